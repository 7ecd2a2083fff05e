"""Draws the players' mats: warehouse, stacks, their parts of the Wall and of the Forbidden City."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from kaiserhof.drawing.svg import circle, num
from kaiserhof.games.dayunhe.drawing.board.stage import Mat, Slots, Stage
from kaiserhof.games.dayunhe.drawing.colours import CREAM, INK, SEAL
from kaiserhof.games.dayunhe.drawing.ground.ink import text
from kaiserhof.games.dayunhe.drawing.pieces import UNIT, Pieces
from kaiserhof.games.dayunhe.rules.components import MOST_SEATS, STACKS, UNREST, UNREST_LOSS
from kaiserhof.games.dayunhe.rules.state import DayunheState
from kaiserhof.games.dayunhe.rules.verbs.stacks import height

FILL = 0.94
"""Size of a tile as a share of its place."""


class Mats:
    """Draws the mats for one number of players."""

    def __init__(self, stage: Stage, pieces: Pieces) -> None:
        self._mats = stage.mats
        self._pieces = pieces
        self._scale = num(stage.mats[0].store.radius * FILL / UNIT)
        self._stacks = [
            [f'<g transform="translate({num(x)} {num(y)}) scale({self._scale})">' for x, y in mat.stacks.places(STACKS)]
            for mat in stage.mats
        ]
        self._places: dict[tuple[int, str, int], list[str]] = {}

    def draw(self, view: DayunheState, seat: int) -> Iterator[str]:
        """Draws one player's mat, in the seat's colour."""
        mat, kinds = self._mats[seat], view.lookup.kinds
        own = self._pieces.tiles[seat]
        held = [kind for kind in range(kinds) for _ in range(view.warehouse[seat * kinds + kind])]
        for at, kind in zip(self._at(seat, "store", len(held)), held, strict=True):
            yield f"{at}{own[kind][0]}</g>"
        for stack, at in enumerate(self._stacks[seat]):
            yield f"{at}{self.stack(view, seat, stack)}</g>"
        tiles = view.wall[seat]
        for at in self._at(seat, "wall", max(tiles, view.limit))[:tiles]:
            yield f"{at}{own[UNREST][0]}</g>"
        yield from self._city(view, seat, mat)

    def _at(self, seat: int, row: str, count: int) -> list[str]:
        """Returns the opening tags of a number of tiles in a row of a mat."""
        found = self._places.get((seat, row, count))
        if found is None:
            slots: Slots = getattr(self._mats[seat], row)
            found = self._places[seat, row, count] = [
                f'<g transform="translate({num(x)} {num(y)}) scale({self._scale})">' for x, y in slots.places(count)
            ]
        return found

    def _city(self, view: DayunheState, seat: int, mat: Mat) -> Iterator[str]:
        kinds, tiles = view.lookup.kinds, self._pieces.tiles
        built = [tiles[seat][kind][0] for kind in range(kinds) for _ in range(view.city[seat * kinds + kind])]
        unrest = [
            f'<g class="seat-{owner}">{tiles[owner][UNREST][0]}</g>'
            for owner in range(view.seats)
            for _ in range(view.city_unrest[seat * MOST_SEATS + owner])
        ]
        for at, tile in zip(self._at(seat, "city", len(built) + len(unrest)), built + unrest, strict=True):
            yield f"{at}{tile}</g>"
        worth = [f"{len(built)}² = {len(built) ** 2}"] if built else []
        if unrest:
            worth.append(f"−{UNREST_LOSS * len(unrest)}")
        if worth:
            x, y = mat.sum_place
            yield f'<text class="board-ink" x="{num(x)}" y="{num(y + 5)}" text-anchor="end">{" ".join(worth)}</text>'

    def stack(self, view: DayunheState, seat: int, stack: int) -> str:
        """Draws a stack: the tile on top, open or from behind, the tiles below it, and how many there are."""
        pile = seat * STACKS + stack
        tiles = height(view, pile)
        if not tiles:
            return ""
        top = view.tops[pile]
        body = self._pieces.tiles[seat][top][0] if top >= 0 else self._pieces.back
        return f"{_BELOW[min(3, tiles - 1)]}{body}{_count(tiles, view.bottoms[pile])}"


_BELOW = [
    "".join(f'<use href="#tile-back" transform="translate(0 {num(4.2 * i)})"/>' for i in range(depth, 0, -1))
    for depth in range(4)
]
"""Markup of the tiles below the top one."""


@cache
def _count(tiles: int, known: int) -> str:
    """Returns how many tiles a stack has, and how many unrest tiles were seen going under it."""
    found = circle((27.0, 27.0), 13.0, fill=CREAM, stroke=INK, stroke_width=1.6) + text((27.0, 33.0), tiles, 18)
    if known:
        found += circle((-27.0, 27.0), 13.0, fill=SEAL, stroke=INK, stroke_width=1.6)
        found += text((-27.0, 33.0), f"!{known}", 16, fill=CREAM)
    return found
