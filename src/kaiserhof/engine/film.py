"""A game to watch again, move by move, from one seat's view."""

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
"""Number of moves between positions that are kept; the others are played forward from the last one kept."""


@dataclass(frozen=True, slots=True)
class FilmLine:
    """A line of the log."""

    at: int
    """The number of moves after which it had happened."""
    part: int
    """The index of the event among those of its move."""
    mover: int
    """The seat that moved, or `CHANCE`."""
    message: Message


@dataclass(frozen=True, slots=True)
class Frame:
    """One position of a film, for one viewer."""

    at: int
    """The number of moves made."""
    state: State
    """The position as the viewer knows it."""
    mover: int | None
    """Who made the last move: a seat or `CHANCE`; None before the first move."""
    lines: tuple[FilmLine, ...]
    """The log up to here, without lines the viewer may not read."""
    turn_back: int
    """The number of moves before the previous turn."""
    turn_on: int
    """The number of moves before the next turn."""


class Film:
    """All positions of a game, for certain viewers."""

    def __init__(
        self,
        start: State,
        entries: Collection[Entry],
        events: Collection[list[Event]],
        viewers: Collection[int | None],
    ) -> None:
        self.viewers = tuple(viewers)
        """The viewers whose views it shows: seats, and None for a spectator."""
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
        """Returns the film of a match up to its last move."""
        start = match.game.start(len(match.names), match.options)
        return Film(start, match.entries, match.events, viewers)

    @staticmethod
    def of_record(record: Record, game: Game[Any]) -> Film:
        """Returns the film of a record, every move checked; raises `BadRecord`. It is for all viewers."""
        steps = [(step.line.mover, step.move, step.events) for step in replay(record, game)]
        entries = [Entry(mover, move, asked=False) for mover, move, _ in steps]
        seats = len(record.names)
        start = game.start(seats, record.options)
        return Film(start, entries, [events for _, _, events in steps], (*range(seats), None))

    def __len__(self) -> int:
        return len(self._entries)

    def frame(self, at: int, viewer: int | None) -> Frame:
        """Returns the position after `at` moves; raises `KaiserhofError` for a viewer it is not for."""
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
