"""The page of a table in regions. What viewers share is rendered once, and unchanged regions are reused."""

from __future__ import annotations

import hashlib
import re
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Any, cast

from jinja2 import Environment
from markupsafe import Markup
from msgspec import Raw

from kaiserhof.drawing import TABLE, Common, Form, Mark, Part, Picture, Region, artist_of
from kaiserhof.drawing.svg import interned
from kaiserhof.engine import Game, Message, Prospect, State, Words, said
from kaiserhof.tables import TableView
from kaiserhof.tables.codes import spoken
from kaiserhof.web.events import as_json
from kaiserhof.web.rendering.assets import colour_classes, vignette_urls
from kaiserhof.web.rendering.chat import ChatPage
from kaiserhof.web.rendering.clock import clock_card
from kaiserhof.web.rendering.log import LogPage, LogWriter
from kaiserhof.web.rendering.patches import Segments, Sheet, cut
from kaiserhof.web.rendering.players import player_card
from kaiserhof.web.rendering.result import headline, tie_break
from kaiserhof.web.rendering.scenes import LINES as LINES_WITH_SCENES
from kaiserhof.web.rendering.scenes import SceneWriter
from kaiserhof.web.wire import BoardLists, LegalMove, MarkData, PageData, PartData, ProspectData, SceneData

TABLES_KEPT = 2000
VIEWERS_KEPT = 12
"""Number of viewers of one table whose pages are cached; those of others are rendered each time."""
PARTS_KEPT = 20_000

_PLACE = re.compile("\x02([^\x02]*)\x02")
"""Marks the place of a region in a frame."""
_NO_DATA = "\x02=\x02"
"""Marks the place of the page's data in a frame."""
_OPENED = "@"
"""In a frame, marks where the open state of a view goes; the view's name follows."""
_NOTHING: Segments = ("",)
LISTS = tuple(BoardLists.__annotations__)
"""The regions that are lists of JSON instead of markup."""


class _Drawn:
    """The regions of a picture as sent. A region that looks the same remains the same object."""

    def __init__(self) -> None:
        self._whole: dict[str, tuple[Region, Segments]] = {}

    def whole(self, region: Region) -> Segments:
        """Returns a region including the markup around its segments."""
        known = self._whole.get(region.name)
        if known is not None and known[0] is region:
            return known[1]
        segments: Segments = (region.opening, *region.segments, region.closing)
        if known is not None and known[1] == segments:
            segments = known[1]
        self._whole[region.name] = region, segments
        return segments


@dataclass(slots=True)
class _Page:
    """The cache for one viewer of a table."""

    log: LogPage
    chat: ChatPage
    scenes: SceneWriter
    sheet: Sheet | None = None
    picture: Picture | None = None
    drawn_from: tuple[int, int | None, tuple[int, ...], int | None] | None = None
    """The number of the position, the viewer's seat and the legal moves shown in the picture."""
    facts: tuple[object, str] = (None, "")
    marks: tuple[object, Segments] = (None, ())
    parts: tuple[object, Segments] = (None, ())
    menu: tuple[object, Segments] = (None, ())
    frame: tuple[object, str] = (None, "")
    drawn: _Drawn = field(default_factory=_Drawn)

    def told(self, facts: tuple[Message, ...], words: Words) -> str:
        """Returns the facts as text."""
        if self.facts[0] != facts:
            self.facts = facts, " · ".join(map(words, facts))
        return self.facts[1]

    def marked(self, marks: tuple[Mark, ...], moves: Sequence[tuple[str, str]]) -> Segments:
        """Returns the marks as JSON."""
        if self.marks[0] != (marks, moves):
            self.marks = (marks, moves), tuple(_mark(mark, moves) for mark in marks)
        return self.marks[1]

    def divided(self, picture: Picture) -> Segments:
        """Returns the parts of a picture as JSON."""
        parts = tuple((region.name, region.parts) for region in (*picture.board, *picture.panel) if region.parts)
        if self.parts[0] != parts:
            self.parts = parts, parts_of(picture)
        return self.parts[1]


@dataclass(slots=True)
class _Table:
    """What the viewers of a table share, in one language and form."""

    words: Words
    form: Form
    log: LogWriter
    revision: int = -1
    position: int = -1
    """The number of the position that is public."""
    public: State | None = None
    """What everyone knows of the position."""
    common: Common | None = None
    waiting: dict[str, str] | None = None
    changes: dict[tuple[str, int, int], tuple[Segments, Segments, Raw]] = field(default_factory=dict)
    pages: OrderedDict[str, _Page] = field(default_factory=OrderedDict)
    players: dict[tuple[int, bool], tuple[object, Segments]] = field(default_factory=dict)
    """The latest card of each player. The player's own page shows a different one."""
    said: dict[str, str] = field(default_factory=dict)
    drawn: _Drawn = field(default_factory=_Drawn)

    def say(self, message: str) -> str:
        """Returns a message that stays the same throughout a game."""
        found = self.said.get(message)
        if found is None:
            found = self.said[message] = self.words(message, game=self.words("game-title"))
        return found


