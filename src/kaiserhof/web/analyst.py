"""The analysis of a finished game on the page: worked out in the background, once, and kept.

The bots' processes do the work, one decision after the other, so that a bot that is to move never waits for more than
one of them. One game is analysed at a time.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

from markupsafe import Markup

from kaiserhof.bots.analysis import Analysis, Course, Moment, Question, consider
from kaiserhof.bots.pool import Died, TooLate
from kaiserhof.bots.win_plot import win_plot
from kaiserhof.engine import Seat
from kaiserhof.tables import Person, Tables, TableView
from kaiserhof.web import render
from kaiserhof.web.bot_runner import BotRunner
from kaiserhof.web.visitor import Visitor

log = logging.getLogger(__name__)

ANALYST = "master"
PATIENCE = 20.0
"""How long to wait for one decision before giving it up for now, in seconds."""
ATTEMPTS = 5
"""So often one decision is tried."""
TELLING = 0.02
"""Changes of a chance below this are not told."""


class Analyst:
    """Analyses finished games in the background."""

    def __init__(self, tables: Tables, bots: BotRunner, seconds: float) -> None:
        self._tables = tables
        self._bots = bots
        self._analyst = f"{ANALYST}:{seconds:.3f}s"
        self._one_at_a_time = asyncio.Semaphore(1)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._done: dict[str, tuple[int, int]] = {}

    def progress(self, table_id: str) -> tuple[int, int] | None:
        """How many decisions of how many are done, if the game is being analysed."""
        return self._done.get(table_id)

    async def begin(self, table_id: str, person: Person | None) -> None:
        """Have a finished game analysed, if it is not yet."""
        if table_id in self._tasks or await asyncio.to_thread(self._tables.analysis, table_id, person) is not None:
            return
        course = await asyncio.to_thread(self._tables.course, table_id, person)
        questions = await asyncio.to_thread(course.questions)
        if table_id not in self._tasks:
            self._done[table_id] = (0, len(questions))
            self._tasks[table_id] = asyncio.get_running_loop().create_task(self._work(table_id, course, questions))

    async def stop(self) -> None:
        """Leave off; what was not finished is begun anew when someone asks."""
        for task in list(self._tasks.values()):
            task.cancel()

    async def _work(self, table_id: str, course: Course, questions: list[Question]) -> None:
        try:
            async with self._one_at_a_time:
                moments = []
                for question in questions:
                    moments.append(await self._answer(question))
                    self._done[table_id] = (len(moments), len(questions))
                final = await asyncio.to_thread(course.final)
                analysis = Analysis(self._analyst, tuple(moments), final)
                await asyncio.to_thread(self._tables.keep_analysis, table_id, analysis)
        except Exception:
            log.exception("the game of table %s could not be analysed", table_id)
        finally:
            del self._tasks[table_id]
            del self._done[table_id]

    async def _answer(self, question: Question) -> Moment:
        for attempt in range(ATTEMPTS):
            try:
                deadline = time.monotonic() + PATIENCE
                moment = await self._bots.ask_until(deadline, consider, question, self._analyst, 0)
                assert isinstance(moment, Moment)
                return moment
            except (Died, TooLate):
                await asyncio.sleep(attempt)
        raise TooLate


async def analysis_context(view: TableView, tables: Tables, visitor: Visitor, analyst: Analyst) -> dict[str, Any]:
    """What the page tells of the analysis of a game."""
    found = await asyncio.to_thread(tables.analysis, view.id, visitor.person) if view.status == "finished" else None
    if found is None:
        return {"analysis": None, "analysing": analyst.progress(view.id)}
    course = await asyncio.to_thread(tables.course, view.id, visitor.person)
    return {"analysis": await asyncio.to_thread(_told, found, course, view, visitor.lang), "analysing": None}


def _told(analysis: Analysis, course: Course, view: TableView, lang: str) -> dict[str, Any]:
    words = render.game_words(view.game.id, lang).named(render.seat_names(view, lang))
    turning, better = analysis.turning_points(), analysis.better_moves()
    labels = course.labels([*better, *(moment for swing in turning for moment in swing.moments)])
    return {
        "plot": Markup(win_plot(analysis, turning, words)),
        "turning": [
            {
                "number": swing.moments[0].number,
                "seat": swing.seat,
                "name": words.seat(swing.seat),
                "moves": " · ".join(words(labels[moment.number, moment.move]) for moment in swing.moments),
                "changes": [
                    words("analysis-change", seat=Seat(seat), before=round(before * 100), after=round(after * 100))
                    for seat, (before, after) in enumerate(zip(swing.before, swing.after, strict=True))
                    if abs(after - before) >= TELLING
                ],
            }
            for swing in turning
        ],
        "better": [
            {
                "number": moment.number,
                "seat": moment.seat,
                "name": words.seat(moment.seat),
                "played": words(labels[moment.number, moment.move]),
                "chance": round(moment.played.chance * 100),
                "better": words(labels[moment.number, moment.best[0].move]),
                "best": round(moment.best[0].chance * 100),
            }
            for moment in better
            if moment.played is not None
        ],
    }
