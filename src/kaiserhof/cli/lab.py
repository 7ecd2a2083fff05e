"""`kaiserhof lab`: self-play, training and puzzles."""

from __future__ import annotations

import sys
from argparse import Namespace
from itertools import chain
from pathlib import Path
from typing import Any

from kaiserhof.bots import analyst
from kaiserhof.cli.files import Options
from kaiserhof.engine import Game, KaiserhofError, Words, find_game
from kaiserhof.engine.puzzles import Puzzle, read_puzzles, write_puzzles
from kaiserhof.lab.executor import cores, make_executor
from kaiserhof.lab.progress import progress, progress_bar
from kaiserhof.lab.puzzles import agreed, candidates, find_puzzles
from kaiserhof.lab.results import ResultFile
from kaiserhof.lab.self_play import SelfPlayGame, SelfPlayPlan, play_many, read_games

TASKS = ("self-play", "train", "puzzles")

SEARCHER = "master:64"
"""The default bot for self-play."""

TEACHER = "regular"
"""The default bot that a network imitates first."""

JUDGED = 400
"""Default time in which the strongest bot re-examines a puzzle: as long as Master takes for this many simulations."""

SAMPLES = 0.15
"""Fraction of the training time in which the teacher plays."""


def lab(arguments: Namespace, options: Options, words: Words) -> None:
    """`kaiserhof lab TASK GAME FILE`: starts or resumes a task."""
    {"self-play": _self_play, "train": _train, "puzzles": _puzzles}[arguments.task](arguments, words)


def _self_play(arguments: Namespace, words: Words) -> None:
    game = find_game(arguments.game)
    plan = SelfPlayPlan(game.id, arguments.bot or SEARCHER, tuple(game.players), arguments.seed, arguments.others)
    results = ResultFile(Path(arguments.file), plan.settings(), SelfPlayGame.from_json)
    missing = results.missing(arguments.games)
    try:
        with make_executor(min(arguments.jobs or cores(), max(1, len(missing))), arguments.on) as executor:
            played = results.record(play_many(plan, missing, executor))
            for _ in progress(played, arguments.games - len(missing), arguments.games, words):
                pass
    finally:
        results.close()
    print(words("cli-written", file=arguments.file))


def _puzzles(arguments: Namespace, words: Words) -> None:
    """Finds puzzles in the self-play games of `--of`, and writes each as soon as it is found.

    Puzzles that are already in the file stay if the judge finds the same moves.
    """
    game = find_game(arguments.game)
    file, wanted = Path(arguments.file), arguments.games
    judge = arguments.bot or analyst(game, JUDGED)
    games = chain.from_iterable(read_games(each, game) for each in _files(arguments))
    found = candidates(game.id, games, judge, arguments.seed)
    before = _puzzles_in(file, game)
    with make_executor(arguments.jobs or cores(), arguments.on) as executor:
        puzzles = agreed(game.id, before, judge, arguments.seed, executor)
        file.write_text(write_puzzles(game.rules_version, puzzles), encoding="utf-8")
        new = find_puzzles(found, wanted, executor, tuple(puzzles))
        for puzzle in progress(new, len(puzzles), wanted, words):
            puzzles.append(puzzle)
            file.write_text(write_puzzles(game.rules_version, puzzles), encoding="utf-8")
    print(words("cli-puzzles", puzzles=len(puzzles), file=arguments.file))


def _puzzles_in(file: Path, game: Game) -> tuple[Puzzle, ...]:
    """Returns the puzzles in a file; none if it does not exist or was made for other rules."""
    try:
        return read_puzzles(file.read_text(encoding="utf-8"), game.rules_version)
    except FileNotFoundError:
        return ()
    except (ValueError, LookupError):
        raise KaiserhofError("error-puzzles-file", file=str(file)) from None


def _files(arguments: Namespace) -> list[Path]:
    """Returns the self-play files given with `--of`."""
    if not arguments.of:
        raise KaiserhofError("error-few-games")
    return [Path(each) for each in arguments.of]


def _train(arguments: Namespace, words: Words) -> None:
    """Trains a network by playing, or from the games of `--of`."""
    if arguments.of:
        _learn(arguments, words)
    else:
        _learn_by_playing(arguments, words)
    print(words("cli-written", file=arguments.file))


def _learn(arguments: Namespace, words: Words) -> None:
    """Runs one round of expert iteration."""
    from kaiserhof.lab.learning.expert import ExpertRound, improve  # needs the extra `learn`
    from kaiserhof.lab.learning.folder import TrainingFolder

    plan = ExpertRound(
        find_game(arguments.game),
        TrainingFolder(Path(arguments.file)),
        _files(arguments),
        processes=arguments.jobs or cores(),
        games=arguments.games,
        seed=arguments.seed,
    )
    with progress_bar(
        plan.config.epochs, lambda done: words("cli-epochs", done=done, epochs=plan.config.epochs)
    ) as show:

        def report(figures: dict[str, Any]) -> None:
            if "epoch" in figures:
                show(figures["epoch"])
            else:
                _tell_round(figures, words)

        improve(plan, report)


def _learn_by_playing(arguments: Namespace, words: Words) -> None:
    from kaiserhof.lab.learning.folder import TrainingFolder  # needs the extra `learn`
    from kaiserhof.lab.learning.ppo import PPOConfig
    from kaiserhof.lab.learning.training import Training, train

    if not 0 < arguments.minutes <= 10_000:
        raise KaiserhofError("error-number", value=str(arguments.minutes), least=1, most=10_000)
    seconds = 60 * arguments.minutes
    config = PPOConfig(processes=arguments.jobs or max(1, cores() - 1), games=arguments.games, seconds=seconds)
    training = Training(
        find_game(arguments.game),
        TrainingFolder(Path(arguments.file)),
        config,
        teacher=arguments.bot or TEACHER,
        samples_s=SAMPLES * seconds,
        seed=arguments.seed,
    )

    def text(_: int) -> str:
        return words("cli-training", used=f"{used / 60:.1f}", minutes=f"{arguments.minutes:g}")

    used = 0.0
    with progress_bar(round(seconds), text) as show:

        def report(figures: dict[str, Any]) -> None:
            nonlocal used
            used = figures.get("used", used)
            if "admitted" in figures:
                _tell_round(figures, words)
            show(round(min(used, seconds)))

        train(training, report)


def _tell_round(figures: dict[str, Any], words: Words) -> None:
    """Prints the result of a round's match."""
    against = figures["match"]
    line = words(
        "cli-trained-admitted" if figures["admitted"] else "cli-trained-refused",
        round=figures["round"],
        wins=f"{100 * against['rival']['share']:.1f}",
        even=f"{100 * against['rival']['even']:.1f}",
        greedy=f"{100 * against['new']['share']:.1f}",
    )
    print(line, file=sys.stderr)
