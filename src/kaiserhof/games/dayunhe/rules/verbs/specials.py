"""The special parts of the action cards, one verb each.

To change or add a special part, change its class here; its costs and effects are nowhere else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from kaiserhof.engine import Message, Refusal, Seat, Value, say
from kaiserhof.games.dayunhe.rules.components import (
    ATTACK_COST,
    CALM_THE_PEOPLE,
    CARDS,
    DENOUNCE_CARD,
    DESTROY_CANAL,
    ESPIONAGE,
    INTRIGUE_CARD,
    INTRIGUE_LOSS,
    MAX_SEATS,
    QUELL_UNREST,
    RAISE_GAIN,
    RAISE_REPUTATION,
    REFORM_CARD,
    SPECIAL_INSPECTION,
    STACKS,
    TEA_BREAK,
    UNREST,
)
from kaiserhof.games.dayunhe.rules.moves import DESTROY, QUELL, SAIL, SPIES
from kaiserhof.games.dayunhe.rules.phases import SPYING
from kaiserhof.games.dayunhe.rules.position import Position
from kaiserhof.games.dayunhe.rules.sources import INTRIGUED, RAISED
from kaiserhof.games.dayunhe.rules.verbs import building, ship, stacks
from kaiserhof.games.dayunhe.rules.verbs.verb import DayunheVerb
from kaiserhof.games.dayunhe.words import names


class Special(DayunheVerb):
    """The special part of a card. The card's rule has the same id as the card."""

    def __init__(self, card: int, name: str) -> None:
        super().__init__(name, CARDS[card].id)
        self.card = card

    def refusal(self, state: Position, target: int) -> Refusal:
        """Explains that the card has no such part, or that it has been played; otherwise defers to `wrong_target`."""
        card = state.chosen[state.turn]
        if card != self.card or not state.special:
            return Refusal("card-parts", names.card_detail(card))
        return self.wrong_target(state, target)

    def wrong_target(self, state: Position, target: int) -> Refusal:
        """Explains why this target is illegal while the special part may be played."""
        return Refusal(self.rule)

    def announce(self, state: Position, target: int) -> None:
        """Writes who plays it, with the values of `details`."""
        say(state, f"log-{self.name}", {"seat": Seat(state.turn), **self.details(state, target)})

    def details(self, state: Position, target: int) -> dict[str, Value]:
        """Returns the values of its log message, besides the player."""
        return {}


class Attack(Special):
    """Rule `attack-cost`: an attack costs two of the attacker's own unrest tiles from the warehouse."""

    def moves(self, state: Position) -> Sequence[int]:
        return self.attacks(state) if self._tiles(state) >= ATTACK_COST else ()

    def attacks(self, state: Position) -> Sequence[int]:
        """Returns the attacks of a player who can pay; by default one on each other player."""
        return [self.move + seat for seat in range(state.seats) if seat != state.turn]

    def _tiles(self, state: Position) -> i64:
        """Returns how many of their own unrest tiles the player has in the warehouse."""
        return state.warehouse[state.turn * state.lookup.kinds + UNREST]

    def wrong_target(self, state: Position, target: int) -> Refusal:
        """Explains that the warehouse holds too few tiles; otherwise defers to `wrong_victim`."""
        tiles = self._tiles(state)
        if tiles < ATTACK_COST:
            return Refusal("attack-cost", Message("detail-attack-cost", {"tiles": tiles}))
        return self.wrong_victim()

    def wrong_victim(self) -> Refusal:
        """Explains why a player who can pay may not attack this target."""
        return Refusal("attack-victim")

    def pay(self, state: Position) -> None:
        """Rule `attack-cost`: puts one of the player's unrest tiles on the player's part of the Wall, and removes the
        other from the warehouse.
        """
        state.special = 0
        stacks.unstore(state, state.turn, UNREST, ATTACK_COST)
        building.on_wall(state, state.turn)


