"""Persons and devices: personal links, passkeys, mail, and several persons on one device. Nothing is lost unasked."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.tables.authenticator import Authenticator
from tests.web.site import Browser, Site, open_site

SAFE = "https://play.example.org"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A site that browsers reach by HTTPS, so that it offers passkeys."""
    with open_site(Path(tmp_path_factory.mktemp("data")), site=SAFE) as opened:
        yield opened


def id_of(site: Site, browser: Browser) -> str:
    person = site.tables.people.by_token(browser.token)
    assert person is not None
    return person.id


def link_of(browser: Browser) -> str:
    """Makes a personal link; returns its path."""
    page = browser.form("/me/link").text
    found = re.search(rf'value="{SAFE}(/me/link/[^"]+)"', page)
    assert found is not None
    return found[1]


def here(page: str) -> str:
    found = re.search(r'name="here" value="([^"]*)"', page)
    assert found is not None
    return found[1]


def plays(browser: Browser) -> str:
    """Returns who plays on this device."""
    found = re.search(r"<h1>([^<]*)</h1>", browser.get("/me").text)
    return found[1] if found else ""


def test_a_personal_link_comes_with_a_code_and_a_button_that_copies_it(site: Site) -> None:
    page = site.person("Ada").form("/me/link").text
    assert 'id="copy"' in page
    assert re.search(r'<div class="code"[^>]*><svg', page)
    assert " style=" not in page


def test_a_link_names_whose_it_is_and_who_is_here_and_loses_nobody(site: Site) -> None:
    ada, eve = site.person("Ada"), site.person("Eve")
    link = link_of(ada)
    asked = eve.get(link).text
    assert "Ada" in asked
    assert "Eve" in asked
    assert plays(eve) == "Eve", "looking changes nothing"
    assert eve.form(link, here=here(asked)).status_code == 303
    assert plays(eve) == "Ada"
    assert "Play as Eve" in eve.get("/me").text
    eve.form("/me/switch", person=next(p.id for p in site.tables.moderator.people("Eve")))
    assert plays(eve) == "Eve"
    assert plays(ada) == "Ada"


def test_a_link_opened_by_someone_else_than_the_one_we_asked_asks_again(site: Site) -> None:
    ada, device = site.person("Ada"), site.person("Ben")
    link = link_of(ada)
    asked = device.get(link).text
    device.form("/me/add", name="Chen")
    answer = device.form(link, here=here(asked))
    assert answer.headers["location"] == link
    assert "Chen" in device.get(link).text
    assert plays(device) == "Chen"
    assert site.visitor().form(link, here="nobody").headers["location"] == link


def test_a_link_followed_twice_is_refused_and_changes_nothing(site: Site) -> None:
    ada, ben, eve = site.person("Ada"), site.visitor(), site.person("Eve")
    link = link_of(ada)
    ben.form(link, here="")
    assert plays(ben) == "Ada"
    assert eve.get(link).status_code == 404
    assert eve.form(link, here=id_of(site, eve)).status_code == 404
    assert plays(eve) == "Eve"


def test_a_link_to_someone_who_is_on_the_device_already_stays_valid(site: Site) -> None:
    ada = site.person("Ada")
    link = link_of(ada)
    assert "already playing on this device" in ada.get(link).text
    ada.form("/me/add", name="Ben")
    asked = ada.get(link).text
    assert "The link stays valid" in asked
    ada.form(link, here=here(asked))
    assert plays(ada) == "Ada"
    other = site.visitor()
    other.form(link, here="")
    assert plays(other) == "Ada"


def test_a_device_holds_several_persons_and_a_bounded_number(site: Site) -> None:
    device = site.person("P0")
    first = id_of(site, device)
    for number in range(1, 8):
        assert device.form("/me/add", name=f"P{number}").status_code == 303
    assert device.form("/me/add", name="P8").status_code == 422
    assert plays(device) == "P7"
    refused = device.form(link_of(site.person("Ada")), here=id_of(site, device))
    assert (refused.status_code, plays(device)) == (422, "P7")
    device.form("/me/switch", person=first)
    assert plays(device) == "P0"
    assert device.get("/me").text.count('action="/me/switch"') == 7


