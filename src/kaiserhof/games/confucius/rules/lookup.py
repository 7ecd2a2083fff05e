"""Lookup tables: what a packed hand is worth, which cards pay a price, which bits a mask has.

A price is in coins, in licences, or in coins without change (Commercial Income). The payments for a hand and a price
are computed on first use.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiserhof.engine.native import vec
from kaiserhof.games.confucius.rules.components import CARD, COINS_OF, LICENCES_OF, MAX_TO_PAY, cards_of
from kaiserhof.games.confucius.rules.moves import (
    BRIBE,
    DRAW,
    KEEP,
    KEPT,
    LAY,
    PAY,
    PAYMENT_NUMBER,
    PLACE,
    SECURE,
    SWAP,
    TRANSFER,
    pack,
    row_of,
)

COINS: Final = 0
LICENCES: Final = 1
EXACT_COINS: Final = 2
"""What a price is in."""

_WORTH: Final[tuple[tuple[int, ...], ...]] = (COINS_OF, LICENCES_OF, COINS_OF)
_HANDS: Final = range(1 << 15)

COINS_IN: Final = vec[i64]([cards_of(hand, 0) + 2 * cards_of(hand, 1) + 3 * cards_of(hand, 2) for hand in _HANDS])
"""Coins in a hand, by packed hand."""
LICENCES_IN: Final = vec[i64]([3 * cards_of(hand, 0) + 2 * cards_of(hand, 1) + cards_of(hand, 2) for hand in _HANDS])
"""Licences in a hand, by packed hand."""
SIZE: Final = vec[i64]([cards_of(hand, 0) + cards_of(hand, 1) + cards_of(hand, 2) for hand in _HANDS])
"""Number of cards in a hand, by packed hand."""

_payments: dict[int, tuple[int, ...]] = {}


def payments(hand: int, price: int, currency: int) -> tuple[int, ...]:
    """Rules `pay-no-change` and `pay-more`: returns the moves that pay a price from a hand.

    Payments without a superfluous card come first, then the others; within both groups, those with the smallest surplus
    come first.

    >>> from kaiserhof.games.confucius.rules.moves import all_texts
    >>> hand = CARD[0] + 2 * CARD[1] + CARD[2]
    >>> [all_texts(3)[move] for move in payments(hand, 4, COINS)]
    ['pay 13', 'pay 22', 'pay 23', 'pay 122', 'pay 123', 'pay 223', 'pay 1223']
    >>> [all_texts(3)[move] for move in payments(hand, 4, EXACT_COINS)]
    ['pay 13', 'pay 22']
    """
    key = (price << 2 | currency) << 15 | hand
    found = _payments.get(key)
    if found is None:
        found = _payments[key] = _find_payments(hand, price, currency)
    return found


def _find_payments(hand: int, price: int, currency: int) -> tuple[int, ...]:
    worth = _WORTH[currency]
    found: list[tuple[bool, int, int]] = []
    for a in range(cards_of(hand, 0) + 1):
        for b in range(cards_of(hand, 1) + 1):
            for c in range(cards_of(hand, 2) + 1):
                total = a * worth[0] + b * worth[1] + c * worth[2]
                if total < price or (currency == EXACT_COINS and total > price) or a + b + c > MAX_TO_PAY:
                    continue
                cheapest = min(worth[kind] for kind, count in enumerate((a, b, c)) if count)
                move = pack(PAY, PAYMENT_NUMBER[a * CARD[0] + b * CARD[1] + c * CARD[2]])
                found.append((total - cheapest >= price, total - price, move))
    return tuple(move for _, _, move in sorted(found))


_keeps: dict[int, tuple[int, ...]] = {}


def keeps(hand: int) -> tuple[int, ...]:
    """Rule `hand-limit`: returns the moves that keep four cards of a hand."""
    found = _keeps.get(hand)
    if found is None:
        found = _keeps[hand] = tuple(
            pack(KEEP, number)
            for number, cards in enumerate(KEPT)
            if all(cards_of(cards, kind) <= cards_of(hand, kind) for kind in range(3))
        )
    return found


def bits(mask: int) -> tuple[int, ...]:
    return tuple(bit for bit in range(mask.bit_length()) if mask >> bit & 1)


_SPACES_IN: Final = tuple(tuple(tuple(7 * m + bit for bit in bits(mask)) for mask in range(128)) for m in range(3))


def spaces_in(mask: int) -> tuple[int, ...]:
    """Returns the spaces in a mask.

    >>> spaces_in(1 << 20 | 1 << 3)
    (3, 20)
    """
    return _SPACES_IN[0][mask & 127] + _SPACES_IN[1][mask >> 7 & 127] + _SPACES_IN[2][mask >> 14]


def moves_at(moves: tuple[int, ...], mask: i64, tile: vec[i64], coins: i64) -> list[int]:
    """Returns the moves on the spaces in a mask whose officials cost no more than these coins; `moves` are by space."""
    found: list[int] = []
    for ministry in range(3):
        for space in _SPACES_IN[ministry][mask >> (7 * ministry) & 127]:
            if tile[space] <= coins:
                found.append(moves[space])  # noqa: PERF401 - a list in between would cost time
    return found


BRIBES: Final = tuple(row_of(BRIBE))
SECURES: Final = tuple(row_of(SECURE))
PLACES: Final = tuple(row_of(PLACE))
SWAPS: Final = tuple(row_of(SWAP))
"""The moves of a verb, by space."""
_TRANSFERS: Final = tuple(
    tuple(tuple(pack(TRANSFER, space) for space in spaces) for spaces in masks) for masks in _SPACES_IN
)


def transfers(mask: i64) -> tuple[int, ...]:
    """Returns the moves that transfer the influence on the spaces in a mask."""
    return _TRANSFERS[0][mask & 127] + _TRANSFERS[1][mask >> 7 & 127] + _TRANSFERS[2][mask >> 14]


GIFTS_IN: Final = tuple(tuple(bit + 1 for bit in bits(mask)) for mask in range(64))
"""Values of the gifts, by mask of gifts."""

LAYS: Final = tuple(tuple(pack(LAY, kind) for kind in range(3) if kinds >> kind & 1) for kinds in range(8))
"""The moves that lay one card, by mask of kinds in hand."""
DRAWS: Final = vec[i64](list(row_of(DRAW)))

GIFT_VALUES_IN: Final = [float(sum(values)) for values in GIFTS_IN]
"""Sum of the values, by mask of gifts."""
SENIORITY_IN: Final = [float(sum([6 - space for space in bits(mask)])) for mask in range(128)]
"""Sum of seniority (6 on space 1, 0 on space 7), by mask of the officials of one ministry."""
BEST_IN: Final = vec[i64]([(mask & -mask).bit_length() - 1 for mask in range(128)])
"""The most senior official, by mask of the officials of one ministry."""
