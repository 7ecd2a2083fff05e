"""The result file: one line of JSON per game, appended, so that an interrupted run can resume.

The first line holds the settings. The number of games is not among them, so a longer run reuses the games of a shorter
one. An incomplete last line, left by an interruption, is dropped.

The settings hold a digest of the code that plays, so a changed bot or game never gets old results.
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
from kaiserhof.lab.arena import ArenaPlan
from kaiserhof.lab.code_digest import code_digest


class Numbered(Protocol):
    """The result of a numbered game."""

    @property
    def number(self) -> int: ...

    def to_json(self) -> dict[str, Any]: ...


Result = TypeVar("Result", bound=Numbered)

FORMAT = "kaiserhof arena 1"


def settings_of(plan: ArenaPlan) -> dict[str, Any]:
    """Returns everything that determines the results."""
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
        "code": code_digest(game, plan.bots),
    }


def default_file(plan: ArenaPlan) -> Path:
    """Returns the default result file of a plan, in the user's state directory (XDG)."""
    base = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    key = hashlib.sha256(json.dumps(settings_of(plan), sort_keys=True).encode()).hexdigest()[:16]
    return Path(base) / "kaiserhof" / "arena" / f"{plan.game}-{key}.jsonl"


class ResultFile(Generic[Result]):
    """The results of a plan, in memory and on disk."""

    def __init__(
        self,
        path: Path,
        settings: dict[str, Any],
        from_json: Callable[[Mapping[str, Any]], Result],
        *,
        fresh: bool = False,
    ) -> None:
        """Reads or creates the file; raises `KaiserhofError` if it is unusable or has other settings.

        With `fresh` the results in it are dropped, whatever their settings.
        """
        self.path = path
        self.games: dict[int, Result] = {}
        self._from_json = from_json
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            text = path.read_bytes() if path.exists() else b""
            whole = text[: text.rfind(b"\n") + 1]
            if whole and fresh:
                self._drop(whole, settings)
                whole = b""
            elif whole:
                self._read(whole, settings)
            self._file = path.open("ab")
            self._file.truncate(len(whole))
            if not whole:
                self._append(settings)
        except OSError as error:
            raise KaiserhofError("error-file-write", file=str(path), detail=error.strerror or "?") from None

    def missing(self, games: int) -> list[int]:
        """Returns the numbers of the games that have no result yet."""
        return [number for number in range(games) if number not in self.games]

    def record(self, played: Iterable[Result]) -> Iterator[Result]:
        """Appends each result to the file, then yields it."""
        for each in played:
            self._append(each.to_json())
            self.games[each.number] = each
            yield each

    def first(self, games: int) -> list[Result]:
        """Returns the results of the first games, in order."""
        return [self.games[number] for number in range(games) if number in self.games]

    def close(self) -> None:
        self._file.close()

    def _drop(self, text: bytes, settings: dict[str, Any]) -> None:
        """Raises `KaiserhofError` unless the file contains results that may be dropped: other files are never
        overwritten.
        """
        try:
            kind = json.loads(text.splitlines()[0])["format"]
        except (ValueError, LookupError, TypeError):
            kind = None
        if kind != settings["format"]:
            raise KaiserhofError("error-arena-line", file=str(self.path), line=1)

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
