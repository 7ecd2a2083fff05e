"""Builds the documentation as a site: `python -m tools.site`.

The site contains only docs/. Links to anything else, such as sources and tests, become plain text.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
COPY = ROOT / "build" / "docs"
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)#:]+)(#[^)]*)?\)")


def for_site(text: str, page: Path) -> str:
    """Replaces every link that leads out of docs/ or to a folder by its text.

    >>> for_site("[bots](bots.md), [code](../src/kaiserhof)", DOCS / "games.md")
    '[bots](bots.md), code'
    """

    def keep(found: re.Match[str]) -> str:
        target = (page.parent / found.group(3)).resolve()
        return found.group(0) if target.is_file() and target.is_relative_to(DOCS) else found.group(2)

    return LINK.sub(keep, text)


def main() -> int:
    """Builds the site into site/."""
    shutil.rmtree(COPY, ignore_errors=True)
    shutil.copytree(DOCS, COPY)
    for page in COPY.rglob("*.md"):
        original = DOCS / page.relative_to(COPY)
        page.write_text(for_site(original.read_text(encoding="utf-8"), original), encoding="utf-8")
    build = [str(Path(sys.executable).parent / "zensical"), "build", "--clean", "--config-file", "zensical.toml"]
    return subprocess.run(build, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
