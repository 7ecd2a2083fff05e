"""Draws the places to click, lit where the viewer has a legal move: fields, and the players' parts of city and Wall."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import lru_cache

from kaiserhof.drawing import LEGAL, TABLE, Easel, Mark, Part
from kaiserhof.drawing.labels import SIGNS
from kaiserhof.drawing.svg import num, xy
from kaiserhof.games.dayunhe.drawing.board.stage import BAND, WIDTH, Stage
from kaiserhof.games.dayunhe.drawing.board.table import Table, shows_way
from kaiserhof.games.dayunhe.drawing.ground.hexes import corners
from kaiserhof.games.dayunhe.drawing.ground.scenery import Box
from kaiserhof.games.dayunhe.rules.components import (
    CARDS,
    DESTROY_CANAL,
    INSPECTION,
    QUELL_UNREST,
    SPECIAL_INSPECTION,
)
from kaiserhof.games.dayunhe.rules.moves import (
    AT,
    CALM,
    CITY,
    DENOUNCE,
    DESTROY,
    INTRIGUE,
    QUELL,
    REBUILD,
    SAIL,
    SWAP,
    TURN,
    VERBS,
    target_of,
    verb_of,
)
from kaiserhof.games.dayunhe.rules.phases import ACTION, INSPECTING, REBUILDING, SAILING
from kaiserhof.games.dayunhe.rules.state import DayunheState

PLACES = {"peking": "peking", "hangzhou": "hangzhou", "turning": "pagoda", "neutral": "neutral", "region": "region"}


class Spots:
    """The spots of the board in one language, for one number of players."""

    def __init__(self, stage: Stage, table: Table) -> None:
        self._stage = stage
        self.table = table
        self._labels = table.labels
        self._ids = [field.id for field in stage.fields]
        self._names = [field.id.upper() for field in stage.fields]
        size = stage.grid.size
        self._at = [f'transform="translate({num(x)} {num(y)})"' for x, y in stage.places]
        whole, inner = (
            " ".join(xy(p) for p in corners((0.0, 0.0), size * share, stage.grid.angle)) for share in (1, 0.86)
        )
        self._hit = f'<polygon class="hit" points="{whole}" fill="none" pointer-events="all"/>'
        self._rings = (
            f'<polygon class="halo open" points="{inner}"/><polygon class="ring open focus-ring" points="{inner}"/>'
        )
        self._drawn = tuple(self._draw_fields())
        self._ground = [self._about_field(number) for number in range(len(stage.fields))]
        self._band = (
            _about(Box(0, 0, 180, BAND), "round start"),
            _about(Box(180, 0, 600, BAND), "phases"),
            _about(Box(WIDTH - 250, 0, 250, BAND), "trips"),
        )
        self._explained = [_about(mat.store_box, "warehouse") + _about(mat.stacks_box, "stacks") for mat in stage.mats]
        self._area = lru_cache(4096)(_area)
        self._parts = tuple(self._row(row) for row in sorted({field.y for field in stage.fields}))
        self._tiles = ["unrest", *("building" if tile.building else "canal" for tile in stage.board.tiles)]

    def _row(self, row: float) -> Part:
        """Returns a row of the canal as a part of the board."""
        size = self._stage.grid.size
        fields = [(f, at) for f, at in zip(self._stage.fields, self._stage.places, strict=True) if f.y == row]
        left, top = min(x for _, (x, _) in fields) - size, min(y for _, (_, y) in fields) - size
        right, bottom = max(x for _, (x, _) in fields) + size, max(y for _, (_, y) in fields) + size
        first, last = (edge(f.id.upper() for f, _ in fields) for edge in (min, max))
        name = first if first == last else f"{first}–{last}"
        return Part(f"row-{fields[0][0].id}", name, (left, top, right - left, bottom - top))

    def _about_field(self, number: int) -> str:
        field = self._stage.fields[number]
        symbol = " symbol" if field.id in self._stage.board.symbols else ""
        return PLACES[field.kind] + symbol

    def draw(self, view: DayunheState, easel: Easel) -> None:
        """Draws areas with explanations above the board and on the mats, then the fields."""
        way = view.stones if shows_way(view) else 0
        counts = tuple(view.stored), tuple(view.wall), tuple(view.city_tiles)
        verbs = ";".join(VERBS[verb] for verb in _verbs(view))
        easel.add(
            "spots",
            TABLE,
            (verbs, tuple(view.kind_at), view.ship, way, counts),
            lambda: [*self._band, *self._mats(view), *self._fields(view, way)],
            f'<g class="spots" data-verbs="{verbs}">',
            "</g>",
            parts=self._parts,
        )

    def draw_ghosts(self, view: DayunheState, legal: Collection[int], easel: Easel) -> None:
        """Draws previews of moves."""
        ghosts = []
        for move in sorted(legal):
            if verb_of(move) == TURN:
                turns = target_of(move)
                ghosts.append(self.table.ghost_tile(view, view.field, turns, f"turn {turns}"))
            elif verb_of(move) == SAIL:
                field = target_of(move)
                ghosts.append(self.table.ghost_way(view, field, view.steps or INSPECTION, f"sail {self._ids[field]}"))
        drawn = tuple(ghosts)
        easel.put("ghosts", LEGAL, drawn, '<g class="ghosts" pointer-events="none">', "</g>")

    def marks(self, view: DayunheState, legal: Collection[int]) -> Iterator[Mark]:
        """Lights fields and mats where the viewer has a legal move. Only the own city takes tiles."""
        lit: dict[int, list[int]] = {}
        for move in legal:
            lit.setdefault(verb_of(move), []).append(target_of(move))
        yield Mark(f"spot-city-{view.viewer}", lit=CITY in lit, moves="city")
        for verb, place in ((CALM, "wall"), (INTRIGUE, "store"), (DENOUNCE, "city")):
            yield from (Mark(f"spot-{place}-{owner}") for owner in lit.get(verb, ()))
        verbs = _verbs(view)
        allowed: dict[int, list[int]] = {}
        for verb in verbs:
            for field in lit.get(verb, ()):
                allowed.setdefault(field, []).append(verb)
        if TURN in lit:
            yield self._turning(view, lit[TURN], verbs)
            allowed.pop(view.field, None)
        for field, possible in allowed.items():
            label = self._labels.say(f"move-{VERBS[possible[0]]}", field=self._names[field])
            moves = ";".join(f"{VERBS[verb]} {self._ids[field]}" for verb in possible)
            yield Mark(f"spot-{self._ids[field]}", moves=moves, label=label)

    # ------------------------------------------------------------------ fields

    def _fields(self, view: DayunheState, way: int) -> Iterator[str]:
        for field, (before, after) in enumerate(self._drawn):
            yield f"{before}{self._about(view, field, way)}{after}"

    def _draw_fields(self) -> Iterator[tuple[str, str]]:
        """Yields the spot of every field, with a gap for the keys of its explanation."""
        for name, shown, at in zip(self._ids, self._names, self._at, strict=True):
            label = self._labels.say("spot-field", field=shown)
            before = f'<g class="spot" id="spot-{name}" data-moves="* {name}" data-about="'
            after = f'" role="button" tabindex="-1" aria-label="{label}" {at}>{self._hit}{self._rings}</g>'
            yield before, after

    def _turning(self, view: DayunheState, turns: list[int], verbs: tuple[int, ...]) -> Mark:
        """Lights the tile that is being turned. The turns that join most lines come first."""
        field = view.field
        lines = view.lookup.lines[view.kind_at[field]]
        ordered = sorted(turns, key=lambda t: self.table.loose(view, field, lines[t]).bit_count())
        first = ordered[0]
        order = [first, *sorted(t for t in turns if t > first), *sorted(t for t in turns if t < first)]
        moves = ";".join(f"turn {t}" for t in order)
        when = "first"
        if view.phase == REBUILDING:
            moves += "".join(f";{VERBS[verb]} {self._ids[field]}" for verb in verbs)
            when = "any"
        label = self._labels.say("spot-turn", field=self._names[field])
        return Mark(f"spot-{self._ids[field]}", moves=moves, label=label, turns=when)

    def _about(self, view: DayunheState, field: int, way: int) -> str:
        kind = view.kind_at[field]
        about = self._ground[field] if kind < 0 else f"{self._tiles[kind]} {self._ground[field].split()[0]}"
        if field == view.ship:
            return f"ship {about}"
        return f"{about} stones" if way >> field & 1 else about

    # ------------------------------------------------------------------ mats and the band

    def _mats(self, view: DayunheState) -> Iterator[str]:
        say = self._labels.say
        for owner, mat in enumerate(self._stage.mats):
            number = owner + 1
            stored = say("mat-store", tiles=view.stored[owner], seat=SIGNS[owner])
            walled = say("mat-wall", tiles=view.wall[owner], limit=view.limit, seat=SIGNS[owner])
            built = say("mat-city", tiles=view.city_tiles[owner], seat=SIGNS[owner])
            yield self._explained[owner]
            yield self._area(mat.wall_box, f"wall-{owner}", f"calm {number}", walled, "wall")
            yield self._area(mat.store_box, f"store-{owner}", f"intrigue {number}", stored, "warehouse")
            yield self._area(mat.city_box, f"city-{owner}", f"denounce {number}", built, "city")


def _verbs(view: DayunheState) -> tuple[int, ...]:
    """Returns the verbs of a click on a field, the most likely first."""
    phase = view.phase
    if phase in (SAILING, INSPECTING):
        return (SAIL,)
    if phase == REBUILDING:
        return (AT, SWAP)
    card = view.chosen[view.turn] if phase == ACTION else -1
    if card == SPECIAL_INSPECTION:
        return (SAIL,)
    if card == DESTROY_CANAL:
        return (DESTROY,)
    if card == QUELL_UNREST:
        return (QUELL, REBUILD)
    return (REBUILD,) if card >= 0 and CARDS[card].rebuild else (AT,)


def _area(box: Box, place: str, moves: str, label: str, about: str) -> str:
    """Draws a part of a mat."""
    inner = _rect(box.inside(3, 3))
    rings = f'<rect class="halo open" rx="4" {inner}/><rect class="ring open focus-ring" rx="4" {inner}/>'
    return (
        f'<g class="spot" id="spot-{place}" data-moves="{moves}" data-about="{about}" role="button" tabindex="-1" '
        f'aria-label="{label}"><rect class="hit" {_rect(box)} fill="none" pointer-events="all"/>{rings}</g>'
    )


def _about(box: Box, about: str) -> str:
    """Draws an area that only has an explanation."""
    return f'<rect data-about="{about}" {_rect(box)} fill="none" pointer-events="all"/>'


def _rect(box: Box) -> str:
    return f'x="{num(box.x)}" y="{num(box.y)}" width="{num(box.width)}" height="{num(box.height)}"'
