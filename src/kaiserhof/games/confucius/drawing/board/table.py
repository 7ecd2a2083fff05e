"""Draws what changes on the board, laid over the empty board: tiles, spots, and pieces above them."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

from kaiserhof.drawing.labels import SIGNS
from kaiserhof.drawing.svg import centred, num
from kaiserhof.games.confucius.drawing.board.actions_box import ActionsBox
from kaiserhof.games.confucius.drawing.board.court import Court
from kaiserhof.games.confucius.drawing.board.lands import Lands
from kaiserhof.games.confucius.drawing.board.layout import Box, Layout, layout
from kaiserhof.games.confucius.drawing.board.spots import Pen, piece
from kaiserhof.games.confucius.drawing.labels import ConfuciusLabels
from kaiserhof.games.confucius.rules.components import MINISTRIES
from kaiserhof.games.confucius.rules.state import ConfuciusState

_FANS = (
    ((0.0, 0.0, 23),),
    ((-6.6, -2.2, 18), (6.6, 2.2, 18)),
    ((-7.0, -3.4, 16), (7.0, -3.4, 16), (0.0, 6.0, 16)),
    ((-7.0, -5.0, 15), (7.0, -5.0, 15), (-7.0, 7.0, 15), (7.0, 7.0, 15)),
    ((-8.0, -6.0, 14), (8.0, -6.0, 14), (0.0, 0.6, 14), (-8.0, 7.4, 14), (8.0, 7.4, 14)),
)
"""Place and size of the markers that share a space of the score track, by how many there are."""


class Table:
    """The changing part of the board in one language, for one number of seats."""

    def __init__(self, labels: ConfuciusLabels, seats: int) -> None:
        self._layout = layout(seats)
        self.labels = labels
        self._court = Court(self._layout, labels)
        self._lands = Lands(self._layout, labels)
        self._box = ActionsBox(self._layout, labels)
        self._abouts = _abouts(self._layout)
        self._score = lru_cache(4096)(self._draw_score)

    def draw(self, view: ConfuciusState, legal: Collection[int]) -> list[str]:
        """Draws the board of a view, with signs in place of names."""
        pen = Pen(view.seats, view.viewer, legal)
        parts = ['<g class="tiles">', self._abouts, *self._court.under(view), *self._lands.under(view), "</g>"]
        parts += ['<g class="spots">', *self._court.spots(view, pen), *self._box.spots(view, pen)]
        parts += [*self._lands.spots(view, pen), "</g>"]
        parts += ['<g class="pieces" pointer-events="none">', *self._court.over(view), *self._lands.over(view)]
        parts += [*self._box.over(view), self._score(tuple(view.points)), "</g>"]
        return parts

    def _draw_score(self, points: tuple[int, ...]) -> str:
        track, drawn = self._layout.score, []
        spaces = [value % len(track) for value in points]
        for seat, space in enumerate(spaces):
            sharing = [other for other, taken in enumerate(spaces) if taken == space]
            dx, dy, size = _FANS[len(sharing) - 1][sharing.index(seat)]
            slip = track[space]
            label = self.labels.say("piece-score", seat=SIGNS[seat], points=points[seat])
            token = centred(f"token-{seat}", slip.cx + dx, slip.y + 18 + dy, size, size)
            drawn.append(piece(f"score-of-{seat}", seat, f"seat-{seat}", label, token))
        return "".join(drawn)


def _abouts(places: Layout) -> str:
    """Draws areas that explain what is printed on the board."""
    area = places.areas["actions"]
    asked = [
        (places.areas["score"], "score"),
        (Box(area.x, area.y, area.w, places.fields[0].box.y - area.y), "cubes"),
        *((box, f"gift-{value}") for value, box in enumerate(places.gift_heads, 1)),
        *((box, "tutoring") for box in places.tutoring),
    ]
    for name, ministry in zip(MINISTRIES, places.ministries, strict=True):
        asked += [(ministry.plaque, name), (ministry.minister, f"minister {name}")]
        asked.append((ministry.secretary, f"secretary {name}"))
    asked += [(Box(tile.x, tile.y - 20, tile.w, 48), "foreign") for tile in places.foreign]
    return "".join(
        f'<rect data-about="{about}" x="{num(box.x)}" y="{num(box.y)}" width="{num(box.w)}" height="{num(box.h)}" '
        'fill="none" pointer-events="all"/>'
        for box, about in asked
    )
