"""Late or repeated moves change nothing; the response shows the current table."""

from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from kaiserhof.engine import verify
from tests.web.site import FEWEST, GAME, Browser, Site, act, data_number, play


def test_a_move_sent_twice_is_made_once(site: Site) -> None:
    people = site.people(FEWEST)
    table_id = site.table(people)
    deciding = next(person for person in people if person.see(table_id)["legal"])
    before = deciding.see(table_id)
    move = {"number": before["number"], "move": before["legal"][0]}
    first = deciding.send(f"/t/{table_id}/move", move)
    again = deciding.send(f"/t/{table_id}/move", move)
    assert (first.status_code, again.status_code) == (200, 409)
    assert again.text == deciding.get(f"/t/{table_id}/view").text
    assert data_number(again.text) == deciding.see(table_id)["number"] > before["number"]


@pytest.mark.parametrize("what", ["moves", "confirm", "undo"])
@pytest.mark.parametrize("off", [-1, 1, 1000])
def test_the_api_tells_a_latecomer_how_the_table_stands(site: Site, what: str, off: int) -> None:
    people = site.people(FEWEST)
    table_id = site.table(people)
    now = people[0].see(table_id)
    data = {"number": now["number"] + off} | ({"move": "x"} if what == "moves" else {})
    answer = people[0].api("POST", f"/tables/{table_id}/{what}", json=data)
    assert answer.status_code == 409
    assert answer.json()["error"] == "error-stale"
    assert answer.json()["table"] == now


def test_many_clicks_at_once_make_one_move(site: Site) -> None:
    people = site.people(FEWEST)
    table_id = site.table(people)
    rng = Random(5)

    def click(person: Browser, what: str, data: dict[str, object]) -> int:
        return person.api("POST", f"/tables/{table_id}/{what}", json=data).status_code

    with ThreadPoolExecutor(8) as pool:
        for _ in range(30):
            views = [person.see(table_id) for person in people]
            seen = next(view for view in views if view["legal"] or view["must_confirm"])
            what = "confirm" if seen["must_confirm"] else "moves"
            clicks = []
            for person in people * 3:
                data = {"number": seen["number"]} | ({} if what == "confirm" else {"move": rng.choice(seen["legal"])})
                clicks.append(pool.submit(click, person, what, data))
            codes = [done.result() for done in clicks]
            assert codes.count(200) == 1
            assert set(codes) <= {200, 409, 422}
    play(people, table_id, rng)
    record = site.tables.records.record(table_id, None)
    assert verify(record, GAME) > 0


def test_everyone_at_once_never_corrupts_a_game(site: Site) -> None:
    people = site.people(FEWEST)
    table_ids = [site.table(people) for _ in range(2)]

    def wild(seed: int) -> None:
        rng = Random(seed)
        for _ in range(60):
            table_id = rng.choice(table_ids)
            person = rng.choice(people)
            seen = person.see(table_id)
            data = {"number": seen["number"] - rng.choice([0, 0, 0, 1])}
            what = rng.choice(["moves", "moves", "moves", "confirm", "undo"])
            if what == "moves":
                data["move"] = rng.choice(seen["legal"] or ["x"])
            code = person.api("POST", f"/tables/{table_id}/{what}", json=data).status_code
            assert code in (200, 409, 422)

    with ThreadPoolExecutor(6) as pool:
        for result in [pool.submit(wild, seed) for seed in range(6)]:
            result.result()
    for table_id in table_ids:
        play(people, table_id, Random(9))
        assert people[0].see(table_id)["status"] == "finished"
        assert verify(site.tables.records.record(table_id, None), GAME) > 0


def test_a_seat_is_taken_by_one_of_many_who_want_it(site: Site) -> None:
    owner = site.person()
    seats = ["me", "open", *["random"] * (FEWEST - 2)]
    table_id = owner.api("POST", "/tables", json={"game": GAME.id, "seats": seats}).json()["id"]
    many = [site.person(f"P{number}") for number in range(8)]
    with ThreadPoolExecutor(8) as pool:
        codes = list(pool.map(lambda person: person.api("POST", f"/tables/{table_id}/seat").status_code, many))
    assert codes.count(200) == 1
    assert set(codes) <= {200, 409, 422}


def test_a_stale_page_can_go_on(site: Site) -> None:
    people = site.people(FEWEST)
    table_id = site.table(people)
    old = people[0].see(table_id)["number"]
    while not any(person.see(table_id)["number"] > old for person in people):
        assert any(act(person, table_id, Random(3)) for person in people)
    late = people[0].send(f"/t/{table_id}/move", {"number": old, "move": "x"})
    assert late.status_code == 409
    assert data_number(late.text) == people[0].see(table_id)["number"]
