"""The folder of a training: its networks and the figures of every round.

`network.npz` is the network of the last round and `best.npz` the best one so far, which a round's network replaces only
if it does clearly better in a match. `package.npz` is the best one in the form in which a game's package has it.
`figures.jsonl` has a line for each round.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kaiserhof.lab.learning.matches import MatchResult
from kaiserhof.lab.learning.network import PolicyAndValue, export, save

Tell = Callable[[dict[str, Any]], None]
"""Is told figures as soon as they are there."""


@dataclass(frozen=True, slots=True)
class Folder:
    """The files of a training."""

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
        """What is needed to go on with playing."""
        return self.path / "state.pt"

    @property
    def figures(self) -> Path:
        """The figures of every round."""
        return self.path / "figures.jsonl"

    def rounds(self) -> int:
        """Returns the number of the last round, 0 if there was none."""
        if not self.figures.exists():
            return 0
        noted = map(json.loads, self.figures.read_text(encoding="utf-8").splitlines())
        return max((each.get("round", 0) for each in noted), default=0)

    def keep_best(self, network: PolicyAndValue) -> None:
        """Keeps a network as the best one."""
        save(network, self.best)
        export(network, self.package)

    def judge(self, network: PolicyAndValue, result: MatchResult) -> dict[str, Any]:
        """Keeps a round's network, as the best one if it has won its match; returns the figures of the match."""
        save(network, self.network)
        if result.admitted():
            self.keep_best(network)
        return {"match": result.figures(), "excess": result.excess(), "admitted": result.admitted()}

    def note(self, figures: dict[str, Any], tell: Tell) -> None:
        """Keeps figures and tells them."""
        with self.figures.open("a", encoding="utf-8") as file:
            file.write(json.dumps(figures) + "\n")
        tell(figures)
