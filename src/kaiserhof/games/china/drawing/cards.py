"""Draws the cards beside the board: the viewer's hand, the open row, the pile and the discards."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from kaiserhof.drawing import TABLE, VIEWER, Easel, Frame, Mark
from kaiserhof.drawing.panel import card_button, section, section_end
from kaiserhof.games.china.drawing.labels import ChinaLabels
from kaiserhof.games.china.rules.components import COLOURS, HAND, LETTERS, ROW, cards_in_hand, cards_in_row
from kaiserhof.games.china.rules.moves import DRAW_MOVE, EXCHANGE, PAIR, PAY, TAKE, pack
from kaiserhof.games.china.rules.phases import FIRST_PIECE, SECOND_PIECE
from kaiserhof.games.china.rules.state import ChinaState

_GAP = '<li><span class="pcard gap" aria-hidden="true"></span></li>'


def draw_hand(view: ChinaState, labels: ChinaLabels, easel: Easel) -> None:
    """Draws the viewer's hand. A spectator has none."""
    if view.viewer >= 0:
        key = view.hands[view.viewer], view.phase
        frame = section("own", labels.say("panel-hand"), "hand")
        easel.add(Frame("hand", VIEWER, frame, section_end()), key, lambda: _hand(view, labels))


def draw_supplies(view: ChinaState, labels: ChinaLabels, easel: Easel) -> None:
    """Draws the open row, the pile and the discards."""
    key = view.row, view.pile_size, view.used_up
    frame = section("common", labels.say("panel-common"), "row-open")
    easel.add(Frame("supplies", TABLE, frame, section_end()), key, lambda: _row(view, labels))
    easel.add(Frame("discards", TABLE), tuple(view.discards), lambda: (_discards(view, labels),))


def marks(view: ChinaState, legal: Collection[int]) -> Iterator[Mark]:
    """Lights the cards that have a legal move."""
    place = 0
    for colour in range(len(COLOURS)):
        count = cards_in_hand(view.hands[view.viewer], colour)
        lit = any(move in legal for move in _hand_moves(view, colour, count)[0])
        yield from (Mark(f"spot-hand-{place + i}") for i in range(count if lit else 0))
        place += count
    place = 0
    for colour in range(len(COLOURS)):
        count = cards_in_row(view.row, colour)
        yield from (Mark(f"spot-row-{place + i}") for i in range(count if pack(TAKE, colour) in legal else 0))
        place += count
    if DRAW_MOVE in legal:
        yield Mark("spot-pile")


def _hand(view: ChinaState, labels: ChinaLabels) -> list[str]:
    hand = view.hands[view.viewer]
    holds = ' data-holds=""' if view.phase in (FIRST_PIECE, SECOND_PIECE) else ""
    cards: list[str] = []
    for colour in range(len(COLOURS)):
        count = cards_in_hand(hand, colour)
        _, texts = _hand_moves(view, colour, count)
        for _ in range(count):
            cards.append(_card(labels, colour, f"spot-hand-{len(cards)}", texts, "card", holds))
    return [*cards, *[_GAP] * (HAND - len(cards))]


def _hand_moves(view: ChinaState, colour: int, count: int) -> tuple[list[int], str]:
    """Returns the moves a card of the hand belongs to, and their texts. At the start of a turn exchanges come first."""
    letter = LETTERS[colour]
    pay = [(pack(PAY, colour), f"pay {letter}")]
    if count > 1:
        pay.append((pack(PAY, PAIR + colour), f"pay {letter}{letter}"))
    exchange = (pack(EXCHANGE, colour), f"exchange {letter}")
    moves = [exchange, *pay] if view.phase == FIRST_PIECE else [*pay, exchange]
    return [move for move, _ in moves], ";".join(text for _, text in moves)


def _row(view: ChinaState, labels: ChinaLabels) -> list[str]:
    cards: list[str] = []
    for colour in range(len(COLOURS)):
        for _ in range(cards_in_row(view.row, colour)):
            cards.append(_card(labels, colour, f"spot-row-{len(cards)}", f"take {LETTERS[colour]}", "card row"))
    return [*cards, *[_GAP] * (ROW - len(cards)), _pile(view, labels)]


def _pile(view: ChinaState, labels: ChinaLabels) -> str:
    if not view.pile_size:
        label = labels.say("panel-pile-gone")
    else:
        label = labels.say("panel-pile-second" if view.used_up else "panel-pile", cards=view.pile_size)
    empty = "" if view.pile_size else " gap"
    picture = '<svg aria-hidden="true"><use href="#card-back"/></svg>' if view.pile_size else ""
    count = f'<span class="tag num">{view.pile_size}</span>'
    button = card_button(f"pcard c-back{empty} spot", "spot-pile", "draw", "pile", label, picture + count)
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


def _card(labels: ChinaLabels, colour: int, name: str, moves: str, about: str, more: str = "") -> str:
    picture = f'<svg aria-hidden="true"><use href="#card-{COLOURS[colour]}"/></svg>'
    tag = f'<span class="tag name">{labels.colours[colour]}</span>'
    css = f"pcard c-{COLOURS[colour]} spot"
    return f"<li>{card_button(css, name, moves, about, labels.cards[colour], picture + tag, more)}</li>"
