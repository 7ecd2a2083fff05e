"""Custom boards over HTTP: uploaded, checked, played on, replayed; private to those who have the address."""

import re
from random import Random

import pytest

from benchmarks.board_fuzz import fuzz
from kaiserhof.engine import Record, find_game
from kaiserhof.engine.datafile import digest_of
from kaiserhof.tables import LARGEST_BOARD
from tests.tables.party import Party
from tests.web.site import Browser, Site, play

BOARDS = [name for name in ("china", "dayunhe") if find_game(name).has_boards]


def own_board(game_id: str, maker: str = "Wen") -> bytes:
    """Returns our board with another maker's name: a different file, and so a different board."""
    text = find_game(game_id).board_source.decode()
    return re.sub(r"^reconstruction = true.*$", f'reconstruction = false\nmaker = "{maker}"', text, flags=re.M).encode()


def bring(person: Browser, game_id: str, file: bytes) -> str:
    answer = person.api("POST", f"/boards/{game_id}", content=file)
    assert answer.status_code == 201, answer.text
    digest: str = answer.json()["digest"]
    return digest


@pytest.mark.parametrize("game_id", BOARDS)
def test_friends_play_on_a_board_that_one_of_them_brought_until_the_end(site: Site, game_id: str) -> None:
    game = find_game(game_id)
    people, file = site.people(game.players[0]), own_board(game_id)
    digest = bring(people[0], game_id, file)
    assert digest == digest_of(file)
    table_id = site.table(people, game=game_id, board=digest)
    assert people[1].see(table_id)["board"] == digest
    page = people[1].get(f"/t/{table_id}").text
    assert f"?board={digest}" in page
    picture = re.search(r'src="(/board/[^"]+light\.svg\?board=[0-9a-f]+)"', page)
    assert picture is not None
    assert site.visitor().get(picture[1]).headers["content-type"] == "image/svg+xml"
    assert "Board by Wen" in page
    Party(site.tables, table_id, [site.tables.people.by_token(person.token) for person in people]).finish()
    record = people[0].get(f"/t/{table_id}/record").text
    assert Record.parse(record).board == digest
    assert people[0].get(f"/t/{table_id}/replay").status_code == 200
    watched = people[0].form("/watch", text=record)
    assert watched.status_code == 303
    assert f"?board={digest}" in site.visitor().get(watched.headers["location"]).text
    # A rematch is played on it too.
    people[0].form(f"/t/{table_id}/run", do="rematch")
    assert site.tables.store.tables.get(table_id) is not None


def test_a_table_is_made_with_a_board_in_the_form(site: Site) -> None:
    visitor = site.visitor()
    form = {"game": "china", "name": "Wen", "seats": "3"}
    answer = site.request("POST", "/new", visitor.headers(), data=form, files={"board_file": ("x", own_board("china"))})
    assert answer.status_code == 303, answer.text
    digest = digest_of(own_board("china"))
    assert site.tables.store.tables.get(answer.headers["location"].removeprefix("/t/"))[0].board == digest  # type: ignore[index]
    assert "Board by Wen" in visitor.get(f"/new?game=china&board={digest}").text
    page = visitor.get(f"/boards/{digest}").text
    assert "Board by Wen" in page
    assert visitor.get(f"/boards/{digest}/file").content == own_board("china")


def test_a_broken_board_is_refused_with_a_sentence_for_each_thing(site: Site) -> None:
    broken = (
        own_board("china")
        .replace(b'colour = "violet"', b'colour = "pink"')
        .replace(b"label = [453, 324]", b"label = 7")
    )
    answer = site.request(
        "POST", "/new", site.visitor().headers(), data={"game": "china"}, files={"board_file": ("x", broken)}
    )
    assert answer.status_code == 422
    assert answer.text.count("<li>") >= 2
    assert "must be one of" in answer.text
    assert "must be a point" in answer.text
    person = site.person()
    told = person.api("POST", "/boards/china", content=broken)
    assert told.status_code == 422
    assert "must be one of" in told.json()["sentence"]


@pytest.mark.parametrize(
    ("file", "status"),
    [(b"x" * (LARGEST_BOARD + 10_000_000), 413), (b"\xff\xfe", 422), (b"", 422), (b"[" * 100_000, 422), (b"a=1", 422)],
    ids=["10 MB", "no text", "nothing", "too deep", "no board"],
)
def test_what_is_no_board_is_refused_in_one_sentence(site: Site, file: bytes, status: int) -> None:
    answer = site.person().api("POST", "/boards/china", content=file)
    assert answer.status_code == status
    assert answer.json()["sentence"]
    assert site.person().api("POST", "/boards/confucius", content=own_board("china")).status_code == 422


def test_a_hostile_maker_is_only_a_name(site: Site) -> None:
    person = site.person()
    digest = bring(person, "china", own_board("china", "<script>alert(1)</script>"))
    page = person.get(f"/boards/{digest}").text
    assert "<script>alert" not in page
    assert "&lt;script&gt;" in page


def test_boards_are_private_to_those_who_have_their_address(site: Site) -> None:
    people = site.people(3)
    digest = bring(people[0], "china", own_board("china"))
    for wrong in ("0" * 64, "x", digest.upper(), f"{digest}0"):
        assert site.visitor().get(f"/boards/{wrong}").status_code == 404
    seats = ["me", "open", "open"]
    answer = people[0].api("POST", "/tables", json={"game": "china", "seats": seats, "board": digest, "listed": True})
    assert answer.json()["error"] == "error-own-board-listed"
    answer = people[0].api("POST", "/tables", json={"game": "dayunhe", "seats": seats, "board": digest})
    assert answer.json()["error"] == "error-no-board"


def test_a_record_on_an_unknown_board_asks_for_it(site: Site) -> None:
    person, file = site.person(), own_board("china", "Someone far away")
    game = find_game("china", file)
    text = Record(game="china", rules=game.rules_version, names=("A", "B", "C"), board=digest_of(file)).write()
    asked = person.form("/watch", text=text)
    assert asked.status_code == 422
    assert "add that board’s file" in asked.text
    assert text.splitlines()[-2] in asked.text
    other = site.request(
        "POST", "/watch", person.headers(), data={"text": text}, files={"board_file": ("x", own_board("china"))}
    )
    assert "not the board this game was played on" in other.text
    found = site.request("POST", "/watch", person.headers(), data={"text": text}, files={"board_file": ("x", file)})
    assert found.status_code == 303


def test_programs_play_on_an_own_board_to_the_end(site: Site) -> None:
    people = site.people(3)
    digest = bring(people[0], "china", own_board("china"))
    table_id = site.table(people, game="china", board=digest)
    play(people, table_id, Random(3), 40)
    assert people[0].api("GET", f"/boards/{digest}").content == own_board("china")


def test_mutated_board_files_are_boards_or_refused(site: Site) -> None:
    sound, refused = fuzz(site, 12)
    assert sound + refused == 12
