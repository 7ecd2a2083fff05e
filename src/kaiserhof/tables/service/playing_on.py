"""Playing on from any position of a finished game, or of an uploaded record, at a table of its own.

Someone who replays a finished game may know every hand in it, so such a game never counts. What has not happened yet is
drawn again: a position holds nothing of the future. Bots and others see what their seats see.
"""

from __future__ import annotations

from kaiserhof.engine import Record
from kaiserhof.engine.core.state import OVER
from kaiserhof.errors import Missing, Refused
from kaiserhof.storage.person import Person
from kaiserhof.storage.rows import FREE, FULL, HOST
from kaiserhof.storage.store import Store
from kaiserhof.tables.boards import Boards
from kaiserhof.tables.origin import Origin
from kaiserhof.tables.plan import SeatPlan, TablePlan
from kaiserhof.tables.replay import parse_record
from kaiserhof.tables.service.bots import Bots
from kaiserhof.tables.service.creation import Creation
from kaiserhof.tables.service.records import Records


class PlayingOn:
    """Creates tables that play on from a replay."""

    def __init__(self, store: Store, boards: Boards, bots: Bots, creation: Creation, records: Records) -> None:
        self._store = store
        self._boards = boards
        self._bots = bots
        self._creation = creation
        self._records = records

    def play_on(self, person: Person, origin: Origin, seat: int, others: str) -> str:
        """Creates a table that plays on from a position, with this person at a seat; returns its id.

        `others` is who takes all other seats: bots of a level, or people (`open`).
        """
        record = self._record(person, origin)
        # Nobody gets the way to an unfinished game, which shows all hands of this table.
        over = origin.kind == "t" or self._records.uploaded_record(origin.id).over
        game = self._boards.game_on(record.game, record.board)
        if record.rules != game.rules_version:
            raise Refused("error-play-on-rules")
        if not 0 <= seat < len(record.names):
            raise Missing("error-no-seat")
        state = game.start(len(record.names), record.options)
        given = [(line.mover, line.text) for line in record.lines[: origin.at]]
        for _, text in given:
            state.push(state.parse(text))
        if state.to_move() == OVER:
            raise Refused("error-play-on-over")
        levels = self._bots.offered_in(game)
        plans = [SeatPlan.parse("me" if each == seat else others, levels) for each in range(len(record.names))]
        plan = TablePlan(
            game.id,
            plans,
            {name: str(value) for name, value in record.options.items()},
            begins=HOST if others == FREE else FULL,
            board=record.board,
            given=given,
            origin=Origin(origin.kind, origin.id, len(given)).write() if over else "",
        )
        return self._creation.create(person, plan)

    def _record(self, person: Person, origin: Origin) -> Record:
        """Returns the record of a finished game that this person may see, or one that somebody brought."""
        if origin.kind == "t":
            return self._records.record(origin.id, person)
        text = self._store.archive.record(origin.id)
        if text is None:
            raise Missing("error-no-record")
        return parse_record(text)
