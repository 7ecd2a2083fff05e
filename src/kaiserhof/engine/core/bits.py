"""Masks of at most 63 bits."""

from __future__ import annotations

from mypy_extensions import i64


def count_bits(mask: i64) -> int:
    """Returns how many bits are set.

    >>> count_bits(0b10110)
    3
    """
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def lowest_bit(mask: i64) -> i64:
    """Returns the position of the lowest set bit; the mask must not be 0.

    >>> lowest_bit(0b10100)
    2
    """
    low: int = mask & -mask
    return low.bit_length() - 1
