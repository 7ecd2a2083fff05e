"""The position of *Der Kaiser von China* and what every move does to it.

A turn: `house`/`emissary`/`fort`, `pay`, perhaps a second piece and its `pay` (or `stop`), then `take` or `draw` until
the hand is full; or `exchange` and one card. Every rule of play is a function here with its id; what the points are is
in `scoring`, what a seat knows in `hidden`, why something is forbidden in `legality`.
"""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64

from kaiserhof.engine import CHANCE, OVER, Dice, Message, Refusal, UnknownMove
from kaiserhof.games.china.rules import census, hidden, legality, scoring
from kaiserhof.games.china.rules.components import CARD, HAND, HAND_SIZE, ROW, ROW_SIZE, cards_in_hand
from kaiserhof.games.china.rules.lookup import DEALS, DRAWS, EXCHANGES, OPENS, PAYMENTS, TAKES
from kaiserhof.games.china.rules.moves import PASS_MOVE, STOP_MOVE, TARGET, VERB_SHIFT
from kaiserhof.games.china.rules.phases import DEALING, DRAWING, DRAWN, ENDED, PAYING, PLACE, REFILL
from kaiserhof.games.china.rules.position import Position
from kaiserhof.games.china.rules.verbs import VERBS
from kaiserhof.games.china.words import log


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
            return PAYMENTS[self.hands[self.turn]][self.lookup.colour_of[self.here]]
        if phase == DRAWING:
            return DRAWS[self.row] if self.pile_size else TAKES[self.row]
        if phase == PLACE:
            return self._placements() if self.placed == 0 else self._second_placements()
        return [move for move, _ in self.outcomes()] if phase != ENDED else ()

    def _placements(self) -> list[int]:
        """Rule `turn`: a piece wherever one can pay for it, or an exchange; `pass` only if there is nothing else."""
        seat, hand = self.turn, self.hands[self.turn]
        moves = self._pieces(seat, self.lookup.affordable[hand])
        if self.row or self.pile_size:
            moves += EXCHANGES[hand]
        return moves or [PASS_MOVE]

    def _second_placements(self) -> list[int]:
        """Rules `one-province` and `two-pieces`: a second piece in the same province, or none."""
        seat = self.turn
        moves = self._pieces(seat, self.lookup.affordable[self.hands[seat]] & (1 << self.here))
        moves.append(STOP_MOVE)
        return moves

    def _pieces(self, seat: i64, provinces: i64) -> list[int]:
        """The pieces the seat could place in these provinces, were they paid for."""
        lookup, free = self.lookup, self.free
        moves: list[int] = []
        if self.houses_left[seat]:
            house_moves = lookup.house_moves
            for province in lookup.provinces_in[provinces & self.open]:
                moves += house_moves[province][free[province]]
        if self.emissaries_left[seat]:
            moves += lookup.emissary_moves[provinces & self.room]
        if self.forts_left[seat]:
            for province in lookup.provinces_in[provinces & self.open]:
                built = self.forts >> lookup.first_field[province]
                moves += lookup.fort_moves[province][free[province] & ~built]
        return moves

    def outcomes(self) -> list[tuple[int, int]]:
        """The cards that may come, each as often as the pile holds it."""
        verbs = OPENS if self.phase == REFILL else DEALS
        if self.phase not in (DEALING, DRAWN, REFILL) or self.viewer != hidden.FULL:
            return []
        return [(verbs[colour], count) for colour, count in enumerate(self.pile) if count]

    def draw_outcome(self, dice: Dice) -> i64:
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
            VERBS[move >> VERB_SHIFT].announce(self, move & TARGET)
        VERBS[move >> VERB_SHIFT].push(self, move & TARGET)

    def built(self, field: int) -> bool:
        """Whether a house stands on the field."""
        return any(houses >> field & 1 for houses in self.houses)

    def paid(self) -> None:
        """Rules `house-scoring`, `immediate-end`, `two-pieces`: what follows once a piece is paid for."""
        province = self.here
        if not self.free[province] and not self.scored >> province & 1:
            self._score_houses(province)
        if self._nothing_left_to_place():
            self._finish()
        elif self.placed == 2 or self.solo or not self.hands[self.turn]:
            self.refill_hand()
        else:
            self.phase = PLACE

    def lay_off(self, colour: i64, cards: i64) -> None:
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

    # ------------------------------------------------------------------ drawing

    def refill_hand(self) -> None:
        """Rule `refill-hand`: after the pieces the hand is filled up to three, one card at a time."""
        self.wanted = HAND - HAND_SIZE[self.hands[self.turn]]
        self.draw_on()

    def draw_on(self) -> None:
        """The next card, or the end of the turn."""
        if self.wanted and (self.row or self.pile_size):
            self.phase = DRAWING
        else:
            self.end_turn()

    def leave_pile(self, colour: i64) -> None:
        """One card fewer in the pile."""
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
            log.pile_used_up(self)

    # ------------------------------------------------------------------ turns and the end

    def end_turn(self) -> None:
        """Rules `turn-order` and `refill-row`: the turn passes to the left, and the open row is filled up."""
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
        lookup = self.lookup
        for province in range(len(self.free)):
            if self.free[province] & ~(self.forts >> lookup.first_field[province]):
                return False
        return True

    def _score_houses(self, province: i64) -> None:
        """Rule `house-scoring`: houses of a full province count at once, or at the end; a stone marks it."""
        self.scored |= 1 << province
        gained = scoring.house_points(self, province)
        self._gain(gained)
        if self.journal is not None:
            log.houses_scored(self, province, gained)

    def _gain(self, gained: list[int]) -> None:
        for seat, points in enumerate(gained):
            self.points[seat] += points

    def _finish(self) -> None:
        """Rule `final-scoring`: houses of provinces without a stone, alliances from 1 up, roads."""
        self.phase = ENDED
        if self.journal is not None:
            log.ended(self)
        for province in range(len(self.free)):
            if not self.scored >> province & 1:
                self._score_houses(province)
        for number, a, b in self.lookup.alliances:
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
        return log.prompt(self)

    def vocabulary(self) -> list[int]:
        """Every move on this map."""
        return list(self.lookup.texts)

    def why_not(self, move: int) -> Refusal | None:
        """The rule that forbids the move."""
        return legality.why_not(self, move)

    def text(self, move: int) -> str:
        """The move's text."""
        return self.lookup.texts[move]

    def parse(self, text: str) -> int:
        """The move of a text."""
        move = self.lookup.moves.get(text)
        if move is None:
            raise UnknownMove(text)
        return move

    def move_words(self, move: int) -> Message:
        """The move for people."""
        return VERBS[move >> VERB_SHIFT].label(self, move & TARGET)

    # ------------------------------------------------------------------ as a value

    def copy(self) -> ChinaState:
        """An independent copy."""
        new = ChinaState(self.lookup, self.seats)
        new.copy_from(self)
        return new

    def to_json(self) -> dict[str, Any]:
        """A snapshot."""
        return {"side": self.lookup.side, **self.json_fields()}

    def key(self) -> tuple[object, ...]:
        """Everything that makes this state what it is."""
        return (self.lookup.board.digest, self.lookup.side, *self.parts())

    def census(self) -> dict[str, int]:
        """Every component, wherever it lies."""
        return census.census(self)


def _someone_has(supplies: list[i64]) -> bool:
    """Whether any seat has something left of one kind of piece."""
    for supply in supplies:
        if supply:
            return True
    return False
