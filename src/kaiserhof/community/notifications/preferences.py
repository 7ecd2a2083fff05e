"""A person's notification preferences: of what, through which channel, and when not."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta, tzinfo
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

TURN, TIME, ASKED, INVITED, NAMED, CHAT, FINISHED, DAILY = (
    "turn",
    "time",
    "asked",
    "invited",
    "named",
    "chat",
    "finished",
    "daily",
)
KINDS = (TURN, TIME, ASKED, INVITED, NAMED, CHAT, FINISHED, DAILY)
"""All kinds of notifications: my turn, time running out, an offer, an invitation, chat with my name, all chat at my
tables, the end of a game, and a daily list of the games that wait for me."""

TRIAL, CONFIRM, WAY_BACK = "trial", "confirm", "way-back"
"""Notifications that a person requests on the page regardless of their preferences: a test, and the link that confirms
a mail address."""

PUSH, MAIL, WEBHOOK = "push", "mail", "webhook"
CHANNELS = (PUSH, MAIL, WEBHOOK)

USUAL, ONLY_TURN, NOTHING = "usual", "turn", "nothing"
CHOICES = (USUAL, ONLY_TURN, NOTHING)
"""The choices for a single table: as everywhere, only my turn and its time, or nothing."""

AT_FIRST: Mapping[str, frozenset[str]] = {
    PUSH: frozenset({TURN, TIME, ASKED, INVITED, NAMED}),
    MAIL: frozenset({TURN, TIME, ASKED, INVITED, FINISHED, DAILY}),
    WEBHOOK: frozenset({TURN, FINISHED}),
}
"""The default kinds of each channel. People who have changed any preference do not get a kind that is added
later."""

DAY = 24 * 60
MAX_TABLES = 200
"""Number of tables that may have their own choice; the oldest are dropped."""


@dataclass(frozen=True, slots=True)
class NotificationPreferences:
    """The notification preferences of one person."""

    kinds: Mapping[str, frozenset[str]] = field(default_factory=lambda: dict(AT_FIRST))
    """The kinds of notifications for each channel."""
    tables: Mapping[str, str] = field(default_factory=dict)
    """The choices for single tables."""
    quiet: tuple[int, int] | None = None
    """Start and end of the quiet hours in minutes after midnight; only live games interrupt them."""
    zone: str = "UTC"
    """The name of the time zone."""
    daily_at: int = 8 * 60
    """When the daily list is sent, in minutes after midnight."""

    def wants(self, kind: str, way: str, table_id: str | None = None) -> bool:
        """Returns whether the person wants this kind of notification on this channel, for this table."""
        if kind in (TRIAL, CONFIRM, WAY_BACK):
            return True
        chosen = self.tables.get(table_id, USUAL) if table_id is not None else USUAL
        if chosen == NOTHING or (chosen == ONLY_TURN and kind not in (TURN, TIME)):
            return False
        return kind in self.kinds.get(way, frozenset())

    def with_table(self, table_id: str, chosen: str) -> dict[str, str]:
        """Returns the choices for single tables with one of them changed."""
        others = {each: choice for each, choice in self.tables.items() if each != table_id}
        kept = dict(list(others.items())[-MAX_TABLES + 1 :])
        return kept if chosen == USUAL else kept | {table_id: chosen}

    def quiet_until(self, now: float) -> float:
        """Returns when the current quiet hours end; `now` if there are none.

        >>> night = NotificationPreferences(quiet=(22 * 60, 7 * 60 + 30))
        >>> noon, two_at_night = 12 * 3600.0, 26 * 3600.0
        >>> night.quiet_until(noon) - noon, (night.quiet_until(two_at_night) - two_at_night) / 3600
        (0.0, 5.5)
        """
        if self.quiet is None:
            return now
        begin, end = self.quiet
        here = datetime.fromtimestamp(now, zone_of(self.zone))
        minute = here.hour * 60 + here.minute
        if (minute - begin) % DAY >= (end - begin) % DAY:
            return now
        date = here.date() + timedelta(days=1 if minute >= end else 0)
        return _at(date.year, date.month, date.day, end, here.tzinfo or UTC)

    def last_daily(self, now: float) -> tuple[str, float]:
        """Returns the date of the latest daily list, and when it was due."""
        here = datetime.fromtimestamp(now, zone_of(self.zone))
        date = here.date() - timedelta(days=1 if here.hour * 60 + here.minute < self.daily_at else 0)
        return date.isoformat(), _at(date.year, date.month, date.day, self.daily_at, here.tzinfo or UTC)

    def to_json(self) -> str:
        return json.dumps(
            {
                "kinds": {way: sorted(kinds) for way, kinds in self.kinds.items()},
                "tables": dict(self.tables),
                "quiet": self.quiet,
                "zone": self.zone,
                "daily_at": self.daily_at,
            }
        )

    @staticmethod
    def from_json(text: str) -> NotificationPreferences:
        data: dict[str, Any] = json.loads(text)
        return NotificationPreferences(
            {way: frozenset(kinds) for way, kinds in data["kinds"].items()},
            data["tables"],
            None if data["quiet"] is None else (data["quiet"][0], data["quiet"][1]),
            data["zone"],
            data["daily_at"],
        )


def is_zone(name: str) -> bool:
    """Returns whether this is the name of a known time zone.

    >>> is_zone("Europe/Berlin"), is_zone("../etc/passwd"), is_zone("Nowhere")
    (True, False, False)
    """
    try:
        return bool(name) and len(name) <= 60 and bool(ZoneInfo(name))
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False


def zone_of(name: str) -> tzinfo:
    """Returns a time zone; UTC if the name is unknown."""
    return ZoneInfo(name) if is_zone(name) else UTC


def _at(year: int, month: int, day: int, minute: int, zone: tzinfo) -> float:
    return datetime(year, month, day, minute // 60, minute % 60, tzinfo=zone).timestamp()
