"""The log of a table as people read it, extended as the log grows."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from kaiserhof.engine import Match, Message, Story, StoryLine, StoryReader


class LogLine(NamedTuple):
    """One line of the log."""

    number: int
    """The number of the act it belongs to."""
    mover: int
    """The seat that moved, or `CHANCE`."""
    part: int
    """The index of the event within the act; number and part identify a line permanently."""
    message: Message


class TurnLine(NamedTuple):
    """A line of the story: a turn, or an event that no turn caused."""

    number: int
    """The number of its first act."""
    told: StoryLine
    stood_in: bool = False
    """Whether a stand-in played in it."""
    hinted: bool = False
    """Whether its player asked for a hint."""


class LogReaders:
    """The lines that each reader may read. A reader is a seat, or None for spectators."""

    def __init__(self) -> None:
        self._all: list[tuple[int | None, LogLine]] = []
        """All lines, each with the only seat that may read it; None if everyone may."""
        self._entries = 0
        """Number of entries of the match from which they were made."""
        self._lines: dict[int | None, list[LogLine]] = {}
        self._read: dict[int | None, int] = {}
        self._story: Story | None = None
        self._readings: dict[int | None, StoryReader] = {}
        self._turns: dict[int | None, list[TurnLine]] = {}
        self._latest: dict[tuple[int, int], TurnLine] = {}
        """The latest line at each place of the story, shared between seats that read the same."""

    def forget(self) -> None:
        """Drops all lines, because moves were taken back."""
        self._all.clear()
        self._entries = 0
        self._lines.clear()
        self._read.clear()

    def lines(self, match: Match, numbers: Sequence[int], reader: int | None) -> tuple[LogLine, ...]:
        """Returns the lines that a seat may read; `numbers` are the act numbers of the match's entries."""
        for at in range(self._entries, len(match.entries)):
            number, mover = numbers[at], match.entries[at].mover
            for part, event in enumerate(match.events[at]):
                self._all.append((event.only, LogLine(number, mover, part, event.message)))
        self._entries = len(match.entries)
        lines = self._lines.setdefault(reader, [])
        new = self._all[self._read.get(reader, 0) :]
        lines.extend([line for only, line in new if only is None or only == reader])
        self._read[reader] = len(self._all)
        return tuple(lines)

    def turns(
        self,
        match: Match,
        numbers: Sequence[int],
        reader: int | None,
        stand_ins: Collection[int] = (),
        hinted: Collection[int] = (),
    ) -> tuple[TurnLine, ...]:
        """Returns the story that a seat may read. A line that has not changed stays the same object.

        `stand_ins` are the numbers of the acts that stand-ins made, `hinted` those of moves made after a hint.
        """
        story = match.story()
        if story is not self._story:
            self._story = story
            self._readings.clear()
            self._turns.clear()
            self._latest.clear()
        reading = self._readings.get(reader)
        if reading is None:
            reading = self._readings[reader] = StoryReader(reader)
        lines = reading.lines(story)
        kept = self._turns.setdefault(reader, [])
        known = len(kept)
        while known and (known > len(lines) or kept[known - 1].told is not lines[known - 1]):
            known -= 1
        ends = [*(line.start for line in lines[known + 1 :]), len(match.entries)]
        kept[known:] = [
            self._turn(
                numbers[line.start],
                line,
                bool(stand_ins) and _is_among(stand_ins, match, numbers, line, end),
                bool(hinted) and _is_among(hinted, match, numbers, line, end),
            )
            for line, end in zip(lines[known:], ends, strict=False)
        ]
        return tuple(kept)

    def _turn(self, number: int, told: StoryLine, stood_in: bool, hinted: bool) -> TurnLine:
        """Returns a line; seats that read the same share one object."""
        place = told.start, told.part
        turn = self._latest.get(place)
        wanted = TurnLine(number, told, stood_in, hinted)
        if turn is None or turn.told is not told or turn != wanted:
            turn = self._latest[place] = wanted
        return turn


def _is_among(acts: Collection[int], match: Match, numbers: Sequence[int], line: StoryLine, end: int) -> bool:
    """Returns whether the actor of a line made one of these acts in it."""
    moves = range(line.start, max(end, line.start + 1))
    return any(match.entries[at].mover == line.actor and numbers[at] in acts for at in moves)
