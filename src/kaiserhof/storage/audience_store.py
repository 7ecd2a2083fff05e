"""How many people watch each table, in the database, where several processes share it."""

from __future__ import annotations

from sqlalchemy import delete, func, select, update

from kaiserhof.storage import schema
from kaiserhof.storage.database import Repository


class AudienceStore(Repository):
    """A row for each table and process on whose pages somebody watches."""

    def write(self, table_id: str, process: str, number: int) -> None:
        """Writes how many people watch a table on the pages of a process, and announces it."""
        audiences = schema.audiences
        key = {"table_id": table_id, "process": process}
        values = {"number": number, "beat": self.database.clock()}
        with self.database.writing() as connection:
            if number:
                add = self.database.insert(audiences).values(**key, **values)
                connection.execute(add.on_conflict_do_update(index_elements=list(key), set_=values))
            else:
                theirs = (audiences.c.table_id == table_id) & (audiences.c.process == process)
                connection.execute(delete(audiences).where(theirs))
            self.database.announce(connection, "audience", table_id)

    def elsewhere(self, table_id: str, process: str, since: float) -> int:
        """Returns how many watch on the pages of other processes that are alive: they have sent a heartbeat since."""
        columns = schema.audiences.c
        theirs = (columns.table_id == table_id) & (columns.process != process) & (columns.beat > since)
        with self.database.reading() as connection:
            return connection.scalar(select(func.sum(columns.number)).where(theirs)) or 0

    def heartbeat(self, process: str, dead: float) -> None:
        """Writes the heartbeat of a process, and deletes what dead processes have left."""
        columns = schema.audiences.c
        with self.database.writing() as connection:
            alive = update(schema.audiences).where(columns.process == process)
            connection.execute(alive.values(beat=self.database.clock()))
            connection.execute(delete(schema.audiences).where(columns.beat < dead))
