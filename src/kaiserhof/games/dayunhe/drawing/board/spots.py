"""Draws the fields as places to click, lit where the viewer has a legal move, and previews of moves."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from kaiserhof.drawing import LEGAL, TABLE, Easel, Frame, Mark, Part
from kaiserhof.drawing.svg import num, xy
from kaiserhof.engine.datafile import Point
from kaiserhof.games.dayunhe.board.board import Field
from kaiserhof.games.dayunhe.drawing.board.band import FIRST
from kaiserhof.games.dayunhe.drawing.board.drawing import BoardDrawing, shows_way
from kaiserhof.games.dayunhe.drawing.board.layout import BAND, Layout
from kaiserhof.games.dayunhe.drawing.board.turn_buttons import draw_turn_buttons
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
    DESTROY,
    ON_FIELDS,
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
from kaiserhof.games.dayunhe.words.courses import courses

PLACES = {"peking": "peking", "hangzhou": "hangzhou", "turning": "pagoda", "neutral": "neutral", "region": "region"}


class Spots:
    """The spots of the board in one language, for one number of players."""

    def __init__(self, stage: Layout, drawing: BoardDrawing) -> None:
        self.stage = stage
        self.drawing = drawing
        self._labels = drawing.labels
        self._ids = [field.id for field in stage.fields]
        self._names = [field.id.upper() for field in stage.fields]
        size = stage.size
        self._at = [f'transform="translate({num(x)} {num(y)})"' for x, y in stage.places]
        whole, inner = (" ".join(xy(p) for p in corners((0.0, 0.0), size * share, stage.angle)) for share in (1, 0.86))
        self._hit = f'<polygon class="hit" points="{whole}" fill="none" pointer-events="all"/>'
        self._rings = (
            f'<polygon class="halo open" points="{inner}"/><polygon class="ring open focus-ring" points="{inner}"/>'
        )
        self._drawn = tuple(self._draw_fields())
        self._ground = [self._about_field(number) for number in range(len(stage.fields))]
        width = stage.width
        band = (
            _about(Box(0, 0, FIRST - 16, BAND), "round start"),
            _about(Box(FIRST - 16, 0, width - FIRST - 204, BAND), "phases"),
            _about(Box(width - 220, 0, 170, BAND), "trips"),
        )
        self._band = band if stage.band else ()
        self._parts = tuple(self._stretches())
        self._tiles = ["unrest", *("building" if tile.building else "canal" for tile in stage.board.tiles)]

    def _stretch(self, fields: list[tuple[Field, Point]]) -> Part:
        """Returns a stretch of the canal as a part of the board."""
        size = self.stage.size
        left, top = min(x for _, (x, _) in fields) - size, min(y for _, (_, y) in fields) - size
        right, bottom = max(x for _, (x, _) in fields) + size, max(y for _, (_, y) in fields) + size
        first, last = fields[0][0].id, fields[-1][0].id
        box = round(left), round(top), round(right - left), round(bottom - top)
        return Part(f"from-{first}", f"{first.upper()}–{last.upper()}", box)

    def _stretches(self) -> Iterator[Part]:
        """Yields the regions, each with the adjacent fields that belong to no region."""
        fields: list[tuple[Field, Point]] = []
        region = 0
        for field, at in zip(self.stage.fields, self.stage.places, strict=True):
            if field.region not in (0, region):
                if region:
                    yield self._stretch(fields)
                    fields = []
                region = field.region
            fields.append((field, at))
        yield self._stretch(fields)

    def _about_field(self, number: int) -> str:
        field = self.stage.fields[number]
        symbol = " symbol" if field.id in self.stage.board.symbols else ""
        return PLACES[field.kind] + symbol

    def draw(self, view: DayunheState, easel: Easel) -> None:
        """Draws areas with explanations above the board, then the fields."""
        way = view.stones if shows_way(view) else 0
        verbs = ";".join(VERBS[verb] for verb in _verbs(view))
        easel.add(
            Frame("spots", TABLE, f'<g class="spots" data-verbs="{verbs}">', "</g>", parts=self._parts),
            (verbs, tuple(view.kind_at), view.ship, way),
            lambda: [*self._band, *self._fields(view, way)],
        )

    def draw_ghosts(self, view: DayunheState, legal: Collection[int], easel: Easel) -> None:
        ghosts = []
        for move in sorted(legal):
            if verb_of(move) == TURN:
                turns = target_of(move)
                ghosts.append(self.drawing.ghost_tile(view, view.field, turns, f"turn {turns}"))
            elif verb_of(move) == SAIL:
                field = target_of(move)
                ghosts.append(self.drawing.ghost_way(view, field, view.steps or INSPECTION, f"sail {self._ids[field]}"))
        for course in courses(view) if ghosts and len(ghosts) > 1 else ():
            if len(course.moves) > 1:
                fields = [target_of(move) for move in course.moves]
                text = ";".join(f"sail {self._ids[field]}" for field in fields)
                ghosts.append(self.drawing.ghost_course(view, fields, text))
        drawn = tuple(ghosts)
        easel.put(Frame("ghosts", LEGAL, '<g class="ghosts" pointer-events="none">', "</g>"), drawn)
        turning = any(verb_of(move) == TURN for move in legal)
        lit = {target_of(move) for move in legal if verb_of(move) in ON_FIELDS}
        turners = draw_turn_buttons(self.stage, self._labels, view.field, lit) if turning else ()
        easel.put(Frame("turners", LEGAL, '<g class="turners">', "</g>"), turners)

    def marks(self, view: DayunheState, legal: Collection[int]) -> Iterator[Mark]:
        """Lights fields where the viewer has a legal move."""
        lit: dict[int, list[int]] = {}
        for move in legal:
            lit.setdefault(verb_of(move), []).append(target_of(move))
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
            before = f'<g class="spot" id="spot-{name}" data-name="{shown}" data-moves="* {name}" data-about="'
            after = f'" role="button" tabindex="-1" aria-label="{label}" {at}>{self._hit}{self._rings}</g>'
            yield before, after

    def _turning(self, view: DayunheState, turns: list[int], verbs: tuple[int, ...]) -> Mark:
        """Lights the tile that is being turned. The turns that join the most lines come first."""
        field = view.field
        lines = view.lookup.lines[view.kind_at[field]]
        ordered = sorted(turns, key=lambda t: self.drawing.loose(view, field, lines[t]).bit_count())
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


def _about(box: Box, about: str) -> str:
    """Draws an invisible area that has an explanation and no moves."""
    return f'<rect data-about="{about}" {_rect(box)} fill="none" pointer-events="all"/>'


def _rect(box: Box) -> str:
    return f'x="{num(box.x)}" y="{num(box.y)}" width="{num(box.width)}" height="{num(box.height)}"'
