"""What tables refuse. Each kind of refusal has one HTTP status."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from kaiserhof.engine import KaiserhofError

Choice = TypeVar("Choice", bound=str)


class Refused(KaiserhofError):
    """The request cannot be fulfilled here."""

    status = 422


class Missing(Refused):
    """There is no such table, seat or person."""

    status = 404


class OldRules(Missing):
    """A game of an earlier version of the rules, of which only the archive can be shown."""


class Forbidden(Refused):
    """It exists, but the asker may not have it."""

    status = 403


class Stale(Refused):
    """The table has changed since the asker last looked; nothing was done."""

    status = 409


class TooMany(Refused):
    """Too many requests in a short time."""

    status = 429


def one_of(allowed: Iterable[Choice], text: str, error: str = "error-request") -> Choice:
    """Returns the allowed value that a text names; raises `Refused` if it names none."""
    for value in allowed:
        if value == text:
            return value
    raise Refused(error)
