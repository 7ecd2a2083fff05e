"""Draws the viewer's own stacks and warehouse, large enough to tap; on a phone they are the hand."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from kaiserhof.drawing import NARROW, VIEWER, Easel, Frame, Mark
from kaiserhof.drawing.panel import card_button
from kaiserhof.games.dayunhe.drawing.beside.mats import Mats
from kaiserhof.games.dayunhe.drawing.labels import DayunheLabels
from kaiserhof.games.dayunhe.drawing.pieces import Pieces
from kaiserhof.games.dayunhe.rules.components import STACKS, WAREHOUSE
from kaiserhof.games.dayunhe.rules.moves import BUILD, REPLENISHES, SPIES, STOWS, TAKES, pack
from kaiserhof.games.dayunhe.rules.phases import OPENING, PLACING, STOWING, TAKING
from kaiserhof.games.dayunhe.rules.state import DayunheState
from kaiserhof.games.dayunhe.rules.verbs.stacks import height, owner_of_tile

BOX = 'viewBox="-41 -43 82 90" aria-hidden="true"'
"""The frame of a tile; it fits both orientations of the board."""


class OwnTiles:
    """Draws the viewer's tiles in one language."""

    def __init__(self, labels: DayunheLabels, pieces: Pieces, mats: Mats) -> None:
        self._labels = labels
        self._pieces = pieces
        self._mats = mats
        self._gap = f'<li><span class="tile-slot gap" aria-hidden="true"><svg {BOX}>{pieces.gap}</svg></span></li>'

    def draw(self, view: DayunheState, easel: Easel) -> None:
        """Draws the tiles of a player; spectators have none."""
        if view.viewer < 0:
            return
        say, end = self._labels.say, "</ul></div>"
        stacks = _opening("stacks", say("panel-stacks"))
        store = _opening("warehouse", say("panel-store"))
        piled, stored = self._mats.piled(view, view.viewer), self._mats.stored(view, view.viewer)
        piled, stored = (_stack_moves(view, 0), piled), (self._held(view), stored)
        if easel.form == NARROW:
            easel.add(
                Frame("hand", VIEWER),
                (piled, stored),
                lambda: (
                    f"{store}{''.join(self._warehouse(view))}{end}",
                    f"{stacks}{''.join(self._stacks(view))}{end}",
                ),
            )
        else:
            easel.add(Frame("stacks", VIEWER, stacks, end), piled, lambda: self._stacks(view))
            easel.add(Frame("warehouse", VIEWER, store, end), stored, lambda: self._warehouse(view))

    def _held(self, view: DayunheState) -> int:
        """Returns the kind of the tile that the viewer is about to place; -1 if there is none."""
        return view.tile_in_hand if view.phase == PLACING and view.turn == view.viewer else -1

    def _stacks(self, view: DayunheState) -> Iterator[str]:
        labels = self._labels
        for stack in range(STACKS):
            texts = ";".join(view.lookup.texts[move] for move in _stack_moves(view, stack))
            pile = view.viewer * STACKS + stack
            tiles, top = height(view, pile), view.tops[pile]
            label = labels.say("stack-empty", stack=stack + 1)
            if tiles:
                label = labels.of_tile("stack-label", top, stack=stack + 1, tiles=tiles)
            drawn = f"<svg {BOX}>{self._mats.stack(view, view.viewer, stack) or self._pieces.gap}</svg>"
            button = card_button(
                f"tile-slot spot seat-{view.viewer}", f"spot-stack-{stack}", texts, "stacks", label, drawn
            )
            yield f"<li>{button}</li>"

    def _warehouse(self, view: DayunheState) -> Iterator[str]:
        seat, kinds = view.viewer, view.lookup.kinds
        held = self._held(view)
        slot = 0
        for kind in range(kinds):
            for _ in range(view.warehouse[seat * kinds + kind]):
                move = pack(BUILD, kind)
                state = " held" if kind == held else ""
                about = "unrest" if not kind else "building" if view.lookup.board.tiles[kind - 1].building else "canal"
                css = f"tile-slot spot{state} seat-{seat}"
                label = self._labels.of_tile("move-build" if kind else "move-build-unrest", kind)
                drawn = f"<svg {BOX}>{self._pieces.tiles[seat][kind][0]}</svg>"
                text, about = view.lookup.texts[move], f"{about} warehouse"
                button = card_button(css, f"spot-tile-{slot}", text, about, label, drawn, ' data-drag=""')
                yield f"<li>{button}</li>"
                slot += 1
        yield from (self._gap for _ in range(WAREHOUSE - slot))


def marks(view: DayunheState, legal: Collection[int]) -> Iterator[Mark]:
    """Lights the stacks and tiles that have a legal move."""
    for stack in range(STACKS):
        if any(move in legal for move in _stack_moves(view, stack)):
            yield Mark(f"spot-stack-{stack}")
    slot, kinds = 0, view.lookup.kinds
    for kind in range(kinds):
        count = view.warehouse[view.viewer * kinds + kind]
        if pack(BUILD, kind) in legal:
            yield from (Mark(f"spot-tile-{slot + i}") for i in range(count))
        slot += count


def _opening(about: str, heading: str) -> str:
    row = "tile-row" if about == "warehouse" else "tile-row stack-row"
    return f'<div class="own-tiles" data-about="{about}"><h2 class="label">{heading}</h2><ul class="{row}">'


def _stack_moves(view: DayunheState, stack: int) -> tuple[int, ...]:
    """Returns the moves of one of the viewer's stacks, the most likely first."""
    if view.phase == STOWING:  # perhaps on a stack of someone else
        return (STOWS[stack],) if owner_of_tile(view) == view.viewer else (REPLENISHES[stack], SPIES[stack])
    moves = REPLENISHES[stack], SPIES[stack], STOWS[stack]
    return (TAKES[stack], *moves) if view.phase in (OPENING, TAKING) else (*moves, TAKES[stack])
