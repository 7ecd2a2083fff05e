"""Quick match: seats people together who want to play the same now.

Someone who seeks a game takes a seat at a listed table that fits, or waits at a new one that is listed in the public
lobby. If they wish, bots take the free seats after a while.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Literal

from sqlalchemy import select

from kaiserhof.engine import KaiserhofError, find_game
from kaiserhof.storage import schema
from kaiserhof.storage.rows import FREE, GATHERING, GONE, LAST_PERSON, PERSON, SeatRow, TableRow
from kaiserhof.tables import ClockRule, Person, Refused, SeatPlan, TablePlan, Tables, TooMany
from kaiserhof.tables.clocks.clock import DAILY, LIVE

log = logging.getLogger(__name__)

Speed = Literal["live", "daily"]
CLOCKS: dict[Speed, ClockRule] = {LIVE: ClockRule.live(30), DAILY: ClockRule.daily(2)}
"""The clocks that quick match offers."""
WAITS: dict[Speed, float] = {LIVE: 120.0, DAILY: 24 * 3600.0}
"""Seconds until bots take the free seats, by the kind of clock."""
OPENING = 15.0
"""Seconds after a change at a table during which a new player's page may still be loading."""
MAX_TRIED = 50
"""Maximum number of tables that are tried for one person."""


@dataclass(frozen=True, slots=True)
class Wish:
    """The game that someone would like to play."""

    game: str
    seats: int | None
    """The number of players; None for any."""
    clock: Speed
    rated: bool
    bots: bool
    """Whether bots take the free seats after a while."""


class QuickMatch:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store

    def seek(self, person: Person, wish: Wish) -> str:
        """Seats the person and returns the table: one that fits, or a new one where they wait for others."""
        game = find_game(wish.game)
        if wish.seats not in (None, *game.players):
            raise Refused("error-quick")
        for row, seats in self._fitting(wish):
            if any(seat.person == person.id for seat in seats):
                return row.id
            if self._is_alive(row, seats) and not self._store.blocks.apart(person.id, _people_at(seats)):
                try:
                    self._tables.lobby.sit(row.id, person, agreed=wish.rated)
                except TooMany:
                    raise
                except Refused:
                    continue  # the seat has just been taken, or they may not sit there
                return row.id
        count = wish.seats or game.players[len(game.players) // 2]
        plans = [SeatPlan(PERSON), *[SeatPlan(FREE)] * (count - 1)]
        return self._tables.creation.create(
            person,
            TablePlan(
                game.id,
                plans,
                listed=True,
                begins=LAST_PERSON,
                lot=True,
                clock=CLOCKS[wish.clock],
                rated=wish.rated,
                fills=self._store.database.clock() + WAITS[wish.clock] if wish.bots else None,
            ),
        )

    def fill(self) -> int:
        """Gives free seats to bots at tables that have waited long enough. Returns at how many.

        Call it every few seconds. A live table that everyone has left does not start; it is only unlisted.
        """
        tables = schema.tables.c
        due = (
            (tables.fills.is_not(None)) & (tables.fills <= self._store.database.clock()) & (tables.status == GATHERING)
        )
        with self._store.database.reading() as connection:
            found = list(connection.scalars(select(tables.id).where(due).limit(MAX_TRIED)))
        done = 0
        for row, seats in self._store.tables.with_seats(found):
            owner = self._store.people.get(row.owner)
            try:
                if owner is not None and self._is_alive(row, seats, any_of_them=True):
                    self._tables.lobby.begin(row.id, owner)
                    done += 1
                else:
                    self._store.tables.change(row.id, (GATHERING,), fills=None, listed=False)
                    self._tables.loaded_tables.refresh(row.id)
            except KaiserhofError as error:
                log.info("quick match could not fill a table: %s", error)
        return done

    def _fitting(self, wish: Wish) -> list[tuple[TableRow, list[SeatRow]]]:
        """Returns the listed tables that fit a wish and have a free seat, oldest first."""
        tables, game = schema.tables.c, find_game(wish.game)
        free = select(schema.seats.c.table_id).where(schema.seats.c.kind == FREE)
        fits = (tables.status == GATHERING) & tables.listed & (tables.game == game.id) & tables.id.in_(free)
        same = (tables.rated == wish.rated) & (tables.clock == CLOCKS[wish.clock].write())
        query = select(tables.id).where(fits, same).order_by(tables.created).limit(MAX_TRIED)
        with self._store.database.reading() as connection:
            found = list(connection.scalars(query))
        return [
            (row, seats)
            for row, seats in self._store.tables.with_seats(found)
            if wish.seats in (None, len(seats)) and row.options == game.choose(len(seats)) and row.begins == LAST_PERSON
        ]

    def _is_alive(self, row: TableRow, seats: list[SeatRow], *, any_of_them: bool = False) -> bool:
        """Returns whether people still wait at a table: at a live table, whether all of them (or any of them) have it
        open."""
        if ClockRule.read(row.clock).kind == DAILY or self._store.database.clock() < row.changed + OPENING:
            return True
        here = [
            self._tables.presence.status(seat.person, row.id).state != GONE for seat in seats if seat.person is not None
        ]
        return any(here) if any_of_them else bool(here) and all(here)


def _people_at(seats: list[SeatRow]) -> list[str]:
    return [seat.person for seat in seats if seat.person is not None]
