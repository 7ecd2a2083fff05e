"""What we require of our own games beyond the contract."""

import time

import pytest

from kaiserhof.drawing import artist_of
from kaiserhof.engine import CHANCE, LANGUAGES, Dice, Game, Match, RandomDice, find_game, game_ids, lesson_of
from kaiserhof.engine.core.estimate import REST
from kaiserhof.engine.estimate_file import load_estimator
from kaiserhof.testing import Case, cases_of
from kaiserhof.testing.parsed_pictures import NAMES
from tests.drawn import positions

GAMES = [find_game(name) for name in game_ids()]
DRAWN = [game for game in GAMES if artist_of(game).draws]
CASES = [case for game in GAMES for case in cases_of(game)]

SMOOTH = 0.0015
"""Maximum number of seconds for a picture; everyone at a table of five gets a new one after every move."""


@pytest.mark.parametrize("case", CASES, ids=str)
def test_there_is_chance_and_something_to_take_back(case: Case) -> None:
    """Otherwise a check of the contract could pass because there is nothing to check."""
    dice = Dice("something to take back")
    match = Match(case.game, case.names, case.options, RandomDice(4), people=range(case.seats))
    undone = False
    while not undone:
        match.advance()
        seat = match.to_confirm()
        if seat is not None:
            match.confirm(seat)
        else:
            match.play(match.state.to_move(), dice.choice(match.state.legal_moves()))
            undone = any(match.can_undo(seat) for seat in range(case.seats))
    assert any(entry.mover == CHANCE for entry in match.entries)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_weights_for_other_terms_are_refused(game: Game) -> None:
    with pytest.raises(ValueError, match="tune it again"):
        load_estimator(game.package, (*game.terms[:-1], "luck"), game.players)
    assert REST not in game.terms


@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.id)
def test_a_drawn_game_has_a_lesson(game: Game) -> None:
    assert lesson_of(game) is not None


@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.id)
def test_explanations_differ_between_languages(game: Game) -> None:
    explained = {lang: game.words(lang).beginning("about-") for lang in LANGUAGES}
    for key in explained["en"]:
        assert len({explained[lang][key] for lang in LANGUAGES}) == len(LANGUAGES), key


@pytest.mark.parametrize("game", DRAWN, ids=lambda game: game.id)
def test_a_picture_is_quick(game: Game) -> None:
    case = cases_of(game)[-1]
    met = positions(game, case.seats, case.options, seed=10)
    *_, state = (state.copy() for state in met if state.to_move() >= 0)
    view = state.seen_by(state.to_move())
    legal = frozenset(view.legal_moves())
    words = game.words("en").named(NAMES)
    best = 1.0
    for _ in range(6):
        start = time.process_time()
        for _ in range(20):
            artist_of(game).picture(view, words, legal)
        best = min(best, (time.process_time() - start) / 20)
    assert best < SMOOTH
