"""What the docs point at exists."""

import re
from pathlib import Path

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
