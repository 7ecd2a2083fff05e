"""Finds Debian's Chromium, or installs it with fonts for Chinese where we may."""

from __future__ import annotations

import os
import shutil
import subprocess
from functools import cache

PACKAGES = ("chromium", "fonts-noto-cjk", "fonts-noto-core")
MISSING = "no Chromium here: as root on Debian it installs itself, elsewhere install the packages " + ", ".join(
    PACKAGES
)


@cache
def chromium() -> str | None:
    """The path of Chromium, or None."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if found is None and os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        subprocess.run(["apt-get", "update", "-qq"], check=False, **quiet)  # type: ignore[call-overload]
        install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *PACKAGES]
        subprocess.run(install, check=False, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"}, **quiet)  # type: ignore[call-overload]
        found = shutil.which("chromium")
    return found


ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
