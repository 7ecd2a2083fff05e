"""The answers of pages: a page, or the way to another one."""

from __future__ import annotations

from litestar import Response
from litestar.enums import MediaType
from litestar.response import Redirect

from kaiserhof.server.settings import Settings
from kaiserhof.web.headers import PRIVATE
from kaiserhof.web.visitor import Visitor


def html(content: str, visitor: Visitor, settings: Settings, status: int = 200) -> Response[str]:
    """Returns a page for one visitor."""
    return Response(
        content,
        media_type=MediaType.HTML,
        status_code=status,
        headers=PRIVATE,
        cookies=visitor.cookies(secure=settings.secure),
    )


def go(path: str, visitor: Visitor, settings: Settings) -> Redirect:
    """Redirects the visitor to another page."""
    return Redirect(path, status_code=303, cookies=visitor.cookies(secure=settings.secure), headers=PRIVATE)
