"""The contract suite finds what is wrong with a game, and describes it.

Each test breaks the trial game in one place and names the check that must find it.
"""

import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from kaiserhof.engine import SPECTATOR, Dice, Game, Message, Refusal, State
from kaiserhof.engine.story import Storyteller
from kaiserhof.testing import Report, check_game
from tests import trial
from tests.testing import tenders

Break = Callable[[pytest.MonkeyPatch, type[Any], Any], None]
"""Breaks the game, given the monkeypatch, the class of its states, and its module of decisions."""

EFFORT = 0.05


@pytest.fixture(scope="module")
def game() -> Iterator[Game]:
    with trial.added() as game:
        yield game


def report(game: Game, words: str) -> Report:
    found = check_game(game, effort=EFFORT, only=words)
    assert found.findings, "there is no such check"
    return found


def lose_a_card(patch: pytest.MonkeyPatch, state: type[Any], decisions: Any) -> None:
    push = decisions.Pay.push

    def pay(self: Any, state: Any, target: int) -> None:
        push(self, state, target)
        state.discards[target] = 0

    patch.setattr(decisions.Pay, "push", pay)
    del state


def never_end(patch: pytest.MonkeyPatch, state: type[Any], decisions: Any) -> None:
    patch.setattr(decisions.Hang, "push", lambda *_: None)
    del state


def leave_no_move(patch: pytest.MonkeyPatch, state: type[Any], decisions: Any) -> None:
    patch.setattr(decisions.Pay, "moves", lambda *_: [])
    del state


def share_a_list(patch: pytest.MonkeyPatch, state: type[Any], decisions: Any) -> None:
    copy = state.copy

    def shallow(self: Any) -> Any:
        new = copy(self)
        new.hand_size = self.hand_size
        return new

    patch.setattr(state, "copy", shallow)
    del decisions


def forget_a_field(patch: pytest.MonkeyPatch, state: type[Any], decisions: Any) -> None:
    normal = state.key
    patch.setattr(state, "key", lambda self: normal(self)[:-1])
    del decisions


def snapshot_without_points(patch: pytest.MonkeyPatch, state: type[Any], decisions: Any) -> None:
    normal = state.to_json
    patch.setattr(state, "to_json", lambda self: {**normal(self), "points": [0] * self.seats})
    del decisions


def one_text_for_two_moves(patch: pytest.MonkeyPatch, state: type[Any], decisions: Any) -> None:
    patch.setitem(decisions.TEXTS, 0, "hang 2")
    del state


def refuse_by_no_rule(patch: pytest.MonkeyPatch, state: type[Any], decisions: Any) -> None:
    patch.setattr(decisions.Hang, "refusal", lambda *_: Refusal("because"))
    del state


def refuse_what_is_legal(patch: pytest.MonkeyPatch, state: type[Any], decisions: Any) -> None:
    patch.setattr(state, "why_not", lambda *_: Refusal("turn"))
    del decisions


def show_the_pile(patch: pytest.MonkeyPatch, state: type[Any], decisions: Any) -> None:
    seen_by = state.seen_by

    def view(self: Any, seat: int | None) -> Any:
        found = seen_by(self, seat)
        found.pile = list(self.pile)
        return found

    patch.setattr(state, "seen_by", view)
    del decisions


def tell_everyone_the_card(patch: pytest.MonkeyPatch, state: type[Any], decisions: Any) -> None:
    def announce(self: Any, state: Any, target: int) -> None:
        decisions.say(state, "log-dealt", self.values(state, target))

    patch.setattr(decisions.Deal, "announce", announce)
    del state


def show_payments_only_to_seats(patch: pytest.MonkeyPatch, state: type[Any], decisions: Any) -> None:
    hide = state.hide

    def hide_payments(self: Any) -> None:
        hide(self)
        if self.viewer == SPECTATOR:
            self.discards = [0] * len(self.discards)
            self.points = [0] * len(self.points)

    patch.setattr(state, "hide", hide_payments)
    patch.setattr(decisions.Pay, "announce", lambda *_: None)


