"""Draws the possible turns of a tile as small pictures, each with the number of joined lines."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from kaiserhof.drawing import LEGAL, Easel, Frame, Mark
from kaiserhof.drawing.panel import card_button
from kaiserhof.games.dayunhe.drawing.beside.own_tiles import BOX
from kaiserhof.games.dayunhe.drawing.board.drawing import BoardDrawing
from kaiserhof.games.dayunhe.rules.moves import TURN, target_of, verb_of
from kaiserhof.games.dayunhe.rules.state import DayunheState
from kaiserhof.games.dayunhe.words.names import lines_named


def draw_turn_choices(view: DayunheState, drawing: BoardDrawing, legal: Collection[int], easel: Easel) -> None:
    """Draws a picture for every legal turn of a tile; a click selects it."""
    pictures = tuple(_pictures(view, drawing, _turns(legal)))
    if pictures:
        heading = drawing.labels.say("panel-turnings")
        frame = f'<div class="turnings-box" data-about="turning"><h2 class="label">{heading}</h2><ul class="turnings">'
        easel.put(Frame("turnings", LEGAL, frame, "</ul></div>"), pictures)
    else:
        easel.put(Frame("turnings", LEGAL), ())


def marks(legal: Collection[int]) -> Iterator[Mark]:
    """Lights the pictures of the turns that are legal."""
    yield from (Mark(f"spot-turn-{turns}", turns="one") for turns in _turns(legal))


def _turns(legal: Collection[int]) -> list[int]:
    return sorted(target_of(move) for move in legal if verb_of(move) == TURN)


def _pictures(view: DayunheState, drawing: BoardDrawing, turns: list[int]) -> Iterator[str]:
    if not turns:
        return
    field = view.field
    owner, kind = view.owner_at[field], view.kind_at[field]
    for turn in turns:
        lines = view.lookup.lines[kind][turn]
        loose = drawing.loose(view, field, lines)
        joined = int(lines & ~loose).bit_count()
        marks = drawing.pieces.loose[loose] + drawing.pieces.joints[lines & ~loose]
        tile = f'<svg {BOX} class="seat-{owner}">{drawing.pieces.tiles[owner][kind][turn]}{marks}</svg>'
        said = drawing.labels.say("turning-joined", lines=joined)
        label = f"{drawing.labels.tell(lines_named(lines))}; {said}"
        shown = f"✓ {joined}" if joined else "0"
        css = "turning spot joins" if joined else "turning spot"
        button = card_button(css, f"spot-turn-{turn}", f"turn {turn}", "turning", label, f"{tile}<span>{shown}</span>")
        yield f"<li>{button}</li>"
