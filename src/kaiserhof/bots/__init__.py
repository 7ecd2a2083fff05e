"""Bots: players that are programs. A bot gets its seat's view and nothing else.

>>> from kaiserhof.engine import find_game, game_ids
>>> make_bot("regular", find_game(game_ids()[0])).level
'regular'
>>> OFFERED
('novice', 'regular', 'master')
"""

from typing import Any

from kaiserhof.bots.bot import Bot, Evaluation, Evaluator, MoveEvaluation
from kaiserhof.bots.budget import Budget
from kaiserhof.bots.master import Master, Plain
from kaiserhof.bots.novice import Novice
from kaiserhof.bots.random_bot import RandomBot
from kaiserhof.bots.regular import Regular
from kaiserhof.engine import Game, KaiserhofError

LEVELS: dict[str, type[Bot]] = {bot.level: bot for bot in (RandomBot, Plain, Novice, Regular, Master)}
"""Bot classes by level, weakest first."""

OFFERED = tuple(level for level, bot in LEVELS.items() if bot.offered)
"""The levels that people are offered as opponents, weakest first."""

STRONGEST = OFFERED[-1]
"""The level that plays for someone who is absent."""


def make_bot(name: str, game: Game[Any]) -> Bot:
    """Returns a bot for a game. The name is a level; Master's may have a budget (`master:2000`, `master:0.5s`).

    Raises `KaiserhofError` if the level or the budget does not exist.
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
    "Evaluation",
    "Evaluator",
    "Master",
    "MoveEvaluation",
    "Novice",
    "Plain",
    "RandomBot",
    "Regular",
    "make_bot",
]
