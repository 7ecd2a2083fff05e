"""Draws what lies beside the board: the action cards, and large versions of the viewer's stacks and warehouse."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from kaiserhof.drawing.cards import spot
from kaiserhof.games.dayunhe.drawing.board.mats import Mats
from kaiserhof.games.dayunhe.drawing.board.table import Table
from kaiserhof.games.dayunhe.drawing.labels import DayunheLabels
from kaiserhof.games.dayunhe.drawing.pieces import Pieces
from kaiserhof.games.dayunhe.rules.components import CARDS, STACKS, WAREHOUSE
from kaiserhof.games.dayunhe.rules.hidden import SECRET
from kaiserhof.games.dayunhe.rules.moves import CHOOSE, REPLENISHES, SPIES, STOWS, TAKES, pack
from kaiserhof.games.dayunhe.rules.phases import DRAFT, OPENING, PLACING, STOWING, TAKING
from kaiserhof.games.dayunhe.rules.position import NOT_YET
from kaiserhof.games.dayunhe.rules.state import DayunheState
from kaiserhof.games.dayunhe.rules.verbs.stacks import height

_GAP = '<li><span class="tile-slot gap" aria-hidden="true"></span></li>'
_BOX = 'viewBox="-37 -42 74 84" aria-hidden="true"'


def draw_cards(view: DayunheState, table: Table, legal: Collection[int]) -> list[str]:
    """Draws the cards, and for players their own tiles."""
    labels = table.labels
    parts = ['<div class="cards-box cards-and-tiles">', *_cards(view, labels, legal)]
    if view.viewer >= 0:
        parts += _stacks(view, labels, table.mats, legal)
        parts += _warehouse(view, labels, table.pieces, legal)
    return [*parts, "</div>"]


# ---------------------------------------------------------------- action cards


def _cards(view: DayunheState, labels: DayunheLabels, legal: Collection[int]) -> Iterator[str]:
    """Draws the cards to choose from until the viewer has chosen; then everyone's card, in turn order."""
    chosen = view.viewer >= 0 and view.chosen[view.viewer] != NOT_YET
    if view.phase in (OPENING, TAKING) or (view.phase == DRAFT and not chosen):
        yield f'<div class="own"><h2 class="label">{labels.say("panel-draft")}</h2><ul class="flat-cards">'
        yield from _draft(view, labels, legal)
    else:
        yield f'<div class="own"><h2 class="label">{labels.say("panel-cards")}</h2><ul class="flat-cards dealt">'
        yield from _played(view, labels)
    yield "</ul></div>"


def _draft(view: DayunheState, labels: DayunheLabels, legal: Collection[int]) -> Iterator[str]:
    gone = view.passed[view.viewer] if view.viewer >= 0 else NOT_YET
    for number, card in enumerate(CARDS):
        lit = pack(CHOOSE, number) in legal
        kind = "spot lit" if lit else "spot gone" if gone != NOT_YET and gone >> number & 1 else "spot"
        attack = " attack" if card.attack else ""
        css, name, about = f"flat-card{attack} {kind}", f"spot-card-{card.id}", f"card-{card.id}"
        button = spot(css, name, f"choose {card.id}", about, labels.choices[number], _face(labels, number))
        yield f"<li>{button}</li>"


def _face(labels: DayunheLabels, number: int) -> str:
    card = CARDS[number]
    return (
        f'<span class="flat-name">{labels.cards[number]}</span>'
        f'<svg viewBox="0 0 116 56" aria-hidden="true"><use href="#card-{card.id}"/></svg>'
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
            face = (
                f'<div class="flat-card{attack}{secret}" data-about="card-{CARDS[card].id}">{_face(labels, card)}</div>'
            )
        elif card == SECRET:
            hidden = f'<span class="off-screen">{labels.say("card-hidden")}</span>'
            face = f'<div class="flat-card back" data-about="card-back">{hidden}</div>'
        else:
            face = '<div class="flat-card gap"></div>'
        yield f'<li class="whose{turn}"><p>{sign}{labels.words.seat(seat)}</p>{face}</li>'


# ---------------------------------------------------------------- tiles


def _heading(about: str, heading: str) -> str:
    return f'<div class="own-tiles" data-about="{about}"><h2 class="label">{heading}</h2><ul class="tile-row">'


def _stacks(view: DayunheState, labels: DayunheLabels, mats: Mats, legal: Collection[int]) -> Iterator[str]:
    yield _heading("stacks", labels.say("panel-stacks"))
    for stack in range(STACKS):
        moves = [TAKES[stack], REPLENISHES[stack], SPIES[stack], STOWS[stack]]
        if view.phase not in (OPENING, TAKING):
            moves = [*moves[1:], moves[0]]
        if view.phase == STOWING:
            moves = [STOWS[stack]]
        lit = " lit" if any(move in legal for move in moves) else ""
        texts = ";".join(view.lookup.texts[move] for move in moves)
        pile = view.viewer * STACKS + stack
        tiles, top = height(view, pile), view.tops[pile]
        label = labels.say("stack-empty", stack=stack + 1)
        if tiles:
            label = labels.of_tile("stack-label", top, stack=stack + 1, tiles=tiles)
        css = f"tile-slot spot{lit} seat-{view.viewer}"
        drawn = f"<svg {_BOX}>{mats.stack(view, view.viewer, stack)}</svg>"
        button = spot(css, f"spot-stack-{stack}", texts, "stacks", label, drawn)
        yield f"<li>{button}</li>"
    yield "</ul></div>"


def _warehouse(view: DayunheState, labels: DayunheLabels, pieces: Pieces, legal: Collection[int]) -> Iterator[str]:
    seat, kinds = view.viewer, view.lookup.kinds
    yield _heading("warehouse", labels.say("panel-store"))
    held = view.tile_in_hand if view.phase == PLACING and view.turn == seat else -1
    slot = 0
    for kind in range(kinds):
        for _ in range(view.warehouse[seat * kinds + kind]):
            move = view.lookup.build_moves[kind]
            lit = " lit" if move in legal else " held" if kind == held else ""
            about = "unrest" if not kind else "building" if view.lookup.board.tiles[kind - 1].building else "canal"
            css = f"tile-slot spot{lit} seat-{seat}"
            label = labels.of_tile("move-build" if kind else "move-build-unrest", kind)
            drawn = f"<svg {_BOX}>{pieces.tiles[seat][kind][0]}</svg>"
            button = spot(css, f"spot-tile-{slot}", view.lookup.texts[move], f"{about} warehouse", label, drawn)
            yield f"<li>{button}</li>"
            slot += 1
    yield _GAP * (WAREHOUSE - slot)
    yield "</ul></div>"
