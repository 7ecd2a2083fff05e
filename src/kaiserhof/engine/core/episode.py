"""One game of an environment. It stops at decisions and makes all other moves itself."""

from __future__ import annotations

from mypy_extensions import i64

from kaiserhof.engine.core.dice import Dice
from kaiserhof.engine.core.state import CHANCE, State


class Episode:
    """A game from its first decision to its end. It makes moves of chance itself, and forced answers unless they are
    shown.

    Between two calls a seat must decide (`mover`), or the game is over, or it was cut off because it is too long.
    """

    __slots__ = ("_dice", "cut", "decisions", "ended", "forced", "log", "longest", "made", "mover", "moves", "state")

    def __init__(self, start: State, longest: int, *, forced: bool = False, keep: bool = False) -> None:
        """`longest` is the number of moves after which the game is cut off.

        `forced` shows forced answers, and `keep` keeps the log. Nothing is played before `begin`.
        """
        self.longest: i64 = longest
        self.forced = forced
        self.log: list[int] | None = [] if keep else None
        """All moves so far, if they are kept."""
        self.made: i64 = 0
        """Number of moves made, chance included."""
        self.decisions: i64 = 0
        """Number of moves that players have made, forced answers included; `begin` does not reset it."""
        self.state = start
        self.mover: i64 = CHANCE
        """The seat that decides, if the game goes on."""
        self.moves: list[int] = []
        """Its legal moves."""
        self.ended = False
        self.cut = False
        self._dice = Dice(0)

    def begin(self, start: State, dice: Dice) -> None:
        """Begins a new game from a first position, with these dice."""
        self.state = start.copy()
        self._dice = dice
        self.made = 0
        self.ended = self.cut = False
        if self.log is not None:
            self.log = []
        self.settle()

    def push(self, move: i64) -> None:
        """Makes a legal move for the mover."""
        self.state.push(move)
        self.decisions += 1
        self._note(move)
        self.settle()

    def settle(self) -> None:
        """Makes all moves that need no decision, until a seat must decide, the game is over or too long."""
        state = self.state
        while self.made < self.longest:
            mover = state.to_move()
            if mover >= 0:
                moves = state.legal_moves()
                if len(moves) > 1 or self.forced or state.choice_is_secret():
                    self.moves = moves if isinstance(moves, list) else list(moves)
                    self.mover = mover
                    return
                move: i64 = moves[0]
                self.decisions += 1
            elif mover == CHANCE:
                move = state.draw_unchecked(self._dice)
            else:
                self.ended = True
                return
            state.push(move)
            self._note(move)
        self.cut = state.to_move() >= CHANCE
        self.ended = not self.cut

    def _note(self, move: i64) -> None:
        self.made += 1
        if self.log is not None:
            self.log.append(move)
