"""The Great Coordinator: his route, its gains, where he turns, and the inspection."""

from __future__ import annotations

import random

import pytest

from kaiserhof.engine import OVER
from kaiserhof.games.dayunhe import GAME, DayunheState
from kaiserhof.games.dayunhe.board.board import FORWARD_NORTH, FORWARD_SOUTH
from kaiserhof.games.dayunhe.rules.verbs.building import lay
from kaiserhof.games.dayunhe.rules.verbs.ship import ways, ways_from
from tests.games.dayunhe.staging import (
    AXEL,
    BARBARA,
    CHRIS,
    DORIS,
    Canal,
    choices,
    field_of,
    fields_in,
    finish_round,
    path,
    play,
    position,
    rule_against,
    strictly_ahead,
)

YELLOW, RED, GREEN = AXEL, BARBARA, CHRIS


def options(state: DayunheState) -> set[str]:
    """Returns where the ship may go from its field."""
    return fields_in(state, ways(state))


# ---------------------------------------------------------------- the printed example


EXAMPLE: dict[str, Canal] = {
    "c2": (YELLOW, "canal-2", 4),
    "b2": (YELLOW, "canal-2", 5),
    "c4": (RED, "bridge", 4),
    "b4": (RED, "store", 0),
    "c9": (GREEN, "canal-1", 0),
}

STEPS = [
    ({"a1", "b0"}, "a1"),
    ({"a2", "b1"}, "b1"),
    ({"b2", "c2"}, "c2"),
    ({"b2"}, "b2"),
    ({"b3", "c3"}, "c3"),
    ({"c4"}, "c4"),
    ({"b4"}, "b4"),
    ({"b5", "c5"}, "c5"),
    ({"c6"}, "c6"),
]
"""The nine steps in the rule book: where the ship may go, and where it goes."""


def example() -> DayunheState:
    """Returns the position of the example: it is yellow's round, and all four players but the last are done."""
    return position(4, canals=EXAMPLE, course=True, turn=DORIS, start=YELLOW)


@pytest.mark.rule("ship-line", "ship-next-canal", "ship-forward", "ship-unrest", "ship-scoring", "joined-lines")
def test_the_printed_trip_offers_the_same_fields_at_each_step() -> None:
    state = example()
    here = state.ship
    for expected, taken in STEPS:
        assert fields_in(state, ways_from(state, here, 1)) == expected
        here = field_of(state, taken)


@pytest.mark.rule("ship-chooser", "ship-length", "ship-in-order")
def test_the_printed_trip_brings_yellow_six_and_costs_red_two() -> None:
    state = example()
    events = play(state, "done")
    for expected, taken in STEPS:
        if len(expected) > 1:
            assert state.to_move() == YELLOW
            assert choices(state) == {f"sail {field}" for field in expected}
            events += play(state, f"sail {taken}")
    assert path(events) == [taken.upper() for _, taken in STEPS]
    assert state.scores() == [15 + 6, 15 - 2, 15, 15]
    assert state.lookup.field_ids[state.ship] == "c6"
    values = [event.message.values for event in events if event.message.id.startswith("log-ship-")]
    assert [(v["seat"], v["points"]) for v in values] == [
        (YELLOW, 2),
        (YELLOW, 4),
        (RED, 2),
        (RED, 4),
        (RED, 4),
        (RED, 4),
    ]


# ---------------------------------------------------------------- length and direction


@pytest.mark.rule("ship-length")
@pytest.mark.parametrize(("players", "length"), [(2, 5), (3, 7), (4, 9), (5, 11)])
def test_the_ship_sails_its_full_length_also_over_unrest(players: int, length: int) -> None:
    """RULING 28."""
    state = position(players, course=True, turn=players - 1, start=AXEL)
    events = finish_round(state)
    assert len(path(events)) == length
    assert strictly_ahead(state, path(events))


@pytest.mark.rule("ship-length")
def test_unrest_does_not_stop_the_ship_in_the_third_phase() -> None:
    """RULING 28."""
    unrest = dict.fromkeys(("b0", "b1", "b2", "b3", "b4"), BARBARA)
    state = position(2, unrest=unrest, canals={"b5": (AXEL, "garden")}, turn=BARBARA, start=AXEL)
    play(state, "done", "sail b0")
    assert state.lookup.field_ids[state.ship] == "b4"


