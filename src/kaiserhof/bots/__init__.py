"""Players that are programs. They get what their seat may see and nothing else.

>>> from kaiserhof.engine import find_game, game_ids
>>> make_bot("regular", find_game(game_ids()[0])).level
'regular'
"""

from typing import Any

from kaiserhof.engine import Game, KaiserhofError

from .bot import Bot
from .random_bot import RandomBot
from .regular import Regular

LEVELS: dict[str, type[Bot]] = {bot.level: bot for bot in (RandomBot, Regular)}
"""The levels by name, the weakest first."""

OFFERED = tuple(level for level, bot in LEVELS.items() if bot.offered)
"""The levels people are offered as opponents, the weakest first."""

STRONGEST = OFFERED[-1]
"""Who plays for someone who is not there."""


def make_bot(level: str, game: Game[Any]) -> Bot:
    """A bot of this level for a game; raises `KaiserhofError` if there is no such level."""
    if level not in LEVELS:
        raise KaiserhofError("error-unknown-seat", name=level[:40], known=", ".join(LEVELS))
    return LEVELS[level](game)


__all__ = ["LEVELS", "OFFERED", "STRONGEST", "Bot", "RandomBot", "Regular", "make_bot"]
