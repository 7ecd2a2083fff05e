"""Draws lookup of one map: keeps what is the same in every picture, by language."""

from __future__ import annotations

from collections.abc import Collection
from functools import cached_property

from kaiserhof.engine import LANGUAGES, Picture, ScoringStep, Words
from kaiserhof.games.china.board.board import Map
from kaiserhof.games.china.drawing import around, cards, pieces, steps
from kaiserhof.games.china.drawing.labels import Labels
from kaiserhof.games.china.drawing.palette import DARK, LIGHT
from kaiserhof.games.china.drawing.realm import survey
from kaiserhof.games.china.drawing.sheet import draw_map
from kaiserhof.games.china.drawing.table import Table
from kaiserhof.games.china.rules.moves import PASS_MOVE, STOP_MOVE
from kaiserhof.games.china.rules.state import ChinaState
from kaiserhof.games.china.teaching.illustrations import Illustrator


class Artist:
    """Draws everything the page shows of games on one map."""

    def __init__(self, board: Map) -> None:
        self._board = board
        self._by_language: dict[str, tuple[Labels, Table]] = {}

    def picture(self, view: ChinaState, words: Words, legal: Collection[int]) -> Picture:
        """The table for the viewer of this view."""
        labels, table = self._in_language(words)
        allowed = frozenset(legal)
        names = labels.names(words, view.seats)
        forts = around.with_forts(view)
        return Picture(
            base=view.lookup.side,
            width=self._board.width,
            height=self._board.height,
            board=table.draw(view, names, allowed, forts=forts),
            panel=cards.panel(view, labels, allowed),
            supplies=tuple(around.supplies(view, seat, forts=forts) for seat in range(view.seats)),
            badges=tuple(around.badges(view, seat) for seat in range(view.seats)),
            buttons=tuple(move for move in (STOP_MOVE, PASS_MOVE) if move in allowed),
            facts=around.facts(view, forts=forts),
        )

    def base(self, side: str, lang: str, *, dark: bool) -> str:
        """The empty board; raises `LookupError` if there is no such side or language."""
        if side not in self._board.roads or lang not in LANGUAGES:
            raise LookupError(side, lang)
        return draw_map(self._board, side, lang, DARK if dark else LIGHT)

    @cached_property
    def sprite(self) -> str:
        """The symbols of all pieces and cards."""
        return pieces.sprite(self._board)

    def scoring_steps(self, state: ChinaState) -> list[ScoringStep]:
        """See `steps`."""
        return steps.scoring_steps(state, self._shapes)

    def illustration(self, chapter: str, words: Words) -> str:
        """See `illustrations`."""
        return self._illustrator.draw(chapter, words)

    @cached_property
    def _illustrator(self) -> Illustrator:
        return Illustrator(self._board, self._shapes)

    @cached_property
    def _shapes(self) -> dict[str, str]:
        return dict(survey(self._board).shapes)

    def _in_language(self, words: Words) -> tuple[Labels, Table]:
        found = self._by_language.get(words.lang)
        if found is None:
            labels = Labels(self._board, words)
            found = self._by_language[words.lang] = labels, Table(self._board, labels)
        return found
