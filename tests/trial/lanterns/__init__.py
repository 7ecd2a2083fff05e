"""Lanterns, a small game with hidden cards: the folder of a minimal game. It has no `drawing/`.

`rules/` holds the rules, `words/` the texts, `teaching/` the rule book, `game.py` the `Game`.
"""

from kaiserhof.games.lanterns.game import GAME

__all__ = ["GAME"]
