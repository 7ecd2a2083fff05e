"""The contract suite as pytest tests: one test for each check and variant of a game.

Enable it in `conftest.py`, and write one test for your game:

    pytest_plugins = ["kaiserhof.testing.plugin"]

    @pytest.mark.games(GAME)
    def test_the_contract_is_kept(contract_check):
        contract_check()

A few variants have every number of players and every two values of options; the tests of the others are marked
`thorough`. With KAISERHOF_QUICK=1, only the first and the last variant of each game are checked. If the sources run
although there are compiled modules (KAISERHOF_PURE=1), only a twentieth of the positions is checked.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from kaiserhof.compiling.loader import wants_pure
from kaiserhof.engine import Game
from kaiserhof.testing.cases import Broken, Case, cases_of, covering
from kaiserhof.testing.check import Check
from kaiserhof.testing.contract import CHECKS

EFFORT_INTERPRETED = 0.05

MARKERS = (
    "games(*games): the games that the fixture `contract_check` is for",
    "shown: about what people see and read; the same compiled and interpreted",
    "long: takes many seconds",
    "thorough: a variant whose choices others have, too",
)


def pytest_configure(config: pytest.Config) -> None:
    """Registers the markers."""
    for marker in MARKERS:
        config.addinivalue_line("markers", marker)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Generates a test for each check of each case. The tests of a case are adjacent and share its random games."""
    if "contract_check" in metafunc.fixturenames:
        marker = metafunc.definition.get_closest_marker("games")
        games: tuple[Game, ...] = marker.args if marker else ()
        metafunc.parametrize("contract_check", list(_tests(games)), indirect=True)


def _tests(games: tuple[Game, ...]) -> Iterator[Any]:
    quick = "KAISERHOF_QUICK" in os.environ
    for game in games:
        cases = cases_of(game, effort=EFFORT_INTERPRETED if wants_pure() else 1.0, quick=quick)
        covered = covering(cases)
        for case in cases:
            for check in CHECKS:
                if case in check.cases(cases):
                    marks = [getattr(pytest.mark, name) for name in ("shown", "long") if getattr(check, name)]
                    marks += [pytest.mark.thorough] * (case not in covered)
                    yield pytest.param((check, case), id=f"{case}-{check.name}", marks=marks)


@pytest.fixture
def contract_check(request: pytest.FixtureRequest) -> Callable[[], None]:
    """One check of the contract as a function; skipped if the game lacks an optional part."""
    check: Check
    case: Case
    check, case = request.param
    lacking = check.lacks(case.game)
    if lacking:
        pytest.skip(lacking)

    def run() -> None:
        problem = ""
        try:
            check.run(case)
        except Broken as broken:
            problem = f"{case}: it is not true that {check.sentence}\n{broken}\n{case.place}"
        if problem:
            pytest.fail(problem, pytrace=False)

    return run
