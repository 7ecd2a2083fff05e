"""The end of a round: new officials, and four cards at most."""

from __future__ import annotations

import pytest

from kaiserhof.engine import Message, Seat
from tests.games.confucius.staging import (
    AXEL,
    BARBARA,
    CHRIS,
    GONGBU,
    HUBU,
    choices,
    hand,
    hold_court,
    let_chance,
    ministry,
    play,
    position,
    refused,
    said,
    started,
)


@pytest.mark.rule("new-officials")
def test_every_ministry_gets_an_official_on_its_lowest_empty_space() -> None:
    state = position(bingbu="2 . 2 3 4 . .", hubu="3 3 3a 4 5 5 6", gongbu=". . 4 5 6 . *C")
    hold_court(state)
    play(state, "official 4", "official 7")
    assert ministry(state, 0) == "2 4 2 3 4 . ."
    assert ministry(state, HUBU) == "3 3 3a 4 5 5 6"
    assert ministry(state, GONGBU) == "7 . 4 5 6 . *C"
    assert choices(state, "name")


@pytest.mark.rule("new-officials")
def test_the_officials_come_from_what_is_left_of_the_stack() -> None:
    state = started()
    hold_court(state)
    assert [(state.text(move), weight) for move, weight in state.outcomes()] == [
        *(("official 2", 2), ("official 3", 2), ("official 4", 2)),
        *(("official 5", 3), ("official 6", 3), ("official 7", 3)),
    ]


@pytest.mark.rule("hand-limit")
def test_a_player_who_has_more_than_four_cards_chooses_four() -> None:
    state = position(hands={AXEL: "1233", BARBARA: "11233", CHRIS: "1112233"})
    hold_court(state)
    let_chance(state)
    assert state.to_move() == BARBARA
    assert choices(state) == ["keep 1123", "keep 1133", "keep 1233"]
    assert refused(state, "keep 1111").rule == "hand-limit"
    play(state, "keep 1133")
    assert hand(state, BARBARA) == "1133"
    assert list(state.discards) == [0, 1, 0]
    assert state.to_move() == CHRIS
    play(state, "keep 1112")
    assert hand(state, AXEL) == "1233"
    assert state.to_move() == AXEL
    assert choices(state, "name")


@pytest.mark.rule("hand-limit")
def test_the_chief_minister_chooses_first() -> None:
    """RULING 30."""
    state = position(hands=dict.fromkeys(range(3), "11233"), chief=CHRIS)
    hold_court(state)
    let_chance(state)
    movers = []
    while choices(state, "keep"):
        movers.append(state.to_move())
        play(state, choices(state)[0])
    assert movers == [CHRIS, AXEL, BARBARA]


@pytest.mark.rule("hand-limit", "discard-open", "open-information")
def test_everyone_hears_what_is_laid_off_and_nobody_what_is_kept() -> None:
    state = position(hands={BARBARA: "112333"})
    hold_court(state)
    let_chance(state)
    events = play(state, "keep 1233")
    assert said(events, "log-keep") == [Message("log-keep", {"seat": Seat(BARBARA), "cards": "1 3"})]
    assert hand(state.seen_by(AXEL), BARBARA) == ""


@pytest.mark.rule("new-officials")
def test_without_candidates_the_spaces_fill_in_four_rounds_as_one_two_six_and_seven() -> None:
    state = started()
    filled = []
    for _ in range(4):
        before = state.tiles
        hold_court(state)
        let_chance(state)
        filled.append([space + 1 for space in range(7) if (state.tiles & ~before) >> space & 1])
        play(state, choices(state, "name")[0])
    assert filled == [[1], [2], [6], [7]]