@pytest.mark.rule("ship-forward")
def test_the_ship_goes_to_the_three_fields_ahead_and_never_back_or_past_the_turn() -> None:
    """RULING 24."""
    state = position(2, "special-inspection", ship="b3")
    south = {state.lookup.names[n] for n in state.lookup.ahead_list[1][field_of(state, "b3")]}
    north = {state.lookup.names[n] for n in state.lookup.ahead_list[0][field_of(state, "b3")]}
    assert (south, north) == ({"B4", "A4", "C4"}, {"B2", "A3", "C3"})
    assert state.lookup.ahead[1][field_of(state, "b7")] == 0
    assert rule_against(state, "sail b2") == "ship-forward"
    assert rule_against(state, "sail b5") == "ship-forward"


@pytest.mark.rule("ship-line", "ship-forward")
def test_a_line_that_leads_sideways_and_back_is_not_followed() -> None:
    """RULING 24."""
    # b3 is joined with c3 (north-east) only; the next canal ahead is b5.
    canals: dict[str, Canal] = {"b3": (AXEL, "garden", 0), "c3": (AXEL, "canal-1", 3), "b5": (BARBARA, "garden")}
    state = position(2, "special-inspection", canals=canals, ship="b3")
    assert fields_in(state, state.joined[field_of(state, "b3")]) == {"c3"}
    assert options(state) == {"b4"}


@pytest.mark.rule("ship-line")
def test_a_joined_line_is_followed_before_a_nearer_canal() -> None:
    """RULING 24."""
    # b3 is joined with a4 to the south-west; b4 lies as near but is not joined.
    canals = {"b3": (AXEL, "canal-2", 4), "a4": (AXEL, "canal-3", 1), "b4": (BARBARA, "garden", 4)}
    state = position(2, "special-inspection", canals=canals, ship="b3")
    assert options(state) == {"a4"}
    assert rule_against(state, "sail b4") == "ship-line"


@pytest.mark.rule("ship-line", "ship-chooser")
def test_where_several_lines_lead_forward_the_chooser_picks() -> None:
    """RULING 24."""
    canals = {"b3": (AXEL, "weir", 0), "a4": (AXEL, "canal-3", 1), "c4": (AXEL, "temple", 2)}
    state = position(2, canals=canals, ship="b3", turn=BARBARA, start=AXEL)
    play(state, "done")
    assert state.to_move() == AXEL
    assert choices(state) == {"sail a4", "sail c4"}
    assert rule_against(state, "sail b4") == "ship-line"
    assert rule_against(state, "done") == "round"
    assert rule_against(state, "halt") == "ship-length"


@pytest.mark.rule("ship-chooser", "special-inspection", "turn-order")
def test_a_player_who_does_not_steer_is_told_who_does() -> None:
    canals = {"b3": (AXEL, "weir", 0), "a4": (AXEL, "canal-3", 1), "c4": (AXEL, "temple", 2)}
    state = position(2, canals=canals, ship="b3", turn=BARBARA, start=AXEL)
    play(state, "done")
    for viewer in (BARBARA, None):
        view = state.seen_by(viewer)
        assert rule_against(view, "sail a4") == "ship-chooser"
        assert rule_against(view, "done") == "turn-order"
    inspecting = position(2, "special-inspection", turn=BARBARA, start=AXEL)
    play(inspecting, "sail b0")
    for move in ("sail b1", "halt"):
        assert rule_against(inspecting.seen_by(AXEL), move) == "special-inspection"
    assert rule_against(inspecting.seen_by(AXEL), "done") == "turn-order"


@pytest.mark.rule("ship-next-canal")
def test_an_unconnected_canal_next_to_the_ship_is_the_next_canal() -> None:
    """RULING 25."""
    state = position(2, "special-inspection", canals={"c4": (BARBARA, "garden", 3), "a6": (AXEL, "weir")}, ship="b3")
    assert options(state) == {"c4"}
    assert rule_against(state, "sail a4") == "ship-next-canal"
    play(state, "sail c4")
    assert state.scores() == [15, 17]


