"""The API behaves as its document says, and a whole game can be played through it."""

from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from kaiserhof.community.leagues import Leagues
from kaiserhof.engine import Record, verify
from tests.web.site import FEWEST, GAME, Site, behind

OPERATIONS = [
    ("GET", "/api/games"),
    ("POST", "/api/people"),
    ("GET", "/api/tables"),
    ("POST", "/api/tables"),
    ("GET", "/api/me/tables"),
    ("GET", "/api/tables/{table_id}"),
    ("POST", "/api/tables/{table_id}/seat"),
    ("POST", "/api/tables/{table_id}/moves"),
    ("POST", "/api/tables/{table_id}/confirm"),
    ("POST", "/api/tables/{table_id}/undo"),
    ("POST", "/api/tables/{table_id}/call"),
    ("GET", "/api/tables/{table_id}/events"),
    ("GET", "/api/tables/{table_id}/people"),
    ("PUT", "/api/tables/{table_id}/stand-in"),
    ("POST", "/api/tables/{table_id}/offers"),
    ("POST", "/api/tables/{table_id}/offers/{offer_id}"),
    ("POST", "/api/tables/{table_id}/reminder"),
    ("POST", "/api/tables/{table_id}/resume"),
    ("PUT", "/api/tables/{table_id}/lobby"),
    ("PUT", "/api/tables/{table_id}/seats/{seat}"),
    ("DELETE", "/api/tables/{table_id}/seat"),
    ("POST", "/api/tables/{table_id}/start"),
    ("PUT", "/api/tables/{table_id}/colour"),
    ("POST", "/api/tables/{table_id}/invitations"),
    ("GET", "/api/me/invitations"),
    ("DELETE", "/api/me/invitations/{table_id}"),
    ("POST", "/api/boards/{game}"),
    ("GET", "/api/boards/{digest}"),
    ("GET", "/api/people/{person_id}"),
    ("GET", "/api/people/{person_id}/games"),
    ("GET", "/api/ladders/{game_id}"),
    ("POST", "/api/quick"),
    ("GET", "/api/running"),
    ("GET", "/api/leagues"),
    ("POST", "/api/leagues"),
    ("GET", "/api/leagues/open"),
    ("GET", "/api/leagues/{league_id}"),
    ("POST", "/api/leagues/{league_id}/members"),
    ("DELETE", "/api/leagues/{league_id}/members"),
    ("DELETE", "/api/leagues/{league_id}/members/{number}"),
    ("POST", "/api/leagues/{league_id}/start"),
    ("DELETE", "/api/leagues/{league_id}/tables/{number}"),
    ("POST", "/api/leagues/{league_id}/end"),
    ("GET", "/api/puzzles/{game_id}/{number}"),
    ("POST", "/api/puzzles/{game_id}/{number}"),
    ("GET", "/api/puzzles/{game_id}/{number}/solution"),
    ("GET", "/api/me"),
    ("PUT", "/api/me"),
    ("GET", "/api/me/devices"),
    ("DELETE", "/api/me/devices/{device_id}"),
    ("GET", "/api/me/shown"),
    ("PUT", "/api/me/shown"),
    ("GET", "/api/me/habits"),
    ("PUT", "/api/me/habits"),
    ("GET", "/api/me/holidays"),
    ("POST", "/api/me/holidays"),
    ("DELETE", "/api/me/holidays/{number}"),
    ("GET", "/api/me/notices"),
    ("PUT", "/api/me/notices/wishes"),
    ("PUT", "/api/me/notices/tables"),
    ("PUT", "/api/me/notices/webhook"),
    ("POST", "/api/me/notices/places/{place_id}/trial"),
    ("DELETE", "/api/me/notices/places/{place_id}"),
    ("GET", "/api/tables/{table_id}/note"),
    ("PUT", "/api/tables/{table_id}/note"),
    ("POST", "/api/tables/{table_id}/continuations"),
    ("POST", "/api/records/{record_id}/continuations"),
    ("POST", "/api/me/link"),
    ("GET", "/api/me/file"),
    ("GET", "/api/me/passkeys"),
    ("DELETE", "/api/me/passkeys/{passkey_id}"),
    ("DELETE", "/api/me"),
    ("GET", "/api/me/blocks"),
    ("PUT", "/api/me/blocks/{person_id}"),
    ("DELETE", "/api/me/blocks/{person_id}"),
    ("GET", "/api/me/orders"),
    ("POST", "/api/reports"),
    ("GET", "/api/host/reports"),
    ("GET", "/api/host/people"),
    ("GET", "/api/host/tables"),
    ("GET", "/api/host/orders"),
    ("POST", "/api/host/orders"),
]


