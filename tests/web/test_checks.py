"""The server checks every request: who, which seat, whose turn, what is legal, how large."""

from random import Random

import pytest

from tests.web.site import FEWEST, GAME, Browser, Site, play


def whose_turn(people: list[Browser], table_id: str) -> tuple[Browser, Browser]:
    """Returns the person who must decide, and someone else at the table."""
    deciding = next(person for person in people if person.see(table_id)["legal"])
    return deciding, next(person for person in people if person is not deciding)


def test_only_the_seat_whose_turn_it_is_moves(site: Site) -> None:
    people = site.people(FEWEST)
    table_id = site.table(people)
    deciding, other = whose_turn(people, table_id)
    before = deciding.see(table_id)
    move = {"number": before["number"], "move": before["legal"][0]}
    assert other.send(f"/t/{table_id}/move", move).status_code == 422
    assert other.api("POST", f"/tables/{table_id}/moves", json=move).status_code == 422
    stranger, nobody = site.person("Zoe"), site.visitor()
    for someone in (stranger, nobody):
        assert someone.send(f"/t/{table_id}/move", move).status_code == 403
        assert someone.api("POST", f"/tables/{table_id}/moves", json=move).status_code == 403
        for what in ("confirm", "undo"):
            assert someone.send(f"/t/{table_id}/{what}", {"number": before["number"]}).status_code == 403
    assert deciding.see(table_id) == before


def test_only_legal_moves_are_made(site: Site) -> None:
    people = site.people(FEWEST)
    table_id = site.table(people)
    deciding, _ = whose_turn(people, table_id)
    before = deciding.see(table_id)
    state = site.tables.views.view(table_id, None).state
    illegal = [state.text(move) for move in state.vocabulary() if state.text(move) not in before["legal"]]
    for text in [*Random(1).sample(illegal, min(30, len(illegal))), "nonsense", "", "x" * 199, "9" * 199]:
        answer = deciding.send(f"/t/{table_id}/move", {"number": before["number"], "move": text})
        assert answer.status_code == 422
    assert deciding.see(table_id) == before


@pytest.mark.parametrize("what", ["confirm", "undo"])
def test_nothing_is_confirmed_or_taken_back_out_of_turn(site: Site, what: str) -> None:
    people = site.people(FEWEST)
    table_id = site.table(people)
    before = people[0].see(table_id)
    for person in people:
        assert person.send(f"/t/{table_id}/{what}", {"number": before["number"]}).status_code == 422
        assert person.api("POST", f"/tables/{table_id}/{what}", json={"number": before["number"]}).status_code == 422
    assert people[0].see(table_id) == before


def test_a_decision_is_taken_back_and_confirmed_by_its_own_seat_alone(site: Site) -> None:
    people = site.people(FEWEST)
    table_id = site.table(people)
    deciding, other = whose_turn(people, table_id)
    before = deciding.see(table_id)
    deciding.send(f"/t/{table_id}/move", {"number": before["number"], "move": before["legal"][0]})
    after = deciding.see(table_id)
    if after["can_undo"]:
        assert other.send(f"/t/{table_id}/undo", {"number": after["number"]}).status_code == 422
        answer = deciding.send(f"/t/{table_id}/undo", {"number": after["number"]})
        assert answer.status_code == 200
        assert deciding.see(table_id)["number"] > after["number"]
        assert deciding.see(table_id)["legal"] == before["legal"]
        assert deciding.see(table_id)["state"] == before["state"]


def test_only_the_owner_runs_the_table(site: Site) -> None:
    people = site.people(FEWEST)
    table_id = site.table(people)
    for do in ("cancel", "admit", "close"):
        assert people[1].form(f"/t/{table_id}/run", do=do).status_code == 403
    assert people[1].form(f"/t/{table_id}/run", do="ask", seat="2").status_code == 403
    assert people[1].form(f"/t/{table_id}/run", do="ask", seat="0").status_code == 422, "the owner is not away"
    assert people[0].form(f"/t/{table_id}/run", do="ask", seat="77").status_code == 404
    assert people[0].form(f"/t/{table_id}/run", do="ask", seat="1", level="nobody").status_code == 422
    assert people[0].form(f"/t/{table_id}/run", do="anything").status_code == 422
    assert people[0].form(f"/t/{table_id}/run", do="stand-up").status_code == 422
    assert people[0].see(table_id)["status"] == "playing"


