"""By night, what can be chosen stands out at a glance: its marks contrast with everything below and beside them."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page

from tests.browser.conftest import NewPage
from tests.browser.player import act, start_against_bots, wait_for_turn
from tests.browser.screens import EVERY_DRAWN_GAME

LEAST = 3.0
"""The contrast that WCAG requires of graphical objects (1.4.11)."""

CONTRAST = """
const parts = (colour) => {
  const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d");
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  return canvas.getImageData(0, 0, 1, 1).data;
};
const light = ([r, g, b]) => {
  const linear = (c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
  const [x, y, z] = [r, g, b].map((each) => linear(each / 255));
  return 0.2126 * x + 0.7152 * y + 0.0722 * z;
};
const contrast = (a, b) => {
  const [low, high] = [light(a), light(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
};
"""

ON_THE_BOARD = f"""async () => {{ {CONTRAST}
  const base = [...document.querySelectorAll(".board img.base")].find((each) => each.getClientRects().length);
  await base.decode();
  const frame = base.getBoundingClientRect();
  const size = {{ width: Math.round(frame.width), height: Math.round(frame.height) }};
  const paper = Object.assign(document.createElement("canvas"), size).getContext("2d");
  paper.drawImage(base, 0, 0, size.width, size.height);
  const rings = [...document.querySelectorAll("#pieces .lit .ring")].filter((ring) => ring.getClientRects().length);
  return rings.map((ring) => {{
    const box = ring.getBoundingClientRect();
    const halo = ring.parentElement.querySelector(".halo");
    const marks = halo?.getClientRects().length ? [ring, halo] : [ring];
    const colours = marks.map((each) => parts(getComputedStyle(each).stroke));
    const around = [...Array(16).keys()].map((each) => (each / 8) * Math.PI).map((angle) => [
      box.x + (box.width / 2) * (1 + 1.15 * Math.cos(angle)) - frame.x,
      box.y + (box.height / 2) * (1 + 1.15 * Math.sin(angle)) - frame.y,
    ]);
    const under = around.map(([x, y]) => paper.getImageData(x, y, 1, 1).data);
    const met = under.map((data) => Math.max(...colours.map((each) => contrast(each, data)))).sort((a, b) => a - b);
    return [ring.closest(".spot").id, met[4]];
  }});
}}"""
"""For each lit spot, the contrast between its ring (or the halo around the ring) and the board; three quarters of all
places have a higher one.
"""

BESIDE_THE_BOARD = f"""() => {{ {CONTRAST}
  return [...document.querySelectorAll("#cards .spot.lit")].map((card) => {{
    const frame = getComputedStyle(card).boxShadow.match(/(rgba?|color|oklab|#)[^)]*\\)?/)?.[0];
    return [card.id, contrast(parts(frame), parts(getComputedStyle(card.closest(".sheet")).backgroundColor))];
  }});
}}"""


def faint(found: list[tuple[str, float]]) -> list[tuple[str, float]]:
    return [(name, round(contrast, 2)) for name, contrast in found if contrast < LEAST]


def look(page: Page) -> tuple[int, int]:
    """Measures everything lit; returns how much of it is on the board and beside it."""
    board, beside = page.evaluate(ON_THE_BOARD), page.evaluate(BESIDE_THE_BOARD)
    assert faint([*board, *beside]) == []
    return len(board), len(beside)


@EVERY_DRAWN_GAME
def test_what_is_lit_stands_out_by_night(game: str, new_page: NewPage) -> None:
    page = new_page(color_scheme="dark")
    start_against_bots(page, game)
    rng, on_board, beside = Random(7), 0, 0
    for _ in range(8):
        assert wait_for_turn(page)
        board, cards = look(page)
        on_board, beside = on_board + board, beside + cards
        if on_board and beside:
            break
        act(page, rng)
    assert on_board
    assert beside
    unlit = page.locator("#pieces .spot:not(.lit) .ring")
    assert not unlit.count() or not unlit.first.is_visible()
