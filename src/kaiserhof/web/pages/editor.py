"""The board editor: pages that know no particular game, and routes that keep, check, draw, try and store a board."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import msgspec
from litestar import Controller, Response, get, post
from litestar.params import Parameter
from litestar.response import Redirect

from kaiserhof.bots import ask, make_bot
from kaiserhof.drawing import artist_of
from kaiserhof.engine import (
    CHANCE,
    LANGUAGES,
    OVER,
    BadBoard,
    Dice,
    Game,
    Message,
    State,
    Value,
    Words,
    find_game,
    game_ids,
)
from kaiserhof.engine.datafile import BadData, Problem, read_toml
from kaiserhof.engine.editing import Editing, Kind, write_document
from kaiserhof.storage.draft_store import DraftRow
from kaiserhof.tables import LARGEST_BOARD, Refused, checked_board
from kaiserhof.tables.drafts import LARGEST_DRAFT, Content, decoded
from kaiserhof.web.context import Context
from kaiserhof.web.headers import CSP, PRIVATE
from kaiserhof.web.operations.checker import CHECKER, DRAFTS, TRIALS
from kaiserhof.web.operations.compression import COMPRESSED
from kaiserhof.web.pages.boards import LARGEST_UPLOAD
from kaiserhof.web.rendering import render
from kaiserhof.web.rendering.sketch import sketch
from kaiserhof.web.requests import fields_of
from kaiserhof.web.visitor import Visitor
from kaiserhof.web.wire import (
    BoardProblem,
    CheckedBoard,
    DraftContent,
    EditorData,
    KeptDraft,
    SavedDraft,
    TrialGame,
    TrialLine,
)

MAX_PROBLEMS = 50
OWN_PICTURES = {"content-security-policy": CSP.replace("img-src 'self'", "img-src 'self' blob:")}
"""Headers of the page. It may show pictures that exist only in the browser, such as a photo of a board."""
TRIAL_BOT = "regular"
TRIAL_SECONDS = 20.0
"""How long one trial game may take."""

Players = Annotated[str, Parameter(max_length=2)]
DraftId = Annotated[str, Parameter(max_length=16)]


class Sent(msgspec.Struct):
    """A new content of a draft, and the revision that it replaces."""

    revision: int
    content: Content


class EditorPages(Controller):
    """Handles `/editor/GAME`."""

    path = "/editor/{game:str}"
    include_in_schema = False

    # ------------------------------------------------------------------ drafts

    @get("/")
    async def start(self, game: str, ctx: Context) -> Response[str]:
        """Shows the ways to begin, and the visitor's own boards."""
        return ctx.html(await _start_page(ctx, _edited(game)))

    @post("/", request_max_body_size=LARGEST_UPLOAD)
    async def begin(self, game: str, ctx: Context) -> Response[str] | Redirect:
        """Begins a draft: with our board, with nothing, with a board that somebody shares, or with a file."""
        edited = _edited(game)
        form = await fields_of(ctx.request)
        sent, way = form.get("file"), form.get("from")
        try:
            if sent is not None and not isinstance(sent, str):
                content: bytes = await sent.read(LARGEST_BOARD + 1)
                document = await CHECKER.do(lambda: board_document(edited, content))
            elif way == "ours":
                document = read_toml(edited.board_source)
            elif way == "nothing":
                document = dict(_editing(edited).empty)
            else:
                shared = await asyncio.to_thread(ctx.tables.boards.game, str(way)[:64])
                document = await CHECKER.do(lambda: board_document(edited, shared.board_file or b""))
        except (BadBoard, Refused) as error:
            message = error.problems[0].message if isinstance(error, BadBoard) else error.message
            return ctx.html(await _start_page(ctx, edited, words_of(ctx, edited)(message)), 422)
        draft = await begun(ctx, edited, document)
        return ctx.go(f"/editor/{edited.id}/drafts/{draft}")

    @get("/drafts/{draft:str}")
    async def page(self, game: str, draft: DraftId, ctx: Context) -> Response[str]:
        """Shows the editor with a draft."""
        edited = _edited(game)
        found = await asyncio.to_thread(ctx.tables.drafts.get, ctx.person, draft)
        words, editing = words_of(ctx, edited), _editing(edited)
        if found.row.game != edited.id:
            raise Refused("error-no-draft")
        kept = found.content
        told = EditorData(
            editing=editing,
            said=words.beginning("edit-"),
            draft=draft,
            revision=found.row.revision,
            content=DraftContent(document=kept.document, seen=kept.seen, accepted=kept.accepted),
            shares=words.beginning("share-"),
        )
        kinds = [kind for kind in editing.kinds if kind.shape != "plain" or not kind.single]
        context = {
            "t": words,
            "game": edited,
            "draft": draft,
            "kinds": kinds,
            "layers": layers_of(kinds),
            "sides": [kind.side for kind in kinds if kind.side],
            "flat": bool(editing.width),
            "told": msgspec.json.encode(told).decode(),
        }
        answer = ctx.html(ctx.game_page("editor.html", edited, context))
        answer.headers.update(OWN_PICTURES)
        return answer

    @post("/drafts", status_code=201, response_headers=PRIVATE, request_max_body_size=LARGEST_DRAFT)
    async def add(self, game: str, ctx: Context) -> Response[SavedDraft]:
        """Stores a drawing as a draft of its own."""
        edited = _edited(game)
        sent = await ctx.request.body()
        content = await DRAFTS.do(lambda: decoded(sent, Content))
        person = await ctx.ensure_person()
        draft = await asyncio.to_thread(ctx.tables.drafts.begin, person, edited.id, content)
        return Response(SavedDraft(draft=draft, revision=1), cookies=ctx.visitor.cookies(secure=ctx.settings.secure))

    @post("/drafts/{draft:str}", status_code=200, response_headers=PRIVATE, request_max_body_size=LARGEST_DRAFT)
    async def save(self, game: str, draft: DraftId, ctx: Context) -> SavedDraft:
        """Stores a change. Answers 409 if another page has changed the draft meanwhile."""
        edited, drafts, person = _edited(game), ctx.tables.drafts, ctx.person
        sent = await ctx.request.body()
        asked = await DRAFTS.do(lambda: decoded(sent, Sent))
        revision = await asyncio.to_thread(drafts.save, person, edited.id, draft, asked.revision, asked.content)
        return SavedDraft(draft=draft, revision=revision)

    @get("/drafts/{draft:str}/content", response_headers=PRIVATE)
    async def content(self, game: str, draft: DraftId, ctx: Context) -> KeptDraft:
        """Returns what is kept of a draft, for a page that has missed a change."""
        _edited(game)
        found = await asyncio.to_thread(ctx.tables.drafts.get, ctx.person, draft)
        kept = found.content
        told = DraftContent(document=kept.document, seen=kept.seen, accepted=kept.accepted)
        return KeptDraft(revision=found.row.revision, content=told)

    @post("/drafts/{draft:str}/copy")
    async def copy(self, game: str, draft: DraftId, ctx: Context) -> Redirect:
        copied = await asyncio.to_thread(ctx.tables.drafts.copy, ctx.person, draft)
        return ctx.go(f"/editor/{_edited(game).id}/drafts/{copied}")

    @post("/drafts/{draft:str}/delete")
    async def delete(self, game: str, draft: DraftId, ctx: Context) -> Redirect:
        _edited(game)
        await asyncio.to_thread(ctx.tables.drafts.delete, ctx.person, draft)
        return ctx.go("/boards")

    @get("/drafts/{draft:str}/sketch.svg")
    async def sketch(self, game: str, draft: DraftId, ctx: Context) -> Response[str]:
        """Returns a small picture of a draft, finished or not."""
        editing = _editing(_edited(game))
        found = await asyncio.to_thread(ctx.tables.drafts.get, ctx.person, draft)
        drawn = await CHECKER.do(lambda: sketch(found.content.document, editing))
        return Response(drawn, media_type="image/svg+xml", headers=PRIVATE)

    # ------------------------------------------------------------------ what the page asks

    @get("/ours", response_headers=PRIVATE)
    async def ours(self, game: str) -> dict[str, Any]:
        """Returns the document of the game's standard board."""
        return read_toml(_edited(game).board_source)

    @post(
        "/check",
        status_code=200,
        response_headers=PRIVATE,
        request_max_body_size=LARGEST_DRAFT,
        middleware=[COMPRESSED],
    )
    async def check(self, game: str, ctx: Context, players: Players = "") -> CheckedBoard:
        """Returns all problems of a document, its file, and the drawn board."""
        edited = _edited(game)
        ctx.tables.limits.spend("check")
        sent = await ctx.request.body()
        return await CHECKER.do(lambda: _checked(edited, _file_of(sent, edited), players, ctx.visitor))

    @post("/trial", status_code=200, response_headers=PRIVATE, request_max_body_size=LARGEST_DRAFT)
    async def trial(self, game: str, ctx: Context, players: Players = "", number: int = 0) -> TrialGame:
        """Lets bots play a game on the board."""
        edited = _edited(game)
        ctx.tables.limits.spend("trial")
        sent = await ctx.request.body()
        words = words_of(ctx, edited)
        return await TRIALS.do(lambda: _trial(edited, _file_of(sent, edited), players, f"{number}", words))

    @post("/keep", response_headers=PRIVATE, request_max_body_size=LARGEST_DRAFT)
    async def keep(self, game: str, ctx: Context, draft: DraftId = "") -> Response[dict[str, str]]:
        """Stores the board so that people can play on it. Returns its path."""
        edited = _edited(game)
        sent = await ctx.request.body()
        file = await CHECKER.do(lambda: _file_of(sent, edited))
        person = await ctx.ensure_person()
        digest = await CHECKER.do(lambda: ctx.tables.boards.upload(person, edited.id, file))
        if draft:
            await asyncio.to_thread(ctx.tables.drafts.use, person, draft, digest)
        address = {"address": f"/boards/{digest}"}
        return Response(address, cookies=ctx.visitor.cookies(secure=ctx.settings.secure))


