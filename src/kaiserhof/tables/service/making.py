"""Making tables and joining them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from kaiserhof.engine import find_game, new_secret
from kaiserhof.tables.errors import Refused, Stale
from kaiserhof.tables.live import LiveTable, check_given
from kaiserhof.tables.meeting.happenings import JOINED
from kaiserhof.tables.people import Person, new_id
from kaiserhof.tables.plan import SeatPlan, seat_rows
from kaiserhof.tables.service.checks import Checks
from kaiserhof.tables.storage.rows import (
    FREE,
    GATHERING,
    MOVE,
    PERSON,
    Act,
    TableRow,
)

MOST_LISTED = 5
"""Number of tables with a free seat that one person may have on the home page."""


class MakingService(Checks):
    """Making tables and joining them."""

    def create(
        self,
        person: Person,
        game_id: str,
        plans: Sequence[SeatPlan],
        options: Mapping[str, str] | None = None,
        *,
        listed: bool = False,
        previous: str | None = None,
        given: Sequence[tuple[int, str]] = (),
        asker: str = "",
    ) -> str:
        """Makes a table; it starts as soon as every seat is taken.

        `given` are the moves it begins with: for each, who made it and its text. `asker` is the person's address.
        """
        self.limits.spend("create", person.id)
        if not person.name:
            raise Refused("error-name")
        if listed:
            self.limits.spend("list", asker)
            if self.store.listed_tables_of(person.id) >= MOST_LISTED:
                raise Refused("error-too-many-listed", most=MOST_LISTED)
        game = find_game(game_id)
        chosen = game.choose(len(plans), options)
        now = self.store.clock()
        row = TableRow(
            id=new_id(9),
            game=game.id,
            rules=game.rules_version,
            options=chosen,
            secret=new_secret(),
            owner=person.id,
            status=GATHERING,
            spectators=True,
            listed=listed,
            created=now,
            changed=now,
            next=None,
            given=len(given),
        )
        opening = [Act(mover, MOVE, text, now) for mover, text in given]
        seats = seat_rows(plans, person)
        check_given(LiveTable(row, seats, game), opening)
        self.store.add_table(row, seats, previous, opening)
        with self._table(row.id):
            return row.id

    def sit(self, table_id: str, person: Person) -> None:
        """Takes the first free seat."""
        self.limits.spend("join", person.id)
        if not person.name:
            raise Refused("error-name")
        with self._table(table_id) as live:
            if live.row.status != GATHERING:
                raise Refused("error-started")
            if any(seat.person == person.id for seat in live.seats):
                raise Refused("error-seated")
            free = next((seat for seat in live.seats if seat.kind == FREE), None)
            if free is None:
                raise Stale("error-seat-taken")
            taken = replace(free, kind=PERSON, person=person.id, name=person.name)
            full = sum(seat.kind == FREE for seat in live.seats) == 1
            self.store.change_seat(table_id, free, taken, GATHERING, due=full)
            self._reload_rows(live)
            self.happenings.tell_all(live, JOINED, person.id)
            self._settle(live)
        self.announce(table_id)

    def stand_up(self, table_id: str, person: Person) -> None:
        """Leaves a seat before the game has started."""
        with self._table(table_id) as live:
            seat = self._seat_of(live, person)
            if live.row.status != GATHERING:
                raise Refused("error-started")
            left = replace(live.seats[seat], kind=FREE, person=None, name="")
            self.store.change_seat(table_id, live.seats[seat], left, GATHERING)
            self._reload_rows(live)
        self.announce(table_id)
