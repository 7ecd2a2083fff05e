"""Plays without end in a data folder, to be killed at any moment.

It reads commands from standard input, so that the interpreter need not restart each time: every line of `play` and a
seed starts a process that plays on from there, and prints its number. That process prints what was done and
acknowledged, line by line. `end` stops everything.
"""

import os
import sys
from pathlib import Path
from random import Random

from kaiserhof.engine import KaiserhofError
from kaiserhof.storage.rows import PLAYING
from kaiserhof.storage.store import sqlite_address
from kaiserhof.tables import Limits, Person, SeatPlan, Store, TablePlan, Tables


def say(*words: object) -> None:
    """Prints a line in one write, so that a process that is killed prints all of it or nothing."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


def play(folder: Path, game: str, tokens: list[str], rng: Random) -> None:
    """Plays the running table of these people, or a new one, without end."""
    tables = Tables(Store(sqlite_address(folder)), limits=Limits(enabled=False))
    people = [person for token in tokens if (person := tables.people.by_token(token))]
    while True:
        table = next((found.id for found in tables.views.my_tables(people[0]) if found.status == PLAYING), None)
        if table is None:
            table = tables.creation.create(
                people[0], TablePlan(game, [SeatPlan.parse("me"), *[SeatPlan.parse("open")] * (len(people) - 1)])
            )
            say(table, 0, "created")
            for person in people[1:]:
                tables.lobby.sit(table, person)
            say(table, tables.views.view(table, None).number, "started")
        while tables.views.view(table, None).status == PLAYING:
            act(tables, table, people, rng)


def act(tables: Tables, table: str, people: list[Person], rng: Random) -> None:
    """Does one thing that is possible, and prints what was acknowledged."""
    seat = tables.views.view(table, None).waiting_for
    assert seat is not None
    views = [(person, tables.views.view(table, person)) for person in people]
    person, view = next((person, view) for person, view in views if view.me == seat)
    if view.can_undo and rng.random() < 0.2:
        tables.play.undo(table, person, view.number)
        say(table, view.number, "undo")
    elif view.must_confirm:
        tables.play.confirm(table, person, view.number)
        say(table, view.number, "confirm")
    else:
        text = view.state.text(rng.choice(view.legal))
        tables.play.move(table, person, view.number, text)
        say(table, view.number, "move", text)


def main(folder: Path, game: str, tokens: list[str]) -> None:
    """Starts a process for every command; prints its number, and again when it has ended."""
    for line in sys.stdin:
        if line.strip() == "end":
            return
        seed = line.split()[1]
        child = os.fork()
        if child == 0:
            try:
                play(folder, game, tokens, Random(seed))
            except KaiserhofError as error:
                say("refused", error)
            finally:
                os._exit(1)
        say("process", child)
        os.waitpid(child, 0)
        say("ended", child)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], sys.argv[3:])
