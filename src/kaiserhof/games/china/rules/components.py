"""What is in the box, and how a hand and an open row of cards are packed into one integer.

A hand has at most three cards, for which two bits a colour are enough; the open row has at most four and needs three.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiserhof.engine.native import vec

COLOURS: Final[tuple[str, ...]] = ("violet", "yellow", "orange", "green", "red")
LETTERS: Final = "vyogr"
"""The colours as they stand in move texts."""

DECK: Final[tuple[int, ...]] = (10, 11, 11, 12, 13)
"""Number of province cards in the box, by colour: 57 in all."""

REMOVED: Final = {3: 2, 4: 1, 5: 0}
"""Number of cards of each colour that are left out, by number of players (rule `setup-cards`)."""

HAND: Final = 3
ROW: Final = 4
HOUSES: Final = 20
EMISSARIES: Final = 8
"""Emissaries of a player. There are nine in the box; one of them is the score marker."""
FORTIFICATIONS: Final = 1
MAX_SEATS: Final = 5

HAND_BITS: Final = 2
"""Bits of a packed hand for each colour."""

ROW_BITS: Final = 3
"""Bits of a packed open row for each colour."""

CARD: Final = vec[i64]([1, 1 << 2, 1 << 4, 1 << 6, 1 << 8])
"""A packed hand of one card, by colour."""

OPEN_CARD: Final = vec[i64]([1, 1 << 3, 1 << 6, 1 << 9, 1 << 12])
"""A packed open row of one card, by colour."""


def cards_in_hand(hand: i64, colour: i64) -> i64:
    """Returns the number of cards of a colour in a packed hand.

    >>> cards_in_hand(CARD[4] + 2 * CARD[0], 0)
    2
    """
    return (hand >> (HAND_BITS * colour)) & 3


def cards_in_row(row: i64, colour: i64) -> i64:
    """Returns the number of cards of a colour in a packed open row."""
    return (row >> (ROW_BITS * colour)) & 7


HAND_SIZE: Final = vec[i64]([sum([cards_in_hand(hand, colour) for colour in range(5)]) for hand in range(1 << 10)])
"""Number of cards, by packed hand."""

ROW_SIZE: Final = vec[i64]([sum([cards_in_row(row, colour) for colour in range(5)]) for row in range(1 << 15)])
"""Number of cards, by packed open row."""


def deck_for(seats: i64) -> list[i64]:
    """Rule `setup-cards`: returns the number of cards in play, by colour.

    >>> sum(deck_for(3)), sum(deck_for(4)), sum(deck_for(5))
    (47, 52, 57)
    """
    return [count - REMOVED[seats] for count in DECK]
