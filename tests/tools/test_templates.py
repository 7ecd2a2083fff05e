"""Wrapping long lines of templates does not change the page."""

import re

import pytest
from jinja2 import Environment

from tools.templates import LONGEST, formatted

ENVIRONMENT = Environment(trim_blocks=True, lstrip_blocks=True, autoescape=True)
LONG = "x" * 70
TEMPLATES = {
    "elements": f"<ul><li>{LONG}</li><li><b>{LONG}</b></li><li>{LONG}</li></ul>",
    "statements beside words": f"<p>{LONG}{{% if a %}}{LONG}{{% else %}}{LONG}{{% endif %}}{LONG}</p>",
    "space before a statement": f"<p>{LONG} {{% if a %}}{LONG}{{% endif %}} {LONG} {{% if a %}}b{{% endif %}}</p>",
    "space between statements": f"{LONG}{{% if a %}}{LONG}{{% endif %}} {{% if b %}}{LONG}{{% endif %}}",
    "a loop": (
        f"<p>{{% for each in c %}}<i>{{{{ each }}}}</i>{{% if a %}}, {{% endif %}}{LONG}{{% endfor %}}{LONG} {LONG}</p>"
    ),
    "attributes": (
        f'<p>{LONG}<input class="a b" name="{LONG}"{{% if a %}} title="c d"{{% endif %}} value="{{{{ "e, f" }}}}">'
    ),
    "an expression": f"<i>{LONG}{{{{ ('{LONG}, a' if a else 'no, {LONG}') ~ ', b' }}}}</i>",
    "a macro": (
        f"{{% macro m(c) %}}<i>{{{{ c }}}}</i>{LONG}{{% endmacro %}}{{{{ m(1) }}}} {{{{ m(2) }}}}{LONG}{{{{ m(3) }}}}"
    ),
}


def shown(template: str, **values: object) -> str:
    """Renders a template, without what a browser ignores."""
    html = re.sub(r"\s+", " ", ENVIRONMENT.from_string(template).render(values))
    return re.sub(r" ?(</?(?:ul|li|p)\b[^<>]*>) ?", r"\1", html).strip()


@pytest.mark.parametrize("template", TEMPLATES.values(), ids=TEMPLATES.keys())
def test_a_wrapped_template_writes_the_same(template: str) -> None:
    wrapped = formatted(template)
    assert max(map(len, wrapped.split("\n"))) <= LONGEST
    assert wrapped != template
    for values in ({}, {"a": True}, {"b": True}, {"a": True, "b": True, "c": "xy"}):
        assert shown(wrapped, **values) == shown(template, **values)


def test_what_is_wrapped_stays_so() -> None:
    for template in TEMPLATES.values():
        assert formatted(formatted(template)) == formatted(template)
