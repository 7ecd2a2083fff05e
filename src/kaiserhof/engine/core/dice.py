"""Random numbers for rollouts and imagined worlds: small, fast, and the same interpreted and compiled.

They are not for tables of people: `fair_dice` draws for those.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final, TypeVar

from mypy_extensions import i64

T = TypeVar("T")

MULTIPLIER: Final = 1791398085
"""Multiply-with-carry modulo 2^32: `MULTIPLIER * 2**32 - 1` is a safe prime, so the period is above 2^61."""

HALF: Final = 0xFFFFFFFF
"""Mask of the lower 32 bits, the last number; the upper bits are the carry. Nothing here needs more than 63 bits."""

FINE: Final = 1 << 30
"""Number of different results of `unit`."""


class Dice:
    """A seeded random number generator; the same seed, a number or a text, gives the same sequence.

    >>> dice = Dice(1)
    >>> [dice.below(6) + 1 for _ in range(10)]
    [3, 1, 1, 4, 1, 5, 3, 2, 6, 2]
    >>> Dice("a text").below(1000) == Dice("a text").below(1000)
    True
    """

    __slots__ = ("_carry_and_number",)

    _carry_and_number: i64

    def __init__(self, seed: int | str | None = None) -> None:
        if seed is None:
            # Imported only here because the import costs time.
            import secrets

            seed = secrets.randbits(64)
        digest = hashlib.sha256(str(seed).encode()).digest()
        # The states 0 and the largest one would never change.
        self._carry_and_number = 1 + int.from_bytes(digest[:8], "big") % (MULTIPLIER * (HALF + 1) - 2)

    def __reduce__(self) -> tuple[object, ...]:
        """Pickles and copies dice with their present state."""
        return _dice_at, (self._carry_and_number,)

    def __repr__(self) -> str:
        return f"<Dice at {self._carry_and_number:x}>"

    def below(self, limit: i64) -> i64:
        """Draws a whole number from 0 up to, but not including, the limit, which is at least 1 and at most 2^31."""
        if limit < 1:
            raise ValueError(f"there is no number below {limit} to draw")
        state = self._carry_and_number
        state = MULTIPLIER * (state & HALF) + (state >> 32)
        self._carry_and_number = state
        return ((state & HALF) ^ (state >> 32)) * limit >> 32

    def unit(self) -> float:
        """Draws a number from 0 up to, but not including, 1."""
        return self.below(FINE) / FINE

    def choice(self, items: Sequence[T]) -> T:
        """Draws one of the items."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[int]) -> None:
        """Shuffles the numbers in place.

        >>> items = [1, 2, 3]
        >>> Dice(2).shuffle(items)
        >>> sorted(items)
        [1, 2, 3]
        """
        left = len(items)
        while left > 1:
            pick = self.below(left)
            left -= 1
            items[left], items[pick] = items[pick], items[left]

    def sample(self, items: list[int], count: i64) -> list[int]:
        """Draws `count` different items, in random order."""
        drawn = items[:]
        self.shuffle(drawn)
        return drawn[:count]

    def fork(self) -> Dice:
        """Returns new dice seeded by one draw of these. Their draws do not change this sequence."""
        return Dice(self.below(FINE))


def _dice_at(carry_and_number: int) -> Dice:
    dice = Dice(0)
    dice._carry_and_number = carry_and_number
    return dice
