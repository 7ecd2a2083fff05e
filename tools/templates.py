"""Wraps long lines of templates; with --check only lists them.

Lines are broken only where that does not change the page: at white space, beside tags of blocks such as `<li>`, and
beside Jinja statements, whose `-` then removes the white space. If nothing else is left, lines are broken inside a tag
or an expression.
"""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

FOLDER = Path(__file__).parent.parent / "src" / "kaiserhof" / "web" / "templates"
LONGEST = 160
BLOCKS = {
    "article",
    "aside",
    "body",
    "dd",
    "details",
    "dialog",
    "div",
    "dl",
    "dt",
    "fieldset",
    "figure",
    "footer",
    "form",
    "h1",
    "h2",
    "h3",
    "header",
    "hr",
    "legend",
    "li",
    "main",
    "nav",
    "ol",
    "p",
    "section",
    "summary",
    "table",
    "tbody",
    "td",
    "th",
    "thead",
    "tr",
    "ul",
}
VOID = {"br", "hr", "img", "input", "link", "meta"}
OPENING = ("if", "for", "macro", "call", "filter", "block", "with")

_JINJA = r"\{%.*?%\}|\{\{.*?\}\}|\{#.*?#\}"
_TAG = rf"<[/!]?[A-Za-z](?:{_JINJA}|\"(?:{_JINJA}|[^\"])*\"|[^<>\"])*>"
_TOKEN = re.compile(rf"(?P<jinja>{_JINJA})|(?P<tag>{_TAG})|(?P<space>\s+)|(?P<text>(?:(?!{_JINJA}|<)\S)+|<)")
_NAME = re.compile(r"</?([a-z0-9]+)")
_STATEMENT = re.compile(r"\{%\s*(\w+)")
_INSIDE = re.compile(rf"(\"(?:{_JINJA}|[^\"])*\"|'[^']*'|\{{\{{.*?\}}\}})|(\s+)")
_IN_JINJA = re.compile(r"(\"[^\"]*\"|'[^']*')|(?<=,)(\s+)|(\s+)(?=(?:if|else|and|or|~|\|)\s)")


@dataclass(slots=True)
class Token:
    """A piece of a line that is never broken."""

    text: str
    depth: int = 0

    @property
    def is_statement(self) -> bool:
        return self.text.startswith("{%")

    @property
    def is_space(self) -> bool:
        return self.text.isspace()

    @property
    def is_block(self) -> bool:
        found = _NAME.match(self.text)
        return found is not None and found[1] in BLOCKS


def tokens_of(line: str) -> list[Token]:
    """Splits a line; each piece comes with its nesting depth in elements and statements that begin in the line."""
    tokens = [Token(found[0]) for found in _TOKEN.finditer(line)]
    assert "".join(token.text for token in tokens) == line
    depth = 0
    for token in tokens:
        statement, tag = _STATEMENT.match(token.text), _NAME.match(token.text)
        name = (statement or tag or [""] * 2)[1]
        closes = token.text.startswith("</") or (statement is not None and name.startswith("end"))
        between = statement is not None and name in ("else", "elif")
        depth -= closes
        token.depth = depth - between
        is_open = tag is not None and not closes and name not in VOID and not token.text.endswith("/>")
        depth += is_open or (statement is not None and name in OPENING)
    return tokens


def wrapped(line: str) -> list[str]:
    """Splits a line into lines that are short enough.

    >>> item = '<li><b>{{ a_name }}</b>{% if a %}<i>a</i>{% endif %}</li>'
    >>> for line in wrapped(f"<ul>{item * 3}</ul>"):
    ...     print(line)
    <ul>
      <li><b>{{ a_name }}</b>{% if a %}<i>a</i>{% endif %}</li>
      <li><b>{{ a_name }}</b>{% if a %}<i>a</i>{% endif %}</li>
      <li><b>{{ a_name }}</b>{% if a %}<i>a</i>{% endif %}</li>
    </ul>
    """
    indent = len(line) - len(line.lstrip())
    tokens = tokens_of(line.strip())
    return _lines(tokens, indent - 2 * tokens[0].depth)


def _lines(tokens: list[Token], base: int) -> list[str]:
    """Joins tokens to lines; those of depth 0 are indented by `base`."""
    while tokens and tokens[0].is_space:
        tokens = tokens[1:]
    while tokens and tokens[-1].is_space:
        tokens = tokens[:-1]
    if not tokens:
        return []
    indent = max(0, base + 2 * tokens[0].depth)
    text = " " * indent + "".join(token.text for token in tokens)
    if len(text) <= LONGEST:
        return [text]
    places = {at: max(tokens[at - 1].depth, tokens[at].depth) for at in range(1, len(tokens)) if _may_break(tokens, at)}
    if not places:
        return _inside(text, indent)
    least = min(places.values())
    cuts = [0, *(at for at, depth in places.items() if depth == least), len(tokens)]
    for at in cuts[1:-1]:
        _take_out(tokens, at)
    return [line for start, end in pairwise(cuts) for line in _lines(tokens[start:end], base)]


def _may_break(tokens: list[Token], at: int) -> bool:
    before, after = tokens[at - 1], tokens[at]
    if after.is_space:
        return False  # the break is behind it
    if before.is_space:
        return at == 1 or not (tokens[at - 2].is_statement and after.is_statement)
    if before.is_statement or after.is_statement:
        return True
    return before.is_block or after.is_block


def _take_out(tokens: list[Token], at: int) -> None:
    """Makes a statement beside a break remove the white space that the break adds."""
    before, after = tokens[at - 1], tokens[at]
    if before.is_space or (before.is_statement and after.is_statement):
        return
    if after.is_statement:
        after.text = "{%-" + after.text.removeprefix("{%").removeprefix("-")
    elif before.is_statement:
        before.text = before.text.removesuffix("%}").removesuffix("-") + "-%}"


def _inside(text: str, indent: int) -> list[str]:
    """Breaks a line inside its tags and expressions, each time as late as possible."""
    places = [place for found in _TOKEN.finditer(text) for place in _places(found)]
    lines, done = [], 0
    while len(text) - done + (indent + 4 if done else 0) > LONGEST:
        room = LONGEST - (indent + 4 if done else 0)
        reached = [place for place in places if done < place[0] <= done + room]
        if not reached:
            break
        start, end = reached[-1]
        lines.append(text[done:start])
        done = end
    lines.append(text[done:])
    return [line if at == 0 else " " * (indent + 4) + line for at, line in enumerate(lines)]


def _places(found: re.Match[str]) -> list[tuple[int, int]]:
    """Returns the start and end of white space in a tag or an expression."""
    pattern = _IN_JINJA if found["jinja"] else _INSIDE if found["tag"] else None
    spaces = pattern.finditer(found[0]) if pattern else ()
    return [(found.start() + each.start(), found.start() + each.end()) for each in spaces if each[0].isspace()]


def formatted(text: str) -> str:
    """Returns a template without long lines."""
    lines = text.split("\n")
    return "\n".join(new for line in lines for new in ([line] if len(line) <= LONGEST else wrapped(line)))


def main() -> int:
    late = 0
    for path in sorted(FOLDER.glob("*.html")):
        old = path.read_text("utf-8")
        new = formatted(old)
        if "--check" in sys.argv:
            for number, line in enumerate(old.split("\n"), 1):
                if len(line) > LONGEST:
                    print(f"{path}:{number}: {len(line)} characters: run python -m tools.templates", file=sys.stderr)
                    late += 1
        elif new != old:
            path.write_text(new, "utf-8")
    return 1 if late else 0


if __name__ == "__main__":
    raise SystemExit(main())
