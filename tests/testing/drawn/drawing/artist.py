"""Draws the trial game: six hooks on a wall, with the viewer's cards below.

The game itself is shown as text; `test_broken_drawings` adds this drawing.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from kaiserhof.drawing import TABLE, VIEWER, Badge, BoardArtist, Easel, Form, Frame, Mark, Panel, Supply
from kaiserhof.engine import Message, Words

SIZE = (600, 200)
COLOURS = ("red", "gold")


class LanternsPanel(Panel[Any]):
    """Shows the number of cards."""

    def supplies(self, view: Any, seat: int) -> tuple[Supply, ...]:
        return (Supply("card-red", Message("game-title"), view.hand_size[seat], hidden=True, about="card"),)

    def badges(self, view: Any, seat: int) -> tuple[Badge, ...]:
        return ()

    def facts(self, view: Any) -> tuple[Message, ...]:
        return ()


class LanternsArtist(BoardArtist[Any, Words]):
    """Draws the wall and the cards."""

    bases = ("wall",)
    panel = LanternsPanel()

    def make_drawing(self, words: Words, seats: int, form: Form) -> Words:
        """Returns the words, because nothing else is the same in all pictures."""
        return words

    def base_of(self, view: Any, form: Form) -> str:
        return "wall"

    def size(self, view: Any, form: Form) -> tuple[float, float]:
        """Returns a size three times as wide as high."""
        return SIZE

    def draw_board(self, drawing: Words, view: Any, easel: Easel) -> None:
        """Draws a spot for each hook."""
        easel.put(Frame("hooks", TABLE), tuple(self.hook(hook) for hook in range(len(view.lanterns))))

    def hook(self, number: int) -> str:
        spot = f'class="spot" id="spot-hook-{number + 1}" data-moves="hang {number + 1}" data-about="hook"'
        button = f'role="button" tabindex="-1" aria-label="hook {number + 1}"'
        return f'<g {spot} {button}><circle class="hit" cx="{50 + 100 * number}" cy="100" r="30"/></g>'

    def draw_hand(self, drawing: Words, view: Any, legal: frozenset[int], easel: Easel) -> None:
        """Draws a spot for each colour."""
        easel.put(Frame("hand", VIEWER, "<ul>", "</ul>"), tuple(self.card(colour) for colour in COLOURS))

    def card(self, colour: str) -> str:
        return (
            f'<li><button type="button" class="spot" id="spot-{colour}" data-moves="pay {colour}" data-about="card"'
            f' tabindex="-1" aria-label="{colour}"><svg><use href="#card-{colour}"/></svg></button></li>'
        )

    def marks(self, drawing: Words, view: Any, legal: frozenset[int]) -> Iterable[Mark]:
        """Lights the spot with the text of each legal move."""
        for move in sorted(legal):
            verb, target = view.text(move).split()
            yield Mark(f"spot-hook-{target}" if verb == "hang" else f"spot-{target}")

    def draw_base(self, base: str, lang: str, *, dark: bool) -> str:
        """Draws an empty wall."""
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE[0]} {SIZE[1]}"/>'

    def draw_sprite(self) -> str:
        """Draws two cards."""
        return "".join(f'<symbol id="card-{colour}" viewBox="0 0 10 10"/>' for colour in COLOURS)

    def buttons(self, legal: frozenset[int]) -> Iterable[int]:
        """Returns no moves, because every move has a spot."""
        return ()


ARTIST = LanternsArtist
