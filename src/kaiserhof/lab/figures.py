"""Everything that is measured of one game in one process: speed of play, of what a search does most, and memory."""

from __future__ import annotations

import json
import sys
import time
import tracemalloc
from collections.abc import Callable
from dataclasses import asdict, dataclass
from statistics import median
from typing import Any

from kaiserhof import is_compiled
from kaiserhof.bots.search.search import Search
from kaiserhof.bots.search.tree import Node
from kaiserhof.engine import CHANCE, OVER, Dice, Game, State, find_game, game_ids
from kaiserhof.lab.bench import driven_from_outside, random_play

SECONDS = 0.4
"""About so long is each thing measured, three times; the median counts."""

POSITIONS = 12
"""So many positions of random games are copied, looked at and searched."""

BUDGETS = (40, 160, 640)
"""Simulations a decision for which the search is measured, each in as many positions as make up the last."""


@dataclass(frozen=True, slots=True)
class Figures:
    """What was measured of one game, with the number of players in the middle and all options at their defaults."""

    game: str
    seats: int
    compiled: bool
    decisions_per_s: float
    games_per_s: float
    from_outside_per_s: float
    """Decisions a second when plain Python drives every move."""
    copies_per_s: float
    imagined_per_s: float
    """`seen_by` and `imagine`, one after the other."""
    estimated_per_s: float
    simulations_per_s: float
    searched_per_s: float
    """Decisions a second made inside Master's search, moves tried included."""
    plainly_searched_per_s: float
    """The same inside a search without judgement, whose play-outs are by chance."""
    state_bytes: float
    node_bytes: float
    by_seats: dict[int, float]
    """Number of players to decisions a second of random play."""
    by_budget: dict[int, float]
    """Simulations a decision to simulations a second."""


def measure(game: Game[Any]) -> Figures:
    """Measure one game on one core, by the time of this process."""
    seats = game.players[len(game.players) // 2]
    options = game.choose(seats)
    positions = _positions(game, seats)
    budgets = {budget: _search_speed(game, positions, budget) for budget in BUDGETS}
    games = max(3, int(SECONDS * random_play(game, seats, options, 3).games_per_s))
    speeds = [random_play(game, seats, options, games, seed) for seed in range(3)]
    dice = Dice(1)
    return Figures(
        game=game.id,
        seats=seats,
        compiled=is_compiled(),
        decisions_per_s=median(speed.decisions_per_s for speed in speeds),
        games_per_s=median(speed.games_per_s for speed in speeds),
        from_outside_per_s=median(
            driven_from_outside(game, seats, options, games, seed).decisions_per_s for seed in range(3)
        ),
        copies_per_s=_rate(lambda state: state.copy(), positions),
        imagined_per_s=_rate(lambda state: state.seen_by(state.to_move()).imagine(dice), positions),
        estimated_per_s=_rate(game.expected_points, positions),
        simulations_per_s=budgets[BUDGETS[1]][0],
        searched_per_s=budgets[BUDGETS[1]][1],
        plainly_searched_per_s=_search_speed(game, positions, BUDGETS[1], use_estimate=False)[1],
        state_bytes=_state_bytes(positions),
        node_bytes=_node_bytes(game, positions[0]),
        by_seats={
            count: random_play(game, count, game.choose(count), max(3, games // 2)).decisions_per_s
            for count in game.players
        },
        by_budget={budget: speed[0] for budget, speed in budgets.items()},
    )


def _positions(game: Game[Any], seats: int) -> list[State]:
    """Positions spread over random games, each with a real choice."""
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
    """How often a second something is done, over all positions in turn."""
    rates = []
    for _ in range(3):
        times = 0
        start = time.process_time()
        while (seconds := time.process_time() - start) < SECONDS:
            for state in positions:
                act(state)
            times += len(positions)
        rates.append(times / seconds)
    return median(rates)


def _search_speed(
    game: Game[Any], positions: list[State], budget: int, *, use_estimate: bool = True
) -> tuple[float, float]:
    """Simulations and decisions a second of a search with this many simulations."""
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


def _state_bytes(positions: list[State]) -> float:
    """The memory of one copy of a state."""
    copies: list[State] = []
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for _ in range(50):
        copies += [state.copy() for state in positions]
    size = (tracemalloc.get_traced_memory()[0] - before) / len(copies)
    tracemalloc.stop()
    return size


def _node_bytes(game: Game[Any], state: State) -> float:
    """The memory of one node of the search, its place in its parent included."""
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
    """Print the figures of the games named, or of all, as JSON, one line a game."""
    for name in sys.argv[1:] or game_ids():
        print(f"{name}, {'compiled' if is_compiled() else 'interpreted'} …", file=sys.stderr)
        print(json.dumps(asdict(measure(find_game(name)))), flush=True)


if __name__ == "__main__":
    main()
