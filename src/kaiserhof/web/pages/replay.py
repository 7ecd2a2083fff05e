"""Replays of tables and of uploaded records."""

from __future__ import annotations

import asyncio
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from litestar import Controller, Response, get, post
from litestar.enums import MediaType
from litestar.response import Redirect
from markupsafe import Markup

from kaiserhof.engine import CHANCE, OVER, BadBoard, Frame, Seat, Words, said
from kaiserhof.tables import LARGEST_RECORD, Missing, OldRules, Refused, Replay
from kaiserhof.tables.origin import Kind, Origin
from kaiserhof.tables.plan import STAND_IN
from kaiserhof.tables.replay import parse_record
from kaiserhof.web.context import Context
from kaiserhof.web.ending.preview import Preview, game_preview, language_of, preview_of, site_of
from kaiserhof.web.headers import PRIVATE
from kaiserhof.web.operations.compression import SymbolsCompressed
from kaiserhof.web.pages.archived import archived_page
from kaiserhof.web.pages.boards import LARGEST_UPLOAD as LARGEST_BOARD_UPLOAD
from kaiserhof.web.pages.boards import board_in, refused_board
from kaiserhof.web.pages.table import beside
from kaiserhof.web.rendering import render
from kaiserhof.web.rendering.log import LINES, gains_of, places_of, sign
from kaiserhof.web.rendering.regions import scene_data
from kaiserhof.web.rendering.scenes import recent_scenes
from kaiserhof.web.requests import AnyRequest, fields_of
from kaiserhof.web.visitor import Visitor
from kaiserhof.web.wire import ReplayData

LARGEST_UPLOAD = 4 * LARGEST_RECORD + LARGEST_BOARD_UPLOAD
"""Maximum upload size: a record in its largest encoding, a board, and the overhead of a form."""
NOBODY = "none"
"""The spectator's view in a URL."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What an address of a replay asks for."""

    at: str
    seat: str
    film: bool
    """Whether only the highlights are to be shown, one after the other."""


class ReplayPages(Controller):
    """Handles `/t/ID/replay` and `/watch/ID`: a page, and single frames of it for the script."""

    include_in_schema = False

    @get("/t/{table_id:str}/replay", middleware=[SymbolsCompressed])
    async def table(
        self, table_id: str, ctx: Context, at: str = "", seat: str = "", lang: str = "", film: str = ""
    ) -> Response[str]:
        """Shows the game of a table; `?at=since` starts where the visitor last left off."""
        try:
            replay = await asyncio.to_thread(ctx.tables.records.replay, table_id, ctx.visitor.person, await beside(ctx))
        except OldRules:
            return await archived_page(ctx, table_id)
        view = await asyncio.to_thread(ctx.tables.views.view, table_id, ctx.visitor.person)
        preview = preview_of(view, language_of(lang, ctx.lang))
        return await _page(ctx, replay, f"/t/{table_id}", preview, shown=Shown(at, seat, film=bool(film)))

    @get("/t/{table_id:str}/replay/frame")
    async def table_frame(
        self, table_id: str, ctx: Context, at: str = "", seat: str = "", film: str = ""
    ) -> Response[str]:
        """Returns one frame for the script."""
        replay = await asyncio.to_thread(ctx.tables.records.replay, table_id, ctx.visitor.person, await beside(ctx))
        return await _frame(
            replay, f"/t/{table_id}", ctx.visitor, renderer=ctx.renderer, shown=Shown(at, seat, film=bool(film))
        )

    @post("/t/{table_id:str}/replay")
    async def play_on_from_table(self, table_id: str, ctx: Context) -> Redirect:
        """Creates a table that plays on from a position of a table's game."""
        return await _play_on(ctx, "t", table_id)

    @get("/watch")
    async def ask(self, ctx: Context) -> Response[str]:
        """Shows the upload form."""
        return _watch_page(ctx)

    @post("/watch", request_max_body_size=LARGEST_UPLOAD)
    async def bring(self, ctx: Context) -> Response[Any]:
        """Stores an uploaded record, from a file or text, together with the custom board it was played on if that is
        unknown."""
        text = await _record_in(ctx.request)
        person = await ctx.ensure_person()
        record = await asyncio.to_thread(parse_record, text)
        try:
            board = await board_in(await fields_of(ctx.request), ctx.tables, person, record.game)
            if board is not None and board != record.board:
                raise Refused("error-record-wrong-board")
            record_id = await asyncio.to_thread(ctx.tables.records.upload_record, person, text)
        except BadBoard as error:
            return refused_board(ctx, error, record.game)
        except (Missing, Refused) as error:
            if error.message.id not in ("error-no-board", "error-record-wrong-board"):
                raise
            wrong = "error-record-board" if isinstance(error, Missing) else error.message
            return _watch_page(ctx, text, render.page_words(ctx.lang)(wrong))
        return ctx.go(f"/watch/{record_id}")

    @get("/watch/{record_id:str}", middleware=[SymbolsCompressed])
    async def record(
        self, record_id: str, ctx: Context, at: str = "", seat: str = "", lang: str = "", film: str = ""
    ) -> Response[str]:
        """Shows the game of an uploaded record."""
        replay = await asyncio.to_thread(ctx.tables.records.uploaded_record, record_id)
        preview = game_preview(replay.game.id, language_of(lang, ctx.lang), "preview-replay")
        return await _page(ctx, replay, f"/watch/{record_id}", preview, shown=Shown(at, seat, film=bool(film)))

    @post("/watch/{record_id:str}")
    async def play_on_from_record(self, record_id: str, ctx: Context) -> Redirect:
        """Creates a table that plays on from a position of an uploaded record."""
        return await _play_on(ctx, "watch", record_id)

    @get("/watch/{record_id:str}/frame")
    async def record_frame(
        self, record_id: str, ctx: Context, at: str = "", seat: str = "", film: str = ""
    ) -> Response[str]:
        """Returns one frame for the script."""
        replay = await asyncio.to_thread(ctx.tables.records.uploaded_record, record_id)
        return await _frame(
            replay, f"/watch/{record_id}", ctx.visitor, renderer=ctx.renderer, shown=Shown(at, seat, film=bool(film))
        )


