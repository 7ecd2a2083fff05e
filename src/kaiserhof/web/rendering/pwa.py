"""The site as an installable app: its manifest in each language, and the service worker of this version."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from typing import Any

from kaiserhof import __version__
from kaiserhof.engine import Words
from kaiserhof.web.headers import CSP
from kaiserhof.web.rendering.assets import are_bundled, asset_url, modules, static_text

OFFLINE = "/offline"
"""The URL of the offline page."""

KEPT = ("common.css", "icon.svg", "icon-turn.svg", "lesson.js", "offline.js")
"""The files needed for that page and for lessons, which can be played offline."""


def manifest_url(lang: str) -> str:
    """Returns the URL of the manifest, with a hash of its content."""
    return f"/manifest/{hashlib.sha256(manifest(lang)).hexdigest()[:12]}/{lang}.webmanifest"


@cache
def manifest(lang: str) -> bytes:
    """Returns the web app manifest in a language."""
    words = Words(lang, ("kaiserhof.web",))
    content: dict[str, Any] = {
        "id": "/",
        "name": words("app-name"),
        "short_name": "Kaiserhof",
        "description": words("home-sub"),
        "lang": "zh-Hans" if lang == "zh" else lang,
        "dir": "ltr",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "theme_color": "#3a2a20",
        "background_color": "#e9dec4",
        "categories": ["games"],
        "icons": [
            {"src": asset_url("icon.svg"), "sizes": "any", "type": "image/svg+xml"},
            {"src": asset_url("icon-192.png"), "sizes": "192x192", "type": "image/png"},
            {"src": asset_url("icon-512.png"), "sizes": "512x512", "type": "image/png"},
            {"src": asset_url("icon-maskable.png"), "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
        ],
    }
    return json.dumps(content, ensure_ascii=False).encode()


@cache
def worker() -> str:
    """Returns the service worker: its script, preceded by the data of this version."""
    told = {
        "version": hashlib.sha256(f"{__version__} {asset_url('')}".encode()).hexdigest()[:12],
        "files": [asset_url(name) for name in (KEPT if are_bundled() else dict.fromkeys((*KEPT, *modules())))],
        "pages": [OFFLINE],
        "policy": CSP,
        "icon": asset_url("icon-192.png"),
        "badge": asset_url("icon-badge.png"),
    }
    return f"const KEPT = {json.dumps(told)};\n\n{static_text('worker.js')}"
