"""Everything people can do with tables. Every request is checked here: who, which seat, whose turn, what is legal.

The methods may be called from several threads. After every change they call `announce` with the table's id, and
`on_due` if a bot is to act there.
"""

from __future__ import annotations

import json
import re
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import partial
from typing import Any

from kaiserhof.bots import LEVELS, OFFERED
from kaiserhof.bots.analysis import Analysis, Course
from kaiserhof.engine import Game, KaiserhofError, Record, State, find_game, new_secret
from kaiserhof.tables.errors import Forbidden, Missing, OldRules, Refused, Stale
from kaiserhof.tables.keepsake import Keepsake, KeptTable, kept_record, kept_summary, kept_table
from kaiserhof.tables.limits import Limits
from kaiserhof.tables.live import LiveTable, check_given
from kaiserhof.tables.memory import Memory
from kaiserhof.tables.people import Person, clean_name, clean_text, hash_token, new_id, new_token
from kaiserhof.tables.plan import SeatPlan, seat_rows
from kaiserhof.tables.replay import Watched, parse_record, replay_of, watched_record
from kaiserhof.tables.shared import Buckets, Work
from kaiserhof.tables.storage.rows import (
    CANCELLED,
    ENDED,
    FINISHED,
    FREE,
    GATHERING,
    MOVE,
    PERSON,
    PLAYING,
    Act,
    SeatRow,
    TableRow,
)
from kaiserhof.tables.storage.store import Store
from kaiserhof.tables.upkeep.moderation import Sanctions
from kaiserhof.tables.view import TableSummary, TableView, summary_of, view_of

MOST_PEOPLE_IN_MEMORY = 10_000
LONGEST_MESSAGE = 300
MOST_LISTED = 5
"""Number of tables with a free seat that one person may have on the home page."""
MOST_RECORDS_IN_MEMORY = 50
_RECORD_ID = re.compile(r"[A-Za-z0-9_-]{16}")


