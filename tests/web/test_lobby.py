"""The lobby: what a friend sees before joining, the spoken code, and error pages."""

import html
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kaiserhof.bots import CAST, OFFERED
from kaiserhof.drawing.portraits import SCENES, scene
from kaiserhof.engine import LANGUAGES, Words
from kaiserhof.tables.codes import spoken
from kaiserhof.web.rendering.error_page import error_page_of
from tests.web.site import FEWEST, GAME, Browser, Site, open_site
from tests.without_numpy import without_numpy


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with open_site(Path(tmp_path_factory.mktemp("data")), more_bots=()) as opened:
        yield opened


def make(site: Site) -> tuple[Browser, str]:
    host = site.person("Ada")
    made = host.form("/new", game=GAME.id, seats=str(FEWEST))
    return host, made.headers["location"].rpartition("/")[2]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_friend_sees_what_game_this_is_before_joining(site: Site, lang: str) -> None:
    _, table_id = make(site)
    friend = site.visitor()
    friend.cookies["kaiserhof_lang"] = lang
    page = friend.get(f"/t/{table_id}").text
    words = GAME.words(lang)
    for said in (words("game-title"), words("game-about"), words("game-minutes"), f"/learn/{GAME.id}", "Ada"):
        assert said.replace("’", "’") in page
    assert "sit-name" in page
    assert "bot:1:" not in page, "only the owner seats bots"


def test_a_free_seat_is_a_bots_by_one_button_and_free_again_by_one(site: Site) -> None:
    host, table_id = make(site)
    page = host.get(f"/t/{table_id}").text
    seat_bot = re.search(r'value="(bot:1:regular)"', page)
    assert seat_bot is not None
    assert host.form(f"/t/{table_id}/lobby", do=seat_bot[1]).status_code == 303
    page = host.get(f"/t/{table_id}").text
    assert "Scribe Wen" in page
    assert host.form(f"/t/{table_id}/lobby", do="free:1").status_code == 303
    assert "Scribe Wen</b>" not in host.get(f"/t/{table_id}").text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_level_is_offered_with_a_sentence_and_five_faces(site: Site, lang: str) -> None:
    host, table_id = make(site)
    host.cookies["kaiserhof_lang"] = lang
    page = html.unescape(host.get(f"/t/{table_id}").text)
    words = GAME.words(lang).also("kaiserhof.web")
    for level in OFFERED:
        assert words(f"bot-{level}") in page
        assert words(f"level-{level}") in page
        for name in CAST[level]:
            assert f'value="bot:1:{level}:{name}"' in page
            assert words(f"character-{name}") in page


def test_a_grandmaster_is_seated_by_the_page_and_by_the_api(site: Site) -> None:
    host, table_id = make(site)
    assert host.form(f"/t/{table_id}/lobby", do="bot:1:grandmaster:hua").status_code == 303
    assert host.api("PUT", f"/tables/{table_id}/seats/2", json={"who": "grandmaster"}).status_code == 200
    assert [seat["level"] for seat in host.see(table_id)["seats"][1:3]] == ["grandmaster"] * 2
    page = host.get(f"/t/{table_id}").text
    assert "<b>Empress Hua</b>" in page
    assert "<b>Chancellor Fang</b>" in page
    made = host.api("POST", "/tables", json={"game": GAME.id, "seats": ["me", *["grandmaster"] * (FEWEST - 1)]})
    assert made.status_code == 201
    told = {each["id"]: each["bots"] for each in host.api("GET", "/games").json()}
    assert told[GAME.id] == list(OFFERED)


def test_where_numpy_is_missing_nobody_is_offered_a_grandmaster(site: Site) -> None:
    host, table_id = make(site)
    with without_numpy():
        assert ":grandmaster:" not in host.get(f"/t/{table_id}").text
        assert ":master:" in host.get(f"/t/{table_id}").text
        answers = (
            host.form(f"/t/{table_id}/lobby", do="bot:1:grandmaster:hua"),
            host.api("PUT", f"/tables/{table_id}/seats/1", json={"who": "grandmaster"}),
            host.api("POST", "/tables", json={"game": GAME.id, "seats": ["me", *["grandmaster"] * (FEWEST - 1)]}),
        )
        assert [answer.status_code for answer in answers] == [422] * 3
        told = {each["id"]: each["bots"] for each in host.api("GET", "/games").json()}
        assert told[GAME.id] == list(OFFERED[:-1])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_spoken_code_leads_to_the_table(site: Site, lang: str) -> None:
    _, table_id = make(site)
    lobby = site.tables.views.view(table_id, None).lobby
    assert lobby is not None
    assert lobby.code is not None
    answer = site.visitor().form("/join", link=spoken(lobby.code, Words(lang, ("kaiserhof",))))
    assert answer.headers["location"] == f"/t/{table_id}"
    assert site.visitor().form("/join", link="no such thing 12").status_code == 404


