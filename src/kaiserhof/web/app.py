"""The application: routes, their dependencies, and the answers to errors."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

from litestar import Litestar, MediaType, Request, Response
from litestar.datastructures import ResponseHeader, State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from kaiserhof import __version__
from kaiserhof.engine import LANGUAGES, BadBoard, KaiserhofError
from kaiserhof.people.leagues import Leagues
from kaiserhof.people.notices import NoticeRunner, Notices
from kaiserhof.people.profile import Profiles
from kaiserhof.people.quick import QuickMatch
from kaiserhof.people.ratings import Counting
from kaiserhof.tables import Limits, Tables
from kaiserhof.tables.upkeep.expiry import EVERY, Upkeep
from kaiserhof.tables.upkeep.opening import open_store
from kaiserhof.thinking.bot_runner import BotRunner
from kaiserhof.thinking.compiler import BackgroundCompiler
from kaiserhof.thinking.office import Office
from kaiserhof.web.api.boards import BoardsApi
from kaiserhof.web.api.lobby import LobbyApi
from kaiserhof.web.api.meeting import MeetingApi
from kaiserhof.web.api.notices import NoticesApi
from kaiserhof.web.api.person import PersonApi
from kaiserhof.web.api.routes import Api
from kaiserhof.web.api.shapes import MovedOn, Problem
from kaiserhof.web.headers import PRIVATE, SECURITY
from kaiserhof.web.hub import Hub
from kaiserhof.web.operations.health import live, ready
from kaiserhof.web.operations.metrics import Metrics, show_metrics
from kaiserhof.web.operations.observed import observed
from kaiserhof.web.operations.streams import Streams
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
from kaiserhof.web.pages.notices import NoticeLinks, NoticePages, waiting
from kaiserhof.web.pages.person import PersonPages
from kaiserhof.web.pages.puzzles import PuzzlePages
from kaiserhof.web.pages.replay import ReplayPages
from kaiserhof.web.pages.table import Acting, TablePages
from kaiserhof.web.pages.together import TogetherPages
from kaiserhof.web.settings import Settings, bot_processes, means_of
from kaiserhof.web.showing import render
from kaiserhof.web.showing.assets import (
    about_parts,
    base_picture,
    drawn_file,
    game_style,
    ratio,
    static_file,
    vignette,
)
from kaiserhof.web.showing.missing import lack_of
from kaiserhof.web.visitor import THEME, THEMES, Visitor, preferred_language, visitor_of

log = logging.getLogger(__name__)
AnyRequest = Request[Any, Any, Any]


def create_app(settings: Settings, compiler: BackgroundCompiler | None = None) -> Litestar:
    """Returns the application with its store. Bots run while it runs, and so does the compiler, if one is given."""
    hub = Hub()
    tables = Tables(open_store(settings.database), hub.announce, Limits(enabled=settings.limits), settings.more_bots)
    metrics = Metrics()
    renderer = render.Renderer(compiler, settings.more_bots)
    bots = BotRunner(tables, settings.bot_pause, bot_processes(settings), settings.bot_seconds, settings.bot_limit)
    bots.on_decision = metrics.bot_decided
    office = Office(tables, bots, settings.analysis_seconds)
    office.on_all = hub.announce_all
    notices = Notices(tables, means_of(settings))
    telling = NoticeRunner(notices)
    leagues = Leagues(tables)
    quick = QuickMatch(tables)

    async def visitor(request: AnyRequest) -> Visitor:
        return await visitor_of(request, tables)

    async def acting(request: AnyRequest) -> Acting:
        return Acting(await visitor_of(request, tables), tables, renderer)

    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        hub.start()
        upkeep_step = Upkeep(tables, settings.gathering_days, settings.playing_days).step
        steps = (upkeep_step, Counting(tables.store).count, quick.fill, leagues.step)
        upkeep = asyncio.create_task(_keep_up(steps))
        await office.start()
        await telling.start()
        if compiler is not None:
            _use_when_compiled(compiler, bots)
        try:
            yield
        finally:
            if compiler is not None:
                await asyncio.to_thread(compiler.stop)
            upkeep.cancel()
            await telling.stop()
            await office.stop()
            tables.store.close()

    app = Litestar(
        route_handlers=[
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
            NoticePages,
            NoticeLinks,
            waiting,
            Api,
            MeetingApi,
            LobbyApi,
            PersonApi,
            NoticesApi,
            BoardsApi,
            static_file,
            base_picture,
            about_parts,
            ratio,
            game_style,
            drawn_file,
            vignette,
        ],
        dependencies={
            "visitor": Provide(visitor),
            "acting": Provide(acting),
            "tables": Provide(_always(tables), sync_to_thread=False),
            "renderer": Provide(_always(renderer), sync_to_thread=False),
            "jobs": Provide(_always(office.jobs), sync_to_thread=False),
            "analyst": Provide(_always(office.analyst), sync_to_thread=False),
            "notices": Provide(_always(notices), sync_to_thread=False),
            "leagues": Provide(_always(leagues), sync_to_thread=False),
            "quick": Provide(_always(quick), sync_to_thread=False),
            "profiles": Provide(_always(Profiles(tables)), sync_to_thread=False),
            "hub": Provide(_always(hub), sync_to_thread=False),
            "settings": Provide(_always(settings), sync_to_thread=False),
            "metrics": Provide(_always(metrics), sync_to_thread=False),
        },
        lifespan=[running],
        exception_handlers={
            KaiserhofError: _refused,
            HTTPException: _http_error,
            RecursionError: _too_deep,
            OperationalError: _database_away,
            InterfaceError: _database_away,
            PoolTimeout: _database_away,
            Exception: _our_fault,
        },
        response_headers=_headers(),
        request_max_body_size=64_000,
        openapi_config=OpenAPIConfig(
            title="Kaiserhof",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        state=State({"streams": Streams(settings), "end_streams": hub.end}),
        logging_config=None,
    )
    app.asgi_handler = observed(app.asgi_handler, metrics)
    return app


async def _keep_up(steps: Sequence[Callable[[], object]]) -> None:
    """Heeds the host's orders, cancels abandoned tables and counts finished games while the server runs."""
    while True:
        for step in steps:
            try:
                await asyncio.to_thread(step)
            except Exception:
                log.exception("the upkeep failed; trying again")
        await asyncio.sleep(EVERY)


