"""Passkeys in Chromium with its virtual authenticator: kept in one tap, used on a second device, lost and recovered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from litestar import Litestar
from playwright.sync_api import Browser, CDPSession, Page, expect

from kaiserhof.community.notifications import ChannelConfig, MailServer
from kaiserhof.storage.person import BY_HOST
from kaiserhof.storage.store import sqlite_address
from kaiserhof.tables import Tables
from kaiserhof.web import Settings
from kaiserhof.web.app import create_app
from tests.browser.axe import COLOURS, violations
from tests.browser.conftest import NewPage, serving
from tests.web.site import behind

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Litestar:
    return create_app(Settings(sqlite_address(tmp_path_factory.mktemp("data")), limits=False))


@pytest.fixture(scope="module")
def tables(app: Litestar) -> Tables:
    found = behind(app, "tables")
    assert isinstance(found, Tables)
    return found


@pytest.fixture(scope="module")
def address(app: Litestar) -> Iterator[str]:
    with serving(app) as found:
        yield found


@pytest.fixture
def site(address: str) -> str:
    """The address of the server under a host name, where browsers offer passkeys."""
    return address.replace("127.0.0.1", "localhost")


@pytest.fixture
def with_mail(app: Litestar, site: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server can send mails."""
    config = ChannelConfig(site, MailServer("127.0.0.1", 9, "none", "", "", "kaiserhof@example.org"))
    monkeypatch.setattr(behind(app, "notifications"), "config", config)


