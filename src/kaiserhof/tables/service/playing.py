"""Playing: what people and bots decide."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from kaiserhof.engine import Game, KaiserhofError, State
from kaiserhof.errors import Stale
from kaiserhof.storage.person import Person
from kaiserhof.storage.rows import (
    PLAYING,
    Act,
)
from kaiserhof.tables.live import LiveTable
from kaiserhof.tables.service.checks import Checks


class BotTask(NamedTuple):
    """A decision that a bot is to make."""

    number: int
    """The length of the log; the move must name it."""
    level: str
    view: State
    game: Game
    pace: str


class PlayingService(Checks):
    """Moves, undo and confirmation, of people and of bots."""

    def move(self, table_id: str, person: Person, number: int, text: str) -> None:
        """Makes a person's move; `number` is the length of the log that they saw."""
        self.limits.spend("move", person.id)
        self._act(table_id, number, person, lambda live, seat: live.play(seat, text))

    def confirm(self, table_id: str, person: Person, number: int) -> None:
        """Ends a person's turn."""
        self.limits.spend("move", person.id)
        self._act(table_id, number, person, lambda live, seat: live.confirm(seat))

    def undo(self, table_id: str, person: Person, number: int) -> None:
        """Takes back a person's last decision."""
        self.limits.spend("move", person.id)
        self._act(table_id, number, person, lambda live, seat: live.undo(seat))

    def call_bot(self, table_id: str, person: Person, number: int) -> None:
        """Lets a bot's turn begin that waits for a tap; anyone who sits at the table may."""
        self.limits.spend("move", person.id)
        with self._running(table_id, number, person) as live:
            self._seat_of(live, person)
            if not live.awaits_call():
                raise Stale("error-stale")
            self.store.tables.change(table_id, (PLAYING,), called=number, due=self.store.database.clock(), held=0.0)
            self._reload_rows(live)
        self.announce(table_id)
        self.on_due(table_id)

    def _act(self, table_id: str, number: int, person: Person, do: Callable[[LiveTable, int], list[Act]]) -> None:
        """Lets a person act. In a shared database the table in memory is believed first, and checked if it refuses."""
        believed = self.store.database.shared
        while True:
            try:
                with self._running(table_id, number, person, checked=not believed) as live:
                    self.commit(live, partial(do, live, self._deciding_seat(live, person)))
                return
            except KaiserhofError:
                if not believed:
                    raise
                believed = False

    def take_task(self, table_id: str, lease: float = 0.0) -> BotTask | None:
        """Returns what a bot is to decide at a table, or None if nothing.

        With `lease` the table is leased first, for so many seconds; None also if another process has it.
        """
        if lease and not self.work.hold_table(table_id, lease):
            return None
        with self.open(table_id) as live:
            return self._task(live)

    def _task(self, live: LiveTable) -> BotTask | None:
        mover = live.match.state.to_move()
        if live.row.status != PLAYING or mover < 0 or live.match.to_confirm() is not None:
            self._note_nobody_is_due(live)
            return None
        level = live.bot_level(mover)
        if level is None:
            self._note_nobody_is_due(live)
            return None
        if live.awaits_call() and self.store.database.clock() < live.begins_at():
            return None
        return BotTask(live.number, level, live.match.state.seen_by(mover), live.game, live.row.pace)

    def game_and_pace(self, table_id: str) -> tuple[Game, str]:
        """Returns the game that is played at a table, and how fast its bots move."""
        with self.open(table_id) as live:
            return live.game, live.row.pace

    def _note_nobody_is_due(self, live: LiveTable) -> None:
        """Corrects a row that says otherwise, as one brought along from an older database may."""
        if live.row.due is not None and not live.bot_is_due():
            self.work.note_nothing_due(live.row.id, live.row.revision)

    def make_move(self, table_id: str, number: int, text: str, lease: float = 0.0) -> BotTask | None:
        """Makes a bot's move; `number` is the length of the log that it saw. Returns what a bot is to decide next.

        If there is something, the caller keeps the table for `lease` seconds and decides it.
        """
        with self._running(table_id, number) as live:
            seat = live.match.state.to_move()
            if seat < 0 or live.bot_level(seat) is None:
                raise Stale("error-stale")
            self.commit(live, lambda: live.play(seat, text), lease)
            return self._task(live)
