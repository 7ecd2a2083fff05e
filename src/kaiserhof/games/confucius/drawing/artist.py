"""Draws lookup: keeps what is the same in every picture, by language and number of seats."""

from __future__ import annotations

from collections.abc import Callable, Collection

from kaiserhof.engine import LANGUAGES, Picture, Words
from kaiserhof.games.confucius.drawing import around, panel
from kaiserhof.games.confucius.drawing.labels import Labels, put_names
from kaiserhof.games.confucius.drawing.layout import layout
from kaiserhof.games.confucius.drawing.palette import DARK, LIGHT
from kaiserhof.games.confucius.drawing.sheet import draw_board
from kaiserhof.games.confucius.drawing.table import Table
from kaiserhof.games.confucius.rules.moves import ENOUGH_MOVE, MARKER, NAME, PASS_MOVE, VERB_OF, YIELD
from kaiserhof.games.confucius.rules.state import ConfuciusState

_BUTTONS = (PASS_MOVE, ENOUGH_MOVE)
_BUTTON_VERBS = (NAME, MARKER, YIELD)
_GAMES = ("basic", "advanced")


class Artist:
    """Draws everything the page shows of the game."""

    def __init__(self, words: Callable[[str], Words], players: range) -> None:
        self._words = words
        self._players = players
        self._labels: dict[str, Labels] = {}
        self._lookups: dict[tuple[str, int], Table] = {}

    def picture(self, view: ConfuciusState, words: Words, legal: Collection[int]) -> Picture:
        """The table for the viewer of this view."""
        seats, places = view.seats, layout(view.seats)
        labels, table = self._in_language(words, seats)
        allowed = frozenset(legal)
        return Picture(
            base=f"{seats}-{_GAMES[view.advanced]}",
            width=places.width,
            height=places.height,
            board=put_names(table.draw(view, allowed), words, seats),
            panel=put_names(panel.panel(view, labels, allowed), words, seats),
            supplies=tuple(around.supplies(view, seat) for seat in range(seats)),
            badges=tuple(around.badges(view, seat) for seat in range(seats)),
            buttons=tuple(move for move in sorted(allowed) if move in _BUTTONS or VERB_OF[move] in _BUTTON_VERBS),
            facts=around.facts(view, reconstruction=places.reconstruction),
        )

    def base(self, base: str, lang: str, *, dark: bool) -> str:
        """The empty board; raises `LookupError` if there is no such board or language."""
        seats, _, game = base.partition("-")
        if lang not in LANGUAGES or game not in _GAMES or seats not in map(str, self._players):
            raise LookupError(base, lang)
        colours = DARK if dark else LIGHT
        return draw_board(int(seats), self._words(lang), self._words("zh"), colours, advanced=game == "advanced")

    def _in_language(self, words: Words, seats: int) -> tuple[Labels, Table]:
        labels = self._labels.get(words.lang)
        if labels is None:
            labels = self._labels[words.lang] = Labels(words)
        table = self._lookups.get((words.lang, seats))
        if table is None:
            table = self._lookups[words.lang, seats] = Table(labels, seats)
        return labels, table
