"""Renders views of tables as HTML in the reader's language; parts that never change are rendered once."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Sequence
from functools import cache
from html import escape
from importlib import resources
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from kaiserhof.bots import OFFERED, bot_name
from kaiserhof.drawing import Picture, artist_of
from kaiserhof.drawing.showing import faces
from kaiserhof.engine import LANGUAGES, Game, State, Words, find_game, game_ids, lesson_of
from kaiserhof.tables import LogLine, SeatView, TableSummary, TableView
from kaiserhof.thinking.compiler import BackgroundCompiler
from kaiserhof.web.assets import about_url, asset_url, base_url, ratio_url
from kaiserhof.web.plot import points_plot
from kaiserhof.web.visitor import Visitor

PACKAGE = "kaiserhof.web"
LINES = 120
"""Number of lines of the log that are sent."""
TABLES_REMEMBERED = 2000
VIEWS_REMEMBERED = 200


@cache
def page_words(lang: str) -> Words:
    """Returns the words of the page itself."""
    return Words(lang, (PACKAGE,))


@cache
def game_words(game_id: str, lang: str) -> Words:
    """Returns the words of a game's page."""
    return find_game(game_id).words(lang).also(PACKAGE)


Lines = dict[tuple[int, int], tuple[str, bool, str]]
"""Lines of a log by act and part: markup, whether someone gains points in it, and where it happened."""


class Renderer:
    """Renders pages and the changing part of a table."""

    def __init__(self, compiler: BackgroundCompiler | None = None, more_bots: Sequence[str] = ()) -> None:
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
            levels=tuple(dict.fromkeys((*OFFERED, *more_bots))),
            bot_name=bot_name,
            base_url=base_url,
            about_url=about_url,
            ratio_url=ratio_url,
            book_url=self.book_url,
            compiler=compiler,
        )
        self._books: dict[tuple[str, str], str] = {}
        self._tables: OrderedDict[tuple[int, str, str], str] = OrderedDict()
        self._lines: OrderedDict[tuple[str, str], Lines] = OrderedDict()

    def forget(self) -> None:
        """Forgets everything rendered before."""
        self._tables.clear()
        self._lines.clear()

    def page(self, template: str, lang: str, theme: str, **context: Any) -> str:
        """Renders a page."""
        words = context.pop("words", None) or page_words(lang)
        return self._environment.get_template(template).render(
            t=words, lang=lang, theme=theme, other_langs=_language_names(), **context
        )

    def game_page(self, template: str, visitor: Visitor, game_id: str, context: dict[str, Any]) -> str:
        """Renders a page about a game, with its symbols; its words are `t` of the context."""
        return self.page(
            template,
            visitor.lang,
            visitor.theme,
            words=context["t"],
            visitor=visitor,
            page_sprite=page_sprite(),
            game_sprite=game_sprite(game_id),
            **{key: value for key, value in context.items() if key not in ("t", "lang")},
        )

    def part(self, template: str, lang: str, **context: Any) -> str:
        """Renders a part of a page for a script."""
        return self._environment.get_template(template).render(lang=lang, **context)

    def book(self, game_id: str, lang: str) -> str:
        """Renders the rule book of a game as a part of a page."""
        html = self._books.get((game_id, lang))
        if html is None:
            template = self._environment.get_template("rulebook.html")
            html = self._books[game_id, lang] = template.render(
                t=game_words(game_id, lang), **book_context(game_id, lang)
            )
        return html

    def book_url(self, game_id: str, lang: str) -> str:
        """Returns the address of the rule book, with a hash of its content."""
        return f"/book/{hashlib.sha256(self.book(game_id, lang).encode()).hexdigest()[:12]}/{game_id}/{lang}"

    def table(self, view: TableView, lang: str) -> str:
        """Renders the changing part of a table's page; kept, because the mover gets it twice (response and stream)."""
        key = (view.revision, view.viewer, lang)
        html = self._tables.get(key)
        if html is None:
            html = self._environment.get_template("table_view.html").render(**self.table_context(view, lang))
            self._tables[key] = html
            if len(self._tables) > VIEWS_REMEMBERED:
                self._tables.popitem(last=False)
        return html

    def table_context(self, view: TableView, lang: str) -> dict[str, Any]:
        """Returns what the templates of a table need."""
        words = game_words(view.game.id, lang).named(seat_names(view, lang))
        drawn = view.status != "gathering"
        scene = scene_context(view.game, view.state, view.seats, words, view.legal, drawn=drawn)
        picture: Picture | None = scene["picture"]
        return {
            **scene,
            "t": words,
            "lang": lang,
            "view": view,
            "status": view.status,
            "waiting": view.waiting_for,
            "facts": " · ".join(map(words, picture.facts)) if picture else "",
            "prompt": _prompt(view, words),
            "buttons": _buttons(view, words, picture),
            "lines": self._log(view, words),
            "places": view.state.ranking() if view.status == "finished" else (),
            "title": _title(view, words),
            "my_turn": bool(view.legal or view.must_confirm),
            "languages": LANGUAGES,
        }

    def score_context(self, view: TableView, lang: str) -> dict[str, Any]:
        """Returns what the page of the final scoring needs in addition."""
        context = self.table_context(view, lang)
        words: Words = context["t"]
        state = view.state
        context["steps"] = [
            {"title": words(step.title), "gains": step.gains, "highlight": Markup(step.highlight)}
            for step in artist_of(view.game).scoring_steps(state)
        ]
        context["sheet"] = [(words(line.label), line.points) for line in view.game.score_sheet(state)]
        first = view.game.start(len(view.seats), view.options).scores()
        context["plot"] = Markup(points_plot(view.points, first, words))
        return context

    def _log(self, view: TableView, words: Words) -> Markup:
        """Renders the latest lines, newest first. Each is rendered once and keeps its id."""
        known = self._known_lines(view.id, words.lang)
        new_mark = f'<span class="off-screen">{escape(words("new-line"))}: </span>'
        shown = []
        act, place = -1, 0
        for line in view.log[-LINES:]:
            act, place = line.number, place + 1 if line.number == act else 0
            key = (line.number, line.part)
            found = known.get(key)
            if found is None:
                found = known[key] = (_line(line, words), "points" in line.message.values, _happened(line))
            new = view.me is not None and line.number >= view.seen > 0
            kinds = ("gain" if found[1] else "", "new" if new else "")
            css = f' class="{" ".join(filter(None, kinds))}"' if any(kinds) else ""
            shown.append(f'<li id="l-{act}-{place}"{css}{found[2]}>{new_mark if new else ""}{found[0]}</li>')
        return Markup("\n".join(reversed(shown)))

    def _known_lines(self, table_id: str, lang: str) -> Lines:
        known = self._lines.setdefault((table_id, lang), {})
        self._lines.move_to_end((table_id, lang))
        if len(self._lines) > TABLES_REMEMBERED:
            self._lines.popitem(last=False)
        return known


