"""Draws what changes on the board, laid over the base: tiles, the ship and its way, the players' mats.

Markup that never changes is built once by language; a picture joins these pieces. Pieces let clicks through to the
spots, which lie above them.
"""

from __future__ import annotations

from collections.abc import Iterator

from kaiserhof.drawing import TABLE, Easel
from kaiserhof.drawing.geometry import between
from kaiserhof.drawing.labels import SIGNS
from kaiserhof.drawing.svg import circle, num, path, xy
from kaiserhof.engine import Words
from kaiserhof.engine.datafile import Point
from kaiserhof.games.dayunhe.drawing.board.band import Band
from kaiserhof.games.dayunhe.drawing.board.mats import Mats
from kaiserhof.games.dayunhe.drawing.board.stage import Stage
from kaiserhof.games.dayunhe.drawing.board.voyage import gain, goes_on, went
from kaiserhof.games.dayunhe.drawing.colours import CREAM, INK, SEAL
from kaiserhof.games.dayunhe.drawing.ground.ink import picture, text
from kaiserhof.games.dayunhe.drawing.labels import DayunheLabels
from kaiserhof.games.dayunhe.drawing.pieces import UNIT, Pieces, figures
from kaiserhof.games.dayunhe.rules.lookup import OPPOSITE
from kaiserhof.games.dayunhe.rules.phases import DRAFT, ENDED, INSPECTING, OPENING, REVEALING, SAILING, TURNING
from kaiserhof.games.dayunhe.rules.state import DayunheState

WHITE = "#ffffff"
_THROUGH = ' pointer-events="none"'
ROUND = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}


