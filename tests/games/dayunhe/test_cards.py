"""The special parts of the action cards. (Espionage and Reform are in the tests of stacks, the inspection in those of
the ship.)
"""

from __future__ import annotations

import pytest

from tests.games.dayunhe.staging import (
    AXEL,
    BARBARA,
    CHRIS,
    choices,
    finish_round,
    in_store,
    on,
    path,
    play,
    position,
    refused,
    rule_against,
    stacks_of,
    unrest_in_city,
)


@pytest.mark.rule("raise-reputation")
def test_raise_reputation_brings_one_at_once_and_only_once() -> None:
    state = position(2, "raise-reputation")
    play(state, "raise")
    assert state.scores() == [16, 15]
    assert rule_against(state, "raise") == "card-parts"


@pytest.mark.rule("quell-unrest")
def test_quell_unrest_takes_any_unrest_tile_to_its_colours_part_of_the_wall() -> None:
    state = position(3, "quell-unrest", unrest={"b5": CHRIS, "b1": AXEL}, canals={"b2": (AXEL, "weir")})
    assert choices(state, "quell") == {"quell b1", "quell b5"}
    assert rule_against(state, "quell b2") == "quell-unrest"
    play(state, "quell b5")
    assert on(state, "b5") is None
    assert list(state.wall) == [0, 0, 1]
    assert state.scores() == [15, 15, 15]
    assert choices(state, "quell") == set()


@pytest.mark.rule("calm-the-people")
def test_calm_the_people_takes_any_unrest_tile_from_the_wall_under_its_owners_stack() -> None:
    """RULING 11."""
    state = position(3, "calm-the-people", wall=(1, 0, 2))
    assert choices(state, "calm") == {"calm 1", "calm 3"}
    assert rule_against(state, "calm 2") == "calm-the-people"
    assert rule_against(state, "calm 5") == "calm-the-people"
    play(state, "calm 3")
    assert list(state.wall) == [1, 0, 1]
    assert sum(bottom for _, _, bottom in stacks_of(state, CHRIS)) == 1
    own = position(3, "calm-the-people", wall=(1, 0, 2))
    play(own, "calm 1", "under s2")
    assert list(own.wall) == [0, 0, 2]
    assert stacks_of(own, AXEL)[1][2] == 1


@pytest.mark.rule("attack-cost")
@pytest.mark.parametrize(
    ("card", "move"),
    [("destroy-canal", "destroy b5"), ("tea-break", "tea"), ("intrigue", "intrigue 2"), ("denounce", "denounce 2")],
)
def test_an_attack_needs_two_own_unrest_tiles_in_the_warehouse(card: str, move: str) -> None:
    """RULING 19."""
    canals = {"b5": (BARBARA, "weir")}
    poor = position(2, card, store={AXEL: "unrest garden", BARBARA: "unrest unrest"}, canals=canals)
    refusal = refused(poor, move)
    assert refusal.rule == "attack-cost"
    assert refusal.detail is not None
    assert refusal.detail.values == {"tiles": 1}
    rich = position(2, card, store={AXEL: "unrest unrest unrest"}, canals=canals)
    play(rich, move)
    assert in_store(rich, AXEL) == ["unrest"]
    assert list(rich.wall) == [1, 0]


@pytest.mark.rule("attack-cost")
@pytest.mark.parametrize(
    ("card", "move"), [("destroy-canal", "destroy b5"), ("tea-break", "tea"), ("intrigue", "intrigue 2")]
)
def test_one_of_the_two_goes_under_an_own_stack_and_one_on_the_own_wall(card: str, move: str) -> None:
    """RULING 19; and RULING 36: it goes under a draw stack."""
    state = position(2, card, store={AXEL: "unrest unrest"}, canals={"b5": (BARBARA, "weir")})
    play(state, move, "under s3")
    assert stacks_of(state, AXEL)[2][2] == 1
    assert list(state.wall) == [1, 0]
    assert rule_against(state, move) == "card-parts"


@pytest.mark.rule("attack-cost")
@pytest.mark.parametrize(("card", "move"), [("tea-break", "tea"), ("denounce", "denounce 2")])
def test_everyone_is_told_what_an_attack_brings_to_the_wall(card: str, move: str) -> None:
    state = position(2, card, store={AXEL: "unrest unrest"}, wall=(1, 0))
    walls = [event.message.values for event in play(state, move) if event.message.id == "log-wall"]
    assert walls == [{"seat": AXEL, "tiles": 2}]


