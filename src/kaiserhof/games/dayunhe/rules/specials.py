"""The special parts of the action cards, one object each: its moves, its effect, why it is refused, what the log says.

To change or add a special part, change its class here; nothing else knows what it costs or does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from kaiserhof.engine import Message, Refusal, Seat, Value
from kaiserhof.games.dayunhe.rules import building, ship, stacks
from kaiserhof.games.dayunhe.rules.components import (
    ATTACK_COST,
    CALM_THE_PEOPLE,
    CARDS,
    DENOUNCE_CARD,
    DESTROY_CANAL,
    ESPIONAGE,
    INTRIGUE_CARD,
    INTRIGUE_LOSS,
    MOST_SEATS,
    QUELL_UNREST,
    RAISE_REPUTATION,
    REFORM_CARD,
    SPECIAL_INSPECTION,
    STACKS,
    TEA_BREAK,
    UNREST,
)
from kaiserhof.games.dayunhe.rules.moves import (
    CALM,
    CALMS,
    DENOUNCE,
    DESTROY,
    INTRIGUE,
    QUELL,
    RAISE,
    RAISE_MOVE,
    REFORM,
    REFORM_MOVE,
    SAIL,
    SPIES,
    SPY,
    TEA,
    TEA_MOVE,
    pack,
)
from kaiserhof.games.dayunhe.rules.sources import INTRIGUED, RAISED
from kaiserhof.games.dayunhe.words import log

if TYPE_CHECKING:
    from kaiserhof.games.dayunhe.rules.state import DayunheState


def can_attack(state: DayunheState) -> bool:
    """Rule `attack-cost`: an attack takes two own unrest tiles from the warehouse."""
    return state.warehouse[state.turn * state.lookup.kinds + UNREST] >= ATTACK_COST


def spyable(state: DayunheState, stack: int) -> bool:
    """Rule `espionage`: a stack with a hidden top tile, each once in a turn."""
    pile = state.turn * STACKS + stack
    return bool(state.unspied >> stack & 1) and state.tops[pile] < 0 and state.unknown[pile] + state.bottoms[pile] > 0


class Special:
    """The special part of a card."""

    def __init__(self, card: int, verb: int) -> None:
        self.card = card
        self.verb = verb

    def moves(self, state: DayunheState) -> list[int]:
        """Its moves while it is open."""
        raise NotImplementedError

    def push(self, state: DayunheState, target: i64) -> None:
        """Its effect."""
        raise NotImplementedError

    def refusal(self, state: DayunheState, target: int) -> Refusal:
        """The rule that forbids it, asked only when the card is the right one and the move is not legal."""
        return self.not_there(state, target) if state.special else Refusal("card-parts", card_detail(self.card))

    def not_there(self, state: DayunheState, target: int) -> Refusal:  # noqa: ARG002
        """The rule that forbids this target: as a rule the one of the card's own name."""
        return Refusal(CARDS[self.card].id)

    def values(self, state: DayunheState, target: int) -> dict[str, Value] | None:  # noqa: ARG002
        """What its line in the log says besides who it was; None: no line."""
        return {}


class Attack(Special):
    """Rule `attack-cost`: an attack takes two own unrest tiles from the warehouse."""

    def moves(self, state: DayunheState) -> list[int]:
        """None without the tiles."""
        return self.attacks(state) if can_attack(state) else []

    def attacks(self, state: DayunheState) -> list[int]:
        """Its moves for one who can pay."""
        return [pack(self.verb, seat) for seat in range(state.seats) if seat != state.turn]

    def refusal(self, state: DayunheState, target: int) -> Refusal:
        """Too few tiles before all else."""
        if state.special and not can_attack(state):
            tiles = state.warehouse[state.turn * state.lookup.kinds + UNREST]
            return Refusal("attack-cost", Message("detail-attack-cost", {"tiles": tiles}))
        return super().refusal(state, target)

    def pay(self, state: DayunheState) -> None:
        """One own unrest tile goes to the own part of the Wall, the other wherever the attack says."""
        state.special = 0
        stacks.unstore(state, state.turn, UNREST, ATTACK_COST)
        building.on_wall(state, state.turn)


class RaiseReputation(Special):
    """Rule `raise-reputation`."""

    def moves(self, state: DayunheState) -> list[int]:  # noqa: ARG002
        """Always."""
        return [RAISE_MOVE]

    def push(self, state: DayunheState, target: i64) -> None:  # noqa: ARG002
        """A point."""
        state.special = 0
        state.gain(state.turn, 1, RAISED)


class QuellUnrest(Special):
    """Rule `quell-unrest`: an unrest tile of any colour goes from the board to the Wall; it brings no reputation."""

    def moves(self, state: DayunheState) -> list[int]:
        """Every unrest tile on the board."""
        return state.lookup.moves_on(QUELL, state.unrest)

    def push(self, state: DayunheState, target: i64) -> None:
        """To the Wall."""
        state.special = 0
        building.to_wall(state, target)

    def values(self, state: DayunheState, target: int) -> dict[str, Value] | None:
        """The tile."""
        return log.tile_on(state, target)


class CalmThePeople(Special):
    """Rule `calm-the-people`: an unrest tile of any colour goes from the Wall under a stack of its owner."""

    def moves(self, state: DayunheState) -> list[int]:
        """Everyone with a tile on the Wall."""
        return [CALMS[seat] for seat in range(state.seats) if state.wall[seat]]

    def push(self, state: DayunheState, target: i64) -> None:
        """Under a stack of its owner: the smallest, or the one its owner chooses."""
        state.special = 0
        state.wall[target] -= 1
        if target == state.turn:
            stacks.to_stow(state)
        else:
            stacks.put_under(state, target, stacks.smallest(state, target))

    def values(self, state: DayunheState, target: int) -> dict[str, Value] | None:  # noqa: ARG002
        """Whose tile."""
        return {"other": Seat(target)}


