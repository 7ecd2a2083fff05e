"""The dice of a table, which decide the moves of chance.

Anyone can check `CommittedDice`: the hash of a secret is published before the game and the secret after it, and each
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
    """Chooses the outcomes of chance."""

    @abstractmethod
    def pick(self, state: State, number: int) -> int:
        """Returns the outcome of chance event `number`, counted from 0 over the game."""


class RandomDice(TableDice):
    """Ordinary random numbers; the same seed gives the same outcomes."""

    def __init__(self, seed: int | None = None) -> None:
        self._dice = Dice(seed)

    def pick(self, state: State, number: int) -> int:
        return state.draw_outcome(self._dice)


class CommittedDice(TableDice):
    """Outcomes from HMAC-SHA256(secret, number): fixed before the game, and verifiable after it.

    >>> dice = CommittedDice("00" * 32)
    >>> dice.commitment[:16]
    '66687aadf862bd77'
    """

    def __init__(self, secret: str) -> None:
        self.secret = secret
        self.commitment = commitment(secret)

    def pick(self, state: State, number: int) -> int:
        """Returns the outcome that the 256-bit number selects; the bias of taking the remainder is below 2^-200."""
        digest = hmac.digest(bytes.fromhex(self.secret), str(number).encode(), "sha256")
        outcomes = state.outcomes()
        point = int.from_bytes(digest) % sum(weight for _, weight in outcomes)
        for move, weight in outcomes:
            point -= weight
            if point < 0:
                return move
        raise AssertionError("weights are positive")


def new_secret() -> str:
    """Returns a new 256-bit secret, in hexadecimal."""
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """Returns the SHA-256 of a secret, in hexadecimal, which is published before the game."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()
