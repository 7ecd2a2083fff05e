"""What the page shows of the analysis of a finished game."""

from __future__ import annotations

import asyncio
from typing import Any

from markupsafe import Markup

from kaiserhof.bots.analysis import Analysis, Course
from kaiserhof.bots.win_plot import win_plot
from kaiserhof.engine import Seat
from kaiserhof.tables import Tables, TableView
from kaiserhof.thinking.analyst import Analyst
from kaiserhof.web.showing import render
from kaiserhof.web.visitor import Visitor

LEAST_CHANGE = 0.02
"""Smaller changes of a win probability are not shown."""


async def analysis_context(view: TableView, tables: Tables, visitor: Visitor, analyst: Analyst) -> dict[str, Any]:
    """Returns what the template of an analysis needs."""
    found = await asyncio.to_thread(tables.analysis, view.id, visitor.person) if view.status == "finished" else None
    if found is None:
        return {"analysis": None, "analysing": await analyst.progress(view.id)}
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
                    if abs(after - before) >= LEAST_CHANGE
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
                "chance": round(moment.played.win_probability * 100),
                "better": words(labels[moment.number, moment.best[0].move]),
                "best": round(moment.best[0].win_probability * 100),
            }
            for moment in better
            if moment.played is not None
        ],
    }
