"""Finds out whether a seat may have held these cards, from an order of its secret draws that agrees with all
it showed.
"""

from collections import Counter
from collections.abc import Sequence

DRAWN, TAKEN, SHOWN = range(3)
"""A secret card drawn from a pile, an open card taken, a card that leaves the hand."""

Happening = tuple[int, int]
"""What happened to a hand, and the pile (for a drawn card) or the colour."""


def order_of_draws(happened: Sequence[Happening], drawn: Sequence[Counter[int]]) -> list[int]:
    """Returns the colours of a seat's secret draws in an order in which it held every card when it showed it.

    `drawn` is everything it drew from each pile. The game starts with an empty hand.
    """
    failed: set[tuple[object, ...]] = set()
    colours = sorted({colour for cards in drawn for colour in cards})

    def next_shown(number: int, colour: int) -> int:
        for later in range(number, len(happened)):
            if happened[later] == (SHOWN, colour):
                return later
        return len(happened)

    def search(number: int, hand: Counter[int], left: list[Counter[int]]) -> list[int] | None:
        if number == len(happened):
            return [] if not any(cards.total() for cards in left) else None
        what, which = happened[number]
        if what != DRAWN:
            hand = hand.copy()
            hand[which] += 1 if what == TAKEN else -1
            return search(number + 1, hand, left) if hand[which] >= 0 else None
        key = (number, tuple(hand[colour] for colour in colours), tuple(tuple(sorted(cards.items())) for cards in left))
        if key in failed:
            return None
        for colour in sorted(colours, key=lambda colour: next_shown(number, colour)):
            if left[which][colour]:
                rest = [cards.copy() for cards in left]
                rest[which][colour] -= 1
                order = search(number + 1, hand + Counter([colour]), rest)
                if order is not None:
                    return [colour, *order]
        failed.add(key)
        return None

    order = search(0, Counter(), list(drawn))
    assert order is not None, "no order of draws goes with what was shown"
    return order
