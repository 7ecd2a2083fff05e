"""Measures one game in one process: the speed of play, the speed of the most frequent operations of a search, and
memory.
"""

from __future__ import annotations

import json
import sys
import time
import tracemalloc
from collections.abc import Callable
from dataclasses import asdict, dataclass

from kaiserhof import is_compiled
from kaiserhof.bots import Budget
from kaiserhof.bots.learned.grandmaster import Grandmaster
from kaiserhof.bots.regular import Regular
from kaiserhof.bots.search.search import Search
from kaiserhof.bots.search.tree import Node
from kaiserhof.engine import CHANCE, OVER, Dice, Game, State, find_game, game_ids
from kaiserhof.lab.bench import Speed, random_play

SECONDS = 0.4
"""Duration of a round in seconds."""

ROUNDS = 5
"""Number of rounds; the best one counts, because other load can only slow a round down."""

POSITIONS = 12
"""Number of positions of random games that are copied, imagined, estimated and searched."""

BUDGETS = (40, 160, 640)
"""Budgets (numbers of simulations) for which the search is measured."""

GUIDED = 1500
"""Budget for which Grandmaster's search is measured."""

APART = 25
"""Number of decisions between two measured positions of a good game."""


@dataclass(frozen=True, slots=True)
class Figures:
    """The figures of one game, for its middle number of players and default options."""

    game: str
    seats: int
    compiled: bool
    decisions_per_s: float
    games_per_s: float
    from_outside_per_s: float
    """Decisions per second if interpreted Python chooses and pushes every move."""
    copies_per_s: float
    imagined_per_s: float
    """Calls of `seen_by` and `imagine`, one after the other, per second."""
    estimated_per_s: float
    simulations_per_s: float
    searched_per_s: float
    """Decisions per second inside Master's search, including moves that are only tried."""
    plainly_searched_per_s: float
    """The same for a search without estimates and with random rollouts."""
    guided_per_s: float
    """Simulations per second of Grandmaster; 0 if there is no network."""
    state_bytes: float
    node_bytes: float
    by_seats: dict[int, float]
    """Decisions per second of random play, by number of players."""
    by_budget: dict[int, float]
    """Simulations per second, by budget."""


