"""Dice of a table: who decides when chance is to move.

`CommittedDice` can be checked by everyone: the hash of a secret is shown before the game, the secret after it, and each
outcome follows from the secret and the number of the event.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from abc import ABC, abstractmethod

from kaiserhof.engine.core.dice import Dice
from kaiserhof.engine.core.state import State


class TableDice(ABC):
    """Picks outcomes of chance."""

    @abstractmethod
    def pick(self, state: State, number: int) -> int:
        """The outcome of chance's event `number` (counted from 0 over the game) in this state."""


class RandomDice(TableDice):
    """Ordinary random numbers, the same for the same seed."""

    def __init__(self, seed: int | None = None) -> None:
        self._dice = Dice(seed)

    def pick(self, state: State, number: int) -> int:  # noqa: ARG002 - the number matters to other dice
        """Draw by weight."""
        return state.draw_outcome(self._dice)


class CommittedDice(TableDice):
    """Outcomes from HMAC-SHA256(secret, number): fixed before the game, checkable after it.

    >>> dice = CommittedDice("00" * 32)
    >>> dice.commitment[:16]
    '66687aadf862bd77'
    """

    def __init__(self, secret: str) -> None:
        self.secret = secret
        self.commitment = commitment(secret)

    def pick(self, state: State, number: int) -> int:
        """The outcome where the 256-bit number falls; the remainder's bias is below one in 2^200."""
        digest = hmac.digest(bytes.fromhex(self.secret), str(number).encode(), "sha256")
        outcomes = state.outcomes()
        point = int.from_bytes(digest) % sum(weight for _, weight in outcomes)
        for move, weight in outcomes:
            point -= weight
            if point < 0:
                return move
        raise AssertionError("weights are positive")


def new_secret() -> str:
    """A fresh secret of 256 bits, in hexadecimal."""
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """What is shown before the game: the SHA-256 of the secret, in hexadecimal."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()
