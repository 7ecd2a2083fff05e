"""Checks that a game's style sheet does not affect the page, and uses only what the page offers."""

from __future__ import annotations

import re
from collections.abc import Iterator

from kaiserhof.drawing import artist_of
from kaiserhof.drawing.conventions import CONTAINERS, ELEMENTS, PROPERTIES
from kaiserhof.testing.cases import Case, demand
from kaiserhof.testing.check import DRAWING, Chapter
from kaiserhof.testing.sheets import Rule, declared, doubled, foreign_properties, foreign_queries, rules_of

CHECKS = Chapter("style sheets", needs=DRAWING, shown=True)


@CHECKS.check(once=True)
def the_style_sheet_uses_only_what_the_page_offers(case: Case) -> None:
    """Checks custom properties, containers and breakpoints."""
    rules = rules_of(artist_of(case.game).style)
    _report([*foreign_properties(rules, PROPERTIES), *foreign_queries(rules, CONTAINERS)])
    taken = sorted(declared(rules) & PROPERTIES)
    demand(not taken, f"the style sheet declares properties of the page: {', '.join(taken)}")


@CHECKS.check(once=True)
def the_style_sheet_leaves_the_page_alone(case: Case) -> None:
    """Its rules are for the game's own classes, none is repeated, and none uses `!important`."""
    sheet = artist_of(case.game).style
    demand("@import" not in sheet, "style sheet: no @import: a game has one style sheet")
    rules = rules_of(sheet)
    _report([*doubled(rules), *(fault for rule in rules for fault in _intrusions(rule))])


def _intrusions(rule: Rule) -> Iterator[str]:
    place = f"line {rule.line}: {rule.selector}"
    for name, value in rule.declarations:
        if "!important" in value:
            yield f"{place}: {name}: no !important"
        if "url(" in value:
            yield f"{place}: {name}: no url(): symbols come from the game's sprite"
    if rule.selector.startswith("@") or rule.moves:
        return
    for selector in re.split(r",(?![^()]*\))", rule.selector):
        if foreign := set(re.findall(r"#([\w-]+)", selector)) - ELEMENTS:
            yield f"{place}: there is no #{min(foreign)} for games: only #{', #'.join(sorted(ELEMENTS))}"
        if not re.search(r"[.#\[]", selector) and not all(name.startswith("--") for name, _ in rule.declarations):
            yield f"{place}: a selector needs a class or an attribute; this one changes elements of the page"


def _report(faults: list[str]) -> None:
    demand(not faults, "style sheet, " + "; ".join(faults[:3]) + (" …" if len(faults) > 3 else ""))
