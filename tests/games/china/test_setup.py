"""Before the first turn: the side of the board, the pieces, the cards."""

from __future__ import annotations

import pytest

from kaiserhof.engine import CHANCE, KaiserhofError
from kaiserhof.games.china import GAME
from kaiserhof.games.china.rules.components import DECK, LETTERS
from tests.games.china.staging import AXEL, BARBARA, CHRIS, DORIS, choices, hand, play, refused, row, tell, written


@pytest.mark.rule("setup-side")
@pytest.mark.parametrize(("players", "sides"), [(3, ("3-4",)), (4, ("3-4", "4-5")), (5, ("4-5",))])
def test_the_number_of_players_decides_the_side_and_four_may_choose(players: int, sides: tuple[str, ...]) -> None:
    for side in ("3-4", "4-5"):
        if side in sides:
            assert GAME.start(players, {"side": side}).lookup.side == side
        else:
            with pytest.raises(KaiserhofError):
                GAME.start(players, {"side": side})
    assert GAME.start(players).lookup.side == sides[0]


@pytest.mark.rule("setup-cards")
def test_there_are_57_cards_ten_violet_eleven_yellow_and_orange_twelve_green_thirteen_red() -> None:
    """RULING 15."""
    assert dict(zip(LETTERS, DECK, strict=True)) == {"v": 10, "y": 11, "o": 11, "g": 12, "r": 13}
    assert sum(DECK) == 57


@pytest.mark.rule("setup-cards")
@pytest.mark.parametrize(("players", "cards"), [(3, [8, 9, 9, 10, 11]), (4, [9, 10, 10, 11, 12]), (5, list(DECK))])
def test_four_players_leave_out_one_card_of_each_colour_and_three_players_two(players: int, cards: list[int]) -> None:
    assert list(GAME.start(players).pile) == cards


@pytest.mark.rule("setup-cards", "setup-hands")
@pytest.mark.parametrize(("players", "left"), [(3, 34), (4, 36), (5, 38)])
def test_after_the_hands_and_the_open_row_the_first_pile_has_34_36_or_38_cards(players: int, left: int) -> None:
    state = GAME.start(players)
    play(state, *["deal r", "deal g", "deal o"] * players, "open v", "open y", "open v", "open r")
    assert state.pile_size == sum(state.pile) == left
    assert list(state.discards) == [0] * 5


@pytest.mark.rule("setup-pieces")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everyone_has_20_houses_and_8_emissaries_for_the_ninth_is_the_score_marker(players: int) -> None:
    state = GAME.start(players)
    assert list(state.houses_left) == [20] * players
    assert list(state.emissaries_left) == [8] * players
    assert state.scores() == [0] * players


@pytest.mark.rule("setup-pieces", "fort-supply")
def test_only_experienced_players_have_a_fortification_each() -> None:
    assert list(GAME.start(4).forts_left) == [0] * 4
    assert list(GAME.start(4, {"fortifications": "yes"}).forts_left) == [1] * 4


@pytest.mark.rule("setup-hands", "turn-order", "emperor")
def test_three_hidden_cards_each_then_four_open_ones_then_the_start_player_begins() -> None:
    state = GAME.start(4)
    for seat, cards in enumerate(("vrr", "grg", "yyy", "ogo")):
        for letter in cards:
            assert state.to_move() == CHANCE
            events = tell(state, f"deal {letter}")
            assert [event.message.id for event in events] == ["log-drawn"]
            assert events[0].only == seat
    for letter in "roro":
        assert state.to_move() == CHANCE
        assert choices(state) == {f"open {colour}" for colour in LETTERS}
        play(state, f"open {letter}")
    assert [hand(state, seat) for seat in (AXEL, BARBARA, CHRIS, DORIS)] == ["vrr", "ggr", "yyy", "oog"]
    assert row(state) == "oorr"
    assert state.to_move() == state.turn_of() == AXEL


@pytest.mark.rule("chance", "setup-hands")
def test_each_card_comes_as_often_as_the_pile_holds_it_and_nobody_chooses() -> None:
    state = GAME.start(3)
    play(state, "deal r", "deal r")
    weights = {state.text(move): weight for move, weight in state.outcomes()}
    assert weights == {"deal v": 8, "deal y": 9, "deal o": 9, "deal g": 10, "deal r": 9}
    assert refused(state, "draw").rule == "chance"
    assert refused(state, "open r").rule == "chance"


@pytest.mark.rule("chance")
def test_a_colour_that_is_no_longer_in_the_pile_cannot_come() -> None:
    state = GAME.start(3)
    play(state, *["deal v"] * 8)
    assert written(state.pile)[:1] == "y"
    assert choices(state) == {"deal y", "deal o", "deal g", "deal r"}
    assert refused(state, "deal v").rule == "chance"
