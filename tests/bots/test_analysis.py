"""The analysis of a game: every decision is evaluated from its player's view."""

import json
from collections.abc import Callable
from dataclasses import replace
from math import inf
from random import Random

import pytest

from kaiserhof.bots import effects, make_bot
from kaiserhof.bots.analysis import (
    CHECKED,
    Analysis,
    EvaluatedMove,
    Moment,
    PlayedGame,
    check_decision,
    evaluate_decision,
    find_evaluator,
)
from kaiserhof.bots.bot import Evaluation
from kaiserhof.bots.comparison import Comparison
from kaiserhof.engine import (
    LANGUAGES,
    Dice,
    Game,
    KaiserhofError,
    Match,
    RandomDice,
    Record,
    State,
    find_game,
    game_ids,
)
from tests.bots.thinker import Thinker

EVERY_GAME = pytest.mark.parametrize("game", [find_game(name) for name in game_ids()], ids=lambda game: game.id)
FIRST = find_game(game_ids()[0])


def finished(game: Game, seed: int = 1) -> Match:
    """Returns a finished random game."""
    rng = Random(seed)
    match = Match(game, ["Ada", "Bob", "Chris"][: game.players[0]] or ["Ada", "Bob"], dice=RandomDice(seed))
    match.advance()
    while not match.finished():
        match.play(match.state.to_move(), rng.choice(match.state.legal_moves()))
        match.advance()
    return match


def course_of(match: Match) -> PlayedGame:
    return PlayedGame.of(Record.parse(Record.of(match).write()), match.game)


def analysed(course: PlayedGame, think: Callable[[str, Game], object] = lambda _, game: Thinker(game)) -> Analysis:
    moments = tuple(evaluate_decision(decision, "thinker", 0, think) for decision in course.decisions())
    return Analysis("thinker", moments, course.final())


@EVERY_GAME
def test_every_choice_is_evaluated_and_nothing_else(game: Game) -> None:
    match = finished(game)
    analysis = analysed(course_of(match))
    choices = [
        number
        for number, entry in enumerate(match.entries)
        if entry.asked and len(match.position(number).legal_moves()) > 1
    ]
    assert [moment.number for moment in analysis.moments] == choices
    for moment in analysis.moments:
        assert moment.seat == match.entries[moment.number].mover
        assert sum(moment.win_probabilities) == pytest.approx(1)
        assert moment.played is not None
        assert moment.loss() >= 0
    assert analysis.final == tuple((place == 1) / match.state.ranking().count(1) for place in match.state.ranking())


@EVERY_GAME
def test_a_better_move_is_explained_by_what_it_does_as_far_as_the_mover_could_know(game: Game) -> None:
    match = finished(game)
    course = course_of(match)
    moments = analysed(course).moments[::7]
    reasons = course.reasons(moments)
    assert set(reasons) < {moment.number for moment in moments}
    for number, reason in reasons.items():
        view = match.position(number).seen_by(match.entries[number].mover)
        best = view.parse(next(moment.best[0].move for moment in moments if moment.number == number))
        assert effects.told(game, view, [best], Dice(number)) == {best: reason}
        for lang in LANGUAGES:
            assert game.words(lang).named(["Ada", "Bob", "Chris"])(reason)


@EVERY_GAME
def test_the_analyst_sees_what_the_mover_saw(game: Game) -> None:
    seen: list[State] = []

    class Spy(Thinker):
        def evaluate(self, view: State, dice: Dice) -> Evaluation:
            seen.append(view)
            return super().evaluate(view, dice)

    analysed(course_of(finished(game)), lambda _, game: Spy(game))
    assert seen
    assert all(view == view.seen_by(view.to_move()) for view in seen)


def test_a_move_that_was_hardly_looked_at_is_not_clearly_worse() -> None:
    def loss(visits: int) -> float:
        class Doubter(Thinker):
            def evaluate(self, view: State, dice: Dice) -> Evaluation:
                best, *others = super().evaluate(view, dice).moves
                moves = (
                    replace(best, visits=40, win_probability=0.5),
                    *(replace(e, visits=visits, win_probability=0.1) for e in others),
                )
                return Evaluation(moves, (0.45, 0.3, 0.25), 60, 0.1)

        moments = analysed(course_of(finished(FIRST)), lambda _, game: Doubter(game)).moments
        mine = [moment for moment in moments if moment.seat == 0 and moment.played is not None]
        return max(each.best[0].win_probability - each.played.win_probability for each in mine if each.played)

    assert loss(1) < 0.15
    assert loss(40) > 0.3


