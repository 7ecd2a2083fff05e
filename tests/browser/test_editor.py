"""Boards made in the editor from scratch, by clicks alone or keys alone, until people play on them."""

from __future__ import annotations

import io
import re
from random import Random
from typing import Literal

import pytest
from PIL import Image, ImageDraw
from playwright.sync_api import Page, ViewportSize, expect

from benchmarks.editor_rebuild import LARGE, file_of, open_table, ours, rebuild
from kaiserhof.engine import Record
from tests.browser.axe import violations
from tests.browser.conftest import NewPage
from tests.browser.desk import PATIENCE, Desk
from tests.browser.other_boards import FILES, OTHER_BOARDS
from tests.browser.player import act, finish, wait_for_turn

TABLET: ViewportSize = {"width": 1024, "height": 768}
LAPTOP: ViewportSize = {"width": 1366, "height": 768}


@pytest.mark.long
def test_a_map_is_made_by_clicks_alone_and_played_on_to_the_end(new_page: NewPage) -> None:
    page = new_page()
    desk = Desk(page, "china")
    desk.says("There must be at least 2 provinces")
    OTHER_BOARDS["china"](desk)
    desk.is_sound()
    expect(page.locator("#shown")).to_be_visible()
    # A province that is drawn across another one is told where it lies; undo takes it back.
    desk.outline("province", [(220, 220), (700, 220), (700, 280)])
    desk.says("overlap")
    expect(page.locator("#sheet .area.wrong")).not_to_have_count(0)
    page.keyboard.press("Control+z")
    desk.is_sound()
    # What is dragged takes its neighbours' corners along; a reload loses nothing.
    desk.take("choose")
    desk.click((300, 430))
    expect(page.locator("#sheet .handle[data-handle='outline.2']")).to_be_visible()
    # Only what moves is drawn anew.
    page.locator("#sheet circle[data-kind=field]").first.evaluate("node => { node.stays = true; }")
    desk.drag((400, 500), (410, 530))
    expect(page.locator("#sheet polygon[points*='410,530']")).to_have_count(3)
    assert page.locator("#sheet circle[data-kind=field]").first.evaluate("node => node.stays")
    page.reload()
    desk.is_sound()
    expect(page.locator("#sheet polygon[points*='410,530']")).to_have_count(3)
    desk.click((300, 430))
    desk.drag((410, 530), (400, 500))
    expect(page.locator("#sheet polygon[points*='400,500']")).to_have_count(3)
    assert desk.file() == (FILES / "china.toml").read_bytes()
    assert violations(page) == []
    desk.use()
    expect(page.locator("h1")).to_have_text("Board by Wen")
    open_table(page)
    assert wait_for_turn(page)
    act(page, Random(1))
    finish(page, Random(1))
    page.get_by_role("link", name="Final scoring").click()
    expect(page.locator(".sheet-table tfoot")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert Record.parse(download.value.path().read_text()).board is not None


@pytest.mark.long
def test_a_board_of_hexes_is_made_by_clicks_alone_and_played_on(new_page: NewPage) -> None:
    page = new_page()
    desk = Desk(page, "dayunhe")
    OTHER_BOARDS["dayunhe"](desk)
    desk.is_sound()
    assert desk.file() == (FILES / "dayunhe.toml").read_bytes()
    desk.use()
    expect(page.locator("h1")).to_have_text("Board by Wen")
    open_table(page)
    assert wait_for_turn(page)
    expect(page.locator("#board")).to_be_visible()


@pytest.mark.long
def test_a_part_of_our_own_map_is_rebuilt_to_the_same_file(new_page: NewPage) -> None:
    page = new_page(viewport=LARGE)
    desk = Desk(page, "china")
    document = ours()
    # Two neighbours, and of their outlines the corners that two provinces need; `make editor-rebuild` draws everything.
    document["province"] = [each for each in document["province"] if each["id"] in ("lu", "qi")]
    for province in document["province"]:
        province["outline"] = province["outline"][::6]
    known = {field["id"] for province in document["province"] for field in province["fields"]}
    document["alliance"] = [each for each in document["alliance"] if set(each["provinces"]) == {"lu", "qi"}]
    document["alliance"][0]["number"] = 1
    roads = document["roads"]
    roads["common"] = [pair for pair in roads["common"] if known.issuperset(pair)]
    roads["side"] = {
        side: [pair for pair in listed if known.issuperset(pair)] for side, listed in roads["side"].items()
    }
    for key in ("coast", "score_track"):
        del document[key]
    for key in ("sea", "lake", "river"):
        document[key] = document[key][:1]
    document["mountains"]["peaks"] = document["mountains"]["peaks"][:2]
    rebuild(desk, document)
    assert desk.file() == file_of(document)


def test_two_provinces_that_do_not_touch_cannot_be_allied(new_page: NewPage) -> None:
    page = new_page()
    desk = Desk(page, "china")
    desk.outline("province", [(100, 100), (300, 100), (300, 300), (100, 300)])
    desk.outline("province", [(600, 100), (800, 100), (800, 300), (600, 300)])
    desk.take("field")
    desk.click((150, 150), (650, 150))
    desk.take("alliance")
    desk.click((200, 200), (700, 200))
    desk.says("Alliance 1 joins 1 and 2, but they share no border")
    page.click(".problem")
    expect(page.locator("#thing h2")).to_contain_text("Alliance")
    expect(page.locator("#thing .wrong-line")).to_contain_text("share no border")


def test_every_field_of_our_map_is_taken_by_its_middle_and_dragged(new_page: NewPage) -> None:
    page = new_page(viewport=LAPTOP)
    desk = Desk(page, "china", "ours")
    desk.is_sound()
    document = ours()
    fields = [
        (f"province.{number}.fields.{index}", field)
        for number, province in enumerate(document["province"])
        for index, field in enumerate(province["fields"])
    ]
    chosen = []
    for path, field in fields:
        desk.click((field["x"], field["y"]))
        desk.drawn()
        if page.locator("#listed").input_value() == path:
            chosen.append(path)
    assert chosen == [path for path, _ in fields]
    path, field = fields[0]
    desk.drag((field["x"], field["y"]), (field["x"] + 7, field["y"] + 3))
    expect(page.locator(f"#sheet circle[data-path='{path}'].dot")).to_have_attribute("cx", str(field["x"] + 7))
    assert page.evaluate("getSelection().toString()") == ""
    # The alliance below the Yellow River, the dragon of a province that is not chosen, and what lies below a field.
    page.keyboard.press("Escape")
    x, y = document["alliance"][0]["marker"]
    desk.click((x, y))
    expect(page.locator("#listed")).to_have_value("alliance.0")
    x, y = document["province"][1]["dragon"]
    desk.drag((x, y), (x + 12, y))
    expect(page.locator("#sheet .handle.own[data-handle='dragon']")).to_have_attribute("cx", str(x + 12))
    field = document["province"][2]["fields"][1]
    for below in ("province.2.fields.1", "roads.", "province.2"):
        desk.click((field["x"], field["y"]))
        expect(page.locator("#listed")).to_have_value(re.compile(f"^{below}"))


def test_layers_are_hidden_and_locked_and_roads_filtered_by_side(new_page: NewPage) -> None:
    page = new_page(viewport=LAPTOP)
    desk = Desk(page, "china", "ours")
    desk.is_sound()
    page.click("#layers summary")
    page.select_option("#side", "3-4")
    expect(page.locator("#sheet [data-kind='road-4-5']")).to_have_count(0)
    expect(page.locator("#sheet [data-kind='road-3-4']")).not_to_have_count(0)
    colours = {
        kind: page.locator(f"#sheet [data-kind='{kind}']").last.evaluate("e => getComputedStyle(e).stroke")
        for kind in ("road", "road-3-4")
    }
    page.select_option("#side", "")
    colours["road-4-5"] = page.locator("#sheet [data-kind='road-4-5']").last.evaluate("e => getComputedStyle(e).stroke")
    assert len(set(colours.values())) == 3
    page.uncheck("#layers [name='shown'][value='scenery']")
    expect(page.locator("#sheet [data-kind='mountain']")).to_have_count(0)
    page.check("#layers [name='locked'][value='field']")
    field = ours()["province"][0]["fields"][0]
    desk.click((field["x"], field["y"]))
    expect(page.locator("#listed")).not_to_have_value(re.compile("fields"))


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


class Keys:
    """Someone who uses the editor without a mouse."""

    def __init__(self, page: Page, at: tuple[int, int]) -> None:
        self.page, self.at = page, list(at)

    def go(self, x: int, y: int) -> None:
        for axis, (goal, more, less) in enumerate(((x, "ArrowRight", "ArrowLeft"), (y, "ArrowDown", "ArrowUp"))):
            while self.at[axis] != goal:
                self.page.keyboard.press(more if goal > self.at[axis] else less)
                self.at[axis] += 10 if goal > self.at[axis] else -10

    def enter(self, *points: tuple[int, int]) -> None:
        for point in points:
            self.go(*point)
            press(self.page, "Enter")

    def take(self, tool: str) -> None:
        self.page.locator(f"[data-tool='{tool}']").focus()
        press(self.page, "Enter")
        self.page.locator("#sheet").focus()

    def say(self, entry: str, *keys: str) -> None:
        self.page.locator(f"#entry-{entry}").focus()
        press(self.page, *keys, "Tab")


def test_the_keyboard_alone_suffices_for_a_map(new_page: NewPage) -> None:
    page = new_page()
    desk = Desk(page, "china")
    keys = Keys(page, (500, 380))
    keys.take("province")
    keys.enter((400, 300), (500, 300), (500, 400), (400, 400))
    press(page, "f")
    keys.enter((500, 300), (600, 300), (600, 400), (500, 400))
    press(page, "f")
    desk.drawn()
    keys.say("colour", "End")
    keys.say("names-en", "Control+a", "X")
    expect(page.locator("#sheet polygon[data-kind=province].chosen")).to_have_css("fill", "rgb(180, 69, 47)")  # red
    keys.take("field")
    keys.enter((560, 330), (430, 330))
    keys.take("road")
    keys.enter((430, 330), (560, 330))
    keys.take("alliance")
    keys.enter((420, 380), (580, 380))
    keys.take("coast")
    keys.enter((600, 400), (620, 440))
    press(page, "f")
    keys.take("mountain")
    keys.enter((610, 360))
    keys.go(630, 360)
    press(page, "n", "p", "k", "m")
    desk.is_sound()
    expect(page.locator("#sheet polygon[data-kind=mountain]")).to_have_attribute("points", "610,348 622,369 598,369")
    expect(page.locator("#sheet polyline[data-kind=coast]")).to_have_attribute("points", "600,400 620,440")
    # The first corner of the first province is chosen and moved, a corner is added and taken away, and all is undone.
    press(page, "Escape", "Escape", "n")
    expect(page.locator("#thing h2")).to_contain_text("Province")
    first = page.locator("#sheet polygon[data-kind=province]").first
    press(page, "k", "Shift+ArrowUp")
    expect(first).to_have_attribute("points", "400,290 500,300 500,400 400,400")
    press(page, "i")
    expect(first).to_have_attribute("points", "400,290 450,295 500,300 500,400 400,400")
    press(page, "Delete")
    expect(first).to_have_attribute("points", "400,290 500,300 500,400 400,400")
    press(page, "Control+z", "Control+z", "Control+z", "Control+y")
    expect(first).to_have_attribute("points", "400,290 500,300 500,400 400,400")
    # The chosen corner goes to the cross, the view follows the keys, and a thing is removed with what names it.
    press(page, "k", "ArrowUp", "ArrowUp", "m", "+", "+", "0", "-")
    expect(first).to_have_attribute("points", "400,288 500,300 500,400 400,400")
    press(page, "Escape", "n", "Delete")
    expect(page.locator("#sheet polygon[data-kind=province]")).to_have_count(1)
    expect(page.locator("#sheet line[data-kind=alliance]")).to_have_count(0)


def test_the_keyboard_alone_suffices_for_a_board_of_hexes(new_page: NewPage) -> None:
    page = new_page()
    Desk(page, "dayunhe")
    keys = Keys(page, (0, 0))
    title = page.locator("#thing h2")
    keys.take("hex")
    press(page, "Enter")
    expect(title).to_have_text("Hex (flat top) C4")
    press(page, "ArrowDown", "Enter", "ArrowRight", "Enter", "ArrowLeft", "ArrowUp", "ArrowLeft", "Enter")
    expect(page.locator("#sheet .cell-name")).to_have_text(["C4", "C5", "D4", "B3"])
    region, neutral = "rgb(227, 185, 165)", "rgb(217, 203, 166)"
    expect(page.locator("#sheet .cell").last).to_have_css("fill", region)
    keys.say("kind", "ArrowDown")
    expect(page.locator("#sheet .cell").last).to_have_css("fill", neutral)
    expect(page.locator("#sheet .cell").first).to_have_css("fill", region)
    keys.take("symbols")
    press(page, "Enter", "ArrowRight", "Enter")
    expect(page.locator("#sheet .order")).to_have_count(2)
    press(page, "Enter")
    expect(page.locator("#sheet .order")).to_have_count(1)
    keys.take("tile")
    for edge in (3, 5):
        page.locator(f"[data-edge='{edge}']").focus()
        press(page, "Space")
    expect(page.locator("[data-edge]:checked")).to_have_count(2)
    expect(page.locator("[data-edge='5']")).to_be_checked()
    page.locator("#do-remove").focus()
    press(page, "Enter")
    expect(page.locator("#entry-edges")).to_have_count(0)
    press(page, "n")
    expect(title).to_have_text("Hex (flat top) C4")
    press(page, "Delete")
    expect(page.locator("#sheet .cell")).to_have_count(3)
    press(page, "Control+z")
    expect(page.locator("#sheet .cell")).to_have_count(4)


def test_a_photo_lies_under_the_sheet_and_stays_in_the_browser(new_page: NewPage) -> None:
    page = new_page()
    desk = Desk(page, "china")
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url))
    photo = page.locator("#photo-image")
    page.click("#photo-fold summary")
    page.set_input_files("#photo", {"name": "board.png", "mimeType": "image/png", "buffer": SLANTED})
    expect(photo).to_have_attribute("src", re.compile("^blob:"))
    desk.checked()
    # It is dragged, turned and scaled, and straightened by the corners of the board on it.
    before = where(page)
    desk.drag((500, 380), (540, 380))
    expect_moved(page, before)
    for button in ("left", "right", "quarter", "larger", "smaller", "fit"):
        before = where(page)
        page.click(f"#photo-{button}")
        expect_moved(page, before)
    page.click("#photo-pins")
    expect(page.locator("#how")).to_contain_text("upper left")
    desk.click(*(on_sheet(x, y) for x, y in CORNERS))
    expect(page.locator("#how")).to_contain_text("Drag the photo")
    matrix = [float(each) for each in where(page).removeprefix("matrix3d(").removesuffix(")").split(",")]
    box = page.locator(".editor-paper").bounding_box()
    assert box is not None
    for (x, y), corner in zip(CORNERS, ((0, 0), (1000, 0), (1000, 760), (0, 760)), strict=True):
        depth = matrix[3] * x + matrix[7] * y + matrix[15]
        found = [(matrix[row] * x + matrix[4 + row] * y + matrix[12 + row]) / depth for row in (0, 1)]
        ((left, top),) = desk.on_screen(corner)
        assert found == pytest.approx([left - box["x"] - 1, top - box["y"] - 1], abs=2.5)
    expect(photo).to_have_css("opacity", "0.6")
    assert [url for url in sent if not url.startswith("blob:") and "/check" not in url] == []
    # It lies as it did after a reload, until it is removed.
    laid = where(page)
    page.reload()
    expect(photo).to_have_attribute("src", re.compile("^blob:"))
    page.click("#photo-fold summary")
    page.wait_for_function("known => document.querySelector('#photo-image').style.transform === known", arg=laid)
    page.click("#no-photo")
    expect(photo).to_be_hidden()
    page.reload()
    desk.checked()
    expect(page.locator("#no-photo")).to_be_hidden()


