"""Writes places to click, lit in the viewer's colour where at least one of their moves is legal."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from kaiserhof.drawing.svg import num
from kaiserhof.games.confucius.drawing.board.layout import Box
from kaiserhof.games.confucius.rules.moves import all_texts


class Pen:
    """Writes the spots of one picture: knows which moves are legal and which colour lights them."""

    def __init__(self, seats: int, viewer: int, legal: Collection[int]) -> None:
        self.legal = frozenset(legal)
        self.texts = all_texts(seats)
        self._lit = f'<g class="spot lit seat-{max(0, viewer)}" id="spot-'

    def spot(self, place: Place, first: int, more: Iterable[int], about: str, label: str) -> str:
        """Writes a spot with the legal ones of `more`; without any it has `first`, whose refusal the page explains."""
        legal, texts = self.legal, self.texts
        moves = [texts[first]]
        lit = first in legal
        if legal:
            for move in more:
                if move in legal and move != first:
                    moves.append(texts[move])
                    lit = True
        rest = (
            f'" data-moves="{";".join(moves)}" data-about="{about}" role="button" tabindex="-1" aria-label="{label}">'
        )
        if lit:
            return f"{self._lit}{place.name}{rest}{place.lit}</g>"
        return f'<g class="spot" id="spot-{place.name}{rest}{place.hit}</g>'


class Place:
    """The shape of a spot, as markup."""

    __slots__ = ("hit", "lit", "name")

    def __init__(self, name: str, box: Box, rx: float = 4) -> None:
        self.name = name
        self.hit = f'<rect class="hit" {_sides(box)} fill="none" pointer-events="all"/>'
        edge = f'{_sides(box.grown(0.5))} rx="{num(rx)}"'
        rings = f'<rect class="halo fine" {edge}/><rect class="ring fine focus-ring" {edge}/>'
        self.lit = self.hit + rings


def _sides(box: Box) -> str:
    return f'x="{num(box.x)}" y="{num(box.y)}" width="{num(box.w)}" height="{num(box.h)}"'


def piece(name: str, seat: int, source: str, label: str, *content: str) -> str:
    """Draws a piece of a seat (-1: of nobody). It comes from the element whose id is `source`."""
    owner = f" seat-{seat}" if seat >= 0 else ""
    opening = f'<g class="piece{owner}" id="{name}" data-from="{source}" role="img" aria-label="{label}">'
    return f"{opening}{''.join(content)}</g>"


def quiet(place: Place, about: str, label: str) -> str:
    """Writes a place that none of the viewer's moves belongs to."""
    return f'<g id="spot-{place.name}" role="img" data-about="{about}" aria-label="{label}">{place.hit}</g>'
