"""Rebuilds our own map in an empty editor by clicks, and plays on the second boards to the end. `make editor-rebuild`.

It takes about two thousand clicks and two whole games, so `make test` rebuilds only a small part of the map. With
`--shots FOLDER` it takes screenshots.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Callable, Mapping
from difflib import unified_diff
from pathlib import Path
from random import Random
from typing import Any, cast

from playwright.sync_api import Page, expect, sync_playwright

from kaiserhof.engine import find_game
from kaiserhof.engine.datafile import read_toml
from kaiserhof.engine.editing import write_document
from kaiserhof.storage.store import sqlite_address
from kaiserhof.web import Settings
from kaiserhof.web.app import create_app
from tests.browser.chromium import ARGUMENTS, chromium
from tests.browser.conftest import serving
from tests.browser.desk import PATIENCE, Desk, Point
from tests.browser.other_boards import FILES, OTHER_BOARDS
from tests.browser.player import play_to_the_end

GAME = "china"
LARGE = {"width": 2000, "height": 1600}
"""The window, in which a unit of the sheet is more than a pixel, so that every point of our map can be clicked."""

Shot = Callable[[str], None]


def ours() -> dict[str, Any]:
    """Returns the document of our own map, with the short names that the editor gives to lakes."""
    document = read_toml(find_game(GAME).board_source)
    for lake in cast("list[dict[str, Any]]", document["lake"]):
        lake["id"] = lake["names"]["en"].lower().replace(" ", "-")
    return document


def file_of(document: Mapping[str, Any], game: str = GAME) -> bytes:
    """Returns the file that the editor writes for a document."""
    editing = find_game(game).editing
    assert editing is not None
    return write_document(document, editing.order)


def rebuild(desk: Desk, document: Mapping[str, Any], shot: Shot = lambda _: None) -> None:
    """Draws everything on a map by clicks, in the order of its file."""
    page = desk.page
    page.uncheck("#snaps")
    page.uncheck("#follows")
    page.fill("#fade", "0")
    radii = ("field_radius", "dragon_radius", "marker_radius")
    desk.say(**{key: str(document["map"][key]) for key in radii}, reconstruction=document["map"]["reconstruction"])
    for number, province in enumerate(document["province"]):
        desk.outline("province", province["outline"])
        desk.say(colour=province["colour"])
        _name(desk, province)
        page.click("#do-ownlabel")
        for key in ("dragon", "label"):
            _move(desk, f"province.{number}", key, province[key])
        desk.take("field")
        desk.click(*((field["x"], field["y"]) for field in province["fields"]))
        shot(f"province-{number + 1}")
    _join(desk, document)
    shot("roads")
    _scenery(desk, document)
    shot("whole")


def _join(desk: Desk, document: Mapping[str, Any]) -> None:
    dragons = {province["id"]: province["dragon"] for province in document["province"]}
    fields = {field["id"]: (field["x"], field["y"]) for each in document["province"] for field in each["fields"]}
    for number, alliance in enumerate(document["alliance"]):
        desk.take("alliance")
        desk.click(*(dragons[name] for name in alliance["provinces"]))
        _move(desk, f"alliance.{number}", "marker", alliance["marker"])
    roads = document["roads"]
    sides = roads["side"]
    for tool, listed in (("road", roads["common"]), ("road-3-4", sides["3-4"]), ("road-4-5", sides["4-5"])):
        desk.take(tool)
        for pair in listed:
            desk.click(*(fields[name] for name in pair))


def _scenery(desk: Desk, document: Mapping[str, Any]) -> None:
    if "score_track" in document:
        desk.line("track", document["score_track"]["spaces"])
    for sea in document.get("sea", []):
        desk.take("sea")
        desk.click(sea["label"])
        _name(desk, sea)
        if sea.get("upright"):
            desk.say(upright=True)
    if "coast" in document:
        desk.line("coast", document["coast"]["line"])
    for lake in document.get("lake", []):
        desk.outline("lake", lake["outline"])
        _name(desk, lake)
    for number, river in enumerate(document.get("river", [])):
        desk.page.select_option("#listed", "")
        for line in river["lines"]:
            desk.line("river", line)
        _name(desk, river)
        _move(desk, f"river.{number}", "label", river["label"])
    for peak in document.get("mountains", {}).get("peaks", []):
        desk.take("mountain")
        desk.click((peak["x"], peak["y"]))
        desk.say(size=str(peak["size"]))
    decoration = document.get("decoration", {})
    if "banner" in decoration:
        desk.take("banner")
        desk.click(decoration["banner"]["at"])
        desk.say(text=decoration["banner"]["text"])
    for junk in decoration.get("junks", []):
        desk.take("junk")
        desk.click(junk["at"])
        if "scale" in junk:
            desk.say(scale=str(junk["scale"]))


def _name(desk: Desk, thing: Mapping[str, Any]) -> None:
    desk.say(**{f"names__{lang}": name for lang, name in thing["names"].items()})


def _move(desk: Desk, path: str, handle: str, to: Point) -> None:
    """Drags a further point of a thing to its place."""
    page = desk.page
    desk.take("choose")
    page.select_option("#listed", path)
    circle = page.locator(f"#sheet .handle[data-handle='{handle}'][data-path='{path}']")
    circle.wait_for()
    x, y = (float(circle.get_attribute(key) or 0) for key in ("cx", "cy"))
    if [x, y] != list(to):
        desk.drag((x, y), to)
    expect(circle).to_have_attribute("cx", str(to[0]))
    expect(circle).to_have_attribute("cy", str(to[1]))


def open_table(page: Page) -> None:
    """Opens a table with bots from the page of a board."""
    page.click("text=Play on this board")
    page.locator(".new-form .btn-main").click()
    page.wait_for_selector(".ready #invite")
    page.locator("[value='begin']").click()
    page.wait_for_selector(".ready #prompt")


# ---- the long run


def main() -> None:
    """Serves the page, rebuilds the map, draws and plays the second boards, and prints the result."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--shots", type=Path)
    parser.add_argument("--only", choices=["rebuild", *OTHER_BOARDS])
    parser.add_argument("--write", action="store_true", help="write the files of the second boards anew")
    chosen = parser.parse_args()
    wrong = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        settings = Settings(database=sqlite_address(Path(folder)), limits=False, bot_pause=0.02)
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        with serving(create_app(settings)) as address:
            for name in ["rebuild", *OTHER_BOARDS]:
                if chosen.only in (None, name):
                    size = LARGE if name == "rebuild" else {"width": 1366, "height": 768}
                    page = browser.new_page(base_url=address, viewport=size)  # type: ignore[arg-type]
                    page.set_default_timeout(PATIENCE)
                    begun = time.monotonic()
                    run = _rebuilt if name == "rebuild" else _played
                    said = run(page, name, _shooting(page, chosen.shots, name), chosen.write)
                    print(f"{name}: {said or 'the same file'}, {time.monotonic() - begun:.0f} s", flush=True)
                    wrong += [said] if said else []
                    page.close()
        browser.close()
    raise SystemExit(bool(wrong))


def _rebuilt(page: Page, _name: str, shot: Shot, _write: bool) -> str:
    desk = Desk(page, GAME)
    rebuild(desk, ours(), shot)
    desk.is_sound()
    return difference(file_of(ours()), desk.file())


def _played(page: Page, game: str, shot: Shot, write: bool) -> str:
    desk = Desk(page, game)
    OTHER_BOARDS[game](desk)
    desk.is_sound()
    shot("drawn")
    file, path = desk.file(), FILES / f"{game}.toml"
    if write:
        path.write_bytes(file)
    desk.use()
    shot("board")
    open_table(page)
    shot("table")
    play_to_the_end(page, Random(1))
    shot("end")
    return difference(path.read_bytes(), file)


def _shooting(page: Page, folder: Path | None, name: str) -> Shot:
    def shot(what: str) -> None:
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
            page.screenshot(path=folder / f"{name}-{what}.png")

    return shot


def difference(expected: bytes, found: bytes) -> str:
    """Returns the first lines in which two files differ; empty if they are the same."""
    return "\n".join([*unified_diff(expected.decode().split("\n"), found.decode().split("\n"), n=0)][:40])


if __name__ == "__main__":
    main()
