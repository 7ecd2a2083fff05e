"""What is in the box."""

from typing import Final

RED: Final = 0
GOLD: Final = 1
COLOURS: Final = ("red", "gold")

OF_EACH: Final = 5
"""Number of cards of each colour."""

HAND: Final = 2
"""Number of cards that everyone starts with."""

HOOKS: Final = 6
"""Number of hooks for lanterns."""

POINTS: Final = (1, 2)
"""Points of a lantern, by the colour of the card that paid for it."""

HANGING: Final = 0
PAYING: Final = 1
DEALING: Final = 2
ENDED: Final = 3
"""The phases: a seat chooses a hook, a seat pays, chance deals a card, the game is over."""
