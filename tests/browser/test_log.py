"""Log and board link to each other; new lines are counted for each person, on all their devices."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.player import act, start_against_bots, wait_for_turn


def played(page: Page, game: str, decisions: int) -> None:
    """Plays until it is this person's turn again and they have a choice."""
    start_against_bots(page, game)
    wait_for_turn(page)
    page.locator("#coach-off").click()
    rng = Random(4)
    for _ in range(decisions):
        if wait_for_turn(page):
            act(page, rng)
    wait_for_turn(page)


def test_a_line_lights_its_places_and_a_place_names_its_lines(new_page: NewPage) -> None:
    page = new_page()
    played(page, "china", 6)
    page.locator("label:has(#tab-log)").click()
    line = page.locator("#log .turn[data-places]:visible").last
    place = (line.get_attribute("data-places") or "").split()[-1]
    expect(page.locator(".last-turns .newest text")).to_have_text("3")
    line.locator(".head").hover()
    expect(page.locator(".linked .around")).to_have_count(len((line.get_attribute("data-places") or "").split()))
    called = page.locator(f"#{place}").get_attribute("data-name")
    expect(page.locator(".linked text").last).to_have_text(called or "", use_inner_text=False)
    expect(page.locator(".last-turns")).to_be_hidden()
    page.locator(f"#{place}").hover(force=True)
    expect(page.locator(".linked")).to_have_count(0)
    expect(line).to_have_class(re.compile("named"))
    page.locator("#log").focus()
    page.keyboard.press("ArrowUp")
    expect(page.locator("#log .head:focus")).to_have_count(1)
    line.locator("summary").press("Enter")
    expect(line.locator("ol li").first).to_be_visible()
    page.locator("[data-again]").click()
    expect(page.locator(".happened .mark").first).to_be_visible()


def test_what_others_said_is_counted_until_it_is_read_on_any_device(new_page: NewPage) -> None:
    page, friend = new_page(), new_page(locale="de-DE")
    played(page, "china", 1)
    start_against_bots(friend, "china")
    friend.goto(page.url)
    friend.locator("label:has(#tab-chat)").click()
    page.locator("label:has(#tab-chat)").click()
    page.locator("[data-phrase=hello]").click()
    expect(friend.locator("#chat .said")).to_contain_text("Hallo!")
    page.locator("label:has(#tab-log)").click()
    friend.locator("#say-text").fill("<b>schön</b>")
    friend.locator("#say-text").press("Enter")
    unread = ".tabs .chat-count"
    expect(page.locator(unread)).to_have_text("1")
    expect(page.locator("#chat .said").last).to_contain_text("spectator")
    expect(friend.locator(unread)).to_have_count(0)
    device = new_page(storage_state=page.context.storage_state())
    device.goto(page.url)
    expect(device.locator(unread)).to_have_text("1")
    with page.expect_response("**/look"):
        page.locator("label:has(#tab-chat)").click()
    expect(page.locator(unread)).to_have_count(0)
    device.reload()
    expect(device.locator("#chat .said")).to_have_count(2)
    expect(device.locator(unread)).to_have_count(0)
    page.locator("#chat .said .mute summary").last.click()
    page.locator("[data-mute]:not([data-everywhere])").last.click()
    expect(page.locator("#chat .said")).to_have_count(1)
    page.locator("[data-hear]").click()
    expect(page.locator("#chat .said")).to_have_count(2)


def test_what_happened_in_between_is_new_on_the_next_device_until_it_was_seen(new_page: NewPage) -> None:
    page = new_page()
    start_against_bots(page, "china")
    with page.expect_response("**/look"):
        wait_for_turn(page)
    page.route("**/look", lambda route: route.fulfill(status=204))
    rng = Random(4)
    for _ in range(5):
        if wait_for_turn(page):
            act(page, rng)
    expect(page.locator("#since")).to_be_hidden()
    device = new_page(storage_state=page.context.storage_state())
    device.goto(page.url)
    device.wait_for_selector(".ready #since:not([hidden])")
    new = device.locator("#log .turn.new")
    expect(device.locator("#since")).to_contain_text(str(new.count()))
    expect(device.locator("#log .here")).to_have_count(1)
    start = (new.first.get_attribute("id") or "").split("-")[1]
    expect(device.locator("#since a")).to_have_attribute("href", re.compile(rf"/replay\?at={start}&play=1$"))
    device.locator("label:has(#tab-log)").click()
    with device.expect_response("**/look"):
        device.locator("#log").evaluate("log => log.scrollTo(0, log.scrollHeight)")
    device.reload()
    expect(device.locator("body.ready #since")).to_be_hidden()
