"""The standings equal what the game would bring if it ended now."""

from __future__ import annotations

import pytest

from kaiserhof.engine import OVER, Dice, Message
from kaiserhof.games.china import GAME
from kaiserhof.games.china.rules.turns import finish
from kaiserhof.games.china.words.standings import standings
from tests.games.china.staging import AXEL, BARBARA, CHRIS, position, random_game


@pytest.mark.parametrize("fortifications", ["no", "yes"])
@pytest.mark.parametrize("seats", GAME.players)
def test_the_points_as_things_stand_are_those_of_the_final_scoring(seats: int, fortifications: str) -> None:
    dice = Dice(f"{seats} {fortifications}")
    state = GAME.start(seats, {"fortifications": fortifications})
    for number, _ in enumerate(random_game(state, dice)):
        if number % 9 or state.to_move() == OVER:
            continue
        found = [each.points for each in standings(state, 0) if each.points]
        ended = state.copy()
        finish(ended)
        assert [sum(points[seat] for points in found) for seat in range(seats)] == ended.scores()
        counted = [plate.standing for plate in GAME.as_it_stands(state) if plate.counts]
        assert [sum(each.points[seat] for each in counted) for seat in range(seats)] == ended.scores()


def test_an_alliance_without_a_leader_in_both_provinces_says_who_leads_where() -> None:
    state = position(houses={AXEL: "wei-1 han-1", BARBARA: "wei-2"}, emissaries={AXEL: "wei", BARBARA: "han"})
    found = {plate.standing.id: plate for plate in GAME.as_it_stands(state)}
    alliance = found["alliance 8"]
    assert (alliance.worth, any(alliance.standing.points)) == (2, False)
    assert alliance.why is not None
    assert alliance.why.values["leads"] == AXEL
    assert alliance.why.values["other"] == BARBARA


def test_emissaries_and_houses_are_counted_where_they_are() -> None:
    state = position(houses={AXEL: "wei-1 wei-2", BARBARA: "wei-3"}, emissaries={AXEL: "wei", BARBARA: "wei"})
    found = {each.id: each for each in standings(state, CHRIS)}
    wei = next(number for number, each in enumerate(GAME.board.provinces) if each.id == "wei")
    assert found[f"houses {wei}"].pieces[:2] == (2, 1)
    assert found[f"houses {wei}"].points[:2] == (3, 2)
    assert found[f"emissaries {wei}"].pieces[:2] == (1, 1)
    assert found["roads"].label == Message("sheet-roads")


def test_only_the_own_hand_is_counted() -> None:
    state = position(hands={AXEL: "rrg", BARBARA: "yvo"})
    found = {each.id: each.pieces for each in standings(state, AXEL)}
    assert found["cards"][AXEL] == 3
    assert found["pairs"][AXEL] == 1
    assert all(found[name][BARBARA] == 0 for name in ("cards", "pairs", "payable", "unknown"))
