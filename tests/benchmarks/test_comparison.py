"""The table of `make bench`."""

import json

import pytest

from benchmarks import comparison, games
from benchmarks.comparison import CATAN, SEARCH
from kaiserhof.engine import find_game, game_ids

GAME = find_game(game_ids()[0])


@pytest.fixture(scope="module")
def measured() -> games.Figures:
    """The figures of a game, measured once for all tests."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(games, "SECONDS", 0.002)
        monkeypatch.setattr(games, "BUDGETS", (2, 5))
        monkeypatch.setattr(games, "GUIDED", 5)
        return games.measure(GAME)


def test_every_figure_of_a_game_is_measured(measured: games.Figures) -> None:
    for name in games.Figures.__slots__:
        value = getattr(measured, name)
        if isinstance(value, float):
            assert value > 0, name
    assert set(measured.by_seats) == set(GAME.players)
    assert 500 < measured.state_bytes < 20_000
    assert 100 < measured.node_bytes < 2_000


def compared(peers: list[comparison.Row], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> str:
    """Returns the tables of a game that reaches 1,000 of everything, and 5,000 decisions compiled."""
    numbers = dict.fromkeys(games.Figures.__slots__, 1000.0)
    own = {**numbers, "game": "some", "seats": 4, "by_seats": {"4": 10.0}, "by_budget": {"100": 7.0}}

    def run(_: list[str], environment: dict[str, str] | None = None) -> list[comparison.Row]:
        if environment is None:
            return peers
        pure = environment["KAISERHOF_PURE"] == "1"
        return [{**own, "compiled": not pure, "decisions_per_s": 1000.0 if pure else 5000.0}]

    monkeypatch.setattr(comparison, "_run", run)
    monkeypatch.setattr("sys.argv", ["comparison"])
    comparison.main()
    return capsys.readouterr().out


def test_ratios_are_shown_beside_the_peers_that_were_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found: list[comparison.Row] = [{"peer": CATAN, "decisions_per_s": 100.0, "games_per_s": 1.0}]
    table = compared(found, monkeypatch, capsys)
    assert "| some, 4 players, interpreted | 1,000 |" in table
    assert "| random play, compiled : interpreted | 5.0× |" in table
    assert f"| random play, compiled : {CATAN} | 50× |" in table
    assert SEARCH not in table


def test_searches_are_compared_by_decisions_and_by_simulations(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    searched = {"peer": SEARCH, "decisions_per_s": 5000.0, "games_per_s": 0, "simulations_per_s": 4000.0}
    table = compared([searched], monkeypatch, capsys)
    assert f"| search as Master plays, compiled : {SEARCH} | 0.2× |" in table
    assert f"| simulations as Master plays, compiled : {SEARCH} | 0.25× |" in table
    assert f"| simulations as Grandmaster plays, compiled : {SEARCH} | 0.25× |" in table


def test_figures_are_printed_as_json(
    measured: games.Figures, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(games, "measure", lambda _: measured)
    monkeypatch.setattr("sys.argv", ["games", GAME.id])
    games.main()
    assert json.loads(capsys.readouterr().out)["game"] == GAME.id
