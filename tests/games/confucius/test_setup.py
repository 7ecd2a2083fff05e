"""The set-up: what each player has, what chance turns up, and where everything lies."""

from __future__ import annotations

import pytest

from kaiserhof.engine import CHANCE, KaiserhofError
from kaiserhof.games.confucius import GAME
from kaiserhof.games.confucius.rules.components import FOREIGN_LANDS
from tests.games.confucius.staging import (
    ALL_CARDS,
    AXEL,
    BARBARA,
    BINGBU,
    FIRST_OFFICIALS,
    GONGBU,
    HUBU,
    SET_UP,
    cards_in_box,
    choices,
    hand,
    lies_on,
    ministry,
    play,
    refused,
    started,
)


@pytest.mark.rule("setup-players")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everyone_has_six_gifts_six_armies_and_no_points(players: int) -> None:
    state = started(players)
    assert list(state.available) == [0b000001] * players
    assert list(state.unavailable) == [0b111110] * players
    assert list(state.stock) == [6] * players
    assert state.scores() == [0] * players


@pytest.mark.rule("setup-players")
@pytest.mark.parametrize("players", [2, 6])
def test_two_and_six_do_not_play(players: int) -> None:
    with pytest.raises(KaiserhofError, match="error-seats"):
        GAME.start(players)


@pytest.mark.rule("setup-cards")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everyone_starts_with_one_card_of_each_kind(players: int) -> None:
    state = GAME.start(players)
    assert [hand(state, seat) for seat in range(players)] == ["123"] * players
    assert list(state.deck) == [22 - players] * 3
    assert cards_in_box(state) == ALL_CARDS == 66


@pytest.mark.rule("setup-ministry-chits")
def test_the_higher_of_two_chits_is_for_the_minister_in_whatever_order_they_come() -> None:
    state = started()
    assert list(state.minister_chit) == [8, 7, 6]
    assert list(state.secretary_chit) == [5, 6, 4]
    assert sum(state.chits_left) == 4


@pytest.mark.rule("setup-ministry-chits")
def test_both_chits_of_a_ministry_may_be_worth_the_same() -> None:
    state = GAME.start(3)
    play(state, "chit 4", "chit 4")
    assert (state.minister_chit[BINGBU], state.secretary_chit[BINGBU]) == (4, 4)
    assert choices(state) == ["chit 5", "chit 6", "chit 7", "chit 8"]


@pytest.mark.rule("setup-distant-chits")
def test_every_distant_land_has_one_of_seven_chits() -> None:
    state = started()
    assert [lies_on(state, land) for land in ("spice-islands", "india", "arabia", "africa", "americas")] == [
        *(4, 3, 2, 3, 4)
    ]
    assert list(state.values_left) == [0, 0, 1, 0, 1]


@pytest.mark.rule("setup-foreign")
def test_three_foreign_lands_take_part_and_the_others_cannot_be_invaded() -> None:
    state = GAME.start(3)
    play(state, *SET_UP)
    assert len(choices(state)) == 5
    play(state, "foreign korea")
    assert "foreign korea" not in choices(state)
    state = started()
    assert [FOREIGN_LANDS[land] for land in state.foreign] == ["korea", "annam", "yunnan"]
    assert refused(state, "invade mongolia-1").rule == "setup-foreign"


@pytest.mark.rule("setup-candidates")
def test_the_named_candidates_come_before_those_for_any_ministry() -> None:
    state = GAME.start(3)
    play(state, *SET_UP, "foreign korea", "foreign annam", "foreign yunnan")
    assert choices(state) == ["candidate bingbu", "candidate hubu", "candidate gongbu"]
    play(state, "candidate gongbu")
    assert state.candidate == GONGBU
    assert (state.named_left, state.any_left) == (0b011, 3)


@pytest.mark.rule("setup-officials")
def test_three_officials_lie_on_the_spaces_three_four_and_five() -> None:
    state = started()
    assert ministry(state, BINGBU) == ". . 2 3 4 . ."
    assert ministry(state, HUBU) == ". . 3 4 5 . ."
    assert ministry(state, GONGBU) == ". . 4 5 6 . ."


@pytest.mark.rule("setup-officials")
def test_the_stack_has_24_officials() -> None:
    state = GAME.start(3)
    assert list(state.officials_left) == [0, 0, 3, 4, 5, 5, 4, 3]


@pytest.mark.rule("chance")
def test_nobody_chooses_what_chance_turns_up() -> None:
    state = GAME.start(3)
    assert state.to_move() == CHANCE
    assert dict(state.outcomes()) == dict.fromkeys(state.legal_moves(), 2)
    assert refused(state, "tax").rule == "chance"
    assert refused(started(), "draw 3").rule == "chance"


@pytest.mark.rule("chief-first")
def test_the_first_chief_minister_is_drawn_by_chance() -> None:
    state = GAME.start(3)
    play(state, *SET_UP, "foreign korea", "foreign annam", "foreign yunnan", "candidate hubu")
    play(state, *(f"official {value}" for value in FIRST_OFFICIALS))
    assert choices(state) == ["chief seat-1", "chief seat-2", "chief seat-3"]
    assert [weight for _, weight in state.outcomes()] == [1, 1, 1]
    play(state, "chief seat-1")
    assert state.chief == AXEL
    assert state.to_move() == BARBARA
