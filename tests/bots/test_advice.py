"""Advice is worded for its reader; if a move has no special effect, win probabilities are compared."""

import pytest

from kaiserhof.bots import strongest
from kaiserhof.bots.advice import advise, by_estimate, reasons_of
from kaiserhof.bots.bot import MoveEvaluation
from kaiserhof.engine import LANGUAGES, Dice, Game, Match, Message, RandomDice, find_game, game_ids


def after(game: Game, decisions: int, seed: int = 1) -> Match:
    """Returns a match after a number of random decisions."""
    dice = Dice(seed)
    match = Match(game, ["Ada", "Bob", "Chris"], dice=RandomDice(seed))
    match.advance()
    for _ in range(decisions):
        match.play(match.state.to_move(), dice.choice(match.state.legal_moves()))
        match.advance()
    return match


@pytest.mark.parametrize("lang", LANGUAGES)
def test_advice_is_worded_for_its_reader(lang: str) -> None:
    game = find_game(game_ids()[0])
    match = after(game, 10)
    seat = match.state.to_move()
    view = match.state.seen_by(seat)
    advice = advise(game, strongest(game), view.to_json(), lang, match.names, 0.05)["moves"]
    assert 1 <= len(advice) <= 3
    others = [each["chance"] for each in advice[1:]]
    assert others == sorted(others, reverse=True), "the best move comes first, then those that win most often"
    words = game.words(lang)
    for each in advice:
        move = view.parse(each["move"])
        assert move in view.legal_moves()
        assert each["label"] == words(view.move_words(move))
        assert each["why"]


def evaluations(*chances: float) -> list[MoveEvaluation]:
    return [MoveEvaluation(number, 10, chance, None) for number, chance in enumerate(chances)]


def test_without_a_ground_the_estimates_speak() -> None:
    assert by_estimate(evaluations(0.6, 0.5), 0, "master").id == "advice-clear"
    assert by_estimate(evaluations(0.6, 0.595), 0, "master").id == "advice-narrow"
    assert by_estimate(evaluations(0.6), 0, "master").id == "advice-clear"
    assert by_estimate(evaluations(0.6, 0.595), 1, "master").id == "advice-close"
    assert by_estimate(evaluations(0.6, 0.5), 1, "master").values == {"percent": 10}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_one_named_is_the_one_who_has_searched(lang: str) -> None:
    words = find_game(game_ids()[0]).words(lang)
    for level in ("master", "grandmaster"):
        assert words(f"bot-{level}") in words(by_estimate(evaluations(0.6, 0.5), 0, level))


def test_of_two_moves_for_the_same_reason_the_second_is_compared_with_the_first() -> None:
    houses = Message("houses")
    first, second, other = reasons_of(evaluations(0.6, 0.5, 0.5), {0: houses, 1: houses, 2: Message("road")}, "master")
    assert (first, other) == (houses, Message("road"))
    assert second.values == {"first": houses, "second": Message("advice-behind", {"percent": 10})}
