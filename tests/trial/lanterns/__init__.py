"""Lanterns, a small game with hidden cards: the folder of a game at its smallest. It has no `drawing/`.

`rules/` holds the rules, `words/` what is said, `teaching/` the rule book, `game.py` the `Game`.
"""

from kaiserhof.games.lanterns.game import GAME

__all__ = ["GAME"]
