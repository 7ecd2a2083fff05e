"""The architecture: dependencies point one way, and nothing outside a game's folder knows the game."""

import ast
import re
from pathlib import Path

import pytest

from kaiserhof.engine import game_ids

SOURCE = Path(__file__).parent.parent / "src" / "kaiserhof"
MAY_IMPORT = {
    "engine": {"engine"},
    "drawing": {"drawing", "engine"},
    "games": {"drawing", "engine"},
    "bots": {"bots", "drawing", "engine"},
    "lab": {"lab", "bots", "drawing", "engine"},
    "tables": {"tables", "bots", "engine"},
    "web": {"web", "tables", "bots", "drawing", "engine"},
    "cli": {"cli", "lab", "web", "tables", "bots", "drawing", "engine"},
}


def imported_packages(path: Path) -> set[str]:
    """The packages of kaiserhof that a module imports by their full name."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            names = [node.module]
        found |= {name.split(".")[1] for name in names if name.startswith("kaiserhof.")}
    return found


@pytest.mark.parametrize("package", MAY_IMPORT)
def test_dependencies_point_one_way(package: str) -> None:
    for path in (SOURCE / package).rglob("*.py"):
        allowed = MAY_IMPORT[package] | ({"games"} if package == "games" else set())
        assert imported_packages(path) <= allowed, path


@pytest.mark.parametrize("game", game_ids())
def test_nothing_outside_a_games_folder_names_the_game(game: str) -> None:
    own = SOURCE / "games" / game
    for path in SOURCE.rglob("*"):
        if path.is_file() and path.suffix in {".py", ".ftl", ".toml", ".html", ".js"} and own not in path.parents:
            assert not re.search(rf"\b{game}\b", path.read_text(encoding="utf-8")), path


@pytest.mark.parametrize("game", game_ids())
def test_a_game_imports_no_other_game(game: str) -> None:
    for path in (SOURCE / "games" / game).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("kaiserhof.games"):
                assert (node.module or "").split(".")[2:3] == [game], path


def test_no_file_is_longer_than_one_subject_needs() -> None:
    for path in SOURCE.rglob("*.py"):
        assert len(path.read_text(encoding="utf-8").splitlines()) <= 600, path
