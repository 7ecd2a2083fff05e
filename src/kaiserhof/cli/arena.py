"""`kaiserhof arena`: plays bots against each other."""

from __future__ import annotations

import json
import sys
import time
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from kaiserhof.bots import make_bot, replaced
from kaiserhof.cli.columns import text_table
from kaiserhof.cli.files import Options, game_on, write
from kaiserhof.engine import KaiserhofError, Words
from kaiserhof.lab.arena import ArenaPlan, GameResult, play_games
from kaiserhof.lab.charts import arena_chart, curve_chart, percent
from kaiserhof.lab.curve import curve_plans, curve_points
from kaiserhof.lab.executor import cores, make_executor
from kaiserhof.lab.league import record_run
from kaiserhof.lab.progress import duration, progress
from kaiserhof.lab.results import ResultFile, default_file, settings_of
from kaiserhof.lab.summary import REFERENCE, BotSummary, summarise

MAX_GAMES = 1_000_000
MAX_BOTS = 12
MAX_JOBS = 256
LARGEST_BUDGET = 10_000_000


def arena(arguments: Namespace, options: Options, words: Words) -> None:
    """`kaiserhof arena GAME`: plays many games among bots and prints the results."""
    _in_range(arguments.games, MAX_GAMES)
    _in_range(arguments.jobs, MAX_JOBS)
    if arguments.curve:
        _curve(arguments, options, words)
    else:
        _arena(arguments, options, words)


def _arena(arguments: Namespace, options: Options, words: Words) -> None:
    plan = _plan(arguments, options, words)
    begun = time.monotonic()
    played = _play(plan, _results(arguments, 1, plan), arguments, words)
    seconds = time.monotonic() - begun
    summary = summarise(plan, played)
    if arguments.json:
        print(json.dumps(summary.to_json(seconds), ensure_ascii=False))
    else:
        title = plan.find_game().words(words.lang)("game-title")
        players = words("cli-count-players", players=plan.seats)
        print(words("cli-arena-head", title=title, players=players, games=len(played), seconds=duration(seconds)))
        print(_table(summary.bots, plan.seats, words))
    if arguments.plot:
        _say_written(Path(arguments.plot), arena_chart(summary, words), words)
    if arguments.league:
        record_run(Path(arguments.league), plan, played)
        print(words("cli-written", file=arguments.league), file=sys.stderr)


def _curve(arguments: Namespace, options: Options, words: Words) -> None:
    """Measures strength as a function of the number of simulations."""
    budgets = sorted({_budget(text) for text in arguments.curve.split(",")})
    game = game_on(arguments.game, arguments.map)
    seats = arguments.players if arguments.players is not None else game.players[len(game.players) // 2]
    if arguments.mutual:
        rivals: list[str] = []
    else:
        rivals = _names(arguments.bots) if arguments.bots else [REFERENCE] * (seats - 1)
        seats = arguments.players if arguments.players is not None else len(rivals) + 1
    chosen = game.choose(seats, options)
    plans = curve_plans(game.id, budgets, rivals, seats=seats, options=chosen, seed=arguments.seed, board=arguments.map)
    for plan in plans:
        _check_bots(plan, words)
    runs = [(plan, _play(plan, _results(arguments, len(plans), plan), arguments, words)) for plan in plans]
    points = curve_points(budgets, runs)
    if arguments.json:
        curve = [point.to_json() for point in points]
        print(json.dumps({"game": game.id, "seats": seats, "options": chosen, "rivals": rivals, "curve": curve}))
    else:
        print(_table([point.bot for point in points], seats, words))
    if arguments.plot:
        title = f"{game.words(words.lang)('game-title')} · {words('cli-count-players', players=seats)}"
        against = words("chart-against", rivals=", ".join(rivals)) if rivals else words("chart-mutual")
        rows = [
            (point.simulations, rating.value, rating.low, rating.high)
            for point in points
            for rating in (point.bot.rating,)
        ]
        _say_written(Path(arguments.plot), curve_chart(title, against, rows, words), words)
    if arguments.league:
        for plan, played in runs:
            record_run(Path(arguments.league), plan, played)
        print(words("cli-written", file=arguments.league), file=sys.stderr)


def _plan(arguments: Namespace, options: Options, words: Words) -> ArenaPlan:
    game = game_on(arguments.game, arguments.map)
    if not arguments.bots:
        raise KaiserhofError("cli-bad-usage", detail="--bots ?")
    bots = _names(arguments.bots)
    seats = arguments.players if arguments.players is not None else len(bots)
    plan = ArenaPlan(
        game.id, tuple(bots), seats, options=game.choose(seats, options), seed=arguments.seed, board=arguments.map
    )
    _check_bots(plan, words)
    return plan


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]


