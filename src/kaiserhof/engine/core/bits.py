"""Masks of at most 63 bits: how many bits they have, and which."""

from __future__ import annotations

from mypy_extensions import i64


def count_bits(mask: i64) -> int:
    """How many bits are set.

    >>> count_bits(0b10110)
    3
    """
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def lowest_bit(mask: i64) -> i64:
    """The number of the lowest bit of a mask that is not empty.

    >>> lowest_bit(0b10100)
    2
    """
    low: int = mask & -mask
    return low.bit_length() - 1
