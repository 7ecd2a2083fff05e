"""What people see of each other outside the game, over HTTP."""

import asyncio
import json

from kaiserhof.tables import Limits, Tables
from kaiserhof.web.rendering.meeting import MeetingLookup
from kaiserhof.web.visitor import Visitor
from tests.web.site import FEWEST, Browser, Site


def meeting(site: Site, person: Browser, table_id: str) -> dict[str, object]:
    """Returns the first presence event of a table's stream."""
    for part in site.stream(f"/t/{table_id}/stream", person.headers(), events=2).decode().split("\r\n\r\n"):
        if "event: meeting" in part:
            told: dict[str, object] = json.loads(part.partition("data: ")[2])
            return told
    raise AssertionError("nothing is told")


def states(told: dict[str, object]) -> list[str]:
    seats = told["seats"]
    assert isinstance(seats, list)
    return [seat and seat["state"] for seat in seats]


def test_a_page_gives_signs_and_everyone_sees_them(site: Site) -> None:
    people = site.people(FEWEST)
    table_id = site.table(people)
    assert states(meeting(site, people[0], table_id)) == ["gone"] * FEWEST
    revision = site.tables.store.tables.revision(table_id)
    assert people[1].send("/here", {"tab": "a", "table": table_id, "visible": True, "used": True}).status_code == 200
    assert states(meeting(site, people[0], table_id))[:2] == ["gone", "here"]
    people[1].send("/here", {"tab": "a", "table": table_id, "visible": False})
    for viewer in (people[0], site.visitor()):
        assert states(meeting(site, viewer, table_id))[:2] == ["gone", "away"]
    assert site.tables.store.tables.revision(table_id) == revision, "presence draws nothing anew"


def test_bad_signs_are_refused_and_strangers_are_nobody(site: Site) -> None:
    person = site.person()
    for data in (
        {},
        {"tab": ""},
        {"tab": "a" * 99},
        {"tab": "a", "table": "../x"},
        {"tab": 3},
        {"tab": "a", "page": []},
    ):
        assert person.send("/here", data).status_code == 422, data
    assert site.visitor().send("/here", {"tab": "a", "visible": True}).status_code == 200


def test_an_open_page_shows_what_was_asked_while_news_were_missed(site: Site) -> None:
    people = site.people(FEWEST)
    table_id, elsewhere = site.table(people), site.table(people)
    asker, asked = (site.tables.people.by_token(each.token) for each in people[:2])
    assert asker is not None
    assert asked is not None
    page = MeetingLookup(site.tables, table_id, Visitor(asked, "en", "auto"))
    assert "asks" not in asyncio.run(page.look())
    Tables(site.tables.store, limits=Limits(enabled=False)).offers.offer_end(elsewhere, asker)  # at another process
    assert "asks" not in asyncio.run(page.look())
    site.tables.start_listening()
    (ask,) = asyncio.run(page.look())["asks"]
    assert ask["href"] == f"/t/{elsewhere}"
