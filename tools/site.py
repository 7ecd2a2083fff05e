"""Builds the documentation as a site: `python -m tools.site`.

The site contains only docs/. Links to anything else, such as sources and tests, become plain text.
"""

import argparse
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
COPY = ROOT / "build" / "docs"
ICON = ROOT / "src" / "kaiserhof" / "web" / "static" / "icon.svg"
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


def with_play(text: str) -> str:
    """Puts a link to the game below the title of the first page.

    >>> with_play("# Kaiserhof\\n\\nThree games.")
    '# Kaiserhof\\n\\n<a class="md-button md-button--primary" href="play/">Play now</a>\\n\\nThree games.'
    """
    title, rest = text.split("\n\n", 1)
    return f'{title}\n\n<a class="md-button md-button--primary" href="play/">Play now</a>\n\n{rest}'


def main() -> int:
    """Builds the site into site/. `--play FOLDER` puts the files of a browser's tab below play/."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--play", type=Path)
    tab = parser.parse_args().play
    shutil.rmtree(COPY, ignore_errors=True)
    shutil.copytree(DOCS, COPY)
    shutil.copy(ICON, COPY / "assets" / "seal.svg")
    for page in COPY.rglob("*.md"):
        original = DOCS / page.relative_to(COPY)
        page.write_text(for_site(original.read_text(encoding="utf-8"), original), encoding="utf-8")
    if tab is not None:
        first = COPY / "index.md"
        first.write_text(with_play(first.read_text(encoding="utf-8")), encoding="utf-8")
    build = [str(Path(sys.executable).parent / "zensical"), "build", "--clean", "--config-file", "zensical.toml"]
    code = subprocess.run(build, cwd=ROOT, check=False).returncode
    if not code and tab is not None:
        shutil.copytree(tab, ROOT / "site" / "play")
    return code


if __name__ == "__main__":
    sys.exit(main())
