"""What a browser asks for to install the page, and the page that is shown without a network."""

from __future__ import annotations

from litestar import Controller, Response, get

from kaiserhof.engine import LANGUAGES
from kaiserhof.tables import Missing
from kaiserhof.web.context import Context
from kaiserhof.web.headers import IMMUTABLE
from kaiserhof.web.rendering import pwa, render

CHECKED = {"cache-control": "no-cache"}
"""Headers of what a browser must ask for anew every time."""


class Installing(Controller):
    """Handles what a browser asks for to install the page."""

    include_in_schema = False

    @get("/manifest/{digest:str}/{lang:str}", sync_to_thread=False)
    def manifest(self, digest: str, lang: str) -> Response[bytes]:
        """Returns the manifest in a language."""
        lang = lang.removesuffix(".webmanifest")
        if lang not in LANGUAGES:
            raise Missing("error-no-page")
        return Response(pwa.manifest(lang), media_type="application/manifest+json", headers=IMMUTABLE)

    @get("/worker.js", sync_to_thread=False)
    def worker(self) -> Response[str]:
        """Returns the service worker of this version; a browser compares it with the one it has."""
        return Response(pwa.worker(), media_type="text/javascript", headers=CHECKED)

    @get(pwa.OFFLINE)
    async def offline(self, ctx: Context) -> Response[str]:
        """Shows what can be done without a network; the worker keeps this page."""
        page = ctx.page(
            "offline.html",
            visitor=None,
            games=[entry for entry in render.games_context(ctx.lang) if entry["lesson"]],
        )
        return ctx.html(page)
