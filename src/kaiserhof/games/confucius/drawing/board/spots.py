"""Places to click, and the marks that light them where at least one of their moves is legal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from kaiserhof.drawing import Mark
from kaiserhof.drawing.svg import num
from kaiserhof.games.confucius.drawing.board.layout import Box


class Spot(NamedTuple):
    """What a place offers to a seat, or to everyone (seat -1)."""

    place: SpotShape
    first: int
    """The move whose refusal the page explains if nothing is legal here; -1 if no move of the seat belongs here."""
    more: Sequence[int]
    """All its moves."""
    about: str
    label: str

    def draw(self, texts: Mapping[int, str]) -> str:
        """Draws the spot unlit."""
        if self.first < 0:
            return (
                f'<g id="spot-{self.place.name}" role="img" data-about="{self.about}" aria-label="{self.label}">'
                f"{self.place.shape}</g>"
            )
        return (
            f'<g class="spot" id="spot-{self.place.name}"{self.place.called} data-moves="{texts[self.first]}" '
            f'data-about="{self.about}" role="button" tabindex="-1" aria-label="{self.label}">{self.place.shape}</g>'
        )


def marks(
    everyone: Iterable[Spot], own: Iterable[Spot], texts: Mapping[int, str], legal: frozenset[int]
) -> Iterator[Mark]:
    """Lights the spots that have a legal move, and marks those that offer this seat more than they offer everyone."""
    both = zip(everyone, own, strict=True)
    for drawn, spot in both if legal else [(drawn, spot) for drawn, spot in both if drawn is not spot]:
        if spot is drawn and spot.first not in legal and legal.isdisjoint(spot.more):
            continue
        label = spot.label if spot.label != drawn.label else ""
        lit = [move for move in spot.more if move in legal and move != spot.first] if legal else []
        if lit or spot.first in legal:
            moves = ";".join([texts[spot.first], *(texts[move] for move in lit)])
            as_drawn = not lit and spot.first == drawn.first
            yield _mark(spot.place.name, True, "" if as_drawn else moves, label)
        elif label or spot.first != drawn.first:
            moves = texts[spot.first] if spot.first != drawn.first else ""
            yield _mark(spot.place.name, False, moves, label)


@lru_cache(8192)
def _mark(place: str, lit: bool, moves: str, label: str) -> Mark:
    """Returns a mark, cached because most occur again and again."""
    return Mark(f"spot-{place}", lit=lit, moves=moves, label=label)


class SpotShape:
    """The shape of a spot, as markup."""

    __slots__ = ("called", "name", "shape")

    def __init__(self, name: str, box: Box, rx: float = 4, *, number: int = 0) -> None:
        self.name = name
        self.called = f' data-name="{number}"' if number else ""
        """The number by which the log calls it, as an attribute."""
        hit = f'<rect class="hit" {_sides(box)} fill="none" pointer-events="all"/>'
        edge = f'{_sides(box.grown(0.5))} rx="{num(rx)}"'
        self.shape = f'{hit}<rect class="halo fine" {edge}/><rect class="ring fine focus-ring" {edge}/>'


def _sides(box: Box) -> str:
    return f'x="{num(box.x)}" y="{num(box.y)}" width="{num(box.w)}" height="{num(box.h)}"'


def piece(name: str, seat: int, source: str, label: str, *content: str) -> str:
    """Draws a piece of a seat (-1: a neutral piece) that enters from the element with the id `source`."""
    owner = f" seat-{seat}" if seat >= 0 else ""
    opening = f'<g class="piece{owner}" id="{name}" data-from="{source}" role="img" aria-label="{label}">'
    return f"{opening}{''.join(content)}</g>"