def test_an_analysis_survives_json() -> None:
    analysis = analysed(course_of(finished(FIRST)))
    kept = Analysis.from_json(json.loads(json.dumps(analysis.to_json())))
    assert kept is not None
    assert kept.to_json() == analysis.to_json()
    assert [moment.move for moment in kept.moments] == [moment.move for moment in analysis.moments]


def test_an_analysis_of_an_older_format_is_none() -> None:
    data = analysed(course_of(finished(FIRST))).to_json()
    assert Analysis.from_json(data | {"format": "kaiserhof analysis 1"}) is None


def test_the_same_seed_gives_the_same_analysis() -> None:
    course = course_of(finished(FIRST))
    assert analysed(course) == analysed(course)


def test_all_moves_it_names_have_labels() -> None:
    course = course_of(finished(FIRST))
    analysis = analysed(course)
    labels = course.labels(analysis.moments)
    words = FIRST.words("en")
    for moment in analysis.moments:
        assert words(labels[moment.number, moment.move])
        assert all(words(labels[moment.number, thought.move]) for thought in moment.best)


def test_an_unfinished_game_is_analysed_as_far_as_it_went() -> None:
    whole = course_of(finished(FIRST))
    part = PlayedGame(FIRST, whole.seats, whole.options, whole.moves[:60])
    analysis = analysed(part)
    assert analysis.final is None
    assert analysis.moments
    assert len(analysis.swings()) < len(analysis.moments)


# ---------------------------------------------------------------------- what it amounts to


def moment(number: int, seat: int, chances: tuple[float, ...], better: float = 0.5, played: float = 0.5) -> Moment:
    best = EvaluatedMove("a", better, None), EvaluatedMove("b", played, None)
    checked = None if better == played else Comparison(better, played, 0.02, (9.0, 9.0), 0.1)
    return Moment(number, seat, "b", chances, best, best[1], 0.01, checked)


GAME = Analysis(
    "thinker",
    (
        moment(3, 0, (0.5, 0.5)),
        moment(4, 0, (0.55, 0.45)),
        moment(7, 1, (0.6, 0.4), better=0.5, played=0.3),
        moment(9, 0, (0.9, 0.1), better=0.94, played=0.9),
    ),
    (1.0, 0.0),
)


def checked(better: float, played: float, error: float, points: tuple[float, float] = (0.0, 0.0)) -> Moment:
    return replace(moment(1, 0, (0.5, 0.5), better, played), checked=Comparison(better, played, error, points, 0.2))


def test_decisions_of_one_seat_in_a_row_are_one_turn() -> None:
    assert [(swing.moments[0].seat, len(swing.moments)) for swing in GAME.swings()] == [(0, 2), (1, 1), (0, 1)]
    assert GAME.swings()[0].before == (0.5, 0.5)
    assert GAME.swings()[0].after == (0.6, 0.4)
    assert GAME.swings()[-1].after == (1.0, 0.0)


def test_a_decision_is_a_turning_point_by_what_it_gave_away_and_not_by_what_came_after_it() -> None:
    (point,) = GAME.turning_points(())
    assert (point.kind, point.number, point.mover, point.move) == ("decision", 7, 1, "b")
    assert (point.before, point.after) == (0.5, 0.3)


def test_what_no_decision_explains_is_put_down_to_chance_if_chance_moved() -> None:
    assert [(point.kind, point.number) for point in GAME.turning_points({5})] == [("chance", 3), ("decision", 7)]
    assert [(point.kind, point.number) for point in GAME.turning_points({8})] == [("decision", 7), ("chance", 7)]
    assert [(point.kind, point.number) for point in GAME.turning_points({5, 8}, most=1)] == [("decision", 7)]


def test_a_change_within_the_error_is_no_turning_point() -> None:
    doubtful = Analysis("x", (replace(GAME.moments[0], error=0.3), *GAME.moments[1:]), GAME.final)
    assert [point.number for point in doubtful.turning_points({5})] == [7]


def test_only_a_loss_that_is_clearly_larger_than_its_error_counts() -> None:
    assert checked(0.5, 0.4, 0.03).loss() == pytest.approx(0.1)
    assert checked(0.5, 0.4, 0.05).loss() == 0
    assert checked(0.5, 0.48, 0.001).loss() == 0
    assert checked(0.4, 0.5, 0.001).loss() == 0
    assert replace(checked(0.5, 0.3, 0.01), checked=None).loss() == 0


def test_where_the_win_is_out_of_reach_points_count() -> None:
    hopeless = checked(0.01, 0.01, 0.001, (20.0, 17.0))
    assert hopeless.loss() == 0
    assert hopeless.lost_points() == 3
    assert checked(0.01, 0.01, 0.001, (20.0, 19.7)).lost_points() == 0
    assert checked(0.4, 0.5, 0.001, (20.0, 17.0)).lost_points() == 0


