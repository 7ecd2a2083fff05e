"""Notifications in a real browser: the switch works, a message is shown, and a lesson works offline."""

from __future__ import annotations

import json
import time
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from kaiserhof.engine import LANGUAGES, game_ids
from tests.browser.axe import violations
from tests.browser.conftest import NewPage
from tests.browser.screens import LOCALES
from tests.community.receivers import PushBrowser, WebServer

GAME = game_ids()[0]

SUBSCRIBING = """
let permission = "default";
Object.defineProperty(Notification, "permission", { get: () => permission });
if (sessionStorage.getItem("subscribed")) permission = "granted";
Notification.requestPermission = async () => (permission = "granted");
const made = SUBSCRIPTION;
const subscription = { ...made, toJSON: () => made, unsubscribe: async () => sessionStorage.clear() };
PushManager.prototype.subscribe = async function (options) {
  if (!options.userVisibleOnly || !options.applicationServerKey) throw new Error("incomplete");
  sessionStorage.setItem("subscribed", "yes");
  return subscription;
};
PushManager.prototype.getSubscription = async () => (sessionStorage.getItem("subscribed") ? subscription : null);
"""
"""Replaces what a headless browser lacks: a person who grants permission, and the vendor's push service."""


def wait_until(page: Page, script: str) -> None:
    """Waits until an asynchronous function in the page returns something truthy."""
    deadline = time.monotonic() + 60
    while not page.evaluate(script):
        assert time.monotonic() < deadline, script
        page.wait_for_timeout(20)


def deliver(page: Page, told: dict[str, str]) -> None:
    """Delivers a push message to the service worker, as the browser does."""
    client = page.context.new_cdp_session(page)
    found: list[dict[str, Any]] = []
    client.on("ServiceWorker.workerRegistrationUpdated", lambda news: found.extend(news["registrations"]))
    client.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    message = {
        "origin": found[0]["scopeURL"].rstrip("/"),
        "registrationId": found[0]["registrationId"],
        "data": json.dumps(told),
    }
    client.send("ServiceWorker.deliverPushMessage", message)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_of_notices_fits_and_axe_finds_nothing(lang: str, new_page: NewPage) -> None:
    page = new_page(locale=LOCALES[lang], viewport={"width": 390, "height": 844})
    page.goto(f"/learn/{GAME}")
    for width, height, scheme in ((390, 844, "light"), (1366, 768, "dark")):
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        page.goto("/me/notices")
        page.wait_for_selector(".ready")
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert violations(page) == []


