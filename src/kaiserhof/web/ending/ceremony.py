"""The end of a game on its page: headline, podium, turning points, costly decisions and honours."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from babel.dates import format_date
from markupsafe import Markup

from kaiserhof.bots.analysis import Analysis, Moment, PlayedGame, TurningPoint
from kaiserhof.drawing.win_plot import NARROW, WIDE, win_plot
from kaiserhof.engine import Message, Seat, Words, said
from kaiserhof.tables import TableView
from kaiserhof.web.ending.honours import BEST_MOVE, Honour, honours

DECISIVE = 3
"""Number of turning points shown."""
COSTLY = 3
"""Number of costly decisions shown."""


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
    scenes = [scene for line in view.story for scene in view.game.storyteller.scenes(line.told, None)]
    found = honours(view.game.score_sheet(state), scenes, list(view.places), people, analysis)
    found = [honour for honour in found if honour.seat not in view.absent]
    return [_in_words(honour, course, analysis, words) for honour in found]


def _in_words(honour: Honour, course: PlayedGame | None, analysis: Analysis | None, words: Words) -> dict[str, Any]:
    known = [message for message in honour.what if words.has(message.id)]
    what = said(known, words).rstrip(".。") if known else ""
    if honour.kind == BEST_MOVE and course is not None and analysis is not None:
        moment = next(each for each in analysis.moments if each.number == honour.number)
        what = words(course.labels([moment])[moment.number, moment.move])
    return {
        "kind": honour.kind,
        "title": words(own if words.has(own := f"honour-scene-{honour.scene}") else f"honour-{honour.kind}"),
        "what": what,
        "seat": honour.seat,
        "why": words(f"honour-{honour.kind}-why", name=words.seat(honour.seat), value=honour.value),
        "number": honour.number,
    }


def decided(analysis: Analysis, course: PlayedGame, view: TableView, words: Words) -> dict[str, Any]:
    """Returns the win probabilities, the turning points, and the decisions that cost the viewer most, or a spectator's
    players.
    """
    turning = analysis.turning_points(course.chance(), DECISIVE)
    rounds = [analysis.index_at(start) for start in rounds_of(view)]
    rows, marks = analysis.win_probabilities(), analysis.marks(turning)
    labels = course.labels(moment for moment in analysis.moments if moment.number in {each.number for each in turning})
    return {
        "wide": Markup(win_plot(rows, marks, words, size=WIDE, rounds=rounds)),
        "narrow": Markup(win_plot(rows, marks, words, size=NARROW, rounds=rounds)),
        "turning": [_turning(point, labels, view, words) for point in turning],
        "costly": costly(analysis, course, view, words),
    }


def costly(analysis: Analysis, course: PlayedGame, view: TableView, words: Words) -> list[dict[str, Any]]:
    """Returns the decisions that cost the viewer most, or any player if a spectator looks, in the order of the game."""
    moments = analysis.better_moves(COSTLY, view.me)
    labels, reasons = course.labels(moments), course.reasons(moments)
    return [_costly(moment, labels, reasons, course, view, words) for moment in moments]


def _costly(
    moment: Moment,
    labels: Mapping[tuple[int, str], Message],
    reasons: Mapping[int, Message],
    course: PlayedGame,
    view: TableView,
    words: Words,
) -> dict[str, Any]:
    best, checked = moment.best[0], moment.checked
    assert checked is not None
    shown = {
        "number": moment.number,
        "seat": moment.seat,
        "name": words.seat(moment.seat),
        "round": _round(moment.number, view, words),
        "chance": round(checked.played * 100),
        "best": round(checked.better * 100),
        "why": words(reasons[moment.number]) if moment.number in reasons else "",
        "played": words(labels[moment.number, moment.move]),
        "better": words(labels[moment.number, best.move]),
        "onwards": list(_onwards(moment, course, words)),
    }
    if moment.loss():
        percent = round(100 * moment.loss())
        shown |= {"cost": words("decision-cost-chance", percent=percent), "minus": f"−{percent} %"}
    else:
        points = max(1, round(moment.lost_points()))
        shown |= {"cost": words("decision-cost-points", points=points), "minus": words("decision-minus", points=points)}
    return shown


def _onwards(moment: Moment, course: PlayedGame, words: Words) -> Iterator[str]:
    """Yields what would have followed either move: the rest of the turn, and the points at the end."""
    assert moment.checked is not None
    joined = words("list-comma").join
    ways = [joined(map(words, course.sequel(moment, text))) for text in (moment.best[0].move, moment.move)]
    if ways[0] != ways[1]:
        for name, rest in zip(("decision-then", "decision-then-played"), ways, strict=True):
            if rest:
                yield words(name, moves=rest)
    better, played = map(round, moment.checked.points)
    if better > played:
        yield words("decision-points", better=better, played=played)


def _turning(
    point: TurningPoint, labels: Mapping[tuple[int, str], Message], view: TableView, words: Words
) -> dict[str, Any]:
    if point.kind == "chance":
        what = words("analysis-chance", seat=Seat(point.mover))
    else:
        what = words(labels[point.number, point.move])
    before, after = round(point.before * 100), round(point.after * 100)
    return {
        "kind": point.kind,
        "number": point.number,
        "seat": point.mover,
        "what": what,
        "round": _round(point.number, view, words),
        "change": words("analysis-change", seat=Seat(point.seat), before=before, after=after),
        "up": point.after > point.before,
    }


def _round(number: int, view: TableView, words: Words) -> str:
    """Returns the round of a move, as text; empty if there is none."""
    told = next((line.told for line in reversed(view.story) if line.told.start <= number), None)
    return words("story-round", round=told.round) if told is not None and told.round else ""
