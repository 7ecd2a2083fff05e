"""What the estimate reads off a position: one term after the other, and how far the game has come."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from kaiserhof.games.dayunhe import GAME, DayunheState
from kaiserhof.games.dayunhe.rules.estimate import progress
from kaiserhof.games.dayunhe.rules.lookup import OPPOSITE
from tests.games.dayunhe.staging import AXEL, BARBARA, build, draft, field_of, kind_of, play, position


def term(state: DayunheState, name: str) -> list[float]:
    """Returns the values of a term, by seat."""
    place = GAME.terms.index(name)
    return [row[place] for row in GAME.read_terms(state)]


# ---------------------------------------------------------------------------------------------- how far


def test_progress_counts_trips_and_the_fields_of_the_present_one() -> None:
    """For two players the fields are numbered from 0 (Peking) to 21; B3 is number 10."""
    assert progress(position(trips=4)) == 0
    assert progress(position(trips=1)) == 3 / 4
    assert progress(position(trips=4, ship="b3")) == pytest.approx(10 / 21 / 4)
    assert progress(position(trips=2, ship="b3", south=False)) == pytest.approx((2 + 11 / 21) / 4)
    assert progress(position(trips=0, ship="b7")) == 1


# ---------------------------------------------------------------------------------------------- the board


def test_the_city_counts_as_in_the_final_scoring_and_by_the_time_left() -> None:
    """Four trips of eight fields take 6.4 rounds of five; more than eight rounds would not count more."""
    city = {AXEL: "canal-3 canal-4", BARBARA: "temple"}
    early = position(city=city)
    assert term(early, "city") == [4, 1]
    assert term(early, "city-plans") == pytest.approx([2 * 1.6, 1.6])
    late = position(city=city, trips=1)
    assert term(late, "city") == [4, 1]
    assert term(late, "city-plans") == pytest.approx([2 * 0.4, 0.4])


def test_tiles_on_the_wall_threaten_more_and_more() -> None:
    """Three cause an uprising. Four cause one and leave one; two are close to it."""
    state = position(wall=(2, 4))
    assert term(state, "uprisings") == [0, 3]
    assert term(state, "wall") == pytest.approx([2 * 2 / 3, 1 / 3])
    state = position(wall=(3, 5), limit=4)
    assert term(state, "uprisings") == [0, 4]
    assert term(state, "wall") == pytest.approx([3 * 3 / 4, 1 / 4])


def test_unrest_counts_in_the_region_and_in_the_city() -> None:
    state = position(unrest={"a2": BARBARA, "c3": AXEL, "a5": AXEL})
    assert term(state, "region-unrest") == [2, 1]
    assert term(state, "denounced") == [0, 0]
    denounced = position(card="denounce", store={AXEL: "unrest unrest"})
    play(denounced, "denounce 2")
    assert term(denounced, "denounced") == [0, 1]


def test_the_largest_network_counts_its_tiles() -> None:
    """Canal 3 has lines to the north and to the south."""
    canals = {"b1": (AXEL, "canal-3"), "b2": (AXEL, "canal-5"), "a3": (BARBARA, "temple")}
    assert term(position(canals=canals), "network") == [2, 1]
    assert term(position(), "network") == [0, 0]


# ---------------------------------------------------------------------------------------------- the ship


@pytest.mark.parametrize(("trips", "later"), [(4, 3), (3, 2), (2, 1), (1, 0)])
def test_each_trip_to_come_brings_what_lies_on_the_way(trips: int, later: int) -> None:
    """The ship sails to the only canal in each direction."""
    state = position(canals={"b6": (AXEL, "canal-3")}, trips=trips)
    assert term(state, "this-trip") == [2, 0]
    assert term(state, "later-trips") == [2 * later, 0]


def test_the_present_trip_begins_where_the_ship_is() -> None:
    canals = {"b1": (AXEL, "canal-3"), "b5": (BARBARA, "canal-3")}
    south = position(canals=canals, ship="b3", trips=3)
    assert (term(south, "this-trip"), term(south, "later-trips")) == ([0, 2], [2 * 2, 2 * 2])
    north = position(canals=canals, ship="b3", south=False, trips=2)
    assert (term(north, "this-trip"), term(north, "later-trips")) == ([2, 0], [2, 2])


def test_a_line_between_two_canals_brings_more_and_unrest_costs_the_region() -> None:
    """Canal 3 has lines to the north and to the south; the route continues over unrest in Barbara's region."""
    canals = {"b2": (AXEL, "canal-3"), "b3": (BARBARA, "canal-3")}
    state = position(canals=canals, trips=1)
    assert term(state, "this-trip") == [2, 2 + 2]
    with_unrest = position(canals=canals | {"b6": (AXEL, "canal-2")}, unrest={"b5": AXEL, "b4": AXEL}, trips=1)
    assert term(with_unrest, "this-trip") == [2 + 2, 2 + 2 - 4 - 4]


