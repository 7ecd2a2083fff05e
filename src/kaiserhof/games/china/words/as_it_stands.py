"""How a game stands: every province and alliance, and the roads. The numbers are those of `standings`."""

from __future__ import annotations

from dataclasses import replace

from kaiserhof.engine import Message, Plate, Seat, Standing, Value
from kaiserhof.engine.native import count_bits
from kaiserhof.games.china.rules.components import MAX_SEATS
from kaiserhof.games.china.rules.state import ChinaState
from kaiserhof.games.china.words.names import province_name
from kaiserhof.games.china.words.standings import standings


def as_it_stands(state: ChinaState) -> list[Plate]:
    """Returns what every province, alliance and road would score now."""
    found = {standing.id: standing for standing in standings(state, 0)}
    provinces = [_province(state, province, found[f"houses {province}"]) for province in range(len(state.free))]
    alliances = [_alliance(state, *alliance, found[f"alliance {alliance[0]}"]) for alliance in state.lookup.alliances]
    roads = found["roads"]
    return [*provinces, *alliances, Plate(roads.label, roads, shown=any(roads.points), counts=True)]


def _province(state: ChinaState, province: int, standing: Standing) -> Plate:
    name = state.lookup.province_ids[province]
    fields = [field for field, home in enumerate(state.lookup.province_of) if home == province]
    values = {"taken": len(fields) - count_bits(state.free[province]), "fields": len(fields)}
    return Plate(
        Message("stands-provinces"),
        standing,
        (f"spot-dragon-{name}", f"stone-{name}", *[f"spot-field-{state.lookup.field_ids[field]}" for field in fields]),
        Message("stands-scored") if standing.scored else Message("stands-taken", values),
        shown=any(standing.pieces) and not standing.scored,
        counts=True,
    )


def _alliance(state: ChinaState, number: int, a: int, b: int, standing: Standing) -> Plate:
    worth = state.emissaries_in[a] + state.emissaries_in[b] if state.emissaries_in[a] and state.emissaries_in[b] else 0
    names: dict[str, Value] = {"first": province_name(state, a), "second": province_name(state, b)}
    why = Message("stands-no-alliance") if not worth else None
    if worth and not any(standing.points):
        leaders = {"leads": _leaders(state, a), "other": _leaders(state, b)}
        why = Message("stands-nobody", {**names, **leaders, "worth": worth})
    place = f"alliance-{number}"
    standing = replace(standing, label=Message("sheet-alliance", {"number": number, **names}))
    return Plate(Message("stands-alliances"), standing, (place,), why, shown=worth > 0, counts=True, worth=worth)


def _leaders(state: ChinaState, province: int) -> Seat | Message:
    """Returns who has the most emissaries in a province."""
    counts = state.emissaries[province * MAX_SEATS : province * MAX_SEATS + state.seats]
    most = max(counts)
    *others, last = [Seat(seat) for seat, count in enumerate(counts) if count == most]
    named: Seat | Message = last
    for seat in reversed(others):
        named = Message("stands-names", {"first": seat, "rest": named})
    return named
