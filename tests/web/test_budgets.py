"""Every route that changes something keeps to a rate, and stores only what is declared with its limits."""

from collections.abc import Iterator
from typing import Any

import pytest
from litestar.handlers import HTTPRouteHandler
from litestar.routes import HTTPRoute

from tests.web.odd_requests import routes_of
from tests.web.site import GAME, Site

LARGEST = 1_300_000
"""More bytes than any page sends: a long record in a form."""


BODY: dict[str, Any] = dict.fromkeys(("name", "move", "text", "table"), "x") | {"lang": "en", "number": 1, "seats": 2}
BODY |= {"game": GAME.id, "rounds": 1, "kinds": {}, "choice": "turn", "url": "https://example.org"}
"""Fields that some route needs; a malformed request ends before anything is counted or done."""


def handlers(site: Site) -> Iterator[tuple[str, HTTPRouteHandler]]:
    for route in site.app.routes:
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                yield route.path, handler


def test_every_route_that_changes_something_is_counted_before_it_does(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted: list[str] = []
    monkeypatch.setattr(site.tables.limits, "spend", lambda kind, *_: counted.append(kind))
    person, changing = site.person(), 0
    for path, methods in routes_of(site.app):
        for method in set(methods) - {"GET", "HEAD"}:
            changing += 1
            counted.clear()
            address = path.replace("ID", "x").replace("GAME", GAME.id).replace("ANY", "1")
            site.request(method, f"{address}?name=x", person.headers(), json=BODY)
            assert "change" in counted, f"{method} {path} is not counted"
    assert changing > 40


def test_no_request_has_a_body_without_end(site: Site) -> None:
    for path, handler in handlers(site):
        most = handler.resolve_request_max_body_size()
        assert isinstance(most, int), path
        assert most <= LARGEST, path
