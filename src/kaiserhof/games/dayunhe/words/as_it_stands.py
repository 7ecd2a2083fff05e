"""How a game stands: the final scoring as it would be now, and whose region each field is."""

from __future__ import annotations

from kaiserhof.engine import Message, Plate, Seat, Standing
from kaiserhof.games.dayunhe.rules import sources
from kaiserhof.games.dayunhe.rules.components import UNREST_LOSS
from kaiserhof.games.dayunhe.rules.scoring import region_unrest
from kaiserhof.games.dayunhe.rules.state import DayunheState
from kaiserhof.games.dayunhe.words.standings import FINAL, standings


def as_it_stands(state: DayunheState) -> list[Plate]:
    """Returns what each part of the final scoring would bring now, the ship's way ahead, and the regions."""
    found = standings(state, 0)
    final = [found[row] for row in range(len(sources.SOURCES)) if row in FINAL]
    plates = [Plate(Message("stands-final"), each, shown=any(each.points), counts=True) for each in final]
    trips = [Plate(Message("stands-trip"), each) for each in found if each.id == "trip" and any(each.points)]
    return [*plates, *trips, *[_region(state, seat) for seat in range(state.seats)]]


def _region(state: DayunheState, seat: int) -> Plate:
    """Returns a seat's region, which every field in it explains: under a tile it cannot be seen."""
    unrest = region_unrest(state, seat)
    points = tuple(-UNREST_LOSS * unrest if other == seat else 0 for other in range(state.seats))
    standing = Standing(f"region {seat}", Message("stands-region", {"seat": Seat(seat)}), points=points)
    fields = state.lookup.regions[seat]
    places = [f"spot-{name}" for field, name in enumerate(state.lookup.field_ids) if fields >> field & 1]
    return Plate(
        Message("stands-regions"), standing, tuple(places), Message("stands-unrest", {"tiles": unrest}), shown=False
    )
