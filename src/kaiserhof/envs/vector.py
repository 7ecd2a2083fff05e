"""Many games at once as arrays, stepped in one call; the loop is compiled.

>>> from kaiserhof.engine import game_ids
>>> many = ManyGames(game_ids()[0], games=8, seats=3)
>>> step = many.reset(seed=1)
>>> for _ in range(100):
...     step = many.step(many.sample())
>>> step.observations.shape[0], step.masks.any(axis=1).all().item()
(8, True)
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import ArrayLike, NDArray

from kaiserhof.engine import Dice, Game, OptionValue, State, find_game
from kaiserhof.engine.core.batch import Batch, IllegalAction
from kaiserhof.envs.planes import Mask, Numbers
from kaiserhof.envs.rewards import Reward, reward_of
from kaiserhof.envs.session import longest_of

Counts: TypeAlias = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Step:
    """The result of a step.

    Observations and masks are new arrays in every step; the others are read-only and reused, so copy what you keep. A
    game that has ended or was cut off has already restarted: `rewards`, `points` and `places` belong to the old game;
    `movers`, `observations` and `masks` belong to the new one.
    """

    observations: Numbers
    """The view of the seat that decides, by game."""
    masks: Mask
    """1 for each legal action, by game."""
    movers: Counts
    """The seat that decides, by game."""
    rewards: NDArray[np.float32]
    """The rewards of the step, by game and seat."""
    terminated: NDArray[np.bool_]
    """Whether the step ended the game, by game."""
    truncated: NDArray[np.bool_]
    """Whether the game was cut off because it was too long, by game."""
    points: Counts
    """Points of games that have just ended, by game and seat; with the reward `gains` of all games."""
    places: Counts
    """Places of games that have just ended, by game and seat; otherwise 0."""


class ManyGames:
    """Many games of one variant. Each waits for a seat's decision; finished games restart at once.

    This is not Gymnasium's `VectorEnv`, which has one agent in each environment; here a game has several.
    `gymnasium.make_vec` makes one of environments with one agent.
    """

    def __init__(
        self,
        game: str | Game,
        games: int,
        seats: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        *,
        rewards: str | Reward = "win",
        forced: bool = False,
        longest: int | None = None,
    ) -> None:
        """The arguments are those of `kaiserhof.envs.pettingzoo.env`, with the number of games."""
        if games < 1:
            raise ValueError(f"There must be at least one game, not {games}.")
        self.game = find_game(game) if isinstance(game, str) else game
        self.games = games
        self.seats = self.game.players[0] if seats is None else seats
        start = self.game.start(self.seats, options)
        self.codec = self.game.codecs[self.seats]
        self.encoding = self.game.encoding
        cut_after = longest_of(self.game, longest)
        self._reward = reward_of(rewards)
        self._batch = Batch(
            start, self.codec, self.encoding, games, cut_after, forced=forced, gains=self._reward is None
        )
        self._seeds = self._dice = Dice()
        self._rewards = np.zeros((games, self.seats), np.float32)
        self._movers = _shared(self._batch.movers)
        self._ended = _shared(self._batch.ended)
        self._cut = _shared(self._batch.cut)
        self._points = _shared(self._batch.points).reshape(games, self.seats)
        self._places = _shared(self._batch.places).reshape(games, self.seats)
        self._before = np.zeros((games, self.seats), np.int64)

    @property
    def decisions(self) -> int:
        """Number of players' moves so far, including forced answers."""
        return self._batch.decisions()

    def reset(self, seed: int | None = None) -> Step:
        """Restarts all games. The dice of each game follow from the seed and the game's number."""
        if seed is not None:
            self._seeds = Dice(f"environments {seed}")
        self._dice = self._seeds.fork()
        first = self._seeds.below(1 << 30)
        self._batch.reset([f"{first} {number}" for number in range(self.games)])
        self._rewards[:] = 0
        self._before[:] = 0
        return self._step()

    def step(self, actions: ArrayLike) -> Step:
        """Makes one decision in every game. Raises `IllegalAction`, and changes nothing, if any is illegal."""
        given = np.asarray(actions)
        if not np.issubdtype(given.dtype, np.integer):
            raise IllegalAction(f"Actions are whole numbers, not {given.dtype}.")
        self._batch.step(vec[i64](given.tolist()))
        if self._reward is None:
            np.subtract(self._points, self._before, out=self._rewards, casting="unsafe")
            self._before[:] = self._points
            self._before[(self._ended | self._cut) != 0] = 0
        else:
            self._rewards[:] = 0
            for number in np.flatnonzero(self._ended | self._cut):
                self._rewards[number] = self._reward(self._points[number].tolist(), self._places[number].tolist())
        return self._step()

    def sample(self) -> Counts:
        """Returns a random legal action for every game."""
        return _shared(self._batch.sample(self._dice))

    def state(self, number: int) -> State:
        """Returns the full state of one game, for a centralised critic or for debugging."""
        return self._batch.state(number)

    def _step(self) -> Step:
        return Step(
            observations=np.frombuffer(self._batch.observations.getvalue(), np.uint8).reshape(self.games, -1).copy(),
            masks=np.frombuffer(self._batch.masks.getvalue(), np.int8).reshape(self.games, -1).copy(),
            movers=self._movers,
            rewards=self._rewards,
            terminated=self._ended != 0,
            truncated=self._cut != 0,
            points=self._points,
            places=self._places,
        )


def _shared(numbers: vec[i64]) -> Counts:
    """Returns a read-only array that shares its memory with the compiled loop."""
    return np.frombuffer(memoryview(numbers), np.int64)
