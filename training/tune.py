"""Tunes a game's estimate from self-play: `python -m training.tune GAME`.

The move weights are tuned by an evolution strategy. In each game half of the seats play with weights shifted a little
in a random direction, the others with the opposite shift; the weights then move a little towards the better side. The
players look one decision ahead, which is fast enough for thousands of games. The new weights must beat the current ones
in a match. The outcome weights are then fitted to games between such players: by least squares to the points each seat
still gained, then by maximum likelihood to who won. The result is the game's `estimate.toml`.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib import resources
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import numpy as np
import numpy.typing as npt

from kaiserhof.bots.search.lookahead import Lookahead
from kaiserhof.engine import CHANCE, OVER, Dice, Game, State, find_game, game_ids
from kaiserhof.engine.core.estimate import KNOTS, REST, Estimator, MoveWeights, OutcomeWeights
from kaiserhof.lab.executor import Executor, cores, make_executor

Numbers: TypeAlias = npt.NDArray[np.float64]
T = TypeVar("T")
Measure: TypeAlias = Callable[[list[tuple[Numbers, Numbers]]], list[float]]
"""Plays a game for each pair of weights; returns the lead in points of the first of each pair."""

SHIFT = 0.05
"""Size of a shift: a typical amount of the term then counts for this share of the spread of points."""

LEAST_SPREAD = 0.5
"""Lower bound of a term's standard deviation."""

STEP = 2.0
"""Step size of a generation, in shifts."""

RANDOM_MOVES = 0.1
"""Share of random moves in the games for the outcome weights, for a wider range of positions."""

SAMPLED_TURNS = 0.2
"""Share of the turns of such a game that are used, because neighbouring turns are much alike."""

RIDGE = 300.0
"""Ridge penalty of an outcome weight, in positions."""

SMOOTHING = 5000.0
"""Smoothing penalty between neighbouring knots, in positions, for terms that are rare early in a game."""

AT_ONCE = 50_000
"""Rows per chunk of the fit, to save memory."""

GENERATIONS = 25

OUTCOME_GAMES = 10_000
"""Number of games to which the outcome weights are fitted."""


# ---------------------------------------------------------------------- self-play


def self_play(
    players: Sequence[Lookahead], state: State, dice: Dice, slips: float = 0.0
) -> list[tuple[float, list[int], list[list[float]]]]:
    """Plays to the end, each seat with its own weights.

    Returns progress, scores and terms at the start of each turn.
    """
    begun = []
    turn = -1
    while (mover := state.to_move()) != OVER:
        if mover == CHANCE:
            state.push(state.draw_outcome(dice))
            continue
        player = players[mover]
        if state.turn_of() != turn:
            turn = state.turn_of()
            begun.append((player.progress(state), state.scores(), player.read_terms(state)))
        world = state.seen_by(mover).imagine(dice)
        moves = world.legal_moves()
        state.push(dice.choice(moves) if slips and dice.unit() < slips else player.best_move(world, moves))
    return begun


def play(job: tuple[str, int, int, list[list[float]]]) -> list[list[float]]:
    """Plays a game with these weights; returns a row by turn and seat: progress, points, further gain, won, terms."""
    game_id, seats, seed, terms = job
    game = find_game(game_id)
    dice = Dice(seed)
    state = start(game, seats, dice)
    begun = self_play([Lookahead(game, MoveWeights(terms))] * seats, state, dice, RANDOM_MOVES)
    ended, won = state.scores(), game.win_probabilities(state)
    return [
        [far, scores[seat], ended[seat] - scores[seat], won[seat], *read[seat]]
        for far, scores, read in begun
        if dice.unit() < SAMPLED_TURNS
        for seat in range(seats)
    ]


def survey(job: tuple[str, int, int, list[list[float]]]) -> list[list[float]]:
    """Plays a game with every other move at random; returns a row by position and seat: final points, terms."""
    game_id, seats, seed, terms = job
    game = find_game(game_id)
    dice = Dice(seed)
    state = start(game, seats, dice)
    player = Lookahead(game, MoveWeights(terms))
    read = []
    while (mover := state.to_move()) != OVER:
        if mover == CHANCE:
            state.push(state.draw_outcome(dice))
            continue
        moves = state.legal_moves()
        state.push(dice.choice(moves) if dice.below(2) else player.best_move(state, moves))
        if state.to_move() != OVER:
            read += list(enumerate(player.read_terms(state)))
    ended = state.scores()
    return [[float(ended[seat]), *own] for seat, own in read]