def _check_bots(plan: ArenaPlan, words: Words) -> None:
    game = plan.find_game()
    for name in dict.fromkeys(plan.bots):
        make_bot(name, game)
        if (other := replaced(name, game)) is not None:
            print(words(other), file=sys.stderr)
    if not plan.seats <= len(plan.bots) <= MAX_BOTS:
        raise KaiserhofError("error-number", value=str(len(plan.bots)), least=plan.seats, most=MAX_BOTS)


def _results(arguments: Namespace, plans: int, plan: ArenaPlan) -> Path:
    """Returns the results file of a plan. If there are several plans, each file is named after the plan's first bot."""
    if not arguments.results:
        return default_file(plan)
    path = Path(arguments.results)
    return path if plans == 1 else path.with_stem(f"{path.stem}-{plan.bots[0].replace(':', '-')}")


def _play(plan: ArenaPlan, path: Path, arguments: Namespace, words: Words) -> list[GameResult]:
    """Plays the missing games. When interrupted, prints how to resume."""
    results = ResultFile(path, settings_of(plan), GameResult.from_json, fresh=arguments.fresh)
    missing = results.missing(arguments.games)
    done = arguments.games - len(missing)
    if done:
        print(words("cli-arena-kept", done=done, total=arguments.games, file=str(results.path)), file=sys.stderr)
    try:
        with make_executor(min(arguments.jobs or cores(), max(1, len(missing))), arguments.on) as executor:
            played = results.record(play_games(plan, missing, executor))
            for _ in progress(played, done, arguments.games, words):
                pass
    except KeyboardInterrupt:
        kept = arguments.games - len(results.missing(arguments.games))
        print(words("cli-arena-interrupted", done=kept, total=arguments.games, file=str(results.path)), file=sys.stderr)
        raise
    finally:
        results.close()
    return results.first(arguments.games)


def _table(bots: Sequence[BotSummary], seats: int, words: Words) -> str:
    header = [words(f"cli-arena-{name}") for name in ("bot", "wins", "interval", "points", "rating", "rating-interval")]
    header += [f"{place}." for place in range(1, seats + 1)]
    header += [words(f"cli-arena-{name}") for name in ("speed", "mean", "p95", "longest")]
    return text_table(header, [_row(bot, words) for bot in bots])


def _row(bot: BotSummary, words: Words) -> list[str]:
    times, rating = bot.times, bot.rating
    low, high = bot.interval
    return [
        bot.name,
        percent(bot.win_rate, words, 1),
        f"{low * 100:.1f}–{high * 100:.1f}",
        f"{bot.points:.1f}",
        f"{rating.value:.0f}",
        f"{rating.low:.0f}–{rating.high:.0f}",
        *(percent(share, words) for share in bot.places),
        f"{times.count / times.total:,.0f}" if times.total else "–",
        *(f"{seconds * 1000:,.1f}" for seconds in (times.mean(), times.quantile(0.95), times.longest)),
    ]


def _budget(text: str) -> int:
    text = text.strip()
    if not (text.isascii() and text.isdecimal() and 1 <= int(text) <= LARGEST_BUDGET):
        raise KaiserhofError("error-number", value=text[:20], least=1, most=LARGEST_BUDGET)
    return int(text)


def _in_range(number: int | None, most: int) -> None:
    if number is not None and not 1 <= number <= most:
        raise KaiserhofError("error-number", value=str(number), least=1, most=most)


def _say_written(path: Path, picture: str, words: Words) -> None:
    write(path, picture)
    print(words("cli-written", file=str(path)), file=sys.stderr)
