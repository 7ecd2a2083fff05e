"""Self-play: games can be replayed, resumed, and say what the searches found."""

import json
from pathlib import Path

import pytest

from kaiserhof.engine import KaiserhofError, find_game, game_ids
from kaiserhof.lab.results import Results
from kaiserhof.lab.self_play import SelfPlay, SelfPlayed, play_many, play_one
from kaiserhof.lab.spread import Crew

GAME = find_game(game_ids()[0])
PLAN = SelfPlay(GAME.id, "master:4", tuple(GAME.players))


@pytest.fixture(scope="module")
def played() -> SelfPlayed:
    return play_one(PLAN, 0)


def test_every_searched_decision_is_one_of_its_mover_with_legal_moves(played: SelfPlayed) -> None:
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


def test_the_moves_lead_to_the_result(played: SelfPlayed) -> None:
    state = GAME.start(played.seats, played.options)
    for move in played.moves:
        assert move in state.legal_moves() or state.to_move() < 0
        state.push(move)
    assert tuple(state.scores()) == played.points
    assert tuple(state.ranking()) == played.places


def test_a_game_follows_from_its_plan_and_number(played: SelfPlayed) -> None:
    assert play_one(PLAN, 0) == played
    assert play_one(SelfPlay(GAME.id, "master:4", tuple(GAME.players), seed=1), 0) != played


def test_a_game_survives_the_file(played: SelfPlayed) -> None:
    assert SelfPlayed.from_json(json.loads(json.dumps(played.to_json()))) == played


def test_an_interrupted_run_goes_on(tmp_path: Path, played: SelfPlayed) -> None:
    path = tmp_path / "games.jsonl"
    results = Results(path, PLAN.settings(), SelfPlayed.from_json)
    list(results.keep(play_many(PLAN, [0], Crew())))
    results.close()
    results = Results(path, PLAN.settings(), SelfPlayed.from_json)
    assert results.missing(2) == [1]
    assert results.first(2) == [played]
    results.close()


def test_all_numbers_of_players_take_part() -> None:
    assert [
        play_one(SelfPlay(GAME.id, "master:1", tuple(GAME.players)), n).seats for n in range(len(GAME.players))
    ] == list(GAME.players)


def test_a_bot_that_evaluates_nothing_is_refused() -> None:
    with pytest.raises(KaiserhofError, match="error-no-evaluator"):
        SelfPlay(GAME.id, "random", tuple(GAME.players)).settings()
