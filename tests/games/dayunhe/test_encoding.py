"""What the planes of a network say of a position, seat by seat from the viewer on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from kaiserhof.envs.planes import encode, named_planes
from kaiserhof.games.dayunhe import GAME, DayunheState
from kaiserhof.games.dayunhe.rules.components import MAX_SEATS
from kaiserhof.games.dayunhe.rules.moves import CALM, pack
from kaiserhof.games.dayunhe.rules.phases import ACTION, PLACING
from tests.games.dayunhe.staging import AXEL, BARBARA, CARD_IDS, CHRIS, draft, play, position


def planes(state: DayunheState, seat: int) -> dict[str, Any]:
    """Returns the planes as a seat sees them, by name."""
    return {name: plane.tolist() for name, plane in named_planes(GAME.encoding, encode(GAME, state, seat)).items()}


def named(names: Sequence[str], row: Sequence[int]) -> str:
    """Returns the names of the places whose number is not 0, each as often as the number says."""
    return " ".join(" ".join([name] * number) for name, number in zip(names, row, strict=False) if number)


def midgame() -> DayunheState:
    """Axel began and has had his turn, Barbara has revealed her card, and that of Chris is closed."""
    return position(
        3,
        "reform",
        turn=BARBARA,
        start=AXEL,
        cards={AXEL: "tea-break", CHRIS: "denounce"},
        store={BARBARA: "temple canal-2 canal-2 unrest"},
        canals={"b1": (AXEL, "canal-3"), "b5": (CHRIS, "temple", 2)},
        unrest={"c2": BARBARA},
        wall=(0, 2, 1),
        city={CHRIS: "canal-4"},
        stacks={BARBARA: [("garden", 3, 1), ("", 2, 0), ("unrest", 0, 2)]},
        ship="b3",
        south=False,
        trips=3,
    )


def test_the_round_has_its_start_player_and_what_the_card_still_allows() -> None:
    seen = planes(midgame(), BARBARA)
    assert seen["starter"] == [0, 0, 1, 0, 0]
    assert seen["phase"].index(1) == ACTION
    assert [seen[name] for name in ("round", "limit", "replenish", "builds", "special")] == [0, 3, 2, 1, 1]
    assert planes(midgame(), CHRIS)["starter"] == [0, 1, 0, 0, 0]


def test_the_ship_has_its_field_its_goal_and_its_trips() -> None:
    state = midgame()
    fields = state.lookup.field_ids
    seen = planes(state, CHRIS)
    assert named(fields, seen["ship"]) == "b3"
    assert named(fields, seen["goal"]) == "a0"
    assert [seen[name] for name in ("south", "trips", "steps", "tea")] == [0, 3, 0, 0]
    south = planes(position(3, south=True), CHRIS)
    assert named(fields, south["goal"]) == "b11"
    assert south["south"] == 1


def test_tiles_lie_on_the_board_by_owner_with_lines_and_values() -> None:
    """Canal 3 has lines to the north and south; the temple, turned by two edges, to the south-east and north-west."""
    state = midgame()
    fields = state.lookup.field_ids
    seen = planes(state, BARBARA)
    assert [named(fields, row) for row in seen["canals"]] == ["", "b5", "b1", "", ""]
    assert [named(fields, row) for row in seen["unrest"]] == ["c2", "", "", "", ""]
    assert [named(fields, row) for row in seen["lines"]] == ["b1", "", "b5", "b1", "", "b5"]
    assert named(fields, seen["values"]) == "b1 b5 b5 b5 b5 b5"
    assert [row[fields.index("a2")] for row in seen["regions"]] == [0, 0, 1, 0, 0]
    assert [row[fields.index("a5")] for row in seen["regions"]] == [1, 0, 0, 0, 0]
    assert seen["board"][fields.index("a0")] == 0
    assert seen["board"][fields.index("b0")] == 1


def test_tiles_elsewhere_are_counted_by_seat_and_kind() -> None:
    state = midgame()
    tiles = state.lookup.tile_ids
    seen = planes(state, BARBARA)
    assert [named(tiles, row) for row in seen["warehouse"]] == ["unrest canal-2 canal-2 temple", "", "", "", ""]
    assert [named(tiles, row) for row in seen["city"]] == ["", "canal-4", "", "", ""]
    assert seen["wall"] == [2, 1, 0, 0, 0]
    assert sum(seen["pool"][0]) == 3 + 2
    assert sum(seen["lost"][0]) + 3 + 2 + 4 + 2 + 1 + 2 + 1 + 2 == 30, "with tiles in stacks, store, city, board, wall"


def test_stacks_show_their_tops_and_how_many_lie_below() -> None:
    """From Chris on: Axel, then Barbara."""
    state = midgame()
    tiles = state.lookup.tile_ids
    seen = planes(state, CHRIS)
    assert [[named(tiles, top) for top in tops] for tops in seen["tops"]] == [
        ["", "", ""],
        ["", "", ""],
        ["garden", "", "unrest"],
        ["", "", ""],
        ["", "", ""],
    ]
    assert seen["unknown"][2] == [3, 2, 0]
    assert seen["bottoms"][2] == [1, 0, 2]


def test_unrest_in_a_city_is_there_by_seat_and_owner() -> None:
    state = position(3, "denounce", turn=BARBARA, start=BARBARA, store={BARBARA: "unrest unrest"})
    play(state, "denounce 3")
    assert planes(state, AXEL)["city_unrest"] == [[0] * 5, [0] * 5, [0, 1, 0, 0, 0], [0] * 5, [0] * 5]
    assert planes(state, CHRIS)["city_unrest"] == [[0, 0, 1, 0, 0], [0] * 5, [0] * 5, [0] * 5, [0] * 5]


def test_a_tile_in_hand_and_the_place_where_it_was_laid_are_shown() -> None:
    state = position(3, store={AXEL: "lighthouse"})
    play(state, "build lighthouse")
    seen = planes(state, BARBARA)
    assert named(state.lookup.tile_ids, seen["tile_in_hand"]) == "lighthouse"
    assert seen["phase"].index(1) == PLACING
    play(state, "at b1")
    seen = planes(state, BARBARA)
    assert named(state.lookup.field_ids, seen["field"]) == "b1"
    assert named(state.lookup.tile_ids, seen["tile_in_hand"]) == ""


def test_a_stack_from_which_a_tile_is_drawn_is_counted_from_the_viewer() -> None:
    state = position(3)
    play(state, "replenish s2")
    for seat, place in ((AXEL, 0), (BARBARA, 2), (CHRIS, 1)):
        assert planes(state, seat)["stack"] == [[0, 1, 0] if row == place else [0, 0, 0] for row in range(5)]


# ---------------------------------------------------------------------------------------------- cards


def cards(state: DayunheState, seat: int) -> list[str]:
    """Returns the cards that a viewer knows, by seat from the viewer on, for three players."""
    return [named(CARD_IDS, row) for row in planes(state, seat)["cards"][:3]]


def test_open_cards_and_the_own_one_are_known() -> None:
    state = midgame()
    assert cards(state, BARBARA) == ["reform", "", "tea-break"]
    assert cards(state, CHRIS) == ["denounce", "tea-break", "reform"]
    seen = planes(state, BARBARA)
    assert (seen["has_card"], seen["revealed"]) == ([1, 1, 1, 0, 0], [1, 0, 1, 0, 0])
    assert named(CARD_IDS, seen["gone"]) == "tea-break"
    assert named(CARD_IDS, planes(state, CHRIS)["gone"]) == "tea-break reform"


def test_the_only_closed_card_before_ones_own_is_known_and_of_two_none() -> None:
    """Who chooses second sees which card is missing; who chooses third sees two, but not whose is which."""
    state = draft(3)
    play(state, "choose reform", "choose denounce", "choose espionage")
    state.revealed = 0
    assert cards(state, AXEL) == ["reform", "", ""]
    assert cards(state, BARBARA) == ["denounce", "", "reform"]
    assert cards(state, CHRIS) == ["espionage", "", ""]
    state.revealed = 1 << AXEL
    assert cards(state, CHRIS) == ["espionage", "reform", "denounce"]


def test_before_a_seat_has_chosen_it_has_no_card() -> None:
    state = draft(3)
    play(state, "choose reform")
    seen = planes(state, BARBARA)
    assert seen["has_card"] == [0, 0, 1, 0, 0]
    assert seen["revealed"] == [0] * 5
    assert named(CARD_IDS, seen["gone"]) == "reform"
    assert cards(state, BARBARA) == ["", "", "reform"]
    assert cards(state, CHRIS) == ["", "", ""]


@pytest.mark.parametrize(
    ("text", "seat", "expected"),
    [
        ("calm 1", AXEL, "calm 1"),
        ("calm 1", BARBARA, "calm 3"),
        ("denounce 3", BARBARA, "denounce 2"),
        ("intrigue 2", CHRIS, "intrigue 3"),
        ("choose reform", CHRIS, "choose reform"),
    ],
)
def test_a_move_against_a_seat_is_counted_from_the_viewer(text: str, seat: int, expected: str) -> None:
    state = GAME.start(3)
    assert state.text(GAME.encoding.seen_from(state.parse(text), seat, 3)) == expected


def test_seats_that_are_not_at_the_table_keep_their_actions() -> None:
    """All numbers of players share one list of actions, so none may stand for two."""
    calming = [pack(CALM, target) for target in range(MAX_SEATS)]
    for seat in (AXEL, BARBARA, CHRIS):
        seen = [GAME.encoding.seen_from(move, seat, 3) for move in calming]
        assert seen[3:] == calming[3:]
        assert sorted(seen) == calming