def test_a_closed_table_tells_strangers_nothing(site: Site) -> None:
    people = site.people(FEWEST)
    table_id = site.table(people)
    assert people[0].form(f"/t/{table_id}/run", do="close").status_code == 303
    stranger, nobody = site.person("Zoe"), site.visitor()
    number = people[0].see(table_id)["number"]
    for someone in (stranger, nobody):
        for path in ("", "/view", "/stream", "/why?move=x", "/score", "/record"):
            assert someone.get(f"/t/{table_id}{path}").status_code == 403
        assert someone.api("GET", f"/tables/{table_id}").status_code == 403
        assert someone.api("GET", f"/tables/{table_id}/events").status_code == 403
        assert someone.send(f"/t/{table_id}/say", {"text": "hello"}).status_code == 403
        for sent in (number, number + 1):
            assert someone.send(f"/t/{table_id}/move", {"number": sent, "move": "x"}).status_code == 403
            assert someone.api("POST", f"/tables/{table_id}/undo", json={"number": sent}).status_code == 403
    assert people[1].get(f"/t/{table_id}").status_code == 200


def test_the_record_is_told_when_the_game_is_over(site: Site) -> None:
    people = site.people(FEWEST)
    table_id = site.table(people)
    assert people[0].get(f"/t/{table_id}/record").status_code == 403
    assert people[0].get(f"/t/{table_id}/score").headers["location"] == f"/t/{table_id}"
    play(people, table_id, Random(2))
    assert people[0].see(table_id)["status"] == "finished"
    assert people[0].get(f"/t/{table_id}/record").text.startswith("kaiserhof record 1\n")
    assert people[0].get(f"/t/{table_id}/score").status_code == 200
    number = people[0].see(table_id)["number"]
    for what, more in (("move", {"move": "x"}), ("confirm", {}), ("undo", {})):
        assert people[0].send(f"/t/{table_id}/{what}", {"number": number, **more}).status_code == 422


@pytest.mark.parametrize("path", ["/t/{}", "/t/{}/view", "/t/{}/stream", "/t/{}/record", "/t/{}/why?move=x"])
@pytest.mark.parametrize("name", ["AAAAAAAAAAAA", "x", "%00", "..%2f..", "' or 1=1 --", "a" * 3000])
def test_there_is_no_table_of_that_name(site: Site, path: str, name: str) -> None:
    assert site.person().get(path.format(name)).status_code == 404


# ---------------------------------------------------------------------- sizes


def test_bodies_that_are_too_large_are_refused(site: Site) -> None:
    person = site.person()
    table_id = site.table(site.people(FEWEST))
    assert person.send(f"/t/{table_id}/say", {"text": "x" * 3000}).status_code == 422
    assert person.send(f"/t/{table_id}/say", {"text": "x" * 200_000}).status_code == 413
    assert person.form("/me", name="x" * 200_000).status_code == 413
    assert person.api("POST", "/people", json={"name": "x" * 61}).status_code == 400
    assert person.api("POST", "/people", json={"name": "x" * 200_000}).status_code == 413
    assert person.api("POST", "/tables", json={"game": GAME.id, "seats": ["open"] * 11}).status_code == 400
    assert person.api("POST", f"/tables/{table_id}/moves", json={"number": 0, "move": "x" * 201}).status_code == 400


def test_long_names_and_messages_are_cut(site: Site) -> None:
    person = site.person()
    person.form("/me", name="界" * 5000)
    table_id = site.table(site.people(FEWEST))
    assert person.send(f"/t/{table_id}/say", {"text": "語" * 400}).status_code == 200
    view = site.tables.views.view(table_id, None)
    assert view.chat[-1].name == "界" * 24
    assert view.chat[-1].text == "語" * 300


def test_long_queries_do_no_harm(site: Site) -> None:
    table_id = site.table(site.people(FEWEST))
    assert site.person().get(f"/t/{table_id}/why", params={"move": "x" * 20_000}).status_code == 422
    assert site.person().get("/new", params={"game": "x" * 20_000}).status_code == 200
    assert site.person().get("/", params={str(key): "x" for key in range(2000)}).status_code == 200


NO_MOVES: list[object] = [
    None,
    [],
    "x",
    1,
    {},
    {"number": 1.5, "move": "x"},
    {"number": True, "move": "x"},
    {"number": -1, "move": "x"},
    {"number": 10**30, "move": "x"},
    {"number": 1},
    {"number": 1, "move": None},
]


@pytest.mark.parametrize("data", NO_MOVES, ids=str)
def test_moves_that_are_none_are_refused(site: Site, data: object) -> None:
    people = site.people(FEWEST)
    table_id = site.table(people)
    assert people[0].send(f"/t/{table_id}/move", data).status_code == 422
    assert people[0].api("POST", f"/tables/{table_id}/moves", json=data).status_code == 400


def test_lone_surrogates_are_no_text(site: Site) -> None:
    people = site.people(FEWEST)
    table_id = site.table(people)
    for path, body in (("say", b'{"text": "\\ud800"}'), ("move", b'{"number": 1, "move": "\\udfff"}')):
        headers = people[0].headers()
        assert site.request("POST", f"/t/{table_id}/{path}", headers, content=body).status_code == 422
