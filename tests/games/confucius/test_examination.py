"""The Imperial Examination: who tutors whom, with which cards, and who passes."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from kaiserhof.engine import Match, Message, Seat
from kaiserhof.engine.native import vec
from kaiserhof.games.confucius import GAME, ConfuciusState
from kaiserhof.games.confucius.words.names import gift_name
from tests.games.confucius.staging import (
    AXEL,
    BARBARA,
    CHRIS,
    DORIS,
    choices,
    gift,
    give_hand,
    hand,
    hold_court,
    let_chance,
    play,
    position,
    refused,
    said,
)


def examined(players: int = 3, **layout: object) -> ConfuciusState:
    """Returns an examination of Axel's red and Barbara's orange student, with Axel as Chief Minister."""
    layout.setdefault("students", (AXEL, BARBARA))
    state = position(players, **layout)  # type: ignore[arg-type]
    hold_court(state)
    return state


@pytest.mark.rule("exam-tutor")
def test_everyone_tutors_once_from_the_chief_minister_round() -> None:
    state = examined(4, chief=CHRIS)
    movers = []
    while choices(state, "tutor"):
        movers.append(state.to_move())
        play(state, "tutor red", "lay 1", "enough")
    assert movers == [CHRIS, DORIS, AXEL, BARBARA]


@pytest.mark.rule("exam-tutor")
def test_a_player_who_has_no_card_takes_no_part() -> None:
    state = examined(hands={AXEL: "1", BARBARA: "", CHRIS: "2"})
    play(state, "tutor red", "lay 1")
    assert state.to_move() == CHRIS


@pytest.mark.rule("exam-tutor")
def test_one_may_tutor_either_student_even_against_ones_own() -> None:
    assert choices(examined()) == ["tutor red", "tutor orange"]


@pytest.mark.rule("exam-cards")
def test_one_card_or_more_are_laid_and_nobody_is_let_off() -> None:
    state = examined(hands={AXEL: "113"})
    play(state, "tutor red")
    assert choices(state) == ["lay 1", "lay 3"]
    assert refused(state, "enough").rule == "exam-cards"
    assert refused(state, "lay 2").rule == "exam-cards"
    play(state, "lay 3")
    assert choices(state) == ["lay 1", "enough"]
    play(state, "lay 1", "lay 1")
    assert state.to_move() == BARBARA


@pytest.mark.rule("exam-cards", "open-information")
def test_laid_cards_are_hidden_until_all_have_played() -> None:
    state = examined(hands={AXEL: "113", BARBARA: "2", CHRIS: "2"})
    before = play(state, "tutor red", "lay 3", "lay 1", "enough")
    view = state.seen_by(CHRIS)
    assert view.laid[AXEL] == 0
    assert view.laid_count[AXEL] == 2
    assert view.tutored[AXEL] == 0
    assert [event for event in before if event.message.id == "log-laid" and event.visible_to(CHRIS)] == []
    assert not said(before, "log-revealed")
    play(state, "tutor orange", "lay 2")
    assert not said(play(state, "tutor orange", "lay 2"), "log-revealed")
    assert state.seen_by(CHRIS).laid[AXEL] == 0
    after = play(state, "reveal")
    assert said(after, "log-revealed")[0] == Message(
        "log-revealed", {"seat": Seat(AXEL), "cards": "1 3", "student": Message("student-red")}
    )


@pytest.mark.rule("exam-cards", "open-information")
@pytest.mark.parametrize("last", [AXEL, CHRIS])
def test_the_last_tutor_confirms_before_the_cards_are_turned_over_and_takes_nothing_back_after(last: int) -> None:
    """This also holds if the last tutor wins and then places the candidate."""
    match = Match(GAME, ["Axel", "Barbara", "Chris"], people=range(3))
    match.state = examined(chief=(last + 1) % 3, hands=dict.fromkeys(range(3), "22"))
    for _ in range(3):
        seat = match.state.to_move()
        for text in ("tutor red", "lay 2", "enough"):
            match.play(seat, match.state.parse(text))
        assert match.to_confirm() == seat
        assert not said([event for told in match.events for event in told], "log-revealed")
        match.confirm(seat)
    assert seat == last
    assert match.step()
    assert said(match.events[-1], "log-revealed")
    assert match.state.to_move() == AXEL
    assert not match.can_undo(last)


@pytest.mark.rule("exam-winner", "discard-open")
def test_the_student_with_more_coins_passes_and_the_cards_are_discarded() -> None:
    state = examined(hands={AXEL: "33", BARBARA: "22", CHRIS: "1"})
    play(state, "tutor red", "lay 3", "enough", "tutor orange", "lay 2", "lay 2", "tutor red", "lay 1", "reveal")
    assert list(state.discards) == [1, 2, 1]
    assert hand(state, AXEL) == "3"
    assert state.to_move() == AXEL
    state = examined(hands={AXEL: "33", BARBARA: "22", CHRIS: "1"})
    play(state, "tutor red", "lay 3", "enough", "tutor orange", "lay 2", "lay 2", "tutor orange", "lay 1", "reveal")
    assert state.to_move() == BARBARA


@pytest.mark.rule("exam-winner")
@pytest.mark.parametrize(("red", "orange", "winner"), [("2", "3", BARBARA), ("3", "2", AXEL)])
def test_one_coin_more_is_enough(red: str, orange: str, winner: int) -> None:
    state = examined(hands={AXEL: red, BARBARA: orange, CHRIS: ""})
    play(state, "tutor red", f"lay {red}", "tutor orange", f"lay {orange}", "reveal")
    assert state.to_move() == winner


@pytest.mark.rule("exam-tie")
def test_with_equal_coins_red_passes() -> None:
    state = examined(hands={AXEL: "2", BARBARA: "2", CHRIS: ""}, students=(BARBARA, AXEL))
    play(state, "tutor orange", "lay 2", "tutor red", "lay 2", "reveal")
    assert state.to_move() == BARBARA
    assert choices(state, "place")


@pytest.mark.rule("exam-uncontested")
def test_a_student_alone_passes_without_cards() -> None:
    state = position(students=(-1, CHRIS), hands={BARBARA: "2"})
    play(state, "force", "pay 2")
    hold_court(state)
    assert state.to_move() == CHRIS
    assert choices(state, "place")


@pytest.mark.rule("exam-uncontested")
def test_both_students_of_one_player_pass_without_cards_not_even_to_cancel_a_gift() -> None:
    state = examined(students=(BARBARA, BARBARA), given={(BARBARA, AXEL): 2})
    assert state.to_move() == BARBARA
    assert choices(state, "place")
    assert gift(state, BARBARA, AXEL) == 2


@pytest.mark.rule("exam-tutor", "exam-clear")
def test_the_next_examination_begins_with_the_chief_minister_again() -> None:
    state = examined(hands={AXEL: "2", BARBARA: "", CHRIS: ""})
    play(state, "tutor red", "lay 2", "reveal", "place hubu-1", "candidate bingbu")
    let_chance(state)
    play(state, "name seat-3")
    state.students = vec[i64]([AXEL, BARBARA])
    for seat in range(3):
        give_hand(state, seat, "1")
    hold_court(state)
    assert state.to_move() == CHRIS


@pytest.mark.rule("exam-clear")
def test_afterwards_both_student_spaces_are_empty() -> None:
    state = examined(hands={AXEL: "2", BARBARA: "", CHRIS: ""})
    play(state, "tutor red", "lay 2", "reveal")
    assert list(state.students) == [-1, -1]


# ---------------------------------------------------------------------------------------------- obligation 3


@pytest.mark.rule("gift-tutor")
def test_a_gift_binds_to_the_givers_student() -> None:
    state = examined(chief=CHRIS, given={(BARBARA, CHRIS): 1})
    assert choices(state) == ["tutor orange"]
    refusal = refused(state, "tutor red")
    assert refusal.rule == "gift-tutor"
    assert refusal.detail == Message(
        "detail-gift", {"giver": Seat(BARBARA), "receiver": Seat(CHRIS), "gift": gift_name(1)}
    )


@pytest.mark.rule("gift-tutor")
def test_of_two_gifts_the_higher_binds() -> None:
    state = examined(chief=CHRIS, given={(BARBARA, CHRIS): 2, (AXEL, CHRIS): 4})
    assert choices(state) == ["tutor red"]


@pytest.mark.rule("gift-tutor")
def test_of_two_equal_gifts_none_binds() -> None:
    state = examined(chief=CHRIS, given={(BARBARA, CHRIS): 2, (AXEL, CHRIS): 2})
    assert choices(state) == ["tutor red", "tutor orange"]


@pytest.mark.rule("gift-tutor")
def test_a_gift_binds_even_against_ones_own_student() -> None:
    state = examined(given={(BARBARA, AXEL): 1})
    assert state.to_move() == AXEL
    assert choices(state) == ["tutor orange"]


@pytest.mark.rule("gift-tutor")
def test_a_gift_from_someone_without_a_student_binds_nobody() -> None:
    state = examined(given={(CHRIS, AXEL): 6})
    assert choices(state) == ["tutor red", "tutor orange"]


@pytest.mark.rule("gift-tutor-cancel")
@pytest.mark.parametrize(("cards", "left"), [("12", 1), ("123", 0), ("1233", 0)])
def test_three_cards_for_the_givers_student_cancel_the_gift(cards: str, left: int) -> None:
    """RULING 11: automatically, with three cards or more."""
    state = examined(chief=CHRIS, hands={CHRIS: cards + "1", AXEL: "3", BARBARA: ""}, given={(BARBARA, CHRIS): 1})
    play(state, "tutor orange", *(f"lay {card}" for card in cards), "enough", "tutor red", "lay 3", "reveal")
    assert gift(state, BARBARA, CHRIS) == left


@pytest.mark.rule("gift-tutor-cancel")
def test_the_gift_is_cancelled_even_if_the_student_fails() -> None:
    state = examined(chief=CHRIS, hands={CHRIS: "111", AXEL: "33", BARBARA: ""}, given={(BARBARA, CHRIS): 1})
    play(state, "tutor orange", "lay 1", "lay 1", "lay 1", "tutor red", "lay 3", "lay 3", "reveal")
    assert state.to_move() == AXEL
    assert gift(state, BARBARA, CHRIS) == 0


@pytest.mark.rule("gift-tutor-cancel")
def test_only_the_gift_of_the_tutored_students_owner_is_cancelled() -> None:
    state = examined(
        chief=CHRIS, hands={CHRIS: "111", AXEL: "3", BARBARA: ""}, given={(BARBARA, CHRIS): 2, (AXEL, CHRIS): 1}
    )
    play(state, "tutor orange", "lay 1", "lay 1", "lay 1", "tutor red", "lay 3", "reveal")
    assert (gift(state, BARBARA, CHRIS), gift(state, AXEL, CHRIS)) == (0, 1)


@pytest.mark.rule("exam-uncontested")
@pytest.mark.parametrize("students", [(AXEL, -1), (-1, AXEL)])
def test_the_first_seats_only_student_passes_a_forced_examination(students: tuple[int, int]) -> None:
    state = position(students=students, hands={BARBARA: "2"})
    play(state, "force", "pay 2")
    events = hold_court(state)
    assert [message.values["seat"] for message in said(events, "log-exam-won")] == [Seat(AXEL)]


@pytest.mark.rule("exam-cards")
def test_a_player_who_lays_cards_reads_for_which_student() -> None:
    for student in ("red", "orange"):
        state = examined(hands={AXEL: "12", BARBARA: "1", CHRIS: "2"})
        play(state, f"tutor {student}")
        assert state.prompt() == Message("prompt-lay", {"student": Message(f"student-{student}")})
