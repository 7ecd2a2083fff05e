"""The round: counting gifts, the Chief Minister, whose turn it is, cubes, passing, the Imperial Favour."""

from __future__ import annotations

import pytest

from kaiserhof.engine import CHANCE, Message
from kaiserhof.games.confucius import ConfuciusState
from tests.games.confucius.staging import (
    AXEL,
    BARBARA,
    CHRIS,
    DORIS,
    EMIL,
    choices,
    end_round,
    gift,
    hold_court,
    let_chance,
    may,
    next_round,
    play,
    position,
    refused,
    said,
    started,
)


@pytest.mark.rule("count-gifts")
def test_gifts_given_and_received_bring_cubes() -> None:
    """No gifts: three cubes; one or two: four; three or more: five."""
    state = position(5, given={(AXEL, BARBARA): 1, (BARBARA, CHRIS): 2, (BARBARA, DORIS): 3}, chief=EMIL, turn=AXEL)
    next_round(state, EMIL - 1)
    assert list(state.cubes) == [4, 5, 4, 4 - 1, 3]


@pytest.mark.rule("count-gifts", "gift-cancelled")
def test_a_cancelled_gift_counts_no_more() -> None:
    state = position(given={(AXEL, BARBARA): 1}, available={BARBARA: "2"})
    play(state, "give-gift 2 seat-1")
    assert state.gone[AXEL] == 0b000001
    end_round(state)
    assert list(state.cubes) == [4, 4, 3]


@pytest.mark.rule("chief-named")
def test_the_chief_minister_names_another_player() -> None:
    state = position(chief=BARBARA)
    end_round(state)
    assert state.to_move() == BARBARA
    assert choices(state) == ["name seat-1", "name seat-3"]
    assert refused(state, "name seat-2").rule == "chief-named"
    play(state, "name seat-3")
    assert state.chief == CHRIS


@pytest.mark.rule("favour-cube", "turn-order")
def test_the_chief_minister_gives_a_cube_to_the_favour_and_the_left_neighbour_begins() -> None:
    state = started(chief=CHRIS)
    assert list(state.cubes) == [3, 3, 2]
    assert state.to_move() == AXEL


@pytest.mark.rule("turn-order")
def test_turns_go_round_and_those_who_have_passed_are_skipped() -> None:
    state = position(4, cubes={AXEL: 2, BARBARA: 0, CHRIS: 1, DORIS: 1})
    play(state, "pass")
    assert state.to_move() == CHRIS
    play(state, "no-action")
    assert state.to_move() == DORIS
    play(state, "no-action")
    play(state, "no-action")
    assert state.to_move() == CHRIS


@pytest.mark.rule("turn-order")
def test_nobody_acts_in_anothers_turn() -> None:
    state = position()
    view = state.seen_by(CHRIS)
    assert list(view.legal_moves()) == []
    assert refused(view, "tax").rule == "turn-order"
    assert refused(state.seen_by(None), "tax").rule == "turn-order"


@pytest.mark.rule("one-question")
def test_what_has_been_begun_is_finished_first() -> None:
    state = position(hands={BARBARA: "2"})
    play(state, "bribe bingbu-3")
    refusal = refused(state, "tax")
    assert refusal.rule == "one-question"
    assert refusal.detail == Message("prompt-pay-coins", {"price": 2})
    assert refused(position(), "pay 2").rule == "one-question"


@pytest.mark.rule("must-act")
def test_with_a_cube_left_nobody_passes() -> None:
    state = position(cubes={BARBARA: 1})
    assert may(state, "no-action")
    assert refused(state, "pass").rule == "must-act"


@pytest.mark.rule("pass")
def test_without_cubes_one_may_pass_and_is_out_of_the_phase() -> None:
    state = position(cubes={AXEL: 1, BARBARA: 0, CHRIS: 0})
    assert choices(state) == ["pass"]
    play(state, "pass", "pass", "no-action")
    assert state.to_move() == AXEL
    play(state, "pass")
    assert state.prompt() == Message("prompt-favour")


