"""Custom boards: the page of a board, its file, and uploads in forms."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Literal
from urllib.parse import quote

from litestar import Controller, Response, get
from litestar.datastructures import FormMultiDict
from litestar.enums import MediaType
from litestar.response import Redirect

from kaiserhof.drawing import artist_of
from kaiserhof.drawing.picture import Picture
from kaiserhof.engine import BadBoard, Game, Words, find_game, game_ids
from kaiserhof.tables import LARGEST_BOARD, Missing, Person, Tables
from kaiserhof.web.context import Context, Services
from kaiserhof.web.headers import PRIVATE
from kaiserhof.web.operations.checker import CHECKER
from kaiserhof.web.rendering import render
from kaiserhof.web.rendering.assets import base_url

LARGEST_UPLOAD = 2 * LARGEST_BOARD + 64_000
"""Maximum size of a form that may contain a board."""
MAX_SENTENCES = 30
"""Maximum number of problems that a page lists."""


class MyBoardsPages(Controller):
    """Handles `/boards`."""

    path = "/boards"
    include_in_schema = False

    @get("/")
    async def mine(self, ctx: Context) -> Response[str]:
        """Shows the boards that the visitor has drawn, finished or not."""
        person = ctx.visitor.person
        drafts = await asyncio.to_thread(ctx.tables.drafts.of, person) if person is not None else ()
        edited = [find_game(name) for name in game_ids() if find_game(name).editing is not None]
        titles = {game.id: render.game_words(game.id, ctx.lang)("game-title") for game in edited}
        own = [draft for draft in drafts if draft.game in titles]
        return ctx.html(ctx.page("my_boards.html", drafts=own, titles=titles))


class BoardPages(Controller):
    """Handles `/boards/DIGEST`. Anyone who has the link may see the board, play on it and edit a copy."""

    path = "/boards/{digest:str}"
    include_in_schema = False

    @get("/")
    async def board(self, digest: str, ctx: Context) -> Response[str]:
        game = await CHECKER.do(lambda: ctx.tables.boards.game(digest))
        words = render.game_words(game.id, ctx.lang)
        sides = await CHECKER.do(lambda: _sides(game, words))
        return ctx.html(ctx.game_page("board_page.html", game, {"t": words, "game": game, "sides": sides}))

    @get("/side/{seats:int}/{theme:str}")
    async def side(self, digest: str, seats: int, theme: Literal["light", "dark"], ctx: Context) -> Redirect:
        """Leads to the picture of the empty board for a number of players."""
        game = await CHECKER.do(lambda: ctx.tables.boards.game(digest))
        sides = await CHECKER.do(lambda: _sides(game, render.game_words(game.id, ctx.lang)))
        found = next((side for side in sides if seats in side.players), None)
        if found is None:
            raise Missing("error-no-board")
        return ctx.go(base_url(game, found.picture.base, ctx.lang, theme))

    @get("/file")
    async def file(self, digest: str, services: Services) -> Response[bytes]:
        """Returns the file of a board for download."""
        game = await asyncio.to_thread(services.tables.boards.game, digest)
        name = quote(f"{game.board_name or game.id + '-' + digest[:8]}.toml", safe="")
        headers = {**PRIVATE, "content-disposition": f"attachment; filename*=UTF-8''{name}"}
        return Response(game.board_file or b"", media_type=MediaType.TEXT, headers=headers)


@dataclass(frozen=True, slots=True)
class Side:
    """A side of a board: its picture, and for how many players it is."""

    players: tuple[int, ...]
    picture: Picture


def _sides(game: Game, words: Words) -> list[Side]:
    """Draws a board for every number of players; what looks the same is one side."""
    sides: dict[str, Side] = {}
    for seats in game.players:
        picture = artist_of(game).picture(game.start(seats).seen_by(None), words, ())
        if picture is not None:
            known = sides.get(picture.base)
            sides[picture.base] = Side((*known.players, seats) if known else (seats,), picture)
    return list(sides.values())


async def board_in(data: FormMultiDict, tables: Tables, person: Person, game_id: str) -> str | None:
    """Stores the board that a form uploads, or finds the one it names. Returns its digest; None if the form has no
    board.

    Raises `BadBoard` with all problems of the file.
    """
    file = data.get("board_file")
    if file is not None and not isinstance(file, str):
        content: bytes = await file.read(LARGEST_BOARD + 1)
        if content.strip():
            return await CHECKER.do(lambda: tables.boards.upload(person, game_id, content))
    named = data.get("board")
    return named[:64] if isinstance(named, str) and named else None


def refused_board(ctx: Context, error: BadBoard, game_id: str, draft: str = "") -> Response[str]:
    """Shows all problems of a board file, with the way to the draft in which they can be mended."""
    words = render.game_words(game_id, ctx.lang)
    page = ctx.page(
        "board_problems.html",
        words=words,
        sentences=[words(problem.message) for problem in error.problems[:MAX_SENTENCES]],
        more=max(0, len(error.problems) - MAX_SENTENCES),
        game_id=game_id,
        draft=draft,
    )
    return ctx.html(page, 422)
