"""What is stored of games: records, archives, analyses, replays, and custom boards."""

from __future__ import annotations

import json
import re
from collections import OrderedDict
from collections.abc import Collection
from dataclasses import replace

from kaiserhof.bots.analysis import Analysis, PlayedGame
from kaiserhof.engine import Record
from kaiserhof.errors import Forbidden, Missing, OldRules, Refused
from kaiserhof.people.identity import new_id
from kaiserhof.storage.person import Person
from kaiserhof.storage.rows import FINISHED, PLAYING
from kaiserhof.tables.access import admit, admit_to, seat_of
from kaiserhof.tables.archive import ArchivedGame, ArchivedTable, archived_record, archived_table, recorded_names
from kaiserhof.tables.boards import Boards
from kaiserhof.tables.limits import Limits
from kaiserhof.tables.loaded_tables import LoadedTables
from kaiserhof.tables.replay import Replay, parse_record, replay_of, replay_of_record

MAX_RECORDS_IN_MEMORY = 20
_RECORD_ID = re.compile(r"[A-Za-z0-9_-]{16}")


class Records:
    def __init__(self, loaded_tables: LoadedTables, boards: Boards, limits: Limits) -> None:
        self._loaded_tables, self._store = loaded_tables, loaded_tables.store
        self._boards, self._limits = boards, limits
        self._records: OrderedDict[str, Replay] = OrderedDict()

    def record(self, table_id: str, person: Person | None) -> Record:
        """Returns the record of a finished game. That of a running one would reveal hidden information."""
        try:
            with self._loaded_tables.open(table_id) as table:
                admit(table, person)
                if table.row.status != FINISHED:
                    raise Forbidden("error-not-finished")
                return replace(Record.of(table.match), rules=table.row.rules, names=recorded_names(table.seats))
        except OldRules:
            row, seats = self._loaded_tables.rows(table_id)
            admit_to(row, seats, person)
            if row.status != FINISHED:
                raise Forbidden("error-not-finished") from None
            record = archived_record(
                row, seats, self._store.log.acts(table_id), self._loaded_tables.archived_game(table_id)
            )
            if record is None:
                raise
            return record

    def running_record(self, table_id: str, person: Person) -> Record:
        """Returns the record of a running game for a player who takes it elsewhere. It tells everything hidden, so
        only a platform where all hands are on the player's own device offers it.
        """
        with self._loaded_tables.open(table_id) as table:
            seat_of(table, person)
            if table.row.status != PLAYING:
                raise Refused("error-not-running")
            return replace(Record.of(table.match), names=recorded_names(table.seats))

    def archived(self, table_id: str, person: Person | None) -> ArchivedTable:
        """Returns what can be shown of a table after `OldRules` was raised."""
        row, seats = self._loaded_tables.rows(table_id)
        admit_to(row, seats, person)
        archived = self._loaded_tables.archived_game(table_id)
        return archived_table(row, seats, person.id if person else None, archived, self._store.chat.messages(table_id))

    def archive(self, table_id: str) -> None:
        """Archives a finished game, unless that is done already."""
        with self._loaded_tables.open(table_id) as table:
            if table.row.status == FINISHED and table.row.rules == table.game.rules_version:
                self._store.archive.add_game(table_id, ArchivedGame.of(table).write())

    def played_game(self, table_id: str, person: Person | None) -> PlayedGame:
        """Returns the moves of a finished game for an analysis, if the person may see them."""
        with self._loaded_tables.open(table_id) as table:
            admit(table, person)
        return self.any_played_game(table_id)

    def any_played_game(self, table_id: str) -> PlayedGame:
        """Returns the moves of a finished game for an analysis, without checking a person."""
        with self._loaded_tables.open(table_id) as table:
            if table.row.status != FINISHED:
                raise Refused("error-not-finished")
            return PlayedGame.of(Record.of(table.match), table.game)

    def analysis(self, table_id: str, person: Person | None) -> Analysis | None:
        """Returns the analysis of a finished game; None if there is none, or only one of an older format."""
        with self._loaded_tables.open(table_id) as table:
            admit(table, person)
        text = self._store.archive.analysis(table_id)
        return None if text is None else Analysis.from_json(json.loads(text))

    def keep_analysis(self, table_id: str, analysis: Analysis) -> None:
        self._store.archive.add_analysis(table_id, json.dumps(analysis.to_json()))

    def replay(self, table_id: str, person: Person | None, beside: Collection[str] = ()) -> Replay:
        """Returns the replay of a table's game, as far as this person may know it."""
        with self._loaded_tables.open(table_id) as table:
            admit(table, person)
            left_off = self._store.visits.left_off(table_id, person.id) if person is not None else 0
            shown = self._loaded_tables.shown_to(table, person)
            return replay_of(shown, person.id if person else None, left_off, beside)

    def upload_record(self, person: Person, text: str) -> str:
        """Checks and stores an uploaded record; returns its id."""
        self._limits.spend("record", person.id)
        replay_of_record(text, self._boards.game_on)
        record_id = new_id()
        self._store.archive.add_record(record_id, person.id, parse_record(text).write(), self._limits.network_tag())
        return record_id

    def uploaded_record(self, record_id: str) -> Replay:
        """Returns the replay of an uploaded record. Everyone who has the address may watch it."""
        if not _RECORD_ID.fullmatch(record_id) or not self._store.archive.has_record(record_id):
            self._records.pop(record_id, None)
            raise Missing("error-no-record")
        replay = self._records.get(record_id)
        if replay is None:
            text = self._store.archive.record(record_id)
            if text is None:
                raise Missing("error-no-record")
            replay = self._records[record_id] = replay_of_record(text, self._boards.game_on)
            if len(self._records) > MAX_RECORDS_IN_MEMORY:
                self._records.popitem(last=False)
        return replay
