"""The log of the court: what it tells of is found on the board."""

from __future__ import annotations

from kaiserhof.engine import CHANCE, Dice, Match, Message, RandomDice, find_game
from kaiserhof.engine.story import StoryLine
from kaiserhof.games.confucius.rules.components import BOXES, FOREIGN_LANDS


def told() -> list[StoryLine]:
    """A whole game by chance, as a spectator reads it."""
    match, dice = Match(find_game("confucius"), ("Ada", "Bao", "Cem"), {}, RandomDice(5)), Dice("a game by chance")
    match.advance()
    while not match.finished():
        match.play(match.state.to_move(), dice.choice(match.state.legal_moves()))
        match.advance()
    return list(match.story().read_by(None))


def name(value: object) -> str:
    assert isinstance(value, Message)
    return value.id.partition("-")[2]


def test_a_line_of_the_court_lights_the_ministry_the_land_or_the_space_it_is_about() -> None:
    seen = set()
    for line in told():
        if line.actor != CHANCE:
            continue
        for event in line.events:
            told_of, values = event.message.id.removeprefix("log-"), event.message.values
            if told_of in ("resolution", "minister", "secretary"):
                assert f"part-{name(values['ministry'])}" in line.places
            elif told_of in ("invasion-won", "invasion-lost"):
                land = name(values["land"])
                boxes = len(BOXES[FOREIGN_LANDS.index(land)])
                assert line.places == tuple(f"spot-{land}-{box + 1}" for box in range(boxes))
            elif told_of == "official":
                assert f"spot-{name(values['ministry'])}-{values['number']}" in line.places
            elif told_of == "exam-won":
                assert "part-examination" in line.places
            else:
                continue
            seen.add(told_of)
    assert seen >= {"resolution", "minister", "invasion-lost", "official", "exam-won"}
    assert not any(line.way for line in told()), "nothing goes from place to place"