class RaiseReputation(Special):
    """Rule `raise-reputation`: the player gains a point."""

    def moves(self, state: Position) -> Sequence[int]:
        return (self.move,)

    def push(self, state: Position, target: i64) -> None:
        state.special = 0
        state.gain(state.turn, RAISE_GAIN, RAISED)

    def details(self, state: Position, target: int) -> dict[str, Value]:
        """Returns the gain."""
        return {"points": RAISE_GAIN}


class QuellUnrest(Special):
    """Rule `quell-unrest`: moves an unrest tile of any colour from the board to the Wall; it brings no reputation."""

    def moves(self, state: Position) -> Sequence[int]:
        return state.lookup.moves_on(QUELL, state.unrest)

    def push(self, state: Position, target: i64) -> None:
        state.special = 0
        building.to_wall(state, target)

    def details(self, state: Position, target: int) -> dict[str, Value]:
        """Returns the tile, its owner and its field."""
        return names.tile_on(state, target)


class CalmThePeople(Special):
    """Rule `calm-the-people`: moves an unrest tile of any colour from the Wall under a stack of its owner."""

    def moves(self, state: Position) -> Sequence[int]:
        return [self.move + seat for seat in range(state.seats) if state.wall[seat]]

    def push(self, state: Position, target: i64) -> None:
        """Takes the tile off the Wall. If it is the player's own, or with the other reading, they choose its stack
        next.
        """
        state.special = 0
        state.wall[target] -= 1
        if target == state.turn or state.lookup.calmer_chooses:
            stacks.choose_stack(state, target)
        else:
            stacks.put_under(state, target, stacks.smallest(state, target))

    def wrong_target(self, state: Position, target: int) -> Refusal:
        """Explains that the Wall has no tile of this player."""
        return Refusal(self.rule, Message("detail-no-wall", {"other": Seat(target)}) if target < state.seats else None)

    def details(self, state: Position, target: int) -> dict[str, Value]:
        """Returns the owner of the tile."""
        return {"other": Seat(target)}


class DestroyCanal(Attack):
    """Rules `destroy-canal` and `destroyed`: removes any canal tile from the game."""

    def attacks(self, state: Position) -> Sequence[int]:
        """Returns a move for every canal tile."""
        return state.lookup.moves_on(DESTROY, state.canals)

    def wrong_victim(self) -> Refusal:
        """Explains that there is no canal."""
        return Refusal(self.rule)

    def push(self, state: Position, target: i64) -> None:
        state.lost[state.owner_at[target] * state.lookup.kinds + state.kind_at[target]] += 1
        building.lift(state, target)
        self.pay(state)
        stacks.choose_stack(state, state.turn)

    def details(self, state: Position, target: int) -> dict[str, Value]:
        """Returns the tile, its owner and its field."""
        return names.tile_on(state, target)


class SpecialInspection(Special):
    """Rule `special-inspection`: moves the ship to the first field of an inspection."""

    def moves(self, state: Position) -> Sequence[int]:
        return state.lookup.moves_on(SAIL, ship.ways(state))

    def push(self, state: Position, target: i64) -> None:
        ship.begin_inspection(state, target)

    def refusal(self, state: Position, target: int) -> Refusal:
        if state.inspection != ship.NOT_ENDED:
            return Refusal(ship.WHY_ENDED[state.inspection])
        return super().refusal(state, target)

    def wrong_target(self, state: Position, target: int) -> Refusal:
        """Explains why the ship may not go there."""
        return ship.no_way(state, target)

    def announce(self, state: Position, target: int) -> None:
        """Writes nothing: the log has a line for the ship's move."""


class TeaBreak(Attack):
    """Rule `tea-break`: the ship does not sail in the third phase of this round."""

    def attacks(self, state: Position) -> Sequence[int]:
        """Returns the only move."""
        return (self.move,)

    def push(self, state: Position, target: i64) -> None:
        state.tea = 1
        self.pay(state)
        stacks.choose_stack(state, state.turn)


