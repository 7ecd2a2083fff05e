"""Where others cannot know whether a player has a choice, the question is marked as secret and always asked."""

import pytest

from kaiserhof.engine import Dice
from tests.contract.wandering import CASES, Case, positions

EVERY_CASE = pytest.mark.parametrize("case", CASES, ids=str)
WORLDS = 4
"""Number of worlds imagined from each view."""


@EVERY_CASE
def test_whoever_is_not_asked_has_one_move_in_everyones_eyes(case: Case) -> None:
    """A forced answer is made at once: then every other seat must know that it was forced, in every possible world."""
    dice = Dice(f"forced in {case}")
    for state in positions(case, 2000, seed=11):
        mover = state.to_move()
        if mover < 0 or len(state.legal_moves()) != 1 or state.choice_is_secret():
            continue
        for seat in (*range(case.seats), None):
            if seat != mover:
                view = state.seen_by(seat)
                worlds = [view.imagine(dice) for _ in range(WORLDS)]
                assert all(len(world.legal_moves()) == 1 for world in worlds), state.prompt()


@EVERY_CASE
def test_everyone_knows_whether_a_choice_is_secret(case: Case) -> None:
    dice = Dice(f"secret in {case}")
    for state in positions(case, 200, seed=12):
        for seat in (*range(case.seats), None):
            view = state.seen_by(seat)
            assert view.choice_is_secret() == state.choice_is_secret() == view.imagine(dice).choice_is_secret()
