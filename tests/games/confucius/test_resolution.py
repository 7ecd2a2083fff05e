"""Ministry resolution: who gives up influence to whom, and who takes office."""

from __future__ import annotations

import pytest

from kaiserhof.engine import Message, Seat
from kaiserhof.games.confucius import GAME
from kaiserhof.games.confucius.words.names import gift_name
from tests.games.confucius.staging import (
    AXEL,
    BARBARA,
    BINGBU,
    CHRIS,
    DORIS,
    EMIL,
    GONGBU,
    HUBU,
    choices,
    gift,
    hold_court,
    ministry,
    play,
    position,
    refused,
    said,
)


@pytest.mark.rule("resolution-trigger")
@pytest.mark.parametrize("layout", ["3a 3a 4b 4b 5a 5b .", "3a 3a 4b 4b 5a 5b 6"])
def test_an_incomplete_ministry_is_not_resolved(layout: str) -> None:
    state = position(hubu=layout)
    hold_court(state)
    assert state.resolved == 0


@pytest.mark.rule("resolution-trigger", "resolution-offices", "resolution-secures")
def test_of_two_the_one_with_more_becomes_minister() -> None:
    state = position(hubu="3a 3a 4b 4B 5a 5b 6b")
    hold_court(state)
    assert (state.minister[HUBU], state.secretary[HUBU]) == (BARBARA, AXEL)
    assert list(state.points) == [6, 7, 0]
    assert ministry(state, HUBU) == "3A 3A 4B 4B 5A 5B 6B"
    assert state.resolved == 0b010


@pytest.mark.rule("resolution-alone")
def test_a_player_who_is_alone_takes_both_offices() -> None:
    state = position(gongbu="3a 3a 4a 4a 5a 5a 6a")
    hold_court(state)
    assert (state.minister[GONGBU], state.secretary[GONGBU]) == (AXEL, AXEL)
    assert list(state.points) == [10, 0, 0]


@pytest.mark.rule("resolution-order")
def test_several_ministries_are_resolved_from_left_to_right() -> None:
    state = position(bingbu="2a 2a 3a 3a 4b 4b 4b", gongbu="5a 5a 5a 6a 6b 6b 7b")
    events = hold_court(state)
    assert [message.values["ministry"] for message in said(events, "log-resolution")] == [
        Message("ministry-bingbu"),
        Message("ministry-gongbu"),
    ]


@pytest.mark.rule("resolution-least", "gift-influence", "resolution-offices")
def test_the_example_of_gongbu() -> None:
    """The rule book: Black 3, Purple 3, Green 1. Green holds Purple's gift of 3 and Black's of 4, so Green yields to
    Black.
    """
    black, purple, green = AXEL, BARBARA, CHRIS
    state = position(gongbu="5a 5b 5c 6a 6b 6a 7b", given={(purple, green): 3, (black, green): 4}, candidate="hubu")
    hold_court(state)
    assert state.to_move() == green
    assert choices(state) == ["yield seat-1"]
    refusal = refused(state, "yield seat-2")
    assert refusal.rule == "gift-influence"
    assert refusal.detail == Message(
        "detail-gift", {"giver": Seat(black), "receiver": Seat(green), "gift": gift_name(4)}
    )
    play(state, "yield seat-1")
    assert (state.minister[GONGBU], state.secretary[GONGBU]) == (black, purple)
    assert (gift(state, black, green), gift(state, purple, green)) == (0, 3)
    assert ministry(state, GONGBU) == "5A 5B 5C 6A 6B 6A 7B"


@pytest.mark.rule("resolution-yield")
def test_without_a_gift_the_choice_is_free_among_those_who_take_part() -> None:
    state = position(4, hubu="3a 3a 4b 4b 5a 5b 6c", given={(DORIS, CHRIS): 5})
    hold_court(state)
    assert state.to_move() == CHRIS
    assert choices(state) == ["yield seat-1", "yield seat-2"]
    for seat in (CHRIS, DORIS):
        assert refused(state, f"yield seat-{seat + 1}").rule == "resolution-yield"
    play(state, "yield seat-2")
    assert (state.minister[HUBU], state.secretary[HUBU]) == (BARBARA, AXEL)