def _line(line: LogLine, words: Words) -> str:
    """Returns the markup of a line of the log: the mover's sign and what happened."""
    if line.mover >= 0:
        sign = f'<svg class="sign seat-{line.mover}" aria-hidden="true"><use href="#face-{line.mover}"/></svg>'
    else:
        sign = '<span class="sign" aria-hidden="true"></span>'
    return f"{sign}<span>{escape(words(line.message))}</span>"


def _happened(line: LogLine) -> str:
    """Returns the place on the board where a line of the log happened, if it can be played back."""
    values = line.message.values
    if "at" not in values:
        return ""
    named = {"place": values["at"], "piece": values.get("piece"), "gain": values.get("gain")}
    if "gain" in values and "seat" in values:
        named["seat"] = values["seat"]
    return "".join(f' data-{name}="{escape(str(value))}"' for name, value in named.items() if value is not None)


def seat_name(name: str, kind: str, level: str | None, seat: int, lang: str) -> str:
    """Returns the name of a seat: the person's name, the bot's level, or a word for a free seat."""
    words = page_words(lang)
    if kind == "bot":
        return words("seat-bot-number", level=bot_name(level or "", words), number=seat + 1)
    return name or words("seat-free")


def seat_names(view: TableView, lang: str) -> list[str]:
    """Returns the names of all seats of a table."""
    return [seat_name(seat.name, seat.kind, seat.level, seat.seat, lang) for seat in view.seats]


