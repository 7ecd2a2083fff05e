"""What a question reveals to others: nothing about hidden cards, even if it has only one answer."""

from __future__ import annotations

import pytest

from kaiserhof.engine import CHANCE, OVER, Dice
from kaiserhof.games.confucius import GAME
from tests.games.confucius.staging import AXEL, BARBARA, CHRIS, choices, give_hand, play, position


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_single_answer_that_is_not_secret_is_the_single_answer_in_every_imagined_world(seats: int) -> None:
    dice = Dice(f"secret {seats}")
    forced = 0
    for _ in range(3):
        state = GAME.start(seats, {"game": "advanced"})
        while (mover := state.to_move()) != OVER:
            legal = state.legal_moves()
            if mover != CHANCE and len(legal) == 1 and not state.choice_is_secret():
                forced += 1
                view = state.seen_by((mover + 1) % seats)
                for _ in range(5):
                    assert list(view.imagine(dice).legal_moves()) == list(legal)
            state.push(state.draw_outcome(dice) if mover == CHANCE else dice.choice(legal))
    assert forced


def test_a_player_who_has_neither_cubes_nor_reward_cards_has_no_secret_choice() -> None:
    state = position(cubes={AXEL: 1, BARBARA: 0, CHRIS: 1})
    assert choices(state) == ["pass"]
    assert not state.choice_is_secret()


def test_whether_a_reward_card_can_be_played_is_secret() -> None:
    state = position(cubes={AXEL: 1, BARBARA: 0, CHRIS: 1}, rewards={BARBARA: "insult"})
    assert choices(state) == ["pass"]
    assert state.choice_is_secret()


def test_how_one_can_pay_is_secret_unless_everyone_knows_the_cards() -> None:
    state = position(hands={BARBARA: "3"})
    play(state, "junks 1")
    assert choices(state) == ["pay 3"]
    assert state.choice_is_secret()
    state = position()
    play(state, "junks 1")
    assert not state.choice_is_secret(), "the first three cards are the same for all"


def test_which_four_cards_one_keeps_is_secret() -> None:
    state = position(cubes={AXEL: 0, BARBARA: 0, CHRIS: 0})
    give_hand(state, BARBARA, "11111")
    play(state, "pass", "pass", "pass", "no-action")
    while state.to_move() == CHANCE:
        state.push(state.legal_moves()[0])
    assert choices(state) == ["keep 1111"]
    assert state.choice_is_secret()
    assert state.move_words(state.parse("keep 1111")).values == {"cards": "1 1 1 1"}
