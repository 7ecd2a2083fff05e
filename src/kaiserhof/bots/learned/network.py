"""Inference of a game's network with numpy: policy, win probabilities and final points.

Win probabilities and points are the game's estimate plus the network's correction.

The weights are in the game's package (`network.npz`), quantised to one byte with a scale for each column.
The programs of `training/` train them.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources, util
from importlib.resources.abc import Traversable
from typing import IO, TYPE_CHECKING, Any

from kaiserhof.engine import Game, find_game, game_ids

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

log = logging.getLogger(__name__)

FILE = "network.npz"

LAYERS = ("first", "second", "third", "policy", "value")

COLUMNS = 64
"""Columns of a block of weights. BLAS reads a small block in place, but copies a large matrix first, which takes as
long as a product with a few rows.
"""

LARGEST = 127
"""The largest number that a byte of weights holds."""


class Network:
    """A network, ready for inference on rows of planes."""

    def __init__(self, weights: Mapping[str, NDArray[np.float32]]) -> None:
        """`weights` has `NAME.weight` (inputs by outputs) and `NAME.bias` of every layer.

        The third layer takes the outputs of the first and the outlook. `inputs` has the scale of each number of a row,
        `points` the mean and the spread of final points.
        """
        import numpy as np

        self._numpy = np
        bare = weights["first.weight"].shape[1]
        hidden = ("first", "second", "third")
        first_size, second_size, third_size = (_filled_up(len(weights[f"{name}.bias"])) for name in hidden)
        first = _filled(weights["first.weight"] * weights["inputs"][:, None], columns=first_size)
        # The first number of a row is always 1, because the viewer is at the table: its weights bring the bias along.
        first[0, :bare] += weights["first.bias"]
        self._first = _in_blocks(first)
        self._taken = np.empty(first.size, np.float32)
        # The inputs of the next layers: the outputs of the first one, a 1 for the bias, what the estimate tells, and 1
        # for each seat at the table: points are given as differences from their mean, but not those of empty seats.
        second = _filled(weights["second.weight"], first_size), weights["second.bias"][None]
        outlook, most = weights["third.weight"][bare:].copy(), len(weights["value.bias"]) // 2
        mean, spread = (float(number) for number in weights["points"])
        outlook[most : 2 * most] /= spread
        third = _filled(weights["third.weight"][:bare], first_size), weights["third.bias"][None], outlook
        seated = -mean * outlook[most : 2 * most]
        self._second = _in_blocks(_filled(np.concatenate(second), columns=second_size))
        self._third = _in_blocks(_filled(np.concatenate((*third, seated)), columns=third_size))
        self._by_action = np.ascontiguousarray(_filled(weights["policy.weight"], second_size).T)
        self._policy_bias = weights["policy.bias"]
        scale = np.array([1.0] * most + [spread] * most, np.float32)
        self._value = _filled(weights["value.weight"] * scale, third_size)
        self._value_bias = weights["value.bias"] * scale
        self.most_seats = most
        self._buffers: dict[int, _Buffers] = {}

    def preferences(self, row: bytes, actions: Sequence[int]) -> list[float]:
        """Returns the logits of these actions in one position."""
        np = self._numpy
        buffers = self._buffers_for(1)
        self._compute_first(np.frombuffer(row, np.uint8).reshape(1, -1), buffers)
        self._compute_second(buffers)
        found: list[float] = (self._by_action[actions] @ buffers.second[0] + self._policy_bias[actions]).tolist()
        return found

    def fits(self, game: Game) -> bool:
        """Returns whether the network fits the current planes and actions of a game."""
        encoding, actions = game.encoding, game.codecs[game.players[0]].size
        wanted = encoding.size, game.outlook.size, actions, encoding.most_seats
        return (self._first.shape[1], self._outlook_size(), len(self._by_action), self.most_seats) == wanted

    def evaluate(
        self, rows: bytes, outlooks: bytes, actions: bytes, owners: bytes
    ) -> tuple[list[float], list[list[float]]]:
        """Evaluates several positions, each with its outlook and some of its actions.

        `actions` and `owners` are numbers of 64 bits; the owner is the index of the position to which the action
        belongs. Returns the logit of each action, and by position the correction of the outlook: see
        `Outlook.corrected`.
        """
        np = self._numpy
        planes = np.frombuffer(rows, np.uint8).reshape(-1, self._first.shape[1])
        buffers = self._buffers_for(len(planes))
        self._compute_first(planes, buffers)
        self._compute_second(buffers)
        self._compute_third(outlooks, planes, buffers)
        asked = np.frombuffer(actions, np.int64)
        second = buffers.second.take(np.frombuffer(owners, np.int64), 0)
        preferences = np.vecdot(second, self._by_action.take(asked, 0))
        preferences += self._policy_bias.take(asked)
        correction = buffers.third @ self._value
        correction += self._value_bias
        return preferences.tolist(), correction.tolist()

    # ------------------------------------------------------------------ layers

    def _compute_first(self, planes: NDArray[np.uint8], buffers: _Buffers) -> None:
        """Computes the first layer. Rows are sparse, so only the weights of nonzero inputs are used."""
        np = self._numpy
        shown = np.bitwise_or.reduce(planes, 0).nonzero()[0]
        blocks, _, columns = self._first.shape
        weights = self._taken[: blocks * len(shown) * columns].reshape(blocks, len(shown), columns)
        np.take(self._first, shown, 1, weights, mode="clip")
        np.matmul(planes.take(shown, 1).astype(np.float32), weights, out=buffers.first_blocks)
        np.maximum(buffers.first, 0, out=buffers.first)

    def _compute_second(self, buffers: _Buffers) -> None:
        """Computes the second layer, from which the policy follows."""
        np = self._numpy
        np.matmul(buffers.first_and_one, self._second, out=buffers.second_blocks)
        np.maximum(buffers.second, 0, out=buffers.second)

    def _compute_third(self, outlooks: bytes, planes: NDArray[np.uint8], buffers: _Buffers) -> None:
        """Computes the third layer, from which win probabilities and points follow."""
        np, most, outlook = self._numpy, self.most_seats, buffers.outlook
        estimated = np.frombuffer(outlooks, np.float32).reshape(outlook.shape)
        np.abs(estimated, out=outlook)
        np.log1p(outlook, out=outlook)
        np.copysign(outlook, estimated, out=outlook)
        outlook[:, : 2 * most] = estimated[:, : 2 * most]
        buffers.seated[:] = planes[:, :most]
        np.matmul(buffers.inputs, self._third, out=buffers.third_blocks)
        np.maximum(buffers.third, 0, out=buffers.third)

    def _outlook_size(self) -> int:
        size: int = self._third.shape[1] - self._second.shape[1] - self.most_seats
        return size

    def _buffers_for(self, positions: int) -> _Buffers:
        """Returns the buffers for a number of positions."""
        buffers = self._buffers.get(positions)
        if buffers is None:
            sizes = (len(layer) * COLUMNS for layer in (self._first, self._second, self._third))
            buffers = self._buffers[positions] = _Buffers(positions, self._outlook_size(), self.most_seats, *sizes)
        return buffers


class _Buffers:
    """Reusable arrays for the layers, for one batch size."""

    def __init__(self, positions: int, outlook: int, most_seats: int, first: int, second: int, third: int) -> None:
        """Allocates arrays for a number of positions; the other arguments are sizes: outlook, seats, three layers."""
        import numpy as np

        self.inputs = np.ones((positions, first + 1 + outlook + most_seats), np.float32)
        self.first, self.first_blocks = self._layer(self.inputs[:, :first])
        self.first_and_one = self.inputs[:, : first + 1]
        self.outlook = self.inputs[:, first + 1 : first + 1 + outlook]
        self.seated = self.inputs[:, first + 1 + outlook :]
        self.second, self.second_blocks = self._layer(np.empty((positions, second), np.float32))
        self.third, self.third_blocks = self._layer(np.empty((positions, third), np.float32))

    @staticmethod
    def _layer(outputs: NDArray[np.float32]) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """Returns the outputs of a layer by position, and the same by block."""
        return outputs, outputs.reshape(len(outputs), -1, COLUMNS).transpose(1, 0, 2)


def _filled_up(columns: int) -> int:
    """Rounds a number of columns up to whole blocks.

    >>> _filled_up(1), _filled_up(64), _filled_up(65)
    (64, 64, 128)
    """
    return -(-columns // COLUMNS) * COLUMNS


def _filled(weights: NDArray[np.float32], rows: int = 0, columns: int = 0) -> NDArray[np.float32]:
    """Pads the weights with zeros to at least these numbers of rows and columns."""
    import numpy as np

    filled = np.zeros((max(rows, weights.shape[0]), max(columns, weights.shape[1])), np.float32)
    filled[: weights.shape[0], : weights.shape[1]] = weights
    return filled


def _in_blocks(weights: NDArray[np.float32]) -> NDArray[np.float32]:
    """Returns the weights by block, row and column."""
    import numpy as np

    return np.ascontiguousarray(weights.reshape(len(weights), -1, COLUMNS).transpose(1, 0, 2))


def network_of(game: Game) -> Network | None:
    """Returns the network of a game; None if it has none, is on a custom board, or numpy is not installed."""
    return None if game.data_digest is not None else _network(game.id)


def has_network(game: Game) -> bool:
    """Returns whether `network_of` returns a network for a game, without reading it."""
    return game.data_digest is None and _is_usable(game.id)


def load_networks() -> None:
    """Loads the networks of all games in advance."""
    for game_id in game_ids():
        network_of(find_game(game_id))


def forget_networks() -> None:
    """Clears the cache of networks."""
    _network.cache_clear()
    _is_usable.cache_clear()


def file_of(game: Game) -> Traversable | None:
    """Returns the file of a game's network, if there is one."""
    try:
        file = resources.files(game.package).joinpath(FILE)
    except (TypeError, ValueError, ModuleNotFoundError):  # a single module, or a session of Python
        return None
    return file if file.is_file() else None


