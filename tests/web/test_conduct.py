"""A nuisance is blocked and reported by page and API, and hosts deal with it; the person reads why."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.site import FEWEST, Browser, Site, open_site


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with open_site(Path(tmp_path_factory.mktemp("data"))) as opened:
        yield opened


@pytest.fixture
def host(site: Site) -> Browser:
    """The browser of a host who has followed a link from the command line."""
    browser = site.visitor()
    assert browser.form(f"/host/link/{site.tables.hosts.make_link('Hanna')}").headers["location"] == "/host"
    return browser


def id_of(site: Site, browser: Browser) -> str:
    person = site.tables.people.by_token(browser.token)
    assert person is not None
    return person.id


def test_a_nuisance_is_reported_and_muted_and_reads_why(site: Site, host: Browser) -> None:
    people = site.people(FEWEST)
    owner, nuisance = people[0], people[1]
    table, theirs = site.table(people), id_of(site, people[1])
    nuisance.send(f"/t/{table}/say", {"text": "an insult"})
    page = owner.get(f"/t/{table}").text
    assert f"/report?table={table}&amp;message=0" in page
    assert "an insult" in owner.get(f"/report?table={table}&message=0").text
    assert owner.form("/report", table=table, message="0", word="rude").status_code == 200
    reports = host.get("/host").text
    assert "an insult" in reports
    assert "rude" in reports
    assert host.form("/host", do=f"mute:{theirs}").status_code == 422  # without a reason
    assert host.form("/host", do=f"mute:{theirs}", word="Be kind").status_code == 303
    assert "an insult" not in host.get("/host").text
    answer = nuisance.send(f"/t/{table}/say", {"text": "once more"})
    assert answer.status_code == 403
    assert "Be kind" in answer.text
    assert "Be kind" in nuisance.get("/me").text
    assert "Be kind" in host.get("/host/log").text
    host.form("/host", do=f"unmute:{theirs}")
    assert nuisance.send(f"/t/{table}/say", {"text": "sorry"}).status_code == 200


def test_tables_are_closed_and_people_renamed_and_banned_with_a_reason(site: Site, host: Browser) -> None:
    people = site.people(FEWEST)
    table, theirs = site.table(people), id_of(site, people[1])
    host.form("/host", do=f"rename:{theirs}", name="Benny", word="No insults in names")
    assert people[0].see(table)["seats"][1]["name"] == "Benny"
    host.form("/host", do=f"close:{table}", word="An advertisement", back="tables")
    answer = people[0].get(f"/t/{table}")
    assert answer.status_code == 404
    assert "An advertisement" in answer.text
    host.form("/host", do=f"ban:{theirs}", word="Enough")
    answer = people[1].get("/mine")
    assert answer.status_code == 403
    assert "Enough" in answer.text
    for part in ("", "/people?name=Benny", f"/people/{theirs}", "/tables", "/log"):
        assert host.get(f"/host{part}").status_code == 200
    assert "Benny" in host.get("/host/people?name=Benny").text


def test_the_hosts_pages_are_for_hosts(site: Site, host: Browser) -> None:
    stranger = site.person()
    assert stranger.get("/host").headers["location"] == "/host/sign-in"
    for path in ("/host/people", f"/host/people/{id_of(site, stranger)}", "/host/tables", "/host/log"):
        assert stranger.get(path).status_code == 403
    assert stranger.form("/host", do=f"ban:{id_of(site, stranger)}", word="x").status_code == 403
    for method, path in (("GET", "/host/reports"), ("GET", "/host/people"), ("GET", "/host/orders")):
        assert stranger.api(method, path).status_code == 403
    host.form("/host/out")
    assert host.get("/host").headers["location"] == "/host/sign-in"
    assert stranger.form("/host/link/wrong").status_code == 404


def test_someone_is_blocked_and_unblocked_on_their_page(site: Site) -> None:
    one, other = site.person("Axel"), site.person("Barbara")
    theirs = id_of(site, other)
    assert one.form("/me/blocks", do="block", person=theirs).status_code == 303
    assert "Barbara" in one.get("/me").text
    assert "Unblock Barbara" in one.get(f"/p/{theirs}").text
    one.form("/me/blocks", do="unblock", person=theirs)
    assert "Block Barbara" in one.get(f"/p/{theirs}").text


def test_the_api_blocks_reports_and_moderates(site: Site) -> None:
    people = site.people(FEWEST)
    table, theirs = site.table(people), id_of(site, people[1])
    people[1].send(f"/t/{table}/say", {"text": "an insult"})
    assert people[0].api("PUT", f"/me/blocks/{theirs}").status_code == 204
    assert people[0].api("GET", "/me/blocks").json() == [{"id": theirs, "name": "Barbara"}]
    assert people[0].api("DELETE", f"/me/blocks/{theirs}").status_code == 204
    assert people[0].api("POST", "/reports", json={"table": table, "message": 0}).status_code == 204
    host = Browser(site, site.tables.hosts.make_token("Hanna"))
    (report,) = host.api("GET", "/host/reports").json()
    assert (report["person"], [each["text"] for each in report["messages"]]) == (theirs, ["an insult"])
    assert host.api("POST", "/host/orders", json={"kind": "mute", "subject": theirs}).status_code == 422
    order = {"kind": "mute", "subject": theirs, "word": "Be kind"}
    assert host.api("POST", "/host/orders", json=order).status_code == 204
    assert people[1].api("GET", "/me/orders").json()[0]["word"] == "Be kind"
    assert host.api("GET", "/host/orders").json()[0]["by"] == "Hanna"
    assert [each["muted"] for each in host.api("GET", "/host/people", params={"name": theirs}).json()] == [True]
    assert host.api("GET", "/host/tables").status_code == 200


def asks(person: Browser) -> list[str]:
    """Returns the open questions that every page shows."""
    answer = person.send("/here", {"tab": "a" * 12, "visible": True, "used": True})
    return [each["text"] for each in answer.json()]


def test_invitations_and_new_names_are_shown_on_every_page(site: Site, host: Browser) -> None:
    people = site.people(FEWEST)
    site.table(people)
    lobby = people[0].api("POST", "/tables", json={"game": "china", "seats": ["me", "open", "open"]}).json()["id"]
    partners = people[0].see(lobby)["lobby"]["partners"]
    people[0].api("POST", f"/tables/{lobby}/invitations", json={"partner": partners.index("Barbara")})
    assert asks(people[1]) == ["Axel invites you"]
    people[1].api("POST", f"/tables/{lobby}/seat")
    assert asks(people[1]) == []
    host.form("/host", do=f"rename:{id_of(site, people[1])}", name="Benny", word="No insults")
    assert asks(people[1]) == ["A host has given you another name: Benny"]
