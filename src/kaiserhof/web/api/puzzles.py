"""The JSON API of puzzles: a position, and the verdict on a move in it."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Controller, get, post
from litestar.params import Parameter
from msgspec import Meta, Struct

from kaiserhof.engine.puzzles import puzzles_of
from kaiserhof.web.api.routes import problems
from kaiserhof.web.context import Context
from kaiserhof.web.headers import PRIVATE
from kaiserhof.web.rendering.puzzle import SHOWN, PuzzlePlace, place_of, verdict_of, words_of

GameId = Annotated[str, Parameter(max_length=60)]
PuzzleNumber = Annotated[int, Parameter(ge=1, le=999)]


class PuzzleNow(Struct):
    """A puzzle: the view of the player to move, and their legal moves; exactly one is clearly best."""

    number: int
    puzzles: int
    """The number of puzzles; they are numbered from 1."""
    state: dict[str, Any]
    me: int
    legal: list[str]
    prompt: str


class MoveToTry(Struct, forbid_unknown_fields=True):
    """A move to try."""

    move: Annotated[str, Meta(min_length=1, max_length=200)]


class Verdict(Struct):
    """The verdict on a move, and its estimated chance to win in per cent if it was simulated."""

    best: bool
    move: str
    chance: int | None
    sentences: list[str]


class PuzzlesApi(Controller):
    """Handles `/api/puzzles`."""

    path = "/api/puzzles/{game_id:str}/{number:int}"
    response_headers = PRIVATE
    tags = ["kaiserhof"]

    @get("/", responses=problems(404, 422))
    async def puzzle(self, game_id: GameId, number: PuzzleNumber, ctx: Context) -> PuzzleNow:
        """Returns a puzzle: the view of the player to move, and their legal moves."""
        place = await asyncio.to_thread(place_of, game_id, str(number), "")
        view = place.view
        return PuzzleNow(
            number=number,
            puzzles=len(puzzles_of(place.game)),
            state=view.to_json(),
            me=view.to_move(),
            legal=[view.text(move) for move in view.legal_moves()],
            prompt=words_of(place, ctx.lang)(view.prompt()),
        )

    @post("/", responses=problems(403, 404, 413, 422), status_code=200)
    async def try_move(self, game_id: GameId, number: PuzzleNumber, data: MoveToTry, ctx: Context) -> Verdict:
        """Returns the verdict on a move: its effect, and whether it is the best."""
        place = await asyncio.to_thread(place_of, game_id, str(number), data.move)
        if place.tried is None:
            raise place.view.refused(place.view.parse(data.move))
        return await asyncio.to_thread(_verdict, place, data.move, ctx.lang)

    @get("/solution", responses=problems(404, 422))
    async def solution(self, game_id: GameId, number: PuzzleNumber, ctx: Context) -> Verdict:
        """Returns the best move and the reason why it is best."""
        place = await asyncio.to_thread(place_of, game_id, str(number), SHOWN)
        return await asyncio.to_thread(_verdict, place, place.puzzle.best, ctx.lang)


def _verdict(place: PuzzlePlace, move: str, lang: str) -> Verdict:
    words = words_of(place, lang)
    return Verdict(place.solved, move, place.puzzle.chances.get(move), [words(each) for each in verdict_of(place)])