@cache
def _is_usable(game_id: str) -> bool:
    return file_of(find_game(game_id)) is not None and util.find_spec("numpy") is not None


@cache
def _network(game_id: str) -> Network | None:
    if not _is_usable(game_id):
        return None
    # Several bots think at once, each in a process of its own; more threads would only be in each other's way.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    try:
        import numpy  # noqa: F401
    except ImportError:  # it is installed, but cannot be loaded
        return None
    game = find_game(game_id)
    file = file_of(game)
    assert file is not None
    try:
        with file.open("rb") as opened:
            network = read(opened)
        if network.fits(game):
            return network
        error = f"it is not for version {game.encoding.version} of the planes: train it again"
    except Exception as broken:  # a damaged archive raises whatever its reader comes across
        error = " ".join(str(broken).split())[:200]
    log.warning("%s: %s cannot be used, so Grandmaster plays as Master: %s", game.package, FILE, error)
    return None


def read(file: IO[bytes]) -> Network:
    """Loads a network that `write` has written."""
    return Network(read_weights(file))


def read_weights(file: IO[bytes]) -> dict[str, NDArray[np.float32]]:
    """Returns the weights that `write` has written, as `Network` takes them."""
    import numpy as np

    with np.load(file) as saved:
        weights = {name: saved[name] for name in ("inputs", "points")}
        for layer in LAYERS:
            weights[f"{layer}.weight"] = saved[f"{layer}.weight"].astype(np.float32) * saved[f"{layer}.scale"]
            weights[f"{layer}.bias"] = saved[f"{layer}.bias"]
    return weights


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