@pytest.mark.rule("ship-next-canal", "ship-chooser")
def test_of_two_canals_equally_near_either_may_be_the_next() -> None:
    """RULING 25."""
    state = position(2, "special-inspection", canals={"a5": (AXEL, "garden"), "c5": (BARBARA, "garden")}, ship="b3")
    assert options(state) == {"a4", "b4", "c4"}


@pytest.mark.rule("ship-next-canal")
def test_the_canal_under_the_ship_is_not_the_next_one() -> None:
    state = position(2, "special-inspection", canals={"b3": (AXEL, "garden"), "a5": (BARBARA, "garden")}, ship="b3")
    assert options(state) == {"a4", "b4"}


@pytest.mark.rule("ship-homeward")
def test_without_a_canal_ahead_the_ship_sails_to_its_turning_point() -> None:
    """RULING 25."""
    state = position(2, "special-inspection", canals={"b1": (AXEL, "garden")}, ship="c5")
    assert options(state) == {"c6", "b5"}
    home = position(2, "special-inspection", canals={"b6": (AXEL, "garden")}, ship="b4", south=False)
    assert options(home) == {"b3", "a4"}
    assert rule_against(home, "sail c4") == "ship-homeward"


NEVER = 999


def steps_to(state: DayunheState, field: int, edges: tuple[int, ...], targets: int) -> int:
    """Returns the smallest number of steps over these edges to any of these fields, by plain search."""
    reached, steps = {field}, 0
    while reached and not any(targets >> place & 1 for place in reached):
        reached = {state.lookup.across[place][edge] for place in reached for edge in edges} - {-1}
        steps += 1
    return steps if reached else NEVER


@pytest.mark.rule("ship-line", "ship-next-canal", "ship-homeward")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_tables_lead_the_same_ways_as_a_plain_search(players: int) -> None:
    rng = random.Random(players)
    for _ in range(8):
        state = position(players)
        free = [field for field in range(len(state.owner_at)) if state.lookup.buildable >> field & 1]
        for field in rng.sample(free, rng.randrange(1, 8)):
            lay(state, field, AXEL, rng.randrange(1, state.lookup.kinds), rng.randrange(6))
        for way, edges in enumerate((FORWARD_NORTH, FORWARD_SOUTH)):
            goal = state.lookup.goal[way]
            for here in set(range(len(state.owner_at))) - {goal}:
                assert ways_from(state, here, way) == searched(state, here, edges, goal)


def searched(state: DayunheState, here: int, edges: tuple[int, ...], goal: int) -> int:
    """Returns where the ship may go from here, computed without tables."""
    near = {edge: state.lookup.across[here][edge] for edge in edges if state.lookup.across[here][edge] >= 0}
    lines = state.lines
    joined = [n for edge, n in near.items() if lines[here] >> edge & 1 and lines[n] >> (edge + 3) % 6 & 1]
    canals = state.canals & ~(1 << here)
    target = canals if steps_to(state, here, edges, canals) < NEVER else 1 << goal
    distances = {n: steps_to(state, n, edges, target) for n in near.values()}
    nearest = [n for n, steps in distances.items() if steps == min(distances.values())]
    return sum(1 << n for n in joined or nearest)


# ---------------------------------------------------------------- what the fields bring


@pytest.mark.rule("ship-scoring", "joined-lines")
def test_lines_across_colours_pay_the_bonus_to_the_owner_of_the_tile_entered() -> None:
    """RULING 26."""
    canals = {"b3": (AXEL, "canal-3", 0), "b4": (BARBARA, "canal-3", 0)}
    state = position(2, "special-inspection", canals=canals, ship="b2")
    play(state, "sail b3", "sail b4", "halt")
    assert state.scores() == [15 + 2, 15 + 4]


@pytest.mark.rule("ship-scoring")
def test_a_canal_entered_from_peking_or_from_an_empty_neutral_field_pays_no_bonus() -> None:
    """RULING 26."""
    state = position(2, "special-inspection", canals={"a1": (AXEL, "temple", 0)})
    play(state, "sail a1", "halt")
    assert state.scores() == [17, 15]
    neutral = position(2, "special-inspection", canals={"b1": (AXEL, "temple", 0)}, ship="b0")
    play(neutral, "sail b1", "halt")
    assert neutral.scores() == [17, 15]


