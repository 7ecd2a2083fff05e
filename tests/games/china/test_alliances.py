"""Alliances: majorities of emissaries in two neighbouring provinces."""

from __future__ import annotations

import pytest

from kaiserhof.games.china import GAME
from kaiserhof.games.china.rules.scoring import alliance_points
from tests.games.china.staging import AXEL, BARBARA, CHRIS, DORIS, Pieces, count_up, gained, number

HOUSES = {AXEL: "wei-1 wei-2 wei-3 wei-4 chin-1", BARBARA: "chin-2 chin-3 chin-5 chin-6 shu-3 shu-5 shu-6"}
"""Room for four emissaries in Wei and in Ch'in and three in Shu, without a row of four."""


def alliances(emissaries: Pieces) -> dict[int, list[tuple[int, int]]]:
    """Returns for each alliance which seats get how many points."""
    _, events = count_up(houses=HOUSES, emissaries=emissaries)
    found: dict[int, list[tuple[int, int]]] = {}
    for event in events:
        if event.message.id == "log-points-alliance":
            found.setdefault(number(event.message.values, "number"), []).extend(gained([event], event.message.id))
    return found


@pytest.mark.rule("alliances")
def test_the_majority_in_both_provinces_brings_a_point_for_every_emissary_of_any_colour() -> None:
    assert alliances({AXEL: "wei wei chin chin", BARBARA: "wei", CHRIS: "chin"}) == {3: [(AXEL, 6)]}


@pytest.mark.rule("alliances")
def test_a_majority_in_one_province_only_brings_nothing() -> None:
    assert alliances({AXEL: "wei wei chin", BARBARA: "wei chin chin"}) == {}


@pytest.mark.rule("alliances")
def test_provinces_without_a_common_border_make_no_alliance() -> None:
    assert alliances({AXEL: "wei wei shu shu"}) == {}


@pytest.mark.rule("alliances")
def test_one_majority_can_count_in_several_alliances() -> None:
    assert alliances({AXEL: "wei chin chin shu"}) == {3: [(AXEL, 3)], 4: [(AXEL, 3)]}


@pytest.mark.rule("alliance-ties")
def test_equally_many_emissaries_are_a_majority_for_all_and_everyone_gets_the_full_points() -> None:
    """RULING 10."""
    assert alliances({AXEL: "wei chin", BARBARA: "wei chin", CHRIS: "wei"}) == {3: [(AXEL, 5), (BARBARA, 5)]}


@pytest.mark.rule("alliance-ties")
def test_without_an_emissary_nobody_has_a_majority() -> None:
    """RULING 10: a majority needs at least one emissary, so an empty province has no alliance."""
    assert alliances({AXEL: "wei wei"}) == {}
    assert alliances({}) == {}


@pytest.mark.rule("alliances", "alliance-ties")
def test_a_tie_in_one_province_decides_nothing_for_those_who_lack_the_other() -> None:
    assert alliances({AXEL: "wei chin chin", BARBARA: "wei", DORIS: "chin"}) == {3: [(AXEL, 5)]}


@pytest.mark.rule("alliances", "final-scoring")
def test_all_fifteen_alliances_are_counted_in_their_order() -> None:
    """Axel has one emissary in each of eight provinces. He would have 14 of 15 alliances, but the ninth province has
    none.
    """
    state = GAME.start(4)
    ids = state.lookup.province_ids
    for province in range(9):
        state.emissaries[province * 5 + AXEL] = 1
    assert [entry[0] for entry in state.lookup.alliances] == list(range(1, 16))
    pairs = {entry[0]: {ids[entry[1]], ids[entry[2]]} for entry in state.lookup.alliances}
    assert pairs[3] == {"wei", "chin"}
    assert pairs[4] == {"chin", "shu"}
    assert all(alliance_points(state, a, b) == [2, 0, 0, 0] for _, a, b in state.lookup.alliances)


@pytest.mark.rule("alliances", "fort-roads")
def test_fortifications_never_double_an_alliance() -> None:
    """RULING 12."""
    _, events = count_up(houses=HOUSES, emissaries={AXEL: "wei chin"}, forts={AXEL: "wei-1", BARBARA: "chin-1"})
    assert gained(events, "log-points-alliance") == [(AXEL, 2)]
