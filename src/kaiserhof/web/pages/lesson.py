"""Lessons: a first game on the real board. The URL holds the learner's place, which is stored
only so that they find it again."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import lru_cache
from threading import Lock
from typing import Any
from urllib.parse import urlencode

from litestar import Controller, Response, get, post
from litestar.enums import MediaType
from litestar.response import Redirect

from kaiserhof.drawing import Form
from kaiserhof.engine import BadLesson, Game, Lesson, Match, find_game, lesson_of
from kaiserhof.tables import Missing, SeatPlan, TablePlan
from kaiserhof.web.context import Context
from kaiserhof.web.headers import PRIVATE
from kaiserhof.web.operations.compression import COMPRESSED
from kaiserhof.web.rendering import render
from kaiserhof.web.rendering.explaining import explained
from kaiserhof.web.rendering.guided import LEVEL, guided_context
from kaiserhof.web.rendering.regions import scene_data
from kaiserhof.web.rendering.scenes import RECENT, recent_scenes
from kaiserhof.web.rendering.whole_lesson import OfflinePlace, place_key, whole_lesson
from kaiserhof.web.visitor import Visitor, face_of
from kaiserhof.web.wire import LessonData, Why

LONGEST_WAY = 4000
"""Maximum length of the moves in a URL."""
MAX_PLACES = 300
"""Maximum number of a lesson's places that are cached for offline use."""
_DRAWING = Lock()
SEPARATOR = ";"
"""Separates the moves in a URL; it occurs in no move's text."""


@dataclass(frozen=True, slots=True)
class LessonPlace:
    """A learner's place in a lesson."""

    game: Game
    lesson: Lesson
    step: int
    did: tuple[str, ...]
    match: Match

    @property
    def address(self) -> str:
        """The URL of this place."""
        return _address(self.game, self.step, self.did)


class LessonPages(Controller):
    """Handles `/learn/GAME`."""

    path = "/learn/{game_id:str}"
    include_in_schema = False

    @get("/", middleware=[COMPRESSED])
    async def page(self, game_id: str, ctx: Context, step: str = "1", did: str = "") -> Response[str]:
        """Shows a step of the lesson."""
        place = await asyncio.to_thread(_place, game_id, ctx.lang, step, did)
        context = _context(place, ctx.visitor)
        page = ctx.game_page("lesson.html", place.game, context)
        return ctx.html(page)

    @get("/view", middleware=[COMPRESSED])
    async def view(self, game_id: str, ctx: Context, step: str = "1", did: str = "", move: str = "") -> Response[str]:
        """Returns a step for the script. With a move, returns the next step, or this step with a hint."""
        place = await asyncio.to_thread(_place, game_id, ctx.lang, step, did)
        hint = ""
        if move:
            place, hint = await asyncio.to_thread(_after, place, ctx.lang, move)
        content = ctx.renderer.part("lesson_view.html", ctx.lang, **_context(place, ctx.visitor, hint))
        return Response(content, media_type=MediaType.HTML, headers=PRIVATE)

    @get("/whole", middleware=[COMPRESSED])
    async def whole(self, game_id: str, ctx: Context) -> Response[bytes]:
        """Returns the whole lesson for offline use: the page, and all places with the moves between them."""
        place = await asyncio.to_thread(_place, game_id, ctx.lang, "1", "")
        places = await asyncio.to_thread(_places, ctx.renderer, place.game.id, ctx.lang, ctx.visitor.form)
        page = ctx.game_page("lesson.html", place.game, _context(place, ctx.visitor))
        content = await asyncio.to_thread(whole_lesson, page, _key(place), places)
        return Response(content, media_type=MediaType.JSON, headers=PRIVATE)

    @get("/on")
    async def go_on(self, game_id: str, ctx: Context) -> Redirect:
        """Leads to the step where the visitor left off."""
        game, person = find_game(game_id), ctx.visitor.person
        lessons = await asyncio.to_thread(ctx.tables.store.progress.lessons, person.id) if person is not None else []
        found = next((each for each in lessons if each.game == game.id), None)
        if found is None:
            return ctx.go(f"/learn/{game.id}")
        return ctx.go(_address(game, found.step - 1, tuple(found.did.split(SEPARATOR)) if found.did else ()))

    @post("/kept", status_code=204)
    async def keep(self, game_id: str, ctx: Context) -> Response[None]:
        """Remembers how far the visitor has come."""
        form = await ctx.form()
        step, did = form.get("step", ""), form.get("did", "")
        place = await asyncio.to_thread(_place, game_id, ctx.lang, step, did)
        person = await ctx.ensure_person()
        last = place.step + 1 == len(place.lesson.steps)
        progress = ctx.tables.store.progress
        await asyncio.to_thread(lambda: progress.note_lesson(person.id, place.game.id, place.step + 1, did, last=last))
        return ctx.nothing()

    @get("/why", response_headers=PRIVATE)
    async def why(self, game_id: str, ctx: Context, move: str, step: str = "1", did: str = "") -> Why:
        """Explains which rule forbids a move here."""
        place = await asyncio.to_thread(_place, game_id, ctx.lang, step, did)
        view = place.match.state.seen_by(place.lesson.learner)
        return explained(place.game, view, view.legal_moves(), ctx.lang, move[:200])

    @post("/play")
    async def play_on(self, game_id: str, ctx: Context) -> Redirect:
        """Creates a table that continues from here against bots."""
        form = await ctx.form()
        place = await asyncio.to_thread(_place, game_id, ctx.lang, form.get("step", ""), form.get("did", ""))
        person = await ctx.ensure_person()
        seats = range(place.lesson.players)
        plans = [SeatPlan.parse("me" if seat == place.lesson.learner else LEVEL) for seat in seats]
        table_id = await asyncio.to_thread(
            lambda: ctx.tables.creation.create(
                person, TablePlan(place.game.id, plans, place.lesson.options, given=_moves(place.match))
            )
        )
        return ctx.go(f"/t/{table_id}")


