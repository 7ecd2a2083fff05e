"""Asks axe what is wrong with a page for people who read it in another way."""

from __future__ import annotations

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

COLOURS = ["color-contrast", "link-in-text-block"]
"""The rules of axe that look at colours; the others find by night what they find by day."""

LOOK = """async (options) => {
  const { violations } = await axe.run(document, options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 120)}`);
}"""


def violations(page: Page, rules: list[str] | None = None) -> list[str]:
    """What axe finds, in short, once no colour is changing any more.

    A page gets axe once. What axe could load beforehand (style sheets once more, films) is for rules that are off or
    about films.
    """
    page.wait_for_function("() => !document.getAnimations().some((each) => each instanceof CSSTransition)")
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    options = {"resultTypes": ["violations"], "preload": False, **({"runOnly": rules} if rules else {})}
    found: list[str] = page.evaluate(LOOK, options)
    return found
