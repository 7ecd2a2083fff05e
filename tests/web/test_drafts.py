"""Drafts: what people draw is kept as their own, and nothing takes the place of something else."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from kaiserhof.engine import find_game
from kaiserhof.engine.datafile import read_toml
from kaiserhof.engine.editing import write_document
from kaiserhof.storage import budgets
from kaiserhof.storage.budgets import DAY, STOCKS
from kaiserhof.storage.draft_schema import drafts
from tests.tables.test_stocks import rows
from tests.web.site import Browser, Site
from tests.web.test_editor import EDITED, EVERY, began, document_of, opened

GAME = EDITED[0]


def content(document: Any, **more: Any) -> dict[str, Any]:
    return {"document": document, "seen": [], "accepted": []} | more


def save(visitor: Browser, address: str, revision: int, document: Any) -> Any:
    return visitor.send(address, {"revision": revision, "content": content(document)})


@EVERY
def test_a_draft_is_found_among_my_boards_with_name_game_and_picture(site: Site, game: Any) -> None:
    visitor = site.visitor()
    address = began(visitor, game, "ours")
    document = document_of(visitor, address)
    assert document == read_toml(game.board_source)
    head = game.editing.title.split(".")[0]
    document[head]["name"] = "Table for <six>"
    assert save(visitor, address, 1, document).json()["revision"] == 2
    for page in (visitor.get("/boards").text, visitor.get(f"/editor/{game.id}").text):
        assert "Table for &lt;six&gt;" in page
        assert f"{address}/sketch.svg?r=2" in page
        assert "Draft" in page
    picture = visitor.get(f"{address}/sketch.svg")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert picture.text.count("<polygon") > 5
    assert game.words("en")("game-title") in visitor.get("/boards").text


def test_whatever_begins_leaves_what_there_was(site: Site) -> None:
    visitor = site.visitor()
    ours = began(visitor, GAME, "ours")
    other = began(visitor, GAME, "nothing")
    assert document_of(visitor, ours) != document_of(visitor, other)
    copy = visitor.form(f"{ours}/copy").headers["location"]
    assert document_of(visitor, copy) == document_of(visitor, ours)
    assert visitor.form(f"{copy}/delete").status_code == 303
    assert visitor.get(copy).status_code == 404
    assert document_of(visitor, ours)


def test_two_pages_that_change_a_draft_are_told_so(site: Site) -> None:
    visitor = site.visitor()
    address = began(visitor, GAME, "nothing")
    first, second = {"map": {"name": "first"}}, {"map": {"name": "second"}}
    assert save(visitor, address, 1, first).json()["revision"] == 2
    assert save(visitor, address, 1, second).status_code == 409
    assert document_of(visitor, address) == first
    # The same content again is no conflict: the answer to it was lost.
    assert save(visitor, address, 1, first).json()["revision"] == 2


def test_nobody_else_sees_changes_or_deletes_a_draft(site: Site) -> None:
    owner, other = site.person("Axel"), site.person("Barbara")
    address = began(owner, GAME, "ours")
    assert other.get(address).status_code == 404
    assert other.get(f"{address}/sketch.svg").status_code == 404
    assert save(other, address, 1, {}).status_code == 404
    assert other.form(f"{address}/copy").status_code == 404
    other.form(f"{address}/delete")
    assert site.visitor().get(address).status_code == 403
    assert document_of(owner, address)
    assert address not in other.get("/boards").text


def test_a_finished_board_is_marked_until_it_is_changed(site: Site) -> None:
    visitor = site.visitor()
    address = began(visitor, GAME, "ours")
    document = document_of(visitor, address)
    draft = address.rpartition("/")[2]
    kept = visitor.send(f"/editor/{GAME.id}/keep?draft={draft}", document).json()["address"]
    page = visitor.get("/boards").text
    assert kept in page
    assert "Finished" in page
    document["map"]["name"] = "Another"
    save(visitor, address, 1, document)
    assert "Finished, changed since" in visitor.get("/boards").text
    # It stays as long as it is among somebody's boards.
    clock = site.tables.store.database.clock
    site.tables.store.boards.expire(clock() + 400 * DAY)
    digest = kept.removeprefix("/boards/")
    assert site.tables.store.boards.get(digest) is not None
    visitor.form(f"{address}/delete")
    site.tables.store.boards.expire(clock() + 400 * DAY)
    assert site.tables.store.boards.get(digest) is None


def test_a_file_of_another_game_is_refused_and_says_what_it_is(site: Site) -> None:
    visitor = site.visitor()
    there, other = EDITED
    refused = opened(visitor, there, other.board_source)
    assert refused.status_code == 422
    assert f"This is a board of {other.words('en')('game-title')}" in refused.text
    assert "no board of this game" in opened(visitor, there, b"a = 1").text
    assert "board without a name" not in visitor.get("/boards").text.lower()


def test_a_refused_file_can_be_mended_in_the_editor(site: Site) -> None:
    person = site.person()
    broken = GAME.board_source.replace(b'colour = "violet"', b'colour = "blue"', 1)
    sent = {"board_file": ("board.toml", broken)}
    answer = site.request("POST", "/new", person.headers(), data={"game": GAME.id}, files=sent)
    assert answer.status_code == 422
    found = site.tables.people.by_token(person.token)
    assert found is not None
    (draft,) = site.tables.drafts.of(found)
    address = f"/editor/{GAME.id}/drafts/{draft.id}"
    assert address in answer.text
    assert document_of(person, address) == read_toml(broken)


def test_no_draft_takes_the_place_of_another(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(budgets.STOCKS, "drafts", replace(STOCKS["drafts"], person=2))
    visitor = site.visitor()
    made = [began(visitor, GAME, "nothing") for _ in range(2)]
    refused = visitor.form(f"/editor/{GAME.id}", **{"from": "nothing"})
    assert refused.status_code == 422
    assert "There is room for 2 boards" in refused.text
    assert all(document_of(visitor, address) for address in made)


def test_drafts_of_a_deleted_person_are_gone(site: Site) -> None:
    person = site.person()
    began(person, GAME, "ours")
    found = site.tables.people.by_token(person.token)
    assert found is not None
    site.tables.delete_person(found.id)
    assert rows(site.tables.store, drafts, person=found.id) == 0


def test_a_shape_that_is_no_content_is_refused(site: Site) -> None:
    person = site.person()
    address = began(person, GAME, "nothing")
    for wrong in (b"[]", b"{", b'{"document": 3}', b'{"document": {}, "x": 1}', b'{"document": ' + b"[" * 9000):
        for path, sent in ((f"/editor/{GAME.id}/drafts", wrong), (address, b'{"revision": 1, "content": ' + wrong)):
            answer = site.request("POST", path, person.headers() | {"accept": "*/*"}, content=sent)
            assert answer.status_code in (400, 422), sent[:40]
    assert document_of(person, address)


def test_a_drawing_of_any_shape_has_a_picture(site: Site) -> None:
    visitor = site.visitor()
    address = began(visitor, GAME, "nothing")
    odd: list[Any] = [{"province": 3}, {"province": [3, {"outline": [[1], "x", [1e99, 2]]}]}, {"map": {"width": -1}}]
    for revision, document in enumerate(odd, 1):
        save(visitor, address, revision, document)
        assert visitor.get(f"{address}/sketch.svg").text.startswith("<svg")


def test_bots_play_a_trial_game_and_say_where_points_come_from(site: Site) -> None:
    for game in EDITED:
        document = read_toml(game.board_source)
        trial = site.visitor().send(f"/editor/{game.id}/trial?players=3&number=1", document).json()
        assert trial["ended"]
        assert len(trial["scores"]) == 3
        assert sum(line["points"] for line in trial["lines"]) == sum(trial["scores"])
    assert site.visitor().send(f"/editor/{GAME.id}/trial", {}).status_code == 422


def doubts(site: Site, game: Any, document: Any) -> list[str]:
    answer = site.visitor().send(f"/editor/{game.id}/check", document).json()
    assert answer["problems"] == []
    return [doubt["sentence"] for doubt in answer["doubts"]]


def test_what_is_unusual_about_a_map_is_said(site: Site) -> None:
    document: Any = read_toml(GAME.board_source)
    assert doubts(site, GAME, document) == []
    chu, wei = document["province"][:2]
    chu["fields"][0] |= {"x": chu["fields"][3]["x"], "y": chu["fields"][3]["y"]}
    wei["fields"][0] |= {"x": wei["dragon"][0], "y": wei["dragon"][1]}
    document["roads"] = {"common": [], "side": {"3-4": [], "4-5": [["chu-1", "chu-2"]]}}
    document["alliance"] = [each for each in document["alliance"] if "qi" not in each["provinces"]]
    del document["alliance"][0]
    for number, each in enumerate(document["alliance"], 1):
        each["number"] = number
    assert doubts(site, GAME, document) == [
        "Chu 1 and Chu 4 lie on the same spot",
        "Wei 1 lies under the dragon of Wei",
        "There are no roads on side 3–4",
        "Qi is in no alliance",
        "Ch'in and Zhao share a border, but no alliance",
    ]


def test_what_is_unusual_about_a_board_of_hexes_is_said(site: Site) -> None:
    game = find_game(EDITED[1].id)
    document: Any = read_toml(game.board_source)
    assert doubts(site, game, document) == []
    document["tile"][0]["edges"] = [2]
    document["board"]["fields"] = [each for each in document["board"]["fields"] if each["at"] != "A1"]
    assert doubts(site, game, document) == [
        "Canal 1 has only one line, so no way leads through it",
        "Region 1 has 8 hexes, on the printed board 9",
    ]


def test_one_name_is_enough_and_a_board_has_a_name(site: Site) -> None:
    visitor = site.visitor()
    document: Any = read_toml(GAME.board_source)
    document["map"] |= {"name": "Kiefernwald", "maker": "Anna"}
    document["province"][0]["names"] = {"de": "Kiefer"}
    address = visitor.send(f"/editor/{GAME.id}/keep", document).json()["address"]
    page = visitor.get(address).text
    assert "Kiefernwald by Anna" in page
    assert page.count("<figcaption>") == 2
    assert "Kiefernwald.toml" in visitor.get(f"{address}/file").headers["content-disposition"]
    new = visitor.get(f"/new?game={GAME.id}&board={address.removeprefix('/boards/')}").text
    assert "Kiefernwald by Anna" in new
    assert f'name="back" value="/new?game={GAME.id}&amp;board=' in new
    assert 'name="rated"' not in new


def test_sentences_use_names_and_labels_and_lead_to_a_cure(site: Site) -> None:
    document: Any = read_toml(GAME.board_source)
    chu, wei = document["province"][:2]
    chu["fields"] = []
    wei["fields"][0]["x"], wei["fields"][0]["y"] = 112, 466
    document["map"]["width"] = "x"
    document["alliance"][3]["number"] = 9
    problems = site.visitor().send(f"/editor/{GAME.id}/check", document).json()["problems"]
    assert "Map: Width must be a number from 1 to 10000" in [each["sentence"] for each in problems]
    document["map"]["width"] = 1000
    problems = site.visitor().send(f"/editor/{GAME.id}/check", document).json()["problems"]
    said = {each["id"]: each["sentence"] for each in problems}
    assert said["no-field"] == "Chu has no field yet"
    assert said["field-outside"] == "Wei 1 lies outside Wei"
    assert GAME.editing is not None
    assert {"no-field", "field-outside", "alliance-twice"} <= GAME.editing.cures.keys()
    assert write_document(document, GAME.editing.order)
