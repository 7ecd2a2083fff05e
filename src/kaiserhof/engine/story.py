"""A game as a story, one line a turn: who did what and where, and what everyone gained.

The events of a match are grouped by the seat whose turn it was (`turn_of`). What the game does by itself, such as the
end of a round, has lines of its own, those of the *court*. A game's `Storyteller` decides which events those are and
summarises a line in a few words; the default works for any game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import NamedTuple

from kaiserhof.engine.core.state import CHANCE
from kaiserhof.engine.message import Event, Message, Seat
from kaiserhof.engine.scenes import Scene, points_scene
from kaiserhof.engine.words import Words

SET_UP = "set-up"
"""The section for everything before the first decision."""

_STOPS = ".。"


@dataclass(frozen=True, slots=True)
class LoggedMove:
    """One move of the match, with its events and its effect on the points."""

    mover: int
    """A seat, or `CHANCE`."""
    turn: int
    """The seat whose turn it was before the move."""
    text: str
    events: Sequence[Event]
    gains: tuple[int, ...]
    """The points that each seat gained or lost."""


@dataclass(slots=True)
class Line:
    """A line while it is being written, for all readers."""

    actor: int
    """The seat whose turn it is about, or `CHANCE` for the court."""
    section: str | None
    """Its subject, if it is a line of the court."""
    round: int
    """The number of its round, from 1; 0 before the first."""
    events: list[tuple[int, int, Event]] = field(default_factory=list)
    """The events, each with the index of its move and its index within the move."""
    gains: list[tuple[int, int, int]] = field(default_factory=list)
    """Triples: index of the move, seat, points."""
    places: list[tuple[int, str, bool]] = field(default_factory=list)
    """Triples: index of the move, id of a place in the picture, whether a piece moved there."""

    def size(self) -> tuple[int, int, int]:
        """Returns the sizes of its lists. They grow with the line, so equal sizes mean that it is unchanged."""
        return len(self.events), len(self.gains), len(self.places)

    def has(self, ids: frozenset[str]) -> bool:
        """Checks if it contains one of these messages."""
        return any(event.message.id in ids for _, _, event in self.events)


class Storyteller:
    """Decides how the log tells a game's turns. This is the default."""

    round_begins: str | None = None
    """The message that begins a round; without one, a round ends when its first player's turn comes again."""

    openings: frozenset[str] = frozenset()
    """Messages that begin a new line of the court, even if the last line had the same subject."""

    once_a_turn: frozenset[str] = frozenset()
    """Messages that occur only once in a line: a second one begins the same player's next turn."""

    titles: Mapping[str, str] = MappingProxyType({})
    """Sections of the court, by the message that belongs to them."""

    def section(self, message: Message, logged: LoggedMove, line: Line | None, *, fresh: bool) -> str | None:
        """Returns the section of the court that a message belongs to; None if it belongs to a turn, or to the previous
        line.

        `line` is the previous line, and `fresh` says whether a player's next turn begins with this move.
        """
        return self.titles.get(message.id)

    def gain(self, message: Message) -> tuple[int, int] | None:
        """Returns seat and points if the message says that a seat gains or loses points.

        A game reports either no points this way or all of them, exactly as they change.
        """
        return None

    def places(self, text: str, turn: int) -> tuple[str, ...]:
        """Returns the ids of the places in the picture that the move with this text concerns."""
        return ()

    def places_in(self, message: Message) -> tuple[str, ...]:
        """Returns the ids of the places that a message concerns, beside those of its move.

        The id of a region's part is prefixed with `part-`.
        """
        return ()

    def headline(self, section: str | None, messages: Sequence[Message]) -> Sequence[Message]:
        """Summarises a line: a sentence, then clauses. The messages are those that everyone may read."""
        return [Message("story-set-up")] if section == SET_UP else messages[:1]

    def scenes(self, line: StoryLine, me: int | None) -> Iterable[Scene]:
        """Returns the scenes of a line as the reader at seat `me` sees them (None: a spectator).

        A scene that has been complete once stays the same while the line grows. The default has one for each move that
        changed points: what happened, and the points that fly.
        """
        moves: dict[int, list[tuple[int, int]]] = {}
        for at, seat, points in line.changes:
            moves.setdefault(at, []).append((seat, points))
        for at, gains in moves.items():
            told = [event for event in line.events if event.at == at]
            part, say = (told[-1].part, told[0].message) if told else (0, line.headline[0])
            yield points_scene(at, part, say, gains, line.places[-1:])


