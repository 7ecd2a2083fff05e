"""Cookies, and the headers that keep responses private."""

import re
from http.cookies import SimpleCookie
from pathlib import Path

import pytest

from kaiserhof.drawing import NARROW, artist_of
from kaiserhof.engine import find_game, game_ids
from tests.web.site import FEWEST, GAME, Site, open_site


def assert_kept_to_itself(headers: object) -> None:
    sent = {str(name).lower(): str(value) for name, value in dict(headers).items()}  # type: ignore[call-overload]
    policy = dict(part.strip().partition(" ")[::2] for part in sent["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == policy["form-action"] == "'self'"
    assert policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    assert "unsafe" not in sent["content-security-policy"]
    assert "*" not in sent["content-security-policy"]
    assert sent["x-content-type-options"] == "nosniff"
    assert sent["referrer-policy"] == "same-origin"
    assert "server" not in sent
    assert "access-control-allow-origin" not in sent


def test_every_answer_has_a_strict_policy(site: Site) -> None:
    people = site.people(FEWEST)
    table_id = site.table(people)
    page = people[0].get(f"/t/{table_id}")
    static = re.findall(r'(?:src|href)="(/(?:static|board)/[^"]+)"', page.text)
    assert static
    paths = ["/", "/new", f"/rules/{GAME.id}", f"/t/{table_id}", f"/t/{table_id}/view", f"/t/{table_id}/score"]
    paths += [f"/t/{table_id}/record", f"/t/{table_id}/why?move=x", f"/t/{table_id}/why", "/me/link/x", "/nowhere"]
    paths += ["/static/x/y", "/board/a/b/c/d/e", "/api/games", "/api/tables/x", "/api/schema/openapi.json", "/api/x"]
    for path in [*paths, *static]:
        for accept in ("text/html", "application/json"):
            answer = site.request("GET", path, people[0].headers() | {"accept": accept})
            assert_kept_to_itself(answer.headers)
    assert_kept_to_itself(site.request("DELETE", "/").headers)
    assert_kept_to_itself(site.request("POST", "/api/people", json={}).headers)
    assert_kept_to_itself(site.request("POST", "/me", data={"x": "y" * 100_000}).headers)


@pytest.mark.parametrize("path", ["/t/ID/stream", "/api/tables/ID/events"])
def test_streams_have_a_strict_policy_too(site: Site, path: str) -> None:
    people = site.people(FEWEST)
    begun = site.stream(path.replace("ID", site.table(people)), people[0].headers()).decode()
    head = dict(line.split(": ", 1) for line in begun.split("\n") if re.match(r"[a-z-]+: ", line))
    assert_kept_to_itself(head)
    assert head["cache-control"] == "no-store"


def test_what_is_drawn_for_one_person_is_never_kept(site: Site) -> None:
    people = site.people(FEWEST)
    table_id = site.table(people)
    for path in ("/", "/new", f"/t/{table_id}", f"/t/{table_id}/view", f"/t/{table_id}/record", "/nowhere"):
        assert people[0].get(path).headers["cache-control"] == "no-store"
    move = people[0].see(table_id)["legal"][0]
    assert people[0].get(f"/t/{table_id}/why", params={"move": move}).headers["cache-control"] == "no-store"
    assert people[0].api("GET", f"/tables/{table_id}").headers["cache-control"] == "no-store"


@pytest.mark.parametrize("secure", [False, True])
def test_cookies_are_for_our_pages_alone(tmp_path: Path, secure: bool) -> None:
    with open_site(tmp_path, secure=secure) as site:
        visitor = site.visitor()
        answers = [visitor.form("/play", game=GAME.id), visitor.form("/me", lang="de", theme="dark", back="/")]
        found = [SimpleCookie(line) for answer in answers for line in answer.headers.get_list("set-cookie")]
        assert {name for cookie in found for name in cookie} == {"kaiserhof", "kaiserhof_lang", "kaiserhof_theme"}
        for cookie in found:
            for morsel in cookie.values():
                assert morsel["httponly"]
                assert morsel["samesite"].lower() == "lax"
                assert morsel["path"] == "/"
                assert bool(morsel["secure"]) is secure
                assert not morsel["domain"]


def test_a_form_leads_to_no_other_site(site: Site) -> None:
    for back in (
        "//elsewhere.example",
        "https://elsewhere.example",
        "/\\elsewhere.example",
        "/a//b",
        "javascript:x",
        "/\r\nx: y",
    ):
        assert site.visitor().form("/me", lang="de", back=back).headers["location"] == "/"
    assert site.visitor().form("/me", lang="de", back="/new?game=x").headers["location"] == "/new?game=x"


@pytest.mark.parametrize(
    ("sent", "form"),
    [
        ({}, "wide"),
        ({"sec-ch-ua-mobile": "?1"}, "narrow"),
        ({"user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1"}, "narrow"),
        ({"sec-ch-ua-mobile": "?1", "cookie": "kaiserhof_form=wide"}, "wide"),
    ],
)
def test_the_first_board_a_phone_opens_is_drawn_for_it(site: Site, sent: dict[str, str], form: str) -> None:
    game = next(game for game in map(find_game, game_ids()) if NARROW in artist_of(game).forms)
    table_id = site.table(site.people(game.players[0]), game=game.id)
    page = site.request("GET", f"/t/{table_id}", sent | {"accept": "text/html"}).text
    assert f'data-form="{form}"' in page
