"""The eight examples in the printed rules, with Axel (green), Barbara (red), Chris (violet) and Doris (blue)."""

from __future__ import annotations

import pytest

from kaiserhof.games.china.rules.scoring import alliance_points, house_points
from tests.games.china.staging import (
    AXEL,
    BARBARA,
    CHRIS,
    DORIS,
    choices,
    count_up,
    emissaries_in,
    end_turn,
    fields_of,
    fortified,
    gained,
    hand,
    houses_in,
    may,
    number,
    owner,
    play,
    position,
    refused,
)


@pytest.mark.rule("empty-province", "one-province")
def test_example_1_axel_may_place_one_piece_only_in_empty_wei_and_must_end_his_turn() -> None:
    state = position(hands={AXEL: "vrr"})
    play(state, "house wei-1", "pay r")
    assert hand(state, AXEL) == "vr"
    assert not choices(state, "house")
    assert not choices(state, "emissary")
    assert choices(state, "take")


@pytest.mark.rule("empty-province", "pay-card", "joker", "three-cards")
def test_example_1_barbara_places_two_pieces_in_wei_one_with_red_one_with_two_green_as_joker() -> None:
    state = position(hands={AXEL: "vrr", BARBARA: "rgg"})
    play(state, "house wei-1", "pay r")
    end_turn(state)
    play(state, "house wei-2", "pay r", "house wei-3", "pay gg")
    assert houses_in(state, "wei", BARBARA) == 2
    assert hand(state, BARBARA) == ""


@pytest.mark.rule("two-pieces", "joker")
def test_example_1_chris_has_three_yellow_cards_for_two_pieces_in_qi_or_one_elsewhere() -> None:
    def chris() -> tuple[str, ...]:
        return ("house qi-2", "pay y", "house qi-3", "pay y")

    state = position(hands={CHRIS: "yyy"}, houses={AXEL: "qi-1 wei-1"}, turn=CHRIS)
    play(state, *chris())
    assert houses_in(state, "qi", CHRIS) == 2
    assert choices(state, "take")

    state = position(hands={CHRIS: "yyy"}, houses={AXEL: "qi-1 chin-1"}, turn=CHRIS)
    play(state, "house chin-2", "pay y", "house chin-3", "pay y")
    assert houses_in(state, "chin", CHRIS) == 2

    for field in ("chu-1", "wei-2", "yan-1", "zhao-1", "lu-1", "han-1", "shu-1"):
        state = position(hands={CHRIS: "yyy"}, houses={AXEL: "qi-1 wei-1"}, turn=CHRIS)
        play(state, f"house {field}")
        assert choices(state) == {"pay yy"}
        play(state, "pay yy")
        assert not choices(state, "house")

    for field in ("qi-2", "chin-1"):
        state = position(hands={CHRIS: "yyy"}, houses={AXEL: "qi-1 wei-1"}, turn=CHRIS)
        play(state, f"house {field}")
        assert refused(state, "pay yy").rule == "joker"


@pytest.mark.rule("emissary-limit", "dragon-field", "joker")
def test_example_2_barbara_has_four_houses_in_chu_so_axel_sends_two_emissaries_to_the_two_there() -> None:
    state = position(
        hands={AXEL: "voo"}, houses={BARBARA: "chu-1 chu-2 chu-3 chu-4", CHRIS: "chu-5"}, emissaries={DORIS: "chu chu"}
    )
    play(state, "emissary chu", "pay v", "emissary chu", "pay oo")
    assert emissaries_in(state, "chu", AXEL) == 2
    end_turn(state)
    assert refused(state, "emissary chu").rule == "emissary-limit"


@pytest.mark.rule("emissary-limit")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("emissary chin", "emissary chin"),
        ("house chin-5", "house chin-6"),
        ("emissary chin", "house chin-5"),
        ("house chin-5", "emissary chin"),
    ],
)
def test_example_3_two_houses_each_in_chin_leave_room_for_two_emissaries_or_houses_or_one_of_each(
    first: str, second: str
) -> None:
    state = position(hands={AXEL: "yyy"}, houses={BARBARA: "chin-1 chin-2", DORIS: "chin-3 chin-4"})
    play(state, first, "pay y", second, "pay y")
    assert choices(state, "take")


