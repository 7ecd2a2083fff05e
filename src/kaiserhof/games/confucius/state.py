"""The position of *Confucius*: its parts, whose move it is, which moves there are, and where a move is carried out.

The rules themselves stand apart: `actions` (one module an action), `court` (one module a step), `turns` and
`end_of_round`, in the order that `flow` gives them. `push` looks up the verb and hands the target on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, final

from mypy_extensions import i64

from kaiserhof.engine import CHANCE, OVER, Dice, Message, Refusal, UnknownMove

from . import cards, chances, end_of_round, flow, hidden, legality, narration, scoring, set_up, snapshot, turns
from .actions import ACTIONS, ADVANCED, BASIC, REWARD_CARDS, WITHIN_REACH
from .components import BOX_SPACES
from .court import examination, resolution
from .moves import (
    ACTION_VERBS,
    CHIEF,
    CHIT,
    DRAW,
    ENOUGH,
    FOREIGN,
    KEEP,
    LAY,
    NAME,
    OFFICIAL,
    PASS,
    PASS_MOVE,
    PAY,
    PLACE,
    REDEPLOY,
    REVEAL,
    REWARD,
    TARGET_OF,
    TURN_UP,
    TUTOR,
    VALUE,
    VERB_OF,
    YIELD,
    all_moves,
    all_texts,
    pack,
)
from .phases import (
    ACTING,
    CUBES_PAY,
    DRAWING,
    ENDED,
    FIRST_OFFICIAL,
    KEEPING,
    LAST_DECISION,
    LAYING,
    NAMING,
    ONWARD,
    PAYING,
    PLACING,
    REDEPLOYING,
    TUTORING,
)
from .position import Position
from .tables import DRAWS, PLACES, keeps, payments, spaces_in


@final
class ConfuciusState(Position):
    """A position; see `State` for the methods.

    >>> from kaiserhof.engine import find_game
    >>> state = find_game("confucius").start(3)
    >>> state.to_move() == CHANCE
    True
    >>> [state.text(move) for move in state.legal_moves()]
    ['chit 4', 'chit 5', 'chit 6', 'chit 7', 'chit 8']
    """

    __slots__ = ()

    def set_up(self) -> ConfuciusState:
        """Everything as before the first chit is drawn (rules `setup-players`, `setup-cards`)."""
        self.lay_out()
        flow.go_on(self)
        return self

    # ------------------------------------------------------------------ whose move, which moves

    def to_move(self) -> i64:
        """The seat to decide, `CHANCE` or `OVER`."""
        if self.phase <= LAST_DECISION:
            return self.turn
        return OVER if self.phase == ENDED else CHANCE

    def turn_of(self) -> i64:
        """The seat whose turn it is, or `OVER`."""
        return OVER if self.phase == ENDED else self.turn

    def legal_moves(self) -> Sequence[int]:
        """All legal moves; in a view those of the viewer only."""
        phase = self.phase
        if self.viewer != hidden.FULL and self.viewer != self.to_move():
            return ()
        if phase == ACTING:
            return self._actions()
        if phase == PAYING:
            return payments(self.hands[self.turn], self.due, self.currency)
        if phase <= REDEPLOYING and phase != NAMING:
            return ACTIONS[self.action].choices(self, self.turn)
        if phase <= LAST_DECISION:
            return self._answers()
        return [move for move, _ in self.chance()]

    def _actions(self) -> list[int]:
        """Rules `must-act`, `cubes-cost`, `reward-play`, `favour` and `reward-extra`: what the seat to act may do."""
        seat = self.turn
        moves: list[int] = []
        free = self.mode != CUBES_PAY
        cubes = self.cubes[seat]
        base = seat * BOX_SPACES
        used = self.used
        if free:
            for action in ADVANCED if self.advanced else BASIC:
                moves += action.moves(self, seat)
            return moves
        for action in WITHIN_REACH[self.advanced][cubes]:
            if not used[base + action.space] or cubes >= action.again:
                moves += action.moves(self, seat)
        if self.rewards[seat]:
            for card in REWARD_CARDS:
                moves += card.moves(self, seat)
        if not cubes:
            moves.append(PASS_MOVE)
        return moves

    def _answers(self) -> Sequence[int]:
        """The answers to what the court or the end of a round asks."""
        phase = self.phase
        if phase == LAYING:
            return examination.lay_moves(self)
        if phase == TUTORING:
            return examination.tutor_moves(self)
        if phase == KEEPING:
            return keeps(self.hands[self.turn])
        if phase == NAMING:
            return [pack(NAME, seat) for seat in range(self.seats) if seat != self.chief]
        if phase == PLACING:
            return [PLACES[space] for space in spaces_in(examination.candidate_spaces(self))]
        return resolution.yield_moves(self)

    def chance(self) -> list[tuple[int, int]]:
        """What may be turned up, with weights."""
        if self.phase <= LAST_DECISION or self.phase == ENDED or self.viewer != hidden.FULL:
            return []
        return chances.outcomes(self)

    def toss(self, dice: Dice) -> i64:
        """One outcome; cards of the draw pile, the most frequent case, without a list."""
        if self.phase != DRAWING:
            return super().toss(dice)
        pick = dice.below(self.deck_size) - self.deck[0]
        if pick < 0:
            return DRAWS[0]
        return DRAWS[1] if pick < self.deck[1] else DRAWS[2]

    # ------------------------------------------------------------------ moves

    def push(self, move: i64) -> None:
        """Carry out a legal move."""
        if self.journal is not None:
            narration.announce(self, move)
        verb, target = VERB_OF[move], TARGET_OF[move]
        if verb < ACTION_VERBS:
            self._act(verb, target)
        elif verb == DRAW:
            cards.drawn(self, target)
        elif verb == PAY:
            cards.pay(self, target)
            ACTIONS[self.action].follow(self, self.turn, self.target)
        elif verb == PASS:
            turns.pass_for_good(self)
        elif verb <= REDEPLOY:
            ACTIONS[self.action].choose(self, self.turn, target)
        else:
            self._answer(verb, target)
        if self.phase == ONWARD:
            flow.go_on(self)

    def _act(self, verb: int, target: int) -> None:
        """Rules `cubes-cost` and `pay-cards`: cubes or the card first, then the effect, then the payment."""
        seat, action = self.turn, ACTIONS[verb]
        self.action = verb
        self.target = target
        price = action.price(self, seat, target)
        action.spend(self, seat, target)
        action.carry_out(self, seat, target)
        if price:
            cards.charge(self, price, action.currency)
        else:
            action.follow(self, seat, target)

    def _answer(self, verb: int, target: int) -> None:
        if verb == LAY:
            examination.lay(self, target)
        elif verb == ENOUGH:
            examination.enough(self)
        elif verb == TUTOR:
            examination.tutor(self, target)
        elif verb == KEEP:
            end_of_round.keep(self, target)
        elif verb in (NAME, CHIEF):
            turns.name_chief(self, target)
        elif verb == PLACE:
            examination.place(self, target)
        elif verb == YIELD:
            resolution.give_up(self, target)
        else:
            self._turned_up(verb, target)

    def _turned_up(self, verb: int, target: int) -> None:
        if verb == REWARD:
            cards.rewarded(self, target)
        elif verb == REVEAL:
            examination.reveal(self)
        elif verb == OFFICIAL:
            if self.phase == FIRST_OFFICIAL:
                set_up.first_official(self, target)
            else:
                end_of_round.official_came(self, target)
        elif verb == TURN_UP:
            set_up.candidate_turned(self, target)
        elif verb == CHIT:
            set_up.chit_drawn(self, target)
        elif verb == VALUE:
            set_up.value_drawn(self, target)
        elif verb == FOREIGN:
            set_up.land_drawn(self, target)

    # ------------------------------------------------------------------ standing

    def scores(self) -> list[int]:
        """Points so far."""
        return self.points[:]

    def ranking(self) -> list[int]:
        """Places by points, then by offices."""
        return scoring.places(self)

    # ------------------------------------------------------------------ what the other modules say

    def seen_by(self, seat: int | None) -> ConfuciusState:
        """The position as a seat knows it."""
        return hidden.seen_by(self, seat)

    def imagine(self, dice: Dice) -> ConfuciusState:
        """A full state that this view allows."""
        return hidden.imagine(self, dice)

    def prompt(self) -> Message:
        """What is asked."""
        return narration.prompt(self)

    def vocabulary(self) -> list[int]:
        """Every move for this many seats."""
        return list(all_texts(self.seats))

    def why_not(self, move: int) -> Refusal | None:
        """The rule that forbids the move."""
        return legality.why_not(self, move)

    def text(self, move: int) -> str:
        """The move's text."""
        return all_texts(self.seats)[move]

    def parse(self, text: str) -> int:
        """The move of a text."""
        move = all_moves(self.seats).get(text)
        if move is None:
            raise UnknownMove(text)
        return move

    def move_words(self, move: int) -> Message:
        """The move for people."""
        return narration.move_words(self, move)

    # ------------------------------------------------------------------ as a value

    def copy(self) -> ConfuciusState:
        """An independent copy."""
        new = ConfuciusState(self.seats, advanced=self.advanced, admiral_wins=self.admiral_wins)
        new.take_over(self)
        return new

    def to_json(self) -> dict[str, Any]:
        """A snapshot."""
        return snapshot.to_json(self)

    def key(self) -> tuple[object, ...]:
        """Everything that makes this state what it is."""
        return snapshot.key(self)

    def census(self) -> dict[str, int]:
        """Every component, wherever it lies."""
        return snapshot.census(self)
