"""What a stream sends turns the previous page into the next one, and is no larger than necessary."""

import json
import re
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import mean

import pytest

from kaiserhof.engine import find_game, game_ids
from kaiserhof.tables import Person
from kaiserhof.web.rendering.patches import Sheet, cut, event_of, spliced, splices
from kaiserhof.web.rendering.regions import html_of
from kaiserhof.web.rendering.render import Renderer
from tests.browser.alike import dice_alike
from tests.web.site import Browser, Site

PERFORMANCE = Path(__file__).parents[2] / "docs" / "performance.md"
MAX_BYTES, MAX_BYTES_ASKED = 4608, 6 * 1024
"""Maximum mean number of bytes sent to a viewer per move, and to the person who is asked next."""


@dataclass
class Page:
    """A page that knows only what its stream has sent."""

    last: int = 0
    frame: str = ""
    data: dict[str, str] = field(default_factory=dict)
    regions: dict[str, tuple[str, ...]] = field(default_factory=dict)

    def receive(self, content: bytes) -> None:
        told = json.loads(content[content.index(b"data: ") + 6 :])
        if "frame" in told:
            self.frame, self.regions = told["frame"], {}
        else:
            assert told["from"] == self.last
        self.last = told["to"]
        self.data |= told["data"]
        for name, changes in told["regions"].items():
            self.regions[name] = spliced(self.regions.get(name, ()), changes)

    def shows(self, sheet: Sheet) -> bool:
        return (self.frame, self.data, self.regions) == (sheet.frame, sheet.data, sheet.regions)


@pytest.mark.parametrize("seed", range(40))
def test_splices_make_one_series_of_segments_of_another(seed: int) -> None:
    rng = Random(seed)
    old = tuple(rng.choice("abcdefgh") for _ in range(rng.randrange(30)))
    new = list(old)
    for _ in range(rng.randrange(6)):
        at = rng.randrange(len(new) + 1)
        new[at : at + rng.randrange(3)] = [rng.choice("abcdefghxyz") for _ in range(rng.randrange(4))]
    assert spliced(old, splices(old, tuple(new))) == tuple(new)


def test_what_has_not_changed_is_not_sent() -> None:
    old = tuple(f"<li>{number}</li>" for number in range(120))
    new = ("<li>new</li>", *old[:-1])
    assert splices(old, new) == [(119, 1, ()), (0, 0, ("<li>new</li>",))]


def test_series_too_long_to_compare_are_sent_whole_where_they_differ() -> None:
    old = tuple(str(number) for number in range(1000))
    new = ("first", *old[::2], "last")
    assert splices(old, new) == [(0, 1000, new)]


def test_what_moves_on_within_a_card_is_sent_alone() -> None:
    def card(name: str, *, turn: bool) -> str:
        return f"<li><b>{name}</b><i>person</i>{'<em>to move</em>' if turn else ''}<p>points</p></li>"

    before, after = (cut(card("Wen", turn=first) + card("Lu", turn=not first)) for first in (True, False))
    assert "".join(before) == card("Wen", turn=True) + card("Lu", turn=False)
    changes = splices(before, after)
    assert spliced(before, changes) == after
    assert [come for _, _, come in changes] == [("<em>to move</em>",), ()]


def viewers(site: Site, people: list[Browser]) -> list[Person | None]:
    return [*(site.tables.people.by_token(person.token) for person in people), None]


def act(site: Site, table_id: str, people: list[Person | None], rng: Random) -> bool:
    """Lets the person who must act do something, sometimes an undo. Returns False when the game is over."""
    for person in people:
        view = site.tables.views.view(table_id, person)
        if person is None or view.status != "playing":
            return False
        if view.can_undo and rng.random() < 0.1:
            site.tables.play.undo(table_id, person, view.number)
        elif view.must_confirm:
            site.tables.play.confirm(table_id, person, view.number)
        elif view.legal:
            site.tables.play.move(table_id, person, view.number, view.state.text(rng.choice(view.legal)))
        else:
            continue
        return True
    return False


def hears(site: Site, game: str, seats: int, most: int = 100_000) -> list[tuple[int, bool]]:
    """Plays a game while every page follows its stream, and checks that it equals a new page.

    Returns the sizes of the events, and whether each went to someone who is asked.
    """
    rng = Random(game)
    joined = site.people(seats)
    with dice_alike(game):
        table_id = site.table(joined, game=game)
    people = viewers(site, joined)
    renderer, fresh = Renderer(), Renderer()
    pages: dict[Person | None, Page] = {person: Page() for person in people}
    sheets: dict[Person | None, Sheet] = {}
    sizes = []
    moves = 0
    while moves < most and act(site, table_id, people, rng):
        moves += 1
        if moves % 9 == 0 and people[0] is not None:
            site.tables.chat.say(table_id, people[0], f"{moves} <b>")
        for person, page in pages.items():
            view = site.tables.views.view(table_id, person)
            sheet = renderer.sheet(view, "en")
            content = event_of(sheets.get(person), sheet, page.last + 1)
            if person in sheets:
                sizes.append((len(content), bool(view.legal or view.must_confirm)))
            page.receive(content)
            sheets[person] = sheet
            assert page.shows(sheet)
            if moves % 20 == 0:
                fresh.forget()
                assert html_of(sheet) == fresh.table(view, "en")
    return sizes