def test_the_old_course_costs_every_region_on_every_trip() -> None:
    state = position(course=True)
    assert term(state, "this-trip") == [-8, -4]
    assert term(state, "later-trips") == [3 * -8, 3 * -4]


# ---------------------------------------------------------------------------------------------- the warehouse


STORE = {AXEL: "temple canal-3 unrest unrest unrest", BARBARA: "lighthouse unrest"}


@pytest.mark.parametrize(("ship", "trips", "time"), [("a0", 4, 1.0), ("b6", 1, 0.1)])
def test_tiles_in_the_warehouse_count_while_there_is_time(ship: str, trips: int, time: float) -> None:
    """One field is left from B6, a fifth of a round; two rounds are enough time. Two unrest tiles pay for an attack."""
    state = position(store=STORE, ship=ship, trips=trips)
    assert term(state, "stored") == pytest.approx([2 * time, time])
    assert term(state, "stored-values") == pytest.approx([(5 + 1) * time, 9 * time])
    assert term(state, "stored-unrest") == pytest.approx([2 * time, time])
    assert term(state, "stored-unrest-spare") == pytest.approx([time, 0])


def test_several_tiles_of_a_kind_count_each() -> None:
    state = position(store={AXEL: "canal-2 canal-2 garden"})
    assert term(state, "stored") == [3, 0]
    assert term(state, "stored-values") == [1 + 1 + 5, 0]


# ---------------------------------------------------------------------------------------------- building


def on_board(value: int) -> float:
    """Returns the gain of a tile of this value on the board: 1.5 more than its value, minus 0.45 v + 1 for
    keeping it.
    """
    return value + 1.5 - (0.45 * value + 1)


def test_the_best_tiles_are_built_as_often_as_the_card_allows() -> None:
    store = {AXEL: "canal-3 lighthouse temple"}
    assert term(position(card="reform", store=store), "builds") == pytest.approx([on_board(9), 0])
    assert term(position(card="espionage", store=store), "builds") == pytest.approx([on_board(9) + on_board(5), 0])
    assert term(position(card="espionage", store={AXEL: "canal-3"}), "builds") == pytest.approx([on_board(1), 0])
    with_unrest = position(card="espionage", store={AXEL: "canal-3 unrest"})
    assert term(with_unrest, "builds") == pytest.approx([on_board(1) + 1, 0])


def test_in_the_city_a_tile_brings_the_next_odd_number_and_a_promise() -> None:
    """With one tile there, the second brings three points, and 1.5 for those to come."""
    canals = {"b1": (AXEL, "canal-4"), "b2": (AXEL, "canal-5"), "a3": (AXEL, "canal-6")}
    state = position(city={AXEL: "canal-3"}, canals=canals, store={AXEL: "canal-2"})
    assert term(state, "builds") == pytest.approx([3 + 1.5 - 1.45, 0])
    valuable = position(city={AXEL: "canal-3"}, canals=canals, store={AXEL: "lighthouse"})
    assert term(valuable, "builds") == pytest.approx([on_board(9), 0])
    closed = position(canals={"b1": (AXEL, "canal-4")}, city={AXEL: "canal-3"}, store={AXEL: "canal-2"})
    assert term(closed, "builds") == pytest.approx([on_board(1), 0])


