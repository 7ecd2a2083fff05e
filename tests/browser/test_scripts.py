"""A joined script does what its modules do when Chromium itself puts them together."""

from __future__ import annotations

from playwright.sync_api import Browser, Route

from kaiserhof.web.rendering.scripts import joined

MODULES = {
    "main.js": """import "./first.js";
import { Counter, count as counted, NAMES } from "./sub/counter.js";
import { first } from "./first.js";

const count = "a name that another module uses too";
did.push(["main", count.length, counted(), new Counter().name, ...NAMES, first()]);
export const result = await Promise.resolve([this === undefined, counted()]);
""",
    "first.js": """import { count } from "./sub/counter.js";

did.push(["first", count(), first()]);

export function first() { return hoisted(); }
function hoisted() { return "hoisted"; }
""",
    "sub/counter.js": """// Counts.
import "../plain.js";

let seen = 0;
export const NAMES = ["a", "b"];
export class Counter {
  name = "counter";
}
export function count() {
  seen += 1;
  return seen;
}
did.push(["counter", Counter.name]);
""",
    "plain.js": 'did.push(["plain", typeof count, (function () { return this === undefined; })()]);\n',
}

RUN = """async (address) => {
  window.did = [];
  const { result } = await import(address);
  return [...did, result];
}"""


def test_a_joined_script_does_what_its_modules_do(browser: Browser) -> None:
    page = browser.new_page()

    def answer(route: Route) -> None:
        kind, _, name = route.request.url.removeprefix("http://scripts.test/").partition("/")
        text = joined(name, MODULES.__getitem__) if kind == "joined" else MODULES.get(name, "")
        route.fulfill(body=text, content_type="text/html" if kind == "page" else "text/javascript")

    page.route("http://scripts.test/**", answer)
    page.goto("http://scripts.test/page")
    apart, together = (page.evaluate(RUN, f"http://scripts.test/{kind}/main.js") for kind in ("apart", "joined"))
    assert [each[0] for each in apart] == ["plain", "counter", "first", "main", True]
    assert together == apart
    page.close()
