"""The set-up: regions, unrest along the old course, stacks, the first tile."""

from __future__ import annotations

import pytest

from kaiserhof.engine import CHANCE, KaiserhofError
from kaiserhof.games.dayunhe import GAME, DayunheState
from kaiserhof.games.dayunhe.rules.components import SYMBOLS
from tests.games.dayunhe.staging import (
    AXEL,
    BARBARA,
    CHRIS,
    DORIS,
    EMIL,
    fields_in,
    heights,
    in_store,
    on,
    play,
    position,
    rule_against,
    stacks_of,
)

FIRST_TOPS = ("open garden", "open unrest", "open canal-1")


def opened(players: int = 2, *tops: str) -> DayunheState:
    """Returns the set-up after everyone's top tiles are turned up."""
    state = GAME.start(players)
    for _ in range(players):
        play(state, *(tops or FIRST_TOPS))
    return state


@pytest.mark.rule("setup-regions")
def test_regions_go_from_north_to_south_in_turn_order() -> None:
    state = GAME.start(5)
    for seat in (AXEL, BARBARA, CHRIS, DORIS, EMIL):
        assert len(fields_in(state, state.lookup.regions[seat])) == 9
    assert fields_in(state, state.lookup.regions[AXEL]) == {f"{c}{r}" for c in "abc" for r in (1, 2, 3)}
    assert fields_in(state, state.lookup.regions[EMIL]) == {f"{c}{r}" for c in "abc" for r in (16, 17, 18)}


@pytest.mark.rule("setup-regions")
@pytest.mark.parametrize(("players", "fields"), [(2, 22), (3, 33), (4, 44), (5, 55)])
def test_with_fewer_players_the_southern_regions_are_not_used(players: int, fields: int) -> None:
    """RULING 4."""
    assert len(GAME.start(players).lookup.field_ids) == fields


@pytest.mark.rule("setup-unrest")
def test_the_players_lay_unrest_tiles_in_turn_from_north_to_south() -> None:
    """RULING 4."""
    state = GAME.start(3)
    course = ["c1", "c2", "b2", "b3", "c4", "c5", "c6", "b6", "a8", "a9", "b9", "b10"]
    assert [on(state, name) for name in course] == [(place % 3, "unrest") for place in range(12)]
    assert int(state.unrest).bit_count() == 12


@pytest.mark.rule("setup-stacks")
def test_the_other_26_tiles_lie_in_stacks_of_nine_nine_and_eight() -> None:
    state = GAME.start(2)
    assert heights(state, AXEL) == heights(state, BARBARA) == [9, 9, 8]
    assert sum(weight for _, weight in state.outcomes()) == 26
    assert dict(state.outcomes())[state.parse("open unrest")] == 6


@pytest.mark.rule("setup-tops", "chance")
def test_the_top_tiles_are_turned_up_by_chance_and_stay_on_their_stacks() -> None:
    state = GAME.start(2)
    assert state.to_move() == CHANCE
    assert rule_against(state, "take s1") == "chance"
    play(state, *FIRST_TOPS)
    assert stacks_of(state, AXEL) == [("garden", 8, 0), ("unrest", 8, 0), ("canal-1", 7, 0)]
    assert state.turn_of() == BARBARA
    play(state, *FIRST_TOPS)
    assert state.to_move() == AXEL
    assert rule_against(state, "open garden") == "chance"


@pytest.mark.rule("setup-reshuffle")
def test_with_two_unrest_tiles_on_top_all_26_are_shuffled_again() -> None:
    """RULING 1."""
    state = GAME.start(2)
    events = play(state, "open unrest", "open garden", "open unrest")
    assert [event.message.id for event in events][-1] == "log-reshuffle"
    assert stacks_of(state, AXEL) == [("", 9, 0), ("", 9, 0), ("", 8, 0)]
    assert sum(weight for _, weight in state.outcomes()) == 26
    assert state.turn_of() == AXEL
    play(state, "open unrest", "open unrest", "open unrest")
    assert stacks_of(state, AXEL) == [("", 9, 0), ("", 9, 0), ("", 8, 0)]
    play(state, "open unrest", "open garden", "open temple")
    assert state.turn_of() == BARBARA


@pytest.mark.rule("setup-first-tile")
def test_everyone_takes_one_open_tile_and_that_stack_stays_face_down() -> None:
    """RULING 2."""
    state = opened()
    assert rule_against(state, "choose reform") == "setup-first-tile"
    play(state, "take s1")
    assert in_store(state, AXEL) == ["garden"]
    assert stacks_of(state, AXEL) == [("", 8, 0), ("unrest", 8, 0), ("canal-1", 7, 0)]
    assert state.to_move() == BARBARA


@pytest.mark.rule("setup-first-tile")
def test_the_first_tile_may_be_an_unrest_tile() -> None:
    """RULING 2."""
    state = opened()
    events = play(state, "take s2", "take s2")
    assert in_store(state, BARBARA) == ["unrest"]
    assert [event.message.id for event in events][-1] == "log-round"
    assert state.to_move() == AXEL
    assert rule_against(state, "take s1") == "setup-first-tile"


@pytest.mark.rule("setup-reputation")
def test_everyone_begins_with_fifteen() -> None:
    """RULING 3."""
    assert GAME.start(4).scores() == [15, 15, 15, 15]


@pytest.mark.rule("setup-limit")
def test_the_limit_of_unrest_is_two_three_or_four_and_usually_three() -> None:
    assert GAME.choose(2) == {"unrest": "3"}
    assert [GAME.start(2, {"unrest": limit}).limit for limit in ("2", "3", "4")] == [2, 3, 4]
    with pytest.raises(KaiserhofError, match="error-option-value"):
        GAME.start(2, {"unrest": "5"})


@pytest.mark.rule("setup-ship")
def test_the_ship_begins_in_peking_southbound_with_four_trips_ahead() -> None:
    state = GAME.start(5)
    assert (state.lookup.field_ids[state.ship], state.south, state.trips) == ("a0", 1, 4)


@pytest.mark.rule("point-markers")
@pytest.mark.parametrize("points", [99, 163, 299])
def test_a_player_who_has_gone_round_the_track_counts_on(points: int) -> None:
    state = position(2, "raise-reputation", points=[points, 15])
    play(state, "raise")
    assert state.scores() == [points + 1, 15]


@pytest.mark.parametrize("players", [1, 6])
def test_it_is_for_two_to_five_players(players: int) -> None:
    with pytest.raises(KaiserhofError, match="error-seats"):
        GAME.start(players)


@pytest.mark.rule("setup-unrest")
def test_a_field_without_a_tile_has_no_owner_and_no_kind_and_no_tile_is_in_hand() -> None:
    state = GAME.start(2)
    for field, owner in enumerate(state.owner_at):
        if owner < 0:
            assert (state.owner_at[field], state.kind_at[field], state.turns_at[field]) == (-1, -1, 0)
    assert (state.tile_in_hand, state.field, state.next_field) == (-1, -1, -1)


def test_a_census_counts_every_tile_of_a_seat() -> None:
    state = GAME.start(2)
    census = state.census()
    assert {name.split(" of ")[1] for name in census} == {"seat 0", "seat 1"}
    assert sum(census.values()) == 2 * (sum(state.lookup.stacked) + SYMBOLS)
    play(state, *FIRST_TOPS)
    assert state.census() == census
