"""Helpers that read pictures for the page: spots, pieces and their texts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import TypeVar
from xml.etree.ElementTree import Element

from kaiserhof.drawing import Mark, Picture
from kaiserhof.engine import CHANCE, OVER, Dice, Game, State
from kaiserhof.testing.parsed_pictures import board_of, classes, panel_of, parsed, write_out

S = TypeVar("S", bound=State)


def positions(game: Game[S], seats: int, options: Mapping[str, str], seed: int) -> Iterator[S]:
    """Yields every position of a random game, including the last one."""
    dice = Dice(seed)
    state = game.start(seats, options)
    while state.to_move() != OVER:
        yield state
        state.push(state.draw_outcome(dice) if state.to_move() == CHANCE else dice.choice(list(state.legal_moves())))
    yield state


def views(game: Game[S], seats: int, options: Mapping[str, str], seed: int, one_in: int = 25) -> Iterator[S]:
    """Yields everyone's views in some positions of a random game, and at its end."""
    dice = Dice(seed)
    for state in positions(game, seats, options, seed):
        if state.to_move() == OVER or dice.below(one_in) == 0:
            for seat in (*range(seats), None):
                yield state.seen_by(seat)


def parts(picture: Picture) -> tuple[Element, Element]:
    """Returns the board and the panel of a picture, parsed and lit as on the page. Callers must not change them."""
    return _parsed_before(board_of(picture), panel_of(picture), picture.marks)


@lru_cache(maxsize=4)
def _parsed_before(board: str, panel: str, marks: tuple[Mark, ...]) -> tuple[Element, Element]:
    found = parsed(board), parsed(panel)
    for part in found:
        for around in part.iter():
            if "data-verbs" in around.attrib:
                write_out(around, around.attrib["data-verbs"].split(";"))
    named = {element.get("id"): element for part in found for element in part.iter()}
    for mark in marks:
        _light(named[mark.spot], mark)
    return found


def _light(spot: Element, mark: Mark) -> None:
    """Applies a mark as the page's script does."""
    shown = [*classes(spot), *(["lit"] if mark.lit else []), *([] if "spot" in classes(spot) else ["spot"])]
    spot.set("class", " ".join(shown))
    if mark.moves:
        spot.attrib |= {"data-moves": mark.moves, "role": "button", "tabindex": "-1"}
    if mark.label:
        spot.set("aria-label", mark.label)
    if mark.turns:
        spot.set("data-turns", mark.turns)


def elements(picture: Picture) -> list[Element]:
    """Returns all elements of a picture."""
    return [element for part in parts(picture) for element in part.iter()]


def spots(picture: Picture) -> list[Element]:
    """Returns the spots of a picture."""
    return [e for e in elements(picture) if "spot" in classes(e)]


def moves_of(spot: Element) -> list[str]:
    """Returns the texts of a spot's moves, legal or not."""
    return spot.attrib["data-moves"].split(";")


def named(picture: Picture, name: str) -> Element:
    """Returns the element with this id."""
    return next(e for e in elements(picture) if e.get("id") == name)


def ids(picture: Picture) -> list[str]:
    """Returns the ids of all elements."""
    return [e.attrib["id"] for e in elements(picture) if "id" in e.attrib]


def lit(picture: Picture) -> set[str]:
    """Returns the ids of the spots that can be chosen."""
    return {spot.attrib["id"] for spot in spots(picture) if "lit" in classes(spot)}


def icons(picture: Picture) -> set[str]:
    """Returns the symbols used in a picture and beside it."""
    used = {e.attrib["href"].removeprefix("#") for e in elements(picture) if "href" in e.attrib}
    used |= {supply.icon for seat in picture.supplies for supply in seat}
    return used | {badge.icon for seat in picture.badges for badge in seat}


def asked_about(picture: Picture) -> set[str]:
    """Returns the keys of all explanations in a picture and beside it."""
    around = [supply.about for row in picture.supplies for supply in row]
    around += [badge.about for badges in picture.badges for badge in badges]
    return {key for keys in [*(e.get("data-about", "") for e in elements(picture)), *around] for key in keys.split()}
