"""The routes that only a tab has: all games as one file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from litestar import Controller, Response, Router, get, post
from litestar.datastructures import UploadFile
from litestar.di import Provide
from litestar.response import Redirect

from kaiserhof.tab.portable import NotGames, bring_in, export
from kaiserhof.web.context import Context
from kaiserhof.web.headers import PRIVATE
from kaiserhof.web.requests import fields_of

DOWNLOAD = {**PRIVATE, "content-disposition": 'attachment; filename="kaiserhof-games.zip"'}


class PortablePages(Controller):
    """Handles `/me/games`."""

    path = "/me/games"
    include_in_schema = False

    @get("/file", sync_to_thread=False)
    def export(self, folder: Path) -> Response[bytes]:
        return Response(export(folder), media_type="application/zip", headers=DOWNLOAD)

    @post("/file", request_max_body_size=None)
    async def bring_in(self, ctx: Context, folder: Path, restart: Callable[[], None]) -> Redirect:
        """Stores games that the next start takes in, and starts again."""
        file = (await fields_of(ctx.request)).get("games")
        if not isinstance(file, UploadFile):
            raise NotGames
        bring_in(folder, await file.read())
        restart()
        return ctx.go("/")


def portable_routes(folder: Path, restart: Callable[[], None]) -> Router:
    """Returns the routes for the data in a folder. `restart` starts the application again, soon."""
    given = {"folder": lambda: folder, "restart": lambda: restart}
    return Router(
        "/",
        route_handlers=[PortablePages],
        dependencies={name: Provide(value, sync_to_thread=False) for name, value in given.items()},
    )
