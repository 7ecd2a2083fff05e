"""The estimate: good enough to beat random players, and sensible about half-made decisions."""

from __future__ import annotations

import pytest

from kaiserhof.bots import make_bot
from kaiserhof.bots.search.lookahead import Lookahead
from kaiserhof.engine import CHANCE, OVER, Dice
from kaiserhof.games.confucius import GAME
from kaiserhof.games.confucius.rules.state import ConfuciusState
from tests.games.confucius.staging import BARBARA, play, position


def weighed(state: ConfuciusState) -> float:
    """Returns Barbara's estimate, by the weights that compare moves."""
    return Lookahead(GAME, GAME.estimator.move_weights[state.seats]).expected(state)[BARBARA]


def after(state: ConfuciusState, move: str) -> float:
    """Returns the same after a move."""
    then = state.copy()
    play(then, move)
    return weighed(then)


def test_an_official_about_to_be_paid_for_is_worth_more_than_idling() -> None:
    state = position(hands={BARBARA: "223"})
    assert after(state, "bribe bingbu-4") > after(state, "no-action")


def test_what_is_still_to_be_paid_counts_as_if_it_were() -> None:
    state = position(hands={BARBARA: "223"})
    play(state, "bribe bingbu-3")
    assert after(state, "pay 2") == pytest.approx(weighed(state), abs=0.2)


def test_giving_an_official_away_is_worse_than_idling() -> None:
    state = position(hubu=". . 3b 4 5 . .")
    assert after(state, "transfer hubu-3") < after(state, "no-action")


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
                state.push(state.draw_outcome(dice))
            elif mover == number % seats:
                state.push(regular.choose(state.seen_by(mover), dice))
            else:
                state.push(dice.choice(state.legal_moves()))
        won += state.ranking()[number % seats] == 1
    assert won >= 3