@pytest.mark.parametrize(
    ("card", "store", "draws", "to_draw", "passed"),
    [
        ("reform", "", 2, 1, 4),
        ("reform", "temple", 2, 0, 4),
        ("raise-reputation", "", 3, 1, 4),
        ("espionage", "", 1, 1, 4),
        ("espionage", "temple", 1, 1, 8),
        ("espionage", "temple garden", 1, 0, 8),
        ("espionage", "unrest unrest", 1, 1, 4),
        ("raise-reputation", "temple garden lock weir unrest", 2, 0, 4),
    ],
)
def test_what_a_card_still_allows(card: str, store: str, draws: int, to_draw: int, passed: float) -> None:
    """A warehouse holds six tiles, and building makes room. All four trips are to come."""
    state = position(card=card, store={AXEL: store})
    assert term(state, "draws")[AXEL] == draws
    assert term(state, "builds-to-draw")[AXEL] == to_draw
    assert term(state, "builds-passed")[AXEL] == passed


def test_builds_are_passed_less_often_towards_the_end() -> None:
    state = position(store={AXEL: "temple"}, ship="b6", trips=1)
    assert term(state, "builds-passed")[AXEL] == pytest.approx(4 * (1 - progress(state)))


def test_before_a_card_is_chosen_two_draws_and_a_build_are_expected() -> None:
    state = draft(2)
    assert term(state, "card-to-come") == [1, 1]
    assert term(state, "draws") == [2, 2]
    assert term(state, "builds-to-draw") == [1, 1]
    play(state, "choose reform")
    assert term(state, "card-to-come") == [0, 1]


def test_a_player_who_has_had_the_turn_has_nothing_left_of_the_card() -> None:
    state = position(store={AXEL: "temple"}, start=AXEL, turn=BARBARA)
    assert term(state, "draws")[AXEL] == 0
    assert term(state, "builds") == [0, 0]
    assert term(state, "builds-passed")[AXEL] == 0


# ---------------------------------------------------------------------------------------------- half-made decisions


def test_a_tile_in_hand_counts_what_placing_it_brings() -> None:
    state = position(card="espionage", store={AXEL: "lighthouse"})
    play(state, "build lighthouse")
    assert term(state, "in-hand") == pytest.approx([on_board(9), 0])
    assert term(state, "builds") == pytest.approx([on_board(9), 0]), "it lies in the warehouse still"
    assert term(state, "builds-passed")[AXEL] == 8
    unrest = position(store={AXEL: "unrest"})
    play(unrest, "build unrest")
    assert term(unrest, "in-hand") == [1, 0]
    assert term(unrest, "builds-passed")[AXEL] == 0


def test_a_tile_being_turned_may_join_lines() -> None:
    """Canal 3 in B1 points to the south and in B3 to the north; Canal 5 has lines to every second edge."""
    canals: Mapping[str, tuple[int, str]] = {"b1": (AXEL, "canal-3"), "b3": (BARBARA, "canal-3")}
    state = position(canals=canals, store={AXEL: "canal-5 canal-7"})
    play(state, "build canal-5", "at b2")
    assert term(state, "turning") == [1, 0]
    assert term(state, "joins") == [1, 0]
    apart = position(canals=canals, store={AXEL: "canal-5"})
    play(apart, "build canal-5", "at a5")
    assert term(apart, "joins") == [0, 0]
    between = position(canals={"b1": (AXEL, "canal-3"), "b3": (BARBARA, "canal-3")}, store={AXEL: "canal-6"})
    play(between, "build canal-6", "at b2")
    assert term(between, "joins") == [2, 0], "Canal 6 has opposite lines, too"
    play(between, "turn 0")
    assert term(between, "turning") == term(between, "joins") == [0, 0]


