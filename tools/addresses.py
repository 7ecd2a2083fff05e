"""Writes the address of the repository into what is published: `python -m tools.addresses https://HOST/OWNER/NAME TAG`.

The release runs it before it builds. The package then names its pages, and README leads to pages and pictures that can
also be found from the page of the package index. CITATION.cff gets the address and the day.
"""

from __future__ import annotations

import argparse
import re
import sys
from datetime import UTC, date, datetime
from pathlib import Path

ROOT = Path(__file__).parent.parent
LINK = re.compile(r"(!?)\[([^\]]*)\]\((?![a-z]+:|#)([^)]+)\)")


def urls(address: str) -> str:
    """Returns the table of a project's URLs.

    >>> print(urls("https://example.org/a/b").splitlines()[1])
    Repository = "https://example.org/a/b"
    """
    pages = {"Repository": "", "Issues": "/issues", "Changelog": "/blob/main/CHANGELOG.md"}
    lines = [f'{name} = "{address}{path}"' for name, path in pages.items()]
    return "\n".join(["[project.urls]", *lines, "", ""])


def absolute(text: str, address: str, tag: str) -> str:
    """Makes relative links of a page in the root of the repository absolute; pictures lead to the file itself.

    >>> absolute("[a](docs/a.md) ![b](docs/b.jpg) [c](https://example.org)", "https://example.org/x", "v1")
    '[a](https://example.org/x/blob/v1/docs/a.md) ![b](https://example.org/x/raw/v1/docs/b.jpg) [c](https://example.org)'
    """
    return LINK.sub(
        lambda found: f"{found[1]}[{found[2]}]({address}/{'raw' if found[1] else 'blob'}/{tag}/{found[3]})",
        text,
    )


def write(root: Path, address: str, tag: str, day: date) -> None:
    """Rewrites pyproject.toml, README.md and CITATION.cff below a folder."""
    project, readme, citation = (root / name for name in ("pyproject.toml", "README.md", "CITATION.cff"))
    text = project.read_text(encoding="utf-8")
    text = text.replace("[project.optional-dependencies]\n", urls(address) + "[project.optional-dependencies]\n", 1)
    project.write_text(text, encoding="utf-8")
    readme.write_text(absolute(readme.read_text(encoding="utf-8"), address, tag), encoding="utf-8")
    with citation.open("a", encoding="utf-8") as file:
        file.write(f'date-released: "{day}"\nrepository-code: "{address}"\n')


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("address")
    parser.add_argument("tag")
    arguments = parser.parse_args()
    if "[project.urls]" in (ROOT / "pyproject.toml").read_text(encoding="utf-8"):
        print("The address is there already.", file=sys.stderr)
        return 1
    write(ROOT, arguments.address.rstrip("/"), arguments.tag, datetime.now(UTC).date())
    return 0


if __name__ == "__main__":
    sys.exit(main())
