"""The terms of the estimate, one after the other, and how far the game has progressed."""

from __future__ import annotations

from typing import Any

import pytest

from kaiserhof.games.china import GAME, ChinaState
from tests.games.china.staging import AXEL, BARBARA, CHRIS, play, position


def term(state: ChinaState, name: str) -> list[float]:
    """Returns the values of a term, by seat."""
    place = GAME.terms.index(name)
    return [row[place] for row in GAME.read_terms(state)]


# ---------------------------------------------------------------------------------------------- provinces


def test_houses_count_what_the_province_would_bring_now_and_weighed_by_its_share_of_houses() -> None:
    """Three of the four fields of Lu have a house: two are Axel's, one is Barbara's."""
    state = position(3, houses={AXEL: "lu-1 lu-2", BARBARA: "lu-3"})
    assert term(state, "houses-now") == [3, 2, 0]
    assert term(state, "houses-full") == [3 * 0.75, 2 * 0.75, 0]
    assert term(state, "houses-open") == [2 * 0.25, 1 * 0.25, 0]
    assert term(state, "most-open") == [1, 0, 0]


def test_the_terms_of_houses_add_up_over_the_provinces() -> None:
    """Qi has five fields. With one house, four fifths of it are open."""
    state = position(3, houses={AXEL: "lu-1 qi-1", BARBARA: "lu-2"})
    assert term(state, "houses-now") == [2 + 1, 2, 0]
    assert term(state, "houses-full") == pytest.approx([2 * 0.5 + 1 * 0.2, 2 * 0.5, 0])
    assert term(state, "houses-open") == pytest.approx([0.5 + 0.8, 0.5, 0])
    assert term(state, "most-open") == [2 + 4, 2, 0]


def test_a_province_that_is_scored_or_has_no_house_counts_for_nothing() -> None:
    full = position(3, houses={AXEL: "lu-1 lu-2 lu-3", BARBARA: "lu-4"})
    for name in ("houses-now", "houses-full", "houses-open", "most-open"):
        assert term(full, name) == [0, 0, 0]
        assert term(position(3), name) == [0, 0, 0]


# ---------------------------------------------------------------------------------------------- emissaries


def test_an_alliance_with_emissaries_at_both_ends_counts_what_it_would_bring() -> None:
    """Axel has the most emissaries in Lu and in Qi, which hold three in all."""
    state = position(
        3, houses={CHRIS: "lu-1 lu-2 qi-1"}, emissaries={AXEL: "lu qi", BARBARA: "lu"}, emissaries_left={AXEL: 5}
    )
    assert term(state, "alliances") == [3, 0, 0]
    assert term(state, "emissaries") == [2, 1, 0]
    assert term(state, "leading-emissaries") == [2, 1, 0]
    assert term(state, "emissaries-left") == [5, 7, 8]


def test_half_an_alliance_counts_the_emissaries_of_the_province_for_those_with_the_most() -> None:
    """Yan is allied with Zhao and with Qi, where nobody is."""
    state = position(3, houses={CHRIS: "yan-1 yan-2 yan-3"}, emissaries={AXEL: "yan yan", BARBARA: "yan"})
    assert term(state, "half-alliances") == [2 * 3, 0, 0]
    assert term(state, "alliances") == [0, 0, 0]
    assert term(state, "leading-emissaries") == [1, 0, 0]
    other_end = position(3, houses={CHRIS: "qi-1 qi-2"}, emissaries={AXEL: "qi", BARBARA: "qi"})
    assert term(other_end, "half-alliances") == [3 * 2, 3 * 2, 0]
    assert term(other_end, "leading-emissaries") == [1, 1, 0]


def test_a_whole_alliance_is_no_half_one() -> None:
    """Yan and Qi are allied with each other. Each also has a half alliance with Zhao, and Qi one with Lu."""
    state = position(3, houses={CHRIS: "yan-1 qi-1"}, emissaries={AXEL: "yan qi"})
    assert term(state, "alliances") == [2, 0, 0]
    assert term(state, "half-alliances") == [3, 0, 0]


# ---------------------------------------------------------------------------------------------- roads


def test_roads_count_rows_pairs_of_neighbours_and_houses_with_two_neighbours() -> None:
    """Yan 1 – Yan 4 – Qi 1 – Yan 5 is a row of four; Barbara has one pair and a house apart."""
    state = position(3, houses={AXEL: "yan-1 yan-4 yan-5 qi-1", BARBARA: "lu-3 lu-4 lu-1"})
    assert term(state, "roads") == [4, 0, 0]
    assert term(state, "neighbours") == [3, 1, 0]
    assert term(state, "threes") == [2, 0, 0]


# ---------------------------------------------------------------------------------------------- cards and turns


def test_cards_pairs_and_provinces_in_reach_are_read_off_the_hand() -> None:
    """With violet, orange and green cards a player can pay in Chu, Zhao, Lu, Han and Shu; with a pair, everywhere."""
    state = position(3, hands={AXEL: "vog", BARBARA: "vv", CHRIS: ""})
    assert term(state, "cards") == [3, 2, 0]
    assert term(state, "pairs") == [0, 1, 0]
    assert term(state, "reach") == [5, 9, 0]


def test_a_full_province_without_room_for_an_emissary_is_out_of_reach() -> None:
    full = position(3, hands={AXEL: "o"}, houses={BARBARA: "lu-1 lu-2 lu-3 lu-4"})
    assert term(full, "reach")[AXEL] == 2
    settled = position(
        3, hands={AXEL: "o"}, houses={BARBARA: "lu-1 lu-2", CHRIS: "lu-3 lu-4"}, emissaries={BARBARA: "lu lu"}
    )
    assert term(settled, "reach")[AXEL] == 1


