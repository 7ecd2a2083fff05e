"""Draws the places to click: house fields and dragon spaces, lit where the viewer has a legal move."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from kaiserhof.drawing import Mark
from kaiserhof.drawing.svg import tenths
from kaiserhof.games.china.board.board import Field, Map
from kaiserhof.games.china.drawing.board.layout import hit_radius
from kaiserhof.games.china.drawing.labels import ChinaLabels
from kaiserhof.games.china.rules.lookup import CARD_PAYMENTS
from kaiserhof.games.china.rules.moves import EMISSARY, FORT, HOUSE, target_of, verb_of
from kaiserhof.games.china.rules.state import ChinaState

BUILD, FORTIFY = 1, 2
"""What a player can do on a field, as bits of a mask."""

_LABELS = {BUILD: "move-house", FORTIFY: "move-fort", BUILD | FORTIFY: "spot-house-or-fort"}


class Spots:
    """The spots of the board in one language, as prebuilt markup."""

    def __init__(self, m: Map, labels: ChinaLabels) -> None:
        self._board = m
        self._labels = labels
        self._hit = hit_radius(m)
        self._ring = 17 * m.field_radius / 12
        self._dragon = m.dragon_radius
        self._fields = [(f, p, number + 1) for p, one in enumerate(m.provinces) for number, f in enumerate(one.fields)]
        self._drawn = {forts: self._field_spots(forts=forts) for forts in (False, True)}
        self._dragons = [
            f'" id="spot-dragon-{p.id}" data-about="dragon" data-moves="emissary {p.id}" {tenths.placed(*p.dragon)}'
            for p in m.provinces
        ]

    def draw(self, view: ChinaState, *, forts: bool) -> list[str]:
        """Draws the dragon spaces, and the fields above them."""
        return [*(self._dragon_spot(view, p) for p in range(len(self._dragons))), *self._drawn[forts]]

    def marks(self, view: ChinaState, legal: Collection[int]) -> Iterator[Mark]:
        """Lights the places that have a legal move; where only a pair of cards pays for it, they are dear."""
        fields, dragons = _lit(legal, len(self._fields))
        hand = view.hands[view.viewer]
        dear = [not CARD_PAYMENTS[hand][colour] for colour in view.lookup.colour_of]
        for p in sorted(dragons):
            label = self._labels.at("move-emissary", p)
            yield Mark(f"spot-dragon-{self._board.provinces[p].id}", label=label, dear=dear[p])
        for (f, p, number), kind in zip(self._fields, fields, strict=True):
            if kind:
                label = self._labels.at(_LABELS[kind], p, field=number)
                yield Mark(f"spot-field-{f.id}", label=label, dear=dear[p])

    def _field_spots(self, *, forts: bool) -> list[str]:
        return [
            f'<g class="spot{_field(f, number, forts=forts)}{_button(self._labels.at("spot-field", p, field=number))}'
            f"{_hit(self._hit)}{_rings(self._ring)}</g>"
            for f, p, number in self._fields
        ]

    def _dragon_spot(self, view: ChinaState, p: int) -> str:
        label = self._labels.at("spot-dragon", p, emissaries=view.emissaries_in[p], most=view.most[p])
        shape = f"{_hit(self._dragon)}{_rings(self._dragon + 4)}"
        return f'<g class="spot{self._dragons[p]}{_button(label)}{shape}</g>'


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


def _field(f: Field, number: int, *, forts: bool) -> str:
    """Returns the attributes of a field's spot that follow its class."""
    moves = f"house {f.id};fort {f.id}" if forts else f"house {f.id}"
    place = tenths.placed(f.x, f.y)
    return f'" id="spot-field-{f.id}" data-name="{number}" data-about="field" data-moves="{moves}" {place}'


def _button(label: str) -> str:
    return f' role="button" tabindex="-1" aria-label="{label}">'


def _hit(radius: float) -> str:
    return f'<circle class="hit" r="{tenths.num(radius)}" fill="none" pointer-events="all"/>'


def _rings(radius: float) -> str:
    """Draws the rings, which are visible only while the spot is lit."""
    r = tenths.num(radius)
    return f'<circle class="halo" r="{r}"/><circle class="ring focus-ring" r="{r}"/>'
