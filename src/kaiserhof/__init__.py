"""Kaiserhof: three board games about imperial China, as an exact rules engine with players, records and pictures.

>>> from kaiserhof.engine import find_game, game_ids
>>> for name in game_ids():
...     state = find_game(name).start(4)
...     assert state.seats == 4
"""

from kaiserhof.compilation import is_compiled, use_compiled

__version__ = "0.1.0"

use_compiled()

__all__ = ["__version__", "is_compiled"]
