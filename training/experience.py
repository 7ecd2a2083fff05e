"""The experience buffer: what a network decided in many games between two updates, and the outcomes."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from kaiserhof.engine import Game
from training.actors import CYCLE, ActorPool, GameBuffer
from training.network import PolicyAndValue


class GameTensors:
    """The shared arrays of one game buffer, as tensors on the network's device."""

    def __init__(self, actors: ActorPool, buffer: GameBuffer, device: torch.device) -> None:
        self.actors = actors
        self.buffer = buffer
        self.device = device
        self.seats = torch.tensor(buffer.seats, device=device)[:, None]
        self.own = torch.tensor(buffer.own, device=device)
        """The seat of the network, by game, where greedy players or a rival have the others."""
        self.greedy = torch.tensor(buffer.greedy, device=device)
        self.everyone = torch.arange(buffer.shared["places"].shape[1], device=device)[None, :]
        if device.type == "cuda":
            _pin(buffer)
        self._tensors = {name: torch.from_numpy(each) for name, each in buffer.shared.items()}

    def read(self, name: str) -> Tensor:
        """Copies a shared array to the device."""
        return self._tensors[name].to(self.device, non_blocking=True)

    def wait(self) -> None:
        """Waits until all games wait for an action."""
        self.actors.wait(self.buffer)

    def over(self) -> NDArray[np.bool_]:
        """Returns, by game, whether the last step ended it."""
        ended: NDArray[np.bool_] = self.buffer.shared["over"] != 0
        return ended

    def outcomes(self, network: PolicyAndValue) -> Tensor:
        """Returns wins and scaled points by game, kind and seat. Valid only where games ended."""
        first = (self.read("places") == 1).float()
        shares = first / first.sum(1, keepdim=True).clamp(min=1)
        points = (self.read("points").float() - network.points[0]) / network.points[1]
        return torch.stack((shares, points * (self.everyone < self.seats)), 1)

    def seats_from_mover(self, movers: Tensor) -> Tensor:
        """Returns the seat numbers counted from the mover, by game. Absent seats keep their numbers."""
        return torch.where(self.everyone < self.seats, (self.everyone - movers[:, None]) % self.seats, self.everyone)


def _pin(buffer: GameBuffer) -> None:
    """Pins the shared memory, so that the GPU reads it directly."""
    assert buffer.memory.buf is not None
    view = np.frombuffer(buffer.memory.buf, np.uint8)
    torch.cuda.cudart().cudaHostRegister(view.ctypes.data, view.nbytes, 0)


class Experience:
    """A fixed number of decisions in each game of one buffer."""

    def __init__(self, tensors: GameTensors, steps: int, game: Game) -> None:
        count, device = len(tensors.buffer.seats), tensors.device
        most = int(game.encoding.most_seats)
        shown = tensors.buffer.shared
        self.tensors = tensors
        self.steps = steps
        self.observations = torch.zeros((steps, *shown["observations"].shape), dtype=torch.uint8, device=device)
        self.masks = torch.zeros((steps, *shown["masks"].shape), dtype=torch.uint8, device=device)
        self.outlooks = torch.zeros((steps, *shown["outlooks"].shape), device=device)
        self.movers = torch.zeros((steps, count), dtype=torch.long, device=device)
        self.actions = torch.zeros((steps, count), dtype=torch.long, device=device)
        self.log_probs = torch.zeros((steps, count), device=device)
        """Log probability of each action under the policy that chose it."""
        self.values = torch.zeros((steps + 1, count, 2, most), device=device)
        """The network's value estimates, win probability and points: by step, game, kind and seat."""
        self.over = torch.zeros((steps, count), dtype=torch.bool, device=device)
        self.outcomes = torch.zeros((steps, count, 2, most), device=device)
        self.finished = 0
        self.by_others = torch.zeros((steps, count), dtype=torch.bool, device=device)
        """Whether a greedy player or a rival made the decision."""

    @torch.no_grad()
    def decide(self, network: PolicyAndValue, step: int, rivals: Sequence[PolicyAndValue] = ()) -> None:
        """Reads the observations and sends the network's actions; after the last step, only reads.

        Each rival plays all seats but one in every eighth game.
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
        turned = tensors.seats_from_mover(movers)[:, None].expand(-1, 2, -1)
        self.values[step] = torch.stack((win.exp(), points), 1).gather(2, turned)
        if step == self.steps:
            return
        by_others = tensors.greedy & (movers != tensors.own)
        for number, rival in enumerate(rivals):
            theirs = slice(number, None, CYCLE)
            by_others[theirs] = movers[theirs] != tensors.own[theirs]
            other = rival.preferences(observations[theirs], masks[theirs])
            policy[theirs] = torch.where(by_others[theirs, None], other, policy[theirs])
        self.by_others[step] = by_others
        odds = policy.exp()
        actions = (odds / torch.empty_like(odds).exponential_()).argmax(1)
        self.observations[step], self.masks[step], self.movers[step] = observations, masks, movers
        self.outlooks[step] = outlooks
        self.actions[step] = actions
        self.log_probs[step] = policy.gather(1, actions[:, None])[:, 0]
        tensors.buffer.act(actions.cpu().numpy())

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

    def relative_to_movers(self, numbers: Tensor) -> Tensor:
        """Returns the numbers (by step, game, kind and seat) with the seats counted from each mover."""
        flat = numbers.flatten(0, 1)
        movers = self.movers.flatten()
        most = self.tensors.everyone
        seats = self.tensors.seats.repeat(self.steps, 1)
        turned = torch.where(most < seats, (most + movers[:, None]) % seats, most)
        return flat.gather(2, turned[:, None].expand(-1, 2, -1))
