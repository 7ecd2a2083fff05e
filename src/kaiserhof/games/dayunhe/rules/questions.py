"""The questions of the game, one for each phase: which verbs answer them, and which rules forbid the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from kaiserhof.engine import Dice, Message, Question, Refusal, Seat, Verb
from kaiserhof.engine.native import vec
from kaiserhof.games.dayunhe.rules import phases
from kaiserhof.games.dayunhe.rules.components import STACKS
from kaiserhof.games.dayunhe.rules.moves import VERBS
from kaiserhof.games.dayunhe.rules.position import Position
from kaiserhof.games.dayunhe.rules.verbs import building, rebuilding, round, ship, stacks
from kaiserhof.games.dayunhe.rules.verbs.specials import SPECIALS
from kaiserhof.games.dayunhe.rules.verbs.verb import DayunheVerb
from kaiserhof.games.dayunhe.words import names

TAKE: Final = round.TakeFirst("take", "setup-first-tile")
CHOOSE: Final = round.Choose("choose", "draft")
REVEAL: Final = round.Reveal("reveal", "reveal")
REPLENISH: Final = stacks.Replenish("replenish", "replenish")
BUILD: Final = building.Build("build", "build")
REBUILD: Final = rebuilding.Rebuild("rebuild", "rebuild")
DONE: Final = round.Done("done", "parts")
PLACE: Final = building.PlaceOnBoard("at", "build")
CITY: Final = building.PlaceInCity("city", "build")
TURN: Final = building.TurnTile("turn", "build")
ROTATE: Final = rebuilding.RotateTile("turn", "rebuild")
MOVE: Final = rebuilding.MoveTile("at", "rebuild")
SWAP: Final = rebuilding.SwapTiles("swap", "rebuild")
UNDER: Final = stacks.PutUnder("under", "under-stack")
INSPECT: Final = ship.InspectFurther("sail", "special-inspection")
HALT: Final = ship.Halt("halt", "special-inspection")
STEER: Final = round.Steer("sail", "ship-chooser")
OPEN_FIRST: Final = stacks.OpenFirst("open", "setup-tops", by_chance=True)
OPEN_SPIED: Final = stacks.OpenSpied("open", "espionage", by_chance=True)
DRAW: Final = stacks.Draw("draw", "replenish", by_chance=True)


class DayunheQuestion(Question[Position]):
    """What is asked in one phase. `rule` refuses verbs that do not answer it; verbs whose time is over have rules of
    their own.
    """

    def __init__(
        self,
        *verbs: DayunheVerb,
        rule: str = "",
        prompt: str = "",
        past: tuple[DayunheVerb, ...] = (),
        by_chance: bool = False,
        secret: bool = False,
    ) -> None:
        super().__init__(*verbs, prompt=prompt, by_chance=by_chance, secret=secret)
        self.rule = rule
        """The id of the rule that asks for an answer before anything else."""
        self.past = past
        """The verbs that are no longer possible in this round."""

    def draw_unchecked(self, state: Position, dice: Dice) -> i64:
        """Draws an answer of chance by weight."""
        raise NotImplementedError

    def of_another(self, verb: DayunheVerb) -> Refusal:
        """Returns the rule that forbids a verb to a player who is not to move."""
        return Refusal("turn-order")

    def other_verb(self, state: Position, verb: Verb[Position], target: int) -> Refusal:
        assert isinstance(verb, DayunheVerb)
        return Refusal(verb.rule if verb in self.past else self.rule)


class Parts(DayunheQuestion):
    """Rule `parts`: any part of the card that is still open, or no more."""

    def moves(self, state: Position) -> Sequence[int]:
        """Returns the moves of all parts that are still open; of special parts, only the one of this card."""
        found = [*REPLENISH.moves(state)] if state.replenish else []
        if state.builds:
            found += BUILD.moves(state)
            found += REBUILD.moves(state)
        if state.special:
            found += SPECIALS[state.chosen[state.turn]].moves(state)
        found.append(DONE.move)
        return found

    def prompt(self, state: Position) -> Message:
        card = names.card_name(state.chosen[state.turn])
        return Message("prompt-action", {"card": card, "replenish": state.replenish, "builds": state.builds})

    def other_verb(self, state: Position, verb: Verb[Position], target: int) -> Refusal:
        """Names the rule about how the other verb begins."""
        assert isinstance(verb, DayunheVerb)
        return Refusal(verb.rule)


class Place(DayunheQuestion):
    """Rule `build`: where does the tile in hand go?"""

    def prompt(self, state: Position) -> Message:
        return Message("prompt-place", {"tile": names.tile_name(state, state.tile_in_hand)})


class Stow(DayunheQuestion):
    """Rule `under-stack`: under which stack does the tile go?"""

    def prompt(self, state: Position) -> Message:
        owner = stacks.owner_of_tile(state)
        if owner == state.turn:
            return Message("prompt-stow")
        return Message("prompt-stow-other", {"other": Seat(owner)})


class TileOnBoard(DayunheQuestion):
    """Rules `build-turn` and `rebuild`: what becomes of a tile on the board?"""

    def prompt(self, state: Position) -> Message:
        tile = names.tile_name(state, state.kind_at[state.field])
        return Message(self._prompt, {"tile": tile, "field": names.field_name(state, state.field)})


class Way(DayunheQuestion):
    """Rules `ship-chooser` and `special-inspection`: where does the ship go?"""

    def of_another(self, verb: DayunheVerb) -> Refusal:
        """Returns the rule that says who steers the ship."""
        return Refusal(verb.rule) if verb in self.verbs else super().of_another(verb)

    def prompt(self, state: Position) -> Message:
        return Message(self._prompt, {"steps": state.steps})


class ShipsMove(Way):
    """Rule `ship-chooser`: where does the ship go in the third phase?"""

    def other_verb(self, state: Position, verb: Verb[Position], target: int) -> Refusal:
        return Refusal("ship-length") if verb is HALT else super().other_verb(state, verb, target)


class HiddenTile(DayunheQuestion):
    """Rule `chance`: which tile comes from a face-down stack?"""

    def __init__(self, verb: DayunheVerb) -> None:
        super().__init__(verb, by_chance=True)
        self._first = verb.move

    def outcomes(self, state: Position) -> list[tuple[int, int]]:
        """Returns the kinds of tiles that may come, weighted by their numbers in the stacks."""
        first = state.stack // STACKS * state.lookup.kinds
        found: list[tuple[int, int]] = []
        for kind in range(state.lookup.kinds):
            count: int = state.pool[first + kind]
            if count:
                found.append((self._first + kind, count))
        return found

    def draw_unchecked(self, state: Position, dice: Dice) -> i64:
        """Draws one of the hidden tiles."""
        pile = state.stack - state.stack % STACKS
        pick: i64 = dice.below(state.unknown[pile] + state.unknown[pile + 1] + state.unknown[pile + 2])
        first = pile // STACKS * state.lookup.kinds
        kind: i64 = 0
        pick -= state.pool[first]
        while pick >= 0:
            kind += 1
            pick -= state.pool[first + kind]
        return self._first + kind


_CARDS: Final = (TAKE, CHOOSE, REVEAL)

_BY_PHASE: Final[dict[int, DayunheQuestion]] = {
    phases.TAKING: DayunheQuestion(TAKE, rule="setup-first-tile", prompt="prompt-take"),
    phases.DRAFT: DayunheQuestion(CHOOSE, rule="draft", prompt="prompt-draft", past=(TAKE,), secret=True),
    phases.REVEALING: DayunheQuestion(REVEAL, rule="reveal", prompt="prompt-reveal", past=(TAKE, CHOOSE)),
    phases.ACTION: Parts(REPLENISH, BUILD, REBUILD, *SPECIALS, DONE),
    phases.PLACING: Place(PLACE, CITY, rule="finish-step", past=_CARDS),
    phases.TURNING: TileOnBoard(TURN, rule="finish-step", prompt="prompt-turn", past=_CARDS),
    phases.REBUILDING: TileOnBoard(ROTATE, MOVE, SWAP, rule="finish-step", prompt="prompt-rebuild", past=_CARDS),
    phases.STOWING: Stow(UNDER, rule="finish-step", past=_CARDS),
    phases.INSPECTING: Way(INSPECT, HALT, rule="inspection-at-once", prompt="prompt-inspect", past=_CARDS),
    phases.SAILING: ShipsMove(STEER, rule="round", prompt="prompt-sail", past=_CARDS),
    phases.OPENING: HiddenTile(OPEN_FIRST),
    phases.DRAWING: HiddenTile(DRAW),
    phases.SPYING: HiddenTile(OPEN_SPIED),
    phases.ENDED: DayunheQuestion(),
}

QUESTIONS: Final[list[DayunheQuestion]] = [_BY_PHASE[phase] for phase in sorted(_BY_PHASE)]
"""What is asked, by phase."""

ASKED: Final = vec[i64]([question.asked for question in QUESTIONS])
"""Who answers, by phase."""

_ANYWHERE: Final[dict[str, DayunheVerb]] = {
    verb.name: verb
    for verb in (
        *(TAKE, CHOOSE, REVEAL, REPLENISH, BUILD, REBUILD, DONE, PLACE, CITY, TURN, SWAP, UNDER, HALT),
        *(OPEN_FIRST, DRAW),
        *SPECIALS,
    )
}
"""The verb that stands for its name in phases whose question it does not answer, by name."""


def _verbs_in(question: DayunheQuestion) -> list[DayunheVerb]:
    answers: dict[str, DayunheVerb] = {verb.name: verb for verb in question.verbs if isinstance(verb, DayunheVerb)}
    return [answers.get(name, _ANYWHERE[name]) for name in VERBS]


VERBS_IN: Final[list[list[DayunheVerb]]] = [_verbs_in(question) for question in QUESTIONS]
"""The verb of a move, by phase and number of the verb."""
