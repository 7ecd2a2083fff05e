"""Honours at the end of a game: praise for as many people as possible, and blame for nobody.

They mean something: nobody is praised for what others did as well, for what everybody began with, or for next to
nothing. They follow from score sheet, scenes and analysis, so a game writes nothing for them. It may name the moments
(`honour-scene-NAME`, by the names of its scenes), and the sources that take several lines of its score sheet (`ID-all`,
by the id of the label).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from kaiserhof.bots.analysis import Analysis
from kaiserhof.engine import Message, Scene, ScoreLine

BEST_MOVE, COMEBACK, MOMENT, SOURCE = "best-move", "comeback", "moment", "source"

MOST = 6
"""Maximum number of honours."""
LEAST = 3
"""If there are fewer, further sources of points are praised."""
WORTHY = 3
"""Minimum number of points that are praised."""
MOMENTS = 2
"""Maximum number of moments praised."""


@dataclass(frozen=True, slots=True)
class Honour:
    """Praise for one seat at the end of a game."""

    kind: str
    seat: int
    value: int
    """Points or per cent."""
    number: int | None = None
    """The number of moves before the moment, if there is one."""
    what: tuple[Message, ...] = ()
    """What was done, or where the points came from."""
    move: str = ""
    """The text of the move, if it was a move."""
    scene: str = ""
    """The name of the scene, if it was a moment."""


def honours(
    sheet: Sequence[ScoreLine],
    scenes: Sequence[Scene],
    places: Sequence[int],
    people: Iterable[int],
    analysis: Analysis | None,
) -> list[Honour]:
    """Returns the honours of a finished game.

    First come the best move and the comeback, which need an analysis, and the moments with most points. Then every
    person (`people` are their seats) without an honour is praised for a source from which they got the most points.
    """
    given = [*_seen(places, analysis), *_moments(scenes, len(places))[:MOMENTS]]
    sources = _sources(sheet)
    for seat in people:
        if all(each.seat != seat for each in given):
            given += [each for each in sources if each.seat == seat][:1]
    given += [each for each in sources if each not in given][: max(0, LEAST - len(given))]
    return given[:MOST]


def _seen(places: Sequence[int], analysis: Analysis | None) -> Iterator[Honour]:
    if analysis is None or not analysis.moments:
        return
    best = analysis.best_move()
    if best is not None:
        yield Honour(BEST_MOVE, best.seat, round(100 * best.lead()), best.number, move=best.move)
    for seat, place in enumerate(places):
        lowest = min(analysis.moments, key=lambda moment: moment.win_probabilities[seat])
        chance = lowest.win_probabilities[seat]
        if place == 1 and chance <= 0.6 / len(places):
            yield Honour(COMEBACK, seat, round(100 * chance), lowest.number)


def _moments(scenes: Sequence[Scene], seats: int) -> list[Honour]:
    """Returns who got most points at once, one honour for each kind of scene; most points first.

    The final scoring is no moment of anybody.
    """
    best: dict[str, dict[int, tuple[int, Scene]]] = {}
    for scene in scenes:
        for seat, points in enumerate(scene.gains(seats)):
            known = best.setdefault(scene.name, {})
            if not scene.steps and points > known.get(seat, (0, scene))[0]:
                known[seat] = points, scene
    found = []
    for name, by_seat in best.items():
        first = _alone({seat: points for seat, (points, _) in by_seat.items()})
        if first is not None:
            points, scene = by_seat[first]
            found.append(Honour(MOMENT, first, points, scene.at, (scene.say,), scene=name))
    return sorted(found, key=lambda honour: -honour.value)


def _sources(sheet: Sequence[ScoreLine]) -> list[Honour]:
    """Returns who alone got the most points from each source; widest lead first. Lines of one kind are one source."""
    kinds: dict[str, list[ScoreLine]] = {}
    for line in sheet:
        if line.earned:
            kinds.setdefault(line.label.id, []).append(line)
    found = []
    for kind, lines in kinds.items():
        sums = [sum(points) for points in zip(*(line.points for line in lines), strict=True)]
        first = _alone(dict(enumerate(sums)))
        if first is not None:
            label = lines[0].label if len(lines) == 1 else Message(f"{kind}-all")
            lead = sums[first] - max((points for seat, points in enumerate(sums) if seat != first), default=0)
            found.append((lead, Honour(SOURCE, first, sums[first], what=(label,))))
    return [honour for _, honour in sorted(found, key=lambda each: -each[0])]


def _alone(points: Mapping[int, int]) -> int | None:
    """Returns the seat with more points than every other, if they are worth mentioning."""
    best = max(points, key=lambda seat: points[seat], default=None)
    if best is None or points[best] < WORTHY or list(points.values()).count(points[best]) > 1:
        return None
    return best
