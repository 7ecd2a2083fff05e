"""An event that a person may be notified of."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Event:
    """An event that a person may be notified of. Its kind is the first of `kinds` that they want."""

    person: str
    kinds: tuple[str, ...]
    key: str
    """Identifies the event; a person is notified only once per key."""
    at: float
    table_id: str | None = None
    number: int = 0
    """The number of the act or message at the table."""
    by: str | None = None
    """The person who caused it, if any."""
    detail: str = ""
    """More about the event, if its kind does not say everything."""
