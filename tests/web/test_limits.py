"""Too many requests in a short time are refused, each kind with its own limit."""

from collections.abc import Callable
from contextlib import suppress

import pytest

from kaiserhof.storage.budgets import RATES, Rate, RateKind
from kaiserhof.tables import TooMany
from tests.web.site import FEWEST, GAME, Site


def rate(kind: RateKind) -> Rate:
    """Returns the rate of a person, or of a network if people are not counted."""
    rates = RATES[kind].rates()
    return rates.get("person") or rates["network"]


def answers(ask: Callable[[], int], kind: RateKind) -> list[int]:
    """Returns the statuses of more requests than are allowed at once."""
    return [ask() for _ in range(rate(kind).at_once * 2)]


def test_a_form_of_more_fields_than_any_page_sends_is_refused_before_it_is_parsed(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("litestar.Request.form", pytest.fail)
    person = site.person()
    headers = person.headers() | {"content-type": "application/x-www-form-urlencoded"}
    assert site.request("POST", "/new", headers, content=b"a&" * 200_000).status_code == 422


def test_moves_are_limited(limited_site: Site) -> None:
    people = limited_site.people(FEWEST)
    table_id = limited_site.table(people)
    move = {"number": 0, "move": "x"}
    seen = answers(lambda: people[0].send(f"/t/{table_id}/move", move).status_code, "move")
    assert set(seen) == {409, 429}
    assert seen[: rate("move").at_once] == [409] * rate("move").at_once
    assert people[0].api("POST", f"/tables/{table_id}/moves", json=move).status_code in (409, 429)
    assert people[1].send(f"/t/{table_id}/move", move).status_code == 409
    assert people[0].get(f"/t/{table_id}").status_code == 200


def test_chat_is_limited(limited_site: Site) -> None:
    people = limited_site.people(FEWEST)
    table_id = limited_site.table(people)
    seen = answers(lambda: people[0].send(f"/t/{table_id}/say", {"text": "hello"}).status_code, "chat")
    assert seen[: rate("chat").at_once] == [200] * rate("chat").at_once
    assert seen[-1] == 429
    assert len(limited_site.tables.views.view(table_id, None).chat) == seen.count(200)


def test_joining_is_limited(limited_site: Site) -> None:
    people = limited_site.people(FEWEST)
    table_id = limited_site.table(people)
    seen = answers(lambda: people[0].form(f"/t/{table_id}/sit").status_code, "join")
    assert set(seen) == {422, 429}
    assert people[0].api("POST", f"/tables/{table_id}/seat").status_code == 429


def test_making_tables_is_limited(limited_site: Site) -> None:
    person = limited_site.person()
    seats = ["me", *["open"] * (FEWEST - 1)]
    make = {"game": GAME.id, "seats": seats}
    seen = answers(lambda: person.api("POST", "/tables", json=make).status_code, "create")
    assert seen[: rate("create").at_once] == [201] * rate("create").at_once
    assert seen[-1] == 429
    assert person.form("/play", game=GAME.id).status_code == 429


def test_becoming_a_person_is_limited_by_address(limited_site: Site) -> None:
    seen = answers(lambda: limited_site.visitor().api("POST", "/people", json={"name": "x"}).status_code, "person")
    assert seen[: rate("person").at_once] == [201] * rate("person").at_once
    assert 429 in seen


def test_personal_links_are_limited(limited_site: Site) -> None:
    person = limited_site.person()
    seen = answers(lambda: person.form("/me/link").status_code, "link")
    assert (seen[0], seen[-1]) == (200, 429)


def test_asking_on_does_not_keep_the_limit_from_filling(limited_site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("kaiserhof.tables.limits.time.monotonic", lambda: now)
    limits = limited_site.tables.limits
    passed = 0
    for _ in range(1000):
        now += 0.1 / rate("chat").per_second
        with suppress(TooMany):
            limits.spend("chat", "someone")
            passed += 1
    assert passed >= 100
