"""Rebuilding: turning, moving and swapping one's own tiles anywhere, and others' tiles inside one's own region."""

from __future__ import annotations

import pytest

from tests.games.dayunhe.staging import AXEL, BARBARA, build, choices, field_of, on, play, position, rule_against


@pytest.mark.rule("rebuild", "rebuild-rotate", "rebuild-points")
def test_an_own_canal_may_be_turned_anywhere_into_another_position() -> None:
    """RULING 15 and RULING 18."""
    state = position(2, "espionage", canals={"b5": (AXEL, "temple", 1)})
    play(state, "rebuild b5")
    assert choices(state, "turn") == {"turn 0", "turn 2"}
    assert rule_against(state, "turn 1") == "rebuild-rotate"
    assert rule_against(state, "turn 4") == "rebuild-rotate"
    assert rule_against(state, "done") == "finish-step"
    play(state, "turn 0")
    assert state.lines[field_of(state, "b5")] == 1 << 0 | 1 << 3
    assert state.scores() == [15, 15]


@pytest.mark.rule("rebuild-move", "rebuild-points")
def test_an_own_canal_may_move_to_any_free_field_and_be_turned_there() -> None:
    """RULING 15 and RULING 18."""
    state = position(
        2, "espionage", canals={"b5": (AXEL, "garden", 1), "b4": (BARBARA, "weir")}, unrest={"b6": BARBARA}
    )
    play(state, "rebuild b5")
    for place in ("b4", "b6", "b5"):
        assert rule_against(state, f"at {place}") == "rebuild-move"
    play(state, "at a1")
    assert len(choices(state)) == 6
    play(state, "turn 1")
    assert on(state, "b5") is None
    assert on(state, "a1") == (AXEL, "garden")
    assert state.scores() == [15, 15]
    assert list(state.wall) == [0, 0]


@pytest.mark.rule("build-where", "rebuild-move")
@pytest.mark.parametrize("place", ["a0", "b7"])
@pytest.mark.parametrize("owner", [AXEL, BARBARA])
def test_no_tile_moves_to_peking_or_the_turning_point(place: str, owner: int) -> None:
    state = position(2, "espionage", canals={"b1": (owner, "garden")})
    play(state, "rebuild b1")
    assert rule_against(state, f"at {place}") == "build-where"


@pytest.mark.rule("rebuild-move")
def test_an_own_unrest_tile_may_move_and_has_nothing_to_turn() -> None:
    state = position(2, "espionage", unrest={"b5": AXEL})
    play(state, "rebuild b5")
    assert choices(state, "turn") == set()
    assert rule_against(state, "turn 0") == "rebuild-rotate"
    play(state, "at c7")
    assert on(state, "c7") == (AXEL, "unrest")
    assert choices(state, "done") == {"done"}


@pytest.mark.rule("rebuild-swap")
def test_two_own_tiles_may_change_places_and_both_are_turned() -> None:
    """RULING 18."""
    state = position(2, "espionage", canals={"b5": (AXEL, "garden", 1), "a1": (AXEL, "temple", 2)})
    play(state, "rebuild b5")
    assert choices(state, "swap") == {"swap a1"}
    assert rule_against(state, "swap b5") == "rebuild-swap"
    assert rule_against(state, "swap b6") == "rebuild-swap"
    play(state, "swap a1", "turn 3", "turn 1")
    assert (on(state, "a1"), on(state, "b5")) == ((AXEL, "garden"), (AXEL, "temple"))
    assert state.lines[field_of(state, "a1")] == 1 << 3 | 1 << 4
    assert state.lines[field_of(state, "b5")] == 1 << 1 | 1 << 4
    assert state.scores() == [15, 15]


@pytest.mark.rule("rebuild-swap")
def test_a_canal_may_change_places_with_own_unrest_and_only_the_canal_is_turned() -> None:
    state = position(2, "espionage", canals={"b5": (AXEL, "garden")}, unrest={"a1": AXEL, "a2": AXEL})
    play(state, "rebuild a1")
    assert rule_against(state, "swap a2") == "rebuild-swap"
    play(state, "swap b5", "turn 2")
    assert (on(state, "a1"), on(state, "b5")) == ((AXEL, "garden"), (AXEL, "unrest"))
    assert choices(state, "done") == {"done"}


@pytest.mark.rule("rebuild-foreign")
def test_foreign_tiles_in_the_own_region_may_be_turned_and_moved_inside_it() -> None:
    """RULING 18."""
    state = position(
        2, "espionage", canals={"b1": (BARBARA, "temple"), "b5": (BARBARA, "weir")}, unrest={"b2": BARBARA}
    )
    assert choices(state, "rebuild") == {"rebuild b1", "rebuild b2"}
    assert rule_against(state, "rebuild b5") == "rebuild-foreign"
    assert rule_against(state, "rebuild b3") == "rebuild"
    play(state, "rebuild b1")
    assert "turn 1" in choices(state)
    assert choices(state, "at") == {f"at {place}" for place in ("a1", "a2", "a3", "b3", "c1", "c2", "c3")}
    assert rule_against(state, "at b6") == "rebuild-foreign"
    play(state, "at a3", "turn 0")
    assert on(state, "a3") == (BARBARA, "temple")


