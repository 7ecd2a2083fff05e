"""Every message exists in three languages, with the same values."""

import re
from functools import cache
from importlib import resources

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Term, VariableReference
from fluent.syntax.ast import Message as FluentMessage
from fluent.syntax.visitor import Visitor

from kaiserhof.engine import LANGUAGES, game_ids

pytestmark = pytest.mark.shown

PACKAGES = [
    "kaiserhof",
    "kaiserhof.web",
    "kaiserhof.people",
    "kaiserhof.tab",
    *(f"kaiserhof.games.{game_id}" for game_id in game_ids()),
]


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the visitor's own name
        self.names.add(node.id.name)


@cache
def messages(package: str, lang: str) -> dict[str, set[str]]:
    text = (resources.files(package) / "words" / f"{lang}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, Junk), f"{package} {lang}: {entry.content}"
        if isinstance(entry, FluentMessage | Term):
            assert entry.id.name not in found, f"{package} {lang}: {entry.id.name} stands twice"
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.names
    return found


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_every_language_has_the_same_messages_with_the_same_values(package: str, lang: str) -> None:
    assert messages(package, lang) == messages(package, "en")


@pytest.mark.parametrize("package", PACKAGES[1:])
def test_no_message_hides_another_of_the_same_name(package: str) -> None:
    others = PACKAGES[:2] if package != PACKAGES[1] else PACKAGES[:1]
    for other in others:
        assert set(messages(package, "en")) & set(messages(other, "en")) == set()


@pytest.mark.parametrize("package", PACKAGES)
def test_chinese_is_written_in_chinese(package: str) -> None:
    text = (resources.files(package) / "words" / "zh.ftl").read_text(encoding="utf-8")
    entries = re.findall(r"^[a-z][a-z0-9-]* = .*(?:\n[ }].*)*", text, re.MULTILINE)
    bare = [re.sub(r"\{[^}]*\}", "", entry.split("=", 1)[1]) for entry in entries]
    assert entries
    latin_only = [
        entry for entry in bare if re.search(r"[A-Za-z]{4,}", entry) and not re.search(r"[\u4e00-\u9fff]", entry)
    ]
    assert latin_only == []
