"""Several people pass one device round: a hand is shown only while it is its turn, and after its person has said so."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.web.site import FEWEST, GAME, Browser, Site, act, open_site


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with open_site(Path(tmp_path_factory.mktemp("data"))) as opened:
        yield opened


def seat_beside(device: Browser, table: str, name: str) -> None:
    """Seats somebody else at this device, as a browser that follows redirects does."""
    brought = device.form(f"/t/{table}/beside", name=name)
    assert brought.status_code == 307, brought.text
    seated = device.form(brought.headers["location"], name=name)
    assert seated.status_code == 303, seated.text


def shared_table(site: Site) -> tuple[str, Browser]:
    """Returns a running table whose people all play on one device."""
    device = site.person("Ada")
    made = device.form("/new", game=GAME.id, seats=str(FEWEST), name="Ada")
    table = made.headers["location"].rpartition("/")[2]
    for name in ("Ben", "Chen", "Dora", "Emil")[: FEWEST - 1]:
        seat_beside(device, table, name)
    return table, device


def hand_of(page: str) -> bool:
    """Returns whether a page is drawn for a seat, with its hand."""
    found = re.search(r'data-me="(-?\d*)"', page)
    assert found is not None
    return found[1] not in ("", "-1")


def passes_to(page: str) -> str | None:
    """Returns to whom the device must be passed."""
    found = re.search(r'name="person" value="([^"]+)"\s+id="pass"', page)
    return found[1] if found else None


def test_a_whole_game_is_played_by_passing_one_device_round(site: Site) -> None:
    table, device = shared_table(site)
    rng, switches = Random(2), 0
    for _ in range(4000):
        page = device.get(f"/t/{table}/view").text
        if 'data-status="finished"' in page:
            break
        asked = passes_to(page)
        if asked is not None:
            assert not hand_of(page), "the hand is covered before the device is passed"
            device.form("/me/switch", person=asked, back=f"/t/{table}")
            switches += 1
            continue
        assert hand_of(page)
        assert act(device, table, rng)
    assert 'data-status="finished"' in device.get(f"/t/{table}/view").text
    assert switches > FEWEST


def test_nothing_of_a_hand_is_in_the_page_while_others_hold_the_device(site: Site) -> None:
    table, device = shared_table(site)
    rng = Random(3)
    for _ in range(60):
        page = device.get(f"/t/{table}").text
        asked = passes_to(page)
        if asked is not None:
            watcher = site.visitor()
            shown = re.search(r'data-region="hand".*?</section>', page, re.DOTALL)
            seen = re.search(r'data-region="hand".*?</section>', watcher.get(f"/t/{table}").text, re.DOTALL)
            assert (shown and shown[0]) == (seen and seen[0]), "the same as for a watcher"
            replay = device.get(f"/t/{table}/replay").text
            assert 'data-seat="none"' in replay
            device.form("/me/switch", person=asked)
        else:
            act(device, table, rng)


def test_a_device_of_ones_own_shows_the_hand_as_ever(site: Site) -> None:
    table, device = shared_table(site)
    page = device.get(f"/t/{table}/view").text
    asked = passes_to(page)
    covered = device.token if asked else None
    phone = site.visitor()
    phone.token = covered or next(iter(device.cookies["kaiserhof_others"].split(".")))
    alone = phone.get(f"/t/{table}/view").text
    assert hand_of(alone)
    assert passes_to(alone) is None
    assert device.get(f"/t/{table}/view").text == page, "neither page is that of the other"


def test_a_page_from_before_somebody_came_to_the_device_is_not_shown_again(site: Site) -> None:
    table, device = shared_table(site)
    for _ in range(60):
        asked = passes_to(device.get(f"/t/{table}/view").text)
        if asked is not None:
            break
        act(device, table, Random(1))
    alone = Browser(site, device.token, cookies={"kaiserhof_others": "nobody"})
    fewer = [token for token in device.cookies["kaiserhof_others"].split(".") if id_of(site, token) != asked]
    some = Browser(site, device.token, cookies={"kaiserhof_others": ".".join(fewer)})
    assert passes_to(some.get(f"/t/{table}/view").text) is None
    assert passes_to(alone.get(f"/t/{table}/view").text) is None
    assert passes_to(device.get(f"/t/{table}/view").text) == asked


def id_of(site: Site, token: str) -> str:
    person = site.tables.people.by_token(token)
    assert person is not None
    return person.id


def test_people_who_play_elsewhere_on_the_site_cover_nothing(site: Site) -> None:
    device = site.person("Ada")
    device.form("/me/add", name="Ben")
    others = site.people(FEWEST - 1)
    table = site.table([device, *others])
    assert hand_of(device.get(f"/t/{table}/view").text)


def test_a_person_of_the_device_is_seated_by_name_and_not_made_twice(site: Site) -> None:
    device = site.person("Ada")
    table = device.form("/new", game=GAME.id, seats=str(max(FEWEST, 3)), name="Ada").headers["location"][3:]
    device.form("/me/add", name="Zoe")
    ada = next(each.id for each in site.tables.moderator.people("Ada"))
    device.form("/me/switch", person=ada)
    before = len(site.tables.moderator.people("Zoe"))
    seat_beside(device, table, "Zoe")
    assert len(site.tables.moderator.people("Zoe")) == before
    assert "Zoe" in device.get(f"/t/{table}").text
    assert device.form(f"/t/{table}/beside", name=" ").status_code == 422
    assert device.form("/t/nothing/beside", name="Max").status_code == 404


def test_somebody_is_on_the_device_before_they_sit_so_a_lost_answer_loses_nobody(site: Site) -> None:
    device = site.person("Ada")
    table = device.form("/new", game=GAME.id, seats=str(FEWEST), name="Ada").headers["location"][3:]
    brought = device.form(f"/t/{table}/beside", name="Yve")
    assert "Play as Yve" in device.get("/me").text
    assert "Yve" not in device.get(f"/t/{table}").text
    before = dict(device.cookies)
    device.form(brought.headers["location"])
    device.cookies = before  # the answer to the second request never came
    assert "Yve" in device.get(f"/t/{table}").text
    assert "Play as Yve" in device.get("/me").text
    stranger = site.person("Eve")
    assert stranger.form(brought.headers["location"]).status_code == 404


def test_a_bots_turn_can_be_called_while_hands_are_covered(site: Site) -> None:
    device = site.person("Ada")
    made = device.api("POST", "/tables", json={"game": GAME.id, "seats": ["me", "open", "random"], "pace": "tap"})
    table = made.json()["id"]
    seat_beside(device, table, "Ben")
    rng = Random(5)
    for _ in range(60):
        page = device.get(f"/t/{table}/view").text
        if 'id="call"' in page:
            assert not hand_of(page)
            return
        asked = passes_to(page)
        if asked is not None:
            device.form("/me/switch", person=asked)
        else:
            act(device, table, rng)
    pytest.fail("no bot waited for a tap")
