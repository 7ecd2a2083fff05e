"""`kaiserhof lab`: self-play that goes on, and training that says what it needs."""

import json
import sys
from pathlib import Path

import pytest

from kaiserhof.engine import find_game, game_ids
from tests.cli.terminal import Terminal

FIRST = game_ids()[0]


def test_self_play_is_kept_and_goes_on(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    for games in ("1", "2"):
        said = terminal.run("lab", "self-play", FIRST, str(file), "--bot", "master:1", "--games", games, "--jobs", "1")
        assert str(file) in said
    settings, *played = map(json.loads, file.read_text().splitlines())
    assert settings["bot"][0] == "master:1"
    assert [game["number"] for game in played] == [0, 1]
    assert all(len(game["points"]) in find_game(FIRST).players for game in played)


def test_training_without_torch_says_how_to_install_it(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in sys.modules if name.startswith("kaiserhof.lab.learning")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "torch", None)
    assert "kaiserhof[learn]" in terminal.refused("lab", "train", FIRST, str(tmp_path / "training"))
