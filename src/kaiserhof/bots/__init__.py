"""Players that are programs. They get what their seat may see and nothing else.

>>> from kaiserhof.engine import find_game, game_ids
>>> make_bot("regular", find_game(game_ids()[0])).level
'regular'
>>> OFFERED
('novice', 'regular', 'master')
"""

from typing import Any

from kaiserhof.bots.bot import Bot, Weighed, Weigher, Weighing
from kaiserhof.bots.budget import Budget
from kaiserhof.bots.master import Master, Plain
from kaiserhof.bots.novice import Novice
from kaiserhof.bots.random_bot import RandomBot
from kaiserhof.bots.regular import Regular
from kaiserhof.engine import Game, KaiserhofError

LEVELS: dict[str, type[Bot]] = {bot.level: bot for bot in (RandomBot, Plain, Novice, Regular, Master)}
"""The levels by name, the weakest first."""

OFFERED = tuple(level for level, bot in LEVELS.items() if bot.offered)
"""The levels people are offered as opponents, the weakest first."""

STRONGEST = OFFERED[-1]
"""Who plays for someone who is not there."""


def make_bot(name: str, game: Game[Any]) -> Bot:
    """A bot for a game: a level, Master's perhaps with a budget (`master:2000`, `master:0.5s`).

    Raises `KaiserhofError` if there is no such level or budget.
    """
    level, colon, budget = name.partition(":")
    kind = LEVELS.get(level)
    if kind is None or (colon and not issubclass(kind, Master)):
        raise KaiserhofError("error-unknown-seat", name=name[:40], known=", ".join(LEVELS))
    return kind(game, Budget.parse(budget)) if colon and issubclass(kind, Master) else kind(game)


__all__ = [
    "LEVELS",
    "OFFERED",
    "STRONGEST",
    "Bot",
    "Budget",
    "Master",
    "Novice",
    "Plain",
    "RandomBot",
    "Regular",
    "Weighed",
    "Weigher",
    "Weighing",
    "make_bot",
]