@pytest.mark.rule("destroy-canal", "destroyed")
def test_destroy_canal_takes_any_canal_out_of_the_game_and_its_owner_keeps_the_points() -> None:
    """RULING 21."""
    canals = {"b5": (BARBARA, "weir"), "b1": (AXEL, "garden")}
    state = position(
        2, "destroy-canal", store={AXEL: "unrest unrest"}, canals=canals, unrest={"b2": BARBARA}, points=[15, 21]
    )
    assert choices(state, "destroy") == {"destroy b1", "destroy b5"}
    assert rule_against(state, "destroy b2") == "destroy-canal"
    play(state, "destroy b5", "under s1")
    assert on(state, "b5") is None
    assert state.scores() == [15, 21]
    assert sum(state.lost) == 1
    assert stacks_of(state, BARBARA) == stacks_of(position(2, canals=canals, unrest={"b2": BARBARA}), BARBARA)


@pytest.mark.rule("destroy-canal")
def test_a_destroyed_canal_no_longer_joins_its_neighbours() -> None:
    canals = {f"b{row}": (BARBARA, tile) for row, tile in ((4, "canal-3"), (5, "temple"))}
    state = position(2, "destroy-canal", store={AXEL: "unrest unrest"}, canals=canals)
    assert any(state.joined)
    play(state, "destroy b5", "under s1")
    assert not any(state.joined)


@pytest.mark.rule("tea-break")
def test_during_a_tea_break_the_ship_does_not_sail_in_the_third_phase_of_this_round() -> None:
    """RULING 23."""
    state = position(2, "tea-break", store={AXEL: "unrest unrest"}, cards={BARBARA: "reform"})
    play(state, "tea", "under s1")
    assert path(finish_round(state)) == []
    assert state.lookup.field_ids[state.ship] == "a0"
    for card in ("reform", "espionage"):
        play(state, f"choose {card}")
    assert len(path(finish_round(state))) == 5


@pytest.mark.rule("tea-break")
@pytest.mark.parametrize("inspector", [AXEL, BARBARA])
def test_a_tea_break_does_not_stop_a_special_inspection_before_or_after_it(inspector: int) -> None:
    """RULING 23."""
    other = 1 - inspector
    state = position(
        2,
        "special-inspection" if inspector == AXEL else "tea-break",
        store={other: "unrest unrest"},
        cards={BARBARA: "tea-break" if inspector == AXEL else "special-inspection"},
    )
    moves = {inspector: ("sail a1", "halt", "done"), other: ("tea", "under s1", "done")}
    events = play(state, *moves[AXEL], *moves[BARBARA])
    assert path(events) == ["A1"]


@pytest.mark.rule("tea-break", "trip-ends")
def test_a_tea_break_on_a_turning_point_changes_no_direction_again() -> None:
    """RULING 23."""
    state = position(2, "tea-break", store={AXEL: "unrest unrest"}, ship="b7", south=False, trips=3)
    play(state, "tea", "under s1")
    finish_round(state)
    assert (state.lookup.field_ids[state.ship], state.south, state.trips) == ("b7", 0, 3)


@pytest.mark.rule("intrigue", "attack-victim")
def test_intrigue_costs_one_other_player_eight() -> None:
    """RULING 19."""
    state = position(3, "intrigue", store={AXEL: "unrest unrest"})
    assert choices(state, "intrigue") == {"intrigue 2", "intrigue 3"}
    assert rule_against(state, "intrigue 1") == "attack-victim"
    assert rule_against(state, "intrigue 4") == "attack-victim"
    play(state, "intrigue 3", "under s1")
    assert state.scores() == [15, 15, 7]


@pytest.mark.rule("denounce", "attack-victim")
def test_denounce_puts_one_unrest_tile_into_the_victims_city_and_one_on_the_own_wall() -> None:
    """RULING 19 and RULING 20."""
    state = position(3, "denounce", store={AXEL: "unrest unrest"})
    assert rule_against(state, "denounce 1") == "attack-victim"
    play(state, "denounce 2")
    assert [unrest_in_city(state, seat) for seat in (AXEL, BARBARA, CHRIS)] == [0, 1, 0]
    assert list(state.wall) == [1, 0, 0]
    assert all(bottom == 0 for _, _, bottom in stacks_of(state, AXEL))
    assert state.scores() == [15, 15, 15]
    assert choices(state, "under") == set()
