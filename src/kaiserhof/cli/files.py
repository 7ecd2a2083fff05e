"""Finding games for commands, and writing their files."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from kaiserhof.engine import Game, KaiserhofError, find_game

Options = Mapping[str, str]


def game_on(name: str, own_map: str | None) -> Game:
    """Returns the game with this id, on the custom board in `own_map` if one is given."""
    game = find_game(name)
    return game.with_data(Path(own_map)) if own_map else game


def write(path: Path, text: str) -> None:
    """Writes a file; raises `KaiserhofError` if that fails."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise KaiserhofError("error-file-write", file=str(path), detail=error.strerror or "?") from None
