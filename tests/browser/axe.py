"""Runs axe, which finds problems of accessibility, on a page."""

from __future__ import annotations

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

COLOURS = ["color-contrast", "link-in-text-block"]
"""The axe rules about colours. The others find the same at night as by day."""

LOOK = """async (options) => {
  const { violations } = await axe.run(document, options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 120)}`);
}"""


def violations(page: Page, rules: list[str] | None = None) -> list[str]:
    """Returns brief descriptions of what axe finds, once no colour is changing any more.

    Axe is injected once per page. It would preload style sheets and media only for rules that are off or not needed.
    """
    page.wait_for_function("() => !document.getAnimations().some((each) => each instanceof CSSTransition)")
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    options = {"resultTypes": ["violations"], "preload": False, **({"runOnly": rules} if rules else {})}
    found: list[str] = page.evaluate(LOOK, options)
    return found
