"""Draws a game: for the page, for a terminal and for the rule book.

The drawing of a game is optional: `drawing/artist.py` in the game's package, with a class `ARTIST` that takes the game.
A game without it is shown as text: see `Artist`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from html import escape, unescape
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import Any, Generic, TypeVar, cast

from kaiserhof.drawing import assets
from kaiserhof.drawing.easel import Easel
from kaiserhof.drawing.labels import names_of, put_names
from kaiserhof.drawing.palette import ON_SEATS, SEAT_COLOURS
from kaiserhof.drawing.panel import Panel
from kaiserhof.drawing.picture import WIDE, Common, Form, Mark, Picture, ScoringStep, Supply
from kaiserhof.drawing.terminal import sign
from kaiserhof.engine import LANGUAGES, Game, KaiserhofError, OptionValue, RuledState, Seat, State, Words

S = TypeVar("S", bound=State)
B = TypeVar("B", bound=RuledState)
T = TypeVar("T")


class Artist(Generic[S]):
    """Shows a game without a drawing of its own as text."""

    draws = False
    """Whether there are pictures for the page."""

    forms: tuple[Form, ...] = (WIDE,)
    """The forms in which there are pictures."""

    main_buttons: frozenset[int] = frozenset()
    """Moves whose button beside the prompt stands out, because most people want them when they are legal."""

    own_headings: tuple[str, ...] = ()
    """The messages that call something the viewer's own, such as `panel-hand`; `panel-hand-of` says whose it is."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    def seen_by_another(self, drawn: Picture, words: Words, seat: int) -> Picture:
        """Returns the picture of a seat for someone who does not sit there: their hand is not "your" hand."""
        told = {escape(words(own)): escape(words(f"{own}-of", seat=Seat(seat))) for own in self.own_headings}

        def put(text: str) -> str:
            for own, theirs in told.items():
                text = text.replace(own, theirs)
            return text

        panel = tuple(
            replace(
                region, opening=put(region.opening), title=put(region.title), segments=tuple(map(put, region.segments))
            )
            for region in drawn.panel
        )
        return drawn._replace(panel=panel)

    def picture(
        self,
        view: S,
        words: Words,
        legal: Collection[int],
        common: Common | None = None,
        last: Picture | None = None,
        form: Form = WIDE,
    ) -> Picture | None:
        """Draws the table for the viewer of this view; None if the game is shown as text."""
        return None

    def common(
        self,
        view: S,
        words: Words,
        last: Common | None = None,
        form: Form = WIDE,
    ) -> Common | None:
        """Draws what all viewers share; None if the game is shown as text. Pass the spectator's view."""
        return None

    def form_for(self, form: Form) -> Form:
        """Returns the form shown to a page that asks for this one."""
        return form if form in self.forms else self.forms[0]

    def base_picture(self, base: str, lang: str, *, dark: bool) -> str:
        """Draws the unchanging part of a picture as an SVG document; raises `LookupError` for an unknown base."""
        raise LookupError(base)

    def seat_tints(self, *, dark: bool) -> Sequence[tuple[str, ...]]:
        """Returns the colours that belong to each seat in the base picture, in the same order for all seats. Where
        people have chosen colours, they are exchanged for those of another seat."""
        return list(zip(SEAT_COLOURS, ON_SEATS, strict=True))

    @property
    def sprite(self) -> str:
        """The game's own symbols, as SVG `symbol` elements."""
        return ""

    @property
    def style(self) -> str:
        """The game's own style sheet, for the classes of its markup beside the board; empty if it needs none."""
        return ""

    @property
    def night_colours(self) -> Mapping[str, str]:
        """Returns the night colours that were chosen by hand, by day colour; all others are derived from the day
        colours.
        """
        return {}

    def vignette(self) -> str:
        """Draws the game for the list of games, an `svg` element of 280 by 200; empty if there is no such picture."""
        return ""

    def illustration(self, chapter: str, words: Words) -> str:
        """Draws the picture of a chapter of the rules, an `svg` element; empty if there is no such picture."""
        return ""

    def scoring_steps(self, state: S) -> list[ScoringStep]:
        """Lists the steps of the final scoring in the order of the rules; by default the lines of the score sheet."""
        return [ScoringStep(line.label, line.points, "") for line in self.game.score_sheet(state)]

    def map_svg(self, options: Mapping[str, OptionValue], lang: str) -> str:
        """Draws the empty board as an SVG document; raises `KaiserhofError` if there is no such picture."""
        raise KaiserhofError("error-no-map", game=self.game.id)

    def board_text(self, state: S, words: Words, *, colour: bool = False) -> str:
        """Draws the position for a terminal, from what the state (a view) knows; `colour` allows ANSI colours.

        By default returns `points_text`, followed by all fields of the view by their names, so the viewer's hand too.
        """
        return "\n".join([self.points_text(state, words, colour=colour), "", *_fields(state)])

    def points_text(self, state: S, words: Words, *, colour: bool = False) -> str:
        """Returns everyone's points and who is to move, followed by the score sheet."""
        lines = [
            f"{'>' if state.to_move() == seat else ' '} {sign(seat, colour=colour)} {words.seat(seat)}: {points}"
            for seat, points in enumerate(state.scores())
        ]
        sheet = [f"  {words(line.label)}: {' · '.join(map(str, line.points))}" for line in self.game.score_sheet(state)]
        return "\n".join([*lines, *sheet])


