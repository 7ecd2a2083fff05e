"""Renders views of tables as HTML in the reader's language. Constant parts are rendered once."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from kaiserhof.bots import CAST, Levels, bot_name, character_at, offered_in, player_name
from kaiserhof.drawing import WIDE, Form, artist_of
from kaiserhof.drawing.night import by_day_and_night
from kaiserhof.drawing.standalone import faces
from kaiserhof.engine import LANGUAGES, Game, State, Words, find_game, game_ids, lesson_of
from kaiserhof.engine.game import WEIGHTS
from kaiserhof.engine.puzzles import puzzles_of
from kaiserhof.storage.rows import COLOURS, PACES
from kaiserhof.tables import ArchivedTable, SeatView, TableSummary, TableView, with_names
from kaiserhof.tables.clocks.clock import NONE
from kaiserhof.tables.service.chat import PHRASES
from kaiserhof.web.rendering.as_it_stands import tells
from kaiserhof.web.rendering.assets import (
    about_url,
    asset_url,
    base_url,
    colour_classes,
    portrait_url,
    ratio_url,
    scene_url,
    style_url,
    vignette_urls,
)
from kaiserhof.web.rendering.clock import clock_said
from kaiserhof.web.rendering.patches import Sheet
from kaiserhof.web.rendering.players import player_card
from kaiserhof.web.rendering.plot import points_plot
from kaiserhof.web.rendering.pwa import manifest_url
from kaiserhof.web.rendering.regions import Sheets, digest_of, html_of, lists_of, prompt_of
from kaiserhof.web.visitor import Visitor

PACKAGE = "kaiserhof.web"


def _destinations(*, with_others: bool) -> tuple[tuple[str, str, str], ...]:
    """Returns where the navigation leads: paths, names and icons."""
    together = (("/together", "together", "i-people"),) if with_others else ()
    return (
        ("/", "games", "i-games"),
        ("/today", "today", "i-day"),
        ("/court", "court", "i-stairs"),
        *together,
        ("/mine", "mine", "i-mine"),
    )


@cache
def page_words(lang: str) -> Words:
    """Returns the translator for the site's own texts."""
    return Words(lang, (PACKAGE,))


@cache
def game_words(game_id: str, lang: str) -> Words:
    """Returns the translator for a game's page."""
    return find_game(game_id).words(lang).also(PACKAGE)