def test_a_tile_being_drawn_spied_or_rebuilt_is_noted() -> None:
    drawing = position()
    play(drawing, "replenish s1")
    assert term(drawing, "drawing") == [1, 0]
    spying = position(card="espionage")
    play(spying, "spy s1")
    assert term(spying, "stowing") == [1, 0]
    rebuilding = position(card="espionage", canals={"b1": (AXEL, "canal-3")}, store={AXEL: "temple"})
    play(rebuilding, "rebuild b1")
    assert term(rebuilding, "rebuilding") == [1, 0]
    assert term(rebuilding, "builds") == [0, 0]
    plain = position()
    for name in ("drawing", "stowing", "rebuilding", "turning"):
        assert term(plain, name) == [0, 0]


# ---------------------------------------------------------------------------------------------- special parts


SPECIALS = ("attack", "calm", "calm-in-danger", "quell", "raise", "inspection", "espionage")


def special(state: DayunheState) -> dict[str, float]:
    """Returns the terms of Axel's special part that are not 0."""
    return {name: value for name in SPECIALS if (value := term(state, name)[AXEL])}


@pytest.mark.parametrize("card", ["destroy-canal", "tea-break", "intrigue", "denounce"])
def test_an_attack_needs_two_unrest_tiles(card: str) -> None:
    assert special(position(card=card, store={AXEL: "unrest unrest"})) == {"attack": 1}
    assert special(position(card=card, store={AXEL: "unrest temple"})) == {}


def test_other_cards_count_where_they_are_of_use() -> None:
    assert special(position(card="calm-the-people")) == {"calm": 1}
    assert special(position(card="calm-the-people", wall=(1, 2))) == {"calm": 1}
    assert special(position(card="calm-the-people", wall=(2, 0))) == {"calm-in-danger": 3}
    assert special(position(card="quell-unrest")) == {}
    assert special(position(card="quell-unrest", unrest={"a2": BARBARA})) == {"quell": 1}
    assert special(position(card="raise-reputation")) == {"raise": 1}
    assert special(position(card="special-inspection")) == {"inspection": 1}
    assert special(position(card="espionage")) == {"espionage": 1}
    assert special(position(card="reform")) == {}


def test_a_card_that_is_not_revealed_counts_in_full_and_a_special_part_only_once() -> None:
    state = position(card="reform", cards={BARBARA: "special-inspection"})
    assert term(state, "inspection") == [0, 1]
    assert term(state, "draws") == [2, 2]
    used = position(card="raise-reputation")
    play(used, "raise")
    assert special(used) == {}


def test_a_build_takes_a_tile_from_the_warehouse() -> None:
    state = position(store={AXEL: "lighthouse temple"})
    build(state, "lighthouse", "b1")
    assert term(state, "stored")[AXEL] == 1
    assert term(state, "builds") == [0, 0]
    assert term(state, "network") == [1, 0]


@pytest.mark.parametrize(
    ("canals", "missed"), [(2, 1.0), (3, 4.0 - 1.0), (5, 4.0 - 1.0)], ids=["limited", "just open", "open"]
)
def test_a_tile_on_the_board_misses_what_the_city_would_bring(canals: int, missed: float) -> None:
    """One build is left in the last round: with the tile there the city would have two tiles, limited by the canals.
    Without it, one.
    """
    fields = ["b1", "b2", "b3", "b4"][: canals - 1]
    board = {name: (AXEL, f"canal-{number + 3}") for number, name in enumerate(fields)}
    state = position(card="espionage", canals=board, store={AXEL: "garden"}, ship="b6", trips=1)
    play(state, "build garden", "at a4")
    assert state.builds == 1
    assert term(state, "city-missed") == pytest.approx([missed - (canals == 2), 0])


@pytest.mark.parametrize("edge", range(6))
def test_a_tile_being_turned_joins_a_line_across_any_edge(edge: int) -> None:
    state = position(store={AXEL: "canal-3"})
    here = field_of(state, "b3")
    neighbour = state.lookup.across[here][edge]
    kind = kind_of(state, "canal-4")
    [turns, *_] = [number for number, lines in enumerate(state.lookup.lines[kind]) if lines >> OPPOSITE[edge] & 1]
    state = position(store={AXEL: "canal-3"}, canals={state.lookup.field_ids[neighbour]: (BARBARA, "canal-4", turns)})
    play(state, "build canal-3", "at b3")
    assert term(state, "joins") == [1, 0]