def _fields(state: State) -> Iterator[str]:
    """Yields a line for each field of a state. Lists with as many numbers for every seat are grouped by seat."""
    for name, value in state.to_json().items():
        if name in ("seats", "viewer"):
            continue
        shown = str(value)
        if isinstance(value, list):
            each = len(value) // state.seats if value and len(value) % state.seats == 0 else len(value)
            groups = (value[start : start + each] for start in range(0, len(value), each or 1))
            shown = " · ".join(" ".join(map(str, group)) for group in groups) or "–"
        yield f"  {name.replace('_', ' ')}: {shown}"


class BoardArtist(Artist[B], ABC, Generic[B, T]):
    """Draws a game with a board. A subclass says what is on the board.

    `T` holds the markup that is the same in all pictures with one language and number of seats.
    """

    draws = True

    def __init__(self, game: Game[B]) -> None:
        super().__init__(game)
        self._drawings: dict[tuple[str, int, str], T] = {}

    def picture(
        self,
        view: B,
        words: Words,
        legal: Collection[int],
        common: Common | None = None,
        last: Picture | None = None,
        form: Form = WIDE,
    ) -> Picture:
        """Draws the table for the viewer of this view, in one of the artist's forms.

        `common` is what all viewers share, if it has been drawn. Unchanged regions are reused from `last`, the same
        viewer's last picture with the same names and form.
        """
        if common is None:
            common = self.common(view.seen_by(None), words, form=form)
        allowed, drawing = frozenset(legal), self._drawing(words, view.seats, form)
        over = Easel(common.names, last.board if last else (), form)
        beside = Easel(common.names, last.panel if last else (), form)
        self.draw_own(drawing, view, allowed, over)
        self.draw_hand(drawing, view, allowed, beside)
        width, height = self.size(view, form)
        return Picture(
            base=self.base_of(view, form),
            width=width,
            height=height,
            board=(*common.board, *over.regions),
            panel=(*beside.regions, *common.panel),
            panel_css=self.panel_css,
            marks=tuple(_named(mark, common.names) for mark in self.marks(drawing, view, allowed)),
            supplies=self._supplies(view, common),
            badges=common.badges,
            buttons=tuple(self.buttons(allowed)),
            facts=common.facts,
            form=form,
            asked=self.asked(drawing, view, allowed),
        )

    def common(self, view: B, words: Words, last: Common | None = None, form: Form = WIDE) -> Common:
        """Draws what all viewers share. Pass the spectator's view, `seen_by(None)`.

        Unchanged regions are reused from `last`, which was drawn for the same table in the same form.
        """
        names = names_of(words, view.seats)
        drawing = self._drawing(words, view.seats, form)
        if last is not None and last.names != names:
            last = None
        board, panel = Easel(names, last.board if last else (), form), Easel(names, last.panel if last else (), form)
        self.draw_board(drawing, view, board)
        self.draw_supplies(drawing, view, panel)
        return Common(
            tuple(board.regions),
            tuple(panel.regions),
            last.names if last else names,
            supplies=tuple([self.panel.supplies(view, seat) for seat in range(view.seats)]),
            badges=tuple([self.panel.badges(view, seat) for seat in range(view.seats)]),
            facts=self.panel.facts(view),
            form=form,
        )

    def _supplies(self, view: B, common: Common) -> tuple[tuple[Supply, ...], ...]:
        """Returns everyone's supplies as this viewer sees them; viewers may see more of their own."""
        if view.viewer < 0:
            return common.supplies
        before, after = common.supplies[: view.viewer], common.supplies[view.viewer + 1 :]
        return *before, self.panel.supplies(view, view.viewer), *after

    def _drawing(self, words: Words, seats: int, form: Form) -> T:
        drawing = self._drawings.get((words.lang, seats, form))
        if drawing is None:
            drawing = self._drawings[words.lang, seats, form] = self.make_drawing(words, seats, form)
        return drawing

    def base_picture(self, base: str, lang: str, *, dark: bool) -> str:
        """Draws the unchanging part of a picture; raises `LookupError` for an unknown base or language."""
        if base not in self.bases or lang not in LANGUAGES:
            raise LookupError(base, lang)
        return self.draw_base(base, lang, dark=dark)

    @cached_property
    def sprite(self) -> str:
        """The symbols of all pieces and cards."""
        return self.draw_sprite()

    @cached_property
    def style(self) -> str:
        """The file `style.css` beside the artist; empty if there is none."""
        found = files(f"{self.game.package}.drawing") / "style.css"
        return found.read_text(encoding="utf-8") if found.is_file() else ""

    def vignette(self) -> str:
        """Returns the file `vignette.svg` beside the artist; empty if there is none."""
        package = f"{self.game.package}.drawing"
        return assets.vignette(package) if (files(package) / "vignette.svg").is_file() else ""

    # ------------------------------------------------------------------ what a subclass defines

    bases: Collection[str]
    """The names of all unchanging pictures."""

    panel: Panel[B]
    """What the page shows beside the picture."""

    @abstractmethod
    def make_drawing(self, words: Words, seats: int, form: Form) -> T:
        """Prepares what all pictures in this language, form and number of seats share."""

    def base_of(self, view: B, form: Form) -> str:
        """Returns the name of the unchanging picture below this view, by default the first; empty if the form has no
        drawing.
        """
        return next(iter(self.bases))

    @abstractmethod
    def size(self, view: B, form: Form) -> tuple[float, float]:
        """Returns width and height of the picture; 0 and 0 if the form has no drawing."""

    def asked(self, drawing: T, view: B, legal: frozenset[int]) -> tuple[str, str]:
        """Returns the view and the part that answer the question, if the lit spots alone do not show them."""
        return "", ""

    panel_css = "cards-box"
    """The CSS classes of the element around everything beside the board."""

    @abstractmethod
    def draw_board(self, drawing: T, view: B, easel: Easel) -> None:
        """Draws the board as everyone sees it: regions of the scope `TABLE`, from the lowest layer to the highest."""

    def draw_own(self, drawing: T, view: B, legal: frozenset[int], easel: Easel) -> None:
        """Draws what only the viewer sees on the board, above everything else."""

    @abstractmethod
    def draw_hand(self, drawing: T, view: B, legal: frozenset[int], easel: Easel) -> None:
        """Draws the viewer's own things beside the board."""

    def draw_supplies(self, drawing: T, view: B, easel: Easel) -> None:
        """Draws what lies beside the board for everyone, in regions of the scope `TABLE`."""

    @abstractmethod
    def marks(self, drawing: T, view: B, legal: frozenset[int]) -> Iterable[Mark]:
        """Lists the spots that are lit, and what else differs for the viewer."""

    @abstractmethod
    def draw_base(self, base: str, lang: str, *, dark: bool) -> str:
        """Draws one of `bases` as an SVG document, by day or by night."""

    @abstractmethod
    def draw_sprite(self) -> str:
        """Draws the symbols of all pieces and cards."""

    def buttons(self, legal: frozenset[int]) -> Iterable[int]:
        """Lists the legal moves that belong to no spot, for buttons beside the prompt; by default none."""
        return ()


def _named(mark: Mark, names: Mapping[str, str]) -> Mark:
    """Returns a mark whose label is plain text with names in place of signs."""
    label = unescape(put_names(mark.label, names))
    return mark if label == mark.label else mark._replace(label=label)


def artist_of(game: Game[S]) -> Artist[S]:
    """Returns the artist of a game, always the same one. A game without a drawing gets one that shows text.

    >>> from kaiserhof.engine import find_game, game_ids
    >>> games = [find_game(name) for name in game_ids()]
    >>> all(artist_of(game) is artist_of(game) for game in games)
    True
    """
    found = game.beside.get(Artist)
    if found is None:
        found = game.beside[Artist] = _class_of(game)(game)
    return cast("Artist[S]", found)


def _class_of(game: Game) -> type[Artist[Any]]:
    folder = f"{game.package}.drawing"
    try:
        if find_spec(folder) is None:
            return Artist
    except ModuleNotFoundError:  # the game is a single module
        return Artist
    return cast("type[Artist[Any]]", import_module(f"{folder}.artist").ARTIST)
