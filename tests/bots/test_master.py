"""Master searches within its budget, keeps its tree through a turn, and sees what wins."""

import time
from collections.abc import Iterator
from itertools import islice

import pytest

from kaiserhof.bots import Budget, Master, Plain, make_bot
from kaiserhof.bots.master import FRESH
from kaiserhof.bots.search.search import Search
from kaiserhof.engine import CHANCE, OVER, Dice, Game, KaiserhofError, State, find_game, game_ids

EVERY_GAME = pytest.mark.parametrize("game", [find_game(name) for name in game_ids()], ids=lambda game: game.id)


def decisions(game: Game, seed: int) -> Iterator[State]:
    """Yields positions of random games in which someone has a choice."""
    dice = Dice(seed)
    while True:
        state = game.start(game.players[0])
        while (mover := state.to_move()) != OVER:
            if mover == CHANCE:
                state.push(state.draw_outcome(dice))
                continue
            moves = state.legal_moves()
            if len(moves) > 1:
                yield state.copy()
            state.push(dice.choice(moves))


def sampled(game: Game, seed: int, every: int, count: int) -> Iterator[State]:
    for number, state in enumerate(decisions(game, seed)):
        if number % every == 0:
            yield state
        if number == every * count:
            return


@EVERY_GAME
def test_every_move_it_evaluates_is_legal_and_its_win_probabilities_sum_to_one(game: Game) -> None:
    for state in sampled(game, 1, 31, 6):
        evaluation = Master(game, Budget(60)).evaluate(state.seen_by(state.to_move()), Dice(1))
        assert {one.move for one in evaluation.moves} <= set(state.legal_moves())
        assert all(0 <= one.win_probability <= 1 for one in evaluation.moves)
        assert [one.visits for one in evaluation.moves] == sorted(
            (one.visits for one in evaluation.moves), reverse=True
        )
        assert sum(evaluation.win_probabilities) == pytest.approx(1)


@EVERY_GAME
def test_the_same_view_and_dice_give_the_same_thoughts(game: Game) -> None:
    for state in sampled(game, 2, 41, 4):
        view = state.seen_by(state.to_move())
        one, other = (Master(game, Budget(80)).evaluate(view, Dice("same")) for _ in range(2))
        assert one.moves == other.moves


@EVERY_GAME
def test_worlds_its_seat_cannot_tell_apart_make_no_difference(game: Game) -> None:
    for state in sampled(game, 3, 37, 4):
        seat = state.to_move()
        other = state.seen_by(seat).imagine(Dice(5))
        thoughts = [Master(game, Budget(60)).evaluate(world.seen_by(seat), Dice(9)).moves for world in (state, other)]
        assert thoughts[0] == thoughts[1]


@EVERY_GAME
def test_the_tree_is_kept_while_the_turn_goes_on_and_searched_at_least_a_little(game: Game) -> None:
    def simulations_then(state: State) -> int:
        """Returns how many simulations the next decision of a turn runs, or 0, if the tree already has far more than
        requested.
        """
        seat, turn = state.to_move(), state.turn_of()
        master = Master(game, Budget(120))
        state.push(master.choose(state.seen_by(seat), Dice(1)))
        if state.to_move() != seat or state.turn_of() != turn or len(state.legal_moves()) == 1:
            return 0
        master.budget = Budget(20)
        evaluation = master.evaluate(state.seen_by(seat), Dice(2))
        assert sum(evaluation.win_probabilities) == pytest.approx(1)
        return evaluation.simulations if sum(one.visits for one in evaluation.moves) > 20 else 0

    found = map(simulations_then, islice(decisions(game, 4), 60))
    assert next(filter(None, found)) == FRESH


@EVERY_GAME
def test_a_move_that_wins_at_once_is_taken(game: Game) -> None:
    """Where some moves end the game with victory and others with defeat, Master tells them apart."""
    seen = 0
    for number, state in enumerate(decisions(game, 6)):
        if seen == 3 or number == 4000:
            break
        seat = state.to_move()
        outcomes = {}
        for move in state.legal_moves():
            after = state.copy()
            after.push(move)
            if after.to_move() == OVER:
                outcomes[move] = game.win_probabilities(after)[seat]
        if len(outcomes) == len(state.legal_moves()) and len(set(outcomes.values())) > 1:
            seen += 1
            choice = Master(game, Budget(200)).choose(state.seen_by(seat), Dice(1))
            assert outcomes[choice] == max(outcomes.values())


@EVERY_GAME
def test_the_smallest_budget_is_enough_for_a_choice(game: Game) -> None:
    """This also holds if the reused tree has already used it up."""
    dice = Dice(5)
    state = game.start(game.players[0])
    masters = [Master(game, Budget(2)) for _ in range(state.seats)]
    while (mover := state.to_move()) != OVER:
        move = state.draw_outcome(dice) if mover == CHANCE else masters[mover].choose(state.seen_by(mover), dice)
        assert move in state.legal_moves()
        state.push(move)


@EVERY_GAME
@pytest.mark.timed
def test_a_budget_of_time_is_kept_within_a_fifth(game: Game) -> None:
    state = next(sampled(game, 7, 50, 1))
    for _ in range(3):  # other programs may take the processor away for a moment
        start = time.perf_counter()
        Master(game, Budget(seconds=0.25)).evaluate(state.seen_by(state.to_move()), Dice(1))
        if time.perf_counter() - start < 0.3:
            return
    pytest.fail("a quarter of a second takes longer than 0.3 seconds")


@EVERY_GAME
def test_more_simulations_are_more_visits(game: Game) -> None:
    state = next(sampled(game, 8, 20, 1))
    search = Search(game, state.seen_by(state.to_move()), Dice(1))
    for _ in range(50):
        search.simulate()
    assert search.root.visits == 50 == sum(child.visits for child in search.root.children.values())
    assert search.decisions >= 50


@pytest.mark.parametrize("text", ["", "0", "fast", "1.5", "-3", "1h", "1e9", "9" * 20])
def test_what_is_no_budget_is_refused(text: str) -> None:
    with pytest.raises(KaiserhofError, match="error-budget"):
        Budget.parse(text)


def test_only_a_bot_that_searches_takes_a_budget() -> None:
    game = find_game(game_ids()[0])
    assert make_bot("master:250ms", game).level == "master"
    with pytest.raises(KaiserhofError, match="error-unknown-seat"):
        make_bot("regular:250ms", game)


@EVERY_GAME
def test_a_plain_search_never_asks_for_an_estimate(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    def asked(_: State) -> list[list[float]]:
        raise AssertionError

    monkeypatch.setattr(game, "read_terms", asked)
    state = next(sampled(game, 6, 17, 1))
    view = state.seen_by(state.to_move())
    assert Plain(game, Budget(40)).evaluate(view, Dice(1)).simulations == 40
    with pytest.raises(AssertionError):
        Master(game, Budget(40)).evaluate(view, Dice(1))
