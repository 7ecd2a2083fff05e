"""Draws a game: for the page, for a terminal and for the rule book.

The drawing of a game is optional: `drawing/artist.py` in the game's package, with a class `ARTIST` that takes the game.
A game without it is shown as text: see `Artist`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Generic, TypeVar, cast
from weakref import WeakKeyDictionary

from kaiserhof.drawing.labels import names_of, put_names
from kaiserhof.drawing.panel import Panel
from kaiserhof.drawing.picture import Picture, ScoringStep
from kaiserhof.drawing.terminal import sign
from kaiserhof.engine import LANGUAGES, Game, KaiserhofError, OptionValue, State, Words

S = TypeVar("S", bound=State)
T = TypeVar("T")


class Artist(Generic[S]):
    """Shows a game that has no drawing of its own, as text."""

    draws = False
    """Whether there are pictures for the page."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    def picture(self, view: S, words: Words, legal: Collection[int]) -> Picture | None:  # noqa: ARG002
        """Draws the table for the viewer of this view; None if the game is shown as text."""
        return None

    def base_picture(self, base: str, lang: str, *, dark: bool) -> str:  # noqa: ARG002
        """Draws the unchanging part of a picture as an SVG document; raises `LookupError` for an unknown base."""
        raise LookupError(base)

    @property
    def sprite(self) -> str:
        """The game's own symbols, as SVG `symbol` elements."""
        return ""

    def vignette(self) -> str:
        """Draws the game for the list of games, an `svg` element of 280 by 200; empty if there is no such picture."""
        return ""

    def illustration(self, chapter: str, words: Words) -> str:  # noqa: ARG002
        """Draws the picture of a chapter of the rules, an `svg` element; empty if there is no such picture."""
        return ""

    def scoring_steps(self, state: S) -> list[ScoringStep]:
        """Lists the steps of the final scoring in the order of the rules; by default the lines of the score sheet."""
        return [ScoringStep(line.label, line.points, "") for line in self.game.score_sheet(state)]

    def map_svg(self, options: Mapping[str, OptionValue], lang: str) -> str:  # noqa: ARG002
        """Draws the empty board as an SVG document; raises `KaiserhofError` if there is no such picture."""
        raise KaiserhofError("error-no-map", game=self.game.id)

    def board_text(self, state: S, words: Words, *, colour: bool = False) -> str:
        """Draws the position for a terminal, from what the state (a view) knows; `colour` allows ANSI colours.

        By default everyone's points, and the score sheet below them.
        """
        lines = [
            f"{'>' if state.to_move() == seat else ' '} {sign(seat, colour=colour)} {words.seat(seat)}: {points}"
            for seat, points in enumerate(state.scores())
        ]
        sheet = [f"  {words(line.label)}: {' · '.join(map(str, line.points))}" for line in self.game.score_sheet(state)]
        return "\n".join([*lines, *sheet])


class BoardArtist(Artist[S], ABC, Generic[S, T]):
    """Draws a game with a board. A subclass says what is on the board.

    `T` holds the markup that is the same in all pictures with one language and number of seats.
    """

    draws = True

    def __init__(self, game: Game[S]) -> None:
        super().__init__(game)
        self._tables: dict[tuple[str, int], T] = {}

    def picture(self, view: S, words: Words, legal: Collection[int]) -> Picture:
        """Draws the table for the viewer of this view."""
        seats = range(view.seats)
        table = self._tables.get((words.lang, view.seats))
        if table is None:
            table = self._tables[words.lang, view.seats] = self.make_table(words, view.seats)
        allowed, names = frozenset(legal), names_of(words, view.seats)
        width, height = self.size(view)
        return Picture(
            base=self.base_of(view),
            width=width,
            height=height,
            board=put_names(self.draw_board(table, view, allowed), names),
            panel=put_names(self.draw_cards(table, view, allowed), names),
            supplies=tuple(self.panel.supplies(view, seat) for seat in seats),
            badges=tuple(self.panel.badges(view, seat) for seat in seats),
            buttons=tuple(self.buttons(allowed)),
            facts=self.panel.facts(view),
        )

    def base_picture(self, base: str, lang: str, *, dark: bool) -> str:
        """Draws the unchanging part of a picture; raises `LookupError` for an unknown base or language."""
        if base not in self.bases or lang not in LANGUAGES:
            raise LookupError(base, lang)
        return self.draw_base(base, lang, dark=dark)

    @cached_property
    def sprite(self) -> str:
        """The symbols of all pieces and cards."""
        return self.draw_sprite()

    # ------------------------------------------------------------------ what a subclass defines

    bases: Collection[str]
    """The names of all unchanging pictures."""

    panel: Panel[S]
    """What the page shows beside the picture."""

    @abstractmethod
    def make_table(self, words: Words, seats: int) -> T:
        """Prepares what is the same in every picture in this language with this number of seats."""

    @abstractmethod
    def base_of(self, view: S) -> str:
        """Returns the name of the unchanging picture below this view."""

    @abstractmethod
    def size(self, view: S) -> tuple[float, float]:
        """Returns width and height of the picture."""

    @abstractmethod
    def draw_board(self, table: T, view: S, legal: frozenset[int]) -> Iterable[str]:
        """Draws the changing part of the board as pieces of SVG markup, with signs in place of names."""

    @abstractmethod
    def draw_cards(self, table: T, view: S, legal: frozenset[int]) -> Iterable[str]:
        """Draws what lies beside the board as pieces of HTML markup, with signs in place of names."""

    @abstractmethod
    def draw_base(self, base: str, lang: str, *, dark: bool) -> str:
        """Draws one of `bases` as an SVG document, by day or by night."""

    @abstractmethod
    def draw_sprite(self) -> str:
        """Draws the symbols of all pieces and cards."""

    @abstractmethod
    def buttons(self, legal: frozenset[int]) -> Iterable[int]:
        """Lists the legal moves that belong to no place, for buttons beside the prompt."""


_ARTISTS: WeakKeyDictionary[Game[Any], Artist[Any]] = WeakKeyDictionary()


def artist_of(game: Game[S]) -> Artist[S]:
    """Returns the artist of a game, always the same one. A game without a drawing gets one that shows text.

    >>> from kaiserhof.engine import find_game, game_ids
    >>> games = [find_game(name) for name in game_ids()]
    >>> all(artist_of(game) is artist_of(game) for game in games)
    True
    """
    found = _ARTISTS.get(game)
    if found is None:
        found = _ARTISTS[game] = _class_of(game)(game)
    return cast("Artist[S]", found)


def _class_of(game: Game[Any]) -> type[Artist[Any]]:
    folder = f"{game.package}.drawing"
    try:
        if find_spec(folder) is None:
            return Artist
    except ModuleNotFoundError:  # the game is a single module
        return Artist
    return cast("type[Artist[Any]]", import_module(f"{folder}.artist").ARTIST)
