"""What all verbs of this game share."""

from __future__ import annotations

from kaiserhof.engine import Refusal, Value, Verb
from kaiserhof.games.dayunhe.rules.moves import TARGETS, VERB_SHIFT, VERBS
from kaiserhof.games.dayunhe.rules.position import Position
from kaiserhof.games.dayunhe.words import names


class DayunheVerb(Verb[Position]):
    """A kind of move in one phase.

    The same word may be a different verb in another phase: `at` lays a new tile while building and moves an old one
    while rebuilding.
    """

    def __init__(self, name: str, rule: str, *, by_chance: bool = False) -> None:
        super().__init__(name, by_chance=by_chance)
        self.number = VERBS.index(name)
        """Its place in the table of `moves`."""
        self.move = self.number << VERB_SHIFT
        """Its move with target 0: the only one, if it has no target."""
        self.rule = rule
        """The id of the rule that says when the verb is possible."""

    def refusal(self, state: Position, target: int) -> Refusal:
        """Explains why a move is illegal; by default with the rule of the verb."""
        return Refusal(self.rule)

    def values(self, state: Position, target: int) -> dict[str, Value]:
        kind = TARGETS[self.number]
        return {kind: names.NAME_OF_TARGET[kind](state, target)} if kind else {}

    def announce(self, state: Position, target: int) -> None:
        """Writes nothing by default: the log has lines for the effects of the move."""
