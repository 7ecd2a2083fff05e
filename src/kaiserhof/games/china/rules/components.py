"""What is in the box, and how a hand and an open row of cards are packed into one integer.

A hand never has more than three cards, so two bits a colour hold it; the open row has up to four: three bits a colour.
The lookup below answer, for such an integer, everything the rules ask of it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

COLOURS: Final[tuple[str, ...]] = ("violet", "yellow", "orange", "green", "red")
LETTERS: Final = "vyogr"
"""The colours in move texts."""

DECK: Final[tuple[int, ...]] = (10, 11, 11, 12, 13)
"""Province cards of each colour in the box: 57 in all."""

REMOVED: Final = {3: 2, 4: 1, 5: 0}
"""Cards of each colour left out, by number of players (rule `setup-cards`)."""

HAND: Final = 3
ROW: Final = 4
HOUSES: Final = 20
EMISSARIES: Final = 8
"""Nine in the box; one of them is the score marker."""
FORTIFICATIONS: Final = 1
MOST_SEATS: Final = 5

CARD: Final[list[i64]] = [1, 1 << 2, 1 << 4, 1 << 6, 1 << 8]
"""One card of a colour in a packed hand."""

OPEN_CARD: Final[list[i64]] = [1, 1 << 3, 1 << 6, 1 << 9, 1 << 12]
"""One card of a colour in a packed open row."""


def cards_in_hand(hand: i64, colour: i64) -> i64:
    """How many cards of a colour a packed hand holds.

    >>> cards_in_hand(CARD[4] + 2 * CARD[0], 0)
    2
    """
    return (hand >> (2 * colour)) & 3


def cards_in_row(row: i64, colour: i64) -> i64:
    """How many cards of a colour a packed open row holds."""
    return (row >> (3 * colour)) & 7


HAND_SIZE: Final[list[i64]] = [sum([cards_in_hand(hand, colour) for colour in range(5)]) for hand in range(1 << 10)]
"""Packed hand to its number of cards."""

ROW_SIZE: Final[list[i64]] = [sum([cards_in_row(row, colour) for colour in range(5)]) for row in range(1 << 15)]
"""Packed open row to its number of cards."""


def deck_for(seats: i64) -> list[i64]:
    """Rule `setup-cards`: with four players one card of each colour stays in the box, with three players two.

    >>> sum(deck_for(3)), sum(deck_for(4)), sum(deck_for(5))
    (47, 52, 57)
    """
    return [count - REMOVED[seats] for count in DECK]
