"""Texts by people are text everywhere: never markup, and never disturbing what is beside them."""

import html
import re
from html.parser import HTMLParser
from random import Random

import pytest

from kaiserhof.engine import Record
from tests.web.site import FEWEST, GAME, Site, play

HOSTILE = (
    "<script>alert(1)</script>",
    "\"'><img src=x onerror=a>",
    "</main><b>{{7*7}}</b>",
    "&lt;b&gt;&amp;",
    "\u202egnp.exe\u2066\u200f",
    "a\x00b\x1b[31m\x07",
    "x\r\nset-cookie: a=b",
    "{ $name } { seat }",
    "seat 2: Eve\nresult: 9",
    "-->]]><![CDATA[",
)


class Tags(HTMLParser):
    """Collects the elements and attributes of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found |= {tag, *(f"{tag} {name}" for name, _ in attrs)}


@pytest.fixture(scope="module")
def tame(site: Site) -> set[str]:
    """Returns the elements and attributes of a table where everyone has a plain name."""
    people = site.people(FEWEST)
    table_id = site.table(people)
    people[0].send(f"/t/{table_id}/say", {"text": "hello"})
    pages = [person.get(f"/t/{table_id}").text for person in people] + [site.visitor().get(f"/t/{table_id}").text]
    assert not any("&lt;" in page for page in pages), "no markup of ours is shown as text"
    return set().union(*(Tags(page).found for page in pages))


@pytest.mark.parametrize("name", HOSTILE)
def test_a_name_is_never_markup(site: Site, tame: set[str], name: str) -> None:
    people = [site.visitor() for _ in range(FEWEST)]
    for person in people:
        person.form("/me/link")
        person.form("/me", name=name)
    table_id = site.table(people, listed=True)
    assert people[0].send(f"/t/{table_id}/say", {"text": name}).status_code == 200
    shown = people[0].see(table_id)["seats"][0]["name"]
    assert shown
    assert shown.isprintable()
    view = people[0].get(f"/t/{table_id}/view").text
    stream = site.stream(f"/t/{table_id}/stream", people[0].headers()).decode()
    page = people[0].get(f"/t/{table_id}").text
    for text in (view, stream, page):
        assert html.escape(shown, quote=False) in re.sub("&#34;|&quot;", '"', re.sub("&#39;|&#x27;", "'", text))
        assert not re.search("[\x00-\x08\x0b\x0c\x0e-\x1f\u200e\u200f\u202a-\u202e\u2066-\u2069]", text)
    assert Tags(page).found <= tame
    assert Tags(view).found <= tame
    assert "{{" not in shown or "49" not in view[view.index('class="players') : view.index('id="talk"')]
    home = people[0].get("/").text
    assert "<script>alert" not in home
    assert "<img src=x" not in home
    events = site.stream(f"/api/tables/{table_id}/events", people[0].headers()).decode()
    assert "\nset-cookie" not in events


def test_a_record_of_hostile_names_reads_back(site: Site) -> None:
    people = [site.visitor() for _ in range(FEWEST)]
    for person, name in zip(people, HOSTILE[-FEWEST:], strict=True):
        person.form("/me/link")
        person.form("/me", name=name)
    table_id = site.table(people)
    play(people, table_id, Random(4))
    answer = people[0].get(f"/t/{table_id}/record")
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.headers["content-disposition"].startswith("attachment")
    record = Record.parse(answer.text)
    assert record.names == tuple(seat["name"] for seat in people[0].see(table_id)["seats"])
    assert Tags(people[0].get(f"/t/{table_id}/score").text).found.isdisjoint({"script onerror", "img onerror"})


@pytest.mark.parametrize("name", ["\u200b", "\u202e\u2066", "\x00", " \t\n", "\u2028"])
def test_an_invisible_name_is_none(site: Site, name: str) -> None:
    visitor = site.visitor()
    made = visitor.api("POST", "/people", json={"name": name})
    visitor.token = made.json()["token"]
    answer = visitor.api("POST", "/tables", json={"game": GAME.id, "seats": ["me"] + ["random"] * (FEWEST - 1)})
    assert answer.json()["error"] == "error-name"
    gathering = site.person().api("POST", "/tables", json={"game": GAME.id, "seats": ["me"] + ["open"] * (FEWEST - 1)})
    assert visitor.api("POST", f"/tables/{gathering.json()['id']}/seat").json()["error"] == "error-name"
    named = site.person("Dora")
    named.form("/me", name=name)
    table_id = site.table([named], bots=FEWEST - 1)
    assert named.see(table_id)["seats"][0]["name"] == "Dora"


def test_hostile_input_in_errors_comes_back_escaped(site: Site) -> None:
    person = site.person()
    table_id = site.table(site.people(FEWEST))
    bad = "<script>alert(1)</script>"
    answers = [
        person.form("/play", game=bad),
        person.form("/new", game=GAME.id, seats=bad),
        person.get(f"/rules/{bad}"),
        person.get(f"/t/{table_id}/why", params={"move": bad}),
        person.get(f"/me/link/{bad.replace('/', '')}"),
        person.get("/new", params={"game": bad}),
    ]
    for answer in answers:
        assert answer.headers["content-type"].startswith("text/html")
        assert "<script>alert" not in answer.text
