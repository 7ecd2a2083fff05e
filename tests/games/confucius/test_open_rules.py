"""Rules that the texts leave open, played in another way than our rulings say."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from kaiserhof.engine.native import vec
from kaiserhof.games.confucius import GAME
from kaiserhof.games.confucius.rules.scoring import offices
from tests.games.confucius.staging import BARBARA, CHRIS, gift, may, play, position


@pytest.mark.rule("gift-replace")
def test_a_cheaper_gift_may_replace_the_older_one_if_it_is_read_so() -> None:
    """The other reading of RULING 2; the recipient's own gift is still a bound."""
    state = position(available={BARBARA: "1"}, given={(BARBARA, CHRIS): 3})
    assert not may(state, "give-gift 1 seat-3")
    state.cheaper_gifts = True
    play(state, "give-gift 1 seat-3")
    assert gift(state, BARBARA, CHRIS) == 1
    assert state.gone[BARBARA] == 0b000100
    bound = position(available={BARBARA: "1"}, given={(CHRIS, BARBARA): 2})
    bound.cheaper_gifts = True
    assert not may(bound, "give-gift 1 seat-3")


@pytest.mark.rule("office-tie")
def test_an_office_may_stay_empty_if_everyone_has_nothing() -> None:
    """The other reading of RULING 17; a tie of some is the Minister's as before."""
    state = position(gongbu=". . 4c . . . .", bingbu=". . 3c . . . .", hubu=". . . . . . .", colonies={})
    state.minister = vec[i64]([CHRIS] * 3)
    assert offices(state)[1:] == [CHRIS, CHRIS]
    state.empty_offices = True
    assert offices(state)[1:] == [-1, -1]
    state.colonies[BARBARA] = state.colonies[CHRIS] = 1
    assert offices(state)[1:] == [-1, CHRIS]


def test_a_reading_is_part_of_the_position() -> None:
    state = GAME.start(3, {"cheaper-gifts": "yes", "empty-offices": "nobody"})
    assert (state.cheaper_gifts, state.empty_offices) == (True, True)
    assert GAME.from_json(state.to_json()) == state
    assert state != GAME.start(3)
