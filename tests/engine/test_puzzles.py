"""The games' own puzzles: enough of them, without secrets, each with one best move and a reason."""

import pytest

from kaiserhof.bots import effects
from kaiserhof.engine import LANGUAGES, Dice, Game, find_game, game_ids
from kaiserhof.engine.puzzles import puzzles_of, read_puzzles, write_puzzles

EVERY_GAME = pytest.mark.parametrize("game", [find_game(name) for name in game_ids()], ids=lambda game: game.id)


@EVERY_GAME
def test_there_are_at_least_twenty_and_no_two_are_the_same(game: Game) -> None:
    views = [puzzle.position(game).key() for puzzle in puzzles_of(game)]
    assert len(set(views)) == len(views) >= 20


@EVERY_GAME
def test_they_ask_for_different_kinds_of_moves(game: Game) -> None:
    assert len({puzzle.best.split()[0] for puzzle in puzzles_of(game)}) >= 3


@EVERY_GAME
def test_a_puzzle_holds_what_the_player_to_move_sees_and_nothing_else(game: Game) -> None:
    for puzzle in puzzles_of(game):
        view = puzzle.position(game)
        assert view.to_move() >= 0
        assert view == view.seen_by(view.to_move())
        assert view.to_json() == puzzle.view


@EVERY_GAME
def test_one_legal_move_is_clearly_best_and_says_why_in_every_language(game: Game) -> None:
    for puzzle in puzzles_of(game):
        view = puzzle.position(game)
        legal = {view.text(move) for move in view.legal_moves()}
        assert set(puzzle.chances) <= legal
        best, *others = puzzle.chances.values()
        assert next(iter(puzzle.chances)) == puzzle.best
        assert best >= max(others) + 5
        move = view.parse(puzzle.best)
        why = effects.told(game, view, [move], Dice(1))[move]
        assert all(game.words(lang)(why) for lang in LANGUAGES)


def test_a_file_of_puzzles_reads_back_and_is_empty_for_other_rules() -> None:
    game = find_game(game_ids()[0])
    puzzles = puzzles_of(game)[:2]
    text = write_puzzles(7, puzzles)
    assert read_puzzles(text, 7) == puzzles
    assert read_puzzles(text, 6) == read_puzzles(text, 8) == ()
    assert read_puzzles(write_puzzles(7, ()), 7) == ()
