"""Trains a network by playing, or with `--of` from the searches of self-play games. Run it again to resume."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from kaiserhof.engine import KaiserhofError, Words, find_game, game_ids
from kaiserhof.lab.executor import cores
from kaiserhof.lab.progress import progress_bar
from training.by_playing import Training, train
from training.expert import ExpertRound, improve
from training.folder import TrainingFolder
from training.ppo import PPOConfig

SAMPLES = 0.15
"""Fraction of the training time in which the teacher plays."""


def main(given: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__)
    parser.add_argument("game", choices=game_ids())
    parser.add_argument("folder", type=Path, help="folder of the training")
    parser.add_argument("--of", nargs="+", type=Path, metavar="FILE", help="files of `kaiserhof lab self-play`")
    parser.add_argument("--bot", default="regular", help="bot that the network imitates first")
    parser.add_argument("--minutes", type=float, default=10.0, help="length of the training by playing")
    parser.add_argument("--games", type=int, default=128, help="games at once in each process")
    parser.add_argument("--jobs", type=int, help="number of processes")
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args(given)
    try:
        (_from_searches if arguments.of else _by_playing)(arguments)
    except KaiserhofError as error:
        sys.exit(Words("en")(error.message))


def _from_searches(arguments: argparse.Namespace) -> None:
    """Runs one round of expert iteration."""
    plan = ExpertRound(
        find_game(arguments.game),
        TrainingFolder(arguments.folder),
        arguments.of,
        processes=arguments.jobs or cores(),
        games=arguments.games,
        seed=arguments.seed,
    )
    with progress_bar(plan.config.epochs, lambda done: f"epoch {done} of {plan.config.epochs}") as show:

        def report(figures: dict[str, Any]) -> None:
            if "epoch" in figures:
                show(figures["epoch"])
            else:
                _tell_round(figures)

        improve(plan, report)


def _by_playing(arguments: argparse.Namespace) -> None:
    seconds = 60 * arguments.minutes
    training = Training(
        find_game(arguments.game),
        TrainingFolder(arguments.folder),
        PPOConfig(processes=arguments.jobs or max(1, cores() - 1), games=arguments.games, seconds=seconds),
        teacher=arguments.bot,
        samples_s=SAMPLES * seconds,
        seed=arguments.seed,
    )
    used = 0.0
    with progress_bar(round(seconds), lambda _: f"{used / 60:.1f} of {arguments.minutes:g} min") as show:

        def report(figures: dict[str, Any]) -> None:
            nonlocal used
            used = figures.get("used", used)
            if "admitted" in figures:
                _tell_round(figures)
            show(round(min(used, seconds)))

        train(training, report)


def _tell_round(figures: dict[str, Any]) -> None:
    """Prints the result of a round's match."""
    rival, greedy = figures["match"]["rival"], figures["match"]["new"]
    result = "admitted: the best so far" if figures["admitted"] else "not admitted"
    shares = f"wins {100 * rival['share']:.1f} % (even would be {100 * rival['even']:.1f} %)"
    print(f"Round {figures['round']}: {shares}, {100 * greedy['share']:.1f} % against greedy players; {result}")


if __name__ == "__main__":
    main()
