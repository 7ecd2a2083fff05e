"""Puzzles: positions with one clearly best move, as one player sees them.

They are in `teaching/puzzles.toml` in a game's package, written by `kaiserhof lab puzzles`:

    rules = 1                # the version of the rules they are for

    [[puzzle]]
    judge = "master"         # the bot that judged the moves
    best = "house wei-3"
    chances = { "house wei-3" = 61, "emissary wei" = 43 }   # win probabilities in per cent of the moves tried
    view = '''{…}'''         # the mover's view as a snapshot, so it contains nothing else

Why the move is best is not stored: it is derived when the puzzle is shown.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from kaiserhof.engine.core.state import State
from kaiserhof.engine.game import Game
from kaiserhof.engine.locator import text_of

FILE = "teaching/puzzles.toml"


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position and the verdicts on its moves."""

    view: Mapping[str, Any]
    best: str
    """The text of the best move."""
    chances: Mapping[str, int]
    """The mover's win probability in per cent, by text of the move; best first."""
    judge: str
    """The level of the bot that judged the moves."""

    @property
    def digest(self) -> str:
        """What identifies the puzzle, wherever it stands in the file."""
        content = json.dumps([self.view, self.best], sort_keys=True)
        return hashlib.sha256(content.encode()).hexdigest()[:16]

    def position(self, game: Game) -> State:
        """Returns the position, as the player to move sees it."""
        state: State = game.from_json(self.view)
        return state


def puzzles_of(game: Game) -> tuple[Puzzle, ...]:
    """Returns the puzzles of a game; none for a custom board, or for other rules."""
    return _load(game.package, game.rules_version) if game.data_digest is None else ()


def write_puzzles(rules_version: int, puzzles: Iterable[Puzzle]) -> str:
    """Returns the content of a puzzle file."""
    parts = [f"# Written by `kaiserhof lab puzzles`, not by hand.\nrules = {rules_version}\n"]
    for puzzle in puzzles:
        chances = ", ".join(f"{json.dumps(move)} = {chance}" for move, chance in puzzle.chances.items())
        view = json.dumps(puzzle.view, separators=(",", ":"))
        judged = f"judge = {json.dumps(puzzle.judge)}\nbest = {json.dumps(puzzle.best)}\nchances = {{ {chances} }}"
        parts.append(f"[[puzzle]]\n{judged}\nview = '''{view}'''\n")
    return "\n".join(parts)


def read_puzzles(text: str, rules_version: int) -> tuple[Puzzle, ...]:
    """Parses what `write_puzzles` returns; empty if the file is for other rules."""
    data = tomllib.loads(text)
    if data["rules"] != rules_version:
        return ()
    found = data.get("puzzle", ())
    return tuple(Puzzle(json.loads(each["view"]), each["best"], each["chances"], each["judge"]) for each in found)


@cache
def _load(package: str, rules_version: int) -> tuple[Puzzle, ...]:
    text = text_of(package, *FILE.split("/"))
    return () if text is None else read_puzzles(text, rules_version)
