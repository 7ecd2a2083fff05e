"""The end of a game on its page: headline, podium, decisive moments and honours."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from babel.dates import format_date
from markupsafe import Markup

from kaiserhof.bots.analysis import Analysis, PlayedGame, Swing
from kaiserhof.drawing.win_plot import NARROW, WIDE, win_plot
from kaiserhof.engine import Seat, Words, said
from kaiserhof.tables import TableView
from kaiserhof.web.ending.honours import BEST_MOVE, Honour, honours

DECISIVE = 3
"""Number of decisive moments shown."""
BETTER = 6
"""Number of better moves shown."""
LEAST_CHANGE = 0.02
"""Smaller changes of the win probability are not shown."""


def rounds_of(view: TableView) -> list[int]:
    """Returns the number of moves before each round of the game."""
    starts: dict[int, int] = {}
    for line in view.story:
        if line.told.round:
            starts.setdefault(line.told.round, line.told.start)
    return [starts[number] for number in sorted(starts)]


def day(at: float, lang: str) -> str:
    """Formats a date.

    >>> day(0, "de"), day(0, "zh")
    ('1. Januar 1970', '1970年1月1日')
    """
    return format_date(datetime.fromtimestamp(at, UTC), "long", locale={"zh": "zh_Hans", "en": "en_GB"}.get(lang, lang))


def how_long(view: TableView, words: Words) -> str:
    """Returns the number of rounds as text; empty if the game has none."""
    rounds = len(rounds_of(view))
    return words("end-rounds", rounds=rounds) if rounds else ""


@dataclass(frozen=True, slots=True)
class Step:
    """A step of the podium."""

    seat: int
    place: int
    points: int


def podium(places: Sequence[int], points: Sequence[int]) -> list[Step]:
    """Returns the seats ordered by place; ties in seat order."""
    order = sorted(range(len(places)), key=lambda seat: (places[seat], seat))
    return [Step(seat, places[seat], points[seat]) for seat in order]


def praised(
    view: TableView, analysis: Analysis | None, course: PlayedGame | None, words: Words
) -> list[dict[str, Any]]:
    """Returns the honours as texts."""
    state = view.state
    people = [seat.seat for seat in view.seats if seat.kind == "person" and seat.seat not in view.absent]
    story = [line.told for line in view.story]
    found = honours(view.game.score_sheet(state), story, list(view.places), people, analysis)
    found = [honour for honour in found if honour.seat not in view.absent]
    return [_in_words(honour, course, analysis, words) for honour in found]


def _in_words(honour: Honour, course: PlayedGame | None, analysis: Analysis | None, words: Words) -> dict[str, Any]:
    what = said(honour.what, words).rstrip(".。") if honour.what else ""
    if honour.kind == BEST_MOVE and course is not None and analysis is not None:
        moment = next(each for each in analysis.moments if each.number == honour.number)
        what = words(course.labels([moment])[moment.number, moment.move])
    return {
        "kind": honour.kind,
        "title": words(f"honour-{honour.kind}"),
        "what": what,
        "seat": honour.seat,
        "why": words(f"honour-{honour.kind}-why", name=words.seat(honour.seat), value=honour.value),
        "number": honour.number,
    }


def decided(analysis: Analysis, course: PlayedGame, view: TableView, words: Words) -> dict[str, Any]:
    """Returns the win probabilities, the decisive moments, and the moves that the analyst would have played."""
    turning, better = analysis.turning_points(DECISIVE), analysis.better_moves(BETTER)
    labels, reasons = course.labels(better), course.reasons(better)
    rounds = [analysis.index_at(start) for start in rounds_of(view)]
    rows, marks = analysis.win_probabilities(), analysis.marks(turning)
    return {
        "wide": Markup(win_plot(rows, marks, words, size=WIDE, rounds=rounds)),
        "narrow": Markup(win_plot(rows, marks, words, size=NARROW, rounds=rounds)),
        "turning": [_moment(swing, course, view, words) for swing in turning],
        "better": [
            {
                "number": moment.number,
                "seat": moment.seat,
                "name": words.seat(moment.seat),
                "played": words(labels[moment.number, moment.move]),
                "chance": round(moment.played.win_probability * 100),
                "better": words(labels[moment.number, moment.best[0].move]),
                "best": round(moment.best[0].win_probability * 100),
                "why": words(reasons[moment.number]) if moment.number in reasons else "",
            }
            for moment in better
            if moment.played is not None
        ],
    }


def _moment(swing: Swing, course: PlayedGame, view: TableView, words: Words) -> dict[str, Any]:
    number = swing.moments[0].number
    told = next((line.told for line in reversed(view.story) if line.told.start <= number), None)
    if told is not None and told.actor == swing.seat:
        what, turn = said(told.headline, words), told.round
    else:
        labels = course.labels(swing.moments)
        what = " · ".join(words(labels[each.number, each.move]) for each in swing.moments)
        turn = 0
    shown = {swing.concerned(), view.me} - {None}
    return {
        "number": number,
        "seat": swing.seat,
        "what": what,
        "round": words("story-round", round=turn) if turn else "",
        "changes": [
            {
                "text": words("analysis-change", seat=Seat(seat), before=round(before * 100), after=round(after * 100)),
                "up": after > before,
            }
            for seat, (before, after) in enumerate(zip(swing.before, swing.after, strict=True))
            if seat in shown and abs(after - before) >= LEAST_CHANGE
        ],
    }
