"""What is to be done next."""

from typing import Final

PLACE: Final = 0
PAYING: Final = 1
DRAWING: Final = 2
DEALING: Final = 3
DRAWN: Final = 4
REFILL: Final = 5
ENDED: Final = 6
"""A seat places, pays or draws; chance deals the first hands, the hidden card drawn, or the open row; nothing more."""
