"""Draws the viewer's cards in one row above the prompt. While cards are being chosen, they take all the room."""

from __future__ import annotations

from collections.abc import Collection

from kaiserhof.drawing import LEGAL, NARROW, Easel, Frame
from kaiserhof.games.confucius.drawing.cards import card_face, composing, hand_cards, reward_cards
from kaiserhof.games.confucius.drawing.labels import ConfuciusLabels
from kaiserhof.games.confucius.rules.components import COINS_OF, KINDS, LICENCES_OF, cards_of
from kaiserhof.games.confucius.rules.phases import KEEPING, LAYING, PAYING
from kaiserhof.games.confucius.rules.state import ConfuciusState


def draw_hand(view: ConfuciusState, labels: ConfuciusLabels, legal: Collection[int], easel: Easel) -> None:
    """Draws the viewer's Confucius cards and Emperor's Reward cards. A spectator has none."""
    if view.viewer < 0:
        return
    choosing = bool(legal) and view.phase in (PAYING, KEEPING, LAYING)
    attributes, total = composing(view, labels, legal)
    seat, name = view.viewer, labels.say("panel-hand")
    key = view.hands[seat], view.laid[seat], view.rewards[seat], attributes, choosing

    def segments() -> list[str]:
        if choosing:
            return [f'<ul class="hand"{attributes}>{"".join(hand_cards(view, labels, legal))}</ul>']
        held = f'<ul class="hand">{_seen(view, labels)}</ul>'
        if not view.rewards[seat]:
            return [held]
        rewards = "".join(reward_cards(view, labels))
        return [held, f'<ul class="hand cf-rewards" aria-label="{labels.say("panel-rewards")}">{rewards}</ul>']

    css = "cf-hand cf-choosing" if choosing else "cf-hand"
    frame = f'<div class="{css}"><h2 class="label">{name}{total}</h2>'
    easel.add(Frame("hand", LEGAL, frame, "</div>", form=NARROW), key, segments)


def _seen(view: ConfuciusState, labels: ConfuciusLabels) -> str:
    """Draws cards that cannot be clicked."""
    cards, seat = [], view.viewer
    for kind in range(KINDS):
        label = labels.say("card-name", coins=COINS_OF[kind], licences=LICENCES_OF[kind])
        for number in range(cards_of(view.hands[seat], kind)):
            css = "pcard laid" if number < cards_of(view.laid[seat], kind) else "pcard"
            cards.append(
                f'<li><span class="{css}" role="img" data-about="card" aria-label="{label}">'
                f'<svg aria-hidden="true">{card_face(kind)}</svg></span></li>'
            )
    return "".join(cards)
