"""Hints are for the person to move, from what they see; analyses are for finished games."""

import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from markupsafe import escape

from kaiserhof.bots.analysis import Analysis
from kaiserhof.tables import SeatPlan, TablePlan, Tables
from kaiserhof.web.ending.ceremony import COSTLY
from tests.web.site import FEWEST, GAME, Browser, Site, open_site, play


def to_move(people: list[Browser], table_id: str) -> tuple[Browser, dict[str, Any]]:
    """Returns the person who must decide, and what they see."""
    for person in people:
        seen = person.see(table_id)
        if seen["legal"]:
            return person, seen
    raise AssertionError("nobody is to decide")


def hint(person: Browser, table_id: str, number: int) -> httpx.Response:
    return person.send(f"/t/{table_id}/hint", {"number": number})


def test_the_player_to_move_gets_up_to_three_legal_moves_with_estimates_and_reasons(site: Site) -> None:
    people = site.people(FEWEST)
    table_id = site.table(people)
    person, seen = to_move(people, table_id)
    deadline = time.monotonic() + 60
    while (answer := hint(person, table_id, seen["number"])).status_code == 422:
        assert time.monotonic() < deadline  # the bot's process is being started
    assert answer.status_code == 200, answer.text
    assert answer.json()["title"] == "What Grandmaster would play"
    moves = answer.json()["moves"]
    assert 1 <= len(moves) <= 3
    assert all(each["move"] in seen["legal"] for each in moves)
    assert len({each["move"] for each in moves}) == len(moves)
    for each in moves:
        assert 0 <= each["chance"] <= 100
        assert each["label"]
        assert each["why"]


def test_only_a_seated_person_to_move_is_given_a_hint(site: Site) -> None:
    people = site.people(FEWEST)
    table_id = site.table(people)
    person, seen = to_move(people, table_id)
    number = seen["number"]
    other = next(each for each in people if each is not person)
    assert hint(other, table_id, number).status_code == 422
    assert hint(site.person("Dora"), table_id, number).status_code == 403
    assert hint(site.visitor(), table_id, number).status_code == 403
    assert hint(person, table_id, number + 1).status_code == 409
    assert person.send(f"/t/{table_id}/hint", {}).status_code == 422
    assert hint(person, "nothing", number).status_code == 404


def test_the_button_is_shown_to_the_person_to_move_and_nobody_else(site: Site) -> None:
    people = site.people(FEWEST)
    table_id = site.table(people)
    person, _ = to_move(people, table_id)
    for each in [*people, site.person("Dora")]:
        assert ('id="hint"' in each.get(f"/t/{table_id}").text) == (each is person)


def test_hints_cannot_be_had_without_end(tmp_path: Path) -> None:
    with open_site(tmp_path, limits=True) as site:
        people = site.people(FEWEST)
        table_id = site.table(people)
        person, seen = to_move(people, table_id)
        for _ in range(8):
            site.tables.limits.spend("hint", site.tables.people.by_token(person.token).id)  # type: ignore[union-attr]
        assert hint(person, table_id, seen["number"]).status_code == 429


# ---------------------------------------------------------------------- analysis


@pytest.fixture
def finished(tmp_path: Path) -> Any:
    with open_site(tmp_path, analysis_seconds=0.002) as site:
        people = site.people(FEWEST)
        table_id = site.table(people)
        play(people, table_id, Random(1))
        assert people[0].see(table_id)["status"] == "finished"
        yield site, people, table_id


def test_a_finished_game_is_analysed_once_and_shown_to_everyone(finished: tuple[Site, list[Browser], str]) -> None:
    site, people, table_id = finished
    assert f'action="/t/{table_id}/analysis"' in people[0].get(f"/t/{table_id}/score").text
    assert people[0].form(f"/t/{table_id}/analysis").status_code == 303
    deadline = time.monotonic() + 100
    while "data-fresh" in (part := people[1].get(f"/t/{table_id}/analysis").text):
        assert time.monotonic() < deadline
        time.sleep(0.1)
    assert 'class="analysis-plot narrow-plot"' in part
    assert 'class="analysis-plot narrow-plot"' in people[0].get(f"/t/{table_id}/score").text
    kept = site.tables.records.analysis(table_id, None)
    assert isinstance(kept, Analysis)
    assert kept.level == "grandmaster"
    assert "Your costliest decisions" in part
    better = kept.better_moves(COSTLY, seat=1)
    reasons = site.tables.records.played_game(table_id, None).reasons(better)
    words = GAME.words("en").named([seat["name"] for seat in people[1].see(table_id)["seats"]])
    assert all(escape(words(reason)) in part for reason in reasons.values())
    assert people[1].form(f"/t/{table_id}/analysis").status_code == 303
    assert "data-fresh" not in people[1].get(f"/t/{table_id}/analysis").text


