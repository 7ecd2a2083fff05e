"""What the application can do in a browser's tab."""

from __future__ import annotations

from collections.abc import Sequence

from kaiserhof.bots import Scholar, offered_in
from kaiserhof.engine import Game
from kaiserhof.tab.inline_pool import InlinePool
from kaiserhof.tab.leaving import LeavingPages
from kaiserhof.web.platform import Platform
from kaiserhof.web.play_routes import PLAY_ROUTES

QUICK = ("novice", "regular")
"""The levels that decide within milliseconds, in the application's thread."""

THINKING = Scholar.level
"""The level that thinks in a worker of its own, and gives hints and analyses."""


def _levels(game: Game, more: Sequence[str]) -> tuple[str, ...]:
    return (*(level for level in offered_in(game, more) if level in QUICK), THINKING)


TAB = Platform(
    routes=(*PLAY_ROUTES, LeavingPages),
    make_pool=InlinePool,
    journal="TRUNCATE",
    levels=_levels,
    adviser=lambda game: THINKING,
    others=False,
    openapi=None,
)
