"""What counts in a game, by seat: advice compares it before and after a move, and the page shows how it stands."""

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


@dataclass(frozen=True, slots=True)
class Plate:
    """How one thing stands now, and where the picture shows it; see `Game.as_it_stands`."""

    group: Message
    """The heading under which it is listed."""
    standing: Standing
    places: tuple[str, ...] = ()
    """The ids of what it is about in the picture. The first carries the plate, and all explain it."""
    why: Message | None = None
    """Why it stands so, where that cannot be seen."""
    shown: bool = True
    """Whether it is listed and has a plate; otherwise only its places explain it."""
    counts: bool = False
    """Whether its points, if they have not been scored, would be scored if the game ended now."""
    worth: int = 0
    """What is at stake, even if nobody would get it."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """Moves that answer a question of several steps as a whole, and what they bring; see `Game.prospects`."""

    moves: tuple[int, ...]
    label: Message
    gains: tuple[int, ...]
    """The points that each seat gains or loses."""
