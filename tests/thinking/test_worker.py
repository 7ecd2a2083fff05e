"""In a process: a bot at a seat is kept, so that a search goes on while the turn lasts."""

import pytest

from kaiserhof.bots import Master
from kaiserhof.engine import Dice, Match, RandomDice, find_game, game_ids
from kaiserhof.thinking import worker

GAME = find_game(game_ids()[0])


@pytest.fixture
def match(monkeypatch: pytest.MonkeyPatch) -> Match:
    monkeypatch.setattr(worker, "_BOTS", type(worker._BOTS)())
    match = Match(GAME, ["A"] * GAME.players[0], dice=RandomDice(1))
    match.advance()
    return match


def think(match: Match, table: str, level: str = "master") -> int:
    view = match.state.seen_by(match.state.to_move())
    move = view.parse(worker.think(GAME.id, level, view.to_json(), 0.02, table))
    assert move in view.legal_moves()
    return move


def test_the_same_seat_of_the_same_table_has_the_same_bot(match: Match) -> None:
    think(match, "t")
    (kept,) = worker._BOTS.values()
    assert isinstance(kept, Master)
    assert kept.budget.seconds == 0.02
    think(match, "t")
    assert list(worker._BOTS.values()) == [kept]


def test_another_seat_table_or_level_has_another_bot(match: Match) -> None:
    think(match, "t")
    (kept,) = worker._BOTS.values()
    think(match, "u")
    think(match, "t", "regular")
    seat = match.state.to_move()
    dice = Dice(1)
    while match.state.to_move() == seat:
        match.play(seat, dice.choice(match.state.legal_moves()))
        match.advance()
    think(match, "t")
    assert len(worker._BOTS) == 3
    assert kept not in worker._BOTS.values()


def test_only_a_few_are_kept(match: Match) -> None:
    for number in range(worker.MOST_KEPT + 3):
        think(match, str(number), "random")
    assert len(worker._BOTS) == worker.MOST_KEPT
