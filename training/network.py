"""The network in PyTorch: a policy over actions, each seat's win probability, and its final points.

Win probabilities and points are learned as corrections to the game's estimate, so an untrained network is as good as
the estimate. The policy sees only its seat's view.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn

from kaiserhof.bots.learned.network import file_of, read_weights, write
from kaiserhof.engine import Game
from kaiserhof.engine.core.encoding import size_of

FORBIDDEN = -1e9
"""The logit of illegal actions and absent seats."""

LARGEST = 32
"""Values of a plane are divided by its upper bound, at most by this."""


class PolicyAndValue(nn.Module):
    """One shared layer, then a policy head and a value head. Seats are counted from the mover."""

    scale: Tensor
    points: Tensor

    def __init__(self, game: Game, widths: tuple[int, int, int] = (512, 256, 256)) -> None:
        super().__init__()
        encoding = game.encoding
        high = np.repeat([plane.high for plane in encoding.planes], [size_of(plane) for plane in encoding.planes])
        self.register_buffer("scale", torch.tensor(1.0 / np.minimum(high, LARGEST), dtype=torch.float32))
        self.register_buffer("points", torch.tensor([0.0, 1.0]))
        """Mean and standard deviation of final points."""
        self.most_seats = int(encoding.most_seats)
        self.first = nn.Linear(int(encoding.size), widths[0])
        self.second = nn.Linear(widths[0], widths[1])
        self.policy = nn.Linear(widths[1], int(game.codecs[game.players[0]].size))
        self.third = nn.Linear(widths[0] + int(game.outlook.size), widths[2])
        self.value = nn.Linear(widths[2], 2 * self.most_seats)
        nn.init.normal_(self.policy.weight, std=0.01)
        nn.init.zeros_(self.value.weight)
        nn.init.zeros_(self.value.bias)

    def forward(self, observations: Tensor, masks: Tensor, outlooks: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Returns log policy, log win probabilities and scaled points."""
        hidden = self._hidden(observations)
        most = self.most_seats
        # The first plane of every encoding says which seats there are.
        seated = observations[:, :most] > 0
        expected = (outlooks[:, most : 2 * most] - self.points[0]) / self.points[1] * seated
        terms = outlooks[:, 2 * most :]
        told = torch.cat((outlooks[:, :most], expected, terms.sign() * terms.abs().log1p()), 1)
        correction = self.value(torch.relu(self.third(torch.cat((hidden, told), 1))))
        win = (outlooks[:, :most] + correction[:, :most]).masked_fill(~seated, FORBIDDEN)
        points = (expected + correction[:, most:]) * seated
        return self._log_policy(hidden, masks), torch.log_softmax(win, 1), points

    def preferences(self, observations: Tensor, masks: Tensor) -> Tensor:
        """Returns the log policy alone."""
        return self._log_policy(self._hidden(observations), masks)

    def _hidden(self, observations: Tensor) -> Tensor:
        return torch.relu(self.first(observations.float() * self.scale))

    def _log_policy(self, hidden: Tensor, masks: Tensor) -> Tensor:
        return torch.log_softmax(self.policy(torch.relu(self.second(hidden))).masked_fill(masks == 0, FORBIDDEN), 1)


def save(network: PolicyAndValue, path: Path) -> None:
    """Writes the weights as NumPy arrays in half precision."""
    weights = {name: value.detach().cpu().numpy() for name, value in network.state_dict().items()}
    np.savez_compressed(path, **{name: each.astype(np.float16) for name, each in weights.items()})


def load(game: Game, path: Path) -> PolicyAndValue:
    """Loads a network that `save` has written."""
    with np.load(path) as saved:
        return _made(game, {name: torch.tensor(saved[name].astype(np.float32)) for name in saved})


def packaged(game: Game) -> PolicyAndValue:
    """Returns the network of a game's package, in the precision that `export` has kept.

    Raises `LookupError` if there is none.
    """
    file = file_of(game)
    if file is None:
        raise LookupError(f"{game.id} has no network to start from; train one by playing first")
    with file.open("rb") as opened:
        weights = read_weights(opened)
    weights["scale"] = weights.pop("inputs")
    named = {name: each.T if name.endswith("weight") else each for name, each in weights.items()}
    return _made(game, {name: torch.tensor(each) for name, each in named.items()})


def _made(game: Game, weights: dict[str, Tensor]) -> PolicyAndValue:
    """Builds a network from weights, whose shapes give its widths."""
    first, second, third = (len(weights[f"{name}.bias"]) for name in ("first", "second", "third"))
    network = PolicyAndValue(game, (first, second, third))
    network.load_state_dict(weights)
    return network


def export(network: PolicyAndValue, path: Path) -> None:
    """Writes the weights in the bots' format, one byte each."""
    named = {name: value.detach().cpu().float().numpy() for name, value in network.state_dict().items()}
    weights = {name: each.T if name.endswith("weight") else each for name, each in named.items()}
    weights["inputs"] = weights.pop("scale")
    with path.open("wb") as file:
        write(file, weights)
