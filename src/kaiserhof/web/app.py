"""The application on a server."""

from __future__ import annotations

from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from kaiserhof import __version__
from kaiserhof.compiling.background import BackgroundCompiler
from kaiserhof.server.settings import Settings
from kaiserhof.web.application import build_app
from kaiserhof.web.platform import Platform
from kaiserhof.web.routes import ROUTES
from kaiserhof.workers.process_pool import ProcessPool

SERVER = Platform(
    routes=ROUTES,
    make_pool=ProcessPool,
    journal="WAL",
    others=True,
    openapi=OpenAPIConfig(
        title="Kaiserhof",
        version=__version__,
        path="/api/schema",
        render_plugins=[JsonRenderPlugin(path="/openapi.json")],
    ),
)


def create_app(settings: Settings, compiler: BackgroundCompiler | None = None) -> Litestar:
    """Builds the application of a server and its store."""
    return build_app(settings, SERVER, compiler)
