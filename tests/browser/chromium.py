"""Finds Debian's Chromium, or installs it with Chinese fonts if that is allowed.

The headless shell is Chromium without windows, tabs and menus. A new visitor costs it a third of the CPU time.
"""

from __future__ import annotations

import shutil
from functools import cache

from tests.debian import apt, install_once, may_install

PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""Browsers that can open the page, the lightest first."""

PACKAGES = ("chromium-headless-shell", "fonts-noto-cjk", "fonts-noto-core")
MISSING = "no Chromium here: as root on Debian it installs itself, elsewhere install the packages " + ", ".join(
    PACKAGES
)


@cache
def chromium() -> str | None:
    """Returns the path of Chromium, or None."""
    if may_install():
        install_once(
            lambda: shutil.which(PROGRAMS[0]) is None,
            lambda: apt("install", "-y", "--no-install-recommends", *PACKAGES),
        )
    return next(filter(None, map(shutil.which, PROGRAMS)), None)


ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
