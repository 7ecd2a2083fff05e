"""Something a person may be told."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Event:
    """Something a person may be told: as a notice of the first of these kinds that they wish."""

    person: str
    kinds: tuple[str, ...]
    key: str
    """What it is about; nobody is told the same twice."""
    at: float
    table_id: str | None = None
    number: int = 0
    """What it is about at the table: the number of an act or of a message."""
    by: str | None = None
    """The person who did it, if somebody did."""
    detail: str = ""
    """What it was, if the kind does not say it all."""
