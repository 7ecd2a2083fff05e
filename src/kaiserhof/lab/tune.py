"""Tunes a game's judgement from self-play: `python -m kaiserhof.lab.tune GAME`.

Bots play each other with the present judgement and now and then any move. Every few decisions the terms of all seats
are noted, and later what each seat had gained when the game was over. Least squares then give the weights: how much a
term is worth, for the beginning, the middle and the end of a game. How much a point of lead counts for the chance to
win is fitted after that, to who won. The result replaces the game's `judgement.toml`; then the next round plays with it.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from collections.abc import Sequence
from importlib import resources
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from kaiserhof.bots.regular import Regular
from kaiserhof.engine import CHANCE, OVER, Game, find_game, game_ids
from kaiserhof.engine.judgement import KNOTS, REST, Weights

Numbers: TypeAlias = npt.NDArray[np.float64]

ANY_MOVE = 0.12
"""How often a bot takes any move, so that positions come up which it would avoid."""

EVERY = 5
"""About so many decisions lie between two positions that are noted."""

RIDGE = 3.0
"""How strongly weights are held near 0; terms are scaled to the same spread first."""


def play(job: tuple[str, int, int, bool]) -> list[list[float]]:
    """One game; a row for each noted position and seat: game, progress, gain, won, seat's place in its position, terms."""
    game_id, seats, seed, blind = job
    game = find_game(game_id)
    rng = Random(seed)
    options = {option.id: rng.choice(option.allowed(seats)) for option in game.options}
    state = game.start(seats, options)
    bot = Regular(game)
    noted: list[tuple[float, list[int], list[list[float]]]] = []
    while (mover := state.to_move()) != OVER:
        if mover == CHANCE:
            state.push(state.toss(rng))
            continue
        if rng.random() < 1 / EVERY:
            noted.append((game.progress(state), state.scores(), game.read_terms(state)))
        if blind or rng.random() < ANY_MOVE:
            move = rng.choice(state.legal_moves())
        else:
            move = bot.choose(state.seen_by(mover), rng)
        state.push(move)
    final, won = state.scores(), game.chances(state)
    rows = []
    for progress, scores, terms in noted:
        for seat in range(seats):
            rows.append([progress, scores[seat], final[seat] - scores[seat], won[seat], *terms[seat]])
    return rows


def fit_points(rows: Numbers) -> Numbers:
    """Knot by term: the weights that best foretell what each seat still gains."""
    progress, gains, terms = rows[:, 0], rows[:, 2], rows[:, 4:]
    spread = np.maximum(terms.std(axis=0), 1e-6)
    spread[-1] = 1.0
    hats = np.stack([np.clip(1 - np.abs(progress * (KNOTS - 1) - knot), 0, 1) for knot in range(KNOTS)], axis=1)
    columns = (hats[:, :, None] * (terms / spread)[:, None, :]).reshape(len(rows), -1)
    held = RIDGE * np.ones(columns.shape[1])
    solution = np.linalg.solve(columns.T @ columns + np.diag(held * len(rows) / 1e4), columns.T @ gains)
    fitted: Numbers = solution.reshape(KNOTS, -1) / spread
    return fitted


def fit_sharpness(rows: Numbers, weights: Numbers, seats: int) -> list[float]:
    """Knot to how much a point of lead counts, by gradient steps on the likelihood of who won."""
    trial = Weights(weights.T.tolist(), [0.0] * KNOTS)
    expected = np.array([trial.points([int(row[1])], [row[4:].tolist()], float(row[0]))[0] for row in rows])
    expected = expected.reshape(-1, seats)
    progress = rows[::seats, 0]
    won = rows[:, 3].reshape(-1, seats)
    hats = np.stack([np.clip(1 - np.abs(progress * (KNOTS - 1) - knot), 0, 1) for knot in range(KNOTS)], axis=1)
    lead = expected - expected.mean(axis=1, keepdims=True)
    sharpness = np.full(KNOTS, 0.1)
    for _ in range(400):
        odds = (hats @ sharpness)[:, None] * lead
        odds = np.exp(odds - odds.max(axis=1, keepdims=True))
        odds /= odds.sum(axis=1, keepdims=True)
        slope = ((won - odds) * lead).sum(axis=1)
        bend = (odds * lead**2).sum(axis=1) - (odds * lead).sum(axis=1) ** 2
        hessian = hats.T @ (hats * bend[:, None]) + 1e-3 * np.eye(KNOTS)
        step = np.linalg.solve(hessian, hats.T @ slope)
        sharpness = np.maximum(sharpness + 0.5 * step, 0.005)
        if np.abs(step).max() < 1e-6:
            break
    return [float(value) for value in sharpness]


