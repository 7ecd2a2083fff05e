"""What the log tells of rounds, cards and the ship."""

from __future__ import annotations

import pytest

from kaiserhof.engine import Message, Seat
from tests.games.dayunhe.staging import (
    AXEL,
    BARBARA,
    fields_in,
    finish_round,
    path,
    play,
    position,
    rule_against,
    told,
)


@pytest.mark.rule("round")
def test_a_round_is_told_by_its_number_and_its_start_player() -> None:
    state = position(3, start=AXEL, turn=AXEL)
    events = finish_round(state)
    [begun] = [event.message for event in events if event.message.id == "log-round"]
    assert begun == Message("log-round", {"round": 2, "seat": Seat(BARBARA)})


@pytest.mark.rule("espionage")
def test_only_a_hidden_top_is_spied_out_and_not_an_unrest_tile_that_lies_open() -> None:
    state = position(card="espionage", stacks={AXEL: [("unrest", 3, 0), ("", 3, 0), ("garden", 2, 0)]})
    moves = {state.text(move) for move in state.legal_moves()}
    assert {move for move in moves if move.startswith("spy")} == {"spy s2"}


@pytest.mark.rule("ship-length")
def test_the_stones_mark_the_fields_of_the_latest_move_of_the_ship() -> None:
    state = position(2)
    events = finish_round(state)
    assert len(path(events)) == 5
    assert {name.upper() for name in fields_in(state, state.stones)} == set(path(events))


@pytest.mark.parametrize(
    ("card", "move", "message"),
    [
        ("raise-reputation", "raise", "log-raise"),
        ("tea-break", "tea", "log-tea"),
        ("denounce", "denounce 2", "log-denounce"),
        ("reform", "reform", "log-reform"),
    ],
)
def test_the_special_part_of_a_card_is_told(card: str, move: str, message: str) -> None:
    state = position(card=card, store={AXEL: "unrest unrest"})
    assert told(play(state, move), message) == 1


@pytest.mark.rule("build-city")
def test_a_tile_in_the_city_is_told() -> None:
    state = position(canals={"b1": (AXEL, "canal-4"), "b2": (AXEL, "canal-5")}, store={AXEL: "garden"})
    events = play(state, "build garden", "city")
    [message] = [event.message for event in events if event.message.id == "log-city"]
    assert message.values["seat"] == Seat(AXEL)


@pytest.mark.rule("tops-stay")
def test_an_open_tile_that_is_drawn_is_told_and_so_is_known_unrest_at_the_bottom() -> None:
    state = position(stacks={AXEL: [("garden", 3, 0), ("", 0, 2), ("", 0, 0)]})
    assert told(play(state, "replenish s1"), "log-draw") == 1
    assert told(play(state, "replenish s2"), "log-draw") == 1


@pytest.mark.rule("replenish-empty")
def test_nothing_is_drawn_from_an_empty_stack_no_matter_whose_it_is() -> None:
    stacks = [("", 3, 0), ("", 0, 0), ("", 2, 0)]
    for seat in (AXEL, BARBARA):
        state = position(turn=seat, stacks={seat: stacks})
        assert rule_against(state, "replenish s2") == "replenish-empty"
        assert "replenish s3" in {state.text(move) for move in state.legal_moves()}
