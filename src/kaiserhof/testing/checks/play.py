"""Checks that random games end properly, and that no component appears or disappears."""

from __future__ import annotations

from kaiserhof.engine import CHANCE, OVER, Dice
from kaiserhof.testing.cases import Broken, Case, demand
from kaiserhof.testing.check import Chapter

CHECKS = Chapter("playing")

GAMES = 1000
DRAWS = 4000
"""Number of outcomes drawn to count them."""


@CHECKS.check()
def a_thousand_random_games_end_with_everything_conserved(case: Case) -> None:
    """Also checks that the final places agree with the points."""
    dice = Dice(str(case))
    census = case.start().census()
    for _ in range(case.share(GAMES)):
        state = case.start()
        for moves, _ in enumerate(case.play_on(state, dice)):
            if moves % 16 == 0 and state.census() != census:
                raise Broken(f"after {moves} moves there are {state.census()} instead of {census}")
        demand(state.census() == census, f"at the end there are {state.census()} instead of {census}")
        demand(not state.legal_moves(), "there are legal moves after the end")
        scores, ranking = state.scores(), state.ranking()
        demand(len(scores) == len(ranking) == case.seats, "not every seat has points and a place")
        leaders = {seat for seat, points in enumerate(scores) if points == max(scores)}
        winners = {seat for seat, place in enumerate(ranking) if place == 1}
        demand(bool(winners), "nobody has won")
        if not winners <= leaders and len(leaders) == 1:
            raise Broken(f"only a tie may make someone else win: {scores}, {ranking}")


@CHECKS.check()
def the_player_to_move_has_a_move_and_every_move_is_in_the_action_space(case: Case) -> None:
    """Also checks the mover and the turn."""
    for state in case.positions(200):
        mover, moves = state.to_move(), list(state.legal_moves())
        if mover == OVER:
            demand(moves == [] and state.turn_of() == OVER, "it is someone's turn after the end")
            continue
        demand(bool(moves), "there is no legal move")
        demand(len(set(moves)) == len(moves), "a move is listed twice")
        demand(all(0 <= move < case.game.action_space for move in moves), "a move is outside the action space")
        demand(mover == CHANCE or 0 <= mover < case.seats, f"nobody has the seat {mover}")
        demand(0 <= state.turn_of() < case.seats, f"it is the turn of {state.turn_of()}")


@CHECKS.check()
def chance_has_positive_weights_for_exactly_its_legal_moves(case: Case) -> None:
    """Checks every position of a game."""
    for state, _ in case.random_game(2):
        outcomes = state.outcomes()
        if state.to_move() == CHANCE:
            demand(all(weight > 0 for _, weight in outcomes), f"a weight is not positive: {outcomes}")
            demand([move for move, _ in outcomes] == list(state.legal_moves()), "the outcomes are not the legal moves")
        else:
            demand(not outcomes, "there are outcomes though it is not chance's move")


@CHECKS.check()
def outcomes_are_drawn_by_their_weights(case: Case) -> None:
    """Counts draws in five positions, with a chi-square test."""
    dice = Dice(3)
    tried = 0
    for state, _ in case.random_game(4):
        if state.to_move() != CHANCE or (tried and dice.unit() < 0.9):
            continue
        tried += 1
        outcomes = dict(state.outcomes())
        total = sum(outcomes.values())
        counts = dict.fromkeys(outcomes, 0)
        for _ in range(DRAWS):
            counts[state.draw_outcome(dice)] += 1
        expected = {move: DRAWS * weight / total for move, weight in outcomes.items()}
        squares = sum((counts[move] - many) ** 2 / many for move, many in expected.items())
        freedom = len(outcomes) - 1
        if squares >= freedom + 6 * (2 * freedom) ** 0.5 + 12:
            raise Broken(f"drawn {counts}, expected {expected}")
        if tried == 5:
            break
