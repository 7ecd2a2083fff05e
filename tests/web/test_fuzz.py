"""Whatever is sent, the server answers for it: never with an error of its own."""

from collections.abc import Callable
from random import Random
from urllib.parse import quote

import pytest

from tests.web.site import FEWEST, GAME, HERE, Site

REQUESTS = 1000
"""So many of each kind."""

PATHS = (
    "/", "/new", "/play", "/join", "/me", "/me/link", "/me/link/ANY", "/rules/ANY", "/rules/GAME", "/t/ID", "/t/ANY",
    "/t/ID/view", "/t/ID/why", "/t/ID/score", "/t/ID/record", "/t/ID/sit", "/t/ID/run", "/t/ID/move", "/t/ID/confirm",
    "/t/ID/undo", "/t/ID/say", "/t/ID/look", "/static/ANY/ANY", "/static/ANY/page.js",
    "/board/ANY/GAME/ANY/en/light.svg",
    "/api/games", "/api/people", "/api/tables", "/api/me/tables", "/api/tables/ID", "/api/tables/ID/seat",
    "/api/tables/ID/moves", "/api/tables/ID/confirm", "/api/tables/ID/undo", "/api/tables/ANY/events",
    "/api/schema/ANY", "/t/ANY/stream", "/ANY", "/t", "/api",
)  # fmt: skip
METHODS = ("GET", "POST", "POST", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE")
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


def some_bytes(rng: Random) -> bytes:
    kind = rng.randrange(4)
    if kind == 0:
        return rng.randbytes(rng.randrange(200))
    if kind == 1:
        return b"".join(rng.choice(PIECES) for _ in range(rng.randrange(12)))
    if kind == 2:
        keys = rng.sample(("number", "move", "text", "name", "game", "seats", "do", "seat", "lang", "back", "link"), 4)
        values = (b"0", b"-1", b'"x"', b"null", b"[]", b"{}", b"1.5", b'"\\ud800"', b'"\\u0000"', b"true", b"1e400")
        return b"{" + b",".join(b'"%s":%s' % (key.encode(), rng.choice(values)) for key in keys) + b"}"
    keys = rng.sample(("game", "name", "seat-0", "seat-1", "do", "seat", "level", "lang", "theme", "back", "link"), 5)
    values = (
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
    )
    return b"&".join(key.encode() + b"=" + rng.choice(values) for key in keys)


def some_path(rng: Random, table_id: str) -> str:
    any_part = quote(
        rng.choice([b"x", b"%", b"..", b"\xff", b"\x00", b"a" * 2000, b"<b>", rng.randbytes(6), b" "]), safe=""
    )
    path = rng.choice(PATHS).replace("ID", table_id).replace("GAME", GAME.id).replace("ANY", any_part)
    query = rng.choice(
        ["", "", "?", "?move=x", "?move=%ff", "?move", "?game=%00", "?a[]=b&&&==", "?move=a&move=b", "?%"]
    )
    return path + query


def some_headers(rng: Random, token: str | None) -> dict[str, str]:
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
    headers = {"origin": HERE, "content-type": rng.choice(TYPES)}
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


@pytest.mark.long
@pytest.mark.parametrize("seed", range(5))
def test_no_request_makes_the_server_fail(site: Site, seed: int) -> None:
    rng = Random(seed)
    people = site.people(FEWEST)
    table_id = site.table(people)
    for _ in range(REQUESTS):
        method, path, content = rng.choice(METHODS), some_path(rng, table_id), some_bytes(rng)
        headers = {name: value.encode("latin-1") for name, value in some_headers(rng, people[0].token).items()}
        answer = site.request(method, path, headers, content=content)  # type: ignore[arg-type]
        assert answer.status_code < 500, (method, path, headers, content)
        assert "content-security-policy" in answer.headers, (method, path, headers, content)


@pytest.mark.parametrize(
    "body", [b"[" * 60_000, b"[" * 1999, b'{"a":' * 12_000, b"9" * 60_000, b'"' + b"\\u0041" * 9000 + b'"']
)
def test_deep_and_long_bodies_are_refused(site: Site, body: bytes) -> None:
    people = site.people(FEWEST)
    table_id = site.table(people)
    paths = (f"/t/{table_id}/move", f"/api/tables/{table_id}/moves", "/api/people", "/api/tables", "/me", "/new")
    for path in paths:
        headers = people[0].headers() | {"content-type": "application/json"}
        assert 300 <= site.request("POST", path, headers, content=body).status_code < 500


def part(name: str, value: bytes) -> bytes:
    """A form of one field, as multipart."""
    return b'--x\r\nContent-Disposition: form-data; name="' + name.encode() + b'"\r\n\r\n' + value + b"\r\n--x--\r\n"


@pytest.mark.parametrize(
    "path", ["/play", "/new", "/join", "/me", "/watch", "/t/ID/sit", "/t/ID/run", "/learn/GAME/play"]
)
def test_a_form_that_is_not_utf_8_is_refused(site: Site, path: str) -> None:
    people = site.people(FEWEST)
    path = path.replace("ID", site.table(people)).replace("GAME", GAME.id)
    headers = people[0].headers() | {"content-type": "multipart/form-data; boundary=x"}
    for name in ("game", "name", "text", "do", "step"):
        answer = site.request("POST", path, headers, content=part(name, b"\xff\xfe"))
        assert answer.status_code in (400, 422), (path, name)


@pytest.mark.parametrize("length", [999, 1001, 2501, 10_000])
def test_a_refusal_may_name_a_text_of_any_length(site: Site, length: int) -> None:
    person = site.person()
    long = "x" * length
    seats = {f"seat-{seat}": "open" for seat in range(FEWEST)}
    options = {f"option-{option.id}": long for option in GAME.options}
    assert person.form("/play", game=long).status_code == 422
    assert person.form("/new", game=GAME.id, **seats, **options).status_code == 422
    assert person.form("/new", game=GAME.id, **(seats | {"seat-0": long})).status_code == 422


def test_every_word_of_every_game_can_be_asked_why(site: Site) -> None:
    people = site.people(FEWEST)
    table_id = site.table(people)
    state = site.tables.view(table_id, None).state
    for move in state.vocabulary():
        for person in people[:2]:
            assert person.get(f"/t/{table_id}/why", params={"move": state.text(move)}).status_code == 200


@pytest.mark.parametrize("fail", [lambda: KeyError("x"), lambda: RuntimeError("secret")])
def test_an_error_of_ours_tells_nothing_of_itself(
    site: Site, monkeypatch: pytest.MonkeyPatch, fail: Callable[[], Exception]
) -> None:
    def broken(*_: object) -> None:
        raise fail()

    monkeypatch.setattr(site.tables, "view", broken)
    answer = site.person().get("/t/AAAAAAAAAAAA")
    assert answer.status_code == 500
    assert "secret" not in answer.text
    assert "Traceback" not in answer.text
