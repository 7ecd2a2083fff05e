"""What is to be done next."""

from typing import Final

TAKING: Final = 0
DRAFT: Final = 1
REVEALING: Final = 2
ACTION: Final = 3
PLACING: Final = 4
TURNING: Final = 5
REBUILDING: Final = 6
STOWING: Final = 7
INSPECTING: Final = 8
SAILING: Final = 9
OPENING: Final = 10
DRAWING: Final = 11
SPYING: Final = 12
ENDED: Final = 13
"""A seat takes its first tile, chooses a card, reveals it, or acts: picks a part of its card, lays or turns a tile,
rebuilds, puts an unrest tile under a stack, leads the inspection; the start player steers the ship. Chance turns up the
first tiles, the tile drawn, the tile spied upon. Nothing more."""
