"""Checks the types of the page's scripts with tsc. Those in `UNTYPED` have no types yet."""

from __future__ import annotations

import re
import subprocess
import sys

STATIC = "src/kaiserhof/web/static/"
UNTYPED = {
    "about",
    "chat",
    "drag",
    "hint",
    "keys",
    "lesson",
    "linked",
    "lobby",
    "log",
    "near",
    "panes",
    "playback",
    "replay",
    "rules",
    "table",
    "turning",
    "zoom",
}
_FINDING = re.compile(r"([^(\s]+)\(\d+,\d+\): error ")


def main() -> int:
    done = subprocess.run(["node_modules/.bin/tsc", "--pretty", "false"], capture_output=True, text=True, check=False)
    sys.stderr.write(done.stderr)
    count, shown = 0, False
    for line in done.stdout.splitlines():
        if found := _FINDING.match(line):
            shown = found[1].removeprefix(STATIC).removesuffix(".js") not in UNTYPED
            count += shown
        elif not line.startswith(" "):
            shown = True
            count += 1
        if shown:
            print(line)
    return 1 if count or done.stderr else 0


if __name__ == "__main__":
    raise SystemExit(main())