class ReadableEvent(NamedTuple):
    """One event of a line, for one reader."""

    at: int
    """The number of moves made when it had happened."""
    part: int
    """Its index among the events of its move."""
    message: Message


@dataclass(frozen=True, slots=True)
class StoryLine:
    """A line of the story as one seat may read it."""

    actor: int
    """The seat whose turn it is about, or `CHANCE` for the court."""
    round: int
    start: int
    """The number of moves before it."""
    part: int
    """The index of its first event among those of its move; with `start` it identifies a line."""
    headline: tuple[Message, ...]
    """A sentence, then clauses."""
    events: tuple[ReadableEvent, ...]
    gains: tuple[int, ...]
    """The points that each seat gained or lost."""
    places: tuple[str, ...]
    """The ids of the places in the picture where it happened."""
    way: int = 0
    """How many of the last places form the path of a piece, in this order."""
    changes: tuple[tuple[int, int, int], ...] = ()
    """The points gained or lost, one by one: number of moves made, seat, points."""


class Story:
    """The lines of a match's story. `tell` adds the moves made since the last call."""

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

    def tell(self, logged_moves: Sequence[LoggedMove]) -> None:
        """Adds the moves since the last call; `logged_moves` are all moves so far."""
        for at in range(self._told, len(logged_moves)):
            self._tell(at, logged_moves[at])
        self._told = len(logged_moves)

    def _tell(self, at: int, logged: LoggedMove) -> None:
        line = self.lines[-1] if self.lines else None
        actor, teller = logged.turn, self.teller
        fresh = logged.mover >= 0 and (line is None or line.section is not None or line.actor != actor)
        lines: list[tuple[Line, Event]] = []
        for part, event in enumerate(logged.events):
            message = event.message
            section = teller.section(message, logged, line, fresh=fresh)
            if section is None and line is None and logged.mover == CHANCE:
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
            first.places.extend((at, place, False) for place in teller.places(logged.text, actor))
            self._gain(at, logged, first, lines)

    def _gain(self, at: int, logged: LoggedMove, first: Line, lines: list[tuple[Line, Event]]) -> None:
        """Credits each line with the points that its events mention, and the first line with all other points of the
        move."""
        left = list(logged.gains)
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
        """Returns a line as a seat may read it, up to a number of moves; None if the seat may read nothing of it.

        The line is the same object for all who read nothing private in it, until it grows.
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
        mine = tuple(
            ReadableEvent(at + 1, part, event.message) for at, part, event in events if event.visible_to(reader)
        )
        if not mine:
            return None
        changes = tuple((at + 1, seat, points) for at, seat, points in line.gains if until is None or at < until)
        gains = [0] * self._seats
        for _, seat, points in changes:
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
            changes=changes,
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


class StoryReader:
    """The lines that one seat may read, kept while the story grows; None is a spectator."""

    def __init__(self, reader: int | None) -> None:
        self._reader = reader
        self._sizes: list[tuple[int, int, int]] = []
        """The size of each line of the story when it was last read."""
        self._before: list[int] = []
        """For each line of the story, how many lines before it the seat may read."""
        self._lines: list[StoryLine] = []

    def lines(self, story: Story) -> Sequence[StoryLine]:
        """Returns all lines so far. A line that has not grown stays the same object."""
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
    """Returns a headline as text: its sentence without the full stop, then the clauses."""
    text = words(headline[0]).rstrip(_STOPS)
    for clause in headline[1:]:
        text = words("story-and", first=text, second=words(clause).rstrip(_STOPS))
    return text


def seat_in(message: Message, name: str = "seat") -> int:
    """Returns the seat in a message's value."""
    value = message.values[name]
    assert isinstance(value, Seat)
    return int(value)


def number_in(message: Message, name: str = "points") -> int:
    """Returns the number in a message's value."""
    value = message.values[name]
    assert isinstance(value, int)
    return value
