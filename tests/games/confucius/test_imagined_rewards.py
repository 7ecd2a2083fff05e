"""Worlds imagined by a player who holds Emperor's Reward cards."""

from __future__ import annotations

import pytest

from kaiserhof.engine import Dice
from tests.games.confucius.staging import AXEL, BARBARA, CHRIS, position, rewards


@pytest.mark.parametrize("seat", [AXEL, BARBARA, CHRIS])
def test_nobody_imagines_their_own_reward_cards_elsewhere(seat: int) -> None:
    state = position(rewards={AXEL: "cash recruit", BARBARA: "gift insult", CHRIS: "bribery-any"})
    for seed in range(20):
        world = state.seen_by(seat).imagine(Dice(seed))
        assert rewards(world, seat) == rewards(state, seat)
        assert world.census() == state.census()
