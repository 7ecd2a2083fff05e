"""Logs of tables in the database. A move is one transaction that expects a certain revision of the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from sqlalchemy import Boolean, Float, Integer, Text, bindparam, case, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from kaiserhof.errors import Stale
from kaiserhof.storage import schema
from kaiserhof.storage.database import Prepared, Repository
from kaiserhof.storage.offer_store import change_offer
from kaiserhof.storage.revisions import end_offers
from kaiserhof.storage.rows import CONFIRM, FINISHED, FREE, FULL, GATHERING, PLAYING, Act, OfferRow, TableStatus


class LogStore(Repository):
    """The append-only log of each table."""

    def acts(self, table_id: str, start: int = 0) -> list[Act]:
        """Returns the log from act `start` on."""
        columns = (schema.acts.c.seat, schema.acts.c.kind, schema.acts.c.text, schema.acts.c.at, schema.acts.c.stand_in)
        query = (
            select(*columns)
            .where(schema.acts.c.table_id == table_id, schema.acts.c.number >= start)
            .order_by(schema.acts.c.number)
        )
        with self.database.reading() as connection:
            return [Act(*row) for row in connection.execute(query)]

    def append(
        self,
        table_id: str,
        revision: int,
        expected: int,
        acts: Sequence[Act],
        status: TableStatus,
        *,
        due: bool = False,
        held: float = 0.0,
        archived: str | None = None,
        waiting: int | None = None,
        result: str | None = None,
        ticking: str = "",
        until: float | None = None,
        offer: tuple[OfferRow, OfferRow] | None = None,
    ) -> float:
        """Appends acts to a log in one transaction; returns the time.

        Raises `Stale` unless the table has this revision, the log has `expected` acts, all seats are taken and the game
        is not over. `due` says whether a bot acts next; if so, the caller has the table's lease for `held` seconds.
        `archived` and `result` come with the last act: the archived game and its result. `waiting` is the seat that
        everyone waits for. `ticking` is the new clock, which must be checked at court time `until`. `offer` is the
        offer from which the acts follow, before and after the last answer.
        """
        now = self.database.clock()
        values: dict[str, Any] = {
            "this": table_id,
            "known": revision,
            "expected": expected,
            "now": now,
            "to_status": status,
            "to_length": expected + len(acts),
            "to_due": now if due else None,
            "hold": held,
            "turn_goes_on": all(act.kind != CONFIRM for act in acts),
            "to_waiting": waiting,
            "to_result": result,
            "to_finished": now if status == FINISHED else None,
            "to_ticking": ticking,
            "to_until": until,
        }
        if self.database.channel:
            values["news"] = f"{'due' if due else 'table'} {table_id}"
        try:
            with self.database.writing() as connection:
                if self._grown.execute(connection, [values]) is None:
                    raise Stale("error-stale")
                if offer is not None:
                    change_offer(connection, *offer)
                if acts:
                    self._added.execute(connection, act_rows(table_id, expected, acts))
                if status == FINISHED:
                    end_offers(connection, table_id)
                if archived is not None:
                    connection.execute(insert(schema.archived_games).values(table_id=table_id, text=archived))
        except IntegrityError:
            raise Stale("error-stale") from None
        return now

    @cached_property
    def _grown(self) -> Prepared:
        """The prepared change of a table's row when its log grows."""
        tables = schema.tables.c
        this, now = tables.id == bindparam("this"), bindparam("now", type_=Float)
        free = select(schema.seats.c.seat).where(
            schema.seats.c.table_id == bindparam("this"), schema.seats.c.kind == FREE
        )
        ready = (tables.status == PLAYING) | ((tables.status == GATHERING) & (tables.begins == FULL) & ~free.exists())
        unchanged = (tables.revision == bindparam("known")) & (tables.length == bindparam("expected"))
        waiting, hold = bindparam("to_waiting", type_=Integer), bindparam("hold", type_=Float)
        goes_on = bindparam("turn_goes_on", type_=Boolean) & tables.waiting.is_not_distinct_from(waiting)
        told = (func.pg_notify(self.database.channel, bindparam("news", type_=Text)),) if self.database.channel else ()
        grown = (
            update(schema.tables)
            .where(this & unchanged & ready)
            .values(
                revision=tables.revision + 1,
                status=bindparam("to_status"),
                length=bindparam("to_length"),
                changed=now,
                due=bindparam("to_due", type_=Float),
                held=case((hold > 0, (self.database.now() if self.database.shared else now) + hold), else_=0.0),
                waiting=waiting,
                since=case((goes_on, tables.since), else_=now),
                result=bindparam("to_result", type_=Text),
                finished=func.coalesce(bindparam("to_finished", type_=Float), tables.finished),
                ticking=bindparam("to_ticking"),
                until=bindparam("to_until", type_=Float),
            )
            .returning(tables.revision, *told)
        )
        return Prepared(grown, self.database.engine)

    @cached_property
    def _added(self) -> Prepared:
        return Prepared(insert(schema.acts), self.database.engine)


def act_rows(table_id: str, first: int, acts: Sequence[Act]) -> list[dict[str, Any]]:
    """Returns acts as database rows; the first one has number `first`."""
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
