"""The home page: the games for someone new, and for others what they can go on with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kaiserhof.community.returning import DAY, Streak
from kaiserhof.drawing.portraits import FACES
from kaiserhof.engine import LANGUAGES, find_game, game_ids, lesson_of
from kaiserhof.engine.puzzles import puzzles_of
from kaiserhof.storage.progress_store import LessonProgress
from kaiserhof.storage.rows import ENDED, FINISHED
from kaiserhof.tables import Person, TableSummary
from kaiserhof.web.context import Context
from kaiserhof.web.pages.my_games import urgency
from kaiserhof.web.rendering import render

MAX_RUNNING, MAX_FINISHED = 10, 3
"""Number of the visitor's running and finished games on the home page, latest first."""

LINES = ("lesson", "puzzle", "deal", "court")
"""The lines under "Go on", in order. People can hide each of them."""

LESSON_DAYS = 14
"""Days after which a lesson that nobody touches is no longer offered."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line under "Go on"."""

    href: str
    title: str
    sub: str
    go: str
    """The words that lead there."""
    icon: str = ""
    face: str = ""
    done: bool = False
    """Whether it is done for today."""
    step: int = 0
    all: int = 0
    """Steps of a lesson; 0 for anything else."""
    streak: Streak | None = None


def home_context(ctx: Context) -> dict[str, Any]:
    """Returns the template context of the home page."""
    person, lang, tables = ctx.visitor.person, ctx.lang, ctx.tables
    mine = tables.views.my_tables(person) if person else []
    over = [table for table in mine if table.status in (FINISHED, ENDED)]
    shown = [table for table in mine if table not in over][:MAX_RUNNING] + over[:MAX_FINISHED]
    now = tables.store.database.clock()
    solved = tables.store.progress.solved(person.id) if person else set()
    games = render.games_context(lang)
    for entry in games:
        digests = {puzzle.digest for puzzle in puzzles_of(entry["game"])}
        entry["solved"] = sum(game == entry["game"].id and digest in digests for game, digest in solved)
    newcomer = person is None or not (mine or solved or _has_begun(ctx, person))
    return {
        "games": games,
        "newcomer": newcomer,
        "mine": [render.summary_context(summary, lang, now) for summary in shown],
        "more": len(mine) > len(shown),
        "free": [_listed(summary, lang, now) for summary in tables.views.open_tables()],
        "asked": _invitations(ctx, person, now) if person else [],
        **(going_on(ctx, person, mine) if person is not None and not newcomer else {}),
    }


def _has_begun(ctx: Context, person: Person) -> bool:
    """Returns whether a person without tables has begun a lesson or tried a puzzle of a day."""
    progress = ctx.tables.store.progress
    return bool(progress.lessons(person.id) or progress.daily_puzzles(person.id))


def _listed(summary: TableSummary, lang: str, now: float) -> dict[str, Any]:
    return render.summary_context(summary, lang, now) | {"inviter": ""}


def _invitations(ctx: Context, person: Person, now: float) -> list[dict[str, Any]]:
    inviters = {each.table: each.inviter for each in ctx.tables.store.lobby.invitations_of(person.id)}
    asked = ctx.tables.views.summaries(list(inviters), person.id)
    return [_listed(summary, ctx.lang, now) | {"inviter": inviters[summary.id]} for summary in asked]


def going_on(ctx: Context, person: Person, mine: list[TableSummary]) -> dict[str, Any]:
    """Returns what a person can go on with: a game where it is their turn, and one line each of the rest."""
    now = ctx.tables.store.database.clock()
    waiting = sorted((table for table in mine if table.my_move), key=urgency)
    likes = person.likes
    makers = {"lesson": _lesson, "puzzle": _puzzle, "deal": _deal, "court": _court}
    lines = [makers[name](ctx, person) for name in LINES if name not in likes.hidden]
    unnamed = person.name in {render.page_words(lang)("guest") for lang in LANGUAGES}
    return {
        "greeting": "" if unnamed else person.name,
        "turn": render.summary_context(waiting[0], ctx.lang, now) if waiting else None,
        "waiting": len(waiting),
        "coming": [line for line in lines if line is not None],
        "arrange": [{"name": name, "shown": name not in likes.hidden} for name in LINES],
        "ask_name": not likes.asked and (unnamed or not likes.face),
        "faces": FACES,
    }


