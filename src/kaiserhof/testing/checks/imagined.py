"""Checks that imagined worlds are drawn by their probability, and that each can occur in a game.

A wrong `imagine` breaks no rule; it only weakens every search. So it is found by statistics: hidden values of true
positions are compared with those of the worlds imagined there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

from kaiserhof.engine import CHANCE, OVER, Dice, State
from kaiserhof.testing.cases import Broken, Case, random_move
from kaiserhof.testing.check import Chapter

CHECKS = Chapter("imagined worlds")

DEALS = 6000
"""Number of deals of a game, shared among its variants."""

FEWEST_DEALS = 1000
"""Minimum number of deals for every variant, whatever the effort; fewer would not show a bias."""

PAIRS = 400
"""Number of pairs of facts that are counted together, which reveal worlds with the right cards in the wrong hands."""

FEWEST = 10
"""Values that occur less often than this are counted together."""

DEVIATIONS = 6.0
"""Number of standard deviations from which a difference counts as real; one in 10⁹ correct games is refused."""

KNOWN = 300
"""Number of positions from which the possible numbers are derived."""

TRIED = 40
"""Number of games in which a world is imagined."""

DECISIONS = 24
"""Number of hidden decisions, such as bids, after which worlds are imagined."""

FEWEST_DECISIONS = 16
"""Minimum number of these decisions, whatever the effort."""

WORLDS = 60
"""Number of worlds imagined from a view before such a decision, and from the same viewer's view after it."""

LOOKED_AT = 3
"""One in this many decisions is looked at."""

COMPARED = 6
"""Number of other moves that are compared with the one that is made."""

SURPLUS = 0.1
"""Share of these worlds from which values count that only one of the two has."""

SUSPECT_DECISIONS = 3
"""Number of decisions with such values that no longer counts as chance."""

SUSPECT = 12
"""Number of impossible worlds that no longer counts as chance."""

PRIME = 2**31 - 1

Facts: TypeAlias = dict[str, Any]
"""The numbers and texts of a position, by their paths in its snapshot."""


def facts_of(state: State) -> Facts:
    """Returns everything that a position holds, except its viewer.

    Lists are split into their elements, and their lengths are facts too.
    """
    snapshot = state.to_json()
    snapshot.pop("viewer", None)
    return dict(_taken_apart("", snapshot))


