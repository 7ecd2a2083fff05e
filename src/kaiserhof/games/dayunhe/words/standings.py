"""What counts at the moment: reputation by source, the final scoring, the ship, tiles and the card."""

from __future__ import annotations

from kaiserhof.engine import Message, Standing
from kaiserhof.engine.native import count_bits
from kaiserhof.games.dayunhe.rules import estimate, sources
from kaiserhof.games.dayunhe.rules.components import CARDS, MAX_SEATS, UNREST, UNREST_LOSS
from kaiserhof.games.dayunhe.rules.phases import DRAWING, INSPECTING, SAILING
from kaiserhof.games.dayunhe.rules.scoring import city_points, network, region_unrest
from kaiserhof.games.dayunhe.rules.state import DayunheState

FINAL = (sources.NETWORK, sources.CITY, sources.REGION_UNREST, sources.CITY_UNREST)
"""The sources that are scored at the end."""
SAILED = (sources.SHIP_CANALS, sources.SHIP_UNREST)
"""The sources of the ship's trips."""
JOINED = 0.6
STORED = 1.0
VALUE = 0.4
ON_THE_WALL = -1.0
BUILD = 1.5
REPLENISH = 0.8
ATTACK = 1.0
"""About how many points each is worth."""


def standings(state: DayunheState, seat: int) -> list[Standing]:
    """Returns what counts at the moment, with the card of this seat."""
    over = state.turn_of() < 0
    found = [_source(state, row, over) for row in range(len(sources.SOURCES))]
    if over:
        return found
    if state.phase not in (SAILING, INSPECTING):
        found.append(_trip(state))
    return [*found, *_tiles(state), *_card(state, seat)]


def _source(state: DayunheState, row: int, over: bool) -> Standing:
    """Returns the reputation of a source: what was won and lost, or what the final scoring would bring."""
    name = sources.SOURCES[row]
    points = tuple(state.ledger[row * MAX_SEATS : row * MAX_SEATS + state.seats])
    scored = over or row not in FINAL
    if not scored:
        points = tuple(_at_the_end(state, row, seat) for seat in range(state.seats))
    label = Message(f"standing-{name}" if row in SAILED else f"sheet-{name}")
    return Standing(name, label, points=points, scored=scored)


def _at_the_end(state: DayunheState, row: int, seat: int) -> int:
    """Returns what a source of the final scoring would bring now."""
    if row == sources.NETWORK:
        return network(state, seat)
    if row == sources.CITY:
        return city_points(state, seat)
    if row == sources.REGION_UNREST:
        return -UNREST_LOSS * region_unrest(state, seat)
    return -UNREST_LOSS * sum(state.city_unrest[seat * MAX_SEATS : seat * MAX_SEATS + state.seats])


def _trip(state: DayunheState) -> Standing:
    """Returns what the rest of the ship's trip would bring if nothing changed on its route."""
    points = tuple(int(row[estimate.THIS_TRIP]) for row in estimate.read_terms(state))
    return Standing("trip", Message("standing-trip"), points=points)


def _tiles(state: DayunheState) -> list[Standing]:
    """Returns joined lines, tiles in the warehouses, and unrest on the Wall."""
    lookup, seats = state.lookup, range(state.seats)
    stores = [state.warehouse[seat * lookup.kinds : (seat + 1) * lookup.kinds] for seat in seats]
    values = [sum(lookup.values[kind] * store[kind] for kind in range(1, lookup.kinds)) for store in stores]
    counted = (
        ("joined", [_joined(state, seat) for seat in seats], JOINED),
        ("stored", [state.stored[seat] + (state.phase == DRAWING and state.turn == seat) for seat in seats], STORED),
        ("values", values, VALUE),
        ("wall", [state.wall[seat] for seat in seats], ON_THE_WALL),
        ("attack", [stores[seat][UNREST] for seat in seats], ATTACK),
    )
    return [
        Standing(name, Message(f"standing-{name}"), pieces=tuple(pieces), worth=worth)
        for name, pieces, worth in counted
    ]


def _joined(state: DayunheState, seat: int) -> int:
    """Returns how many lines join two of a seat's own canals."""
    own = state.canals_of[seat]
    fields = [field for field in range(len(state.joined)) if own >> field & 1]
    ends: int = sum(count_bits(state.joined[field] & own) for field in fields)
    return ends // 2


def _card(state: DayunheState, seat: int) -> list[Standing]:
    """Returns how often the seat's chosen card lets it replenish and build; the cards of others are unknown."""
    card, builds, replenish = state.chosen[seat], 0, 0
    if card >= 0 and not state.revealed >> seat & 1:
        builds, replenish = CARDS[card].build, CARDS[card].replenish
    return [
        Standing(
            name,
            Message(f"standing-{name}"),
            pieces=tuple(pieces if other == seat else 0 for other in range(state.seats)),
            worth=worth,
        )
        for name, pieces, worth in (("builds", builds, BUILD), ("replenishing", replenish, REPLENISH))
    ]