def test_a_card_about_to_be_paid_counts_no_more_and_cards_about_to_be_drawn_count_already() -> None:
    state = position(3, hands={AXEL: "yyv"}, houses={BARBARA: "qi-1"})
    play(state, "house qi-2")
    assert term(state, "cards")[AXEL] == 2
    play(state, "pay y")
    assert term(state, "cards")[AXEL] == 2
    play(state, "stop")
    assert term(state, "cards")[AXEL] == 3
    play(state, "draw")
    assert term(state, "cards")[AXEL] == 3


def test_an_exchange_keeps_the_number_of_cards() -> None:
    state = position(3, hands={AXEL: "yyv"})
    play(state, "exchange v")
    assert term(state, "cards") == [3, 3, 3]


def test_the_turn_to_come_counts_fully_at_its_start_and_less_for_each_seat_before_it() -> None:
    state = position(4, hands={BARBARA: "yyv"}, turn=BARBARA)
    assert term(state, "coming-turn") == [0.25, 1, 0.75, 0.5]
    play(state, "house qi-2")
    assert term(state, "coming-turn") == [0.25, 0, 0.75, 0.5]


def test_a_second_piece_is_to_come_until_it_is_placed() -> None:
    state = position(3, hands={AXEL: "yyv"}, houses={BARBARA: "qi-1"})
    assert term(state, "second-piece") == [0, 0, 0]
    play(state, "house qi-2")
    assert term(state, "second-piece") == [1, 0, 0]
    play(state, "pay y")
    assert term(state, "second-piece") == [1, 0, 0]
    play(state, "house qi-3")
    assert term(state, "second-piece") == [0, 0, 0]


def test_no_second_piece_follows_in_a_province_that_was_empty_or_once_the_player_stops() -> None:
    empty = position(3, hands={AXEL: "yyv"})
    play(empty, "house qi-2")
    assert term(empty, "second-piece") == [0, 0, 0]
    stopped = position(3, hands={AXEL: "yyv"}, houses={BARBARA: "qi-1"})
    play(stopped, "house qi-2", "pay y", "stop")
    assert term(stopped, "second-piece") == [0, 0, 0]


# ---------------------------------------------------------------------------------------------- fortifications


def ready(houses: str, *moves: str, others: str = "qi-4", forts: str = "", **more: Any) -> float:
    """Returns what a house on a fortification of this province would bring Axel after these moves."""
    state = position(
        3,
        hands={AXEL: "yyo"},
        houses={AXEL: houses, BARBARA: others},
        forts={CHRIS: forts},
        fortifications=True,
        **more,
    )
    play(state, *moves)
    return term(state, "fort-ready")[AXEL]


def test_a_house_on_the_fortification_doubles_the_points_of_its_province() -> None:
    """Axel and Barbara share the first rank in Qi with 2 points each. With two houses he gets twice 3.

    This counts as much as the terms of houses do on average; the two houses of three leave two of five fields open.
    """
    assert ready("qi-1", "fort qi-3") == pytest.approx((2 * 3 - 2) * (1 + 3 / 5) / 2)


def test_it_counts_what_it_brings_on_the_roads() -> None:
    """Yan 1 – Yan 4 – Qi 1 – Yan 5 becomes a row of four, which a fortification doubles."""
    in_qi = (2 * 2 - 0) * (1 + 2 / 5) / 2
    assert ready("yan-1 yan-4 yan-5", "fort qi-1") == pytest.approx(in_qi + 8)
    assert ready("yan-1 yan-4 yan-5", "fort qi-2") == pytest.approx(in_qi)


def test_of_several_fortifications_the_best_for_roads_counts() -> None:
    in_qi = (2 * 2 - 0) * (1 + 2 / 5) / 2
    assert ready("yan-1 yan-4 yan-5", "fort qi-5", forts="qi-1") == pytest.approx(in_qi + 8)
    assert ready("yan-1 yan-4 yan-5", "fort qi-1", forts="qi-5") == pytest.approx(in_qi + 8)


def test_what_the_roads_bring_already_does_not_count() -> None:
    """With Qi 2, Axel's row of four becomes another row, which counts double."""
    in_qi = (2 * 3 - 2) * (1 + 3 / 5) / 2
    assert ready("yan-1 yan-4 yan-5 qi-1", "fort qi-2") == pytest.approx(in_qi + 4)


def test_a_fortification_under_a_house_or_in_another_province_is_not_ready() -> None:
    assert not ready("qi-1", "house qi-3", forts="qi-4")
    assert not ready("qi-1", "house qi-3", forts="lu-1")
    assert ready("qi-1", "house qi-3", forts="qi-2")


def test_without_a_house_in_the_supply_no_fortification_is_ready() -> None:
    assert not ready("qi-1", "fort qi-3", houses_left={AXEL: 0})


def test_only_a_second_piece_can_use_the_fortification() -> None:
    assert not ready("qi-1", forts="qi-2")
    assert not ready("qi-1", "fort qi-3", "pay y", "house qi-2")
    assert not ready("qi-1", "fort qi-3", "pay y", "stop")


# ---------------------------------------------------------------------------------------------- progress


def test_the_first_pile_is_the_first_half_of_a_game_and_the_second_the_other_half() -> None:
    """With three players, 47 cards are in the game and 9 of them in hands, so the pile starts with 38."""
    pile = "vvyyoogg"
    assert GAME.progress(position(3, row="", pile=pile)) == pytest.approx(0.5 - 0.5 * 8 / 38)
    assert GAME.progress(position(3, row="", pile=pile, second_pile=True)) == pytest.approx(1 - 0.5 * 8 / 38)
    assert GAME.progress(position(3, row="", pile="", second_pile=True)) == 1


def test_a_game_begins_at_nought() -> None:
    assert GAME.progress(GAME.start(3)) == 0