def where(page: Page) -> str:
    """Returns how the photo is laid under the sheet."""
    page.evaluate("() => new Promise(requestAnimationFrame)")
    return str(page.locator("#photo-image").evaluate("image => image.style.transform"))


def expect_moved(page: Page, before: str) -> None:
    page.wait_for_function("before => document.querySelector('#photo-image').style.transform !== before", arg=before)


CORNERS = ((300, 200), (1400, 260), (1500, 900), (200, 1000))
"""The corners of a board on a photo taken askew, in its pixels."""


def on_sheet(x: float, y: float) -> tuple[float, float]:
    """Returns where a pixel of the photo lies while the whole photo is fitted into the sheet."""
    share = min(1000 / WIDE, 760 / HIGH)
    return 500 + (x - WIDE / 2) * share, 380 + (y - HIGH / 2) * share


WIDE, HIGH = 1600, 1200


def _slanted() -> bytes:
    picture = Image.new("RGB", (WIDE, HIGH), "#556677")
    ImageDraw.Draw(picture).polygon(CORNERS, fill="#ddccaa")
    written = io.BytesIO()
    picture.save(written, "PNG")
    return written.getvalue()


SLANTED = _slanted()


@pytest.mark.parametrize("game", OTHER_BOARDS)
def test_the_editor_is_sound_on_a_tablet_by_day_and_night(game: str, new_page: NewPage) -> None:
    page = new_page(viewport=TABLET, has_touch=True, color_scheme="dark", locale="de")
    desk = Desk(page, game, "ours")
    desk.is_sound()
    scheme: Literal["dark", "light"]
    for scheme, size in (("dark", TABLET), ("light", TABLET), ("light", LAPTOP), ("dark", LAPTOP)):
        page.emulate_media(color_scheme=scheme)
        page.set_viewport_size(size)
        assert violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    editor = page.url
    for path in ("/boards", f"/editor/{game}"):
        page.goto(path)
        expect(page.locator(".own-boards li")).to_have_count(1)
        assert violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.goto(editor)
    page.set_viewport_size(TABLET)
    desk = Desk(page, game)
    page.locator("[data-tool='province'], [data-tool='hex']").tap()
    desk.drawn()
    for x, y in desk.on_screen((300, 200), (360, 200), (360, 260), (300, 200)):
        page.touchscreen.tap(x, y)
    expect(page.locator("#sheet polygon.thing")).not_to_have_count(0)


def test_a_finger_takes_a_place_beside_which_it_comes_down(new_page: NewPage) -> None:
    page = new_page(viewport=TABLET, has_touch=True)
    desk = Desk(page, "china", "ours")
    [(x, y)] = desk.on_screen((116, 262))
    page.mouse.click(x, y + 15)
    expect(page.locator("#thing h2")).to_contain_text("Province")
    page.touchscreen.tap(x, y + 15)
    expect(page.locator("#thing h2")).to_contain_text("Field")
    page.touchscreen.tap(x, y + 15)
    expect(page.locator("#thing h2")).to_contain_text("Province")


def test_an_empty_board_of_hexes_may_take_our_tiles(new_page: NewPage) -> None:
    page = new_page()
    Desk(page, "dayunhe").says("There are 0 canal tiles")
    page.click("[data-cure='ours']")
    expect(page.locator("#problems")).not_to_contain_text("canal tiles", timeout=PATIENCE)
    page.click("#undo")
    expect(page.locator("[data-cure='ours']")).to_be_visible(timeout=PATIENCE)
