"""The position of *Der Kaiser von China* and what every move does to it.

A turn: `house`/`emissary`/`fort`, `pay`, perhaps a second piece and its `pay` (or `stop`), then `take` or `draw` until
the hand is full; or `exchange` and one card. Every rule of play is a function here with its id; what the points are is
in `scoring`, what a seat knows in `hidden`, why something is forbidden in `legality`.
"""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64

from kaiserhof.engine import CHANCE, OVER, Dice, Message, Refusal, UnknownMove

from . import hidden, legality, narration, scoring, snapshot
from .components import (
    CARD,
    HAND,
    HAND_SIZE,
    MOST_SEATS,
    OPEN_CARD,
    ROW,
    ROW_SIZE,
    cards_in_hand,
)
from .moves import (
    DEAL,
    DRAW,
    EMISSARY,
    EXCHANGE,
    FORT,
    HOUSE,
    OPEN,
    PAIR,
    PASS_MOVE,
    PAY,
    STOP,
    STOP_MOVE,
    TAKE,
    TARGET,
    VERB_SHIFT,
)
from .phases import DEALING, DRAWING, DRAWN, ENDED, PAYING, PLACE, REFILL
from .position import Position
from .tables import DEALS, DRAWS, EXCHANGES, OPENS, PAYMENTS, TAKES


