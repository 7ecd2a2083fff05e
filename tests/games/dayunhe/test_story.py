"""The log: where the ship went, whose part of the Wall an uprising empties, and what was actually lost."""

from __future__ import annotations

from typing import Any

import pytest

from kaiserhof.engine import CHANCE, Dice, Event, Match, Message, RandomDice, find_game
from kaiserhof.engine.story import StoryLine, seat_in
from kaiserhof.games.dayunhe import GAME
from kaiserhof.games.dayunhe.words.story import DayunheStory
from tests.games.dayunhe.staging import AXEL, BARBARA, finish_round, play, position


def told() -> list[StoryLine]:
    """Returns the story of a random game, as a spectator reads it."""
    game = find_game("dayunhe")
    match, dice = Match(game, ("Ada", "Bao", "Cem"), {"unrest": "2"}, RandomDice(5)), Dice("a game by chance")
    match.advance()
    while not match.finished():
        match.play(match.state.to_move(), dice.choice(match.state.legal_moves()))
        match.advance()
    return list(match.story().read_by(None))


def test_the_places_of_a_trip_are_a_way_in_the_order_of_the_fields() -> None:
    ways = 0
    for line in told():
        went = dict.fromkeys(event.message.values["at"] for event in line.events if "at" in event.message.values)
        assert line.places[len(line.places) - line.way :] == tuple(went)
        ways += line.way > 2 and line.actor == CHANCE
    assert ways > 4


def test_an_uprising_lights_the_player_s_part_of_the_wall() -> None:
    uprisings = [
        (line.places, seat_in(event.message))
        for line in told()
        for event in line.events
        if event.message.id == "log-uprising"
    ]
    assert uprisings
    assert all(f"spot-wall-{seat}" in places for places, seat in uprisings)


def message_of(events: list[Event], name: str) -> Message:
    return next(event.message for event in events if event.message.id == name)


@pytest.mark.rule("reputation-floor", "ship-unrest")
def test_a_ship_that_meets_unrest_is_told_to_cost_what_was_there() -> None:
    unrest, canals = {"b1": BARBARA, "b2": BARBARA}, {"b3": (BARBARA, "garden")}
    state = position(2, unrest=unrest, canals=canals, points=[1, 15], ship="b0", turn=BARBARA, start=AXEL)
    met = [event.message.values for event in finish_round(state) if event.message.id == "log-ship-unrest"]
    assert [(values["seat"], values["points"], values.get("gain")) for values in met] == [
        (AXEL, 1, -1),
        (AXEL, 0, None),
    ]


@pytest.mark.rule("reputation-floor", "intrigue")
@pytest.mark.parametrize(("points", "loss"), [(3, "−3."), (0, "who has no reputation to lose."), (20, "−8.")])
def test_intrigue_is_told_to_cost_what_was_there(points: int, loss: str) -> None:
    state = position(2, "intrigue", store={AXEL: "unrest unrest"}, points=[15, points])
    message = message_of(play(state, "intrigue 2"), "log-intrigue")
    assert GAME.words("en").named(["Ada", "Bao"])(message) == f"Ada plots against Bao, {loss}"
    assert DayunheStory().gain(message) == (BARBARA, max(-8, -points))


@pytest.mark.rule("reputation-floor", "uprising", "final-scoring")
def test_an_uprising_and_the_final_scoring_are_told_to_cost_what_was_there() -> None:
    last: dict[str, Any] = {"ship": "a1", "south": False, "trips": 1}
    unrest = dict.fromkeys(("c1", "c2", "c3"), BARBARA)
    city = {AXEL: "canal-1 canal-3"}
    state = position(2, start=AXEL, turn=BARBARA, unrest=unrest, city=city, wall=(3, 0), points=[5, 15], **last)
    events = finish_round(state)
    assert message_of(events, "log-uprising").values["points"] == 5
    final = message_of(events, "log-final").values
    assert [final[name] for name in ("network", "city", "unrest", "points")] == [0, 4, 4, 0]