@pytest.mark.rule("ship-scoring", "joined-lines")
def test_a_canal_entered_from_a_canal_that_is_not_joined_with_it_pays_no_bonus() -> None:
    canals: dict[str, Canal] = {"b3": (AXEL, "garden", 0), "b4": (BARBARA, "canal-3", 0)}
    state = position(2, "special-inspection", canals=canals, ship="b3")
    play(state, "sail b4", "halt")
    assert state.scores() == [15, 17]


@pytest.mark.rule("ship-unrest")
def test_unrest_costs_the_owner_of_the_region_no_matter_who_laid_it() -> None:
    state = position(2, "special-inspection", unrest={"b4": AXEL}, canals={"b5": (AXEL, "garden")}, ship="b3")
    play(state, "sail b4")
    assert state.scores() == [15, 11]


@pytest.mark.rule("neutral-fields")
def test_on_a_neutral_field_a_canal_pays_its_owner_and_unrest_hurts_nobody() -> None:
    """RULING 27."""
    state = position(2, "special-inspection", unrest={"b0": BARBARA}, canals={"b1": (BARBARA, "garden")})
    play(state, "sail b0")
    assert state.scores() == [15, 15]
    canal = position(2, "special-inspection", canals={"b0": (BARBARA, "garden")})
    play(canal, "sail b0", "halt")
    assert canal.scores() == [15, 17]
    pagoda = position(3, "special-inspection", canals={"b7": (BARBARA, "garden"), "b8": (BARBARA, "weir")}, ship="b6")
    play(pagoda, "sail b7", "halt")
    assert pagoda.scores() == [15, 17, 15]


@pytest.mark.rule("ship-in-order", "reputation-floor")
def test_fields_are_scored_in_order_so_the_floor_counts_on_the_way() -> None:
    """RULING 31."""
    unrest_first = position(
        2,
        unrest={"b1": BARBARA},
        canals={"b2": (AXEL, "garden", 1)},
        points=[1, 15],
        ship="b0",
        turn=BARBARA,
        start=AXEL,
    )
    play(unrest_first, "done")
    while unrest_first.round == 0:
        play(unrest_first, sorted(choices(unrest_first))[0])
    assert unrest_first.points[AXEL] == 0 + 2


# ---------------------------------------------------------------- turning, and the inspection


@pytest.mark.rule("turning-points")
@pytest.mark.parametrize(("players", "field"), [(2, "b7"), (3, "b11"), (4, "b15"), (5, "b19")])
def test_the_ship_turns_south_of_the_last_region_and_in_peking(players: int, field: str) -> None:
    lookup = GAME.start(players).lookup
    assert [lookup.field_ids[goal] for goal in lookup.goal] == ["a0", field]


@pytest.mark.rule("trip-ends")
def test_at_the_turn_the_rest_of_the_move_lapses_and_the_direction_changes() -> None:
    state = position(2, ship="b5", turn=BARBARA, start=AXEL)
    events = play(state, "done")
    assert path(events) == ["B6", "B7"]
    assert (state.trips, state.south, state.round) == (3, 0, 1)
    north = position(2, ship="a1", south=False, trips=3, turn=BARBARA, start=AXEL)
    assert path(play(north, "done")) == ["A0"]
    assert (north.trips, north.south) == (2, 1)


@pytest.mark.rule("special-inspection")
def test_the_cards_player_decides_how_far_the_inspection_goes_and_which_way() -> None:
    """RULING 29."""
    state = position(2, "special-inspection", turn=BARBARA, start=AXEL)
    assert choices(state, "sail") == {"sail a1", "sail b0"}
    assert "done" in choices(state)
    assert rule_against(state, "halt") == "special-inspection"
    play(state, "sail b0")
    assert state.to_move() == BARBARA
    assert "halt" in choices(state)
    play(state, "sail b1", "sail b2")
    assert choices(state, "sail") == set()
    assert rule_against(state, "sail b3") == "special-inspection"
    assert "done" in choices(state)


