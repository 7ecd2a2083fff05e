"""Tunes a game's judgement from self-play: `python -m kaiserhof.lab.tune GAME`.

Bots play each other with the present judgement and now and then any move. Every few decisions the terms of all seats
are noted, and later how the game went on: what each seat had in the end, mixed with what the judgement thought a little
later (as in temporal-difference learning, for the end of a single game is mostly luck). Least squares, held near the
present weights, then give new ones: how much a term is worth at the beginning, in the middle and at the end of a game.
How much a point of lead counts for the chance to win is fitted after that, to who won.

Old and new judgement then meet in a match; only if the new one does not do worse does it replace the old in the game's
`judgement.toml`.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import sys
from collections.abc import Iterable, Iterator
from importlib import resources
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import numpy as np
import numpy.typing as npt

from kaiserhof.bots.one_ply import look_ahead
from kaiserhof.engine import CHANCE, OVER, Dice, Game, State, find_game, game_ids
from kaiserhof.engine.judgement import KNOTS, REST, Weights

Numbers: TypeAlias = npt.NDArray[np.float64]
T = TypeVar("T")

ANY_MOVE = 0.1
"""How often a bot takes any move, so that positions come up which it would avoid."""

EVERY = 4
"""About so many decisions lie between two positions that are noted."""

PERSISTENCE = 0.85
"""How much, from one noted position to the next, the later course counts and not the judgement there."""

CAUTION = 60.0
"""How strongly the weights are held near the present ones, in games that would have to speak against them."""


# ---------------------------------------------------------------------- self-play


def play(job: tuple[str, int, int]) -> list[list[float]]:
    """One game; a row for each noted position and seat: progress, points, what came of it, won, terms."""
    game_id, seats, seed = job
    game = find_game(game_id)
    dice = Dice(seed)
    options = {option.id: dice.choice(option.allowed(seats)) for option in game.options}
    state = game.start(seats, options)
    noted: list[tuple[float, list[int], list[list[float]], list[float]]] = []
    while (mover := state.to_move()) != OVER:
        if mover == CHANCE:
            state.push(state.toss(dice))
            continue
        if dice.unit() < 1 / EVERY:
            noted.append((game.progress(state), state.scores(), game.read_terms(state), game.judge(state)))
        state.push(best_move(game, state, dice) if dice.unit() > ANY_MOVE else dice.choice(state.legal_moves()))
    won = game.chances(state)
    rows = []
    later = [float(points) for points in state.scores()]
    for progress, scores, terms, judged in reversed(noted):
        rows += [[progress, scores[s], later[s] - scores[s], won[s], *terms[s]] for s in range(seats)]
        later = [PERSISTENCE * after + (1 - PERSISTENCE) * now for after, now in zip(later, judged, strict=True)]
    return rows


def best_move(game: Game[Any], state: State, dice: Dice) -> int:
    """The best move one decision ahead, from the mover's view."""
    moves = state.legal_moves()
    if len(moves) == 1:
        return moves[0]
    worth = look_ahead(game, state.seen_by(state.to_move()), moves, 1, dice)
    return moves[worth.index(max(worth))]


# ---------------------------------------------------------------------- fitting


def fit_points(rows: Numbers, present: Numbers, games: int) -> Numbers:
    """Knot by term: the weights near the present ones that best foretell what each seat still gains."""
    terms = rows[:, 4:]
    spread = np.maximum(terms.std(axis=0), 1e-3)
    spread[-1] = 1.0
    columns = (_hats(rows[:, 0])[:, :, None] * (terms / spread)[:, None, :]).reshape(len(rows), -1)
    start = (present * spread).reshape(-1)
    left = rows[:, 2] - columns @ start
    held = CAUTION * len(rows) / games / KNOTS
    step = np.linalg.solve(columns.T @ columns + held * np.eye(len(start)), columns.T @ left)
    fitted: Numbers = (start + step).reshape(KNOTS, -1) / spread
    return fitted


def fit_sharpness(rows: Numbers, weights: Numbers, seats: int) -> list[float]:
    """Knot to how much a point of lead counts, by Newton steps on the likelihood of who won."""
    hats = _hats(rows[:, 0])
    expected = rows[:, 1] + ((hats @ weights) * rows[:, 4:]).sum(axis=1)
    lead = expected.reshape(-1, seats) - expected.reshape(-1, seats).mean(axis=1, keepdims=True)
    won = rows[:, 3].reshape(-1, seats)
    hats = hats[::seats]
    sharpness = np.full(KNOTS, 0.1)
    for _ in range(200):
        odds = (hats @ sharpness)[:, None] * lead
        odds = np.exp(odds - odds.max(axis=1, keepdims=True))
        odds /= odds.sum(axis=1, keepdims=True)
        slope = ((won - odds) * lead).sum(axis=1)
        bend = (odds * lead**2).sum(axis=1) - (odds * lead).sum(axis=1) ** 2
        step = np.linalg.solve(hats.T @ (hats * bend[:, None]) + 1e-3 * np.eye(KNOTS), hats.T @ slope)
        sharpness = np.maximum(sharpness + 0.5 * step, 0.005)
        if np.abs(step).max() < 1e-6:
            break
    return [float(value) for value in sharpness]


