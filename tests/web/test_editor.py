"""The editor's routes: a document is checked by the loader, drawn, written as a board file, and stored."""

import asyncio
import json
import re
import threading
from html import unescape
from typing import Any, TypeVar
from xml.etree import ElementTree

import httpx
import pytest

from benchmarks.board_fuzz import halves
from kaiserhof.drawing import artist_of
from kaiserhof.engine import LANGUAGES, Game, find_game, game_ids
from kaiserhof.engine.datafile import digest_of, read_toml
from kaiserhof.engine.editing import write_document
from kaiserhof.tables import TooMany
from kaiserhof.tables.drafts import decoded
from kaiserhof.web.operations.checker import Checker
from tests.web.site import Browser, Site

EDITED = [find_game(name) for name in game_ids() if find_game(name).editing is not None]
T = TypeVar("T")
EVERY = pytest.mark.parametrize("game", EDITED, ids=lambda game: game.id)


def began(visitor: Browser, game: Game, way: str) -> str:
    """Returns the address of a new draft."""
    answer = visitor.form(f"/editor/{game.id}", **{"from": way})
    assert answer.status_code == 303, answer.text
    return answer.headers["location"]


def opened(visitor: Browser, game: Game, file: bytes) -> httpx.Response:
    """Opens a file in the editor."""
    address = f"/editor/{game.id}"
    answer = visitor.site.request("POST", address, visitor.headers(), files={"file": ("board.toml", file)})
    return visitor._keep(answer)


def document_of(visitor: Browser, address: str) -> Any:
    """Returns the document that the page of a draft contains."""
    told = re.search(r'data-told="([^"]*)"', visitor.get(address).text)
    assert told is not None
    return json.loads(unescape(told[1]))["content"]["document"]


@EVERY
def test_our_own_board_comes_out_of_the_editor_as_the_same_board(site: Site, game: Game) -> None:
    visitor = site.visitor()
    document = visitor.get(f"/editor/{game.id}/ours").json()
    answer = visitor.send(f"/editor/{game.id}/check", document).json()
    assert answer["problems"] == []
    assert answer["players"] == list(game.players)
    assert "<svg" in answer["picture"]
    assert read_toml(answer["text"].encode()) == read_toml(game.board_source)
    own = game.on_board(answer["text"].encode())
    for seats in game.players:
        picture = artist_of(game).picture(game.start(seats), game.words("en"), ())
        assert picture is not None
        base = picture.base
        assert artist_of(own).base_picture(base, "en", dark=False) == artist_of(game).base_picture(
            base, "en", dark=False
        )


@EVERY
def test_an_empty_board_is_told_what_it_lacks_in_every_language(site: Site, game: Game) -> None:
    for lang in LANGUAGES:
        visitor = site.visitor()
        visitor.cookies["kaiserhof_lang"] = lang
        page = visitor.get(began(visitor, game, "nothing"))
        assert game.editing is not None
        assert "blob:" in page.headers["content-security-policy"]
        answer = visitor.send(f"/editor/{game.id}/check", game.editing.empty).json()
        assert answer["problems"]
        assert all(problem["sentence"] for problem in answer["problems"])
        words = game.words(lang).also("kaiserhof.web").beginning("edit-")
        for kind in game.editing.kinds:
            assert f"kind-{kind.id}" in words
            assert kind.shape == "plain" or f"how-{kind.shape}" in words
            for entry in kind.entries:
                assert entry.key.replace(".", "-").replace("_", "-") in words
            assert bool(kind.source) == (kind.id in game.words(lang).beginning("share-"))
        for cure, about in game.editing.cures.values():
            assert f"cure-{cure}-{about}" in words or f"cure-{cure}" in words


@EVERY
def test_a_board_is_kept_and_opened_again(site: Site, game: Game) -> None:
    visitor = site.visitor()
    document = visitor.get(f"/editor/{game.id}/ours").json()
    kept = visitor.send(f"/editor/{game.id}/keep", document)
    assert kept.status_code == 201
    digest = kept.json()["address"].removeprefix("/boards/")
    assert game.editing is not None
    assert digest == digest_of(write_document(document, game.editing.order))
    assert document_of(visitor, began(visitor, game, digest)) == document
    file = visitor.get(f"/boards/{digest}/file").content
    assert document_of(visitor, opened(visitor, game, file).headers["location"]) == document