def test_a_wish_is_kept_at_once_and_a_refusal_is_said(new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script("Object.defineProperty(Notification, 'permission', { get: () => 'denied' })")
    page.goto("/me/notices")
    page.wait_for_selector(".ready")
    expect(page.locator("#push-said")).to_contain_text("Refused")
    expect(page.locator("#push")).to_be_disabled()
    page.locator("[name=push-finished]").check()
    expect(page.locator("#toast")).to_have_text("Saved.")
    page.reload()
    expect(page.locator("[name=push-finished]")).to_be_checked()


def test_what_cannot_be_switched_on_says_why(new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script("delete window.PushManager")
    page.goto("/me/notices")
    expect(page.locator("#push-said")).to_have_text("This browser cannot do this.")
    phone = new_page(user_agent="Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)")
    phone.add_init_script("delete window.PushManager")
    phone.goto("/me/notices")
    expect(phone.locator("#push-said")).to_contain_text("Home Screen")


def test_push_is_switched_on_by_a_tap_and_a_message_opens_the_move(new_page: NewPage, push_service: WebServer) -> None:
    browser = PushBrowser(push_service)
    page = new_page(service_workers="allow")
    page.add_init_script(SUBSCRIBING.replace("SUBSCRIPTION", json.dumps(browser.subscription)))
    page.goto("/me/notices")
    expect(page.locator("#push-said")).to_contain_text("asks for your permission")
    page.locator("#push").check()
    expect(page.locator("#push-said")).to_contain_text("Allowed and switched on")
    expect(page.locator("[data-browser] [data-this]")).to_be_visible()
    page.get_by_role("button", name="Send me a trial").click()
    expect(page.locator(".state-sent")).to_contain_text("Last one sent")
    (told,) = browser.received
    worker = page.context.service_workers[0]
    worker.evaluate(
        "() => { self.registration.showNotification = async (title, more) => { self.told = { title, ...more }; }; }"
    )
    deliver(page, told)
    while (shown := worker.evaluate("() => self.told ?? null")) is None:
        page.wait_for_timeout(20)
    assert (shown["title"], shown["body"], shown["tag"]) == (told["title"], told["body"], told["tag"])
    assert (shown["data"], shown["actions"]) == (told, [])
    opened = worker.evaluate(
        """async () => {
          let opened;
          self.clients.openWindow = async (address) => { opened = address; };
          await open("/t/elsewhere");
          return opened;
        }"""
    )
    assert urlsplit(opened).path == "/t/elsewhere"
    answered = worker.evaluate(
        """async () => {
          const opened = [];
          self.clients.openWindow = async (address) => { opened.push(new URL(address).pathname); };
          await send({ path: "/me", deed: "", opens: false }, "/t/taken");
          await send({ path: "/me", deed: "", opens: true }, "/t/joined");
          await send({ path: "/t/nowhere/lobby", deed: "decline", opens: false }, "/t/refused");
          return opened;
        }"""
    )
    assert answered == ["/t/joined", "/t/refused"]
    page.locator("#push").uncheck()
    expect(page.locator("#push-said")).to_contain_text("Off.")
    expect(page.locator("[data-browser]")).to_have_count(0)


def test_a_lesson_is_played_without_a_network_and_a_new_version_drops_the_old_files(new_page: NewPage) -> None:
    page = new_page(service_workers="allow", locale="de-DE")
    page.goto("/worker.js")  # no page of ours: the worker must not begin before the old files are there
    page.evaluate(
        "caches.open('kaiserhof-old').then((cache) => cache.put('/static/old/table.js', new Response('old')))"
    )
    page.goto(f"/learn/{GAME}")
    page.wait_for_selector(".ready")
    wait_until(page, f"async () => Boolean(await caches.match('/learn/{GAME}/whole'))")
    wait_until(page, "async () => !(await caches.keys()).includes('kaiserhof-old')")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    wait_until(
        page,
        f"""async () => {{
      const whole = await (await caches.match('/learn/{GAME}/whole'))?.json();
      return whole && (await Promise.all(whole.files.map((file) => caches.match(file)))).every(Boolean);
    }}""",
    )
    page.context.set_offline(True)
    page.goto("/new")
    expect(page.locator("h1")).to_have_text("Keine Verbindung")
    page.locator("#lessons li:not([hidden]) a").click()
    page.wait_for_selector(".ready #board")
    for step in range(1, 5):
        expect(page.locator("#main")).to_have_attribute("data-number", str(step))
        page.locator("#on").click()
    expect(page.locator("#main")).to_have_attribute("data-number", "5")
    wrong = page.evaluate(
        "async () => (await fetch(`/learn/${live.dataset.game}/view${location.search}&move=x`)).text()"
    )
    assert 'class="lesson-hint"' in wrong
    page.go_back()
    expect(page.locator("#main")).to_have_attribute("data-number", "4")
    page.reload()
    expect(page.locator("#main")).to_have_attribute("data-number", "4")
    assert violations(page) == []
    page.context.set_offline(False)
    page.goto("/new")
    expect(page.locator("h1")).not_to_have_text("Keine Verbindung")


def test_the_title_and_the_icon_of_every_open_page_show_a_turn(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    other = page.context.new_page()
    page.locator(f"form[action='/play']:has([value='{GAME}']) button").click()
    page.wait_for_selector("#main[data-turn=yes]")
    other.goto("/new")
    for each in (page, other):
        each.wait_for_function("() => document.title.startsWith('(1) ')")
        assert "icon-turn" in (each.locator("link[rel=icon]").get_attribute("href") or "")


def test_the_page_can_be_installed(new_page: NewPage) -> None:
    page = new_page(service_workers="allow")
    page.goto("/")
    client = page.context.new_cdp_session(page)
    manifest = client.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert json.loads(manifest["data"])["display"] == "standalone"
    problems = client.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [each["errorId"] for each in problems if each["errorId"] != "in-incognito"] == []
