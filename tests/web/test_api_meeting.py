"""People meet through the API alone: a table is arranged, someone is invited and hands over their seat, the others
agree.
"""

from tests.web.site import FEWEST, GAME, Site

DAY = 86_400.0


def test_a_table_is_arranged_and_started_through_the_api(site: Site) -> None:
    ada, bruno, *others = site.people(FEWEST)
    site.table([ada, bruno, *others])
    seats = ["me", *["open"] * (FEWEST - 1)]
    table = ada.api("POST", "/tables", json={"game": GAME.id, "seats": seats}).json()["id"]
    path = f"/tables/{table}"

    changed = {"clock": "daily 2", "pace": "slow", "by_itself": False, "first": "lot", "seats": FEWEST + 1}
    arranged = ada.api("PUT", f"{path}/lobby", json=changed).json()
    assert (arranged["clock"], len(arranged["seats"])) == ("daily 2 3 turn", FEWEST + 1)
    lobby = arranged["lobby"]
    assert (lobby["pace"], lobby["by_itself"], lobby["lot"]) == ("slow", False, True)
    assert bruno.api("PUT", f"{path}/lobby", json={"pace": "quick"}).status_code == 403

    invited = ada.api("POST", f"{path}/invitations", json={"partner": lobby["partners"].index(bruno.name)})
    assert invited.json()["lobby"]["invited"] == [bruno.name]
    assert bruno.api("GET", "/me/invitations").json() == [{"table": table, "by": ada.name}]
    assert bruno.api("DELETE", f"/me/invitations/{table}").status_code == 204
    assert ada.see(table)["lobby"]["declined"] == [bruno.name]

    last = f"{path}/seats/{FEWEST}"
    assert ada.api("PUT", last, json={"who": "regular"}).json()["seats"][FEWEST]["kind"] == "bot"
    assert ada.api("PUT", last, json={"who": "open"}).json()["seats"][FEWEST]["kind"] == "open"
    assert bruno.api("PUT", last, json={"who": "me"}).json()["me"] == FEWEST
    assert bruno.api("PUT", f"{path}/seats/1", json={"who": "me"}).json()["me"] == 1
    assert bruno.api("DELETE", f"{path}/seat").json()["me"] is None
    assert bruno.api("POST", f"{path}/seat").json()["me"] == 1
    assert ada.api("PUT", f"{path}/seats/1", json={"who": "open", "word": "sorry"}).json()["seats"][1]["kind"] == "open"
    assert bruno.api("POST", f"{path}/seat").status_code == 403

    started = ada.api("POST", f"{path}/start").json()
    assert (started["status"], started["lobby"]) == ("playing", None)


def test_people_agree_and_hand_over_through_the_api(site: Site) -> None:
    people = site.people(FEWEST)
    table = site.table(people)
    path = f"/tables/{table}"
    assert [each["state"] for each in people[0].api("GET", f"{path}/people").json()] == ["gone"] * FEWEST
    mover = people[people[0].see(table)["waiting_for"]]
    other = next(person for person in people if person is not mover)
    seat = people.index(mover)

    assert (
        mover.api("PUT", f"{path}/stand-in", json={"level": "regular"}).json()["seats"][seat]["stand_in"] == "regular"
    )
    assert mover.api("PUT", f"{path}/stand-in", json={"level": "master"}).status_code == 422
    assert mover.api("PUT", f"{path}/stand-in", json={"level": None}).json()["seats"][seat]["stand_in"] is None

    (offer,) = other.api("POST", f"{path}/offers", json={"kind": "end"}).json()["offers"]
    assert (offer["kind"], offer["asker"], offer["asks_me"]) == ("end", people.index(other), False)
    answer = f"{path}/offers/{offer['id']}"
    assert other.api("POST", answer, json={"answer": "yes"}).status_code == 403
    assert mover.see(table)["offers"][0]["asks_me"]
    assert mover.api("POST", answer, json={"answer": "no"}).json()["offers"] == []
    assert mover.api("POST", answer, json={"answer": "no"}).status_code == 409
    assert other.api("POST", f"{path}/offers", json={"kind": "rematch"}).status_code == 422

    waited = people[people[0].see(table)["waiting_for"]]
    reminding = next(person for person in people if person is not waited)
    assert reminding.api("POST", f"{path}/reminder").status_code == 200
    assert reminding.api("POST", f"{path}/reminder").status_code == 422, "not more often than is polite"


def test_habits_and_holidays_are_kept_through_the_api(site: Site) -> None:
    person = site.person()
    assert person.api("GET", "/me/habits").json() == {"hasty": False, "motion": "full"}
    person.api("PUT", "/me/habits", json={"hasty": True, "motion": "none"})
    assert person.api("GET", "/me/habits").json() == {"hasty": True, "motion": "none"}
    now = site.tables.store.database.clock()
    taken = person.api("POST", "/me/holidays", json={"begins": now + DAY, "ends": now + 3 * DAY})
    assert taken.status_code == 201
    assert taken.json()["holidays"] == [{"begins": now + DAY, "ends": now + 3 * DAY}]
    assert person.api("POST", "/me/holidays", json={"begins": now, "ends": now + 99 * DAY}).status_code == 422
    assert person.api("DELETE", "/me/holidays/7").status_code == 404
    left = person.api("DELETE", "/me/holidays/0").json()
    assert left == {"days_left": 30.0, "holidays": []}