def test_what_is_no_document_is_refused_in_one_sentence(site: Site) -> None:
    visitor = site.visitor()
    address = f"/editor/{EDITED[0].id}"
    for body in (b"[]", b"{", b"[" * 50_000, b'{"map": ' * 2000 + b"1" + b"}" * 2000):
        answer = site.request("POST", f"{address}/check", visitor.headers(), content=body)
        assert answer.status_code in (200, 400, 422), body[:20]
    answer = site.request("POST", f"{address}/check", visitor.headers(), content=json.dumps({"x": "y" * 10_000_000}))
    assert answer.status_code == 413
    broken = b'{"map": {"width": NaN, "\\ud800": 1}, "province": {"\\u007f": [{"a": 1}, 2]}, "roads": [[["x"]]]}'
    assert site.request("POST", f"{address}/check", visitor.headers(), content=broken).json()["problems"]
    assert visitor.get("/editor/confucius").status_code == 422
    bad = opened(visitor, EDITED[0], b"a = ")
    assert bad.status_code == 422
    assert "line 1 is not valid TOML" in bad.text


@pytest.mark.parametrize("file", [b"a = 0x" + b"f" * 100_000, b"a = nan", b"a = [inf]"])
def test_a_number_that_no_page_can_read_is_refused(site: Site, file: bytes) -> None:
    assert opened(site.visitor(), EDITED[0], file).status_code == 422


def test_files_and_documents_are_read_in_a_thread_of_their_own(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[str] = []

    def read(file: bytes) -> dict[str, object]:
        threads.append(threading.current_thread().name)
        return read_toml(file)

    def write(document: dict[str, Any], order: str) -> bytes:
        threads.append(threading.current_thread().name)
        return write_document(document, order)

    def decode(sent: bytes, kind: type[T]) -> T:
        threads.append(threading.current_thread().name)
        return decoded(sent, kind)

    monkeypatch.setattr("kaiserhof.web.pages.editor.read_toml", read)
    monkeypatch.setattr("kaiserhof.web.pages.editor.write_document", write)
    address = f"/editor/{EDITED[0].id}"
    monkeypatch.setattr("kaiserhof.web.pages.editor.decoded", decode)
    opened(site.visitor(), EDITED[0], b"a = 1")
    for path, content in (("check", b"{}"), ("keep", b"{}"), ("trial", b"{}"), ("drafts", b"{}"), ("drafts/x", b"{}")):
        site.request("POST", f"{address}/{path}", site.person().headers(), content=content)
    # No draft waits for a check, and no check for a trial game.
    assert [name.partition("_")[0] for name in threads] == ["boards"] * 3 + ["trials"] + ["drafts"] * 2


def test_requests_do_not_queue_for_that_thread_without_end() -> None:
    begun = threading.Event()

    async def run() -> None:
        checker = Checker("test", 3)
        waiting = [asyncio.create_task(checker.do(begun.wait)) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(TooMany):
            await checker.do(begun.wait)
        begun.set()
        await asyncio.gather(*waiting)
        assert await checker.do(begun.wait)

    asyncio.run(run())


@EVERY
def test_a_half_finished_board_is_told_what_it_lacks_or_is_drawn(site: Site, game: Game) -> None:
    visitor = site.visitor()
    documents = list(halves(read_toml(game.board_source)))
    for document in documents[:: len(documents) // 6]:  # `make board-fuzz` tries them all
        answer = visitor.send(f"/editor/{game.id}/check", document).json()
        assert all(problem["sentence"] for problem in answer["problems"])
        assert bool(answer["problems"]) != bool(answer["picture"])


HOSTILE = "</text><script>alert(1)</script>", '" onload="alert(1)', "&lt;b&gt;]]>", "{{ 7 * 7 }}", "‮drawkcab"


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_name_is_only_a_name(site: Site, name: str) -> None:
    visitor = site.visitor()
    document: Any = read_toml(EDITED[0].board_source)
    document["province"][0]["names"] = {"en": name, "de": name, "zh": name}
    found = visitor.send(f"/editor/{EDITED[0].id}/check", document).json()
    if not name.isprintable():
        assert found["problems"][0]["place"][:2] == ["province", document["province"][0]["id"]]
        return
    drawn = ElementTree.fromstring(found["picture"])
    assert not [element for element in drawn.iter() if element.tag.endswith("script") or "onload" in element.attrib]
    assert name in "".join(drawn.itertext())
    page = visitor.get(visitor.send(f"/editor/{EDITED[0].id}/keep", document).json()["address"])
    assert page.status_code == 200
    assert "<script>alert" not in page.text


def test_overlapping_shapes_and_empty_provinces_are_named(site: Site) -> None:
    document: Any = read_toml(EDITED[0].board_source)
    first, second = document["province"][:2]
    second["outline"] = first["outline"]
    first["fields"] = []
    problems = site.visitor().send(f"/editor/{EDITED[0].id}/check", document).json()["problems"]
    sentences = " ".join(problem["sentence"] for problem in problems)
    assert "overlap" in sentences
    assert any(problem["place"][:2] == ["province", first["id"]] for problem in problems)
    assert first["names"]["en"] in sentences or first["id"] in sentences
