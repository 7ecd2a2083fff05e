"""The three ways the game ends, late resolutions, offices and the winner."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from kaiserhof.drawing import artist_of
from kaiserhof.engine import CHANCE, OVER, Seat
from kaiserhof.engine.native import vec
from kaiserhof.games.confucius import GAME, ConfuciusState
from tests.games.confucius.staging import (
    AXEL,
    BARBARA,
    BINGBU,
    CHRIS,
    DORIS,
    GONGBU,
    HUBU,
    choices,
    end_round,
    gift,
    hold_court,
    let_chance,
    play,
    position,
    refused,
    said,
)

NOBODY = ". . . . . . ."


def at_the_end(players: int = 3, **layout: object) -> ConfuciusState:
    """Returns a position at the end of the ninth round."""
    layout.setdefault("round", 9)
    layout.setdefault("hands", dict.fromkeys(range(players), ""))
    state = position(players, **layout)  # type: ignore[arg-type]
    hold_court(state)
    let_chance(state)
    return state


@pytest.mark.rule("end-wall", "game-over")
def test_the_game_ends_with_the_ninth_piece_of_the_wall() -> None:
    state = position(round=8)
    end_round(state)
    assert state.to_move() == AXEL
    state = position(round=9)
    end_round(state)
    assert state.to_move() == OVER
    assert refused(state, "tax").rule == "game-over"


@pytest.mark.rule("end-ministries")
def test_the_game_ends_when_all_ministries_are_resolved() -> None:
    full = {"bingbu": "2A 2A 2A 3B 3B 3B 3B", "hubu": "4A 4A 4A 4B 4B 5B 5B"}
    state = position(
        gongbu="5a 5a 6a 6b 6b 7b 7b",
        resolved={BINGBU: (BARBARA, AXEL), HUBU: (BARBARA, AXEL)},
        **full,  # type: ignore[arg-type]
    )
    end_round(state)
    assert state.to_move() == OVER
    assert state.wall == 2


@pytest.mark.rule("end-candidates", "end-late-resolution")
def test_the_game_ends_when_the_last_candidate_is_used() -> None:
    state = position(candidate="any", candidates_to_come="none", students=(BARBARA, BARBARA))
    hold_court(state)
    play(state, "place bingbu-1")
    let_chance(state)
    assert state.to_move() == OVER
    assert (state.minister[BINGBU], state.secretary[BINGBU]) == (BARBARA, BARBARA)


@pytest.mark.rule("end-candidates")
def test_the_game_goes_on_while_a_candidate_lies_open() -> None:
    state = position(candidate="any", candidates_to_come="any", students=(BARBARA, BARBARA))
    hold_court(state)
    play(state, "place bingbu-1")
    let_chance(state)
    assert choices(state, "name")


# ---------------------------------------------------------------------------------------------- late resolutions


@pytest.mark.rule("end-late-resolution")
def test_at_the_end_incomplete_ministries_are_resolved_too() -> None:
    state = at_the_end(hubu=". . 3a 4b 5b . .", gongbu=NOBODY, bingbu=NOBODY)
    assert (state.minister[HUBU], state.secretary[HUBU]) == (BARBARA, AXEL)
    assert state.minister[BINGBU] == state.minister[GONGBU] == -1
    assert list(state.points[:2]) == [6, 7 + 1]


@pytest.mark.rule("end-late-resolution", "gift-influence")
def test_late_resolutions_follow_the_usual_procedure() -> None:
    state = at_the_end(hubu="2b . 3a 4c 5b . .", bingbu=". . 2a . . . .", given={(AXEL, CHRIS): 1})
    assert state.to_move() == CHRIS
    assert choices(state) == ["yield seat-1"]
    play(state, "yield seat-1")
    assert gift(state, AXEL, CHRIS) == 0
    assert (state.minister[HUBU], state.secretary[HUBU]) == (BARBARA, AXEL)


@pytest.mark.rule("end-late-tie")
def test_with_equal_influence_the_most_senior_official_makes_the_minister() -> None:
    state = at_the_end(hubu=". 2b 3a 4a 5b . .")
    assert (state.minister[HUBU], state.secretary[HUBU]) == (BARBARA, AXEL)
    state = at_the_end(hubu="2a 2b 3b 4a 5 . .")
    assert (state.minister[HUBU], state.secretary[HUBU]) == (AXEL, BARBARA)


@pytest.mark.rule("end-late-tie")
def test_officials_held_for_now_count_for_seniority() -> None:
    """RULING 4: Chris gives his official on space 1 to Axel, who otherwise has none more senior than space 6, and as
    many as Barbara.
    """
    state = at_the_end(hubu="2c 3b 3b 4b . 5a 5a")
    assert state.to_move() == CHRIS
    play(state, "yield seat-1")
    assert (state.minister[HUBU], state.secretary[HUBU]) == (AXEL, BARBARA)


@pytest.mark.rule("invasion-failure")
def test_an_invasion_left_over_at_an_early_end_brings_nothing() -> None:
    state = position(
        round=3, candidate="any", candidates_to_come="none", students=(BARBARA, BARBARA), armies={"annam-1": CHRIS}
    )
    hold_court(state)
    play(state, "place bingbu-1")
    let_chance(state)
    assert state.to_move() == OVER
    assert state.land_done == 0
    assert state.points[CHRIS] == 1


# ---------------------------------------------------------------------------------------------- offices


@pytest.mark.rule("office-chief-minister", "offices")
def test_the_chief_minister_has_the_most_markers_offices_included() -> None:
    """Barbara has two officials and four offices; Chris has four officials and one office; Axel has three and one."""
    state = at_the_end(bingbu=". . 2b . . . .", hubu=". . 3b . . . .", gongbu="4c 4c 5c 5c 6a 6a 7a")
    assert (state.minister[GONGBU], state.secretary[GONGBU]) == (CHRIS, AXEL)
    assert state.offices[0] == BARBARA


@pytest.mark.rule("office-chief-minister")
def test_officials_of_resolved_ministries_count_for_the_chief_minister() -> None:
    state = at_the_end(
        bingbu="2A 2A 2A 3A 3B 3B 3B",
        hubu=". . 4b 4b . . .",
        gongbu=NOBODY,
        resolved={BINGBU: (AXEL, BARBARA)},
    )
    assert state.offices[0] == BARBARA


@pytest.mark.rule("office-admiral", "offices")
def test_the_admiral_has_the_most_junks_at_sea() -> None:
    """Axel has one land and two junks, which makes seven; Barbara has four on the ocean. Junks in shipyards do not
    count.
    """
    state = at_the_end(visited={AXEL: "india"}, oceans={AXEL: 2, BARBARA: 4}, shipyards={BARBARA: 10})
    assert state.offices[1] == AXEL
    assert state.points[AXEL] == 1


@pytest.mark.rule("office-general", "offices")
def test_the_general_has_the_most_armies_in_play() -> None:
    state = at_the_end(colonies={AXEL: 2}, armies={"korea-1": BARBARA, "annam-1": BARBARA, "yunnan-1": BARBARA})
    assert state.offices[2] == BARBARA
    assert state.points[BARBARA] == 1


@pytest.mark.rule("office-general", "reward-insult")
def test_the_army_on_the_card_counts_for_the_general() -> None:
    state = position(round=9, rewards={BARBARA: "insult"}, colonies={BARBARA: 2, AXEL: 1}, hands={})
    play(state, "play-insult")
    end_round(state)
    assert state.offices[2] == BARBARA


@pytest.mark.rule("office-tie")
def test_a_tie_goes_to_the_minister_even_if_not_tied() -> None:
    """Hubu decides the Chief Minister, Gongbu the Admiral, Bingbu the General."""
    state = at_the_end(
        4,
        bingbu=". . 2c . . . .",
        hubu=". . 3d . . . .",
        gongbu=". . 4d . . . .",
        oceans={AXEL: 2, BARBARA: 2},
        colonies={AXEL: 1, BARBARA: 1},
    )
    assert list(state.offices) == [DORIS, DORIS, CHRIS]


@pytest.mark.rule("office-tie")
def test_nothing_at_all_is_a_tie_as_well() -> None:
    """RULING 17."""
    state = at_the_end(gongbu=". . 4c . . . .", bingbu=NOBODY, hubu=NOBODY)
    assert list(state.offices) == [CHRIS, CHRIS, -1]


@pytest.mark.rule("office-tie")
def test_without_that_minister_nobody_gets_the_office() -> None:
    """RULING 16."""
    state = at_the_end(bingbu=NOBODY, hubu=NOBODY, gongbu=NOBODY)
    assert list(state.offices) == [-1, -1, -1]
    assert list(state.points) == [0, 0, 0]


# ---------------------------------------------------------------------------------------------- who wins


def ended(points: list[int], offices: list[int], admiral: str = "no") -> ConfuciusState:
    state = position(len(points), admiral=admiral, points=points)
    state.offices = vec[i64](offices)
    return state


@pytest.mark.rule("winner")
def test_the_most_points_win() -> None:
    assert ended([3, 9, 5], [AXEL, AXEL, AXEL]).ranking() == [3, 1, 2]


@pytest.mark.rule("winner-tie")
@pytest.mark.parametrize(
    ("offices", "places"),
    [
        ([AXEL, BARBARA, AXEL], [2, 1, 3]),
        ([AXEL, CHRIS, BARBARA], [1, 2, 3]),
        ([CHRIS, CHRIS, BARBARA], [2, 1, 3]),
        ([CHRIS, CHRIS, CHRIS], [1, 1, 3]),
        ([-1, -1, -1], [1, 1, 3]),
    ],
)
def test_ties_are_broken_by_admiral_chief_minister_and_general(offices: list[int], places: list[int]) -> None:
    """RULING 31: this also holds for ties below first place."""
    assert ended([9, 9, 5], offices).ranking() == places
    second = [place + 1 for place in places[:2]]
    assert ended([9, 9, 12], offices).ranking() == [*second, 1]


@pytest.mark.rule("admiral-variation")
def test_in_the_admiral_variation_a_tie_makes_the_admiral_win_though_not_tied() -> None:
    """RULING 28: without an Admiral the usual order decides."""
    assert ended([9, 9, 5], [AXEL, CHRIS, BARBARA], admiral="yes").ranking() == [2, 3, 1]
    assert ended([9, 8, 5], [AXEL, CHRIS, BARBARA], admiral="yes").ranking() == [1, 2, 3]
    assert ended([9, 9, 5], [AXEL, -1, -1], admiral="yes").ranking() == [1, 2, 3]


@pytest.mark.rule("offices")
def test_the_score_sheet_names_every_source() -> None:
    state = position(
        round=9,
        hands=dict.fromkeys(range(3), ""),
        visited={AXEL: "india"},
        armies={"annam-1": CHRIS, "annam-2": BARBARA},
        hubu=". . 3a 4b 5b . .",
        points=(3, 0, 0),
    )
    end_round(state)
    lines = {line.label.id: line.points for line in GAME.score_sheet(state)}
    assert lines["sheet-distant"] == (3, 0, 0)
    assert lines["sheet-foreign"] == (0, 3, 4)
    assert lines["sheet-ministry"] == (6, 7, 0)
    assert [
        sum(column) for column in zip(*(line.points for line in GAME.score_sheet(state)), strict=True)
    ] == state.scores()


@pytest.mark.parametrize(("lang", "hand_line"), [("en", "Hand:"), ("de", "Hand:"), ("zh", "手牌:")])
def test_the_board_of_a_game_that_is_over_shows_nobodys_hand(lang: str, hand_line: str) -> None:
    words = GAME.words(lang)
    assert hand_line in artist_of(GAME).board_text(position(), words)
    assert hand_line not in artist_of(GAME).board_text(at_the_end(), words)


@pytest.mark.rule("winner")
def test_the_winner_is_told_with_the_points_and_nobody_else() -> None:
    state = position(round=9, hands=dict.fromkeys(range(3), ""), points=(3, 9, 5))
    events = hold_court(state)
    while state.to_move() == CHANCE:
        events += state.tell(state.legal_moves()[0])
    assert state.to_move() == OVER
    (winner,) = said(events, "log-winner")
    assert winner.values == {
        "seat": Seat(BARBARA),
        "points": 9,
        "result": "3 9 5",
        "places": "3 1 2",
        "ministries": "0 0 0",
    }
