"""What is in the box, counted."""

from __future__ import annotations

import pytest

from kaiserhof.games.confucius.rules.components import (
    BOXES,
    FOREIGN_LANDS,
    INVASION_PRICE,
    JUNK_PRICES,
    OFFICIALS,
    REWARD_BOX,
    REWARD_COPIES,
)
from tests.games.confucius.staging import AXEL, BARBARA, CHRIS, position, started


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_census_counts_everything_in_the_box(players: int) -> None:
    census = started(players).census()

    def total(kind: str) -> int:
        return sum(count for name, count in census.items() if name.startswith(kind))

    assert total("cards") == 66
    assert total("reward cards") == 10
    assert total("officials") == 24
    assert total("candidates") == 6
    assert total("junks") == 25
    assert total("armies") == 6 * players
    assert total("gifts") == 6 * players
    assert total("ministry chits") == 10
    assert total("Distant Land chits") == 7


def test_the_officials_have_these_bribe_values() -> None:
    assert sum(value * count for value, count in enumerate(OFFICIALS)) == 108


def test_the_foreign_lands_have_these_prices_and_points() -> None:
    table = {land: (INVASION_PRICE[n], BOXES[n], BOXES[n][REWARD_BOX[n]]) for n, land in enumerate(FOREIGN_LANDS)}
    assert table == {
        "yunnan": (4, (4, 2), 2),
        "manchuria": (5, (5, 3, 3, 2), 3),
        "mongolia": (6, (4, 3, 2), 3),
        "korea": (7, (4, 4, 3), 3),
        "annam": (8, (4, 3), 3),
    }


def test_four_junks_at_once_are_dearer_than_two_and_two() -> None:
    for prices in JUNK_PRICES:
        assert prices[4] > 2 * prices[2]


def test_there_are_two_bribery_cards_for_any_ministry_and_one_of_every_other() -> None:
    assert sorted(REWARD_COPIES) == [1] * 8 + [2]


def test_junks_are_counted_in_the_supply_in_shipyards_and_on_the_oceans() -> None:
    state = position(shipyards={AXEL: 3, BARBARA: 1}, oceans={BARBARA: 4, CHRIS: 2})
    assert state.junks == 15
    assert state.census()["junks"] == 25
