"""Draws the Great Wall, the Foreign Lands with their boxes, and the military colonies."""

from __future__ import annotations

from collections.abc import Mapping

from kaiserhof.drawing.labels import SIGNS
from kaiserhof.games.confucius.drawing.board.spots import Spot, piece
from kaiserhof.games.confucius.drawing.labels import ConfuciusLabels
from kaiserhof.games.confucius.drawing.narrow.targets import face, pieces_in, section, symbol, target
from kaiserhof.games.confucius.rules.components import (
    BOXES,
    DEADLINES,
    FOREIGN_LANDS,
    INVASION_PRICE,
    LANDS_USED,
    MAX_BOXES,
    REWARD_BOX,
    WALL_PIECES,
)
from kaiserhof.games.confucius.rules.moves import all_texts
from kaiserhof.games.confucius.rules.phases import REDEPLOYING
from kaiserhof.games.confucius.rules.state import ConfuciusState


class ForeignLands:
    """The view of the Foreign Lands in one language."""

    def __init__(self, labels: ConfuciusLabels) -> None:
        self._labels = labels

    def key(self, view: ConfuciusState) -> tuple[object, ...]:
        return (
            view.wall,
            self._now(view),
            tuple(view.foreign),
            view.land_done,
            view.land_won,
            tuple(view.armies),
            tuple(view.colonies),
            tuple(view.stock),
            view.phase == REDEPLOYING,
        )

    def draw(self, view: ConfuciusState, spots: Mapping[str, Spot]) -> tuple[str, ...]:
        """Draws the wall, a card for each land, and a row for each colony."""
        lands = (self._land(view, spots, slot) for slot in range(LANDS_USED) if view.foreign[slot] >= 0)
        colonies = "".join(self._colony(view, spots, seat) for seat in range(view.seats))
        return (
            section(self._labels.say("lands-wall"), f'<div id="great-wall">{self.wall(view)}</div>'),
            *lands,
            section(self._labels.say("lands-colonies"), f'<ul class="cf-rows">{colonies}</ul>'),
        )

    def _now(self, view: ConfuciusState) -> int:
        """Returns the piece of the wall that is being built, counted from 0; -1 if none is."""
        return view.wall if view.before_court() else -1

    def wall(self, view: ConfuciusState) -> str:
        """Draws the nine pieces, with a flag where an invasion ends."""
        now = self._now(view)
        pieces = []
        for number in range(1, WALL_PIECES + 1):
            kinds = ["built"] if number <= view.wall else []
            kinds += ["now"] if number == now + 1 else []
            flag = symbol("do-invade") if number in DEADLINES else ""
            css = f' class="{" ".join(kinds)}"' if kinds else ""
            pieces.append(f"<i{css}>{number}{flag}</i>")
        label = self._labels.say("piece-wall", pieces=view.wall)
        return f'<div class="cf-wall num" role="img" data-about="wall" aria-label="{label}">{"".join(pieces)}</div>'

    def status(self, view: ConfuciusState, slot: int) -> str:
        """Says by which round a land must be full, or how its invasion ended."""
        if view.land_done >> slot & 1:
            return self._labels.say("board-won" if view.land_won >> slot & 1 else "board-lost")
        return self._labels.say("board-deadline", round=DEADLINES[slot])

    def _land(self, view: ConfuciusState, spots: Mapping[str, Spot], slot: int) -> str:
        land, done = view.foreign[slot], view.land_done >> slot & 1
        boxes = "".join(self._box(view, spots, slot, number) for number in range(len(BOXES[land])))
        price = "" if done else f'<span class="cf-cost num">{INVASION_PRICE[land]}{symbol("coin")}</span>'
        return (
            f'<section class="cf-box cf-land{" cf-over" if done else ""}" id="foreign-{slot}">'
            f'<header data-about="foreign {FOREIGN_LANDS[land]}"><h2>{self._labels.foreign[land]}</h2>{price}'
            f'<span class="cf-own">{self.status(view, slot)}</span></header><ul class="cf-boxes">{boxes}</ul></section>'
        )

    def _box(self, view: ConfuciusState, spots: Mapping[str, Spot], slot: int, number: int) -> str:
        land = view.foreign[slot]
        owner = view.armies[slot * MAX_BOXES + number]
        army = ""
        if owner >= 0:
            label = self._labels.say("piece-army", seat=SIGNS[owner])
            drawn = piece(f"army-{slot}-{number}", owner, f"spot-colony-{owner}", label, f'<use href="#army-{owner}"/>')
            army = pieces_in("0 0 24 38", drawn)
        star = symbol("star", "cf-star") if number == REWARD_BOX[land] else ""
        content = f'<b class="num">{BOXES[land][number]}</b>{star}{army}'
        spot = spots[f"{FOREIGN_LANDS[land]}-{number + 1}"]
        return f"<li>{target(spot, all_texts(view.seats), 'cf-space', content)}</li>"

    def _colony(self, view: ConfuciusState, spots: Mapping[str, Spot], seat: int) -> str:
        label = self._labels.say("piece-army", seat=SIGNS[seat])
        drawn = f'<use href="#army-{seat}"/>'
        pieces = [piece(f"colony-{seat}-{i}", seat, f"seat-{seat}", label, drawn) for i in range(view.colonies[seat])]
        armies = "".join(pieces_in("0 0 24 38", army) for army in pieces)
        stock = f'<span class="cf-own num">{self._labels.say("colony-stock", stock=view.stock[seat])}</span>'
        content = (
            f'{face(seat)}<span class="cf-name">{SIGNS[seat]}</span><span class="cf-armies">{armies}</span>{stock}'
        )
        return f"<li>{target(spots[f'colony-{seat}'], all_texts(view.seats), 'cf-row', content)}</li>"
