"""Checks of touch targets: everything lit must be in reach and large enough for a finger."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.player import MOVING

FINGER = 43.5

SMALL = """(least) => [...document.querySelectorAll("button, a[href], summary, .spot.lit, .part-target, [role=button]")]
  .filter((each) => !each.closest("dialog:not([open]), .tip, .sprite") && !each.matches(".skip, .spot:not(.lit)"))
  .map((each) => [each, (each.querySelector(":scope > .hit") ?? each).getBoundingClientRect()])
  .filter(([, box]) => box.width && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth)
  .filter(([each, box]) => {
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return each.contains(top) && Math.min(box.width, box.height) < least;
  })
  .map(([each, box]) => {
    const name = each.id.replace(/[-\\d]+$/, "") || each.className.toString().split(" ")[0] || each.localName;
    return `${name} ${Math.round(box.width)}x${Math.round(box.height)}`;
  })"""
"""Finds visible touch targets that are smaller than a finger."""

BUSY = f"{MOVING} || document.querySelector('.in-scene')"

OUT_OF_REACH = """async () => {
  while (BUSY) await new Promise(requestAnimationFrame);
  const frame = document.querySelector(".board-frame")?.getBoundingClientRect();
  const drawing = document.getElementById("pieces");
  const targets = [...document.querySelectorAll("#board .spot.lit, #board .part-target, #cards .spot.lit")]
    .filter((spot) => spot.getClientRects().length)
    .map((spot) => {
      const box = (spot.querySelector(":scope > .hit") ?? spot).getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const top = document.elementFromPoint(x, y);
      const framed = drawing?.contains(spot) && x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
      const [name, met, drawn] = [spot.id || spot.dataset.near, spot.contains(top), drawing?.contains(spot)];
      return { name, met, drawn, framed, top };
    });
  const covered = targets.filter(({ framed, top }) => framed && !drawing.contains(top));
  const found = covered.map(({ name, top }) => `${name} lies under ${top?.id || top?.className}`);
  const drawn = targets.filter((each) => each.drawn);
  if (targets.length && !targets.some(({ met }) => met)) found.push("nothing lit is in sight");
  if (drawn.length && !drawn.some(({ met }) => met)) found.push("nothing lit of the board is in sight");
  return found;
}""".replace("BUSY", BUSY)
"""Finds lit elements that cannot be tapped, because they are covered or out of sight, once nothing moves and no scene
plays.
"""


def settle(page: Page) -> None:
    """Waits until nothing moves and no scene plays."""
    page.wait_for_function(f"() => !({BUSY})")


def too_small(page: Page) -> list[str]:
    """Returns what is smaller than a finger, one of each kind."""
    return sorted(set(page.evaluate(SMALL, FINGER)))


def out_of_reach(page: Page) -> list[str]:
    """Returns what is lit but cannot be tapped."""
    found: list[str] = page.evaluate(OUT_OF_REACH)
    return found
