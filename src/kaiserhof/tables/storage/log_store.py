"""Logs of tables in the database. A move is one transaction that expects a certain revision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import case, false, insert, select
from sqlalchemy.exc import IntegrityError

from kaiserhof.tables.errors import Stale
from kaiserhof.tables.storage import schema
from kaiserhof.tables.storage.database import Database
from kaiserhof.tables.storage.rows import CONFIRM, FINISHED, FREE, FULL, GATHERING, PLAYING, Act


class LogStore(Database):
    """The append-only log of each table."""

    def acts(self, table_id: str, start: int = 0) -> list[Act]:
        """Returns the log from an act on."""
        columns = (schema.acts.c.seat, schema.acts.c.kind, schema.acts.c.text, schema.acts.c.at, schema.acts.c.stand_in)
        query = (
            select(*columns)
            .where(schema.acts.c.table_id == table_id, schema.acts.c.number >= start)
            .order_by(schema.acts.c.number)
        )
        with self.reading() as connection:
            return [Act(*row) for row in connection.execute(query)]

    def append(
        self,
        table_id: str,
        revision: int,
        expected: int,
        acts: Sequence[Act],
        status: str,
        due: bool = False,
        held: float = 0.0,
        keepsake: str | None = None,
        waiting: int | None = None,
        result: str | None = None,
        ticking: str = "",
        until: float | None = None,
    ) -> float:
        """Appends acts to a log, all or nothing; returns the time.

        Raises `Stale` unless the table has this revision, the log has `expected` acts, all seats are taken and the game
        is not over. `due` says whether a bot is to act next; then whoever writes this has the table for `held` seconds.
        The last act comes with what is kept of the game and its result; `waiting` is the seat everyone waits for now.
        `ticking` is the clock from now on, to be looked at in court time `until`.
        """
        tables = schema.tables.c
        free = select(schema.seats.c.seat).where(schema.seats.c.table_id == table_id, schema.seats.c.kind == FREE)
        ready = (tables.status == PLAYING) | ((tables.status == GATHERING) & (tables.begins == FULL) & ~free.exists())
        unchanged = (tables.revision == revision) & (tables.length == expected) & ready
        now = self.clock()
        values: dict[str, Any] = {"due": now if due else None, "held": self.now() + held if held else 0.0}
        goes_on = tables.waiting.is_not_distinct_from(waiting) if all(act.kind != CONFIRM for act in acts) else false()
        values |= {
            "waiting": waiting,
            "since": case((goes_on, tables.since), else_=now),
            "result": result,
            "ticking": ticking,
            "until": until,
        }
        if status == FINISHED:
            values["finished"] = now
        try:
            with self.writing() as connection:
                length = expected + len(acts)
                if (
                    self._raise_revision(
                        connection, table_id, unchanged, status=status, length=length, changed=now, **values
                    )
                    is None
                ):
                    raise Stale("error-stale")
                if acts:
                    connection.execute(insert(schema.acts), act_rows(table_id, expected, acts))
                if keepsake is not None:
                    connection.execute(insert(schema.keepsakes).values(table_id=table_id, text=keepsake))
        except IntegrityError:
            raise Stale("error-stale") from None
        return now


def act_rows(table_id: str, first: int, acts: Sequence[Act]) -> list[dict[str, object]]:
    """Returns acts as rows of a log; the first has this number."""
    return [
        {
            "table_id": table_id,
            "number": number,
            "seat": act.seat,
            "kind": act.kind,
            "text": act.text,
            "at": act.at,
            "stand_in": act.stand_in,
        }
        for number, act in enumerate(acts, first)
    ]