def pay_by_the_cards_of_another(patch: pytest.MonkeyPatch, state: type[Any], decisions: Any) -> None:
    push = decisions.Pay.push

    def pay(self: Any, state: Any, target: int) -> None:
        state.points[state.turn] += state.cards(1 - state.turn, 0)
        push(self, state, target)

    patch.setattr(decisions.Pay, "push", pay)
    del state


def ask_openly(patch: pytest.MonkeyPatch, state: type[Any], decisions: Any) -> None:
    patch.setattr(decisions.QUESTIONS[decisions.PAYING], "secret", False)
    del state


def imagine_other_points(patch: pytest.MonkeyPatch, state: type[Any], decisions: Any) -> None:
    imagine = state.imagine

    def world(self: Any, dice: Any) -> Any:
        found = imagine(self, dice)
        found.points[0] += 1
        return found

    patch.setattr(state, "imagine", world)
    del decisions


def draw_the_first_card(patch: pytest.MonkeyPatch, state: type[Any], decisions: Any) -> None:
    patch.setattr(state, "draw_outcome", lambda self, _dice: self.outcomes()[0][0])
    del decisions


def say_what_has_no_words(patch: pytest.MonkeyPatch, state: type[Any], decisions: Any) -> None:
    patch.setattr(state, "prompt", lambda _: Message("prompt-unheard-of"))
    del decisions


def tell_points_that_nobody_won(patch: pytest.MonkeyPatch, state: type[Any], decisions: Any) -> None:
    patch.setattr(Storyteller, "gain", lambda *_: (0, 1))
    del state, decisions


def imagine(patch: pytest.MonkeyPatch, state: type[Any], change: Callable[[Any, Any], None]) -> None:
    """Lets a function change the hands and the pile of every imagined world."""
    complete = state.complete

    def changed(self: Any, world: Any, dice: Any) -> None:
        complete(self, world, dice)
        change(world, dice)

    patch.setattr(state, "complete", changed)


def imagine_always_the_same(patch: pytest.MonkeyPatch, state: type[Any], decisions: Any) -> None:
    """The others always hold as much gold as possible."""

    def gold(world: Any, dice: Any) -> None:
        for seat in range(1, world.seats):
            swapped = min(world.hands[2 * seat], world.pile[1])
            for kind, number in ((0, -swapped), (1, swapped)):
                world.hands[2 * seat + kind] += number
                world.pile[kind] -= number

    imagine(patch, state, gold)
    del decisions


def imagine_the_better_of_two(patch: pytest.MonkeyPatch, state: type[Any], decisions: Any) -> None:
    complete = state.complete

    def better(self: Any, world: Any, dice: Any) -> None:
        other = world.copy()
        complete(self, world, dice)
        complete(self, other, dice)
        if other.hands[-1] > world.hands[-1]:
            world.hands, world.pile = other.hands, other.pile

    patch.setattr(state, "complete", better)
    del decisions


def imagine_more_than_was_dealt(patch: pytest.MonkeyPatch, state: type[Any], decisions: Any) -> None:
    def more(world: Any, dice: Any) -> None:
        kind = dice.below(2)
        if world.pile[kind]:
            world.hands[-2 + kind] += 1
            world.pile[kind] -= 1

    imagine(patch, state, more)
    del decisions


def imagine_the_same_cards_for_everyone(patch: pytest.MonkeyPatch, state: type[Any], decisions: Any) -> None:
    """Each hand by itself is as likely as it should be, but the hands are correlated."""
    complete = state.complete

    def alike(self: Any, world: Any, dice: Any) -> None:
        complete(self, world, dice)
        if self.seats == 3 and world.hand_size[1] == world.hand_size[2] and self.viewer not in (1, 2):
            for kind in range(2):
                world.pile[kind] += world.hands[4 + kind] - world.hands[2 + kind]
                world.hands[4 + kind] = world.hands[2 + kind]

    patch.setattr(state, "complete", alike)
    del decisions


