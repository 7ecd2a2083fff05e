"""The JSON API of custom boards."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Controller, Response, get, post
from litestar.enums import MediaType
from litestar.params import Parameter
from msgspec import Struct

from kaiserhof.tables import Forbidden
from kaiserhof.tables.boards import LARGEST_BOARD
from kaiserhof.web.api.routes import problems
from kaiserhof.web.context import Context, Services
from kaiserhof.web.headers import PRIVATE
from kaiserhof.web.operations.checker import CHECKER


class BoardMade(Struct):
    """A stored board; pass its digest as `board` of a new table."""

    digest: str


class BoardsApi(Controller):
    """Handles `/api/boards`."""

    path = "/api/boards"
    response_headers = PRIVATE
    tags = ["kaiserhof"]

    @post("/{game:str}", responses=problems(403, 404, 413, 422, 429), request_max_body_size=LARGEST_BOARD + 1)
    async def upload_board(self, game: Annotated[str, Parameter(max_length=40)], ctx: Context) -> BoardMade:
        """Uploads a board. The body is its file, in the format that `--map` reads."""
        if ctx.visitor.person is None:
            raise Forbidden("error-no-person")
        file = await ctx.request.body()
        person = ctx.visitor.person
        return BoardMade(await CHECKER.do(lambda: ctx.tables.boards.upload(person, game, file)))

    @get("/{digest:str}", responses=problems(404), media_type=MediaType.TEXT)
    async def board_file(self, digest: Annotated[str, Parameter(max_length=64)], services: Services) -> Response[bytes]:
        """Returns the file of a board."""
        game = await asyncio.to_thread(services.tables.boards.game, digest)
        return Response(game.board_file or b"", media_type=MediaType.TEXT, headers=PRIVATE)
