"""Draws lookup of one board: keeps what is the same in every picture, by number of players and language."""

from __future__ import annotations

from collections.abc import Collection
from functools import cached_property

from kaiserhof.engine import Picture, ScoringStep, Words
from kaiserhof.games.dayunhe.board.board import Board
from kaiserhof.games.dayunhe.drawing import around, card_art, cards, pieces, steps
from kaiserhof.games.dayunhe.drawing.base import draw_base
from kaiserhof.games.dayunhe.drawing.labels import Labels
from kaiserhof.games.dayunhe.drawing.night import by_night
from kaiserhof.games.dayunhe.drawing.pieces import Pieces
from kaiserhof.games.dayunhe.drawing.spots import Spots
from kaiserhof.games.dayunhe.drawing.stage import HEIGHT, WIDTH, Stage
from kaiserhof.games.dayunhe.drawing.table import Table
from kaiserhof.games.dayunhe.rules.components import LIMITS, MOST_SEATS
from kaiserhof.games.dayunhe.rules.moves import BARE, CITY, verb_of
from kaiserhof.games.dayunhe.rules.state import DayunheState
from kaiserhof.games.dayunhe.teaching.illustrations import Illustrator


class Artist:
    """Draws everything the page shows of games on one board."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._made: dict[tuple[int, str], tuple[Labels, Table, Spots]] = {}

    def picture(self, view: DayunheState, words: Words, legal: Collection[int]) -> Picture:
        """The table for the viewer of this view."""
        labels, table, spots = self._ready(view.seats, words)
        allowed = frozenset(legal)
        names = labels.names(words, view.seats)
        seats = range(view.seats)
        return Picture(
            base=f"{view.seats}-{view.limit}",
            width=WIDTH,
            height=HEIGHT,
            board=table.draw(view, names) + "".join(spots.draw(view, names, allowed)),
            panel=cards.panel(view, labels, table.mats, self._pieces, names, allowed),
            supplies=tuple(around.supplies(view, seat) for seat in seats),
            badges=tuple(around.badges(view, seat) for seat in seats),
            buttons=tuple(move for move in legal if verb_of(move) in BARE and verb_of(move) != CITY),
            facts=around.facts(view),
        )

    def base(self, name: str, words: Words, *, dark: bool) -> str:
        """The empty table of a number of players and a limit; raises `LookupError` if there is none."""
        seats, _, limit = name.partition("-")
        if seats not in map(str, range(2, MOST_SEATS + 1)) or limit not in LIMITS:
            raise LookupError(name)
        drawing = draw_base(self._stage(int(seats)), int(limit), words)
        return by_night(drawing) if dark else drawing

    @cached_property
    def sprite(self) -> str:
        """The symbols of all tiles and cards."""
        return "\n".join([*pieces.symbols(self._board), *card_art.symbols(), *card_art.icons()])

    def scoring_steps(self, state: DayunheState) -> list[ScoringStep]:
        """See `steps`."""
        return steps.scoring_steps(state, self._stage(state.seats))

    def illustration(self, chapter: str, words: Words) -> str:
        """See `illustrations`."""
        return self._illustrator.draw(chapter, words)

    @cached_property
    def _illustrator(self) -> Illustrator:
        return Illustrator(self._board, self._pieces)

    @cached_property
    def _pieces(self) -> Pieces:
        return Pieces(self._board)

    def _stage(self, seats: int) -> Stage:
        return Stage(self._board, seats)

    def _ready(self, seats: int, words: Words) -> tuple[Labels, Table, Spots]:
        found = self._made.get((seats, words.lang))
        if found is None:
            stage, labels = self._stage(seats), Labels(self._board, words)
            table = Table(stage, labels, self._pieces, words)
            found = self._made[seats, words.lang] = labels, table, Spots(stage, labels, table)
        return found
