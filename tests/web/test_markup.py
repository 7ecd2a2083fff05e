"""The page reads every attribute that games must write, and the documentation explains each."""

import re
from pathlib import Path

import pytest

from kaiserhof.drawing.conventions import ATTRIBUTES, FORBIDDEN

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "kaiserhof" / "web" / "static"
READERS = "".join(path.read_text(encoding="utf-8") for path in (*STATIC.glob("*.js"), *STATIC.glob("*.css")))
DOCUMENTATION = (ROOT / "docs" / "front-end.md").read_text(encoding="utf-8")


def is_read(attribute: str) -> bool:
    first, *others = attribute.removeprefix("data-").split("-")
    name = first + "".join(word.title() for word in others)
    return bool(re.search(rf"\[{attribute}\b|{attribute}=|\bdataset\b.*\b{name}\b|\b{name}\b.*\bdataset\b", READERS))


@pytest.mark.parametrize("attribute", sorted(ATTRIBUTES))
def test_an_attribute_is_read_and_explained(attribute: str) -> None:
    assert is_read(attribute)
    assert f"`{attribute}" in DOCUMENTATION


def test_the_documentation_says_what_markup_may_not_contain() -> None:
    assert all(f"`<{tag}>`" in DOCUMENTATION for tag in FORBIDDEN)
