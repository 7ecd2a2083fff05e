"""What the planes of a network say of a position, seat by seat from the viewer on."""

from __future__ import annotations

from typing import Any

from kaiserhof.engine.native import with_number
from kaiserhof.envs.planes import encode, named_planes
from kaiserhof.games.confucius import GAME, ConfuciusState
from kaiserhof.games.confucius.rules.components import GIFT, INSULT, ORANGE
from kaiserhof.games.confucius.rules.moves import BRIBE, TRANSFER
from tests.games.confucius.staging import AXEL, BARBARA, CHRIS, DORIS, GONGBU, HUBU, hold_court, play, position


def planes(state: ConfuciusState, seat: int) -> dict[str, Any]:
    """Returns the planes as a seat sees them, by name."""
    return {name: plane.tolist() for name, plane in named_planes(GAME.encoding, encode(GAME, state, seat)).items()}


def where(rows: list[list[int]]) -> list[list[int]]:
    """Returns the positions of the nonzero numbers in each row."""
    return [[place for place, number in enumerate(row) if number] for row in rows]


def midgame() -> ConfuciusState:
    """Barbara is to move; Axel is Chief Minister."""
    return position(
        4,
        round=3,
        hands={BARBARA: "223", AXEL: "11"},
        rewards={BARBARA: "extra insult", CHRIS: "cash"},
        rewards_gone="gift",
        available={AXEL: "1 3", BARBARA: "2"},
        given={(AXEL, CHRIS): 4, (DORIS, BARBARA): 5},
        bingbu=". 2A 2 3b . *c .",
        resolved={HUBU: (CHRIS, AXEL)},
        armies={"korea-1": AXEL, "annam-2": DORIS},
        colonies={BARBARA: 2},
        shipyards={CHRIS: 3},
        oceans={DORIS: 4},
        visited={AXEL: "india", BARBARA: "india africa"},
        students=(CHRIS, -1),
        candidate="gongbu",
        points=(1, 2, 3, 4),
    )


def test_the_round_has_its_chief_minister_its_wall_and_the_cubes_of_each_seat() -> None:
    seen = planes(midgame(), BARBARA)
    assert seen["chief"] == [0, 0, 0, 1, 0]
    assert seen["wall"] == 2
    assert seen["cubes"] == [3, 3, 3, 2, 0]
    assert seen["passed"] == seen["traded"] == [0] * 5
    assert [sum(row) for row in seen["used"]] == [0, 0, 0, 1, 0], "the Chief Minister has a cube less"


def test_the_game_that_is_played_is_told() -> None:
    """Whether petitions are allowed, and whether the Admiral wins a tie."""
    for game, advanced in (("basic", 0), ("advanced", 1)):
        for admiral, wins in (("no", 0), ("yes", 1)):
            seen = planes(position(game=game, admiral=admiral), AXEL)
            assert (seen["advanced"], seen["admiral_wins"]) == (advanced, wins)


def test_the_action_under_way_is_named_with_its_target_and_its_price() -> None:
    """Bribing is the first verb; its target is the third space."""
    state = position(hands={BARBARA: "223"})
    idle = planes(state, BARBARA)
    assert idle["action"] == [0] * len(idle["action"])
    assert (idle["target"], idle["due"]) == (0, 0)
    play(state, "bribe bingbu-3")
    seen = planes(state, BARBARA)
    assert where([seen["action"]]) == [[BRIBE]]
    assert (seen["target"], seen["due"]) == (2 + 1, 2)
    transfer = position(hubu=". . 3b 4 5 . .")
    play(transfer, "transfer hubu-3")
    seen = planes(transfer, CHRIS)
    assert where([seen["action"]]) == [[TRANSFER]]
    assert seen["target"] == 7 + 2 + 1


def test_a_target_that_is_a_seat_is_counted_from_the_viewer() -> None:
    encoding = GAME.encoding
    codec = GAME.start(4)
    for text, seat, expected in (
        ("name seat-3", AXEL, "name seat-3"),
        ("name seat-3", CHRIS, "name seat-1"),
        ("name seat-1", BARBARA, "name seat-4"),
        ("give-gift 4 seat-1", DORIS, "give-gift 4 seat-2"),
        ("bribe bingbu-3", DORIS, "bribe bingbu-3"),
    ):
        assert codec.text(encoding.seen_from(codec.parse(text), seat, 4)) == expected


def test_cards_are_known_as_far_as_the_viewer_knows_them() -> None:
    seen = planes(midgame(), BARBARA)
    assert seen["hand_size"] == [3, 3, 3, 2, 0]
    assert seen["hand"] == [0, 2, 1]
    assert seen["known"] == [[0, 0, 0], [1, 1, 1], [1, 1, 1], [0, 0, 0], [0, 0, 0]]
    assert seen["deck"] == 3 * 22 - 3 - 2 - 3 - 3
    assert seen["discards"] == seen["new_deck"] == [0, 0, 0]
    assert planes(midgame(), AXEL)["hand"] == [2, 0, 0]


