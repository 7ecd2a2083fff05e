"""The arena: seats rotate, games are reproducible, bots get views and must return legal moves."""

import pickle
from collections import Counter
from typing import Any

import pytest

from kaiserhof.bots import Bot, BotFailed, Budget, RandomBot, make_bot
from kaiserhof.engine import CHANCE, Dice, Game, State, find_game, game_ids
from kaiserhof.lab.arena import ArenaPlan, GameResult, play_game, play_games
from kaiserhof.lab.executor import Executor, make_executor
from kaiserhof.lab.summary import summarise
from kaiserhof.lab.times import Times

FIRST = find_game(game_ids()[0])
SEATS = FIRST.players[0]


def plan(*bots: str, seats: int = SEATS, seed: int = 0) -> ArenaPlan:
    return ArenaPlan(FIRST.id, bots or ("random",) * seats, seats, FIRST.choose(seats), seed)


def result_of(played: GameResult) -> tuple[Any, ...]:
    """Returns everything in a result except the times."""
    return played.number, played.bots, played.points, played.places, tuple(each.count for each in played.times)


class Spy(RandomBot):
    """Records what it is given."""

    seen: list[State]

    def choose(self, view: State, dice: Dice, budget: Budget | None = None) -> int:
        self.seen.append(view)
        return super().choose(view, dice, budget)


class Cheat(Bot):
    """Returns a move that is not legal."""

    level = "cheat"

    def choose(self, view: State, dice: Dice, budget: Budget | None = None) -> int:
        return next(move for move in range(self.game.action_space) if move not in view.legal_moves())


def test_within_a_block_everyone_sits_everywhere_once() -> None:
    four = ArenaPlan(FIRST.id, ("a", "b", "c", "c"), 4, {})
    for block in range(3):
        games = [four.lineup(4 * block + turn) for turn in range(4)]
        for seat in range(4):
            assert Counter(lineup[seat] for lineup in games) == Counter(four.bots)


def test_neighbours_change_from_block_to_block() -> None:
    four = ArenaPlan(FIRST.id, ("a", "b", "c", "d"), 4, {})
    followers = {lineup[(lineup.index("a") + 1) % 4] for block in range(20) for lineup in [four.lineup(4 * block)]}
    assert followers == {"b", "c", "d"}


def test_more_bots_than_seats_all_meet_equally_often() -> None:
    five = ArenaPlan(FIRST.id, ("a", "b", "c", "d", "e"), 3, {})
    tables = Counter(frozenset(five.lineup(number)) for number in range(3 * 10))
    assert len(tables) == 10
    assert set(tables.values()) == {3}


def test_games_of_a_block_share_their_chance_and_blocks_do_not() -> None:
    state = FIRST.start(SEATS)
    while state.to_move() != CHANCE:
        state.push(state.legal_moves()[0])
    deals = [[plan().dice(number).pick(state, event) for event in range(40)] for number in range(SEATS + 1)]
    assert all(deal == deals[0] for deal in deals[:SEATS])
    assert deals[SEATS] != deals[0]


def test_a_game_is_reproducible_by_seed_and_number() -> None:
    bots = plan("regular", *["random"] * (SEATS - 1), seed=5)
    assert result_of(play_game(bots, 7)) == result_of(play_game(bots, 7))
    others = [result_of(play_game(plan("regular", *["random"] * (SEATS - 1), seed=seed), 7)) for seed in (5, 6)]
    assert others[0] != others[1]


def test_two_processes_play_the_same_games_as_one() -> None:
    with make_executor(2) as two:
        alone, together = (
            sorted(map(result_of, play_games(plan(), range(6), executor))) for executor in (Executor(), two)
        )
    assert alone == together


def test_bots_are_given_the_view_of_their_seat_and_nothing_else() -> None:
    spies: list[Spy] = []

    def seat_bot(_: str, game: Game) -> Bot:
        spy = Spy(game)
        spy.seen = []
        spies.append(spy)
        return spy

    play_game(plan(), 0, seat_bot)
    for seat, spy in enumerate(spies):
        assert spy.seen
        for view in spy.seen:
            assert view.to_move() == seat
            assert view == view.seen_by(seat)


def test_a_move_that_is_not_legal_is_found_out() -> None:
    with pytest.raises(BotFailed, match="which is not a legal move"):
        play_game(plan(), 0, lambda _, game: Cheat(game))


def test_what_was_found_out_can_be_told_from_one_process_to_another() -> None:
    found = BotFailed("error-bot-move", bot="regular", move="7")
    told = pickle.loads(pickle.dumps(found))
    assert isinstance(told, BotFailed)
    assert told.message == found.message


def test_forced_answers_are_not_asked_for() -> None:
    class OnlyReal(RandomBot):
        def choose(self, view: State, dice: Dice, budget: Budget | None = None) -> int:
            assert len(view.legal_moves()) > 1
            return super().choose(view, dice, budget)

    assert play_game(plan(), 0, lambda _, game: OnlyReal(game)).number == 0


def test_shared_wins_are_split_and_places_counted() -> None:
    games = [
        GameResult(0, ("random", "regular", "regular"), (5, 9, 9), (3, 1, 1), (Times(),) * 3),
        GameResult(1, ("regular", "random", "regular"), (1, 2, 3), (3, 2, 1), (Times(),) * 3),
    ]
    summary = summarise(plan("random", "regular", "regular", seats=3), games)
    bots = {bot.name: bot for bot in summary.bots}
    assert bots["regular"].wins == 2
    assert bots["regular"].win_rate == 0.5
    assert bots["regular"].places == (0.75, 0.0, 0.25)
    assert bots["random"].points == 3.5
    assert summary.bots[0].name == "regular"


def test_regular_beats_chance_in_the_arena() -> None:
    bots = plan("regular", *["random"] * (SEATS - 1))
    summary = summarise(bots, list(play_games(bots, range(2 * SEATS), Executor())))
    assert summary.bots[0].name == "regular"
    assert summary.bots[0].win_rate > 0.6
    assert summary.to_json(1.0)["bots"]["regular"]["version"] == make_bot("regular", FIRST).version
