"""Rule books as data: chapters of rules; every rule has an id, a sentence in each language, and its source."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from kaiserhof.engine.locator import text_of

LANGUAGES = ("en", "de", "zh")
"""The languages of all texts."""


@dataclass(frozen=True, slots=True)
class Source:
    """Where a rule comes from: a text, and a section of it."""

    text: str
    section: str


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule of a game, in our own words."""

    id: str
    sentence: Mapping[str, str]
    sources: tuple[Source, ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    """The rules about one subject, in reading order."""

    id: str
    title: Mapping[str, str]
    lead: Mapping[str, str] | None
    """A sentence or two about the chapter's subject, if the title is not enough."""
    rules: tuple[Rule, ...]
    asks: tuple[str, ...] = ()
    """The ids of the questions that it explains."""


class Rulebook(Mapping[str, Rule]):
    """The rules of one game by id, chapter by chapter."""

    def __init__(self, chapters: tuple[Chapter, ...], texts: Mapping[str, Mapping[str, str]]) -> None:
        self.chapters = chapters
        self.texts = texts
        """Titles of the texts that sources name, by short name and language."""
        self._rules = {rule.id: rule for chapter in chapters for rule in chapter.rules}

    def __getitem__(self, key: str) -> Rule:
        return self._rules[key]

    def chapter_about(self, question: str) -> str:
        """Returns the id of the chapter that explains a question; empty if none does."""
        return next((chapter.id for chapter in self.chapters if question in chapter.asks), "")

    def __iter__(self) -> Iterator[str]:
        return iter(self._rules)

    def __len__(self) -> int:
        return len(self._rules)

    @staticmethod
    def load(package: str) -> Rulebook:
        """Loads `teaching/rules.toml` of a game's package; without the file, every rule is only its id.

        Raises an error for a rule without all languages, a source or a chapter, and for a chapter without rules.
        """
        text = text_of(package, "teaching", "rules.toml")
        if text is None:
            return UnwrittenRules((), {})
        data = tomllib.loads(text)
        texts: dict[str, dict[str, str]] = data["texts"]
        rules: dict[str, list[Rule]] = {name: [] for name in data["chapter"]}
        for rule_id, entry in data["rule"].items():
            sources = tuple(Source(*source.split(": ", 1)) for source in entry["sources"])
            if not sources or any(source.text not in texts for source in sources):
                raise ValueError(f"rule {rule_id}: its sources must name one of {', '.join(texts)}")
            if entry["chapter"] not in rules:
                raise ValueError(f"rule {rule_id}: its chapter must be one of {', '.join(rules)}")
            rules[entry["chapter"]].append(Rule(rule_id, _in_languages(entry), sources))
        chapters = []
        for name, entry in data["chapter"].items():
            if not rules[name]:
                raise ValueError(f"chapter {name}: it has no rules")
            lead = _in_languages(entry["lead"]) if "lead" in entry else None
            chapters.append(
                Chapter(name, _in_languages(entry["title"]), lead, tuple(rules[name]), tuple(entry.get("asks", ())))
            )
        return Rulebook(tuple(chapters), texts)


class UnwrittenRules(Rulebook):
    """Stands in for a missing rule book: the sentence of each rule is its id in plain words.

    >>> UnwrittenRules((), {})["free-hook"].sentence["en"]
    'free hook'
    """

    def __getitem__(self, key: str) -> Rule:
        return Rule(key, dict.fromkeys(LANGUAGES, key.replace("-", " ")), ())


def _in_languages(entry: Mapping[str, str]) -> dict[str, str]:
    return {lang: entry[lang] for lang in LANGUAGES}
