"""Draws what changes on the board, laid over the base: tiles, the ship and its route.

Markup that never changes is built once by language; a picture joins these pieces. Pieces let clicks through to the
spots, which lie above them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

from kaiserhof.drawing import TABLE, Easel, Frame
from kaiserhof.drawing.geometry import between, bits, shifted
from kaiserhof.drawing.labels import SIGNS
from kaiserhof.drawing.svg import circle, element, group, num, path, xy
from kaiserhof.engine import Words
from kaiserhof.engine.datafile import Point
from kaiserhof.games.dayunhe.drawing.board.band import Band
from kaiserhof.games.dayunhe.drawing.board.layout import Layout
from kaiserhof.games.dayunhe.drawing.colours import CREAM, INK, SEAL
from kaiserhof.games.dayunhe.drawing.ground.hexes import NORTH_LEFT, hatching, toward
from kaiserhof.games.dayunhe.drawing.ground.signs import LETTERS, picture, text
from kaiserhof.games.dayunhe.drawing.labels import DayunheLabels
from kaiserhof.games.dayunhe.drawing.pieces import UNIT, Pieces, figures
from kaiserhof.games.dayunhe.rules.components import MAX_SEATS
from kaiserhof.games.dayunhe.rules.lookup import OPPOSITE
from kaiserhof.games.dayunhe.rules.phases import DRAFT, ENDED, INSPECTING, OPENING, REVEALING, SAILING, TURNING
from kaiserhof.games.dayunhe.rules.state import DayunheState
from kaiserhof.games.dayunhe.rules.verbs.ship import gain_at, ways_from

WHITE = "#ffffff"
EDGES = 6
NORTH, SOUTH = 0, 3
"""The edges that lead straight to the north and to the south."""
CITIES = ("peking", "hangzhou")
CITY_LIFT = 0.16
"""The upward shift of a city whose name is below the ship."""
_THROUGH = ' pointer-events="none"'
ROUND = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}


class BoardDrawing:
    """The changing part of the board for one number of players in one language."""

    def __init__(self, stage: Layout, labels: DayunheLabels, pieces: Pieces, words: Words) -> None:
        self._stage = stage
        self.labels = labels
        self.pieces = pieces
        self._band = Band(labels, words, stage.width) if stage.band else None
        scale = num(stage.size / UNIT)
        self._at = [f'transform="translate({num(x)} {num(y)}) scale({scale})"' for x, y in stage.places]
        self._copies = [
            [f'transform="translate({num(x)} {num(y)}) scale({scale})"' for x, y in places] for places in stage.copies
        ]
        self._ids = [field.id for field in stage.fields]
        self._names = [field.id.upper() for field in stage.fields]
        size = stage.size
        self._ship = circle(
            (0.0, 0.0), 0.56 * size, fill=CREAM, fill_opacity=0.96, stroke=SEAL, stroke_width=0.08 * size
        ) + picture("junk", (0.0, 0.0), 0.42 * size)
        self._lift = CITY_LIFT * size if stage.angle == NORTH_LEFT else 0.0
        self._bows = [_bow(size, toward(edge, 1, stage.angle)) for edge in (NORTH, SOUTH)]
        self._hatching = path(hatching(UNIT), stroke=INK, stroke_width=1.4)
        self._region_signs = [_region_sign(seat) for seat in range(MAX_SEATS)]
        self._gone = lru_cache(512)(self._went)
        self._ahead = lru_cache(512)(self._way)

    def draw(self, view: DayunheState, easel: Easel) -> None:
        """Draws everything but the spots as everyone sees it, with signs in place of names."""
        turning = view.field if view.phase == TURNING else -1
        tiles = tuple(view.owner_at), tuple(view.kind_at), tuple(view.turns_at), turning
        easel.add(
            Frame("tiles", TABLE, f'<g class="tiles"{_THROUGH}>', "</g>"), tiles, lambda: self._tiles(view, turning)
        )
        voyage = tuple(self._voyage(view))
        easel.put(Frame("voyage", TABLE, f'<g class="voyage"{_THROUGH}>', "</g>"), voyage)
        if self._band is not None:
            band = tuple(self._band.draw(view))
            easel.put(Frame("band", TABLE, f'<g class="band"{_THROUGH}>', "</g>"), band)

    # ------------------------------------------------------------------ tiles

    def _tiles(self, view: DayunheState, turning: int) -> Iterator[str]:
        """Draws all tiles: pale where their field is shown a second time, and faint while they are being turned."""
        tiles, labels = self.pieces.tiles, self.labels
        for field, owner in enumerate(view.owner_at):
            if owner < 0:
                continue
            kind, turns = view.kind_at[field], view.turns_at[field]
            label = labels.of_tile("piece-tile", kind, field=self._names[field], seat=SIGNS[owner])
            faint = ' opacity="0.35"' if field == turning else ""
            drawn = f"{tiles[owner][kind][turns]}{self.pieces.ends[self.loose(view, field, view.lines[field])]}"
            region = view.lookup.region_of[field]
            if region not in (owner, -1):
                drawn += self._region_signs[region]
            yield (
                f'<g class="piece seat-{owner}" id="tile-{self._ids[field]}" data-from="seat-{owner}" role="img" '
                f'aria-label="{label}" {self._at[field]}{faint}>{drawn}</g>'
            )
            for copy in self._copies[field]:
                again = f'<g class="copy seat-{owner}" aria-hidden="true" {copy} opacity="0.4">'
                yield f"{again}{drawn}{self._hatching}</g>"

    def loose(self, view: DayunheState, field: int, lines: int) -> int:
        """Returns the lines of a tile on this field that meet no line of a neighbour; both are masks."""
        across, of = view.lookup.across[field], view.lines
        loose = 0
        for edge in range(EDGES):
            if lines >> edge & 1:
                other = across[edge]
                if other < 0 or not of[other] >> OPPOSITE[edge] & 1:
                    loose |= 1 << edge
        return loose

    def ghost_tile(self, view: DayunheState, field: int, turns: int, move: str) -> str:
        """Draws the tile of a field as it will lie after a move, with a tick at every joined line and a dot at the
        others.
        """
        owner, kind = view.owner_at[field], view.kind_at[field]
        lines = view.lookup.lines[kind][turns]
        loose = self.loose(view, field, lines)
        tile = self.pieces.tiles[owner][kind][turns]
        marks = self.pieces.turning + self.pieces.loose[loose] + self.pieces.joints[lines & ~loose]
        angle = self.pieces.drawn_angle(turns)
        label = self.labels.say("turning-commit", lines=int(lines & ~loose).bit_count())
        ways = len(view.lookup.turns[kind])
        ghost = f'class="ghost seat-{owner}" data-ghost="{move}" data-label="{label}" data-angle="{angle}"'
        if ways < EDGES:
            ghost += f' data-period="{360 * ways // EDGES}"'
        return f"<g {ghost} {self._at[field]}>{tile}{marks}</g>"

    # ------------------------------------------------------------------ the ship

    def _voyage(self, view: DayunheState) -> Iterator[str]:
        fields = went(view)
        moving = view.phase in (SAILING, INSPECTING)
        if fields and shows_way(view):
            yield self._gone(tuple(fields))
        if view.trips and not view.tea and not moving and view.phase not in (ENDED, OPENING):
            yield self._forecast(view)
        lifted = self._lift if self._stage.fields[view.ship].kind in CITIES else 0.0
        x, y = shifted(self._stage.places[view.ship], (0, -lifted))
        label = self.labels.say(
            "terminal-ship-south" if view.south else "terminal-ship-north", field=self._names[view.ship]
        )
        yield (
            f'<g class="piece" id="ship" role="img" aria-label="{label}" transform="translate({num(x)} {num(y)})">'
            f"{self._ship}{self._bows[view.south]}</g>"
        )
        for x, y in self._stage.copies[view.ship]:
            place = f'transform="translate({num(x)} {num(y)})"'
            yield f'<g class="copy" aria-hidden="true" {place} opacity="0.4">{self._ship}{self._bows[view.south]}</g>'

    def _went(self, fields: tuple[int, ...]) -> str:
        """Draws white stones along the route of the ship's latest move, each on the side from which the ship came."""
        size = self._stage.size
        dots = {
            "stroke": WHITE,
            "stroke_width": size * 0.07,
            "stroke_dasharray": f"{num(size * 0.08)} {num(size * 0.14)}",
        }
        line = path(self._path(fields), **dots, **ROUND) if len(fields) > 1 else ""
        behind = toward(NORTH if fields[-1] > fields[0] else SOUTH, 0.6 * size, self._stage.angle)
        stones, numbers = [], []
        for number, field in enumerate(fields):
            if number:
                at = between(*self._stage.legs(fields[number - 1], field)[-1])
            else:
                place = self._stage.places[field]
                at = shifted(place, behind) if len(fields) > 1 else place
            stones.append(circle(at, size * 0.19, fill=WHITE, stroke=INK, stroke_width=1.1))
            numbers.append(element("text", str(number + 1), x=num(at[0]), y=num(at[1] + size * 0.095)))
        return group(line, *stones, group(*numbers, font_size=num(size * 0.27), **LETTERS))

    def _forecast(self, view: DayunheState) -> str:
        """Draws the route that the ship will take if nothing changes, and where the start player will have a choice."""
        fields, choice = goes_on(view, view.ship, view.south, view.lookup.length)
        return self._ahead((view.ship, *fields), tuple(choice), "forecast")

    def _path(self, fields: Sequence[int]) -> str:
        """Returns the path along some fields, interrupted between two lines of the canal."""
        legs = [leg for a, b in pairwise(fields) for leg in self._stage.legs(a, b)]
        way = ""
        for number, (a, b) in enumerate(legs):
            way += f"L{xy(b)}" if number and legs[number - 1][1] == a else f"M{xy(a)}L{xy(b)}"
        return way

    def _way(self, fields: Sequence[int], choice: Sequence[int], kind: str) -> str:
        size = self._stage.size
        way = self._path(fields)
        end = self._stage.places[fields[-1]]
        goals = [between(*self._stage.legs(fields[-1], field)[0], 0.66) for field in choice]
        fork = "".join(f"M{xy(end)}L{xy(goal)}" for goal in goals)
        parts = []
        for colour, width in ((CREAM, 0.13), (SEAL, 0.075)):
            dots = {"stroke": colour, "stroke_width": size * width, "stroke_dasharray": f"0 {num(size * 0.19)}"}
            if way:
                parts.append(path(way, **dots))
            if fork:
                parts.append(path(fork, opacity=0.75, **dots))
        if len(fields) > 1:
            parts.append(circle(end, size * 0.13, fill=SEAL, stroke=CREAM, stroke_width=1.4))
        for at in goals:
            parts.append(circle(at, size * 0.16, fill=CREAM, stroke=SEAL, stroke_width=1.4))
            parts.append(text((at[0], at[1] + size * 0.1), "?", size * 0.28, fill=SEAL))
        return group(*parts, class_=kind, **ROUND)

    def ghost_way(self, view: DayunheState, field: int, steps: int, move: str) -> str:
        """Draws the route that the ship will take after a choice, with the gain of every field."""
        fields = [field]
        choice: list[int] = []
        if field != view.lookup.goal[view.south]:
            more, choice = goes_on(view, field, view.south, steps - 1)
            fields += more
        return self._ghost_of(view, fields, choice, move)

    def ghost_course(self, view: DayunheState, choices: Sequence[int], move: str) -> str:
        """Draws a whole course, given the fields that are chosen on it, with the gain of every field."""
        fields: list[int] = []
        for field in choices:
            fields.append(field)
            if field != view.lookup.goal[view.south]:
                fields += goes_on(view, field, view.south, view.steps - len(fields))[0]
        return self._ghost_of(view, fields, (), move)

    def _ghost_of(self, view: DayunheState, fields: Sequence[int], choice: Sequence[int], move: str) -> str:
        parts = [f'<g class="ghost" data-ghost="{move}">', self._way([view.ship, *fields], choice, "way")]
        before = view.ship
        for one in fields:
            seat, points = gain_at(view, before, one)
            if seat >= 0:
                parts.append(self._gain(seat, points, self._stage.places[one]))
            before = one
        return "".join([*parts, "</g>"])

    def _gain(self, seat: int, points: int, at: Point) -> str:
        size = self._stage.size
        shown = f"+{points}" if points > 0 else f"−{-points}"
        place = f"translate({num(at[0])} {num(at[1] - size * 0.3)}) scale({num(size / 32)})"
        return f'<g class="seat-{seat}" transform="{place}">{figures(seat, shown)}</g>'