@pytest.mark.rule("emissary-limit")
def test_example_3_a_third_emissary_has_no_place_in_chin() -> None:
    state = position(
        hands={AXEL: "yyy"}, houses={BARBARA: "chin-1 chin-2", DORIS: "chin-3 chin-4"}, emissaries={CHRIS: "chin chin"}
    )
    assert refused(state, "emissary chin").rule == "emissary-limit"


@pytest.mark.rule("house-points", "house-scoring")
def test_example_4_in_wei_axel_gets_seven_points_barbara_four_and_doris_two() -> None:
    state = position(hands={AXEL: "rrr"}, houses={AXEL: "wei-1 wei-2 wei-3", BARBARA: "wei-4 wei-5", DORIS: "wei-6"})
    play(state, "house wei-7", "pay r")
    assert state.scores() == [7, 4, 0, 2]


@pytest.mark.rule("house-points", "house-ties", "house-scoring")
def test_example_5_in_qi_barbara_and_chris_get_five_points_each_and_doris_two() -> None:
    state = position(hands={DORIS: "yyy"}, houses={BARBARA: "qi-1 qi-2", CHRIS: "qi-3 qi-4"}, turn=DORIS)
    play(state, "house qi-5", "pay y")
    assert state.scores() == [0, 5, 5, 2]
    assert house_points(state, state.lookup.province_ids.index("qi")) == [0, 5, 5, 2]


@pytest.mark.rule("alliances", "alliance-ties")
def test_example_6_doris_gets_six_points_for_alliance_3_and_nobody_anything_for_alliance_4() -> None:
    state, events = count_up(
        houses={AXEL: "wei-1 wei-2 chin-1 chin-2 chin-3 chin-4", BARBARA: "shu-1 shu-3 shu-5"},
        emissaries={DORIS: "wei chin chin shu", BARBARA: "wei chin", AXEL: "chin", CHRIS: "shu shu"},
    )
    alliances = [event for event in events if event.message.id == "log-points-alliance"]
    assert [number(event.message.values, "number") for event in alliances] == [3]
    assert gained(alliances, "log-points-alliance") == [(DORIS, 6)]
    wei, chin, shu = map(state.lookup.province_ids.index, ("wei", "chin", "shu"))
    assert alliance_points(state, wei, chin) == [0, 0, 0, 6]
    assert alliance_points(state, chin, shu) == [0, 0, 0, 0]


@pytest.mark.rule("roads")
@pytest.mark.parametrize("side", ["3-4", "4-5"])
def test_example_7_five_houses_of_doris_in_chin_and_shu_and_a_branch_bring_five_points(side: str) -> None:
    """The house at the lower left of Ch'in branches off the row."""
    row = ["chin-4", "chin-6", "shu-2", "shu-1", "shu-4"]
    state, events = count_up(houses={DORIS: " ".join([*row, "chin-5"])}, side=side)
    places = {field.id: (field.x, field.y) for field in state.lookup.board.fields}
    assert min(fields_of(state, "chin"), key=lambda field: places[field][0] - places[field][1]) == "chin-5"
    assert gained(events, "log-points-road") == [(DORIS, 5)]


@pytest.mark.rule("fort-field", "fort-neutral", "two-pieces")
def test_example_8_axel_puts_his_fortification_in_qi_and_a_house_on_it_and_must_end_his_turn() -> None:
    state = position(hands={AXEL: "yyy"}, houses={BARBARA: "qi-1"}, fortifications=True)
    play(state, "fort qi-3", "pay y", "house qi-3", "pay y")
    assert fortified(state, "qi-3")
    assert owner(state, "qi-3") == AXEL
    assert hand(state, AXEL) == "y"
    assert not may(state, "house qi-4")
    assert choices(state, "take")
