"""Draws *Da Yunhe*."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property

from kaiserhof.drawing import BoardArtist, Easel, Mark, ScoringStep
from kaiserhof.engine import OptionValue, Words
from kaiserhof.games.dayunhe.drawing import card_faces, cards, pieces, scoring_steps, terminal
from kaiserhof.games.dayunhe.drawing.base import draw_base
from kaiserhof.games.dayunhe.drawing.board.spots import Spots
from kaiserhof.games.dayunhe.drawing.board.stage import HEIGHT, WIDTH, Stage
from kaiserhof.games.dayunhe.drawing.board.table import Table
from kaiserhof.games.dayunhe.drawing.labels import DayunheLabels
from kaiserhof.games.dayunhe.drawing.night import by_night
from kaiserhof.games.dayunhe.drawing.panel import DayunhePanel
from kaiserhof.games.dayunhe.drawing.pieces import Pieces
from kaiserhof.games.dayunhe.drawing.printed.sheet import draw_board
from kaiserhof.games.dayunhe.drawing.vignette import vignette
from kaiserhof.games.dayunhe.game import Dayunhe
from kaiserhof.games.dayunhe.rules.components import LIMITS
from kaiserhof.games.dayunhe.rules.moves import BARE, CITY, verb_of
from kaiserhof.games.dayunhe.rules.state import DayunheState
from kaiserhof.games.dayunhe.teaching.illustrations import Illustrator


class DayunheArtist(BoardArtist[DayunheState, Spots]):
    """Draws games on one board."""

    panel = DayunhePanel()
    panel_css = "cards-box cards-and-tiles"

    def __init__(self, game: Dayunhe) -> None:
        super().__init__(game)
        self._board = game.board
        self.bases = [f"{seats}-{limit}" for seats in game.players for limit in LIMITS]

    def make_table(self, words: Words, seats: int, form: str) -> Spots:  # noqa: ARG002
        """Prepares what is the same in every picture."""
        stage = self._stage(seats)
        return Spots(stage, Table(stage, DayunheLabels(self._board, words), self._pieces, words))

    def base_of(self, view: DayunheState, form: str) -> str:  # noqa: ARG002
        """Returns the name of the table for this number of seats and this limit."""
        return f"{view.seats}-{view.limit}"

    def size(self, view: DayunheState, form: str) -> tuple[float, float]:  # noqa: ARG002
        """Returns the size of the picture."""
        return WIDTH, HEIGHT

    def draw_board(self, table: Spots, view: DayunheState, easel: Easel) -> None:
        """See `board.table` and `board.spots`."""
        table.table.draw(view, easel)
        table.draw(view, easel)

    def draw_own(self, table: Spots, view: DayunheState, legal: frozenset[int], easel: Easel) -> None:
        """See `board.spots`."""
        table.draw_ghosts(view, legal, easel)

    def draw_hand(self, table: Spots, view: DayunheState, legal: frozenset[int], easel: Easel) -> None:  # noqa: ARG002
        """See `cards`."""
        cards.draw_hand(view, table.table, easel)

    def marks(self, table: Spots, view: DayunheState, legal: frozenset[int]) -> Iterable[Mark]:
        """Lists the places, cards and tiles that have a legal move, and what else differs for the viewer."""
        return [*table.marks(view, legal), *cards.marks(view, legal)] if view.viewer >= 0 else ()

    def draw_base(self, base: str, lang: str, *, dark: bool) -> str:
        """Draws the empty table of a number of seats and a limit."""
        seats, _, limit = base.partition("-")
        drawing = draw_base(self._stage(int(seats)), int(limit), self.game.words(lang))
        return by_night(drawing) if dark else drawing

    def map_svg(self, options: Mapping[str, OptionValue], lang: str) -> str:  # noqa: ARG002 - one board for all options
        """Draws the board for five players, and the tiles."""
        return draw_board(self._board, self.game.words(lang))

    def draw_sprite(self) -> str:
        """See `pieces` and `card_faces`."""
        return "\n".join([*pieces.symbols(self._board), *card_faces.symbols(), *card_faces.icons()])

    def buttons(self, legal: frozenset[int]) -> Iterable[int]:
        """Lists the moves without a target. The city is a spot."""
        return [move for move in sorted(legal) if verb_of(move) in BARE and verb_of(move) != CITY]

    def vignette(self) -> str:
        """See `vignette`."""
        return vignette()

    def scoring_steps(self, state: DayunheState) -> list[ScoringStep]:
        """See `scoring_steps`."""
        return scoring_steps.scoring_steps(state, self._stage(state.seats))

    def illustration(self, chapter: str, words: Words) -> str:
        """See `teaching.illustrations`."""
        return self._illustrator.draw(chapter, words)

    def board_text(self, state: DayunheState, words: Words, *, colour: bool = False) -> str:
        """See `terminal`."""
        return terminal.board_text(state, words, colour=colour)

    @cached_property
    def _illustrator(self) -> Illustrator:
        return Illustrator(self._board, self._pieces)

    @cached_property
    def _pieces(self) -> Pieces:
        return Pieces(self._board)

    def _stage(self, seats: int) -> Stage:
        return Stage(self._board, seats)


ARTIST = DayunheArtist