def test_the_qr_code_is_a_drawing_in_our_colours(site: Site) -> None:
    host, table_id = make(site)
    code = host.get(f"/t/{table_id}/qr")
    assert code.headers["content-type"].startswith("image/svg+xml")
    assert "#2b2019" in code.text
    assert site.visitor().get("/t/nowhere/qr").status_code == 404


def test_a_player_who_is_removed_reads_why(site: Site) -> None:
    host, table_id = make(site)
    guest = site.person("Bruno")
    assert guest.form(f"/t/{table_id}/sit").status_code == 303
    assert guest.form(f"/t/{table_id}/lobby", do="remove:0", word="out").status_code == 403
    assert host.form(f"/t/{table_id}/lobby", do="remove:1", word="we keep it for <b>Chris</b>").status_code == 303
    page = guest.get(f"/t/{table_id}").text
    assert "we keep it for &lt;b&gt;Chris" in page
    assert guest.form(f"/t/{table_id}/sit").status_code == 403


@pytest.mark.parametrize(
    "deed", ["", "bot", "bot:x:regular", "bot:99:regular", "start:", "pace:mad", "listed:maybe", "a:b:c:d"]
)
def test_an_odd_deed_is_refused(site: Site, deed: str) -> None:
    host, table_id = make(site)
    assert host.form(f"/t/{table_id}/lobby", do=deed).status_code in (404, 422)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_says_what_is_missing_whether_something_is_lost_and_one_way_on(site: Site, lang: str) -> None:
    visitor = site.visitor()
    visitor.cookies["kaiserhof_lang"] = lang
    for path in ("/t/nowhere", "/nowhere", "/rules/nothing"):
        page = visitor.get(path).text
        assert page.count("btn-main") == 1
        assert 'class="kept"' in page
        assert "/drawn/" in page


def test_every_lack_has_a_scene() -> None:
    cases = [("error-ours", 500, "/"), ("error-link", 404, "/me/link/x"), ("error-record-text", 422, "/watch")]
    cases += [("error-no-table", 404, "/t/x"), ("error-stale", 409, "/t/x/run"), ("error-database-pause", 503, "/")]
    for error, status, path in cases:
        lack = error_page_of(error, status, path, asked=True)
        assert lack.scene in SCENES
        assert "<use" not in scene(lack.scene), "every person in it is drawn"


def test_rated_is_agreed_at_the_lobby(site: Site) -> None:
    host, friend = site.person("Ada"), site.person("Bela")
    made = host.form("/new", game=GAME.id, seats=str(FEWEST), rated="yes")
    table_id = made.headers["location"].rpartition("/")[2]
    assert 'name="agreed"' in friend.get(f"/t/{table_id}").text
    friend.form(f"/t/{table_id}/sit", name="Bela")
    page = friend.get(f"/t/{table_id}").text
    assert "still asked: Bela" in page
    assert 'value="agree:yes"' in page
    assert 'value="rated:no"' not in page, "only the owner decides whether it is asked"
    assert friend.form(f"/t/{table_id}/lobby", do="rated:no").status_code == 403
    assert friend.form(f"/t/{table_id}/lobby", do="agree:perhaps").status_code == 422
    assert friend.form(f"/t/{table_id}/lobby", do="agree:yes").status_code == 303
    assert 'value="agree:no"' in friend.get(f"/t/{table_id}").text
    host.form(f"/t/{table_id}/lobby", do="rated:no")
    refused = friend.form(f"/t/{table_id}/lobby", do="agree:yes")
    assert "This game does not count for ratings." in refused.text