@pytest.mark.rule("pass")
def test_without_cubes_one_may_still_transfer_influence_or_play_a_reward_card() -> None:
    state = position(cubes={BARBARA: 0}, hubu=". . 3b 4 5 . .", rewards={BARBARA: "cash"})
    assert choices(state) == ["transfer hubu-3", "play-cash", "pass"]
    play(state, "play-cash")
    let_chance(state)
    assert state.to_move() == CHRIS
    assert not state.passed


# ---------------------------------------------------------------------------------------------- cubes


@pytest.mark.rule("cubes-cost")
@pytest.mark.parametrize(
    ("action", "answers"),
    [
        ("bribe bingbu-3", ["pay 2"]),
        ("nominate red", ["pay 2"]),
        ("force", ["pay 2"]),
        ("junks 1", ["pay 1"]),
        ("buy-gift 2", ["pay 2"]),
        ("give-gift 1 seat-1", []),
        ("commercial 0", ["draw 1"]),
        ("tax", ["draw 1", "draw 1"]),
        ("recruit", ["pay 11"]),
        ("invade yunnan-1", ["pay 22"]),
        ("voyage 1", ["pay 3"]),
        ("secure gongbu-3", ["pay 22"]),
    ],
)
def test_the_first_use_of_a_space_costs_one_cube(action: str, answers: list[str]) -> None:
    state = position(
        hands={BARBARA: "111222333"},
        cubes={BARBARA: 3},
        colonies={BARBARA: 1},
        shipyards={BARBARA: 1},
        gongbu=". . 4b 5 6 . .",
    )
    play(state, action, *answers)
    assert state.cubes[BARBARA] == 2


@pytest.mark.rule("cubes-cost")
def test_every_further_use_costs_two_cubes_never_three() -> None:
    state = position(cubes={AXEL: 0, BARBARA: 5, CHRIS: 0})
    play(state, "tax", "draw 1", "draw 1")
    play(state, "pass", "pass")
    assert state.cubes[BARBARA] == 4
    play(state, "tax", "draw 1", "draw 1")
    assert state.cubes[BARBARA] == 2
    play(state, "tax", "draw 1", "draw 1")
    assert state.cubes[BARBARA] == 0


@pytest.mark.rule("cubes-cost")
def test_one_cube_is_not_enough_for_a_second_use() -> None:
    state = position(cubes={AXEL: 0, BARBARA: 2, CHRIS: 0})
    play(state, "tax", "draw 1", "draw 1", "pass", "pass")
    refusal = refused(state, "tax")
    assert refusal.rule == "cubes-cost"
    assert refusal.detail == Message("detail-cubes", {"needed": 2, "cubes": 1})


@pytest.mark.rule("nominate-once", "cubes-cost")
def test_a_second_student_is_refused_by_its_own_rule_whatever_cubes_are_left() -> None:
    state = position(hands={BARBARA: "222"}, cubes={AXEL: 0, BARBARA: 2, CHRIS: 0})
    play(state, "nominate red", "pay 2", "pass", "pass")
    assert state.cubes[BARBARA] == 1
    assert refused(state, "nominate orange").rule == "nominate-once"


_EVERY_LAND = "spice-islands india arabia africa americas"


@pytest.mark.rule("first-round", "nominate", "army-limit", "voyage-no-land", "buy-gift", "bribe", "cubes-cost")
@pytest.mark.parametrize(
    ("rule", "text", "state"),
    [
        ("first-round", "nominate red", position(round=1, cubes={BARBARA: 0})),
        ("first-round", "force", position(round=1, cubes={BARBARA: 0})),
        ("nominate", "nominate red", position(students=(AXEL, CHRIS), cubes={BARBARA: 0})),
        ("army-limit", "recruit", position(colonies={BARBARA: 6}, cubes={BARBARA: 0})),
        ("voyage-no-land", "voyage 1", position(visited={BARBARA: _EVERY_LAND}, cubes={BARBARA: 0})),
        ("buy-gift", "buy-gift 2", position(available={BARBARA: "1 2 3 4 5 6"}, cubes={BARBARA: 0})),
        (
            "bribe",
            "bribe hubu-3",
            position(bingbu=". " * 7, hubu=". . 3a . . . .", gongbu=". " * 7, cubes={BARBARA: 0}),
        ),
    ],
)
def test_what_is_closed_to_a_seat_whatever_its_cubes_is_not_refused_for_want_of_cubes(
    rule: str, text: str, state: ConfuciusState
) -> None:
    assert refused(state, text).rule == rule