def measure(game: Game) -> Figures:
    """Measures one game on one core, in CPU time of this process."""
    seats = game.players[len(game.players) // 2]
    options = game.choose(seats)
    positions = _positions(game, seats)
    budgets = {budget: _search_speed(game, positions, budget) for budget in BUDGETS}
    games = max(3, int(SECONDS * random_play(game, seats, options, 3).games_per_s))
    best = max((random_play(game, seats, options, games, seed) for seed in range(ROUNDS)), key=_decisions)
    dice = Dice(1)
    return Figures(
        game=game.id,
        seats=seats,
        compiled=is_compiled(),
        decisions_per_s=best.decisions_per_s,
        games_per_s=best.games_per_s,
        from_outside_per_s=max(
            random_play(game, seats, options, games, seed, driven_from_outside).decisions_per_s
            for seed in range(ROUNDS)
        ),
        copies_per_s=_rate(lambda state: state.copy(), positions),
        imagined_per_s=_rate(lambda state: state.seen_by(state.to_move()).imagine(dice), positions),
        estimated_per_s=_rate(game.expected_points, positions),
        simulations_per_s=budgets[BUDGETS[1]][0],
        searched_per_s=budgets[BUDGETS[1]][1],
        plainly_searched_per_s=_search_speed(game, positions, BUDGETS[1], use_estimate=False)[1],
        guided_per_s=_guided_speed(game, seats),
        state_bytes=_state_bytes(positions),
        node_bytes=_node_bytes(game, positions[0]),
        by_seats={
            count: max(
                random_play(game, count, game.choose(count), max(3, games // 2), seed).decisions_per_s
                for seed in range(ROUNDS)
            )
            for count in game.players
        },
        by_budget={budget: speed[0] for budget, speed in budgets.items()},
    )


def _decisions(speed: Speed) -> float:
    return speed.decisions_per_s


def driven_from_outside(state: State, dice: Dice) -> int:
    """Plays a random game as a user's program does: interpreted Python chooses and pushes every move."""
    decisions = 0
    while True:
        mover = state.to_move()
        if mover >= 0:
            moves = state.legal_moves()
            state.push(moves[dice.below(len(moves))])
            decisions += 1
        elif mover == CHANCE:
            state.push(state.draw_outcome(dice))
        else:
            return decisions


def _positions(game: Game, seats: int) -> list[State]:
    """Returns positions from random games, each with at least three legal moves."""
    positions: list[State] = []
    dice = Dice("positions")
    while len(positions) < POSITIONS:
        state = game.start(seats)
        skip = 20 + dice.below(200)
        while (mover := state.to_move()) != OVER:
            moves = state.legal_moves()
            skip -= 1
            if mover != CHANCE and skip <= 0 and len(moves) > 2:
                positions.append(state)
                break
            state.push(state.draw_outcome(dice) if mover == CHANCE else dice.choice(moves))
    return positions


def _rate(act: Callable[[State], object], positions: list[State]) -> float:
    """Returns how often `act` can be called per second, over all positions in turn."""
    rates = []
    for _ in range(ROUNDS):
        times = 0
        start = time.process_time()
        while (seconds := time.process_time() - start) < SECONDS:
            for state in positions:
                act(state)
            times += len(positions)
        rates.append(times / seconds)
    return max(rates)


def _search_speed(game: Game, positions: list[State], budget: int, *, use_estimate: bool = True) -> tuple[float, float]:
    """Returns simulations and decisions per second of a search with this budget."""
    dice = Dice(2)
    simulations = decisions = 0
    start = time.process_time()
    while (seconds := time.process_time() - start) < 2 * SECONDS:
        for state in positions[: max(1, BUDGETS[-1] // budget)]:
            search = Search(game, state.seen_by(state.to_move()), dice, use_estimate=use_estimate)
            for _ in range(budget):
                search.simulate()
            simulations += budget
            decisions += search.decisions
    return simulations / seconds, decisions / seconds


def _guided_speed(game: Game, seats: int) -> float:
    """Returns simulations per second of Grandmaster in positions of a good game; the best of the rounds that fit."""
    if Grandmaster(game).network is None:
        return 0.0
    views = _good_views(game, seats)
    dice = Dice(2)
    best = 0.0
    begin = time.process_time()
    while (start := time.process_time()) - begin < 2 * ROUNDS * SECONDS:
        simulations = sum(Grandmaster(game, Budget(GUIDED)).evaluate(view, dice).simulations for view in views)
        best = max(best, simulations / (time.process_time() - start))
    return best


def _good_views(game: Game, seats: int) -> list[State]:
    """Returns the mover's view at every `APART`-th decision of a game between Regulars."""
    views: list[State] = []
    decisions = 0
    state, dice, regular = game.start(seats), Dice("good"), Regular(game)
    while (mover := state.to_move()) != OVER:
        moves = state.legal_moves()
        if mover == CHANCE or len(moves) == 1:
            state.push(state.draw_outcome(dice) if mover == CHANCE else moves[0])
            continue
        view = state.seen_by(mover)
        decisions += 1
        if decisions % APART == 0:
            views.append(view)
        state.push(regular.choose(view, dice))
    return views


def _state_bytes(positions: list[State]) -> float:
    """Returns the memory of a copy of a state."""
    copies: list[State] = []
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for _ in range(50):
        copies += [state.copy() for state in positions]
    size = (tracemalloc.get_traced_memory()[0] - before) / len(copies)
    tracemalloc.stop()
    return size


def _node_bytes(game: Game, state: State) -> float:
    """Returns the memory of a search node, including its entry in its parent."""
    tracemalloc.start()
    search = Search(game, state.seen_by(state.to_move()), Dice(3))
    before = tracemalloc.get_traced_memory()[0]
    for _ in range(200):
        search.simulate()
    size = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return size / _nodes(search.root)


def _nodes(node: Node) -> int:
    return 1 + sum(_nodes(child) for child in node.children.values())


def main() -> None:
    """Prints the figures of the games in the arguments, or of all games, as one line of JSON each."""
    for name in sys.argv[1:] or game_ids():
        print(f"{name}, {'compiled' if is_compiled() else 'interpreted'} …", file=sys.stderr)
        print(json.dumps(asdict(measure(find_game(name)))), flush=True)


if __name__ == "__main__":
    main()