class Renderer:
    """Renders pages, and the part of a table's page that changes."""

    def __init__(self, levels: Levels = offered_in, *, with_others: bool = True) -> None:
        """`with_others` is whether people at other devices can take part, and so whether pages lead to them."""
        self._environment = Environment(
            loader=PackageLoader(PACKAGE),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
            auto_reload=False,
        )
        self._environment.globals.update(
            asset=asset_url,
            languages=LANGUAGES,
            phrases=PHRASES,
            levels_in=levels,
            with_others=with_others,
            destinations=_destinations(with_others=with_others),
            bot_name=bot_name,
            paces=PACES,
            cast=CAST,
            character_at=character_at,
            player_card=player_card,
            portrait_url=portrait_url,
            scene_url=scene_url,
            base_url=base_url,
            colour_classes=colour_classes,
            colours=COLOURS,
            lesson_of=lesson_of,
            about_url=about_url,
            manifest_url=manifest_url,
            ratio_url=ratio_url,
            book_url=self.book_url,
            tells=tells,
            shown=lambda _, markup: Markup(markup),
            opened=lambda _: "",
        )
        self._books: dict[tuple[str, str], str] = {}
        self._sheets = Sheets(self._environment)

    def forget(self) -> None:
        """Clears the caches."""
        self._sheets.forget()

    def page(self, template: str, lang: str, theme: str, **context: Any) -> str:
        words = context.pop("words", None) or page_words(lang)
        return self._environment.get_template(template).render(
            t=words, lang=lang, theme=theme, other_langs=_language_names(), **context
        )

    def game_page(self, template: str, visitor: Visitor, game: Game, context: dict[str, Any]) -> str:
        """Renders a page about a game, with its symbols; the context's `t` translates the game's texts."""
        return self.page(
            template,
            visitor.lang,
            visitor.theme,
            words=context["t"],
            visitor=visitor,
            page_sprite=page_sprite(),
            game_sprite=game_sprite(game),
            game_style=style_url(game.id),
            **{key: value for key, value in context.items() if key not in ("t", "lang")},
        )

    def part(self, template: str, lang: str, **context: Any) -> str:
        """Renders a fragment of a page for a script."""
        return self._environment.get_template(template).render(lang=lang, **context)

    def book(self, game_id: str, lang: str) -> str:
        """Renders the rule book of a game as a fragment."""
        html = self._books.get((game_id, lang))
        if html is None:
            template = self._environment.get_template("rulebook.html")
            html = self._books[game_id, lang] = template.render(
                t=game_words(game_id, lang), **book_context(game_id, lang)
            )
        return html

    def book_url(self, game_id: str, lang: str) -> str:
        """Returns the URL of the rule book, with a hash of its content."""
        return f"/book/{hashlib.sha256(self.book(game_id, lang).encode()).hexdigest()[:12]}/{game_id}/{lang}"

    def sheet(self, view: TableView, lang: str, form: Form = WIDE) -> Sheet:
        """Returns the part of a table's page that changes, in regions."""
        return self._sheets.sheet(view, self._words_of(view, lang), form)

    def table(self, view: TableView, lang: str, form: Form = WIDE) -> str:
        """Renders the part of a table's page that changes."""
        return html_of(self.sheet(view, lang, form))

    def table_context(self, view: TableView, lang: str, form: Form = WIDE) -> dict[str, Any]:
        """Returns the template context of a table's page."""
        words = self._words_of(view, lang)
        sheet = self._sheets.sheet(view, words, form)
        changing = html_of(sheet)
        return {
            "t": words,
            "lang": lang,
            "game": view.game,
            "view": view,
            "picture": self._sheets.picture(view, words, form),
            "title": sheet.data["title"],
            "facts": sheet.data["facts"],
            "changing": Markup(changing),
            "digest": digest_of(changing),
        }

    def _words_of(self, view: TableView, lang: str) -> Words:
        return game_words(view.game.id, lang).named(seat_names(view, lang))

    def score_context(self, view: TableView, lang: str) -> dict[str, Any]:
        """Returns the template context of the final scoring."""
        words, state = self._words_of(view, lang), view.state
        context: dict[str, Any] = {
            "t": words,
            "lang": lang,
            "game": view.game,
            "view": view,
            "names": words.names,
            "scores": state.scores(),
            "picture": artist_of(view.game).picture(state, words, ()),
            "prompt": prompt_of(view, words),
            "places": view.places,
        }
        context["steps"] = [
            {"title": words(step.title), "gains": step.gains, "highlight": Markup(step.highlight)}
            for step in artist_of(view.game).scoring_steps(state)
        ]
        context["sheet"] = [(words(line.label), line.points) for line in view.game.score_sheet(state)]
        first = view.game.start(len(view.seats), view.options).scores()
        context["plot"] = Markup(points_plot(view.points, first, words))
        return context


def seat_name(seat: SeatView, lang: str) -> str:
    """Returns the name of a seat: the person's, the bot's, or a placeholder for a free seat."""
    words = page_words(lang)
    if seat.kind == "bot":
        return player_name(seat.level or "", seat.seat, words, seat.face)
    return seat.name or words("seat-free")


def seat_names(view: TableView, lang: str) -> list[str]:
    return [seat_name(seat, lang) for seat in view.seats]


def archived_context(table: ArchivedTable, lang: str) -> dict[str, Any]:
    """Returns the template context of an archived game."""
    names = [seat_name(seat, lang) for seat in table.seats]
    kept = table.archived
    return {
        "t": game_words(table.game, lang),
        "table": table,
        "kept": kept,
        "names": names,
        "lines": [with_names(line[lang], names) for line in kept.lines] if kept else [],
        "sheet": [(with_names(label[lang], names), points) for label, points in kept.sheet] if kept else [],
    }


def summary_context(summary: TableSummary, lang: str, now: float) -> dict[str, Any]:
    """Returns the context of a table in a list; `now` is the server's time."""
    words = page_words(lang)
    bots = (words("list-bots", bots=summary.bots),) if summary.bots else ()
    with_names = words("list-comma").join((*summary.names, *bots))
    if summary.status == "gathering":
        state = words("list-gathering", free=summary.free) if summary.free else words("list-full")
    elif summary.status == "finished":
        state = words("list-finished")
    elif summary.status == "ended":
        state = words("list-ended")
    else:
        state = words("list-your-turn") if summary.my_move else words("list-waiting")
    title = game_words(summary.game, lang)("game-title")
    seal = game_words(summary.game, lang)("game-seal")
    names = [seat_name(seat, lang) for seat in summary.seats]
    others = words("list-comma").join(
        name for name, seat in zip(names, summary.seats, strict=True) if not seat.mine and seat.kind != "open"
    )
    return {
        "summary": summary,
        "title": title,
        "seal": seal,
        "names": others or with_names,
        "state": state,
        "waiting": names[summary.waiting_for] if summary.waiting_for is not None and names else "",
        "outcome": _outcome(summary, names, words) or with_names,
        "clock": clock_said(summary.clock, words) if summary.clock.kind != NONE else "",
        "left": None if summary.time is None or summary.time.until is None else summary.time.until - now,
    }


