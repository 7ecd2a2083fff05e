"""Every `RULING n` in the rules, code and tests of a game refers to an entry of its page of rulings."""

import re
from pathlib import Path

import pytest

from kaiserhof.engine import Game, find_game, game_ids
from tools.rule_pages import proofs_of

ROOT = Path(__file__).parent.parent
EVERY_GAME = pytest.mark.parametrize("game", [find_game(name) for name in game_ids()], ids=lambda game: game.id)
MENTION = re.compile(r"\brulings?:? \d+", re.IGNORECASE)
"""Matches a ruling's number as code and tests write it, and as sources of rules do (`RULING: 7`)."""
EXACT = re.compile(r"RULING:? (\d+)")


def entries(game: Game) -> dict[int, str]:
    """Returns the entries of a game's page of rulings by number; none if it needs no rulings."""
    file = ROOT / "docs" / "rulings" / f"{game.id}.md"
    page = file.read_text(encoding="utf-8") if file.exists() else ""
    parts = re.split(r"^## RULING (\d+): ", page, flags=re.MULTILINE)[1:]
    return {int(number): text for number, text in zip(parts[::2], parts[1::2], strict=True)}


def mentions(game: Game) -> list[tuple[Path, str]]:
    folders = (ROOT / "src" / "kaiserhof" / "games" / game.id, ROOT / "tests" / "games" / game.id)
    files = [path for folder in folders for path in folder.rglob("*") if path.suffix in {".py", ".toml"}]
    return [(path, text) for path in files for text in MENTION.findall(path.read_text(encoding="utf-8"))]


@EVERY_GAME
def test_rulings_are_numbered_from_one_and_answer_a_question(game: Game) -> None:
    found = entries(game)
    assert list(found) == list(range(1, len(found) + 1))
    for text in found.values():
        assert all(f"- **{part}.** " in text for part in ("Question", "We play", "Why", "Rules and tests"))


@EVERY_GAME
def test_a_ruling_names_rules_that_exist_and_are_tested(game: Game) -> None:
    proven = proofs_of(game.id)
    for number, text in entries(game).items():
        links = re.findall(r"\[`([^`]+)`\]\(\.\./rules/([a-z]+)\.md#([a-z0-9-]+)\)", text)
        assert links, number
        for name, page_of, anchor in links:
            assert (page_of, anchor) == (game.id, name)
            assert name in game.rulebook, f"RULING {number} names {name}"
            assert proven.get(name), f"RULING {number}: {name} has no test"


@EVERY_GAME
def test_every_mention_of_a_ruling_points_to_its_entry(game: Game) -> None:
    found = entries(game)
    for path, text in mentions(game):
        exact = EXACT.fullmatch(text)
        assert exact is not None, f"{path}: write RULING n, not {text}"
        assert int(exact[1]) in found, f"{path}: {text} has no entry"


@EVERY_GAME
def test_every_ruling_is_named_by_a_test_that_shows_it(game: Game) -> None:
    tests = (ROOT / "tests" / "games" / game.id).rglob("test_*.py")
    named = {int(number) for path in tests for number in EXACT.findall(path.read_text(encoding="utf-8"))}
    assert set(entries(game)) - named == set()


@EVERY_GAME
def test_a_rule_that_rests_on_a_ruling_is_named_there(game: Game) -> None:
    found = entries(game)
    for rule in game.rulebook.values():
        for source in rule.sources:
            if source.text == "RULING":
                assert f"`{rule.id}`" in found[int(source.section)], f"RULING {source.section}: {rule.id}"


@EVERY_GAME
def test_a_ruling_tells_of_every_other_way_that_a_table_may_choose(game: Game) -> None:
    found = entries(game)
    told = {
        number: re.findall(r"^- \*\*(Otherwise|House rule)\.\*\* .* \(`([a-z-]+)`\)\.$", text, re.MULTILINE)
        for number, text in found.items()
    }
    assert {(rule.ruling, "House rule" if rule.house else "Otherwise", rule.id) for rule in game.open_rules} == {
        (number, kind, name) for number, parts in told.items() for kind, name in parts
    }