class Espionage(Special):
    """Rule `espionage`: turns up hidden top tiles, which stay face up: once on each stack, or on one stack with the
    other reading.
    """

    def moves(self, state: Position) -> Sequence[int]:
        moves: list[int] = []
        pile = state.turn * STACKS
        for stack in range(STACKS):
            if state.unspied >> stack & 1 and state.tops[pile] < 0 and state.unknown[pile] + state.bottoms[pile]:
                moves.append(SPIES[stack])
            pile += 1
        return moves

    def push(self, state: Position, target: i64) -> None:
        """Turns the tile up if it is known; otherwise chance decides which it is."""
        pile = state.turn * STACKS + target
        state.unspied = 0 if state.lookup.spies_once else state.unspied & ~(1 << target)
        state.special = 1 if state.unspied else 0
        if state.unknown[pile]:
            state.stack = pile
            state.phase = SPYING
            return
        state.bottoms[pile] -= 1
        state.tops[pile] = UNREST
        if state.journal is not None:
            stacks.say_turned_up(state, pile, UNREST)

    def refusal(self, state: Position, target: int) -> Refusal:
        card = state.chosen[state.turn]
        if card != self.card:
            return Refusal("card-parts", names.card_detail(card))
        if state.lookup.spies_once and not state.special:
            return Refusal(self.rule, Message("detail-one-stack"))
        pile = state.turn * STACKS + target
        return Refusal(self.rule, None if stacks.height(state, pile) else Message("detail-no-stack"))

    def announce(self, state: Position, target: int) -> None:
        """Writes nothing: the log names the tile that is turned up."""


class Intrigue(Attack):
    """Rule `intrigue`: another player loses reputation at once."""

    def push(self, state: Position, target: i64) -> None:
        """Takes the reputation, as far as the victim has any."""
        change = state.gain(target, -INTRIGUE_LOSS, INTRIGUED)
        say(state, "log-intrigue", {"seat": Seat(state.turn), "other": Seat(target), "points": -change})
        self.pay(state)
        stacks.choose_stack(state, state.turn)

    def announce(self, state: Position, target: int) -> None:
        """Writes nothing: the log has a line for the loss."""


class Denounce(Attack):
    """Rule `denounce`: puts one of the player's unrest tiles into another player's part of the city.

    Rule `city-unrest-stays`: nothing ever removes it.
    """

    def push(self, state: Position, target: i64) -> None:
        state.city_unrest[target * MAX_SEATS + state.turn] += 1
        self.pay(state)

    def details(self, state: Position, target: int) -> dict[str, Value]:
        """Returns the victim."""
        return {"other": Seat(target)}


class Reform(Special):
    """Rule `reform`: shuffles all of the player's stacks and lays them out again."""

    def moves(self, state: Position) -> Sequence[int]:
        for stack in range(STACKS):
            if stacks.height(state, state.turn * STACKS + stack):
                return (self.move,)
        return ()

    def push(self, state: Position, target: i64) -> None:
        state.special = 0
        stacks.shuffle(state, state.turn)


_ALL: Final[tuple[Special, ...]] = (
    RaiseReputation(RAISE_REPUTATION, "raise"),
    QuellUnrest(QUELL_UNREST, "quell"),
    CalmThePeople(CALM_THE_PEOPLE, "calm"),
    DestroyCanal(DESTROY_CANAL, "destroy"),
    SpecialInspection(SPECIAL_INSPECTION, "sail"),
    TeaBreak(TEA_BREAK, "tea"),
    Espionage(ESPIONAGE, "spy"),
    Intrigue(INTRIGUE_CARD, "intrigue"),
    Denounce(DENOUNCE_CARD, "denounce"),
    Reform(REFORM_CARD, "reform"),
)

SPECIALS: Final[list[Special]] = sorted(_ALL, key=lambda special: special.card)
"""The special part of each card, by card."""
