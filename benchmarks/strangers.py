"""An evening of two friends and two strangers, by clicks alone: `make strangers` plays it, and takes pictures.

Ada (a desk, English) opens a table that counts and lists it; Ben (a phone, German) comes by her link, Chen (a tablet,
Chinese) and Eve (a phone, English) find it in the public list. Everyone agrees. Eve is a nuisance: Ben mutes her, Chen
blocks her, Ada reports her. Hanna, a host, comes by the link from the command line and mutes her with a reason, which
Eve reads. A watcher sees the game late; nobody gets advice.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect, sync_playwright

from kaiserhof.storage.rows import CONFIRM, PLAYING
from tests.browser.axe import violations
from tests.browser.chromium import ARGUMENTS, chromium
from tests.browser.evening import DESK, PHONE, Evening
from tests.tables.party import Party

Look = Callable[[str, dict[str, Page]], None]
TABLET = {"width": 820, "height": 1180}
SEATS = 4
PEOPLE = {"Ada": ("en", DESK), "Ben": ("de", PHONE), "陈": ("zh", TABLET), "Eve": ("en", PHONE)}
INSULT, COMPLAINT, REASON = "You play like a potato", "She insults everybody", "Be kind, or find another table"


@dataclass
class Strangers:
    """The pages of everyone, by name, and the server behind them."""

    evening: Evening
    pages: dict[str, Page]
    look: Look

    def see(self, when: str, *names: str) -> None:
        """Shows what some people see now, everyone by default, and checks that assistive technology can use it."""
        shown = {name: self.pages[name] for name in (names or self.pages)}
        for page in shown.values():
            assert violations(page) == [], when
        self.look(when, shown)

    @property
    def table(self) -> str:
        return self.evening.table


def spend(strangers: Strangers) -> None:
    they_meet(strangers)
    a_game_that_counts_offers_no_advice(strangers)
    one_is_a_nuisance(strangers)
    a_host_deals_with_her(strangers)
    she_reads_why(strangers)


def they_meet(strangers: Strangers) -> None:
    """A table is opened and listed, people sit down by link and from the list, and all agree that the game counts."""
    evening, pages = strangers.evening, strangers.pages
    ada, ben, chen, _ = pages.values()
    ada.goto("/new")
    ada.locator(".new-form [name=name]").fill("Ada")
    ada.locator(f".days label:has([value='{SEATS}'])").click()
    ada.locator(".new-form .agree").click()
    ada.locator(".new-form .btn-main").click()
    ada.wait_for_url("**/t/*")
    ready(ada)
    evening.table = ada.url.rpartition("/")[2]
    ada.locator("button[value='listed:yes']").click()
    expect(ada.locator("button[value='listed:no']")).to_be_visible()
    strangers.see("opened", "Ada")
    sit(ben, f"/t/{evening.table}", "Ben", look=lambda: strangers.see("by link", "Ben"))
    from_the_list(strangers, "陈")
    colour = chen.locator(".lseat .bots-fold").first
    colour.locator("summary").click()
    colour.locator("[value='colour:yellow']").click()
    expect(ada.locator(".hue-2-yellow")).to_have_count(1)
    strangers.see("in the lobby", "Ada", "Ben", "陈")
    from_the_list(strangers, "Eve")  # the game begins with the last one who agrees
    for page in pages.values():
        expect(page.locator("#main.table")).to_be_visible()
        ready(page)
    assert evening.tables.views.view(evening.table, None).status == PLAYING


def from_the_list(strangers: Strangers, name: str) -> None:
    """A stranger finds the table in the public list, and sits down."""
    page = strangers.pages[name]
    page.goto("/together")
    page.locator(f"a[href='/t/{strangers.table}']").click()
    sit(page, None, name, look=lambda: strangers.see("from the list", name))


def sit(page: Page, path: str | None, name: str, look: Callable[[], None]) -> None:
    """Takes a seat under a name, and agrees that the game counts, which nobody has done for this person."""
    if path:
        page.goto(path)
    ready(page)
    page.locator("#sit-name").fill(name)
    expect(page.locator(".sit .agree input")).not_to_be_checked()
    page.locator(".sit .agree").click()
    look()
    page.locator(".sit .btn-main").click()
    expect(page.locator(".sit")).to_have_count(0)


def a_game_that_counts_offers_no_advice(strangers: Strangers) -> None:
    """Everyone plays; no page offers a hint, and a watcher sees the game late."""
    evening, tables = strangers.evening, strangers.evening.tables
    seats = tables.store.tables.get(evening.table)
    assert seats is not None
    people = [tables.store.people.get(seat.person or "") for seat in seats[1]]
    party = Party(tables, evening.table, people)
    while sum(act.kind == CONFIRM for act in tables.store.log.acts(evening.table)) < 2 * SEATS:
        assert party.go_on()
    for page in strangers.pages.values():
        expect(page.locator("#hint")).to_have_count(0)
    waited_for = party.view(party.owner).waiting_for
    for page in strangers.pages.values():
        expect(page.locator(f"#seat-{waited_for}.turn")).to_have_count(1)
    strangers.see("they play")


def one_is_a_nuisance(strangers: Strangers) -> None:
    """Eve insults; Ben mutes her, Chen blocks her, Ada reports her."""
    ada, ben, chen, eve = strangers.pages.values()
    say(eve, INSULT)
    for page in (ada, ben, chen):
        open_chat(page)
        expect(page.locator("#chat .said", has_text=INSULT)).to_be_visible()
    strangers.see("insulted", "Ada", "Ben", "陈")
    more(ben).locator("[data-mute]:not([data-everywhere])").click()
    expect(ben.locator("#chat .said", has_text=INSULT)).to_have_count(0)
    more(chen).locator("[data-block]").click()
    expect(chen.locator("#chat .said", has_text=INSULT)).to_have_count(0)
    strangers.see("muted and blocked", "Ben", "陈")
    more(ada).locator("a[href^='/report']").click()
    ada.locator("#word").fill(COMPLAINT)
    strangers.see("reporting", "Ada")
    ada.locator("form[action='/report'] .btn-main").click()
    expect(ada.locator("form[action='/report']")).to_have_count(0)
    strangers.see("reported", "Ada")
    chen.goto("/me")
    expect(chen.locator("#blocks")).to_contain_text("Eve")
    strangers.see("list of the blocked", "陈")
    for page in (ada, chen):
        page.goto(f"/t/{strangers.table}")
        ready(page)


def a_host_deals_with_her(strangers: Strangers) -> None:
    """Hanna signs in by the link from the command line, reads the report and mutes Eve with a reason."""
    evening, ada = strangers.evening, strangers.pages["Ada"]
    context = ada.context.browser.new_context(viewport=DESK, base_url=evening.address)  # type: ignore[union-attr, arg-type]
    hanna = context.new_page()
    hanna.goto("/host")
    hanna.goto(f"/host/link/{evening.tables.hosts.make_link('Hanna')}")
    hanna.locator("main .btn-main").click()
    report = hanna.locator(".report")
    expect(report).to_contain_text(INSULT)
    expect(report).to_contain_text(COMPLAINT)
    strangers.pages["Hanna"] = hanna
    strangers.see("reads the report", "Hanna")
    report.locator("a", has_text="Eve").first.click()
    order = hanna.locator(".orders details").first
    order.locator("summary").click()
    order.locator("[name=word]").fill(REASON)
    strangers.see("gives a reason", "Hanna")
    order.locator(".btn-main").click()
    hanna.locator(".host-parts a").last.click()
    expect(hanna.locator("main")).to_contain_text(REASON)
    strangers.see("what hosts did", "Hanna")


def she_reads_why(strangers: Strangers) -> None:
    """What Eve writes is refused with the reason and stays in the field; her page says it, too. The game goes on."""
    eve = strangers.pages["Eve"]
    say(eve, "once more", refused=True)
    expect(eve.locator("#toast")).to_contain_text(REASON)
    expect(eve.locator("#say-text")).to_have_value("once more")
    strangers.see("may not write", "Eve")
    eve.goto("/me")
    expect(eve.locator("#hosts")).to_contain_text(REASON)
    strangers.see("reads why", "Eve")
    eve.goto(f"/t/{strangers.table}")
    expect(eve.locator("#main.table")).to_be_visible()
    assert strangers.evening.tables.views.view(strangers.table, None).status == PLAYING


def ready(page: Page) -> None:
    page.wait_for_selector("body.ready")


def open_chat(page: Page) -> None:
    """Opens the chat, as on the page's form."""
    tab = page.locator("label:has(#tab-chat)")
    if not tab.is_visible():
        page.locator("[data-sheet=talk]").first.click()
    tab.click()
    expect(page.locator("#say-text")).to_be_visible()