class Sheets:
    """Renders and caches the pages of tables."""

    def __init__(self, environment: Environment) -> None:
        self._environment = environment
        self._tables: OrderedDict[tuple[str, str, str], _Table] = OrderedDict()
        self._parts: OrderedDict[Hashable, Segments] = OrderedDict()

    def forget(self) -> None:
        self._tables.clear()
        self._parts.clear()

    def sheet(self, view: TableView, words: Words, form: Form) -> Sheet:
        """Returns the page of a view. `words` sets the language and names the players."""
        return self._page(view, words, form)[0]

    def picture(self, view: TableView, words: Words, form: Form) -> Picture | None:
        """Returns the picture of a view; None if the game is text only, or has not started."""
        return self._page(view, words, form)[1]

    def _page(self, view: TableView, words: Words, form: Form) -> tuple[Sheet, Picture | None]:
        table = self._table(view, words, artist_of(view.game).form_for(form))
        page = table.pages.get(view.viewer)
        if page is None:
            page = table.pages[view.viewer] = _Page(
                LogPage(table.log), ChatPage(table.words), SceneWriter(view.game.storyteller, table.words)
            )
            if len(table.pages) > VIEWERS_KEPT:
                table.pages.popitem(last=False)
        if page.sheet is None or page.sheet.revision != view.revision:
            page.sheet = self._make(view, table, page)
        return page.sheet, page.picture

    def _table(self, view: TableView, words: Words, form: Form) -> _Table:
        key = (view.id + ("/late" if view.late else ""), words.lang, form)
        table = self._tables.get(key)
        if table is None or table.words.names != words.names:
            table = self._tables[key] = _Table(words, form, LogWriter(words, view.game.storyteller))
            if len(self._tables) > TABLES_KEPT:
                self._tables.popitem(last=False)
        self._tables.move_to_end(key)
        if table.revision != view.revision:
            table.revision = view.revision
            table.changes = {}
            table.waiting = None
            if view.status != "gathering" and (table.common is None or table.position != view.position):
                table.position, table.public = view.position, view.state.seen_by(None)
                table.common = artist_of(view.game).common(table.public, words, table.common, form)
        return table

    def _make(self, view: TableView, table: _Table, page: _Page) -> Sheet:
        words, state = table.words, view.state
        artist = artist_of(view.game)
        drawn_from = view.position, view.me, view.legal, view.waiting_for
        if view.status == "gathering":
            page.picture = None
        elif page.picture is None or page.drawn_from != drawn_from:
            page.picture = artist.picture(state, words, view.legal, table.common, page.picture, table.form)
        page.drawn_from, picture = drawn_from, page.picture
        moves = [(state.text(move), words(state.move_words(move))) for move in view.legal]
        mine = bool(view.legal or view.must_confirm)
        if mine or view.status != "playing" or view.me is None or view.pass_to is not None:
            prompt = prompt_of(view, words)
        else:
            prompt = table.waiting = table.waiting or prompt_of(view, words, table.public)
        regions: dict[str, Segments] = {
            "prompt": self._prompt(view, words, prompt, picture),
            "players": self._players(view, words, picture, table),
            "log": page.log.segments(view),
            "tabs": self._tabs(words, len(moves)),
            "chat": page.chat.segments(view),
            **legal_of(view.game, state, view.legal, words),
            "menu": self._menu(view, words, page),
            "meeting": self._meeting(view, words),
            "marks": page.marked(picture.marks, moves) if picture else (),
            "parts": page.divided(picture) if picture else (),
            "scenes": page.scenes.recent(
                [line.told for line in view.story[-LINES_WITH_SCENES:]] if picture else (),
                len(view.points),
                view.me,
            ),
        }
        if picture is not None:
            for region in (*picture.board, *picture.panel):
                regions[region.name] = (table if region.scope == TABLE else page).drawn.whole(region)
        elif view.status == "gathering":
            regions = {name: regions[name] for name in ("chat", "menu", *LISTS)}
            regions["lobby"] = self._lobby(view, words)
        else:
            regions["text-board"] = (escape(artist.board_text(state, words)),)
        kept = page.sheet.regions if page.sheet else {}
        for name, segments in regions.items():
            before = kept.get(name)
            if before is not segments and before == segments:
                regions[name] = before
        data: PageData = {
            "number": str(view.number),
            "status": view.status,
            "title": table.say("title-your-turn" if mine else "title-table"),
            "facts": page.told(_facts(view, picture), words),
            "turn": "yes" if mine else "no",
            "told": str(len(view.points)),
            "me": "" if view.me is None else str(view.me),
            "owner": "yes" if view.owner else "",
            "asked": "/".join(picture.asked).strip("/") if picture and mine else "",
        }
        return Sheet(
            view.revision,
            view.number,
            frame=self._frame(view, words, page),
            data=cast("Mapping[str, str]", data),
            regions=regions,
            changes=table.changes,
        )

    # ------------------------------------------------------------------ parts that are rendered once

    def _part(self, template: str, words: Words, key: Hashable, *, pieces: bool = True, **context: Any) -> Segments:
        """Renders a part of the page once for each key; all viewers of the same content share the object."""
        whole = (template, words.lang, key)
        found = self._parts.get(whole)
        if found is None:
            html = self._environment.get_template(template).render(t=words, lang=words.lang, **context)
            found = self._parts[whole] = cut(html) if pieces else (html,)
            if len(self._parts) > PARTS_KEPT:
                self._parts.popitem(last=False)
        return found

    def _frame(self, view: TableView, words: Words, page: _Page) -> str:
        picture = page.picture
        drawn: tuple[str, ...] = ()
        if picture is not None:
            drawn = picture.base, *[region.name for region in (*picture.board, *picture.panel)]
        around = len(view.seats), colour_classes(view.seats), view.status == "gathering"
        key = view.game, picture.form if picture else "", *around, drawn
        if page.frame[0] != key:
            page.frame = key, self._render_frame(view, words, picture, key)
        return page.frame[1]

    def _render_frame(self, view: TableView, words: Words, picture: Picture | None, key: Hashable) -> str:
        shown: Callable[[str, str], Markup] = lambda name, _: Markup(f"\x02{name}\x02")  # noqa: E731
        opened: Callable[[str], Markup] = lambda name: Markup(f"\x02{_OPENED}{name}\x02")  # noqa: E731
        context = {"game": view.game, "seats": view.seats, "status": view.status, "picture": picture}
        context |= {"shown": shown, "opened": opened}
        template = "gathering.html" if view.status == "gathering" else "table_view.html"
        return self._part(template, words, key, pieces=False, data=Markup(_NO_DATA), **context)[0]

    def _prompt(self, view: TableView, words: Words, prompt: dict[str, str], picture: Picture | None) -> Segments:
        buttons = tuple(buttons_of(view, words, picture))
        asked = bool(view.legal), view.hints, view.can_undo, view.must_confirm
        over = (view.id, view.next, view.me is None, bool(view.offers)) if view.status == "finished" else ()
        calls = view.call_by is not None and (view.me is not None or view.covered)
        watching = view.me is None and view.status == "playing" and not view.covered
        shown = view.status, over, calls, view.hurries, watching, view.pass_to
        chapter = view.game.rulebook.chapter_about(view.state.prompt().id)
        key = prompt["ask"], prompt["sub"], view.waiting_for, buttons, asked, chapter, *shown
        context: dict[str, Any] = {"prompt": prompt, "buttons": buttons, "calls": calls, "watching": watching}
        context["chapter"] = chapter
        return self._part("prompt.html", words, key, view=view, **context)

    def _tabs(self, words: Words, moves: int) -> Segments:
        return self._part("tabs.html", words, moves, moves=moves)

    def _menu(self, view: TableView, words: Words, page: _Page) -> Segments:
        table = view.spectators, view.next, view.secret, view.counts, view.seats, view.lenient, view.clock, view.paused
        around = view.status, view.me, view.owner, view.pace, view.hints, *table
        if page.menu[0] != around:
            key = view.id, around, words.names
            page.menu = around, self._part("menu.html", words, key, pieces=False, view=view, names=words.names)
        return page.menu[1]

    def _meeting(self, view: TableView, words: Words) -> Segments:
        mine = view.me is not None and view.seats[view.me].stand_in is not None and view.status == "playing"
        if not (view.offers or mine or view.paused):
            return _NOTHING
        played_for = view.seats[view.me] if view.me is not None and mine else None
        key = view.id, view.me, view.offers, played_for, view.status, view.paused, tuple(words.names)
        return self._part(
            "meeting.html",
            words,
            key,
            view=view,
            names=words.names,
            pace="daily" if view.clock.kind == "daily" else "live",
        )

    def _lobby(self, view: TableView, words: Words) -> Segments:
        lobby = view.lobby
        assert lobby is not None
        around = view.me, view.owner, view.spectators, lobby, tuple(view.options.items())
        explained = {f"level-{name}": said for name, said in words.beginning("level-").items()}
        explained |= {f"option-{name}": said for name, said in words.beginning("explain-option-").items()}
        return self._part(
            "lobby.html",
            words,
            (view.id, around, view.seats, view.clock, tuple(words.names)),
            view=view,
            names=words.names,
            clock=clock_card(view.clock, words),
            vignettes=vignette_urls(view.game.id),
            minutes=words.beginning("game-minutes").get(""),
            explained=explained,
            spoken_code=None if lobby.code is None else spoken(lobby.code, words),
        )

    def _players(self, view: TableView, words: Words, picture: Picture | None, table: _Table) -> Segments:
        scores = view.state.scores()
        shown: list[str] = []
        for place, seat in enumerate(view.seats):
            to_move = view.waiting_for == seat.seat
            badges, supplies = (picture.badges[place], picture.supplies[place]) if picture else ((), None)
            key = seat, to_move, scores[place], badges, supplies
            known = table.players.get((place, seat.mine))
            if known is None or known[0] != key:
                card = player_card(words, seat, scores[place], badges, supplies, to_move=to_move)
                known = table.players[place, seat.mine] = key, cut(card)
            shown += known[1]
        return tuple(shown)


