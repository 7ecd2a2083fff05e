"""A game's network: how likely a strong player makes each move, who wins, and the final points. It needs only numpy.

Who wins and the final points are what the game's estimate says, corrected by the network.

The weights are in the game's package (`network.npz`): whole numbers of one byte, with a scale for each column. They are
made by `kaiserhof.lab.learning`.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import IO, TYPE_CHECKING, Any

from kaiserhof.engine import Game, find_game

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

FILE = "network.npz"

LAYERS = ("first", "second", "third", "policy", "value")

LARGEST = 127
"""The largest number that a byte of weights holds."""


MILDNESS = 1.3
"""By how much `Network.evaluate` evens out preferences: a search also looks at moves that the policy seldom makes."""


class Network:
    """The weights of a network, ready to be used: rows of planes come in."""

    def __init__(self, weights: Mapping[str, NDArray[np.float32]]) -> None:
        """`weights` has `NAME.weight` (inputs by outputs) and `NAME.bias` of every layer.

        The third layer takes the outputs of the first and the outlook. `inputs` has the scale of each number of a row,
        `points` the mean and the spread of final points.
        """
        import numpy as np

        self._numpy = np
        self._first = np.ascontiguousarray(weights["first.weight"] * weights["inputs"][:, None])
        self._first_bias = weights["first.bias"]
        self._taken = np.empty_like(self._first)
        width = len(self._first_bias)
        self._middle = np.concatenate((weights["second.weight"], weights["third.weight"][:width]), 1)
        self._told = np.ascontiguousarray(weights["third.weight"][width:])
        self._middle_bias = np.concatenate((weights["second.bias"], weights["third.bias"]))
        self._policy, self._policy_bias = np.ascontiguousarray(weights["policy.weight"]), weights["policy.bias"]
        self._policy_alone = np.ascontiguousarray(weights["second.weight"])
        self._by_action = np.ascontiguousarray(self._policy.T)
        self._value, self._value_bias = weights["value.weight"], weights["value.bias"]
        self._mean, self._spread = (float(number) for number in weights["points"])
        self.most_seats = self._value.shape[1] // 2

    def preferences(self, row: bytes, actions: Sequence[int]) -> list[float]:
        """Returns how much the network prefers each of these actions in one position, on a scale of logarithms."""
        np = self._numpy
        planes = np.frombuffer(row, np.uint8)
        seen = self._seen(planes, planes.nonzero()[0])
        chosen = seen @ self._policy_alone
        chosen += self._middle_bias[: len(chosen)]
        np.maximum(chosen, 0, out=chosen)
        found: list[float] = (self._by_action[actions] @ chosen + self._policy_bias[actions]).tolist()
        return found

    def _seen(self, planes: NDArray[np.uint8], shown: NDArray[np.intp]) -> NDArray[np.float32]:
        """Returns the first layer; `shown` are the numbers of a row that are not all 0, few of them."""
        numpy = self._numpy
        weights = self._taken[: len(shown)]
        numpy.take(self._first, shown, 0, weights, mode="clip")
        seen: NDArray[np.float32] = planes[..., shown].astype(numpy.float32) @ weights
        seen += self._first_bias
        numpy.maximum(seen, 0, out=seen)
        return seen

    def fits(self, game: Game[Any]) -> bool:
        """Tells whether the network is for the planes and actions of a game as it is."""
        encoding, actions = game.encoding, game.codecs[game.players[0]].size
        wanted = encoding.size, game.outlook.size, actions, encoding.most_seats
        return (len(self._first), len(self._told), len(self._by_action), self.most_seats) == wanted

    def evaluate(
        self, rows: bytes, outlooks: bytes, actions: Sequence[int], counts: Sequence[int]
    ) -> tuple[list[float], list[list[float]], list[list[float]]]:
        """Evaluates several positions, each with its outlook and some of its actions: `counts` says how many.

        Returns the probability of each action, and by position everyone's win probability and final points, with the
        seats counted from the mover.
        """
        np = self._numpy
        positions, most = len(counts), self.most_seats
        planes = np.frombuffer(rows, np.uint8).reshape(positions, -1)
        seen = self._seen(planes, planes.any(0).nonzero()[0])
        wide = len(self._policy)
        estimated = np.frombuffer(outlooks, np.float32).reshape(positions, -1)
        seated = planes[:, :most] > 0
        told = np.log1p(np.abs(estimated))
        np.copysign(told, estimated, out=told)
        told[:, :most] = estimated[:, :most]
        told[:, most : 2 * most] = (estimated[:, most : 2 * most] - self._mean) / self._spread * seated
        both = seen @ self._middle
        both[:, wide:] += told @ self._told
        both += self._middle_bias
        np.maximum(both, 0, out=both)
        preferences = both[:, :wide] @ self._policy
        preferences += self._policy_bias
        preferences /= MILDNESS
        first = np.zeros(positions, np.int64)
        np.cumsum(counts[:-1], out=first[1:])
        where = np.repeat(np.arange(positions), counts)
        odds = preferences[where, actions]
        odds -= np.maximum.reduceat(odds, first)[where]
        np.exp(odds, out=odds)
        odds /= np.add.reduceat(odds, first)[where]
        correction = both[:, wide:] @ self._value
        correction += self._value_bias
        wins = np.where(seated, estimated[:, :most] + correction[:, :most], -np.inf)
        wins -= wins.max(1, keepdims=True)
        np.exp(wins, out=wins)
        wins /= wins.sum(1, keepdims=True)
        points = estimated[:, most : 2 * most] + correction[:, most:] * self._spread
        return odds.tolist(), wins.tolist(), points.tolist()


def network_of(game: Game[Any]) -> Network | None:
    """Returns the network of a game, or None if it has none, plays on an owner's board, or numpy is not installed."""
    return None if game.data_digest is not None else _network(game.id)


