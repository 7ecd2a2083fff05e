"""Every imagined world has a history: the same game with other hidden cards is legal from the first move to
the last.
"""

from __future__ import annotations

from collections import Counter

import pytest

from kaiserhof.engine import CHANCE, OVER, Dice
from kaiserhof.games.china import GAME, ChinaState
from kaiserhof.games.china.rules.components import LETTERS, cards_in_hand
from kaiserhof.games.china.rules.phases import DEALING, PAYING
from tests.games.china.staging import AXEL, BARBARA, CHRIS, hand, play, position
from tests.histories import DRAWN, SHOWN, TAKEN, Happening, order_of_draws


class Record:
    """A recorded game: every move, who drew a hidden card by it, and what happened to each hand."""

    def __init__(self, players: int, options: dict[str, str]) -> None:
        self.start = GAME.start(players, options)
        self.state = self.start.copy()
        self.moves: list[tuple[int, int]] = []
        """Every move, with the seat that drew a hidden card by it, or -1."""
        self.happened: list[list[Happening]] = [[] for _ in range(players)]

    def push(self, move: int) -> None:
        state = self.state
        verb, _, letters = state.text(move).partition(" ")
        seat, drawer = state.turn, -1
        if verb == "deal":
            if state.phase == DEALING:
                seat = (3 * state.seats - state.wanted) // 3
            drawer = seat
            self.happened[seat].append((DRAWN, state.used_up))
        elif verb == "take":
            self.happened[seat].append((TAKEN, LETTERS.index(letters)))
        elif verb in ("pay", "exchange"):
            self.happened[seat] += [(SHOWN, LETTERS.index(letter)) for letter in letters]
        self.moves.append((move, drawer))
        state.push(move)

    def drawn_in(self, world: ChinaState, seat: int) -> list[Counter[int]]:
        """Returns everything that the seat drew in this world from the first and from the second pile."""
        everything: Counter[int] = Counter()
        for what, which in self.happened[seat]:
            if what != DRAWN:
                everything[which] += 1 if what == SHOWN else -1
        for colour in range(5):
            everything[colour] += cards_in_hand(world.hands[seat], colour)
        second = Counter[int]()
        if world.drawn:
            cards = world.drawn[world.seats + seat]
            second = Counter({colour: cards >> 6 * colour & 63 for colour in range(5)})
        first = Counter({colour: everything[colour] - second[colour] for colour in range(5)})
        assert min(first.values()) >= 0
        return [first, second]

    def replayed_as(self, world: ChinaState) -> ChinaState:
        """Replays the game with the hidden cards of this world; every move must be legal."""
        orders = [
            order_of_draws(happened, self.drawn_in(world, seat))[::-1] for seat, happened in enumerate(self.happened)
        ]
        state = self.start.copy()
        for move, drawer in self.moves:
            made = move if drawer < 0 else state.parse(f"deal {LETTERS[orders[drawer].pop()]}")
            assert made in state.legal_moves(), state.text(made)
            state.push(made)
        return state


@pytest.mark.rule("open-information", "pile-first", "pay-first")
def test_every_world_imagined_in_random_games_can_have_come_about() -> None:
    dice = Dice(1414)
    looked = paying = second = 0
    for number in range(18):
        record = Record(3 + number % 3, {"fortifications": "yes" if number % 2 else "no"})
        state = record.state
        while state.to_move() != OVER:
            record.push(state.draw_outcome(dice) if state.to_move() == CHANCE else dice.choice(state.legal_moves()))
            often = 0.04 if state.used_up else 0.005
            if dice.unit() < often + 0.02 * (state.phase == PAYING):
                viewer = dice.choice([*range(state.seats), None])
                world = state.seen_by(viewer).imagine(dice)
                assert record.replayed_as(world) == world
                looked += 1
                paying += state.phase == PAYING
                second += state.used_up > 0
    assert looked > 40
    assert min(paying, second) > 15


@pytest.mark.rule("open-information", "pass")
def test_someone_who_passed_is_not_imagined_with_cards_that_would_have_been_playable() -> None:
    """Barbara passed with two cards while only red Wei was open, so she holds neither a red card nor a pair."""
    state = position(3, hands={AXEL: "rr", BARBARA: "yg", CHRIS: "rr"}, row="", pile="", second_pile=True, turn=BARBARA)
    state.open = 1 << state.lookup.province_ids.index("wei")
    play(state, "pass")
    dice, view = Dice(1), state.seen_by(AXEL)
    hands = Counter(hand(view.imagine(dice), BARBARA) for _ in range(200))
    assert set(hands) == {"yg"}
