"""The log of a table as people read it: lines, kept as the log grows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kaiserhof.engine import Match, Message


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line of the log."""

    number: int
    """The number of the act it belongs to."""
    mover: int
    """The seat that moved, or `CHANCE`."""
    part: int
    """The index of the event among those of the act; number and part identify a line for good."""
    message: Message


class Readers:
    """The lines that each seat may read; None is a spectator."""

    def __init__(self) -> None:
        self._lines: dict[int | None, list[LogLine]] = {}
        self._read: dict[int | None, int] = {}

    def forget(self) -> None:
        """Forgets all lines, after moves were taken back."""
        self._lines.clear()
        self._read.clear()

    def lines(self, match: Match, numbers: Sequence[int], reader: int | None) -> tuple[LogLine, ...]:
        """Returns all lines a seat may read; `numbers` are those of the acts of the match's entries."""
        lines = self._lines.setdefault(reader, [])
        for at in range(self._read.get(reader, 0), len(match.entries)):
            number, mover = numbers[at], match.entries[at].mover
            lines.extend(
                LogLine(number, mover, part, event.message)
                for part, event in enumerate(match.events[at])
                if event.visible_to(reader)
            )
        self._read[reader] = len(match.entries)
        return tuple(lines)
