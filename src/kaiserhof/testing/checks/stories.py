"""Checks the log with one line a turn: no event is lost, repeated or shown to the wrong reader, and the
points add up.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from kaiserhof.drawing import artist_of
from kaiserhof.engine import CHANCE, LANGUAGES, Dice, Match, RandomDice, StoryReader
from kaiserhof.engine import said as in_words
from kaiserhof.testing.cases import Case, demand
from kaiserhof.testing.check import DRAWING, Chapter
from kaiserhof.testing.parsed_pictures import ParsedPicture, drawn

CHECKS = Chapter("stories", shown=True)


@lru_cache(maxsize=2)
def played(case: Case) -> Match:
    """Returns a random game with occasional undos, which everyone reads while it is played."""
    dice = Dice(f"story of {case}")
    match = Match(case.game, case.names, case.options, RandomDice(8))
    case.advance(match)
    while not match.finished():
        seat = match.state.to_move()
        match.play(seat, dice.choice(match.state.legal_moves()))
        match.story()
        if match.can_undo(seat) and dice.below(8) == 0:
            match.undo(seat)
        case.advance(match)
        case.check_length(len(match.entries))
    return match


@CHECKS.check()
def every_event_is_in_exactly_one_line(case: Case) -> None:
    """Events are in order, and every reader gets exactly those meant for them."""
    match = played(case)
    happened = [(at, part, event) for at, events in enumerate(match.events) for part, event in enumerate(events)]
    demand([told for line in match.story().lines for told in line.events] == happened, "events are lost or moved")
    for reader in case.viewers:
        theirs = [(at + 1, part, event.message) for at, part, event in happened if event.visible_to(reader)]
        lines = StoryReader(reader).lines(match.story())
        read = [(told.at, told.part, told.message) for line in lines for told in line.events]
        demand(read == theirs, f"reader {reader} reads other events than theirs")
        demand(lines == list(match.story().read_by(reader, len(match.entries))), "a film tells it differently")


@CHECKS.check()
def the_points_of_the_lines_add_up_to_the_scores(case: Case) -> None:
    """Checks every line that ends with a move, not only the last one."""
    match = played(case)
    sums = list(case.start().scores())
    lines = list(match.story().read_by(None))
    for line, after in zip(lines, [*lines[1:], None], strict=True):
        sums = [points + gain for points, gain in zip(sums, line.gains, strict=True)]
        if after is None or (after.part == 0 and after.start > line.start):
            at = len(match.entries) if after is None else after.start
            demand(tuple(sums) == match.points[at - 1], f"the lines sum to {sums} before move {at + 1}")


@CHECKS.check()
def the_points_in_the_log_are_those_really_won_and_lost(case: Case) -> None:
    """Compares them by move, by line and by seat, if the game's log reports points."""
    match, teller = played(case), case.game.storyteller
    told = [[gain for event in events if (gain := teller.gain(event.message))] for events in match.events]
    if not any(told):
        return
    points = [tuple(case.start().scores()), *match.points]
    for at, gains in enumerate(told):
        sums = _by_seat(case, gains)
        real = [after - before for before, after in zip(points[at], points[at + 1], strict=True)]
        demand(sums == real, f"move {at + 1}, {match.entries[at].text}, is told to bring {sums}, but it brought {real}")
    for line in match.story().read_by(None):
        sums = _by_seat(case, [gain for event in line.events if (gain := teller.gain(event.message))])
        demand(list(line.gains) == sums, f"a line tells {sums} and shows {list(line.gains)}: {line.headline}")


def _by_seat(case: Case, gains: Iterable[tuple[int, int]]) -> list[int]:
    """Returns the total points of each seat."""
    sums = [0] * case.seats
    for seat, points in gains:
        sums[seat] += points
    return sums


@CHECKS.check()
def a_line_of_a_player_tells_one_turn_of_theirs(case: Case) -> None:
    """Its moves belong to that turn or follow from it; rounds are counted in order."""
    match = played(case)
    rounds = [line.round for line in match.story().lines]
    demand(rounds == sorted(rounds) and set(rounds) <= set(range(rounds[-1] + 1)), "rounds are out of order")
    for line in match.story().lines:
        entries = [match.entries[at] for at in dict.fromkeys(at for at, _, _ in line.events)]
        if line.actor != CHANCE:
            demand(entries[0].turn == line.actor, f"a line begins in the turn of {entries[0].turn}, not {line.actor}")
            strangers = [entry.text for entry in entries if entry.turn != line.actor and entry.asked]
            demand(not strangers, f"a line of seat {line.actor} has decisions of another turn: {strangers}")


@CHECKS.check()
def every_line_can_be_said_in_every_language(case: Case) -> None:
    """A headline has no full stop at its end, and names the player whose turn it is."""
    lines = list(played(case).story().read_by(None))
    for lang in LANGUAGES:
        words = case.game.words(lang).named(case.names)
        for line in lines:
            headline = in_words(line.headline, words)
            demand(bool(headline) and headline[-1] not in ".。", f"a headline ends with a stop: {headline}")
            named = line.actor == CHANCE or case.names[line.actor] in headline or not artist_of(case.game).draws
            demand(named, f"a headline does not name player {line.actor + 1}: {headline}")


@CHECKS.check(needs=DRAWING)
def the_places_of_a_line_are_in_the_picture(case: Case) -> None:
    """They are elements or parts of a region, so that the page can light them."""
    match = played(case)
    picture = drawn(case.game, match.state.seen_by(None), "en")
    known = {
        *ParsedPicture(picture).ids,
        *(f"part-{part.id}" for region in (*picture.board, *picture.panel) for part in region.parts),
    }
    for line in match.story().read_by(None):
        missing = set(line.places) - known
        demand(not missing, f"there is no {sorted(missing)} in the picture")
