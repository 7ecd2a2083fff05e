"""What is in the box, and how a hand and an open row of cards are packed into one integer.

A hand never has more than three cards, so two bits a colour hold it; the open row has up to four: three bits a colour.
The tables below answer, for such an integer, everything the rules ask of it.
"""

from __future__ import annotations

from itertools import combinations_with_replacement

COLOURS = ("violet", "yellow", "orange", "green", "red")
LETTERS = "vyogr"
"""The colours in move texts."""

DECK = (10, 11, 11, 12, 13)
"""Province cards of each colour in the box: 57 in all."""

REMOVED = {3: 2, 4: 1, 5: 0}
"""Cards of each colour left out, by number of players (rule `setup-cards`)."""

HAND = 3
ROW = 4
HOUSES = 20
EMISSARIES = 8
"""Nine in the box; one of them is the score marker."""
FORTIFICATIONS = 1
MOST_SEATS = 5

CARD = (1, 1 << 2, 1 << 4, 1 << 6, 1 << 8)
"""One card of a colour in a packed hand."""

OPEN_CARD = (1, 1 << 3, 1 << 6, 1 << 9, 1 << 12)
"""One card of a colour in a packed open row."""


def cards_in_hand(hand: int, colour: int) -> int:
    """How many cards of a colour a packed hand holds.

    >>> cards_in_hand(CARD[4] + 2 * CARD[0], 0)
    2
    """
    return (hand >> (2 * colour)) & 3


def cards_in_row(row: int, colour: int) -> int:
    """How many cards of a colour a packed open row holds."""
    return (row >> (3 * colour)) & 7


def _hand_sizes() -> list[int]:
    return [sum(cards_in_hand(hand, colour) for colour in range(5)) for hand in range(1 << 10)]


HAND_SIZE = _hand_sizes()
"""Packed hand to its number of cards."""


def _rows() -> dict[int, int]:
    return {
        sum(OPEN_CARD[colour] for colour in cards): size
        for size in range(ROW + 1)
        for cards in combinations_with_replacement(range(5), size)
    }


ROW_SIZE = _rows()
"""Packed open row to its number of cards."""


def deck_for(seats: int) -> list[int]:
    """Rule `setup-cards`: with four players one card of each colour stays in the box, with three players two.

    >>> sum(deck_for(3)), sum(deck_for(4)), sum(deck_for(5))
    (47, 52, 57)
    """
    return [count - REMOVED[seats] for count in DECK]
