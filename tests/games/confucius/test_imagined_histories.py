"""Every imagined world has a history: the same game with other hidden cards is legal from the first move to
the last.
"""

from __future__ import annotations

from collections import Counter

import pytest

from kaiserhof.engine import CHANCE, OVER, Dice
from kaiserhof.engine.core.unseen import count_of
from kaiserhof.games.confucius import GAME, ConfuciusState
from kaiserhof.games.confucius.rules.components import KINDS, REWARDS, cards_of, rewards_of
from kaiserhof.games.confucius.rules.phases import PAYING
from tests.games.confucius.staging import hand
from tests.histories import DRAWN, SHOWN, TAKEN, Happening, order_of_draws


class Record:
    """A recorded game: every move with what it showed, and what happened to each hand."""

    def __init__(self, players: int, options: dict[str, str]) -> None:
        self.start = GAME.start(players, options)
        self.state = self.start.copy()
        self.moves: list[tuple[str, int, str]] = []
        """Every move, the seat that made it or drew by it, and the cards that the seat discarded with it."""
        self.cards: list[list[Happening]] = [[(TAKEN, kind) for kind in range(KINDS)] for _ in range(players)]
        self.rewards: list[list[Happening]] = [[] for _ in range(players)]

    def push(self, move: int) -> None:
        state = self.state
        text = state.text(move)
        verb = text.split()[0]
        seat = state.earner if verb == "reward" else state.turn
        hands, rewards = state.hands[:], state.rewards[:]
        if verb == "draw":
            self.cards[seat].append((DRAWN, max(0, len(state.pools) - 1)))
        elif verb == "reward":
            self.rewards[seat].append((DRAWN, 0))
        state.push(move)
        for other in range(state.seats):
            for kind in range(KINDS):
                count = cards_of(hands[other], kind) - cards_of(state.hands[other], kind)
                self.cards[other] += [(SHOWN, kind)] * count
            for reward in range(len(REWARDS)):
                count = rewards_of(rewards[other], reward) - rewards_of(state.rewards[other], reward)
                self.rewards[other] += [(SHOWN, reward)] * count
        before = Counter(str(kind + 1) for kind in range(KINDS) for _ in range(cards_of(hands[seat], kind)))
        laid_off = before - Counter(hand(state, seat))
        self.moves.append((text, seat, "".join(laid_off.elements())))

    def replayed_as(self, world: ConfuciusState) -> ConfuciusState:
        """Replays the game with the hidden cards of this world; every move must be legal."""
        seats = range(world.seats)
        draws = [order_of_draws(self.cards[seat], self.cards_in(world, seat))[::-1] for seat in seats]
        earned = [order_of_draws(self.rewards[seat], [self.rewards_in(world, seat)])[::-1] for seat in seats]
        face_down = [[kind for kind in range(KINDS) for _ in range(cards_of(world.laid[seat], kind))] for seat in seats]
        revealed = max([number for number, (text, _, _) in enumerate(self.moves) if text == "reveal"], default=-1)
        state = self.start.copy()
        for number, (text, seat, laid_off) in enumerate(self.moves):
            made = text
            if text.startswith("draw"):
                made = f"draw {draws[seat].pop() + 1}"
            elif text.startswith("reward"):
                made = f"reward {REWARDS[earned[seat].pop()]}"
            elif text.startswith("lay") and number > revealed:
                made = f"lay {face_down[seat].pop() + 1}"
            elif text.startswith("keep"):
                kept = Counter(hand(state, seat)) - Counter(laid_off)
                made = f"keep {''.join(sorted(kept.elements()))}"
            move = state.parse(made)
            assert move in state.legal_moves(), made
            state.push(move)
        return state

    def cards_in(self, world: ConfuciusState, seat: int) -> list[Counter[int]]:
        """Returns everything that the seat drew in this world from each pile."""
        first = Counter({kind: cards_of(world.hands[seat], kind) for kind in range(KINDS)})
        for what, which in self.cards[seat]:
            if what != DRAWN:
                first[which] += 1 if what == SHOWN else -1
        piles = [first]
        for pile in range(1, len(world.pools)):
            cards = world.drawn[pile * world.seats + seat]
            piles.append(Counter({kind: count_of(cards, kind) for kind in range(KINDS)}))
            first.subtract(piles[-1])
        assert min(first.values()) >= 0
        return piles

    def rewards_in(self, world: ConfuciusState, seat: int) -> Counter[int]:
        """Returns all Emperor's Reward cards that the seat took in this world."""
        shown = [reward for what, reward in self.rewards[seat] if what == SHOWN]
        held = {reward: rewards_of(world.rewards[seat], reward) for reward in range(len(REWARDS))}
        return Counter(shown) + Counter(held)


@pytest.mark.rule("open-information", "deck-reshuffled")
def test_every_world_imagined_in_random_games_can_have_come_about() -> None:
    """Seats often take Tax Income, so that the draw pile is used up."""
    dice = Dice(2324)
    looked: Counter[str] = Counter()
    for number in range(8):
        record = Record(3 + number % 3, {"game": "advanced" if number % 2 else "basic"})
        state = record.state
        while state.to_move() != OVER:
            if state.to_move() == CHANCE:
                move = state.draw_outcome(dice)
            else:
                legal = state.legal_moves()
                tax = [move for move in legal if state.text(move) == "tax"]
                move = dice.choice(tax if tax and dice.unit() < 0.25 else legal)
            record.push(move)
            if dice.unit() < (0.03 if state.pools else 0.005) + 0.05 * (state.phase == PAYING or any(state.laid_count)):
                world = state.seen_by(dice.choice([*range(state.seats), None])).imagine(dice)
                assert record.replayed_as(world) == world
                looked.update(
                    paying=state.phase == PAYING,
                    face_down=any(state.laid_count),
                    rewards=any(state.rewards),
                    reshuffled=len(state.pools) > 1,
                    twice=len(state.pools) > 2,
                )
    assert min(looked[case] for case in ("paying", "face_down", "rewards", "reshuffled", "twice")) > 0, looked
