"""Bots: players that are programs. A bot gets its seat's view and nothing else.

>>> from kaiserhof.engine import find_game, game_ids
>>> make_bot("regular", find_game(game_ids()[0])).level
'regular'
>>> OFFERED
('novice', 'regular', 'master', 'grandmaster')
"""

from kaiserhof.bots.asking import BotFailed, ask, in_game
from kaiserhof.bots.bot import Bot, Budget, Evaluation, Evaluator, MoveEvaluation, RandomBot, choices
from kaiserhof.bots.characters import CAST, character_at, free_character, player_name
from kaiserhof.bots.levels import (
    LEVELS,
    OFFERED,
    Adviser,
    Levels,
    all_levels,
    analyst,
    bot_name,
    bot_names,
    make_bot,
    offered_in,
    replaced,
    skipped_bots,
    strongest,
    weaker,
)
from kaiserhof.bots.master import Master, Plain, Scholar
from kaiserhof.bots.novice import Novice
from kaiserhof.bots.regular import Regular

__all__ = [
    "CAST",
    "LEVELS",
    "OFFERED",
    "Adviser",
    "Bot",
    "BotFailed",
    "Budget",
    "Evaluation",
    "Evaluator",
    "Levels",
    "Master",
    "MoveEvaluation",
    "Novice",
    "Plain",
    "RandomBot",
    "Regular",
    "Scholar",
    "all_levels",
    "analyst",
    "ask",
    "bot_name",
    "bot_names",
    "character_at",
    "choices",
    "free_character",
    "in_game",
    "make_bot",
    "offered_in",
    "player_name",
    "replaced",
    "skipped_bots",
    "strongest",
    "weaker",
]
