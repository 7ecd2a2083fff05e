"""The context of a request, shared by the handlers of pages and of the API."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any, Literal

from litestar import Response
from litestar.enums import MediaType
from litestar.response import Redirect

from kaiserhof.community.leagues import Leagues
from kaiserhof.community.notifications import Notifications
from kaiserhof.community.profile import Profiles
from kaiserhof.community.quick_match import QuickMatch
from kaiserhof.community.returning import Court, Deals, PuzzlesOfDays
from kaiserhof.community.running_games import RunningGames
from kaiserhof.engine import Game
from kaiserhof.server.settings import Settings
from kaiserhof.tables import Forbidden, Person, Tables
from kaiserhof.web.headers import PRIVATE
from kaiserhof.web.hub import Hub
from kaiserhof.web.rendering import render
from kaiserhof.web.requests import AnyRequest, form_of, json_of
from kaiserhof.web.visitor import Visitor
from kaiserhof.workers.analyst import Analyst
from kaiserhof.workers.job_runner import JobRunner


@dataclass(frozen=True, slots=True)
class Services:
    """The services of the application; the same for every request."""

    tables: Tables
    renderer: render.Renderer
    settings: Settings
    hub: Hub
    jobs: JobRunner
    analyst: Analyst
    notifications: Notifications
    leagues: Leagues
    quick_match: QuickMatch
    running_games: RunningGames
    profiles: Profiles
    puzzles: PuzzlesOfDays
    deals: Deals
    court: Court


@dataclass(frozen=True, slots=True)
class Context:
    """A request, its sender, and the services. It is a single dependency because resolving several slows down every
    move."""

    request: AnyRequest
    visitor: Visitor
    services: Services
    tables: Tables
    renderer: render.Renderer
    settings: Settings

    @staticmethod
    def of(request: AnyRequest, visitor: Visitor, services: Services) -> Context:
        return Context(request, visitor, services, services.tables, services.renderer, services.settings)

    @property
    def lang(self) -> str:
        return self.visitor.lang

    @property
    def person(self) -> Person:
        """The visitor's person. Raises `Forbidden` if there is none yet."""
        if self.visitor.person is None:
            raise Forbidden("error-no-person")
        return self.visitor.person

    async def ensure_person(self) -> Person:
        """Returns the visitor's person; creates one if there is none yet."""
        visitor = self.visitor
        if visitor.person is not None:
            return visitor.person
        guest = render.page_words(visitor.lang)("guest")
        made = await asyncio.to_thread(self.tables.people.add, guest, visitor.lang)
        visitor.person, visitor.new_token = made
        return made[0]

    async def renamed(self, person: Person, form: dict[str, str]) -> Person:
        """Changes a person's name if the form contains one."""
        name = form.get("name", "")
        if not name.strip():
            return person
        return await asyncio.to_thread(lambda: self.tables.people.change(person, name=name))

    async def form(self) -> dict[str, str]:
        return await form_of(self.request)

    async def json(self) -> dict[str, Any]:
        return await json_of(self.request)

    def page(self, template: str, **context: Any) -> str:
        visitor = self.visitor
        sprite = render.page_sprite()
        return self.renderer.page(
            template, visitor.lang, visitor.theme, **{"visitor": visitor, "page_sprite": sprite} | context
        )

    def game_page(self, template: str, game: Game, context: dict[str, Any]) -> str:
        """Renders a page about a game; the template's `t` translates with the game's texts."""
        return self.renderer.game_page(template, self.visitor, game, context)

    def html(self, content: str, status: int = 200) -> Response[str]:
        """Returns an uncached HTML response for this visitor."""
        return Response(
            content,
            media_type=MediaType.HTML,
            status_code=status,
            headers=PRIVATE,
            cookies=self.visitor.cookies(secure=self.settings.secure),
        )

    def nothing(self) -> Response[None]:
        """Returns an empty response; it sets the cookie of a new person."""
        return Response(
            None, status_code=204, headers=PRIVATE, cookies=self.visitor.cookies(secure=self.settings.secure)
        )

    def go(self, path: str, status_code: Literal[303, 307] = 303) -> Redirect:
        """Redirects the visitor to another page; with 307 the browser sends the same form there."""
        cookies = self.visitor.cookies(secure=self.settings.secure)
        return Redirect(path, status_code=status_code, cookies=cookies, headers=PRIVATE)
