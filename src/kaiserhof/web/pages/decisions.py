"""`/t/ID/decisions`: the decisions of a finished game that cost most, each as a puzzle on the player's own board."""

from __future__ import annotations

import asyncio
from typing import Any
from urllib.parse import urlencode

from litestar import Controller, Response, get, post

from kaiserhof.bots.analysis import Analysis, Moment, PlayedGame
from kaiserhof.engine.puzzles import Puzzle
from kaiserhof.tables import Missing, TableView
from kaiserhof.web.context import Context
from kaiserhof.web.ending.ceremony import COSTLY, costly
from kaiserhof.web.headers import PRIVATE
from kaiserhof.web.operations.compression import COMPRESSED
from kaiserhof.web.pages.puzzles import puzzle_context
from kaiserhof.web.pages.table import view_of
from kaiserhof.web.rendering import render
from kaiserhof.web.rendering.explaining import explained
from kaiserhof.web.rendering.puzzle import SHOWN, PuzzlePlace, place_in
from kaiserhof.web.wire import Why


class DecisionPages(Controller):
    """Handles `/t/ID/decisions`. The parameters are named as for a lesson, because the page uses the same script."""

    path = "/t/{table_id:str}/decisions"
    include_in_schema = False

    @get("/", middleware=[COMPRESSED])
    async def page(self, table_id: str, ctx: Context, step: str = "1", did: str = "") -> Response[str]:
        """Shows a decision: what was played, and the question for the better move."""
        place, context = await _found(ctx, table_id, step, did)
        return ctx.html(ctx.game_page("decision.html", place.game, context))

    @post("/view", status_code=200, middleware=[COMPRESSED])
    async def view(self, table_id: str, ctx: Context, step: str = "1", did: str = "", move: str = "") -> Response[str]:
        """Returns the decision with the verdict on a move, for the script."""
        _, context = await _found(ctx, table_id, step, move or did)
        return ctx.html(ctx.renderer.part("decision_view.html", ctx.lang, **context))

    @get("/why", response_headers=PRIVATE)
    async def why(self, table_id: str, ctx: Context, move: str, step: str = "1", did: str = "") -> Why:
        """Explains which rule forbids a move here."""
        place, _ = await _found(ctx, table_id, step, did)
        return explained(place.game, place.view, place.view.legal_moves(), ctx.lang, move[:200])


async def _found(ctx: Context, table_id: str, step: str, did: str) -> tuple[PuzzlePlace, dict[str, Any]]:
    """Returns a decision as a puzzle, and the context of its page. Refuses what there is not."""
    view = await view_of(ctx.tables, table_id, ctx.visitor.person)
    if view.status != "finished":
        raise Missing("error-no-page")
    return await asyncio.to_thread(_context, ctx, view, step, did)


def _context(ctx: Context, view: TableView, step: str, did: str) -> tuple[PuzzlePlace, dict[str, Any]]:
    records, person = ctx.tables.records, ctx.visitor.person
    analysis = records.analysis(view.id, person)
    moments = [] if analysis is None else analysis.better_moves(COSTLY, view.me)
    number = int(step) if step.isascii() and step.isdecimal() and len(step) < 3 else 0
    if analysis is None or not 1 <= number <= len(moments):
        raise Missing("error-no-page")
    moment, course = moments[number - 1], records.played_game(view.id, person)
    place = place_in(view.game, number, _puzzle(analysis, moment, course), did)
    names = render.seat_names(view, ctx.lang)
    words = render.game_words(view.game.id, ctx.lang).named(names)
    told = costly(analysis, course, view, words)[number - 1]
    base = f"/t/{view.id}/decisions"
    tried = [place.view.text(place.tried)] if place.tried is not None and not place.solved else []
    here = _address(base, number, place.puzzle.best if place.solved else "")
    context = puzzle_context(
        place, ctx.visitor, base=base, step=number, here=here, wrong=[moment.move, *tried], names=names
    )
    if place.solved:
        context["verdict"] += told["onwards"]
    return place, context | {
        "method": "POST",
        "leave_to": f"/t/{view.id}/score#analysis",
        "steps": len(moments),
        "known": set(),
        "text": words(
            "decision-ask" if view.me is not None else "decision-ask-of",
            name=told["name"],
            move=told["played"],
            cost=told["cost"],
        ),
        "back": _address(base, number - 1) if number > 1 else None,
        "on": _address(base, number + 1) if number < len(moments) else None,
        "solution": _address(base, number, SHOWN),
    }


def _puzzle(analysis: Analysis, moment: Moment, course: PlayedGame) -> Puzzle:
    """Returns a decision as a puzzle: its position as the player saw it, and the verdicts on its moves."""
    assert moment.checked is not None
    best, *others = moment.best
    chances = {best.move: moment.checked.better, moment.move: moment.checked.played}
    chances |= {each.move: each.win_probability for each in others if each.move not in chances}
    percent = {move: round(100 * chance) for move, chance in chances.items()}
    return Puzzle(course.view(moment.number).to_json(), best.move, percent, analysis.level)


def _address(base: str, number: int, did: str = "") -> str:
    return f"{base}?{urlencode({'step': number, **({'did': did} if did else {})})}"
