"""A match: a state with its log. It takes what nobody needs to be asked, and takes moves back.

The log is the game: undo replays it without its last decision, and a record is the log written down.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kaiserhof.engine.core.state import CHANCE, OVER, State
from kaiserhof.engine.errors import KaiserhofError
from kaiserhof.engine.fair_dice import RandomDice, TableDice
from kaiserhof.engine.game import Game, OptionValue
from kaiserhof.engine.message import Event, Seat


class NotAllowed(KaiserhofError):
    """A move, an undo or a confirmation that may not be made now."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One move of the log."""

    mover: int
    """A seat, or `CHANCE`."""
    move: int
    asked: bool
    """Whether it was a real choice; otherwise chance or the only legal answer."""


class Match:
    """One game being played.

    >>> from kaiserhof.engine import find_game, game_ids
    >>> match = Match(find_game(game_ids()[0]), ["Axel", "Barbara", "Chris"])
    >>> match.advance()
    >>> seat = match.state.to_move()
    >>> move = match.state.legal_moves()[0]
    >>> match.play(seat, move)
    >>> match.undo(seat)
    >>> move in match.state.legal_moves()
    True
    """

    def __init__(
        self,
        game: Game[Any],
        names: Sequence[str],
        options: Mapping[str, OptionValue] | None = None,
        dice: TableDice | None = None,
        people: Collection[int] = (),
    ) -> None:
        self.game = game
        self.names = tuple(names)
        self.options = game.choose(len(names), options)
        self.dice = dice or RandomDice()
        self.people = frozenset(people)
        """The seats that confirm the end of their turn."""
        self.state: State = game.start(len(names), self.options)
        self.entries: list[Entry] = []
        self.events: list[list[Event]] = []
        """What happened, move by move."""
        self.points: list[tuple[int, ...]] = []
        """Everyone's points after each move."""
        self.given = 0
        """So many of the first moves were given, not decided and drawn here; nobody takes them back."""
        self._chances = 0
        self._confirmed = 0

    # ------------------------------------------------------------------ forward

    def play(self, seat: int, move: int) -> None:
        """Make a seat's decision; raises `NotAllowed` if it is not theirs to make or not legal."""
        mover = self.state.to_move()
        if mover != seat or self.to_confirm() is not None:
            raise NotAllowed("error-not-your-turn", seat=Seat(seat))
        moves = self.state.legal_moves()
        if move not in moves:
            refusal = self.state.why_not(move) if 0 <= move < self.game.action_space else None
            if refusal is None:
                raise NotAllowed("error-unknown-move", text=str(move))
            raise NotAllowed(
                "error-illegal-move", move=self.state.text(move), rule=self.game.rulebook[refusal.rule].sentence
            )
        self._append(mover, move, asked=len(moves) > 1)

    def restore(self, mover: int, move: int) -> None:
        """Append a move from a log that was checked when it was written, chance and forced answers included."""
        asked = mover != CHANCE and len(self.state.legal_moves()) > 1
        self._append(mover, move, asked=asked)

    def advance(self) -> None:
        """Let chance and forced answers happen until someone has a real choice, must confirm, or the game is over."""
        while self.step():
            pass

    def step(self) -> bool:
        """Take one event of chance or one forced answer, if that is what comes next."""
        mover = self.state.to_move()
        if mover == OVER or self.to_confirm() is not None:
            return False
        if mover == CHANCE:
            self._append(CHANCE, self.dice.pick(self.state, self._chances), asked=False)
            return True
        moves = self.state.legal_moves()
        if len(moves) > 1:
            return False
        self._append(mover, moves[0], asked=False)
        return True

    def to_confirm(self) -> int | None:
        """The seat that must confirm the end of its turn before anything else happens, if any."""
        point = self._undo_point()
        if point is None:
            return None
        seat = self.entries[point].mover
        return seat if seat in self.people and self.state.turn_of() != seat else None

    def confirm(self, seat: int) -> None:
        """End the seat's turn for good."""
        if self.to_confirm() != seat:
            raise NotAllowed("error-nothing-to-confirm")
        self._confirmed = len(self.entries)

    def finished(self) -> bool:
        """Whether the game is over and nobody can take it back."""
        return self.state.to_move() == OVER and self.to_confirm() is None

    # ------------------------------------------------------------------ back

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take back its last decision: inside its turn, never across chance or another seat."""
        point = self._undo_point()
        if point is None or self.entries[point].mover != seat:
            return False
        return self.state.turn_of() == seat or self.to_confirm() == seat

    def undo(self, seat: int) -> None:
        """Take back the seat's last decision, with the forced answers that followed from it."""
        point = self._undo_point()
        if point is None or not self.can_undo(seat):
            raise NotAllowed("error-no-undo")
        del self.entries[point:]
        del self.events[point:]
        del self.points[point:]
        self.state = self.position(point)

    def position(self, length: int) -> State:
        """The state after the first `length` moves of the log."""
        state: State = self.game.start(len(self.names), self.options)
        for entry in self.entries[:length]:
            state.push(entry.move)
        return state

    # ------------------------------------------------------------------

    def _append(self, mover: int, move: int, *, asked: bool) -> None:
        self.events.append(self.state.tell(move))
        self.entries.append(Entry(mover, move, asked))
        self.points.append(tuple(self.state.scores()))
        if mover == CHANCE:
            self._chances += 1

    def _undo_point(self) -> int | None:
        """Where the last real decision stands, if only the same seat's forced answers came after it."""
        for point in range(len(self.entries) - 1, max(self._confirmed, self.given) - 1, -1):
            entry = self.entries[point]
            if entry.mover == CHANCE or entry.mover != self.entries[-1].mover:
                return None
            if entry.asked:
                return point
        return None
