"""Parses style sheets, as far as the checks need."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from difflib import get_close_matches

from kaiserhof.drawing.conventions import HEIGHTS, WIDTHS

_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_TOKEN = re.compile(r"[{};]")
_LENGTH = re.compile(r"([\d.]+)([a-z]+)")


@dataclass(frozen=True, slots=True)
class Rule:
    """A style rule, or an at-rule with declarations."""

    line: int
    within: tuple[str, ...]
    """The enclosing at-rules, such as `@container page (width <= 600px)`, outermost first."""
    selector: str
    declarations: tuple[tuple[str, str], ...]

    @property
    def moves(self) -> bool:
        """Whether it is a keyframe of an animation."""
        return any(each.startswith("@keyframes") for each in self.within)


def rules_of(sheet: str) -> list[Rule]:
    """Returns the rules of a style sheet.

    >>> rules_of("@media print { .a, .b { color: red; top: 0 } }")
    [Rule(line=1, within=('@media print',), selector='.a, .b', declarations=(('color', 'red'), ('top', '0')))]
    """
    text = _COMMENT.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), sheet)
    open_rules: list[tuple[str, int, list[tuple[str, str]]]] = []
    found: list[Rule] = []
    start = 0
    for token in _TOKEN.finditer(text):
        said = " ".join(text[start : token.start()].split())
        line = text.count("\n", 0, token.start() - len(text[start : token.start()].lstrip())) + 1
        start = token.end()
        if token[0] == "{":
            open_rules.append((said, line, []))
            continue
        if said and open_rules:
            name, _, value = said.partition(":")
            open_rules[-1][2].append((name.strip(), value.strip()))
        if token[0] == "}":
            selector, line, declarations = open_rules.pop()
            if declarations:
                found.append(Rule(line, tuple(each for each, _, _ in open_rules), selector, tuple(declarations)))
    return sorted(found, key=lambda rule: rule.line)


def declared(rules: Collection[Rule]) -> set[str]:
    """Returns the custom properties that the rules declare."""
    return {name for rule in rules for name, _ in rule.declarations if name.startswith("--")}


def foreign_queries(rules: Collection[Rule], containers: Collection[str]) -> Iterator[str]:
    """Yields what is wrong with the conditions of rules: containers without a name, and sizes that are not breakpoints.

    A sheet may choose the breakpoints of its own containers and of `cards`.
    """
    own = {
        value.partition("/")[0].strip()
        for rule in rules
        for name, value in rule.declarations
        if name in ("container", "container-name")
    }
    for line, condition in sorted({(rule.line, each) for rule in rules for each in rule.within}):
        kind, _, rest = condition.partition(" ")
        name = rest.partition("(")[0].strip() if kind == "@container" else "page"
        if kind not in ("@container", "@media"):
            continue
        if not name:
            yield f"line {line}: {condition}: name the container: {_one_of({*containers, *own})}"
        elif name not in containers and name not in own:
            yield f"line {line}: {condition}: there is no container {name!r}: {_one_of({*containers, *own})}"
        elif name == "page":
            for axis, allowed in (("width", WIDTHS), ("height", HEIGHTS)):
                for feature in re.findall(rf"\([^()]*\b{axis}\b[^()]*\)", rest):
                    for number, unit in _LENGTH.findall(feature):
                        if unit != "px" or number not in map(str, allowed):
                            known = ", ".join(map(str, allowed))
                            yield f"line {line}: {condition}: {number}{unit} is no break point ({axis}: {known} px)"


def foreign_properties(rules: Collection[Rule], offered: Collection[str]) -> Iterator[str]:
    """Yields the custom properties that are neither offered nor declared and have no fallback."""
    known = {*offered, *declared(rules)}
    for rule in rules:
        for name, value in rule.declarations:
            for used in re.findall(r"var\((--[\w-]+)\)", value):
                if used not in known:
                    near = get_close_matches(used, known, 1)
                    hint = f"; did you mean {near[0]}?" if near else ""
                    yield f"line {rule.line}: {rule.selector}: {name}: there is no property {used}{hint}"


def doubled(rules: Collection[Rule]) -> Iterator[str]:
    """Yields selectors that occur twice under the same conditions."""
    seen: dict[tuple[object, str], int] = {}
    for rule in rules:
        if rule.moves or rule.selector == "@font-face":
            continue
        first = seen.setdefault((rule.within, rule.selector), rule.line)
        if first != rule.line:
            yield f"line {rule.line}: {rule.selector}: there is such a rule in line {first} already"


def _one_of(names: Collection[str]) -> str:
    return "one of " + ", ".join(sorted(names)) if names else "there is none"