def test_nobody_switches_to_a_person_of_another_device(site: Site) -> None:
    ada, eve = site.person("Ada"), site.person("Eve")
    assert eve.form("/me/switch", person=id_of(site, ada)).status_code == 404
    eve.cookies["kaiserhof_others"] = ".".join(["made-up"] * 900)
    assert eve.form("/me/switch", person=id_of(site, ada)).status_code == 404
    assert plays(eve) == "Eve"


def test_switching_returns_to_our_own_pages_only(site: Site) -> None:
    device = site.person("Ada")
    ada = id_of(site, device)
    device.form("/me/add", name="Ben")
    assert device.form("/me/switch", person=ada, back="//example.org").headers["location"] == "/"
    assert device.form("/me/switch", person=ada, back="/t/abc").headers["location"] == "/t/abc"


def test_leaving_a_device_says_which_ways_lead_back_and_asks(site: Site) -> None:
    device = site.person("Ada")
    assert "no way back" in device.get("/me/out").text
    link_of(device)
    other = site.visitor()
    other.form(link_of(device), here="")
    page = device.get("/me/out").text
    assert "no way back" not in page
    assert "from another device" in page
    assert device.form("/me/out").status_code == 422
    assert plays(device) == "Ada"
    token = device.token
    answer = device.form("/me/out", sure="yes")
    assert 'kaiserhof=""' in answer.headers["set-cookie"] or "kaiserhof=;" in answer.headers["set-cookie"]
    assert site.tables.people.by_token(token) is None
    assert plays(other) == "Ada"


def test_when_one_of_two_leaves_the_other_plays(site: Site) -> None:
    device = site.person("Ada")
    device.form("/me/add", name="Ben")
    device.form("/me/out", sure="yes")
    assert plays(device) == "Ada"
    device.form("/me/add", name="Chen")
    device.form("/me/leave", sure="yes")
    assert plays(device) == "Ada", "deleting oneself leaves the others on the device"


# ---------------------------------------------------------------------- passkeys


def keep(browser: Browser, authenticator: Authenticator) -> None:
    begun = browser.send("/me/passkeys/begin", {})
    assert begun.status_code == 200, begun.text
    added = browser.send("/me/passkeys", authenticator.make(begun.text))
    assert added.status_code == 204, added.text


def test_a_passkey_is_added_and_signs_in_elsewhere(site: Site) -> None:
    ada, device = site.person("Ada"), site.person("Eve")
    authenticator = Authenticator(id=b"of Ada")
    keep(ada, authenticator)
    page = ada.get("/me").text
    assert "Add another passkey" in page
    begun = device.send("/me/sign-in/begin", {})
    assert json.loads(begun.text)["rpId"] == "play.example.org"
    assert json.loads(begun.text).get("allowCredentials", []) == [], "it names nobody"
    answer = authenticator.sign(begun.text)
    before = dict(device.cookies)
    assert device.send("/me/sign-in", answer).json() == {"to": "/me"}
    assert plays(device) == "Ada"
    assert "Play as Eve" in device.get("/me").text
    thief = site.visitor()
    thief.cookies = before
    assert thief.send("/me/sign-in", answer).status_code == 422, "the same answer again"
    assert thief.token is None
    ada.form("/me/passkeys/remove", passkey=answer["id"])
    begun = thief.send("/me/sign-in/begin", {})
    assert thief.send("/me/sign-in", authenticator.sign(begun.text)).status_code == 404


def test_an_answer_needs_the_cookie_of_its_browser(site: Site) -> None:
    ada, thief = site.person("Ada"), site.visitor()
    authenticator = Authenticator(id=b"of another Ada")
    keep(ada, authenticator)
    begun = ada.send("/me/sign-in/begin", {})
    stolen = authenticator.sign(begun.text)
    assert thief.send("/me/sign-in", stolen).status_code == 422
    thief.send("/me/sign-in/begin", {})
    assert thief.send("/me/sign-in", stolen).status_code == 422
    assert thief.token is None


def test_signing_in_again_with_a_passkey_leaves_one_device(site: Site) -> None:
    ada = site.person("Ada")
    authenticator = Authenticator(id=b"again")
    keep(ada, authenticator)
    first = ada.token
    begun = ada.send("/me/sign-in/begin", {})
    ada.send("/me/sign-in", authenticator.sign(begun.text))
    assert ada.token != first
    assert plays(ada) == "Ada"
    assert site.tables.people.by_token(first) is None


