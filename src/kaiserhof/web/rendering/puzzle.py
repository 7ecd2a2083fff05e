"""Puzzles and the verdicts on moves, for the page and for programs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kaiserhof.bots import effects
from kaiserhof.engine import Dice, Game, Message, State, UnknownMove, Value, Words, find_game
from kaiserhof.engine.puzzles import Puzzle, puzzles_of
from kaiserhof.tables import Missing
from kaiserhof.web.rendering.render import game_words

SHOWN = "solution"
"""Stands in the URL in place of a move when the solution is shown; it is no move's text."""


@dataclass(frozen=True, slots=True)
class PuzzlePlace:
    """A puzzle, and what the visitor has tried."""

    game: Game
    number: int
    """Numbered from 1."""
    puzzle: Puzzle
    view: State
    tried: int | None
    shown: bool
    """Whether the visitor asked for the solution."""

    @property
    def solved(self) -> bool:
        """Whether the best move was found or shown."""
        return self.shown or (self.tried is not None and self.view.text(self.tried) == self.puzzle.best)


def place_of(game_id: str, step: str, did: str) -> PuzzlePlace:
    """Returns the place in a URL. Refuses one that does not exist."""
    game = find_game(game_id)
    puzzles = puzzles_of(game)
    if not puzzles:
        raise Missing("error-no-puzzles")
    number = int(step) if step.isascii() and step.isdecimal() and len(step) < 4 else 0
    if not 1 <= number <= len(puzzles):
        raise Missing("error-no-puzzle")
    return place_in(game, number, puzzles[number - 1], did)


def place_in(game: Game, number: int, puzzle: Puzzle, did: str) -> PuzzlePlace:
    """Returns the place in a puzzle after an attempt."""
    view = puzzle.position(game)
    return PuzzlePlace(game, number, puzzle=puzzle, view=view, tried=_legal(view, did), shown=did == SHOWN)


def _legal(view: State, text: str) -> int | None:
    """Returns the attempted move; None if there is none or it is illegal."""
    try:
        move = view.parse(text) if text and text != SHOWN else None
    except UnknownMove:
        return None
    return move if move in view.legal_moves() else None


def words_of(place: PuzzlePlace, lang: str, names: Sequence[str] = ()) -> Words:
    """Returns a translator that knows the names of the seats; without names, only that the player to move is "you"."""
    words, mover = game_words(place.game.id, lang), place.view.to_move()
    if names:
        return words.named(names)
    others = [words("seat-number", number=seat + 1) for seat in range(place.view.seats)]
    return words.named([words("guest") if seat == mover else name for seat, name in enumerate(others)])


def solved_position(place: PuzzlePlace) -> State:
    """Returns the position after the best move, as the same player sees it."""
    world = place.view.imagine(Dice(place.number))
    world.push(world.parse(place.puzzle.best))
    return world.seen_by(place.view.to_move())


def verdict_of(place: PuzzlePlace) -> list[Message]:
    """Returns the verdict on the attempted move, or on the best one once it is found or shown."""
    puzzle, view = place.puzzle, place.view
    move = view.parse(puzzle.best) if place.solved else place.tried
    if move is None:
        return []
    label = view.move_words(move)
    chance = puzzle.chances.get(view.text(move))
    judge = Message(f"bot-{puzzle.judge}")
    if place.solved:
        said = [Message("puzzle-shown" if place.shown else "puzzle-right", {"move": label})]
    elif chance is None:
        said = [Message("puzzle-untried", {"move": label, "bot": judge})]
    else:
        said = [Message("puzzle-wrong", {"move": label, "chance": chance, "bot": judge})]
    why = effects.told(place.game, view, [move], Dice(place.number)).get(move)
    if why is not None:
        said.append(why)
    if place.solved:
        said.append(_chances(place))
    return said


def _chances(place: PuzzlePlace) -> Message:
    """Says how often the best move wins, and how often the second best."""
    puzzle, view = place.puzzle, place.view
    best, next_best = list(puzzle.chances)[:2]
    values: dict[str, Value] = {
        "best": puzzle.chances[best],
        "next": puzzle.chances[next_best],
        "other": view.move_words(view.parse(next_best)),
        "bot": Message(f"bot-{puzzle.judge}"),
    }
    return Message("puzzle-chances", values)
