"""Replays of tables, as far as a person may know the game, and of uploaded records."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Collection
from dataclasses import dataclass, replace

from kaiserhof.engine import OVER, BadRecord, Film, Game, Record
from kaiserhof.errors import Refused
from kaiserhof.people.identity import clean_name
from kaiserhof.storage.rows import FINISHED, GATHERING, PERSON
from kaiserhof.tables.table import Table
from kaiserhof.tables.view import SeatView, is_covered, seat_of, seat_views

LARGEST_RECORD = 200_000
"""Largest accepted record, in characters. Records of games played here are shorter."""


@dataclass(frozen=True, slots=True)
class Replay:
    """A game to replay."""

    game: Game
    options: dict[str, str]
    seats: tuple[SeatView, ...]
    me: int | None
    film: Film
    over: bool
    """Whether the game is finished."""
    since: int
    """Number of moves that this person has seen before."""


def replay_of(table: Table, person: str | None, left_off: int, beside: Collection[str] = ()) -> Replay:
    """Returns the replay of a table's game: in the person's own view while it runs, afterwards in every view. `beside`
    are the other persons on the same device.
    """
    if table.row.status == GATHERING:
        raise Refused("error-not-started")
    seats = seat_views(table.seats, person)
    me = None if is_covered(table, person, beside) else seat_of(table, person)
    over = table.row.status == FINISHED
    viewers = (*range(len(seats)), None) if over else (me,)
    since = bisect_left(table.numbers, left_off)
    return Replay(table.game, table.row.options, seats=seats, me=me, film=table.film(viewers), over=over, since=since)


def replay_of_record(text: str, find: Callable[[str, str | None], Game]) -> Replay:
    """Checks a record and returns its replay; raises `BadRecord` with line and reason.

    `find` returns a game by its id and the digest of a custom board.
    """
    record = parse_record(text)
    game = find(record.game, record.board)
    film = Film.of_record(record, game)
    seats = tuple(
        SeatView(seat, PERSON, level=None, name=name, mine=False, stand_in=None)
        for seat, name in enumerate(record.names)
    )
    options = game.choose(len(seats), record.options)
    over = film.frame(len(film), None).state.to_move() == OVER
    return Replay(game, options, seats=seats, me=None, film=film, over=over, since=0)


def parse_record(text: str) -> Record:
    """Parses an uploaded record and cleans its names; raises `BadRecord`."""
    if len(text) > LARGEST_RECORD:
        raise BadRecord(0, "error-record-large")
    record = Record.parse(text)
    names = tuple(clean_name(name) or "?" for name in record.names)
    return replace(record, names=names)
