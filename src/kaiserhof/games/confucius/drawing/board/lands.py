"""Draws what changes in the world: the wall, Foreign Lands and armies, shipyards, oceans and Distant Lands."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from functools import lru_cache

from kaiserhof.drawing.labels import SIGNS
from kaiserhof.drawing.svg import centred, num
from kaiserhof.games.confucius.drawing.board.layout import Box, Layout
from kaiserhof.games.confucius.drawing.board.spots import Spot, SpotShape, piece
from kaiserhof.games.confucius.drawing.colours import CREAM, INK, SEAL
from kaiserhof.games.confucius.drawing.figures import coin, star
from kaiserhof.games.confucius.drawing.ground.lands import marker_places, ocean_places, wall_number
from kaiserhof.games.confucius.drawing.ink import at, label, rect, text
from kaiserhof.games.confucius.drawing.labels import ConfuciusLabels
from kaiserhof.games.confucius.drawing.pieces import number_badge
from kaiserhof.games.confucius.rules import moves
from kaiserhof.games.confucius.rules.components import (
    BOXES,
    DISTANT_LANDS,
    FOREIGN_LANDS,
    INVASION_PRICE,
    JUNKS,
    LANDS_USED,
    MAX_BOXES,
    REWARD_BOX,
)
from kaiserhof.games.confucius.rules.moves import pack
from kaiserhof.games.confucius.rules.phases import REDEPLOYING, SHIPPING
from kaiserhof.games.confucius.rules.state import ConfuciusState

_VOYAGES = tuple(pack(moves.SAIL, junks) for junks in range(1, JUNKS + 1))
_PURCHASES = tuple(pack(moves.BUY_JUNKS, junks) for junks in range(1, 5))


class Lands:
    """The changing part of Foreign and Distant Lands in one language, for one number of seats."""

    def __init__(self, layout: Layout, labels: ConfuciusLabels) -> None:
        self._layout = layout
        self._labels = labels
        self._boxes = [
            [
                [
                    SpotShape(f"{land}-{number}", box.moved(slot.x, slot.y), 3, number=number)
                    for number, box in enumerate(boxes, 1)
                ]
                for land, boxes in zip(FOREIGN_LANDS, layout.boxes, strict=True)
            ]
            for slot in layout.foreign
        ]
        """Spots of army boxes, by slot, land and box."""
        self._colonies = [SpotShape(f"colony-{seat}", box, 5) for seat, box in enumerate(layout.colonies)]
        self._yards = [SpotShape(f"shipyard-{seat}", box, 5) for seat, box in enumerate(layout.shipyards)]
        self._oceans = [SpotShape(f"ocean-{seat}", box, 5) for seat, box in enumerate(layout.oceans)]
        self._distant = [
            SpotShape(f"land-{name}", box, 11) for name, box in zip(DISTANT_LANDS, layout.distant, strict=True)
        ]
        self._wall = lru_cache(64)(self._draw_wall)
        self._tile = lru_cache(512)(self._draw_tile)
        self._armies = lru_cache(4096)(self._draw_armies)
        self._row = lru_cache(1024)(self._draw_row)
        self._land = lru_cache(2048)(self._draw_land)
        self._land_boxes = lru_cache(1024)(self._spots_in_land)
        self._own_row = lru_cache(2048)(self._own_spots)
        self._row_of_another = lru_cache(2048)(self._spots_of_another)
        self._distant_lands = lru_cache(1024)(self._spots_in_distance)

    # ------------------------------------------------------------------ below the spots

    def below(self, view: ConfuciusState) -> Iterator[Hashable]:
        """Yields the values that `under` depends on."""
        yield view.wall, view.before_court()
        yield tuple(view.foreign), view.land_done, view.land_won

    def under(self, view: ConfuciusState) -> list[str]:
        """Draws the built part of the wall, and the tiles of the Foreign Lands."""
        parts = [self._wall(view.wall, view.wall if view.before_court() else -1)]
        parts += [
            self._tile(slot, view.foreign[slot], view.land_done >> slot & 1, view.land_won >> slot & 1)
            for slot in range(LANDS_USED)
            if view.foreign[slot] >= 0
        ]
        return parts

    def _draw_wall(self, built: int, now: int) -> str:
        pieces = self._layout.wall
        drawn = [
            centred("wall", piece.cx, piece.cy, 39.2, 43.2) + wall_number(number, piece, INK)
            for number, piece in enumerate(pieces[:built], 1)
        ]
        if 0 <= now < len(pieces):
            x, y, w, h = pieces[now]
            drawn.append(
                f'<rect class="now" x="{num(x)}" y="{num(y + 7)}" width="{num(w)}" height="{num(h - 7)}" rx="2"/>'
            )
        x, y, w, h = pieces[0]
        whole = rect(x, y, w * len(pieces), h, fill="none", line=0, pointer_events="all")
        label = self._labels.say("piece-wall", pieces=built)
        return f'<g id="great-wall" role="img" data-about="wall" aria-label="{label}">{"".join(drawn)}{whole}</g>'

    def _draw_tile(self, slot: int, land: int, done: int, won: int) -> str:
        place = self._layout.foreign[slot]
        ink = "#86765f" if done else INK
        drawn = [
            rect(0.2, 0.2, place.w - 0.4, place.h - 0.4, fill="#d9cda9" if done else "#eadcae", line=1.5, rx=4),
            rect(2.4, 2.4, place.w - 4.8, place.h - 4.8, fill="none", line=0.7, stroke="#a98f5c", rx=3),
            label(7, 15.5, [self._labels.foreign[land]], 15, place.w - 36, anchor="start", fill=ink),
        ]
        if done:
            drawn.append(centred("settled", place.w - 16, 15.5, 20, 20, **({} if won else {"opacity": ".45"})))
        else:
            drawn.append(at(place.w - 15.5, 15.5, 1, coin(11.5, INVASION_PRICE[land])))
        for number, box in enumerate(self._layout.boxes[land]):
            drawn.append(rect(*box, fill="#efe6cb" if done else CREAM, line=1.2, stroke=ink, rx=3))
            drawn.append(text(box.x + 14, box.cy + 7, BOXES[land][number], 19, ink))
            if number == REWARD_BOX[land]:
                drawn.append(at(box.x + 14, box.bottom - 6.5, 1, star(4.6, ink if done else SEAL, 0)))
                drawn[-2] = text(box.x + 14, box.cy + 3, BOXES[land][number], 19, ink)
        return f'<g id="foreign-{slot}">{at(place.x, place.y, 1, *drawn)}</g>'

    # ------------------------------------------------------------------ above the spots

    def over(self, view: ConfuciusState) -> list[str]:
        """Draws armies, junks, chits and markers."""
        parts = []
        for slot in range(LANDS_USED):
            land = view.foreign[slot]
            if land >= 0:
                row = tuple(view.armies[slot * MAX_BOXES : slot * MAX_BOXES + MAX_BOXES])
                if max(row) >= 0:
                    parts.append(self._armies(slot, land, row))
        rows = zip(view.colonies, view.shipyards, view.oceans, strict=True)
        parts += [self._row(seat, *row) for seat, row in enumerate(rows)]
        for land in range(len(DISTANT_LANDS)):
            chit = view.land_chit[land] if view.discoverer[land] < 0 else 0
            visitors = sum((view.visited[seat] >> land & 1) << seat for seat in range(view.seats))
            if chit or visitors:
                parts.append(self._land(land, chit, visitors))
        return parts

    def _draw_armies(self, slot: int, land: int, row: tuple[int, ...]) -> str:
        corner, drawn = self._layout.foreign[slot], []
        for number, seat in enumerate(row):
            if seat >= 0:
                box = self._layout.boxes[land][number].moved(corner.x, corner.y)
                name = self._labels.say("piece-army", seat=SIGNS[seat])
                army = centred(f"army-{seat}", box.x + 37, box.cy, 23.4, 37)
                drawn.append(piece(f"army-{slot}-{number}", seat, f"spot-colony-{seat}", name, army))
        return "".join(drawn)

    def _draw_row(self, seat: int, armies: int, junks: int, sailing: int) -> str:
        """Draws the pieces in a seat's colony, shipyard and ocean."""
        layout, say = self._layout, self._labels.say
        colony, yard, ocean = layout.colonies[seat], layout.shipyards[seat], layout.oceans[seat]
        drawn = []
        places = _places(Box(colony.x + 22, colony.y, colony.w - 26, colony.h), armies, 24, 14)
        for i, x in enumerate(places):
            army = centred(f"army-{seat}", x, colony.cy + 3, 26.4, 41.8)
            drawn.append(piece(f"colony-{seat}-{i}", seat, f"seat-{seat}", say("piece-army", seat=SIGNS[seat]), army))
        if armies > len(places) or armies > 2:
            drawn.append(at(colony.right - 10, colony.y + 11, 1, number_badge(armies, 7.6)))
        drawn.append(self._fleet(f"yard-{seat}", Box(yard.x + 26, yard.y, yard.w - 28, yard.h), junks, f"seat-{seat}"))
        for i, (x, y) in enumerate(ocean_places(ocean)[:sailing]):
            junk = centred("junk", x, y + 1, 35, 33)
            drawn.append(piece(f"sea-{seat}-{i}", -1, f"spot-shipyard-{seat}", say("piece-junk"), junk))
        if sailing > 4:
            drawn.append(at(ocean.right - 11, ocean.y + 11, 1, number_badge(sailing, 8)))
        return "".join(drawn)

    def _fleet(self, name: str, box: Box, junks: int, source: str) -> str:
        places = _places(box, junks, 34, 18)
        junk = self._labels.say("piece-junk")
        drawn = [
            piece(f"{name}-{i}", -1, source, junk, centred("junk", x, box.cy + 1, 33, 31)) for i, x in enumerate(places)
        ]
        if junks > 3:
            drawn.append(at(box.right - 10, box.y + 11, 1, number_badge(junks, 8)))
        return "".join(drawn)

    def _draw_land(self, land: int, chit: int, visitors: int) -> str:
        box, drawn = self._layout.distant[land], []
        if chit:
            drawn.append(centred(f"land-chit-{chit}", box.x + 18, box.y + 22, 34, 34))
        for seat, (x, y) in enumerate(marker_places(box, self._layout.seats)):
            if visitors >> seat & 1:
                name = self._labels.say("piece-visitor", seat=SIGNS[seat], land=self._labels.distant[land])
                token = centred(f"token-{seat}", x, y, 19, 19)
                drawn.append(piece(f"visitor-{land}-{seat}", seat, f"spot-ocean-{seat}", name, token))
        return "".join(drawn)

    # ------------------------------------------------------------------ spots

    def spots(self, view: ConfuciusState, seat: int) -> list[Spot]:
        """Returns spots for army boxes, colonies, shipyards, oceans and Distant Lands."""
        spots: list[Spot] = []
        phase, armies = view.phase, view.armies
        for slot in range(LANDS_USED):
            if view.foreign[slot] >= 0:
                owners = tuple(armies[slot * MAX_BOXES : (slot + 1) * MAX_BOXES])
                spots += self._land_boxes(slot, view.foreign[slot], owners, phase == REDEPLOYING)
        for owner in range(view.seats):
            pieces = view.colonies[owner], view.stock[owner], view.shipyards[owner], view.oceans[owner]
            row = self._own_row if owner == seat else self._row_of_another
            spots += row(owner, pieces, phase == SHIPPING)
        spots += self._distant_lands(tuple(view.discoverer), tuple(view.land_chit))
        return spots

    def _spots_in_land(self, slot: int, land: int, owners: tuple[int, ...], redeploying: bool) -> tuple[Spot, ...]:
        say = self._labels.say
        spots: list[Spot] = []
        for number, place in enumerate(self._boxes[slot][land]):
            target = land * MAX_BOXES + number
            first = pack(moves.REDEPLOY if redeploying else moves.INVADE, target)
            values = {"land": self._labels.foreign[land], "box": number + 1, "points": BOXES[land][number]}
            owner = owners[number]
            text_ = say("spot-box-army", seat=SIGNS[owner], **values) if owner >= 0 else say("spot-box", **values)
            about = f"box {FOREIGN_LANDS[land]}" + (" star" if number == REWARD_BOX[land] else "")
            spots.append(Spot(place, first, (pack(moves.PETITION_ARMY, target),), about, text_))
        return tuple(spots)

    def _spots_in_distance(self, discoverers: tuple[int, ...], chits: tuple[int, ...]) -> tuple[Spot, ...]:
        say = self._labels.say
        spots: list[Spot] = []
        for land, place in enumerate(self._distant):
            values = {"land": self._labels.distant[land]}
            if discoverers[land] >= 0:
                words = say("spot-land-reached", seat=SIGNS[discoverers[land]], **values)
            else:
                words = say("spot-land", points=chits[land], **values)
            spots.append(Spot(place, pack(moves.LAND, land), (), f"distant {DISTANT_LANDS[land]}", words))
        return tuple(spots)

    def _own_spots(self, seat: int, pieces: tuple[int, int, int, int], shipping: bool) -> tuple[Spot, ...]:
        colony, yard, ocean = self._row_labels(seat, *pieces)
        junks = pieces[2]
        first = pack(moves.SHIP, seat) if shipping else _PURCHASES[0]
        buying = (*_PURCHASES, pack(moves.PETITION_JUNKS, seat))
        return (
            Spot(self._colonies[seat], pack(moves.RECRUIT), (), "colony army", colony),
            Spot(self._yards[seat], first, buying, "shipyard junk", yard),
            Spot(self._oceans[seat], _VOYAGES[max(0, junks - 1)], _VOYAGES[:junks], "ocean junk", ocean),
        )

    def _spots_of_another(self, seat: int, pieces: tuple[int, int, int, int], shipping: bool) -> tuple[Spot, ...]:
        colony, yard, ocean = self._row_labels(seat, *pieces)
        first = pack(moves.SHIP if shipping else moves.PETITION_JUNKS, seat)
        return (
            Spot(self._colonies[seat], -1, (), "colony army", colony),
            Spot(self._yards[seat], first, (), "shipyard junk", yard),
            Spot(self._oceans[seat], -1, (), "ocean junk", ocean),
        )

    def _row_labels(self, seat: int, armies: int, stock: int, junks: int, sailing: int) -> tuple[str, str, str]:
        say, of = self._labels.say, SIGNS[seat]
        return (
            say("spot-colony", seat=of, armies=armies, stock=stock),
            say("spot-shipyard", seat=of, junks=junks),
            say("spot-ocean", seat=of, junks=sailing),
        )


def _places(box: Box, count: int, wide: float, least: float) -> list[float]:
    """Returns where a number of pieces stand side by side. They move closer together before any is left out."""
    if count <= 0:
        return []
    room = box.w - wide
    shown = min(count, 1 + int(room / least))
    step = min(wide, room / (shown - 1)) if shown > 1 else 0
    return [box.x + wide / 2 + step * i for i in range(shown)]
