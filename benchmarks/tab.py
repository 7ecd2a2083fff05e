"""Measures Kaiserhof in a browser's tab: `python -m benchmarks.tab FOLDER`, with the files that `make tab` has built.

Processor time is that of all processes of the browser, so other programs disturb it little.
"""

from __future__ import annotations

import gzip
import os
import subprocess
import sys
import tempfile
import time
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

STARTS = 3
MOVES = 20
TICKS = os.sysconf("SC_CLK_TCK")
BROTLI = "console.log(require('zlib').brotliCompressSync(require('fs').readFileSync(process.argv[1])).length)"
FIRST = ("pyodide/pyodide.asm.wasm", "pyodide/pyodide.asm.mjs", "pyodide/python_stdlib.zip", "site.gz")


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


def main(folder: Path) -> None:
    sizes(folder)
    path = chromium()
    assert path is not None
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        browsers, host = Browsers(playwright, path, Path(name, "profile")), Host(folder, Path(name, "www"), "/")
        for start in range(STARTS):
            with browsers.browser() as browser:
                tab = Tab(browser.new_page())
                before, begun = processor_seconds(browsers.profile), time.monotonic()
                tab.open(host.address)
                used = processor_seconds(browsers.profile) - before
                seconds, kind = time.monotonic() - begun, "warm" if start else "cold"
                print(f"start {start + 1}, {kind}: {used:.1f} s of processor time, {seconds:.1f} s in all", flush=True)
                if start < STARTS - 1:
                    tab.page.wait_for_timeout(3000)  # what is stored after the start
                    continue
                begin(tab, game_ids()[0])
                times = []
                for _ in range(MOVES):
                    if not wait_for_turn(player(tab)):
                        break
                    tab.evaluate("performance.clearResourceTimings()")
                    act(player(tab), Random(1), touch=True)
                    times += tab.evaluate(
                        "performance.getEntriesByType('resource').filter(({ name }) => /(move|confirm)$/.test(name))"
                        ".map(({ duration }) => duration)"
                    )
                print(f"{len(times)} requests that move: median {median(times):.0f} ms, longest {max(times):.0f} ms")
                print(f"memory of the renderer: {memory(browsers.profile):.0f} MB")
        host.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