def shows_way(view: DayunheState) -> bool:
    """Returns whether to show the route of the ship's latest move: while it moves, and until the next player acts."""
    return view.phase in (SAILING, INSPECTING, DRAFT, REVEALING, ENDED)


def _bow(size: float, way: Point) -> str:
    """Draws the arrow that shows the ship's direction; `way` is a step of length 1."""
    (x, y), half = way, 0.22 * size
    base, tip = (0.56 * size * x, 0.56 * size * y), (0.86 * size * x, 0.86 * size * y)
    left, right = shifted(base, (-half * y, half * x)), shifted(base, (half * y, -half * x))
    d = f"M{xy(left)}L{xy(tip)}L{xy(right)}Z"
    return path(d, fill=SEAL, stroke=CREAM, stroke_width=1.3, stroke_linejoin="round")


def went(view: DayunheState) -> list[int]:
    """Returns the fields of the ship's latest move, in order."""
    fields = bits(view.stones)
    # He stands on the last of them. Fields are numbered from north to south.
    return fields if not fields or view.ship == fields[-1] else fields[::-1]


def goes_on(view: DayunheState, field: int, way: int, steps: int) -> tuple[list[int], list[int]]:
    """Returns the fields that the ship enters next without a decision, and the fields among which a player then
    chooses.
    """
    fields: list[int] = []
    while steps and field != view.lookup.goal[way]:
        ways: int = ways_from(view, field, way)
        if ways & (ways - 1):
            return fields, bits(ways)
        field = ways.bit_length() - 1
        fields.append(field)
        steps -= 1
    return fields, []


def _region_sign(seat: int) -> str:
    """Draws whose region a tile lies in, at the top of the tile; under a tile of another player it cannot be seen."""
    y, size = -0.7 * UNIT, 0.34 * UNIT
    box = f'x="{num(-size / 2)}" y="{num(y - size / 2)}" width="{num(size)}" height="{num(size)}"'
    face = f'<use href="#face-{seat}" {box}/>'
    return f'<g class="seat-{seat}">{circle((0.0, y), 0.6 * size, fill=CREAM, stroke=INK, stroke_width=1)}{face}</g>'
