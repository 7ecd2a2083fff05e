"""Writes docs/planes/GAME.md from the planes that a game declares: `python -m tools.planes_pages`."""

from pathlib import Path

from kaiserhof.engine import Game, find_game, game_ids

ROOT = Path(__file__).resolve().parent.parent
HEAD = """# {title}: a position as numbers

Written by `make docs` from `src/kaiserhof/games/{game}/rules/encoding.py`; do not edit.

The planes in the order of the row, version {version}; see [environments](../environments.md#planes-and-actions). Seats
are counted from the viewer, and seats that the table does not have are 0.

| plane | numbers | begins at | largest | meaning |
|---|---|---|---|---|
"""


def page(game: Game) -> str:
    """Returns the page of one game."""
    encoding = game.encoding
    rows = [
        f"| `{plane.name}` | {' × '.join(map(str, plane.shape)) or 1} | {encoding.places[plane.name]} | {plane.high} "
        f"| {plane.meaning} |\n"
        for plane in encoding.planes
    ]
    return HEAD.format(title=game.words("en")("game-title"), game=game.id, version=encoding.version) + "".join(rows)


def path_of(game_id: str) -> Path:
    """Returns the path of a game's page."""
    return ROOT / "docs" / "planes" / f"{game_id}.md"


if __name__ == "__main__":
    for name in game_ids():
        path_of(name).parent.mkdir(exist_ok=True)
        path_of(name).write_text(page(find_game(name)), encoding="utf-8")