def latest_lesson(ctx: Context, person: Person) -> LessonProgress | None:
    """Returns the lesson that a person has begun and touched lately; None if there is none."""
    since = ctx.tables.store.database.clock() - LESSON_DAYS * DAY
    lessons = ctx.tables.store.progress.lessons(person.id)
    begun = (each for each in lessons if each.finished is None and each.at >= since and each.game in game_ids())
    return next(begun, None)


def _lesson(ctx: Context, person: Person) -> Line | None:
    begun = latest_lesson(ctx, person)
    lesson = None if begun is None else lesson_of(find_game(begun.game))
    if begun is None or lesson is None or begun.step > len(lesson.steps):
        return None
    words = render.game_words(begun.game, ctx.lang)
    return Line(
        href=f"/learn/{begun.game}/on",
        title=words("go-on-lesson", game=words("game-title")),
        sub=words("lesson-step", step=begun.step, all=len(lesson.steps)),
        go=words("go-on-lesson-go"),
        icon="i-learn",
        step=begun.step,
        all=len(lesson.steps),
    )


def _puzzle(ctx: Context, person: Person) -> Line | None:
    puzzles = ctx.services.puzzles
    puzzle = puzzles.of(puzzles.today) if puzzles.exist() else None
    if puzzle is None:
        return None
    words = render.game_words(puzzle.game.id, ctx.lang)
    done = bool(puzzles.progress(person, puzzle.day).outcome)
    return Line(
        href="/today/puzzle",
        title=words("today-puzzle"),
        sub=words("today-puzzle-of", game=words("game-title"), ease=words(f"ease-{puzzle.ease}")),
        go=words("today-see" if done else "today-solve"),
        icon="i-puzzle",
        done=done,
        streak=puzzles.streak(person),
    )


def _deal(ctx: Context, person: Person) -> Line | None:
    deals = ctx.services.deals
    deal = deals.of(deals.today)
    words = render.game_words(deal.game.id, ctx.lang)
    results = deals.results(deals.today, person.id)
    mine = next((each for each in results if each.person == person.id), None)
    running = deals.running(person, deals.today)
    if mine is not None:
        sub = words("today-deal-place", points=mine.points, place=mine.place, all=len(results))
    else:
        sub = words("today-deal-of", game=words("game-title"), bots=len(deal.seats) - 1)
    return Line(
        href="/today/deal" if mine is not None or running is None else f"/t/{running}",
        title=words("today-deal"),
        sub=sub,
        go=words("today-see-table" if mine is not None else "go-on-play" if running else "today-play"),
        icon="i-deal",
        done=mine is not None,
        streak=deals.streak(person),
    )


def _court(ctx: Context, person: Person) -> Line | None:
    court, progress = ctx.services.court, ctx.tables.store.progress
    played = [each.game for each in reversed(progress.challenges_of(person.id, "court")) if each.game in game_ids()]
    games = [entry["game"].id for entry in render.games_context(ctx.lang)]
    for game in dict.fromkeys((*played, *games)):
        view = court.view(person, find_game(game))
        if view.next is not None:
            words = render.game_words(game, ctx.lang)
            return Line(
                href=f"/court?game={game}",
                title=words("go-on-court", name=words(f"character-{view.next.rung.face}")),
                sub=words("court-tally", ahead=view.next.ahead, behind=view.next.behind, game=words("game-title")),
                go=words("go-on-court-go"),
                face=view.next.rung.face,
            )
    return None
