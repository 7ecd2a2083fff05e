"""Static files, base pictures of boards, and explanations of their parts.

URLs contain a hash of the content, so browsers can cache the files for ever.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import re
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Annotated, Any
from urllib.parse import urlencode

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

from kaiserhof.drawing import artist_of
from kaiserhof.drawing.night import by_night
from kaiserhof.drawing.palette import recoloured
from kaiserhof.drawing.portraits import PORTRAITS, SCENES, portrait, scene
from kaiserhof.engine import LANGUAGES, Game, find_game, game_ids
from kaiserhof.storage.rows import COLOURS
from kaiserhof.tables import SeatView, Tables
from kaiserhof.web.headers import IMMUTABLE
from kaiserhof.web.operations.compression import COMPRESSED

TYPES = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".map": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
}


SHEETS = ("kaiserhof", "table", "pages", "narrow", "board", "log", "teaching", "meeting", "lobby", "forms")
"""The style sheets of every page in order; later ones override earlier ones."""

COMMON = "common.css"
"""The name of their bundle: one file loads faster on a phone than ten."""

_FOLDER = resources.files("kaiserhof.web") / "static"
_BUNDLES = resources.files("kaiserhof.web") / "bundles"
"""The scripts of pages as `tools/bundle.js` writes them: each with the modules that it imports, and minified."""


@cache
def static_names() -> tuple[str, ...]:
    """Returns the names of all static files."""
    inner = [f"{part.name}/{entry.name}" for part in _FOLDER.iterdir() if part.is_dir() for entry in part.iterdir()]
    outer = {entry.name for entry in _FOLDER.iterdir() if entry.is_file()}
    return tuple(sorted([*inner, *(outer - {f"{sheet}.css" for sheet in SHEETS}), COMMON]))


@cache
def modules() -> tuple[str, ...]:
    """Returns the names of all scripts."""
    return tuple(name for name in static_names() if name.endswith(".js"))


def scripts_digest() -> str:
    """Returns a hash of all scripts, the same as `tools/bundle.js`."""
    return hashlib.sha256("".join(f"{name}\0{static_text(name)}\0" for name in modules()).encode()).hexdigest()


@cache
def are_bundled() -> bool:
    """Returns whether there are bundles of the scripts as they are now. Otherwise pages load the modules themselves."""
    known = _BUNDLES / "digest"
    return known.is_file() and known.read_text() == scripts_digest()


@cache
def _static(name: str) -> bytes:
    """Returns a file as served: the common style sheets as a bundle, and the bundle of a script, if there is one."""
    if name.removesuffix(".map") not in static_names():
        raise LookupError(name)
    if name == COMMON:
        return "".join(static_text(f"{sheet}.css") for sheet in SHEETS).encode()
    bundle = _BUNDLES / name
    if are_bundled() and bundle.is_file():
        return bundle.read_bytes()
    if name.endswith(".map"):
        raise LookupError(name)
    return (_FOLDER / name).read_bytes()


@cache
def _packed(name: str) -> bytes:
    return gzip.compress(_static(name), mtime=0)


def static_text(name: str) -> str:
    """Returns a text file as written."""
    return (_FOLDER / name).read_text(encoding="utf-8")


@cache
def _all_digest() -> str:
    """Returns the hash in the URLs of all static files. It covers all of them, because they include or name each
    other."""
    digests = (hashlib.sha256(_static(name)).hexdigest() for name in static_names())
    return hashlib.sha256("".join(digests).encode()).hexdigest()[:12]


def asset_url(name: str) -> str:
    """Returns the URL of a static file."""
    return f"/static/{_all_digest()}/{name}"


@get("/static/{digest:str}/{name:path}", include_in_schema=False, sync_to_thread=False)
def static_file(digest: str, name: str, request: Request[Any, Any, Any]) -> Response[bytes]:
    """Returns a static file. An old hash returns the new file, for pages that were open during an update."""
    name = name.removeprefix("/")
    packed = "gzip" in request.headers.get("accept-encoding", "")
    try:
        content = _packed(name) if packed else _static(name)
    except LookupError:
        raise NotFoundException from None
    headers = {"vary": "Accept-Encoding"} | (IMMUTABLE if digest == _all_digest() else {})
    if packed:
        headers["content-encoding"] = "gzip"
    kind = TYPES.get(name[name.rfind(".") :], "application/octet-stream")
    return Response(content, media_type=kind, headers=headers)


_USUAL = tuple(range(len(COLOURS)))
"""The colours of the seats if nobody has chosen one."""


def colour_order(seats: Sequence[SeatView]) -> tuple[int, ...]:
    """Returns the number of the colour of each seat; colours that nobody has follow."""
    chosen = [COLOURS.index(seat.colour) if seat.colour else seat.seat for seat in seats[: len(COLOURS)]]
    return (*chosen, *(number for number in _USUAL if number not in chosen))


def colour_classes(seats: Sequence[SeatView]) -> str:
    """Returns the classes of a page that give its seats their colours, each after a blank; empty for the usual ones."""
    chosen = [(seat.seat, seat.colour) for seat in seats if seat.colour and seat.colour != COLOURS[seat.seat]]
    return "".join(f" hue-{seat}-{colour}" for seat, colour in chosen)


def _base(game: Game, base: str, lang: str, *, dark: bool) -> tuple[bytes, str]:
    """Returns a base picture and its hash."""
    key = ("base", base, lang, dark)
    found: tuple[bytes, str] | None = game.beside.get(key)
    if found is None:
        drawn = gzip.compress(artist_of(game).base_picture(base, lang, dark=dark).encode(), mtime=0)
        found = game.beside[key] = (drawn, hashlib.sha256(drawn).hexdigest()[:12])
    return found


def base_url(game: Game, base: str, lang: str, theme: str, seats: Sequence[SeatView] = ()) -> str:
    """Returns the URL of a board's base picture, in the colours of these seats. Anyone who knows the digest of a custom
    board may see it.
    """
    order = colour_order(seats)
    asked = {"board": game.data_digest, "colours": "" if order == _USUAL else "".join(map(str, order))}
    query = urlencode({name: value for name, value in asked.items() if value})
    digest = _base(game, base, lang, dark=theme == "dark")[1]
    return f"/board/{digest}/{game.id}/{base}/{lang}/{theme}.svg{'?' if query else ''}{query}"


@get("/board/{digest:str}/{game:str}/{base:str}/{lang:str}/{theme:str}", include_in_schema=False, sync_to_thread=True)
def base_picture(
    digest: str,
    game: str,
    base: str,
    lang: str,
    theme: str,
    tables: Tables,
    board: Annotated[str, Parameter(max_length=64)] = "",
    colours: Annotated[str, Parameter(pattern="^[0-4]{5}$")] = "01234",
) -> Response[bytes]:
    order = tuple(map(int, colours))
    known = game in game_ids() and lang in LANGUAGES and theme in ("light.svg", "dark.svg")
    if not known or sorted(order) != list(_USUAL):
        raise NotFoundException
    dark = theme == "dark.svg"
    try:
        played = tables.boards.game_on(game, board or None)
        content, _ = _base(played, base, lang, dark=dark)
    except LookupError:
        raise NotFoundException from None
    if order != _USUAL:
        drawn = recoloured(gzip.decompress(content).decode(), artist_of(played).seat_tints(dark=dark), order)
        content = gzip.compress(drawn.encode(), mtime=0)
    return Response(content, media_type="image/svg+xml", headers={**IMMUTABLE, "content-encoding": "gzip"})


@cache
def _vignette(game_id: str, dark: bool) -> bytes:
    drawing = artist_of(find_game(game_id)).vignette()
    drawing = drawing.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    return (by_night(drawing) if dark else drawing).encode()


@cache
def vignette_urls(game_id: str) -> tuple[str, ...]:
    """Returns the URLs of a game's thumbnail, in light and dark; empty if it has none."""
    contents = {theme: _vignette(game_id, theme == "dark") for theme in ("light", "dark")}
    return tuple(
        f"/vignette/{hashlib.sha256(content).hexdigest()[:12]}/{game_id}/{theme}.svg"
        for theme, content in contents.items()
        if content
    )


