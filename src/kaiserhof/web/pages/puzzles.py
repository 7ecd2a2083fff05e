"""Puzzles: positions from strong games with one clearly best move. The URL names the puzzle; which ones
a person has solved is stored."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlencode

from litestar import Controller, Response, get, post
from litestar.enums import MediaType

from kaiserhof.engine import find_game
from kaiserhof.engine.puzzles import puzzles_of
from kaiserhof.web.context import Context
from kaiserhof.web.ending.preview import game_preview, language_of, site_of
from kaiserhof.web.headers import PRIVATE
from kaiserhof.web.operations.compression import COMPRESSED
from kaiserhof.web.rendering.explaining import explained
from kaiserhof.web.rendering.guided import guided_context
from kaiserhof.web.rendering.puzzle import SHOWN, PuzzlePlace, place_of, solved_position, verdict_of, words_of
from kaiserhof.web.rendering.regions import scene_data
from kaiserhof.web.visitor import Visitor, face_of
from kaiserhof.web.wire import LessonData, Why


class PuzzlePages(Controller):
    """Handles `/puzzles/GAME`. The parameters are named as for a lesson, because the page uses the same script."""

    path = "/puzzles/{game_id:str}"
    include_in_schema = False

    @get("/", middleware=[COMPRESSED])
    async def page(self, game_id: str, ctx: Context, step: str = "", did: str = "", lang: str = "") -> Response[str]:
        """Shows a puzzle, by default the first that the visitor has not solved. `lang` is the language of the link
        preview (Open Graph).
        """
        place = await asyncio.to_thread(lambda: place_of(game_id, step or _first_unsolved(ctx, game_id), did))
        context = await asyncio.to_thread(_context, ctx, place)
        preview = game_preview(place.game.id, language_of(lang, ctx.lang), "preview-puzzle")
        context |= {"preview": preview, "site": site_of(ctx.settings, ctx.request.base_url)}
        return ctx.html(ctx.game_page("puzzle.html", place.game, context))

    @get("/view", middleware=[COMPRESSED])
    async def view(self, game_id: str, ctx: Context, step: str = "1", did: str = "", move: str = "") -> Response[str]:
        """Returns the puzzle with the verdict on a move, for the script."""
        place = await asyncio.to_thread(place_of, game_id, step, move or did)
        context = await asyncio.to_thread(_context, ctx, place)
        content = ctx.renderer.part("puzzle_view.html", ctx.lang, **context)
        return Response(content, media_type=MediaType.HTML, headers=PRIVATE)

    @post("/kept", status_code=204)
    async def keep(self, game_id: str, ctx: Context) -> Response[None]:
        """Remembers that the visitor has solved a puzzle."""
        form = await ctx.form()
        place = await asyncio.to_thread(place_of, game_id, form.get("step", ""), form.get("did", ""))
        if place.solved and not place.shown:
            person = await ctx.ensure_person()
            progress = ctx.tables.store.progress
            await asyncio.to_thread(progress.note_solved, person.id, place.game.id, place.puzzle.digest)
        return ctx.nothing()

    @get("/why", response_headers=PRIVATE)
    async def why(self, game_id: str, ctx: Context, move: str, step: str = "1", did: str = "") -> Why:
        """Explains which rule forbids a move here."""
        place = await asyncio.to_thread(place_of, game_id, step, did)
        return explained(place.game, place.view, place.view.legal_moves(), ctx.lang, move[:200])


def _first_unsolved(ctx: Context, game_id: str) -> str:
    """Returns the number of the first puzzle of a game that the visitor has not solved; the first if they all are."""
    person, game = ctx.visitor.person, find_game(game_id)
    solved = ctx.tables.store.progress.solved(person.id) if person is not None else set()
    left = (number for number, each in enumerate(puzzles_of(game), 1) if (game.id, each.digest) not in solved)
    return str(next(left, 1))


def _context(ctx: Context, place: PuzzlePlace) -> dict[str, Any]:
    """Returns the template context of a puzzle among all of its game."""
    person, game = ctx.visitor.person, place.game
    count = len(puzzles_of(game))
    solved = ctx.tables.store.progress.solved(person.id) if person is not None else set()
    here = _address(place, place.number, place.puzzle.best if place.solved else "")
    wrong = [place.view.text(place.tried)] if place.tried is not None and not place.solved else []
    base = f"/puzzles/{game.id}"
    return puzzle_context(place, ctx.visitor, base=base, step=place.number, here=here, wrong=wrong) | {
        "steps": count,
        "known": {number for number, each in enumerate(puzzles_of(game), 1) if (game.id, each.digest) in solved},
        "back": _address(place, place.number - 1) if place.number > 1 else None,
        "on": _address(place, place.number + 1) if place.number < count else None,
        "solution": _address(place, place.number, SHOWN),
    }


def puzzle_context(
    place: PuzzlePlace,
    visitor: Visitor,
    *,
    base: str,
    step: int,
    here: str,
    wrong: Sequence[str],
    names: Sequence[str] = (),
) -> dict[str, Any]:
    """Returns the template context of a puzzle. Once it is solved, the board shows the best move as played.

    `wrong` are the moves that the visitor has tried; their places keep a cross.
    """
    game, view = place.game, place.view
    mover = view.to_move()
    words = words_of(place, visitor.lang, names)
    legal = () if place.solved else tuple(view.legal_moves())
    shown = solved_position(place) if place.solved else view
    scene = guided_context(game, shown, mover, words=words, legal=legal, form=visitor.form, face=face_of(visitor))
    did, title = place.puzzle.best if place.solved else "", words("title-puzzles", game=words("game-title"))
    data: LessonData = {
        "number": str(step),
        "title": title,
        "told": "0",
        "me": str(mover),
        "asked": scene["asked"],
        "turn": "yes" if legal else "no",
        "did": did,
        "here": here,
        "point": "",
        "right": did,
        "wrong": ";".join(wrong),
    }
    return {
        **scene,
        "prompt": words(view.prompt()),
        "method": "GET",
        "data": scene_data(data, scene["lists"]),
        "base": base,
        "step": step,
        "here": here,
        "solved": place.solved,
        "found": place.solved and not place.shown,
        "text": words("puzzle-ask"),
        "verdict": [words(message) for message in verdict_of(place)],
        "title": title,
    }


def _address(place: PuzzlePlace, number: int, did: str = "") -> str:
    return f"/puzzles/{place.game.id}?{urlencode({'step': number, **({'did': did} if did else {})})}"