def imagine_by_who_looks(patch: pytest.MonkeyPatch, state: type[Any], decisions: Any) -> None:
    """For a spectator, the third player has the better cards of two; for the first player, the worse ones."""
    complete = state.complete

    def sorted_hands(self: Any, world: Any, dice: Any) -> None:
        complete(self, world, dice)
        if self.seats == 3 and self.viewer in (0, SPECTATOR):
            hands = sorted((world.hands[2:4], world.hands[4:6]), reverse=self.viewer == 0)
            world.hands[2:] = [*hands[1], *hands[0]]

    patch.setattr(state, "complete", sorted_hands)
    del decisions


def imagine_what_was_laid_off(patch: pytest.MonkeyPatch, state: type[Any], decisions: Any) -> None:
    """Right after the deal this is correct; later, discarded cards reappear that everybody has seen."""

    def back(world: Any, dice: Any) -> None:
        for kind in range(2):
            world.pile[kind] += world.discards[kind]

    imagine(patch, state, back)
    del decisions


def stumble(patch: pytest.MonkeyPatch, state: type[Any], decisions: Any) -> None:
    def push(*_: object) -> None:
        raise ZeroDivisionError("a wrong turn")

    patch.setattr(decisions.Pay, "push", push)
    del state


@pytest.mark.parametrize(
    ("broken", "check", "said"),
    [
        (lose_a_card, "everything conserved", "instead of"),
        (never_end, "a thousand random games end", "more than 40 moves"),
        (leave_no_move, "a thousand random games end", "has no legal move at 'prompt-pay'"),
        (share_a_list, "a copy is equal and independent", "changes the state"),
        (share_a_list, "a list of a copy is its own", "shares the list hand_size"),
        (forget_a_field, "changing any field", "points are equal"),
        (snapshot_without_points, "json gives back", "another state"),
        (one_text_for_two_moves, "text and parse", "same text"),
        (refuse_by_no_rule, "every refused move names a rule", "no rule"),
        (refuse_what_is_legal, "every refused move names a rule", "is legal"),
        (show_the_pile, "states that differ only", "can tell an imagined world"),
        (tell_everyone_the_card, "moves a seat cannot tell apart", "the log tells"),
        (show_payments_only_to_seats, "taken back tells others no secret", "which seat 0 may still take back"),
        (pay_by_the_cards_of_another, "has shown its player nothing", "after it has seen something new"),
        (ask_openly, "a player who is not asked", "has no choice at 'prompt-pay'"),
        (imagine_other_points, "an imagined world has everything", "other points"),
        (draw_the_first_card, "drawn by their weights", "expected"),
        (say_what_has_no_words, "everything said in a game", "prompt-unheard-of"),
        (tell_points_that_nobody_won, "the points in the log", "is told to bring"),
        (stumble, "a record replays", "ZeroDivisionError: a wrong turn"),
        (imagine_always_the_same, "right after the deal", "positions, and in"),
        (imagine_the_better_of_two, "right after the deal", "worlds imagined from their views"),
        (imagine_more_than_was_dealt, "right after the deal", "worlds imagined from their views"),
        (imagine_more_than_was_dealt, "later a game can come", "numbers that no position has: hands"),
        (imagine_the_same_cards_for_everyone, "right after the deal", "worlds imagined from their views"),
        (imagine_by_who_looks, "right after the deal", " and viewer is "),
        (imagine_what_was_laid_off, "later a game can come", "numbers that no position has: hands, pile"),
        (never_end, "a record replays", "more than 40 moves"),
        (never_end, "can be played to the end", "more than 40 moves"),
        (never_end, "everything said in a game", "more than 40 moves"),
    ],
)
def test_what_is_broken_is_found_and_said(
    game: Game, monkeypatch: pytest.MonkeyPatch, broken: Break, check: str, said: str
) -> None:
    state: type[State] = type(game.start(2))
    assert report(game, check).kept
    with monkeypatch.context() as patch:
        broken(patch, state, sys.modules[f"{game.package}.rules.decisions"])
        found = report(game, check)
    assert not found.kept
    assert said in str(found)
    assert check in str(found)


