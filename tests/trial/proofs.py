"""The tests of the trial game's rules; `test_trial_game` copies them to where a game's tests belong."""

import pytest

from kaiserhof.engine import CHANCE, OVER, Dice, State, find_game
from tests import trial

FIRST = ["deal red", "deal gold", "deal red", "deal gold", "deal red"]


def staged(*texts: str, seats: int = 2) -> State:
    state: State = find_game(trial.NAME).start(seats)
    for text in (*FIRST, *texts):
        state.push(state.parse(text))
    return state


def refusal(state: State, text: str) -> str | None:
    found = state.why_not(state.parse(text))
    return found.rule if found else None


def ended() -> State:
    dice = Dice(1)
    state: State = find_game(trial.NAME).start(2)
    while (mover := state.to_move()) != OVER:
        state.push(state.draw_outcome(dice) if mover == CHANCE else state.legal_moves()[0])
    return state


@pytest.mark.rule("setup", "draw")
def test_everyone_gets_two_cards_and_the_turn_begins_with_a_third() -> None:
    assert staged().to_json()["hand_size"] == [3, 2]


@pytest.mark.rule("turn", "hang", "turn-order")
def test_a_lantern_is_hung_and_paid_for_and_then_the_next_player_moves() -> None:
    state = staged("hang 4")
    assert refusal(state, "hang 5") == "turn"
    state.push(state.parse("pay gold"))
    assert state.turn_of() == 1
    state.push(state.parse("deal red"))
    assert state.seen_by(0).why_not(state.parse("hang 1")) is not None
    assert refusal(state.seen_by(0), "hang 1") == "turn-order"


@pytest.mark.rule("free-hook")
def test_a_hook_holds_one_lantern() -> None:
    state = staged("hang 4", "pay red", "deal red")
    assert refusal(state, "hang 4") == "free-hook"


@pytest.mark.rule("pay")
def test_gold_counts_two_points_and_nobody_pays_what_they_do_not_have() -> None:
    state = staged("hang 4", "pay gold", "deal red", "hang 1", "pay red", "deal red", "hang 2")
    assert state.scores() == [2, 1]
    assert refusal(state, "pay gold") == "pay"


@pytest.mark.rule("chance")
def test_nobody_chooses_the_card_that_is_drawn() -> None:
    assert refusal(staged(), "deal red") == "chance"


@pytest.mark.rule("end", "game-over", "win")
def test_the_last_lantern_ends_the_game_and_most_points_win() -> None:
    state = ended()
    assert refusal(state, "hang 1") == "game-over"
    assert min(state.to_json()["lanterns"]) >= 0
    best = max(state.scores())
    assert [place == 1 for place in state.ranking()] == [points == best for points in state.scores()]
