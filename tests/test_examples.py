"""The examples run and do what they claim."""

import ast
import importlib.util
import json
import re
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

import kaiserhof

EXAMPLES = Path(__file__).parent.parent / "examples"
CHINA = kaiserhof.find_game("china")


def load(path: str) -> ModuleType:
    file = EXAMPLES / path
    spec = importlib.util.spec_from_file_location(file.stem, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def play(bots: list[kaiserhof.Bot], seed: int) -> kaiserhof.Match:
    dice = kaiserhof.Dice(seed)
    names = [bot.level for bot in bots]
    match = kaiserhof.Match(CHINA, names, dice=kaiserhof.CommittedDice(f"{seed:064x}"))
    match.advance()
    while not match.finished():
        seat = match.state.to_move()
        match.play(seat, bots[seat].choose(match.state.seen_by(seat), dice))
        match.advance()
    return match


def test_every_example_is_in_the_list_of_examples() -> None:
    listed = (EXAMPLES / "README.md").read_text(encoding="utf-8")
    files = [file for pattern in ("*.py", "*.ipynb", "*/*.py") for file in EXAMPLES.glob(pattern)]
    assert len(files) == 10
    for file in files:
        assert f"({file.relative_to(EXAMPLES).as_posix()})" in listed


@pytest.mark.parametrize(("game", "seats"), [("china", 3), ("confucius", 4)])
def test_random_play_ends_with_points_and_places(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    load("random_play.py").main(game, str(seats))
    assert "places [" in capsys.readouterr().out.splitlines()[-1]


def test_the_own_bot_beats_random_players() -> None:
    bot = load("own_bot/own_bot.py").OwnBot(CHINA)
    random = kaiserhof.make_bot("random", CHINA)
    places = []
    for number in range(9):
        bots = [random, random, random]
        bots[number % 3] = bot
        places.append(play(bots, number).state.ranking()[number % 3])
    assert places.count(1) >= 7


def test_the_package_of_the_own_bot_names_its_level_and_class() -> None:
    project = tomllib.loads((EXAMPLES / "own_bot" / "pyproject.toml").read_text(encoding="utf-8"))
    module = load("own_bot/own_bot.py")
    assert project["tool"]["setuptools"]["py-modules"] == [module.__name__]
    assert project["project"]["entry-points"]["kaiserhof.bots"] == {module.OwnBot.level: "own_bot:OwnBot"}


def test_the_analysis_names_decisions_of_the_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = kaiserhof.Record.of(play([kaiserhof.make_bot("random", CHINA)] * 3, 1))
    (tmp_path / "game.txt").write_text(record.write(), encoding="utf-8")
    load("analysis.py").main(str(tmp_path / "game.txt"), "4")
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 5
    for line in lines:
        number, played = line.removeprefix("move ").split(", random: ")
        assert played.startswith(f"{record.lines[int(number) - 1].text} instead of ")


def test_the_loop_of_pettingzoo_plays_a_whole_game(capsys: pytest.CaptureFixture[str]) -> None:
    load("pettingzoo_loop.py").main("china", "3")
    totals, record = capsys.readouterr().out.split("\n", 1)
    assert sum(ast.literal_eval(totals).values()) == pytest.approx(0)
    assert record.startswith("kaiserhof record 1\n")


def test_gymnasium_steps_eight_games_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    load("gymnasium_loop.py").main(CHINA.id, "300")
    games, won = re.findall(r"\d+", capsys.readouterr().out)
    assert int(games) > 8
    assert 0 < int(won) < 100


def test_the_search_of_openspiel_plays_a_whole_game(capsys: pytest.CaptureFixture[str]) -> None:
    load("openspiel_search.py").main(CHINA.id, "2")
    assert sum(ast.literal_eval(capsys.readouterr().out)) >= 1


@pytest.mark.parametrize(
    ("example", "package", "arguments", "said"),
    [
        ("sb3.py", "sb3_contrib", ["2048", "20"], r"wins \d+% of 20 games\n"),
        ("torchrl_rollout.py", "torchrl", ["300"], r"\d games, rewards \["),
    ],
)
def test_libraries_for_training_take_the_environments(
    example: str, package: str, arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip(package, reason="it brings torch, which is large; pip install --group train")
    load(example).main(CHINA.id, *arguments)
    assert re.search(said, capsys.readouterr().out)


def test_a_network_learns_to_beat_random_players(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("torch", reason="torch is large, so it is not among what tests need; pip install torch")
    monkeypatch.setattr(sys, "argv", ["train.py", "--minutes", "0.2", "--file", str(tmp_path / "policy.pt")])
    load("train.py").main()
    share = capsys.readouterr().out.splitlines()[-1].partition("wins ")[2].partition("%")[0]
    assert int(share) > 60
    assert (tmp_path / "policy.pt").exists()


def test_the_notebook_runs_and_shows_pictures() -> None:
    notebook = json.loads((EXAMPLES / "first-look.ipynb").read_text(encoding="utf-8"))
    assert (notebook["nbformat"], notebook["nbformat_minor"]) == (4, 5)
    assert len({cell["id"] for cell in notebook["cells"]}) == len(notebook["cells"])
    names: dict[str, object] = {}
    pictures = 0
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            assert not cell["outputs"]
            *before, last = ast.parse("".join(cell["source"])).body
            assert isinstance(last, ast.Expr)
            exec(compile(ast.Module(before, []), "first-look", "exec"), names)
            shown = eval(compile(ast.Expression(last.value), "first-look", "eval"), names)
            if isinstance(shown, kaiserhof.State):
                picture = shown._repr_svg_()
                assert picture is not None
                assert picture.startswith("<svg")
                pictures += 1
    assert pictures == 3
