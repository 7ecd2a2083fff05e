"""What can be asked, one object a phase: who answers, with which moves, what an answer does, why another is refused.

A pushed move is always an answer to the present question, so the phase alone says what is carried out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from kaiserhof.engine import Message, Refusal
from kaiserhof.games.confucius.rules import cards, gifts, moves, set_up
from kaiserhof.games.confucius.rules.actions import ACTIONS, ADVANCED, BASIC, PETITIONS, REWARD_CARDS, WITHIN_REACH
from kaiserhof.games.confucius.rules.components import (
    ANY,
    BOX_SPACES,
    FOREIGN_LANDS,
    MINISTRY_MASK,
    MINISTRY_OF,
    cards_of,
    rewards_of,
)
from kaiserhof.games.confucius.rules.court import examination, resolution
from kaiserhof.games.confucius.rules.lookup import (
    COINS_IN,
    DRAWS,
    EXACT_COINS,
    LICENCES,
    LICENCES_IN,
    PLACES,
    bits,
    keeps,
    payments,
    spaces_in,
)
from kaiserhof.games.confucius.rules.moves import ENOUGH, PASS, PASS_MOVE, PAYMENTS, pack
from kaiserhof.games.confucius.rules.phases import CUBES_PAY, FAVOUR
from kaiserhof.games.confucius.rules.round import end_of_round, turns
from kaiserhof.games.confucius.words.names import gift_detail, licence_detail, money_detail

if TYPE_CHECKING:
    from kaiserhof.games.confucius.rules.state import ConfuciusState

Weighted = list[tuple[int, int]]


class Question:
    """A question to a seat."""

    def __init__(self, *verbs: int, rule: str = "") -> None:
        self.verbs = verbs
        """The verbs that answer it."""
        self.rule = rule
        """The rule that forbids every other answer, where it is one rule."""

    def moves(self, state: ConfuciusState) -> Sequence[int]:
        """The legal answers."""
        raise NotImplementedError

    def push(self, state: ConfuciusState, verb: i64, target: i64) -> None:
        """What an answer does."""
        raise NotImplementedError

    def refusal(self, state: ConfuciusState, verb: int, target: int) -> Refusal:  # noqa: ARG002
        """The rule that forbids this answer, asked only when it is not legal."""
        return Refusal(self.rule)


class Turned(Question):
    """A question to chance."""

    def outcomes(self, state: ConfuciusState) -> Weighted:
        """What may be turned up, with weights."""
        raise NotImplementedError

    def moves(self, state: ConfuciusState) -> Sequence[int]:
        """The same without weights."""
        return [move for move, _ in self.outcomes(state)]


# ---------------------------------------------------------------------- the Actions Phase


class Acting(Question):
    """Rules `must-act`, `cubes-cost`, `pay-cards`, `reward-play`, `favour` and `reward-extra`."""

    def moves(self, state: ConfuciusState) -> list[int]:
        """What the seat to act may do."""
        seat = state.turn
        found: list[int] = []
        if state.mode != CUBES_PAY:
            for action in ADVANCED if state.advanced else BASIC:
                found += action.moves(state, seat)
            return found
        cubes = state.cubes[seat]
        base = seat * BOX_SPACES
        used = state.used
        for action in WITHIN_REACH[state.advanced][cubes]:
            if not used[base + action.space] or cubes >= action.again:
                found += action.moves(state, seat)
        if state.rewards[seat]:
            for card in REWARD_CARDS:
                found += card.moves(state, seat)
        if not cubes:
            found.append(PASS_MOVE)
        return found

    def push(self, state: ConfuciusState, verb: i64, target: i64) -> None:
        """Cubes or the card first, then the effect, then the payment."""
        if verb == PASS:
            turns.pass_for_good(state)
            return
        seat, action = state.turn, ACTIONS[verb]
        state.action = verb
        state.target = target
        price = action.price(state, seat, target)
        action.spend(state, seat, target)
        action.carry_out(state, seat, target)
        if price:
            cards.charge(state, price, action.currency)
        else:
            action.follow(state, seat, target)

    def refusal(self, state: ConfuciusState, verb: int, target: int) -> Refusal:
        """What comes before the action itself: the kind of turn, the variant, the cubes."""
        seat = state.turn
        if state.mode != CUBES_PAY and (verb == PASS or ACTIONS[verb] in REWARD_CARDS):
            return Refusal("favour" if state.mode == FAVOUR else "reward-extra")
        if verb == PASS:
            return Refusal("must-act")
        action = ACTIONS[verb]
        if action in PETITIONS and not state.advanced:
            return Refusal("petition-advanced")
        if state.mode == CUBES_PAY and action not in REWARD_CARDS:
            needed = action.again if state.used[seat * BOX_SPACES + action.space] else action.first
            if state.cubes[seat] < needed:
                return Refusal("cubes-cost", Message("detail-cubes", {"needed": needed, "cubes": state.cubes[seat]}))
        return action.refusal(state, seat, target)


class Paying(Question):
    """Rules `pay-cards`, `pay-no-superfluous` and `commercial-exact`."""

    def moves(self, state: ConfuciusState) -> Sequence[int]:
        """The ways to pay."""
        return payments(state.hands[state.turn], state.due, state.currency)

    def push(self, state: ConfuciusState, verb: i64, target: i64) -> None:  # noqa: ARG002
        """The cards go, and the action goes on."""
        cards.pay(state, target)
        ACTIONS[state.action].follow(state, state.turn, state.target)

    def refusal(self, state: ConfuciusState, verb: int, target: int) -> Refusal:  # noqa: ARG002
        """Not these cards, too few coins, or too many."""
        hand, paid = state.hands[state.turn], PAYMENTS[target]
        worth, detail = (LICENCES_IN, licence_detail) if state.currency == LICENCES else (COINS_IN, money_detail)
        if any(cards_of(paid, kind) > cards_of(hand, kind) for kind in range(3)) or worth[paid] < state.due:
            return Refusal("pay-cards", detail(state.due, worth[hand]))
        return Refusal("commercial-exact" if state.currency == EXACT_COINS else "pay-no-superfluous")


class SecondClick(Question):
    """The second decision of an action."""

    def moves(self, state: ConfuciusState) -> Sequence[int]:
        """The action knows."""
        return ACTIONS[state.action].choices(state, state.turn)

    def push(self, state: ConfuciusState, verb: i64, target: i64) -> None:  # noqa: ARG002
        """The action knows."""
        ACTIONS[state.action].choose(state, state.turn, target)

    def refusal(self, state: ConfuciusState, verb: int, target: int) -> Refusal:  # noqa: ARG002
        """The action knows."""
        return ACTIONS[state.action].not_chosen(state, state.turn, target)


# ---------------------------------------------------------------------- the court and the end of a round


class Naming(Question):
    """Rule `chief-named`."""

    def moves(self, state: ConfuciusState) -> Sequence[int]:
        """Anyone but oneself."""
        return [pack(moves.NAME, seat) for seat in range(state.seats) if seat != state.chief]

    def push(self, state: ConfuciusState, verb: i64, target: i64) -> None:  # noqa: ARG002
        """The new Chief Minister."""
        turns.name_chief(state, target)


class Tutoring(Question):
    """Rules `exam-tutor` and `gift-tutor`."""

    def moves(self, state: ConfuciusState) -> Sequence[int]:
        """The students one may tutor."""
        return examination.tutor_moves(state)

    def push(self, state: ConfuciusState, verb: i64, target: i64) -> None:  # noqa: ARG002
        """The student."""
        examination.tutor(state, target)

    def refusal(self, state: ConfuciusState, verb: int, target: int) -> Refusal:  # noqa: ARG002
        """A gift asks for the other student."""
        giver = state.students[gifts.must_tutor(state, state.turn)]
        return Refusal("gift-tutor", gift_detail(state, giver, state.turn))


class Laying(Question):
    """Rule `exam-cards`."""

    def moves(self, state: ConfuciusState) -> Sequence[int]:
        """One more card, or enough."""
        return examination.lay_moves(state)

    def push(self, state: ConfuciusState, verb: i64, target: i64) -> None:
        """Face down."""
        if verb == ENOUGH:
            examination.enough(state)
        else:
            examination.lay(state, target)


class Placing(Question):
    """Rules `candidate-empty`, `candidate-elsewhere` and `candidate-replaces`."""

    def moves(self, state: ConfuciusState) -> Sequence[int]:
        """The spaces for the candidate."""
        return [PLACES[space] for space in spaces_in(examination.candidate_spaces(state))]

    def push(self, state: ConfuciusState, verb: i64, target: i64) -> None:  # noqa: ARG002
        """The candidate is an official now."""
        examination.place(state, target)

    def refusal(self, state: ConfuciusState, verb: int, target: int) -> Refusal:  # noqa: ARG002
        """To its own ministry, to an empty space, and never onto a secured official."""
        if state.resolved >> MINISTRY_OF[target] & 1:
            return Refusal("ministry-frozen")
        if state.secured >> target & 1:
            return Refusal("candidate-replaces")
        allowed = examination.candidate_spaces(state)
        own = state.candidate
        if own != ANY and MINISTRY_OF[target] != own and allowed & MINISTRY_MASK[own]:
            return Refusal("candidate-elsewhere")
        return Refusal("candidate-empty")


class Yielding(Question):
    """Rules `resolution-yield` and `gift-influence`."""

    def moves(self, state: ConfuciusState) -> Sequence[int]:
        """Who may get the influence."""
        return resolution.yield_moves(state)

    def push(self, state: ConfuciusState, verb: i64, target: i64) -> None:  # noqa: ARG002
        """The influence goes over."""
        resolution.give_up(state, target)

    def refusal(self, state: ConfuciusState, verb: int, target: int) -> Refusal:  # noqa: ARG002
        """Someone else who still takes part, and the giver of the highest gift before all others."""
        seat = state.turn
        others = [other for other in resolution.participants(state) if other != seat]
        if target not in others:
            return Refusal("resolution-yield")
        giver = gifts.must_yield_to(state, seat, others)[0]
        return Refusal("gift-influence", gift_detail(state, giver, seat))


class Keeping(Question):
    """Rule `hand-limit`."""

    def moves(self, state: ConfuciusState) -> Sequence[int]:
        """Four of the cards."""
        return keeps(state.hands[state.turn])

    def push(self, state: ConfuciusState, verb: i64, target: i64) -> None:  # noqa: ARG002
        """The others are laid off."""
        end_of_round.keep(state, target)


# ---------------------------------------------------------------------- chance


def _counted(verb: int, counts: list[int]) -> Weighted:
    return [(pack(verb, target), count) for target, count in enumerate(counts) if count]


class Chits(Turned):
    """A ministry chit of the set-up."""

    def outcomes(self, state: ConfuciusState) -> Weighted:
        """The chits left."""
        return _counted(moves.CHIT, state.chits_left)

    def push(self, state: ConfuciusState, verb: i64, target: i64) -> None:  # noqa: ARG002
        """See `set_up`."""
        set_up.chit_drawn(state, target)


class Values(Turned):
    """The value of a Distant Land."""

    def outcomes(self, state: ConfuciusState) -> Weighted:
        """The chits left."""
        return _counted(moves.VALUE, state.values_left)

    def push(self, state: ConfuciusState, verb: i64, target: i64) -> None:  # noqa: ARG002
        """See `set_up`."""
        set_up.value_drawn(state, target)


class Lands(Turned):
    """A Foreign Land of the set-up."""

    def outcomes(self, state: ConfuciusState) -> Weighted:
        """The lands left."""
        return [(pack(moves.FOREIGN, land), 1) for land in range(len(FOREIGN_LANDS)) if land not in state.foreign]

    def push(self, state: ConfuciusState, verb: i64, target: i64) -> None:  # noqa: ARG002
        """See `set_up`."""
        set_up.land_drawn(state, target)


class NextCandidate(Turned):
    """The first candidate, and the next one after an examination."""

    def outcomes(self, state: ConfuciusState) -> Weighted:
        """Those of the ministries first, then those for any."""
        return [(pack(moves.TURN_UP, candidate), 1) for candidate in bits(state.named_left) or (ANY,)]

    def push(self, state: ConfuciusState, verb: i64, target: i64) -> None:  # noqa: ARG002
        """See `set_up`."""
        set_up.candidate_turned(state, target)


class FirstOfficial(Turned):
    """An official of the set-up."""

    def outcomes(self, state: ConfuciusState) -> Weighted:
        """The officials left."""
        return _counted(moves.OFFICIAL, state.officials_left)

    def push(self, state: ConfuciusState, verb: i64, target: i64) -> None:  # noqa: ARG002
        """See `set_up`."""
        set_up.first_official(state, target)


class Recruits(FirstOfficial):
    """An official at the end of a round."""

    def push(self, state: ConfuciusState, verb: i64, target: i64) -> None:  # noqa: ARG002
        """See `end_of_round`."""
        end_of_round.official_came(state, target)


class FirstChief(Turned):
    """The first Chief Minister."""

    def outcomes(self, state: ConfuciusState) -> Weighted:
        """Anyone."""
        return [(pack(moves.CHIEF, seat), 1) for seat in range(state.seats)]

    def push(self, state: ConfuciusState, verb: i64, target: i64) -> None:  # noqa: ARG002
        """See `turns`."""
        turns.name_chief(state, target)


class Drawing(Turned):
    """A card of the draw pile."""

    def outcomes(self, state: ConfuciusState) -> Weighted:
        """The cards in it."""
        return [(DRAWS[kind], count) for kind, count in enumerate(state.deck) if count]

    def push(self, state: ConfuciusState, verb: i64, target: i64) -> None:  # noqa: ARG002
        """See `cards`."""
        cards.drawn(state, target)


class Rewarding(Turned):
    """An Emperor's Reward card."""

    def outcomes(self, state: ConfuciusState) -> Weighted:
        """The cards in the stack."""
        return _counted(moves.REWARD, [rewards_of(state.stack, reward) for reward in range(9)])

    def push(self, state: ConfuciusState, verb: i64, target: i64) -> None:  # noqa: ARG002
        """See `cards`."""
        cards.rewarded(state, target)