def say(page: Page, text: str, *, refused: bool = False) -> None:
    open_chat(page)
    page.locator("#say-text").fill(text)
    page.locator("#say .btn").click()
    if not refused:
        expect(page.locator("#chat .said.mine", has_text=text)).to_be_visible()


def more(page: Page) -> Locator:
    """Opens the menu of the insult."""
    menu = page.locator("#chat .said", has_text=INSULT).locator("details.mute")
    menu.locator("summary").click()
    return menu


@contextmanager
def strangers_with(browser: Browser, folder: Path, look: Look) -> Iterator[Strangers]:
    """Yields four people with a browser each, who have never been here before."""
    evening = Evening(folder)
    evening.start()
    contexts: list[BrowserContext] = []
    pages: dict[str, Page] = {}
    try:
        for name, (lang, size) in PEOPLE.items():
            context = browser.new_context(
                viewport=size,  # type: ignore[arg-type]
                locale=lang,
                base_url=evening.address,
                has_touch=size != DESK,
                reduced_motion="reduce",
            )
            contexts.append(context)
            pages[name] = context.new_page()
        yield Strangers(evening, pages, look)
    finally:
        for context in contexts:
            context.close()
        evening.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--shots", type=Path, help="a folder for pictures of what each person sees")
    chosen = parser.parse_args()
    taken = 0

    def look(when: str, pages: dict[str, Page]) -> None:
        nonlocal taken
        taken += 1
        for name, page in pages.items() if chosen.shots else ():
            page.screenshot(path=chosen.shots / f"{taken:02}-{when.replace(' ', '-')}-{name}.png")

    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        with strangers_with(browser, Path(folder), look) as strangers:
            spend(strangers)
        browser.close()
    print("the nuisance is muted, blocked, reported, and dealt with by the host", flush=True)


if __name__ == "__main__":
    main()