@get(
    "/vignette/{digest:str}/{game:str}/{theme:str}",
    include_in_schema=False,
    sync_to_thread=True,
    middleware=[COMPRESSED],
)
def vignette(digest: str, game: str, theme: str) -> Response[bytes]:
    """Returns a game's thumbnail."""
    if game not in game_ids() or theme not in ("light.svg", "dark.svg") or not _vignette(game, False):
        raise NotFoundException
    return Response(_vignette(game, theme == "dark.svg"), media_type="image/svg+xml", headers=IMMUTABLE)


@cache
def _style(game_id: str) -> bytes:
    return artist_of(find_game(game_id)).style.encode()


def style_url(game_id: str) -> str:
    """Returns the URL of a game's own style sheet; empty if it has none."""
    content = _style(game_id)
    return f"/style/{hashlib.sha256(content).hexdigest()[:12]}/{game_id}.css" if content else ""


@get("/style/{digest:str}/{name:str}", include_in_schema=False, sync_to_thread=True, middleware=[COMPRESSED])
def game_style(digest: str, name: str) -> Response[bytes]:
    game = name.removesuffix(".css")
    if game == name or game not in game_ids() or not _style(game):
        raise NotFoundException
    return Response(_style(game), media_type="text/css", headers=IMMUTABLE)


