"""An open stream tells nobody what they cannot know.

Everyone keeps a stream open during a game. For each viewer, the game is then replayed from the same point in a world
that they cannot distinguish from this one: hidden cards are elsewhere, and others draw and secretly choose something
else. Every byte of the stream must be the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from shutil import copyfile

import pytest

from kaiserhof.engine import CHANCE, CommittedDice, Dice, Entry, State, game_ids
from kaiserhof.storage.backup import back_up
from kaiserhof.storage.store import sqlite_address
from tests.browser.alike import dice_alike
from tests.tables.meeting.simulated import Hours
from tests.web.site import Browser, Listening, Site, open_site, play
from tests.web.test_secrets import exchange_hidden, forget, live_table

DEEDS = 14
"""Number of moves and confirmations while streams are open."""
TRIES = 4
"""Number of other worlds imagined if the viewer could distinguish the first one."""


@dataclass(frozen=True)
class Deed:
    """What someone did."""

    seat: int
    before: State
    entries: Sequence[Entry]
    """The move and what followed from it; empty for a confirmation that nothing followed."""
    confirms: bool


@dataclass(frozen=True)
class Step:
    """What is done in another world in place of a deed."""

    before: State
    moves: Sequence[int]

    def after(self) -> State:
        state = self.before.copy()
        for move in self.moves:
            state.push(move)
        return state


class Arranged(CommittedDice):
    """Dice with prearranged outcomes."""

    def __init__(self, secret: str, outcomes: Sequence[int]) -> None:
        super().__init__(secret)
        self._outcomes = iter(outcomes)

    def pick(self, state: State, number: int) -> int:
        return next(self._outcomes)


def after(state: State, move: int) -> State:
    state = state.copy()
    state.push(move)
    return state


def alike(real: State, move: int, other: State, seat: int | None) -> int | None:
    """Returns a move in another world that looks the same to a viewer as this move in the real one."""
    seen = after(real, move).seen_by(seat)
    legal = list(other.legal_moves())
    moves = [move] * (move in legal) + legal
    return next((each for each in moves if after(other, each).seen_by(seat) == seen), None)


def followed(deed: Deed, before: State, seat: int | None) -> Step | None:
    """Returns the step in another world in place of this deed, or None if the viewer would see the difference."""
    real, other, moves = deed.before, before, []
    for entry in deed.entries:
        move = alike(real, entry.move, other, seat)
        if move is None:
            return None
        moves.append(move)
        real, other = after(real, entry.move), after(other, move)
    return Step(before, moves)


def another_world(deeds: Sequence[Deed], seat: int | None, rng: Random) -> list[Step]:
    """Returns steps that the viewer cannot distinguish from these deeds. If a world would differ, imagines
    another one.
    """
    steps: list[Step] = []
    for deed in deeds:
        others = [deed.before.seen_by(seat).imagine(Dice(rng.randrange(10**9))) for _ in range(TRIES)]
        if steps:
            others.insert(0, steps[-1].after())
        found = (followed(deed, other, seat) for other in others if other != deed.before)
        itself = Step(deed.before, [entry.move for entry in deed.entries])
        steps.append(next((step for step in found if step is not None), itself))
    return steps


@dataclass(frozen=True)
class Meeting:
    """People who play at a site."""

    site: Site
    hours: Hours
    people: Sequence[Browser]
    table_id: str

    def played(self, rng: Random) -> tuple[list[Deed], list[bytes]]:
        """Lets people act randomly while they and a spectator listen; returns the deeds and each stream's bytes."""
        with ExitStack() as doors:
            streams = [doors.enter_context(self._stream(each)) for each in (*self.people, self.site.visitor())]
            self.site.settle(len(streams))
            deeds = []
            for _ in range(DEEDS):
                deeds.append(self._anything(rng))
                self.site.settle(len(streams))
            return deeds, [bytes(stream.received) for stream in streams]

    def played_again(self, seat: int | None, deeds: Sequence[Deed], steps: Sequence[Step]) -> bytes:
        """Lets people take these steps instead of the deeds; returns the bytes of the viewer's stream."""
        table = live_table(self.site, self.table_id)
        exchange_hidden(table.match, seat, Random(1))
        table.match.state = steps[0].before.copy()
        forget(table)
        with self._stream(self.site.visitor() if seat is None else self.people[seat]) as stream:
            self.site.settle(1)
            for deed, step in zip(deeds, steps, strict=True):
                table.match.state = step.before.copy()
                pairs = zip(deed.entries, step.moves, strict=True)
                table.match.dice = Arranged(table.row.secret, [move for entry, move in pairs if entry.mover == CHANCE])
                self._do(deed.seat, None if deed.confirms else step.moves[0])
                self.site.settle(1)
            return bytes(stream.received)

    def _stream(self, viewer: Browser) -> AbstractContextManager[Listening]:
        return self.site.listen(f"/t/{self.table_id}/stream", viewer.headers())

    def _anything(self, rng: Random) -> Deed:
        match = live_table(self.site, self.table_id).match
        done, before, confirming = len(match.entries), match.state.copy(), match.to_confirm()
        seat = before.to_move() if confirming is None else confirming
        self._do(seat, rng.choice(before.legal_moves()) if confirming is None else None)
        return Deed(seat, before, match.entries[done:], confirming is not None)

    def _do(self, seat: int, move: int | None) -> None:
        """Makes a move on the page after some seconds, or confirms the turn."""
        self.hours.pass_by(3)
        table = live_table(self.site, self.table_id)
        text = {} if move is None else {"move": table.match.state.text(move)}
        what = "confirm" if move is None else "move"
        answer = self.people[seat].send(f"/t/{self.table_id}/{what}", {"number": table.number, **text})
        assert answer.status_code == 200, answer.text


@contextmanager
def site_at(folder: Path) -> Iterator[tuple[Site, Hours]]:
    """Opens a site with its time, which always starts at the same moment."""
    hours = Hours()
    with open_site(folder) as site, pytest.MonkeyPatch.context() as patch:
        patch.setattr(site.tables.store.database, "clock", hours)
        patch.setattr(site.tables.clocks.uptime, "now", hours)
        yield site, hours


@pytest.mark.long
@pytest.mark.parametrize("game", game_ids())
def test_an_open_stream_brings_the_same_bytes_in_a_world_whose_hidden_cards_differ(game: str, tmp_path: Path) -> None:
    rng = Random(game)
    copy = tmp_path / "copy"
    with dice_alike(game), site_at(tmp_path) as (site, hours):
        people = site.people(3)
        table_id = site.table(people, game=game, clock="live 200")
        play(people, table_id, rng, most=30)
        back_up(sqlite_address(tmp_path), copy)
        deeds, streams = Meeting(site, hours, people, table_id).played(rng)
    for seat, real in zip((0, 1, 2, None), streams, strict=True):
        steps = another_world(deeds, seat, rng)
        assert any(step.before != deed.before for step, deed in zip(steps, deeds, strict=True)), "nothing is hidden"
        folder = tmp_path / f"seat {seat}"
        folder.mkdir()
        copyfile(copy, folder / "kaiserhof.sqlite")
        with site_at(folder) as (site, hours):
            there = [Browser(site, person.token, person.name) for person in people]
            other = Meeting(site, hours, there, table_id).played_again(seat, deeds, steps)
        assert other == real, f"the stream of {seat} tells what is hidden"
