"""A state of *Confucius*: who is to move, which moves there are, and what a move does.

The rules themselves are in `actions`, `court` and `round`, one class for each verb; `questions` lists them all.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, final

from mypy_extensions import i64

from kaiserhof.engine import FULL, OVER, PLAYER, Dice
from kaiserhof.engine.native import count_bits, vec
from kaiserhof.games.confucius.rules import hidden, scoring
from kaiserhof.games.confucius.rules.components import CANDIDATE, MAX_SEATS, REWARDS, cards_of, rewards_of
from kaiserhof.games.confucius.rules.decision import Question, Verb
from kaiserhof.games.confucius.rules.lookup import DRAWS, SIZE
from kaiserhof.games.confucius.rules.moves import TARGET_OF, all_moves, all_texts
from kaiserhof.games.confucius.rules.phases import ACTING, CUBES_PAY, DRAWING, ENDED, ONWARD
from kaiserhof.games.confucius.rules.position import Position
from kaiserhof.games.confucius.rules.questions import ASKED, QUESTIONS, VERB_AT
from kaiserhof.games.confucius.rules.round import flow


@final
class ConfuciusState(Position):
    """A position; see `State` for the methods.

    >>> from kaiserhof.engine import CHANCE, find_game
    >>> state = find_game("confucius").start(3)
    >>> state.to_move() == CHANCE
    True
    >>> [state.text(move) for move in state.legal_moves()]
    ['chit 4', 'chit 5', 'chit 6', 'chit 7', 'chit 8']
    """

    __slots__ = ()

    def set_up(self) -> ConfuciusState:
        """Sets up the state before the first chit is drawn (rules `setup-players`, `setup-cards`)."""
        self.lay_out()
        flow.go_on(self)
        return self

    # ------------------------------------------------------------------ whose move, which moves

    def question(self) -> Question | None:
        return None if self.phase == ENDED else QUESTIONS[self.phase]

    def to_move(self) -> i64:
        asked = ASKED[self.phase]
        return self.turn if asked == PLAYER else asked

    def turn_of(self) -> i64:
        return OVER if self.phase == ENDED else self.turn

    def legal_moves(self) -> Sequence[int]:
        if self.viewer != FULL and self.viewer != self.to_move():
            return ()
        return QUESTIONS[self.phase].moves(self)

    def choice_is_secret(self) -> bool:
        """Checks if the legal moves depend on cards that only the player to move knows."""
        if not super().choice_is_secret():
            return False
        seat = self.turn
        hidden_cards = self.hand_size[seat] > SIZE[self.known[seat]]
        if self.phase != ACTING:
            return hidden_cards
        pays = self.mode != CUBES_PAY or self.cubes[seat] > 0
        return self.rewards_held[seat] > 0 or (hidden_cards and pays)

    def draw_unchecked(self, dice: Dice) -> i64:
        """Draws one outcome; for cards of the draw pile, the most frequent case, without making a list."""
        if self.phase != DRAWING:
            return super().draw_unchecked(dice)
        pick = dice.below(self.deck_size) - self.deck[0]
        if pick < 0:
            return DRAWS[0]
        return DRAWS[1] if pick < self.deck[1] else DRAWS[2]

    # ------------------------------------------------------------------ moves

    def push(self, move: i64) -> None:
        self.unseen = None
        verb, target = VERB_AT[move], TARGET_OF[move]
        if self.journal is not None:
            verb.announce(self, target)
        verb.push(self, target)
        if self.phase == ONWARD:
            flow.go_on(self)

    def verb_of(self, move: int) -> Verb:
        return VERB_AT[move]

    def target_of(self, move: int) -> int:
        return TARGET_OF[move]

    def texts(self) -> Mapping[int, str]:
        return all_texts(self.seats)

    def moves_by_text(self) -> Mapping[str, int]:
        return all_moves(self.seats)

    # ------------------------------------------------------------------ standing

    def scores(self) -> list[int]:
        return list(self.points)

    def ranking(self) -> list[int]:
        """Returns the places by points, then by offices."""
        return scoring.places(self)

    # ------------------------------------------------------------------ hidden information

    def hide(self) -> None:
        hidden.hide(self)

    def complete(self, world: ConfuciusState, dice: Dice) -> None:
        hidden.complete(self, world, dice)

    # ------------------------------------------------------------------ as a value

    def copy(self) -> ConfuciusState:
        new = ConfuciusState(self.seats, self.readings)
        new.copy_from(self)
        return new

    def to_json(self) -> dict[str, Any]:
        return {**self.readings.other_ways, **super().to_json()}

    def key(self) -> tuple[object, ...]:
        """Returns all fields, and the readings of open rules."""
        return (*self.readings.other_ways, *super().key())

    def census(self) -> dict[str, int]:
        """Counts cards, officials, candidates, chits, junks, and the gifts and armies of each seat."""
        counts = {}
        for kind in range(3):
            in_hands = sum(cards_of(hand, kind) for hand in self.hands)
            counts[f"cards of {kind + 1} coins"] = self.deck[kind] + self.discards[kind] + in_hands
        for reward, name in enumerate(REWARDS):
            held = sum(rewards_of(hand, reward) for hand in (*self.rewards, self.stack, self.rewards_gone))
            counts[f"reward cards {name}"] = held
        for value in range(2, 8):
            on_board = _count(self.tile, value)
            counts[f"officials of {value}"] = self.officials_left[value] + self.officials_gone[value] + on_board
        counts["candidates"] = (
            count_bits(self.named_left)
            + self.any_left
            + (1 if self.candidate >= 0 else 0)
            + _count(self.tile, CANDIDATE)
            + self.candidates_gone
        )
        for value in range(4, 9):
            placed = _count(self.minister_chit, value) + _count(self.secretary_chit, value)
            counts[f"ministry chits of {value}"] = self.chits_left[value] + placed
        for value in range(2, 5):
            counts[f"Distant Land chits of {value}"] = self.values_left[value] + _count(self.land_chit, value)
        counts["junks"] = self.junks + sum(self.shipyards) + sum(self.oceans)
        for seat in range(self.seats):
            counts.update(self._census_of(seat))
        return counts

    def _census_of(self, seat: int) -> dict[str, int]:
        active = sum(1 for value in self.given[seat * MAX_SEATS : (seat + 1) * MAX_SEATS] if value)
        in_box = count_bits(self.unavailable[seat] | self.available[seat] | self.gone[seat])
        on_land = _count(self.armies, seat) + (1 if self.avenger == seat else 0)
        return {
            f"gifts of seat {seat}": in_box + active,
            f"armies of seat {seat}": self.stock[seat] + self.colonies[seat] + on_land,
        }


def _count(values: vec[i64], wanted: i64) -> i64:
    """Returns how often a number occurs."""
    found: i64 = 0
    for value in values:
        if value == wanted:
            found += 1
    return found
