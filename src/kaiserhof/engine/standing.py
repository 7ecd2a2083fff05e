"""What counts in a game as the board shows it, by seat: what advice compares before and after a move."""

from __future__ import annotations

from dataclasses import dataclass

from kaiserhof.engine.message import Message


@dataclass(frozen=True, slots=True)
class Standing:
    """One thing that counts, such as the houses in a province. Everyone who knows the view can check it."""

    id: str
    """The same before and after a move."""
    label: Message
    points: tuple[int, ...] = ()
    """The points by seat: those scored for it, or what it would bring if it were scored as it is. Empty: none."""
    pieces: tuple[int, ...] = ()
    """How much of it each seat has. Empty: nothing is counted."""
    scored: bool = False
    """Whether the points are scored already."""
    contested: bool = False
    """Whether having the most pieces is what matters."""
    worth: float = 0.0
    """About how many points a piece is worth; it only decides what is mentioned first."""

    def value(self, seat: int) -> float:
        """Returns about what it is worth to a seat."""
        points = self.points[seat] if self.points else 0
        return points + (self.worth * self.pieces[seat] if self.pieces else 0.0)