def _hats(progress: Numbers) -> Numbers:
    """Position by knot: how much the weights of the knot count there."""
    return np.stack([np.clip(1 - np.abs(progress * (KNOTS - 1) - knot), 0, 1) for knot in range(KNOTS)], axis=1)


# ---------------------------------------------------------------------- the match


class Rejudged:
    """A game as a bot sees it, with other weights."""

    def __init__(self, game: Game[Any], weights: Weights) -> None:
        self._game = game
        self._weights = weights

    def judge(self, state: Any) -> list[float]:
        """Each seat's expected final points."""
        if state.to_move() == OVER:
            return [float(points) for points in state.scores()]
        return self._weights.points(state.scores(), self._game.read_terms(state), self._game.progress(state))


def meet(job: tuple[str, int, int, list[list[float]]]) -> float:
    """The share in the victory of one seat with new weights among others with the present ones."""
    game_id, seats, seed, terms = job
    game = find_game(game_id)
    judges: list[Any] = [game] * seats
    judges[seed % seats] = Rejudged(game, Weights(terms, [1.0] * KNOTS))
    dice = Dice(seed)
    state = game.start(seats)
    while (mover := state.to_move()) != OVER:
        state.push(state.toss(dice) if mover == CHANCE else best_move(judges[mover], state, dice))
    return game.chances(state)[seed % seats]


# ---------------------------------------------------------------------- one round


def tune(game_id: str, games: int, seed: int, jobs: int) -> None:
    """Self-play, fit and match for every number of players; what has proved better is written."""
    game = find_game(game_id)
    kept = {seats: _as_columns(weights) for seats, weights in game.judgement.weights.items()}
    sharpness = {seats: weights.sharpness for seats, weights in game.judgement.weights.items()}
    with multiprocessing.Pool(jobs) as pool:
        for seats in game.players:
            seeds = range(seed * 1_000_003, seed * 1_000_003 + games)
            noted: list[list[float]] = []
            played = pool.imap(play, [(game_id, seats, s) for s in seeds], 4)
            for one in _counted(f"{game_id}, {seats} players, self-play", played, games):
                noted += one
            rows = np.array(noted)
            fitted = fit_points(rows, kept[seats], games)
            matches = [(game_id, seats, s, fitted.T.tolist()) for s in range(seeds.stop, seeds.stop + games)]
            shares = list(_counted(f"{game_id}, {seats} players, match", pool.imap(meet, matches, 4), games))
            share, error = float(np.mean(shares)), float(np.std(shares)) / math.sqrt(games)
            holds = share > 1 / seats - error
            if holds:
                kept[seats] = fitted
            sharpness[seats] = fit_sharpness(rows, kept[seats], seats)
            verdict = "kept" if holds else "not kept"
            print(
                f"{game_id}, {seats} players: {games} games, {len(rows) // seats} positions; new weights win "
                f"{100 * share:.1f} ± {100 * error:.1f} %, {100 / seats:.1f} % is equal: {verdict}"
            )
    path = Path(str(resources.files(type(game).__module__.rpartition(".")[0]) / "judgement.toml"))
    path.write_text(as_toml(game, kept, sharpness), encoding="utf-8")


def as_toml(game: Game[Any], weights: dict[int, Numbers], sharpness: dict[int, list[float]]) -> str:
    """The data file."""
    lines = [
        f"# The judgement of positions, tuned from self-play by `python -m kaiserhof.lab.tune {game.id}`, not by hand.",
        "# A weight is what one of a term adds to the expected final points, at the beginning, in the middle and at",
        "# the end of a game; sharpness is how much a point of lead counts for the chance to win. How many decisions",
        "# by chance a search makes before it judges was found by matches: it is kept.",
        f"play-on = {game.judgement.play_on}",
    ]
    for seats in sorted(weights):
        lines += ["", f"[players.{seats}]", f"sharpness = {_numbers(sharpness[seats])}", f"[players.{seats}.weight]"]
        columns = zip((*game.terms, REST), weights[seats].T, strict=True)
        lines += [f"{name} = {_numbers(values)}" for name, values in columns]
    return "\n".join(lines) + "\n"


def _numbers(values: Iterable[float]) -> str:
    return "[" + ", ".join(f"{float(value):.4f}" for value in values) + "]"


def _as_columns(weights: Weights) -> Numbers:
    """Knot by term."""
    return np.array(weights.terms)


def _counted(what: str, results: Iterable[T], count: int) -> Iterator[T]:
    """The results one by one, with a line that tells how many there are."""
    for done, result in enumerate(results, 1):
        if sys.stderr.isatty():
            print(f"\r{what}: {done}/{count} ", end="\n" if done == count else "", file=sys.stderr)
        yield result


def main() -> None:
    """Tune one game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=game_ids())
    parser.add_argument(
        "--games", type=int, default=1000, help="of self-play and of the match, for each number of players"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    chosen = parser.parse_args()
    tune(chosen.game, chosen.games, chosen.seed, chosen.jobs)


if __name__ == "__main__":
    main()
