"""What lessons and puzzles share: a position on the real board, with instructions beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kaiserhof.drawing import Form
from kaiserhof.engine import Game, State, Words
from kaiserhof.storage.rows import BOT, PERSON
from kaiserhof.tables import SeatView
from kaiserhof.web.rendering import render

LEVEL = "regular"
"""Level of the bots at the other seats."""


def guided_context(
    game: Game,
    view: State,
    learner: int,
    words: Words,
    legal: Sequence[int],
    form: Form,
    lit: Sequence[int] | None = None,
    face: str = "",
) -> dict[str, Any]:
    """Returns the template context of a position as a learner sees it; `words` knows the names of the seats.

    `face` is the one that the learner has chosen. `lit` are the moves whose spots are lit; by default all legal ones.
    """
    seats = tuple(
        SeatView(seat, PERSON, None, name, mine=True, stand_in=None, face=face)
        if seat == learner
        else SeatView(seat, BOT, LEVEL, name, mine=False, stand_in=None)
        for seat, name in enumerate(words.names)
    )
    scene = render.scene_context(game, view, seats, words=words, legal=legal, form=form, lit=lit)
    picture, mover = scene["picture"], view.to_move()
    return {
        **scene,
        "t": words,
        "status": "playing",
        "waiting": mover if mover >= 0 else None,
        "asks": bool(legal),
        "prompt": words(view.prompt()) if legal else "",
        "buttons": [(view.text(move), words(view.move_words(move))) for move in (picture.buttons if picture else ())],
    }