@pytest.mark.rule("inspection-at-once")
def test_an_inspection_is_one_move_and_does_not_go_on_once_it_has_ended() -> None:
    """RULING 5."""
    state = position(2, "special-inspection", store={AXEL: "garden"})
    play(state, "sail b0")
    for move in ("done", "build garden", "replenish s1"):
        assert rule_against(state, move) == "inspection-at-once"
    play(state, "halt")
    assert state.steps == 0, "the fields that are left lapse"
    assert rule_against(state, "sail b1") == "inspection-at-once"
    assert {"build garden", "replenish s1", "done"} <= choices(state)


@pytest.mark.rule("special-inspection", "ship-scoring")
def test_an_inspection_is_scored_like_any_move_of_the_ship() -> None:
    canals = {"b2": (AXEL, "canal-3", 0), "b3": (AXEL, "temple", 0)}
    state = position(2, "special-inspection", canals=canals, ship="b1")
    play(state, "sail b2", "sail b3", "halt")
    assert state.scores() == [15 + 2 + 4, 15]


@pytest.mark.rule("inspection-stops")
def test_the_inspection_stops_on_the_first_unrest_tile_after_its_loss() -> None:
    """RULING 29."""
    state = position(2, "special-inspection", unrest={"b1": BARBARA}, canals={"b2": (AXEL, "garden")}, ship="b0")
    play(state, "sail b1")
    assert state.scores() == [11, 15]
    assert choices(state, "sail") == set()
    assert rule_against(state, "sail b2") == "inspection-stops"
    assert "done" in choices(state)


@pytest.mark.rule("inspection-stops")
def test_what_stopped_an_inspection_is_still_named_when_the_unrest_is_covered() -> None:
    state = position(2, "special-inspection", unrest={"b1": BARBARA}, store={AXEL: "garden"}, ship="b0")
    play(state, "sail b1", "build garden", "at b1", "turn 0")
    assert rule_against(state, "sail b2") == "inspection-stops"


@pytest.mark.rule("inspection-stops", "inspection-trip")
def test_an_inspection_may_end_a_trip_and_the_next_begins_with_full_length() -> None:
    """RULING 29."""
    state = position(2, "special-inspection", ship="b6", turn=BARBARA, start=AXEL)
    play(state, "sail b7")
    assert choices(state, "sail") == set()
    assert rule_against(state, "sail b6") == "inspection-stops"
    assert (state.trips, state.south) == (3, 0)
    events = play(state, "done")
    while state.round == 0:
        events += play(state, sorted(choices(state))[0])
    assert len(path(events)) == 5
    assert state.south == 0


@pytest.mark.rule("inspection-trip", "game-end")
def test_if_the_fourth_trip_ends_by_inspection_the_others_still_act_and_the_ship_rests() -> None:
    """RULING 30."""
    state = position(
        3, "special-inspection", ship="a1", south=False, trips=1, wall=(0, 3, 0), points=[15, 30, 15], start=AXEL
    )
    play(state, "sail a0")
    assert state.trips == 0
    assert state.to_move() == AXEL
    play(state, "done")
    assert state.to_move() == BARBARA
    play(state, "done")
    assert state.to_move() == CHRIS
    events = play(state, "done")
    assert path(events) == []
    assert state.to_move() == OVER
    assert state.points[BARBARA] == 30 - 12


@pytest.mark.rule("ship-forward", "trip-ends")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_ship_advances_with_every_step_of_a_random_game(players: int) -> None:
    rng = random.Random(players)
    for _ in range(10):
        state = GAME.start(players)
        rows = [f.y for f in state.lookup.board.used(players)]
        while state.to_move() != OVER:
            ship, south, trips = state.ship, state.south, state.trips
            state.push(rng.choice(list(state.legal_moves())))
            if state.trips == trips and state.ship != ship:
                assert (rows[state.ship] > rows[ship]) == bool(south)


@pytest.mark.rule("special-inspection")
def test_the_stones_mark_the_fields_of_the_inspection_alone() -> None:
    state = position(2, "special-inspection")
    state.stones = 0b1001
    play(state, "sail b0")
    assert fields_in(state, state.stones) == {"b0"}
