"""Moves put together from several cards: when they are made at once, and when more cards could be added."""

from __future__ import annotations

from typing import Any

import pytest

from kaiserhof.web.rendering.assets import asset_url
from tests.browser.conftest import NewPage

TOGGLE = """async ([address, parts, legal, clicks]) => {
  const { togglePart, clearParts } = await import(address);
  clearParts();
  const box = document.createElement("div");
  box.dataset.compose = "pay";
  box.dataset.sum = "%";
  for (const [index, part] of parts.entries()) {
    const card = document.createElement("button");
    card.id = `card-${index}`;
    card.className = "spot lit";
    card.dataset.part = part;
    card.dataset.worth = part;
    box.append(card);
  }
  document.body.append(box);
  const results = clicks.map((index) => togglePart(box.children[index], legal));
  const up = [...box.children].map((card) => card.classList.contains("chosen"));
  box.remove();
  return [results, up];
}"""


WAYS = """async ([address, parts, legal, due]) => {
  const { offerWays, takeWay } = await import(address);
  const card = (part, index) => `<button id="card-${index}" class="spot lit" data-part="${part}" data-worth="${part}">`;
  document.body.insertAdjacentHTML("beforeend", `<div data-compose="pay" data-sum="%" data-due="${due}">` +
    [...parts].map((part, index) => `${card(part, index)}</button>`).join("") + "</div>");
  offerWays(legal, { exact: "Exact", keeps: "keeps %" });
  const offered = [...document.querySelectorAll("[data-way]")];
  const found = [offered.map((way) => way.innerText), offered.length ? takeWay(offered.at(-1), legal).move : null];
  for (const made of document.querySelectorAll("[data-compose], .exact-ways")) made.remove();
  return found;
}"""


def test_exact_ways_to_pay_are_offered(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 390, "height": 844})
    page.goto("/watch")
    page.evaluate("document.body.classList.add('table-page')")

    def ways(parts: str, legal: list[str], due: int) -> list[Any]:
        found: list[Any] = page.evaluate(WAYS, [asset_url("compose.js"), parts, legal, due])
        return found

    assert ways("1233", ["pay 13", "pay 33"], 4) == [["3 + 1\nkeeps 3 2"], "pay 13"], "what is left is said"
    offered = ["2\nkeeps 1 1", "1 + 1\nkeeps 2"]
    assert ways("112", ["pay 2", "pay 11", "pay 12"], 2) == [offered, "pay 11"], "fewest cards come first"
    assert ways("22", ["pay 22"], 4) == [[], None], "there is no choice"
    assert ways("33", ["pay 3", "pay 33"], 2) == [[], None], "nothing is exact"


@pytest.mark.parametrize(
    ("parts", "legal", "clicks", "result", "up"),
    [
        ("123", ["pay 123"], [1], {"move": "pay 123", "more": False}, [True, True, True]),
        ("122", ["pay 22"], [2], {"move": "pay 22", "more": False}, [False, True, True]),
        ("3", ["pay 3"], [0], {"move": "pay 3", "more": False}, [True]),
        ("123", ["pay 3", "pay 12"], [2], {"move": "pay 3", "more": False}, [False, False, True]),
        ("123", ["pay 3", "pay 12"], [0], {"move": None, "more": True}, [True, False, False]),
        ("123", ["pay 3", "pay 13"], [2], {"move": "pay 3", "more": True}, [False, False, True]),
        ("123", ["pay 3", "pay 13"], [2, 0], {"move": "pay 13", "more": False}, [True, False, True]),
    ],
    ids=[
        "the only payment takes one click",
        "of the only payment only its cards are taken up",
        "a single card",
        "a payment that is complete",
        "a payment that is not complete yet",
        "a payment that can be added to",
        "a payment with an added card",
    ],
)
def test_cards_make_a_move(
    parts: str, legal: list[str], clicks: list[int], result: dict[str, Any], up: list[bool], new_page: NewPage
) -> None:
    page = new_page()
    page.goto("/watch")
    results, chosen = page.evaluate(TOGGLE, [asset_url("compose.js"), list(parts), legal, clicks])
    assert results[-1] == result
    assert chosen == up
