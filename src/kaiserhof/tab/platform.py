"""What the application can do in a browser's tab."""

from __future__ import annotations

from collections.abc import Sequence

from kaiserhof.bots import offered_in
from kaiserhof.engine import Game
from kaiserhof.tab.inline_pool import InlinePool
from kaiserhof.web.platform import Platform
from kaiserhof.web.play_routes import PLAY_ROUTES

QUICK = ("novice", "regular")
"""The levels that decide within milliseconds. Others would keep the pages waiting."""


def _quick(game: Game, more: Sequence[str]) -> tuple[str, ...]:
    return tuple(level for level in offered_in(game, more) if level in QUICK)


TAB = Platform(
    routes=PLAY_ROUTES,
    make_pool=InlinePool,
    journal="TRUNCATE",
    levels=_quick,
    others=False,
    openapi=None,
)