def test_a_game_that_never_ends_does_not_stop_the_suite(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        never_end(patch, type(game.start(2)), sys.modules[f"{game.package}.rules.decisions"])
        found = check_game(game, effort=0.01, quick=True)
    assert len({finding.check for finding in found.problems}) > 10


def test_what_is_imagined_wrongly_only_later_is_right_after_the_deal(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        imagine_what_was_laid_off(patch, type(game.start(2)), sys.modules[f"{game.package}.rules.decisions"])
        assert report(game, "right after the deal").kept


# ---------------------------------------------------------------------- sealed bids


def bids(patch: pytest.MonkeyPatch, drawn: Callable[[Any, int, Dice], int]) -> None:
    """Lets a function draw every hidden bid of an imagined world, given the view, the seat and the dice."""

    def complete(self: Any, world: Any, dice: Dice) -> None:
        world.bids = [drawn(self, seat, dice) if bid == tenders.HIDDEN else bid for seat, bid in enumerate(self.bids)]

    patch.setattr(tenders.TendersState, "complete", complete)


def bid_as_little_as_possible(patch: pytest.MonkeyPatch) -> None:
    bids(patch, lambda view, seat, _: view.possible(seat)[0])


def never_bid_everything(patch: pytest.MonkeyPatch) -> None:
    bids(patch, lambda view, seat, dice: dice.choice(view.possible(seat)[:-1] or view.possible(seat)))


def bid_what_the_viewer_bids(patch: pytest.MonkeyPatch) -> None:
    def same(view: Any, seat: int, dice: Dice) -> int:
        own = view.bids[view.viewer] if view.viewer >= 0 else tenders.NONE
        return own if own in view.possible(seat) else dice.choice(view.possible(seat))

    bids(patch, same)


def bid_coins_that_nobody_has(patch: pytest.MonkeyPatch) -> None:
    bids(patch, lambda _view, _seat, dice: dice.below(tenders.HIGHEST + 1))


def repeat_bids(patch: pytest.MonkeyPatch) -> None:
    bids(patch, lambda view, seat, dice: dice.below(min(view.coins[seat], tenders.HIGHEST) + 1))


def show_bids_to_everyone(patch: pytest.MonkeyPatch) -> None:
    """The view shows bids, and worlds keep them, so whoever looks imagines the truth."""
    patch.setattr(tenders.TendersState, "hide", lambda _: None)


@pytest.mark.parametrize(
    ("broken", "check", "said"),
    [
        (bid_as_little_as_possible, "hidden decisions are", "values of bids.1 that can occur are never imagined"),
        (never_bid_everything, "hidden decisions are", "that can occur are never imagined"),
        (bid_what_the_viewer_bids, "hidden decisions are", "that can occur are never imagined"),
        (bid_coins_that_nobody_has, "hidden decisions are", "are imagined that cannot occur"),
        (repeat_bids, "hidden decisions are", "are imagined that cannot occur"),
        (show_bids_to_everyone, "tells one seat alone", "sees in its view whether the move was 'bid 0' or 'bid 1'"),
    ],
)
def test_sealed_bids_are_imagined_and_hidden(
    monkeypatch: pytest.MonkeyPatch, broken: Callable[[pytest.MonkeyPatch], None], check: str, said: str
) -> None:
    with monkeypatch.context() as patch:
        broken(patch)
        found = report(tenders.GAME, check)
    assert said in str(found)
    assert not found.kept


def test_a_game_with_sealed_bids_keeps_the_contract() -> None:
    found = check_game(tenders.GAME, effort=EFFORT)
    assert found.kept, str(found)