def test_the_document_explains_every_operation_type_and_documented_field(site: Site) -> None:
    document = site.request("GET", "/api/schema/openapi.json").json()
    operations = [operation for path in document["paths"].values() for operation in path.values()]
    assert all(operation["description"] for operation in operations)
    types = document["components"]["schemas"]
    assert all(each["description"] for each in types.values())
    assert types["NewTable"]["properties"]["clock"]["description"].startswith("`none`, `live MINUTES")


def test_every_operation_is_tested_against_the_document(site: Site) -> None:
    paths = site.request("GET", "/api/schema/openapi.json").json()["paths"]
    found = {(method.upper(), path) for path, methods in paths.items() for method in methods}
    assert found == set(OPERATIONS)


@dataclass(frozen=True)
class Document:
    """The API's document as schemathesis reads it, and its checks of a response."""

    schema: Any
    checks: list[Any]


@pytest.fixture(scope="module")
def document(site: Site) -> Document:
    """The document, read once for all operations. Tests without schemathesis do not load it, which takes a second."""
    import schemathesis
    from schemathesis.checks import not_a_server_error
    from schemathesis.specs.openapi import checks

    async def requests_only(scope: Any, receive: Any, send: Any) -> None:
        assert scope["type"] == "http"  # the site runs already
        await site.app(scope, receive, send)

    return Document(
        schemathesis.openapi.from_asgi("/api/schema/openapi.json", requests_only),
        [
            not_a_server_error,
            checks.status_code_conformance,
            checks.content_type_conformance,
            checks.response_headers_conformance,
            checks.response_schema_conformance,
            checks.unsupported_method,
        ],
    )


@pytest.mark.parametrize("examples", [10, pytest.param(50, marks=pytest.mark.thorough)])
@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_an_operation_answers_as_its_document_says_with_and_without_a_token(
    site: Site, document: Document, method: str, path: str, examples: int
) -> None:
    people = site.people(FEWEST)
    token = {"authorization": f"Bearer {people[0].token}"}
    person = site.tables.people.by_token(people[0].token)
    assert person is not None
    real = {"person_id": person.id, "game_id": GAME.id}
    if "table_id" in path:
        real["table_id"] = site.table(people)
    if "league_id" in path:
        leagues: Leagues = behind(site.app, "leagues")
        real["league_id"] = leagues.create(person, "Club", GAME.id, FEWEST, 2)
        for each in people[1:]:
            member = site.tables.people.by_token(each.token)
            assert member is not None
            leagues.join(real["league_id"], member)
    rng = Random(1)

    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    def ask(case: Any) -> None:
        endless = path.endswith("/events")
        for name in case.path_parameters.keys() & real.keys():
            if not endless and rng.random() < 0.6:
                case.path_parameters[name] = real[name]
        if path.endswith("/tables") and isinstance(case.body, dict) and rng.random() < 0.5:
            case.body |= {"game": GAME.id, "seats": ["me", *["open"] * (FEWEST - 1)], "options": {}}
        for headers in (token, {}):  # making up a request takes longer than answering it
            answer = case.call(headers=dict(headers))
            case.validate_response(answer, checks=document.checks, headers=dict(headers))

    given(case=document.schema[path][method].as_strategy())(ask)()


def test_a_whole_game_is_played_through_the_api_alone(site: Site) -> None:
    made = [site.request("POST", "/api/people", json={"name": f"Player {number}"}).json() for number in range(FEWEST)]
    tokens = [{"authorization": f"Bearer {person['token']}"} for person in made]
    games = site.request("GET", "/api/games").json()
    game = next(game for game in games if game["id"] == GAME.id)
    assert FEWEST in game["players"]
    seats = ["me", *["open"] * (FEWEST - 1)]
    created = site.request("POST", "/api/tables", tokens[0], json={"game": game["id"], "seats": seats, "listed": True})
    address = f"/api/tables/{created.json()['id']}"
    assert created.json()["id"] in [table["id"] for table in site.request("GET", "/api/tables").json()]
    for token in tokens[1:]:
        assert site.request("POST", f"{address}/seat", token).status_code == 200
    rng = Random(8)
    taken_back = 0
    while (table := site.request("GET", address).json())["status"] == "playing":
        token = tokens[table["waiting_for"]]
        mine = site.request("GET", address, token).json()
        at = {"number": mine["number"]}
        if mine["can_undo"] and rng.random() < 0.1:
            answer = site.request("POST", f"{address}/undo", token, json=at)
            taken_back += 1
        elif mine["must_confirm"]:
            answer = site.request("POST", f"{address}/confirm", token, json=at)
        else:
            answer = site.request("POST", f"{address}/moves", token, json=at | {"move": rng.choice(mine["legal"])})
        assert answer.status_code == 200
        assert answer.json()["number"] > mine["number"]
    assert taken_back
    assert sorted(table["ranking"])[0] == 1
    assert table["secret"]
    record = Record.parse(site.request("GET", f"/t/{table['id']}/record").text)
    assert record.result == tuple(table["scores"])
    assert verify(record, GAME) > 0