class Authenticators:
    """The virtual authenticator of a page."""

    def __init__(self, page: Page) -> None:
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.session.send("WebAuthn.enable")
        options = {
            "protocol": "ctap2",
            "transport": "internal",
            "hasResidentKey": True,
            "hasUserVerification": True,
            "isUserVerified": True,
            "automaticPresenceSimulation": True,
        }
        added = self.session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
        self.id = added["authenticatorId"]

    def credentials(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.session.send("WebAuthn.getCredentials", {"authenticatorId": self.id})[
            "credentials"
        ]
        return found

    def add(self, credential: dict[str, Any]) -> None:
        """Gives this device the passkey of another, as a password manager does."""
        self.session.send("WebAuthn.addCredential", {"authenticatorId": self.id, "credential": credential})


def begin(page: Page, name: str) -> None:
    """Makes a person with a name on this device."""
    page.goto("/mine")
    page.request.post("/me/add", form={"name": name}, headers={"origin": page.url.rsplit("/", 1)[0]})
    page.goto("/me")
    expect(page.locator("h1")).to_have_text(name)


def keep(page: Page) -> Authenticators:
    """Keeps the person of this page with a passkey: one tap."""
    authenticator = Authenticators(page)
    page.locator(".who-head [data-passkey]").click()
    expect(page.locator("#passkeys .open-line")).to_have_count(1)
    return authenticator


def test_a_person_is_kept_in_one_tap_and_signs_in_elsewhere_without_typing(new_page: NewPage, site: str) -> None:
    first = new_page(base_url=site)
    begin(first, "Ada")
    passkey = keep(first).credentials()[0]
    assert first.locator(".who-head [data-passkey]").count() == 0
    second = new_page(base_url=site, locale="de-DE", **PHONE)
    begin(second, "Ben")
    Authenticators(second).add(passkey)
    second.goto("/me/sign-in")
    expect(second.locator(".page-head p")).to_contain_text("Ben")
    second.locator("[data-passkey=get]").click()
    second.wait_for_url("**/me")
    expect(second.locator("h1")).to_have_text("Ada")
    second.get_by_role("button", name="Play as Ben").click()
    expect(second.locator("h1")).to_have_text("Ben")
    first.reload()
    expect(first.locator("#devices .open-line")).to_have_count(2)


@pytest.mark.usefixtures("with_mail")
def test_the_field_for_an_address_suggests_the_passkey(new_page: NewPage, site: str) -> None:
    page = new_page(base_url=site)
    begin(page, "Ada")
    authenticator = keep(page)
    page.context.clear_cookies()
    page.goto("/me/sign-in")  # the virtual authenticator chooses what is suggested
    page.wait_for_url("**/me")
    expect(page.locator("h1")).to_have_text("Ada")
    assert len(authenticator.credentials()) == 1


def test_a_passkey_that_this_device_has_is_not_added_twice(new_page: NewPage, site: str) -> None:
    page = new_page(base_url=site)
    begin(page, "Ada")
    authenticator = keep(page)
    page.locator("#passkeys [data-passkey]").click()
    expect(page.locator("#toast")).to_have_text("This device has your passkey already.")
    assert len(authenticator.credentials()) == 1


def test_a_passkey_that_was_removed_says_so(browser: Browser, site: str) -> None:
    page = browser.new_context(base_url=site, service_workers="block").new_page()
    begin(page, "Ada")
    keep(page)
    page.get_by_role("button", name="Remove the passkey").click()
    expect(page.locator("#passkeys .open-line")).to_have_count(0)
    page.goto("/me/sign-in")
    with page.expect_response("**/me/sign-in") as answer:
        page.locator("[data-passkey=get]").click()
    assert answer.value.status == 404
    expect(page.locator("#toast")).to_contain_text("Nobody here has this passkey any more.")
    page.context.close()


def test_a_lost_person_comes_back_by_a_link_of_the_host(new_page: NewPage, site: str, tables: Tables) -> None:
    lost = new_page(base_url=site)
    begin(lost, "Ada")
    keep(lost)
    ada = tables.moderator.people("Ada")[0].id
    (passkey,) = tables.store.passkeys.of_person(ada)
    tables.store.passkeys.remove(ada, passkey.id)  # with the device, and everything on it
    again = new_page(base_url=site, locale="zh-CN", **PHONE)
    begin(again, "陈")
    link = f"/me/link/{tables.people.way_back(ada, BY_HOST)}"
    again.goto(link)
    expect(again.locator("h1")).to_contain_text("Ada")
    expect(again.locator(".share p").first).to_contain_text("陈")
    assert violations(again) == []
    again.locator("form .btn-main").click()
    again.wait_for_url(f"{site}/")
    again.goto("/me")
    expect(again.locator("h1")).to_have_text("Ada")
    expect(again.locator("#persons")).to_contain_text("陈")
    assert lost.request.get(link).status == 404, "it works once"


def test_a_link_comes_with_a_code_and_a_button_that_copies_it(new_page: NewPage, site: str) -> None:
    page = new_page(base_url=site, permissions=["clipboard-read", "clipboard-write"])
    begin(page, "Ada")
    page.get_by_role("button", name="Play on another device").click()
    page.locator("#copy").click()
    expect(page.locator("#copy")).to_have_text("Copied")
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied == page.locator("#personal").input_value()
    assert copied.startswith(f"{site}/me/link/")
    expect(page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    assert violations(page) == []
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("path", ["/me", "/me/sign-in", "/me/out"])
def test_the_pages_are_accessible_by_day_and_night(new_page: NewPage, site: str, path: str) -> None:
    page = new_page(base_url=site)
    begin(page, "Ada")
    page.goto(path)
    assert violations(page) == []
    page.emulate_media(color_scheme="dark")
    assert violations(page, COLOURS) == []
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_host_signs_in_with_a_passkey_on_another_device(new_page: NewPage, site: str, tables: Tables) -> None:
    first = new_page(base_url=site)
    begin(first, "Hanna")
    passkey = keep(first).credentials()[0]
    first.goto(f"/host/link/{tables.hosts.make_link('Hanna')}")
    first.locator("main .btn-main").click()
    assert violations(first) == []
    first.get_by_role("button", name="Sign in here with my passkey").click()
    expect(first.locator("main")).to_contain_text("The passkeys of Hanna sign you in here")
    second = new_page(base_url=site, **PHONE)
    second.goto("/host")
    assert violations(second) == []
    assert second.evaluate("document.documentElement.scrollWidth <= innerWidth")
    Authenticators(second).add(passkey)
    second.keyboard.press("Tab")
    second.locator("[data-passkey]").focus()
    second.keyboard.press("Enter")
    expect(second.locator("main")).to_contain_text("Signed in as Hanna")
