"""Sends mutated board files to the loader and the routes: they must answer with a sentence, never with an error of
ours. `make board-fuzz`.

It takes long, so `make test` tries only a few files.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from kaiserhof.engine import KaiserhofError, find_game, game_ids
from kaiserhof.engine.datafile import read_toml
from tests.web.site import Site, open_site

GAMES = [find_game(name) for name in game_ids() if find_game(name).has_boards]


def mutated(file: bytes, rng: random.Random) -> bytes:
    """Returns a board file after some accidents: swapped words, changed numbers, lost or doubled lines,
    flipped bytes.
    """
    lines = file.decode().split("\n")
    for _ in range(rng.randint(1, 6)):
        where = rng.randrange(len(lines))
        match rng.randrange(7):
            case 0:
                del lines[where]
            case 1:
                lines.insert(where, lines[rng.randrange(len(lines))])
            case 2:
                lines[where] = lines[where].replace(
                    rng.choice("0123456789"), rng.choice(["-1", "99999", "1e99", "nan", "0.5"])
                )
            case 3:
                lines[where] = lines[where].replace('"', rng.choice(["", "'", '"<b>', '"\\u0000']), 1)
            case 4:
                lines[where] = lines[where].replace("[", rng.choice(["[[", "{", ""]), 1)
            case 5:
                other = rng.randrange(len(lines))
                lines[where], lines[other] = lines[other], lines[where]
            case 6:
                lines[where] = lines[where].replace("=", rng.choice(["= true #", "= [] #", '= "x" #']), 1)
        if not lines:
            lines = [""]
    data = bytearray("\n".join(lines).encode())
    for _ in range(rng.choice([0, 0, 0, 1, 5])):
        data[rng.randrange(len(data))] = rng.randrange(256)
    return bytes(data)


def halves(document: Any, path: tuple[Any, ...] = ()) -> Iterator[Any]:
    """Yields every document that lacks something: a table, a key of the first item of a list, half of a list or all of
    it.
    """

    def copy() -> tuple[Any, Any]:
        whole = deepcopy(document)
        inner = whole
        for key in path:
            inner = inner[key]
        return whole, inner

    _, value = copy()
    if isinstance(value, dict):
        for key in value:
            whole, inner = copy()
            del inner[key]
            yield whole
            yield from halves(document, (*path, key))
    elif isinstance(value, list) and value:
        for left in (len(value) // 2, 0):
            whole, inner = copy()
            del inner[left:]
            yield whole
        yield from halves(document, (*path, 0))


def fuzz(site: Site, count: int, seed: int = 1) -> tuple[int, int]:
    """Tries `count` files; returns how many were still valid boards, and how many were refused."""
    rng, sound, refused = random.Random(seed), 0, 0
    person = site.person()
    for number in range(count):
        game = GAMES[number % len(GAMES)]
        file = mutated(game.board_source, rng)
        try:
            found = find_game(game.id, file)
            for seats in found.players:
                found.start(seats)
            sound += 1
        except KaiserhofError as error:
            game.words("en")(error.message)
            refused += 1
        answer = person.api("POST", f"/boards/{game.id}", content=file)
        assert answer.status_code in (201, 422), (answer.status_code, file)
        if answer.status_code == 201:
            page = person.get(f"/boards/{answer.json()['digest']}")
            assert page.status_code == 200, file
    return sound, refused


def try_halves(site: Site) -> tuple[int, int]:
    """Checks every incomplete board; returns how many were still valid, and how many were not."""
    visitor, sound, others = site.visitor(), 0, 0
    for game in GAMES:
        for document in halves(read_toml(game.board_source)):
            answer = visitor.send(f"/editor/{game.id}/check", document)
            assert answer.status_code == 200, document
            sound, others = (sound, others + 1) if answer.json()["problems"] else (sound + 1, others)
    return sound, others


if __name__ == "__main__":
    import tempfile
    from pathlib import Path

    with tempfile.TemporaryDirectory() as folder, open_site(Path(folder), limits=False) as site:
        print("boards, refused:", *fuzz(site, int(sys.argv[1]) if len(sys.argv) > 1 else 2000))
        print("half-finished boards that are sound, and others:", *try_halves(site))