class Table:
    """The changing part of the board for one number of players in one language."""

    def __init__(self, stage: Stage, labels: DayunheLabels, pieces: Pieces, words: Words) -> None:
        self._stage = stage
        self.labels = labels
        self.pieces = pieces
        self._band = Band(labels, words)
        self.mats = Mats(stage, pieces)
        scale = num(stage.grid.size / UNIT)
        self._at = [f'transform="translate({num(x)} {num(y)}) scale({scale})"' for x, y in stage.places]
        self._ids = [field.id for field in stage.fields]
        self._names = [field.id.upper() for field in stage.fields]
        size = stage.grid.size
        self._ship = circle(
            (0.0, 0.0), 0.56 * size, fill=CREAM, fill_opacity=0.96, stroke=SEAL, stroke_width=0.08 * size
        ) + picture("junk", (0.0, 0.0), 0.42 * size)
        self._bows = [_bow(size, way) for way in (-1, 1)]

    def draw(self, view: DayunheState, easel: Easel) -> None:
        """Draws everything but the spots as everyone sees it, with signs in place of names."""
        turning = view.field if view.phase == TURNING else -1
        tiles = tuple(view.owner_at), tuple(view.kind_at), tuple(view.turns_at), turning
        easel.add("tiles", TABLE, tiles, lambda: self._tiles(view, turning), f'<g class="tiles"{_THROUGH}>', "</g>")
        for seat in range(view.seats):
            mat = tuple(self.mats.draw(view, seat))
            easel.put(f"mat-{seat}", TABLE, mat, f'<g class="seat-{seat}"{_THROUGH}>', "</g>")
        voyage = tuple(self._voyage(view))
        easel.put("voyage", TABLE, voyage, f'<g class="voyage"{_THROUGH}>', "</g>")
        band = tuple(self._band.draw(view))
        easel.put("band", TABLE, band, f'<g class="band"{_THROUGH}>', "</g>")

    # ------------------------------------------------------------------ tiles

    def _tiles(self, view: DayunheState, turning: int) -> Iterator[str]:
        """Draws all tiles; one that is still being turned is faint."""
        tiles, labels = self.pieces.tiles, self.labels
        for field, owner in enumerate(view.owner_at):
            if owner < 0:
                continue
            kind, turns = view.kind_at[field], view.turns_at[field]
            label = labels.of_tile("piece-tile", kind, field=self._names[field], seat=SIGNS[owner])
            faint = ' opacity="0.35"' if field == turning else ""
            yield (
                f'<g class="piece seat-{owner}" id="tile-{self._ids[field]}" data-from="seat-{owner}" role="img" '
                f'aria-label="{label}" {self._at[field]}{faint}>{tiles[owner][kind][turns]}'
                f"{self.pieces.ends[self.loose(view, field, view.lines[field])]}</g>"
            )

    def loose(self, view: DayunheState, field: int, lines: int) -> int:
        """Returns which of these lines of a tile on this field meet no line of a neighbour."""
        across, of = view.lookup.across[field], view.lines
        loose = 0
        for edge in range(6):
            if lines >> edge & 1:
                other = across[edge]
                if other < 0 or not of[other] >> OPPOSITE[edge] & 1:
                    loose |= 1 << edge
        return loose

    def ghost_tile(self, view: DayunheState, field: int, turns: int, move: str) -> str:
        """Draws the tile of a field as it will lie after a move, with a mark at every line that will be joined."""
        owner, kind = view.owner_at[field], view.kind_at[field]
        lines = view.lookup.lines[kind][turns]
        loose = self.loose(view, field, lines)
        tile = self.pieces.tiles[owner][kind][turns]
        marks = self.pieces.ends[loose] + self.pieces.joints[lines & ~loose] + self.pieces.turning
        return f'<g class="ghost seat-{owner}" data-ghost="{move}" {self._at[field]}>{tile}{marks}</g>'

    # ------------------------------------------------------------------ the ship

    def _voyage(self, view: DayunheState) -> Iterator[str]:
        fields = went(view)
        moving = view.phase in (SAILING, INSPECTING)
        if fields and shows_way(view):
            yield self._went(fields)
        if view.trips and not view.tea and not moving and view.phase not in (ENDED, OPENING):
            yield self._forecast(view)
        x, y = self._stage.places[view.ship]
        label = self.labels.say(
            "terminal-ship-south" if view.south else "terminal-ship-north", field=self._names[view.ship]
        )
        yield (
            f'<g class="piece" id="ship" role="img" aria-label="{label}" transform="translate({num(x)} {num(y)})">'
            f"{self._ship}{self._bows[view.south]}</g>"
        )

    def _went(self, fields: list[int]) -> str:
        """Draws white stones on the way of the ship's latest move, each on the side the ship came from."""
        places = [self._stage.places[field] for field in fields]
        size = self._stage.grid.size
        dots = {
            "stroke": WHITE,
            "stroke_width": size * 0.07,
            "stroke_dasharray": f"{num(size * 0.08)} {num(size * 0.14)}",
        }
        line = path(f"M{'L'.join(xy(place) for place in places)}", **dots, **ROUND)
        back = -1 if places[-1][0] > places[0][0] else 1
        stones = []
        for number, place in enumerate(places):
            if number:
                at = between(places[number - 1], place)
            else:
                at = place[0] + back * 0.6 * size if len(places) > 1 else place[0], place[1]
            stones.append(circle(at, size * 0.19, fill=WHITE, stroke=INK, stroke_width=1.1))
            stones.append(text((at[0], at[1] + size * 0.095), number + 1, size * 0.27))
        return f"<g>{line}{''.join(stones)}</g>"

    def _forecast(self, view: DayunheState) -> str:
        """Draws the way the ship will go if nothing changes, and where the start player will choose."""
        fields, choice = goes_on(view, view.ship, view.south, view.lookup.length)
        return self._way([view.ship, *fields], choice, "forecast")

    def _way(self, fields: list[int], choice: list[int], kind: str) -> str:
        places = [self._stage.places[field] for field in fields]
        size = self._stage.grid.size
        way = f"M{'L'.join(xy(place) for place in places)}" if len(places) > 1 else ""
        fork = "".join(f"M{xy(places[-1])}L{xy(_toward(places[-1], self._stage.places[o]))}" for o in choice)
        parts = [f'<g class="{kind}">']
        for colour, width in ((CREAM, 0.13), (SEAL, 0.075)):
            dots = {
                "stroke": colour,
                "stroke_width": size * width,
                "stroke_dasharray": f"0 {num(size * 0.19)}",
                **ROUND,
            }
            if way:
                parts.append(path(way, **dots))
            if fork:
                parts.append(path(fork, opacity=0.75, **dots))
        end = places[-1]
        if len(places) > 1:
            parts.append(circle(end, size * 0.13, fill=SEAL, stroke=CREAM, stroke_width=1.4))
        for field in choice:
            at = _toward(end, self._stage.places[field])
            parts.append(circle(at, size * 0.16, fill=CREAM, stroke=SEAL, stroke_width=1.4))
            parts.append(text((at[0], at[1] + size * 0.1), "?", size * 0.28, fill=SEAL))
        return "".join([*parts, "</g>"])

    def ghost_way(self, view: DayunheState, field: int, steps: int, move: str) -> str:
        """Draws the way the ship will go after a choice, with what every field brings."""
        fields = [field]
        choice: list[int] = []
        if field != view.lookup.goal[view.south]:
            more, choice = goes_on(view, field, view.south, steps - 1)
            fields += more
        parts = [f'<g class="ghost" data-ghost="{move}">', self._way([view.ship, *fields], choice, "way")]
        before = view.ship
        for one in fields:
            seat, points = gain(view, before, one)
            if seat >= 0 and points:
                parts.append(self._gain(seat, points, self._stage.places[one]))
            before = one
        return "".join([*parts, "</g>"])

    def _gain(self, seat: int, points: int, at: Point) -> str:
        size = self._stage.grid.size
        shown = f"+{points}" if points > 0 else f"−{-points}"
        place = f"translate({num(at[0])} {num(at[1] - size * 0.3)}) scale({num(size / 32)})"
        return f'<g class="seat-{seat}" transform="{place}">{figures(seat, shown)}</g>'


def shows_way(view: DayunheState) -> bool:
    """Returns whether the way of the ship's latest move is shown: while it moves, and until the next player acts."""
    return view.phase in (SAILING, INSPECTING, DRAFT, REVEALING, ENDED)


def _toward(a: Point, b: Point) -> Point:
    """Returns the point after two thirds of the way from one point to another."""
    return a[0] + (b[0] - a[0]) * 0.66, a[1] + (b[1] - a[1]) * 0.66


def _bow(size: float, way: int) -> str:
    """Draws the arrow that shows the ship's direction. North is on the left."""
    x, reach, half = way * 0.56 * size, way * 0.3 * size, 0.22 * size
    d = f"M{num(x)},{num(-half)}L{num(x + reach)},0L{num(x)},{num(half)}Z"
    return path(d, fill=SEAL, stroke=CREAM, stroke_width=1.3, stroke_linejoin="round")
