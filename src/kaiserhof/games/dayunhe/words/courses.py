"""The courses among which the start player steers the Great Coordinator, and what each brings to whom."""

from __future__ import annotations

from kaiserhof.engine import Message, Prospect
from kaiserhof.games.dayunhe.rules.moves import SAIL, target_of
from kaiserhof.games.dayunhe.rules.phases import SAILING
from kaiserhof.games.dayunhe.rules.state import DayunheState
from kaiserhof.games.dayunhe.rules.verbs import ship
from kaiserhof.games.dayunhe.words.names import field_name


def courses(state: DayunheState) -> list[Prospect]:
    """Returns the courses that differ in where they end or in what they bring; the best for the start player first."""
    if state.phase != SAILING:
        return []
    before, found, seen = state.scores(), [], set()
    rest: list[tuple[DayunheState, tuple[int, ...]]] = [(state, ())]
    while rest:
        position, moves = rest.pop(0)
        for move in position.lookup.moves_on(SAIL, position.ways):
            later = position.copy()
            later.journal = None
            ship.enter(later, target_of(move))
            arrived = ship.sail_on(later)
            gains = tuple(now - then for now, then in zip(later.scores(), before, strict=True))
            key = later.ship, later.steps, later.trips, gains
            if key in seen:
                continue
            seen.add(key)
            if arrived:
                label = Message("course-to", {"field": field_name(later, later.ship)})
                found.append(Prospect((*moves, move), label, gains))
            else:
                rest.append((later, (*moves, move)))
    return sorted(found, key=lambda course: sum(course.gains) - 2 * course.gains[state.turn])