async def _play_on(ctx: Context, kind: Kind, known: str) -> Redirect:
    """Creates a table that plays on from the position that a form names."""
    form = await ctx.form()
    at, seat = form.get("at", ""), form.get("seat", "")
    if not (at.isdecimal() and len(at) < 7 and seat.isdecimal() and len(seat) < 3):
        raise Refused("error-request")
    person = await ctx.renamed(await ctx.ensure_person(), form)
    origin, others = Origin(kind, known, int(at)), form.get("others", STAND_IN)
    table_id = await asyncio.to_thread(ctx.tables.playing_on.play_on, person, origin, int(seat) - 1, others)
    return ctx.go(f"/t/{table_id}")


def _watch_page(ctx: Context, text: str = "", sentence: str = "") -> Response[str]:
    """Shows the upload form, with an error message if something is missing."""
    return ctx.html(ctx.page("watch.html", text=text, sentence=sentence), 422 if sentence else 200)


async def _record_in(request: AnyRequest) -> str:
    """Returns the text of a record from a form: a file or pasted text."""
    data = await fields_of(request)
    file = data.get("file")
    if file is not None and not isinstance(file, str):
        content = await file.read(LARGEST_RECORD * 3 + 1)
        try:
            text: str = content.decode("utf-8-sig")
        except UnicodeDecodeError:
            raise Refused("error-record-text") from None
        if text.strip():
            return text
    pasted = data.get("text")
    if not isinstance(pasted, str) or not pasted.strip():
        raise Refused("error-record-nothing")
    return pasted.lstrip("\ufeff").lstrip()


async def _page(ctx: Context, replay: Replay, base: str, preview: Preview, shown: Shown) -> Response[str]:
    context = await asyncio.to_thread(_context, replay, base, ctx.visitor, shown)
    context |= {"preview": preview, "site": site_of(ctx.settings, ctx.request.base_url)}
    return ctx.html(ctx.game_page("replay.html", replay.game, context))


async def _frame(replay: Replay, base: str, visitor: Visitor, renderer: render.Renderer, shown: Shown) -> Response[str]:
    context = await asyncio.to_thread(_context, replay, base, visitor, shown)
    content = renderer.part("replay_view.html", visitor.lang, **context)
    return Response(content, media_type=MediaType.HTML, headers=PRIVATE)


def _context(replay: Replay, base: str, visitor: Visitor, shown: Shown) -> dict[str, Any]:
    """Returns the template context of a replay."""
    film = replay.film
    viewer, reel = _viewer(replay, shown.seat), shown.film and replay.over
    stops = film.highlights(viewer) if reel else [*film.turns, len(film)]
    at = min(_number(shown.at, replay, stops, reel=reel), len(film))
    frame = film.frame(at, viewer)
    names = [render.seat_name(each, visitor.lang) for each in replay.seats]
    words = render.game_words(replay.game.id, visitor.lang).named(names)
    mover = frame.state.to_move()
    eyes = None if viewer == replay.me else viewer
    scene = render.scene_context(
        replay.game, frame.state, replay.seats, words=words, legal=(), form=visitor.form, eyes=eyes
    )
    steps = _steps(stops, frame, reel=reel)
    since = at - 1 if reel else steps["turn_back"]
    told = recent_scenes(replay.game, frame.lines, words, viewer, since)
    data: ReplayData = {
        "number": str(frame.at),
        "title": words("title-replay", game=words("game-title")),
        "told": str(frame.at),
        "me": str(scene["me"]),
        "asked": scene["asked"],
        "length": str(len(film)),
        "seat": _eyes(viewer),
        "stops": " ".join(map(str, stops)),
        "film": "yes" if reel else "",
    }
    return {
        **scene,
        "data": scene_data(data, scene["lists"] | {"scenes": told}),
        "t": words,
        "status": "playing",
        "waiting": mover if mover >= 0 else None,
        "base": base,
        "address": f"{base}/replay" if base.startswith("/t/") else base,
        "table": base if base.startswith("/t/") else None,
        "frame": frame,
        "length": len(film),
        "reel": reel,
        **steps,
        "here": _here(frame, stops, words, reel=reel),
        "over": mover == OVER,
        "finished": replay.over,
        "playable": mover != OVER and (replay.over or base.startswith("/watch/")),
        "my_seat": _eyes(_played_by(replay, viewer, mover)),
        "since": replay.since if 0 < replay.since < len(film) else None,
        "eyes": [
            (_eyes(each), words.seat(each) if each is not None else words("replay-spectator")) for each in film.viewers
        ],
        "seat": _eyes(viewer),
        "told": _told(frame, stops, words, reel=reel),
        "lines": _lines(frame, words),
        "title": data["title"],
    }


