"""Checks that no seat learns what it cannot know: not from its view, its moves, its prompt, its picture or its log."""

from __future__ import annotations

from kaiserhof.drawing import artist_of
from kaiserhof.engine import LANGUAGES, Dice, Event, State
from kaiserhof.testing.cases import Broken, Case, demand
from kaiserhof.testing.check import DRAWING, Chapter

CHECKS = Chapter("hidden information")

POSITIONS = 10_000
"""Number of positions of a game, shared among its variants."""

WORLDS = 4
"""Number of worlds imagined from each view in which someone has no choice."""


def _who(viewer: int | None) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"


@CHECKS.check()
def states_that_differ_only_in_what_a_seat_cannot_know_look_the_same_to_it(case: Case) -> None:
    """Imagines another world from a view, and compares what the same viewer sees there."""
    dice = Dice(f"worlds of {case}")
    for state in case.positions(-(-POSITIONS // len(list(case.game.variants())))):
        seat = dice.choice(case.viewers)
        view = state.seen_by(seat)
        world = view.imagine(dice)
        again = world.seen_by(seat)
        moves = list(view.legal_moves())
        demand(again == view, f"{_who(seat)} can tell an imagined world from the real one")
        demand(again.prompt() == view.prompt() == state.prompt(), f"the prompt tells {_who(seat)} something")
        demand(list(again.legal_moves()) == moves, f"the legal moves tell {_who(seat)} something")
        if seat != state.to_move():
            demand(not moves, f"{_who(seat)} has legal moves though seat {state.to_move()} is to move")
        elif not moves == list(state.legal_moves()) == list(world.legal_moves()):
            raise Broken(f"seat {seat} does not know its own legal moves")


@CHECKS.check()
def an_imagined_world_has_everything_the_real_one_has(case: Case) -> None:
    """Compares components, mover and points."""
    dice = Dice(f"census of {case}")
    for state in case.positions(200):
        seat = dice.choice(case.viewers)
        world = state.seen_by(seat).imagine(dice)
        demand(world.census() == state.census(), f"{_who(seat)} imagines other components")
        demand(world.to_move() == state.to_move(), f"{_who(seat)} imagines another mover")
        demand(world.scores() == state.scores(), f"{_who(seat)} imagines other points")


@CHECKS.check()
def an_imagined_world_can_be_played_to_the_end(case: Case) -> None:
    """Plays random legal moves."""
    dice = Dice(f"play-outs of {case}")
    for state in case.positions(20):
        world = state.seen_by(dice.choice(case.viewers)).imagine(dice)
        for _ in case.play_on(world, dice):
            pass


@CHECKS.check()
def a_player_who_is_not_asked_has_one_move_in_everyones_eyes(case: Case) -> None:
    """A forced answer is made at once, so every other seat must know that it was forced, in every possible world."""
    dice = Dice(f"forced in {case}")
    for state in case.positions(2000):
        mover = state.to_move()
        if mover < 0 or len(state.legal_moves()) != 1 or state.choice_is_secret():
            continue
        for seat in case.viewers:
            if seat != mover:
                view = state.seen_by(seat)
                if any(len(view.imagine(dice).legal_moves()) != 1 for _ in range(WORLDS)):
                    raise Broken(f"{_who(seat)} learns that seat {mover} has no choice at {state.prompt().id!r}")


@CHECKS.check()
def everyone_knows_whether_a_choice_is_secret(case: Case) -> None:
    """Compares the true position with every view and imagined worlds."""
    dice = Dice(f"secret in {case}")
    for state in case.positions(200):
        for seat in case.viewers:
            view = state.seen_by(seat)
            if not view.choice_is_secret() == state.choice_is_secret() == view.imagine(dice).choice_is_secret():
                raise Broken(f"{_who(seat)} cannot tell whether {state.prompt().id!r} is secret")


@CHECKS.check()
def a_view_of_a_view_is_that_view(case: Case) -> None:
    """Checks every viewer."""
    for state in case.positions(50):
        for seat in case.viewers:
            view = state.seen_by(seat)
            demand(view.seen_by(seat) == view, f"the view of {_who(seat)} changes when it is looked at again")


@CHECKS.check()
def moves_a_seat_cannot_tell_apart_tell_it_the_same(case: Case) -> None:
    """Two moves of chance or of another seat that lead to the same view must write the same lines into the log of that
    seat.
    """
    dice = Dice(f"log of {case}")
    for state, _ in case.random_game(5):
        if dice.unit() < 0.7:
            continue
        for seat in case.viewers:
            if seat == state.to_move():
                continue
            told: dict[State, list[Event]] = {}
            for move in state.legal_moves():
                after = state.copy()
                heard = [event for event in after.tell(move) if event.visible_to(seat)]
                if told.setdefault(after.seen_by(seat), heard) != heard:
                    raise Broken(f"the log tells {_who(seat)} that the move was {state.text(move)!r}")


@CHECKS.check()
def what_the_log_tells_one_seat_alone_no_other_sees(case: Case) -> None:
    """Two moves that the log tells apart only for some seats must leave all others the same view, at least until the
    turn is confirmed.
    """
    dice = Dice(f"kept from others in {case}")
    for state, _ in case.random_game(6):
        if dice.unit() < 0.7:
            continue
        told: dict[tuple[str, ...], list[tuple[int, State, list[Event]]]] = {}
        for move in state.legal_moves():
            after = state.copy()
            events = after.tell(move)
            if any(event.only is not None for event in events):
                same = tuple(repr(event) for event in events if event.only is None)
                told.setdefault(same, []).append((move, after, events))
        for moves in told.values():
            first, after, events = moves[0]
            readers = {event.only for _, _, each in moves for event in each}
            for seat in case.viewers:
                if seat in readers or seat == state.to_move():
                    continue
                for move, other, _ in moves[1:]:
                    demand(
                        other.seen_unconfirmed(seat) == after.seen_unconfirmed(seat),
                        f"{_who(seat)} sees in its view whether the move was {state.text(first)!r} or"
                        f" {state.text(move)!r}, which the log tells only to others",
                    )


@CHECKS.check()
def the_picture_for_the_terminal_shows_only_the_view(case: Case) -> None:
    """Compares it with another world that has the same view."""
    dice = Dice(f"pictures of {case}")
    words, artist = case.game.words("en"), artist_of(case.game)
    for state in case.positions(30):
        seat = dice.choice(case.viewers)
        view = state.seen_by(seat)
        other = view.imagine(dice).seen_by(seat)
        demand(artist.board_text(view, words) == artist.board_text(other, words), f"it tells {_who(seat)} something")


@CHECKS.check(needs=DRAWING)
def the_picture_for_the_page_shows_only_the_view(case: Case) -> None:
    """Checks the languages in turn, also for a view restored from a snapshot."""
    dice = Dice(f"drawings of {case}")
    artist = artist_of(case.game)
    for number, state in enumerate(case.positions(60)):
        seat = case.viewers[number % len(case.viewers)]
        words = case.game.words(dice.choice(LANGUAGES)).named(case.names)
        view = state.seen_by(seat)
        legal = frozenset(view.legal_moves())
        form = artist.forms[number % len(artist.forms)]
        drawn = artist.picture(view, words, legal, form=form)
        for other in (view.imagine(dice).seen_by(seat), case.game.from_json(view.to_json())):
            demand(artist.picture(other, words, legal, form=form) == drawn, f"it tells {_who(seat)} something")
