"""Open rules, played with readings that differ from our rulings."""

from __future__ import annotations

import pytest

from kaiserhof.drawing import artist_of
from kaiserhof.engine import Message, Refusal
from kaiserhof.games.dayunhe import GAME, DayunheState
from kaiserhof.games.dayunhe.rules.scoring import city_points
from tests.games.dayunhe.staging import AXEL, BARBARA, choices, draft, play, position


def read_as(state: DayunheState, reading: str, way: str) -> DayunheState:
    return GAME.from_json({**state.to_json(), reading: way})


@pytest.mark.rule("espionage")
def test_espionage_turns_up_all_stacks_or_only_one() -> None:
    """RULING 8 and its other reading."""
    stacks = {AXEL: [("", 0, 2), ("", 0, 2), ("", 0, 2)]}
    for way, left in (("all", 2), ("one", 0)):
        state = position(2, "espionage", stacks=stacks)
        if way == "one":
            state = read_as(state, "espionage", way)
        assert len(choices(state, "spy")) == 3
        state.push(state.parse("spy s1"))
        assert len(choices(state, "spy")) == left
        refusal = state.why_not(state.parse("spy s2"))
        assert refusal == (None if left else Refusal("espionage", Message("detail-one-stack")))


@pytest.mark.rule("espionage")
@pytest.mark.parametrize(("way", "said"), [("all", "tops of your stacks"), ("one", "Turn up the top of one stack")])
def test_the_face_of_the_card_says_how_the_table_reads_it(way: str, said: str) -> None:
    state = draft(2)
    if way == "one":
        state = read_as(state, "espionage", way)
    view = state.seen_by(AXEL)
    picture = artist_of(GAME).picture(view, GAME.words("en"), frozenset(view.legal_moves()))
    assert picture is not None
    assert said in "".join(region.markup for region in (*picture.board, *picture.panel))


@pytest.mark.rule("tie-break")
def test_equal_reputation_may_share_the_place_at_once() -> None:
    """RULING 35 and its other reading."""
    state = position(2, city={AXEL: "canal-1"}, points=[20, 20])
    assert state.ranking() == [1, 2]
    assert read_as(state, "tie-break", "shared").ranking() == [1, 1]
    assert read_as(position(2, points=[20, 21]), "tie-break", "shared").ranking() == [2, 1]


@pytest.mark.rule("calm-the-people", "under-stack")
def test_a_player_who_calms_the_people_may_choose_the_stack_of_another() -> None:
    """The other reading of RULING 11."""
    stacks = {BARBARA: [("", 4, 0), ("", 3, 0), ("", 5, 0)]}
    state = position(3, "calm-the-people", wall=[0, 1, 0], stacks=stacks)
    play(state, "calm 2")
    assert list(state.bottoms[3:6]) == [0, 1, 0]
    chosen = read_as(position(3, "calm-the-people", wall=[0, 1, 0], stacks=stacks), "calm-stack", "player")
    play(chosen, "calm 2")
    assert chosen.to_move() == AXEL
    assert chosen.prompt().values == {"other": BARBARA}
    assert chosen.census() == state.census()
    assert len(choices(chosen, "under")) == 3
    play(chosen, "under s3")
    assert list(chosen.bottoms[3:6]) == [0, 0, 1]
    assert choices(chosen, "build") == choices(state, "build")


@pytest.mark.rule("under-stack")
def test_an_uprising_and_an_attack_ask_nobody_else_however_calming_is_read() -> None:
    """RULING 11 and its other reading: the attacker puts the tile under one of their own stacks."""
    state = read_as(position(2, "tea-break", store={AXEL: "unrest unrest"}), "calm-stack", "player")
    play(state, "tea")
    assert state.prompt().id == "prompt-stow"
    before = list(state.bottoms)
    play(state, "under s1")
    assert state.bottoms[0] == before[0] + 1


@pytest.mark.rule("rebuild-move")
def test_a_moved_tile_may_be_turned_or_keeps_its_direction() -> None:
    """RULING 37 and its other reading."""
    state = position(2, "espionage", canals={"a1": (AXEL, "canal-2", 4)})
    play(state, "rebuild a1", "at a2")
    assert len(choices(state, "turn")) == 6
    kept = read_as(position(2, "espionage", canals={"a1": (AXEL, "canal-2", 4)}), "moved-tile", "keep")
    play(kept, "rebuild a1", "at a2")
    assert not choices(kept, "turn")
    field = kept.lookup.field_ids.index("a2")
    assert (kept.turns_at[field], kept.lines[field]) == (4, kept.lookup.lines[kept.kind_at[field]][4])


@pytest.mark.rule("city-limit", "city-scoring")
def test_tiles_over_the_limit_of_the_city_count_or_do_not() -> None:
    """RULING 17 and its other reading."""
    state = position(2, canals={"a1": (AXEL, "canal-2")}, city={AXEL: "canal-1 canal-3 canal-4", BARBARA: "canal-1"})
    assert [city_points(state, seat) for seat in (AXEL, BARBARA)] == [9, 1]
    strict = read_as(state, "city-limit", "end")
    assert [city_points(strict, seat) for seat in (AXEL, BARBARA)] == [1, 0]
    assert not choices(strict, "city")


@pytest.mark.rule("uprising-again")
@pytest.mark.parametrize(("way", "wall", "lost"), [("all", 1, 24), ("one", 4, 12)])
def test_a_colour_has_all_its_uprisings_or_one_a_round(way: str, wall: int, lost: int) -> None:
    """RULING 32 and its other reading."""
    state = position(2, "reform", turn=BARBARA, start=AXEL, wall=[7, 0], points=[50, 50])
    state.tea = 1
    if way == "one":
        state = read_as(state, "uprisings", way)
    play(state, "done")
    assert (state.wall[AXEL], state.points[AXEL]) == (wall, 50 - lost)


def test_a_reading_is_part_of_the_position() -> None:
    chosen = {"espionage": "one", "tie-break": "shared"}
    state = GAME.start(3, chosen)
    again = GAME.from_json(state.to_json())
    assert again == state
    assert again.to_json() == state.to_json()
    assert state != GAME.start(3)
    assert state != GAME.start(3, {"espionage": "one"})
