"""Moves, undo and confirmation."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from kaiserhof.engine import KaiserhofError
from kaiserhof.errors import Stale, TooMany
from kaiserhof.storage.budgets import STOCKS
from kaiserhof.storage.person import Person
from kaiserhof.storage.rows import (
    PLAYING,
    Act,
)
from kaiserhof.tables.access import deciding_seat, require_hints, seat_of
from kaiserhof.tables.limits import Limits
from kaiserhof.tables.loaded_tables import LoadedTables
from kaiserhof.tables.table import Table


class Play:
    def __init__(self, loaded_tables: LoadedTables, limits: Limits) -> None:
        self._loaded_tables, self._store = loaded_tables, loaded_tables.store
        self._limits = limits

    def move(self, table_id: str, person: Person, number: int, *texts: str) -> None:
        """Makes a person's move, or a move with its sequels: all or none. `number` is the length of the log that they
        saw.
        """
        self._limits.spend("move", person.id)
        self._act(table_id, number, person, lambda table, seat: table.play(seat, *texts))

    def confirm(self, table_id: str, person: Person, number: int) -> None:
        self._limits.spend("move", person.id)
        self._act(table_id, number, person, lambda table, seat: table.confirm(seat))

    def undo(self, table_id: str, person: Person, number: int, decisions: int = 1) -> None:
        """Takes back a person's last decisions: more than one if they were sent together."""
        self._limits.spend("move", person.id)
        self._act(table_id, number, person, partial(_undo, decisions))

    def note_hint(self, table_id: str, person: Person, number: int) -> int:
        """Writes into the log that a person uses a hint; returns its new length. Refuses if the table has no hints."""
        with self._loaded_tables.running(table_id, number, person) as table:
            seat = deciding_seat(table, person)
            require_hints(table)
            if table.number >= STOCKS["acts"].each:
                raise TooMany("error-too-many-undos")
            self._loaded_tables.commit(table, partial(table.note_hint, seat))
            return table.number

    def call_bot(self, table_id: str, person: Person, number: int) -> None:
        """Starts a bot's turn that waits for a tap. Everyone who sits at the table may do this.

        Someone who plays alone against bots may also end the pause before a bot's move.
        """
        self._limits.spend("move", person.id)
        with self._loaded_tables.running(table_id, number, person) as table:
            seat_of(table, person)
            if table.awaits_call():
                changes: dict[str, float | None] = {"due": self._store.database.clock(), "held": 0.0}
            elif table.pauses_for_one() and table.row.called != number:
                changes = {"due": table.row.due}  # unchanged, so that the process that pauses hears of it
            else:
                raise Stale("error-stale")
            self._store.tables.change(table_id, (PLAYING,), called=number, **changes)
            self._loaded_tables.reload(table)
        self._loaded_tables.announce(table_id)
        self._loaded_tables.announce_due(table_id)

    def _act(self, table_id: str, number: int, person: Person, do: Callable[[Table, int], list[Act]]) -> None:
        """Does what a person decided.

        With a shared database the table in memory is tried first, and checked against the database only if it refuses.
        """
        believed = self._store.database.shared
        while True:
            try:
                with self._loaded_tables.running(table_id, number, person, checked=not believed) as table:
                    self._loaded_tables.commit(table, partial(do, table, deciding_seat(table, person)))
                return
            except KaiserhofError:
                if not believed:
                    raise
                believed = False


def _undo(decisions: int, table: Table, seat: int) -> list[Act]:
    if table.number >= STOCKS["acts"].each:
        raise TooMany("error-too-many-undos")
    return [act for _ in range(decisions) for act in table.undo(seat)]
