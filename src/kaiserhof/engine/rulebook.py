"""Rule books as data: every rule has an id, a sentence in each language, and its source."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib import resources

from .message import Message

LANGUAGES = ("en", "de", "zh")
"""The languages every text exists in; the first is the one others fall back to while being written."""


@dataclass(frozen=True, slots=True)
class Source:
    """Where a rule comes from: which text, and which section of it."""

    text: str
    section: str


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule of a game, in our own words."""

    id: str
    sentence: Mapping[str, str]
    sources: tuple[Source, ...]


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is not legal: the rule that forbids it and, where it helps, what in this position makes it apply."""

    rule: str
    detail: Message | None = None


class Rulebook(Mapping[str, Rule]):
    """The rules of one game by id, in the order of the file."""

    def __init__(self, rules: tuple[Rule, ...], texts: Mapping[str, Mapping[str, str]]) -> None:
        self._rules = {rule.id: rule for rule in rules}
        self.texts = texts
        """The rule texts that sources name: short name to title by language."""
        if len(self._rules) != len(rules):
            raise ValueError("a rule id stands twice in the rule book")

    def __getitem__(self, key: str) -> Rule:
        return self._rules[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._rules)

    def __len__(self) -> int:
        return len(self._rules)

    @staticmethod
    def load(package: str) -> Rulebook:
        """Read `rules.toml` of a game's package; a rule without all languages or without a source is refused."""
        data = tomllib.loads((resources.files(package) / "rules.toml").read_text(encoding="utf-8"))
        texts: dict[str, dict[str, str]] = data["texts"]
        rules = []
        for rule_id, entry in data["rule"].items():
            sources = tuple(Source(*source.split(": ", 1)) for source in entry["sources"])
            if not sources or any(source.text not in texts for source in sources):
                raise ValueError(f"rule {rule_id}: its sources must name one of {', '.join(texts)}")
            rules.append(Rule(rule_id, {lang: entry[lang] for lang in LANGUAGES}, sources))
        return Rulebook(tuple(rules), texts)
