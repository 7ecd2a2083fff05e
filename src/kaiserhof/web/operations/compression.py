"""Compression of responses without secrets.

The length of a compressed page reveals something about its text (as in BREACH), so secrets such as cards, personal
links and table ids are never compressed together with text that other people wrote. Handlers whose responses contain no
secrets use `COMPRESSED`. Pages of a game contain secrets and use `SymbolsCompressed`: it compresses only the symbols,
which are the same for everyone and make up half of the page. The rest is sent uncompressed, so its length reveals
nothing. A file of symbols, shown by `<use href="/sprite/…#id">`, would need none of this, but the address in every
reference makes all events longer, and tables open no sooner: `docs/decisions/033-symbols-in-the-page.md`.
"""

from __future__ import annotations

import zlib
from functools import lru_cache

from litestar.config.compression import CompressionConfig
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.middleware.base import AbstractMiddleware, DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.types import HTTPResponseStartEvent, Message, Receive, Scope, Send

COMPRESSED = DefineMiddleware(
    CompressionMiddleware, config=CompressionConfig(backend="gzip", gzip_compress_level=6, minimum_size=1000)
)
"""Middleware for handlers whose responses may be compressed."""

_OPENING, _CLOSING = b'<svg class="sprite" aria-hidden="true">', b"</svg>\n<header"
"""The markup around the symbols in every page."""

_HEAD = b"\x1f\x8b\x08\0\0\0\0\0\0\xff"
_END = b"\x03\0"
"""An empty final deflate block."""


class SymbolsCompressed(AbstractMiddleware):
    """Middleware for handlers whose pages contain symbols, which may be compressed, and secrets, which may not."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Compresses the symbols of a page if the browser accepts gzip."""
        started: HTTPResponseStartEvent | None = None

        async def pack(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = message
                return
            if started is not None and message["type"] == "http.response.body":
                headers = MutableScopeHeaders.from_message(started)
                headers["vary"] = "Accept-Encoding"
                if takes and not message["more_body"]:
                    message["body"] = with_symbols_compressed(message["body"])
                    headers["content-encoding"] = "gzip"
                    headers["content-length"] = str(len(message["body"]))
                await send(started)
                started = None
            await send(message)

        takes = "gzip" in Headers.from_scope(scope).get("accept-encoding", "")
        await self.app(scope, receive, pack)


def with_symbols_compressed(page: bytes) -> bytes:
    """Returns a page in gzip format: symbols compressed, everything else stored."""
    before, opening, rest = page.partition(_OPENING)
    symbols, closing, after = rest.partition(_CLOSING)
    parts = _packed(before + opening, 0), _symbols(symbols), _packed(closing + after, 0)
    ends = (zlib.crc32(page), len(page) & 0xFFFFFFFF)
    return b"".join([_HEAD, *parts, _END, *(end.to_bytes(4, "little") for end in ends)])


@lru_cache(64)
def _symbols(content: bytes) -> bytes:
    return _packed(content, 9)


def _packed(content: bytes, level: int) -> bytes:
    """Returns content in deflate blocks that refer to nothing before them and end on a byte boundary. Level 0 stores
    it as it is."""
    packer = zlib.compressobj(level, zlib.DEFLATED, -zlib.MAX_WBITS)
    return packer.compress(content) + packer.flush(zlib.Z_FULL_FLUSH)