def _taken_apart(name: str, held: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(held, dict):
        for key, value in held.items():
            yield from _taken_apart(f"{name}.{key}" if name else str(key), value)
    elif isinstance(held, list | tuple):
        yield f"{name}.length", len(held)
        for place, value in enumerate(held):
            yield from _taken_apart(f"{name}.{place}", value)
    else:
        yield name, held


# ---------------------------------------------------------------------- after the deal


@CHECKS.check()
def right_after_the_deal_true_positions_and_imagined_worlds_are_alike(case: Case) -> None:
    """Nobody has decided anything yet, so values must be imagined as often as they are dealt."""
    dice = Dice(f"deals of {case}")
    deals = max(FEWEST_DEALS, case.share(-(-DEALS // len(list(case.game.variants())))))
    true: list[Facts] = []
    imagined: list[Facts] = []
    for number in range(deals):
        state = _dealt(case, dice)
        if state is None:
            return
        seat = case.viewers[number % len(case.viewers)]
        for found, position in ((true, state), (imagined, state.seen_by(seat).imagine(dice))):
            found.append(facts_of(position) | {"viewer": seat})
    hidden = _differing(true, imagined)
    varying = sorted({name for facts in true for name in facts if facts[name] != true[0].get(name)})
    for name in hidden:
        _compare(true, imagined, (name,))
    for _ in range(PAIRS if hidden and varying else 0):
        first, second = dice.choice(hidden), dice.choice(varying)
        if first != second:
            _compare(true, imagined, (first, second))


def _dealt(case: Case, dice: Dice) -> State | None:
    """Returns the first position in which chance has hidden something and a player is to move.

    None if a player hides something first, because the probability of a player's choice is unknown.
    """
    state = case.start()
    moves = 0
    while (mover := state.to_move()) != OVER:
        if mover != CHANCE and _hides(state):
            return state
        state.push(random_move(state, dice))
        if mover != CHANCE and _hides(state):
            return None
        moves += 1
        case.check_length(moves)
    return None


def _hides(state: State) -> bool:
    return facts_of(state) != facts_of(state.seen_by(None))


def _differing(true: Sequence[Facts], imagined: Sequence[Facts]) -> list[str]:
    """Returns the names of facts whose imagined values can differ from the true ones."""
    names: set[str] = set()
    for real, world in zip(true, imagined, strict=True):
        if real != world:
            names |= {name for name in {*real, *world} if real.get(name) != world.get(name)}
    return sorted(names)


def _compare(true: Sequence[Facts], imagined: Sequence[Facts], names: tuple[str, ...]) -> None:
    """Compares how often each value, or pair of values, occurs; raises `Broken` if the difference cannot be chance."""
    real, drawn = (Counter(tuple(facts.get(name) for name in names) for facts in each) for each in (true, imagined))
    squares, cells, rare = 0.0, 0, [0, 0]
    for values in {*real, *drawn}:
        one, other = real[values], drawn[values]
        if one + other < FEWEST:
            rare[0] += one
            rare[1] += other
        else:
            squares += (one - other) ** 2 / (one + other)
            cells += 1
    if sum(rare):
        squares += (rare[0] - rare[1]) ** 2 / sum(rare)
        cells += 1
    if cells > 1 and squares > _most(cells - 1):
        worst = max({*real, *drawn}, key=lambda values: abs(real[values] - drawn[values]))
        said = " and ".join(f"{name} is {value}" for name, value in zip(names, worst, strict=True))
        raise Broken(
            f"{said} in {real[worst]} of {len(true)} positions, and in {drawn[worst]} worlds imagined from their views"
        )


def _most(freedom: int) -> float:
    """Returns the largest sum of squares that can be chance (Wilson and Hilferty's approximation of chi-square)."""
    ninth = 2 / (9 * freedom)
    return float(freedom * (1 - ninth + DEVIATIONS * ninth**0.5) ** 3)


# ---------------------------------------------------------------------- later


class _Numbers:
    """The possible numbers of positions: their bounds, and the sums and differences that stay constant."""

    def __init__(self, positions: Sequence[Facts]) -> None:
        values = {name: {facts.get(name, 0) for facts in positions} for name in {n for each in positions for n in each}}
        self.names = sorted(name for name, found in values.items() if all(isinstance(one, int) for one in found))
        self.bounds: dict[str, tuple[int, int]] = {}
        for name in self.names:
            least, most = self.bounds.get(_field(name), (min(values[name]), max(values[name])))
            self.bounds[_field(name)] = min(least, *values[name]), max(most, *values[name])
        self._rows: list[tuple[int, list[int]]] = []
        for facts in positions:
            rest = self._rest(facts)
            pivot = next((place for place, number in enumerate(rest) if number), None)
            if pivot is not None:
                inverse = pow(rest[pivot], -1, PRIME)
                self._rows.append((pivot, [number * inverse % PRIME for number in rest]))

    def possible(self, facts: Facts) -> bool:
        """Checks if the numbers have the properties of all known positions."""
        for name, value in facts.items():
            least, most = self.bounds.get(_field(name), (None, None))
            if least is not None and most is not None and isinstance(value, int) and not least <= value <= most:
                return False
        return not any(self._rest(facts))

    def _rest(self, facts: Facts) -> list[int]:
        """Returns the remainder of a position after elimination by the known ones, modulo a prime; zeros if it is a
        combination of them.
        """
        rest = [1, *(int(facts.get(name, 0)) % PRIME for name in self.names)]
        for pivot, row in self._rows:
            factor = rest[pivot]
            if factor:
                rest = [(number - factor * known) % PRIME for number, known in zip(rest, row, strict=True)]
        return rest


def _field(name: str) -> str:
    return name if name.endswith(".length") else name.partition(".")[0]


@CHECKS.check(once=True)
def later_a_game_can_come_to_every_imagined_world(case: Case) -> None:
    """Sums that hold in every position, such as the cards of a hand and its size, must hold in every world.

    They are derived from many positions. Further true positions are tried too, so that a rare one is not mistaken for
    an error.
    """
    dice = Dice(f"possible worlds of {case}")
    known = _Numbers([facts_of(state) for state in case.positions(KNOWN, least=KNOWN)])
    only_true = only_imagined = 0
    suspects: set[str] = set()
    for number in range(TRIED):
        state = _some_position(case, number, dice)
        real = facts_of(state)
        world = facts_of(state.seen_by(dice.choice(case.viewers)).imagine(dice))
        if real != world and known.possible(real) != known.possible(world):
            if known.possible(world):
                only_true += 1
            else:
                only_imagined += 1
                suspects |= {_field(name) for name in {*real, *world} if real.get(name) != world.get(name)}
    if only_imagined >= SUSPECT + 6 * only_true:
        places = ", ".join(sorted(suspects))
        raise Broken(f"{only_imagined} of {TRIED} imagined worlds have numbers that no position has: {places}")


@CHECKS.check(once=True)
def hidden_decisions_are_imagined_as_they_can_be_made(case: Case) -> None:
    """Compares two ways to a world after a decision that a viewer does not see, such as a bid: to imagine a world from
    the view before it and make a move there that looks the same, and to imagine one from the view after it.

    How often a player makes which move is unknown, so this compares only what can occur: a value that one way brings
    often must not be missing in the other.
    """
    dice = Dice(f"hidden decisions of {case}")
    never: Counter[str] = Counter()
    impossible: Counter[str] = Counter()
    examined = 0
    for before, move, viewer in _hidden_decisions(case, max(FEWEST_DECISIONS, case.share(DECISIONS)), dice):
        after = before.copy()
        after.push(move)
        view = after.seen_by(viewer)
        start = before.seen_by(viewer)
        made = [facts for _ in range(WORLDS) if (facts := _decided(start, view, viewer, dice)) is not None]
        if len(made) < WORLDS // 2:
            continue
        examined += 1
        imagined = [facts_of(view.imagine(dice)) for _ in made]
        for name in _differing(made, imagined):
            one, other = ([facts.get(name) for facts in worlds] for worlds in (made, imagined))
            never[name] += _surplus(one, other) >= SURPLUS
            impossible[name] += _surplus(other, one) >= SURPLUS
    for found, what in ((never, "that can occur are never imagined"), (impossible, "are imagined that cannot occur")):
        for name, count in found.most_common(1):
            if count >= max(SUSPECT_DECISIONS, examined * SURPLUS):
                raise Broken(f"after {count} of {examined} hidden decisions values of {name} {what}")


def _hidden_decisions(case: Case, count: int, dice: Dice) -> Iterator[tuple[State, int, int | None]]:
    """Yields positions of random games in which several legal moves look the same to a viewer, with one of them."""
    found = 0
    for number in range(count):
        chosen: tuple[State, int, int | None] | None = None
        alike = 0
        for state, move in case.random_game(2000 + number):
            others = [other for other in state.legal_moves() if other != move] if state.to_move() >= 0 else []
            if not others or dice.below(LOOKED_AT):
                continue
            viewer = dice.choice([seat for seat in case.viewers if seat != state.to_move()])
            view = _view_after(state, move, viewer)
            dice.shuffle(others)
            if any(_view_after(state, other, viewer) == view for other in others[:COMPARED]):
                alike += 1
                if dice.below(alike) == 0:
                    chosen = state.copy(), move, viewer
        if chosen is not None:
            found += 1
            yield chosen
        if number >= FEWEST_DECISIONS and not found:
            return  # nothing is decided in secret in this game


def _view_after(state: State, move: int, viewer: int | None) -> State:
    after = state.copy()
    after.push(move)
    return after.seen_by(viewer)


def _decided(before: State, view: State, viewer: int | None, dice: Dice) -> Facts | None:
    """Imagines a world from the view before a decision and makes a random move there that leads to the view after it.

    None if there is no such move.
    """
    world = before.imagine(dice)
    moves = list(world.legal_moves())
    dice.shuffle(moves)
    for move in moves:
        after = world.copy()
        after.push(move)
        if after.seen_by(viewer) == view:
            return facts_of(after)
    return None


def _surplus(values: Sequence[Any], others: Sequence[Any]) -> float:
    """Returns the share of values that the others do not contain, less what chance explains.

    Of values as frequent as those that the others contain once, as many are missing (Good and Turing).
    """
    counted = Counter(others)
    missing = sum(value not in counted for value in values)
    expected: int = sum(count == 1 for count in counted.values())
    return float(missing - expected - 3 * (expected + 1) ** 0.5) / len(values)


def _some_position(case: Case, number: int, dice: Dice) -> State:
    """Returns a position of a random game; all are equally likely."""
    kept = case.start()
    for count, (state, _) in enumerate(case.random_game(1000 + number), 1):
        if dice.below(count) == 0:
            kept = state.copy()
    return kept
