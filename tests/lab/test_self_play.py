"""Self-play: games can be replayed and resumed, and contain the results of the searches."""

import json
from pathlib import Path

import pytest

from kaiserhof.bots.regular import Regular
from kaiserhof.engine import KaiserhofError, find_game, game_ids
from kaiserhof.lab.executor import Executor
from kaiserhof.lab.results import ResultFile
from kaiserhof.lab.self_play import SelfPlayGame, SelfPlayPlan, play_many, play_one

GAME = find_game(game_ids()[0])
PLAN = SelfPlayPlan(GAME.id, "master:4", tuple(GAME.players))


@pytest.fixture(scope="module")
def played() -> SelfPlayGame:
    return play_one(PLAN, 0)


def test_every_searched_decision_is_one_of_its_mover_with_legal_moves(played: SelfPlayGame) -> None:
    count = 0
    for state, searched in played.positions(GAME.id):
        assert state.to_move() >= 0
        assert set(searched.moves) <= set(state.legal_moves())
        assert list(searched.visits) == sorted(searched.visits, reverse=True)
        assert len(searched.win_probabilities) == played.seats
        assert abs(sum(searched.win_probabilities) - 1000) <= played.seats
        assert len(state.legal_moves()) > 1
        count += 1
    assert count == len(played.searched) > 10


def test_the_moves_lead_to_the_result(played: SelfPlayGame) -> None:
    state = GAME.start(played.seats, played.options)
    for move in played.moves:
        assert move in state.legal_moves() or state.to_move() < 0
        state.push(move)
    assert tuple(state.scores()) == played.points
    assert tuple(state.ranking()) == played.places


def test_a_game_follows_from_its_plan_and_number(played: SelfPlayGame) -> None:
    assert play_one(PLAN, 0) == played
    assert play_one(SelfPlayPlan(GAME.id, "master:4", tuple(GAME.players), seed=1), 0) != played


def test_a_game_survives_the_file(played: SelfPlayGame) -> None:
    assert SelfPlayGame.from_json(json.loads(json.dumps(played.to_json()))) == played


def test_an_interrupted_run_goes_on(tmp_path: Path, played: SelfPlayGame) -> None:
    path = tmp_path / "games.jsonl"
    results = ResultFile(path, PLAN.settings(), SelfPlayGame.from_json)
    list(results.record(play_many(PLAN, [0], Executor())))
    results.close()
    results = ResultFile(path, PLAN.settings(), SelfPlayGame.from_json)
    assert results.missing(2) == [1]
    assert results.first(2) == [played]
    results.close()


def test_all_numbers_of_players_take_part() -> None:
    assert [
        play_one(SelfPlayPlan(GAME.id, "master:1", tuple(GAME.players)), n).seats for n in range(len(GAME.players))
    ] == list(GAME.players)


def test_others_have_all_seats_but_one_in_half_of_the_games_and_the_bot_sits_everywhere_in_turn() -> None:
    plan = SelfPlayPlan(GAME.id, "master:1", tuple(GAME.players), others="random")
    numbers = range(2 * len(GAME.players) * max(GAME.players))
    among_others = [number for number in numbers if len(plan.searching_seats(number)) < plan.seats(number)]
    assert len(among_others) == len(numbers) / 2
    for seats in GAME.players:
        own = [plan.searching_seats(number) for number in among_others if plan.seats(number) == seats]
        assert set(own) == {(seat,) for seat in range(seats)}
    assert all(
        plan.searching_seats(number) == tuple(range(plan.seats(number)))
        for number in numbers
        if number not in among_others
    )


def test_only_the_bots_own_decisions_are_kept_as_searched() -> None:
    plan = SelfPlayPlan(GAME.id, "master:1", tuple(GAME.players), others="random")
    number = len(GAME.players)
    among_others = play_one(plan, number)
    movers = {state.to_move() for state, _ in among_others.positions(GAME.id)}
    assert movers == set(plan.searching_seats(number))
    assert play_one(plan, number) == among_others


def test_the_first_line_names_the_others_if_there_are_any() -> None:
    assert "others" not in PLAN.settings()
    settings = SelfPlayPlan(GAME.id, "master:4", tuple(GAME.players), others="regular").settings()
    assert settings["others"] == ["regular", Regular.version]
    with pytest.raises(KaiserhofError, match="error-unknown-seat"):
        SelfPlayPlan(GAME.id, "master:4", tuple(GAME.players), others="nobody").settings()


def test_a_bot_that_evaluates_nothing_is_refused() -> None:
    with pytest.raises(KaiserhofError, match="error-no-evaluator"):
        SelfPlayPlan(GAME.id, "random", tuple(GAME.players)).settings()
