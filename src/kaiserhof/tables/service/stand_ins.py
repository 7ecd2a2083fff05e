"""Stand-ins: bots that play for people."""

from __future__ import annotations

from dataclasses import replace

from kaiserhof.errors import Refused
from kaiserhof.storage.person import Person
from kaiserhof.storage.rows import PLAYING, OfferRow, SeatRow
from kaiserhof.tables.access import seat_of
from kaiserhof.tables.clocks.clock import taken_back
from kaiserhof.tables.loaded_tables import LoadedTables
from kaiserhof.tables.plan import STAND_INS
from kaiserhof.tables.table import Table


def check_level(level: str) -> None:
    """Raises `Refused` if a bot of this level may not play for a person."""
    if level not in STAND_INS:
        raise Refused("error-unknown-seat", name=level[:40], known=", ".join(STAND_INS))


class StandIns:
    """Hands people's seats to bots and back."""

    def __init__(self, loaded_tables: LoadedTables) -> None:
        self._loaded_tables, self._store = loaded_tables, loaded_tables.store

    def hand_over(self, table_id: str, person: Person, level: str) -> None:
        """Lets a bot play for the person from now on. It is their own seat, so nobody else is asked."""
        check_level(level)
        with self._loaded_tables.open(table_id) as table:
            seat = self._own_seat(table, person)
            self.change(table, seat, level)

    def take_back(self, table_id: str, person: Person) -> None:
        """Returns a person's seat to them at once.

        If the bot is still thinking, its move comes too late. Its earlier moves stay.
        """
        with self._loaded_tables.open(table_id) as table:
            seat = self._own_seat(table, person)
            if table.seats[seat].stand_in is not None:
                self.change(table, seat, None)

    def _own_seat(self, table: Table, person: Person) -> int:
        if table.row.status != PLAYING:
            raise Refused("error-not-running")
        return seat_of(table, person)

    def change(self, table: Table, seat: int, level: str | None) -> None:
        """Lets a bot of this level play for a seat from now on; with None its person plays again."""
        after = replace(
            table.seats[seat],
            stand_in=level,
            stood_in=None if level is None else self._store.database.clock(),
        )
        self._write(table, seat, after)

    def seat_another(self, table: Table, seat: int, person: Person, offer: tuple[OfferRow, OfferRow]) -> None:
        """Gives a seat to another person for good, as an offer says."""
        after = replace(
            table.seats[seat],
            person=person.id,
            name=person.name,
            stand_in=None,
            stood_in=None,
            hasty=person.hasty,
            nudged=0.0,
            joined=self._store.database.clock(),
            overran=0,
        )
        self._write(table, seat, after, offer)

    def _write(self, table: Table, seat: int, after: SeatRow, offer: tuple[OfferRow, OfferRow] | None = None) -> None:
        table_id, level = table.row.id, after.stand_in
        asked = table.waiting_for()
        due = asked is not None and (after.bot_level() if asked == seat else table.bot_level(asked)) is not None
        ticking = self._loaded_tables.timekeeper.after(
            table, asked, [after if each.seat == seat else each for each in table.seats]
        )
        if ticking is not None and level is None:
            ticking = taken_back(table.rule, ticking, seat)
        clock = (
            {"ticking": ticking.write(), "until": self._loaded_tables.timekeeper.next_look(table, ticking, asked)}
            if ticking
            else {}
        )
        self._store.tables.change_seat(table_id, table.seats[seat], after, PLAYING, due=due, offer=offer, **clock)
        self._loaded_tables.reload(table)
        self._loaded_tables.settle(table)
        due = table.bot_is_due()
        self._loaded_tables.announce(table_id)
        if due:
            self._loaded_tables.announce_due(table_id)
