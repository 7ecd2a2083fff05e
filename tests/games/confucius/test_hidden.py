"""What a seat knows of hands, piles and reward cards."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from kaiserhof.engine import Dice
from kaiserhof.engine.core.unseen import count_of
from kaiserhof.engine.native import vec
from tests.games.confucius.staging import (
    AXEL,
    BARBARA,
    CHRIS,
    hand,
    hold_court,
    play,
    position,
    rewards,
    started,
)


@pytest.mark.rule("open-information")
def test_the_first_three_cards_are_known_to_all_until_they_are_spent() -> None:
    state = started(chief=CHRIS)
    assert hand(state.seen_by(BARBARA), AXEL) == "123"
    play(state, "tax", "draw 1", "draw 3")
    view = state.seen_by(BARBARA)
    assert hand(view, AXEL) == "123"
    assert view.hand_size[AXEL] == 5
    play(state, "no-action", "no-action", "bribe bingbu-5", "pay 13")
    assert hand(state.seen_by(BARBARA), AXEL) == "2"


@pytest.mark.rule("open-information")
def test_hands_drawn_cards_and_rewards_are_hidden_but_their_number_is_not() -> None:
    """RULING 23."""
    state = position(hands={AXEL: "111", BARBARA: "22"}, rewards={AXEL: "cash insult"})
    for view in (state.seen_by(BARBARA), state.seen_by(None)):
        assert hand(view, AXEL) == ""
        assert view.hand_size[AXEL] == 3
        assert rewards(view, AXEL) == []
        assert view.rewards_held[AXEL] == 2
        assert list(view.deck) == [0, 0, 0]
        assert view.stack == 0
        assert view.stack_size == 8
    assert hand(state.seen_by(AXEL), AXEL) == "111"
    assert rewards(state.seen_by(AXEL), AXEL) == ["cash", "insult"]


@pytest.mark.rule("open-information")
def test_only_the_one_who_draws_reads_what_it_is() -> None:
    state = position()
    events = play(state, "tax", "draw 3")
    assert [event.only for event in events if event.message.id == "log-drawn"] == [BARBARA]
    state = position(hands={BARBARA: "11"}, shipyards={BARBARA: 5})
    events = play(state, "voyage 5", "pay 11", "land india", "reward insult")
    assert [event.only for event in events if event.message.id == "log-rewarded"] == [BARBARA]


def test_an_imagined_player_can_pay_for_the_action_just_chosen() -> None:
    state = position(hands={BARBARA: "3331"})
    play(state, "junks 4")
    view = state.seen_by(AXEL)
    dice = Dice(1)
    for _ in range(20):
        assert view.imagine(dice).legal_moves()


def test_imagined_tutoring_cards_come_from_the_imagined_hand() -> None:
    state = position(students=(AXEL, BARBARA), hands={AXEL: "1123"})
    hold_court(state)
    play(state, "tutor red", "lay 1", "lay 3", "enough")
    view = state.seen_by(CHRIS)
    dice = Dice(2)
    for _ in range(20):
        world = view.imagine(dice)
        assert world.seen_by(CHRIS) == view
        assert all((world.laid[AXEL] >> 5 * kind & 31) <= (world.hands[AXEL] >> 5 * kind & 31) for kind in range(3))


def test_after_a_reshuffle_the_pile_never_holds_more_of_a_kind_than_the_discards_did() -> None:
    state = position(hands={AXEL: "1" * 16, CHRIS: "2" * 18})
    few = vec[i64]([0, 1, 1])
    state.discards = vec[i64]([in_no_hand - left for in_no_hand, left in zip(state.deck, few, strict=True)])
    state.deck, state.deck_size = few, 2
    discarded = list(state.discards)
    play(state, "tax", "draw 2", "draw 3", "tax")
    fresh = [count_of(state.pools[-1], kind) for kind in range(3)]
    assert fresh == discarded
    dice = Dice(3)
    for _ in range(20):
        world = state.seen_by(BARBARA).imagine(dice)
        assert all(world.deck[kind] <= fresh[kind] for kind in range(3))
