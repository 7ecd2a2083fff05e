"""The whole contract: the checks of all chapters."""

from __future__ import annotations

from kaiserhof.testing.check import Check
from kaiserhof.testing.checks import (
    compiled_rules,
    estimates,
    fields,
    hidden,
    imagined,
    legality,
    lessons,
    matches,
    pictures,
    play,
    scenes,
    standings,
    stories,
    styles,
    texts,
    values,
)

CHAPTERS = (
    play.CHECKS,
    values.CHECKS,
    fields.CHECKS,
    legality.CHECKS,
    hidden.CHECKS,
    imagined.CHECKS,
    matches.CHECKS,
    estimates.CHECKS,
    standings.CHECKS,
    texts.CHECKS,
    stories.CHECKS,
    scenes.CHECKS,
    pictures.CHECKS,
    styles.CHECKS,
    lessons.CHECKS,
    compiled_rules.CHECKS,
)

CHECKS: tuple[Check, ...] = tuple(check for chapter in CHAPTERS for check in chapter)
"""All checks, simplest first."""