class Tables(Memory):
    """The service behind pages and programs."""

    def __init__(
        self,
        store: Store,
        announce: Callable[[str], None] = lambda _: None,
        limits: Limits | None = None,
        more_bots: Sequence[str] = (),
    ) -> None:
        super().__init__(store, announce)
        self.work = Work(store)
        self.limits = limits or Limits()
        self.levels = (*LEVELS, *more_bots)
        """The bots that may sit at tables: ours, and those of other packages that the host allows."""
        self.offered = tuple(dict.fromkeys((*OFFERED, *more_bots)))
        """Those of them that people are offered."""
        if store.shared and self.limits.enabled:
            self.limits.shared = Buckets(store).spend
        self.sanctions = Sanctions()
        self._records: OrderedDict[str, Watched] = OrderedDict()

    # ------------------------------------------------------------------ people

    def new_person(self, name: str, lang: str, asker: str = "") -> tuple[Person, str]:
        """Makes a new person; returns the person and their token."""
        self.limits.spend("person", asker)
        person, token = Person(new_id(), clean_name(name), lang), new_token()
        self.store.add_person(person, hash_token(token))
        return person, token

    def person(self, token: str | None) -> Person | None:
        """Returns the person who has this token."""
        if not token:
            return None
        person = self.store.person_by_token(hash_token(token))
        if person is not None and self.listening:
            with self._lock:
                self._people[hash_token(token)] = person
                if len(self._people) > MOST_PEOPLE_IN_MEMORY:
                    self._people.popitem(last=False)
        return person

    def known_person(self, token: str) -> Person | None:
        """Returns the person who has this token, if that is known without asking the database."""
        return self._people.get(hash_token(token))

    def change_person(self, person: Person, *, name: str | None = None, lang: str | None = None) -> Person:
        """Changes a name or language; it shows at tables joined from now on."""
        changed = Person(person.id, clean_name(name or "") or person.name, lang or person.lang)
        self.store.change_person(changed)
        self.forget_person(person.id)
        return changed

    def forget_person(self, person_id: str) -> None:
        """Drops what is known of a person without asking the database."""
        with self._lock:
            for token in [token for token, known in self._people.items() if known.id == person_id]:
                del self._people[token]

    def personal_link(self, person: Person) -> str:
        """Returns a secret with which the person moves to another device, once."""
        self.limits.spend("link", person.id)
        token = new_token()
        self.store.add_link(person.id, hash_token(token))
        return token

    def follow_personal_link(self, token: str) -> tuple[Person, str]:
        """Returns the person the link belongs to, and their token on the new device."""
        fresh = new_token()
        person = self.store.take_link(hash_token(token), hash_token(fresh))
        if person is None:
            raise Missing("error-link")
        return person, fresh

    # ------------------------------------------------------------------ making and joining

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
        asker: str = "",
    ) -> str:
        """Makes a table; it starts as soon as every seat is taken.

        `given` are the moves it begins with: for each, who made it and its text. `asker` is the person's address.
        """
        self.limits.spend("create", person.id)
        if not person.name:
            raise Refused("error-name")
        if listed:
            self.limits.spend("list", asker)
            if self.store.listed_tables_of(person.id) >= MOST_LISTED:
                raise Refused("error-too-many-listed", most=MOST_LISTED)
        game = find_game(game_id)
        chosen = game.choose(len(plans), options)
        now = time.time()
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
        )
        opening = [Act(mover, MOVE, text, now) for mover, text in given]
        seats = seat_rows(plans, person)
        check_given(LiveTable(row, seats, game), opening)
        self.store.add_table(row, seats, previous, opening)
        with self._table(row.id):
            return row.id

    def sit(self, table_id: str, person: Person) -> None:
        """Takes the first free seat."""
        self.limits.spend("join", person.id)
        if not person.name:
            raise Refused("error-name")
        with self._table(table_id) as live:
            if live.row.status != GATHERING:
                raise Refused("error-started")
            if any(seat.person == person.id for seat in live.seats):
                raise Refused("error-seated")
            free = next((seat for seat in live.seats if seat.kind == FREE), None)
            if free is None:
                raise Stale("error-seat-taken")
            taken = replace(free, kind=PERSON, person=person.id, name=person.name)
            full = sum(seat.kind == FREE for seat in live.seats) == 1
            self.store.change_seat(table_id, free, taken, GATHERING, due=full)
            self._reload_rows(live)
            self._settle(live)
        self.announce(table_id)

    def stand_up(self, table_id: str, person: Person) -> None:
        """Leaves a seat before the game has started."""
        with self._table(table_id) as live:
            seat = self._seat_of(live, person)
            if live.row.status != GATHERING:
                raise Refused("error-started")
            left = replace(live.seats[seat], kind=FREE, person=None, name="")
            self.store.change_seat(table_id, live.seats[seat], left, GATHERING)
            self._reload_rows(live)
        self.announce(table_id)

    # ------------------------------------------------------------------ playing

    def play(self, table_id: str, person: Person, number: int, text: str) -> None:
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

    def _act(self, table_id: str, number: int, person: Person, do: Callable[[LiveTable, int], list[Act]]) -> None:
        """Lets a person act. In a shared database the table in memory is believed first, and checked if it refuses."""
        believed = self.store.shared
        while True:
            try:
                with self._running(table_id, number, person, checked=not believed) as live:
                    self._commit(live, partial(do, live, self._deciding_seat(live, person)))
                return
            except KaiserhofError:
                if not believed:
                    raise
                believed = False

    def bot_task(self, table_id: str) -> tuple[int, str, State] | None:
        """Returns the length of the log, the bot's level and its view, if a bot is to move."""
        with self._table(table_id) as live:
            mover = live.match.state.to_move()
            if live.row.status != PLAYING or mover < 0 or live.match.to_confirm() is not None:
                self._note_nobody_is_due(live)
                return None
            level = live.seats[mover].bot_level()
            if level is None:
                self._note_nobody_is_due(live)
                return None
            return live.number, level, live.match.state.seen_by(mover)

    def _note_nobody_is_due(self, live: LiveTable) -> None:
        """Corrects a row that says otherwise, as one brought along from an older database may."""
        if live.row.due is not None and not live.bot_is_due():
            self.work.note_nothing_due(live.row.id, live.row.revision)

    def bot_plays(self, table_id: str, number: int, text: str, keep: float = 0.0) -> None:
        """Makes a bot's move; `number` is the length of the log that it saw.

        If a bot is to move again, whoever calls this keeps the table for `keep` seconds.
        """
        with self._running(table_id, number) as live:
            seat = live.match.state.to_move()
            if seat < 0 or live.seats[seat].bot_level() is None:
                raise Stale("error-stale")
            self._commit(live, lambda: live.play(seat, text), keep)

    # ------------------------------------------------------------------ running a table

    def hand_over(self, table_id: str, person: Person, seat: int, level: str | None) -> None:
        """Lets a bot of a level play for a seat, or gives the seat back to its person (None).

        The owner of the table may do this, and a person for their own seat.
        """
        if level is not None and level not in self.levels:
            raise Refused("error-unknown-seat", name=level[:40], known=", ".join(self.levels))
        with self._table(table_id) as live:
            if not 0 <= seat < len(live.seats) or live.seats[seat].kind != PERSON:
                raise Missing("error-no-seat")
            if person.id not in (live.row.owner, live.seats[seat].person):
                raise Forbidden("error-not-owner")
            if live.row.status != PLAYING:
                raise Refused("error-not-running")
            after = replace(live.seats[seat], stand_in=level)
            asked = live.match.to_confirm()
            asked = live.match.state.to_move() if asked is None else asked
            due = (after if asked == seat else live.seats[asked]).bot_level() is not None
            self.store.change_seat(table_id, live.seats[seat], after, PLAYING, due=due)
            self._reload_rows(live)
            self._settle(live)
            due = live.bot_is_due()
        self.announce(table_id)
        if due:
            self.on_due(table_id)

    def cancel(self, table_id: str, person: Person) -> None:
        """Ends a table without a result."""
        with self._owned(table_id, person) as live:
            if live.row.status == FINISHED:
                raise Refused("error-not-running")
            self.store.change_table(table_id, (GATHERING, PLAYING), status=CANCELLED, due=None)
            self._reload_rows(live)
        self.announce(table_id)

    def admit_spectators(self, table_id: str, person: Person, *, admitted: bool) -> None:
        """Opens or closes the table to people without a seat."""
        with self._owned(table_id, person) as live:
            self.store.change_table(table_id, (GATHERING, PLAYING, FINISHED), spectators=admitted)
            self._reload_rows(live)
        self.announce(table_id)

    def rematch(self, table_id: str, person: Person) -> str:
        """Makes a new table with the same people and options, the next seat being the start player; returns its id."""
        with self._owned(table_id, person) as live:
            if live.row.status != FINISHED:
                raise Refused("error-not-finished")
            if live.row.next is not None:
                return live.row.next
            order = live.seats[1:] + live.seats[:1]
            plans = [SeatPlan(seat.kind, seat.level, self._sitter(seat)) for seat in order]
            game, options = live.row.game, live.row.options
        with suppress(Stale):  # two requests at the same moment: the first table is the rematch
            self.create(person, game, plans, options, previous=table_id)
        with self._table(table_id) as live:
            self._reload_rows(live)
            new = live.row.next
        assert new is not None
        self.announce(table_id)
        return new

    def _sitter(self, seat: SeatRow) -> Person | None:
        """Returns the person at a seat, with the name they have at this table."""
        return Person(seat.person, seat.name, "") if seat.person is not None else None

    def say(self, table_id: str, person: Person, text: str) -> None:
        """Adds to the table's chat; everyone who may see the table may do this."""
        self.limits.spend("chat", person.id)
        if person.id in self.sanctions.muted:
            raise Forbidden("error-muted")
        said = clean_text(text, LONGEST_MESSAGE)
        if not said or not person.name:
            raise Refused("error-name" if said else "error-nothing-said")
        with self._table(table_id) as live:
            self._admit(live, person)
            if all(seat.person != person.id for seat in live.seats):
                self.limits.spend("aside", table_id)
            revision = self.store.say(table_id, person, said)
            live.chat = None
            live.raised(revision)
        self.announce(table_id)

    # ------------------------------------------------------------------ looking

    def game_of(self, table_id: str) -> Game[Any]:
        """Returns the game that is played at a table."""
        with self._table(table_id) as live:
            return live.game

    def view(self, table_id: str, person: Person | None, *, listening: bool = False) -> TableView:
        """Returns the table as this person may know it.

        A caller that is listening to the table's changes is shown what was last announced; others always what is.
        """
        with self._table(table_id, checked=not listening) as live:
            return self._view(live, person)

    def glance(self, table_id: str, person: Person | None, *, listening: bool = False) -> TableView | None:
        """Returns the same as `view`, or None if that would mean waiting for the database or a lock."""
        live = self._live.get(table_id)
        if live is None or (self.store.shared and not (listening and self.listening)):
            return None
        if not live.lock.acquire(blocking=False):
            return None
        try:
            known = live.chat is not None and (person is None or person.id in live.looks)
            ready = live.loaded and not live.doubtful and not live.forgotten and not live.unsettled()
            return self._view(live, person) if known and ready else None
        finally:
            live.lock.release()

    def _view(self, live: LiveTable, person: Person | None) -> TableView:
        self._admit(live, person)
        if live.chat is None:
            live.chat = self.store.chat(live.row.id)
        if person is not None and person.id not in live.looks:
            live.looks[person.id] = self.store.looked(live.row.id, person.id)
        seen = live.looks[person.id] if person is not None else 0
        return view_of(live, person.id if person else None, live.chat, seen)

    def look(self, table_id: str, person: Person, number: int) -> None:
        """Notes that a person has seen the log up to here."""
        with self._table(table_id) as live:
            self._admit(live, person)
            seen = min(max(0, number), live.number)
            revision = self.store.look(table_id, person.id, seen)
            live.looks[person.id] = seen
            live.raised(revision)

    def my_tables(self, person: Person) -> list[TableSummary]:
        """Returns a person's tables: first where they are to move, then by the latest change, finished ones last."""
        mine = self._summaries(self.store.tables_of(person.id), person.id)
        return sorted(mine, key=lambda table: (not table.my_move, table.status in (FINISHED, ENDED)))

    def open_tables(self) -> list[TableSummary]:
        """Returns the listed tables with a free seat."""
        return self._summaries(self.store.open_tables(), None)

    def _summaries(self, table_ids: Sequence[str], person: str | None) -> list[TableSummary]:
        """Returns the tables as they stand in a list, without those whose game is no longer installed."""
        found = []
        for table_id in table_ids:
            with suppress(KaiserhofError):
                try:
                    with self._table(table_id) as live:
                        found.append(summary_of(live, person))
                except OldRules:
                    found.append(kept_summary(*self._rows(table_id), self._keepsake(table_id)))
        return found

    def record(self, table_id: str, person: Person | None) -> Record:
        """Returns the record of a finished game; that of a running one would show what is hidden."""
        try:
            with self._table(table_id) as live:
                self._admit(live, person)
                if live.row.status != FINISHED:
                    raise Forbidden("error-not-finished")
                return replace(Record.of(live.match), rules=live.row.rules)
        except OldRules:
            row, seats = self._rows(table_id)
            self._admit_to(row, seats, person)
            if row.status != FINISHED:
                raise Forbidden("error-not-finished") from None
            record = kept_record(row, seats, self.store.acts(table_id), self._keepsake(table_id))
            if record is None:
                raise
            return record

    def kept(self, table_id: str, person: Person | None) -> KeptTable:
        """Returns what can be shown of a table whose game followed earlier rules (`OldRules` was raised)."""
        row, seats = self._rows(table_id)
        self._admit_to(row, seats, person)
        keepsake = self._keepsake(table_id)
        return kept_table(row, seats, person.id if person else None, keepsake, self.store.chat(table_id))

    def keep(self, table_id: str) -> None:
        """Makes the keepsake of a finished game that has none."""
        with self._table(table_id) as live:
            if live.row.status == FINISHED and live.row.rules == live.game.rules_version:
                self.store.add_keepsake(table_id, Keepsake.of(live).write())

    def _rows(self, table_id: str) -> tuple[TableRow, list[SeatRow]]:
        found = self.store.table(table_id)
        if found is None:
            raise Missing("error-no-table")
        return found

    def course(self, table_id: str, person: Person | None) -> Course:
        """Returns the moves of a finished game, for an analysis."""
        with self._table(table_id) as live:
            self._admit(live, person)
        return self.course_of(table_id)

    def course_of(self, table_id: str) -> Course:
        """Returns the moves of a finished game, for whoever analyses it for others."""
        with self._table(table_id) as live:
            if live.row.status != FINISHED:
                raise Refused("error-not-finished")
            return Course.of(Record.of(live.match), live.game)

    def analysis(self, table_id: str, person: Person | None) -> Analysis | None:
        """Returns the analysis of a finished game, if there is one."""
        with self._table(table_id) as live:
            self._admit(live, person)
        text = self.store.analysis(table_id)
        return None if text is None else Analysis.from_json(json.loads(text))

    def keep_analysis(self, table_id: str, analysis: Analysis) -> None:
        """Keeps an analysis."""
        self.store.keep_analysis(table_id, json.dumps(analysis.to_json()))

    def replay(self, table_id: str, person: Person | None) -> Watched:
        """Returns the game of a table to watch again, as far as this person may know it."""
        with self._table(table_id) as live:
            self._admit(live, person)
            left_off = self.store.left_off(table_id, person.id) if person is not None else 0
            return replay_of(live, person.id if person else None, left_off)

    def bring_record(self, person: Person, text: str) -> str:
        """Checks and keeps a record that someone brought; returns its id."""
        self.limits.spend("record", person.id)
        watched_record(text)
        record_id = new_id()
        self.store.keep_record(record_id, person.id, parse_record(text).write())
        return record_id

    def brought_record(self, record_id: str) -> Watched:
        """Returns the game of a record that someone brought; everyone who has the address may watch it."""
        watched = self._records.get(record_id)
        if watched is None:
            text = self.store.record(record_id) if _RECORD_ID.fullmatch(record_id) else None
            if text is None:
                raise Missing("error-no-record")
            watched = self._records[record_id] = watched_record(text)
            if len(self._records) > MOST_RECORDS_IN_MEMORY:
                self._records.popitem(last=False)
        return watched

    # ------------------------------------------------------------------ who may

    def _admit(self, live: LiveTable, person: Person | None) -> None:
        self._admit_to(live.row, live.seats, person)

    def _admit_to(self, row: TableRow, seats: Sequence[SeatRow], person: Person | None) -> None:
        seated = person is not None and any(seat.person == person.id for seat in seats)
        if row.status == CANCELLED:
            raise Missing("error-cancelled")
        invited = row.spectators or row.status == GATHERING
        if not (seated or invited or (person is not None and row.owner == person.id)):
            raise Forbidden("error-closed")

    def _seat_of(self, live: LiveTable, person: Person) -> int:
        for seat in live.seats:
            if seat.person == person.id:
                return seat.seat
        raise Forbidden("error-no-seat-here")

    def _deciding_seat(self, live: LiveTable, person: Person) -> int:
        seat = self._seat_of(live, person)
        if live.seats[seat].bot_level() is not None:
            raise Forbidden("error-stand-in")
        return seat

    @contextmanager
    def _running(
        self, table_id: str, number: int, person: Person | None = None, *, checked: bool = True
    ) -> Iterator[LiveTable]:
        with self._table(table_id, checked=checked) as live:
            if person is not None:
                self._admit(live, person)
            if live.row.status != PLAYING:
                raise Refused("error-not-running")
            if number != live.number:
                raise Stale("error-stale")
            yield live

    @contextmanager
    def _owned(self, table_id: str, person: Person) -> Iterator[LiveTable]:
        with self._table(table_id) as live:
            if live.row.owner != person.id:
                raise Forbidden("error-not-owner")
            self._admit(live, person)
            yield live
