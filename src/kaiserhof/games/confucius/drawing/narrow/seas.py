"""Draws shipyards, oceans and the Distant Lands."""

from __future__ import annotations

from collections.abc import Mapping

from kaiserhof.drawing.labels import SIGNS
from kaiserhof.games.confucius.drawing.board.spots import Spot, piece
from kaiserhof.games.confucius.drawing.labels import ConfuciusLabels
from kaiserhof.games.confucius.drawing.narrow.targets import face, pieces_in, section, symbol, target
from kaiserhof.games.confucius.rules.components import DISTANT_LANDS, VOYAGE
from kaiserhof.games.confucius.rules.moves import all_texts
from kaiserhof.games.confucius.rules.phases import SHIPPING
from kaiserhof.games.confucius.rules.state import ConfuciusState


class Seas:
    """The view of voyages in one language."""

    def __init__(self, labels: ConfuciusLabels) -> None:
        self._labels = labels

    def key(self, view: ConfuciusState) -> tuple[object, ...]:
        return (
            tuple(view.shipyards),
            tuple(view.oceans),
            tuple(view.visited),
            tuple(view.land_chit),
            tuple(view.discoverer),
            view.phase == SHIPPING,
        )

    def draw(self, view: ConfuciusState, spots: Mapping[str, Spot]) -> tuple[str, ...]:
        """Draws a row for each fleet, then the five lands."""
        say = self._labels.say
        head = f'<p class="cf-heads"><span>{say("fleet-yard")}</span><span>{say("fleet-ocean")}</span></p>'
        fleets = "".join(self._fleet(view, spots, seat) for seat in range(view.seats))
        lands = "".join(self._land(view, spots, land) for land in range(len(DISTANT_LANDS)))
        return (
            f'<section class="cf-box">{head}<ul class="cf-fleets">{fleets}</ul></section>',
            section(say("area-distant"), f'<ul class="cf-distant">{lands}</ul>', "cf-plain"),
        )

    def _fleet(self, view: ConfuciusState, spots: Mapping[str, Spot], seat: int) -> str:
        texts = all_texts(view.seats)
        yard = self._junks(f"yard-{seat}", f"seat-{seat}", view.shipyards[seat])
        gap = "<i></i>" * max(0, VOYAGE - view.oceans[seat])
        ocean = f"{self._junks(f'sea-{seat}', f'spot-shipyard-{seat}', view.oceans[seat])}{gap}"
        return (
            f'<li><span class="cf-who">{face(seat)}<span class="cf-name">{SIGNS[seat]}</span></span>'
            f"{target(spots[f'shipyard-{seat}'], texts, 'cf-yard', yard)}"
            f"{target(spots[f'ocean-{seat}'], texts, 'cf-ocean', ocean)}</li>"
        )

    def _junks(self, name: str, source: str, count: int) -> str:
        label = self._labels.say("piece-junk")
        return "".join(pieces_in("0 0 38 36", piece(f"{name}-{i}", -1, source, label, _JUNK)) for i in range(count))

    def _land(self, view: ConfuciusState, spots: Mapping[str, Spot], land: int) -> str:
        name, first = DISTANT_LANDS[land], view.discoverer[land]
        chit = symbol(f"land-chit-{view.land_chit[land]}", "cf-chit") if first < 0 and view.land_chit[land] else ""
        told = self._labels.say("land-first", seat=SIGNS[first]) if first >= 0 else ""
        markers = "".join(
            pieces_in("0 0 22 22", self._visitor(land, seat))
            for seat in range(view.seats)
            if view.visited[seat] >> land & 1
        )
        content = (
            f'{symbol(f"cargo-{land}", "cf-icon")}<span class="cf-name">{self._labels.say(f"land-{name}")}</span>'
            f'<span class="cf-own">{told}</span><span class="cf-markers">{markers}</span>{chit}'
        )
        return f"<li>{target(spots[f'land-{name}'], all_texts(view.seats), 'cf-far', content)}</li>"

    def _visitor(self, land: int, seat: int) -> str:
        label = self._labels.say("piece-visitor", seat=SIGNS[seat], land=self._labels.distant[land])
        return piece(f"visitor-{land}-{seat}", seat, f"spot-ocean-{seat}", label, f'<use href="#token-{seat}"/>')


_JUNK = '<use href="#junk"/>'
