"""The file of results: one line of JSON a game, only ever appended to, so that an interrupted run can go on.

The first line tells what was played; the number of games does not belong to it, so a longer run takes the games of a
shorter one over. An incomplete last line, left by an interruption, is dropped.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from kaiserhof.bots import make_bot
from kaiserhof.engine import KaiserhofError
from kaiserhof.lab.arena import Plan


class Numbered(Protocol):
    """The result of a game that a plan and a number determine."""

    @property
    def number(self) -> int:
        """The number of the game."""
        ...

    def to_json(self) -> dict[str, Any]:
        """Returns the result as JSON data."""
        ...


Result = TypeVar("Result", bound=Numbered)

FORMAT = "kaiserhof arena 1"


def settings_of(plan: Plan) -> dict[str, Any]:
    """Returns everything that the results depend on."""
    game = plan.find_game()
    return {
        "format": FORMAT,
        "game": game.id,
        "rules": game.rules_version,
        "board": game.data_digest,
        "options": dict(plan.options),
        "seats": plan.seats,
        "seed": plan.seed,
        "bots": [[name, make_bot(name, game).version] for name in plan.bots],
    }


def default_file(plan: Plan) -> Path:
    """Returns the default file for the results of a plan, in the user's folder for state."""
    base = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    key = hashlib.sha256(json.dumps(settings_of(plan), sort_keys=True).encode()).hexdigest()[:16]
    return Path(base) / "kaiserhof" / "arena" / f"{plan.game}-{key}.jsonl"


class Results(Generic[Result]):
    """The results of a plan, on disk and in memory."""

    def __init__(self, path: Path, settings: dict[str, Any], from_json: Callable[[Mapping[str, Any]], Result]) -> None:
        """Reads the file; raises `KaiserhofError` if it cannot be used or has other settings."""
        self.path = path
        self.games: dict[int, Result] = {}
        self._from_json = from_json
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            text = path.read_bytes() if path.exists() else b""
            whole = text[: text.rfind(b"\n") + 1]
            if whole:
                self._read(whole, settings)
            self._file = path.open("ab")
            self._file.truncate(len(whole))
            if not whole:
                self._append(settings)
        except OSError as error:
            raise KaiserhofError("error-file-write", file=str(path), detail=error.strerror or "?") from None

    def missing(self, games: int) -> list[int]:
        """Returns the numbers of the games still to be played."""
        return [number for number in range(games) if number not in self.games]

    def keep(self, played: Iterable[Result]) -> Iterator[Result]:
        """Writes every result to the file and yields it."""
        for each in played:
            self._append(each.to_json())
            self.games[each.number] = each
            yield each

    def first(self, games: int) -> list[Result]:
        """Returns the results of the first games, in order."""
        return [self.games[number] for number in range(games) if number in self.games]

    def close(self) -> None:
        """Closes the file."""
        self._file.close()

    def _read(self, text: bytes, settings: dict[str, Any]) -> None:
        for number, line in enumerate(text.splitlines(), 1):
            try:
                data = json.loads(line)
                if number > 1:
                    played = self._from_json(data)
                    self.games.setdefault(played.number, played)
            except (ValueError, LookupError, TypeError, AttributeError):
                raise KaiserhofError("error-arena-line", file=str(self.path), line=number) from None
            if number == 1 and data != settings:
                raise KaiserhofError("error-arena-other", file=str(self.path))

    def _append(self, data: dict[str, Any]) -> None:
        self._file.write(json.dumps(data, separators=(",", ":")).encode() + b"\n")
        self._file.flush()
