"""Griffe extension for the site's reference: turns the examples of docstrings into code blocks."""

from __future__ import annotations

from typing import Any

import griffe

PROMPT = ">>> "


def fenced(text: str) -> str:
    """Returns a docstring with its examples fenced as code, each from a prompt to the next empty line.

    >>> print(fenced("Adds.").strip())
    Adds.
    """
    blocks = [f"```pycon\n{block}\n```" if block.lstrip().startswith(PROMPT) else block for block in text.split("\n\n")]
    return "\n\n".join(blocks)


class DoctestBlocks(griffe.Extension):
    """Fences the examples of every docstring."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Called by Griffe for every module, class, function and attribute."""
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)

    def on_package(self, *, pkg: griffe.Object, **_: Any) -> None:
        """Called by Griffe for a package, for which it does not call `on_object`."""
        self.on_object(obj=pkg)
