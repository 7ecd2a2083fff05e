"""Drafts in the database: boards that people draw."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, insert, select, update

from kaiserhof.errors import Missing, Refused, Stale
from kaiserhof.storage.budgets import STOCKS
from kaiserhof.storage.database import Repository
from kaiserhof.storage.draft_schema import drafts
from kaiserhof.storage.erasure import require_people
from kaiserhof.storage.stocks import make_room


@dataclass(frozen=True, slots=True)
class DraftRow:
    """A board that someone draws."""

    id: str
    person: str
    game: str
    name: str
    revision: int
    board: str | None
    """The digest of the last custom board made from this draft."""
    finished: int
    """The revision from which that board was made."""
    changed: float


_ROW = tuple(drafts.c[name] for name in DraftRow.__dataclass_fields__)


class DraftStore(Repository):
    def add(self, draft_id: str, person: str, game: str, name: str, content: bytes, network: str = "") -> None:
        """Stores a new draft. Refuses it if the person or the network has too many: no draft replaces another."""
        columns, stock, now = drafts.c, STOCKS["drafts"], self.database.clock()
        with self.database.writing() as connection:
            require_people(connection, person)
            for column, value, most in (
                (columns.person, person, stock.person),
                (columns.network, network, stock.network),
            ):
                count = connection.scalar(select(func.count()).where(column == value))
                if value and count is not None and count >= most:
                    raise Refused("error-many-drafts", most=most)
            make_room(connection, drafts, "")
            values = {"id": draft_id, "person": person, "game": game, "name": name, "content": content}
            connection.execute(insert(drafts).values(**values, created=now, changed=now, network=network))

    def save(self, draft_id: str, person: str, revision: int, name: str, content: bytes) -> int:
        """Replaces the content of a draft that has this revision; returns the next one. Raises `Stale` if the draft has
        changed since, unless it has this very content.
        """
        theirs = (drafts.c.id == draft_id) & (drafts.c.person == person)
        values = {"name": name, "content": content, "revision": revision + 1, "changed": self.database.clock()}
        with self.database.writing() as connection:
            require_people(connection, person)
            changed = connection.execute(
                update(drafts).where(theirs & (drafts.c.revision == revision)).values(**values)
            )
            return revision + 1 if changed.rowcount else _same(connection, draft_id, person, content)

    def use(self, draft_id: str, person: str, board: str) -> None:
        """Notes the custom board that has been made of a draft."""
        theirs = (drafts.c.id == draft_id) & (drafts.c.person == person)
        with self.database.writing() as connection:
            connection.execute(update(drafts).where(theirs).values(board=board, finished=drafts.c.revision))

    def get(self, draft_id: str, person: str) -> tuple[DraftRow, bytes]:
        """Returns a draft of this person, with its content. Raises `Missing` if they have none with this id."""
        columns = drafts.c
        query = select(*_ROW, columns.content).where(columns.id == draft_id, columns.person == person)
        with self.database.reading() as connection:
            row = connection.execute(query).first()
        if row is None:
            raise Missing("error-no-draft")
        return DraftRow(*row[:-1]), bytes(row[-1])

    def of(self, person: str) -> Sequence[DraftRow]:
        """Returns a person's drafts, the last changed first."""
        columns = drafts.c
        query = select(*_ROW).where(columns.person == person).order_by(columns.changed.desc(), columns.id)
        with self.database.reading() as connection:
            return [DraftRow(*row) for row in connection.execute(query)]

    def delete(self, draft_id: str, person: str) -> None:
        columns = drafts.c
        with self.database.writing() as connection:
            connection.execute(delete(drafts).where(columns.id == draft_id, columns.person == person))


def _same(connection: Connection, draft_id: str, person: str, content: bytes) -> int:
    """Returns the revision of a draft that has this content."""
    columns = drafts.c
    query = select(columns.revision, columns.content).where(columns.id == draft_id, columns.person == person)
    row = connection.execute(query).first()
    if row is None:
        raise Missing("error-no-draft")
    if bytes(row[1]) != content:
        raise Stale("error-draft-changed")
    return int(row[0])
