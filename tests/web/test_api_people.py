"""Beyond tables, through the API alone: leagues, profiles, leaderboards, quick match, puzzles, devices."""

import pytest

from kaiserhof.community.ratings import SHOWN_AFTER
from kaiserhof.engine import LANGUAGES, find_game, game_ids
from kaiserhof.engine.puzzles import puzzles_of
from kaiserhof.storage.rows import PERSON
from kaiserhof.tables import SeatPlan, TablePlan
from tests.community.test_ratings import to_the_end
from tests.web.site import FEWEST, GAME, Browser, Site


@pytest.fixture(scope="module")
def rated(site: Site) -> list[Browser]:
    """People who have finished rated games with each other."""
    browsers = site.people(FEWEST)
    people = [site.tables.people.by_token(each.token) for each in browsers]
    assert people[0] is not None
    for seed in range(SHOWN_AFTER):
        plans = [SeatPlan(PERSON, person=person) for person in people]
        to_the_end(site.tables, site.tables.creation.create(people[0], TablePlan(GAME.id, plans, rated=True)), seed)
    return browsers


def test_a_league_is_made_joined_begun_and_ended(site: Site) -> None:
    host, *others = site.people(FEWEST)
    wanted = {"name": "Club", "game": GAME.id, "seats": FEWEST, "rounds": 1, "clock": "daily 2", "rated": True}
    made = host.api("POST", "/leagues", json=wanted)
    assert made.status_code == 201, made.text
    path = f"/leagues/{made.json()['id']}"
    assert host.api("POST", f"{path}/start").json()["error"] == "error-league-too-few"
    for person in others:
        assert person.api("POST", f"{path}/members").json()["plays"]
    league = others[0].api("GET", path).json()
    assert [member["name"] for member in league["members"]] == [host.name, *(person.name for person in others)]
    assert (league["status"], league["clock"], league["rated"]) == ("gathering", "daily 2 3 turn", True)
    assert (league["runs"], league["tables"]) == (False, [])

    assert others[0].api("POST", f"{path}/start").status_code == 403
    assert host.api("DELETE", f"{path}/members/1", params={"name": "nobody"}).status_code == 409
    begun = host.api("POST", f"{path}/start").json()
    (table,) = begun["tables"]
    assert sorted(table["members"]) == list(range(FEWEST))
    assert host.see(table["table"])["counts"], "it is a table of the league, and rated"

    to_the_end(site.tables, table["table"], 1)
    over = host.api("GET", path).json()
    assert over["tables"][0]["status"] == "finished"
    first = over["standings"][0]
    places = dict(zip(over["tables"][0]["members"], over["tables"][0]["places"], strict=True))
    assert (first["place"], places[first["member"]]) == (1, 1)
    assert host.api("DELETE", f"{path}/tables/1").status_code == 422, "its game is finished, and counts"
    assert host.api("POST", f"{path}/end").json()["status"] == "over"
    assert host.api("POST", f"{path}/end").json()["error"] == "error-league-over"
    assert [each["name"] for each in host.api("GET", "/leagues").json()] == ["Club"]
    assert not others[0].api("DELETE", f"{path}/members").json()["plays"]