@pytest.mark.rule("rebuild-foreign")
def test_a_foreign_tile_is_swapped_only_between_two_fields_of_the_own_region() -> None:
    """RULING 18."""
    state = position(
        2,
        "espionage",
        canals={"b1": (BARBARA, "temple"), "b2": (AXEL, "garden"), "b5": (AXEL, "weir"), "b6": (BARBARA, "store")},
        unrest={"c1": BARBARA},
    )
    play(state, "rebuild b1")
    assert choices(state, "swap") == {"swap b2", "swap c1"}
    assert rule_against(state, "swap b5") == "rebuild-foreign"
    assert rule_against(state, "swap b6") == "rebuild-foreign"
    play(state, "swap c1", "turn 1")
    assert (on(state, "c1"), on(state, "b1")) == ((BARBARA, "temple"), (BARBARA, "unrest"))
    other = position(2, "espionage", canals={"b1": (BARBARA, "temple"), "b2": (AXEL, "garden"), "b5": (AXEL, "weir")})
    play(other, "rebuild b2")
    assert choices(other, "swap") == {"swap b1", "swap b5"}
    abroad = position(2, "espionage", canals={"b1": (BARBARA, "temple"), "b2": (AXEL, "garden"), "b5": (AXEL, "weir")})
    play(abroad, "rebuild b5")
    assert choices(abroad, "swap") == {"swap b2"}
    assert rule_against(abroad, "swap b1") == "rebuild-foreign"


@pytest.mark.rule("rebuild-instead")
def test_a_rebuild_takes_the_place_of_both_builds() -> None:
    """RULING 18."""
    state = position(2, "espionage", store={AXEL: "garden"}, canals={"b1": (AXEL, "temple")})
    play(state, "rebuild b1", "turn 1")
    assert rule_against(state, "build garden") == "rebuild-instead"
    assert rule_against(state, "rebuild b1") == "rebuild-instead"
    other = position(2, "espionage", store={AXEL: "garden"}, canals={"b1": (AXEL, "temple")})
    build(other, "garden", "b2")
    assert rule_against(other, "rebuild b1") == "rebuild-instead"


@pytest.mark.rule("card-parts", "rebuild-instead")
def test_a_third_build_is_refused_by_the_card_and_the_next_turn_forgets_the_rebuild() -> None:
    canals = {"b1": (AXEL, "temple")}
    state = position(2, "espionage", cards={BARBARA: "reform"}, store={AXEL: "garden weir lock"}, canals=canals)
    build(state, "garden", "b2")
    build(state, "weir", "b3")
    assert rule_against(state, "build lock") == "card-parts"
    after = position(2, "espionage", cards={BARBARA: "reform"}, store={BARBARA: "garden"}, canals=canals)
    play(after, "rebuild b1", "turn 1", "done")
    assert choices(after, "build") == {"build garden"}
    build(after, "garden", "b2")
    assert rule_against(after, "build weir") == "card-parts"


@pytest.mark.rule("rebuild-instead")
@pytest.mark.parametrize("moves", [("rebuild b1", "at b2", "turn 0"), ("rebuild b1", "swap a1", "turn 0", "turn 0")])
def test_nothing_is_built_after_moving_or_swapping_either(moves: tuple[str, ...]) -> None:
    canals = {"b1": (AXEL, "temple"), "a1": (AXEL, "weir")}
    state = position(2, "espionage", store={AXEL: "garden"}, canals=canals)
    play(state, *moves)
    assert rule_against(state, "build garden") == "rebuild-instead"


@pytest.mark.rule("rebuild")
def test_before_a_rebuild_is_begun_nothing_can_be_swapped() -> None:
    state = position(2, "espionage", canals={"b1": (AXEL, "temple"), "b2": (AXEL, "garden")})
    assert rule_against(state, "swap b2") == "rebuild"


@pytest.mark.rule("rebuild", "rebuild-foreign")
def test_where_the_own_region_is_full_an_unrest_tile_alone_cannot_be_rebuilt() -> None:
    state = position(2, "espionage", unrest={"b1": BARBARA})
    state.unrest |= state.lookup.regions[AXEL]
    state.canals_of[AXEL] = 0
    for field in range(len(state.kind_at)):
        if state.lookup.regions[AXEL] >> field & 1:
            state.kind_at[field], state.owner_at[field] = 0, BARBARA
    state.unrest_of[BARBARA] = state.unrest
    assert choices(state, "rebuild") == set()


@pytest.mark.rule("rebuild-move")
def test_in_a_full_region_any_tile_that_can_move_or_turn_is_rebuilt() -> None:
    """Region 1 has nine fields: Axel's canal and eight unrest tiles, which can move to other regions."""
    fields = ["a1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
    unrest = {field: BARBARA if number < 5 else AXEL for number, field in enumerate(fields)}
    state = position(2, "espionage", canals={"b1": (AXEL, "canal-3")}, unrest=unrest)
    assert choices(state, "rebuild") == {f"rebuild {field}" for field in (*fields, "b1")}
