"""`make quick` runs the tests of what has changed: of one game, or of all games if shared code has changed."""

import pytest

from kaiserhof.engine import game_ids
from tools.quick import TESTS, selection

FIRST, *OTHERS = game_ids()
ONLY_FIRST = ["tests/contract", "-k", " and ".join(f"not {game}" for game in OTHERS)]


@pytest.mark.parametrize("file", [f"src/kaiserhof/games/{FIRST}/rules/state.py", f"tests/games/{FIRST}/test_x.py"])
def test_a_change_to_one_game_runs_that_game_alone(file: str) -> None:
    assert selection([file]) == [f"tests/games/{FIRST}", "tests/test_architecture.py", *ONLY_FIRST]


@pytest.mark.parametrize(
    "file",
    [
        "src/kaiserhof/engine/match.py",
        "src/kaiserhof/drawing/svg.py",
        "src/kaiserhof/compiling/loader.py",
        "tests/contract/test_contract.py",
        "src/kaiserhof/testing/parsed_pictures.py",
        "pyproject.toml",
    ],
)
def test_a_change_to_shared_code_runs_all_games(file: str) -> None:
    chosen = selection([file])
    assert {f"tests/games/{game}" for game in game_ids()} <= set(chosen)
    assert {"tests/contract", "tests/engine"} <= set(chosen)
    assert "-k" not in chosen


@pytest.mark.parametrize("area", ["drawing", "testing"])
def test_a_change_to_shared_code_runs_its_own_tests_too(area: str) -> None:
    for file in (f"src/kaiserhof/{area}/x.py", f"tests/{area}/test_x.py"):
        assert f"tests/{area}" in selection([file])


@pytest.mark.parametrize("area", ["bots", "cli", "community", "envs", "lab", "tables", "workers", "web"])
def test_a_change_to_an_area_runs_its_tests_and_no_game(area: str) -> None:
    for file in (f"src/kaiserhof/{area}/x.py", f"tests/{area}/test_x.py"):
        assert selection([file]) == [f"tests/{area}", "tests/test_architecture.py"]


@pytest.mark.parametrize("area", ["benchmarks", "tools"])
def test_a_change_to_a_program_runs_its_tests_and_no_game(area: str) -> None:
    assert selection([f"{area}/x.py"]) == [f"tests/{area}", "tests/test_architecture.py"]


@pytest.mark.parametrize(("package", "tests"), [("people", "tables"), ("storage", "tables"), ("server", "web")])
def test_a_package_without_tests_of_its_own_runs_those_of_its_users(package: str, tests: str) -> None:
    assert selection([f"src/kaiserhof/{package}/x.py"]) == [f"tests/{tests}", "tests/test_architecture.py"]


def test_a_changed_test_is_run_wherever_it_is() -> None:
    for path in TESTS.rglob("test_*.py"):
        file = path.relative_to(TESTS.parent)
        if "browser" not in file.parts:
            assert {str(file), *map(str, file.parents)} & set(selection([str(file)])), file


@pytest.mark.parametrize(
    "file", ["README.md", "docs/bots.md", "tests/browser/test_games.py", "tests/front_end/morph.test.js", "Makefile"]
)
def test_documents_the_browser_and_what_make_check_runs_run_nothing(file: str) -> None:
    assert selection([file]) == []


def test_changes_add_up() -> None:
    chosen = selection([f"src/kaiserhof/games/{FIRST}/game.py", "src/kaiserhof/web/app.py", "README.md"])
    assert chosen == [f"tests/games/{FIRST}", "tests/web", "tests/test_architecture.py", *ONLY_FIRST]


def test_a_script_or_a_style_sheet_gets_the_tests_of_how_they_are_served() -> None:
    assert selection(["src/kaiserhof/web/static/table.css"]) == [
        "tests/test_architecture.py",
        "tests/web/test_scripts.py",
    ]