@pytest.mark.parametrize("game", game_ids())
def test_a_page_that_hears_every_event_shows_what_a_fresh_page_shows(site: Site, game: str) -> None:
    sizes = hears(site, game, find_game(game).players[0])
    assert mean(size for size, _ in sizes) < MAX_BYTES
    assert mean(size for size, asked in sizes if asked) < MAX_BYTES_ASKED


def test_the_size_of_a_view_is_as_documented(site: Site) -> None:
    documented = re.search(r"a view has (\d+\.\d) KiB on average", PERFORMANCE.read_text(encoding="utf-8"))
    assert documented is not None
    measured = mean(size for game in game_ids() for size, _ in hears(site, game, 4, most=60)) / 1024
    assert 0.7 <= measured / float(documented[1]) <= 1.3


def test_spots_are_lit_in_the_colour_of_the_viewers_seat(site: Site) -> None:
    people = site.people(find_game(game_ids()[0]).players[0])
    table_id = site.table(people)
    for seat, person in enumerate(people):
        shown = person.get(f"/t/{table_id}/view").text
        assert f'data-me="{seat}"' in shown
    assert 'data-me=""' in site.visitor().get(f"/t/{table_id}/view").text


def test_an_event_that_starts_from_another_frame_brings_the_whole(site: Site) -> None:
    people = site.people(1)
    made = people[0].api("POST", "/tables", json={"game": game_ids()[0], "seats": ["me", "open", "open"]}).json()
    renderer = Renderer()
    page, sheets = Page(), []
    for joins in (None, *site.people(2)):
        if joins is not None:
            joins.api("POST", f"/tables/{made['id']}/seat")
        view = site.tables.views.view(made["id"], viewers(site, people)[0])
        sheets.append(renderer.sheet(view, "en"))
        page.receive(event_of(sheets[-2] if len(sheets) > 1 else None, sheets[-1], len(sheets)))
        assert page.shows(sheets[-1])
    assert "lobby" in sheets[0].regions
    assert "spots" in sheets[-1].regions
    assert b'"frame"' not in event_of(sheets[0], sheets[1], 2)


def test_a_stream_begins_with_the_whole_and_goes_on_with_what_has_changed(site: Site) -> None:
    people = site.people(find_game(game_ids()[0]).players[0])
    table_id = site.table(people)
    began = site.stream(f"/t/{table_id}/stream", people[0].headers())
    page = Page()
    page.receive(began[began.index(b"id: ") :])
    assert page.data["status"] == "playing"
    assert "".join(page.regions["prompt"]) in people[0].get(f"/t/{table_id}/view").text


@pytest.mark.parametrize("game", game_ids())
def test_a_page_that_came_with_the_whole_hears_only_what_changes(site: Site, game: str) -> None:
    rng, renderer = Random(game), Renderer()
    joined = site.people(find_game(game).players[0])
    table_id = site.table(joined, game=game)
    people = viewers(site, joined)
    came = sheet = renderer.sheet(site.tables.views.view(table_id, people[0]), "en")
    page, unsent = Page(0, came.frame, dict(came.data), {}), set(came.regions)
    while page.last < 80 and act(site, table_id, people, rng):
        old, sheet = sheet, renderer.sheet(site.tables.views.view(table_id, people[0]), "en")
        page.receive(event_of(old, sheet, page.last + 1, unsent))
        page.regions |= {name: came.regions[name] for name in unsent}
        assert page.shows(sheet)
        page.regions = {name: page.regions[name] for name in page.regions if name not in unsent}
    assert {"log", "marks", "players", "prompt"} <= page.regions.keys()


def test_a_page_that_shows_what_the_stream_would_send_is_told_so(site: Site) -> None:
    people = site.people(find_game(game_ids()[0]).players[0])
    table_id = site.table(people)
    digests = []
    for person in people:
        shown = re.search(r'data-digest="(\w+)"', person.get(f"/t/{table_id}").text)
        assert shown is not None
        digests.append(shown[1])
        began = site.stream(f"/t/{table_id}/stream?digest={shown[1]}", person.headers())
        told = began[began.index(b"data: ") :]
        assert told.startswith(b'data: {"from":0,"to":1,"data":{},"regions":{}}')
    assert digests[0] != digests[1], "each seat has a page of its own"
    for other in (digests[1], "", "x"):
        assert b'"frame"' in site.stream(f"/t/{table_id}/stream?digest={other}", people[0].headers())


def test_an_act_is_answered_without_a_view(site: Site) -> None:
    people = site.people(find_game(game_ids()[0]).players[0])
    table_id = site.table(people)
    deciding = next(person for person in people if person.see(table_id)["legal"])
    seen = deciding.see(table_id)
    answer = deciding.send(f"/t/{table_id}/move", {"number": seen["number"], "move": seen["legal"][0]})
    assert (answer.status_code, answer.content) == (200, b"")
