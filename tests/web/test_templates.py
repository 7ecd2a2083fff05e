"""Templates contain no text of their own: everything people read comes from the messages."""

import re
from pathlib import Path

import pytest

import kaiserhof.web

FOLDER = Path(kaiserhof.web.__file__).parent
TEMPLATES = sorted((FOLDER / "templates").glob("*.html"))
SCRIPTS = sorted((FOLDER / "static").rglob("*.js"))
READ = ("aria-label", "title", "alt", "placeholder", "label")
PROPER_NAMES = {"Kaiserhof"}


def without_code(text: str) -> str:
    """Returns a template without expressions, statements, comments, addresses and class names."""
    text = re.sub(r"\{% block (here|body_class|kind|script) %\}.*?\{% endblock %\}", "", text, flags=re.DOTALL)
    return re.sub(r"\{\{.*?\}\}|\{%.*?%\}|\{#.*?#\}", "", text, flags=re.DOTALL)


@pytest.mark.parametrize("path", TEMPLATES, ids=lambda path: path.name)
def test_a_template_has_no_literal_text(path: Path) -> None:
    bare = without_code(path.read_text(encoding="utf-8"))
    between_tags = re.sub(r"<[^>]*>", "\n", bare)
    words = set(re.findall(r"[^\W\d_]{2,}", between_tags)) - PROPER_NAMES
    assert words == set()


@pytest.mark.parametrize("path", TEMPLATES, ids=lambda path: path.name)
def test_attributes_that_are_read_come_from_the_words(path: Path) -> None:
    bare = without_code(path.read_text(encoding="utf-8"))
    for name in READ:
        for value in re.findall(rf'\s{name}="([^"]*)"', bare):
            assert re.findall(r"[^\W\d_]{2,}", value) == [], f"{name}={value}"


@pytest.mark.parametrize("path", TEMPLATES, ids=lambda path: path.name)
def test_templates_keep_to_the_strict_policy(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not re.search(r"\sstyle=|\son[a-z]+=|javascript:|<style", text)
    assert not re.search(r"<script(?![^>]*\ssrc=)", text)


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_scripts_reach_nothing_but_our_own_server(path: Path) -> None:
    script = path.read_text(encoding="utf-8").replace('"http://www.w3.org/2000/svg"', "")
    assert not re.search(r"https?://|\beval\(|innerHTML", script)
