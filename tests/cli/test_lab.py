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
    for given in ((), ("--of", str(tmp_path / "games.jsonl"))):
        assert "kaiserhof[learn]" in terminal.refused("lab", "train", FIRST, str(tmp_path / "training"), *given)


def test_self_play_with_others_names_them_in_the_file(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    given = ("--bot", "master:1", "--others", "random", "--games", "1", "--jobs", "1")
    terminal.run("lab", "self-play", FIRST, str(file), *given)
    assert json.loads(file.read_text().splitlines()[0])["others"][0] == "random"


def test_a_network_learns_from_kept_games_and_says_how_its_match_ended(terminal: Terminal, tmp_path: Path) -> None:
    pytest.importorskip("torch")
    files = [str(tmp_path / name) for name in ("one.jsonl", "two.jsonl")]
    for seed, file in enumerate(files):
        given = ("--bot", "master:1", "--games", "2", "--jobs", "1", "--seed", str(seed))
        terminal.run("lab", "self-play", FIRST, file, *given)
    folder = tmp_path / "training"
    said, told = terminal.both(("lab", "train", FIRST, str(folder), "--of", *files, "--games", "9", "--jobs", "1"))
    assert str(folder) in said
    assert "Round 1" in told
    assert (folder / "package.npz").exists()


def test_puzzles_are_sought_only_in_games_that_are_named(terminal: Terminal, tmp_path: Path) -> None:
    assert "--of" in terminal.refused("lab", "puzzles", FIRST, str(tmp_path / "puzzles.toml"))


def test_a_file_that_has_no_puzzles_is_not_replaced_by_some(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "precious.txt"
    file.write_text("my diary")
    assert "precious.txt" in terminal.refused("lab", "puzzles", FIRST, str(file), "--of", str(tmp_path / "games.jsonl"))
    assert file.read_text() == "my diary"
