"""The site can be installed as an app, and a whole lesson works offline."""

import json
import re
import struct
from urllib.parse import parse_qs, urlsplit

import pytest

from kaiserhof.engine import LANGUAGES, find_game, game_ids, lesson_of
from tests.web.site import FEWEST, Browser, Site
from tools.icons import STATIC, files

EVERY_GAME = pytest.mark.parametrize("game", game_ids())


def browser(site: Site, lang: str = "en") -> Browser:
    visitor = site.visitor()
    visitor.cookies["kaiserhof_lang"] = lang
    return visitor


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_manifest_is_complete_and_in_the_language_of_the_page(site: Site, lang: str) -> None:
    page = browser(site, lang).get("/").text
    link = re.search(r'<link rel="manifest" href="([^"]+)"', page)
    assert link is not None
    answer = site.request("GET", link[1])
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest = answer.json()
    assert manifest["lang"][:2] == lang
    assert manifest["display"] == "standalone"
    assert manifest["start_url"] == manifest["scope"] == manifest["id"] == "/"
    kinds = {(icon["sizes"], icon.get("purpose", "any")) for icon in manifest["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= kinds
    for icon in manifest["icons"]:
        picture = site.request("GET", icon["src"])
        assert (picture.status_code, picture.headers["content-type"]) == (200, icon["type"])
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", picture.content[16:24])
            assert f"{width}x{height}" == icon["sizes"]


def test_the_icons_are_those_that_the_tool_draws() -> None:
    for name, content in files().items():
        assert (STATIC / name).read_bytes() == content, f"{name}: run `python -m tools.icons`"


def test_the_worker_is_asked_for_anew_and_names_files_that_exist(site: Site) -> None:
    answer = site.request("GET", "/worker.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    kept = json.loads(answer.text.split("const KEPT = ", 1)[1].split(";\n", 1)[0])
    assert kept["policy"] == answer.headers["content-security-policy"]
    for path in (*kept["files"], *kept["pages"], kept["icon"], kept["badge"]):
        assert site.request("GET", path).status_code == 200, path
    for path in ("/offline", *(f"/learn/{game}" for game in game_ids())):
        page = browser(site).get(path).text
        assert set(re.findall(r'"(/static/[^"]+\.(?:js|css|svg))"', page)) <= set(kept["files"]), path


def test_a_lesson_kept_whole_has_every_place_as_the_server_shows_it(site: Site) -> None:
    game = game_ids()[0]
    visitor = browser(site, "de")
    whole = visitor.get(f"/learn/{game}/whole").json()
    places = whole["places"]
    lesson = lesson_of(find_game(game))
    assert lesson is not None
    assert {int(key.split(" ")[0]) for key in places} == set(range(1, len(lesson.steps) + 1))
    first = places["1 "]
    assert whole["before"] + first["before"] + first["after"] + whole["after"] == visitor.get(f"/learn/{game}").text
    for key, place in list(places.items())[::4]:
        step, did = key.split(" ", 1)
        asked = {"step": step, "did": did}
        shown = visitor.get(f"/learn/{game}/view", params=asked).text
        assert place["before"] + place["after"] == shown
        wrong = visitor.get(f"/learn/{game}/view", params=asked | {"move": "nonsense"}).text
        assert place["before"] + place["hint"] + place["after"] == wrong
        for move, after in place["ways"].items():
            view = visitor.get(f"/learn/{game}/view", params=asked | {"move": move}).text
            assert places[after]["before"] + places[after]["after"] == view
    pictures = set(re.findall(r'src="([^"]+)"', visitor.get(f"/learn/{game}").text))
    assert pictures <= set(whole["files"]), "portraits too"
    for path in whole["files"]:
        assert site.request("GET", path).status_code == 200, path


@EVERY_GAME
def test_every_link_in_a_kept_lesson_leads_to_a_place_that_is_kept(site: Site, game: str) -> None:
    places = browser(site).get(f"/learn/{game}/whole").json()["places"]
    for place in places.values():
        for link in re.findall(r'href="([^"]+)" data-go', place["before"] + place["after"]):
            asked = parse_qs(urlsplit(link.replace("&amp;", "&")).query)
            assert f"{asked['step'][0]} {asked.get('did', [''])[0]}" in places
    last = max(places, key=lambda key: int(key.split(" ")[0]))
    assert places[last]["ways"] == {}


def test_a_page_knows_how_many_games_wait(site: Site) -> None:
    people = site.people(FEWEST)
    assert people[0].get("/me/waiting").json() == {"waiting": 0}
    assert site.visitor().get("/me/waiting").json() == {"waiting": 0}
    table = site.table(people)
    seen = people[0].see(table)
    counts = [person.get("/me/waiting").json()["waiting"] for person in people]
    assert counts == [int(seen["waiting_for"] == seat) for seat in range(FEWEST)]
