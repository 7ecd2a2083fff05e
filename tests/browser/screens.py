"""The screens, languages and games of browser tests."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from kaiserhof.drawing import NARROW, WIDE, artist_of
from kaiserhof.engine import find_game, game_ids
from tests.browser.player import until

LOCALES = {"en": "en-GB", "de": "de-DE", "zh": "zh-CN"}
DRAWN = [name for name in game_ids() if artist_of(find_game(name)).draws]
EVERY_DRAWN_GAME = pytest.mark.parametrize("game", DRAWN)

A_DRAWN_GAME = pytest.mark.parametrize(
    "game", [DRAWN[0], *(pytest.param(game, marks=pytest.mark.thorough) for game in DRAWN[1:])]
)
"""One game is enough for what the page does in the same way for all; the others only in `make thorough`."""

EVERY_GAME_AND_LANGUAGE = pytest.mark.parametrize(
    ("game", "lang"),
    [
        pytest.param(game, lang, marks=[pytest.mark.thorough] * (lang != "de" and game != DRAWN[0]))
        for game in DRAWN
        for lang in LOCALES
    ],
)
"""Every game in German, which has the longest words, and one in every language; the others only in `make thorough`."""

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
SIZES = [
    (390, 844),
    (360, 640),
    (844, 390),
    (667, 375),
    (683, 384),  # 1366 by 768 at 200 percent
    (341, 192),  # and at 400 percent
    (320, 180),  # 1280 by 720 at 400 percent
    (768, 1024),
    (1024, 768),
    (1280, 720),
    (1366, 768),
    (1920, 1080),
    (2560, 1440),
]

ONE_OF_EACH_KIND = [(390, 844), (844, 390), (341, 192), (768, 1024), (1366, 768)]
"""A phone in portrait and landscape, a desktop at 400 percent, a tablet and a desktop. Other sizes have the same
layouts.
"""

BOXES = """const boxes = (each) => {
  if (getComputedStyle(each).display === "contents") return [...each.children].flatMap(boxes);
  return each.getClientRects().length ? [each] : [];
};"""
"""What a part of the page is laid out as: itself, or its children where they take part in the grid of the page."""


def resize(page: Page, size: tuple[int, int], game: str) -> None:
    """Resizes the window, and waits until the page has the picture for that size."""
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    wanted = artist_of(find_game(game)).form_for(NARROW if width <= 600 or height <= 500 else WIDE)
    until(page, "(form) => document.getElementById('main').dataset.form === form", wanted)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
