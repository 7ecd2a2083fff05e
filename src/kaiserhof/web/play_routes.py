"""The route handlers for a visitor without other people: play against bots, lessons, rules and replays."""

from __future__ import annotations

from litestar.types import ControllerRouterHandler

from kaiserhof.web.operations.health import live
from kaiserhof.web.pages.analysis import AnalysisPages
from kaiserhof.web.pages.as_it_stands import StandingPages
from kaiserhof.web.pages.boards import BoardPages, MyBoardsPages
from kaiserhof.web.pages.coach import CoachPages
from kaiserhof.web.pages.court import CourtPages
from kaiserhof.web.pages.decisions import DecisionPages
from kaiserhof.web.pages.editor import EditorPages
from kaiserhof.web.pages.ending import EndPages
from kaiserhof.web.pages.hints import HintPages
from kaiserhof.web.pages.home import HomePages
from kaiserhof.web.pages.installing import InstallPages
from kaiserhof.web.pages.lesson import LessonPages
from kaiserhof.web.pages.lobby import LobbyPages
from kaiserhof.web.pages.meeting import MeetingPages
from kaiserhof.web.pages.my_games import MyGamesPages
from kaiserhof.web.pages.new_table import NewTablePages
from kaiserhof.web.pages.notices import waiting
from kaiserhof.web.pages.person import PersonPages
from kaiserhof.web.pages.persons import PersonsPages
from kaiserhof.web.pages.puzzles import PuzzlePages
from kaiserhof.web.pages.replay import ReplayPages
from kaiserhof.web.pages.table import TablePages
from kaiserhof.web.pages.today import TodayPages
from kaiserhof.web.rendering.assets import (
    about_parts,
    base_picture,
    drawn_file,
    game_style,
    ratio,
    static_file,
    vignette,
)

PLAY_ROUTES: tuple[ControllerRouterHandler, ...] = (
    live,
    HomePages,
    NewTablePages,
    MyBoardsPages,
    BoardPages,
    EditorPages,
    TablePages,
    LobbyPages,
    MyGamesPages,
    PersonPages,
    PersonsPages,
    MeetingPages,
    HintPages,
    StandingPages,
    CoachPages,
    AnalysisPages,
    DecisionPages,
    EndPages,
    ReplayPages,
    LessonPages,
    PuzzlePages,
    TodayPages,
    CourtPages,
    InstallPages,
    waiting,
    static_file,
    base_picture,
    about_parts,
    ratio,
    game_style,
    drawn_file,
    vignette,
)