def test_an_analysis_names_the_bot_that_made_it_and_not_the_one_of_today(
    finished: tuple[Site, list[Browser], str],
) -> None:
    site, people, table_id = finished
    assert "Review with Grandmaster" in people[0].get(f"/t/{table_id}/score").text
    course = site.tables.records.played_game(table_id, None)
    site.tables.records.keep_analysis(table_id, Analysis("master:0.300s", (), course.final()))
    page = people[0].get(f"/t/{table_id}/score").text
    assert "Review with Master" in page
    assert "Grandmaster" not in page


def test_a_running_game_is_not_analysed(site: Site) -> None:
    people = site.people(FEWEST)
    table_id = site.table(people)
    assert people[0].form(f"/t/{table_id}/analysis").status_code == 403
    assert site.visitor().form(f"/t/{table_id}/analysis").status_code == 403
    assert GAME.words("en")("analysis-turning") not in people[0].get(f"/t/{table_id}/analysis").text


# ---------------------------------------------------------------------- fair play


@pytest.fixture
def rated(site: Site) -> tuple[list[Browser], str]:
    """A running game that counts for ratings."""
    people = site.people(FEWEST)
    owner = site.tables.people.by_token(people[0].token or "")
    assert owner is not None
    plans = [SeatPlan("person"), *[SeatPlan("open")] * (FEWEST - 1)]
    table_id = site.tables.creation.create(owner, TablePlan(GAME.id, plans, rated=True, begins="person"))
    for person in people[1:]:
        assert person.form(f"/t/{table_id}/sit", agreed="yes").status_code == 303
    assert people[0].see(table_id)["counts"]
    return people, table_id


def test_nobody_gets_a_hint_while_the_game_counts(site: Site, rated: tuple[list[Browser], str]) -> None:
    people, table_id = rated
    person, seen = to_move(people, table_id)
    assert 'id="hint"' not in person.get(f"/t/{table_id}").text
    answer = hint(person, table_id, seen["number"])
    assert answer.status_code == 403
    assert "There are no hints while a game counts." in answer.text
    second = Browser(site, person.token)  # the same person in a second browser
    assert hint(second, table_id, seen["number"]).status_code == 403
    stream = site.stream(f"/t/{table_id}/stream", person.headers())
    assert b"hint" not in stream
    assert person.get(f"/t/{table_id}/record").status_code == 403
    assert person.form(f"/t/{table_id}/analysis").status_code == 403
    assert site.tables.records.analysis(table_id, None) is None
    assert person.see(table_id)["number"] == seen["number"]


def test_the_owner_switches_hints_off(site: Site) -> None:
    people = site.people(FEWEST)
    seats = ["me", *["open"] * (FEWEST - 1)]
    table_id = people[0].api("POST", "/tables", json={"game": GAME.id, "seats": seats}).json()["id"]
    assert people[1].form(f"/t/{table_id}/lobby", do="hints:no").status_code == 403
    assert people[0].api("PUT", f"/tables/{table_id}/lobby", json={"hints": False}).status_code == 200
    for person in people[1:]:
        person.api("POST", f"/tables/{table_id}/seat")
    person, seen = to_move(people, table_id)
    answer = hint(person, table_id, seen["number"])
    assert answer.status_code == 403
    assert "There are no hints at this table." in answer.text


def test_the_log_says_that_a_turn_was_played_after_a_hint(site: Site) -> None:
    people = site.people(FEWEST)
    table_id = site.table(people)
    person, seen = to_move(people, table_id)
    who = site.tables.people.by_token(person.token or "")
    assert who is not None
    number = site.tables.play.note_hint(table_id, who, seen["number"])
    assert number == seen["number"] + 1
    assert site.tables.play.note_hint(table_id, who, number) == number  # asked twice, said once
    other = next(each for each in people if each is not person)
    assert not any(turn["hint"] for turn in other.see(table_id)["turns"])
    person.send(f"/t/{table_id}/move", {"number": number, "move": seen["legal"][0]})
    assert other.see(table_id)["turns"][-1]["hint"]
    assert "after asking a bot for a hint" in other.get(f"/t/{table_id}").text
    assert open_again(site, table_id)


def open_again(site: Site, table_id: str) -> bool:
    """Returns whether a process that reads the log from the database says so, too."""
    with Tables(site.tables.store).loaded_tables.open(table_id) as table:
        return any(line.hinted for line in table.story(None))


def test_a_hint_stays_in_the_log_when_the_move_is_taken_back(site: Site) -> None:
    people = site.people(FEWEST)
    table_id = site.table(people)
    rng = Random(1)
    while True:
        person, seen = to_move(people, table_id)
        who = site.tables.people.by_token(person.token or "")
        assert who is not None
        number = site.tables.play.note_hint(table_id, who, seen["number"])
        person.send(f"/t/{table_id}/move", {"number": number, "move": rng.choice(seen["legal"])})
        if person.see(table_id)["can_undo"]:
            break
        play(people, table_id, rng, 1)
    person.send(f"/t/{table_id}/undo", {"number": person.see(table_id)["number"]})
    seen = person.see(table_id)
    person.send(f"/t/{table_id}/move", {"number": seen["number"], "move": rng.choice(seen["legal"])})
    assert person.see(table_id)["turns"][-1]["hint"]
