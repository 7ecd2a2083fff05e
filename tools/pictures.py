"""Writes docs/pictures: the empty board of every game that draws one, and tables as they look in Chromium.

`python -m tools.pictures`, or `make pictures`. The moves and the contents of the pictured tables are stored in
`tables.json`, so that `tests/test_pictures.py` notices when the page has changed.
"""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

from kaiserhof.drawing import artist_of
from kaiserhof.engine import KaiserhofError, find_game, game_ids
from kaiserhof.storage.store import sqlite_address
from kaiserhof.web import Settings
from kaiserhof.web.app import create_app
from tests.browser.chromium import ARGUMENTS, MISSING, chromium
from tests.browser.conftest import serving
from tests.browser.scenes import Scene, shown, stage
from tools.rule_pages import ROOT

FOLDER = ROOT / "docs" / "pictures"
TABLES = FOLDER / "tables.json"


class Shot(NamedTuple):
    """The settings for a picture of a table."""

    name: str
    lang: str
    theme: str
    width: int
    height: int
    scale: float = 1.0


DESK = Shot("table", "en", "light", 1366, 768)
NIGHT = Shot("table-dark", "zh", "dark", 1366, 768)
PHONE = Shot("phone", "de", "light", 390, 844, 1.5)


def board(game_id: str) -> str | None:
    """Returns the empty board of a game in English, for the smallest number of players; None if it draws none."""
    game = find_game(game_id)
    try:
        return artist_of(game).map_svg(game.choose(game.players[0]), "en")
    except KaiserhofError:
        return None


def photograph(browser: Browser, address: str, scene: Scene, shot: Shot, path: Path) -> None:
    """Opens a staged table and writes a screenshot."""
    narrow = shot.width < shot.height
    context = browser.new_context(
        base_url=address,
        viewport={"width": shot.width, "height": shot.height},
        device_scale_factor=shot.scale,
        locale=shot.lang,
        has_touch=narrow,
        is_mobile=narrow,
        reduced_motion="reduce",
        service_workers="block",
    )
    cookies = {"": scene.token, "_lang": shot.lang, "_theme": shot.theme, "_form": "narrow" if narrow else "wide"}
    context.add_cookies([{"name": f"kaiserhof{key}", "value": value, "url": address} for key, value in cookies.items()])
    page = context.new_page()
    page.goto(scene.path)
    page.wait_for_selector(".ready #prompt")
    page.wait_for_load_state("load")
    page.screenshot(path=path, type="jpeg", quality=80)
    context.close()


def main() -> None:
    """Writes all pictures."""
    program = chromium()
    if program is None:
        raise SystemExit(MISSING)
    FOLDER.mkdir(parents=True, exist_ok=True)
    staged = {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        for number, game_id in enumerate(game_ids()):
            if svg := board(game_id):
                (FOLDER / f"{game_id}.svg").write_text(svg, encoding="utf-8")
            shots = [DESK, NIGHT, PHONE] if number == 0 else [DESK._replace(name=f"{game_id}-table")]
            with tempfile.TemporaryDirectory() as folder:
                scene = stage(Path(folder), game_id)
                staged[game_id] = {"moves": scene.moves, "shown": shown(scene.markup)}
                with serving(create_app(Settings(sqlite_address(Path(folder))))) as address:
                    for shot in shots:
                        path = FOLDER / f"{shot.name}.jpg"
                        photograph(browser, address, scene, shot, path)
                        print(path.relative_to(ROOT))
        browser.close()
    TABLES.write_text(json.dumps(staged, ensure_ascii=False, indent=0) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
