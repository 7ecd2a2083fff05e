"""What counts in a game as the board shows it, by seat. Advice compares this before and after a move."""

from __future__ import annotations

from dataclasses import dataclass

from kaiserhof.engine.message import Message


@dataclass(frozen=True, slots=True)
class Standing:
    """One thing that counts, such as the houses in a province. Everyone who has the view can check it."""

    id: str
    """Identifies the thing before and after a move."""
    label: Message
    points: tuple[int, ...] = ()
    """Points by seat: those already scored for it, or those it would bring if it were scored now; empty if it brings
    none."""
    pieces: tuple[int, ...] = ()
    """Pieces by seat; empty if nothing is counted."""
    scored: bool = False
    """Whether the points have been scored."""
    contested: bool = False
    """Whether what matters is having the most pieces."""
    worth: float = 0.0
    """Roughly the points that a piece is worth; only decides what to mention first."""

    def value(self, seat: int) -> float:
        """Returns roughly what it is worth to a seat."""
        points = self.points[seat] if self.points else 0
        return points + (self.worth * self.pieces[seat] if self.pieces else 0.0)
