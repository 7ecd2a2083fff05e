"""What everyone may know of a table. Notifications are built only from this, so they reveal no secrets."""

from __future__ import annotations

import json
from dataclasses import dataclass

from sqlalchemy import select

from kaiserhof.engine import game_ids
from kaiserhof.storage import schema
from kaiserhof.storage.rows import CANCELLED, ENDED, PERSON, PLAYING, SeatRow, TableStatus
from kaiserhof.storage.store import Store


@dataclass(frozen=True, slots=True)
class PublicTable:
    """The public summary of a table."""

    id: str
    game: str
    status: TableStatus
    seats: tuple[SeatRow, ...]
    waiting_for: int | None
    """The seat whose turn it is, if a person sits there."""
    turn: int
    """The number of the act that started the turn; it identifies the turn."""
    since: float
    """When another seat last acted, that is, when the person could first know that it is their turn."""
    winners: tuple[int, ...]
    """The winning seats, once the game is over."""

    def seat_of(self, person_id: str) -> int | None:
        """Returns the seat of a person, or None."""
        return next((seat.seat for seat in self.seats if seat.person == person_id), None)

    def is_waiting_for(self, person_id: str) -> bool:
        """Returns whether it is this person's turn."""
        return self.waiting_for is not None and self.seats[self.waiting_for].person == person_id


def public_table(store: Store, table_id: str) -> PublicTable | None:
    """Returns the public summary of a table; None if the table is cancelled or its game is no longer installed."""
    found = store.tables.get(table_id)
    if found is None or found[0].status in (CANCELLED, ENDED) or found[0].game not in game_ids():
        return None
    row, seats = found
    asked = row.waiting if row.status == PLAYING else None
    if asked is not None and seats[asked].bot_level() is not None:
        asked = None
    turn, since = _last_act_of_others(store, table_id, asked, row.created)
    places = json.loads(row.result)["places"] if row.result else ()
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    return PublicTable(
        table_id,
        row.game,
        status=row.status,
        seats=tuple(seats),
        waiting_for=asked,
        turn=turn,
        since=since,
        winners=winners,
    )


def waiting_tables(store: Store, person_id: str) -> list[str]:
    """Returns the tables where it is a person's turn, longest wait first."""
    tables, seats = schema.tables.c, schema.seats.c
    query = (
        select(tables.id)
        .join(schema.seats, (seats.table_id == tables.id) & (seats.seat == tables.waiting))
        .where(tables.status == PLAYING, seats.person == person_id, seats.kind == PERSON, seats.stand_in.is_(None))
        .order_by(tables.since)
    )
    with store.database.reading() as connection:
        return list(connection.scalars(query))


def _last_act_of_others(store: Store, table_id: str, seat: int | None, created: float) -> tuple[int, float]:
    """Returns the number and time of the last act of another seat; a seat's own acts during its turn do not count."""
    acts = schema.acts.c
    others = (acts.table_id == table_id) & (acts.seat >= 0)
    if seat is not None:
        others &= acts.seat != seat
    query = select(acts.number, acts.at).where(others).order_by(acts.number.desc()).limit(1)
    with store.database.reading() as connection:
        row = connection.execute(query).first()
    return (row[0] + 1, row[1]) if row else (0, created)
