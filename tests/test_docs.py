"""Everything that the docs refer to exists."""

import doctest
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kaiserhof.engine import find_game, game_ids
from tools.diagrams import BOT, MOVE, PICTURES, Step

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")] + sorted(
    (ROOT / "docs").rglob("*.md")
)
LINK = re.compile(r"\[[^\]]*\]\(([^)#]*)(#[^)]*)?\)")

NOTEBOOK = ROOT / "docs" / "lab"
"""Measurements and experiments; an entry names what existed at its time."""
OF_TODAY = [page for page in PAGES if NOTEBOOK not in page.parents]
EVERY_PAGE = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
EVERY_PAGE_OF_TODAY = pytest.mark.parametrize("page", OF_TODAY, ids=lambda page: str(page.relative_to(ROOT)))

PATH = re.compile(r"`((?:[\w.-]+/)+(?:[\w-]+\.\w+)?|[\w/-]+\.(?:py|js|css|html|toml|ftl|md))`")
"""Matches a folder or a file of ours in a text."""
READERS = {"my_bot.py", "my-map.toml", "rules/decisions.py", "tests/test_contract.py", "tests/test_rules.py"}
"""Files that a reader creates."""
LONGEST_ARCHITECTURE = 2500
"""Maximum number of words; anything longer belongs in a decision, a docstring or a page of its own."""
MAX_WORDS_OF_OUR_OWN = 60


@EVERY_PAGE
def test_every_link_leads_somewhere(page: Path) -> None:
    for target, anchor in LINK.findall(page.read_text(encoding="utf-8")):
        if "://" not in target:
            file = page.parent / target if target else page
            assert file.exists(), target
            if anchor and file.suffix == ".md":
                heads = re.findall(r"^#+ (.*)", file.read_text(encoding="utf-8"), re.MULTILINE)
                assert anchor[1:] in {re.sub(r"[^\w-]", "", head.lower().replace(" ", "-")) for head in heads}, anchor


def exists(name: str) -> bool:
    """Returns whether such a path exists: from the root, within the package or a game's folder, or a file anywhere."""
    package = ROOT / "src" / "kaiserhof"
    games = [package / "games" / game for game in game_ids()]
    bases = [ROOT, package, package / "web" / "static", *games, *(game / "rules" for game in games)]
    name = name.replace("NAME", game_ids()[0])
    return any((base / name).exists() for base in bases) or ("/" not in name and name in NAMES)


NAMES = {path.name for folder in ("src", "tests", "tools", "docs", "deploy") for path in (ROOT / folder).rglob("*.*")}


@EVERY_PAGE_OF_TODAY
def test_every_path_that_is_named_exists(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    assert [name for name in PATH.findall(text) if name not in READERS and not exists(name)] == []


@EVERY_PAGE_OF_TODAY
def test_every_target_of_make_that_is_named_exists(page: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert set(re.findall(r"`make\s([a-z-]+)", page.read_text(encoding="utf-8"))) <= targets


@pytest.mark.parametrize("name", PICTURES)
def test_the_pictures_of_the_architecture_are_up_to_date(name: str) -> None:
    assert (ROOT / "docs" / "pictures" / name).read_text(encoding="utf-8") == PICTURES[name](), "run `make docs`"


@pytest.mark.parametrize("step", [*MOVE.steps, *BOT.steps], ids=lambda step: f"{step.file}: {step.function}")
def test_a_step_on_the_way_of_a_move_is_a_function_of_its_file(step: Step) -> None:
    source = (ROOT / "src" / "kaiserhof" / step.file).read_text(encoding="utf-8")
    assert re.search(rf"^ *(async )?def {step.function}\(|^export function {step.function}\(", source, re.MULTILINE)


def test_the_architecture_is_short() -> None:
    assert len((ROOT / "docs" / "architecture.md").read_text(encoding="utf-8").split()) <= LONGEST_ARCHITECTURE


def test_the_glossary_of_the_code_is_short() -> None:
    rows = re.findall(r"^\| \*\*", (ROOT / "docs" / "glossary-code.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert 0 < len(rows) <= MAX_WORDS_OF_OUR_OWN


def test_the_examples_of_the_first_steps_do_what_they_say() -> None:
    failed, tried = doctest.testfile(str(ROOT / "docs" / "first-steps.md"), module_relative=False)
    assert failed == 0
    assert tried > 10


@EVERY_PAGE
def test_programs_in_the_docs_run(page: Path) -> None:
    """A block that begins with an import is a program; other code is an excerpt."""
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


PROVED = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", (ROOT / "docs" / "threats.md").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("file", "name"), PROVED)
def test_every_promise_about_threats_has_its_test(file: str, name: str) -> None:
    assert f"def {name}(" in (ROOT / file).read_text(encoding="utf-8")
