"""All route handlers. A handler that is missing here is not reachable."""

from __future__ import annotations

from litestar.types import ControllerRouterHandler

from kaiserhof.web.api.boards import BoardsApi
from kaiserhof.web.api.leagues import LeaguesApi
from kaiserhof.web.api.lobby import LobbyApi
from kaiserhof.web.api.meeting import MeetingApi
from kaiserhof.web.api.notices import NotificationsApi
from kaiserhof.web.api.people import PeopleApi
from kaiserhof.web.api.person import PersonApi
from kaiserhof.web.api.puzzles import PuzzlesApi
from kaiserhof.web.api.routes import Api
from kaiserhof.web.operations.health import live, ready
from kaiserhof.web.operations.metrics import show_metrics
from kaiserhof.web.pages.analysis import Analyses
from kaiserhof.web.pages.boards import BoardPages
from kaiserhof.web.pages.editor import EditorPages
from kaiserhof.web.pages.ending import EndPages, game_picture
from kaiserhof.web.pages.hints import Hints
from kaiserhof.web.pages.holidays import HolidayPages
from kaiserhof.web.pages.home import Pages
from kaiserhof.web.pages.installing import Installing
from kaiserhof.web.pages.leagues import LeagueList, LeaguePages
from kaiserhof.web.pages.lesson import LessonPages
from kaiserhof.web.pages.lobby import LobbyPages
from kaiserhof.web.pages.making import MakingPages
from kaiserhof.web.pages.meeting import MeetingPages
from kaiserhof.web.pages.mine import MyGames
from kaiserhof.web.pages.notices import NotificationLinks, NotificationPages, waiting
from kaiserhof.web.pages.person import PersonPages
from kaiserhof.web.pages.puzzles import PuzzlePages
from kaiserhof.web.pages.replay import ReplayPages
from kaiserhof.web.pages.table import TablePages
from kaiserhof.web.pages.together import TogetherPages
from kaiserhof.web.rendering.assets import (
    about_parts,
    base_picture,
    drawn_file,
    game_style,
    ratio,
    static_file,
    vignette,
)

ROUTES: tuple[ControllerRouterHandler, ...] = (
    live,
    ready,
    show_metrics,
    Pages,
    MakingPages,
    BoardPages,
    EditorPages,
    TablePages,
    LobbyPages,
    MyGames,
    PersonPages,
    TogetherPages,
    MeetingPages,
    Hints,
    Analyses,
    EndPages,
    game_picture,
    LeagueList,
    LeaguePages,
    ReplayPages,
    LessonPages,
    PuzzlePages,
    Installing,
    HolidayPages,
    NotificationPages,
    NotificationLinks,
    waiting,
    Api,
    MeetingApi,
    LobbyApi,
    PersonApi,
    PeopleApi,
    LeaguesApi,
    PuzzlesApi,
    NotificationsApi,
    BoardsApi,
    static_file,
    base_picture,
    about_parts,
    ratio,
    game_style,
    drawn_file,
    vignette,
)
