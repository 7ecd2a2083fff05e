"""Compression of responses that hold no secret.

Only handlers that ask for it are compressed. The length of a compressed page tells something of its text, so a page
never is if it has something hidden (cards, a personal link, the address of a table) beside what others have written.
"""

from __future__ import annotations

from litestar.config.compression import CompressionConfig
from litestar.middleware.base import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware

COMPRESSED = DefineMiddleware(
    CompressionMiddleware, config=CompressionConfig(backend="gzip", gzip_compress_level=6, minimum_size=1000)
)
"""Middleware for a handler whose responses may be compressed."""
