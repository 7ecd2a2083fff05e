"""Long pages are sent compressed, but never one that has a secret beside what others have written."""

import re
from collections.abc import Mapping

import pytest

from tests.web.site import FEWEST, GAME, Browser, Site

PACKED = {"accept-encoding": "gzip"}


def encoding(site: Site, person: Browser, path: str, method: str = "GET") -> str | None:
    headers: Mapping[str, str] = site.request(method, path, person.headers() | PACKED).headers
    return headers.get("content-encoding")


def test_what_is_the_same_for_everyone_is_compressed(site: Site) -> None:
    person = site.person()
    table = person.get(f"/t/{site.table(site.people(FEWEST))}").text
    files = re.findall(r'"(/(?:static|about|book)/[^"]+)"', table)
    assert {path.split("/")[1] for path in files} == {"static", "about", "book"}
    for path in [f"/rules/{GAME.id}", f"/learn/{GAME.id}", *files]:
        if len(site.request("GET", path, person.headers() | {"accept-encoding": "identity"}).content) >= 1000:
            assert encoding(site, person, path) == "gzip", path


def test_the_rules_are_a_fraction_as_long(site: Site) -> None:
    with site.client.stream("GET", f"/rules/{GAME.id}", headers=PACKED) as answer:
        sent = sum(len(part) for part in answer.iter_raw())
        assert "Accept-Encoding" in answer.headers["vary"]
    plain = site.request("GET", f"/rules/{GAME.id}", {"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert sent * 4 < len(plain.content)


@pytest.mark.parametrize("path", ["/", "/new", "/t/ID", "/t/ID/view", "/t/ID/replay", "/me/link/secret"])
def test_what_is_for_one_person_is_not(site: Site, path: str) -> None:
    people = site.people(FEWEST)
    table_id = site.table(people)
    assert encoding(site, people[0], path.replace("ID", table_id)) is None


def test_neither_a_personal_link_nor_the_answers_to_programs_are(site: Site) -> None:
    people = site.people(FEWEST)
    table_id = site.table(people)
    assert encoding(site, people[0], "/me/link", "POST") is None
    assert encoding(site, people[0], f"/api/tables/{table_id}") is None


def test_streams_are_not(site: Site) -> None:
    people = site.people(FEWEST)
    begun = site.stream(f"/t/{site.table(people)}/stream", people[0].headers() | PACKED)
    assert b"content-encoding" not in begun
