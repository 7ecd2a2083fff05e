"""Honours at the end of a game: praise for as many people as possible, and blame for nobody."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from kaiserhof.bots.analysis import Analysis
from kaiserhof.engine import Message, ScoreLine, StoryLine

BEST_MOVE, COMEBACK, TURN, SOURCE = "best-move", "comeback", "turn", "source"

MOST = 6
"""Maximum number of honours."""
LEAST = 3
"""If there are fewer, further sources of points are praised."""


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


def honours(
    sheet: Sequence[ScoreLine],
    story: Sequence[StoryLine],
    places: Sequence[int],
    people: Iterable[int],
    analysis: Analysis | None,
) -> list[Honour]:
    """Returns the honours of a finished game.

    First come the best move and the comeback, which need an analysis, and the turn with the most points. Then every
    person (`people` are their seats) without an honour is praised for a source from which they got the most points.
    """
    given = [found for found in (*_seen(places, analysis), _richest(story)) if found is not None]
    sources = _sources(sheet)
    for seat in people:
        if all(each.seat != seat for each in given):
            given += [each for each in sources if each.seat == seat][:1]
    given += [each for each in sources if each not in given][: max(0, LEAST - len(given))]
    return given[:MOST]


def _seen(places: Sequence[int], analysis: Analysis | None) -> list[Honour | None]:
    if analysis is None or not analysis.moments:
        return []
    best = analysis.best_move()
    found: list[Honour | None] = []
    if best is not None:
        found.append(Honour(BEST_MOVE, best.seat, round(100 * best.lead()), best.number, move=best.move))
    for seat, place in enumerate(places):
        lowest = min(analysis.moments, key=lambda moment: moment.win_probabilities[seat])
        chance = lowest.win_probabilities[seat]
        if place == 1 and chance <= 0.6 / len(places):
            found.append(Honour(COMEBACK, seat, round(100 * chance), lowest.number))
    return found


def _richest(story: Sequence[StoryLine]) -> Honour | None:
    turns = [line for line in story if line.actor >= 0 and line.gains and line.gains[line.actor] > 0]
    if not turns:
        return None
    line = max(turns, key=lambda turn: turn.gains[turn.actor])
    return Honour(TURN, line.actor, line.gains[line.actor], line.start, line.headline)


def _sources(sheet: Sequence[ScoreLine]) -> list[Honour]:
    """Returns who got the most points from each source, alone or tied; widest lead first."""
    found = []
    for line in sheet:
        first, second = sorted(line.points, reverse=True)[:2]
        if first > 0:
            leaders = [seat for seat, points in enumerate(line.points) if points == first]
            found += [(first - second, Honour(SOURCE, seat, first, what=(line.label,))) for seat in leaders]
    return [honour for _, honour in sorted(found, key=lambda each: -each[0])]
