"""The end: final scoring, ties, ranks."""

from __future__ import annotations

from typing import Any

import pytest

from kaiserhof.engine import OVER, Event
from kaiserhof.games.dayunhe import GAME, DayunheState
from kaiserhof.games.dayunhe.rules.scoring import network
from kaiserhof.games.dayunhe.words.names import rank_name
from tests.drawn import positions
from tests.games.dayunhe.staging import AXEL, BARBARA, CHRIS, finish_round, position, rule_against, told

LAST: dict[str, Any] = {"ship": "a1", "south": False, "trips": 1}
"""A position one step before the second arrival in Peking."""


def ended(players: int = 2, **laid: Any) -> tuple[DayunheState, list[Event]]:
    """Returns the end of a game with these things on the table."""
    state = position(players, start=AXEL, turn=players - 1, **LAST, **laid)
    events = finish_round(state)
    assert state.to_move() == OVER
    return state, events


def column(state: DayunheState, line: str, seat: int) -> int:
    return next(row.points[seat] for row in GAME.score_sheet(state) if row.label.id == f"sheet-{line}")


@pytest.mark.rule("game-end", "game-over")
def test_the_game_ends_with_the_round_in_which_the_fourth_trip_ends() -> None:
    state, events = ended(wall=(3, 0), points=[30, 15])
    assert told(events, "log-uprising") == 1
    assert told(events, "log-ended") == 1
    assert state.scores() == [18, 15]
    assert rule_against(state, "choose reform") == "game-over"


@pytest.mark.rule("network", "final-scoring")
def test_each_tile_of_the_largest_own_network_brings_one() -> None:
    """RULING 34."""
    line = {"b1": "canal-3", "b2": "temple", "b3": "canal-2"}
    canals = {name: (AXEL, tile, 0) for name, tile in line.items()}
    state, _ = ended(canals={**canals, "c5": (AXEL, "canal-4"), "b5": (BARBARA, "garden")})
    assert network(state, AXEL) == 3
    assert column(state, "network", AXEL) == 3
    assert column(state, "network", BARBARA) == 1


@pytest.mark.rule("network")
def test_foreign_canals_and_missing_lines_cut_a_network() -> None:
    """RULING 34."""
    canals = {
        "b1": (AXEL, "canal-3", 0),
        "b2": (BARBARA, "canal-3", 0),
        "b3": (AXEL, "temple", 0),
        "b4": (AXEL, "canal-2", 1),
    }
    state = position(2, canals=canals)
    assert network(state, AXEL) == 1
    assert network(state, BARBARA) == 1


@pytest.mark.rule("network")
def test_a_network_may_fork_and_close_a_ring() -> None:
    ring = {"b1": (AXEL, "garden", 3), "a2": (AXEL, "canal-1", 1), "b2": (AXEL, "water-wheel", 4)}
    state = position(2, canals={**ring, "a3": (AXEL, "canal-2", 1), "a5": (AXEL, "canal-3")})
    assert network(state, AXEL) == 4


def joined_with(state: DayunheState, field: int, group: set[int]) -> set[int]:
    """Adds the field, and all of the owner's canals that lines join with it."""
    group.add(field)
    for other in range(len(state.joined)):
        own = state.owner_at[other] == state.owner_at[field]
        if own and state.joined[field] >> other & 1 and other not in group:
            joined_with(state, other, group)
    return group


@pytest.mark.rule("network")
@pytest.mark.parametrize("seed", range(4))
def test_the_largest_network_is_that_of_a_plain_search(seed: int) -> None:
    *_, state = positions(GAME, 3, {}, seed)
    for seat in range(3):
        fields = [field for field in range(len(state.joined)) if state.canals_of[seat] >> field & 1]
        assert network(state, seat) == max((len(joined_with(state, field, set())) for field in fields), default=0)


@pytest.mark.rule("city-scoring")
def test_tiles_in_the_city_count_their_number_multiplied_with_itself() -> None:
    """RULING 34."""
    state, _ = ended(city={AXEL: "canal-1 canal-3 garden", BARBARA: "canal-1"})
    assert state.scores() == [15 + 9, 15 + 1]
    assert column(state, "city", AXEL) == 9


