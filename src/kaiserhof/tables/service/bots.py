"""The decisions of bots at tables."""

from __future__ import annotations

from typing import NamedTuple

from kaiserhof.bots import Levels
from kaiserhof.engine import Game, State
from kaiserhof.errors import Stale
from kaiserhof.storage.rows import PLAYING, Pace
from kaiserhof.storage.work_queue import WorkQueue
from kaiserhof.tables.loaded_tables import LoadedTables
from kaiserhof.tables.table import Table


class BotTask(NamedTuple):
    """A decision that a bot must make."""

    number: int
    """The length of the log, which the move must name."""
    level: str
    view: State
    game: Game
    pace: Pace


class Bots:
    """Gives bots their tasks, and makes their moves."""

    def __init__(self, loaded_tables: LoadedTables, work: WorkQueue, levels: Levels) -> None:
        self._loaded_tables, self._store = loaded_tables, loaded_tables.store
        self._work = work
        self.offered_in = levels

    def take_task(self, table_id: str, lease: float = 0.0) -> BotTask | None:
        """Returns what a bot must decide at a table, or None.

        With `lease`, leases the table for so many seconds first, and returns None if another process has the lease.
        """
        if lease and not self._work.hold_table(table_id, lease):
            return None
        with self._loaded_tables.open(table_id) as table:
            return self._task(table)

    def _task(self, table: Table) -> BotTask | None:
        mover = table.match.state.to_move()
        if table.row.status != PLAYING or mover < 0 or table.match.to_confirm() is not None:
            self._clear_due(table)
            return None
        level = table.bot_level(mover)
        if level is None:
            self._clear_due(table)
            return None
        if table.awaits_call() and self._store.database.clock() < table.begins_at():
            return None
        return BotTask(table.number, level, table.match.state.seen_by(mover), table.game, table.row.pace)

    def game_and_pace(self, table_id: str) -> tuple[Game, Pace]:
        with self._loaded_tables.open(table_id) as table:
            return table.game, table.row.pace

    def _clear_due(self, table: Table) -> None:
        """Clears the due marker of a table where no bot must act."""
        if table.row.due is not None and not table.bot_is_due():
            self._work.note_nothing_due(table.row.id, table.row.revision)

    def make_move(self, table_id: str, number: int, text: str, lease: float = 0.0) -> BotTask | None:
        """Makes a bot's move and returns the next task at this table. `number` is the length of the log that the bot
        saw.

        If there is a next task, the lease is renewed for `lease` seconds, and the caller must do the task.
        """
        with self._loaded_tables.running(table_id, number) as table:
            seat = table.match.state.to_move()
            if seat < 0 or table.bot_level(seat) is None:
                raise Stale("error-stale")
            self._loaded_tables.commit(table, lambda: table.play(seat, text), lease)
            return self._task(table)
