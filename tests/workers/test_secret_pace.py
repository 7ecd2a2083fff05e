"""The time that a bot takes for a secret question does not reveal how many answers it had."""

import asyncio
import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from kaiserhof.engine import CHANCE, Game, Match, RandomDice, State, find_game, game_ids
from kaiserhof.storage.rows import BOT, MOVE
from kaiserhof.storage.store import sqlite_address
from kaiserhof.tables import Limits, SeatPlan, Store, TablePlan, Tables
from kaiserhof.tables.plan import STAND_INS
from kaiserhof.tables.service.bots import BotTask
from kaiserhof.workers.bot_scheduler import BEAT, PACES, BotScheduler
from tests.tables.party import ME
from tests.web.site import GAME

pytestmark = pytest.mark.timed

PAUSE = 0.01
"""Much shorter than a beat."""

IN_TIME = 20.0


def task_at(state: State, pace: str) -> BotTask:
    return BotTask(0, "novice", state.seen_by(state.to_move()), GAME, pace)  # type: ignore[arg-type]


def questions() -> Iterator[State]:
    """Yields positions of all games in which someone must decide."""
    for game in map(find_game, game_ids()):
        match = Match(game, ["A"] * game.players[0], dice=RandomDice(1))
        match.advance()
        for _ in range(60):
            if match.finished():
                break
            yield match.state
            match.play(match.state.to_move(), match.state.legal_moves()[0])
            match.advance()


@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("pause", [PAUSE, 0.6, 0.77])
def test_a_secret_question_is_answered_at_the_same_moment_however_soon_the_bot_has_decided(
    pace: str, pause: float
) -> None:
    scheduler = BotScheduler(None, pause, 0, 1.0, 2.0)  # type: ignore[arg-type]
    asked = set()
    for state in questions():
        task = task_at(state, pace)
        times = {scheduler.time_to_answer(task, took) for took in (0.0005, 0.01, 0.05, 0.09)}
        if state.choice_is_secret():
            asked.add(state.game.id)
            assert len(times) == 1
            assert min(times) >= BEAT
        searched = {scheduler.time_to_answer(task, 1.0 + over) for over in (0.003, 0.01, 0.05)}
        assert len(searched) == (1 if state.choice_is_secret() or PACES[pace] * pause > 1.05 else 3)
    assert asked == set(game_ids())


@pytest.mark.parametrize("pace", ["quick", "calm"])
@pytest.mark.parametrize("stands_in", [False, True])
def test_at_a_table_nobody_answers_a_secret_question_before_its_beat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pace: str, stands_in: bool
) -> None:
    """This holds for bots and stand-ins, whether they decide at once or not."""
    thinking = itertools.cycle([0.0, 0.04])

    async def decide(_self: BotScheduler, _game: Game, _level: str, view: State, _table: str, _seed: str) -> str:
        await asyncio.sleep(next(thinking))
        return view.text(view.legal_moves()[0])

    async def play(tables: Tables, table_id: str) -> None:
        scheduler = BotScheduler(tables, PAUSE, 1, 0.1, 0.2)
        await scheduler.start()
        try:
            scheduler.due(table_id)
            async with asyncio.timeout(IN_TIME):
                while len(secret_pauses(tables, table_id)) < 5:
                    await asyncio.sleep(0.05)
        finally:
            await scheduler.stop()

    monkeypatch.setattr(BotScheduler, "decide", decide)
    store = Store(sqlite_address(tmp_path))
    try:
        tables = Tables(store, limits=Limits(enabled=False))
        person, _ = tables.people.add("Axel", "en")
        bots = [SeatPlan(BOT, "regular")] * (GAME.players[0] - 1)
        seats = [ME, *bots] if stands_in else [*bots, ME]
        table_id = tables.creation.create(person, TablePlan(GAME.id, seats, pace=pace))  # type: ignore[arg-type]
        tables.stand_ins.hand_over(table_id, person, STAND_INS[-1])
        asyncio.run(play(tables, table_id))
        assert min(secret_pauses(tables, table_id)) >= BEAT
    finally:
        store.close()


def secret_pauses(tables: Tables, table_id: str) -> list[float]:
    """Returns the seconds between each secret question and its answer, from the log; leaves out the first, which has no
    earlier act.
    """
    state = GAME.start(GAME.players[0])
    pauses, before = [], None
    for act in tables.store.log.acts(table_id):
        if act.kind == MOVE:
            if act.seat != CHANCE and state.choice_is_secret() and before is not None:
                pauses.append(act.at - before)
            state.push(state.parse(act.text))
        before = act.at
    return pauses[1:]
