"""Finds Debian's Chromium, or installs it with fonts for Chinese where we may.

The headless shell is Chromium without windows, tabs and menus. A new visitor costs it a third of the processor time.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from functools import cache

PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""What can open the page, the lightest first."""

PACKAGES = ("chromium-headless-shell", "fonts-noto-cjk", "fonts-noto-core")
MISSING = "no Chromium here: as root on Debian it installs itself, elsewhere install the packages " + ", ".join(
    PACKAGES
)


@cache
def chromium() -> str | None:
    """The path of Chromium, or None."""
    if shutil.which(PROGRAMS[0]) is None and os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        subprocess.run(["apt-get", "update", "-qq"], check=False, **quiet)  # type: ignore[call-overload]
        install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *PACKAGES]
        subprocess.run(install, check=False, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"}, **quiet)  # type: ignore[call-overload]
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
