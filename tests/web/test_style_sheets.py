"""The style sheets of the page: breakpoints, containers and properties are declared once, and no rule is repeated."""

import re
from pathlib import Path

import pytest

from kaiserhof.drawing.conventions import CONTAINERS, ELEMENTS, HEIGHTS, PROPERTIES, WIDTHS
from kaiserhof.testing.sheets import declared, doubled, foreign_properties, foreign_queries, rules_of
from kaiserhof.web.rendering.assets import SHEETS

STATIC = Path(__file__).parents[2] / "src" / "kaiserhof" / "web" / "static"
COMMON = "".join((STATIC / f"{name}.css").read_text(encoding="utf-8") for name in SHEETS)
EVERY_SHEET = pytest.mark.parametrize("sheet", sorted(STATIC.rglob("*.css")), ids=lambda path: path.stem)
SET_ELSEWHERE = {"--ratio"}
"""Properties set by the style sheet of each board."""


def test_the_properties_that_games_may_use_are_those_of_the_page() -> None:
    tokens = [rule for rule in rules_of(COMMON) if rule.selector == ":root" and not rule.within]
    assert declared(tokens) | SET_ELSEWHERE == PROPERTIES


@EVERY_SHEET
def test_every_property_is_declared(sheet: Path) -> None:
    assert [*foreign_properties(rules_of(sheet.read_text(encoding="utf-8")), PROPERTIES)] == []


@EVERY_SHEET
def test_a_condition_names_its_container_and_a_break_point(sheet: Path) -> None:
    others = declared_containers(COMMON) | CONTAINERS
    assert [*foreign_queries(rules_of(sheet.read_text(encoding="utf-8")), others)] == []


def test_every_break_point_is_used() -> None:
    sheets = "".join(path.read_text(encoding="utf-8") for path in STATIC.rglob("*.css"))
    conditions = " ".join(each for rule in rules_of(sheets) for each in rule.within)
    assert {number for number in (*WIDTHS, *HEIGHTS) if f"{number}px" not in conditions} == set()


def test_no_rule_of_the_common_sheets_stands_twice() -> None:
    assert [*doubled(rules_of(COMMON))] == []


@EVERY_SHEET
def test_colours_are_written_as_properties(sheet: Path) -> None:
    rules = rules_of(sheet.read_text(encoding="utf-8"))
    written = [
        (rule.line, value)
        for rule in rules
        for name, value in rule.declarations
        if not name.startswith("--") and re.search(r"#[0-9a-f]{3,8}\b", value)
    ]
    assert written == []


def test_the_script_asks_for_the_narrow_drawing_where_the_sheets_are_narrow() -> None:
    asked = re.search(r'matchMedia\("(.*?)"\)', (STATIC / "form.js").read_text(encoding="utf-8"))
    assert asked is not None
    wide, high = map(int, re.findall(r"(\d+)px", asked[1]))
    assert any(
        f"@container page (width <= {wide}px) or (height <= {high}px)" in rule.within for rule in rules_of(COMMON)
    )


def test_the_documentation_lists_what_games_may_use() -> None:
    text = (STATIC.parents[3] / "docs" / "front-end.md").read_text(encoding="utf-8")
    styles = text[text.index("### Styles") :]
    numbers = [
        int(number) for number in re.findall(r"\d+", " ".join(re.findall(r"`(?:width|height)` [\d, ]+", styles)))
    ]
    assert set(re.findall(r"`(--[\w-]+)`", styles)) == PROPERTIES
    assert sorted(numbers) == sorted({*WIDTHS, *HEIGHTS})
    assert all(f"`{name}`" in styles for name in CONTAINERS)
    assert all(f"`#{name}`" in styles for name in ELEMENTS)


def declared_containers(sheet: str) -> set[str]:
    """Returns the names of the containers that a sheet declares."""
    found = (value for rule in rules_of(sheet) for name, value in rule.declarations if name == "container")
    return {value.partition("/")[0].strip() for value in found}
