"""The log of moderation in the database: tables closed, people muted, banned or deleted. It only grows."""

from __future__ import annotations

from sqlalchemy import func, insert, select, text

from kaiserhof.storage import schema
from kaiserhof.storage.database import Repository


class ModerationStore(Repository):
    """The log of moderation."""

    def append(self, *entries: tuple[str, str]) -> None:
        """Appends entries, all or none; each is a kind and a subject."""
        log = schema.orders
        with self.database.writing() as connection:
            if self.database.shared:  # the numbers are in the order in which they can be read
                connection.execute(text(f"LOCK TABLE {log.name} IN SHARE ROW EXCLUSIVE MODE"))
            last = connection.scalar(select(func.max(log.c.number))) or 0
            for number, (kind, subject) in enumerate(entries, last + 1):
                values = {"number": number, "kind": kind, "subject": subject, "at": self.database.clock()}
                connection.execute(insert(log).values(**values))
