"""The pages of leagues: created with a form, joined by link, run by their owners."""

import re

import pytest

from kaiserhof.engine import LANGUAGES
from tests.web.site import FEWEST, GAME, Browser, Site

FORM = {"title": "Autumn", "name": "Axel", "game": GAME.id, "seats": str(FEWEST), "rounds": "1", "clock": "daily 3"}


def made(person: Browser, **more: str) -> str:
    """Creates a league; returns its address."""
    answer = person.form("/leagues", **{**FORM, **more})
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_league_is_made_joined_by_link_and_begun(site: Site, lang: str) -> None:
    host, *others = site.people(FEWEST)
    for person in (host, *others):
        person.cookies["kaiserhof_lang"] = lang
    assert 'action="/leagues"' in host.get("/leagues").text
    league = made(host)
    assert "Autumn" in host.get("/leagues").text
    visitor = site.visitor()
    assert 'value="join"' in visitor.get(league).text
    assert 'value="begin"' not in host.get(league).text, "there are too few people"
    for person in others:
        assert person.form(league, do="join", name=person.name).status_code == 303
    assert 'value="begin"' in host.get(league).text
    assert 'value="begin"' not in others[0].get(league).text
    assert host.form(league, do="begin").status_code == 303
    page = others[0].get(f"{league}/part").text
    assert 'data-status="playing"' in page
    (table,) = set(re.findall(r'href="(/t/[\w-]{12})"', page))
    assert others[0].see(table.removeprefix("/t/"))["status"] == "playing"
    assert 'value="join"' not in visitor.get(league).text


def test_its_link_tells_its_name_and_game(site: Site) -> None:
    page = site.visitor().get(made(site.person()) + "?lang=de").text
    assert '<meta property="og:title" content="Autumn">' in page
    assert f"/share/{GAME.id}/de.png" in page


def test_what_someone_writes_is_only_text(site: Site) -> None:
    league = made(site.person(), title="<script>1</script>", name="<b>x")
    page = site.visitor().get(league).text
    assert "<script>1" not in page
    assert "<b>x" not in page


@pytest.mark.parametrize(
    "bad",
    [
        {"title": " "},
        {"game": "nothing"},
        {"seats": "99"},
        {"rounds": "0"},
        {"rounds": "x"},
        {"way": "luck"},
        {"clock": "live 9999"},
        {"option-" + (GAME.options[0].id if GAME.options else "x"): "nonsense"},
    ],
)
def test_a_league_that_cannot_be_is_refused_with_a_sentence(site: Site, bad: dict[str, str]) -> None:
    if any(name.startswith("option-") for name in bad) and not GAME.options:
        pytest.skip("the game has no options")
    answer = site.person().form("/leagues", **{**FORM, **bad})
    assert answer.status_code in (404, 422)
    assert len(re.findall(r"<h1>.+?</h1><p>[^<]{10,}</p>", answer.text)) == 1


def test_deeds_of_others_and_nonsense_are_refused(site: Site) -> None:
    host, other = site.people(2)
    league = made(host)
    for deed in ("begin", "end", "close:1", "remove:0:Axel"):
        assert other.form(league, do=deed).status_code == 403
        assert site.visitor().form(league, do=deed).status_code == 403
    for deed in ("", "x", "close", "close:x", "remove:1", "begin:now"):
        assert host.form(league, do=deed).status_code == 422
    assert host.form(league, do="begin").status_code == 422
    assert "at least" in host.form(league, do="begin").text
    assert host.get("/league/nothing").status_code == 404
    assert host.form(league, do="end").status_code == 303
    assert 'data-status="over"' in host.get(league).text
