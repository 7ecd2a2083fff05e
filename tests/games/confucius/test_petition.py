"""Petition the Emperor: the five effects in the advanced game."""

from __future__ import annotations

import pytest

from kaiserhof.engine import Message, Refusal
from kaiserhof.games.confucius import GAME
from kaiserhof.games.confucius.words.names import gift_name
from tests.games.confucius.staging import (
    AXEL,
    BARBARA,
    BINGBU,
    CHRIS,
    DORIS,
    GONGBU,
    HUBU,
    army,
    choices,
    may,
    ministry,
    play,
    position,
    refused,
)

EVERYTHING = {
    "shipyards": {AXEL: 3},
    "students": (CHRIS, -1),
    "hubu": ". . 3b 4c 5 . .",
    "armies": {"korea-1": CHRIS},
}
PETITIONS = [
    "petition-junks seat-1",
    "petition-student red",
    "petition-swap hubu-3",
    "petition-army korea-1",
    "petition-influence hubu-4",
]


@pytest.mark.rule("petition-advanced")
@pytest.mark.parametrize("petition", PETITIONS)
def test_the_basic_game_has_no_petitions(petition: str) -> None:
    state = position(available={BARBARA: "2 3 4 5 6"}, **EVERYTHING)  # type: ignore[arg-type]
    assert refused(state, petition).rule == "petition-advanced"


@pytest.mark.rule("petition")
@pytest.mark.parametrize(("petition", "gift"), list(zip(PETITIONS, [2, 3, 4, 5, 6], strict=True)))
def test_a_petition_costs_two_cubes_and_its_gift(petition: str, gift: int) -> None:
    state = position(game="advanced", cubes={BARBARA: 3}, available={BARBARA: f"{gift}"}, **EVERYTHING)  # type: ignore[arg-type]
    assert [text for text in PETITIONS if may(state, text)] == [petition]
    play(state, petition)
    assert state.cubes[BARBARA] == 1
    assert state.available[BARBARA] == 0
    assert state.gone[BARBARA] == 1 << (gift - 1)


@pytest.mark.rule("petition")
@pytest.mark.parametrize("petition", PETITIONS)
def test_the_gift_must_be_available(petition: str) -> None:
    state = position(game="advanced", given={(BARBARA, AXEL): 2}, **EVERYTHING)  # type: ignore[arg-type]
    assert refused(state, petition).rule == "petition"
    gift = Message("detail-unavailable", {"gift": gift_name(PETITIONS.index(petition) + 2)})
    assert refused(state, petition).detail == gift


@pytest.mark.rule("petition", "cubes-cost")
def test_the_first_petition_costs_two_cubes_already_and_the_second_no_more() -> None:
    state = position(
        game="advanced",
        cubes={AXEL: 0, BARBARA: 4, CHRIS: 0},
        available={BARBARA: "2 3"},
        **EVERYTHING,  # type: ignore[arg-type]
    )
    play(state, "petition-junks seat-1", "ship seat-2", "pass", "pass", "petition-student red")
    assert state.cubes[BARBARA] == 0
    state = position(game="advanced", cubes={BARBARA: 1}, available={BARBARA: "2"}, **EVERYTHING)  # type: ignore[arg-type]
    refusal = refused(state, "petition-junks seat-1")
    assert refusal.rule == "petition"
    assert refusal.detail == Message("detail-cubes", {"needed": 2, "cubes": 1})


@pytest.mark.rule("petition", "favour")
def test_a_petition_by_favour_is_refused_for_the_missing_gift_and_its_sentence_asks_for_no_cubes_then() -> None:
    state = position(
        game="advanced", cubes={AXEL: 0, BARBARA: 0, CHRIS: 0}, available={AXEL: "3"}, shipyards={CHRIS: 2}
    )
    play(state, "pass", "pass", "pass")
    refusal = refused(state, "petition-junks seat-3")
    assert refusal == Refusal("petition", Message("detail-unavailable", {"gift": gift_name(2)}))
    sentence = GAME.rulebook["petition"].sentence
    assert "the Imperial Favour or an “Extra Action” needs none" in sentence["en"]
    assert "mit der Gunst des Kaisers oder einer „Zusatzaktion“ keine" in sentence["de"]


@pytest.mark.rule("petition", "favour")
def test_the_imperial_favour_may_be_a_petition() -> None:
    state = position(
        game="advanced", cubes={AXEL: 0, BARBARA: 0, CHRIS: 0}, available={AXEL: "2"}, shipyards={CHRIS: 2}
    )
    play(state, "pass", "pass", "pass", "petition-junks seat-3", "ship seat-1")
    assert list(state.shipyards) == [2, 0, 0]


