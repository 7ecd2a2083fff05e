"""Open rules, played with readings that differ from our rulings."""

from __future__ import annotations

import pytest

from kaiserhof.engine import Dice, Message, Refusal
from kaiserhof.games.china import GAME, ChinaState
from kaiserhof.games.china.rules.components import MAX_SEATS
from kaiserhof.games.china.rules.scoring import alliance_points
from tests.games.china.staging import AXEL, BARBARA, choices, may, play, position, refused

YELLOW = Message("colour-yellow")
EMISSARIES = {"wei": (2, 2, 1, 0), "chin": (2, 1, 0, 0), "shu": (3, 1, 0, 0)}


@pytest.mark.rule("alliance-ties")
@pytest.mark.parametrize(("way", "points"), [("shared", [8, 0, 0, 0]), ("nobody", [0, 0, 0, 0])])
def test_a_tie_is_a_majority_for_all_or_for_nobody(way: str, points: list[int]) -> None:
    """RULING 10 and its other reading."""
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


def without_jokers(state: ChinaState) -> ChinaState:
    return GAME.from_json({**state.to_json(), "fort-joker": "no"})


@pytest.mark.rule("fort-pay")
def test_a_joker_pays_for_a_fortification_or_only_a_card_of_the_colour() -> None:
    """RULING 16 and its other reading."""
    state = position(hands={AXEL: "yvv"}, houses={BARBARA: "qi-1"}, fortifications=True)
    play(state, "fort qi-2")
    assert choices(state, "pay") == {"pay y", "pay vv"}
    strict = without_jokers(position(hands={AXEL: "yvv"}, houses={BARBARA: "qi-1"}, fortifications=True))
    play(strict, "fort qi-2")
    assert choices(strict) == {"pay y"}
    assert refused(strict, "pay vv") == Refusal("fort-pay", Message("detail-fort-colour", {"colour": YELLOW}))
    play(strict, "pay y", "house qi-2")
    assert choices(strict, "pay") == {"pay vv"}


@pytest.mark.rule("fort-pay")
def test_without_a_card_of_the_colour_there_is_no_fortification_but_a_house() -> None:
    """The other reading of RULING 16."""
    state = without_jokers(position(hands={AXEL: "vvg"}, houses={BARBARA: "qi-1"}, fortifications=True))
    assert not choices(state, "fort qi")
    assert refused(state, "fort qi-2") == Refusal("fort-pay", Message("detail-fort-colour", {"colour": YELLOW}))
    assert may(state, "house qi-2")
    assert may(state, "fort chu-1")


@pytest.mark.rule("fort-pay", "open-information")
def test_a_player_who_has_placed_a_fortification_is_imagined_with_a_card_of_the_colour() -> None:
    state = without_jokers(position(hands={AXEL: "yvv"}, houses={BARBARA: "qi-1"}, fortifications=True))
    play(state, "fort qi-2")
    dice = Dice(1)
    view = state.seen_by(BARBARA)
    assert all(view.imagine(dice).legal_moves() for _ in range(100))
