"""One game with actions, observations and masks as arrays; shared by the environments for a single game."""

from __future__ import annotations

import operator
from collections.abc import Mapping
from typing import Any

import numpy as np
from librt.strings import BytesWriter

from kaiserhof.engine import Dice, Game, Match, OptionValue, Record, State, find_game
from kaiserhof.engine.core.batch import IllegalAction
from kaiserhof.engine.core.episode import Episode
from kaiserhof.envs.planes import Mask, Numbers


class GameOver(RuntimeError):
    """Raised by a step after the end of the game or before the first `reset`."""


class NotAnAction(IllegalAction):
    """Raised for what is no action at all: a fraction, a text, or a number that no action has."""


def longest_of(game: Game, longest: int | None) -> int:
    """Returns the number of moves after which a game is cut off: the given one, or the game's own bound."""
    if longest is not None and longest < 1:
        raise ValueError(f"A game is cut off after at least one move, not after {longest}.")
    return game.longest if longest is None else longest


class GameSession:
    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        *,
        forced: bool = False,
        longest: int | None = None,
    ) -> None:
        """Raises `KaiserhofError` for an unknown game, a wrong number of players or a wrong option."""
        self.game = find_game(game) if isinstance(game, str) else game
        self.seats = self.game.players[0] if seats is None else seats
        self.options = self.game.choose(self.seats, options)
        self.codec = self.game.codecs[self.seats]
        self.encoding = self.game.encoding
        self.name = f"{self.game.id}_{self.seats}p_v{self.encoding.version}"
        """The versioned name of the environment."""
        self._start: State = self.game.start(self.seats, self.options)
        self.longest = longest_of(self.game, longest)
        self.episode = Episode(self._start, self.longest, forced=forced, keep=True)
        self._seeds = Dice()

    def begin(self, seed: int | None) -> None:
        """Begins a game. Without a seed, it continues the random sequence of the last one."""
        if seed is not None:
            self._seeds = Dice(f"environment {seed}")
        self.episode.begin(self._start, self._seeds.fork())

    @property
    def over(self) -> bool:
        """Whether the game is over or was cut off."""
        return self.episode.ended or self.episode.cut

    def act(self, action: Any) -> None:
        """Makes the mover's decision; raises `IllegalAction` or `GameOver`."""
        self.check_running()
        self.episode.push(self.move_of(action))

    def check_running(self) -> None:
        """Raises `GameOver` if the game is over or has not begun."""
        if self.over:
            raise GameOver("The game is over: call reset() to begin another one.")
        if not self.episode.moves:
            raise GameOver("The game has not begun: call reset() first.")

    def move_of(self, action: Any) -> int:
        """Returns the move for a legal action of the mover; raises `IllegalAction`, or `NotAnAction`."""
        size = self.codec.size
        try:
            number = -1 if isinstance(action, bool) else operator.index(action)  # also an array of one integer
        except TypeError:
            number = -1
        if not 0 <= number < size:
            raise NotAnAction(f"{action!r} is not an action: actions are whole numbers from 0 to {size - 1}.")
        move = self.codec.move(number, self.episode.mover)
        if move not in self.episode.moves:
            raise IllegalAction(
                f"Action {number} ({self.codec.texts[number]!r}) is not legal here; the action mask has the legal ones."
            )
        return move

    def observation(self, seat: int) -> Numbers:
        out = BytesWriter()
        self.encoding.write(self.episode.state, seat, out)
        return np.frombuffer(out.getvalue(), np.uint8).copy()

    def mask(self, seat: int) -> Mask:
        """Returns the action mask of a seat; all 0 if it is not the seat's decision."""
        out = BytesWriter()
        episode = self.episode
        self.codec.write_mask(() if seat != episode.mover or self.over else episode.moves, seat, out)
        return np.frombuffer(out.getvalue(), np.int8).copy()

    def record(self) -> Record:
        """Returns the game so far as a record."""
        match = Match(self.game, [f"seat {seat + 1}" for seat in range(self.seats)], self.options)
        for move in self.episode.log or ():
            match.restore(match.state.to_move(), move)
        return Record.of(match)
