"""Draws the cards beside the board: the viewer's hand, the open row, the pile and the discards."""

from __future__ import annotations

from collections.abc import Collection

from kaiserhof.drawing.cards import section, spot
from kaiserhof.games.china.drawing.labels import ChinaLabels
from kaiserhof.games.china.rules.components import COLOURS, HAND, LETTERS, ROW, cards_in_hand, cards_in_row
from kaiserhof.games.china.rules.moves import DRAW_MOVE, EXCHANGE, PAIR, PAY, TAKE, pack
from kaiserhof.games.china.rules.phases import FIRST_PIECE
from kaiserhof.games.china.rules.state import ChinaState

_GAP = '<li><span class="pcard gap" aria-hidden="true"></span></li>'


def draw_cards(view: ChinaState, labels: ChinaLabels, legal: Collection[int]) -> list[str]:
    """Draws all cards the viewer sees. A spectator has no hand."""
    own = _own(view, labels, legal) if view.viewer >= 0 else ""
    return ['<div class="cards-box">', own, _common(view, labels, legal), "</div>"]


def _own(view: ChinaState, labels: ChinaLabels, legal: Collection[int]) -> str:
    hand = view.hands[view.viewer]
    cards: list[str] = []
    for colour in range(len(COLOURS)):
        count = cards_in_hand(hand, colour)
        moves, texts = _hand_moves(view, colour, count)
        for _ in range(count):
            lit = any(move in legal for move in moves)
            cards.append(_card(labels, colour, f"spot-hand-{len(cards)}", texts, "card", lit=lit))
    return section("own", labels.say("panel-hand"), "hand", [*cards, *[_GAP] * (HAND - len(cards))])


def _hand_moves(view: ChinaState, colour: int, count: int) -> tuple[list[int], str]:
    """Returns the moves a card of the hand belongs to, and their texts. At the start of a turn exchanges come first."""
    letter = LETTERS[colour]
    pay = [(pack(PAY, colour), f"pay {letter}")]
    if count > 1:
        pay.append((pack(PAY, PAIR + colour), f"pay {letter}{letter}"))
    exchange = (pack(EXCHANGE, colour), f"exchange {letter}")
    moves = [exchange, *pay] if view.phase == FIRST_PIECE else [*pay, exchange]
    return [move for move, _ in moves], ";".join(text for _, text in moves)


def _common(view: ChinaState, labels: ChinaLabels, legal: Collection[int]) -> str:
    cards: list[str] = []
    for colour in range(len(COLOURS)):
        lit = pack(TAKE, colour) in legal
        for _ in range(cards_in_row(view.row, colour)):
            name = f"spot-row-{len(cards)}"
            cards.append(_card(labels, colour, name, f"take {LETTERS[colour]}", "card row", lit=lit))
    row = [*cards, *[_GAP] * (ROW - len(cards)), _pile(view, labels, lit=DRAW_MOVE in legal)]
    return section("common", labels.say("panel-common"), "row-open", row, below=_discards(view, labels))


def _pile(view: ChinaState, labels: ChinaLabels, *, lit: bool) -> str:
    if not view.pile_size:
        label = labels.say("panel-pile-gone")
    else:
        label = labels.say("panel-pile-second" if view.used_up else "panel-pile", cards=view.pile_size)
    empty = "" if view.pile_size else " gap"
    picture = '<svg aria-hidden="true"><use href="#card-back"/></svg>' if view.pile_size else ""
    count = f'<span class="tag num">{view.pile_size}</span>'
    css = f"pcard c-back{empty} {'spot lit' if lit else 'spot'}"
    button = spot(css, "spot-pile", "draw", "pile", label, picture + count)
    return f'<li class="pile">{button}</li>'


def _discards(view: ChinaState, labels: ChinaLabels) -> str:
    """Draws how many cards lie on the open discard pile, and how many of each colour."""
    tally = "".join(
        f'<li class="t-{name}">{labels.colours[colour]} <b class="num">{view.discards[colour]}</b></li>'
        for colour, name in enumerate(COLOURS)
    )
    total = f'{labels.say("panel-discards")} <b class="num">{sum(view.discards)}</b>'
    listed = f'<ul class="tally" aria-label="{labels.say("panel-tally")}">{tally}</ul>'
    return f'<div class="piles" data-about="discards"><div>{total}{listed}</div></div>'


def _card(labels: ChinaLabels, colour: int, name: str, moves: str, about: str, *, lit: bool) -> str:
    picture = f'<svg aria-hidden="true"><use href="#card-{COLOURS[colour]}"/></svg>'
    tag = f'<span class="tag name">{labels.colours[colour]}</span>'
    css = f"pcard c-{COLOURS[colour]} {'spot lit' if lit else 'spot'}"
    return f"<li>{spot(css, name, moves, about, labels.cards[colour], picture + tag)}</li>"
