"""What seats can infer about drafted cards and stacks, compared with a naive search of all cases."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

from kaiserhof.engine import CHANCE, Dice
from kaiserhof.games.dayunhe import DayunheState
from kaiserhof.games.dayunhe.rules.components import STACKS, UNREST, even_stacks
from kaiserhof.games.dayunhe.rules.verbs.stacks import put_under
from tests.frequencies import assert_frequencies
from tests.games.dayunhe.staging import AXEL, BARBARA, CARD_IDS, CHRIS, draft, position

# ---- the draft

Cards = tuple[int, ...]
"""The chosen card of each seat; -1 before it has chosen."""

TRUTH = {AXEL: "intrigue", BARBARA: "reform", CHRIS: "espionage"}
ORDER = (BARBARA, CHRIS, AXEL)
"""Barbara is the start player."""


def drafted(chosen: int, revealed: int) -> DayunheState:
    """Returns a draft in which this many seats have chosen, and then this many have revealed their card."""
    state = draft(3, start=BARBARA)
    for seat in ORDER[:chosen]:
        assert state.turn == seat
        state.push(state.parse(f"choose {TRUTH[seat]}"))
    for number in range(revealed):
        if number:
            state.push(state.parse("done"))
        state.push(state.parse("reveal"))
    return state


def knowledge(cards: Cards, viewer: int | None, revealed: int) -> tuple[object, ...]:
    """Returns what the viewer has seen of these cards: its own, those missing when it got the others, and revealed
    ones.
    """
    open_cards = tuple(cards[seat] for seat in ORDER[:revealed])
    if viewer is None:
        return open_cards
    place = ORDER.index(viewer)
    earlier = [cards[seat] for seat in ORDER[:place]]
    return open_cards, cards[viewer], None if -1 in earlier else frozenset(earlier)


@pytest.mark.rule("hidden-cards", "draft")
@pytest.mark.parametrize("viewer", [AXEL, BARBARA, CHRIS, None])
@pytest.mark.parametrize(("chosen", "revealed"), [(1, 0), (2, 0), (3, 0), (3, 1), (3, 2), (3, 3)])
def test_every_draft_that_a_seat_may_think_of_comes_up_equally_often(
    chosen: int, revealed: int, viewer: int | None
) -> None:
    state = drafted(chosen, revealed)
    drafts: list[Cards] = []
    for taken in permutations(range(len(CARD_IDS)), chosen):
        cards = [-1] * 3
        for seat, card in zip(ORDER, taken, strict=False):
            cards[seat] = card
        drafts.append(tuple(cards))
    truth = knowledge(tuple(state.chosen), viewer, revealed)
    possible = [cards for cards in drafts if knowledge(cards, viewer, revealed) == truth]
    view, dice = state.seen_by(viewer), Dice(10)
    worlds = [view.imagine(dice) for _ in range(6 * len(possible) if len(possible) > 1 else 20)]
    assert all(world.seen_by(viewer) == view for world in worlds[:100])
    assert_frequencies(Counter(tuple(world.chosen) for world in worlds), dict.fromkeys(possible, 1.0))


# ---- stacks

Stacks = tuple[tuple[int, ...], ...]
"""The tiles of Axel's three stacks, from the top."""

HIDDEN = (UNREST, UNREST, 1, 1, 2, 3)
"""The hidden tiles, by kind."""


def dealt(tiles: tuple[int, ...], heights: tuple[int, ...], below: tuple[int, ...]) -> list[Stacks]:
    """Returns every order of these tiles in three stacks, above these numbers of unrest tiles."""
    found = []
    for order in permutations(tiles):
        rest, stacks = list(order), []
        for height, bottom in zip(heights, below, strict=True):
            stacks.append((*rest[:height], *[UNREST] * bottom))
            del rest[:height]
        found.append(tuple(stacks))
    return found


class TwoTables:
    """The game and, in parallel, all orders of the stacks that agree with the tiles turned up so far."""

    def __init__(self) -> None:
        self.state = position(2, "espionage", stacks={AXEL: [("", 2, 0), ("", 2, 1), ("", 2, 0)]})
        for kind in range(self.state.lookup.kinds):
            self.state.pool[kind] = HIDDEN.count(kind)
        self.orders = dealt(HIDDEN, (2, 2, 2), (0, 1, 0))
        self.open = [False] * STACKS
        """Whether the top tile of a stack is turned up."""

    def push(self, text: str, stack: int, *, leaves: bool, dice: Dice) -> None:
        """Draws or turns up a tile of a stack. Chance must give it the weights that follow from the orders."""
        self.state.push(self.state.parse(text))
        tops = Counter(order[stack][0] for order in self.orders)
        if self.state.to_move() == CHANCE:
            assert not self.open[stack]
            outcomes = {self.state.text(move).split()[1]: weight for move, weight in self.state.outcomes()}
            total = sum(outcomes.values())
            names = self.state.lookup.tile_ids
            likely = {names[kind]: Fraction(count, len(self.orders)) for kind, count in tops.items()}
            assert likely == {name: Fraction(weight, total) for name, weight in outcomes.items()}
            move = self.state.draw_outcome(dice)
            tile = names.index(self.state.text(move).split()[1])
            self.state.push(move)
        else:
            (tile,) = tops
        self.orders = [order for order in self.orders if order[stack][0] == tile]
        self.open[stack] = not leaves
        if leaves:
            self.orders = [(*order[:stack], order[stack][1:], *order[stack + 1 :]) for order in self.orders]

    def put_under(self, stack: int) -> None:
        put_under(self.state, AXEL, stack)
        self.orders = [(*order[:stack], (*order[stack], UNREST), *order[stack + 1 :]) for order in self.orders]

    def reform(self) -> None:
        self.state.chosen[AXEL] = CARD_IDS.index("reform")
        self.state.special = 1
        self.state.push(self.state.parse("reform"))
        (tiles,) = {tuple(sorted(sum(order, ()))) for order in self.orders}
        self.orders = dealt(tiles, even_stacks(len(tiles)), (0, 0, 0))
        self.open = [False] * STACKS


@pytest.mark.rule("hidden-stacks", "espionage", "reform", "under-stack")
@pytest.mark.parametrize("seed", range(12))
def test_chance_turns_up_every_tile_as_often_as_the_orders_that_are_left(seed: int) -> None:
    dice = Dice(seed)
    tables = TwoTables()
    tables.state.replenish = 5
    tables.push("spy s2", 1, leaves=False, dice=dice)
    tables.push(f"replenish s{1 + seed % 3}", seed % 3, leaves=True, dice=dice)
    tables.put_under(seed % 2)
    tables.push("replenish s2", 1, leaves=True, dice=dice)
    if seed % 4:
        tables.push("spy s3", 2, leaves=False, dice=dice)
    else:
        tables.reform()
    tables.push("replenish s3", 2, leaves=True, dice=dice)
    tables.push("replenish s1", 0, leaves=True, dice=dice)
    for seat in (AXEL, BARBARA, None):
        world = tables.state.seen_by(seat).imagine(dice)
        assert (world.pool, world.unknown, world.tops, world.bottoms) == (
            tables.state.pool,
            tables.state.unknown,
            tables.state.tops,
            tables.state.bottoms,
        )
