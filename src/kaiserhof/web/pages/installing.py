"""Installation as an app, and the offline page."""

from __future__ import annotations

from litestar import Controller, Response, get

from kaiserhof.engine import LANGUAGES
from kaiserhof.tables import Missing
from kaiserhof.web.context import Context
from kaiserhof.web.headers import IMMUTABLE
from kaiserhof.web.rendering import pwa, render

CHECKED = {"cache-control": "no-cache"}
"""Headers of files that a browser must revalidate every time."""


class InstallPages(Controller):
    """Handles the manifest, the service worker and the offline page."""

    include_in_schema = False

    @get("/manifest/{digest:str}/{lang:str}", sync_to_thread=False)
    def manifest(self, digest: str, lang: str) -> Response[bytes]:
        """Returns the web app manifest in a language."""
        lang = lang.removesuffix(".webmanifest")
        if lang not in LANGUAGES:
            raise Missing("error-no-page")
        return Response(pwa.manifest(lang), media_type="application/manifest+json", headers=IMMUTABLE)

    @get("/worker.js", sync_to_thread=False)
    def worker(self) -> Response[str]:
        """Returns the service worker of this version; a browser compares it with its own."""
        return Response(pwa.worker(), media_type="text/javascript", headers=CHECKED)

    @get(pwa.OFFLINE)
    async def offline(self, ctx: Context) -> Response[str]:
        """Shows what works offline; the service worker caches this page."""
        page = ctx.page(
            "offline.html",
            visitor=None,
            games=[entry for entry in render.games_context(ctx.lang) if entry["lesson"]],
        )
        return ctx.html(page)
