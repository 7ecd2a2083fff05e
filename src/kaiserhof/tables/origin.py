"""Where a game that plays on comes from: a position of a finished game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

Kind = Literal["t", "watch"]
"""A table, or a record that somebody brought."""


@dataclass(frozen=True, slots=True)
class Origin:
    """A position of a table's game or of an uploaded record."""

    kind: Kind
    id: str
    at: int
    """The number of moves made."""

    def write(self) -> str:
        return f"{self.kind}/{self.id}/{self.at}"

    @staticmethod
    def parse(text: str) -> Origin | None:
        """Parses what `write` returns; None for a game that begins at its beginning.

        >>> Origin.parse(Origin("t", "abc", 7).write())
        Origin(kind='t', id='abc', at=7)
        """
        kind, _, rest = text.partition("/")
        known, _, at = rest.rpartition("/")
        found = next((each for each in get_args(Kind) if each == kind), None)
        return None if found is None else Origin(found, known, int(at))

    @property
    def path(self) -> str:
        """The address of the position in its replay."""
        return f"/t/{self.id}/replay?at={self.at}" if self.kind == "t" else f"/watch/{self.id}?at={self.at}"
