"""Writes docs/rules/GAME.md: every rule, its source, and the tests that prove it.

A test names the rules it proves in its mark: `@pytest.mark.rule("emissary-limit")`, in tests/games/GAME.
"""

from __future__ import annotations

import ast
from pathlib import Path

from kaiserhof.engine import LANGUAGES, Game, find_game, game_ids

ROOT = Path(__file__).resolve().parent.parent
HEAD = """# {title}: the rules and their proofs

Written by `make docs` from `src/kaiserhof/games/{game}/teaching/rules.toml` and the tests in `tests/games/{game}`;
do not edit.

The sentences are ours; the sources say where each rule comes from.
"""


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


def page(game: Game) -> str:
    """Returns the page of one game."""
    proofs = proofs_of(game.id)
    parts = [HEAD.format(title=game.words("en")("game-title"), game=game.id)]
    parts.append("| text | title |\n|---|---|")
    parts += [
        f"| {name} | {' · '.join(titles[lang] for lang in LANGUAGES)} |" for name, titles in game.rulebook.texts.items()
    ]
    for chapter in game.rulebook.chapters:
        parts.append(f"\n## {' · '.join(chapter.title[lang] for lang in LANGUAGES)}")
        if chapter.lead:
            parts.append("\n" + "\n".join(f"- {chapter.lead[lang]}" for lang in LANGUAGES))
        for rule in chapter.rules:
            parts.append(f"\n### {rule.id}\n")
            parts += [f"- {rule.sentence[lang]}" for lang in LANGUAGES]
            parts.append("\n" + "; ".join(f"*{source.text}*: {source.section}" for source in rule.sources) + "\n")
            parts += [f"- `{name}`" for name in proofs.get(rule.id, ["no test"])]
    return "\n".join(parts) + "\n"


def path_of(game_id: str) -> Path:
    """Returns the path of a game's page."""
    return ROOT / "docs" / "rules" / f"{game_id}.md"


def main() -> None:
    """Writes all pages."""
    for game_id in game_ids():
        path = path_of(game_id)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(page(find_game(game_id)), encoding="utf-8")
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
