"""What is asked in each phase: its answers are those of its verbs, and secret choices are marked."""

from __future__ import annotations

import pytest

from kaiserhof.engine import CHANCE, Dice
from kaiserhof.games.china import GAME, ChinaState
from kaiserhof.games.china.rules.moves import VERB_NAMES
from kaiserhof.games.china.rules.verbs import VERBS
from tests.games.china.staging import AXEL, BARBARA, CHRIS, choices, play, position, random_game


def test_the_number_of_a_verb_is_its_place_in_the_table() -> None:
    assert [verb.name for verb in VERBS] == list(VERB_NAMES)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_question_lists_the_moves_of_its_verbs_in_their_order(players: int) -> None:
    state = GAME.start(players, {"fortifications": "yes"})
    for _ in random_game(state, Dice(f"questions for {players}")):
        question = state.question()
        if question is None:
            assert list(state.legal_moves()) == []
        elif state.to_move() != CHANCE:
            assert list(state.legal_moves()) == [move for verb in question.verbs for move in verb.moves(state)]


def prompt(state: ChinaState) -> str:
    """Returns the prompt for the player to move, in English."""
    return GAME.words("en").named(["Axel", "Barbara", "Chris", "Doris"])(state.prompt())


def test_the_prompt_names_the_province_and_the_number_of_cards_to_draw() -> None:
    state = position(hands={AXEL: "rrv"}, houses={BARBARA: "wei-1"})
    play(state, "house wei-2")
    assert "Wei" in prompt(state)
    play(state, "pay r")
    assert "Wei" in prompt(state)
    play(state, "house wei-3", "pay r")
    assert "2" in prompt(state)


@pytest.mark.rule("open-information")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_whether_an_open_question_has_a_single_answer_is_known_to_all(players: int) -> None:
    state = GAME.start(players, {"fortifications": "yes"})
    dice = Dice(f"secrets of {players}")
    for _ in random_game(state, dice):
        if state.to_move() >= 0 and not state.choice_is_secret() and len(state.legal_moves()) == 1:
            for seat in range(players):
                assert len(state.seen_by(seat).imagine(dice).legal_moves()) == 1


@pytest.mark.rule("open-information")
def test_whether_axel_can_pay_in_two_ways_is_his_secret() -> None:
    state = position(hands={AXEL: "rvv"})
    play(state, "house wei-1")
    assert choices(state) == {"pay r", "pay vv"}
    assert state.choice_is_secret()
    assert state.seen_by(BARBARA).choice_is_secret()


@pytest.mark.rule("open-information")
def test_whether_axel_could_place_a_second_piece_is_his_secret() -> None:
    state = position(hands={AXEL: "rvy"}, houses={BARBARA: "wei-1"})
    play(state, "house wei-2", "pay r")
    assert choices(state) == {"stop"}
    assert state.choice_is_secret()


@pytest.mark.rule("open-information")
def test_whether_axel_had_to_pass_is_his_secret() -> None:
    full_chu = {CHRIS: " ".join(f"chu-{field}" for field in range(1, 9))}
    state = position(hands={AXEL: "v"}, houses=full_chu, emissaries_left={AXEL: 0}, row="", pile="", second_pile=True)
    assert choices(state) == {"pass"}
    assert state.choice_is_secret()


def test_which_card_is_drawn_is_an_open_question() -> None:
    state = position(hands={AXEL: "rvy"}, row="g", pile="", second_pile=True)
    play(state, "exchange r")
    assert choices(state) == {"take g"}
    assert not state.choice_is_secret()