class Revealing(Turned):
    """The tutoring cards are turned over."""

    def outcomes(self, state: ConfuciusState) -> Weighted:  # noqa: ARG002
        """Nothing is random here."""
        return [(pack(moves.REVEAL), 1)]

    def push(self, state: ConfuciusState, verb: i64, target: i64) -> None:  # noqa: ARG002
        """See `examination`."""
        examination.reveal(state)


QUESTIONS: Final[tuple[Question, ...]] = (
    Naming(moves.NAME, rule="chief-named"),
    Acting(*range(PASS + 1)),
    Paying(moves.PAY),
    SecondClick(moves.LAND),
    SecondClick(moves.MARKER),
    SecondClick(moves.SHIP),
    SecondClick(moves.SWAP),
    SecondClick(moves.REDEPLOY),
    Tutoring(moves.TUTOR),
    Laying(moves.LAY, moves.ENOUGH, rule="exam-cards"),
    Placing(moves.PLACE),
    Yielding(moves.YIELD),
    Keeping(moves.KEEP, rule="hand-limit"),
    Chits(moves.CHIT),
    Values(moves.VALUE),
    Lands(moves.FOREIGN),
    NextCandidate(moves.TURN_UP),
    FirstOfficial(moves.OFFICIAL),
    FirstChief(moves.CHIEF),
    Drawing(moves.DRAW),
    Rewarding(moves.REWARD),
    Revealing(moves.REVEAL),
    NextCandidate(moves.TURN_UP),
    Recruits(moves.OFFICIAL),
)
"""Phase to question."""
