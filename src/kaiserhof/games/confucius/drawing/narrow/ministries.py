"""Draws the three ministries as cards that lie side by side and are swiped."""

from __future__ import annotations

from collections.abc import Mapping
from html import unescape

from kaiserhof.drawing import Part
from kaiserhof.drawing.labels import SIGNS
from kaiserhof.games.confucius.drawing.board.spots import Spot, piece
from kaiserhof.games.confucius.drawing.labels import ConfuciusLabels
from kaiserhof.games.confucius.drawing.narrow.gifts import officials
from kaiserhof.games.confucius.drawing.narrow.targets import face, pieces_in, symbol, target
from kaiserhof.games.confucius.drawing.pieces import MINISTRY_SIGNS
from kaiserhof.games.confucius.rules import gifts
from kaiserhof.games.confucius.rules.components import (
    CANDIDATE,
    EMPTY,
    MAX_SEATS,
    MINISTRIES,
    MINISTRY_MASK,
    OFFICIAL_SPACES,
)
from kaiserhof.games.confucius.rules.ministries import official_price
from kaiserhof.games.confucius.rules.moves import all_texts
from kaiserhof.games.confucius.rules.phases import PLACING, SWAPPING
from kaiserhof.games.confucius.rules.state import ConfuciusState

_ORDER = (3, 2, 1, 0, 4, 5, 6)
"""The order in which spaces are drawn: the four most senior ones near the Minister, the others below."""


