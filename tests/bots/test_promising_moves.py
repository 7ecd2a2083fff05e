"""Rollouts try only promising moves, and still find the best of them."""

import pytest

from kaiserhof.bots.search.lookahead import Lookahead
from kaiserhof.bots.search.promising_moves import FAVOURITES, STRAYS, PromisingMoves
from kaiserhof.engine import CHANCE, Dice, Game, State, find_game, game_ids

EVERY_GAME = pytest.mark.parametrize("game", [find_game(name) for name in game_ids()], ids=lambda game: game.id)
FEW = FAVOURITES + STRAYS


def with_many_moves(game: Game, seed: int) -> State:
    """Returns a position of a random game with many legal moves."""
    dice = Dice(seed)
    state: State = game.start(game.players[0])
    while state.to_move() == CHANCE or len(state.legal_moves()) <= 2 * FEW:
        state.push(state.draw_outcome(dice) if state.to_move() == CHANCE else dice.choice(state.legal_moves()))
    return state


def fresh(game: Game, state: State) -> PromisingMoves:
    return PromisingMoves(Lookahead(game, game.estimator.move_weights[state.seats]), state.seats)


@EVERY_GAME
def test_moves_never_seen_are_all_looked_at_so_the_choice_is_that_of_a_full_look(game: Game) -> None:
    for seed in range(5):
        state = with_many_moves(game, seed)
        moves = state.legal_moves()
        habits = fresh(game, state)
        assert habits.best_move(state, moves, Dice(1)) == habits.lookahead.best_move(state, moves)
        assert habits.looks == len(moves)


@EVERY_GAME
def test_the_second_time_few_are_looked_at_and_the_choice_is_the_same(game: Game) -> None:
    for seed in range(5):
        state = with_many_moves(game, seed)
        moves = state.legal_moves()
        habits = fresh(game, state)
        chosen = habits.best_move(state, moves, Dice(1))
        before = habits.looks
        again = habits.best_move(state, moves, Dice(2))
        assert habits.looks - before <= FEW
        after = [state.copy() for _ in range(2)]
        after[0].push(chosen)
        after[1].push(again)
        mover = state.to_move()
        assert habits.lookahead.value_for(after[0], mover) == habits.lookahead.value_for(after[1], mover)


@EVERY_GAME
def test_a_move_that_was_thought_bad_is_found_in_time(game: Game) -> None:
    state = with_many_moves(game, 1)
    moves = state.legal_moves()
    habits = fresh(game, state)
    best = habits.best_move(state, moves, Dice(1))
    habits.gains[state.to_move()][best] = -1000.0
    dice = Dice(3)
    for _ in range(40 * len(moves)):
        habits.best_move(state, moves, dice)
    mover = state.to_move()
    gains = habits.gains[mover]
    assert gains[best] == pytest.approx(max(gains[move] for move in moves), abs=0.01)