@pytest.mark.rule("cubes-pairs")
def test_buying_junks_and_then_a_voyage_cost_one_cube_and_two() -> None:
    """The example in the rule book."""
    state = position(cubes={AXEL: 0, BARBARA: 5, CHRIS: 0}, hands={BARBARA: "13"})
    play(state, "junks 1", "pay 1", "pass", "pass")
    assert state.cubes[BARBARA] == 4
    play(state, "voyage 1", "pay 3")
    assert state.cubes[BARBARA] == 2


@pytest.mark.rule("cubes-pairs")
def test_buying_and_then_giving_a_gift_cost_one_cube_each() -> None:
    """The example in the rule book: these two actions do not share a space."""
    state = position(cubes={AXEL: 0, BARBARA: 3, CHRIS: 0}, hands={BARBARA: "2"})
    play(state, "buy-gift 2", "pay 2", "pass", "pass")
    play(state, "give-gift 2 seat-1")
    assert state.cubes[BARBARA] == 1


@pytest.mark.rule("cubes-pairs")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        (["bribe bingbu-3", "pay 2"], "secure bingbu-3"),
        (["recruit", "pay 11"], "invade yunnan-1"),
        (["junks 1", "pay 1"], "voyage 1"),
    ],
)
def test_three_pairs_share_their_space(first: list[str], second: str) -> None:
    state = position(cubes={AXEL: 0, BARBARA: 2, CHRIS: 0}, hands={BARBARA: "1112233"})
    play(state, *first, "pass", "pass")
    assert refused(state, second).rule == "cubes-cost"


@pytest.mark.rule("cubes-pairs")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        (["commercial 0", "draw 1"], "tax"),
        (["nominate red", "pay 2"], "force"),
        (["bribe bingbu-3", "pay 2"], "nominate red"),
        (["tax", "draw 1", "draw 1"], "no-action"),
    ],
)
def test_all_other_actions_have_a_space_of_their_own(first: list[str], second: str) -> None:
    state = position(cubes={AXEL: 0, BARBARA: 2, CHRIS: 0}, hands={BARBARA: "1112233"})
    play(state, *first, "pass", "pass")
    assert may(state, second)


@pytest.mark.rule("cubes-cost")
def test_an_extra_action_does_not_make_the_next_use_dearer() -> None:
    """RULING 3."""
    state = position(cubes={AXEL: 0, BARBARA: 1, CHRIS: 0}, rewards={BARBARA: "extra"})
    play(state, "play-extra", "tax", "draw 1", "draw 1", "pass", "pass")
    assert may(state, "tax")


# ---------------------------------------------------------------------------------------------- the Imperial Favour


@pytest.mark.rule("favour")
def test_when_all_have_passed_the_chief_minister_acts_without_cubes() -> None:
    state = position(cubes={AXEL: 0, BARBARA: 0, CHRIS: 0}, hands={AXEL: "2"})
    play(state, "pass", "pass", "pass")
    assert state.to_move() == AXEL
    play(state, "bribe bingbu-3", "pay 2")
    assert state.marker[2] == AXEL
    assert state.wall == 2


@pytest.mark.rule("favour")
def test_the_favour_may_repeat_an_action_or_be_left_unused() -> None:
    state = position(cubes={AXEL: 1, BARBARA: 0, CHRIS: 0})
    play(state, "pass", "pass", "tax", "draw 1", "draw 1", "pass")
    assert may(state, "tax")
    assert may(state, "no-action")


