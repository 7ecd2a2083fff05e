"""Today: the puzzle and the deal of the day, with streaks, results, and texts to share."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from litestar import Controller, Response, get, post
from litestar.response import Redirect

from kaiserhof.community.returning import TRIES, DealResult, Streak, date_of, day_of
from kaiserhof.storage.progress_store import FOUND, MISSED, SHOWN, TRYING, DailyPuzzle
from kaiserhof.tables import Person
from kaiserhof.web.context import Context
from kaiserhof.web.headers import PRIVATE
from kaiserhof.web.operations.compression import COMPRESSED
from kaiserhof.web.pages.puzzles import puzzle_context
from kaiserhof.web.rendering import render
from kaiserhof.web.rendering.explaining import explained
from kaiserhof.web.rendering.puzzle import SHOWN as SOLUTION
from kaiserhof.web.rendering.puzzle import PuzzlePlace, place_of
from kaiserhof.web.rendering.times import date_in_full, short_date, weekday
from kaiserhof.web.requests import number_of_day
from kaiserhof.web.wire import Why

MAX_LISTED = 10
"""Number of results of a deal that the page lists, besides the visitor's own."""

SIGNS = {True: "●", False: "○"}
"""How a shared text shows a try that was right or wrong."""
SEEN = "–"
"""How it shows that someone asked for the solution."""


class TodayPages(Controller):
    """Handles `/today`."""

    path = "/today"
    include_in_schema = False

    @get("/")
    async def page(self, ctx: Context, day: str = "") -> Response[str]:
        """Shows the puzzle and the deal of a day; `day` is a date, today by default."""
        today = ctx.services.deals.today
        context = await asyncio.to_thread(_context, ctx, day_of(day, today), today)
        return ctx.html(ctx.page("today.html", **context))

    @post("/deal")
    async def play(self, ctx: Context) -> Redirect:
        """Leads to the visitor's table of today's deal."""
        person = await ctx.ensure_person()
        return ctx.go(f"/t/{await asyncio.to_thread(ctx.services.deals.play, person)}")

    # ------------------------------------------------------------------ the puzzle

    @get("/puzzle", middleware=[COMPRESSED])
    async def puzzle(self, ctx: Context, step: str = "") -> Response[str]:
        """Shows the puzzle of a day on the board; `step` is the number of the day."""
        day = number_of_day(step, ctx.services.puzzles.today)
        place, context = await asyncio.to_thread(_puzzle, ctx, day)
        return ctx.html(ctx.game_page("daily_puzzle.html", place.game, context))

    @get("/puzzle/view", middleware=[COMPRESSED])
    async def view(self, ctx: Context, step: str = "") -> Response[str]:
        """Returns the puzzle for the script, such as in another form."""
        day = number_of_day(step, ctx.services.puzzles.today)
        return await _view(ctx, day)

    @post("/puzzle/view", status_code=200, middleware=[COMPRESSED])
    async def attempt(self, ctx: Context, step: str = "", did: str = "", move: str = "") -> Response[str]:
        """Takes a try, or shows the solution to someone who asks for it."""
        day = number_of_day(step, ctx.services.puzzles.today)
        if move or did:
            person = await ctx.ensure_person()
            await asyncio.to_thread(_try, ctx, person, day, move, did)
        return await _view(ctx, day)

    @get("/puzzle/why", response_headers=PRIVATE)
    async def why(self, ctx: Context, move: str, step: str = "") -> Why:
        """Explains which rule forbids a move here."""
        day = number_of_day(step, ctx.services.puzzles.today)
        puzzle = ctx.services.puzzles.of(day)
        place = await asyncio.to_thread(place_of, puzzle.game.id, str(puzzle.number), "")
        return explained(place.game, place.view, place.view.legal_moves(), ctx.lang, move[:200])


async def _view(ctx: Context, day: int) -> Response[str]:
    _, context = await asyncio.to_thread(_puzzle, ctx, day)
    return ctx.html(ctx.renderer.part("daily_puzzle_view.html", ctx.lang, **context))


def _try(ctx: Context, person: Person, day: int, move: str, did: str) -> None:
    puzzles = ctx.services.puzzles
    puzzle = puzzles.of(day)
    if did == SOLUTION:
        puzzles.show(person, day)
    elif place_of(puzzle.game.id, str(puzzle.number), move).tried is not None:
        puzzles.attempt(person, day, move)