def test_a_draw_pile_made_anew_is_known_by_what_was_discarded() -> None:
    """Two cards of different kinds were discarded; Barbara has drawn one of them."""
    state = position(hands={BARBARA: "3"})
    for kind in range(3):
        state.deck[kind] = 0
    state.deck_size = 0
    state.discards = with_number(with_number(state.discards, 0, 1), 1, 2)
    play(state, "tax")
    assert planes(state, CHRIS)["new_deck"] == [1, 2, 0]
    play(state, "draw 1")
    assert planes(state, CHRIS)["new_deck"] == [1, 2, 0]
    assert planes(state, CHRIS)["deck"] == 2


def test_reward_cards_are_counted_and_only_ones_own_are_known() -> None:
    seen = planes(midgame(), BARBARA)
    assert seen["rewards_held"] == [2, 1, 0, 0, 0]
    assert where([seen["rewards"]]) == [[2, INSULT]]
    assert where([seen["rewards_gone"]]) == [[GIFT]]
    assert where([planes(midgame(), AXEL)["rewards"]]) == [[]]


def test_gifts_are_there_by_seat_and_those_given_by_giver_and_recipient() -> None:
    """Seats are counted from Barbara: Chris, Doris, Axel."""
    seen = planes(midgame(), BARBARA)
    assert where(seen["available"]) == [[1], [0], [0], [0, 2], []]
    assert where(seen["unavailable"]) == [[0, 2, 3, 4, 5], [1, 2, 3, 4, 5], [1, 2, 3, 5], [1, 4, 5], []]
    assert seen["given"] == [[0] * 5, [0] * 5, [5, 0, 0, 0, 0], [0, 4, 0, 0, 0], [0] * 5]
    from_axel = planes(midgame(), AXEL)
    assert from_axel["given"] == [[0, 0, 4, 0, 0], [0] * 5, [0] * 5, [0, 5, 0, 0, 0], [0] * 5]


def test_ministries_have_officials_markers_offices_and_chits() -> None:
    seen = planes(midgame(), BARBARA)
    assert seen["officials"][:7] == [0, 2, 2, 3, 0, 1, 0]
    assert where(seen["markers"]) == [[3], [5], [], [1], []]
    assert where([seen["secured"]]) == [[1]]
    assert seen["resolved"] == [0, 1, 0]
    assert (seen["minister_chit"], seen["secretary_chit"]) == ([8, 7, 6], [5, 6, 4])
    assert where(seen["ministers"]) == [[], [HUBU], [], [], []]
    assert where(seen["secretaries"]) == [[], [], [], [HUBU], []]
    assert seen["officials_left"] == [0, 0, 1, 2, 3, 3, 3, 3]
    assert sum(seen["chits_left"]) == 2 * 5 - 6


def test_a_resolution_under_way_shows_who_holds_how_much() -> None:
    state = position(gongbu="5a 5a 5a 6b 6b 6c 7c", points=(9, 1, 0))
    hold_court(state)
    seen = planes(state, BARBARA)
    assert where([seen["resolving"]]) == [[GONGBU]]
    assert seen["held"] == [[0] * 5, [0] * 5, [2, 2, 3, 0, 0]]


def test_students_candidates_and_tutors_are_shown() -> None:
    seen = planes(midgame(), BARBARA)
    assert where(seen["students"]) == [[], [0], [], [], []]
    assert seen["forced"] == 0
    assert where([seen["candidate"]]) == [[GONGBU]]
    assert (seen["named_left"], seen["any_left"]) == ([1, 0, 0], 3)


def test_what_lies_for_a_student_is_counted_and_known_to_its_tutor() -> None:
    state = position(students=(AXEL, BARBARA), hands={AXEL: "112", BARBARA: "1", CHRIS: "1"})
    hold_court(state)
    play(state, "tutor red", "lay 1", "lay 2", "enough")
    assert state.laid_count[AXEL] == 2
    seen = planes(state, AXEL)
    assert seen["asked"] == 2
    assert seen["laid"] == [1, 1, 0]
    assert seen["laid_count"] == [2, 0, 0, 0, 0]
    assert seen["tutored"] == [[1, 0]] + [[0, 0]] * 4
    others = planes(state, BARBARA)
    assert others["laid"] == [0, 0, 0]
    assert others["tutored"] == [[0, 0], [0, 0], [1, 0], [0, 0], [0, 0]]
    play(state, "tutor orange", "lay 1")
    assert planes(state, BARBARA)["tutored"][0][ORANGE] == 1


def test_lands_have_chits_markers_junks_and_armies() -> None:
    seen = planes(midgame(), BARBARA)
    assert seen["junks"] == 25 - 3 - 4
    assert (seen["shipyards"], seen["oceans"]) == ([0, 3, 0, 0, 0], [0, 0, 4, 0, 0])
    assert where(seen["visited"]) == [[1, 3], [], [], [1], []]
    assert seen["land_chit"] == [4, 3, 2, 3, 4]
    assert where(seen["discoverers"]) == [[3], [], [], [1], []]
    assert (seen["stock"], seen["colonies"]) == ([4, 6, 5, 5, 0], [2, 0, 0, 0, 0])
    assert where(seen["foreign"]) == [[3], [4], [0]]
    assert where(seen["armies"]) == [[], [], [4 + 1], [0], []]
