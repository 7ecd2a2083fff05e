"""Draws pictures for the chapters of the rules: parts of the real board with a few pieces on them."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape

from kaiserhof.drawing.palette import SEAT_COLOURS
from kaiserhof.drawing.svg import num
from kaiserhof.engine import Words
from kaiserhof.games.confucius.drawing import base, pieces
from kaiserhof.games.confucius.drawing.board.layout import Box, layout
from kaiserhof.games.confucius.drawing.colours import CREAM, LIGHT, SEAL
from kaiserhof.games.confucius.drawing.figures import chain, coin, figure, star
from kaiserhof.games.confucius.drawing.ground import court, lands
from kaiserhof.games.confucius.drawing.ground.ground import Ground
from kaiserhof.games.confucius.drawing.ink import at, label, rect, text
from kaiserhof.games.confucius.rules.components import FIRST_OFFICIALS, REWARDS

SEATS_SHOWN = 4
_NAMES = re.compile(r' id="(?!def-)[^"]*"')


def illustration(chapter: str, words: Words, chinese: Words) -> str:
    """Returns the picture of a chapter, an `svg` element; empty if there is none."""
    draw = _PARTS.get(chapter)
    if draw is None:
        return ""
    box, content = draw(Ground(layout(SEATS_SHOWN), LIGHT, words, chinese, advanced=True))
    view = " ".join(num(number) for number in box)
    drawn = _NAMES.sub("", content)
    label = escape(words(f"picture-{chapter}"))
    return f'<svg class="illustration" viewBox="{view}" role="img" aria-label="{label}">{drawn}</svg>'


def _actions(ground: Ground) -> tuple[Box, str]:
    """Shows the upper part of the Actions Box, with cubes for a first and a second use."""
    area, fields = ground.layout.areas["actions"], ground.layout.fields
    drawn = [base.actions(ground)]
    for number, seat, count in ((0, 0, 3), (0, 2, 1), (2, 1, 1), (4, 0, 1), (5, 3, 1)):
        x, y = fields[number].cubes[seat]
        drawn.append(at(x, y, 1, pieces.own_cube(seat, SEAT_COLOURS[seat])))
        if count > 1:
            drawn.append(at(x, y + 11, 1, pieces.number_badge(count, 6)))
    return Box(area.x, area.y, area.w, fields[6].box.y - area.y), "".join(drawn)


def _income(ground: Ground) -> tuple[Box, str]:
    """Shows the two fields for income, with cubes."""
    fields = ground.layout.fields
    commercial, tax = (next(field for field in fields if field.actions[0][0] == name) for name in ("commercial", "tax"))
    drawn = [base.actions(ground)]
    for field, seat in ((commercial, 0), (commercial, 1), (tax, 0)):
        drawn.append(at(*field.cubes[seat], 1, pieces.own_cube(seat, SEAT_COLOURS[seat])))
    box = commercial.box
    return Box(box.x, box.y, box.w, tax.box.bottom - box.y).grown(3), "".join(drawn)


def _first_officials(ground: Ground) -> tuple[Box, str]:
    """Shows a ministry after the set-up."""
    place = ground.layout.ministries[1]
    drawn = [court.ministry(ground, 1)]
    drawn.append(at(place.minister.cx, place.minister.cy + 1, 1.18, figure("chit-7")))
    drawn.append(at(place.secretary.cx, place.secretary.cy + 1, 1.03, figure("chit-4")))
    for space, value in zip(FIRST_OFFICIALS, (3, 6, 4), strict=True):
        box = place.officials[space]
        drawn.append(at(box.x - 0.4, box.y, 1, figure(f"tile-{value}")))
    return place.area.grown(6), "".join(drawn)


_SHOWN_OFFICIALS = ((5, 0, True), (3, 1, False), (4, 0, False), (6, None, False), (2, 2, True), (0, 3, True))
"""Value (0 for a candidate), whose marker, and whether it is secured."""


def _ministry(ground: Ground) -> tuple[Box, str]:
    """Shows a ministry with chits, bribes, markers that stand and lie, a candidate, and an empty space."""
    place = ground.layout.ministries[0]
    drawn = [court.ministry(ground, 0)]
    drawn.append(at(place.minister.cx, place.minister.cy + 1, 1.18, figure("chit-8")))
    drawn.append(at(place.secretary.cx, place.secretary.cy + 1, 1.03, figure("chit-5")))
    for box, (value, seat, secured) in zip(place.officials, _SHOWN_OFFICIALS, strict=False):
        tile = figure(f"tile-{value or 'candidate'}")
        drawn.append(at(box.x - 0.4, box.y, 1, tile))
        if seat is not None and secured:
            drawn.append(at(box.cx - 6, box.bottom - 19, 1, pieces.standing(seat, SEAT_COLOURS[seat])))
            drawn.append(at(box.right - 11, box.bottom - 12, 0.83, figure("sealed")))
        elif seat is not None:
            drawn.append(at(box.cx, box.bottom - 17, 1.05, pieces.lying(seat, SEAT_COLOURS[seat])))
    return place.area.grown(6), "".join(drawn)


def _gifts(ground: Ground) -> tuple[Box, str]:
    """Shows the gift tracker with three gifts and their chains."""
    places = ground.layout
    drawn = [court.gift_tracker(ground)]
    for giver, recipient, value in ((1, 0, 3), (0, 2, 5), (3, 2, 1)):
        flag, cell = places.gift_flags[recipient], places.gift_cells[recipient][value - 1]
        start = flag.right - 4
        drawn.append(at(start, flag.cy, 1, chain(cell.cx - start)))
        drawn.append(at(cell.cx, cell.cy, 1.1, pieces.token(giver, 10, SEAT_COLOURS[giver])))
    return places.areas["gifts"].grown(3), "".join(drawn)


def _examination(ground: Ground) -> tuple[Box, str]:
    """Shows two students, the candidate, and tutoring cards face down."""
    places = ground.layout
    drawn = [court.examination(ground)]
    for box, seat in zip(places.students, (1, 3), strict=True):
        drawn.append(at(box.cx - 3, box.y + 41, 1.5, pieces.standing(seat, SEAT_COLOURS[seat])))
    drawn.append(at(places.candidates.x + 6, places.candidates.y + 6, 1, figure("candidate-1")))
    for box, laid in zip(places.tutoring, ((0, 2), (1, 3)), strict=True):
        for i, seat in enumerate(laid):
            x = box.cx + (i - 0.5) * 36
            drawn.append(at(x, box.cy, 1, figure("small-card-back"), pieces.token(seat, 8.5, SEAT_COLOURS[seat])))
    return places.areas["examination"].grown(3), "".join(drawn)


def _students(ground: Ground) -> tuple[Box, str]:
    """Shows one student, an empty space, and the candidate between them."""
    places = ground.layout
    red, orange = places.students
    drawn = [court.examination(ground), at(red.cx - 3, red.y + 41, 1.5, pieces.standing(0, SEAT_COLOURS[0]))]
    drawn.append(at(places.candidates.x + 6, places.candidates.y + 6, 1, figure("candidate-2")))
    return Box(red.x, red.y, orange.right - red.x, red.h).grown(5.5), "".join(drawn)


def _wall(ground: Ground) -> tuple[Box, str]:
    """Shows the wall after three rounds."""
    wall, drawn = ground.layout.wall, [lands.foreign(ground)]
    for number, piece in enumerate(wall[:3], 1):
        drawn.append(at(piece.x, piece.y, 1, figure("wall")) + lands.wall_number(number, piece, "#2f2118"))
    area = ground.layout.areas["foreign"].grown(3)
    return Box(area.x, area.y, area.w, wall[0].bottom + 2 - area.y), "".join(drawn)


def _foreign(ground: Ground) -> tuple[Box, str]:
    """Shows the wall after four rounds, two lands with armies, and colonies."""
    places = ground.layout
    drawn = [lands.foreign(ground)]
    for number, piece in enumerate(places.wall[:4], 1):
        drawn.append(at(piece.x, piece.y, 1, figure("wall")) + lands.wall_number(number, piece, "#2f2118"))
    for slot, (land, price, armies) in enumerate(((0, 4, (0, 1)), (3, 7, (2, 0)), (2, 6, ()))):
        corner = places.foreign[slot]
        name = ("foreign-yunnan", "foreign-korea", "foreign-mongolia")[slot]
        tile = [
            rect(0.2, 0.2, corner.w - 0.4, corner.h - 0.4, fill="#eadcae", line=1.5, rx=4),
            label(7, 15.5, [ground.words(name)], 15, corner.w - 36, anchor="start"),
            at(corner.w - 15.5, 15.5, 1, coin(11.5, price)),
        ]
        points = ((4, 2), (), (4, 3, 2), (4, 4, 3))[land]
        for number, box in enumerate(places.boxes[land]):
            tile += [rect(*box, fill=CREAM, line=1.2, rx=3), text(box.x + 14, box.cy + 3, points[number], 19)]
            if number == (1, 1, 1, 2)[land]:
                tile.append(at(box.x + 14, box.bottom - 6.5, 1, star(4.6, SEAL, 0)))
            if number < len(armies):
                seat = armies[number]
                tile.append(at(box.x + 37, box.cy, 0.97, pieces.own_army(seat, SEAT_COLOURS[seat])))
        drawn.append(at(corner.x, corner.y, 1, *tile))
    colony = places.colonies[1]
    drawn.append(at(colony.x + 50, colony.cy + 3, 1.1, pieces.own_army(1, SEAT_COLOURS[1])))
    return places.areas["foreign"].grown(3), "".join(drawn)


def _distant(ground: Ground) -> tuple[Box, str]:
    """Shows junks in shipyards and oceans, chits and markers on the Distant Lands."""
    places = ground.layout
    gradient = f'<stop offset=".4" stop-color="{LIGHT.sea}"/><stop offset="1" stop-color="{LIGHT.sea_deep}"/>'
    drawn = [f'<defs><linearGradient id="def-deep">{gradient}</linearGradient></defs>', lands.distant(ground)]
    for seat, (docked, sailing) in enumerate(((3, 2), (1, 4), (0, 0), (2, 1))):
        yard = places.shipyards[seat]
        drawn += [at(yard.x + 43 + 34 * i, yard.cy + 1, 0.87, figure("junk")) for i in range(docked)]
        drawn += [at(x, y + 1, 0.92, figure("junk")) for x, y in lands.ocean_places(places.oceans[seat])[:sailing]]
    for land, (value, visitors) in enumerate(((4, ()), (0, (1,)), (2, ()), (0, (0, 1)), (3, ()))):
        box = places.distant[land]
        if value:
            drawn.append(at(box.x + 18, box.y + 22, 1, figure(f"land-chit-{value}")))
        spots = lands.marker_places(box, SEATS_SHOWN)
        drawn += [at(*spots[seat], 0.86, pieces.token(seat, 10, SEAT_COLOURS[seat])) for seat in visitors]
    return places.areas["distant"].grown(3), "".join(drawn)


def _cards(ground: Ground) -> tuple[Box, str]:
    """Shows the three kinds of Confucius cards."""
    return _row([figure(f"card-{kind}") for kind in range(3)])


def _rewards(ground: Ground) -> tuple[Box, str]:
    """Shows five Emperor's Reward cards."""
    return _row([figure(f"reward-{REWARDS[reward]}") for reward in (0, 1, 2, 6, 8)])


