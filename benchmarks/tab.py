"""Measures Kaiserhof in a browser's tab: `python -m benchmarks.tab FOLDER 1 4 6`, with the files that `make tab` has
built, at a whole core, a quarter and a sixth.

Processor time is that of all processes of the browser, so other programs disturb it little.
"""

from __future__ import annotations

import gzip
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median

from playwright.sync_api import sync_playwright

from kaiserhof.engine import game_ids
from tests.browser.chromium import chromium
from tests.browser.player import act, wait_for_turn
from tests.tab.conftest import Browsers, Host, Tab
from tests.tab.processes import processes_of
from tests.tab.test_tab import begin, player

MOVES = 20
TICKS = os.sysconf("SC_CLK_TCK")
BROTLI = "console.log(require('zlib').brotliCompressSync(require('fs').readFileSync(process.argv[1])).length)"
FIRST = ("pyodide/pyodide.asm.wasm", "pyodide/pyodide.asm.mjs", "site.gz")


def processor_seconds(profile: Path) -> float:
    """The time that all processes of a browser have used."""
    ticks = 0
    for pid in processes_of(profile):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / TICKS


def memory(profile: Path) -> float:
    """The megabytes that the largest renderer occupies."""
    return max(
        int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6
        for pid, line in processes_of(profile).items()
        if "--type=renderer" in line
    )


def sizes(folder: Path) -> None:
    build = next((folder / "tab").iterdir())
    print("| file | bytes | gzip | brotli |\n|---|---|---|---|")
    total = [0, 0, 0]
    for file in sorted(file for file in folder.rglob("*") if file.is_file() and "licences" not in file.parts):
        name = file.relative_to(build).as_posix() if build in file.parents else file.name
        content = file.read_bytes()
        done = subprocess.run(["node", "-e", BROTLI, str(file)], capture_output=True, text=True, check=True)
        found = [len(content), len(gzip.compress(content, 9)), int(done.stdout)]
        total = [one + other for one, other in zip(total, found, strict=True)]
        if name in FIRST:
            print(f"| {name} | {found[0]:,} | {found[1]:,} | {found[2]:,} |")
    print(f"| all | {total[0]:,} | {total[1]:,} | {total[2]:,} |")


@contextmanager
def held(profile: Path, part: int) -> Iterator[None]:
    """Holds all processes of a browser together to a part of a core, by a quota in periods of 20 ms. Needs root, and
    version 1 of the kernel's control groups.
    """
    if part == 1:
        yield
        return
    group = Path("/sys/fs/cgroup/cpu", f"kaiserhof-{os.getpid()}")
    group.mkdir()
    try:
        (group / "cpu.cfs_period_us").write_text("20000")
        (group / "cpu.cfs_quota_us").write_text(str(20_000 // part))
        for pid in processes_of(profile):
            (group / "cgroup.procs").write_text(str(pid))
        yield
        for left in (group / "cgroup.procs").read_text().split():
            (group.parent / "cgroup.procs").write_text(left)
    finally:
        group.rmdir()


SEEN = """() => {
  const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
  const page = frames[0]?.performance;
  const home = page?.getEntriesByName("first-contentful-paint")[0]?.startTime;
  return home && [painted, home + page.timeOrigin - performance.timeOrigin];
}"""
"""After how many milliseconds something was seen, and when the page in the frame was seen."""

DROP_IMAGES = """async () => {
  const root = await navigator.storage.getDirectory();
  await root.removeEntry("kaiserhof-image", { recursive: true });
}"""


class Visits:
    """Measures visits of one visitor, each in a new browser."""

    def __init__(self, browsers: Browsers, host: Host, part: int) -> None:
        self._browsers, self._host, self._part = browsers, host, part

    def visit(self, kind: str) -> None:
        self._host.answered.clear()
        with self._browsers.browser() as browser, held(self._browsers.profile, self._part):
            profile = self._browsers.profile
            tab = Tab(browser.new_page())
            before, begun = processor_seconds(profile), time.monotonic()
            tab.page.goto(self._host.address, wait_until="commit")
            early = tab.page.wait_for_function(SEEN).json_value()
            tab.wait_until_ready()
            used, seconds = processor_seconds(profile) - before, time.monotonic() - begun
            begun = time.monotonic()
            tab.locator("form[action$='/play'] button").first.click()
            tab.wait_for_selector(".ready #prompt")
            board = time.monotonic() - begun
            asked = len([path for path, code in self._host.answered if code == "200"])
            print(
                f"| 1/{self._part} | {kind} | {early[0] / 1000:.1f} | {early[1] / 1000:.1f} | {seconds:.1f} |"
                f" {used:.1f} | {board:.1f} | {asked} |",
                flush=True,
            )

    def prepare(self, *, image: bool) -> None:
        """Opens the page unheld: until there is an image of the memory, or without one."""
        with self._browsers.browser() as browser:
            tab = Tab(browser.new_page())
            tab.open(self._host.address)
            if image:
                tab.page.wait_for_function("() => document.documentElement.dataset.image")
            else:
                tab.page.evaluate(DROP_IMAGES)


def starts(folder: Path, parts: Sequence[int]) -> None:
    """Prints when a visitor sees what, at parts of a core."""
    path = chromium()
    assert path is not None
    head = ("part of a core", "start", "seen", "home seen", "home works", "processor time", "board", "fetched")
    print(f"| {' | '.join(head)} |")
    print("|---" * len(head) + "|")
    for part in parts:
        with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
            browsers, host = Browsers(playwright, path, Path(name, "profile")), Host(folder, Path(name, "www"), "/")
            visits = Visits(browsers, host, part)
            visits.visit("first")
            visits.prepare(image=False)
            visits.visit("later, no image")
            visits.prepare(image=True)
            visits.visit("later, from the image")
            host.stop()


def moves(folder: Path) -> None:
    """Prints how long moves take, and how much memory the tab occupies after a game."""
    path = chromium()
    assert path is not None
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        browsers, host = Browsers(playwright, path, Path(name, "profile")), Host(folder, Path(name, "www"), "/")
        with browsers.browser() as browser:
            tab = Tab(browser.new_page())
            tab.open(host.address)
            begin(tab, game_ids()[0])
            times: list[float] = []
            rng = Random(1)
            for _ in range(MOVES):
                if not wait_for_turn(player(tab)):
                    break
                tab.evaluate("performance.clearResourceTimings()")
                act(player(tab), rng, touch=True)
                times += tab.evaluate(
                    "performance.getEntriesByType('resource').filter(({ name }) => /(move|confirm)$/.test(name))"
                    ".map(({ duration }) => duration)"
                )
            print(f"{len(times)} requests that move: median {median(times):.0f} ms, longest {max(times):.0f} ms")
            print(f"memory of the renderer: {memory(browsers.profile):.0f} MB")
        host.stop()


if __name__ == "__main__":
    files = Path(sys.argv[1])
    sizes(files)
    starts(files, [int(part) for part in sys.argv[2:]] or [1])
    moves(files)
