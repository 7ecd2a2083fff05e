"""Computes the way the Great Coordinator has gone, and the way he will go if nothing changes."""

from __future__ import annotations

from kaiserhof.drawing.geometry import bits
from kaiserhof.games.dayunhe.rules.state import DayunheState
from kaiserhof.games.dayunhe.rules.verbs.ship import ways_from


def went(view: DayunheState) -> list[int]:
    """Returns the fields of his latest move, in the order in which he entered them."""
    fields = bits(view.stones)
    # He stands on the last of them. Fields are numbered from north to south.
    return fields if not fields or view.ship == fields[-1] else fields[::-1]


def goes_on(view: DayunheState, field: int, way: int, steps: int) -> tuple[list[int], list[int]]:
    """Returns the fields he enters next without any decision, and the fields among which a player then chooses."""
    fields: list[int] = []
    while steps and field != view.lookup.goal[way]:
        ways: int = ways_from(view, field, way)
        if ways & (ways - 1):
            return fields, bits(ways)
        field = ways.bit_length() - 1
        fields.append(field)
        steps -= 1
    return fields, []
