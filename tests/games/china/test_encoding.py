"""The planes of a position, with seats counted from the viewer."""

from __future__ import annotations

from typing import Any

from kaiserhof.envs.planes import encode, named_planes
from kaiserhof.games.china import GAME, ChinaState
from kaiserhof.games.china.rules.phases import DRAWING, FIRST_PIECE, PAYING
from tests.games.china.staging import AXEL, BARBARA, CHRIS, play, position


def planes(state: ChinaState, seat: int) -> dict[str, Any]:
    """Returns the planes as a seat sees them, by name."""
    return {name: plane.tolist() for name, plane in named_planes(GAME.encoding, encode(GAME, state, seat)).items()}


def ones(names: tuple[str, ...], plane: list[int]) -> str:
    """Returns the names of fields or provinces whose number is 1."""
    assert set(plane) <= {0, 1}
    return " ".join(name for name, number in zip(names, plane, strict=True) if number)


def midgame() -> ChinaState:
    """Barbara is to move. Axel holds a card that everyone saw him take."""
    return position(
        3,
        hands={AXEL: "voo", BARBARA: "yyr", CHRIS: "gg"},
        known={AXEL: "o"},
        row="vyyr",
        pile="vyoggrr",
        turn=BARBARA,
        houses={AXEL: "lu-1 lu-2", BARBARA: "qi-1 lu-3", CHRIS: "lu-4"},
        emissaries={AXEL: "lu", CHRIS: "qi lu"},
        forts={CHRIS: "qi-5"},
        points=(4, 3, 2),
    )


def test_pieces_stand_by_seat_from_the_viewer_on() -> None:
    state = midgame()
    seen, fields, provinces = planes(state, BARBARA), state.lookup.field_ids, state.lookup.province_ids
    assert [ones(fields, own) for own in seen["houses"]] == ["qi-1 lu-3", "lu-4", "lu-1 lu-2", "", ""]
    assert ones(fields, seen["forts"]) == "qi-5"
    assert [ones(provinces, own) for own in seen["emissaries"]] == ["", "qi lu", "lu", "", ""]
    assert ones(provinces, seen["scored"]) == "lu"
    assert seen["houses_left"] == [18, 19, 18, 0, 0]
    assert seen["emissaries_left"] == [8, 6, 7, 0, 0]
    assert seen["forts_left"] == [1, 0, 1, 0, 0]


def test_several_emissaries_of_a_seat_in_a_province_are_counted() -> None:
    state = position(
        3, houses={AXEL: "qi-1 qi-2 qi-3 qi-4 qi-5 lu-1"}, emissaries={AXEL: "qi", BARBARA: "qi lu", CHRIS: "qi qi"}
    )
    seen = planes(state, CHRIS)["emissaries"]
    qi, lu = (state.lookup.province_ids.index(name) for name in ("qi", "lu"))
    assert [own[qi] for own in seen] == [2, 1, 1, 0, 0]
    assert [own[lu] for own in seen] == [0, 0, 1, 0, 0]


def test_the_viewer_knows_the_own_hand_and_of_others_what_everyone_saw() -> None:
    """Colours in their order: violet, yellow, orange, green, red."""
    seen = planes(midgame(), BARBARA)
    assert seen["hand"] == [0, 2, 0, 0, 1]
    assert seen["hidden"] == [3, 2, 2, 0, 0]
    assert seen["known"] == [[0] * 5, [0] * 5, [0, 0, 1, 0, 0], [0] * 5, [0] * 5]


def test_row_discards_and_the_size_of_the_pile_are_open() -> None:
    """Of the eight violet cards, one each is in Axel's hand, in the row and in the pile."""
    seen = planes(midgame(), BARBARA)
    assert seen["row"] == [1, 2, 0, 0, 1]
    assert seen["discards"] == [8 - 3, 9 - 5, 9 - 3, 10 - 4, 11 - 4]
    assert seen["pile"] == 7
    assert seen["used_up"] == 0
    assert seen["second_pile"] == [0] * 5


def test_the_second_pile_counts_the_cards_that_were_not_turned_up() -> None:
    seen = planes(position(3, pile="vyggr", second_pile=True), AXEL)
    assert seen["used_up"] == 1
    assert seen["second_pile"] == [1, 1, 0, 2, 1]


def test_the_turn_is_told_by_phase_province_pieces_and_cards_to_draw() -> None:
    state = midgame()
    provinces = state.lookup.province_ids
    seen = planes(state, CHRIS)
    assert seen["starter"] == [0, 1, 0, 0, 0]
    assert seen["phase"].index(1) == FIRST_PIECE
    assert sum(seen["phase"]) == 1
    assert ones(provinces, seen["here"]) == ""
    assert [seen[name] for name in ("placed", "solo", "wanted")] == [0, 0, 0]
    play(state, "house qi-2")
    seen = planes(state, CHRIS)
    assert seen["phase"].index(1) == PAYING
    assert ones(provinces, seen["here"]) == "qi"
    assert [seen[name] for name in ("placed", "solo", "wanted")] == [1, 0, 0]
    play(state, "pay y", "house qi-3", "pay y")
    seen = planes(state, CHRIS)
    assert seen["phase"].index(1) == DRAWING
    assert [seen[name] for name in ("placed", "solo", "wanted")] == [2, 0, 2]


def test_a_piece_in_an_empty_province_is_the_only_one() -> None:
    state = position(3, hands={AXEL: "yyr"})
    play(state, "house qi-2")
    assert planes(state, BARBARA)["solo"] == 1


def test_the_side_of_the_map_is_told() -> None:
    assert planes(position(3, side="3-4"), AXEL)["side"] == [1, 0]
    assert planes(position(5, side="4-5"), AXEL)["side"] == [0, 1]
