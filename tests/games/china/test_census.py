"""The census finds every piece and card wherever it is."""

from __future__ import annotations

from kaiserhof.games.china.rules.components import LETTERS
from tests.games.china.staging import AXEL, BARBARA, play, position


def test_houses_and_emissaries_are_counted_in_the_supply_and_on_the_board() -> None:
    empty = position().census()
    state = position(houses={AXEL: "wei-1 wei-2", BARBARA: "wei-3"}, emissaries={BARBARA: "wei"})
    assert state.census() == empty
    assert {empty[f"houses of seat {seat}"] for seat in range(4)} == {state.houses_left[AXEL] + 2}
    assert empty[f"emissaries of seat {BARBARA}"] == state.emissaries_left[BARBARA] + 1


def test_cards_are_counted_in_hands_row_pile_and_discards() -> None:
    """With three players six of the eleven red cards have been discarded."""
    state = position(3, hands={AXEL: "rrv"}, row="vyyr", pile="vyogrr", second_pile=True)
    assert state.discards[LETTERS.index("r")] == 6
    assert state.census() == position(3).census()
    assert state.census()["red cards"] == 11


def test_a_house_that_is_placed_stays_in_the_census() -> None:
    state = position(hands={AXEL: "rgg"})
    before = state.census()
    play(state, next(state.text(move) for move in state.legal_moves()))
    assert state.census() == before