def _facts(view: TableView, picture: Picture | None) -> tuple[Message, ...]:
    """Returns what stands beside the name of the game."""
    counts = view.counts and view.status != "gathering"
    return (*(picture.facts if picture else ()), *((Message("together-rated"),) if counts else ()))


def html_of(sheet: Sheet) -> str:
    """Returns the part of a page that changes as HTML. The view with the current question is open even before scripts
    run."""

    def filled(found: re.Match[str]) -> str:
        if found[1] == "=":
            return attributes_of(sheet.data, {name: sheet.regions[name] for name in LISTS if name != "scenes"})
        if found[1].startswith(_OPENED):
            return opened_by(sheet.data["asked"], found[1].removeprefix(_OPENED))
        return "".join(sheet.regions[found[1]])

    return _PLACE.sub(filled, sheet.frame)


def opened_by(asked: str, view: str) -> str:
    """Returns the class that opens a view if the question is there; `asked` names a view, and possibly a part of it."""
    return " open" if asked.partition("/")[0] == view else ""


def digest_of(html: str) -> str:
    """Returns a short hash of a page's content."""
    return hashlib.sha256(html.encode()).hexdigest()[:16]


def scene_data(data: SceneData, lists: Mapping[str, Segments]) -> Markup:
    """Returns the data of a page other than a table's, as attributes."""
    return Markup(attributes_of(cast("Mapping[str, str]", data), lists))


