"""The append-only log of moderation, and whom it mutes or bans.

Every server reads the log every few seconds, so an order takes effect everywhere, whichever process wrote it and
whatever the others have cached.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

from sqlalchemy import Connection, func, insert, select, text

from kaiserhof.errors import Forbidden
from kaiserhof.storage import schema
from kaiserhof.storage.database import Repository
from kaiserhof.storage.renaming import rename_everywhere
from kaiserhof.storage.report_store import settle_reports
from kaiserhof.storage.revisions import change_table
from kaiserhof.storage.rows import CANCELLED, GATHERING, PLAYING

OrderKind = Literal["close", "change", "mute", "unmute", "ban", "unban", "rename", "dismiss", "delete"]
CLOSE: OrderKind = "close"
CHANGE: OrderKind = "change"
"""Not an order: a table has changed because of one of its people."""
MUTE: OrderKind = "mute"
UNMUTE: OrderKind = "unmute"
BAN: OrderKind = "ban"
UNBAN: OrderKind = "unban"
RENAME: OrderKind = "rename"
DISMISS: OrderKind = "dismiss"
"""The reports about a person are settled, and nothing else happens."""
DELETE: OrderKind = "delete"


LATELY = 3 * 24 * 3600.0
"""Seconds for which a person reads on every page that a host has renamed them."""


class Order(NamedTuple):
    """What a host orders about a table or a person."""

    kind: OrderKind
    subject: str
    """The id of the table or person."""
    word: str = ""
    """The reason, which the person reads."""
    by: str = ""
    """The name of the host; empty on the command line."""


class GivenOrder(NamedTuple):
    """An order as the log has it."""

    kind: OrderKind
    subject: str
    word: str
    by: str
    at: float


class ModerationStore(Repository):
    """The log of moderation."""

    def append(self, *orders: Order, settles: bool = False) -> None:
        """Appends orders in one transaction. With `settles`, the reports about their subjects are settled."""
        with self.database.writing() as connection:
            self._append(connection, orders)
            if settles:
                for order in orders:
                    settle_reports(connection, order.subject, self.database.clock())

    def close(self, order: Order) -> None:
        """Cancels a table; raises `Stale` if its game is over."""
        with self.database.writing() as connection:
            change_table(
                self.database, connection, order.subject, (GATHERING, PLAYING), status=CANCELLED, word=order.word
            )
            self._append(connection, [order])

    def rename(self, order: Order, name: str) -> list[str]:
        """Gives a person another name everywhere, and settles the reports about them; returns the tables that show
        the name."""
        with self.database.writing() as connection:
            changed = rename_everywhere(self.database, connection, order.subject, name)
            self._append(connection, [*(Order(CHANGE, table_id) for table_id in changed), order])
            settle_reports(connection, order.subject, self.database.clock())
        return changed

    def latest(self, limit: int = 200) -> list[GivenOrder]:
        """Returns the latest orders, newest first."""
        return self._given(schema.orders.c.kind != CHANGE, limit)

    def about(self, person_id: str, limit: int = 20) -> list[GivenOrder]:
        """Returns the latest orders about a person, newest first."""
        columns = schema.orders.c
        return self._given((columns.subject == person_id) & columns.kind.not_in((CHANGE, DISMISS)), limit)

    def _given(self, condition: object, limit: int) -> list[GivenOrder]:
        columns = schema.orders.c
        query = select(columns.kind, columns.subject, columns.word, columns.by, columns.at)
        latest = query.where(condition).order_by(columns.number.desc()).limit(limit)  # type: ignore[arg-type]
        with self.database.reading() as connection:
            return [GivenOrder(*row) for row in connection.execute(latest)]

    def _append(self, connection: Connection, orders: Sequence[Order]) -> None:
        log = schema.orders
        if self.database.shared:  # the numbers are in the order in which they can be read
            connection.execute(text(f"LOCK TABLE {log.name} IN SHARE ROW EXCLUSIVE MODE"))
        last = connection.scalar(select(func.max(log.c.number))) or 0
        for number, order in enumerate(orders, last + 1):
            values = {**order._asdict(), "number": number, "at": self.database.clock()}
            connection.execute(insert(log).values(**values))


class Sanctions:
    """Who is muted or banned, as far as this process has read the log."""

    def __init__(self) -> None:
        self.muted: set[str] = set()
        self.banned: set[str] = set()
        self._words: dict[str, str] = {}
        self._renamed: dict[str, float] = {}
        self._last = 0

    def refusal(self, message: str, person_id: str) -> Forbidden:
        """Returns the error for a muted or banned person, with the reason if a host gave one."""
        word = self._words.get(person_id)
        return Forbidden(f"{message}-why", word=word) if word else Forbidden(message)

    def was_renamed(self, person_id: str, now: float) -> bool:
        """Returns whether a host has lately given a person another name."""
        return now < self._renamed.get(person_id, 0.0) + LATELY

    def read(self, connection: Connection) -> list[tuple[OrderKind, str]]:
        """Reads and returns the orders since the last call."""
        orders = schema.orders.c
        query = select(orders.number, orders.kind, orders.subject, orders.word, orders.at).where(
            orders.number > self._last
        )
        found = connection.execute(query.order_by(orders.number)).all()
        change: dict[OrderKind, Callable[[str], None]] = {
            MUTE: self.muted.add,
            UNMUTE: self.muted.discard,
            BAN: self.banned.add,
            UNBAN: self.banned.discard,
        }
        for number, kind, subject, word, at in found:
            self._last = number
            if kind in change:
                change[kind](subject)
            if kind == RENAME:
                self._renamed[subject] = at
            if kind in (MUTE, BAN):
                self._words[subject] = word
        return [(kind, subject) for _, kind, subject, _, _ in found]
