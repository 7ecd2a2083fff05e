"""OpenSpiel's searches play our games from views."""

import pytest

from kaiserhof.bots import Budget, bot_names, levels
from kaiserhof.engine import CHANCE, Dice, Game
from kaiserhof.envs.openspiel_bots import SpielBot, SpielIsmcts, SpielMcts
from tests.envs.tables import EVERY_GAME


@pytest.mark.parametrize("kind", [SpielIsmcts, SpielMcts])
@EVERY_GAME
def test_a_search_of_openspiel_finds_a_legal_move_and_the_same_with_the_same_dice(
    game: Game, kind: type[SpielBot]
) -> None:
    dice = Dice(1)
    state = game.start(game.players[0])
    while state.to_move() == CHANCE or len(state.legal_moves()) < 2:
        state.push(state.draw_outcome(dice) if state.to_move() == CHANCE else state.legal_moves()[0])
    view = state.seen_by(state.to_move())
    bot = kind(game)
    move = bot.choose(view, Dice(2), Budget(simulations=4))
    assert move in state.legal_moves()
    assert bot.choose(view, Dice(2), Budget(simulations=4)) == move


@EVERY_GAME
def test_a_search_of_openspiel_refuses_a_time(game: Game) -> None:
    with pytest.raises(ValueError, match="a number of simulations, not a time"):
        SpielIsmcts(game).choose(game.start(game.players[0]).seen_by(0), Dice(1), Budget(seconds=1))


def test_where_openspiel_is_missing_its_searches_are_not_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert SpielMcts.level in bot_names()
    monkeypatch.setattr(levels, "find_spec", lambda _: None)
    assert SpielMcts.level not in bot_names()
    assert "regular" in bot_names()