class DestroyCanal(Attack):
    """Rules `destroy-canal` and `destroyed`: a canal tile of anyone leaves the game."""

    def attacks(self, state: DayunheState) -> list[int]:
        """Every canal tile."""
        return state.lookup.moves_on(DESTROY, state.canals)

    def push(self, state: DayunheState, target: i64) -> None:
        """Out of the game."""
        state.lost[state.owner_at[target] * state.lookup.kinds + state.kind_at[target]] += 1
        building.lift(state, target)
        self.pay(state)
        stacks.to_stow(state)

    def values(self, state: DayunheState, target: int) -> dict[str, Value] | None:
        """The tile."""
        return log.tile_on(state, target)


class SpecialInspection(Special):
    """Rule `special-inspection`; see `ship`."""

    def moves(self, state: DayunheState) -> list[int]:
        """Where the ship can go."""
        return state.lookup.moves_on(SAIL, ship.ways(state))

    def push(self, state: DayunheState, target: i64) -> None:
        """The first field, or a further one."""
        ship.inspect(state, target)

    def not_there(self, state: DayunheState, target: int) -> Refusal:
        """The ship may not go there."""
        return ship.no_way(state, target)

    def values(self, state: DayunheState, target: int) -> dict[str, Value] | None:  # noqa: ARG002
        """The ship tells of itself."""
        return None


class TeaBreak(Attack):
    """Rule `tea-break`: the ship does not sail in the third phase of this round."""

    def attacks(self, state: DayunheState) -> list[int]:  # noqa: ARG002
        """Always."""
        return [TEA_MOVE]

    def push(self, state: DayunheState, target: i64) -> None:  # noqa: ARG002
        """The ship stays."""
        state.tea = 1
        self.pay(state)
        stacks.to_stow(state)


class Espionage(Special):
    """Rule `espionage`: hidden top tiles are turned up, one stack after the other."""

    def moves(self, state: DayunheState) -> list[int]:
        """Every stack with a hidden top tile."""
        return [SPIES[stack] for stack in range(STACKS) if spyable(state, stack)]

    def push(self, state: DayunheState, target: i64) -> None:
        """See `stacks`."""
        stacks.spy(state, target)

    def refusal(self, state: DayunheState, target: int) -> Refusal:  # noqa: ARG002
        """An empty stack, an open tile, or spied upon already."""
        return Refusal("espionage")

    def values(self, state: DayunheState, target: int) -> dict[str, Value] | None:  # noqa: ARG002
        """The tile turned up is told."""
        return None


class Intrigue(Attack):
    """Rule `intrigue`: another player loses reputation at once."""

    def push(self, state: DayunheState, target: i64) -> None:
        """The loss."""
        state.gain(target, -INTRIGUE_LOSS, INTRIGUED)
        self.pay(state)
        stacks.to_stow(state)

    def not_there(self, state: DayunheState, target: int) -> Refusal:  # noqa: ARG002
        """Oneself."""
        return Refusal("attack-victim")

    def values(self, state: DayunheState, target: int) -> dict[str, Value] | None:  # noqa: ARG002
        """The victim and the loss."""
        return {"other": Seat(target), "points": INTRIGUE_LOSS}


class Denounce(Attack):
    """Rule `denounce`: an own unrest tile comes into another player's part of the city."""

    def push(self, state: DayunheState, target: i64) -> None:
        """The tile in the city."""
        state.city_unrest[target * MOST_SEATS + state.turn] += 1
        self.pay(state)

    def not_there(self, state: DayunheState, target: int) -> Refusal:  # noqa: ARG002
        """Oneself."""
        return Refusal("attack-victim")

    def values(self, state: DayunheState, target: int) -> dict[str, Value] | None:  # noqa: ARG002
        """The victim."""
        return {"other": Seat(target)}


class Reform(Special):
    """Rule `reform`: all own stacks are shuffled and laid out anew."""

    def moves(self, state: DayunheState) -> list[int]:
        """While there is a tile in any stack."""
        for stack in range(STACKS):
            if stacks.height(state, state.turn * STACKS + stack):
                return [REFORM_MOVE]
        return []

    def push(self, state: DayunheState, target: i64) -> None:  # noqa: ARG002
        """Shuffled."""
        state.special = 0
        stacks.shuffle(state, state.turn)


def card_detail(card: int) -> Message:
    """Which card is being played."""
    return Message("detail-card", {"card": Message(f"card-{CARDS[card].id}")})


SPECIALS: Final[tuple[Special, ...]] = (
    RaiseReputation(RAISE_REPUTATION, RAISE),
    QuellUnrest(QUELL_UNREST, QUELL),
    CalmThePeople(CALM_THE_PEOPLE, CALM),
    DestroyCanal(DESTROY_CANAL, DESTROY),
    SpecialInspection(SPECIAL_INSPECTION, SAIL),
    TeaBreak(TEA_BREAK, TEA),
    Espionage(ESPIONAGE, SPY),
    Intrigue(INTRIGUE_CARD, INTRIGUE),
    Denounce(DENOUNCE_CARD, DENOUNCE),
    Reform(REFORM_CARD, REFORM),
)
"""Card to its special part."""

SPECIAL_OF: Final[dict[int, Special]] = {special.verb: special for special in SPECIALS}
"""Verb to the special part it belongs to."""

assert all(special.card == card for card, special in enumerate(SPECIALS))
