"""What the docs point at exists."""

import doctest
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kaiserhof.engine import find_game, game_ids

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
LINK = re.compile(r"\[[^\]]*\]\(([^)#]*)(#[^)]*)?\)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    for target, anchor in LINK.findall(page.read_text(encoding="utf-8")):
        if "://" not in target:
            file = page.parent / target if target else page
            assert file.exists(), target
            if anchor and file.suffix == ".md":
                heads = re.findall(r"^#+ (.*)", file.read_text(encoding="utf-8"), re.MULTILINE)
                assert anchor[1:] in {re.sub(r"[^\w-]", "", head.lower().replace(" ", "-")) for head in heads}, anchor


def test_the_examples_of_the_first_steps_do_what_they_say() -> None:
    failed, tried = doctest.testfile(str(ROOT / "docs" / "first-steps.md"), module_relative=False)
    assert failed == 0
    assert tried > 10


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_programs_in_the_docs_run(page: Path) -> None:
    """A program begins with an import; other code is a part of one."""
    for source in re.findall(
        r"^```python\n((?:import|from) .*?)^```", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE
    ):
        exec(compile(source, str(page), "exec"), {"__name__": "docs"})


def pages_in(nav: Any) -> Iterator[str]:
    if isinstance(nav, str):
        yield nav
    else:
        for part in nav.values() if isinstance(nav, dict) else nav:
            yield from pages_in(part)


def test_the_site_has_every_page_once() -> None:
    site = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))["project"]
    docs = ROOT / "docs"
    assert sorted(pages_in(site["nav"])) == sorted(path.relative_to(docs).as_posix() for path in docs.rglob("*.md"))


ROWS = re.findall(r"^\| \[`.*", (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize("row", ROWS)
def test_the_way_from_a_rule_to_its_test_is_as_described(row: str) -> None:
    (rule, page), *stations = re.findall(r"\[`([^`]+)`\]\(([^)]+)\)", row)
    game = find_game(Path(page.partition("#")[0]).stem)
    assert rule in game.rulebook
    code, sentences, detail, test = [(name, (ROOT / "docs" / path).resolve()) for name, path in stations]
    assert f"`{rule}`" in code[1].read_text(encoding="utf-8")
    assert f"[rule.{rule}]" in sentences[1].read_text(encoding="utf-8")
    assert f"{detail[0]} = " in detail[1].read_text(encoding="utf-8")
    assert f'"{rule}"' in test[1].read_text(encoding="utf-8")


def test_the_rules_that_are_followed_are_of_different_games() -> None:
    games = [re.findall(r"rules/([a-z]+)\.md", row)[0] for row in ROWS]
    assert set(games) <= set(game_ids())
    assert len(set(games)) == len(games) >= 3
