"""Draws the places to click: house fields and dragon spaces, lit where the viewer has a legal move."""

from __future__ import annotations

from collections.abc import Collection

from kaiserhof.drawing.tenths import num, placed
from kaiserhof.games.china.board.board import Field, Map
from kaiserhof.games.china.drawing.board.layout import hit_radius
from kaiserhof.games.china.drawing.labels import ChinaLabels
from kaiserhof.games.china.rules.moves import EMISSARY, FORT, HOUSE, target_of, verb_of
from kaiserhof.games.china.rules.state import ChinaState

BUILD, FORTIFY = 1, 2
"""What a player can do on a field, as bits of a mask."""

_LABELS = {BUILD: "move-house", FORTIFY: "move-fort", BUILD | FORTIFY: "spot-house-or-fort"}


class Spots:
    """The spots of the board in one language, as markup that only has to be joined."""

    def __init__(self, m: Map, labels: ChinaLabels) -> None:
        self._labels = labels
        self._hit = hit_radius(m)
        self._ring = 17 * m.field_radius / 12
        self._dragon = m.dragon_radius
        self._fields = [(f, p, number + 1) for p, one in enumerate(m.provinces) for number, f in enumerate(one.fields)]
        self._idle = {forts: self._idle_fields(forts=forts) for forts in (False, True)}
        self._lit = {forts: self._lit_fields(forts=forts) for forts in (False, True)}
        self._dragons = [
            f'" id="spot-dragon-{p.id}" data-about="dragon" data-moves="emissary {p.id}" {placed(*p.dragon)}'
            for p in m.provinces
        ]
        self._lit_dragons = [self._lit_dragon(p) for p in range(len(m.provinces))]

    def draw(self, view: ChinaState, legal: Collection[int], *, forts: bool) -> list[str]:
        """Draws the dragon spaces, and the fields above them. A legal move lights them in the viewer's colour."""
        fields, dragons = _lit(legal, len(self._fields))
        seat = max(0, view.viewer)
        parts = ['<g class="spots">']
        parts += [
            _filled(self._lit_dragons[p], seat) if p in dragons else self._idle_dragon(view, p)
            for p in range(len(self._dragons))
        ]
        idle, lit = self._idle[forts], self._lit[forts]
        parts += [_filled(lit[kind][i], seat) if kind else idle[i] for i, kind in enumerate(fields)]
        parts.append("</g>")
        return parts

    def _idle_fields(self, *, forts: bool) -> list[str]:
        return [
            f'<g class="spot{_field(f, forts=forts)}{_button(self._labels.at("spot-field", p, field=number))}'
            f"{_hit(self._hit)}</g>"
            for f, p, number in self._fields
        ]

    def _lit_fields(self, *, forts: bool) -> dict[int, list[tuple[str, str]]]:
        return {
            kind: [
                self._lit_spot(_field(f, forts=forts), self._labels.at(_LABELS[kind], p, field=number), self._ring)
                for f, p, number in self._fields
            ]
            for kind in _LABELS
        }

    def _idle_dragon(self, view: ChinaState, p: int) -> str:
        label = self._labels.at("spot-dragon", p, emissaries=view.emissaries_in[p], most=view.most[p])
        return f'<g class="spot{self._dragons[p]}{_button(label)}{_hit(self._dragon)}</g>'

    def _lit_dragon(self, p: int) -> tuple[str, str]:
        return self._lit_spot(self._dragons[p], self._labels.at("move-emissary", p), self._dragon + 4)

    def _lit_spot(self, place: str, label: str, radius: float) -> tuple[str, str]:
        """Draws a lit spot, with a gap for the number of the viewer's seat."""
        r = num(radius)
        rings = f'<circle class="halo" r="{r}"/><circle class="ring focus-ring" r="{r}"/>'
        hit = max(radius, self._hit)
        return '<g class="spot lit seat-', f"{place}{_button(label)}{_hit(hit)}{rings}</g>"


def _lit(legal: Collection[int], fields: int) -> tuple[bytearray, set[int]]:
    """Returns what can be done on each field, and the provinces to which an emissary may be sent."""
    kinds, dragons = bytearray(fields), set()
    for move in legal:
        verb = verb_of(move)
        if verb == HOUSE:
            kinds[target_of(move)] |= BUILD
        elif verb == FORT:
            kinds[target_of(move)] |= FORTIFY
        elif verb == EMISSARY:
            dragons.add(target_of(move))
    return kinds, dragons


def _filled(around: tuple[str, str], seat: int) -> str:
    return f"{around[0]}{seat}{around[1]}"


def _field(f: Field, *, forts: bool) -> str:
    """Returns the attributes of a field's spot that follow its class."""
    moves = f"house {f.id};fort {f.id}" if forts else f"house {f.id}"
    return f'" id="spot-field-{f.id}" data-about="field" data-moves="{moves}" {placed(f.x, f.y)}'


def _button(label: str) -> str:
    return f' role="button" tabindex="-1" aria-label="{label}">'


def _hit(radius: float) -> str:
    return f'<circle class="hit" r="{num(radius)}" fill="none" pointer-events="all"/>'
