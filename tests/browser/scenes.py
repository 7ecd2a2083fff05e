"""Reproducible tables for the pictures of the documentation."""

from __future__ import annotations

from collections.abc import Sequence
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

from kaiserhof.engine import Game, State, find_game
from tests.browser.alike import bots_alike, dice_alike, think
from tests.web.site import Browser, open_site

DECISIONS = 30
"""Minimum number of the person's decisions: enough for pieces on the board and a log."""

CHOICES = 8
"""Minimum number of legal moves in a picture, so that something is lit."""

SEATS = ("me", "regular", "novice", "regular")


class Scene(NamedTuple):
    """A table where a person must decide; its data is in the folder where it was staged."""

    token: str
    path: str
    markup: str
    moves: list[str]
    """The decisions of the person and the bots."""


class Deciders:
    """Decide for all seats: as the bots do, or from a list, which stays valid when bots change."""

    def __init__(self, moves: Sequence[str]) -> None:
        self._given = list(moves)
        self.moves: list[str] = []

    def __call__(self, game: Game, level: str, view: State) -> str:
        known = len(self.moves) < len(self._given)
        self.moves.append(self._given[len(self.moves)] if known else think(game, level, view))
        return self.moves[-1]


def stage(folder: Path, game_id: str, moves: Sequence[str] = ()) -> Scene:
    """Starts a table against bots and plays it into the middle of the game: with these moves, or as Regular does."""
    game, decide = find_game(game_id), Deciders(moves)
    with bots_alike(), patch("tests.browser.alike.think", decide), dice_alike(game_id), open_site(folder) as site:
        person = site.person("Ada")
        table = person.api("POST", "/tables", json={"game": game_id, "seats": SEATS}).json()["id"]
        path, decided = f"/t/{table}", 0
        while (seen := _asked(person, table)) and (decided < DECISIONS or len(seen["legal"]) < CHOICES):
            decided += 1
            if seen["must_confirm"]:
                answer = person.send(f"{path}/confirm", {"number": seen["number"]})
            else:
                move = decide(game, "regular", game.from_json(seen["state"]))
                answer = person.send(f"{path}/move", {"number": seen["number"], "move": move})
            assert answer.status_code == 200, answer.text
        assert person.token is not None
        return Scene(person.token, path, person.get(path).text, decide.moves)


def _asked(person: Browser, table: str) -> dict[str, Any]:
    while not ((seen := person.see(table))["must_confirm"] or seen["legal"]):
        pass  # the bots are playing; each look takes some milliseconds
    return seen


class _Reader(HTMLParser):
    """Collects the classes of elements, and the symbols and images in them."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        self.found |= {f".{name}" for name in (values.get("class") or "").split()}
        if tag == "use":
            self.found.add(f"#{(values.get('href') or '').rpartition('#')[2]}")
        elif tag == "img":
            self.found.add((values.get("src") or "").rpartition("/")[2])


def shown(markup: str) -> list[str]:
    """Returns what kinds of things a page shows: the classes of its elements, and its symbols and images."""
    reader = _Reader()
    reader.feed(markup)
    return sorted(reader.found)
