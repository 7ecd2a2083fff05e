"""After a restart everyone sees the same."""

from pathlib import Path
from random import Random

from tests.web.site import FEWEST, GAME, Browser, Site, open_site, play


def seen_by_everyone(site: Site, people: list[Browser], table_ids: list[str]) -> dict[tuple[str, str], bytes]:
    """Returns all pages of some tables, for these people and for a stranger."""
    seen = {}
    for person in [*(Browser(site, old.token, old.name) for old in people), site.visitor()]:
        seen[person.name, "/"] = person.get("/").content
        for table_id in table_ids:
            for path in (f"/t/{table_id}", f"/t/{table_id}/view", f"/t/{table_id}/score", f"/t/{table_id}/record"):
                seen[person.name, path] = person.get(path).content
            seen[person.name, table_id] = person.api("GET", f"/tables/{table_id}").content
    return seen


def test_after_a_restart_all_pages_are_the_same(tmp_path: Path) -> None:
    with open_site(tmp_path) as site:
        people = site.people(FEWEST)
        table_ids = [site.table(people) for _ in range(4)]
        for number, table_id in enumerate(table_ids[:-1]):
            play(people, table_id, Random(number), most=17 * number)
            undo = {"number": people[0].see(table_id)["number"]}
            for person in people:
                person.send(f"/t/{table_id}/undo", undo)
            people[0].send(f"/t/{table_id}/say", {"text": "until tomorrow"})
            people[1].send(f"/t/{table_id}/look", {"number": 5})
        play(people, table_ids[-1], Random(9))
        people[0].form(f"/t/{table_ids[0]}/run", do="close")
        seats = ["me", *["open"] * (FEWEST - 1)]
        made = people[0].api("POST", "/tables", json={"game": GAME.id, "seats": seats, "listed": True})
        table_ids.append(made.json()["id"])
        before = seen_by_everyone(site, people, table_ids)
    with open_site(tmp_path) as site:
        assert seen_by_everyone(site, people, table_ids) == before


def test_a_game_goes_on_after_a_restart(tmp_path: Path) -> None:
    with open_site(tmp_path) as site:
        people = site.people(FEWEST)
        table_id = site.table(people)
    for round_number in range(4):
        with open_site(tmp_path) as site:
            again = [Browser(site, person.token, person.name) for person in people]
            play(again, table_id, Random(round_number), most=20)
    with open_site(tmp_path) as site:
        again = [Browser(site, person.token, person.name) for person in people]
        play(again, table_id, Random(7))
        assert again[0].see(table_id)["status"] == "finished"
        assert again[0].get(f"/t/{table_id}/record").status_code == 200


def test_bots_take_up_their_games_after_a_restart(tmp_path: Path) -> None:
    with open_site(tmp_path, bot_pause=60) as site:
        person = site.person()
        table_id = site.table([person], bots=FEWEST - 1)
        person.form(f"/t/{table_id}/run", do="hand-over", seat="0", level="regular")
        number = person.see(table_id)["number"]
    with open_site(tmp_path) as site:
        again = Browser(site, person.token)
        for _ in range(2000):
            if again.see(table_id)["number"] > number + 20:
                return
    raise AssertionError("the bots do not go on")
