"""A game told in lines, one a turn: who did what, where, for how much, and what everyone gained by it.

The events of a match are put together by whose turn it was (`turn_of`). What the game does by itself, such as the end
of a round, has lines of its own, the *court's*. A game's `Storyteller` says which events those are and how a line is
put into a few words; the default tells any game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import NamedTuple

from kaiserhof.engine.core.state import CHANCE
from kaiserhof.engine.message import Event, Message, Seat
from kaiserhof.engine.words import Words

SET_UP = "set-up"
"""The section of what happens before anybody has decided anything."""

_STOPS = ".。"


@dataclass(frozen=True, slots=True)
class Happening:
    """A move and what came of it."""

    mover: int
    """A seat, or `CHANCE`."""
    turn: int
    """The seat whose turn it was before the move."""
    text: str
    events: Sequence[Event]
    gains: tuple[int, ...]
    """The points that each seat got or lost by it."""


@dataclass(slots=True)
class Line:
    """A line while it is written, for all readers."""

    actor: int
    """The seat whose turn it tells, or `CHANCE` for the court's."""
    section: str | None
    """What it is about, if it is the court's."""
    round: int
    """The number of its round, from 1; 0 before the first."""
    events: list[tuple[int, int, Event]] = field(default_factory=list)
    """The events, each with the index of its move and its own among those of the move."""
    gains: list[tuple[int, int, int]] = field(default_factory=list)
    """Index of the move, seat and points."""
    places: list[tuple[int, str, bool]] = field(default_factory=list)
    """Index of the move, the id of a place in the picture, and whether a piece went there."""

    def size(self) -> tuple[int, int, int]:
        """Returns a value that grows with the line."""
        return len(self.events), len(self.gains), len(self.places)

    def has(self, ids: frozenset[str]) -> bool:
        """Checks if it tells one of these messages."""
        return any(event.message.id in ids for _, _, event in self.events)


class Storyteller:
    """Says how a game tells its turns. This is the default."""

    round_begins: str | None = None
    """The message with which a round begins; without one a round is over when its first player has the turn again."""

    openings: frozenset[str] = frozenset()
    """Messages with which a new line of the court begins, even if the last one was about the same."""

    once_a_turn: frozenset[str] = frozenset()
    """Messages that a line has only once: a second one begins the same player's next turn."""

    titles: Mapping[str, str] = MappingProxyType({})
    """Sections by the message that belongs to them."""

    def section(self, message: Message, happening: Happening, line: Line | None, *, fresh: bool) -> str | None:
        """Returns what the court tells with this message; None if it belongs to a turn, or to the line before.

        `line` is the last one, and `fresh` says whether a player's next turn begins with this move.
        """
        return self.titles.get(message.id)

    def gain(self, message: Message) -> tuple[int, int] | None:
        """Returns the seat and the points, if the message tells that a seat gets or loses them.

        A game either tells no points this way or all of them, as they really change.
        """
        return None

    def places(self, text: str, turn: int) -> tuple[str, ...]:
        """Returns the ids of the places in the picture where the move with this text happens."""
        return ()

    def places_in(self, message: Message) -> tuple[str, ...]:
        """Returns the ids of the places that a message is about, besides those of its move.

        A part of a region is `part-` and its id.
        """
        return ()

    def headline(self, section: str | None, messages: Sequence[Message]) -> Sequence[Message]:
        """Returns what a line says: a sentence, and clauses that follow it. The messages are what all may read."""
        return [Message("story-set-up")] if section == SET_UP else messages[:1]


class Told(NamedTuple):
    """One event of a line, for a reader."""

    at: int
    """The number of moves after which it had happened."""
    part: int
    """Its index among the events of its move."""
    message: Message


@dataclass(frozen=True, slots=True)
class StoryLine:
    """A line as one seat may read it."""

    actor: int
    """The seat whose turn it tells, or `CHANCE` for the court's."""
    round: int
    start: int
    """The number of moves before it."""
    part: int
    """The index of its first event among those of its move; with `start` it identifies a line."""
    headline: tuple[Message, ...]
    """A sentence, and clauses that follow it."""
    events: tuple[Told, ...]
    gains: tuple[int, ...]
    """The points that each seat got or lost."""
    places: tuple[str, ...]
    """The ids of the places in the picture where it happened."""
    way: int = 0
    """How many of the last places are a way that a piece went, in this order."""