def attributes_of(data: Mapping[str, str], lists: Mapping[str, Segments]) -> str:
    """Returns the data of a page as `data-` attributes."""
    told = {**data, **{name: f"[{','.join(items)}]" for name, items in lists.items()}}
    return " ".join(f'data-{key}="{escape(value)}"' for key, value in told.items())


def lists_of(picture: Picture | None, moves: Sequence[tuple[str, str]], scenes: Segments = ()) -> dict[str, Segments]:
    """Returns the regions of a picture that are lists of JSON."""
    if picture is None:
        parts: Segments = ()
        marks: Segments = ()
    else:
        marks, parts = tuple(_mark(mark, moves) for mark in picture.marks), parts_of(picture)
    lists = {"marks": marks, "parts": parts, "legal": _listed(moves)}
    return {**lists, "sequels": (), "prospects": (), "scenes": scenes}


def legal_of(game: Game, state: State, legal: Sequence[int], words: Words) -> dict[str, Segments]:
    """Returns the regions of legal moves, with what they give up, and of what may follow them at once."""
    found = game.sequels(state, legal) if legal else {}
    places: dict[int, int] = {}
    moves = []
    for move in legal:
        following = [places.setdefault(sequel, len(places)) for sequel in found.get(move, ())]
        unused = words("list-comma").join(map(words, game.unused(state, move)))
        told = list(LegalMove(state.text(move), words(state.move_words(move)), following, unused))
        while not told[-1]:
            told.pop()
        moves.append(interned(as_json(told)))
    sequels = _listed([(state.text(move), words(state.move_words(move))) for move in places])
    prospects = tuple(_prospect(state, each, words) for each in (game.prospects(state, legal) if legal else ()))
    return {"legal": tuple(moves), "sequels": sequels, "prospects": prospects}


