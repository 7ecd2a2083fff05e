"""A replay through the eyes of someone else calls their hand theirs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from kaiserhof.drawing import artist_of
from kaiserhof.engine import LANGUAGES, Seat, find_game, game_ids
from tests.tables.party import Party
from tests.web.site import Browser, Site, open_site

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with open_site(Path(tmp_path_factory.mktemp("data"))) as opened:
        yield opened


def finished(site: Site, game_id: str) -> tuple[list[Browser], str]:
    game = find_game(game_id)
    people = [site.person(name) for name in NAMES[: game.players[0]]]
    seats = ["me", *["open"] * (len(people) - 1)]
    table = people[0].api("POST", "/tables", json={"game": game_id, "seats": seats}).json()["id"]
    for person in people[1:]:
        assert person.api("POST", f"/tables/{table}/seat").status_code == 200
    Party(site.tables, table, [site.tables.people.by_token(person.token) for person in people]).finish()
    return people, table


@pytest.mark.parametrize("game_id", game_ids())
def test_a_hand_that_somebody_else_looks_at_has_its_owners_name(site: Site, game_id: str) -> None:
    (ada, ben, *_), table = finished(site, game_id)
    game = find_game(game_id)
    own = artist_of(game).own_headings
    assert own
    for lang in LANGUAGES:
        words = game.words(lang).named(NAMES)
        for viewer, theirs in ((ada, False), (ben, True), (site.visitor(), True)):
            viewer.cookies["kaiserhof_lang"] = lang
            page = viewer.get(f"/t/{table}/replay?at=20&seat=1").text
            for heading in own:
                called = words(f"{heading}-of", seat=Seat(0)) if theirs else words(heading)
                assert called in page, (lang, heading, theirs)
                assert (words(heading) in page) != theirs
