"""Draws the trial game: six hooks on a wall, and the viewer's cards below it.

The game itself is shown as text; `test_broken_drawings` puts this beside it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from kaiserhof.drawing import TABLE, VIEWER, Badge, BoardArtist, Easel, Form, Frame, Mark, Panel, Supply
from kaiserhof.engine import Message, Words

SIZE = (600, 200)
COLOURS = ("red", "gold")


class LanternsPanel(Panel[Any]):
    """Cards in hand."""

    def supplies(self, view: Any, seat: int) -> tuple[Supply, ...]:
        """The number of cards."""
        return (Supply("card-red", Message("game-title"), view.hand_size[seat], hidden=True, about="card"),)

    def badges(self, view: Any, seat: int) -> tuple[Badge, ...]:
        """None."""
        return ()

    def facts(self, view: Any) -> tuple[Message, ...]:
        """None."""
        return ()


class LanternsArtist(BoardArtist[Any, Words]):
    """Draws the wall and the cards."""

    bases = ("wall",)
    panel = LanternsPanel()

    def make_drawing(self, words: Words, seats: int, form: Form) -> Words:
        """The words are all that is the same."""
        return words

    def base_of(self, view: Any, form: Form) -> str:
        """The wall."""
        return "wall"

    def size(self, view: Any, form: Form) -> tuple[float, float]:
        """Three times as wide as high."""
        return SIZE

    def draw_board(self, drawing: Words, view: Any, easel: Easel) -> None:
        """A spot for each hook."""
        easel.put(Frame("hooks", TABLE), tuple(self.hook(hook) for hook in range(len(view.lanterns))))

    def hook(self, number: int) -> str:
        """Draws a hook."""
        spot = f'class="spot" id="spot-hook-{number + 1}" data-moves="hang {number + 1}" data-about="hook"'
        button = f'role="button" tabindex="-1" aria-label="hook {number + 1}"'
        return f'<g {spot} {button}><circle class="hit" cx="{50 + 100 * number}" cy="100" r="30"/></g>'

    def draw_hand(self, drawing: Words, view: Any, legal: frozenset[int], easel: Easel) -> None:
        """A spot for each colour."""
        easel.put(Frame("hand", VIEWER, "<ul>", "</ul>"), tuple(self.card(colour) for colour in COLOURS))

    def card(self, colour: str) -> str:
        """Draws a card."""
        return (
            f'<li><button type="button" class="spot" id="spot-{colour}" data-moves="pay {colour}" data-about="card"'
            f' tabindex="-1" aria-label="{colour}"><svg><use href="#card-{colour}"/></svg></button></li>'
        )

    def marks(self, drawing: Words, view: Any, legal: frozenset[int]) -> Iterable[Mark]:
        """Every legal move lights the spot with its text."""
        for move in sorted(legal):
            verb, target = view.text(move).split()
            yield Mark(f"spot-hook-{target}" if verb == "hang" else f"spot-{target}")

    def draw_base(self, base: str, lang: str, *, dark: bool) -> str:
        """An empty wall."""
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE[0]} {SIZE[1]}"/>'

    def draw_sprite(self) -> str:
        """Two cards."""
        return "".join(f'<symbol id="card-{colour}" viewBox="0 0 10 10"/>' for colour in COLOURS)

    def buttons(self, legal: frozenset[int]) -> Iterable[int]:
        """Every move has a place."""
        return ()


ARTIST = LanternsArtist