@cache
def _about(game_id: str, lang: str) -> bytes:
    told = find_game(game_id).words(lang).beginning("about-")
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()


def about_url(game_id: str, lang: str) -> str:
    """Returns the URL of the explanations of a game's cards, spaces and pieces."""
    return f"/about/{hashlib.sha256(_about(game_id, lang)).hexdigest()[:12]}/{game_id}/{lang}"


@get(
    "/about/{digest:str}/{game:str}/{lang:str}",
    include_in_schema=False,
    sync_to_thread=True,
    middleware=[COMPRESSED],
)
def about_parts(digest: str, game: str, lang: str) -> Response[bytes]:
    """Returns the explanations of a game's cards, spaces and pieces, by the key in `data-about`."""
    if game not in game_ids() or lang not in LANGUAGES:
        raise NotFoundException
    return Response(_about(game, lang), media_type="application/json", headers=IMMUTABLE)


@get("/ratio/{size:str}", include_in_schema=False, sync_to_thread=False)
def ratio(size: str) -> Response[str]:
    """Returns a style sheet with the aspect ratio of a board, because the content security policy forbids inline
    styles."""
    found = re.fullmatch(r"([1-9][0-9]{0,4})x([1-9][0-9]{0,4})\.css", size)
    if found is None:
        raise NotFoundException
    return Response(f":root{{--ratio:{found[1]}/{found[2]}}}", media_type="text/css", headers=IMMUTABLE)


def ratio_url(width: float, height: float) -> str:
    """Returns the URL of the style sheet for a board of this size.

    >>> ratio_url(1000, 760.2)
    '/ratio/1000x760.css'
    """
    return f"/ratio/{round(width)}x{round(height)}.css"


_DRAWN = {"portrait": portrait, "scene": scene}


@cache
def _drawn_url(kind: str, name: str) -> str:
    return f"/drawn/{hashlib.sha256(_DRAWN[kind](name).encode()).hexdigest()[:12]}/{kind}/{name}.svg"


def portrait_url(name: str) -> str:
    """Returns the URL of a character's portrait."""
    return _drawn_url("portrait", name)


def scene_url(name: str) -> str:
    """Returns the URL of a scene."""
    return _drawn_url("scene", name)


@get("/drawn/{digest:str}/{kind:str}/{name:str}", include_in_schema=False, sync_to_thread=False)
def drawn_file(digest: str, kind: str, name: str) -> Response[str]:
    """Returns a portrait or a scene."""
    known = {"portrait": tuple(PORTRAITS), "scene": SCENES}.get(kind, ())
    if name.removesuffix(".svg") not in known:
        raise NotFoundException
    return Response(_DRAWN[kind](name.removesuffix(".svg")), media_type="image/svg+xml", headers=IMMUTABLE)