def write(path: Path, game: Game[Any], fitted: dict[int, tuple[Numbers, list[float], str]]) -> None:
    """The data file."""
    lines = [
        f"# The judgement of positions, tuned from self-play by `python -m kaiserhof.lab.tune {game.id}`: not by hand.",
        "# A weight is what one of a term adds to the expected final points, at the beginning, middle and end of a game;",
        "# sharpness is how much a point of lead counts for the chance to win.",
    ]
    for seats, (weights, sharpness, remark) in sorted(fitted.items()):
        lines += [
            "",
            f"[players.{seats}]",
            f"# {remark}",
            f"sharpness = {_numbers(sharpness)}",
            f"[players.{seats}.weight]",
        ]
        for name, values in zip((*game.terms, REST), weights.T, strict=True):
            lines.append(f"{name} = {_numbers(values)}")
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _numbers(values: Sequence[float] | Numbers) -> str:
    return "[" + ", ".join(f"{float(value):.4f}" for value in values) + "]"


def tune(game_id: str, games: int, seed: int, jobs: int, *, blind: bool) -> None:
    """One round: self-play for every number of players, and the data file written anew."""
    game = find_game(game_id)
    fitted = {}
    for seats in game.players:
        tasks = [(game_id, seats, seed * 1_000_003 + number, blind) for number in range(games)]
        noted: list[list[float]] = []
        with multiprocessing.Pool(jobs) as pool:
            for done, rows in enumerate(pool.imap_unordered(play, tasks, chunksize=4), 1):
                noted += rows
                if sys.stderr.isatty():
                    print(f"\r{game_id}, {seats} players: {done}/{games} games", end="", file=sys.stderr)
        rows = np.array(noted)
        weights = fit_points(rows)
        sharpness = fit_sharpness(rows, weights, seats)
        remark = f"{games} games, {len(rows) // seats} positions; {_quality(rows, weights, sharpness, seats)}"
        print(f"\r{game_id}, {seats} players: {remark}")
        fitted[seats] = weights, sharpness, remark
    package = type(game).__module__.rpartition(".")[0]
    write(Path(str(resources.files(package) / "judgement.toml")), game, fitted)


def _quality(rows: Numbers, weights: Numbers, sharpness: list[float], seats: int) -> str:
    """How well the weights foretell these games: the typical error in points, and who wins."""
    trial = Weights(weights.T.tolist(), sharpness)
    errors, right = [], []
    for first in range(0, len(rows), seats):
        group = rows[first : first + seats]
        progress = float(group[0, 0])
        expected = trial.points([int(x) for x in group[:, 1]], group[:, 4:].tolist(), progress)
        errors += [(own - final) ** 2 for own, final in zip(expected, group[:, 1] + group[:, 2], strict=True)]
        right.append(group[int(np.argmax(expected)), 3])
    return f"typical error {np.sqrt(np.mean(errors)):.2f} points, the winner named in {100 * np.mean(right):.0f} %"


def main() -> None:
    """Tune one game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=game_ids())
    parser.add_argument("--games", type=int, default=1000, help="for each number of players and round")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    parser.add_argument(
        "--blind", action="store_true", help="first round by random play, when there are no weights yet"
    )
    chosen = parser.parse_args()
    for number in range(chosen.rounds):
        blind = chosen.blind and number == 0
        tune(chosen.game, chosen.games, chosen.seed + number, chosen.jobs, blind=blind)


if __name__ == "__main__":
    main()
