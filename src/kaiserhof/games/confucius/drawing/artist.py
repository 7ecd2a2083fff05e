"""Draws *Confucius*."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property

from kaiserhof.drawing import NARROW, WIDE, BoardArtist, Easel, Form, Mark, ScoringStep
from kaiserhof.drawing.night import colours_by_night
from kaiserhof.engine import Game, Words
from kaiserhof.games.confucius.drawing import cards, scoring_steps, sprite, terminal
from kaiserhof.games.confucius.drawing.base import draw_board
from kaiserhof.games.confucius.drawing.board.layout import layout
from kaiserhof.games.confucius.drawing.board.wide import WideDrawing
from kaiserhof.games.confucius.drawing.colours import DARK, LIGHT, PAPER, SIGN
from kaiserhof.games.confucius.drawing.forms import FormDrawing
from kaiserhof.games.confucius.drawing.labels import ConfuciusLabels
from kaiserhof.games.confucius.drawing.narrow.narrow import NarrowDrawing
from kaiserhof.games.confucius.drawing.panel import ConfuciusPanel
from kaiserhof.games.confucius.rules.moves import ENOUGH_MOVE, MARKER, NAME, PASS_MOVE, VERB_OF, YIELD
from kaiserhof.games.confucius.rules.state import ConfuciusState
from kaiserhof.games.confucius.teaching.illustrations import illustration

_BUTTONS = (PASS_MOVE, ENOUGH_MOVE)
_BUTTON_VERBS = (NAME, MARKER, YIELD)
_GAMES = ("basic", "advanced")


class ConfuciusArtist(BoardArtist[ConfuciusState, FormDrawing]):
    """Draws games on the only board of Confucius."""

    forms = (WIDE, NARROW)
    main_buttons = frozenset([PASS_MOVE])
    panel = ConfuciusPanel()
    own_headings = ("panel-hand", "panel-gifts")
    panel_css = "cards-box in-rows"

    def __init__(self, game: Game[ConfuciusState]) -> None:
        super().__init__(game)
        self.bases = [f"{seats}-{kind}" for seats in game.players for kind in _GAMES]

    def make_drawing(self, words: Words, seats: int, form: Form) -> FormDrawing:
        return (NarrowDrawing if form == NARROW else WideDrawing)(ConfuciusLabels(words), seats)

    def base_of(self, view: ConfuciusState, form: Form) -> str:
        """Returns the name of the board for this number of seats and this kind of game; a phone has no board."""
        return "" if form == NARROW else f"{view.seats}-{_GAMES[view.advanced]}"

    def size(self, view: ConfuciusState, form: Form) -> tuple[float, float]:
        if form == NARROW:
            return 0, 0
        places = layout(view.seats)
        return places.width, places.height

    def draw_board(self, drawing: FormDrawing, view: ConfuciusState, easel: Easel) -> None:
        drawing.draw_board(view, easel)

    def draw_own(self, drawing: FormDrawing, view: ConfuciusState, legal: frozenset[int], easel: Easel) -> None:
        drawing.draw_own(view, easel)

    def draw_hand(self, drawing: FormDrawing, view: ConfuciusState, legal: frozenset[int], easel: Easel) -> None:
        drawing.draw_hand(view, legal, easel)

    def draw_supplies(self, drawing: FormDrawing, view: ConfuciusState, easel: Easel) -> None:
        drawing.draw_supplies(view, easel)

    def asked(self, drawing: FormDrawing, view: ConfuciusState, legal: frozenset[int]) -> tuple[str, str]:
        return drawing.asked(view, legal)

    def marks(self, drawing: FormDrawing, view: ConfuciusState, legal: frozenset[int]) -> Iterable[Mark]:
        return [*drawing.marks(view, legal), *cards.marks(view, legal)] if view.viewer >= 0 else ()

    def seat_tints(self, *, dark: bool) -> list[tuple[str, ...]]:
        colours = DARK if dark else LIGHT
        return [(*tints, *colours.seat_washes(seat)) for seat, tints in enumerate(super().seat_tints(dark=dark))]

    def draw_base(self, base: str, lang: str, *, dark: bool) -> str:
        seats, _, kind = base.partition("-")
        words, chinese = self.game.words(lang), self.game.words("zh")
        return draw_board(int(seats), words, chinese, DARK if dark else LIGHT, advanced=kind == "advanced")

    def draw_sprite(self) -> str:
        return sprite.sprite()

    def buttons(self, legal: frozenset[int]) -> Iterable[int]:
        """Lists the moves that pass, end something, or name a player."""
        return [move for move in sorted(legal) if move in _BUTTONS or VERB_OF[move] in _BUTTON_VERBS]

    @cached_property
    def night_colours(self) -> Mapping[str, str]:
        """The night colours of the board. Text on seals and plaques stays light."""
        return colours_by_night(LIGHT, DARK) | {PAPER: PAPER, SIGN: SIGN}

    def scoring_steps(self, state: ConfuciusState) -> list[ScoringStep]:
        return scoring_steps.scoring_steps(state)

    def illustration(self, chapter: str, words: Words) -> str:
        return illustration(chapter, words, self.game.words("zh"))

    def board_text(self, state: ConfuciusState, words: Words, *, colour: bool = False) -> str:
        return terminal.board_text(state, words, colour=colour)


ARTIST = ConfuciusArtist
