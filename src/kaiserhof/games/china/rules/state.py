"""The state of *Der Kaiser von China*: who is to move, and how a turn and the game go on.

A turn is `house`, `emissary` or `fort`, then `pay`, perhaps a second piece and its `pay` (or `stop`), then `take` or
`draw` until the hand is full; or it is `exchange` and one card. What a single move does is in `verbs`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, final

from mypy_extensions import i64

from kaiserhof.engine import FULL, OVER, PLAYER, Dice, Question, Verb
from kaiserhof.engine.native import count_bits, vec
from kaiserhof.games.china.rules import hidden, scoring
from kaiserhof.games.china.rules.components import (
    CARD,
    COLOURS,
    HAND,
    HAND_SIZE,
    MOST_SEATS,
    ROW,
    ROW_SIZE,
    cards_in_hand,
    cards_in_row,
)
from kaiserhof.games.china.rules.lookup import DEALS, OPENS
from kaiserhof.games.china.rules.moves import TARGET, VERB_SHIFT, target_of, verb_of
from kaiserhof.games.china.rules.phases import DRAWING, ENDED, FIRST_PIECE, REFILL, SECOND_PIECE
from kaiserhof.games.china.rules.position import Position
from kaiserhof.games.china.rules.questions import ASKED, QUESTIONS
from kaiserhof.games.china.rules.verbs import VERBS
from kaiserhof.games.china.words import log


@final
class ChinaState(Position):
    """A state; see `State` for the contract.

    >>> from kaiserhof.engine import CHANCE, find_game
    >>> state = find_game("china").start(3)
    >>> state.to_move() == CHANCE
    True
    >>> [state.text(move) for move in state.legal_moves()]
    ['deal v', 'deal y', 'deal o', 'deal g', 'deal r']
    """

    __slots__ = ()

    @property
    def game(self) -> Any:
        """The game, on the board that came with it or on an owner's own."""
        return self.lookup.game

    # ------------------------------------------------------------------ whose move, which moves

    def to_move(self) -> i64:
        """Returns the seat that decides next, `CHANCE` or `OVER`."""
        asked = ASKED[self.phase]
        return self.turn if asked == PLAYER else asked

    def turn_of(self) -> i64:
        """Returns the seat whose turn it is, or `OVER`."""
        return OVER if self.phase == ENDED else self.turn

    def question(self) -> Question[ChinaState] | None:
        """Returns the question that is asked now, or None when the game is over."""
        return None if self.phase == ENDED else QUESTIONS[self.phase]

    def verb_of(self, move: int) -> Verb[ChinaState]:
        """Returns the verb of a move."""
        return VERBS[verb_of(move)]

    def target_of(self, move: int) -> int:
        """Returns the target of a move."""
        return target_of(move)

    def texts(self) -> dict[int, str]:
        """Returns the text of every move on this map, by move."""
        return self.lookup.texts

    def moves_by_text(self) -> dict[str, int]:
        """Returns every move on this map, by text."""
        return self.lookup.moves

    def legal_moves(self) -> Sequence[int]:
        """Returns all legal moves; in a view those of the viewer only."""
        if self.viewer != FULL and self.viewer != self.to_move():
            return ()
        return QUESTIONS[self.phase].moves(self)

    def draw_outcome(self, dice: Dice) -> i64:
        """Draws a card of the pile, when chance is to move, without listing all outcomes."""
        pick = dice.below(self.pile_size)
        colour = 0
        for count in self.pile:
            pick -= count
            if pick < 0:
                break
            colour += 1
        return (OPENS if self.phase == REFILL else DEALS)[colour]

    def payable(self) -> i64:
        """Rule `one-province`: returns the mask of provinces in which the player can pay for a piece now."""
        payable = self.lookup.affordable[self.hands[self.turn]]
        return payable & (1 << self.here) if self.placed else payable

    # ------------------------------------------------------------------ moves

    def push(self, move: i64) -> None:
        """Carries out a legal move."""
        self.unseen = None
        if self.journal is not None:
            VERBS[move >> VERB_SHIFT].announce(self, move & TARGET)
        VERBS[move >> VERB_SHIFT].push(self, move & TARGET)

    def built(self, field: int) -> bool:
        """Returns whether a house stands on the field."""
        return any(houses >> field & 1 for houses in self.houses)

    def fort_sites(self, province: i64) -> i64:
        """Rule `fort-field`: returns the mask of a province's fields with neither a house nor a fortification."""
        return self.free[province] & ~(self.forts >> self.lookup.first_field[province])

    def paid(self) -> None:
        """Rules `house-scoring`, `immediate-end`, `two-pieces`, `empty-province`: goes on once a piece is paid for."""
        province = self.here
        if not self.free[province] and not self.scored >> province & 1:
            self._score_houses(province)
        if self._nothing_left_to_place():
            self._finish()
        elif self.placed == 2 or self.solo or not self.hands[self.turn]:
            self.refill_hand()
        else:
            self.phase = SECOND_PIECE

    def lay_off(self, colour: i64, cards: i64) -> None:
        """Rule `discard`: moves cards of a colour from the hand to the discards, first those that everyone has seen."""
        seat, card = self.turn, CARD[colour]
        self.hands[seat] -= cards * card
        self.discards[colour] += cards
        seen = cards_in_hand(self.seen_cards[seat], colour)
        if seen > cards:
            seen = cards
        self.seen_cards[seat] -= seen * card
        self.hidden_count[seat] -= cards - seen
        if self.used_up:
            for _ in range(cards - seen):
                hidden.card_shown(self, seat, colour)

    # ------------------------------------------------------------------ drawing

    def refill_hand(self) -> None:
        """Rule `refill-hand`: begins to fill up the hand to three cards."""
        self.wanted = HAND - HAND_SIZE[self.hands[self.turn]]
        self.draw_on()

    def draw_on(self) -> None:
        """Asks for the next card, or ends the turn."""
        if self.wanted and (self.row or self.pile_size):
            self.phase = DRAWING
        else:
            self.end_turn()

    def leave_pile(self, colour: i64) -> None:
        """Removes a card from the pile."""
        self.pile[colour] -= 1
        self.pile_size -= 1
        if not self.pile_size:
            self._pile_used_up()

    def _pile_used_up(self) -> None:
        """Rules `pile-first` and `pile-second`: makes a new pile of the discards, but only the first time."""
        self.used_up += 1
        if self.used_up == 1:
            self.pile = self.discards
            self.pile_size = sum(self.pile)
            self.discards = vec[i64]([0] * 5)
            hidden.second_pile_begins(self)
        if self.journal is not None:
            log.pile_used_up(self)

    # ------------------------------------------------------------------ turns and the end

    def end_turn(self) -> None:
        """Rules `turn-order` and `refill-row`: passes the turn to the next seat and fills up the open row."""
        self.turn = (self.turn + 1) % self.seats
        self.here = -1
        self.placed = 0
        self.solo = False
        self.wanted = 0
        if self.pile_size and ROW_SIZE[self.row] < ROW:
            self.phase = REFILL
        else:
            self.begin_turn()

    def begin_turn(self) -> None:
        """Rule `last-round`: begins a turn, unless the pile is used up twice and the start player would be next."""
        if self.used_up >= 2 and self.turn == 0:
            self._finish()
        else:
            self.phase = FIRST_PIECE

    def _nothing_left_to_place(self) -> bool:
        """Rule `immediate-end`: returns whether nobody could place any piece, whatever cards they had."""
        if self.open and _someone_has(self.houses_left):
            return False
        if self.room and _someone_has(self.emissaries_left):
            return False
        if not self.open or not _someone_has(self.forts_left):
            return True
        for province in range(len(self.free)):
            if self.fort_sites(province):
                return False
        return True

    def _score_houses(self, province: i64) -> None:
        """Rule `house-scoring`: scores the houses of a province and marks it with a stone."""
        self.scored |= 1 << province
        gained = scoring.house_points(self, province)
        self._gain(gained)
        if self.journal is not None:
            log.houses_scored(self, province, gained)

    def _gain(self, gained: list[int]) -> None:
        for seat, points in enumerate(gained):
            self.points[seat] += points

    def _finish(self) -> None:
        """Rule `final-scoring`: ends the game and scores provinces without a stone, then alliances, then roads."""
        self.phase = ENDED
        if self.journal is not None:
            log.ended(self)
        for province in range(len(self.free)):
            if not self.scored >> province & 1:
                self._score_houses(province)
        for number, a, b in self.lookup.alliances:
            if self.emissaries_in[a] and self.emissaries_in[b]:
                gained = scoring.alliance_points(self, a, b)
                self._gain(gained)
                if self.journal is not None:
                    log.alliance_scored(self, number, a, b, gained)
        for seat in range(self.seats):
            points, rows = scoring.road_points(self, seat)
            self.points[seat] += points
            if self.journal is not None:
                log.roads_scored(self, seat, rows)
        if self.journal is not None:
            log.winners(self)

    # ------------------------------------------------------------------ standing

    def scores(self) -> list[int]:
        """Returns the points, by seat."""
        return list(self.points)

    def ranking(self) -> list[int]:
        """Returns the places, by seat: by points, then by pieces left."""
        return scoring.places(self)

    # ------------------------------------------------------------------ hidden information

    def seen_by(self, seat: int | None) -> ChinaState:
        """Returns the position as a seat knows it; None is a spectator."""
        return hidden.seen_by(self, seat)

    def imagine(self, dice: Dice) -> ChinaState:
        """Returns a full state that this view allows, each equally likely."""
        return hidden.imagine(self, dice)

    # ------------------------------------------------------------------ as a value

    def copy(self) -> ChinaState:
        """Returns an independent copy without a journal."""
        new = ChinaState(self.lookup, self.seats)
        new.copy_from(self)
        return new

    def to_json(self) -> dict[str, Any]:
        """Returns a snapshot that `China.from_json` reads."""
        return {"side": self.lookup.side, **self.lookup.other_ways, **self.json_fields()}

    def key(self) -> tuple[object, ...]:
        """Returns all fields, the map, its side and how rules are read."""
        return (self.lookup.board.digest, self.lookup.side, self.lookup.ties_share, *self.parts())

    def census(self) -> dict[str, int]:
        """Counts cards by colour, each seat's houses and emissaries, and all fortifications, wherever they are."""
        counts: dict[str, int] = {}
        for colour, name in enumerate(COLOURS):
            counts[f"{name} cards"] = (
                self.pile[colour]
                + self.discards[colour]
                + cards_in_row(self.row, colour)
                + sum(cards_in_hand(hand, colour) for hand in self.hands)
            )
        for seat in range(self.seats):
            counts[f"houses of seat {seat}"] = self.houses_left[seat] + count_bits(self.houses[seat])
            counts[f"emissaries of seat {seat}"] = self.emissaries_left[seat] + sum(self.emissaries[seat::MOST_SEATS])
        counts["fortifications"] = count_bits(self.forts) + sum(self.forts_left)
        return counts


def _someone_has(supplies: vec[i64]) -> bool:
    """Returns whether any seat has a piece left in these supplies."""
    for supply in supplies:
        if supply:
            return True
    return False
