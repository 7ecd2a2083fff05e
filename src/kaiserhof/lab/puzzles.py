"""Finds puzzles in games of strong bots: decisions in which one move is clearly best.

A candidate is a decision in which most simulations of the game's own search went to one move. Several longer searches,
with different random numbers, then examine it. It becomes a puzzle if all find the same move with a clear lead, and
Master finds it too. The move must also have an effect that can be explained, because a puzzle without a reason teaches
nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kaiserhof.bots import Evaluation, effects
from kaiserhof.bots.analysis import find_evaluator
from kaiserhof.engine import Dice, find_game
from kaiserhof.engine.puzzles import Puzzle
from kaiserhof.lab.executor import Executor
from kaiserhof.lab.self_play import PER_MILLE, SelfPlayGame

SHARE = 0.5
"""Minimum share of simulations for the best move in the game's own search."""

LEAST_MOVES = 4
"""Minimum number of legal moves."""

LEAD = 0.05
"""Minimum lead of the best move, in win probability."""

SEARCHES = 3
"""Number of searches, with different random numbers."""

WITNESS = "master:400"
"""A second bot, which must find the same move."""

TRIED = 5
"""Minimum simulations of a move, over all searches, for its win probability to be reliable."""

OTHERS = 2
"""Minimum number of other moves with that many simulations."""

WORST, BEST = 0.15, 0.9
"""Bounds of the win probability after the best move; outside them the game is decided."""

OF_A_GAME = 12
"""Maximum number of candidates from one game."""

OF_A_KIND = 0.5
"""Maximum share of puzzles whose best moves have the same verb."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A decision to examine, as data for another process."""

    game: str
    view: Mapping[str, Any]
    bot: str
    seed: str


def candidates(game_id: str, games: Iterable[SelfPlayGame], bot: str, seed: int) -> Iterator[Candidate]:
    """Yields the decisions in which the game's own search clearly preferred a move that has an effect."""
    game = find_game(game_id)
    for played in games:
        sure = [
            (each.visits[0] / sum(each.visits), state.seen_by(state.to_move()).to_json(), each.number)
            for state, each in played.positions(game_id)
            if len(each.moves) >= LEAST_MOVES
            and each.visits[0] >= SHARE * sum(each.visits)
            and WORST <= each.win_probabilities[state.to_move()] / PER_MILLE <= BEST
            and effects.told(game, state.seen_by(state.to_move()), each.moves[:1], Dice(seed))
        ]
        for _, view, number in sorted(sure, key=lambda found: (-found[0], found[2]))[:OF_A_GAME]:
            yield Candidate(game_id, view, bot, f"{seed} {played.number} {number}")


def examine(candidate: Candidate) -> Puzzle | None:
    """Examines a candidate with longer searches; returns the puzzle if it is one."""
    game = find_game(candidate.game)
    view = game.from_json(candidate.view)
    searches: list[Evaluation] = []
    for number in range(SEARCHES):
        found = find_evaluator(candidate.bot, game).evaluate(view, Dice(f"{candidate.seed} {number}"))
        if searches and searches[0].moves[0].move != found.moves[0].move:
            return None
        searches.append(found)
        if number == 0 and not _is_clear(_chances([found], 2), found.moves[0].move):
            return None
    best = searches[0].moves[0].move
    chances = _chances(searches, TRIED)
    if not _is_clear(chances, best) or best not in effects.told(game, view, [best], Dice(candidate.seed)):
        return None
    judge = candidate.bot.partition(":")[0]
    if judge != WITNESS.partition(":")[0]:
        seen = find_evaluator(WITNESS, game).evaluate(view, Dice(f"{candidate.seed} witness"))
        if seen.moves[0].move != best:
            return None
    ordered = sorted(chances, key=lambda move: (move != best, -chances[move]))
    texts = {view.text(move): round(100 * chances[move]) for move in ordered}
    return Puzzle(candidate.view, view.text(best), texts, judge)


def agreed(game_id: str, puzzles: Sequence[Puzzle], bot: str, seed: int, executor: Executor) -> list[Puzzle]:
    """Returns the puzzles whose best move another bot finds in all its searches."""
    asked = ((game_id, number, puzzle, bot, seed) for number, puzzle in enumerate(puzzles))
    right = {number for number, agrees in executor.map_unordered(_agrees, asked) if agrees}
    return [puzzle for number, puzzle in enumerate(puzzles) if number in right]


def _agrees(game_id: str, number: int, puzzle: Puzzle, bot: str, seed: int) -> tuple[int, bool]:
    """Returns the number of a puzzle, and whether the bot finds its best move."""
    game = find_game(game_id)
    view = puzzle.position(game)
    for search in range(SEARCHES):
        found = find_evaluator(bot, game).evaluate(view, Dice(f"{seed} {number} {search}"))
        if view.text(found.moves[0].move) != puzzle.best:
            return number, False
    return number, True


def find_puzzles(
    found: Iterable[Candidate], wanted: int, executor: Executor, before: Sequence[Puzzle] = ()
) -> Iterator[Puzzle]:
    """Yields puzzles of different kinds, as they are found, until there are `wanted` including those from `before`."""
    kinds = Counter(_verb(puzzle) for puzzle in before)
    missing = wanted - len(before)
    if missing <= 0:
        return
    for puzzle in executor.map_unordered(examine, ((each,) for each in found)):
        if puzzle is None or kinds[_verb(puzzle)] >= max(1, OF_A_KIND * wanted):
            continue
        kinds[_verb(puzzle)] += 1
        yield puzzle
        missing -= 1
        if not missing:
            return


def _verb(puzzle: Puzzle) -> str:
    return puzzle.best.split()[0]


def _is_clear(chances: Mapping[int, float], best: int) -> bool:
    """Returns whether the best move leads clearly over enough others and the game is still open."""
    others = [chance for move, chance in chances.items() if move != best]
    if len(others) < OTHERS or not WORST <= chances[best] <= BEST:
        return False
    return chances[best] - max(others) >= LEAD


def _chances(searches: Sequence[Evaluation], least: int) -> dict[int, float]:
    """Returns the mean win probability of each move with at least `least` simulations over all searches."""
    visits: Counter[int] = Counter()
    wins: dict[int, float] = {}
    for each in (move for found in searches for move in found.moves):
        visits[each.move] += each.visits
        wins[each.move] = wins.get(each.move, 0.0) + each.visits * each.win_probability
    return {move: wins[move] / visits[move] for move in visits if visits[move] >= least}