def test_without_https_a_sentence_says_why_there_are_no_passkeys(tmp_path: Path) -> None:
    with open_site(tmp_path) as plain:
        ada = plain.person("Ada")
        for path in ("/me", "/me/sign-in"):
            page = ada.get(path).text
            assert "data-passkey" not in page
            assert "only over HTTPS" in page
        assert ada.send("/me/passkeys/begin", {}).status_code == 422
        assert plain.visitor().send("/me/sign-in/begin", {}).status_code == 422


def test_answers_of_any_shape_and_size_are_refused(site: Site) -> None:
    ada = site.person("Ada")
    answers: list[Any] = [
        [],
        {},
        {"id": 1},
        {"id": "x" * 11_000},
        {"id": "x" * 13_000},
        {"response": {"userHandle": 5}},
    ]
    for data in answers:
        ada.send("/me/sign-in/begin", {})
        assert 400 <= ada.send("/me/sign-in", data).status_code < 500
        ada.send("/me/passkeys/begin", {})
        assert 400 <= ada.send("/me/passkeys", data).status_code < 500


# ---------------------------------------------------------------------- hosts


def host_of(site: Site) -> Browser:
    """The browser of Ada, who has a passkey and has followed a host's link from the command line."""
    browser = site.person("Ada")
    browser.form(f"/host/link/{site.tables.hosts.make_link('Hanna')}")
    return browser


def signed_in_as_host(browser: Browser, authenticator: Authenticator) -> int:
    begun = browser.send("/me/sign-in/begin", {})
    return browser.send("/host/sign-in", authenticator.sign(begun.text)).status_code


def test_a_host_signs_in_with_a_passkey_without_a_link(site: Site) -> None:
    host, authenticator = host_of(site), Authenticator(id=b"of a host")
    assert "Keep your person with a passkey" in host.get("/host").text
    assert host.form("/host/passkey", keep="yes").status_code == 422, "there is no passkey yet"
    keep(host, authenticator)
    assert "Sign in here with my passkey" in host.get("/host").text
    elsewhere = site.visitor()
    assert signed_in_as_host(elsewhere, authenticator) == 403, "nobody has said that it is a host's"
    assert host.form("/host/passkey", keep="yes").status_code == 303
    assert elsewhere.get("/host").headers["location"] == "/host/sign-in"
    assert 'data-path="/host/sign-in"' in elsewhere.get("/host/sign-in").text
    assert signed_in_as_host(elsewhere, authenticator) == 200
    page = elsewhere.get("/host").text
    assert "Signed in as Hanna" in page
    assert elsewhere.token is None, "it signs in the host, not the person"
    assert host.form("/host/passkey", keep="no").status_code == 303
    assert signed_in_as_host(site.visitor(), authenticator) == 403


def test_being_signed_in_as_the_person_makes_nobody_a_host(site: Site) -> None:
    host, authenticator = host_of(site), Authenticator(id=b"of a person")
    keep(host, authenticator)
    host.form("/host/passkey", keep="yes")
    thief = site.visitor()
    begun = thief.send("/me/sign-in/begin", {})
    answer = authenticator.sign(begun.text)
    assert thief.send("/me/sign-in", answer).status_code == 200
    assert thief.get("/host").status_code == 303
    assert thief.send("/host/sign-in", answer).status_code == 422, "the same answer again"
    assert thief.form("/host/passkey", keep="yes").status_code == 403
    assert thief.get("/host").status_code == 303


def test_signing_all_hosts_out_forgets_their_passkeys_too(site: Site) -> None:
    host, authenticator = host_of(site), Authenticator(id=b"signed out")
    keep(host, authenticator)
    host.form("/host/passkey", keep="yes")
    site.tables.hosts.sign_out_all()
    assert host.get("/host").status_code == 303
    assert signed_in_as_host(host, authenticator) == 403


def test_a_host_without_passkeys_at_the_address_of_the_site_is_not_offered_one(tmp_path: Path) -> None:
    with open_site(tmp_path) as plain:
        host = host_of(plain)
        assert "passkey" not in host.get("/host").text
        host.form("/host/out")
        assert "data-passkey" not in host.get("/host/sign-in").text
