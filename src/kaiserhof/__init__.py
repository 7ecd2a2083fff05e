"""Kaiserhof: three board games about imperial China, as an exact rules engine with players, records and pictures.

>>> from kaiserhof.engine import find_game
>>> state = find_game("china").start(3)
>>> state.seats
3
"""

__version__ = "0.1.0"