def _place(game_id: str, lang: str, step: str, did: str) -> LessonPlace:
    """Returns the place in a URL. Refuses one that cannot be reached."""
    game = find_game(game_id)
    lesson = lesson_of(game)
    if lesson is None:
        raise Missing("error-no-lesson")
    number = int(step) - 1 if step.isascii() and step.isdecimal() and len(step) < 4 else -1
    if not 0 <= number < len(lesson.steps) or len(did) > LONGEST_WAY:
        raise Missing("error-lesson-place")
    return _at(game, lesson, lang, number, tuple(did.split(SEPARATOR)) if did else ())


def _at(game: Game, lesson: Lesson, lang: str, step: int, did: tuple[str, ...]) -> LessonPlace:
    words = render.game_words(game.id, lang)
    you = words("guest")
    names = [you if seat == lesson.learner else words(f"lesson-seat-{seat + 1}") for seat in range(lesson.players)]
    try:
        return LessonPlace(game, lesson, step, did, lesson.match(game, names, step, did))
    except BadLesson:
        raise Missing("error-lesson-place") from None


def _after(place: LessonPlace, lang: str, text: str) -> tuple[LessonPlace, str]:
    """Returns the place after a move. If the move is not the expected one, returns the same place with a hint."""
    step = place.lesson.steps[place.step]
    words = render.game_words(place.game.id, lang)
    if step.asks and place.lesson.leads_on(place.match, place.step, text):
        return _at(place.game, place.lesson, lang, place.step + 1, (*place.did, text)), ""
    return place, words(step.hint) if step.asks else words("lesson-read-on")


