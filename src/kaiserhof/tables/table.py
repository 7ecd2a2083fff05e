"""A table in memory: its rows, and the match that follows from its log."""

from __future__ import annotations

import hmac
import itertools
import json
import time
from collections import Counter
from collections.abc import Callable, Sequence
from threading import RLock

from kaiserhof.engine import CommittedDice, Film, Game, Match
from kaiserhof.errors import Refused
from kaiserhof.storage.rows import (
    CONCEDE,
    CONFIRM,
    FINISHED,
    FREE,
    FULL,
    GATHERING,
    HINT,
    MOVE,
    PERSON,
    PLAYING,
    TAP,
    UNDO,
    Act,
    ActKind,
    ChatRow,
    OfferRow,
    SeatRow,
    TableRow,
    TableStatus,
)
from kaiserhof.tables.clocks.clock import PLAY_TURN, Clock, ClockRule
from kaiserhof.tables.log_lines import LogLine, LogReaders, TurnLine
from kaiserhof.tables.plan import STAND_IN

_REVISIONS = itertools.count(1)

LATE_TURNS = 2
"""By how many turns a game that counts is seen late by people who watch it, the present one included."""

BY_ITSELF = 120.0
"""Seconds after which a bot moves although nobody has tapped."""


class Table:
    """A table in memory. Hold its lock to change it. The log in the database is the truth; everything here follows from
    it."""

    def __init__(self, row: TableRow, seats: list[SeatRow], game: Game) -> None:
        self.clock: Callable[[], float] = time.time
        self.row = row
        self.seats = seats
        self.sitting = _people_at(seats)
        """The ids of the people who sit here."""
        self.game = game
        self.lock = RLock()
        self.loaded = False
        """Whether the log has been read. It is read under the lock, so that no act written meanwhile is missed."""
        self.forgotten = False
        """Whether this object must no longer be used: a write failed, or memory was needed."""
        self.stale = False
        """Whether another process has announced a change; if so, the next user asks the database first."""
        self.checked = 0.0
        """When the database last confirmed that this is up to date (monotonic clock)."""
        self.number = 0
        """Number of acts that have been applied."""
        self.revision = next(_REVISIONS)
        """Raised by every change; unique among all tables of this process."""
        self.chat: list[ChatRow] | None = None
        """The latest messages; None if not read yet."""
        self.rule = ClockRule.read(row.clock)
        self.ticking = Clock.read(row.ticking)
        self.holidays: dict[str, list[tuple[float, float]]] = {}
        """The holidays of the people at a daily table that have been read."""
        self.offers: list[OfferRow] | None = None
        """The open offers, and those refused lately; None if not read yet."""
        self.askers: dict[str, str] = {}
        """The names of the people without a seat who made offers."""
        self.stand_ins: dict[int, Act] = {}
        """The acts that stand-ins made, by number."""
        self._turns: dict[int, int] = {}
        """The number of confirmed turns by seat."""
        self.hinted: dict[int, int] = {}
        """The moves before which their player asked for a hint: number and seat."""
        self._asked_hint: set[int] = set()
        """The seats that have asked for a hint and not moved since."""
        self._turn_ends = [0]
        """The length of the log at its beginning, and after each confirmed turn with the chance that followed."""
        self.late: Table | None = None
        """This table as people who watch a game that counts see it; None if nobody has asked for it."""
        self.made_from = -1
        """Of a table that is seen late: the revision of the real one from which it was made."""
        self.conceded: set[int] = set()
        """The seats that have given up."""
        self.mutes: dict[str, frozenset[str]] = {}
        """The people whom each person has muted, as far as read."""
        self.numbers: list[int] = []
        """The number of the act behind each entry of the match."""
        names = [seat.name for seat in seats]
        self.match = Match(game, names, row.options, CommittedDice(row.secret), range(len(seats)))
        self.match.given = row.given

        self._readers = LogReaders()
        self._films: dict[tuple[int | None, ...], Film] = {}
        self._filmed = -1

    def film(self, viewers: tuple[int | None, ...]) -> Film:
        """Returns the game so far as a film for these viewers."""
        if self._filmed != self.number:
            self._films.clear()
            self._filmed = self.number
        film = self._films.get(viewers)
        if film is None:
            film = self._films[viewers] = Film.of(self.match, viewers)
        return film

    def log(self, reader: int | None) -> tuple[LogLine, ...]:
        """Returns the lines of the log that a seat may read; None is a spectator."""
        return self._readers.lines(self.match, self.numbers, reader)

    def story(self, reader: int | None) -> tuple[TurnLine, ...]:
        """Returns the story that a seat may read; None is a spectator."""
        return self._readers.turns(self.match, self.numbers, reader, self.stand_ins, self.hinted)

    def show_late(self, table: Table) -> None:
        """Takes over what people may know at once of a game that they see late: seats, chat and offers."""
        waiting = self.waiting_for(PLAYING)
        self.rename(table.row._replace(ticking="", until=None, waiting=waiting, length=self.number), table.seats)
        self.chat, self.mutes, self.offers, self.askers = table.chat, table.mutes, table.offers, table.askers
        self.made_from = table.revision

    def touch(self) -> None:
        """Marks a change that viewers could see."""
        self.revision = next(_REVISIONS)

    def rename(self, row: TableRow, seats: list[SeatRow]) -> None:
        """Replaces the table's rows; the log stays the same."""
        self.touch()
        self.row, self.seats, self.sitting = row, seats, _people_at(seats)
        self.rule, self.ticking = ClockRule.read(row.clock), Clock.read(row.ticking)
        self.holidays.clear()
        self.match.names = tuple(seat.name for seat in seats)

    def apply(self, act: Act) -> None:
        match = self.match
        if act.kind == MOVE:
            match.restore(act.seat, match.state.parse(act.text))
        elif act.kind == UNDO:
            match.cut(self._moves_left(act))
            self._taken_back()
        elif act.kind == CONFIRM:
            match.confirm(act.seat)
        self._count(act)

    def bot_seed(self, seat: int) -> str:
        """Returns the seed of a bot's next decision, which follows from the table's secret and the moves so far."""
        about = f"bot {seat} {len(self.match.entries)}"
        return hmac.new(bytes.fromhex(self.row.secret), about.encode(), "sha256").hexdigest()

    # ------------------------------------------------------------------ changes

    def unsettled(self) -> bool:
        """Returns whether an act follows that needs no decision: the game begins, or a turn ends by itself."""
        if self.row.status == GATHERING:
            return self._is_to_begin()
        waiting = self.match.to_confirm() if self.row.status == PLAYING else None
        return waiting is not None and self.ends_turns(waiting)

    def bot_is_due(self, status: TableStatus | None = None) -> bool:
        """Returns whether a bot must act or a full table must start. `status` overrides the table's own."""
        status = status or self.row.status
        if status == GATHERING:
            return self._is_to_begin()
        waiting = self.match.to_confirm()
        asked = self.match.state.to_move() if waiting is None else waiting
        return status == PLAYING and asked >= 0 and self.bot_level(asked) is not None

    def awaits_call(self, status: TableStatus | None = None) -> bool:
        """Returns whether a bot's turn waits for a person's tap. `status` overrides the table's own.

        A bot that must answer in the middle of a turn does not wait.
        """
        if self.row.pace != TAP or self.row.called == self.number or (status or self.row.status) != PLAYING:
            return False
        if all(seat.kind != PERSON or seat.stand_in is not None for seat in self.seats):
            return False  # nobody can tap
        turn = self.match.state.turn_of()
        last = next((entry for entry in reversed(self.match.entries) if entry.asked), None)
        begins = turn == self.waiting_for(PLAYING) and (last is None or last.turn != turn)
        return begins and self.bot_is_due(PLAYING)

    def pauses_for_one(self) -> bool:
        """Returns whether a bot pauses before its move for the only person at the table."""
        return len(self.people()) == 1 and self.bot_is_due()

    def begins_at(self) -> float:
        """Returns when a bot moves although nobody has tapped."""
        return (self.row.due or 0.0) + BY_ITSELF

    def late_length(self) -> int:
        """Returns how many acts people see who watch a game that counts: neither the present turn nor the last."""
        return self._turn_ends[max(0, len(self._turn_ends) - LATE_TURNS)]

    def bot_level(self, seat: int) -> str | None:
        """Returns the level of the bot that decides for a seat, or None if a person does."""
        if self.is_overdue(seat) and self.rule.then == PLAY_TURN and self.seats[seat].kind == PERSON:
            return self.seats[seat].stand_in or STAND_IN
        return self.seats[seat].bot_level()

    def is_overdue(self, seat: int) -> bool:
        """Returns whether a seat's time is up. True until the consequence is written."""
        return self.ticking is not None and self.ticking.up and self.row.waiting == seat

    def ends_turns(self, seat: int) -> bool:
        """Returns whether a seat's turns end without confirmation: it is a bot's, or its person chose so."""
        return self.seats[seat].hasty or self.bot_level(seat) is not None

    def stands_in(self, seat: int) -> bool:
        """Returns whether a bot plays for the person at a seat."""
        return self.seats[seat].kind == PERSON and self.bot_level(seat) is not None

    def turns_stood_in(self, seat: int) -> int:
        """Returns how many turns a stand-in has played since it took over."""
        since = self.seats[seat].stood_in or 0.0
        acts = self.stand_ins.values()
        return sum(act.seat == seat and act.kind == CONFIRM and act.at >= since for act in acts)

    def absent(self) -> frozenset[int]:
        """Returns the seats of people for whom a stand-in has played half of their turns or more."""
        ends = Counter(act.seat for act in self.stand_ins.values() if act.kind == CONFIRM)
        return frozenset(seat for seat, turns in ends.items() if 2 * turns >= self._turns[seat])

    def waiting_for(self, status: TableStatus | None = None) -> int | None:
        """Returns the seat that everyone waits for. `status` overrides the table's own."""
        if (status or self.row.status) != PLAYING:
            return None
        waiting = self.match.to_confirm()
        mover = self.match.state.to_move()
        return waiting if waiting is not None else mover if mover >= 0 else None

    def result(self) -> str | None:
        """Returns ranks and points of a finished game, as JSON."""
        if self.status() != FINISHED:
            return None
        return json.dumps({"places": self.places(), "points": self.match.state.scores()})

    def places(self) -> list[int]:
        """Returns the places of all seats as things stand; those who have given up share the last one."""
        ranking = self.match.state.ranking()
        others = [place for seat, place in enumerate(ranking) if seat not in self.conceded]
        return [
            len(others) + 1 if seat in self.conceded else 1 + sum(other < place for other in others)
            for seat, place in enumerate(ranking)
        ]

    def people(self) -> list[str]:
        """Returns the ids of the people who sit here, in the order of the seats."""
        return [seat.person for seat in self.seats if seat.person is not None]

    def _is_to_begin(self) -> bool:
        return self.row.begins == FULL and all(seat.kind != FREE for seat in self.seats)

    def settle(self) -> list[Act]:
        """Makes and returns the acts that need no decision, such as the start of the game."""
        return self._settle([])

    def play(self, seat: int, *texts: str) -> list[Act]:
        """Makes a move, perhaps with sequels, and returns all acts: each move, then forced answers and chance."""
        acts: list[Act] = []
        for text in texts:
            self.match.play(seat, self.match.state.parse(text))
            acts = self._settle([*acts, self._act(seat, MOVE, text)])
        return acts

    def undo(self, seat: int) -> list[Act]:
        """Takes back a seat's last decision; returns the act."""
        self.match.undo(seat)
        self._taken_back()
        return [self._act(seat, UNDO, str(len(self.match.entries)))]

    def confirm(self, seat: int) -> list[Act]:
        """Ends a seat's turn; returns the acts that follow."""
        self.match.confirm(seat)
        return self._settle([self._act(seat, CONFIRM)])

    def take_back(self, length: int) -> list[Act]:
        """Goes back to the first moves of the log, with everyone's consent; returns the acts that follow."""
        self.match.cut(length)
        self._taken_back()
        return self._settle([self._act(self.match.state.turn_of(), UNDO, str(length))])

    def concede(self, seat: int) -> list[Act]:
        """Ends the game with this seat in the last place, with everyone's consent; returns the act."""
        return [self._act(seat, CONCEDE)]

    def note_hint(self, seat: int) -> list[Act]:
        """Notes that a seat asks for a hint, once for each of its decisions; returns the act."""
        return [] if seat in self._asked_hint else [self._act(seat, HINT)]

    def status(self) -> TableStatus:
        """Returns `PLAYING` or `FINISHED`."""
        return FINISHED if self.match.finished() or self.conceded else PLAYING

    def written(
        self, status: TableStatus, changed: float, waiting: int | None, *, due: bool = False, turn_ended: bool = True
    ) -> None:
        """Records that the acts are stored, with the new status, the seat to move, whether a bot is due, and whether
        a turn has ended."""
        self.touch()
        goes_on = not turn_ended and waiting == self.row.waiting
        self.row = self.row._replace(
            status=status,
            changed=changed,
            revision=self.row.revision + 1,
            length=self.number,
            due=changed if due else None,
            waiting=waiting,
            since=self.row.since if goes_on else changed,
            ticking=self.ticking.write() if self.ticking else "",
        )

    def raised(self, revision: int) -> None:
        """Records a change outside the log that gave the table this revision."""
        self.touch()
        if revision != self.row.revision + 1:
            self.stale = True  # another process changed something too
        else:
            self.row = self.row._replace(revision=revision)

    def _settle(self, acts: list[Act]) -> list[Act]:
        """Adds chance, forced answers and the confirmations that nobody is asked for; returns all acts."""
        match = self.match
        while True:
            state = match.state
            if match.step():
                entry = match.entries[-1]
                acts.append(self._act(entry.mover, MOVE, state.text(entry.move)))
                continue
            waiting = match.to_confirm()
            if waiting is None or not self.ends_turns(waiting):
                return acts
            match.confirm(waiting)
            acts.append(self._act(waiting, CONFIRM))

    def _moves_left(self, undo: Act) -> int:
        """Returns how many moves are left after an undo.

        The act itself says so, except in old logs. When they were written, every forced answer was made at once, and an
        undo
        went back to the last move that was a choice.
        """
        if undo.text:
            return int(undo.text)
        left = len(self.match.entries) - 1
        while len(self.match.position(left).legal_moves()) == 1:
            left -= 1
        return left

    def _taken_back(self) -> None:
        for number in self.numbers[len(self.match.entries) :]:
            if number in self.hinted:
                self._asked_hint.add(self.hinted.pop(number))
        del self.numbers[len(self.match.entries) :]
        self._readers.forget()

    def _act(self, seat: int, kind: ActKind, text: str = "") -> Act:
        act = Act(seat, kind, text, self.clock(), seat >= 0 and self.stands_in(seat))
        self._count(act)
        return act

    def _count(self, act: Act) -> None:
        """Counts an act that has been applied."""
        if act.kind == MOVE:
            self.numbers.append(self.number)
            if act.seat in self._asked_hint:
                self._asked_hint.discard(act.seat)
                self.hinted[self.number] = act.seat
        elif act.kind == HINT:
            self._asked_hint.add(act.seat)
        elif act.kind == CONCEDE:
            self.conceded.add(act.seat)
        if act.seat < 0 and self._turn_ends[-1] == self.number:
            self._turn_ends[-1] = self.number + 1
        if act.kind == CONFIRM:
            self._turn_ends.append(self.number + 1)
            self._turns[act.seat] = self._turns.get(act.seat, 0) + 1
        if act.stand_in:
            self.stand_ins[self.number] = act
        self.number += 1


def check_given(table: Table, acts: Sequence[Act]) -> None:
    """Applies the given moves of a new table; raises `KaiserhofError` if one is illegal."""
    match = table.match
    for act in acts:
        move = match.state.parse(act.text)
        if act.seat != match.state.to_move() or move not in match.state.legal_moves():
            raise Refused("error-given")
        match.restore(act.seat, move)


def _people_at(seats: list[SeatRow]) -> frozenset[str]:
    return frozenset(seat.person for seat in seats if seat.person is not None)