def _lines(frame: Frame, words: Words) -> list[tuple[str | None, dict[str, Any]]]:
    """Returns the latest lines up to this position. The first line of each round comes with a heading."""
    found: list[tuple[str | None, dict[str, Any]]] = []
    known = -1
    for line in frame.lines[-LINES:]:
        heading = words("story-round", round=line.round) if line.round else words("story-before")
        shown = {
            "round": line.round,
            "start": line.start,
            "part": line.part,
            "end": line.events[-1].at,
            "actor": line.actor,
            "now": line is frame.lines[-1],
            "places": Markup(places_of(line)),
            "sign": Markup(sign(line.actor)),
            "text": said(line.headline, words),
            "gains": Markup(gains_of(line.gains, line.actor, words)),
            "events": [(event.at, words(event.message)) for event in line.events],
        }
        found.append((heading if line.round != known else None, shown))
        known = line.round
    return found


def _steps(stops: Sequence[int], frame: Frame, *, reel: bool) -> dict[str, int]:
    """Returns how far a position is on the way through the stops, and where the buttons lead."""
    before, after = bisect_left(stops, frame.at), bisect_right(stops, frame.at)
    return {
        "first": _begin(stops, reel=reel),
        "stop": max(after - 1, 0),
        "stops": len(stops),
        "turn_back": stops[before - 1] if before else 0,
        "turn_on": stops[min(after, len(stops) - 1)],
    }


def _begin(stops: Sequence[int], *, reel: bool) -> int:
    """Returns where a replay begins: with the first turn, or a film right before its first moment."""
    return max(stops[0] - reel, 0)


def _here(frame: Frame, stops: Sequence[int], words: Words, *, reel: bool) -> str:
    """Returns which turn, or which moment of a film, a position belongs to."""
    if reel:
        return words("replay-moment", number=min(bisect_left(stops, frame.at) + 1, len(stops)), all=len(stops))
    turn, turns = bisect_right(stops, frame.at), len(stops) - 1
    if frame.at == stops[-1]:
        return words("replay-over")
    return words("replay-turn", turn=turn, all=turns) if turn else words("replay-before")


def _told(frame: Frame, stops: Sequence[int], words: Words, *, reel: bool) -> str:
    """Returns the last turn, or the last move within a turn, as far as the viewer may know it."""
    if frame.at == stops[0] < stops[-1] and not reel:
        return words("replay-start")
    if frame.lines and frame.at in stops:
        latest = [line for line in frame.lines if line.events[-1].at == frame.at] if reel else []
        line = max(latest, key=lambda line: sum(map(abs, line.gains)), default=frame.lines[-1])
        return said(line.headline, words)
    last = frame.lines[-1].events if frame.lines else ()
    told = next((event.message for event in last if event.at == frame.at), None)
    if told is not None:
        return words(told)
    if frame.mover is None:
        return words("replay-start")
    return words("replay-hidden") if frame.mover == CHANCE else words("replay-move", seat=Seat(frame.mover))


def _eyes(viewer: int | None) -> str:
    return NOBODY if viewer is None else str(viewer + 1)


def _viewer(replay: Replay, seat: str) -> int | None:
    """Returns the seat that sees the replay: the requested one, the visitor's own, or None for a spectator."""
    if seat == NOBODY:
        return None
    if seat.isascii() and seat.isdecimal() and len(seat) < 3:
        return int(seat) - 1
    return replay.me


def _played_by(replay: Replay, viewer: int | None, mover: int) -> int:
    """Returns whose seat someone who plays on most likely wants: their own, the one they look through, or the next."""
    seats = (replay.me, viewer, mover)
    return next((seat for seat in seats if seat is not None and seat >= 0), 0)


def _number(at: str, replay: Replay, stops: Sequence[int], *, reel: bool) -> int:
    """Returns the number of moves to show: as requested, where the visitor last looked, or all of a running game."""
    if at.isascii() and at.isdecimal() and len(at) < 7:
        return int(at)
    if at == "since":
        return replay.since
    if not replay.over:
        return len(replay.film)
    return _begin(stops, reel=reel)