def _context(place: LessonPlace, visitor: Visitor, hint: str = "") -> dict[str, Any]:
    """Returns the template context of a lesson."""
    game, lesson, match = place.game, place.lesson, place.match
    words = render.game_words(game.id, visitor.lang).named(match.names)
    step = lesson.steps[place.step]
    view = match.state.seen_by(lesson.learner)
    legal = tuple(view.legal_moves()) if step.asks else ()
    asked = tuple(move for move in legal if lesson.leads_on(match, place.step, view.text(move)))
    face, form = face_of(visitor), visitor.form
    scene = guided_context(game, view, lesson.learner, words=words, legal=legal, form=form, lit=asked, face=face)
    did, title = SEPARATOR.join(place.did), words("title-lesson", game=words("game-title"))
    lines = list(match.story().read_by(lesson.learner))
    scenes = recent_scenes(game, lines, words, lesson.learner, since=len(match.entries) - RECENT)
    data: LessonData = {
        "number": str(place.step + 1),
        "title": title,
        "told": str(len(match.entries)),
        "me": str(lesson.learner),
        "asked": scene["asked"],
        "turn": "yes" if legal else "no",
        "did": did,
        "here": place.address,
        "point": " ".join(step.point),
        "right": "",
        "wrong": "",
    }
    return {
        **scene,
        "data": scene_data(data, scene["lists"] | {"scenes": scenes}),
        "base": f"/learn/{game.id}",
        "method": "GET",
        "step": place.step + 1,
        "steps": len(lesson.steps),
        "did": did,
        "here": place.address,
        "text": words(step.text),
        "hint": hint,
        "chapter": step.chapter,
        "back": _back(place),
        "on": _on(place),
        "title": title,
    }


def _places(renderer: render.Renderer, game_id: str, lang: str, form: Form) -> dict[str, OfflinePlace]:
    """Returns all places of a lesson by their keys. This is slow, so lessons are drawn one at a time and the latest are
    cached."""
    with _DRAWING:
        return _drawn_places(renderer, game_id, lang, form)


@lru_cache(maxsize=4)
def _drawn_places(renderer: render.Renderer, game_id: str, lang: str, form: Form) -> dict[str, OfflinePlace]:
    visitor = Visitor(None, lang, "auto", form)
    waiting = [_place(game_id, lang, "1", "")]
    found: dict[str, OfflinePlace] = {}
    while waiting and len(found) < MAX_PLACES:
        place = waiting.pop(0)
        step = place.lesson.steps[place.step]
        after: dict[str, LessonPlace] = {}
        if place.step + 1 < len(place.lesson.steps):
            ways = place.lesson.ways(place.match, place.step) if step.asks else ("",)
            for move in ways:
                did = (*place.did, move) if step.asks else place.did
                after[move] = _at(place.game, place.lesson, lang, place.step + 1, did)
        hint = _after(place, lang, "")[1]
        found[_key(place)] = OfflinePlace(
            renderer.part("lesson_view.html", lang, **_context(place, visitor)),
            renderer.part("lesson_view.html", lang, **_context(place, visitor, hint)),
            {move: _key(next_place) for move, next_place in after.items() if move},
        )
        waiting += after.values()
    return found


def _key(place: LessonPlace) -> str:
    return place_key(place.step + 1, SEPARATOR.join(place.did))


def _back(place: LessonPlace) -> str | None:
    """Returns the URL of the previous step."""
    if place.step == 0:
        return None
    before = place.step - 1
    did = place.did[:-1] if place.lesson.steps[before].asks else place.did
    return _address(place.game, before, did)


def _on(place: LessonPlace) -> str | None:
    """Returns the URL of the next step. If this step asks for a move, it is the step after the demonstrated move."""
    if place.step + 1 == len(place.lesson.steps):
        return None
    asks = place.lesson.steps[place.step].asks
    shown = (place.lesson.shown_move(place.match, place.step),) if asks else ()
    return _address(place.game, place.step + 1, (*place.did, *shown))


def _address(game: Game, step: int, did: tuple[str, ...]) -> str:
    way = {"did": SEPARATOR.join(did)} if did else {}
    return f"/learn/{game.id}?{urlencode({'step': step + 1, **way})}"


def _moves(match: Match) -> list[tuple[int, str]]:
    """Returns the seat and the text of each move."""
    state = match.position(0)
    moves = []
    for entry in match.entries:
        moves.append((entry.mover, state.text(entry.move)))
        state.push(entry.move)
    return moves
