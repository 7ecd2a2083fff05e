"""Draws the viewer's gifts, and who owes whom as sentences."""

from __future__ import annotations

from kaiserhof.drawing.labels import SIGNS
from kaiserhof.games.confucius.drawing.cards import gift_moves
from kaiserhof.games.confucius.drawing.labels import ConfuciusLabels
from kaiserhof.games.confucius.drawing.narrow.targets import face, section, symbol
from kaiserhof.games.confucius.rules import gifts, moves
from kaiserhof.games.confucius.rules.components import MAX_SEATS, MINISTRIES, MINISTRY_MASK
from kaiserhof.games.confucius.rules.moves import all_texts, pack
from kaiserhof.games.confucius.rules.state import ConfuciusState


class Gifts:
    """The view of gifts in one language."""

    def __init__(self, labels: ConfuciusLabels) -> None:
        self._labels = labels

    def key(self, view: ConfuciusState) -> tuple[object, ...]:
        seat = view.viewer
        own = (view.available[seat], view.unavailable[seat]) if seat >= 0 else ()
        return seat, own, tuple(view.given), tuple(view.own), view.resolved, tuple(view.students)

    def draw(self, view: ConfuciusState) -> tuple[str, ...]:
        """Draws the viewer's gifts and everyone's obligations."""
        own = ""
        if view.viewer >= 0:
            tiles = "".join(f"<li>{self._gift(view, value)}</li>" for value in range(1, 7))
            own = section(self._labels.say("panel-gifts"), f'<ul class="cf-gifts">{tiles}</ul>', "cf-plain")
        return own, section(self._labels.say("gifts-debts"), self.debts(view))

    def _gift(self, view: ConfuciusState, value: int) -> str:
        seat, bit, say = view.viewer, 1 << (value - 1), self._labels.say
        name, css = self._labels.gifts[value], "cf-gift"
        if view.available[seat] & bit:
            label, state, css = say("gift-available", gift=name), say("gift-ready"), f"{css} cf-ready"
        elif view.unavailable[seat] & bit:
            label, state = say("gift-unavailable", gift=name), f"{value}{symbol('coin')}"
        else:
            receiver = next((to for to in range(view.seats) if view.given[seat * MAX_SEATS + to] == value), -1)
            css = f"{css} cf-gone"
            if receiver >= 0:
                label = say("gift-active", gift=name, seat=SIGNS[receiver])
                state = f"{face(receiver)}{SIGNS[receiver]}"
            else:
                label, state = say("gift-gone", gift=name), say("gift-out")
        first = (gift_moves(view, value) or [pack(moves.GIVE_GIFT, value * MAX_SEATS)])[0]
        return (
            f'<button type="button" class="spot {css}" id="spot-own-gift-{value}" '
            f'data-moves="{all_texts(view.seats)[first]}" data-about="gift-{value} gifts" tabindex="-1" '
            f'aria-label="{label}">{symbol(f"gift-{value}", "cf-card")}<span class="cf-name">{name}</span>'
            f'<span class="cf-cost num">{state}</span></button>'
        )

    def debts(self, view: ConfuciusState) -> str:
        """Lists who owes whom, the viewer's own debts first, with what they forbid and demand of the viewer."""
        bonds = [
            (giver, receiver, view.given[giver * MAX_SEATS + receiver])
            for giver in range(view.seats)
            for receiver in range(view.seats)
            if view.given[giver * MAX_SEATS + receiver]
        ]
        if not bonds:
            return f'<p class="cf-quiet">{self._labels.say("debt-none")}</p>'
        viewer = view.viewer
        bonds.sort(key=lambda bond: (bond[1] != viewer, bond[0] != viewer, bond))
        return f'<ul class="cf-debts">{"".join(self._debt(view, *bond) for bond in bonds)}</ul>'

    def _debt(self, view: ConfuciusState, giver: int, receiver: int, value: int) -> str:
        viewer, names = view.viewer, {"giver": SIGNS[giver], "receiver": SIGNS[receiver]}
        if receiver == viewer:
            told = f"<b>{self._labels.say('debt-yours', giver=SIGNS[giver])}</b> {self._duties(view, giver, value)}"
        elif giver == viewer:
            told = f"<b>{self._labels.say('debt-to-you', receiver=SIGNS[receiver])}</b>"
        else:
            told = self._labels.say("debt-others", **names)
        own = " cf-mine" if viewer in (giver, receiver) else ""
        return (
            f'<li class="piece{own}" id="gift-{giver}-{receiver}" data-from="seat-{giver}" '
            f'data-about="obligation gift-{value}"><span class="cf-bond">{face(giver)}'
            f"{symbol(f'gift-{value}', 'cf-card')}{face(receiver)}</span><span>{told}</span></li>"
        )

    def _duties(self, view: ConfuciusState, giver: int, value: int) -> str:
        """Says what a gift to the viewer forbids and demands now."""
        viewer, say = view.viewer, self._labels.say
        duties = [say("debt-return", giver=SIGNS[giver], value=value)] if value > 1 else []
        duties += [
            say("debt-bribe", ministry=self._labels.ministries[number])
            for number in range(len(MINISTRIES))
            if not view.resolved >> number & 1 and gifts.forbids_bribing(view, giver, viewer, number)
        ]
        red, orange = view.students
        if red >= 0 and orange >= 0 and red != orange:
            bound = gifts.must_tutor(view, viewer)
            if bound >= 0 and view.students[bound] == giver:
                duties.append(say("debt-tutor", student=self._labels.students[bound]))
        return " ".join(duties)


def officials(view: ConfuciusState, seat: int, ministry: int) -> int:
    """Returns how many officials of a ministry a seat has."""
    return int(view.own[seat] & MINISTRY_MASK[ministry]).bit_count()
