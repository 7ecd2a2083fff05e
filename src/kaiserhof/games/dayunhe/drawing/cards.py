"""Draws what lies beside the board: the action cards, and large versions of the viewer's stacks and warehouse."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from kaiserhof.drawing import VIEWER, Easel, Mark
from kaiserhof.drawing.cards import closing, opening, spot
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


def draw_hand(view: DayunheState, table: Table, easel: Easel) -> None:
    """Draws the cards, and for players their own tiles."""
    labels = table.labels
    if _choosing(view):
        gone = view.passed[view.viewer] if view.viewer >= 0 else NOT_YET
        frame = opening("own", labels.say("panel-draft"), "flat-cards")
        easel.add("actions", VIEWER, ("draft", gone), lambda: _draft(labels, gone), frame, closing())
    else:
        key = view.round, view.turn, view.revealed, tuple(view.chosen)
        frame = opening("own", labels.say("panel-cards"), "flat-cards dealt")
        easel.add("actions", VIEWER, key, lambda: _played(view, labels), frame, closing())
    if view.viewer >= 0:
        stacks, store = tuple(_stacks(view, labels, table.mats)), tuple(_warehouse(view, labels, table.pieces))
        easel.put("stacks", VIEWER, stacks, _opening("stacks", labels.say("panel-stacks")), closing())
        easel.put("warehouse", VIEWER, store, _opening("warehouse", labels.say("panel-store")), closing())


def marks(view: DayunheState, legal: Collection[int]) -> Iterator[Mark]:
    """Lights the cards and tiles that have a legal move."""
    if not legal:
        return
    if _choosing(view):
        yield from (Mark(f"spot-card-{card.id}") for number, card in enumerate(CARDS) if pack(CHOOSE, number) in legal)
    for stack in range(STACKS):
        if any(move in legal for move in _stack_moves(view, stack)):
            yield Mark(f"spot-stack-{stack}")
    slot, kinds = 0, view.lookup.kinds
    for kind in range(kinds):
        count = view.warehouse[view.viewer * kinds + kind]
        if view.lookup.build_moves[kind] in legal:
            yield from (Mark(f"spot-tile-{slot + i}") for i in range(count))
        slot += count


# ---------------------------------------------------------------- action cards


def _choosing(view: DayunheState) -> bool:
    """Returns whether the cards to choose from are shown: until the viewer has chosen. Then everyone's card is."""
    chosen = view.viewer >= 0 and view.chosen[view.viewer] != NOT_YET
    return view.phase in (OPENING, TAKING) or (view.phase == DRAFT and not chosen)


def _draft(labels: DayunheLabels, gone: int) -> Iterator[str]:
    for number, card in enumerate(CARDS):
        kind = "spot gone" if gone != NOT_YET and gone >> number & 1 else "spot"
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


def _opening(about: str, heading: str) -> str:
    return f'<div class="own-tiles" data-about="{about}"><h2 class="label">{heading}</h2><ul class="tile-row">'


def _stack_moves(view: DayunheState, stack: int) -> list[int]:
    """Returns the moves of one of the viewer's stacks, the likeliest first."""
    if view.phase == STOWING:
        return [STOWS[stack]]
    moves = [TAKES[stack], REPLENISHES[stack], SPIES[stack], STOWS[stack]]
    return moves if view.phase in (OPENING, TAKING) else [*moves[1:], moves[0]]


def _stacks(view: DayunheState, labels: DayunheLabels, mats: Mats) -> Iterator[str]:
    for stack in range(STACKS):
        texts = ";".join(view.lookup.texts[move] for move in _stack_moves(view, stack))
        pile = view.viewer * STACKS + stack
        tiles, top = height(view, pile), view.tops[pile]
        label = labels.say("stack-empty", stack=stack + 1)
        if tiles:
            label = labels.of_tile("stack-label", top, stack=stack + 1, tiles=tiles)
        drawn = f"<svg {_BOX}>{mats.stack(view, view.viewer, stack)}</svg>"
        button = spot(f"tile-slot spot seat-{view.viewer}", f"spot-stack-{stack}", texts, "stacks", label, drawn)
        yield f"<li>{button}</li>"


def _warehouse(view: DayunheState, labels: DayunheLabels, pieces: Pieces) -> Iterator[str]:
    seat, kinds = view.viewer, view.lookup.kinds
    held = view.tile_in_hand if view.phase == PLACING and view.turn == seat else -1
    slot = 0
    for kind in range(kinds):
        for _ in range(view.warehouse[seat * kinds + kind]):
            move = view.lookup.build_moves[kind]
            state = " held" if kind == held else ""
            about = "unrest" if not kind else "building" if view.lookup.board.tiles[kind - 1].building else "canal"
            css = f"tile-slot spot{state} seat-{seat}"
            label = labels.of_tile("move-build" if kind else "move-build-unrest", kind)
            drawn = f"<svg {_BOX}>{pieces.tiles[seat][kind][0]}</svg>"
            button = spot(css, f"spot-tile-{slot}", view.lookup.texts[move], f"{about} warehouse", label, drawn)
            yield f"<li>{button}</li>"
            slot += 1
    yield from (_GAP for _ in range(WAREHOUSE - slot))
