"""The log: the cost of an action, and the places on the board of the court's lines."""

from __future__ import annotations

import pytest

from kaiserhof.engine import CHANCE, Dice, Match, Message, RandomDice, find_game
from kaiserhof.engine.story import StoryLine, said
from kaiserhof.games.confucius import GAME
from kaiserhof.games.confucius.rules.components import BOXES, FOREIGN_LANDS
from kaiserhof.games.confucius.words.story import ConfuciusStory
from tests.games.confucius.staging import BARBARA, play, position


def told() -> list[StoryLine]:
    """Returns the story of a random game, as a spectator reads it."""
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


@pytest.mark.rule("recruit", "voyage", "bribe", "pay-cards", "pay-more")
@pytest.mark.parametrize(
    ("lang", "action", "cards", "headline", "event"),
    [
        ("en", "recruit", "11", "recruits an army, pays 6 licences", "pays 6 licences (cards: 1 1)."),
        ("en", "voyage 2", "1", "sends 2 junks on a voyage, pays 3 licences", "pays 3 licences (cards: 1)."),
        ("en", "bribe bingbu-3", "2", "bribes official 3 in Bingbu, pays 2 coins", "pays 2 coins (cards: 2)."),
        ("de", "recruit", "11", "stellt eine Armee auf, zahlt 6 Lizenzen", "zahlt 6 Lizenzen (Karten: 1 1)."),
        ("de", "bribe bingbu-3", "2", "besticht Beamten 3 in Bingbu, zahlt 2 Münzen", "zahlt 2 Münzen (Karten: 2)."),
        ("zh", "recruit", "11", "征召一支军队，付6份勘合", "支付6份勘合（牌：1 1）。"),
        ("zh", "bribe bingbu-3", "2", "贿赂兵部3号官员，付2枚铜钱", "支付2枚铜钱（牌：2）。"),
    ],
)
def test_the_log_tells_a_payment_in_what_was_paid(
    lang: str, action: str, cards: str, headline: str, event: str
) -> None:
    """A card is worth coins or licences. The log says what was paid, even beyond the price (RULING 22)."""
    state = position(hands={BARBARA: "11233"}, shipyards={BARBARA: 2})
    messages = [event.message for event in play(state, action, f"pay {cards}")]
    words = GAME.words(lang).named(("Axel", "Barbara", "Chris"))
    assert said(ConfuciusStory().headline(None, messages), words).removeprefix("Barbara").strip() == headline
    assert words(messages[1]).removeprefix("Barbara").strip() == event
