"""A puzzle has one clearly best move, confirmed twice, with an explainable reason."""

from dataclasses import replace
from typing import Any

import pytest

from kaiserhof.bots import Evaluation, MoveEvaluation, effects
from kaiserhof.engine import find_game, game_ids
from kaiserhof.engine.puzzles import read_puzzles, write_puzzles
from kaiserhof.lab import puzzles
from kaiserhof.lab.executor import Executor
from kaiserhof.lab.puzzles import WITNESS, Candidate, agreed, candidates, examine, find_puzzles
from kaiserhof.lab.self_play import SelfPlayPlan, play_one

GAME = find_game(game_ids()[0])


@pytest.fixture(scope="module")
def found() -> list[Candidate]:
    return list(candidates(GAME.id, [play_one(SelfPlayPlan(GAME.id, "master:12", (3,)), 0)], "master:12", 1))


class Judge:
    """Returns a fixed evaluation: the first move is best by this lead."""

    def __init__(self, lead: float, best: int = 0, chance: float = 0.5, visits: int = 50) -> None:
        self.lead, self.best, self.chance, self.visits = lead, best, chance, visits
        self.asked = 0

    def evaluate(self, view: Any, dice: object) -> Evaluation:
        self.asked += 1
        moves = list(view.legal_moves())
        moves.insert(0, moves.pop(self.best if self.asked > 1 else 0))
        chances = [self.chance, *[self.chance - self.lead] * (len(moves) - 1)]
        judged = [MoveEvaluation(move, self.visits, chance, None) for move, chance in zip(moves, chances, strict=True)]
        return Evaluation(tuple(judged), (0.5,) * view.seats, self.visits, 0.0)


def judged_by(judge: Judge, candidate: Candidate, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(puzzles, "find_evaluator", lambda *_: judge)
    monkeypatch.setattr(effects, "told", lambda _game, _view, moves, _dice: dict.fromkeys(moves))
    return examine(candidate)


def test_a_position_with_one_clearly_best_move_is_a_puzzle(
    found: list[Candidate], monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzle = judged_by(Judge(0.2), found[0], monkeypatch)
    view = puzzle.position(GAME)
    assert puzzle.best == view.text(view.legal_moves()[0])
    assert puzzle.chances[puzzle.best] == 50
    assert set(puzzle.chances.values()) == {50, 30}
    assert next(iter(puzzle.chances)) == puzzle.best


@pytest.mark.parametrize(
    "judge", [Judge(0.03), Judge(0.2, best=1), Judge(0.2, chance=0.99), Judge(0.05, chance=0.1), Judge(0.2, visits=1)]
)
def test_others_are_not(judge: Judge, found: list[Candidate], monkeypatch: pytest.MonkeyPatch) -> None:
    assert judged_by(judge, found[0], monkeypatch) is None


def test_the_positions_are_views_with_enough_to_choose_from(found: list[Candidate]) -> None:
    assert 1 <= len(found) <= puzzles.OF_A_GAME
    for candidate in found:
        view = GAME.from_json(candidate.view)
        assert view == view.seen_by(view.to_move())
        assert len(view.legal_moves()) >= puzzles.LEAST_MOVES


def test_no_kind_of_move_is_best_in_all_puzzles(found: list[Candidate], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "find_evaluator", lambda *_: Judge(0.2))
    monkeypatch.setattr(effects, "told", lambda _game, _view, moves, _dice: dict.fromkeys(moves))
    verbs = [each.best.split()[0] for each in find_puzzles(found * 20, 10, Executor())]
    assert all(verbs.count(verb) <= 5 for verb in verbs)


def test_puzzles_survive_their_file(found: list[Candidate], monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = judged_by(Judge(0.2), found[0], monkeypatch)
    assert read_puzzles(write_puzzles(GAME.rules_version, [puzzle, puzzle]), GAME.rules_version) == (puzzle, puzzle)
    assert read_puzzles(write_puzzles(GAME.rules_version, [puzzle]), GAME.rules_version + 1) == ()


@pytest.mark.parametrize("agrees", [True, False])
def test_what_another_strong_bot_finds_is_a_puzzle_only_if_master_finds_it_too(
    agrees: bool, found: list[Candidate], monkeypatch: pytest.MonkeyPatch
) -> None:
    witness = Judge(0.2, best=0 if agrees else 1)
    witness.asked = 1  # its first answer counts
    judges = {"grandmaster:6000": Judge(0.2), WITNESS: witness}
    monkeypatch.setattr(puzzles, "find_evaluator", lambda name, _: judges[name])
    monkeypatch.setattr(effects, "told", lambda _game, _view, moves, _dice: dict.fromkeys(moves))
    puzzle = examine(replace(found[0], bot="grandmaster:6000"))
    assert (puzzle is not None) == agrees
    assert puzzle is None or puzzle.judge == "grandmaster"


def test_puzzles_stay_as_they_are_where_another_bot_finds_the_same_move(
    found: list[Candidate], monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzle = judged_by(Judge(0.2), found[0], monkeypatch)
    wrong = replace(puzzle, best=list(puzzle.chances)[1])
    assert agreed(GAME.id, [wrong, puzzle], "master:7", 3, Executor()) == [puzzle]


def test_new_puzzles_fill_up_those_from_before(found: list[Candidate], monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = judged_by(Judge(0.2), found[0], monkeypatch)
    assert list(find_puzzles(found, 2, Executor(), [puzzle, puzzle])) == []
    other = replace(puzzle, best="other")
    assert len(list(find_puzzles(found, 2, Executor(), [other]))) == 1
