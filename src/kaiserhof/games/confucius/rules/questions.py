"""All verbs by number, all questions by phase; and the verbs that continue an action: paying, second choices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from kaiserhof.engine import Message, Refusal, Seat, Value
from kaiserhof.engine.native import vec
from kaiserhof.games.confucius.rules import cards, moves, phases
from kaiserhof.games.confucius.rules.actions import ACTIONS, ADVANCED, BASIC, REWARD_CARDS, WITHIN_REACH
from kaiserhof.games.confucius.rules.components import BOX_SPACES, KINDS, cards_of
from kaiserhof.games.confucius.rules.court import examination, resolution
from kaiserhof.games.confucius.rules.decision import ChanceQuestion, Question, Verb
from kaiserhof.games.confucius.rules.lookup import COINS_IN, LICENCES, LICENCES_IN, payments
from kaiserhof.games.confucius.rules.moves import PASS_MOVE, PAY, PAYMENTS, VERB_OF
from kaiserhof.games.confucius.rules.position import Position
from kaiserhof.games.confucius.rules.round import end_of_round, set_up, turns
from kaiserhof.games.confucius.words.names import (
    box_values,
    cards_text,
    distant_name,
    ministry_name,
    price_name,
    space_values,
    student_name,
)

# ---------------------------------------------------------------------- verbs that continue an action


class Pay(Verb):
    """Rules `pay-cards`, `pay-more` and `commercial-exact`."""

    def moves(self, state: Position) -> Sequence[int]:
        return payments(state.hands[state.turn], state.due, state.currency)

    def push(self, state: Position, target: i64) -> None:
        cards.discard(state, state.turn, PAYMENTS[target])
        state.due = 0
        ACTIONS[state.action].follow(state, state.target)

    def refusal(self, state: Position, target: int) -> Refusal:
        hand, paid = state.hands[state.turn], PAYMENTS[target]
        if any(cards_of(paid, kind) > cards_of(hand, kind) for kind in range(KINDS)):
            return Refusal("pay-cards", Message("detail-not-in-hand", {"cards": cards_text(paid)}))
        worth = self._worth(state, paid)
        if worth < state.due:
            name = "detail-paid-licences" if state.currency == LICENCES else "detail-paid-coins"
            return Refusal("pay-cards", Message(name, {"price": state.due, "paid": worth}))
        return Refusal("commercial-exact", Message("detail-not-exact", {"coins": state.due, "paid": worth}))

    def _worth(self, state: Position, paid: int) -> int:
        return LICENCES_IN[paid] if state.currency == LICENCES else COINS_IN[paid]

    def values(self, state: Position, target: int) -> dict[str, Value]:
        """Returns the cards, and their value in coins or licences."""
        paid = PAYMENTS[target]
        return {"cards": cards_text(paid), "paid": price_name(self._worth(state, paid), state.currency)}


class SecondChoice(Verb):
    """The answer to the second question of an action. The action itself has the rules."""

    def moves(self, state: Position) -> Sequence[int]:
        return ACTIONS[state.action].choices(state)

    def push(self, state: Position, target: i64) -> None:
        ACTIONS[state.action].choose(state, target)

    def refusal(self, state: Position, target: int) -> Refusal:
        return ACTIONS[state.action].not_chosen(state, target)


class ChooseSeat(SecondChoice):
    """Whose marker comes to an official, or to whose shipyard junks go."""

    def values(self, state: Position, target: int) -> dict[str, Value]:
        return {"receiver": Seat(target)}


class ChooseOfficial(SecondChoice):
    """Which official is swapped with the first one."""

    def values(self, state: Position, target: int) -> dict[str, Value]:
        return space_values(target)


class ChooseBox(SecondChoice):
    """Where an army goes."""

    def values(self, state: Position, target: int) -> dict[str, Value]:
        return box_values(target)


class ChooseLand(SecondChoice):
    """Which Distant Land a voyage reaches."""

    def values(self, state: Position, target: int) -> dict[str, Value]:
        return {"land": distant_name(target)}

    def announce(self, state: Position, target: int) -> None:
        """Writes nothing: the arrival has its own line in the log."""


class Pass(turns.Pass):
    """Rule `pass`; and rule `candidate-replaces`: the winner of an examination declines to place the candidate."""

    def moves(self, state: Position) -> Sequence[int]:
        if state.phase != phases.PLACING:
            return super().moves(state)
        return (PASS_MOVE,) if examination.may_decline(state) else ()

    def push(self, state: Position, target: i64) -> None:
        if state.phase == phases.PLACING:
            examination.decline(state)
        else:
            super().push(state, target)

    def refusal(self, state: Position, target: int) -> Refusal:
        return Refusal("candidate-secured") if state.phase == phases.PLACING else super().refusal(state, target)

    def label(self, state: Position, target: int) -> Message:
        return Message("move-decline") if state.phase == phases.PLACING else super().label(state, target)

    def announce(self, state: Position, target: int) -> None:
        """Writes nothing about a candidate: the log says that it leaves the game."""
        if state.phase != phases.PLACING:
            super().announce(state, target)


# ---------------------------------------------------------------------- questions with something to say


class Acting(Question):
    """Rules `must-act`, `cubes-cost`, `pay-cards`, `reward-play`, `favour` and `reward-extra`."""

    def moves(self, state: Position) -> Sequence[int]:
        found: list[int] = []
        if state.mode != phases.CUBES_PAY:
            for action in ADVANCED if state.advanced else BASIC:
                found += action.moves(state)
            return found
        seat = state.turn
        cubes = state.cubes[seat]
        base = seat * BOX_SPACES
        used = state.used
        for action in WITHIN_REACH[state.advanced][cubes]:
            if action.cubes(used[base + action.space]) <= cubes:
                possible = action.moves(state)
                if possible:
                    found += possible
        if state.rewards[seat]:
            for card in REWARD_CARDS:
                found += card.moves(state)
        if not cubes:
            found.append(PASS_MOVE)
        return found

    def prompt(self, state: Position) -> Message:
        if state.mode != phases.CUBES_PAY:
            return Message("prompt-favour" if state.mode == phases.FAVOUR else "prompt-extra")
        cubes = state.cubes[state.turn]
        return Message("prompt-act", {"cubes": cubes}) if cubes else Message("prompt-act-or-pass")


class Paying(Question):
    """Rule `pay-cards`."""

    def prompt(self, state: Position) -> Message:
        name = "prompt-pay-licences" if state.currency == LICENCES else "prompt-pay-coins"
        return Message(name, {"price": state.due})


class Marking(Question):
    """Who gets the marker of an official."""

    def prompt(self, state: Position) -> Message:
        return Message("prompt-marker", space_values(state.target))


class Tutoring(Question):
    """Rule `exam-tutor`."""

    def prompt(self, state: Position) -> Message:
        red, orange = state.students
        values: dict[str, Value] = {"red": Seat(red), "orange": Seat(orange)}
        return Message("prompt-tutor", values | {"ministry": ministry_name(state.candidate)})


class Laying(Question):
    """Rule `exam-cards`."""

    def prompt(self, state: Position) -> Message:
        return Message("prompt-lay", {"student": student_name(state.tutored[state.turn])})


class Placing(Question):
    """Rule `candidate-secured`."""

    def prompt(self, state: Position) -> Message:
        return Message("prompt-place", {"ministry": ministry_name(state.candidate)})


class Yielding(Question):
    """Rule `resolution-yield`."""

    def prompt(self, state: Position) -> Message:
        return Message("prompt-yield", {"ministry": ministry_name(state.resolving)})


# ---------------------------------------------------------------------- the tables

_PASS: Final = Pass(moves.PASS)
_PAY: Final = Pay(PAY)
_LAND: Final = ChooseLand(moves.LAND)
_MARKER: Final = ChooseSeat(moves.MARKER)
_SHIP: Final = ChooseSeat(moves.SHIP)
_SWAP: Final = ChooseOfficial(moves.SWAP)
_REDEPLOY: Final = ChooseBox(moves.REDEPLOY)
_NAME: Final = turns.NameChief(moves.NAME)
_TUTOR: Final = examination.Tutor(moves.TUTOR)
_LAY: Final = examination.Lay(moves.LAY)
_ENOUGH: Final = examination.Enough(moves.ENOUGH)
_PLACE: Final = examination.Place(moves.PLACE)
_YIELD: Final = resolution.Yield(moves.YIELD)
_KEEP: Final = end_of_round.Keep(moves.KEEP)
_CHIT: Final = set_up.Chit(moves.CHIT)
_VALUE: Final = set_up.LandValue(moves.VALUE)
_FOREIGN: Final = set_up.ForeignLand(moves.FOREIGN)
_CANDIDATE: Final = set_up.Candidate(moves.TURN_UP)
_OFFICIAL: Final = set_up.Official(moves.OFFICIAL)
_CHIEF: Final = turns.FirstChief(moves.CHIEF)
_DRAW: Final = cards.Draw(moves.DRAW)
_REWARD: Final = cards.Reward(moves.REWARD)
_REVEAL: Final = examination.Reveal(moves.REVEAL)

VERBS: Final[tuple[Verb, ...]] = (
    *ACTIONS,
    _PASS,
    _PAY,
    _LAND,
    _MARKER,
    _SHIP,
    _SWAP,
    _REDEPLOY,
    _NAME,
    _TUTOR,
    _LAY,
    _ENOUGH,
    _PLACE,
    _YIELD,
    _KEEP,
    _CHIT,
    _VALUE,
    _FOREIGN,
    _CANDIDATE,
    _OFFICIAL,
    _CHIEF,
    _DRAW,
    _REWARD,
    _REVEAL,
)
"""All verbs, by number."""

assert all(verb.number == number for number, verb in enumerate(VERBS))

VERB_AT: Final[list[Verb]] = [VERBS[number] for number in VERB_OF]
"""The verb, by move."""

_BY_PHASE: Final[dict[int, Question]] = {
    phases.NAMING: Question(_NAME, prompt="prompt-name"),
    phases.ACTING: Acting(*ACTIONS, _PASS, secret=True),
    phases.PAYING: Paying(_PAY, secret=True),
    phases.LANDING: Question(_LAND, prompt="prompt-land"),
    phases.MARKING: Marking(_MARKER),
    phases.SHIPPING: Question(_SHIP, prompt="prompt-ship"),
    phases.SWAPPING: Question(_SWAP, prompt="prompt-swap"),
    phases.REDEPLOYING: Question(_REDEPLOY, prompt="prompt-redeploy"),
    phases.TUTORING: Tutoring(_TUTOR),
    phases.LAYING: Laying(_LAY, _ENOUGH, secret=True),
    phases.PLACING: Placing(_PLACE, _PASS),
    phases.YIELDING: Yielding(_YIELD),
    phases.KEEPING: Question(_KEEP, prompt="prompt-keep", secret=True),
    phases.CHITS: ChanceQuestion(_CHIT),
    phases.VALUES: ChanceQuestion(_VALUE),
    phases.LANDS: ChanceQuestion(_FOREIGN),
    phases.FIRST_CANDIDATE: ChanceQuestion(_CANDIDATE),
    phases.FIRST_OFFICIAL: ChanceQuestion(_OFFICIAL),
    phases.FIRST_CHIEF: ChanceQuestion(_CHIEF),
    phases.DRAWING: ChanceQuestion(_DRAW),
    phases.REWARDING: ChanceQuestion(_REWARD),
    phases.REVEALING: ChanceQuestion(_REVEAL),
    phases.CANDIDATES_TURN: ChanceQuestion(_CANDIDATE),
    phases.RECRUITS: ChanceQuestion(_OFFICIAL),
    phases.ONWARD: Question(),
    phases.ENDED: Question(),
}

QUESTIONS: Final[list[Question]] = [_BY_PHASE[phase] for phase in range(len(_BY_PHASE))]
"""All questions, by phase; nobody is asked in `ONWARD` and `ENDED`."""

ASKED: Final = vec[i64]([question.asked for question in QUESTIONS])
"""Who answers, by phase."""
