"""Custom boards: the page of a board, its file, and uploads in forms."""

from __future__ import annotations

import asyncio

from litestar import Controller, Response, get
from litestar.datastructures import FormMultiDict
from litestar.enums import MediaType

from kaiserhof.drawing import artist_of
from kaiserhof.engine import BadBoard
from kaiserhof.tables import LARGEST_BOARD, Person, Tables
from kaiserhof.web.context import Context, Services
from kaiserhof.web.headers import PRIVATE
from kaiserhof.web.operations.checker import CHECKER
from kaiserhof.web.rendering import render

LARGEST_UPLOAD = 2 * LARGEST_BOARD + 64_000
"""Maximum size of a form that may contain a board."""
MAX_SENTENCES = 30
"""Maximum number of problems that a page lists."""


class BoardPages(Controller):
    """Handles `/boards/DIGEST`. Anyone who has the link may see the board, play on it and edit a copy."""

    path = "/boards/{digest:str}"
    include_in_schema = False

    @get("/")
    async def board(self, digest: str, ctx: Context) -> Response[str]:
        game = await CHECKER.do(lambda: ctx.tables.boards.game(digest))
        words = render.game_words(game.id, ctx.lang)
        seats = game.players[len(game.players) // 2]
        start = game.start(seats).seen_by(None)
        picture = await CHECKER.do(lambda: artist_of(game).picture(start, words, ()))
        page = ctx.game_page("board_page.html", game, {"t": words, "game": game, "picture": picture})
        return ctx.html(page)

    @get("/file")
    async def file(self, digest: str, services: Services) -> Response[bytes]:
        """Returns the file of a board for download."""
        game = await asyncio.to_thread(services.tables.boards.game, digest)
        name = f"{game.id}-{digest[:8]}.toml"
        headers = {**PRIVATE, "content-disposition": f'attachment; filename="{name}"'}
        return Response(game.board_file or b"", media_type=MediaType.TEXT, headers=headers)


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


def refused_board(ctx: Context, error: BadBoard, game_id: str) -> Response[str]:
    """Shows all problems of a board file."""
    words = render.game_words(game_id, ctx.lang)
    page = ctx.page(
        "board_problems.html",
        words=words,
        sentences=[words(problem.message) for problem in error.problems[:MAX_SENTENCES]],
        more=max(0, len(error.problems) - MAX_SENTENCES),
        game_id=game_id,
    )
    return ctx.html(page, 422)