class Story:
    """The lines of a match. `tell` adds the moves made since the last call."""

    def __init__(self, teller: Storyteller, seats: int) -> None:
        self.teller = teller
        self.lines: list[Line] = []
        self._seats = seats
        self._told = 0
        self._round = 0
        self._first: int | None = None
        self._headlines: dict[int, tuple[int, tuple[Message, ...]]] = {}
        self._open: dict[int, tuple[tuple[int, int, int], StoryLine | None]] = {}
        """The lines as everyone may read them, by number, each with its size."""

    def tell(self, happenings: Sequence[Happening]) -> None:
        """Tells the moves that are not told yet. `happenings` are all moves so far."""
        for at in range(self._told, len(happenings)):
            self._tell(at, happenings[at])
        self._told = len(happenings)

    def _tell(self, at: int, happening: Happening) -> None:
        line = self.lines[-1] if self.lines else None
        actor, teller = happening.turn, self.teller
        fresh = happening.mover >= 0 and (line is None or line.section is not None or line.actor != actor)
        lines: list[tuple[Line, Event]] = []
        for part, event in enumerate(happening.events):
            message = event.message
            section = teller.section(message, happening, line, fresh=fresh)
            if section is None and line is None and happening.mover == CHANCE:
                section = SET_UP
            if section is not None:
                if line is None or line.section != section or message.id in teller.openings:
                    line = self._begin(CHANCE, section, message)
            elif line is None or fresh or (message.id in teller.once_a_turn and line.has(teller.once_a_turn)):
                line = self._begin(actor, None, message)
            fresh = False
            line.events.append((at, part, event))
            lines.append((line, event))
            if "at" in message.values:
                line.places.append((at, str(message.values["at"]), "piece" in message.values))
            line.places.extend((at, place, False) for place in teller.places_in(message))
        first = lines[0][0] if lines else line
        if first is not None:
            first.places.extend((at, place, False) for place in teller.places(happening.text, actor))
            self._gain(at, happening, first, lines)

    def _gain(self, at: int, happening: Happening, first: Line, lines: list[tuple[Line, Event]]) -> None:
        """Gives each line the points that its events tell, and the first one all others of the move."""
        left = list(happening.gains)
        for line, event in lines:
            gain = self.teller.gain(event.message) if line is not first else None
            if gain is not None:
                line.gains.append((at, *gain))
                left[gain[0]] -= gain[1]
        first.gains.extend((at, seat, points) for seat, points in enumerate(left) if points)

    def _begin(self, actor: int, section: str | None, message: Message) -> Line:
        if self.teller.round_begins is not None:
            self._round += message.id == self.teller.round_begins
        elif section is None and self._first in (None, actor):
            self._first = actor
            self._round += 1
        line = Line(actor, section, self._round)
        self.lines.append(line)
        return line

    def line(self, number: int, reader: int | None, until: int | None = None) -> StoryLine | None:
        """Returns a line as a seat may read it, up to a number of moves; None if it reads nothing of it.

        A line is the same object for all who read nothing in it that is for them only, until it grows.
        """
        line = self.lines[number]
        if until is not None:
            return self._read(number, reader, until)
        if reader is not None and any(event.only == reader for _, _, event in line.events):
            return self._read(number, reader)
        known = self._open.get(number)
        if known is None or known[0] != line.size():
            known = self._open[number] = line.size(), self._read(number, None)
        return known[1]

    def _read(self, number: int, reader: int | None, until: int | None = None) -> StoryLine | None:
        line = self.lines[number]
        events = [told for told in line.events if until is None or told[0] < until]
        mine = tuple(Told(at + 1, part, event.message) for at, part, event in events if event.visible_to(reader))
        if not mine:
            return None
        gains = [0] * self._seats
        for at, seat, points in line.gains:
            if until is None or at < until:
                gains[seat] += points
        places = [(place, goes) for at, place, goes in line.places if until is None or at < until]
        way = dict.fromkeys(place for place, goes in places if goes)
        others = dict.fromkeys(place for place, _ in places if place not in way)
        start, part, _ = line.events[0]
        headline = self._headline(number, [event.message for _, _, event in events if event.only is None])
        return StoryLine(
            actor=line.actor,
            round=line.round,
            start=start,
            part=part,
            headline=headline or (mine[0].message,),
            events=mine,
            gains=tuple(gains),
            places=(*others, *way),
            way=len(way),
        )

    def _headline(self, number: int, messages: list[Message]) -> tuple[Message, ...]:
        known = self._headlines.get(number)
        if known is None or known[0] != len(messages):
            said = tuple(self.teller.headline(self.lines[number].section, messages)) if messages else ()
            known = self._headlines[number] = len(messages), said
        return known[1]

    def read_by(self, reader: int | None, until: int | None = None) -> Iterator[StoryLine]:
        """Yields all lines as a seat may read them, up to a number of moves."""
        for number, line in enumerate(self.lines):
            if until is not None and line.events[0][0] >= until:
                return
            read = self.line(number, reader, until)
            if read is not None:
                yield read


class Reading:
    """The lines that one seat may read, kept while the story goes on; None is a spectator."""

    def __init__(self, reader: int | None) -> None:
        self._reader = reader
        self._sizes: list[tuple[int, int, int]] = []
        """The size that each line of the story had when it was read."""
        self._before: list[int] = []
        """How many lines before it the seat may read."""
        self._lines: list[StoryLine] = []

    def lines(self, story: Story) -> Sequence[StoryLine]:
        """Returns all lines so far; it grows with the story. A line that has not grown stays the same object."""
        sizes, kept = self._sizes, self._lines
        first = len(sizes)
        while first and sizes[first - 1] != story.lines[first - 1].size():
            first -= 1
        if first < len(sizes):
            del kept[self._before[first] :], sizes[first:], self._before[first:]
        for number in range(first, len(story.lines)):
            sizes.append(story.lines[number].size())
            self._before.append(len(kept))
            line = story.line(number, self._reader)
            if line is not None:
                kept.append(line)
        return kept


def said(headline: Sequence[Message], words: Words) -> str:
    """Returns a headline in words: its sentence without the stop, then the clauses."""
    text = words(headline[0]).rstrip(_STOPS)
    for clause in headline[1:]:
        text = words("story-and", first=text, second=words(clause).rstrip(_STOPS))
    return text


def seat_in(message: Message, name: str = "seat") -> int:
    """Returns the seat of a message's value."""
    value = message.values[name]
    assert isinstance(value, Seat)
    return int(value)


def number_in(message: Message, name: str = "points") -> int:
    """Returns a number of a message's values."""
    value = message.values[name]
    assert isinstance(value, int)
    return value
