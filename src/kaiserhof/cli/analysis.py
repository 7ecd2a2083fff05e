"""`kaiserhof analyse FILE`: analyses a game with a searching bot."""

from __future__ import annotations

import json
import shutil
import sys
from argparse import Namespace
from collections.abc import Mapping, Sequence
from pathlib import Path

from kaiserhof.bots import analyst, bot_name, strongest
from kaiserhof.bots.analysis import (
    Analysis,
    Moment,
    PlayedGame,
    TurningPoint,
    check_decision,
    evaluate_decision,
    find_evaluator,
)
from kaiserhof.cli.columns import width
from kaiserhof.cli.files import Options, game_on, write
from kaiserhof.drawing.terminal import SEAT_COLOURS, paint, sign
from kaiserhof.drawing.win_plot import STYLE, win_plot
from kaiserhof.engine import Message, Record, Seat, Words, load_record
from kaiserhof.lab.executor import cores, make_executor
from kaiserhof.lab.progress import progress

BUDGET = 100
"""Default thinking time per decision: as long as Master takes for this many simulations."""
STEPS = "▁▂▃▄▅▆▇█"
Labels = Mapping[tuple[int, str], Message]


def analyse(arguments: Namespace, options: Options, words: Words) -> None:
    """`kaiserhof analyse FILE`: win probabilities over the game, turning points, and better moves."""
    record = load_record(Path(arguments.file))
    game = game_on(record.game, arguments.map)
    own = game.words(words.lang).named(record.names)
    course = PlayedGame.of(record, game)
    name = f"{strongest(game)}:{arguments.budget}" if arguments.budget else analyst(game, BUDGET)
    find_evaluator(name, game)
    decisions = course.decisions()
    tasks = [(decision, name, arguments.seed) for decision in decisions]
    with make_executor(min(arguments.jobs or cores(), max(1, len(tasks)))) as executor:
        moments: list[Moment] = list(progress(executor.map_unordered(evaluate_decision, tasks), 0, len(tasks), words))
        moments.sort(key=lambda moment: moment.number)
        analysis = Analysis(name, tuple(moments), course.final())
        by_number = {decision.number: decision for decision in decisions}
        checks = [(by_number[moment.number], moment, name, arguments.seed) for moment in analysis.suspects()]
        analysis = analysis.with_checked(executor.map_unordered(check_decision, checks))
    turning = analysis.turning_points(course.chance())
    if arguments.json:
        told = {"game": game.id, "names": list(record.names), "options": dict(record.options)}
        print(json.dumps(told | analysis.to_json() | turning_json(analysis, turning), ensure_ascii=False))
    else:
        print(as_text(record, course, analysis, turning, own, colour=sys.stdout.isatty()))
    if arguments.plot:
        marks = analysis.marks(turning)
        write(Path(arguments.plot), win_plot(analysis.win_probabilities(), marks, own, STYLE) + "\n")
        print(words("cli-written", file=arguments.plot), file=sys.stderr)


def turning_json(analysis: Analysis, turning: Sequence[TurningPoint]) -> dict[str, object]:
    """Returns the turning points and the better moves as JSON, identified by their numbers in the log."""
    return {
        "turning_points": [
            {
                "kind": point.kind,
                "number": point.number,
                "mover": point.mover,
                "seat": point.seat,
                "before": point.before,
                "after": point.after,
            }
            for point in turning
        ],
        "better_moves": [moment.number for moment in analysis.better_moves()],
    }


def as_text(
    record: Record,
    course: PlayedGame,
    analysis: Analysis,
    turning: Sequence[TurningPoint],
    words: Words,
    *,
    colour: bool,
) -> str:
    labels = course.labels(analysis.moments)
    parts = [
        words("analysis-head", title=words("game-title"), decisions=len(analysis.moments), analyst=analysis.analyst),
        words("analysis-eyes"),
    ]
    if analysis.moments:
        parts += ["", words("win-plot"), *_sparklines(analysis, len(record.names), words, colour=colour)]
    better = analysis.better_moves()
    bot = bot_name(analysis.level, words)
    if turning:
        parts += ["", words("analysis-turning")]
        parts += [_turning(number, swing, labels, words) for number, swing in enumerate(turning, 1)]
    if better:
        parts += ["", words("analysis-better", bot=bot)]
        reasons = course.reasons(better)
        for moment in better:
            parts.append(_better(moment, record, labels, words, bot))
            if moment.number in reasons:
                parts.append(f"     {words(reasons[moment.number])}")
    elif analysis.moments:
        parts += ["", words("analysis-none-better", bot=bot)]
    return "\n".join(parts)


def _sparklines(analysis: Analysis, seats: int, words: Words, *, colour: bool) -> list[str]:
    """Draws each seat's win probability over the game as a line of blocks of different heights."""
    rows = analysis.win_probabilities()
    names = [words.seat(seat) for seat in range(seats)]
    widest = max(map(width, names))
    room = max(20, min(len(rows), shutil.get_terminal_size((100, 24)).columns - widest - 12))
    lines = []
    for seat, name in enumerate(names):
        blocks = "".join(STEPS[round(value * (len(STEPS) - 1))] for value in _resampled(rows, seat, room))
        shown = paint(blocks, SEAT_COLOURS[seat] if colour else None)
        pad = " " * (widest - width(name))
        lines.append(f"{sign(seat, colour=colour)} {name}{pad}  {shown} {rows[-1][seat] * 100:3.0f} %")
    return lines


def _resampled(rows: Sequence[Sequence[float]], seat: int, room: int) -> list[float]:
    """Samples the seat's win probabilities in `room` columns; the last column is the last row."""
    last = len(rows) - 1
    return [rows[round(column * last / max(1, room - 1))][seat] for column in range(room)]


def _turning(number: int, point: TurningPoint, labels: Labels, words: Words) -> str:
    change = words(
        "analysis-change", seat=Seat(point.seat), before=round(point.before * 100), after=round(point.after * 100)
    )
    if point.kind == "chance":
        what = words("analysis-chance", seat=Seat(point.mover))
    else:
        what = words("analysis-turn", seat=Seat(point.mover), moves=labels[point.number, point.move])
    return f"{number:>3}. {what}\n     {change}"


def _better(moment: Moment, record: Record, labels: Labels, words: Words, bot: str) -> str:
    assert moment.checked is not None
    best = moment.best[0]
    return words(
        "analysis-instead",
        line=record.lines[moment.number].number,
        seat=Seat(moment.seat),
        played=labels[moment.number, moment.move],
        chance=round(moment.checked.played * 100),
        better=labels[moment.number, best.move],
        best=round(moment.checked.better * 100),
        bot=bot,
    )
