"""Draws what changes on the board, laid over the empty board: tiles, spots, and pieces above them."""

from __future__ import annotations

from functools import lru_cache
from html import unescape

from kaiserhof.drawing import TABLE, VIEWER, Easel, Frame, Part
from kaiserhof.drawing.labels import SIGNS
from kaiserhof.drawing.svg import centred, num
from kaiserhof.games.confucius.drawing import cards
from kaiserhof.games.confucius.drawing.board.layout import Box, Layout
from kaiserhof.games.confucius.drawing.board.spots import Spot, piece
from kaiserhof.games.confucius.drawing.forms import EVERYONE, FormDrawing
from kaiserhof.games.confucius.drawing.labels import ConfuciusLabels
from kaiserhof.games.confucius.rules.components import MINISTRIES
from kaiserhof.games.confucius.rules.moves import all_texts
from kaiserhof.games.confucius.rules.state import ConfuciusState

_FANS = (
    ((0.0, 0.0, 23),),
    ((-6.6, -2.2, 18), (6.6, 2.2, 18)),
    ((-7.0, -3.4, 16), (7.0, -3.4, 16), (0.0, 6.0, 16)),
    ((-7.0, -5.0, 15), (7.0, -5.0, 15), (-7.0, 7.0, 15), (7.0, 7.0, 15)),
    ((-8.0, -6.0, 14), (8.0, -6.0, 14), (0.0, 0.6, 14), (-8.0, 7.4, 14), (8.0, 7.4, 14)),
)
"""Place and size of the markers that share a space of the score track, by how many there are."""


class WideDrawing(FormDrawing):
    """The changing part of the board in one language, for one number of seats."""

    def __init__(self, labels: ConfuciusLabels, seats: int) -> None:
        super().__init__(labels, seats)
        self._abouts = _abouts(self.layout)
        self._parts = _parts(self.layout, labels)
        self._score = lru_cache(4096)(self._draw_score)

    def draw_board(self, view: ConfuciusState, easel: Easel) -> None:
        """Draws the board as everyone sees it, with signs in place of names."""
        texts = all_texts(view.seats)
        tiles = (*self.court.below(view), *self.lands.below(view))
        easel.add(
            Frame("tiles", TABLE, '<g class="tiles">', "</g>"),
            tiles,
            lambda: [*self._abouts, *self.court.under(view), *self.lands.under(view)],
        )
        spots = self.spots(view, EVERYONE)
        easel.add(
            Frame("spots", TABLE, '<g class="spots">', "</g>", parts=self._parts),
            spots,
            lambda: [spot.draw(texts) for spot in spots],
        )
        easel.add(
            Frame("pieces", TABLE, '<g class="pieces" pointer-events="none">', "</g>"),
            None,
            lambda: [
                *self.court.over(view),
                *self.lands.over(view),
                *self.box.over(view),
                self._score(tuple(view.points)),
            ],
        )

    def draw_own(self, view: ConfuciusState, easel: Easel) -> None:
        """Draws the viewer's obligations, and the present cost of every action."""
        if view.viewer >= 0:
            shown = (*self.court.bonds(view), *self.box.costs(view))
            easel.put(Frame("own-pieces", VIEWER, '<g class="pieces" pointer-events="none">', "</g>"), shown)

    def draw_hand(self, view: ConfuciusState, legal: frozenset[int], easel: Easel) -> None:
        cards.draw_hand(view, self.labels, legal, easel)

    def draw_supplies(self, view: ConfuciusState, easel: Easel) -> None:
        cards.draw_supplies(view, self.labels, easel)

    def spots(self, view: ConfuciusState, seat: int) -> tuple[Spot, ...]:
        """Returns all places of the board, those of the gift tracker too."""
        return *super().spots(view, seat), *self.court.gift_spots

    def _draw_score(self, points: tuple[int, ...]) -> str:
        track, drawn = self.layout.score, []
        spaces = [value % len(track) for value in points]
        for seat, space in enumerate(spaces):
            sharing = [other for other, taken in enumerate(spaces) if taken == space]
            dx, dy, size = _FANS[len(sharing) - 1][sharing.index(seat)]
            slip = track[space]
            label = self.labels.say("piece-score", seat=SIGNS[seat], points=points[seat])
            token = centred(f"token-{seat}", slip.cx + dx, slip.y + 18 + dy, size, size)
            drawn.append(piece(f"score-of-{seat}", seat, f"seat-{seat}", label, token))
        return "".join(drawn)


def _parts(places: Layout, labels: ConfuciusLabels) -> tuple[Part, ...]:
    """Returns the areas of the board that can be shown alone."""
    names = {name: labels.ministries[number] for number, name in enumerate(MINISTRIES)}
    names |= {name: labels.say(f"area-{name}") for name in ("actions", "gifts", "examination", "foreign", "distant")}
    return tuple(Part(name, unescape(names[name]), box) for name, box in places.areas.items() if name in names)


def _abouts(places: Layout) -> list[str]:
    """Draws invisible areas with explanations of what is printed on the board."""
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
    return [
        f'<rect data-about="{about}" x="{num(box.x)}" y="{num(box.y)}" width="{num(box.w)}" height="{num(box.h)}" '
        'fill="none" pointer-events="all"/>'
        for box, about in asked
    ]
