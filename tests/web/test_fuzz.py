"""The server never answers with an internal error, whatever is sent."""

from collections.abc import Callable
from itertools import product
from pathlib import Path
from random import Random

import pytest

from kaiserhof.engine import find_game, game_ids
from tests.web.odd_requests import BODIES_WITH_NUL, multipart, routes_of, some_bytes, some_headers, some_target
from tests.web.site import FEWEST, GAME, HERE, Site, open_site

REQUESTS = 1000
"""Number of requests of each kind."""


@pytest.mark.long
@pytest.mark.parametrize("seed", range(5))
def test_no_request_makes_the_server_fail(site: Site, seed: int) -> None:
    rng = Random(seed)
    people = site.people(FEWEST)
    table_id = site.table(people)
    routes = [route for route in routes_of(site.app) if not route[0].endswith(("ID/stream", "ID/events"))]  # never end
    for _ in range(REQUESTS):
        (method, path), content = some_target(rng, routes, table_id), some_bytes(rng)
        headers = {name: value.encode("latin-1") for name, value in some_headers(rng, people[0].token, HERE).items()}
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


@pytest.mark.parametrize(
    "path", ["/play", "/new", "/join", "/me", "/watch", "/t/ID/sit", "/t/ID/run", "/learn/GAME/play"]
)
def test_a_form_that_is_not_utf_8_is_refused(site: Site, path: str) -> None:
    people = site.people(FEWEST)
    path = path.replace("ID", site.table(people)).replace("GAME", GAME.id)
    headers = people[0].headers() | {"content-type": "multipart/form-data; boundary=x"}
    for name in ("game", "name", "text", "do", "step"):
        answer = site.request("POST", path, headers, content=multipart(name, b"\xff\xfe"))
        assert answer.status_code in (400, 422), (path, name)


@pytest.mark.parametrize("length", [999, 1001, 2501, 10_000])
def test_a_refusal_may_name_a_text_of_any_length(site: Site, length: int) -> None:
    person = site.person()
    long = "x" * length
    assert person.form("/play", game=long).status_code == 422
    assert person.form("/new", game=GAME.id, seats=long).status_code == 422
    table_id = person.form("/new", game=GAME.id).headers["location"].rpartition("/")[2]
    for do in (f"option:{GAME.options[0].id}:{long}", f"bot:1:{long}", f"drop:{long}", long):
        assert person.form(f"/t/{table_id}/lobby", do=do).status_code == 422


@pytest.mark.parametrize("game_id", game_ids())
def test_every_word_of_every_game_can_be_asked_why(site: Site, game_id: str) -> None:
    people = site.people(find_game(game_id).players[0])
    table_id = site.table(people, game=game_id)
    state = site.tables.views.view(table_id, None).state
    for move in state.vocabulary():
        for person in people[:2]:
            assert person.get(f"/t/{table_id}/why", params={"move": state.text(move)}).status_code == 200


def test_no_route_fails_of_a_text_that_postgresql_cannot_store(tmp_path: Path, shared_address: str) -> None:
    with open_site(tmp_path, address=shared_address) as site:
        person = site.person()
        table_id = site.table([person], bots=FEWEST - 1)
        for (path, methods), known in product(routes_of(site.app), (table_id, "%00")):
            if path.endswith(("ID/stream", "ID/events")) and known == table_id:
                continue  # never ends
            where = path.replace("ID", known).replace("GAME", GAME.id).replace("ANY", "%00")
            for method, (kind, content) in product(methods, BODIES_WITH_NUL):
                headers = person.headers() | {"content-type": kind}
                answer = site.request(method, f"{where}?move=%00", headers, content=content)
                assert answer.status_code < 500, (method, where, content)


@pytest.mark.parametrize("fail", [lambda: KeyError("x"), lambda: RuntimeError("secret")])
def test_an_error_of_ours_tells_nothing_of_itself(
    site: Site, monkeypatch: pytest.MonkeyPatch, fail: Callable[[], Exception]
) -> None:
    def broken(*_: object) -> None:
        raise fail()

    monkeypatch.setattr(site.tables.views, "view", broken)
    answer = site.person().get("/t/AAAAAAAAAAAA")
    assert answer.status_code == 500
    assert "secret" not in answer.text
    assert "Traceback" not in answer.text