def summary_context(summary: TableSummary, lang: str) -> dict[str, Any]:
    """Returns what a list needs of a table."""
    words = page_words(lang)
    bots = (words("list-bots", bots=summary.bots),) if summary.bots else ()
    with_names = ", ".join((*summary.names, *bots))
    if summary.status == "gathering":
        state = words("list-gathering", free=summary.free)
    elif summary.status == "finished":
        state = words("list-finished")
    else:
        state = words("list-your-turn") if summary.my_move else words("list-waiting")
    title = game_words(summary.game, lang)("game-title")
    seal = game_words(summary.game, lang)("game-seal")
    return {"summary": summary, "title": title, "seal": seal, "names": with_names, "state": state}


def games_context(lang: str) -> list[dict[str, Any]]:
    """Returns what a list needs of the games."""
    return [_game_context(find_game(name), lang) for name in game_ids()]


def _game_context(game: Game[Any], lang: str) -> dict[str, Any]:
    words = game_words(game.id, lang)
    return {
        "game": game,
        "title": words("game-title"),
        "about": words("game-about"),
        "seal": words("game-seal"),
        "zh": game_words(game.id, "zh")("game-title"),
        "players": words("players-from-to", least=game.players[0], most=game.players[-1]),
        "vignette": Markup(artist_of(game).vignette()),
        "lesson": lesson_of(game) is not None,
        "t": words,
    }


def book_context(game_id: str, lang: str) -> dict[str, Any]:
    """Returns what the template of a rule book needs."""
    game = find_game(game_id)
    words = game_words(game_id, lang)
    return {
        "game": game,
        "lang": lang,
        "illustration": lambda chapter: Markup(artist_of(game).illustration(chapter, words)),
    }


@cache
def _language_names() -> tuple[tuple[str, str], ...]:
    return tuple((lang, page_words(lang)("language-short")) for lang in LANGUAGES)


@cache
def page_sprite() -> Markup:
    """Returns the symbols of the page itself, and the signs of the seats."""
    own = (resources.files(PACKAGE) / "static" / "sprite.svg").read_text(encoding="utf-8")
    return Markup(faces() + own)


@cache
def game_sprite(game_id: str) -> Markup:
    """Returns the symbols of a game."""
    return Markup(artist_of(find_game(game_id)).sprite)


def scene_context(
    game: Game[Any], state: State, seats: Sequence[SeatView], words: Words, legal: Sequence[int], *, drawn: bool = True
) -> dict[str, Any]:
    """Returns what the templates of the board, the players and the moves need, for a view of any game."""
    picture = artist_of(game).picture(state, words, frozenset(legal)) if drawn else None
    return {
        "game": game,
        "seats": seats,
        "names": words.names,
        "picture": picture,
        "text_board": "" if picture is not None or not drawn else artist_of(game).board_text(state, words),
        "scores": state.scores(),
        "moves": [(state.text(move), words(state.move_words(move))) for move in legal],
    }


def _prompt(view: TableView, words: Words) -> dict[str, str]:
    """Returns the question and who has to answer it."""
    if view.status == "gathering":
        return {"ask": words("prompt-gathering"), "sub": words("prompt-gathering-sub")}
    if view.status == "finished":
        winners = [seat for seat, place in enumerate(view.state.ranking()) if place == 1]
        names = ", ".join(words.seat(seat) for seat in winners)
        return {"ask": words("prompt-winner", names=names, count=len(winners)), "sub": words("prompt-winner-sub")}
    if view.must_confirm:
        return {"ask": words("prompt-confirm"), "sub": words("prompt-confirm-sub")}
    asked = words(view.state.prompt())
    if view.legal:
        return {"ask": asked, "sub": words("prompt-your-turn")}
    waiting = words.seat(view.waiting_for) if view.waiting_for is not None else ""
    return {"ask": words("prompt-waiting", name=waiting), "sub": asked}


def _buttons(view: TableView, words: Words, picture: Picture | None) -> list[tuple[str, str]]:
    """Returns the moves beside the prompt: those without a place on the board, or all of a few if nothing is drawn."""
    if picture is not None:
        chosen: tuple[int, ...] = picture.buttons
    else:
        chosen = view.legal if len(view.legal) <= 3 else ()
    return [(view.state.text(move), words(view.state.move_words(move))) for move in chosen]


def _title(view: TableView, words: Words) -> str:
    game = words("game-title")
    if view.legal or view.must_confirm:
        return words("title-your-turn", game=game)
    return words("title-table", game=game)
