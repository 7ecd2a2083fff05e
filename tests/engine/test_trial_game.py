"""A new game is a new folder; no line elsewhere changes, and its drawing is optional."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from kaiserhof.bots import LEVELS, Bot, make_bot
from kaiserhof.compiling.loader import wants_pure
from kaiserhof.engine import (
    CHANCE,
    CommittedDice,
    Dice,
    Match,
    Record,
    UnknownGame,
    find_game,
    game_ids,
    replay,
    verify,
)
from tests import trial
from tests.web.site import open_site

ROOT = Path(__file__).parent.parent.parent
NEEDED = ("src", "tests", "tools", "docs", "pyproject.toml", "Makefile", "setup.py")
SUITES = ("tests/contract", "tests/test_architecture.py", "tests/cli/test_commands.py", f"tests/games/{trial.NAME}")
"""The tests that run for every game."""


def everything_below(folder: Path) -> dict[Path, bytes]:
    """Returns the content of every file by path, except for what running leaves behind."""
    return {
        path.relative_to(folder): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of everything that belongs to Kaiserhof, without compiled modules."""
    house = tmp_path_factory.mktemp("house")
    ignored = shutil.ignore_patterns("__pycache__", "compiled", "*.egg-info")
    for name in NEEDED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, house / name, ignore=ignored)
        else:
            shutil.copy(ROOT / name, house / name)
    return house


def run_in(house: Path, *arguments: str) -> str:
    environment = {**os.environ, "PYTHONPATH": f"{house / 'src'}{os.pathsep}{house}", "KAISERHOF_PURE": "1"}
    environment["PYTHONDONTWRITEBYTECODE"] = "1"
    ran = subprocess.run(
        [sys.executable, "-m", *arguments], cwd=house, env=environment, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stdout[-4000:] + ran.stderr[-2000:]
    return ran.stdout


@pytest.mark.skipif(wants_pure(), reason="the copy always runs its sources: nothing new is seen when ours run too")
def test_a_game_is_added_by_files_of_its_own_and_passes_the_contract(house: Path) -> None:
    before = everything_below(house)
    shutil.copytree(trial.FOLDER / trial.NAME, house / "src" / "kaiserhof" / "games" / trial.NAME)
    tests = house / "tests" / "games" / trial.NAME
    tests.mkdir()
    shutil.copy(trial.FOLDER / "proofs.py", tests / "test_rules.py")
    run_in(house, "tools.rule_pages")
    run_in(house, "tests.contract.playthrough", trial.NAME)
    run_in(house, "tools.fields", "--check")
    told = run_in(house, "pytest", "-p", "no:cacheprovider", "-k", trial.NAME, "-q", "-rA", *SUITES)
    assert told.count("PASSED") > 60
    after = everything_below(house)
    assert [path for path in before if after.get(path) != before[path]] == [], "files that were there have changed"
    assert all(trial.NAME in str(path) for path in set(after) - set(before))


def test_it_comes_and_goes_with_its_folder() -> None:
    ours = game_ids()
    with trial.added() as game:
        assert set(game_ids()) == {*ours, trial.NAME}
        assert game.id == trial.NAME
    assert game_ids() == ours
    with pytest.raises(UnknownGame):
        find_game(trial.NAME)


@pytest.mark.parametrize(("level", "kind"), LEVELS.items())
def test_bots_play_it_and_its_record_replays_and_verifies(level: str, kind: type[Bot]) -> None:
    with trial.added() as game:
        bot = make_bot(f"{level}:20" if kind.budget else level, game)
        dice = Dice(1)
        match = Match(game, ["Axel", "Barbara"], dice=CommittedDice("5c" * 32))
        match.advance()
        while not match.finished():
            seat = match.state.to_move()
            match.play(seat, bot.choose(match.state.seen_by(seat), dice))
            match.advance()
        record = Record.parse(Record.of(match).write())
        assert list(replay(record, game))[-1].state == match.state
        assert verify(record, game) == sum(entry.mover == CHANCE for entry in match.entries)


def test_the_page_shows_it_as_text_with_a_list_of_moves(tmp_path: Path) -> None:
    with trial.added() as game, open_site(tmp_path) as site:
        axel, barbara = site.people(2)
        made = axel.api("POST", "/tables", json={"game": game.id, "seats": ["me", "open"]})
        table = made.json()["id"]
        barbara.api("POST", f"/tables/{table}/seat")
        assert game.words("en")("game-title") in axel.get("/").text
        page = axel.get(f"/t/{table}").text
        assert 'class="board-text' in page
        assert "Lantern on hook 6" in page
