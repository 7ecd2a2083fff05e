"""Checks what a game tells of how it stands."""

from __future__ import annotations

from kaiserhof.engine import LANGUAGES, OVER
from kaiserhof.testing.cases import Case, demand
from kaiserhof.testing.check import Chapter

CHECKS = Chapter("standings")


@CHECKS.check()
def how_it_stands_has_words_and_adds_up(case: Case) -> None:
    """Checks every viewer's plates: their texts, a number for each seat, and at the end the score."""
    words = [case.game.words(lang) for lang in LANGUAGES]
    for state in case.positions(40):
        for seat in case.viewers:
            view = state.seen_by(seat)
            for plate in case.game.as_it_stands(view):
                standing = plate.standing
                for each in words:
                    said = [each(plate.group), each(standing.label), *([each(plate.why)] if plate.why else [])]
                    demand(all(said), f"{standing.id} says nothing")
                for numbers in (standing.points, standing.pieces):
                    demand(len(numbers) in (0, case.seats), f"{standing.id} has {len(numbers)} numbers")
                if state.to_move() == OVER and plate.counts:
                    demand(standing.scored, f"{standing.id} counts, but is not scored at the end")
