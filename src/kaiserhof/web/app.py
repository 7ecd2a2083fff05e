"""The application on a server."""

from __future__ import annotations

from litestar import Litestar
from litestar.openapi import OpenAPIConfig

from kaiserhof import __version__
from kaiserhof.bots import offered_in, strongest
from kaiserhof.server.settings import Settings
from kaiserhof.web.api.document import ApiDocument
from kaiserhof.web.application import build_app
from kaiserhof.web.platform import Platform
from kaiserhof.web.routes import ROUTES
from kaiserhof.workers.process_pool import ProcessPool

SERVER = Platform(
    routes=ROUTES,
    make_pool=ProcessPool,
    journal="WAL",
    levels=offered_in,
    adviser=strongest,
    others=True,
    openapi=OpenAPIConfig(
        title="Kaiserhof",
        version=__version__,
        path="/api/schema",
        render_plugins=[ApiDocument(path="/openapi.json")],
        use_handler_docstrings=True,
    ),
)


def create_app(settings: Settings, *, compile_rules: bool = False) -> Litestar:
    """Builds the application of a server and its store. With `compile_rules`, the rules are compiled in the
    background.
    """
    return build_app(settings, SERVER, compile_rules=compile_rules)