def _presents(ground: Ground) -> tuple[Box, str]:
    """Shows the six gifts."""
    return _row([figure(f"gift-{value}") for value in range(1, 7)])


def _row(faces: list[str]) -> tuple[Box, str]:
    width, height = 84, 116
    step = width + 10
    drawn = [at(step * i, 0, 1, face) for i, face in enumerate(faces)]
    return Box(-4, -4, step * len(faces) - 2, height + 8), "".join(drawn)


def _resolved(ground: Ground) -> tuple[Box, str]:
    """Shows a ministry after its resolution, with its Minister and its Secretary."""
    place = ground.layout.ministries[2]
    drawn = [court.ministry(ground, 2), at(place.plaque.x + 14, place.plaque.y + 15, 1, figure("settled"))]
    for box, seat in ((place.minister, 2), (place.secretary, 0)):
        drawn.append(at(box.cx, box.cy + 2, 1.25, pieces.standing(seat, SEAT_COLOURS[seat])))
    for box, value, seat in zip(place.officials, (3, 5, 4, 6, 2, 4, 7), (0, 2, 1, 2, 2, 0, 1), strict=True):
        drawn.append(at(box.x - 0.4, box.y, 1, figure(f"tile-{value}")))
        drawn.append(at(box.cx - 6, box.bottom - 19, 1, pieces.standing(seat, SEAT_COLOURS[seat])))
        drawn.append(at(box.right - 11, box.bottom - 12, 0.83, figure("sealed")))
    return place.area.grown(6), "".join(drawn)


def _score(ground: Ground) -> tuple[Box, str]:
    """Shows the beginning of the score track with four markers."""
    track, drawn = ground.layout.score, [base.score(ground)]
    for seat, points in enumerate((11, 6, 9, 14)):
        slip = track[points]
        drawn.append(at(slip.cx, slip.y + 18, 1, pieces.token(seat, 10.5, SEAT_COLOURS[seat])))
    return Box(ground.layout.areas["score"].x - 2, track[0].y - 4, 510, 56), "".join(drawn)


_PARTS: dict[str, Callable[[Ground], tuple[Box, str]]] = {
    "setup": _first_officials,
    "round": _wall,
    "actions": _actions,
    "income": _income,
    "paying": _cards,
    "officials": _ministry,
    "gifts": _gifts,
    "students": _students,
    "examination": _examination,
    "resolutions": _resolved,
    "voyages": _distant,
    "invasions": _foreign,
    "rewards": _rewards,
    "petitions": _presents,
    "end": _score,
}
"""Functions that draw a picture, by chapter of the rule book."""