def test_a_profile_shows_what_its_person_allows(site: Site, rated: list[Browser]) -> None:
    me, partner, stranger = rated[0], rated[1], site.person("Zoe")
    mine = me.api("GET", "/me").json()
    path = f"/people/{mine['id']}"
    own = me.api("GET", path).json()
    assert (own["name"], own["games"]) == (me.name, SHOWN_AFTER)
    rating = own["ratings"][GAME.id]
    assert rating["games"] == SHOWN_AFTER
    assert rating["interval"] > 0
    assert partner.name in [each["name"] for each in own["partners"]]

    seen = stranger.api("GET", path).json()
    assert (seen["ratings"], seen["games"], seen["partners"]) == (own["ratings"], None, None)
    assert stranger.api("GET", f"{path}/games").json() == []
    told = partner.api("GET", f"{path}/games", params={"rated": True}).json()
    assert len(told) == SHOWN_AFTER
    assert told[0]["table"] is not None
    assert partner.name in told[0]["others"]
    assert told[0]["change"] is not None
    assert told[-1]["change"] is None, "it was too young to be shown"

    shown = me.api("PUT", "/me/shown", json={"history": "everyone", "ratings": "nobody"}).json()
    assert shown["history"] == me.api("GET", "/me/shown").json()["history"] == "everyone"
    seen = stranger.api("GET", path).json()
    assert (seen["ratings"], seen["games"]) == (None, SHOWN_AFTER)
    (latest, *_) = stranger.api("GET", f"{path}/games").json()
    assert (latest["table"], latest["change"], set(latest["others"])) == (None, None, {None})
    me.api("PUT", "/me/shown", json={"history": "partners", "ratings": "everyone"})


def test_the_ladder_names_who_shows_a_rating(site: Site, rated: list[Browser]) -> None:
    visitor = site.visitor()
    ladder = visitor.api("GET", f"/ladders/{GAME.id}").json()
    assert ladder["length"] == len(ladder["rungs"]) >= FEWEST
    assert {person.name for person in rated} <= {rung["name"] for rung in ladder["rungs"]}
    assert [rung["place"] for rung in ladder["rungs"]] == list(range(1, ladder["length"] + 1))
    assert visitor.api("GET", f"/ladders/{GAME.id}", params={"start": 1}).json()["rungs"] == ladder["rungs"][1:]
    assert visitor.api("GET", "/ladders/nothing").json()["error"] == "error-unknown-game"


def test_quick_match_puts_two_together(site: Site) -> None:
    one, other = site.people(2)
    wish = {"game": GAME.id, "clock": "daily", "seats": GAME.players[-1]}
    table = one.api("POST", "/quick", json=wish).json()["id"]
    assert other.api("POST", "/quick", json=wish).json()["id"] == table
    assert one.api("POST", "/quick", json=wish | {"seats": 10}).json()["error"] == "error-quick"


@pytest.mark.parametrize("game_id", game_ids())
def test_a_puzzle_is_tried_and_solved(site: Site, game_id: str) -> None:
    someone, puzzle = site.visitor(), puzzles_of(find_game(game_id))[0]
    path = f"/puzzles/{game_id}/1"
    shown = someone.api("GET", path).json()
    assert puzzle.best in shown["legal"]
    assert "best" not in shown
    other = next(move for move in shown["legal"] if move != puzzle.best)
    assert not someone.api("POST", path, json={"move": other}).json()["best"]
    right = someone.api("POST", path, json={"move": puzzle.best}).json()
    assert (right["best"], right["chance"]) == (True, puzzle.chances[puzzle.best])
    assert someone.api("GET", f"{path}/solution").json()["move"] == puzzle.best
    assert someone.api("POST", path, json={"move": "nonsense"}).json()["error"] == "error-unknown-move"
    assert someone.api("GET", f"/puzzles/{game_id}/999").status_code == 404


def test_someone_changes_their_name_and_signs_a_device_out(site: Site) -> None:
    phone = site.person("Emil")
    assert phone.api("PUT", "/me", json={"name": "Emilie", "lang": LANGUAGES[-1]}).json()["name"] == "Emilie"
    assert phone.api("PUT", "/me", json={"lang": "xx"}).status_code == 400
    person = site.tables.people.by_token(phone.token)
    assert person is not None
    _, token = site.tables.people.follow_personal_link(site.tables.people.personal_link(person, str(phone.token)))
    laptop = Browser(site, token)
    devices = phone.api("GET", "/me/devices").json()
    assert [device["here"] for device in devices].count(True) == 1
    (other,) = [device["id"] for device in devices if not device["here"]]
    assert phone.api("DELETE", f"/me/devices/{other}").status_code == 204
    assert phone.api("DELETE", f"/me/devices/{other}").status_code == 404
    assert laptop.api("GET", "/me").status_code == 403
