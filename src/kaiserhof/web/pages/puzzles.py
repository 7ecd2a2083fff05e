"""Puzzles: positions from strong games with one clearly best move. The URL names the puzzle; nothing is stored."""

from __future__ import annotations

import asyncio
from typing import Any
from urllib.parse import urlencode

from litestar import Controller, Response, get
from litestar.enums import MediaType

from kaiserhof.engine.puzzles import puzzles_of
from kaiserhof.web.context import Context
from kaiserhof.web.ending.preview import game_preview, language_of, site_of
from kaiserhof.web.headers import PRIVATE
from kaiserhof.web.operations.compression import COMPRESSED
from kaiserhof.web.rendering.explaining import explained
from kaiserhof.web.rendering.guided import guided_context
from kaiserhof.web.rendering.puzzle import SHOWN, PuzzlePlace, place_of, verdict_of, words_of
from kaiserhof.web.rendering.regions import scene_data
from kaiserhof.web.visitor import Visitor
from kaiserhof.web.wire import LessonData, Why


class PuzzlePages(Controller):
    """Handles `/puzzles/GAME`. The parameters are named as for a lesson, because the page uses the same script."""

    path = "/puzzles/{game_id:str}"
    include_in_schema = False

    @get("/", middleware=[COMPRESSED])
    async def page(self, game_id: str, ctx: Context, step: str = "1", did: str = "", lang: str = "") -> Response[str]:
        """Shows a puzzle. `lang` is the language of the link preview (Open Graph)."""
        place = await asyncio.to_thread(place_of, game_id, step, did)
        context = await asyncio.to_thread(_context, place, ctx.visitor)
        preview = game_preview(place.game.id, language_of(lang, ctx.lang), "preview-puzzle")
        context |= {"preview": preview, "site": site_of(ctx.settings, ctx.request.base_url)}
        return ctx.html(ctx.game_page("puzzle.html", place.game, context))

    @get("/view", middleware=[COMPRESSED])
    async def view(self, game_id: str, ctx: Context, step: str = "1", did: str = "", move: str = "") -> Response[str]:
        """Returns the puzzle with the verdict on a move, for the script."""
        place = await asyncio.to_thread(place_of, game_id, step, move or did)
        context = await asyncio.to_thread(_context, place, ctx.visitor)
        content = ctx.renderer.part("puzzle_view.html", ctx.lang, **context)
        return Response(content, media_type=MediaType.HTML, headers=PRIVATE)

    @get("/why", response_headers=PRIVATE)
    async def why(self, game_id: str, ctx: Context, move: str, step: str = "1", did: str = "") -> Why:
        """Explains which rule forbids a move here."""
        place = await asyncio.to_thread(place_of, game_id, step, did)
        return explained(place.game, place.view, place.view.legal_moves(), ctx.lang, move[:200])


def _context(place: PuzzlePlace, visitor: Visitor) -> dict[str, Any]:
    """Returns the template context of a puzzle."""
    game, view = place.game, place.view
    mover = view.to_move()
    words = words_of(place, visitor.lang)
    legal = () if place.solved else tuple(view.legal_moves())
    count = len(puzzles_of(game))
    scene = guided_context(game, view, mover, words=words, legal=legal, form=visitor.form)
    did, title = place.puzzle.best if place.solved else "", words("title-puzzles", game=words("game-title"))
    here = _address(place, place.number, did)
    data: LessonData = {
        "number": str(place.number),
        "title": title,
        "me": str(mover),
        "asked": scene["asked"],
        "turn": "yes" if legal else "no",
        "did": did,
        "here": here,
        "point": "",
    }
    return {
        **scene,
        "data": scene_data(data, scene["lists"]),
        "base": f"/puzzles/{game.id}",
        "step": place.number,
        "steps": count,
        "here": here,
        "solved": place.solved,
        "found": place.solved and not place.shown,
        "text": words("puzzle-ask"),
        "verdict": [words(message) for message in verdict_of(place)],
        "back": _address(place, place.number - 1) if place.number > 1 else None,
        "on": _address(place, place.number + 1) if place.number < count else None,
        "solution": _address(place, place.number, SHOWN),
        "title": title,
    }


def _address(place: PuzzlePlace, number: int, did: str = "") -> str:
    return f"/puzzles/{place.game.id}?{urlencode({'step': number, **({'did': did} if did else {})})}"
