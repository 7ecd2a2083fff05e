"""Draws the players' mats: their parts of the Wall and of the Forbidden City, their stacks and warehouses.

The mats are a table with a line for each player. The style sheet hides the viewer's own stacks and warehouse, because
`own_tiles` shows them in a larger size.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterator
from functools import cache

from kaiserhof.drawing import NARROW, TABLE, Easel, Frame, Mark
from kaiserhof.drawing.labels import SIGNS
from kaiserhof.drawing.panel import card_button
from kaiserhof.drawing.svg import num
from kaiserhof.games.dayunhe.drawing.labels import DayunheLabels
from kaiserhof.games.dayunhe.drawing.pieces import Pieces
from kaiserhof.games.dayunhe.rules.components import MAX_SEATS, STACKS, UNREST_LOSS, WAREHOUSE
from kaiserhof.games.dayunhe.rules.moves import CALM, CITY, DENOUNCE, INTRIGUE, target_of, verb_of
from kaiserhof.games.dayunhe.rules.state import DayunheState
from kaiserhof.games.dayunhe.rules.verbs.stacks import height

PITCH = 76
"""Distance of tiles in a row."""


class Mats:
    """Draws the mats in one language."""

    def __init__(self, labels: DayunheLabels, pieces: Pieces) -> None:
        self._labels = labels
        self._pieces = pieces
        self._below = [
            "".join(
                f'<g transform="translate(0 {num(4.2 * depth)})">{pieces.blank}</g>' for depth in range(tiles, 0, -1)
            )
            for tiles in range(4)
        ]

    def draw(self, view: DayunheState, easel: Easel) -> None:
        heading = self._labels.say("panel-mats")
        seats = range(view.seats)
        easel.add(
            Frame(
                "mats",
                TABLE,
                f'<div class="mats-box"><h2 class="label">{heading}</h2><div class="mats">',
                "</div></div>",
                title=heading if easel.form == NARROW else "",
                icon="i-wall",
            ),
            (view.limit, *[self._shown(view, seat) for seat in seats]),
            lambda: [part for seat in seats for part in self._line(view, seat)],
        )

    def _shown(self, view: DayunheState, seat: int) -> Hashable:
        """Returns the values that the drawing of a player's line depends on."""
        built = view.wall[seat], view.city_tiles[seat], self._city(view, seat)
        return built, self.piled(view, seat), view.stored[seat], self.stored(view, seat)

    def piled(self, view: DayunheState, seat: int) -> Hashable:
        """Returns the values that the drawing of a player's stacks depends on."""
        piles = range(seat * STACKS, (seat + 1) * STACKS)
        return tuple([(height(view, pile), view.tops[pile], view.bottoms[pile]) for pile in piles])

    def stored(self, view: DayunheState, seat: int) -> Hashable:
        """Returns the values that the drawing of a player's warehouse depends on."""
        kinds = view.lookup.kinds
        return tuple(view.warehouse[seat * kinds : (seat + 1) * kinds])

    def _line(self, view: DayunheState, seat: int) -> Iterator[str]:
        """Yields name, Wall, city, stacks and warehouse of a player."""
        say, number, name = self._labels.say, seat + 1, SIGNS[seat]
        sign = f'<svg class="sign" aria-hidden="true"><use href="#face-{seat}"/></svg>'
        yield f'<p class="mat-name of-{seat} seat-{seat}">{sign}<span>{name}</span></p>'
        tiles = view.wall[seat]
        near = " near" if tiles == view.limit - 1 else ""
        walled = say("mat-wall", tiles=tiles, limit=view.limit, seat=name)
        drawn = f"{_icon('wall')}<span>{tiles}/{view.limit}</span>"
        yield card_button(f"mat-wall{near} {_css(seat)}", f"spot-wall-{seat}", f"calm {number}", "wall", walled, drawn)
        built = say("mat-city", tiles=view.city_tiles[seat], seat=name)
        drawn = f"{_icon('palace')}<span>{self._city(view, seat)}</span>"
        yield card_button(f"mat-city {_css(seat)}", f"spot-city-{seat}", f"denounce {number}", "city", built, drawn)
        stacks = [self.stack(view, seat, stack) or self._pieces.gap for stack in range(STACKS)]
        yield f'<div class="mat-stacks of-{seat} seat-{seat}" data-about="stacks">{_row(tuple(stacks), STACKS)}</div>'
        stored = say("mat-store", tiles=view.stored[seat], seat=name)
        drawn = self._store(view, seat)
        css = f"mat-store of-{seat} {_css(seat)}"
        yield card_button(css, f"spot-store-{seat}", f"intrigue {number}", "warehouse", stored, drawn)

    def _city(self, view: DayunheState, seat: int) -> str:
        """Returns how many tiles a player has in the city, and what they are worth."""
        kinds = view.lookup.kinds
        built = sum(view.city[seat * kinds + kind] for kind in range(kinds))
        unrest = sum(view.city_unrest[seat * MAX_SEATS + owner] for owner in range(view.seats))
        worth = f"{built}² = {built**2}" if built else "0"
        return f"{worth} −{UNREST_LOSS * unrest}" if unrest else worth

    def _store(self, view: DayunheState, seat: int) -> str:
        kinds, own = view.lookup.kinds, self._pieces.tiles[seat]
        held = [own[kind][0] for kind in range(kinds) for _ in range(view.warehouse[seat * kinds + kind])]
        return _row((*held, *(self._pieces.gap for _ in range(WAREHOUSE - len(held)))), WAREHOUSE)

    def stack(self, view: DayunheState, seat: int, stack: int) -> str:
        """Draws a stack: the top tile, face up or down, the tiles below it, and their number."""
        pile = seat * STACKS + stack
        tiles = height(view, pile)
        if not tiles:
            return ""
        top = view.tops[pile]
        body = self._pieces.tiles[seat][top][0] if top >= 0 else self._pieces.back
        return f"{self._below[min(3, tiles - 1)]}{body}{_count(tiles, view.bottoms[pile])}"


def marks(view: DayunheState, legal: Collection[int]) -> Iterator[Mark]:
    """Lights the parts of the mats that have a legal move. Only the viewer's own city takes tiles."""
    lit: dict[int, list[int]] = {}
    for move in legal:
        lit.setdefault(verb_of(move), []).append(target_of(move))
    yield Mark(f"spot-city-{view.viewer}", lit=CITY in lit, moves="city")
    for verb, place in ((CALM, "wall"), (INTRIGUE, "store"), (DENOUNCE, "city")):
        yield from (Mark(f"spot-{place}-{owner}") for owner in lit.get(verb, ()))


def _css(seat: int) -> str:
    return f"mat-part spot seat-{seat}"


def _icon(name: str) -> str:
    return f'<svg class="mat-icon" viewBox="-11 -11 22 22" aria-hidden="true"><use href="#p-{name}"/></svg>'


def _row(tiles: tuple[str, ...], count: int) -> str:
    """Draws tiles side by side."""
    drawn = "".join(f'<g transform="translate({PITCH * place} 0)">{tile}</g>' for place, tile in enumerate(tiles))
    return f'<svg viewBox="-40 -43 {PITCH * count + 4} 98" aria-hidden="true">{drawn}</svg>'


@cache
def _count(tiles: int, known: int) -> str:
    """Returns how many tiles a stack has, and how many unrest tiles were seen going under it."""
    found = f'<use href="#tile-count"/><text class="tile-count" x="27" y="33">{tiles}</text>'
    if known:
        found += f'<use href="#tile-seen"/><text class="tile-count seen" x="-27" y="33">!{known}</text>'
    return found