# ---------------------------------------------------------------------------------------------- 2: ceramic tile


@pytest.mark.rule("petition-junks")
def test_the_tile_moves_two_junks_from_one_shipyard_to_another() -> None:
    state = position(4, game="advanced", available={BARBARA: "2"}, shipyards={AXEL: 3}, oceans={AXEL: 2, CHRIS: 4})
    assert choices(state, "petition-junks") == ["petition-junks seat-1"]
    play(state, "petition-junks seat-1")
    assert choices(state) == ["ship seat-2", "ship seat-3", "ship seat-4"]
    assert refused(state, "ship seat-1").rule == "petition-junks"
    play(state, "ship seat-4")
    assert list(state.shipyards) == [1, 0, 0, 2]
    assert list(state.oceans) == [2, 0, 4, 0]
    assert (
        refused(position(game="advanced", available={BARBARA: "2"}), "petition-junks seat-1").rule == "petition-junks"
    )


@pytest.mark.rule("petition-junks")
def test_a_single_junk_moves_alone() -> None:
    """RULING 25."""
    state = position(game="advanced", available={BARBARA: "2"}, shipyards={AXEL: 1})
    play(state, "petition-junks seat-1", "ship seat-2")
    assert list(state.shipyards) == [0, 1, 0]


# ---------------------------------------------------------------------------------------------- 3: vase


@pytest.mark.rule("petition-student")
def test_the_vase_puts_ones_own_student_in_the_place_of_anothers() -> None:
    state = position(game="advanced", available={BARBARA: "3"}, students=(CHRIS, BARBARA))
    assert choices(state, "petition-student") == ["petition-student red"]
    play(state, "petition-student red")
    assert list(state.students) == [BARBARA, BARBARA]


@pytest.mark.rule("petition-student")
def test_an_empty_space_or_an_own_student_is_not_replaced() -> None:
    state = position(game="advanced", available={BARBARA: "3"}, students=(-1, BARBARA))
    for place in ("red", "orange"):
        assert refused(state, f"petition-student {place}").rule == "petition-student"


# ---------------------------------------------------------------------------------------------- 4: coat


@pytest.mark.rule("petition-swap")
def test_the_coat_swaps_officials_and_their_markers_travel_along() -> None:
    state = position(
        game="advanced", available={BARBARA: "4"}, hubu=". . 3b 4 5 . .", gongbu=". . 4C 5 6 . .", candidate="hubu"
    )
    play(state, "petition-swap hubu-3", "swap gongbu-3")
    assert ministry(state, HUBU) == ". . 4C 4 5 . ."
    assert ministry(state, GONGBU) == ". . 3b 5 6 . ."


@pytest.mark.rule("petition-swap")
def test_the_other_official_is_of_equal_or_lower_seniority() -> None:
    state = position(
        game="advanced",
        available={BARBARA: "4"},
        bingbu=". 3 2 3 4 . .",
        hubu=". . 3 4b 5 . .",
        gongbu=". . . 5 6 . *C",
    )
    play(state, "petition-swap hubu-4")
    assert choices(state) == [
        *("swap bingbu-4", "swap bingbu-5", "swap hubu-5"),
        *("swap gongbu-4", "swap gongbu-5", "swap gongbu-7"),
    ]
    for space in ("bingbu-3", "hubu-3", "hubu-4", "bingbu-7"):
        assert refused(state, f"swap {space}").rule == "petition-swap"
    play(state, "swap gongbu-7")
    assert ministry(state, GONGBU) == ". . . 5 6 . 4b"
    assert ministry(state, HUBU) == ". . 3 *C 5 . ."


@pytest.mark.rule("petition-swap", "bribe")
def test_an_official_swapped_unbribed_can_be_bribed_at_its_new_place() -> None:
    state = position(
        game="advanced",
        available={BARBARA: "4"},
        cubes={AXEL: 0, BARBARA: 4, CHRIS: 0},
        hands={BARBARA: "33"},
        hubu=". . 3b 4 5 . .",
    )
    play(state, "petition-swap hubu-3", "swap hubu-5", "pass", "pass")
    assert ministry(state, HUBU) == ". . 5 4 3b . ."
    assert may(state, "bribe hubu-3")
    assert not may(state, "bribe hubu-5")


@pytest.mark.rule("petition-swap", "ministry-frozen")
def test_officials_of_a_resolved_ministry_are_not_swapped() -> None:
    state = position(
        game="advanced",
        available={BARBARA: "4"},
        bingbu="2B 2A 3A 3A 4A 4A 5A",
        hubu=". . 3b 4 5 . .",
        resolved={BINGBU: (AXEL, BARBARA)},
    )
    assert refused(state, "petition-swap bingbu-1").rule == "ministry-frozen"
    play(state, "petition-swap hubu-3")
    assert refused(state, "swap bingbu-5").rule == "ministry-frozen"