def points_lead(job: tuple[str, int, int, list[list[float]], list[list[float]]]) -> float:
    """Returns how many points more the seats with the first weights get; the two kinds of seats alternate."""
    game_id, seats, seed, first, second = job
    game = find_game(game_id)
    sides = [Lookahead(game, MoveWeights(first)), Lookahead(game, MoveWeights(second))]
    dice = Dice(seed)
    state = start(game, seats, dice)
    side = [(seat + seed) % 2 for seat in range(seats)]
    self_play([sides[own] for own in side], state, dice)
    points = np.array(state.scores(), dtype=float)
    return float(points[np.array(side) == 0].mean() - points[np.array(side) == 1].mean())


def win_share(job: tuple[str, int, int, list[list[float]], list[list[float]]]) -> float:
    """Plays one seat with new weights against the current ones; returns its share of the win."""
    game_id, seats, seed, new, present = job
    game = find_game(game_id)
    players = [Lookahead(game, MoveWeights(present))] * seats
    players[seed % seats] = Lookahead(game, MoveWeights(new))
    dice = Dice(seed)
    state = start(game, seats, dice)
    self_play(players, state, dice)
    return game.win_probabilities(state)[seed % seats]


def start(game: Game, seats: int, dice: Dice) -> State:
    state: State = game.start(seats, {option.id: dice.choice(option.allowed(seats)) for option in game.options})
    return state


# ---------------------------------------------------------------------- evolving and fitting