@pytest.mark.rule("gift-influence")
def test_among_equal_gifts_the_choice_is_free_and_only_the_receivers_gift_is_cancelled() -> None:
    state = position(4, hubu="3a 3a 4b 4b 5d 5d 6c", given={(AXEL, CHRIS): 2, (BARBARA, CHRIS): 2})
    hold_court(state)
    assert choices(state) == ["yield seat-1", "yield seat-2"]
    play(state, "yield seat-2")
    assert (gift(state, AXEL, CHRIS), gift(state, BARBARA, CHRIS)) == (2, 0)


@pytest.mark.rule("resolution-least")
def test_influence_is_counted_anew_after_each_gift_of_influence() -> None:
    """Five players: Emil yields to Doris, who then has three and is no longer the weakest."""
    state = position(5, hubu="3a 3a 4b 4b 5c 5d 6e")
    hold_court(state)
    assert state.to_move() == EMIL
    play(state, "yield seat-4")
    assert state.to_move() == CHRIS
    play(state, "yield seat-4")
    assert state.to_move() == BARBARA
    play(state, "yield seat-4")
    assert (state.minister[HUBU], state.secretary[HUBU]) == (DORIS, AXEL)


@pytest.mark.rule("resolution-least-tie")
def test_among_the_weakest_the_one_whose_best_official_is_most_junior_goes_first() -> None:
    state = position(hubu="3a 3b 4c 4a 5b 5a 6c")
    hold_court(state)
    assert state.to_move() == CHRIS
    state = position(hubu="3c 3b 4a 4a 5b 5a 6c")
    hold_court(state)
    assert state.to_move() == BARBARA


@pytest.mark.rule("resolution-least-tie")
def test_ties_are_looked_at_anew_after_each_gift_of_influence() -> None:
    """Doris (7) goes first, then Chris (5) yields to Emil. Barbara (3) and Emil (2) are now equal, and Barbara is
    junior.
    """
    state = position(5, hubu="3a 3e 4b 4b 5c 5a 6d")
    hold_court(state)
    assert state.to_move() == DORIS
    play(state, "yield seat-1")
    assert state.to_move() == CHRIS
    play(state, "yield seat-5")
    assert state.to_move() == BARBARA


@pytest.mark.rule("resolution-yield")
def test_influence_is_given_only_for_now_and_officials_stay_with_their_owners() -> None:
    state = position(hubu="3a 3a 4b 4b 5a 5b 6c")
    hold_court(state)
    play(state, "yield seat-1")
    assert ministry(state, HUBU) == "3A 3A 4B 4B 5A 5B 6C"


@pytest.mark.rule("gift-influence")
def test_gifts_of_those_who_no_longer_take_part_do_not_bind() -> None:
    """Doris yields first; after that, her gift to Chris obliges nobody in this resolution."""
    state = position(4, hubu="3a 3a 3a 4b 4b 5c 6d", given={(DORIS, CHRIS): 6})
    hold_court(state)
    play(state, "yield seat-1")
    assert state.to_move() == CHRIS
    assert choices(state) == ["yield seat-1", "yield seat-2"]
    play(state, "yield seat-1")
    assert gift(state, DORIS, CHRIS) == 6


@pytest.mark.rule("ministry-frozen")
def test_after_the_resolution_no_official_comes_and_none_is_bribed() -> None:
    state = position(bingbu="2a 2a 3a 3a 4b 4b 4b", hands={CHRIS: "33"})
    hold_court(state)
    assert state.resolved == 1 << BINGBU
    play(state, "official 5", "official 5")
    assert choices(state, "name")


def test_how_a_ministry_stands_is_how_it_would_be_resolved() -> None:
    state = position(hubu="3a 3a 4b 4b 5b 5c .", given={(AXEL, CHRIS): 3})
    plate = next(plate for plate in GAME.as_it_stands(state) if plate.standing.id == f"ministry {HUBU}")
    assert plate.why is not None
    assert plate.why.id == "stands-holders"
    assert plate.why.values == {"minister": AXEL, "secretary": BARBARA}, "Chris owes Axel, and gives way to him"


def test_how_a_ministry_stands_is_open_where_somebody_would_choose() -> None:
    state = position(hubu="3a 3a 4b 4b 5b 5c .")
    plate = next(plate for plate in GAME.as_it_stands(state) if plate.standing.id == f"ministry {HUBU}")
    assert plate.why == Message("stands-chooses", {"seat": Seat(CHRIS)})
    assert not any(plate.standing.points)
