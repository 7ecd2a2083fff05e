"""Puzzles: positions from strong games in which one move is clearly best. The address says which; nothing is stored."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from litestar import Controller, Response, get
from litestar.enums import MediaType

from kaiserhof.bots import effects
from kaiserhof.engine import Dice, Game, Message, State, UnknownMove, Value, find_game
from kaiserhof.engine.puzzles import Puzzle, puzzles_of
from kaiserhof.tables import Missing
from kaiserhof.web.headers import PRIVATE
from kaiserhof.web.operations.compression import COMPRESSED
from kaiserhof.web.pages.home import html
from kaiserhof.web.settings import Settings
from kaiserhof.web.showing import render
from kaiserhof.web.showing.explaining import explained
from kaiserhof.web.showing.guided import guided_context
from kaiserhof.web.visitor import Visitor

SHOWN = "solution"
"""What stands in the address instead of a move when the solution is shown; no move's text."""


@dataclass(frozen=True, slots=True)
class Place:
    """A puzzle, and what the visitor has tried."""

    game: Game[Any]
    number: int
    """Counted from 1."""
    puzzle: Puzzle
    view: State
    tried: int | None
    shown: bool
    """Whether the visitor asked for the solution."""

    @property
    def solved(self) -> bool:
        """Whether the best move was found or shown."""
        return self.shown or (self.tried is not None and self.view.text(self.tried) == self.puzzle.best)


class PuzzlePages(Controller):
    """Handles `/puzzles/GAME`; the names of the parameters are those of a lesson, whose script the page uses."""

    path = "/puzzles/{game_id:str}"
    include_in_schema = False

    @get("/", middleware=[COMPRESSED])
    async def page(
        self,
        game_id: str,
        visitor: Visitor,
        renderer: render.Renderer,
        settings: Settings,
        step: str = "1",
        did: str = "",
    ) -> Response[str]:
        """Shows a puzzle."""
        place = await asyncio.to_thread(_place, game_id, step, did)
        context = await asyncio.to_thread(_context, place, visitor)
        return html(renderer.game_page("puzzle.html", visitor, place.game, context), visitor, settings)

    @get("/view", middleware=[COMPRESSED])
    async def view(
        self, game_id: str, visitor: Visitor, renderer: render.Renderer, step: str = "1", did: str = "", move: str = ""
    ) -> Response[str]:
        """Returns the puzzle for the script, with what is said of a move."""
        place = await asyncio.to_thread(_place, game_id, step, move or did)
        context = await asyncio.to_thread(_context, place, visitor)
        content = renderer.part("puzzle_view.html", visitor.lang, **context)
        return Response(content, media_type=MediaType.HTML, headers=PRIVATE)

    @get("/why", response_headers=PRIVATE)
    async def why(self, game_id: str, visitor: Visitor, move: str, step: str = "1", did: str = "") -> dict[str, str]:
        """Explains which rule forbids a move here."""
        place = await asyncio.to_thread(_place, game_id, step, did)
        return explained(place.game, place.view, place.view.legal_moves(), visitor.lang, move[:200])


def _place(game_id: str, step: str, did: str) -> Place:
    """Returns the place in an address; refuses one that does not exist."""
    game = find_game(game_id)
    puzzles = puzzles_of(game)
    if not puzzles:
        raise Missing("error-no-puzzles")
    number = int(step) if step.isascii() and step.isdecimal() and len(step) < 4 else 0
    if not 1 <= number <= len(puzzles):
        raise Missing("error-no-puzzle")
    puzzle = puzzles[number - 1]
    view = puzzle.position(game)
    return Place(game, number, puzzle, view, _legal(view, did), did == SHOWN)


def _legal(view: State, text: str) -> int | None:
    """Returns a move that was tried, or None if there is none, or if it is not legal."""
    try:
        move = view.parse(text) if text and text != SHOWN else None
    except UnknownMove:
        return None
    return move if move in view.legal_moves() else None


def _context(place: Place, visitor: Visitor) -> dict[str, Any]:
    """Returns what the templates of a puzzle need."""
    game, view = place.game, place.view
    mover = view.to_move()
    words = render.game_words(game.id, visitor.lang)
    names = [words("guest") if seat == mover else words("seat-number", number=seat + 1) for seat in range(view.seats)]
    words = words.named(names)
    legal = () if place.solved else tuple(view.legal_moves())
    count = len(puzzles_of(game))
    return {
        **guided_context(game, view, mover, words, legal, visitor.form),
        "base": f"/puzzles/{game.id}",
        "step": place.number,
        "steps": count,
        "did": place.puzzle.best if place.solved else "",
        "here": _address(place, place.number, place.puzzle.best if place.solved else ""),
        "solved": place.solved,
        "found": place.solved and not place.shown,
        "text": words("puzzle-ask"),
        "verdict": [words(message) for message in _verdict(place)],
        "point": "",
        "back": _address(place, place.number - 1) if place.number > 1 else None,
        "on": _address(place, place.number + 1) if place.number < count else None,
        "solution": _address(place, place.number, SHOWN),
        "title": words("title-puzzles", game=words("game-title")),
    }


def _verdict(place: Place) -> list[Message]:
    """Returns what is said of the move that was tried, or of the best one when it is found or shown."""
    puzzle, view = place.puzzle, place.view
    move = view.parse(puzzle.best) if place.solved else place.tried
    if move is None:
        return []
    label = view.move_words(move)
    chance = puzzle.chances.get(view.text(move))
    if place.solved:
        said = [Message("puzzle-shown" if place.shown else "puzzle-right", {"move": label})]
    elif chance is None:
        said = [Message("puzzle-untried", {"move": label})]
    else:
        said = [Message("puzzle-wrong", {"move": label, "chance": chance})]
    why = effects.told(place.game, view, [move], Dice(place.number)).get(move)
    if why is not None:
        said.append(why)
    if place.solved:
        said.append(_chances(place))
    return said


def _chances(place: Place) -> Message:
    """Says how often the best move wins, and how often the next best."""
    puzzle, view = place.puzzle, place.view
    best, next_best = list(puzzle.chances)[:2]
    values: dict[str, Value] = {
        "best": puzzle.chances[best],
        "next": puzzle.chances[next_best],
        "other": view.move_words(view.parse(next_best)),
    }
    return Message("puzzle-chances", values)


def _address(place: Place, number: int, did: str = "") -> str:
    return f"/puzzles/{place.game.id}?{urlencode({'step': number, **({'did': did} if did else {})})}"