def evolve(weights: Numbers, scale: Numbers, games: int, measure: Measure, rng: np.random.Generator) -> Numbers:
    """Improves the weights by generations; returns them by knot and term.

    A shift is similar at all knots, because what is worth more is usually worth more throughout the game.
    """
    for _ in range(GENERATIONS):
        shifts = [
            rng.normal(size=weights.shape[1]) + rng.normal(size=weights.shape) / 2
            for _ in range(max(1, games // GENERATIONS))
        ]
        leads = np.array(measure([(weights + shift * scale, weights - shift * scale) for shift in shifts]))
        leads /= max(float(leads.std()), 1e-9)
        drawn: Numbers = np.mean([lead * shift for lead, shift in zip(leads, shifts, strict=True)], axis=0)
        weights = weights + STEP * drawn * scale
    return weights


def fit_points(rows: Numbers) -> Numbers:
    """Returns the weights, by knot and term, that best predict the points each seat still gains."""
    spread = np.maximum(rows[:, 4:].std(axis=0), 1e-3)
    spread[-1] = 1.0
    held = np.ones(len(spread))
    held[-1] = 0.0
    steps = np.diff(np.eye(KNOTS), axis=0)
    left = np.kron(RIDGE * np.eye(KNOTS) + SMOOTHING * steps.T @ steps, np.diag(held))
    right = np.zeros(len(left))
    for part in np.array_split(rows, max(1, len(rows) // AT_ONCE)):
        columns = (_hats(part[:, 0])[:, :, None] * (part[:, 4:] / spread)[:, None, :]).reshape(len(part), -1)
        left += columns.T @ columns
        right += columns.T @ part[:, 2]
    fitted = np.linalg.solve(left, right)
    weights: Numbers = fitted.reshape(KNOTS, -1) / spread
    return weights


def fit_sharpness(rows: Numbers, weights: Numbers, seats: int) -> list[float]:
    """Returns the sharpness by knot (the effect of a lead on winning), by Newton's method on the winners."""
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


def shift_scale(rows: Numbers) -> Numbers:
    """Returns the size of a shift by term, from the rows of `survey`; 0 for the constant term."""
    spread = rows[:, 1:].std(axis=0)
    scale: Numbers = SHIFT * rows[:, 0].std() / np.maximum(spread, LEAST_SPREAD)
    scale[-1] = 0.0
    return scale


def _hats(far: Numbers) -> Numbers:
    """Returns the interpolation weights of the knots, by position and knot."""
    return np.stack([np.clip(1 - np.abs(far * (KNOTS - 1) - knot), 0, 1) for knot in range(KNOTS)], axis=1)


# ---------------------------------------------------------------------- one round


class TuningRun:
    """Tunes one game for one number of players."""

    def __init__(self, game_id: str, seats: int, seed: int, executor: Executor) -> None:
        self.game_id = game_id
        self.seats = seats
        self.next_seed = seed * 1_000_003
        self.executor = executor

    def play(self, what: Callable[[Any], Any], sides: Sequence[tuple[list[list[float]], ...]]) -> list[Any]:
        """Plays one game for each tuple of weights, with the function `what`."""
        games = [((self.game_id, self.seats, self.next_seed + number, *own),) for number, own in enumerate(sides)]
        self.next_seed += len(games)
        told = f"{self.game_id}, {self.seats} players, {what.__name__}"
        return list(_counted(told, self.executor.map(what, games), len(games)))

    def weights(self, present: Numbers, begin: Numbers, games: int) -> Numbers:
        """Returns improved weights, or the current ones if the new ones do not win clearly more."""
        few = max(8, games // 50)
        found = np.array([row for one in self.play(survey, [(_columns(present),)] * few) for row in one])

        def measure(pairs: list[tuple[Numbers, Numbers]]) -> list[float]:
            return self.play(points_lead, [(_columns(first), _columns(second)) for first, second in pairs])

        new = evolve(begin, shift_scale(found), games, measure, np.random.default_rng(self.next_seed))
        match = max(8, games // 5)
        shares = self.play(win_share, [(_columns(new), _columns(present))] * match)
        share, error = float(np.mean(shares)), float(np.std(shares)) / math.sqrt(match)
        better = share - error > 1 / self.seats
        print(
            f"{self.game_id}, {self.seats} players: after {games} games the weights win {100 * share:.1f} ± "
            f"{100 * error:.1f} % of {match}, {100 / self.seats:.1f} % is equal: {'kept' if better else 'not kept'}",
            flush=True,
        )
        return new if better else present

    def outcome_weights(self, weights: Numbers, games: int) -> OutcomeWeights:
        """Fits outcome weights to games between players with these weights."""
        rows = np.array([row for one in self.play(play, [(_columns(weights),)] * games) for row in one])
        fitted = fit_points(rows)
        return OutcomeWeights(_columns(fitted), fit_sharpness(rows, fitted, self.seats))


def tune(game_id: str, players: Sequence[int], *, like: int | None, games: int, seed: int, executor: Executor) -> None:
    """Tunes the estimate for these numbers of players and writes it after each.

    `like` is a number of players whose weights to start from. With `games` 0, only the outcome weights are fitted.
    """
    game = find_game(game_id)
    weights, outcome_weights = dict(game.estimator.move_weights), dict(game.estimator.outcome_weights)
    path = Path(str(resources.files(type(game).__module__.rpartition(".")[0]) / "estimate.toml"))
    for seats in players:
        one = TuningRun(game_id, seats, seed, executor)
        best = np.array(weights[seats].terms)
        if games:
            best = one.weights(best, np.array(weights[like or seats].terms), games)
        weights[seats], outcome_weights[seats] = (
            MoveWeights(_columns(best)),
            one.outcome_weights(best, OUTCOME_GAMES),
        )
        old = game.estimator
        tuned = Estimator(weights, outcome_weights, old.play_on)
        path.write_text(as_toml(game, tuned), encoding="utf-8")


def as_toml(game: Game, estimator: Estimator) -> str:
    """Returns the content of `estimate.toml`."""
    lines = [
        f"# The estimate of positions, tuned from self-play by `python -m training.tune {game.id}`, not by hand.",
        "# What one of a term is worth at the beginning, in the middle and at the end of a game: its weight when moves",
        "# are compared, and in the outlook on each seat's final points; sharpness is how much a point of lead counts",
        "# there for the win probability. The number of turns that a rollout lasts (play-on) was found by",
        "# matches: it is kept.",
        f"play-on = {estimator.play_on}",
    ]
    for seats, weights in sorted(estimator.move_weights.items()):
        outlook = estimator.outcome_weights[seats]
        lines += ["", f"[players.{seats}]", f"sharpness = {_numbers(outlook.sharpness)}"]
        for title, own in (("weight", weights), ("outlook", outlook)):
            lines.append(f"[players.{seats}.{title}]")
            names = game.terms if title == "weight" else (*game.terms, REST)
            lines += [
                f"{name} = {_numbers(own.terms[knot][at] for knot in range(KNOTS))}" for at, name in enumerate(names)
            ]
    return "\n".join(lines) + "\n"


def _numbers(values: Iterable[float]) -> str:
    return "[" + ", ".join(f"{float(value):.4f}" for value in values) + "]"


def _columns(weights: Numbers) -> list[list[float]]:
    """Transposes to lists by term and knot."""
    columns: list[list[float]] = weights.T.tolist()
    return columns


def _counted(what: str, results: Iterable[T], count: int) -> Iterator[T]:
    """Yields the results and shows the progress."""
    for done, result in enumerate(results, 1):
        if sys.stderr.isatty():
            print(f"\r{what}: {done}/{count} ", end="\n" if done == count else "", file=sys.stderr)
        yield result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=game_ids())
    parser.add_argument("--players", type=int, nargs="*", help="numbers of players to tune for (default: all)")
    parser.add_argument("--like", type=int, metavar="PLAYERS", help="start from the weights for this number of players")
    parser.add_argument("--games", type=int, default=5000, help="games of self-play for each number of players")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=cores())
    parser.add_argument("--on", default="", metavar="ADDRESS", help="address of a Ray cluster to play on")
    chosen = parser.parse_args()
    players = chosen.players or find_game(chosen.game).players
    with make_executor(chosen.jobs, chosen.on) as executor:
        tune(chosen.game, players, like=chosen.like, games=chosen.games, seed=chosen.seed, executor=executor)


if __name__ == "__main__":
    main()
