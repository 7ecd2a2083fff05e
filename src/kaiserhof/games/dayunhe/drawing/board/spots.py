"""Draws the places to click, lit where the viewer has a legal move: fields, and the players' parts of city and Wall."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import lru_cache

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
        self._idle: dict[tuple[int, ...], list[tuple[str, str, str]]] = {}
        self._ground = [self._about_field(number) for number in range(len(stage.fields))]
        self._band = "".join(
            [
                _about(Box(0, 0, 180, BAND), "round start"),
                _about(Box(180, 0, 600, BAND), "phases"),
                _about(Box(WIDTH - 250, 0, 250, BAND), "trips"),
            ]
        )
        self._explained = [_about(mat.store_box, "warehouse") + _about(mat.stacks_box, "stacks") for mat in stage.mats]
        self._area = lru_cache(4096)(_area)
        self._tiles = ["unrest", *("building" if tile.building else "canal" for tile in stage.board.tiles)]

    def _about_field(self, number: int) -> str:
        field = self._stage.fields[number]
        symbol = " symbol" if field.id in self._stage.board.symbols else ""
        return PLACES[field.kind] + symbol

    def draw(self, view: DayunheState, legal: Collection[int]) -> Iterator[str]:
        """Draws areas with explanations above the board and on the mats, then the fields, then previews of moves."""
        lit: dict[int, list[int]] = {}
        for move in legal:
            lit.setdefault(verb_of(move), []).append(target_of(move))
        seat = max(0, view.viewer)
        yield '<g class="spots">'
        yield from self._mats(view, lit, seat)
        yield from self._fields(view, lit, seat)
        yield "</g>"
        yield '<g class="ghosts" pointer-events="none">'
        for turns in lit.get(TURN, ()):
            yield self.table.ghost_tile(view, view.field, turns, f"turn {turns}")
        steps = view.steps or INSPECTION
        for field in lit.get(SAIL, ()):
            yield self.table.ghost_way(view, field, steps, f"sail {self._ids[field]}")
        yield "</g>"

    # ------------------------------------------------------------------ fields

    def _fields(self, view: DayunheState, lit: dict[int, list[int]], seat: int) -> Iterator[str]:
        verbs = _verbs(view)
        idle = self._idle.get(verbs) or self._make_idle(verbs)
        allowed: dict[int, int] = {}
        for verb in reversed(verbs):
            for field in lit.get(verb, ()):
                allowed[field] = verb
        turning = view.field if lit.get(TURN) else -1
        way = view.stones if shows_way(view) else 0
        for field in range(len(self._ids)):
            moves, before, after = idle[field]
            about = self._about(view, field, way)
            if field == turning:
                yield self._turning(view, lit, seat, field, moves, about)
            elif field in allowed:
                label = self._labels.say(f"move-{VERBS[allowed[field]]}", field=self._names[field])
                yield (
                    f'<g class="spot lit seat-{seat}" id="spot-{self._ids[field]}" data-moves="{moves}" '
                    f'data-about="{about}" role="button" tabindex="-1" aria-label="{label}" {self._at[field]}>'
                    f"{self._hit}{self._rings}</g>"
                )
            else:
                yield f"{before}{about}{after}"

    def _make_idle(self, verbs: tuple[int, ...]) -> list[tuple[str, str, str]]:
        """Returns the moves of every field, and its unlit spot with a gap for the keys of its explanation."""
        found = []
        for name, shown, at in zip(self._ids, self._names, self._at, strict=True):
            moves = ";".join(f"{VERBS[verb]} {name}" for verb in verbs)
            label = self._labels.say("spot-field", field=shown)
            before = f'<g class="spot" id="spot-{name}" data-moves="{moves}" data-about="'
            after = f'" role="button" tabindex="-1" aria-label="{label}" {at}>{self._hit}</g>'
            found.append((moves, before, after))
        self._idle[verbs] = found
        return found

    def _turning(
        self, view: DayunheState, lit: dict[int, list[int]], seat: int, field: int, listed: str, about: str
    ) -> str:
        """Draws the tile that is being turned. The turns that join most lines come first."""
        lines = view.lookup.lines[view.kind_at[field]]
        turns = sorted(lit[TURN], key=lambda t: self.table.loose(view, field, lines[t]).bit_count())
        first = turns[0]
        order = [first, *sorted(t for t in turns if t > first), *sorted(t for t in turns if t < first)]
        moves = ";".join(f"turn {t}" for t in order)
        when = "first"
        if view.phase == REBUILDING:
            moves += f";{listed}"
            when = "any"
        label = self._labels.say("spot-turn", field=self._names[field])
        return (
            f'<g class="spot lit turns seat-{seat}" id="spot-{self._ids[field]}" data-moves="{moves}" '
            f'data-turns="{when}" data-about="turning {about}" role="button" tabindex="-1" aria-label="{label}" '
            f"{self._at[field]}>{self._hit}{self._rings}</g>"
        )

    def _about(self, view: DayunheState, field: int, way: int) -> str:
        kind = view.kind_at[field]
        about = self._ground[field] if kind < 0 else f"{self._tiles[kind]} {self._ground[field].split()[0]}"
        if field == view.ship:
            return f"ship {about}"
        return f"{about} stones" if way >> field & 1 else about

    # ------------------------------------------------------------------ mats and the band

    def _mats(self, view: DayunheState, lit: dict[int, list[int]], seat: int) -> Iterator[str]:
        yield self._band
        say = self._labels.say
        for owner, mat in enumerate(self._stage.mats):
            number = owner + 1
            stored = say("mat-store", tiles=view.stored[owner], seat=SIGNS[owner])
            walled = say("mat-wall", tiles=view.wall[owner], limit=view.limit, seat=SIGNS[owner])
            built = say("mat-city", tiles=view.city_tiles[owner], seat=SIGNS[owner])
            areas = [(mat.wall_box, f"wall-{owner}", f"calm {number}", walled, "wall", owner in lit.get(CALM, ()))]
            if owner == view.viewer:
                areas.append((mat.city_box, f"city-{owner}", "city", built, "city", CITY in lit))
            else:
                areas += [
                    (
                        mat.store_box,
                        f"store-{owner}",
                        f"intrigue {number}",
                        stored,
                        "warehouse",
                        owner in lit.get(INTRIGUE, ()),
                    ),
                    (
                        mat.city_box,
                        f"city-{owner}",
                        f"denounce {number}",
                        built,
                        "city",
                        owner in lit.get(DENOUNCE, ()),
                    ),
                ]
            yield self._explained[owner]
            for box, place, moves, label, about, shines in areas:
                yield self._area(box, place, moves, label, about, seat if shines else -1)


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


def _area(box: Box, place: str, moves: str, label: str, about: str, seat: int) -> str:
    """Draws a part of a mat, lit in the colour of a seat (-1: not lit)."""
    rings, kind = "", "spot"
    if seat >= 0:
        inner = _rect(box.inside(3, 3))
        rings = f'<rect class="halo open" rx="4" {inner}/><rect class="ring open focus-ring" rx="4" {inner}/>'
        kind = f"spot lit seat-{seat}"
    return (
        f'<g class="{kind}" id="spot-{place}" data-moves="{moves}" data-about="{about}" role="button" tabindex="-1" '
        f'aria-label="{label}"><rect class="hit" {_rect(box)} fill="none" pointer-events="all"/>{rings}</g>'
    )


def _about(box: Box, about: str) -> str:
    """Draws an area that only has an explanation."""
    return f'<rect data-about="{about}" {_rect(box)} fill="none" pointer-events="all"/>'


def _rect(box: Box) -> str:
    return f'x="{num(box.x)}" y="{num(box.y)}" width="{num(box.width)}" height="{num(box.height)}"'
