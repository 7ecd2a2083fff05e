"""All route handlers. A handler that is missing here is not reachable."""

from __future__ import annotations

from litestar.types import ControllerRouterHandler

from kaiserhof.web.api.boards import BoardsApi
from kaiserhof.web.api.conduct import ConductApi, HostApi
from kaiserhof.web.api.leagues import LeaguesApi
from kaiserhof.web.api.lobby import LobbyApi
from kaiserhof.web.api.meeting import MeetingApi
from kaiserhof.web.api.notices import NotificationsApi
from kaiserhof.web.api.own_table import OwnTableApi
from kaiserhof.web.api.people import PeopleApi, RunningGamesApi
from kaiserhof.web.api.person import PersonApi
from kaiserhof.web.api.puzzles import PuzzlesApi
from kaiserhof.web.api.routes import Api
from kaiserhof.web.operations.health import ready
from kaiserhof.web.operations.metrics import show_metrics
from kaiserhof.web.pages.conduct import ConductPages
from kaiserhof.web.pages.holidays import HolidayPages
from kaiserhof.web.pages.host import HostPages
from kaiserhof.web.pages.leagues import LeagueList, LeaguePages
from kaiserhof.web.pages.notices import NotificationLinks, NotificationPages
from kaiserhof.web.pages.public_lobby import PublicLobbyPages
from kaiserhof.web.pages.running import RunningPages
from kaiserhof.web.pages.sharing import SharedPictures
from kaiserhof.web.pages.signing_in import SigningInPages
from kaiserhof.web.play_routes import PLAY_ROUTES

ROUTES: tuple[ControllerRouterHandler, ...] = (
    *PLAY_ROUTES,
    ready,
    show_metrics,
    PublicLobbyPages,
    RunningPages,
    SharedPictures,
    SigningInPages,
    LeagueList,
    LeaguePages,
    HolidayPages,
    ConductPages,
    HostPages,
    NotificationPages,
    NotificationLinks,
    Api,
    MeetingApi,
    LobbyApi,
    PersonApi,
    PeopleApi,
    RunningGamesApi,
    OwnTableApi,
    LeaguesApi,
    PuzzlesApi,
    NotificationsApi,
    BoardsApi,
    ConductApi,
    HostApi,
)
