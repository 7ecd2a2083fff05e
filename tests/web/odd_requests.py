"""Requests that none of our pages sends: any method, path, header and body."""

import json
import re
from collections.abc import Sequence
from random import Random
from urllib.parse import quote

from litestar import Litestar
from litestar.routes import HTTPRoute

from tests.web.site import GAME

METHODS = ("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE")
TYPES = (
    "application/json", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "multipart/form-data",
    "multipart/form-data; boundary=", "text/plain", "application/msgpack", "application/json; charset=utf-7", "x", "/",
    "application/x-www-form-urlencoded; charset=utf-16",
)  # fmt: skip
PIECES = (
    b"{", b"}", b"[", b"]", b'"', b":", b",", b"null", b"1e999", b"-1", b"number", b"move", b"text", b"name", b"game",
    b"&", b"=", b"%00", b"%ff", b"%u", b"\x00", b"\xff\xfe", b"\\ud800", b"\r\n", b"--x", b"--x--",
    b"Content-Disposition: form-data; name=", b'"a"; filename="b"', b"do=hand-over", b"seat=", b"rematch", b"NaN",
    "界".encode(), b"{" * 500, b"9" * 500, b"[" * 3000,
)  # fmt: skip

_FIELDS = (
    "address", "agreed", "back", "board", "device", "do", "endpoint", "everywhere", "game", "id", "lang", "league",
    "link", "move", "name", "person", "phrase", "quote", "seat", "seats", "table", "text", "title", "token", "way",
)  # fmt: skip
BODIES_WITH_NUL = (
    ("application/x-www-form-urlencoded", "&".join(f"{name}=x%00" for name in _FIELDS).encode()),
    ("application/json", json.dumps(dict.fromkeys(_FIELDS, "x\0") | {"number": 0}).encode()),
    *(("application/json", json.dumps({name: "x\0"}).encode()) for name in ("code", "name", "person", "link")),
    ("application/json", json.dumps({"game": GAME.id, "seats": ["me"], "board": "\0"}).encode()),
    ("application/json", json.dumps({"number": 0, "move": "\0"}).encode()),
    ("application/json", json.dumps({"number": 0, "text": "x\0"}).encode()),
)
"""Types and contents of forms and JSON with the one character that PostgreSQL cannot store."""


def some_bytes(rng: Random) -> bytes:
    """Returns a random body for a request."""
    kind = rng.randrange(5)
    if kind == 0:
        return rng.randbytes(rng.randrange(200))
    if kind == 1:
        return b"".join(rng.choice(PIECES) for _ in range(rng.randrange(12)))
    if kind == 2:
        keys = rng.sample(("number", "move", "text", "name", "game", "seats", "do", "seat", "lang", "back", "link"), 4)
        values = (b"0", b"-1", b'"x"', b"null", b"[]", b"{}", b"1.5", b'"\\ud800"', b'"\\u0000"', b"true", b"1e400")
        return b"{" + b",".join(b'"%s":%s' % (key.encode(), rng.choice(values)) for key in keys) + b"}"
    if kind == 3:
        names = ("game", "name", "text", "file", "do", "step", "link", "back")
        return multipart(
            rng.choice(names), rng.choice([b"\xff", b"x" * 3000, "界".encode(), b"\x00", rng.randbytes(50)])
        )
    keys = rng.sample(("game", "name", "seats", "word", "do", "seat", "level", "lang", "theme", "back", "link"), 5)
    texts = (
        b"",
        b"%00",
        b"%ff%fe",
        b"me",
        b"open",
        b"regular",
        b"hand-over",
        b"stand-up",
        b"0",
        b"%E2%80%AE",
        b"x" * 99,
        b"x" * 3000,
    )
    return b"&".join(key.encode() + b"=" + rng.choice(texts) for key in keys)


Route = tuple[str, tuple[str, ...]]
"""A path and the methods it accepts. In a path, `ID` is a table, `GAME` a game, `ANY` anything."""


def routes_of(app: Litestar) -> list[Route]:
    """Returns every route of the application, and some that do not exist. Those answered by the framework itself are
    rare.
    """
    names = {"table_id": "ID", "game": "GAME", "game_id": "GAME"}
    known = [
        (re.sub(r"\{(\w+)[^}]*\}", lambda name: names.get(name[1], "ANY"), route.path), methods)
        for route in app.routes
        if isinstance(route, HTTPRoute) and (methods := tuple(sorted(route.methods - {"OPTIONS"})))
    ]
    made_up = ("/t/ANY", "/t/ANY/stream", "/api/tables/ANY/events", "/rules/ANY", "/ANY", "/t", "/api")
    return [*known, *((path, ("GET",)) for path in made_up)]


def multipart(name: str, value: bytes) -> bytes:
    """Returns a multipart form with one field."""
    return b'--x\r\nContent-Disposition: form-data; name="' + name.encode() + b'"\r\n\r\n' + value + b"\r\n--x--\r\n"


def some_target(rng: Random, routes: Sequence[Route], table_id: str) -> tuple[str, str]:
    """Returns a method, usually one that the path accepts, and a path with its parameters and a query."""
    chosen, methods = rng.choice(routes)
    method = rng.choice(METHODS if rng.random() < 0.2 else methods)
    any_part = quote(
        rng.choice([b"x", b"%", b"..", b"\xff", b"\x00", b"a" * 2000, b"<b>", rng.randbytes(6), b" "]), safe=""
    )
    path = chosen.replace("ID", table_id).replace("GAME", GAME.id).replace("ANY", any_part)
    query = rng.choice(
        ["", "", "?", "?move=x", "?move=%ff", "?move", "?game=%00", "?a[]=b&&&==", "?move=a&move=b", "?%"]
    )
    return method, path + query


def some_headers(rng: Random, token: str | None, here: str) -> dict[str, str]:
    """Returns headers, usually with this token."""
    odd = (
        "",
        "x",
        "\x7f",
        "ÿ",
        "a=b; c",
        "=;=;",
        "kaiserhof=\xff",
        '"',
        "bearer",
        "Bearer ",
        "bytes=0-",
        "*/*",
        "q=;q=x",
    )
    headers = {"origin": here, "content-type": rng.choice(TYPES)}
    if token and rng.random() < 0.7:
        headers["cookie" if rng.random() < 0.5 else "authorization"] = rng.choice(
            [f"kaiserhof={token}", f"Bearer {token}"]
        )
    for name in rng.sample(("cookie", "authorization", "accept", "accept-language", "origin", "host", "range"), 2):
        if rng.random() < 0.4:
            headers[name] = rng.choice(odd)
    if rng.random() < 0.5:
        headers["accept"] = "text/html"
    return headers
