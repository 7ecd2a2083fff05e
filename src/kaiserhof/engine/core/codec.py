"""The moves of players as numbers without gaps, for a network: actions.

A game has one list of actions for all numbers of players. Seats in an action are counted from the mover, as in the
planes of an `Encoding`: seat 1 is the mover, seat 2 the next one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from kaiserhof.engine.core.encoding import Encoding
from kaiserhof.engine.core.state import State

NO_ACTION: Final = -1
"""Stands for no action or no move."""


class Codec:
    """Translates between actions and moves at a table with a certain number of players."""

    __slots__ = ("_actions", "_moves", "_zeros", "outcomes", "size", "space", "texts")

    def __init__(self, starts: Mapping[int, State], seats: int, space: int, encoding: Encoding[Any]) -> None:
        """`starts` are first positions by number of players; moves are smaller than `space`."""
        numbers: dict[str, int] = {}
        for count in sorted(starts, reverse=True):
            for move in starts[count].vocabulary():
                if not starts[count].by_chance(move):
                    numbers.setdefault(starts[count].text(move), len(numbers))
        self.texts: tuple[str, ...] = tuple(numbers)
        """The texts of the actions, from the first seat's point of view."""
        self.size: i64 = len(numbers)
        """Number of actions."""
        self.space: i64 = space
        self._zeros = bytes(len(numbers))
        state = starts[seats]
        moves = [NO_ACTION] * (seats * len(numbers))
        actions = [NO_ACTION] * (seats * space)
        outcomes = []
        for move in state.vocabulary():
            if state.by_chance(move):
                outcomes.append(move)
                continue
            for seat in range(seats):
                action = numbers[state.text(encoding.seen_from(move, seat, seats))]
                moves[seat * len(numbers) + action] = move
                actions[seat * space + move] = action
        self._moves = vec[i64](moves)
        self._actions = vec[i64](actions)
        self.outcomes: tuple[int, ...] = tuple(outcomes)
        """All moves of chance."""

    def move(self, action: i64, seat: i64) -> i64:
        """Returns the move that a seat means by an action, or `NO_ACTION` if there is none with these players."""
        return self._moves[seat * self.size + action]

    def action(self, move: i64, seat: i64) -> i64:
        """Returns the action of a seat's move."""
        return self._actions[seat * self.space + move]

    def write_mask(self, moves: Sequence[int], seat: i64, out: BytesWriter) -> None:
        """Appends `size` bytes: 1 for the action of each of these moves of a seat, 0 for the others."""
        at: i64 = len(out)
        out.write(self._zeros)
        first, actions = seat * self.space, self._actions
        listed: list[int] = moves if isinstance(moves, list) else list(moves)  # compiled, this loop is the fastest
        move: i64
        for move in listed:
            out[at + actions[first + move]] = 1
