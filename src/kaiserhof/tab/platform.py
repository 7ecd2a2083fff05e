"""What the application starts and offers in a browser's tab."""

from __future__ import annotations

from kaiserhof.tab.inline_pool import InlinePool
from kaiserhof.web.platform import Platform
from kaiserhof.web.play_routes import PLAY_ROUTES

TAB = Platform(
    routes=PLAY_ROUTES,
    make_pool=InlinePool,
    journal="TRUNCATE",
    others=False,
    openapi=None,
)
