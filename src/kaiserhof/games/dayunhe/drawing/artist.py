"""Draws *Da Yunhe*."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from kaiserhof.drawing import LONG, NARROW, WIDE, BoardArtist, Easel, Form, Mark, ScoringStep
from kaiserhof.drawing.night import by_night
from kaiserhof.engine import OptionValue, Words
from kaiserhof.games.dayunhe.drawing import pieces, scoring_steps, terminal
from kaiserhof.games.dayunhe.drawing.base import draw_base
from kaiserhof.games.dayunhe.drawing.beside import cards, mats, own_tiles, turn_choices
from kaiserhof.games.dayunhe.drawing.board.band import draw_round, draw_switch
from kaiserhof.games.dayunhe.drawing.board.drawing import BoardDrawing
from kaiserhof.games.dayunhe.drawing.board.layout import LAYOUTS, ONE_LINE, TWO_LINES, UPRIGHT, Layout
from kaiserhof.games.dayunhe.drawing.board.spots import Spots
from kaiserhof.games.dayunhe.drawing.colours import NIGHT, PAPER, plaque, washes
from kaiserhof.games.dayunhe.drawing.ground.hexes import NORTH_LEFT
from kaiserhof.games.dayunhe.drawing.labels import DayunheLabels
from kaiserhof.games.dayunhe.drawing.panel import DayunhePanel
from kaiserhof.games.dayunhe.drawing.pieces import Pieces
from kaiserhof.games.dayunhe.drawing.printed.sheet import draw_board
from kaiserhof.games.dayunhe.game import Dayunhe
from kaiserhof.games.dayunhe.rules.moves import BARE, CITY, STOWS, verb_of
from kaiserhof.games.dayunhe.rules.state import DayunheState
from kaiserhof.games.dayunhe.teaching.illustrations import Illustrator


@dataclass(frozen=True, slots=True)
class Drawing:
    """What draws the pictures in one language and form for one number of players."""

    spots: Spots
    mats: mats.Mats
    own: own_tiles.OwnTiles

    @property
    def board(self) -> BoardDrawing:
        """The drawing of the board."""
        return self.spots.drawing


class DayunheArtist(BoardArtist[DayunheState, Drawing]):
    """Draws games on one board."""

    forms = (WIDE, NARROW, LONG)
    panel = DayunhePanel()
    own_headings = ("panel-stacks", "panel-store")
    panel_css = "cards-box cards-and-tiles"

    def __init__(self, game: Dayunhe) -> None:
        super().__init__(game)
        self._board = game.board
        self.bases = [f"{layout}-{seats}" for layout in LAYOUTS for seats in game.players]

    def make_drawing(self, words: Words, seats: int, form: Form) -> Drawing:
        stage, labels = self._stage(seats, form), DayunheLabels(self._board, words)
        tiles = Pieces(self._board, stage.angle)
        all_mats = mats.Mats(labels, tiles)
        spots = Spots(stage, BoardDrawing(stage, labels, tiles, words))
        return Drawing(spots, all_mats, own_tiles.OwnTiles(labels, tiles, all_mats))

    def base_of(self, view: DayunheState, form: Form) -> str:
        return f"{layout_of(form, view.seats)}-{view.seats}"

    def size(self, view: DayunheState, form: Form) -> tuple[float, float]:
        stage = self._stage(view.seats, form)
        return stage.width, stage.height

    def draw_board(self, drawing: Drawing, view: DayunheState, easel: Easel) -> None:
        drawing.board.draw(view, easel)
        drawing.spots.draw(view, easel)
        draw_switch(drawing.spots.stage, drawing.board.labels, easel)

    def draw_own(self, drawing: Drawing, view: DayunheState, legal: frozenset[int], easel: Easel) -> None:
        drawing.spots.draw_ghosts(view, legal, easel)

    def draw_hand(self, drawing: Drawing, view: DayunheState, legal: frozenset[int], easel: Easel) -> None:
        turn_choices.draw_turn_choices(view, drawing.board, legal, easel)
        cards.draw_cards(view, drawing.board.labels, easel)
        drawing.own.draw(view, easel)

    def draw_supplies(self, drawing: Drawing, view: DayunheState, easel: Easel) -> None:
        drawing.mats.draw(view, easel)
        draw_round(view, drawing.board.labels, easel)

    def marks(self, drawing: Drawing, view: DayunheState, legal: frozenset[int]) -> Iterable[Mark]:
        if view.viewer < 0:
            return ()
        beside = (
            mats.marks(view, legal),
            turn_choices.marks(legal),
            cards.marks(view, legal),
            own_tiles.marks(view, legal),
        )
        return [*drawing.spots.marks(view, legal), *(mark for marks in beside for mark in marks)]

    def seat_tints(self, *, dark: bool) -> list[tuple[str, ...]]:
        found = [(*tints, *washes(tints[0], PAPER), plaque(tints[0])) for tints in super().seat_tints(dark=dark)]
        return [tuple(by_night(tint, NIGHT) for tint in tints) for tints in found] if dark else found

    def draw_base(self, base: str, lang: str, *, dark: bool) -> str:
        layout, _, seats = base.partition("-")
        drawn = draw_base(Layout(self._board, int(seats), layout), self.game.words(lang))
        return by_night(drawn, NIGHT) if dark else drawn

    def map_svg(self, options: Mapping[str, OptionValue], lang: str) -> str:
        """Draws the board for five players, and the tiles."""
        return draw_board(self._board, self.game.words(lang))

    def draw_sprite(self) -> str:
        return "\n".join(pieces.symbols(self._board))

    def buttons(self, legal: frozenset[int]) -> Iterable[int]:
        """Lists the moves without a target, and those on stacks, which may be another player's. (The city is
        a spot.)
        """
        return [move for move in sorted(legal) if move in STOWS or (verb_of(move) in BARE and verb_of(move) != CITY)]

    @property
    def night_colours(self) -> Mapping[str, str]:
        return NIGHT

    def scoring_steps(self, state: DayunheState) -> list[ScoringStep]:
        return scoring_steps.scoring_steps(state, self._stage(state.seats, WIDE))

    def illustration(self, chapter: str, words: Words) -> str:
        return self._illustrator.draw(chapter, words)

    def board_text(self, state: DayunheState, words: Words, *, colour: bool = False) -> str:
        return terminal.board_text(state, words, colour=colour)

    @cached_property
    def _illustrator(self) -> Illustrator:
        return Illustrator(self._board, Pieces(self._board, NORTH_LEFT))

    @cached_property
    def _stages(self) -> dict[tuple[int, str], Layout]:
        return {}

    def _stage(self, seats: int, form: Form) -> Layout:
        layout = layout_of(form, seats)
        if (seats, layout) not in self._stages:
            self._stages[seats, layout] = Layout(self._board, seats, layout)
        return self._stages[seats, layout]


def layout_of(form: Form, seats: int) -> str:
    """Returns the layout of the canal: upright on phones, else in two lines, or in one line for two players or on
    request.
    """
    if form == NARROW:
        return UPRIGHT
    return ONE_LINE if seats == 2 or form == LONG else TWO_LINES


ARTIST = DayunheArtist
