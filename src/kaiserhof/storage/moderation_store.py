"""The append-only log of moderation, and whom it mutes or bans.

Every server reads the log every few seconds, so an order takes effect everywhere, whichever process wrote it and
whatever the others have cached.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from sqlalchemy import Connection, func, insert, select, text

from kaiserhof.storage import schema
from kaiserhof.storage.database import Repository

OrderKind = Literal["close", "change", "mute", "unmute", "ban", "unban", "delete"]
CLOSE: OrderKind = "close"
CHANGE: OrderKind = "change"
"""Not an order: a table has changed because of one of its people."""
MUTE: OrderKind = "mute"
UNMUTE: OrderKind = "unmute"
BAN: OrderKind = "ban"
UNBAN: OrderKind = "unban"
DELETE: OrderKind = "delete"


class ModerationStore(Repository):
    """The log of moderation."""

    def append(self, *entries: tuple[OrderKind, str]) -> None:
        """Appends orders in one transaction; each is a kind and the id of a table or person."""
        log = schema.orders
        with self.database.writing() as connection:
            if self.database.shared:  # the numbers are in the order in which they can be read
                connection.execute(text(f"LOCK TABLE {log.name} IN SHARE ROW EXCLUSIVE MODE"))
            last = connection.scalar(select(func.max(log.c.number))) or 0
            for number, (kind, subject) in enumerate(entries, last + 1):
                values = {"number": number, "kind": kind, "subject": subject, "at": self.database.clock()}
                connection.execute(insert(log).values(**values))


class Sanctions:
    """Who is muted or banned, as far as this process has read the log."""

    def __init__(self) -> None:
        self.muted: set[str] = set()
        self.banned: set[str] = set()
        self._last = 0

    def read(self, connection: Connection) -> list[tuple[OrderKind, str]]:
        """Reads and returns the orders since the last call."""
        orders = schema.orders.c
        query = select(orders.number, orders.kind, orders.subject).where(orders.number > self._last)
        found = connection.execute(query.order_by(orders.number)).all()
        change: dict[OrderKind, Callable[[str], None]] = {
            MUTE: self.muted.add,
            UNMUTE: self.muted.discard,
            BAN: self.banned.add,
            UNBAN: self.banned.discard,
        }
        for number, kind, subject in found:
            self._last = number
            if kind in change:
                change[kind](subject)
        return [(kind, subject) for _, kind, subject in found]
