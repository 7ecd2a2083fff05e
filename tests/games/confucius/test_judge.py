"""The judgement: good enough to beat random players, and sensible about what is half done."""

from __future__ import annotations

import pytest

from kaiserhof.bots import make_bot
from kaiserhof.bots.one_ply import OnePly
from kaiserhof.engine import CHANCE, OVER, Dice
from kaiserhof.games.confucius import GAME
from kaiserhof.games.confucius.state import ConfuciusState
from tests.games.confucius.staging import BARBARA, play, position


def weighed(state: ConfuciusState) -> float:
    """What Barbara has, by the weights with which moves are compared."""
    return OnePly(GAME, GAME.judgement.weights[state.seats]).expected(state)[BARBARA]


def test_an_official_about_to_be_paid_for_is_worth_having() -> None:
    state = position(hands={BARBARA: "223"})
    before = weighed(state)
    play(state, "bribe bingbu-4")
    assert weighed(state) > before


def test_giving_an_official_away_is_not_worth_it() -> None:
    state = position(hubu=". . 3b 4 5 . .")
    before = weighed(state)
    play(state, "transfer hubu-3")
    assert weighed(state) < before


@pytest.mark.parametrize("game", ["basic", "advanced"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_regular_beats_random_players(game: str, seats: int) -> None:
    dice = Dice(f"{game} {seats}")
    regular = make_bot("regular", GAME)
    won = 0
    for number in range(4):
        state = GAME.start(seats, {"game": game})
        while (mover := state.to_move()) != OVER:
            if mover == CHANCE:
                state.push(state.toss(dice))
            elif mover == number % seats:
                state.push(regular.choose(state.seen_by(mover), dice))
            else:
                state.push(dice.choice(state.legal_moves()))
        won += state.ranking()[number % seats] == 1
    assert won >= 3