@pytest.mark.rule("favour", "transfer")
def test_the_favour_may_transfer_influence() -> None:
    state = position(cubes={AXEL: 0, BARBARA: 0, CHRIS: 0}, hubu=". . 3a 4 5 . .", given={(BARBARA, AXEL): 3})
    play(state, "pass", "pass", "pass", "transfer hubu-3", "marker seat-2")
    assert state.marker[9] == BARBARA
    assert gift(state, BARBARA, AXEL) == 0
    assert state.wall == 2


@pytest.mark.rule("favour", "voyage-arrival")
def test_a_voyage_by_favour_arrives_before_the_court() -> None:
    state = position(cubes={AXEL: 0, BARBARA: 0, CHRIS: 0}, hands={AXEL: "11"}, shipyards={AXEL: 5})
    play(state, "pass", "pass", "pass", "voyage 5", "pay 11")
    assert (state.wall, state.to_move()) == (1, AXEL)
    play(state, "land india", "reward cash")
    assert (state.wall, state.points[AXEL]) == (2, 3)


@pytest.mark.rule("favour")
def test_the_favour_is_no_reward_card_and_no_pass() -> None:
    state = position(cubes={AXEL: 0, BARBARA: 0, CHRIS: 0}, rewards={AXEL: "cash"})
    play(state, "pass", "pass", "pass")
    assert refused(state, "play-cash").rule == "favour"
    assert refused(state, "pass").rule == "favour"


@pytest.mark.rule("favour")
def test_the_favour_is_bound_by_gifts_and_by_the_first_round() -> None:
    state = position(
        round=1,
        cubes={AXEL: 0, BARBARA: 0, CHRIS: 0},
        hands={AXEL: "33"},
        given={(CHRIS, AXEL): 1},
        hubu=". . 3a 4c 5 . .",
    )
    play(state, "pass", "pass", "pass")
    assert refused(state, "bribe hubu-5").rule == "gift-no-bribe"
    assert refused(state, "nominate red").rule == "first-round"


# ---------------------------------------------------------------------------------------------- the order of things


def test_a_turn_lasts_from_the_action_to_its_last_consequence() -> None:
    state = position(hands={BARBARA: "11"}, shipyards={BARBARA: 5})
    for text in ("voyage 5", "pay 11", "land india"):
        play(state, text)
        assert state.turn_of() == BARBARA
    play(state, "reward cash")
    assert state.turn_of() == CHRIS


def test_the_favour_ends_the_chief_ministers_turn_before_officials_come() -> None:
    state = position()
    hold_court(state)
    assert state.to_move() == CHANCE
    assert state.turn_of() != AXEL


@pytest.mark.rule("round", "wall")
def test_the_court_goes_wall_examination_resolution_invasion() -> None:
    state = position(
        round=4,
        students=(BARBARA, BARBARA),
        candidate="bingbu",
        bingbu="2B 2B 3A 3A 4C 4C .",
        armies={"korea-3": CHRIS},
    )
    events = hold_court(state)
    assert state.to_move() == BARBARA
    events += play(state, "place bingbu-7")
    while state.to_move() == CHANCE or choices(state, "yield"):
        events += state.tell(state.legal_moves()[0])
    order = [event.message.id for event in events]
    steps = [
        "log-wall",
        "log-exam-won",
        "log-place",
        "log-resolution",
        "log-minister",
        "log-invasion-lost",
        "log-official",
    ]
    assert [order.index(step) for step in steps] == sorted(order.index(step) for step in steps)


@pytest.mark.rule("round")
def test_without_a_reason_nothing_but_the_wall_is_done_in_court() -> None:
    events = hold_court(position())
    assert [event.message.id for event in events] == ["log-no-action", "log-wall"]


@pytest.mark.rule("round", "count-gifts")
def test_all_cubes_come_back_for_the_next_round() -> None:
    state = position(cubes={AXEL: 0, BARBARA: 1, CHRIS: 0})
    play(state, "tax", "draw 1", "draw 1")
    next_round(state, BARBARA)
    assert list(state.cubes) == [3, 2, 3]
    assert sum(state.used) == 1
    assert said(play(state, "no-action"), "log-no-action")
