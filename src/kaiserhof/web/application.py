"""The application: its routes, their dependencies, and its background tasks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial

from litestar import Litestar
from litestar.datastructures import ResponseHeader, State
from litestar.di import Provide
from sqlalchemy.exc import DBAPIError

from kaiserhof.community.leagues import Leagues
from kaiserhof.community.notifications import NotificationRunner, Notifications
from kaiserhof.community.profile import Profiles
from kaiserhof.community.quick_match import QuickMatch
from kaiserhof.community.ratings import RatingUpdater
from kaiserhof.community.returning import Court, Deals, PuzzlesOfDays
from kaiserhof.community.running_games import RunningGames
from kaiserhof.compiling.background import compile_in_background
from kaiserhof.server.settings import Settings, bot_processes, channel_config
from kaiserhof.storage.opening import open_store
from kaiserhof.tables import Limits, Tables
from kaiserhof.tables.upkeep import EVERY, Upkeep
from kaiserhof.web.context import Context, Services
from kaiserhof.web.errors import ANSWERS
from kaiserhof.web.headers import SECURITY
from kaiserhof.web.hub import Hub
from kaiserhof.web.operations.garbage import Garbage
from kaiserhof.web.operations.metrics import Metrics
from kaiserhof.web.operations.observed import observed
from kaiserhof.web.operations.streams import Streams
from kaiserhof.web.platform import Platform
from kaiserhof.web.rendering import render
from kaiserhof.web.requests import AnyRequest
from kaiserhof.web.visitor import changes, visitor_of
from kaiserhof.workers.background import BackgroundServices
from kaiserhof.workers.bot_scheduler import BotScheduler

log = logging.getLogger(__name__)


def build_app(settings: Settings, platform: Platform, *, compile_rules: bool = False) -> Litestar:
    """Builds the application and its store. Bots run during its lifetime, and with `compile_rules` also the
    compiler.
    """
    hub = Hub()
    store = open_store(settings.database, platform.journal)
    levels = partial(platform.levels, more=settings.more_bots)
    tables = Tables(store, hub.announce, Limits(enabled=settings.limits), levels)
    metrics = Metrics()
    renderer = render.Renderer(levels, with_others=platform.others)
    bots = BotScheduler(
        tables,
        settings.bot_pause,
        bot_processes(settings),
        settings.bot_seconds,
        settings.bot_limit,
        on_decision=metrics.bot_decided,
        make_pool=platform.make_pool,
    )
    background = BackgroundServices(tables, bots, settings.analysis_seconds, hub.announce_all, platform.adviser)
    notices = Notifications(tables, channel_config(settings))
    notifier = NotificationRunner(notices)
    leagues = Leagues(tables)
    quick = QuickMatch(tables)
    deals = Deals(tables)

    services = Services(
        tables=tables,
        renderer=renderer,
        settings=settings,
        hub=hub,
        jobs=background.jobs,
        analyst=background.analyst,
        notifications=notices,
        leagues=leagues,
        quick_match=quick,
        running_games=RunningGames(tables),
        profiles=Profiles(tables),
        puzzles=PuzzlesOfDays(tables),
        deals=deals,
        court=Court(tables),
    )

    async def context(request: AnyRequest) -> Context:
        visitor = await visitor_of(request, tables)
        tables.limits.spend("change" if changes(request) else "request", visitor.person.id if visitor.person else "")
        return Context.of(request, visitor, services)

    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        hub.start()
        upkeep_step = Upkeep(tables, settings.gathering_days, settings.playing_days).step
        with_others = (quick.fill, leagues.step) if platform.others else ()
        steps = (
            upkeep_step,
            RatingUpdater(tables.store.database).count,
            deals.open_sealed,
            *with_others,
            Garbage().step,
        )
        upkeep = asyncio.create_task(_keep_up(steps))
        await background.start()
        if platform.others:
            await notifier.start()
        compiling = asyncio.create_task(compile_in_background(bots.renew_processes)) if compile_rules else None
        try:
            yield
        finally:
            if compiling is not None:
                compiling.cancel()
                await asyncio.gather(compiling, return_exceptions=True)
            upkeep.cancel()
            await notifier.stop()
            await background.stop()
            tables.store.close()

    app = Litestar(
        route_handlers=platform.routes,
        dependencies={
            "ctx": Provide(context),
            "tables": Provide(lambda: tables, sync_to_thread=False),
            "services": Provide(lambda: services, sync_to_thread=False),
            "metrics": Provide(lambda: metrics, sync_to_thread=False),
        },
        lifespan=[running],
        exception_handlers=ANSWERS,
        response_headers=_headers(),
        request_max_body_size=64_000,
        openapi_config=platform.openapi,
        state=State(
            {
                "renderer": renderer,
                "streams": Streams(settings),
                "end_streams": partial(hub.end, elsewhere=tables.store.database.shared),
            }
        ),
        logging_config=None,
    )
    app.asgi_handler = observed(app.asgi_handler, metrics)
    return app


async def _keep_up(steps: Sequence[Callable[[], object]]) -> None:
    """Runs the periodic tasks: the host's commands, expiry, ratings, quick match, leagues, garbage collection."""
    while True:
        for step in steps:
            try:
                await asyncio.to_thread(step)
            except DBAPIError as error:
                name = getattr(step, "__qualname__", step)
                log.warning("periodic task %s failed, trying again in %s s: %s", name, EVERY, error.orig)
            except Exception:
                log.exception(
                    "periodic task %s failed, trying again in %s s", getattr(step, "__qualname__", step), EVERY
                )
        await asyncio.sleep(EVERY)


def _headers() -> list[ResponseHeader]:
    return [ResponseHeader(name=name, value=value) for name, value in SECURITY.items()]
