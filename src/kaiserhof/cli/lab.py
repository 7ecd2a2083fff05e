"""`kaiserhof lab`: self-play and puzzles."""

from __future__ import annotations

from argparse import Namespace
from itertools import chain
from pathlib import Path

from kaiserhof.bots import analyst
from kaiserhof.cli.files import Options
from kaiserhof.engine import Game, KaiserhofError, Words, find_game
from kaiserhof.engine.puzzles import Puzzle, read_puzzles, write_puzzles
from kaiserhof.lab.executor import cores, make_executor
from kaiserhof.lab.progress import progress
from kaiserhof.lab.puzzles import agreed, candidates, find_puzzles
from kaiserhof.lab.results import ResultFile
from kaiserhof.lab.self_play import SelfPlayGame, SelfPlayPlan, play_many, read_games

TASKS = ("self-play", "puzzles")

SEARCHER = "master:64"
"""The default bot for self-play."""

JUDGED = 400
"""Default time in which the strongest bot re-examines a puzzle: as long as Master takes for this many simulations."""


def lab(arguments: Namespace, options: Options, words: Words) -> None:
    """`kaiserhof lab TASK GAME FILE`: starts or resumes a task."""
    {"self-play": _self_play, "puzzles": _puzzles}[arguments.task](arguments, words)


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
