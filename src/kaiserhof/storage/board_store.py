"""Custom boards in the database, by digest."""

from __future__ import annotations

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from kaiserhof.storage import schema
from kaiserhof.storage.database import Repository

MAX_UNUSED = 2000
"""Most boards kept without a table that uses them; the oldest are dropped first."""


class BoardStore(Repository):
    def add(self, digest: str, game_id: str, file: bytes) -> None:
        """Stores a board, unless it is there already."""
        if self.get(digest) is not None:
            return
        columns, used = schema.boards.c, select(schema.tables.c.board).where(schema.tables.c.board.is_not(None))
        latest = select(columns.digest).order_by(columns.created.desc()).limit(MAX_UNUSED - 1)
        values = {"digest": digest, "game": game_id, "file": file, "created": self.database.clock()}
        try:
            with self.database.writing() as connection:
                kept = list(connection.scalars(latest))
                if len(kept) >= MAX_UNUSED - 1:
                    old = columns.digest.not_in(kept) & columns.digest.not_in(used)
                    connection.execute(schema.boards.delete().where(old))
                connection.execute(insert(schema.boards).values(**values))
        except IntegrityError:
            return  # someone else brought it at the same time

    def get(self, digest: str) -> tuple[str, bytes] | None:
        """Returns the game and the file of a board."""
        columns = schema.boards.c
        with self.database.reading() as connection:
            row = connection.execute(select(columns.game, columns.file).where(columns.digest == digest)).first()
        return None if row is None else (str(row[0]), bytes(row[1]))
