"""The texts follow docs/glossary.md: one term for each thing, and one spelling in each language."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import resources
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Pattern, Placeable, SelectExpression, TextElement, VariableReference
from fluent.syntax.ast import Message as FluentMessage
from fluent.syntax.serializer import serialize_pattern

from kaiserhof.engine import LANGUAGES, game_ids

pytestmark = pytest.mark.shown

GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"
SECTIONS = {"Shared": "", "Der Kaiser von China": "china", "Confucius": "confucius", "Da Yunhe": "dayunhe"}
PACKAGES = ["kaiserhof", "kaiserhof.web", "kaiserhof.people", *(f"kaiserhof.games.{game_id}" for game_id in game_ids())]

HANZI = r"[\u4e00-\u9fff]"
CHINESE = r"[\u4e00-\u9fff\u3000-\u303f\uff00-\uffef“”]"
NUMERAL = r"(?:\d|\}|[一二两三四五六七八九十每几])"
OPENING = {"en": "“", "de": "„", "zh": "“"}

COUNTED = {
    *("armies", "bots", "cards", "coins", "cubes", "decisions", "due", "emissaries", "events", "free", "games"),
    *("houses", "junks", "licences", "limit", "moves", "needed", "percent", "pieces", "points", "price", "steps"),
    *("sum", "tiles", "total", "trips", "turns"),
}
"""Variables that hold a number of things, which may be one."""
NO_NOUN = {
    "en": {"of", "in", "to", "or", "for", "left", "pts", "at", "as", "from", "on", "reputation"},
    "de": {
        "von",
        "in",
        "bis",
        "oder",
        "für",
        "durch",
        "P",
        "Mü",
        "im",
        "auf",
        "aus",
        "ab",
        "zahlen",
        "bezahlen",
        "behalten",
    }
    | {"spielen", "unterstützt", "Aktionswürfel", "Ansehen", "Plättchen", "Unruheplättchen", "Würfel"},
}
"""Words that may follow a number without a plural selector: they are not nouns, are abbreviations, or do not change."""
RATES = {"cli-bench-line"}
"""Messages about rates, which are never exactly one."""


class Text(NamedTuple):
    section: str
    id: str
    text: str


def _fluent(package: str, lang: str) -> Iterator[tuple[str, Pattern]]:
    text = (resources.files(package) / "words" / f"{lang}.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, FluentMessage) and entry.value is not None:
            yield entry.id.name, entry.value


def _section(package: str) -> str:
    return package.rpartition(".games.")[2] if ".games." in package else ""


@cache
def texts(lang: str) -> list[Text]:
    """Returns everything people read in this language: messages, and the sentences of the rule books."""
    found = [
        Text(_section(package), name, serialize_pattern(value).strip())
        for package in PACKAGES
        for name, value in _fluent(package, lang)
    ]
    for game_id in game_ids():
        file = resources.files(f"kaiserhof.games.{game_id}") / "teaching" / "rules.toml"
        book = tomllib.loads(file.read_text(encoding="utf-8"))
        found += [Text(game_id, f"text.{name}", text[lang]) for name, text in book["texts"].items()]
        found += [Text(game_id, f"rule.{name}", rule[lang]) for name, rule in book["rule"].items()]
        for name, chapter in book["chapter"].items():
            found.append(Text(game_id, f"chapter.{name}.title", chapter["title"][lang]))
            if "lead" in chapter:
                found.append(Text(game_id, f"chapter.{name}.lead", chapter["lead"][lang]))
    return found


@cache
def rows(heading: str) -> list[list[str]]:
    """Returns the rows of the first table below a heading of the glossary."""
    part = GLOSSARY.read_text(encoding="utf-8").split(f"\n## {heading}\n")[1].split("\n## ")[0]
    lines = [line.strip("|").split("|") for line in part.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line] for line in lines[2:]]


def wrong(lang: str, pattern: str, ids: str = "", section: str | None = None) -> list[str]:
    """Returns the texts that contain a pattern; only those with a given prefix of the id, or of one game."""
    return [
        f"{each.section} {each.id}: {each.text}"
        for each in texts(lang)
        if each.id.startswith(ids) and section in (None, each.section) and re.search(pattern, each.text)
    ]


TERMS = [(heading, row) for heading in SECTIONS for row in rows(heading)]


@pytest.mark.parametrize(("heading", "row"), TERMS, ids=[f"{heading}: {row[0]}" for heading, row in TERMS])
def test_a_term_of_the_glossary_is_used_and_its_variants_are_not(heading: str, row: list[str]) -> None:
    section = SECTIONS[heading]
    for lang, term in zip(LANGUAGES, row, strict=False):
        plain = re.sub(r" \(.*\)$", "", term).lower()
        said = (each.text.lower() for each in texts(lang) if section in ("", each.section))
        stem = plain if lang == "zh" else plain[: max(4, len(plain) - 2)]
        assert any(stem in text for text in said), f"nobody says {term}"
    for variant in filter(None, row[4].split("; ")):
        lang, word = variant.split(" ", 1)
        pattern = re.escape(word) if lang == "zh" else rf"\b{re.escape(word)}\b"
        assert wrong(lang, pattern, section=section or None) == []


def test_german_says_du() -> None:
    assert wrong("de", r"(?<![.:!?“„}] )(?<!^)(?<!„)\b(Sie|Ihnen|Ihre?[mnrs]?)\b") == []
    assert wrong("de", r"\b[Bb]itte\b") == []


def test_a_german_lesson_speaks_to_the_reader() -> None:
    assert wrong("de", r"\b([Mm]an|eigene[mnrs]?)\b", "lesson-") == []
    for game_id in game_ids():
        steps = [each.text for each in texts("de") if each.section == game_id and each.id.startswith("lesson-")]
        assert sum(bool(re.search(r"\b([Dd]u|[Dd]ich|[Dd]ir|[Dd]eine?[mnrs]?)\b", text)) for text in steps) > 20


def test_german_does_not_let_the_most_of_a_thing_bring_points() -> None:
    assert wrong("de", r"[Dd]ie meisten \S+ (bringen|gewinnen|erhalten)") == []


@pytest.mark.parametrize("lang", ["en", "de"])
def test_spaces_and_signs_are_set_by_one_habit(lang: str) -> None:
    assert wrong(lang, r"\.\.\.|\w…") == []
    assert wrong(lang, r"[^\n ] {2,}\S") == []
    assert wrong(lang, r"[^ ·] [,;:!](?!\w)") == []
    assert wrong(lang, r"\w'\w") == []
    assert wrong(lang, r"\d%") == []
    opened, closed = ("„", "“") if lang == "de" else ("“", "”")
    pairs = rf"^[^„“”\"]*({opened}[^„“”\"]+{closed}[^„“”\"]*)*$"
    assert [each for each in texts(lang) if not re.match(pairs, re.sub(r'\{ "[^"]*" \}', "", each.text))] == []


def test_chinese_has_full_width_punctuation() -> None:
    assert wrong("zh", rf"{HANZI}[,;:!?()]|[,;:!?()]{HANZI}") == []
    assert wrong("zh", r"""(?<!\{)["'](?!\}|\\)""") == []
    assert wrong("zh", r"\.\.\.|(?<!…)…(?!…)") == []


def test_chinese_has_no_space_beside_a_number_or_a_value() -> None:
    assert wrong("zh", rf"{CHINESE} [0-9{{+]") == []
    assert wrong("zh", rf"(?<![A-Za-z]-)(?<![A-Za-z])[0-9}}]%? {HANZI}") == []
    assert wrong("zh", r"[0-9}] %") == []


def test_chinese_has_a_space_beside_a_latin_word() -> None:
    assert wrong("zh", rf"{HANZI}[A-Za-z]|[A-Za-z]{HANZI}") == []


def test_chinese_sets_games_in_title_marks() -> None:
    assert wrong("zh", r"(?<!《)\{ \$game \}") == []


MEASURES = {noun: word for word, nouns in rows("How we write") for noun in nouns.split(", ")}


@pytest.mark.parametrize("noun", MEASURES)
def test_chinese_counts_a_thing_with_its_measure_word(noun: str) -> None:
    others = "".join(set(MEASURES.values()) | set("名只条艘")).replace(MEASURES[noun], "")
    assert wrong("zh", rf"{NUMERAL}[{others}]{noun}(?![堆板位])") == []


def quoted(lang: str) -> list[str]:
    """Returns the names of cards with more than one word, which cannot be mistaken for common nouns."""
    names = [each.text for each in texts(lang) if re.match(r"(reward-(?!.*bribery)|card-)[a-z-]+$", each.id)]
    return [name for name in names if "{" not in name and len(name.split()) + (lang == "zh") * (len(name) > 3) > 1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_card_names_stand_in_quotes(lang: str) -> None:
    mark = OPENING[lang]
    spoken = [each for each in texts(lang) if re.match(r"(lesson|log|move-play|move-choose|detail|rule)[-.]", each.id)]
    unquoted = [
        f"{each.id}: {each.text}"
        for each in spoken
        for name in [*quoted(lang), "{ $card }"]
        if name in each.text.replace(f"{mark}{name}", "")
        and not (name == "{ $card }" and each.id in ("move-reward",))
        and re.search(r"[Pp]lay|[Ss]piel|打出|^(rule|lesson|detail)", f"{each.id} {each.text}")
    ]
    assert len(quoted(lang)) > 5
    assert unquoted == []


def bare_counts(node: BaseNode, lang: str, chosen: frozenset[str]) -> Iterator[str]:
    """Yields numbers before a noun outside a plural selector."""
    if isinstance(node, Pattern):
        for number, follower in zip(node.elements, node.elements[1:], strict=False):
            if (
                isinstance(number, Placeable)
                and isinstance(number.expression, VariableReference)
                and isinstance(follower, TextElement)
                and (word := re.match(r" ([^\W\d]+)", follower.value))
                and number.expression.id.name in COUNTED - chosen
                and word[1] not in NO_NOUN[lang]
            ):
                yield f"{{ ${number.expression.id.name} }} {word[1]}"
        for element in node.elements:
            yield from bare_counts(element, lang, chosen)
    elif isinstance(node, Placeable):
        yield from bare_counts(node.expression, lang, chosen)
    elif isinstance(node, SelectExpression):
        selector = node.selector
        name = selector.id.name if isinstance(selector, VariableReference) else ""
        for variant in node.variants:
            yield from bare_counts(variant.value, lang, chosen | {name})


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_number_beside_a_noun_has_a_plural_selector(lang: str) -> None:
    found = [
        f"{package} {name}: {bare}"
        for package in PACKAGES
        for name, value in _fluent(package, lang)
        if name not in RATES
        for bare in bare_counts(value, lang, frozenset())
    ]
    assert found == []
