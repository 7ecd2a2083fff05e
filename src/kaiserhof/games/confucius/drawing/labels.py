"""The texts of the drawing in one language."""

from __future__ import annotations

from kaiserhof.drawing.labels import Labels
from kaiserhof.engine import Words
from kaiserhof.games.confucius.rules.components import (
    DISTANT_LANDS,
    FOREIGN_LANDS,
    GIFTS,
    MINISTRIES,
    REWARDS,
    STUDENTS,
)


class ConfuciusLabels(Labels):
    """Names of what is on the board and on cards."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self.ministries = [self.words(f"ministry-{name}") for name in (*MINISTRIES, "any")]
        self.students = [self.words(f"student-{name}") for name in STUDENTS]
        self.gifts = ["", *(self.words(f"gift-{name}") for name in GIFTS)]
        """Names of gifts, by value."""
        self.rewards = [self.words(f"reward-{name}") for name in REWARDS]
        self.foreign = [self.words(f"foreign-{name}") for name in FOREIGN_LANDS]
        self.distant = [self.words(f"distant-{name}") for name in DISTANT_LANDS]