@final
class ChinaState(Position):
    """A position; see `State` for the methods.

    >>> from kaiserhof.engine import find_game
    >>> state = find_game("china").start(3)
    >>> state.to_move() == CHANCE
    True
    >>> [state.text(move) for move in state.legal_moves()]
    ['deal v', 'deal y', 'deal o', 'deal g', 'deal r']
    """

    __slots__ = ()

    # ------------------------------------------------------------------ whose move, which moves

    def to_move(self) -> i64:
        """The seat to decide, `CHANCE` or `OVER`."""
        if self.phase <= DRAWING:
            return self.turn
        return OVER if self.phase == ENDED else CHANCE

    def turn_of(self) -> i64:
        """The seat whose turn it is, or `OVER`."""
        return OVER if self.phase == ENDED else self.turn

    def legal_moves(self) -> list[int] | tuple[int, ...]:
        """All legal moves; in a view those of the viewer only."""
        phase = self.phase
        if self.viewer != hidden.FULL and self.viewer != self.to_move():
            return ()
        if phase == PAYING:
            return PAYMENTS[self.hands[self.turn]][self.tables.colour_of[self.here]]
        if phase == DRAWING:
            return DRAWS[self.row] if self.pile_size else TAKES[self.row]
        if phase == PLACE:
            return self._placements() if self.placed == 0 else self._second_placements()
        return [move for move, _ in self.chance()] if phase != ENDED else ()

    def _placements(self) -> list[int]:
        """Rule `turn`: a piece wherever one can pay for it, or an exchange; `pass` only if there is nothing else."""
        seat, hand = self.turn, self.hands[self.turn]
        moves = self._pieces(seat, self.tables.affordable[hand])
        if self.row or self.pile_size:
            moves += EXCHANGES[hand]
        return moves or [PASS_MOVE]

    def _second_placements(self) -> list[int]:
        """Rules `one-province` and `two-pieces`: a second piece in the same province, or none."""
        seat = self.turn
        moves = self._pieces(seat, self.tables.affordable[self.hands[seat]] & (1 << self.here))
        moves.append(STOP_MOVE)
        return moves

    def _pieces(self, seat: i64, provinces: i64) -> list[int]:
        """The pieces the seat could place in these provinces, were they paid for."""
        tables, free = self.tables, self.free
        moves: list[int] = []
        if self.houses_left[seat]:
            house_moves = tables.house_moves
            for province in tables.provinces_in[provinces & self.open]:
                moves += house_moves[province][free[province]]
        if self.emissaries_left[seat]:
            moves += tables.emissary_moves[provinces & self.room]
        if self.forts_left[seat]:
            for province in tables.provinces_in[provinces & self.open]:
                built = self.forts >> tables.first_field[province]
                moves += tables.fort_moves[province][free[province] & ~built]
        return moves

    def chance(self) -> list[tuple[int, int]]:
        """The cards that may come, each as often as the pile holds it."""
        verbs = OPENS if self.phase == REFILL else DEALS
        if self.phase not in (DEALING, DRAWN, REFILL) or self.viewer != hidden.FULL:
            return []
        return [(verbs[colour], count) for colour, count in enumerate(self.pile) if count]

    def toss(self, dice: Dice) -> i64:
        """One card of the pile."""
        pick = dice.below(self.pile_size)
        colour = 0
        for count in self.pile:
            pick -= count
            if pick < 0:
                break
            colour += 1
        return (OPENS if self.phase == REFILL else DEALS)[colour]

    # ------------------------------------------------------------------ moves

    def push(self, move: i64) -> None:
        """Carry out a legal move."""
        if self.journal is not None:
            narration.announce(self, move)
        verb, target = move >> VERB_SHIFT, move & TARGET
        if verb == OPEN:
            self._open(target)
        elif verb == PAY:
            self._pay(target)
        elif verb == HOUSE:
            self._place_house(target)
        elif verb == DEAL:
            self._deal(target)
        elif verb == TAKE:
            self._take(target)
        elif verb == DRAW:
            self.phase = DRAWN
        elif verb == EMISSARY:
            self._place_emissary(target)
        elif verb == STOP:
            self._refill_hand()
        elif verb == EXCHANGE:
            self._exchange(target)
        elif verb == FORT:
            self._place_fort(target)
        else:
            self._end_turn()

    def _enter(self, province: i64) -> None:
        """Rule `empty-province`: in a province empty at the start of the turn one piece is all."""
        self.phase = PAYING
        self.placed += 1
        if self.placed == 1:
            bit = 1 << province
            self.here = province
            self.solo = not self.settled & bit
            self.settled |= bit

    def _place_house(self, field: i64) -> None:
        """Rule `house-field`."""
        tables, seat = self.tables, self.turn
        province = tables.province_of[field]
        self._enter(province)
        self.houses[seat] |= 1 << field
        self.houses_left[seat] -= 1
        left = self.free[province] & ~(1 << (field - tables.first_field[province]))
        self.free[province] = left
        if not left:
            self.open &= ~(1 << province)
        index = province * MOST_SEATS + seat
        count = self.house_count[index] + 1
        self.house_count[index] = count
        if count > self.most[province]:
            self.most[province] = count
            self.room |= 1 << province

    def _place_emissary(self, province: i64) -> None:
        """Rules `dragon-field` and `emissary-limit`."""
        self._enter(province)
        self.emissaries_left[self.turn] -= 1
        self.emissaries[province * MOST_SEATS + self.turn] += 1
        self.emissaries_in[province] += 1
        if self.emissaries_in[province] >= self.most[province]:
            self.room &= ~(1 << province)

    def _place_fort(self, field: i64) -> None:
        """Rule `fort-field`."""
        self._enter(self.tables.province_of[field])
        self.forts_left[self.turn] -= 1
        self.forts |= 1 << field

    def _pay(self, target: i64) -> None:
        """Rules `pay-card`, `joker` and `three-cards`; then the piece has its effects."""
        if target < PAIR:
            self._lay_off(target, 1)
        else:
            self._lay_off(target - PAIR, 2)
        province = self.here
        if not self.free[province] and not self.scored >> province & 1:
            self._score_houses(province)
        if self._nothing_left_to_place():
            self._finish()
        elif self.placed == 2 or self.solo or not self.hands[self.turn]:
            self._refill_hand()
        else:
            self.phase = PLACE

    def _lay_off(self, colour: i64, cards: i64) -> None:
        """Rule `discard`: cards go from the hand to the open discard pile, those everyone knows of first."""
        seat, card = self.turn, CARD[colour]
        self.hands[seat] -= cards * card
        self.discards[colour] += cards
        seen = cards_in_hand(self.known[seat], colour)
        if seen > cards:
            seen = cards
        self.known[seat] -= seen * card
        self.hidden[seat] -= cards - seen
        if self.used_up:
            for _ in range(cards - seen):
                hidden.card_shown(self, seat, colour)

    def _exchange(self, colour: i64) -> None:
        """Rule `exchange`: lay off one card, draw one."""
        self._lay_off(colour, 1)
        self.wanted = 1
        self.phase = DRAWING

    # ------------------------------------------------------------------ drawing

    def _refill_hand(self) -> None:
        """Rule `refill-hand`: after the pieces the hand is filled up to three, one card at a time."""
        self.wanted = HAND - HAND_SIZE[self.hands[self.turn]]
        self._draw_on()

    def _draw_on(self) -> None:
        if self.wanted and (self.row or self.pile_size):
            self.phase = DRAWING
        else:
            self._end_turn()

    def _take(self, colour: i64) -> None:
        """Rule `refill-hand`: an open card; everyone sees it."""
        self.row -= OPEN_CARD[colour]
        self.hands[self.turn] += CARD[colour]
        self.known[self.turn] += CARD[colour]
        self.wanted -= 1
        self._draw_on()

    def _deal(self, colour: i64) -> None:
        """Rules `setup-hands` and `refill-hand`: a hidden card."""
        first_hands = self.phase == DEALING
        seat = (HAND * self.seats - self.wanted) // HAND if first_hands else self.turn
        self.hands[seat] += CARD[colour]
        self.hidden[seat] += 1
        if self.used_up:
            self.fresh[seat] += 1
        self._leave_pile(colour)
        self.wanted -= 1
        if not first_hands:
            self._draw_on()
        elif not self.wanted:
            self.phase = REFILL

    def _open(self, colour: i64) -> None:
        """Rules `setup-hands` and `refill-row`: a card for the open row."""
        self.row += OPEN_CARD[colour]
        if self.used_up:
            self.new_pool[colour] -= 1
        self._leave_pile(colour)
        if ROW_SIZE[self.row] == ROW or not self.pile_size:
            self._begin_turn()

    def _leave_pile(self, colour: i64) -> None:
        self.pile[colour] -= 1
        self.pile_size -= 1
        if not self.pile_size:
            self._pile_used_up()

    def _pile_used_up(self) -> None:
        """Rules `pile-first` and `pile-second`: the discards become a new pile once, and only once."""
        self.used_up += 1
        if self.used_up == 1:
            self.pile = self.discards
            self.pile_size = sum(self.pile)
            self.discards = [0] * 5
            hidden.second_pile_begins(self)
        if self.journal is not None:
            narration.pile_used_up(self)

    # ------------------------------------------------------------------ turns and the end

    def _end_turn(self) -> None:
        """Rules `turn-order` and `refill-row`: the turn passes to the left, and the open row is filled up."""
        self.turn = (self.turn + 1) % self.seats
        self.here = -1
        self.placed = 0
        self.solo = False
        self.wanted = 0
        if self.pile_size and ROW_SIZE[self.row] < ROW:
            self.phase = REFILL
        else:
            self._begin_turn()

    def _begin_turn(self) -> None:
        """Rule `last-round`: once the pile is used up twice, the game ends before the Emperor's owner would move."""
        if self.used_up >= 2 and self.turn == 0:
            self._finish()
        else:
            self.phase = PLACE

    def _nothing_left_to_place(self) -> bool:
        """Rule `immediate-end`: nobody could place any piece, whatever cards they had."""
        if self.open and _someone_has(self.houses_left):
            return False
        if self.room and _someone_has(self.emissaries_left):
            return False
        if not self.open or not _someone_has(self.forts_left):
            return True
        tables = self.tables
        for province in range(len(self.free)):
            if self.free[province] & ~(self.forts >> tables.first_field[province]):
                return False
        return True

    def _score_houses(self, province: i64) -> None:
        """Rule `house-scoring`: houses of a full province count at once, or at the end; a stone marks it."""
        self.scored |= 1 << province
        gained = scoring.house_points(self, province)
        self._gain(gained)
        if self.journal is not None:
            narration.houses_scored(self, province, gained)

    def _gain(self, gained: list[int]) -> None:
        for seat, points in enumerate(gained):
            self.points[seat] += points

    def _finish(self) -> None:
        """Rule `final-scoring`: houses of provinces without a stone, alliances from 1 up, roads."""
        self.phase = ENDED
        if self.journal is not None:
            narration.ended(self)
        for province in range(len(self.free)):
            if not self.scored >> province & 1:
                self._score_houses(province)
        for number, a, b in self.tables.alliances:
            gained = scoring.alliance_points(self, a, b)
            self._gain(gained)
            if self.journal is not None:
                narration.alliance_scored(self, number, a, b, gained)
        for seat in range(self.seats):
            points, rows = scoring.road_points(self, seat)
            self.points[seat] += points
            if self.journal is not None:
                narration.roads_scored(self, seat, rows)
        if self.journal is not None:
            narration.winners(self)

    # ------------------------------------------------------------------ standing

    def scores(self) -> list[int]:
        """Points so far."""
        return self.points[:]

    def ranking(self) -> list[int]:
        """Places by points, then by pieces left."""
        return scoring.places(self)

    # ------------------------------------------------------------------ what the other modules say

    def seen_by(self, seat: int | None) -> ChinaState:
        """The position as a seat knows it."""
        return hidden.seen_by(self, seat)

    def imagine(self, dice: Dice) -> ChinaState:
        """A full state that this view allows."""
        return hidden.imagine(self, dice)

    def prompt(self) -> Message:
        """What is asked."""
        return narration.prompt(self)

    def vocabulary(self) -> list[int]:
        """Every move on this map."""
        return list(self.tables.texts)

    def why_not(self, move: int) -> Refusal | None:
        """The rule that forbids the move."""
        return legality.why_not(self, move)

    def text(self, move: int) -> str:
        """The move's text."""
        return self.tables.texts[move]

    def parse(self, text: str) -> int:
        """The move of a text."""
        move = self.tables.moves.get(text)
        if move is None:
            raise UnknownMove(text)
        return move

    def move_words(self, move: int) -> Message:
        """The move for people."""
        return narration.move_words(self, move)

    # ------------------------------------------------------------------ as a value

    def copy(self) -> ChinaState:
        """An independent copy."""
        new = ChinaState(self.tables, self.seats)
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


def _someone_has(supplies: list[i64]) -> bool:
    """Whether any seat has something left of one kind of piece."""
    for supply in supplies:
        if supply:
            return True
    return False
