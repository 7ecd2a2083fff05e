"""The folder of a training run: its networks and the figures of every round.

`network.npz` is the network of the last round, `best.npz` the best so far: a round's network replaces it only if it is
clearly better in a match. `package.npz` is the best one in the format of a game's package. `figures.jsonl` has a line
for each round.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from training.matches import MatchResult
from training.network import PolicyAndValue, export, save

Report = Callable[[dict[str, Any]], None]
"""Called with figures as soon as they are known."""


@dataclass(frozen=True, slots=True)
class TrainingFolder:
    """The files of a training run."""

    path: Path

    @property
    def network(self) -> Path:
        """The network of the last round."""
        return self.path / "network.npz"

    @property
    def best(self) -> Path:
        """The best network."""
        return self.path / "best.npz"

    @property
    def package(self) -> Path:
        """The best network for a package."""
        return self.path / "package.npz"

    @property
    def state(self) -> Path:
        """The checkpoint of self-play: network, optimizer, time used, round."""
        return self.path / "state.pt"

    @property
    def figures(self) -> Path:
        """The figures of every round."""
        return self.path / "figures.jsonl"

    def rounds(self) -> int:
        """Returns the number of the last round; 0 if there was none."""
        if not self.figures.exists():
            return 0
        noted = map(json.loads, self.figures.read_text(encoding="utf-8").splitlines())
        return max((each.get("round", 0) for each in noted), default=0)

    def keep_best(self, network: PolicyAndValue) -> None:
        """Saves a network as the best one."""
        save(network, self.best)
        export(network, self.package)

    def judge(self, network: PolicyAndValue, result: MatchResult) -> dict[str, Any]:
        """Saves a round's network, also as the best if it won its match; returns the figures of the match."""
        save(network, self.network)
        if result.admitted():
            self.keep_best(network)
        return {
            "match": result.figures(),
            "matches": result.matches,
            "excess": result.excess(),
            "admitted": result.admitted(),
        }

    def note(self, figures: dict[str, Any], report: Report) -> None:
        """Appends figures to the file and reports them."""
        with self.figures.open("a", encoding="utf-8") as file:
            file.write(json.dumps(figures) + "\n")
        report(figures)
