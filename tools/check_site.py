"""Reads the built site from the file system: types into its search, and changes the language of a page of rules.

`make site` builds it. Nothing may be asked of the network.
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

from kaiserhof.engine import game_ids
from tests.browser.chromium import ARGUMENTS, chromium

SITE = Path(__file__).parent.parent / "site"
WORD = "pickle"
"""A word of few pages; its first letter is on all of them."""


def search(page: Page) -> None:
    """Types a word letter by letter, as people do, and finds the pages that have it."""
    page.goto((SITE / "index.html").as_uri())
    page.keyboard.press("/")
    page.keyboard.type(WORD, delay=120)
    field = page.locator("input:focus")
    expect(field).to_have_value(WORD)
    first = page.locator("a[href*='.html']", has_text="pickle").first
    expect(first).to_be_visible()


def change_language(page: Page) -> None:
    """Follows the links at the head of a page of rules."""
    page.goto((SITE / "rules" / f"{game_ids()[0]}.html").as_uri())
    for link, title in (("Deutsch", "die Regeln"), ("中文", "规则"), ("English", "the rules")):
        page.locator("article").get_by_role("link", name=link, exact=True).click()
        expect(page.locator("h1")).to_contain_text(title)


def main() -> int:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        page = browser.new_page()
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        search(page)
        change_language(page)
        browser.close()
    foreign = [url for url in asked if not url.startswith(("file:", "data:", "blob:"))]
    assert not foreign, foreign
    print(f"The site works without a server: {len(asked)} files were read.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
