"""The board editor: a page that knows no particular game, and routes that check, draw and store a board."""

from __future__ import annotations

import asyncio
import json
from typing import Annotated, Any

import msgspec
from litestar import Controller, Response, get, post
from litestar.enums import MediaType
from litestar.params import Parameter

from kaiserhof.drawing import artist_of
from kaiserhof.engine import BadBoard, Game, Words, find_game
from kaiserhof.engine.datafile import BadData, read_toml
from kaiserhof.engine.editing import write_document
from kaiserhof.tables import LARGEST_BOARD, Refused, checked_board
from kaiserhof.web.context import Context
from kaiserhof.web.headers import CSP, PRIVATE
from kaiserhof.web.operations.checker import CHECKER
from kaiserhof.web.operations.compression import COMPRESSED
from kaiserhof.web.rendering import render
from kaiserhof.web.visitor import Visitor
from kaiserhof.web.wire import BoardProblem, CheckedBoard, EditorData

LARGEST_DOCUMENT = 2 * LARGEST_BOARD
"""Maximum request size: a board as JSON."""
MAX_PROBLEMS = 50
OWN_PICTURES = {"content-security-policy": CSP.replace("img-src 'self'", "img-src 'self' blob:")}
"""Headers of the page. It may show pictures that exist only in the browser, such as a photo of a board."""

Players = Annotated[str, Parameter(max_length=2)]


class EditorPages(Controller):
    """Handles `/editor/GAME`."""

    path = "/editor/{game:str}"
    include_in_schema = False

    @get("/")
    async def page(
        self, game: str, ctx: Context, board: Annotated[str, Parameter(max_length=64)] = ""
    ) -> Response[str]:
        """Shows the editor, with a copy of a custom board if its digest is given."""
        edited = _edited(game)
        words = render.game_words(game, ctx.lang)
        brought = None
        if board:
            file = (await asyncio.to_thread(ctx.tables.boards.game, board)).board_file
            brought = await CHECKER.do(lambda: read_toml(file or b""))
        editing = edited.editing
        assert editing is not None
        told = EditorData(editing=editing, said=words.beginning("edit-"), doc=brought)
        context = {
            "t": words,
            "game": edited,
            "kinds": [kind for kind in editing.kinds if kind.shape != "plain" or not kind.single],
            "flat": bool(editing.width),
            "told": msgspec.json.encode(told).decode(),
        }
        answer = ctx.html(ctx.game_page("editor.html", edited, context))
        answer.headers.update(OWN_PICTURES)
        return answer

    @get("/ours", response_headers=PRIVATE)
    async def ours(self, game: str) -> dict[str, Any]:
        """Returns the document of the game's standard board."""
        return read_toml(_edited(game).board_source)

    @post("/read", status_code=200, response_headers=PRIVATE, request_max_body_size=LARGEST_BOARD + 1)
    async def read(self, game: str, ctx: Context) -> Response[bytes]:
        """Returns the document of an uploaded file. Problems of the board are reported by `check`."""
        _edited(game)
        ctx.tables.limits.spend("check")
        file = await ctx.request.body()
        return Response(await CHECKER.do(lambda: _read(game, file)), media_type=MediaType.JSON)

    @post(
        "/check",
        status_code=200,
        response_headers=PRIVATE,
        request_max_body_size=LARGEST_DOCUMENT,
        middleware=[COMPRESSED],
    )
    async def check(self, game: str, ctx: Context, players: Players = "") -> CheckedBoard:
        """Returns all problems of a document, its file, and the drawn board."""
        edited = _edited(game)
        ctx.tables.limits.spend("check")
        sent = await ctx.request.body()
        return await CHECKER.do(lambda: _checked(edited, _file_of(sent, edited), players, ctx.visitor))

    @post("/keep", response_headers=PRIVATE, request_max_body_size=LARGEST_DOCUMENT)
    async def keep(self, game: str, ctx: Context) -> Response[dict[str, str]]:
        """Stores the board so that people can play on it. Returns its path."""
        edited = _edited(game)
        sent = await ctx.request.body()
        file = await CHECKER.do(lambda: _file_of(sent, edited))
        person = await ctx.ensure_person()
        digest = await CHECKER.do(lambda: ctx.tables.boards.upload(person, edited.id, file))
        address = {"address": f"/boards/{digest}"}
        return Response(address, cookies=ctx.visitor.cookies(secure=ctx.settings.secure))


def _edited(game_id: str) -> Game:
    game = find_game(game_id)
    if game.editing is None:
        raise Refused("error-no-own-data", game=game_id[:40])
    return game


def _read(game_id: str, file: bytes) -> bytes:
    try:
        return json.dumps(read_toml(file), default=str, allow_nan=False).encode()
    except BadData as error:
        raise BadBoard(game_id, error) from None
    except ValueError:
        raise Refused("error-request") from None


def _file_of(sent: bytes, game: Game) -> bytes:
    """Returns the board file for the document that the page sent."""
    try:
        document = json.loads(sent)
    except (ValueError, RecursionError):
        document = None
    if not isinstance(document, dict):
        raise Refused("error-request")
    assert game.editing is not None
    try:
        return write_document(document, game.editing.order)
    except RecursionError:
        raise Refused("error-request") from None


def _checked(game: Game, file: bytes, players: str, visitor: Visitor) -> CheckedBoard:
    words = render.game_words(game.id, visitor.lang)
    try:
        own = checked_board(game.id, file)
    except BadBoard as error:
        problems = [
            BoardProblem(place=problem.place, sentence=words(problem.message))
            for problem in error.problems[:MAX_PROBLEMS]
        ]
        return CheckedBoard(problems=problems, text=file.decode(), picture="", players=())
    seats = int(players) if players.isdecimal() and int(players) in own.players else own.players[0]
    picture = _picture(own, seats, words, visitor.lang)
    return CheckedBoard(problems=[], text=file.decode(), picture=picture, players=list(own.players))


def _picture(game: Game, seats: int, words: Words, lang: str) -> str:
    """Returns the empty board as an SVG document."""
    artist = artist_of(game)
    picture = artist.picture(game.start(seats).seen_by(None), words, ())
    return artist.base_picture(picture.base, lang, dark=False) if picture else ""
