"""Installs what tests need beyond Python, in parallel with the compiler, so that no test has to wait for it."""

from tests.browser.chromium import chromium
from tests.debian import Unavailable
from tests.tables.postgres import programs_here


def install() -> None:
    """Installs Chromium and PostgreSQL. If that is impossible, the tests that need them say why."""
    for program in (chromium, programs_here):
        try:
            program()
        except Unavailable as reason:
            print(reason)


if __name__ == "__main__":
    install()
