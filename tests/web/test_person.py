"""Profiles: what others may see, devices, and deleting oneself."""

import re
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from kaiserhof.community.ratings import SHOWN_AFTER
from kaiserhof.community.visibility import AUDIENCES, DEFAULTS
from kaiserhof.engine import LANGUAGES
from kaiserhof.storage.rows import PERSON
from kaiserhof.tables import SeatPlan, TablePlan
from kaiserhof.web.events import event
from kaiserhof.web.hub import Hub
from tests.community.test_ratings import to_the_end
from tests.web.site import GAME, Browser, Site, behind, open_site

PARTS = {"ratings": 'class="rates"', "history": "h-history", "company": "h-company", "records": "h-records"}
"""Markup on the page if a part may be seen."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with open_site(Path(tmp_path_factory.mktemp("data"))) as opened:
        yield opened


def person_of(site: Site, browser: Browser) -> str:
    person = site.tables.people.by_token(browser.token)
    assert person is not None
    return person.id


@pytest.fixture(scope="module")
def trio(site: Site) -> list[Browser]:
    """People who have finished a few rated games with each other."""
    trio = [site.person(name) for name in ("Ada", "Bela", "Chloe")]
    people = [site.tables.people.by_token(each.token) for each in trio]
    for seed in range(SHOWN_AFTER):
        plans = [SeatPlan(PERSON, person=person) for person in people]
        assert people[0] is not None
        table = site.tables.creation.create(people[0], TablePlan(GAME.id, plans, rated=True))
        to_the_end(site.tables, table, seed)
    return trio


def parts(page: str) -> set[str]:
    return {part for part, sign in PARTS.items() if sign in page}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_my_page_shows_rating_history_partners_and_records(site: Site, trio: list[Browser], lang: str) -> None:
    me = site.visitor()
    me.token, me.cookies["kaiserhof_lang"] = trio[0].token, lang
    page = me.get("/me").text
    assert parts(page) == set(PARTS)
    assert "Bela" in page
    assert "Chloe" in page
    assert page.count('class="place-n') == SHOWN_AFTER
    assert page.count('class="plot"') == 1, "the rating is shown after the fifth game"
    assert re.search(r"<b>\d{3,4}</b> <span>± \d+</span>", page)


def test_someone_nobody_knows_has_no_page(site: Site) -> None:
    visitor = site.visitor()
    assert visitor.get("/me").headers["location"] == "/mine"
    assert visitor.token is None
    missing = visitor.get("/p/nobody")
    assert (missing.status_code, "There is no such person" in missing.text) == (404, True)


def test_a_part_is_seen_by_whom_the_person_says(site: Site, trio: list[Browser]) -> None:
    me, partner, stranger = trio[0], trio[1], site.person("Dora")
    address = f"/p/{person_of(site, me)}"
    for audience, by_partner, by_stranger in (("nobody", 0, 0), ("partners", 1, 0), ("everyone", 1, 1)):
        for part in DEFAULTS:
            assert me.form("/me/shown", show=f"{part}:{audience}").status_code == 303
        assert parts(partner.get(address).text) == (set(PARTS) if by_partner else set())
        assert parts(stranger.get(address).text) == parts(site.visitor().get(address).text)
        seen = stranger.get(address).text
        assert bool(parts(seen)) == bool(by_stranger)
        assert parts(me.get(f"{address}?to=everyone").text) == parts(seen)
        assert "/t/" not in seen, "the address of a table is for those who know it"
        assert "Bela" not in seen, "others decide themselves whether they are named"
        assert parts(me.get("/me").text) == set(PARTS)
    assert set(AUDIENCES) == {"nobody", "partners", "everyone"}
    for part, audience in DEFAULTS.items():
        me.form("/me/shown", show=f"{part}:{audience}")


@pytest.mark.parametrize("bad", ["", "ratings", "ratings:enemies", "secrets:everyone", ":"])
def test_a_part_or_audience_that_does_not_exist_is_refused(trio: list[Browser], bad: str) -> None:
    assert trio[0].form("/me/shown", show=bad).status_code == 422


@pytest.mark.parametrize("bad", ["?page=0", "?page=-3", "?page=99999999999", "?to=nobody", "?page=x"])
def test_an_address_that_makes_no_sense_is_refused(site: Site, trio: list[Browser], bad: str) -> None:
    assert trio[0].get(f"/p/{person_of(site, trio[0])}{bad}").status_code in (400, 422)


def test_a_page_that_does_not_exist_yet_is_empty(trio: list[Browser]) -> None:
    assert "No finished game yet." in trio[0].get("/me?page=7").text


def test_devices_are_listed_and_signed_out(site: Site) -> None:
    phone = site.person("Emil")
    link = re.search(r"/me/link/([\w-]+)", phone.form("/me/link").text)
    assert link is not None
    laptop = site.visitor()
    assert laptop.form(f"/me/link/{link[1]}").status_code == 303
    agent = {"user-agent": "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0"}
    site.request("GET", "/", laptop.headers() | agent)
    page = phone.get("/me").text
    assert "Firefox · Windows" in page
    (device,) = re.findall(r'name="device" value="(\w+)"', page)
    stranger = site.person("Frieda")
    refused = stranger.form("/me/devices", device=device)
    assert (refused.status_code, "You have no such device" in refused.text) == (404, True)
    assert laptop.get("/me").status_code == 200
    assert phone.form("/me/devices", device=device).status_code == 303
    assert laptop.get("/me").headers["location"] == "/mine"
    assert phone.get("/me").status_code == 200


def test_the_open_stream_of_a_device_that_is_signed_out_ends_at_once(site: Site) -> None:
    phone, host = site.person("Emil"), site.person("Frieda")
    table_id = site.table([host], bots=GAME.players[0] - 1)
    owner = site.tables.people.by_token(phone.token)
    assert owner is not None
    known = {each.id for each in site.tables.people.devices(owner)}
    laptop = site.visitor()
    _, laptop.token = site.tables.people.follow_personal_link(site.tables.people.personal_link(owner, str(phone.token)))
    (device,) = {each.id for each in site.tables.people.devices(owner)} - known
    paths = (f"/t/{table_id}/stream", f"/api/tables/{table_id}/events")
    hub: Hub = behind(site.app, "hub")
    with ThreadPoolExecutor() as pool:
        page, program = (pool.submit(site.stream, path, laptop.headers(), events=99) for path in paths)
        while len(hub._listeners.get(owner.id, ())) < len(paths):
            assert not any(stream.done() for stream in (page, program))
            time.sleep(0.01)
        site.tables.people.revoke_device(owner, device)
        assert page.result(timeout=9).endswith(event("gone"))
        assert b"event: table" in program.result(timeout=9)
    assert phone.get("/me").status_code == 200


def test_leaving_deletes_the_person_and_keeps_the_games(site: Site) -> None:
    gone, stays = site.person("Gustav"), site.person("Hanna")
    people = [site.tables.people.by_token(each.token) for each in (gone, stays)]
    assert people[0] is not None
    others = [site.tables.people.add(f"Ida {number}", "en")[0] for number in range(GAME.players[0] - 2)]
    plans = [SeatPlan(PERSON, person=person) for person in (*people, *others)]
    table = site.tables.creation.create(people[0], TablePlan(GAME.id, plans))
    to_the_end(site.tables, table)
    running = site.tables.creation.create(people[0], TablePlan(GAME.id, plans))
    address = f"/p/{person_of(site, gone)}"
    refused = gone.form("/me/leave")
    assert (refused.status_code, "Nothing was deleted" in refused.text) == (422, True)
    answer = gone.form("/me/leave", sure="yes")
    assert answer.status_code == 303
    assert "kaiserhof=" in answer.headers["set-cookie"]
    assert stays.get(address).status_code == 404
    assert stays.get(f"/t/{table}/score").status_code == 200
    assert "Gustav" not in stays.get("/me").text
    seats = stays.see(running)["seats"]
    assert "Gustav" not in str(seats)


# ---------------------------------------------------------------------- playing with others


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_ladder_has_those_who_show_their_ratings(site: Site, trio: list[Browser], lang: str) -> None:
    visitor = site.visitor()
    visitor.cookies["kaiserhof_lang"] = lang
    page = visitor.get(f"/ladder/{GAME.id}").text
    assert [name for name in ("Ada", "Bela", "Chloe") if f">{name}</a>" in page] == ["Ada", "Bela", "Chloe"]
    trio[2].form("/me/shown", show="ratings:partners")
    assert "Chloe" not in visitor.get(f"/ladder/{GAME.id}").text
    trio[2].form("/me/shown", show="ratings:everyone")
    assert "my-rung" in trio[0].get(f"/ladder/{GAME.id}").text


def test_a_ladder_that_does_not_exist_is_missing(site: Site) -> None:
    visitor = site.visitor()
    assert visitor.get("/ladder").headers["location"].startswith("/ladder/")
    assert visitor.get("/ladder/nim").status_code == 422
    assert visitor.get(f"/ladder/{GAME.id}?page=0").status_code == 422


def test_quick_match_leads_to_a_table(site: Site) -> None:
    first, second = site.visitor(), site.visitor()
    fields = {"game": GAME.id, "seats": str(GAME.players[0]), "clock": "live", "rated": "yes"}
    table = first.form("/together", name="Kai", **fields).headers["location"]
    assert "Kai" in site.visitor().get("/together").text
    assert second.form("/together", name="Lena", **fields).headers["location"] == table
    refused = first.form("/together", game=GAME.id, seats="99", clock="live")
    assert (refused.status_code, "There is no such quick match" in refused.text) == (422, True)
    assert first.form("/together", game=GAME.id, clock="weekly").status_code == 422
    assert first.form("/together", game="nim", clock="live").status_code == 422
