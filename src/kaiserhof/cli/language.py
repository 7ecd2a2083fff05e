"""The language of the command line."""

from __future__ import annotations

import os
from collections.abc import Sequence

from kaiserhof.engine import LANGUAGES


def chosen_language(arguments: Sequence[str]) -> str:
    """Returns the language of `--lang`, or of the environment, or English.

    >>> chosen_language(["play", "--lang", "de"])
    'de'
    """
    for index, argument in enumerate(arguments):
        if argument == "--lang" and index + 1 < len(arguments) and arguments[index + 1] in LANGUAGES:
            return arguments[index + 1]
        if argument.startswith("--lang=") and argument[7:] in LANGUAGES:
            return argument[7:]
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if (lang := os.environ.get(name, "")[:2]) in LANGUAGES:
            return lang
    return LANGUAGES[0]
