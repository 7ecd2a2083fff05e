"""Health, metrics, logs, and the response when the database is unavailable."""

import json
import logging
import re
from pathlib import Path
from random import Random

import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy.exc import OperationalError

from kaiserhof.engine import LANGUAGES
from kaiserhof.server.logs import JsonFormatter, TextFormatter, request_id, set_up_logs
from tests.web.site import FEWEST, GAME, Site, behind, open_site, play


def measured(site: Site) -> dict[str, float]:
    """Returns the metrics by name and labels, parsed by Prometheus's own parser."""
    text = behind(site.app, "metrics").text().decode()
    return {
        sample.name + "".join(f"|{value}" for _, value in sorted(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def away(*_: object) -> None:
    raise OperationalError("SELECT secret-of-a-table", {"token": "secret-token"}, Exception("gone"))


def test_a_living_server_is_live_and_ready(site: Site) -> None:
    assert site.request("GET", "/health/live").text == site.request("GET", "/health/ready").text == "ok\n"


def test_without_its_database_a_server_lives_but_is_not_ready(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site.tables.store.database, "check", away)
    assert site.request("GET", "/health/live").status_code == 200
    answer = site.request("GET", "/health/ready")
    assert (answer.status_code, answer.headers["retry-after"]) == (503, "5")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_its_database_a_server_asks_to_come_again(
    site: Site, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, lang: str
) -> None:
    person = site.person()
    table_id = site.table(site.people(FEWEST))
    store = site.tables.store
    for repository, name in (
        *((store.tables, name) for name in ("get", "open")),
        *((store.people, "by_token"), (store.chat, "messages"), (store.visits, "note")),
    ):
        monkeypatch.setattr(repository, name, away)
    fresh = site.visitor()
    fresh.token, fresh.cookies["kaiserhof_lang"] = "x" * 43, lang
    for answer in (fresh.get("/"), fresh.get(f"/t/{table_id}"), person.api("GET", "/tables")):
        assert answer.status_code == 503
        assert answer.headers["retry-after"] == "5"
    assert "secret" not in caplog.text + fresh.get("/").text


def test_only_those_who_may_read_the_metrics(tmp_path: Path) -> None:
    with open_site(tmp_path) as site:
        assert site.request("GET", "/metrics").status_code == 404  # the test's client has no address of a network


def test_requests_moves_streams_bots_and_errors_are_measured(tmp_path: Path) -> None:
    with open_site(tmp_path) as site:
        people = site.people(FEWEST)
        table_id = site.table(people)
        moves = play(people, table_id, Random(3), most=12)
        people[0].get("/nowhere")
        for _ in range(3):
            people[0].get(f"/t/{table_id}")
        site.stream(f"/t/{table_id}/stream", people[0].headers())
        site.table(people[:1], bots=FEWEST - 1)
        found = measured(site)
    assert 0 < found["kaiserhof_moves_total|person"] <= moves
    assert found["kaiserhof_requests_total|GET|/t/{table_id}|200"] == 3
    assert found["kaiserhof_request_seconds_count|/t/{table_id}"] == 3
    assert found["kaiserhof_request_seconds_bucket|10.0|/t/{table_id}"] == 3
    assert found["kaiserhof_requests_total||none|404"] == 1
    assert found["kaiserhof_requests_total|GET|/t/{table_id}/stream|200"] == 1
    assert found["kaiserhof_streams"] == 0
    assert found["kaiserhof_errors_total"] == 0
    assert "kaiserhof_request_seconds_count|/t/{table_id}/stream" not in found
    assert found["kaiserhof_late_bots_total"] == 0


def test_a_bot_that_is_late_is_counted(site: Site) -> None:
    metrics = behind(site.app, "metrics")
    before = measured(site)
    metrics.bot_decided(0.2, late=False)
    metrics.bot_decided(2.0, late=True)
    after = measured(site)
    assert after["kaiserhof_bot_seconds_count"] - before["kaiserhof_bot_seconds_count"] == 2
    assert after["kaiserhof_late_bots_total"] - before["kaiserhof_late_bots_total"] == 1


# ---------------------------------------------------------------------- logs


def test_every_answer_has_an_id_and_a_good_one_is_kept(site: Site) -> None:
    given = site.request("GET", "/", {"x-request-id": "from-the-proxy.1"}).headers["x-request-id"]
    assert given == "from-the-proxy.1"
    made = {
        site.request("GET", "/", {"x-request-id": odd}).headers["x-request-id"]
        for odd in ("x", "a b c d e f", "x" * 65)
    }
    assert len(made) == 3
    assert all(re.fullmatch("[0-9a-f]{16}", name) for name in made)


def test_the_log_says_what_was_asked_but_tells_no_secret(site: Site, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "kaiserhof")
    person = site.person()
    table_id = site.table(site.people(FEWEST))
    someone = site.tables.people.by_token(person.token)
    assert someone is not None
    link = site.tables.people.personal_link(someone, str(person.token))
    person.get(f"/t/{table_id}/why?move=a-secret-move")
    person.form(f"/me/link/{link}")
    person.get(f"/rules/{GAME.id}")
    entries = [record for record in caplog.records if record.name == "kaiserhof.requests"]
    told = [(entry.__dict__["method"], entry.__dict__["route"], entry.__dict__["status"]) for entry in entries]
    assert told[-3:] == [
        ("GET", "/t/{table_id}/why", 422),
        ("POST", "/me/link/{token}", 303),
        ("GET", "/rules/{game}", 200),
    ]
    written = "".join(formatter.format(entry) for entry in entries for formatter in (JsonFormatter(), TextFormatter()))
    for secret in (table_id, link, str(person.token), "a-secret-move"):
        assert secret not in written


def test_an_entry_is_one_json_object_with_the_request_it_belongs_to(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", [])
    monkeypatch.setattr(root, "level", root.level)
    set_up_logs("warning", "json")
    token = request_id.set("the-request")
    try:
        root.handlers[0].handle(logging.makeLogRecord({"levelname": "ERROR", "msg": "broken: %s", "args": ("界\n",)}))
    finally:
        request_id.reset(token)
    written = json.loads(capsys.readouterr().err)
    assert written["message"] == "broken: 界\n"
    assert (written["level"], written["request"]) == ("error", "the-request")
