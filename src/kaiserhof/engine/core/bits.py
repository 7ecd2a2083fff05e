"""Masks of at most 63 bits."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

PAIRS: Final = 0x5555555555555555
FOURS: Final = 0x3333333333333333
EIGHTS: Final = 0x0F0F0F0F0F0F0F0F
SUM: Final = 0x0101010101010101


def count_bits(mask: i64) -> i64:
    """Returns the number of set bits.

    >>> count_bits(0b10110), count_bits((1 << 63) - 1), count_bits(0)
    (3, 63, 0)
    """
    mask -= mask >> 1 & PAIRS
    mask = (mask & FOURS) + (mask >> 2 & FOURS)
    mask = mask + (mask >> 4) & EIGHTS
    return mask * SUM >> 56 & 127


def bit_length(mask: i64) -> i64:
    """Returns one more than the position of the highest set bit, or 0 without any.

    >>> bit_length(0b10100), bit_length(1), bit_length(1 << 62), bit_length(0)
    (5, 1, 63, 0)
    """
    mask |= mask >> 1
    mask |= mask >> 2
    mask |= mask >> 4
    mask |= mask >> 8
    mask |= mask >> 16
    mask |= mask >> 32
    return count_bits(mask)


def lowest_bit(mask: i64) -> i64:
    """Returns the position of the lowest set bit; the mask must not be 0.

    >>> lowest_bit(0b10100), lowest_bit(1), lowest_bit(1 << 62)
    (2, 0, 62)
    """
    return count_bits((mask & -mask) - 1)
