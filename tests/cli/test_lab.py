"""`kaiserhof lab`: self-play that resumes, and errors that say what is missing."""

import json
from pathlib import Path

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


def test_self_play_with_others_names_them_in_the_file(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    given = ("--bot", "master:1", "--others", "random", "--games", "1", "--jobs", "1")
    terminal.run("lab", "self-play", FIRST, str(file), *given)
    assert json.loads(file.read_text().splitlines()[0])["others"][0] == "random"


def test_puzzles_are_sought_only_in_games_that_are_named(terminal: Terminal, tmp_path: Path) -> None:
    assert "--of" in terminal.refused("lab", "puzzles", FIRST, str(tmp_path / "puzzles.toml"))


def test_a_file_that_has_no_puzzles_is_not_replaced_by_some(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "precious.txt"
    file.write_text("my diary")
    assert "precious.txt" in terminal.refused("lab", "puzzles", FIRST, str(file), "--of", str(tmp_path / "games.jsonl"))
    assert file.read_text() == "my diary"
