"""Draws everything on the table at a glance."""

from __future__ import annotations

from kaiserhof.drawing.labels import SIGNS
from kaiserhof.games.confucius.drawing.cards import piles
from kaiserhof.games.confucius.drawing.labels import ConfuciusLabels
from kaiserhof.games.confucius.drawing.narrow.examination import Examination
from kaiserhof.games.confucius.drawing.narrow.lands import ForeignLands
from kaiserhof.games.confucius.drawing.narrow.targets import face, section, symbol
from kaiserhof.games.confucius.drawing.pieces import MINISTRY_SIGNS
from kaiserhof.games.confucius.rules.components import (
    BOXES,
    CANDIDATE,
    DISTANT_LANDS,
    EMPTY,
    LANDS_USED,
    MAX_BOXES,
    MAX_SEATS,
    MINISTRIES,
    OFFICIAL_SPACES,
)
from kaiserhof.games.confucius.rules.state import ConfuciusState


class Overview:
    """The overview in one language."""

    def __init__(self, labels: ConfuciusLabels, examination: Examination, lands: ForeignLands) -> None:
        self._labels = labels
        self._examination = examination
        self._lands = lands

    def draw(self, view: ConfuciusState) -> tuple[str, ...]:
        """Draws a box for each view of the table, and the piles."""
        stock = f'<ul class="stock">{"".join(piles(view, self._labels))}</ul>'
        return (
            self._glance(
                "ministries", "view-ministries", "".join(self._ministry(view, i) for i in range(3)), "cf-wide"
            ),
            self._glance("gifts", "gifts-debts", self._debts(view), "cf-wide"),
            self._glance("examination", "view-examination", self._exam(view)),
            self._glance("lands", "lands-wall", self._lands.wall(view)),
            self._glance("lands", "area-foreign", self._foreign(view)),
            self._glance("seas", "area-distant", self._distant(view)),
            f'<section class="cf-box cf-wide">{stock}</section>',
        )

    def _glance(self, name: str, heading: str, content: str, css: str = "") -> str:
        """Draws a box that opens a view."""
        title = self._labels.say(heading)
        opener = f'<button type="button" class="cf-open" data-open="{name}" aria-label="{title}"></button>'
        return section(title, content + opener, f"cf-glance {css}".rstrip())

    def _ministry(self, view: ConfuciusState, number: int) -> str:
        cells = "".join(self._cell(view, number * OFFICIAL_SPACES + place) for place in range(OFFICIAL_SPACES))
        chairs = "".join(
            face(seat) if seat >= 0 else symbol(f"chit-{chit}") if chit else ""
            for seat, chit in (
                (view.minister[number], view.minister_chit[number]),
                (view.secretary[number], view.secretary_chit[number]),
            )
        )
        name = MINISTRIES[number]
        return (
            f'<div class="cf-line {name}"><span class="cf-plaque" lang="zh">'
            f"{MINISTRY_SIGNS[number]}部</span><b>{self._labels.ministries[number]}</b>"
            f'<ol class="cf-cells num">{cells}</ol><span class="cf-chairs">{chairs}</span></div>'
        )

    def _cell(self, view: ConfuciusState, space: int) -> str:
        owner, tile = view.marker[space], view.tile[space]
        if tile == EMPTY:
            return '<li class="cf-empty"></li>'
        if owner < 0:
            return f"<li>{tile}</li>"
        firm = ' class="cf-firm"' if view.secured >> space & 1 or tile == CANDIDATE else ""
        return f"<li{firm}>{face(owner)}</li>"

    def _debts(self, view: ConfuciusState) -> str:
        bonds = "".join(
            f'<li><span class="cf-bond">{face(giver)}{symbol(f"gift-{value}", "cf-card")}{face(receiver)}</span>'
            f"<span>{self._debt(giver, receiver)}</span></li>"
            for giver in range(view.seats)
            for receiver in range(view.seats)
            if (value := view.given[giver * MAX_SEATS + receiver])
        )
        return f'<ul class="cf-debts">{bonds}</ul>' if bonds else self._quiet("debt-none")

    def _debt(self, giver: int, receiver: int) -> str:
        return self._labels.say("debt-others", giver=SIGNS[giver], receiver=SIGNS[receiver])

    def _exam(self, view: ConfuciusState) -> str:
        students = "".join(
            face(seat) if seat >= 0 else '<i class="cf-nobody"></i>' for seat in (view.students[0], view.students[1])
        )
        return f'<p class="cf-students">{students}</p>{self._quiet(self._examination.outlook(view))}'

    def _foreign(self, view: ConfuciusState) -> str:
        rows = []
        for slot in range(LANDS_USED):
            land = view.foreign[slot]
            if land < 0:
                continue
            armies = view.armies[slot * MAX_BOXES : slot * MAX_BOXES + len(BOXES[land])]
            boxes = "".join(face(seat) if seat >= 0 else '<i class="cf-nobody"></i>' for seat in armies)
            rows.append(
                f'<li><b>{self._labels.foreign[land]}</b><span class="cf-own">{self._lands.status(view, slot)}</span>'
                f'<span class="cf-markers">{boxes}</span></li>'
            )
        return f'<ul class="cf-list">{"".join(rows)}</ul>'

    def _distant(self, view: ConfuciusState) -> str:
        rows = []
        for land, name in enumerate(DISTANT_LANDS):
            there = "".join(face(seat) for seat in range(view.seats) if view.visited[seat] >> land & 1)
            chit = (
                symbol(f"land-chit-{view.land_chit[land]}")
                if view.discoverer[land] < 0 and view.land_chit[land]
                else ""
            )
            rows.append(
                f'<li><b>{self._labels.say(f"land-{name}")}</b><span class="cf-markers">{chit}{there}</span></li>'
            )
        return f'<ul class="cf-list">{"".join(rows)}</ul>'

    def _quiet(self, message: str) -> str:
        return f'<p class="cf-quiet">{self._labels.say(message)}</p>'
