"""Custom boards in the database, by digest."""

from __future__ import annotations

from sqlalchemy import ColumnElement, and_, delete, insert, select
from sqlalchemy.exc import IntegrityError

from kaiserhof.storage import schema
from kaiserhof.storage.database import Repository
from kaiserhof.storage.draft_schema import drafts
from kaiserhof.storage.stocks import make_room


class BoardStore(Repository):
    def add(self, digest: str, game_id: str, file: bytes, network: str = "") -> None:
        """Stores a board, unless it is there already; drops unused boards if there are too many."""
        if self.get(digest) is not None:
            return
        values = {"digest": digest, "game": game_id, "file": file, "created": self.database.clock()}
        try:
            with self.database.writing() as connection:
                make_room(connection, schema.boards, network, among=_unused())
                connection.execute(insert(schema.boards).values(**values, network=network))
        except IntegrityError:
            return  # someone else brought it at the same time

    def expire(self, before: float) -> None:
        """Deletes boards that are older than a time and unused."""
        with self.database.writing() as connection:
            connection.execute(delete(schema.boards).where(_unused(), schema.boards.c.created < before))

    def get(self, digest: str) -> tuple[str, bytes] | None:
        """Returns the game and the file of a board."""
        columns = schema.boards.c
        with self.database.reading() as connection:
            row = connection.execute(select(columns.game, columns.file).where(columns.digest == digest)).first()
        return None if row is None else (str(row[0]), bytes(row[1]))


def _unused() -> ColumnElement[bool]:
    """Returns the condition that no table uses a board, and that it is not among anyone's own."""
    digest = schema.boards.c.digest
    users = (schema.tables.c, drafts.c)
    return and_(*(~select(each.id).where(each.board == digest).exists() for each in users))