class Ministries:
    """The cards of the ministries in one language."""

    def __init__(self, labels: ConfuciusLabels) -> None:
        self._labels = labels

    def key(self, view: ConfuciusState) -> tuple[object, ...]:
        viewer = view.viewer
        bonds = tuple(view.given[viewer::MAX_SEATS]) if viewer >= 0 else ()
        return (
            viewer,
            view.phase in (PLACING, SWAPPING) and view.phase,
            tuple(view.tile),
            tuple(view.marker),
            view.secured,
            view.resolved,
            tuple(view.minister),
            tuple(view.secretary),
            tuple(view.minister_chit),
            tuple(view.secretary_chit),
            bonds,
        )

    def parts(self, view: ConfuciusState) -> tuple[Part, ...]:
        """Returns the ministries, each with how many officials the viewer could bribe, or why none."""
        return tuple(
            Part(name, self._labels.ministries[number], summary=unescape(self._summary(view, number)))
            for number, name in enumerate(MINISTRIES)
        )

    def _summary(self, view: ConfuciusState, number: int) -> str:
        if view.resolved >> number & 1:
            return self._labels.say("part-resolved")
        if view.viewer >= 0 and gifts.giver_who_forbids_bribing(view, view.viewer, number) >= 0:
            return self._labels.say("part-bound")
        free = int(view.unbribed & MINISTRY_MASK[number]).bit_count()
        return self._labels.say("part-free", officials=free)

    def draw(self, view: ConfuciusState, spots: Mapping[str, Spot]) -> tuple[str, ...]:
        """Draws a card for each ministry."""
        return tuple(self._card(view, spots, number) for number in range(len(MINISTRIES)))

    def _card(self, view: ConfuciusState, spots: Mapping[str, Spot], number: int) -> str:
        name, say = MINISTRIES[number], self._labels.say
        seated = "".join(self._official(view, spots, number, place) for place in _ORDER)
        chairs = self._chair(number, "minister", view.minister[number], view.minister_chit[number])
        chairs += self._chair(number, "secretary", view.secretary[number], view.secretary_chit[number])
        return (
            f'<article class="cf-ministry {name}" id="part-{name}"><header data-about="{name}">'
            f'<span class="cf-plaque" lang="zh">{MINISTRY_SIGNS[number]}部</span>'
            f"<div><h2>{self._labels.ministries[number]}</h2><p>{say(f'perk-{name}')}</p></div>{chairs}</header>"
            f'<ul class="cf-officials">{seated}<li class="cf-tally">{self._tally(view, number)}</li></ul>'
            f"{self._bound(view, number)}</article>"
        )

    def _chair(self, number: int, office: str, seat: int, chit: int) -> str:
        drawn = symbol(f"chit-{chit}") if chit else ""
        if seat >= 0:
            label = self._labels.say(f"piece-{office}", seat=SIGNS[seat], ministry=self._labels.ministries[number])
            marker = f'<use href="#stand-{seat}"/>'
            drawn = pieces_in("0 0 24 31", piece(f"{office}-{number}", seat, f"seat-{seat}", label, marker))
        name = f"<small>{self._labels.say(f'chair-{office}')}</small>"
        return f'<span class="cf-chair" data-about="{office}">{drawn}{name}</span>'

    def _official(self, view: ConfuciusState, spots: Mapping[str, Spot], number: int, place: int) -> str:
        space = number * OFFICIAL_SPACES + place
        spot, tile, owner = spots[f"{MINISTRIES[number]}-{place + 1}"], view.tile[space], view.marker[space]
        drawn = '<rect class="cf-empty" x="1" y="1" width="44.4" height="62" rx="4"/>'
        if tile != EMPTY:
            name = "candidate" if tile == CANDIDATE else tile
            drawn = f'<use href="#tile-{name}" width="46.4" height="64"/>'
        if owner >= 0:
            drawn += self._marker(space, owner, view.secured >> space & 1)
        content = f'{pieces_in("0 0 46.4 64", drawn)}<i class="cf-place num">{place + 1}</i>'
        below = self._below(view, number, space)
        return f"<li>{target(spot, all_texts(view.seats), 'cf-official', content + below)}</li>"

    def _marker(self, space: int, seat: int, secured: int) -> str:
        label = self._labels.say("piece-secured" if secured else "piece-unsecured", seat=SIGNS[seat])
        drawn = f'<use href="#lie-{seat}" x="6.2" y="36" width="34" height="25.5"/>'
        if secured:
            drawn = f'<use href="#stand-{seat}" x="4.5" y="29.5" width="24.6" height="31.8"/>'
            drawn += '<use href="#sealed" x="28" y="44" width="15" height="15"/>'
        return piece(f"marker-{space}", seat, f"seat-{seat}", label, drawn)

    def _below(self, view: ConfuciusState, number: int, space: int) -> str:
        """Returns what is written below an official: who holds it, or what it costs the viewer now."""
        owner, tile, seat = view.marker[space], view.tile[space], view.viewer
        if tile == EMPTY:
            return '<span class="cf-own"></span>'
        priced = seat >= 0 and not view.resolved >> number & 1 and tile != CANDIDATE
        if priced and (owner < 0 or (owner == seat and not view.secured >> space & 1)):
            price = official_price(view, seat, space)
            sum_ = f"{tile}−{tile - price} = {price}" if price < tile else f"{price}"
            return f'<span class="cf-price num">{sum_}{symbol("coin")}</span>'
        if owner < 0:
            return '<span class="cf-own"></span>'
        return f'<span class="cf-own">{self._labels.say("you") if owner == seat else SIGNS[owner]}</span>'

    def _tally(self, view: ConfuciusState, number: int) -> str:
        counts = "".join(
            f'<span>{face(seat)}<b class="num">{officials(view, seat, number)}</b></span>' for seat in range(view.seats)
        )
        return f"<p>{self._labels.say('tally')}</p><div>{counts}</div>"

    def _bound(self, view: ConfuciusState, number: int) -> str:
        """Names the gift that forbids bribes to the viewer here, or that would after one more official."""
        seat = view.viewer
        if seat < 0 or view.resolved >> number & 1:
            return ""
        own = officials(view, seat, number)
        givers = [
            giver
            for giver in range(view.seats)
            if view.given[giver * MAX_SEATS + seat] and officials(view, giver, number)
        ]
        if not givers:
            return ""
        giver = min(givers, key=lambda other: officials(view, other, number))
        theirs = officials(view, giver, number)
        value = view.given[giver * MAX_SEATS + seat]
        message = "bound-here" if gifts.forbids_bribing(view, giver, seat, number) else "bound-not-yet"
        told = self._labels.say(message, giver=SIGNS[giver], value=value, own=own, theirs=theirs)
        return f'<p class="cf-bound" data-about="obligation">{face(giver)}<span>{told}</span></p>'
