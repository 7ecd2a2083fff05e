"""Requests that change something come from our own pages, or carry a token that no other site knows."""

import re
from pathlib import Path

import pytest

from tests.web.site import FEWEST, GAME, HERE, Site, open_site

FORMS = ("/play", "/new", "/join", "/me", "/me/link", "/me/link/x", "/t/x/sit", "/t/x/lobby", "/t/x/run")
SENT = ("/t/x/move", "/t/x/confirm", "/t/x/undo", "/t/x/say", "/t/x/look")
API = ("/api/people", "/api/tables", "/api/tables/x/seat", "/api/tables/x/moves")
FOREIGN: list[dict[str, str]] = [
    {"origin": "https://elsewhere.example"},
    {"origin": "null"},
    {"origin": ""},
    {"origin": f"{HERE}.elsewhere.example"},
    {"origin": "https://elsewhere.example", "sec-fetch-site": "same-origin"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {"sec-fetch-site": "none"},
]


@pytest.mark.parametrize("path", [*FORMS, *SENT, *API])
@pytest.mark.parametrize("headers", [*FOREIGN, {}], ids=str)
def test_what_another_page_sends_with_the_cookie_is_refused(site: Site, path: str, headers: dict[str, str]) -> None:
    cookie = f"kaiserhof={site.person().token}"
    answer = site.request("POST", path, {**headers, "cookie": cookie}, json={})
    assert answer.status_code == 403
    assert answer.json()["error"] == "error-foreign-page"
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("path", [*FORMS, *SENT])
@pytest.mark.parametrize("headers", [*FOREIGN, {}], ids=str)
def test_another_page_cannot_make_someone_a_new_person(site: Site, path: str, headers: dict[str, str]) -> None:
    answer = site.request("POST", path, headers, data={"game": GAME.id})
    assert answer.status_code == 403
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_another_page_cannot_use_the_api_even_without_a_cookie(site: Site, headers: dict[str, str]) -> None:
    assert site.request("POST", "/api/people", headers, json={"name": "Axel"}).status_code == 403


def test_a_program_needs_no_headers_of_browsers(site: Site) -> None:
    made = site.request("POST", "/api/people", json={"name": "Axel"})
    assert made.status_code == 201
    headers = {"authorization": f"Bearer {made.json()['token']}"}
    table = site.request(
        "POST", "/api/tables", headers, json={"game": GAME.id, "seats": ["me"] + ["random"] * (FEWEST - 1)}
    )
    assert table.status_code == 201


@pytest.mark.parametrize("headers", [{"origin": HERE}, {"sec-fetch-site": "same-origin"}], ids=str)
def test_our_own_page_may_do_it(site: Site, headers: dict[str, str]) -> None:
    answer = site.request("POST", "/play", headers, data={"game": GAME.id})
    assert answer.status_code == 303
    assert re.fullmatch(r"/t/[A-Za-z0-9_-]{12}", answer.headers["location"])


def test_a_cookie_beside_a_wrong_token_does_not_count(site: Site) -> None:
    cookie = f"kaiserhof={site.person().token}"
    headers = {"authorization": "Bearer nobody", "cookie": cookie, "origin": "https://elsewhere.example"}
    assert site.request("GET", "/api/me/tables", headers).status_code == 403


def test_where_the_host_has_named_the_site_the_host_header_decides_no_link(tmp_path: Path) -> None:
    with open_site(tmp_path, site="https://play.example.org") as site:
        person = site.person()
        headers = person.headers() | {"host": "evil.example", "origin": "http://evil.example"}
        page = site.request("POST", "/me/link", headers).text
        assert "https://play.example.org/me/link/" in page
        assert "evil.example/me/link" not in page
