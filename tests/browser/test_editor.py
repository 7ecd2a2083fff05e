"""Boards made in the editor, by clicks alone and by keys alone, from nothing until they can be played on."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.desk import Desk, Point
from tests.browser.test_pages import violations

PROVINCES: dict[str, tuple[str, str, list[Point], list[Point]]] = {
    "north": (
        "北",
        "red",
        [(150, 120), (500, 90), (850, 120), (850, 360), (150, 360)],
        [(250, 220), (400, 200), (700, 220)],
    ),
    "west": ("西", "green", [(150, 360), (150, 660), (480, 660), (480, 360)], [(220, 450), (380, 560)]),
    "east": ("东", "yellow", [(480, 360), (480, 660), (850, 660), (850, 360)], [(560, 450), (760, 560)]),
}


def draw_three_provinces(desk: Desk) -> None:
    for name, (chinese, colour, corners, fields) in PROVINCES.items():
        desk.outline("province", corners)
        desk.say(colour=colour)
        desk.name(name, name.title(), chinese)
        desk.take("field")
        desk.click(*fields)


def test_a_map_is_made_by_clicks_alone_and_used(new_page: NewPage) -> None:
    page = new_page()
    desk = Desk(page, "china")
    desk.says("there must be at least 2 provinces")
    draw_three_provinces(desk)
    desk.take("alliance")
    desk.click((300, 250), (250, 600), (560, 600), (250, 600), (700, 250), (560, 600))
    desk.take("road")
    desk.click((250, 220), (400, 200), (400, 200), (220, 450), (220, 450), (380, 560))
    desk.take("road-4-5")
    desk.click((380, 560), (560, 450))
    desk.is_sound()
    expect(page.locator("#shown")).to_be_visible()
    # A province that is drawn across another one is told where it lies; undo takes it back.
    desk.outline("province", [(200, 200), (600, 200), (600, 300)])
    desk.says("overlap")
    expect(page.locator("#sheet .area.wrong")).not_to_have_count(0)
    page.keyboard.press("Control+z")
    desk.is_sound()
    # What is dragged takes its neighbours' corners along; a reload loses nothing.
    desk.take("choose")
    desk.click((200, 600))
    expect(page.locator("#sheet .handle[data-handle='outline.2']")).to_be_visible()
    desk.drag((480, 660), (500, 690))
    expect(page.locator("#sheet polygon[points*='500,690']")).to_have_count(2)
    page.reload()
    desk.is_sound()
    expect(page.locator("#sheet polygon[points*='500,690']")).to_have_count(2)
    desk.take("choose")
    page.select_option("#listed", "")
    desk.say(maker="Wen <b>")
    desk.is_sound()
    assert violations(page) == []
    with page.expect_navigation():
        page.click("#play")
    expect(page.locator("h1")).to_have_text("Board by Wen <b>")
    page.click("text=Play on this board")
    expect(page.locator("form.new-form")).to_contain_text("Board by Wen")


def test_two_provinces_that_do_not_touch_cannot_be_allied(new_page: NewPage) -> None:
    page = new_page()
    desk = Desk(page, "china")
    desk.outline("province", [(100, 100), (300, 100), (300, 300), (100, 300)])
    desk.outline("province", [(600, 100), (800, 100), (800, 300), (600, 300)])
    desk.take("field")
    desk.click((150, 150), (650, 150))
    desk.take("alliance")
    desk.click((200, 200), (700, 200))
    desk.says("alliance 1 joins 1 and 2, but they share no border")
    page.click(".problem")
    expect(page.locator("#thing h2")).to_contain_text("Alliance")
    expect(page.locator("#thing .wrong-line")).to_contain_text("share no border")


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def test_the_keyboard_alone_suffices(new_page: NewPage) -> None:
    page = new_page()
    desk = Desk(page, "china")
    at = [500, 380]

    def go(x: int, y: int) -> None:
        for axis, (goal, more, less) in enumerate(((x, "ArrowRight", "ArrowLeft"), (y, "ArrowDown", "ArrowUp"))):
            while at[axis] != goal:
                page.keyboard.press(more if goal > at[axis] else less)
                at[axis] += 10 if goal > at[axis] else -10

    def take(tool: str) -> None:
        page.locator(f"[data-tool='{tool}']").focus()
        press(page, "Enter")
        page.locator("#sheet").focus()

    take("province")
    for x, y in ((400, 300), (500, 300), (500, 400), (400, 400)):
        go(x, y)
        press(page, "Enter")
    press(page, "f")
    for x, y in ((500, 300), (600, 300), (600, 400), (500, 400)):
        go(x, y)
        press(page, "Enter")
    press(page, "f")
    take("field")
    for x, y in ((560, 330), (430, 330)):
        go(x, y)
        press(page, "Enter")
    take("road")
    for x, y in ((430, 330), (560, 330)):
        go(x, y)
        press(page, "Enter")
    take("alliance")
    for x, y in ((420, 380), (580, 380)):
        go(x, y)
        press(page, "Enter")
    desk.is_sound()
    # The first corner of the first province is chosen and moved, a corner is added and taken away, and all is undone.
    press(page, "Escape", "Escape", "n")
    expect(page.locator("#thing h2")).to_contain_text("Province")
    press(page, "k", "Alt+ArrowUp")
    expect(page.locator("#sheet polygon.kind-province").first).to_have_attribute(
        "points", "400,290 500,300 500,400 400,400"
    )
    press(page, "i")
    expect(page.locator("#sheet polygon.kind-province").first).to_have_attribute(
        "points", "400,290 450,295 500,300 500,400 400,400"
    )
    press(page, "Delete")
    expect(page.locator("#sheet polygon.kind-province").first).to_have_attribute(
        "points", "400,290 500,300 500,400 400,400"
    )
    press(page, "Control+z", "Control+z", "Control+z", "Control+y")
    expect(page.locator("#sheet polygon.kind-province").first).to_have_attribute(
        "points", "400,290 500,300 500,400 400,400"
    )


def test_a_photo_lies_under_the_sheet_and_stays_in_the_browser(new_page: NewPage) -> None:
    page = new_page()
    desk = Desk(page, "china")
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url))
    picture = bytes.fromhex("89504e470d0a1a0a") + b"not really"
    page.set_input_files("#photo", {"name": "board.png", "mimeType": "image/png", "buffer": picture})
    expect(page.locator("[data-layer='photo']")).to_have_attribute("href", re.compile("^blob:"))
    desk.checked()
    assert [url for url in sent if not url.startswith("blob:") and "/check" not in url] == []