def _puzzle(ctx: Context, day: int) -> tuple[PuzzlePlace, dict[str, Any]]:
    """Returns the place and the template context of the puzzle of a day."""
    puzzles, person = ctx.services.puzzles, ctx.visitor.person
    puzzle, mine = puzzles.of(day), puzzles.progress(person, day)
    did = SOLUTION if mine.outcome in (SHOWN, MISSED) else mine.tries[-1] if mine.tries else ""
    place = place_of(puzzle.game.id, str(puzzle.number), did)
    words = render.game_words(puzzle.game.id, ctx.lang)
    here = f"/today/puzzle?step={day}"
    wrong = [move for move in mine.tries if move != puzzle.puzzle.best]
    context = puzzle_context(place, ctx.visitor, base="/today/puzzle", step=day, here=here, wrong=wrong)
    context |= {
        "method": "POST",
        "leave_to": "/today",
        "day_text": str(date_of(day)),
        "date": date_in_full(date_of(day), ctx.lang),
        "ease": words(f"ease-{puzzle.ease}"),
        "mine": mine,
        "tries": [SIGNS[move == puzzle.puzzle.best] for move in mine.tries],
        "left": TRIES - len(mine.tries),
        "all_tries": TRIES,
        "solution": None if mine.outcome else f"{here}&did={SOLUTION}",
        "back": None,
        "on": None,
        "outcomes": _outcomes(ctx, day, mine),
        "streak": puzzles.streak(person),
        "share": _puzzle_text(ctx, day, mine, puzzles.streak(person)) if mine.outcome else "",
    }
    return place, context


def _outcomes(ctx: Context, day: int, mine: DailyPuzzle) -> list[dict[str, Any]]:
    """Returns how many people needed how many tries; empty while the visitor may still try."""
    if not mine.outcome:
        return []
    counted, words = ctx.services.puzzles.outcomes(day), render.page_words(ctx.lang)
    lines = [
        {
            "label": words("today-try", number=number),
            "count": counted[FOUND, number],
            "mine": (mine.outcome, len(mine.tries)) == (FOUND, number),
        }
        for number in range(1, TRIES + 1)
    ]
    others = sum(count for (outcome, _), count in counted.items() if outcome in (MISSED, SHOWN))
    lines.append({"label": words("today-not-found"), "count": others, "mine": mine.outcome in (MISSED, SHOWN)})
    return lines


# ---------------------------------------------------------------------- the page of a day


def _context(ctx: Context, day: int, today: int) -> dict[str, Any]:
    lang, person = ctx.lang, ctx.visitor.person
    puzzles, deals = ctx.services.puzzles, ctx.services.deals
    deal = deals.of(day)
    results = deals.results(day, person.id if person else None)
    mine = next((each for each in results if person is not None and each.person == person.id), None)
    context: dict[str, Any] = {
        "day": str(date_of(day)),
        "date": date_in_full(date_of(day), lang),
        "before": str(date_of(day - 1)),
        "after": str(date_of(day + 1)) if day < today else None,
        "is_today": day == today,
        "deal": deal,
        "deal_game": render.game_words(deal.game.id, lang)("game-title"),
        "deal_seal": render.game_words(deal.game.id, lang)("game-seal"),
        "deal_running": deals.running(person, day),
        "deal_streak": deals.streak(person),
        "next_seal": deals.of(day + 1).commitment if day == today else None,
        "results": results,
        "mine": mine,
        "open": mine is not None or day < today,
        "listed": _listed(results, mine),
        "deal_share": _deal_text(ctx, day, mine, len(results)) if mine is not None else "",
        "puzzle": None,
    }
    if puzzles.exist():
        puzzle, tried, streak = puzzles.of(day), puzzles.progress(person, day), puzzles.streak(person)
        words = render.game_words(puzzle.game.id, lang)
        context |= {
            "puzzle": puzzle,
            "puzzle_number": day,
            "puzzle_game": words("game-title"),
            "puzzle_seal": words("game-seal"),
            "puzzle_mine": tried,
            "puzzle_tries": [SIGNS[move == puzzle.puzzle.best] for move in tried.tries],
            "puzzle_streak": streak,
            "puzzle_days": [weekday(date_of(today - back), lang) for back in range(len(streak.week) - 1, -1, -1)],
            "outcomes": _outcomes(ctx, day, tried),
            "puzzle_share": _puzzle_text(ctx, day, tried, streak) if tried.outcome != TRYING else "",
        }
    return context


def _listed(results: Sequence[DealResult], mine: DealResult | None) -> list[DealResult]:
    """Returns the best results, and the visitor's own."""
    best = list(results[:MAX_LISTED])
    return best if mine is None or mine in best else [*best, mine]


def _puzzle_text(ctx: Context, day: int, mine: DailyPuzzle, streak: Streak) -> str:
    """Returns what a person can share of a puzzle; it gives nothing away."""
    words = render.page_words(ctx.lang)
    signs = "".join(SIGNS[mine.outcome == FOUND and move == mine.tries[-1]] for move in mine.tries)
    shown = signs + SEEN if mine.outcome == SHOWN else signs
    return _to_share(ctx, day, words("today-share-puzzle", tries=shown), streak)


def _deal_text(ctx: Context, day: int, mine: DealResult, count: int) -> str:
    words = render.page_words(ctx.lang)
    line = words("today-share-deal", points=mine.points, place=mine.place, all=count)
    return _to_share(ctx, day, line, ctx.services.deals.streak(ctx.visitor.person))


def _to_share(ctx: Context, day: int, line: str, streak: Streak) -> str:
    """Returns two lines: the day, and how it went, with a streak of more than a day."""
    if streak.days > 1:
        line = f"{line}  ·  {render.page_words(ctx.lang)('streak-days', days=streak.days)}"
    return f"御 Kaiserhof · {short_date(date_of(day), ctx.lang)}\n{line}"