def test_the_costliest_decisions_of_a_seat_are_told_in_the_order_of_the_game() -> None:
    assert [each.number for each in GAME.better_moves()] == [7]
    assert GAME.better_moves(seat=0) == []
    assert GAME.moments[2].loss() == pytest.approx(0.2)
    cheap, dear = replace(checked(0.5, 0.4, 0.01), number=1), replace(checked(0.5, 0.2, 0.01), number=5)
    assert Analysis("x", (cheap, dear), None).better_moves(1) == [dear]
    assert Analysis("x", (cheap, dear), None).better_moves(2) == [cheap, dear]


def test_the_move_that_was_best_gives_nothing_away() -> None:
    best = Moment(1, 0, "a", (0.5, 0.5), (EvaluatedMove("a", 0.5, None),), EvaluatedMove("a", 0.4, None))
    assert best.suspicion() == best.loss() == 0


@EVERY_GAME
def test_the_moves_of_suspects_are_compared_in_the_same_worlds(game: Game) -> None:
    course = course_of(finished(game))
    decisions = {decision.number: decision for decision in course.decisions()}
    analysis = analysed(course)
    suspects = analysis.suspects()
    assert 0 < len(suspects) <= CHECKED * course.seats
    again = [check_decision(decisions[each.number], each, "master:20", 0) for each in suspects[:3]]
    assert again == [check_decision(decisions[each.number], each, "master:20", 0) for each in suspects[:3]]
    for each in again:
        assert each.checked is not None
        assert 0 <= each.checked.played <= 1
        assert 0 <= each.checked.error < 0.3
    found = analysis.with_checked(again)
    assert [each.number for each in found.moments] == [each.number for each in analysis.moments]
    assert [each for each in found.moments if each.checked] == sorted(again, key=lambda each: each.number)


def test_a_move_compared_with_itself_loses_nothing() -> None:
    (decision, *_) = course_of(finished(FIRST)).decisions()
    same = replace(moment(decision.number, 0, (0.5, 0.5)), best=(EvaluatedMove(decision.move, 0.5, None),))
    checked = check_decision(decision, replace(same, move=decision.move), "master:40", 0).checked
    assert checked is not None
    assert checked.better == checked.played
    assert checked.error == 0


def test_with_too_few_worlds_nothing_is_sure() -> None:
    (decision, *_) = course_of(finished(FIRST)).decisions()
    found = evaluate_decision(decision, "thinker", 0, lambda _, game: Thinker(game))
    few = check_decision(decision, found, "master:4", 0)
    assert few.checked is not None
    assert few.checked.error == inf
    assert few.loss() == few.lost_points() == 0
    kept = Analysis.from_json(json.loads(json.dumps(Analysis("x", (few,), None).to_json())))
    assert kept is not None
    assert kept.moments[0].loss() == 0


@EVERY_GAME
def test_what_would_have_followed_a_move_is_told_in_every_language(game: Game) -> None:
    course = course_of(finished(game))
    told = 0
    for each in analysed(course).moments[::9]:
        for message in course.sequel(each, each.best[0].move):
            told += 1
            assert all(game.words(lang).named(["Ada", "Bob", "Chris"])(message) for lang in LANGUAGES)
    assert told


def test_the_best_move_is_the_one_found_with_the_widest_lead() -> None:
    def found(number: int, first: float, second: float, move: str = "a") -> Moment:
        best = (EvaluatedMove("a", first, None), EvaluatedMove("b", second, None))
        return Moment(number, 0, move, (0.5, 0.5), best, best[0])

    obvious, hard, missed = found(1, 0.6, 0.55), found(2, 0.5, 0.3), found(3, 0.9, 0.1, move="b")
    assert Analysis("thinker", (obvious, hard, missed), None).best_move() == hard
    assert Analysis("thinker", (missed, found(4, 0.5, 0.49)), None).best_move() is None
    assert Analysis("thinker", (), None).best_move() is None


def test_turning_points_are_marked_where_they_end() -> None:
    assert GAME.win_probabilities() == [(0.5, 0.5), (0.55, 0.45), (0.6, 0.4), (0.9, 0.1), (1.0, 0.0)]
    assert GAME.marks(GAME.turning_points({5})) == [(2, 0), (3, 1)]
    assert [GAME.index_at(number) for number in (0, 3, 5, 9, 10)] == [0, 0, 2, 3, 4]


def test_a_bot_that_does_not_tell_what_it_thinks_cannot_analyse() -> None:
    with pytest.raises(KaiserhofError, match="error-no-evaluator"):
        find_evaluator("random", FIRST, make_bot)
