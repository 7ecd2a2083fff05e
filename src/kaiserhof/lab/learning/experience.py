"""What a network decided in many games, and what came of it: the decisions between two updates."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from kaiserhof.engine import Game
from kaiserhof.lab.learning.actors import IN_TURN, Actors, Half
from kaiserhof.lab.learning.network import PolicyAndValue


class GameTensors:
    """The shared arrays of one half of the games, as tensors on the device that decides."""

    def __init__(self, actors: Actors, half: Half, device: torch.device) -> None:
        self.actors = actors
        self.half = half
        self.device = device
        self.seats = torch.tensor(half.seats, device=device)[:, None]
        self.own = torch.tensor(half.own, device=device)
        """The seat that neither a greedy player nor a rival has, by game."""
        self.greedy = torch.tensor(half.greedy, device=device)
        self.everyone = torch.arange(half.shared["places"].shape[1], device=device)[None, :]
        if device.type == "cuda":
            _pin(half)
        self._tensors = {name: torch.from_numpy(each) for name, each in half.shared.items()}

    def read(self, name: str) -> Tensor:
        """Returns a shared array on the device."""
        return self._tensors[name].to(self.device, non_blocking=True)

    def wait(self) -> None:
        """Waits until all games ask for an action."""
        self.actors.wait(self.half)

    def over(self) -> NDArray[np.bool_]:
        """Returns the games that the last step ended."""
        ended: NDArray[np.bool_] = self.half.shared["over"] != 0
        return ended

    def outcomes(self, network: PolicyAndValue) -> Tensor:
        """Returns who won and the points as the network scales them, by game, kind and seat, where games ended."""
        first = (self.read("places") == 1).float()
        shares = first / first.sum(1, keepdim=True).clamp(min=1)
        points = (self.read("points").float() - network.points[0]) / network.points[1]
        return torch.stack((shares, points * (self.everyone < self.seats)), 1)

    def place_of_seat(self, movers: Tensor) -> Tensor:
        """Returns, by game and seat, its place counted from the mover; absent seats keep their place."""
        return torch.where(self.everyone < self.seats, (self.everyone - movers[:, None]) % self.seats, self.everyone)


def _pin(half: Half) -> None:
    """Lets the device read the shared memory directly."""
    assert half.memory.buf is not None
    view = np.frombuffer(half.memory.buf, np.uint8)
    torch.cuda.cudart().cudaHostRegister(view.ctypes.data, view.nbytes, 0)


class Experience:
    """A number of decisions in each game of one half."""

    def __init__(self, tensors: GameTensors, steps: int, game: Game) -> None:
        count, device = len(tensors.half.seats), tensors.device
        most = int(game.encoding.most_seats)
        shown = tensors.half.shared
        self.tensors = tensors
        self.steps = steps
        self.observations = torch.zeros((steps, *shown["observations"].shape), dtype=torch.uint8, device=device)
        self.masks = torch.zeros((steps, *shown["masks"].shape), dtype=torch.uint8, device=device)
        self.outlooks = torch.zeros((steps, *shown["outlooks"].shape), device=device)
        self.movers = torch.zeros((steps, count), dtype=torch.long, device=device)
        self.actions = torch.zeros((steps, count), dtype=torch.long, device=device)
        self.chosen = torch.zeros((steps, count), device=device)
        """The logarithm of the probability with which each action was chosen."""
        self.values = torch.zeros((steps + 1, count, 2, most), device=device)
        """What the network expected: win probability and points, by kind and seat."""
        self.over = torch.zeros((steps, count), dtype=torch.bool, device=device)
        self.outcomes = torch.zeros((steps, count, 2, most), device=device)
        self.finished = 0
        self.lent = torch.zeros((steps, count), dtype=torch.bool, device=device)
        """Decisions that a greedy player or a rival made."""

    @torch.no_grad()
    def decide(self, network: PolicyAndValue, step: int, rivals: Sequence[PolicyAndValue] = ()) -> None:
        """Reads what the games show, and lets the network decide, unless the steps are full.

        Each rival plays all seats but one in every eighth game. Greedy players do so where the actors say.
        """
        tensors = self.tensors
        tensors.wait()
        if step:
            ended = tensors.over()
            self.over[step - 1] = tensors.read("over") > 0
            if ended.any():
                self.outcomes[step - 1] = tensors.outcomes(network)
                self.finished += int(ended.sum())
        observations, masks, movers, outlooks = map(tensors.read, ("observations", "masks", "movers", "outlooks"))
        policy, win, points = network(observations, masks, outlooks)
        turned = tensors.place_of_seat(movers)[:, None].expand(-1, 2, -1)
        self.values[step] = torch.stack((win.exp(), points), 1).gather(2, turned)
        if step == self.steps:
            return
        lent = tensors.greedy & (movers != tensors.own)
        for number, rival in enumerate(rivals):
            theirs = slice(number, None, IN_TURN)
            lent[theirs] = movers[theirs] != tensors.own[theirs]
            other = rival.preferences(observations[theirs], masks[theirs])
            policy[theirs] = torch.where(lent[theirs, None], other, policy[theirs])
        self.lent[step] = lent
        odds = policy.exp()
        actions = (odds / torch.empty_like(odds).exponential_()).argmax(1)
        self.observations[step], self.masks[step], self.movers[step] = observations, masks, movers
        self.outlooks[step] = outlooks
        self.actions[step] = actions
        self.chosen[step] = policy.gather(1, actions[:, None])[:, 0]
        tensors.half.act(actions.cpu().numpy())

    def targets(self, trace: float) -> Tensor:
        """Returns the λ-returns of win probability and points, by step, game, kind and seat."""
        found = torch.empty_like(self.outcomes)
        after = self.values[self.steps]
        for step in range(self.steps - 1, -1, -1):
            ended = self.over[step][:, None, None]
            after = torch.where(ended, self.outcomes[step], after)
            found[step] = after
            after = (1 - trace) * self.values[step] + trace * after
        return found

    def seen_from_movers(self, numbers: Tensor) -> Tensor:
        """Returns numbers by step, game, kind and seat with the seats counted from the movers."""
        flat = numbers.flatten(0, 1)
        movers = self.movers.flatten()
        most = self.tensors.everyone
        seats = self.tensors.seats.repeat(self.steps, 1)
        turned = torch.where(most < seats, (most + movers[:, None]) % seats, most)
        return flat.gather(2, turned[:, None].expand(-1, 2, -1))
