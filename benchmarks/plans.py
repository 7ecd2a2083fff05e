"""Measures how often bots use each way to score, and how much it brings: `python -m benchmarks.plans GAME --bots
regular,policy`.

Each bot plays against itself. The result is, by source, points per seat and the share of seats that have any, and by
verb, moves per seat. With `--trial`, one Regular with other weights of the estimate plays against Regulars, which may
also have other weights (`--others`), to see if a plan pays off that the current weights neglect. Seats rotate as in the
arena.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache

from kaiserhof.bots import Bot, make_bot
from kaiserhof.bots.regular import Regular
from kaiserhof.engine import CHANCE, OVER, Dice, Game, State, find_game, game_ids
from kaiserhof.engine.core.estimate import KNOTS, MoveWeights
from kaiserhof.lab.arena import ArenaPlan, play_game
from kaiserhof.lab.executor import cores, make_executor
from kaiserhof.lab.summary import wilson

Weights = tuple[tuple[str, float], ...]
"""Weights that replace those of a game's estimate, at all knots, by name of the term."""

TRIAL, OTHER = "trial", "other"


def used(plan: ArenaPlan, number: int) -> list[tuple[Counter[str], Counter[str]]]:
    """Plays a game; returns points by source and moves by verb, by seat."""
    game = plan.find_game()
    bots = [make_bot(name, game) for name in plan.lineup(number)]
    own_dice = [Dice(f"bot {plan.seed} {number} {seat}") for seat in range(plan.seats)]
    chance = Dice(f"chance {plan.seed} {number}")
    state: State = game.start(plan.seats, plan.options)
    verbs: list[Counter[str]] = [Counter() for _ in bots]
    while (mover := state.to_move()) != OVER:
        if mover == CHANCE:
            state.push(state.draw_outcome(chance))
            continue
        move = bots[mover].choose(state.seen_by(mover), own_dice[mover])
        verbs[mover][state.text(move).partition(" ")[0]] += 1
        state.push(move)
    points: list[Counter[str]] = [Counter() for _ in bots]
    for standing in game.standings(state, 0):
        for seat, gained in enumerate(standing.points or ()):
            points[seat][standing.id.partition(" ")[0]] += gained
    return list(zip(points, verbs, strict=True))


@cache
def weighed(game_id: str, seats: int, weights: Weights) -> MoveWeights:
    """Returns the move weights of a game with some of them replaced."""
    game = find_game(game_id)
    unknown = set(dict(weights)) - set(game.terms)
    if unknown:
        raise SystemExit(f"no terms of {game_id}: {', '.join(sorted(unknown))}")
    terms = [list(each) for each in zip(*game.estimator.move_weights[seats].terms, strict=True)]
    for name, weight in weights:
        terms[game.terms.index(name)] = [weight] * KNOTS
    return MoveWeights(terms)


def tried(plan: ArenaPlan, number: int, trial: Weights, others: Weights) -> tuple[float, float]:
    """Plays a game; returns the trial bot's share of the win, and its points."""

    def seat_bot(name: str, game: Game) -> Bot:
        weights = weighed(game.id, plan.seats, trial if name == TRIAL else others)
        return Regular(game, weights={plan.seats: weights})

    played = play_game(plan, number, seat_bot)
    seat = played.bots.index(TRIAL)
    won = played.places[seat] == 1
    return won / played.places.count(1), played.points[seat]


def table(bot: str, seats: Sequence[tuple[Mapping[str, int], Mapping[str, int]]]) -> list[str]:
    """Returns the rows of a bot in Markdown: points by source with the share of seats that have any, and
    moves by verb.
    """
    rows = []
    for kind, number in (("points", 0), ("moves", 1)):
        names = sorted({name for seat in seats for name in seat[number]})
        for name in names:
            values = [seat[number].get(name, 0) for seat in seats]
            with_any = sum(value != 0 for value in values) / len(values)
            rows.append(f"| {bot} | {kind} | {name} | {sum(values) / len(values):.2f} | {100 * with_any:.0f} % |")
    return rows


def weights_of(text: str) -> Weights:
    """Parses `term=weight,term=weight`."""
    pairs = (each.partition("=") for each in text.split(",") if each)
    return tuple((name, float(weight)) for name, _, weight in pairs)


def main() -> None:
    """Prints a table, or the result of a trial."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=game_ids())
    parser.add_argument("--bots", default="novice,regular")
    parser.add_argument("--trial", metavar="TERM=WEIGHT,…")
    parser.add_argument("--others", default="", metavar="TERM=WEIGHT,…")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=cores())
    chosen = parser.parse_args()
    options = dict(each.split("=", 1) for each in chosen.option)
    numbers = range(chosen.games)

    def plan_of(bots: Sequence[str]) -> ArenaPlan:
        return ArenaPlan(chosen.game, tuple(bots), chosen.players, options, chosen.seed)

    with make_executor(chosen.jobs) as executor:
        if chosen.trial is not None:
            plan = plan_of([TRIAL, *[OTHER] * (chosen.players - 1)])
            sides = weights_of(chosen.trial), weights_of(chosen.others)
            results = list(executor.map_unordered(tried, ((plan, number, *sides) for number in numbers)))
            wins, points = (sum(each) for each in zip(*results, strict=True))
            low, high = wilson(wins, chosen.games)
            share = wins / chosen.games
            print(
                f"{100 * share:.1f} % ({100 * low:.1f}–{100 * high:.1f}) of {chosen.games} games, "
                f"{points / chosen.games:.1f} points"
            )
            return
        print("| bot | what | name | a seat | seats with any |\n|---|---|---|---|---|")
        for bot in chosen.bots.split(","):
            plan = plan_of([bot] * chosen.players)
            games = executor.map_unordered(used, ((plan, number) for number in numbers))
            print("\n".join(table(bot, [seat for game in games for seat in game])), flush=True)


if __name__ == "__main__":
    main()
