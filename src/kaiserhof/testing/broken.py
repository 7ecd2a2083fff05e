"""What a check raises."""

from __future__ import annotations


class Broken(AssertionError):
    """The game does not keep the contract here; the text says what is wrong."""


def demand(kept: bool, otherwise: str) -> None:
    """Raises `Broken` with a sentence unless something is as it must be."""
    if not kept:
        raise Broken(otherwise)
