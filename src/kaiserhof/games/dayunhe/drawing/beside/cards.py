"""Draws the action cards and describes their effects: the cards to choose from, or everyone's cards of this round."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from kaiserhof.drawing import NARROW, VIEWER, Easel, Frame, Mark
from kaiserhof.drawing.panel import card_button, section, section_end
from kaiserhof.games.dayunhe.drawing.labels import DayunheLabels
from kaiserhof.games.dayunhe.rules.components import CARDS, ESPIONAGE
from kaiserhof.games.dayunhe.rules.hidden import SECRET
from kaiserhof.games.dayunhe.rules.moves import CHOOSE, pack
from kaiserhof.games.dayunhe.rules.phases import DRAFT, OPENING, TAKING
from kaiserhof.games.dayunhe.rules.position import NOT_YET
from kaiserhof.games.dayunhe.rules.state import DayunheState

ICON = "i-cards"
ART = 'viewBox="1 1 60 54" aria-hidden="true"'
"""The picture of a card shows its special part; words describe the rest."""


def draw_cards(view: DayunheState, labels: DayunheLabels, easel: Easel) -> None:
    """Draws the cards to choose from until the viewer has chosen, and then everyone's."""
    title = labels.say("pane-actions") if easel.form == NARROW else ""
    if _choosing(view):
        gone = view.passed[view.viewer] if view.viewer >= 0 else NOT_YET
        heading = f'{labels.say("panel-draft")} <small class="flat-legend">{labels.say("card-legend")}</small>'
        frame = section("own", heading, "flat-cards")
        easel.add(
            Frame("actions", VIEWER, frame, section_end(), title=title, icon=ICON),
            ("draft", gone),
            lambda: _draft(view, labels, gone),
        )
    else:
        key = view.round, view.turn, view.revealed, tuple(view.chosen)
        frame = section("own", labels.say("panel-cards"), "flat-cards dealt")
        easel.add(
            Frame("actions", VIEWER, frame, section_end(), title=title, icon=ICON), key, lambda: _played(view, labels)
        )


def marks(view: DayunheState, legal: Collection[int]) -> Iterator[Mark]:
    """Lights the cards that can be chosen."""
    if _choosing(view):
        yield from (Mark(f"spot-card-{card.id}") for number, card in enumerate(CARDS) if pack(CHOOSE, number) in legal)


def _choosing(view: DayunheState) -> bool:
    chosen = view.viewer >= 0 and view.chosen[view.viewer] != NOT_YET
    return view.phase in (OPENING, TAKING) or (view.phase == DRAFT and not chosen)


def _draft(view: DayunheState, labels: DayunheLabels, gone: int) -> Iterator[str]:
    for number, card in enumerate(CARDS):
        kind = "spot gone" if gone != NOT_YET and gone >> number & 1 else "spot"
        attack = " attack" if card.attack else ""
        css, name, about = f"flat-card{attack} {kind}", f"spot-card-{card.id}", f"card-{_shown(view, number)}"
        button = card_button(css, name, f"choose {card.id}", about, labels.choices[number], _face(view, labels, number))
        yield f"<li>{button}</li>"


def _shown(view: DayunheState, number: int) -> str:
    """Returns the id of a card, or of its other version if the table reads it differently."""
    return "espionage-one" if number == ESPIONAGE and view.lookup.spies_once else CARDS[number].id


def _face(view: DayunheState, labels: DayunheLabels, number: int) -> str:
    """Draws a card: its picture, its name, what is special about it, and how often it builds and replenishes."""
    cost = f' <span class="flat-cost">{labels.say("card-cost")}</span>' if CARDS[number].attack else ""
    return (
        f'<svg class="flat-art" {ART}><use href="#card-{CARDS[number].id}"/></svg>'
        f'<span class="flat-name">{labels.cards[number]}</span>'
        f'<span class="flat-effect">{labels.say(f"effect-{_shown(view, number)}")}</span>'
        f'<span class="flat-parts"><span class="flat-words">{labels.parts[number]}</span>'
        f'<span class="flat-letters" aria-hidden="true">{labels.letters[number]}</span>{cost}</span>'
    )


def _played(view: DayunheState, labels: DayunheLabels) -> Iterator[str]:
    start = view.round % view.seats
    for place in range(view.seats):
        seat = (start + place) % view.seats
        card = view.chosen[seat]
        sign = f'<svg class="sign seat-{seat}" aria-hidden="true"><use href="#face-{seat}"/></svg>'
        turn = " turn" if seat == view.turn else ""
        if card >= 0:
            secret = "" if view.revealed >> seat & 1 else " hidden-card"
            attack = " attack" if CARDS[card].attack else ""
            about = f'data-about="card-{_shown(view, card)}"'
            face = f'<div class="flat-card{attack}{secret}" {about}>{_face(view, labels, card)}</div>'
        elif card == SECRET:
            hidden = f'<span class="off-screen">{labels.say("card-hidden")}</span>'
            face = f'<div class="flat-card back" data-about="card-back">{hidden}</div>'
        else:
            face = '<div class="flat-card gap"></div>'
        yield f'<li class="whose{turn}"><p>{sign}{labels.words.seat(seat)}</p>{face}</li>'
