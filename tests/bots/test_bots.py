"""Bots see only their seat's view, play only legal moves, and Regular beats chance."""

import pytest

from kaiserhof.bots import LEVELS, Master, bot_names, make_bot
from kaiserhof.engine import Dice, Game, KaiserhofError, Match, NotAllowed, RandomDice, find_game, game_ids

EVERY_GAME = pytest.mark.parametrize("game", [find_game(name) for name in game_ids()], ids=lambda game: game.id)

SIMULATIONS = 8
"""Simulations per decision of searching bots in whole games; tests of the search itself grow larger trees."""


def play(game: Game, levels: list[str], seed: int) -> Match:
    dice = Dice(seed)
    bots = [make_bot(level, game) for level in levels]
    match = Match(game, levels, dice=RandomDice(seed))
    match.advance()
    while not match.finished():
        seat = match.state.to_move()
        match.play(seat, bots[seat].choose(match.state.seen_by(seat), dice))
        match.advance()
    return match


@EVERY_GAME
@pytest.mark.parametrize(
    "bot", [f"{level}:{SIMULATIONS}" if issubclass(bot, Master) else level for level, bot in LEVELS.items()]
)
def test_every_level_plays_a_game_to_its_end(game: Game, bot: str) -> None:
    assert play(game, [bot] * game.players[0], 1).finished()


@EVERY_GAME
def test_the_same_seed_gives_the_same_game(game: Game) -> None:
    seats = game.players[0]
    one, other = (play(game, [f"master:{SIMULATIONS}", "novice"] + ["regular"] * (seats - 2), 3) for _ in range(2))
    assert one.entries == other.entries


@pytest.mark.long
@EVERY_GAME
def test_regular_beats_two_random_players_in_more_than_95_of_100_games(game: Game) -> None:
    seats = 3
    games = 120
    wins = 0.0
    for number in range(games):
        hero = number % seats
        levels = ["regular" if seat == hero else "random" for seat in range(seats)]
        places = play(game, levels, 1000 + number).state.ranking()
        wins += (places[hero] == 1) / places.count(1)
    assert wins / games > 0.95


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(KaiserhofError, match="error-unknown-seat"):
        make_bot("wizard", find_game(game_ids()[0]))


@pytest.mark.parametrize("name", bot_names(game_ids()[0]))
def test_a_bot_refuses_the_view_of_a_seat_that_is_not_to_move(name: str) -> None:
    match = Match(game_ids()[0], ["Ada", "Bo", "Cy"], dice=RandomDice(1))
    match.advance()
    other = (match.state.to_move() + 1) % 3
    with pytest.raises(NotAllowed, match="error-nothing-to-choose"):
        make_bot(name, game_ids()[0]).choose(match.state.seen_by(other), Dice(1))


def test_all_bots_have_names_and_some_play_only_some_games() -> None:
    assert set(LEVELS) <= set(bot_names())
    assert set(bot_names(game_ids()[0])) <= set(bot_names())
