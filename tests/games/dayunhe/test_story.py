"""The log of the trips and of the Wall: it says where the ship went, and whose part of the Wall an uprising empties."""

from __future__ import annotations

from kaiserhof.engine import CHANCE, Dice, Match, RandomDice, find_game
from kaiserhof.engine.story import StoryLine, seat_in


def told() -> list[StoryLine]:
    """A whole game by chance, as a spectator reads it."""
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
