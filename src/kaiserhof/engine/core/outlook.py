"""What the estimate says of a position, as numbers for a network, which learns to correct it.

A row has numbers of 32 bits: by seat the logarithm of the win probability, by seat the expected final points, how far
the game has come, and the terms of each seat. Seats are counted from one seat on, and seats that nobody has are 0. The
estimate reads the whole position, so a row must come from a world that the seat imagines, not from its view.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import exp, log
from typing import Any, Final

from librt.strings import BytesWriter, read_f32_le, write_f32_le
from mypy_extensions import i64

from kaiserhof.engine.core.estimate import OutcomeWeights
from kaiserhof.engine.core.state import State

LEAST: Final = 1e-6
"""Smaller win probabilities are written as this one."""


class Outlook:
    """Writes rows for one game."""

    def __init__(
        self,
        read_terms: Callable[[Any], list[list[float]]],
        progress: Callable[[Any], float],
        weights: Mapping[int, OutcomeWeights],
        terms: int,
        most_seats: int,
    ) -> None:
        """`weights` are by number of players; `terms` is the number of terms of a seat."""
        self.read_terms: Callable[[Any], list[list[float]]] = read_terms
        self.progress: Callable[[Any], float] = progress
        self.weights: dict[int, OutcomeWeights] = dict(weights)
        self.terms: i64 = terms
        self.most_seats: i64 = most_seats
        self.size: i64 = 1 + most_seats * (2 + terms)
        """Numbers of a row."""

    def write(self, state: State, seat: i64, out: BytesWriter) -> None:
        """Appends the row of a position that is not over, with the seats counted from this one."""
        weights = self.weights[state.seats]
        progress = self.progress(state)
        terms = self.read_terms(state)
        expected = weights.points(state.scores(), terms, progress)
        wins = weights.win_probabilities(expected, progress)
        seats = state.seats
        empty: i64 = self.most_seats - seats
        order = [(seat + place) % seats for place in range(seats)]
        for each in order:
            won = wins[each]
            write_f32_le(out, log(won if won > LEAST else LEAST))
        _write_zeros(out, empty)
        for each in order:
            write_f32_le(out, expected[each])
        _write_zeros(out, empty)
        write_f32_le(out, progress)
        for each in order:
            for value in terms[each]:
                write_f32_le(out, value)
        _write_zeros(out, empty * self.terms)

    def corrected(
        self, rows: bytes, number: i64, correction: list[float], seats: i64
    ) -> tuple[list[float], list[float]]:
        """Returns win probabilities and final points by seat from row `number`, after a correction.

        A correction has a number for each seat that is added to the logarithm of its win probability, and then one that
        is added to its points; seats are counted as in the row.
        """
        first = 4 * number * self.size
        most = self.most_seats
        wins: list[float] = []
        points: list[float] = []
        best = -1e9
        for seat in range(seats):
            odds = read_f32_le(rows, first + 4 * seat) + correction[seat]
            wins.append(odds)
            if odds > best:
                best = odds
            points.append(read_f32_le(rows, first + 4 * (most + seat)) + correction[most + seat])
        total = 0.0
        for seat in range(seats):
            odds = exp(wins[seat] - best)
            wins[seat] = odds
            total += odds
        for seat in range(seats):
            wins[seat] /= total
        return wins, points


def _write_zeros(out: BytesWriter, count: i64) -> None:
    for _ in range(count):
        write_f32_le(out, 0.0)
