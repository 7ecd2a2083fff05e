"""The phases of a game, each with one question; see `questions`."""

from typing import Final

TAKING: Final = 0
"""A seat takes its first tile."""
DRAFT: Final = 1
"""A seat chooses a card."""
REVEALING: Final = 2
"""A seat reveals its card."""
ACTION: Final = 3
"""A seat chooses a part of its card, or is done."""
PLACING: Final = 4
"""A seat chooses the place of the tile in hand."""
TURNING: Final = 5
"""A seat turns a tile that it has laid."""
REBUILDING: Final = 6
"""A seat decides what becomes of a tile on the board."""
STOWING: Final = 7
"""A seat chooses the stack under which one of its unrest tiles goes."""
INSPECTING: Final = 8
"""A seat continues a Special Inspection, or ends it."""
SAILING: Final = 9
"""The start player chooses the ship's next field."""
OPENING: Final = 10
"""Chance decides which tile is turned up in the set-up."""
DRAWING: Final = 11
"""Chance decides which tile is drawn."""
SPYING: Final = 12
"""Chance decides which tile Espionage turns up."""
ENDED: Final = 13
"""The game is over."""