def _prospect(state: State, prospect: Prospect, words: Words) -> str:
    gains = [(seat, points) for seat, points in enumerate(prospect.gains) if points]
    return interned(as_json(ProspectData(";".join(map(state.text, prospect.moves)), words(prospect.label), gains)))


def _listed(moves: Sequence[tuple[str, str]]) -> Segments:
    """Returns moves as JSON, one by one: text and label."""
    return tuple(interned(as_json(move)) for move in moves)


def parts_of(picture: Picture) -> Segments:
    """Returns the parts of a picture as JSON, one by one: region, id, name, summary, and for drawn parts box and
    shape."""
    return tuple(_part(region, part) for region in (*picture.board, *picture.panel) for part in region.parts)


def _part(region: Region, part: Part) -> str:
    told = PartData(region.name, part.id, part.name, part.summary, part.box, part.shape)
    return interned(as_json(told if any(part.box) else told[:4]))


def _mark(mark: Mark, moves: Sequence[tuple[str, str]]) -> str:
    """Returns a mark as JSON: its id alone; or id, lit, moves and label (a text, or the number of the move with the
    same text)."""
    if mark.lit and not (mark.moves or mark.label or mark.turns or mark.dear):
        return interned(as_json(mark.spot))
    label = next((number for number, (_, words) in enumerate(moves) if words == mark.label), mark.label)
    told = list(MarkData(mark.spot, int(mark.lit), mark.moves, label, mark.turns, 1))
    if not mark.dear:
        told.pop()
    while not told[-1] and told[-1] != 0:
        told.pop()
    return interned(as_json(told))


# ---------------------------------------------------------------------- what is asked


def prompt_of(view: TableView, words: Words, public: State | None = None) -> dict[str, str]:
    """Returns the question and who must answer it. For those who wait it is based on `public`, if given."""
    if view.status == "gathering":
        return {"ask": words("prompt-gathering"), "sub": words("prompt-gathering-sub")}
    if view.status == "finished":
        points, tie = view.state.scores(), tie_break(view)
        won, mine = (headline(view.places, points, words, me=me, tie=tie) for me in (None, view.me))
        return {"ask": mine, "sub": words("prompt-winner-sub") if won == mine else won}
    warning = view.game.warning(view.state, view.me) if view.me is not None else None
    if view.must_confirm:
        return {"ask": words("prompt-confirm"), "sub": words(warning or "prompt-confirm-sub")}
    asked = words((public or view.state).prompt())
    if view.legal:
        return {"ask": asked, "sub": words(warning or "prompt-your-turn")}
    waiting = words.seat(view.waiting_for) if view.waiting_for is not None else ""
    if view.pass_to is not None:
        return {"ask": words("pass-ask", name=waiting), "sub": words("pass-sub"), "name": waiting}
    if view.covered:
        return {"ask": words("prompt-waiting", name=waiting), "sub": words("pass-covered")}
    if view.me is None:
        late = words("prompt-watching-late" if view.late else "prompt-watching")
        return {"ask": _waits_for(view, words), "sub": late}
    if view.call_by is not None:
        return {"ask": words("prompt-call", name=waiting), "sub": words("prompt-call-sub")}
    if view.waiting_for is not None and view.seats[view.waiting_for].kind == "bot":
        done = said(view.story[-1].told.headline, words) if view.story else ""
        return {"ask": _waits_for(view, words), "sub": done}
    return {"ask": _waits_for(view, words), "sub": asked}


def _waits_for(view: TableView, words: Words) -> str:
    if view.waiting_for is None:
        return words("prompt-waiting", name="")
    thinks = view.seats[view.waiting_for].kind == "bot"
    return words("prompt-thinking" if thinks else "prompt-waiting", name=words.seat(view.waiting_for))


def buttons_of(view: TableView, words: Words, picture: Picture | None) -> list[tuple[str, str, bool]]:
    """Returns the moves beside the prompt, and whether they stand out: those without a spot on the board; without
    a picture all moves, if they are few.
    """
    if picture is not None:
        chosen: tuple[int, ...] = picture.buttons
    else:
        chosen = view.legal if len(view.legal) <= 3 else ()
    main = artist_of(view.game).main_buttons if len(view.legal) > 1 else frozenset(view.legal)
    return [(view.state.text(move), words(view.state.move_words(move)), move in main) for move in chosen]