async def begun(ctx: Context, game: Game, document: Mapping[str, Any]) -> str:
    """Stores a document as a new draft of the visitor; returns its id."""
    person = await ctx.ensure_person()
    return await asyncio.to_thread(ctx.tables.drafts.begin, person, game.id, Content(dict(document)))


def board_document(game: Game, file: bytes) -> dict[str, Any]:
    """Returns the document of a file. Refuses what is no board of the game, and says what it is."""
    if len(file) > LARGEST_BOARD:
        raise Refused("error-board-large", most=LARGEST_BOARD // 1000)
    try:
        document = read_toml(file)
        readable: dict[str, Any] = json.loads(json.dumps(document, default=str, allow_nan=False))
    except BadData as error:
        raise BadBoard(game.id, error) from None
    except ValueError:
        raise Refused("error-request") from None
    if not _editing(game).empty.keys() & document.keys():
        for other in map(find_game, game_ids()):
            if other.editing is not None and other.editing.empty.keys() & document.keys():
                title = {lang: other.words(lang)("game-title") for lang in LANGUAGES}
                raise Refused("error-board-of", game=title)
        raise Refused("error-no-board-file")
    return readable


def words_of(ctx: Context, game: Game) -> Words:
    return render.game_words(game.id, ctx.lang)


def layers_of(kinds: Sequence[Kind]) -> list[str]:
    """Returns what can be hidden and locked on the sheet: each kind of thing, and all scenery together."""
    own = [kind.id for kind in kinds if kind.shape != "plain" and not kind.scenery]
    return [*own, "scenery"] if any(kind.scenery for kind in kinds) else own


async def _start_page(ctx: Context, game: Game, refused: str = "") -> str:
    drafts = await drafts_of(ctx)
    own = [each for each in drafts if each.game == game.id]
    context = {"t": words_of(ctx, game), "game": game, "drafts": own, "refused": refused}
    return ctx.game_page("editor_start.html", game, context)


async def drafts_of(ctx: Context) -> Sequence[DraftRow]:
    """Returns the visitor's drafts, the last changed first."""
    person = ctx.visitor.person
    return await asyncio.to_thread(ctx.tables.drafts.of, person) if person is not None else ()


def _edited(game_id: str) -> Game:
    game = find_game(game_id)
    if game.editing is None:
        raise Refused("error-no-own-data", game=game_id[:40])
    return game


def _editing(game: Game) -> Editing:
    assert game.editing is not None
    return game.editing


def _file_of(sent: bytes, game: Game) -> bytes:
    """Returns the board file for the document that the page sent."""
    try:
        document = json.loads(sent)
    except (ValueError, RecursionError):
        document = None
    if not isinstance(document, dict):
        raise Refused("error-request")
    try:
        return write_document(document, _editing(game).order)
    except RecursionError:
        raise Refused("error-request") from None


def _checked(game: Game, file: bytes, players: str, visitor: Visitor) -> CheckedBoard:
    words = render.game_words(game.id, visitor.lang)
    try:
        own = checked_board(game.id, file)
    except BadBoard as error:
        problems = [_told(problem, words) for problem in error.problems[:MAX_PROBLEMS]]
        return CheckedBoard(problems=problems, doubts=(), text=file.decode(), picture="", players=())
    seats = _seats(own, players)
    picture = _picture(own, seats, words, visitor.lang)
    doubts = [_told(problem, words) for problem in own.board_doubts()[:MAX_PROBLEMS]]
    return CheckedBoard(problems=[], doubts=doubts, text=file.decode(), picture=picture, players=list(own.players))


def _seats(game: Game, players: str) -> int:
    return int(players) if players.isdecimal() and int(players) in game.players else game.players[0]


def _told(problem: Problem, words: Words) -> BoardProblem:
    """Returns a problem for the editor: a sentence with the labels of the form instead of the keys of the file."""
    labels = words.beginning("edit-")
    sentence = words(_with_labels(problem.message, labels))
    return BoardProblem(
        id=_innermost(problem.message).id.removeprefix("data-"),
        place=problem.place,
        sentence=sentence[:1].upper() + sentence[1:],
    )


def _innermost(message: Message) -> Message:
    what = message.values.get("what")
    return _innermost(what) if isinstance(what, Message) else message


def _with_labels(message: Message, labels: Mapping[str, str]) -> Message:
    """Returns a message with the labels of the form instead of keys, and the names of things instead of their ids."""
    called = message.values.get("called")
    if isinstance(called, Mapping):
        return Message("data-named", {"name": called})

    def shown(value: Value) -> Value:
        if isinstance(value, Message):
            return _with_labels(value, labels)
        key = value.strip('"').replace("_", "-") if isinstance(value, str) and value[:1] == '"' else ""
        return labels.get(key) or labels.get(f"kind-{key}") or value

    return Message(message.id, {key: shown(value) for key, value in message.values.items()})


def _picture(game: Game, seats: int, words: Words, lang: str) -> str:
    """Returns the empty board as an SVG document."""
    artist = artist_of(game)
    picture = artist.picture(game.start(seats).seen_by(None), words, ())
    return artist.base_picture(picture.base, lang, dark=False) if picture else ""


def _trial(game: Game, file: bytes, players: str, seed: str, words: Words) -> TrialGame:
    """Lets bots play a game; gives up after some seconds."""
    own = checked_board(game.id, file)
    seats = _seats(own, players)
    bot = make_bot(TRIAL_BOT, own)
    dice = Dice(f"trial {seed}")
    state: State = own.start(seats)
    moves, end = 0, time.monotonic() + TRIAL_SECONDS
    while (mover := state.to_move()) != OVER and time.monotonic() < end:
        legal = state.legal_moves()
        if mover == CHANCE:
            move = state.draw_outcome(dice)
        else:
            move = legal[0] if len(legal) == 1 else ask(bot, state.seen_by(mover), legal, dice)
        state.push(move)
        moves += 1
    lines = [TrialLine(label=words(line.label), points=sum(line.points)) for line in own.score_sheet(state)]
    return TrialGame(ended=state.to_move() == OVER, moves=moves, scores=list(state.scores()), lines=lines)
