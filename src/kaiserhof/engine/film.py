"""A game watched move by move, by someone who knows as much as one seat."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from kaiserhof.engine.core.state import CHANCE, State
from kaiserhof.engine.errors import KaiserhofError
from kaiserhof.engine.game import Game
from kaiserhof.engine.match import Entry, Match
from kaiserhof.engine.message import Event, Message
from kaiserhof.engine.record import Record, replay

EVERY = 40
"""Every so many moves a position is kept, so that the ones after it are quickly found."""


@dataclass(frozen=True, slots=True)
class FilmLine:
    """Something that happened."""

    at: int
    """The number of moves after which it had happened."""
    part: int
    """Which of the events of its move it is."""
    mover: int
    """The seat that moved, or `CHANCE`."""
    message: Message


@dataclass(frozen=True, slots=True)
class Frame:
    """One position of a film, for one viewer."""

    at: int
    """How many moves have been made."""
    state: State
    """The position as the viewer knows it."""
    mover: int | None
    """Who made the last move: a seat, or `CHANCE`; None before the first."""
    lines: tuple[FilmLine, ...]
    """What happened so far, as far as the viewer may read it."""
    turn_back: int
    """Where the turn before began."""
    turn_on: int
    """Where the next turn begins."""


class Film:
    """All positions of a game, for those who may watch it."""

    def __init__(
        self,
        start: State,
        entries: Collection[Entry],
        events: Collection[list[Event]],
        viewers: Collection[int | None],
    ) -> None:
        self.viewers = tuple(viewers)
        """Through whose eyes it may be watched: seats, and None for a spectator."""
        self._entries = tuple(entries)
        self._events = tuple(events)
        self._kept = {0: start}
        movers = [(at, entry.mover) for at, entry in enumerate(self._entries) if entry.mover != CHANCE]
        self._turns = [
            0,
            *(at for (_, before), (at, mover) in pairwise(movers) if mover != before),
        ]

    @staticmethod
    def of(match: Match, viewers: Collection[int | None]) -> Film:
        """The film of a match, as far as it has come."""
        start = match.game.start(len(match.names), match.options)
        return Film(start, match.entries, match.events, viewers)

    @staticmethod
    def of_record(record: Record, game: Game[Any]) -> Film:
        """The film of a record, every move checked; raises `BadRecord`. Whoever has the record may see everything."""
        steps = [(step.line.mover, step.move, step.events) for step in replay(record, game)]
        entries = [Entry(mover, move, asked=False) for mover, move, _ in steps]
        seats = len(record.names)
        start = game.start(seats, record.options)
        return Film(start, entries, [events for _, _, events in steps], (*range(seats), None))

    def __len__(self) -> int:
        return len(self._entries)

    def frame(self, at: int, viewer: int | None) -> Frame:
        """The position after so many moves; raises `KaiserhofError` for a viewer who may not watch."""
        if viewer not in self.viewers:
            raise KaiserhofError("error-not-your-eyes")
        at = min(max(0, at), len(self))
        lines = tuple(
            FilmLine(number, part, self._entries[number - 1].mover, event.message)
            for number, events in enumerate(self._events[:at], 1)
            for part, event in enumerate(events)
            if event.visible_to(viewer)
        )
        return Frame(
            at=at,
            state=self._position(at).seen_by(viewer),
            mover=self._entries[at - 1].mover if at else None,
            lines=lines,
            turn_back=max((turn for turn in self._turns if turn < at), default=0),
            turn_on=min((turn for turn in self._turns if turn > at), default=len(self)),
        )

    def _position(self, at: int) -> State:
        known = max(number for number in self._kept if number <= at)
        state = self._kept[known].copy()
        for number, entry in enumerate(self._entries[known:at], known + 1):
            state.push(entry.move)
            if number % EVERY == 0:
                self._kept[number] = state.copy()
        return state