def _outcome(summary: TableSummary, names: Sequence[str], words: Words) -> str:
    """Returns the outcome of a finished game from the reader's point of view; empty if it is unknown."""
    mine = next((seat.seat for seat in summary.seats if seat.mine), None)
    if not summary.winners or not summary.points:
        return ""
    if mine in summary.winners:
        return words("mine-won", points=summary.points[mine])
    best = summary.points[summary.winners[0]]
    return words("mine-lost", name=words("list-join").join(names[seat] for seat in summary.winners), best=best)


SECONDS_A_STEP = 20
"""About how long a step of a lesson takes."""


def games_context(lang: str) -> list[dict[str, Any]]:
    """Returns the context of a list of all games, the lightest first."""
    games = sorted(map(find_game, game_ids()), key=_weight)
    taught = [game.id for game in games if lesson_of(game) is not None]
    return [_game_context(game, lang) | {"first": taught[:1] == [game.id]} for game in games]


def _weight(game: Game) -> int:
    """Returns the place of a game's weight; games without one come last."""
    return WEIGHTS.index(game.weight) if game.weight is not None else len(WEIGHTS)


def _game_context(game: Game, lang: str) -> dict[str, Any]:
    words, lesson = game_words(game.id, lang), lesson_of(game)
    return {
        "game": game,
        "title": words("game-title"),
        "about": words("game-about"),
        "seal": words("game-seal"),
        "zh": game_words(game.id, "zh")("game-title"),
        "players": words("players-from-to", least=game.players[0], most=game.players[-1]),
        "vignettes": vignette_urls(game.id),
        "weight": game.weight,
        "minutes": game.minutes,
        "lesson": 0 if lesson is None else max(1, round(len(lesson.steps) * SECONDS_A_STEP / 60)),
        "puzzles": len(puzzles_of(game)),
        "t": words,
    }


def book_context(game_id: str, lang: str) -> dict[str, Any]:
    """Returns the template context of a rule book."""
    game = find_game(game_id)
    words, artist = game_words(game_id, lang), artist_of(game)

    def illustration(chapter: str) -> Markup:
        return Markup(by_day_and_night(artist.illustration(chapter, words), artist.night_colours))

    return {"game": game, "lang": lang, "illustration": illustration}


@cache
def _language_names() -> tuple[tuple[str, str], ...]:
    return tuple((lang, page_words(lang)("language-short")) for lang in LANGUAGES)


@cache
def page_sprite() -> Markup:
    """Returns the symbols of the site itself, and the icons of the seats."""
    own = (resources.files(PACKAGE) / "static" / "sprite.svg").read_text(encoding="utf-8")
    return Markup(faces() + own)


def game_sprite(game: Game) -> Markup:
    return Markup(artist_of(game).sprite)


def scene_context(
    game: Game,
    state: State,
    seats: Sequence[SeatView],
    words: Words,
    legal: Sequence[int],
    form: Form,
    lit: Sequence[int] | None = None,
    eyes: int | None = None,
) -> dict[str, Any]:
    """Returns the template context of the board, the players and the moves, for a view of any game.

    `lit` are the moves whose spots are lit; by default all. `eyes` is the seat of somebody else, whose view it is.
    """
    artist = artist_of(game)
    picture = artist.picture(state, words, frozenset(legal if lit is None else lit), form=artist.form_for(form))
    if picture is not None and eyes is not None:
        picture = artist.seen_by_another(picture, words, eyes)
    moves = [(state.text(move), words(state.move_words(move))) for move in legal]
    return {
        "game": game,
        "seats": seats,
        "names": words.names,
        "picture": picture,
        "lists": lists_of(picture, moves),
        "asked": "/".join(picture.asked).strip("/") if picture else "",
        "me": next((seat.seat for seat in seats if seat.mine), ""),
        "text_board": "" if picture is not None else artist.board_text(state, words),
        "scores": state.scores(),
    }
