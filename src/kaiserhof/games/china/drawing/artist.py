"""Draws *Der Kaiser von China*."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property

from kaiserhof.drawing import BoardArtist, Easel, Form, Mark, ScoringStep
from kaiserhof.drawing.assets import vignette
from kaiserhof.drawing.night import colours_by_night
from kaiserhof.engine import OptionValue, Words
from kaiserhof.games.china.drawing import cards, panel, pieces, scoring_steps, terminal
from kaiserhof.games.china.drawing.base import draw_map
from kaiserhof.games.china.drawing.board.drawing import BoardDrawing
from kaiserhof.games.china.drawing.colours import DARK, LIGHT
from kaiserhof.games.china.drawing.labels import ChinaLabels
from kaiserhof.games.china.drawing.landscape.outlines import outlines
from kaiserhof.games.china.drawing.landscape.realm import survey
from kaiserhof.games.china.game import China
from kaiserhof.games.china.rules.moves import PASS_MOVE, STOP_MOVE
from kaiserhof.games.china.rules.state import ChinaState
from kaiserhof.games.china.teaching.illustrations import Illustrator

_HOUSES = [(0, 58, 160, 56), (3, 140, 165, 58), (1, 223, 159, 54)]
"""The houses of the vignette: seat, x, y and size."""


class ChinaArtist(BoardArtist[ChinaState, BoardDrawing]):
    """Draws games on one map."""

    panel = panel.ChinaPanel()
    own_headings = ("panel-hand",)

    def __init__(self, game: China) -> None:
        super().__init__(game)
        self._board = game.board
        self.bases = game.board.roads

    def make_drawing(self, words: Words, seats: int, form: Form) -> BoardDrawing:
        return BoardDrawing(self._board, ChinaLabels(self._board, words))

    def base_of(self, view: ChinaState, form: Form) -> str:
        return view.lookup.side

    def size(self, view: ChinaState, form: Form) -> tuple[float, float]:
        return self._board.width, self._board.height

    def draw_board(self, drawing: BoardDrawing, view: ChinaState, easel: Easel) -> None:
        drawing.draw(view, easel, forts=panel.with_forts(view))

    def draw_hand(self, drawing: BoardDrawing, view: ChinaState, legal: frozenset[int], easel: Easel) -> None:
        cards.draw_hand(view, drawing.labels, easel)

    def draw_supplies(self, drawing: BoardDrawing, view: ChinaState, easel: Easel) -> None:
        cards.draw_supplies(view, drawing.labels, easel)

    def marks(self, drawing: BoardDrawing, view: ChinaState, legal: frozenset[int]) -> Iterable[Mark]:
        return [*drawing.spots.marks(view, legal), *cards.marks(view, legal)] if legal else ()

    def draw_base(self, base: str, lang: str, *, dark: bool) -> str:
        return draw_map(self._board, base, lang, DARK if dark else LIGHT)

    def map_svg(self, options: Mapping[str, OptionValue], lang: str) -> str:
        return draw_map(self._board, options["side"], lang)

    def draw_sprite(self) -> str:
        return f"{pieces.sprite(self._board)}\n{outlines(self._board)}"

    def buttons(self, legal: frozenset[int]) -> Iterable[int]:
        """Lists the moves that end a turn or pass."""
        return [move for move in (STOP_MOVE, PASS_MOVE) if move in legal]

    @cached_property
    def night_colours(self) -> Mapping[str, str]:
        return colours_by_night(LIGHT, DARK)

    def vignette(self) -> str:
        """Draws houses on the road below the Great Wall, before an evening sun."""
        return vignette(__package__, pieces.houses(_HOUSES))

    def scoring_steps(self, state: ChinaState) -> list[ScoringStep]:
        return scoring_steps.scoring_steps(state, self._shapes)

    def illustration(self, chapter: str, words: Words) -> str:
        return self._illustrator.draw(chapter, words)

    def board_text(self, state: ChinaState, words: Words, *, colour: bool = False) -> str:
        return terminal.board_text(state, words, colour=colour)

    @cached_property
    def _illustrator(self) -> Illustrator:
        return Illustrator(self._board, self._shapes)

    @cached_property
    def _shapes(self) -> Mapping[str, str]:
        return survey(self._board).shapes


ARTIST = ChinaArtist
