"""Analyses, archived games, and uploaded records in the database."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import (
    insert,
    or_,
    select,
)
from sqlalchemy.exc import IntegrityError

from kaiserhof.storage import schema
from kaiserhof.storage.database import Repository
from kaiserhof.storage.erasure import require_people
from kaiserhof.storage.rows import FINISHED, GATHERING, PLAYING
from kaiserhof.storage.stocks import make_room
from kaiserhof.storage.table_store import table_ids


class ArchiveStore(Repository):
    """Analyses, archived games and uploaded records."""

    def analysis(self, table_id: str) -> str | None:
        """Returns the analysis of a finished game, if there is one."""
        with self.database.reading() as connection:
            found = connection.scalar(select(schema.analyses.c.text).where(schema.analyses.c.table_id == table_id))
        return None if found is None else str(found)

    def add_analysis(self, table_id: str, text: str) -> None:
        """Stores an analysis in place of an earlier one."""
        values = {"text": text, "created": self.database.clock()}
        added = self.database.insert(schema.analyses).values(table_id=table_id, **values)
        with self.database.writing() as connection:
            connection.execute(added.on_conflict_do_update(index_elements=["table_id"], set_=values))

    def game(self, table_id: str) -> str | None:
        """Returns what was archived of a finished game, or None."""
        with self.database.reading() as connection:
            return connection.scalar(
                select(schema.archived_games.c.text).where(schema.archived_games.c.table_id == table_id)
            )

    def add_game(self, table_id: str, text: str) -> None:
        """Archives a finished game, unless that has been done already."""
        try:
            with self.database.writing() as connection:
                connection.execute(insert(schema.archived_games).values(table_id=table_id, text=text))
        except IntegrityError:
            return  # another process was faster

    def games_to_archive(self, versions: Mapping[str, int], limit: int) -> list[str]:
        """Returns finished tables that have not been archived, of these versions of the rules only."""
        tables, kept = schema.tables.c, schema.archived_games.c
        todays = or_(*((tables.game == game) & (tables.rules == rules) for game, rules in versions.items()))
        missing = ~select(kept.table_id).where(kept.table_id == tables.id).exists()
        return table_ids(self.database, todays & (tables.status == FINISHED) & missing, limit)

    def unfinished_games_of_old_rules(self, versions: Mapping[str, int], limit: int) -> list[str]:
        """Returns unfinished tables that follow older rules than these versions."""
        tables = schema.tables.c
        old = or_(*((tables.game == game) & (tables.rules < rules) for game, rules in versions.items()))
        return table_ids(self.database, old & tables.status.in_((GATHERING, PLAYING)), limit)

    def add_record(self, record_id: str, person_id: str, text: str, network: str = "") -> None:
        """Stores a record; drops older ones if there are too many."""
        values = {"id": record_id, "person": person_id, "text": text, "network": network}
        with self.database.writing() as connection:
            require_people(connection, person_id)
            make_room(connection, schema.records, network, person_id)
            connection.execute(insert(schema.records).values(**values, created=self.database.clock()))

    def has_record(self, record_id: str) -> bool:
        with self.database.reading() as connection:
            found = connection.scalar(select(schema.records.c.created).where(schema.records.c.id == record_id))
        return found is not None

    def record(self, record_id: str) -> str | None:
        """Returns the text of a record."""
        with self.database.reading() as connection:
            return connection.scalar(select(schema.records.c.text).where(schema.records.c.id == record_id))
