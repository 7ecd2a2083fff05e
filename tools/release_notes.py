"""Prints what CHANGELOG.md says about a version. A tag without such an entry cannot be released."""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

from kaiserhof import __version__

CHANGELOG = Path(__file__).parent.parent / "CHANGELOG.md"


def notes(changelog: str, version: str) -> str | None:
    """Returns the entry of a version, without its heading; None if there is none with a date.

    >>> notes("# Changes\\n\\n## 1.1.0, 2 May 2027\\nNew.\\n\\n## 1.0.0, not yet released\\nFirst.\\n", "1.1.0")
    'New.'
    >>> notes("## 1.0.0, not yet released\\nFirst.\\n", "1.0.0") is None
    True
    """
    entry = re.search(rf"^## {re.escape(version)}, (\d[^\n]*)\n(.*?)(?=^## |\Z)", changelog, re.M | re.S)
    return entry and entry[2].strip()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "tag", nargs="?", help="the tag to release, such as v1.0.0; without, the version of the package"
    )
    tag = parser.parse_args().tag or f"v{__version__}"
    if tag != f"v{__version__}":
        print(f"The tag is {tag}, but the package is version {__version__}.", file=sys.stderr)
        return 1
    found = notes(CHANGELOG.read_text(encoding="utf-8"), __version__)
    if found is None:
        print(f'CHANGELOG.md has no entry "## {__version__}, DATE".', file=sys.stderr)
        return 1
    print(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
