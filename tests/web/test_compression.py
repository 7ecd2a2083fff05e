"""Long pages are compressed, but never one that contains a secret beside text that others have written."""

import gzip
import re
from collections.abc import Mapping
from random import Random

import pytest

from kaiserhof.drawing import artist_of
from kaiserhof.web.operations.compression import with_symbols_compressed
from tests.web.site import FEWEST, GAME, Browser, Site

GAME_SYMBOLS = artist_of(GAME).sprite.encode()
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


@pytest.mark.parametrize("path", ["/", "/new", "/t/ID/view", "/t/ID/replay/frame", "/me/link/secret"])
def test_what_is_for_one_person_is_not(site: Site, path: str) -> None:
    people = site.people(FEWEST)
    table_id = site.table(people)
    assert encoding(site, people[0], path.replace("ID", table_id)) is None


@pytest.mark.parametrize("path", ["/t/ID", "/t/ID/replay"])
def test_of_a_page_with_secrets_only_the_symbols_are(site: Site, path: str) -> None:
    people = site.people(FEWEST)
    address = path.replace("ID", site.table(people))
    plain = people[0].get(address)
    with site.client.stream("GET", address, headers=people[0].headers() | PACKED) as answer:
        sent = b"".join(answer.iter_raw())
        assert (answer.headers["content-encoding"], answer.headers["vary"]) == ("gzip", "Accept-Encoding")
    assert gzip.decompress(sent) == plain.content
    before, symbols, rest = plain.content.partition(GAME_SYMBOLS)
    assert symbols
    for part in (before[:1000], rest[:20_000], rest[-2000:]):
        assert part in sent, "as it is"
    assert len(sent) < len(plain.content) - len(symbols) / 2
    unpacked = site.request("GET", address, people[0].headers() | {"accept-encoding": "identity"})
    assert "content-encoding" not in unpacked.headers
    assert unpacked.content == plain.content


@pytest.mark.parametrize("length", [0, 1, 65_535, 65_536, 200_000])
def test_the_length_of_a_page_tells_nothing_of_what_is_in_it(length: int) -> None:
    rng = Random(length)
    symbols = b'<svg class="sprite" aria-hidden="true"><symbol id="a"/><symbol id="b"/></svg>\n<header>'
    pages = [symbols.join([b"<p>", secret]) for secret in (b"a" * length, rng.randbytes(length))]
    sent = [with_symbols_compressed(page) for page in pages]
    assert [gzip.decompress(each) for each in sent] == pages
    assert len(sent[0]) == len(sent[1])


def test_neither_a_personal_link_nor_the_answers_to_programs_are(site: Site) -> None:
    people = site.people(FEWEST)
    table_id = site.table(people)
    assert encoding(site, people[0], "/me/link", "POST") is None
    assert encoding(site, people[0], f"/api/tables/{table_id}") is None


def test_streams_are_not(site: Site) -> None:
    people = site.people(FEWEST)
    begun = site.stream(f"/t/{site.table(people)}/stream", people[0].headers() | PACKED)
    assert b"content-encoding" not in begun
