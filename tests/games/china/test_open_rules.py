"""Rules that the texts leave open, played in another way than our rulings say."""

from __future__ import annotations

import pytest

from kaiserhof.games.china import GAME
from kaiserhof.games.china.rules.components import MAX_SEATS
from kaiserhof.games.china.rules.scoring import alliance_points

EMISSARIES = {"wei": (2, 2, 1, 0), "chin": (2, 1, 0, 0), "shu": (3, 1, 0, 0)}


@pytest.mark.rule("alliance-ties")
@pytest.mark.parametrize(("way", "points"), [("shared", [8, 0, 0, 0]), ("nobody", [0, 0, 0, 0])])
def test_a_tie_is_a_majority_for_all_or_for_nobody(way: str, points: list[int]) -> None:
    """RULING 10 and its other rule."""
    state = GAME.start(4, {"alliance-ties": way})
    number = {name: index for index, name in enumerate(state.lookup.province_ids)}
    for province, counts in EMISSARIES.items():
        for seat, count in enumerate(counts):
            state.emissaries[number[province] * MAX_SEATS + seat] = count
    assert alliance_points(state, number["wei"], number["chin"]) == points
    assert alliance_points(state, number["chin"], number["shu"]) == [7, 0, 0, 0]
    again = GAME.from_json(state.to_json())
    assert again == state
    assert alliance_points(again, number["wei"], number["chin"]) == points
    assert (state == GAME.from_json({**GAME.start(4).to_json(), "emissaries": list(state.emissaries)})) == (
        way == "shared"
    )