def _use_when_compiled(compiler: BackgroundCompiler, bots: BotRunner) -> None:
    """Starts the compiler. When it succeeds, new processes for bots replace the old ones."""
    loop = asyncio.get_running_loop()
    tell = compiler.on_end

    def end(failure: str) -> None:
        tell(failure)
        if not failure:
            loop.call_soon_threadsafe(bots.renew_processes)

    compiler.on_end = end
    compiler.start()


@cache
def _error_pages() -> render.Renderer:
    return render.Renderer()


def _always(value: Any) -> Callable[[], Any]:
    return lambda: value


def _headers() -> list[ResponseHeader]:
    return [ResponseHeader(name=name, value=value) for name, value in SECURITY.items()]


def _refused(request: AnyRequest, error: KaiserhofError) -> Response[Any]:
    """Answers a refused request with one sentence in the person's language."""
    return _answer(request, getattr(error, "status", 422), error)


def _http_error(request: AnyRequest, error: HTTPException) -> Response[Any]:
    message = {404: "error-no-page", 405: "error-request", 413: "error-too-large"}.get(
        error.status_code, "error-request"
    )
    return _answer(request, error.status_code, KaiserhofError(message), error.headers)


def _too_deep(request: AnyRequest, _: RecursionError) -> Response[Any]:
    """Answers a request whose body is nested too deeply."""
    return _answer(request, 400, KaiserhofError("error-request"))


def _database_away(request: AnyRequest, error: Exception) -> Response[Any]:
    """Asks to come again, because the database does not answer."""
    log.error("the database does not answer: %s", type(error).__name__)
    return _answer(request, 503, KaiserhofError("error-database-pause"), {"retry-after": "5"})


def _our_fault(request: AnyRequest, error: Exception) -> Response[Any]:
    log.error("unexpected error", exc_info=error)
    return _answer(request, 500, KaiserhofError("error-ours"))


def _answer(
    request: AnyRequest, status: int, error: KaiserhofError, more: dict[str, str] | None = None
) -> Response[Any]:
    lang = request.cookies.get("kaiserhof_lang", "")
    if lang not in LANGUAGES:
        lang = preferred_language(request.headers.get("accept-language", ""))
    words = render.game_words(error.game, lang) if isinstance(error, BadBoard) else render.page_words(lang)
    sentence = words(error.message)
    headers = {**(more or {}), **SECURITY, **PRIVATE}
    wants_page = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api")
    if not wants_page:
        return Response(
            Problem(error.message.id, sentence, error.table if isinstance(error, MovedOn) else None),
            status_code=status,
            media_type=MediaType.JSON,
            headers=headers,
        )
    theme = request.cookies.get(THEME, "auto")
    page = _error_pages().page(
        "error.html",
        lang,
        theme if theme in THEMES else "auto",
        sentence=sentence,
        status=status,
        missing=lack_of(error.message.id, status, request.url.path, asked=request.method == "GET"),
        page_sprite=render.page_sprite(),
        visitor=None,
        preview=request.state.get("preview"),
        site=str(request.base_url).rstrip("/"),
    )
    return Response(page, status_code=status, media_type=MediaType.HTML, headers=headers)
