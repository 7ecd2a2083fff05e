"""`kaiserhof new-game` writes a complete game: it is found by its entry point and passes its own tests."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from kaiserhof import fields
from kaiserhof.cli import main
from tests.trial.installing import kaiserhof, run

NAME = "pebbles"
DRAWN = "drawn_pebbles"
BOILERPLATE = 25
"""Maximum number of lines of a small state that say nothing about its game."""
ROOT = Path(__file__).parents[2]
INSTALL = ("-m", "pip", "install", "--quiet", "--no-build-isolation", "--no-deps", "--no-index")


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a new game."""
    folder = tmp_path_factory.mktemp("empty")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        main(["new-game", NAME])
        main(["new-game", DRAWN, "--drawn"])
    return folder / NAME


@pytest.fixture(scope="module")
def site(package: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the game is installed by its own `pyproject.toml`."""
    site = tmp_path_factory.mktemp("site")
    ran = run(site, *INSTALL, "--target", str(site), str(package), str(package.parent / DRAWN))
    assert ran.returncode == 0, ran.stderr
    return site


@pytest.mark.long
@pytest.mark.parametrize("name", [NAME, DRAWN])
def test_the_new_game_passes_its_own_tests_and_the_contract(package: Path, site: Path, name: str) -> None:
    ran = run(site, "-m", "pytest", "-rs", "-p", "no:cacheprovider", str(package.parent / name / "tests"))
    assert ran.returncode == 0, ran.stdout
    assert " passed" in ran.stdout
    assert " failed" not in ran.stdout
    assert ("the game has no pictures" in ran.stdout) == (name == NAME)


def test_little_of_a_new_state_says_nothing_about_its_game(package: Path) -> None:
    rules = package / "src" / NAME / "rules"
    state, position = ((rules / name).read_text(encoding="utf-8") for name in ("state.py", "position.py"))
    generated = re.findall(r"^    # <fields>.*?^    # </fields>\n", position, re.DOTALL | re.MULTILINE)
    slots = re.findall(r"^    __slots__ = .*\n", state, re.MULTILINE)
    made_by_the_engine = re.findall(
        r"def (__init__|copy|key|to_json|from_json|verb_of|target_of|texts|moves_by_text)\b",
        state + position + (package / "src" / NAME / "game.py").read_text(encoding="utf-8"),
    )
    assert made_by_the_engine == []
    assert 10 < "".join([*generated, *slots]).count("\n") <= BOILERPLATE


@pytest.mark.long
def test_the_new_game_is_found_and_played_by_bots(site: Path) -> None:
    listed = kaiserhof(site, "games").stdout
    assert f"{NAME}: Pebbles" in listed
    assert "leave the last one to somebody else" in listed
    played = kaiserhof(site, "play", NAME, "--seats", "random,regular", "--seed", "1")
    assert played.returncode == 0, played.stderr
    assert "Stones in the heap: 0" in played.stdout


def test_the_new_package_is_clean_and_its_fields_are_written(package: Path) -> None:
    both = package, package.parent / DRAWN
    assert fields.main(["--check", *map(str, both)]) == 0
    texts = [path.read_text(encoding="utf-8") for each in both for path in each.rglob("*.*") if path.is_file()]
    assert not [text for text in texts if "%name%" in text.lower()]
    folders = [str(each / name) for each in both for name in ("src", "tests")]
    for command in (["check", "--select", "E,F,W,I,N,UP,B"], ["format", "--check"]):
        ran = subprocess.run(
            [sys.executable, "-m", "ruff", *command, "--no-cache", *folders],
            capture_output=True,
            text=True,
            check=False,
        )
        assert ran.returncode == 0, ran.stdout


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("My Game", "cannot be the name of a game"),
        ("../x", "cannot be the name of a game"),
        ("class", "is a word of Python"),
        ("x", "cannot be the name of a game"),
        ("json", "is taken"),
        ("kaiserhof", "is taken"),
        ("here", "already exists"),
    ],
)
def test_a_name_that_cannot_be_used_is_refused_in_one_sentence(
    name: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "here").mkdir()
    with pytest.raises(SystemExit) as ended:
        main(["new-game", name, "--lang", "en"])
    told = capsys.readouterr().err
    assert ended.value.code == 2
    assert reason in told
    assert told.count("\n") == 1
    assert [path.name for path in tmp_path.iterdir()] == ["here"]
