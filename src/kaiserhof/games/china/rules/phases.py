"""The phases by number. What is asked in each of them is in `questions`."""

from typing import Final

FIRST_PIECE: Final = 0
"""The player places a piece or exchanges a card."""

PAYING: Final = 1
"""The player pays for the piece just placed."""

SECOND_PIECE: Final = 2
"""The player places another piece or stops."""

DRAWING: Final = 3
"""The player takes an open card or draws a hidden one."""

DEALING: Final = 4
"""Chance deals the first hands."""

DRAWN: Final = 5
"""Chance says which hidden card the player has drawn."""

REFILL: Final = 6
"""Chance turns up cards for the open row."""

ENDED: Final = 7
"""The game is over."""

PAYING_FORT: Final = 8
"""The player pays for a fortification, if with this reading no joker does."""
