"""Draws pictures for the chapters of the rules: parts of the real board with tiles on it, and cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from kaiserhof.drawing.svg import circle, num, path, rect, xy
from kaiserhof.engine import Words
from kaiserhof.engine.datafile import Point
from kaiserhof.games.dayunhe.board.board import STEPS, Board, Field
from kaiserhof.games.dayunhe.drawing.board.layout import ONE_LINE, Layout
from kaiserhof.games.dayunhe.drawing.colours import CREAM, INK, SEAL
from kaiserhof.games.dayunhe.drawing.ground.ground import draw_ground
from kaiserhof.games.dayunhe.drawing.ground.signs import picture, text
from kaiserhof.games.dayunhe.drawing.ground.tiles import Layers
from kaiserhof.games.dayunhe.drawing.pieces import UNIT, Pieces, figures
from kaiserhof.games.dayunhe.rules.components import CARDS, UNREST

WIDTH, HEIGHT = 420, 190
SOUTH, NORTH = 3, 0
STRAIGHT = 1 << SOUTH | 1 << NORTH
GLOW = "#fffdf4"


class Illustrator:
    """Draws the pictures for one board."""

    def __init__(self, board: Board, pieces: Pieces) -> None:
        self._board = board
        self._pieces = pieces
        self._stage = Layout(board, 2, ONE_LINE)
        self._grid = self._stage.lines[0].grid
        self._draw: dict[str, Callable[[], str]] = {
            "setup": self._setup,
            "round": lambda: self._cards((0, 4, 7)),
            "stacks": self._stacks,
            "building": self._building,
            "rebuilding": self._rebuilding,
            "cards": lambda: self._cards((1, 2, 6, 9, 3, 8)),
            "ship": self._ship,
            "uprisings": self._uprisings,
            "end": self._end,
        }

    def draw(self, chapter: str, words: Words) -> str:
        """Returns the picture of a chapter, an `svg` element; empty if there is none."""
        drawing = self._draw.get(chapter)
        content = drawing() if drawing else ""
        if not content:
            return ""
        label = escape(words(f"illustration-{chapter}"))
        return content.replace("<svg ", f'<svg role="img" aria-label="{label}" ', 1)

    # ------------------------------------------------------------------ without the board

    def _cards(self, numbers: Sequence[int]) -> str:
        """Shows some of the action cards."""
        parts = []
        for place, number in enumerate(numbers):
            x, y = 12.0 + 136 * (place % 3), 12.0 + 88 * (place // 3)
            card = CARDS[number]
            edge = {"fill": CREAM, "stroke": SEAL if card.attack else INK, "stroke_width": 1.6}
            parts.append(rect(x, y, 124, 74, rx=7, **edge))
            parts.append(f'<use href="#card-{card.id}" x="{num(x + 4)}" y="{num(y + 9)}"/>')
        return _canvas((0, 0, WIDTH, 12 + 88 * -(-len(numbers) // 3)), parts)

    def _stacks(self) -> str:
        """Shows three stacks and a warehouse with room for more."""
        parts = []
        for x, top, count in ((56.0, 4, 9), (136.0, -1, 7), (216.0, UNREST, 8)):
            parts += [self._tile("back", (x, 92 + 4.2 * depth)) for depth in (3, 2, 1)]
            parts.append(self._tile(self._pieces.tiles[0][top][0] if top >= 0 else "back", (x, 92)))
            parts.append(circle((x + 26, 120), 13, fill=CREAM, stroke=INK, stroke_width=1.6))
            parts.append(text((x + 26, 126), count, 17))
        parts.append(picture("arrow", (276.0, 92.0), 14))
        parts.append(self._tile(self._pieces.tiles[0][2][0], (332, 58)))
        parts.append(self._tile(self._pieces.tiles[0][UNREST][0], (332, 138)))
        parts.append(picture("store", (388.0, 98.0), 24))
        return _canvas((0, 0, WIDTH, HEIGHT), [f'<g class="seat-0">{"".join(parts)}</g>'])

    def _uprisings(self) -> str:
        """Shows three unrest tiles on the Wall."""
        parts = [rect(40, 50, 340, 100, fill="#dccaa0", stroke=INK, stroke_width=1.6)]
        bricks = "M40,75H380M40,100H380M40,125H380" + "".join(
            f"M{x},50v25M{x + 26},75v25M{x},100v25" for x in range(66, 370, 52)
        )
        parts.append(path(bricks, stroke=INK, stroke_width=0.6, opacity=0.35, fill="none"))
        tiles = "".join(self._tile(self._pieces.tiles[2][UNREST][0], (92 + 78 * i, 100)) for i in range(3))
        parts.append(f'<g class="seat-2">{tiles}</g>')
        parts.append(text((340, 111), "−12", 30, fill=SEAL, paint_order="stroke", stroke=GLOW, stroke_width=6))
        return _canvas((20, 30, WIDTH - 40, 140), parts)

    def _tile(self, content: str, at: Point) -> str:
        shown = self._pieces.back if content == "back" else content
        return f'<g transform="translate({num(at[0])} {num(at[1])})">{shown}</g>'

    # ------------------------------------------------------------------ on the board

    def _setup(self) -> str:
        """Shows the old course with the first unrest tiles."""
        symbols = self._board.symbols[:8]
        fields = {field.id: field for field in self._stage.fields}
        tiles = [self._lay(fields[name], place % 2, UNREST, 0) for place, name in enumerate(symbols)]
        land, places, size = self._stage.lines[0].land, self._stage.places, self._grid.size
        left, right = min(x for x, _ in places) - size, max(x for x, _ in places) + size
        return _canvas((left, land.y, right - left, land.height), [self._ground(), *tiles])

    def _building(self) -> str:
        """Shows two tiles whose lines join, and a third that is being turned."""
        run, tile = self._run(4), self._with_lines(STRAIGHT)
        if not run or tile is None:
            return ""
        kind, turns = tile
        turned = (turns + 1) % 6
        laid = [
            self._lay(run[0], 0, kind, turns),
            self._lay(run[1], 1, kind, turns),
            self._lay(run[3], 0, kind, turned),
        ]
        x, y = self._at(run[3])
        size = self._grid.size
        return self._crop(run, [*laid, picture("turn", (x, y), size * 0.4)])

    def _rebuilding(self) -> str:
        """Shows a tile that moves to a free field."""
        run, tile = self._run(4), self._with_lines(STRAIGHT)
        if not run or tile is None:
            return ""
        a, b = self._at(run[1]), self._at(run[3])
        way = f"M{xy(a)}Q{num((a[0] + b[0]) / 2)},{num(a[1] - 60)} {xy(b)}"
        line = {"fill": "none", "stroke_linecap": "round", "stroke_dasharray": "0 13"}
        dots = path(way, stroke=GLOW, stroke_width=11, **line) + path(way, stroke=SEAL, stroke_width=7, **line)
        return self._crop(run, [self._lay(run[1], 0, *tile), self._lay(run[2], 1, UNREST, 0), dots])

    def _ship(self) -> str:
        """Shows the ship on its way: a canal, a joined canal, unrest."""
        run, tile = self._run(4), self._with_lines(STRAIGHT)
        if not run or tile is None:
            return ""
        size = self._grid.size
        laid = [self._lay(run[1], 0, *tile), self._lay(run[2], 1, *tile), self._lay(run[3], 1, UNREST, 0)]
        owner = max(0, run[3].region - 1)
        gains = [self._gain(run[1], 0, "+2"), self._gain(run[2], 1, "+4"), self._gain(run[3], owner, "−4")]
        x, y = self._at(run[0])
        ship = circle((x, y), 0.56 * size, fill=CREAM, stroke=SEAL, stroke_width=0.08 * size)
        return self._crop(run, [*laid, ship, picture("junk", (x, y), 0.42 * size), *gains])

    def _end(self) -> str:
        """Shows a network of three tiles."""
        run, tile = self._run(4), self._with_lines(STRAIGHT)
        if not run or tile is None:
            return ""
        laid = [self._lay(field, 0, *tile) for field in run[:3]]
        way = f"M{xy(self._at(run[0]))}L{xy(self._at(run[2]))}"
        line = {"fill": "none", "stroke_linecap": "round"}
        glow = path(way, stroke=GLOW, stroke_width=14, **line)
        shine = f'<g class="seat-0">{path(way, stroke="currentColor", stroke_width=8, **line)}</g>'
        return self._crop(run, [*laid, glow, shine, self._gain(run[3], 0, "+3")])

    # ------------------------------------------------------------------

    def _run(self, length: int) -> list[Field]:
        """Returns adjacent free fields from north to south, across the border of two regions if possible."""
        at = {(field.x, field.y): field for field in self._stage.fields if field.region}
        runs = []
        for field in at.values():
            run = [field]
            while len(run) < length and (found := at.get((run[-1].x, run[-1].y + STEPS[SOUTH][1]))):
                run.append(found)
            if len(run) == length:
                runs.append(run)
        middle = sum(field.x for field in at.values()) / max(1, len(at))
        return max(runs, key=lambda run: (-abs(run[0].x - middle), run[1].region != run[2].region), default=[])

    def _with_lines(self, lines: int) -> tuple[int, int] | None:
        """Returns a tile with exactly these lines and the turns that it needs, or None."""
        for number, tile in enumerate(self._board.tiles, 1):
            for turns in range(6):
                if sum(1 << (edge + turns) % 6 for edge in tile.edges) == lines:
                    return number, turns
        return None

    def _at(self, field: Field) -> Point:
        return self._grid.centre(field)

    def _lay(self, field: Field, seat: int, kind: int, turns: int) -> str:
        x, y = self._at(field)
        scale = num(self._grid.size / UNIT)
        tile = self._pieces.tiles[seat][kind][turns]
        return f'<g class="seat-{seat}" transform="translate({num(x)} {num(y)}) scale({scale})">{tile}</g>'

    def _gain(self, field: Field, seat: int, label: str) -> str:
        x, y = self._at(field)
        size = self._grid.size
        place = f"translate({num(x)} {num(y - size * 0.5)}) scale({num(size / 32)})"
        return f'<g class="seat-{seat}" transform="{place}">{figures(seat, label)}</g>'

    def _ground(self) -> str:
        layers = Layers()
        draw_ground(layers, self._stage.board_in_use, self._grid, 2, ids=False)
        return layers.svg()

    def _crop(self, fields: Sequence[Field], parts: Sequence[str]) -> str:
        """Draws the land around some fields."""
        places = [self._at(field) for field in fields]
        size = self._grid.size
        left, right = min(x for x, _ in places) - size * 1.2, max(x for x, _ in places) + size * 1.2
        middle = sum(y for _, y in places) / len(places)
        height = (right - left) * HEIGHT / WIDTH
        return _canvas((left, middle - height / 2, right - left, height), [self._ground(), *parts])


def _canvas(box: Sequence[float], parts: Sequence[str]) -> str:
    view = " ".join(num(part) for part in box)
    return f'<svg viewBox="{view}" class="illustration">{"".join(parts)}</svg>'
