"""Errors for refused requests. Each class has its own HTTP status."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from kaiserhof.engine import KaiserhofError

Choice = TypeVar("Choice", bound=str)


class Refused(KaiserhofError):
    """The request is not possible in this state, or against the rules of the table."""

    status = 422


class Missing(Refused):
    """There is no such table, seat or person."""

    status = 404


class OldRules(Missing):
    """The game follows an older version of the rules, so only its archive can be shown."""


class Forbidden(Refused):
    """The person may not do this, or may not see it."""

    status = 403


class Stale(Refused):
    """The table has changed since the person last saw it; nothing was done."""

    status = 409


class TooMany(Refused):
    """Too many requests in a short time."""

    status = 429


def one_of(allowed: Iterable[Choice], text: str, error: str = "error-request") -> Choice:
    """Returns the allowed value with this text; raises `Refused` if there is none."""
    for value in allowed:
        if value == text:
            return value
    raise Refused(error)
