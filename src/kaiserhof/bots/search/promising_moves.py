"""The greedy policy of rollouts: tries only moves that were good recently, and a few others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kaiserhof.bots.search.lookahead import Lookahead
from kaiserhof.engine.core.dice import Dice
from kaiserhof.engine.core.state import State

FAVOURITES: Final = 4
"""Number of best-known moves that are tried."""

STRAYS: Final = 2
"""Number of other moves that are tried, drawn at random."""

FRESHNESS: Final = 0.5
"""Weight of the latest gain in the moving average."""


class PromisingMoves:
    """Remembers the recent gain of each move, by seat."""

    def __init__(self, lookahead: Lookahead, seats: int) -> None:
        self.lookahead = lookahead
        self.gains: list[dict[int, float]] = [{} for _ in range(seats)]
        """Recent gains: by seat, then by move."""
        self.looks = 0
        """Number of moves tried."""

    def best_move(self, state: State, moves: Sequence[int], dice: Dice) -> int:
        """Returns the best move for the mover, one decision ahead. If there are many moves, tries only
        promising ones.
        """
        if len(moves) == 1:
            return moves[0]
        if len(moves) <= FAVOURITES + STRAYS:
            self.looks += len(moves)
            return self.lookahead.best_move(state, moves)
        mover = state.to_move()
        gains = self.gains[mover]
        before = self.lookahead.value_for(state, mover)
        best = moves[0]
        most = -1e9
        for move in self._worth_a_look(gains, moves, dice):
            after = state.copy()
            after.push(move)
            gain = self.lookahead.value_for(after, mover) - before
            self.looks += 1
            known = gains.get(move)
            gains[move] = gain if known is None else known + FRESHNESS * (gain - known)
            if gain > most:
                most = gain
                best = move
        return best

    def _worth_a_look(self, gains: dict[int, float], moves: Sequence[int], dice: Dice) -> list[int]:
        """Returns the moves never tried before, those with the highest gains, and a few random ones."""
        chosen = []
        top_gains: list[float] = []
        top_moves: list[int] = []
        least = -1e9
        for move in moves:
            gain = gains.get(move)
            if gain is None:
                chosen.append(move)
            elif len(top_moves) < FAVOURITES or gain > least:
                place = len(top_moves)
                while place > 0 and top_gains[place - 1] < gain:
                    place -= 1
                top_gains.insert(place, gain)
                top_moves.insert(place, move)
                if len(top_moves) > FAVOURITES:
                    top_gains.pop()
                    top_moves.pop()
                least = top_gains[len(top_gains) - 1]
        chosen += top_moves
        for _ in range(STRAYS):
            move = moves[dice.below(len(moves))]
            if move not in chosen:
                chosen.append(move)
        return chosen
