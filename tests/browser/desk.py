"""Someone at the editor of boards: clicks and keys at points of the sheet, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Page, expect

Point = tuple[float, float]


class Desk:
    """The editor of a game, open in a page."""

    def __init__(self, page: Page, game: str) -> None:
        self.page = page
        page.goto(f"/editor/{game}")
        self.checked()

    def checked(self) -> None:
        """Waits until the server has said something about the board as it is now."""
        expect(self.page.locator("#verdict")).not_to_be_empty(timeout=30_000)

    def is_sound(self) -> None:
        """Waits until the board is complete."""
        expect(self.page.locator("#main[data-sound='true']")).to_be_attached(timeout=30_000)

    def says(self, sentence: str) -> None:
        """Waits until this is among what is wrong."""
        expect(self.page.locator("#problems")).to_contain_text(sentence, timeout=30_000)

    def take(self, tool: str) -> None:
        """Takes a tool."""
        self.page.click(f"[data-tool='{tool}']")

    def click(self, *points: Point) -> None:
        """Clicks at points of the sheet."""
        for point in points:
            self.page.mouse.click(*self.on_screen(point))

    def drag(self, start: Point, end: Point) -> None:
        """Drags from one point of the sheet to another."""
        self.page.mouse.move(*self.on_screen(start))
        self.page.mouse.down()
        self.page.mouse.move(*self.on_screen(end), steps=3)
        self.page.mouse.up()

    def on_screen(self, point: Point) -> Point:
        """Where a point of the sheet lies in the window."""
        x, y = self.page.locator("#sheet").evaluate(
            "(e, [x, y]) => { const p = new DOMPoint(x, y).matrixTransform(e.getScreenCTM()); return [p.x, p.y]; }",
            list(point),
        )
        return float(x), float(y)

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
        """Fills in the form of the chosen thing; `__` stands for a dot."""
        for key, value in entries.items():
            box = self.page.locator(f"#entry-{key.replace('__', '-')}")
            if isinstance(value, bool):
                box.set_checked(value)
            elif box.evaluate("e => e.tagName") == "SELECT":
                box.select_option(value)
            else:
                box.fill(value)
                box.press("Tab")

    def name(self, short: str, name: str, chinese: str) -> None:
        """Names the chosen thing in three languages."""
        self.say(names__en=name, names__de=name, names__zh=chinese, id=short)