@pytest.mark.rule("petition-swap")
def test_only_an_official_with_an_own_marker_starts_the_swap() -> None:
    state = position(game="advanced", available={BARBARA: "4"}, hubu=". . 3c 4 5 . .")
    for space in ("hubu-3", "hubu-4", "hubu-1"):
        assert refused(state, f"petition-swap {space}").rule == "petition-swap"


# ---------------------------------------------------------------------------------------------- 5: necklace


@pytest.mark.rule("petition-army")
def test_the_necklace_moves_anyones_army_to_an_empty_box() -> None:
    state = position(4, game="advanced", available={BARBARA: "5"}, armies={"korea-1": CHRIS, "annam-1": DORIS})
    assert choices(state, "petition-army") == ["petition-army korea-1", "petition-army annam-1"]
    play(state, "petition-army korea-1")
    assert choices(state) == [
        *("redeploy korea-2", "redeploy korea-3", "redeploy annam-2"),
        *("redeploy yunnan-1", "redeploy yunnan-2"),
    ]
    assert refused(state, "redeploy annam-1").rule == "petition-army"
    play(state, "redeploy korea-3")
    assert (army(state, "korea-1"), army(state, "korea-3")) == (-1, CHRIS)


@pytest.mark.rule("petition-army", "invasion-closed")
def test_a_land_whose_invasion_is_over_is_left_alone() -> None:
    state = position(game="advanced", available={BARBARA: "5"}, armies={"korea-1": CHRIS, "annam-1": CHRIS})
    state.land_done = 0b001
    assert refused(state, "petition-army korea-1").rule == "invasion-closed"
    play(state, "petition-army annam-1")
    assert refused(state, "redeploy korea-2").rule == "invasion-closed"


@pytest.mark.rule("petition-army")
def test_there_must_be_an_army_to_move() -> None:
    state = position(game="advanced", available={BARBARA: "5"})
    assert refused(state, "petition-army korea-1").rule == "petition-army"
    assert refused(state, "petition-army mongolia-1").rule == "setup-foreign"


# ---------------------------------------------------------------------------------------------- 6: junk


@pytest.mark.rule("petition-influence")
@pytest.mark.parametrize(("seat", "layout"), [(1, "4A"), (2, "4B"), (3, "4C")])
def test_the_junk_replaces_an_unsecured_marker_by_a_secured_one_of_anyone(seat: int, layout: str) -> None:
    state = position(game="advanced", available={BARBARA: "6"}, hubu=". . 3B 4c 5 . .")
    assert choices(state, "petition-influence") == ["petition-influence hubu-4"]
    play(state, "petition-influence hubu-4", f"marker seat-{seat}")
    assert ministry(state, HUBU) == f". . 3B {layout} 5 . ."


@pytest.mark.rule("petition-influence")
def test_a_secured_or_unbribed_official_is_safe() -> None:
    state = position(game="advanced", available={BARBARA: "6"}, hubu=". . 3C 4c 5 . .")
    for space in ("hubu-3", "hubu-5", "hubu-1"):
        assert refused(state, f"petition-influence {space}").rule == "petition-influence"


@pytest.mark.rule("petition-influence", "ministry-frozen")
def test_in_a_resolved_ministry_no_marker_is_replaced() -> None:
    state = position(
        game="advanced",
        available={BARBARA: "6"},
        bingbu="2B 2A 3A 3A 4A 4A 5A",
        resolved={BINGBU: (AXEL, BARBARA)},
    )
    assert refused(state, "petition-influence bingbu-1").rule == "ministry-frozen"


@pytest.mark.rule("petition-influence", "gift-no-bribe")
def test_gifts_do_not_restrict_petitions() -> None:
    state = position(game="advanced", available={BARBARA: "6"}, hubu=". . 3b 4c 5 . .", given={(CHRIS, BARBARA): 5})
    play(state, "petition-influence hubu-4", "marker seat-2")
    assert ministry(state, HUBU) == ". . 3b 4B 5 . ."


@pytest.mark.rule("petition-army")
@pytest.mark.parametrize("slot", range(3))
def test_an_army_on_a_land_whose_invasion_is_over_stays_there(slot: int) -> None:
    boxes = ("korea-1", "annam-1", "yunnan-1")
    state = position(game="advanced", cubes={BARBARA: 3}, available={BARBARA: "5"}, armies=dict.fromkeys(boxes, CHRIS))
    state.land_done = 1 << slot
    assert [box for box in boxes if not may(state, f"petition-army {box}")] == [boxes[slot]]
