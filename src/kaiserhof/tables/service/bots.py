"""The decisions of bots at tables."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from kaiserhof.bots import Levels, free_character
from kaiserhof.engine import Game, Match, State
from kaiserhof.errors import Refused, Stale
from kaiserhof.storage.person import Person
from kaiserhof.storage.rows import BOT, PLAYING, Pace
from kaiserhof.storage.work_queue import WorkQueue
from kaiserhof.tables.loaded_tables import LoadedTables
from kaiserhof.tables.table import Table

LONGEST_SHOWN = 5.0
"""The most seconds that a bot waits while people watch what has happened."""
LINES = 8
"""Number of lines of the story in which that can be."""


class BotTask(NamedTuple):
    """A decision that a bot must make."""

    number: int
    """The length of the log, which the move must name."""
    level: str
    view: State
    game: Game
    pace: Pace
    seed: str = ""
    """The seed of the bot's dice at a sealed table, where everyone's bots decide alike; empty elsewhere."""
    shown: float = 0.0
    """How many seconds people watch what has happened since the last decision."""


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
        seed = table.bot_seed(mover) if table.row.sealed is not None else ""
        shown = _watched(table.match) if table.people() else 0.0
        view = table.match.state.seen_by(mover)
        return BotTask(table.number, level, view, table.game, table.row.pace, seed, shown)

    def change(self, table_id: str, person: Person, level: str, pace: Pace) -> None:
        """Changes the level and the pace of all bots of a running game, for a person who plays alone against them.

        Not where the bots are part of a task: in the deal of a day, or at court.
        """
        with self._loaded_tables.owned(table_id, person) as table:
            row = table.row
            alone = row.status == PLAYING and table.people() == [person.id]
            if not alone or row.counts(table.seats) or self._store.progress.challenge_kind(table_id) is not None:
                raise Refused("error-bots-fixed")
            offered = self.offered_in(table.game)
            if level not in offered:
                raise Refused("error-unknown-seat", name=level[:40], known=", ".join(offered))
            taken: set[str] = set()
            for seat in table.seats:
                if seat.kind == BOT and seat.level != level:
                    face = free_character(level, taken)
                    taken.add(face)
                    after = replace(seat, level=level, face=face)
                    self._store.tables.change_seat(table_id, seat, after, PLAYING, due=table.bot_is_due())
            self._store.tables.change(table_id, (PLAYING,), pace=pace)
            self._loaded_tables.reload(table)
            self._loaded_tables.settle(table)
            due = table.bot_is_due()
        self._loaded_tables.announce(table_id)
        if due:
            self._loaded_tables.announce_due(table_id)

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


def _watched(match: Match) -> float:
    """Returns how many seconds the scenes since the last decision take, or `LONGEST_SHOWN`."""
    decided = next((at for at in range(len(match.entries) - 1, -1, -1) if match.entries[at].asked), 0)
    story = match.story()
    lines = (story.line(number, None) for number in range(max(0, len(story.lines) - LINES), len(story.lines)))
    scenes = [scene for line in lines if line for scene in match.game.storyteller.scenes(line, None)]
    return min(LONGEST_SHOWN, sum(scene.ms for scene in scenes if scene.at > decided) / 1000)
