"""Lists the steps of the final scoring in the order of the score sheet, each with what is highlighted on the board."""

from __future__ import annotations

from kaiserhof.drawing import ScoringStep
from kaiserhof.drawing.geometry import bits
from kaiserhof.drawing.svg import num, polygon, xy
from kaiserhof.engine import Message
from kaiserhof.games.dayunhe.drawing.board.layout import Layout
from kaiserhof.games.dayunhe.drawing.ground.hexes import corners
from kaiserhof.games.dayunhe.rules.components import MAX_SEATS, UNREST_LOSS
from kaiserhof.games.dayunhe.rules.scoring import largest_network
from kaiserhof.games.dayunhe.rules.sources import CITY, CITY_UNREST, NETWORK, REGION_UNREST, SOURCES, UPRISINGS
from kaiserhof.games.dayunhe.rules.state import DayunheState

GLOW = "#fffdf4"


def scoring_steps(state: DayunheState, stage: Layout) -> list[ScoringStep]:
    """Lists every source that gained or cost anyone points. Losses that the minimum of 0 cancelled are not counted."""
    steps = []
    for row, name in enumerate(SOURCES):
        gains = tuple(state.ledger[row * MAX_SEATS : row * MAX_SEATS + state.seats])
        if any(gains):
            steps.append(ScoringStep(Message(f"step-{name}"), gains, _highlight(state, stage, row)))
    return steps


def _highlight(state: DayunheState, stage: Layout, source: int) -> str:
    parts = [
        f'<g class="seat-{seat}">{content}</g>'
        for seat in range(state.seats)
        if (content := _of_seat(state, stage, source, seat))
    ]
    return f'<g pointer-events="none">{"".join(parts)}</g>' if parts else ""


def _of_seat(state: DayunheState, stage: Layout, source: int, seat: int) -> str:
    """Draws the highlights of one source for one player."""
    if source == NETWORK:
        return _network(state, stage, largest_network(state, seat))
    if source == REGION_UNREST:
        fields = bits(state.unrest & state.lookup.regions[seat])
        return "".join(_hex(stage, field) + _figure(stage.places[field], f"−{UNREST_LOSS}") for field in fields)
    gain = state.ledger[source * MAX_SEATS + seat]
    if source == UPRISINGS and gain:
        return _in_the_region(stage, bits(state.lookup.regions[seat]), gain)
    if source in (CITY, CITY_UNREST) and gain:
        return _in_the_city(stage, seat, gain)
    return ""


def _in_the_region(stage: Layout, fields: list[int], gain: int) -> str:
    """Draws a player's loss through unrest, in the middle of the player's region."""
    places = [stage.places[field] for field in fields]
    middle = sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places)
    return "".join(_hex(stage, field) for field in fields) + _figure(middle, f"−{-gain}")


def _in_the_city(stage: Layout, seat: int, gain: int) -> str:
    """Draws a player's gain from the Forbidden City, over Peking."""
    peking = next(number for number, field in enumerate(stage.fields) if field.kind == "peking")
    x, y = stage.places[peking]
    at = x + 0.45 * stage.size * (seat % 2 - 0.5) * 2, y + 0.55 * stage.size * (seat // 2 - 1)
    return (_hex(stage, peking) if not seat else "") + _figure(at, f"+{gain}" if gain > 0 else f"−{-gain}")


def _network(state: DayunheState, stage: Layout, group: int) -> str:
    """Draws the outline of a network's tiles, and the lines that join them."""
    fields = bits(group)
    way = "".join(
        f"M{xy(start)}L{xy(end)}"
        for a in fields
        for b in bits(state.joined[a] & group)
        if a < b
        for start, end in stage.legs(a, b)
    )
    size = stage.size
    lines = "".join(
        f'<path d="{way}" fill="none" stroke="{colour}" stroke-width="{num(size * width)}" stroke-linecap="round"/>'
        for colour, width in ((GLOW, 0.3), ("currentColor", 0.16))
        if way
    )
    return "".join(_hex(stage, field) for field in fields) + lines


def _hex(stage: Layout, field: int) -> str:
    outline = corners(stage.places[field], stage.size * 0.93, stage.angle)
    return polygon(outline, fill="none", stroke=GLOW, stroke_width=8) + polygon(
        outline, fill="none", stroke="currentColor", stroke_width=4.5
    )


def _figure(at: tuple[float, float], label: str) -> str:
    return (
        f'<g transform="translate({num(at[0])} {num(at[1])})"><rect x="-19" y="-14" width="38" height="28" rx="14" '
        f'fill="{GLOW}" stroke="currentColor" stroke-width="2.5"/><text y="6" text-anchor="middle" font-size="17" '
        f'font-weight="700" fill="#2b2019">{label}</text></g>'
    )
