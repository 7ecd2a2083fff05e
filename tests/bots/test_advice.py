"""Advice names its reasons in words of the game."""

from math import inf
from typing import Any

import pytest

from kaiserhof.bots.advice import SCORED, advise, by_estimate, points_by_reason, reasons
from kaiserhof.bots.bot import MoveEvaluation
from kaiserhof.bots.search.lookahead import Lookahead
from kaiserhof.engine import LANGUAGES, Dice, Game, Match, RandomDice, find_game, game_ids

EVERY_GAME = pytest.mark.parametrize("game", [find_game(name) for name in game_ids()], ids=lambda game: game.id)


def after(game: Game[Any], decisions: int, seed: int = 1) -> Match:
    """A game some way on, played at random."""
    dice = Dice(seed)
    match = Match(game, ["Ada", "Bob", "Chris"], dice=RandomDice(seed))
    match.advance()
    for _ in range(decisions):
        match.play(match.state.to_move(), dice.choice(match.state.legal_moves()))
        match.advance()
    return match


@EVERY_GAME
def test_every_reason_has_words_and_terms_of_the_estimate(game: Game[Any]) -> None:
    assert game.reasons
    named = [term for terms in game.reasons.values() for term in terms]
    assert len(named) == len(set(named))
    assert set(named) == set(game.terms)
    for lang in LANGUAGES:
        assert all(game.words(lang)(f"reason-{reason}") for reason in (SCORED, *game.reasons))


@EVERY_GAME
def test_the_grounds_sum_to_what_a_look_ahead_says(game: Game[Any]) -> None:
    state = after(game, 25).state
    lookahead = Lookahead(game, game.estimator.move_weights[state.seats])
    totals = [sum(row) for row in points_by_reason(game, state)]
    assert totals == pytest.approx(lookahead.expected(state))


@EVERY_GAME
def test_reasons_can_be_said_in_every_language(game: Game[Any]) -> None:
    told = 0
    for decisions in (5, 20, 35, 50):
        match = after(game, decisions)
        view = match.state.seen_by(match.state.to_move())
        found = reasons(game, view, view.legal_moves()[:3], Dice(1), -inf)
        told += len(found)
        for message in found.values():
            assert all(game.words(lang).named(match.names)(message) for lang in LANGUAGES)
    assert told


@EVERY_GAME
def test_only_points_scored_at_once_are_told_as_a_number(game: Game[Any]) -> None:
    for decisions in (5, 20, 35, 50):
        view = after(game, decisions).state
        view = view.seen_by(view.to_move())
        for message in reasons(game, view, view.legal_moves()[:3], Dice(1), -inf).values():
            assert ("points" in message.values) == (message.id == "advice-scores")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_advice_is_worded_for_its_reader(lang: str) -> None:
    game = find_game(game_ids()[0])
    match = after(game, 10)
    seat = match.state.to_move()
    view = match.state.seen_by(seat)
    advice = advise(game, view.to_json(), lang, match.names, 0.05)
    assert 1 <= len(advice) <= 3
    words = game.words(lang)
    for each in advice:
        move = view.parse(each["move"])
        assert move in view.legal_moves()
        assert each["label"] == words(view.move_words(move))
        assert each["why"]


def evaluations(*chances: float) -> list[MoveEvaluation]:
    return [MoveEvaluation(number, 10, chance, None) for number, chance in enumerate(chances)]


def test_without_a_ground_the_estimates_speak() -> None:
    assert by_estimate(evaluations(0.6, 0.5), 0).id == "advice-clear"
    assert by_estimate(evaluations(0.6, 0.595), 0).id == "advice-narrow"
    assert by_estimate(evaluations(0.6), 0).id == "advice-clear"
    assert by_estimate(evaluations(0.6, 0.595), 1).id == "advice-close"
    assert by_estimate(evaluations(0.6, 0.5), 1).values == {"percent": 10}
