"""Writes docs/rules/GAME.md, GAME.de.md and GAME.zh.md: every rule, its source, and the tests that prove it.

A test names the rules it proves in its mark: `@pytest.mark.rule("emissary-limit")`, in tests/games/GAME.
"""

from __future__ import annotations

import ast
from itertools import product
from pathlib import Path

from kaiserhof.engine import LANGUAGES, Game, find_game, game_ids

ROOT = Path(__file__).resolve().parent.parent
HEAD = """<!-- Written by `make docs` from src/kaiserhof/games/{game}/teaching/rules.toml and the tests in
tests/games/{game}; do not edit. -->

# {title}

{switch}

{lead}
"""
TITLES = {"en": "{}: the rules and their proofs", "de": "{}: die Regeln und ihre Belege", "zh": "{}：规则及其依据"}
LEADS = {
    "en": "The sentences are ours. Below each rule stand its sources and the tests that prove it.",
    "de": "Die Sätze sind von uns. Unter jeder Regel stehen ihre Quellen und die Tests, die sie belegen.",
    "zh": "文字由我们撰写。每条规则下列出其出处，以及验证它的测试。",
}
COLUMNS = {"en": "| text | title |", "de": "| Text | Titel |", "zh": "| 文本 | 名称 |"}
NAMES = {"en": "English", "de": "Deutsch", "zh": "中文"}


def proofs_of(game_id: str) -> dict[str, list[str]]:
    """Returns the tests marked with each rule, as `file::test`, by rule id."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests" / "games" / game_id).rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule in _marked_rules(node):
                    found.setdefault(rule, []).append(f"{path.name}::{node.name}")
    return found


def _marked_rules(test: ast.FunctionDef) -> list[str]:
    return [
        str(argument.value)
        for call in test.decorator_list
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.rule"
        for argument in call.args
        if isinstance(argument, ast.Constant)
    ]


def page(game: Game, lang: str) -> str:
    """Returns the page of one game in one language."""
    proofs = proofs_of(game.id)
    title = TITLES[lang].format(game.words(lang)("game-title"))
    parts = [HEAD.format(title=title, game=game.id, switch=switch(game.id, lang), lead=LEADS[lang])]
    parts.append(f"{COLUMNS[lang]}\n|---|---|")
    parts += [f"| {name} | {titles[lang]} |" for name, titles in game.rulebook.texts.items()]
    for chapter in game.rulebook.chapters:
        parts.append(f"\n## {chapter.title[lang]}")
        if chapter.lead:
            parts.append(f"\n{chapter.lead[lang]}")
        for rule in chapter.rules:
            parts.append(f"\n### {rule.id}\n")
            parts.append(rule.sentence[lang])
            parts.append("\n" + "; ".join(f"*{source.text}*: {source.section}" for source in rule.sources) + "\n")
            parts += [f"- `{name}`" for name in proofs.get(rule.id, ["no test"])]
    return "\n".join(parts) + "\n"


def switch(game_id: str, lang: str) -> str:
    """Returns links to the same page in the other languages.

    >>> switch("nim", "de")
    '[English](nim.md) · **Deutsch** · [中文](nim.zh.md)'
    """
    return " · ".join(
        f"**{name}**" if each == lang else f"[{name}]({path_of(game_id, each).name})" for each, name in NAMES.items()
    )


def path_of(game_id: str, lang: str) -> Path:
    """Returns the path of a game's page in one language."""
    return ROOT / "docs" / "rules" / (f"{game_id}.md" if lang == "en" else f"{game_id}.{lang}.md")


def main() -> None:
    """Writes all pages."""
    for game_id, lang in product(game_ids(), LANGUAGES):
        path = path_of(game_id, lang)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(page(find_game(game_id), lang), encoding="utf-8")
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
