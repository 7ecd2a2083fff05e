"""Someone who uses the board editor only by clicks and keys at points of the sheet."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Page, expect

Point = tuple[float, float]
PATIENCE = 120_000
"""Milliseconds within which the server must check and draw a board on a busy machine."""

ON_SCREEN = """(sheet, points) => {
  const matrix = sheet.getScreenCTM();
  return points.map(([x, y]) => { const at = new DOMPoint(x, y).matrixTransform(matrix); return [at.x, at.y]; });
}"""


class Desk:
    """The board editor of a game, open in a page."""

    def __init__(self, page: Page, game: str, begin: str = "nothing") -> None:
        self.page = page
        page.goto(f"/editor/{game}")
        page.click(f"[name='from'][value='{begin}']")
        self.checked()

    def checked(self) -> None:
        """Waits until the server has checked the present board."""
        expect(self.page.locator("#verdict")).not_to_be_empty(timeout=PATIENCE)

    def is_sound(self) -> None:
        """Waits until the board is valid."""
        expect(self.page.locator("#main[data-sound='true']")).to_be_attached(timeout=PATIENCE)

    def says(self, sentence: str) -> None:
        """Waits until this sentence is among the problems."""
        expect(self.page.locator("#problems")).to_contain_text(sentence, timeout=PATIENCE)

    def drawn(self) -> None:
        """Waits until the page shows the latest change, which it draws in the next frame."""
        self.page.evaluate("() => new Promise(requestAnimationFrame)")

    def take(self, tool: str) -> None:
        self.page.click(f"[data-tool='{tool}']")

    def click(self, *points: Point) -> None:
        """Clicks at points of the sheet."""
        self.drawn()
        for x, y in self.on_screen(*points):
            self.page.mouse.click(x, y)

    def drag(self, start: Point, end: Point) -> None:
        """Drags between two points of the sheet."""
        self.drawn()
        (x, y), goal = self.on_screen(start, end)
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(*goal, steps=3)
        self.page.mouse.up()

    def on_screen(self, *points: Point) -> list[Point]:
        """Returns the positions of points of the sheet in the window."""
        found = self.page.locator("#sheet").evaluate(ON_SCREEN, [list(point) for point in points])
        return [(float(x), float(y)) for x, y in found]

    def outline(self, tool: str, corners: Sequence[Point]) -> None:
        """Draws an outline and closes it."""
        self.take(tool)
        self.click(*corners, corners[0])

    def line(self, tool: str, points: Sequence[Point]) -> None:
        """Draws a line and ends it."""
        self.take(tool)
        self.click(*points)
        self.page.click("#finish")

    def say(self, **entries: str | bool) -> None:
        """Fills in the form of the selected thing; `__` stands for a dot."""
        self.drawn()
        for key, value in entries.items():
            box = self.page.locator(f"#entry-{key.replace('__', '-')}")
            if not box.is_visible():
                self.page.locator("#thing details", has=box).locator("summary").click()
            if isinstance(value, bool):
                box.set_checked(value)
            elif box.evaluate("e => e.tagName") == "SELECT":
                box.select_option(value)
            else:
                box.fill(value)
                box.press("Tab")
            self.drawn()

    def name(self, english: str, german: str, chinese: str) -> None:
        """Names the selected thing in three languages."""
        self.say(names__en=english, names__de=german, names__zh=chinese)

    def edges(self, *edges: int) -> None:
        """Clicks the edges to which the lines of the selected tile lead."""
        self.drawn()
        for edge in range(6):
            self.page.set_checked(f"[data-edge='{edge}']", edge in edges)
            self.drawn()

    def kept(self) -> None:
        """Waits until the server has the present drawing."""
        expect(self.page.locator("#kept")).to_have_attribute("data-state", "kept")

    def file(self) -> bytes:
        """Saves the board's file and returns its content."""
        with self.page.expect_download(timeout=PATIENCE) as saved:
            self.page.click("#export")
        return saved.value.path().read_bytes()

    def use(self) -> None:
        """Stores the finished board and opens its page."""
        with self.page.expect_navigation(timeout=PATIENCE):
            self.page.click("#play")