@pytest.mark.rule("city-scoring")
def test_city_tiles_count_even_without_canals_on_the_board() -> None:
    """RULING 17."""
    state, _ = ended(city={AXEL: "canal-1 canal-3"})
    assert state.canals_of[AXEL] == 0
    assert state.points[AXEL] == 15 + 4


@pytest.mark.rule("unrest-scoring")
def test_unrest_of_any_colour_in_the_own_region_and_in_the_own_city_costs_four() -> None:
    """RULING 34."""
    state = position(
        2, start=AXEL, turn=BARBARA, unrest={"c2": BARBARA, "c3": AXEL, "b5": AXEL}, points=[40, 40], **LAST
    )
    state.city_unrest[0 * 5 + BARBARA] += 2
    state.pool[BARBARA * state.lookup.kinds] -= 2
    state.unknown[3] -= 2
    finish_round(state)
    assert state.scores() == [40 - 8 - 8, 40 - 4]
    assert column(state, "region-unrest", AXEL) == -8
    assert column(state, "city-unrest", AXEL) == -8


@pytest.mark.rule("neutral-fields", "wall-left")
def test_unrest_on_neutral_fields_and_on_the_wall_costs_nothing() -> None:
    """RULING 27 and RULING 33."""
    state, _ = ended(unrest={"b0": AXEL, "c7": BARBARA}, wall=(2, 2))
    assert state.scores() == [15, 15]


@pytest.mark.rule("final-scoring", "reputation-floor")
def test_gains_come_before_losses_and_nobody_ends_below_zero() -> None:
    """RULING 34."""
    state, _ = ended(unrest=dict.fromkeys(("c1", "c2", "c3"), BARBARA), city={AXEL: "canal-1 canal-3"}, points=[5, 15])
    assert state.points[AXEL] == 0
    assert column(state, "region-unrest", AXEL) == -9
    more, _ = ended(unrest=dict.fromkeys(("c1", "c2", "c3"), BARBARA), city={AXEL: "canal-1 canal-3"}, points=[9, 15])
    assert more.points[AXEL] == 9 + 4 - 12


@pytest.mark.rule("winner")
def test_the_highest_reputation_wins_and_the_ranks_follow() -> None:
    state, events = ended(3, points=[20, 50, 30])
    assert state.ranking() == [3, 1, 2]
    ranks = [event.message.values for event in events if event.message.id == "log-rank"]
    assert [(values["seat"], values["rank"]) for values in ranks] == [
        (BARBARA, rank_name(1)),
        (CHRIS, rank_name(2)),
        (AXEL, rank_name(3)),
    ]
    words = GAME.words("en")
    titles = [words(rank_name(place)) for place in range(1, 6)]
    assert titles == ["Jìnshì Zhuàngyuán", "Jìnshì Bāngyǎn", "Jìnshì Tànhuā", "Jǔrén", "Xiùcai"]


@pytest.mark.rule("tie-break")
def test_a_tie_is_broken_by_tiles_in_the_city_then_by_the_network_else_shared() -> None:
    """RULING 35."""
    city, _ = ended(city={AXEL: "canal-1"}, points=[15, 16])
    assert city.points[AXEL] == city.points[BARBARA]
    assert city.ranking() == [1, 2]
    chain = {"b5": (BARBARA, "canal-3", 0), "b6": (BARBARA, "temple", 0)}
    linked, _ = ended(canals={"b4": (AXEL, "garden"), **chain}, points=[16, 15])
    assert linked.points[AXEL] == linked.points[BARBARA]
    assert linked.ranking() == [2, 1]
    both, _ = ended(canals=chain, city={AXEL: "canal-1"}, points=[16, 15])
    assert both.points[AXEL] == both.points[BARBARA]
    assert both.ranking() == [1, 2]
    even, _ = ended(points=[15, 15])
    assert even.ranking() == [1, 1]


def test_the_score_sheet_adds_up_to_the_scores() -> None:
    state, _ = ended(city={AXEL: "canal-1"}, wall=(3, 0), unrest={"c2": BARBARA})
    totals = [sum(row.points[seat] for row in GAME.score_sheet(state)) for seat in (AXEL, BARBARA)]
    assert totals == state.scores()