def forget_networks() -> None:
    """Lets the networks be read anew."""
    _network.cache_clear()


@cache
def _network(game_id: str) -> Network | None:
    game = find_game(game_id)
    try:
        file = resources.files(game.package).joinpath(FILE)
    except (TypeError, ValueError, ModuleNotFoundError):  # a single module, or a session of Python
        return None
    if not file.is_file():
        return None
    # Several bots think at once, each in a process of its own; more threads would only be in each other's way.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    try:
        import numpy  # noqa: F401
    except ImportError:
        return None
    with file.open("rb") as opened:
        network = read(opened)
    if network.fits(game):
        return network
    raise ValueError(f"{game.package}: {FILE} is not for version {game.encoding.version} of the planes: train it anew")


def read(file: IO[bytes]) -> Network:
    """Reads a network that `write` has written."""
    import numpy as np

    with np.load(file) as saved:
        weights = {name: saved[name] for name in ("inputs", "points")}
        for layer in LAYERS:
            weights[f"{layer}.weight"] = saved[f"{layer}.weight"].astype(np.float32) * saved[f"{layer}.scale"]
            weights[f"{layer}.bias"] = saved[f"{layer}.bias"]
    return Network(weights)


def write(file: IO[bytes], weights: Mapping[str, NDArray[np.float32]]) -> None:
    """Writes a network: `weights` as `Network` takes them."""
    import numpy as np

    saved: dict[str, NDArray[Any]] = {name: weights[name].astype(np.float32) for name in ("inputs", "points")}
    for layer in LAYERS:
        exact = weights[f"{layer}.weight"]
        scale = np.maximum(np.abs(exact).max(0), 1e-9) / LARGEST
        saved[f"{layer}.weight"] = np.rint(exact / scale).astype(np.int8)
        saved[f"{layer}.scale"] = scale.astype(np.float32)
        saved[f"{layer}.bias"] = weights[f"{layer}.bias"].astype(np.float32)
    np.savez_compressed(file, allow_pickle=False, **saved)
