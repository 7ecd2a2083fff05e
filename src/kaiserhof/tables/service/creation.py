"""Making tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kaiserhof.engine import new_secret
from kaiserhof.errors import Refused
from kaiserhof.people.identity import new_id
from kaiserhof.storage.person import Person
from kaiserhof.storage.rows import (
    FREE,
    FULL,
    GATHERING,
    HOST,
    LAST_PERSON,
    MOVE,
    PACES,
    Act,
    TableRow,
)
from kaiserhof.tables.boards import Boards
from kaiserhof.tables.clocks.clock import NO_CLOCK, ClockRule
from kaiserhof.tables.codes import CODES
from kaiserhof.tables.limits import Limits
from kaiserhof.tables.live import LiveTable, check_given
from kaiserhof.tables.plan import SeatPlan, seat_rows
from kaiserhof.tables.service.lobby import drawn_by_lot, require_room_in_the_list
from kaiserhof.tables.sessions import TableSessions


class Creation:
    """Making tables."""

    def __init__(self, sessions: TableSessions, boards: Boards, limits: Limits) -> None:
        self._sessions, self._store = sessions, sessions.store
        self._boards, self._limits = boards, limits

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
        begins: str = FULL,
        lot: bool = False,
        pace: str = "calm",
        clock: ClockRule = NO_CLOCK,
        rated: bool = False,
        fills: float | None = None,
        board: str | None = None,
        asker: str = "",
    ) -> str:
        """Makes a table; by default it starts as soon as every seat is taken.

        `given` are the moves it begins with: for each, who made it and its text. `begins` says what starts the game,
        `lot` whether the start player is drawn, `pace` how fast bots move, `clock` how time is
        counted. `rated` says that the game counts for ratings; everyone who has a seat from the beginning has agreed to
        that. At the time `fills`, bots take the seats still free. `board` is the digest of an
        owner's own board; such games never count. `asker` is the person's address.
        """
        self._limits.spend("create", person.id)
        if not person.name:
            raise Refused("error-name")
        if listed:
            require_room_in_the_list(self._store, self._limits, person, asker)
        game = self._boards.game_on(game_id, board)
        if listed and board:
            raise Refused("error-own-board-listed")
        chosen = game.choose(len(plans), options)
        if begins not in (FULL, LAST_PERSON, HOST) or pace not in PACES:
            raise Refused("error-request")
        now = self._store.database.clock()
        seats = seat_rows(plans, person, agreed=rated and not given)
        full = begins == FULL and all(seat.kind != FREE for seat in seats)
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
            code=None if full else self._store.lobby.free_code(CODES),
            begins=begins,
            lot=lot and not full and not given,
            pace=pace,
            clock=clock.write(),
            rated=rated and not given and board is None,
            fills=fills,
            board=board,
        )
        if lot and full and not given:
            seats = drawn_by_lot(seats, row.secret)
        opening = [Act(mover, MOVE, text, now) for mover, text in given]
        check_given(LiveTable(row, seats, game), opening)
        self._store.tables.add(row, seats, previous, opening)
        with self._sessions.open(row.id):
            return row.id
