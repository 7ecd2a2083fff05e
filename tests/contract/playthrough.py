"""Writes a whole game as text: its record, with the events as comments between the moves."""

import sys
from pathlib import Path
from random import Random
from typing import Any

from kaiserhof.engine import OVER, BadRecord, Game, Match, RandomDice, Record, Words, find_game, game_ids, replay
from kaiserhof.testing import Case

FOLDER = Path(__file__).with_name("golden")
NAMES = ["Axel", "Barbara", "Chris", "Doris", "Emil"]


def golden_cases(game: Game) -> list[Case]:
    """Returns two variants for each number of players: all defaults, and the one that differs most from them."""
    cases = []
    for seats in game.players:
        variants = [options for count, options in game.variants() if count == seats]
        cases.append(Case(game, seats, variants[0]))
        if len(variants) > 1:
            cases.append(Case(game, seats, variants[-1]))
    return cases


def golden_path(case: Case) -> Path:
    chosen = "".join(f"-{value}" for value in case.options.values())
    return FOLDER / case.game.id / f"{case.seats}-players{chosen}.txt"


def invent(case: Case) -> Record:
    """Returns the record of a random game, with the case's name as the seed."""
    rng = Random(f"golden {case}")
    match = Match(case.game, NAMES[: case.seats], case.options, RandomDice(rng.randrange(10**9)))
    match.advance()
    while not match.finished():
        match.play(match.state.to_move(), rng.choice(match.state.legal_moves()))
        match.advance()
    return Record.of(match)


def kept(case: Case) -> Record | None:
    """Returns the earlier record if the rules still allow it, so that only real changes appear as differences."""
    try:
        record = Record.parse(golden_path(case).read_text(encoding="utf-8"))
        steps = list(replay(record, case.game))
    except (FileNotFoundError, BadRecord):
        return None
    return record if steps[-1].state.to_move() == OVER else None


def playthrough(game: Game, record: Record) -> str:
    """Returns the record with comments: every public event, and the points when they change."""
    words = game.words("en").named(record.names)
    head, body = record.write().split("\n\n", 1)
    rows = iter(body.splitlines())
    told = [head, ""]
    points: list[int] = []
    for step in replay(record, game):
        row = next(rows)
        while not row:
            told.append("")
            row = next(rows)
        told.append(row)
        told += [f"#   {_line(words, event.message)}" for event in step.events if event.only is None]
        if step.state.scores() != points:
            points = step.state.scores()
            told.append(f"#   points {' '.join(map(str, points))}")
    return "\n".join(told) + "\n"


def _line(words: Words, message: Any) -> str:
    return " ".join(words(message).split())


def main() -> None:
    """Writes the playthroughs of the named games, or of all."""
    for game_id in sys.argv[1:] or game_ids():
        for case in golden_cases(find_game(game_id)):
            path = golden_path(case)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(playthrough(case.game, kept(case) or invent(case)), encoding="utf-8")
            print(path.name)


if __name__ == "__main__":
    main()
