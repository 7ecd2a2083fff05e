"""What everyone may know of a table. Notices are made of this and of nothing else, so they hold no secrets."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import select

from kaiserhof.engine import KaiserhofError
from kaiserhof.tables import Person, Tables
from kaiserhof.tables.storage import schema
from kaiserhof.tables.storage.rows import FINISHED, PERSON, PLAYING, SeatRow


@dataclass(frozen=True, slots=True)
class Glimpse:
    """A table as everyone sees it from afar."""

    id: str
    game: str
    status: str
    seats: tuple[SeatRow, ...]
    waiting_for: int | None
    """The seat everyone waits for, if a person is to decide there."""
    turn: int
    """The number of the act after which that seat is waited for: as long as it is the same, so is the turn."""
    since: float
    """Since when that is, or since when the game is over."""
    winners: tuple[int, ...]
    """The seats that have won, when the game is over."""

    def seat_of(self, person_id: str) -> int | None:
        """Returns where a person sits."""
        return next((seat.seat for seat in self.seats if seat.person == person_id), None)

    def is_waiting_for(self, person_id: str) -> bool:
        """Returns whether everyone waits for this person."""
        return self.waiting_for is not None and self.seats[self.waiting_for].person == person_id


def glimpse(tables: Tables, table_id: str) -> Glimpse | None:
    """Returns what everyone may know of a table with people at it; None if it cannot be shown any more."""
    found = tables.store.table(table_id)
    if found is None:
        return None
    row, seats = found
    somebody = next((seat.person for seat in seats if seat.kind == PERSON and seat.person), None)
    if somebody is None:
        return None
    try:
        view = tables.view(table_id, Person(somebody, "", ""))
    except KaiserhofError:
        return None
    asked = view.waiting_for if view.status == PLAYING else None
    if asked is not None and seats[asked].bot_level() is not None:
        asked = None
    turn, since = _last_act_of_others(tables, table_id, asked, row.created)
    over = view.status == FINISHED
    winners = tuple(seat for seat, place in enumerate(view.state.ranking()) if place == 1) if over else ()
    return Glimpse(table_id, row.game, view.status, tuple(seats), asked, turn, since, winners)


def _last_act_of_others(tables: Tables, table_id: str, seat: int | None, created: float) -> tuple[int, float]:
    """Returns the number and the time of the last act of another seat: what a seat does in its turn is not counted."""
    acts = schema.acts.c
    others = (acts.table_id == table_id) & (acts.seat >= 0)
    if seat is not None:
        others &= acts.seat != seat
    query = select(acts.number, acts.at).where(others).order_by(acts.number.desc()).limit(1)
    with tables.store.reading() as connection:
        row = connection.execute(query).first()
    return (row[0] + 1, row[1]) if row else (0, created)
