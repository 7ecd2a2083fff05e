"""What the verbs and questions of *Confucius* share; see `engine.Verb` and `engine.Question`."""

from __future__ import annotations

from mypy_extensions import i64

from kaiserhof.engine import Question as EngineQuestion
from kaiserhof.engine import Refusal, Seat, say
from kaiserhof.engine import Verb as EngineVerb
from kaiserhof.engine.native import vec
from kaiserhof.games.confucius.rules.moves import NAMES, pack
from kaiserhof.games.confucius.rules.position import Position

Weighted = list[tuple[int, int]]


class Verb(EngineVerb[Position]):
    """A kind of move that a player makes."""

    def __init__(self, number: int, *, by_chance: bool = False) -> None:
        super().__init__(NAMES[number], by_chance=by_chance)
        self.number = number
        """Its place in the table of `moves`."""

    def announce(self, state: Position, target: int) -> None:
        say(state, f"log-{self.name}", {"seat": Seat(state.turn), **self.values(state, target)})


class ChanceVerb(Verb):
    """A kind of move that chance makes."""

    def __init__(self, number: int) -> None:
        super().__init__(number, by_chance=True)

    def outcomes(self, state: Position) -> Weighted:
        raise NotImplementedError

    def counted(self, counts: vec[i64]) -> Weighted:
        """Returns the moves whose targets are left, weighted by their numbers."""
        found: Weighted = []
        for target in range(len(counts)):
            count: int = counts[target]
            if count:
                found.append((pack(self.number, target), count))
        return found


class Question(EngineQuestion[Position]):
    """A question to a player."""

    def other_verb(self, state: Position, verb: EngineVerb[Position], target: int) -> Refusal:
        """Rule `one-question`: names what is asked."""
        return Refusal("one-question", self.prompt(state))


class ChanceQuestion(Question):
    """A question to chance, which one verb answers."""

    def __init__(self, verb: ChanceVerb) -> None:
        super().__init__(verb, by_chance=True)
        self.verb = verb

    def outcomes(self, state: Position) -> Weighted:
        return self.verb.outcomes(state)
