"""My games: games that wait for me come first, and the page is the same on every device of a person."""

import re
from random import Random

import pytest

from kaiserhof.engine import LANGUAGES
from kaiserhof.tables.service.moderation import Moderator
from tests.web.site import FEWEST, GAME, Site, act, play


def test_a_game_where_i_am_to_move_comes_first_and_leads_there(site: Site) -> None:
    people = site.people(FEWEST)
    tables = [site.table(people) for _ in range(3)]
    mover = people[people[0].see(tables[0])["waiting_for"]]
    page = mover.get("/mine").text
    assert page.index(f'href="/t/{tables[0]}"') < page.index("h-then") < page.index(f'href="/t/{tables[1]}"')
    assert mover.get("/mine/next").json() == {
        "count": 3,
        "table": tables[0],
        "title": GAME.words("en")("game-title"),
        "label": "3 more tables wait",
    }
    assert mover.get("/mine/next", params={"but": tables[0]}).json()["table"] == tables[1]
    while mover.see(tables[0])["waiting_for"] == people.index(mover):
        act(mover, tables[0], Random(1))
    assert mover.get("/mine/next").json()["count"] == 2
    waits = mover.get("/mine/list").text
    assert waits.index("h-others") < waits.index(f'href="/t/{tables[0]}"')


def test_the_list_is_the_same_on_another_device(site: Site) -> None:
    person = site.person("Ada")
    table_id = person.form("/new", game=GAME.id).headers["location"]
    link = person.form("/me/link").text
    token = link[link.index("me/link/") + 8 :].split('"')[0]
    phone = site.visitor()
    assert phone.form(f"/me/link/{token}").status_code == 303
    assert f'href="{table_id}"' in phone.get("/mine").text
    assert phone.form("/me/habits", hasty="yes", motion="short").status_code == 303
    assert 'data-motion="short"' in person.get("/mine").text
    assert person.form("/me/habits", motion="wild").status_code == 422


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_player_who_has_no_game_is_shown_a_way_to_one(site: Site, lang: str) -> None:
    visitor = site.visitor()
    visitor.cookies["kaiserhof_lang"] = lang
    page = visitor.get("/mine").text
    assert "/drawn/" in page
    assert 'href="/new"' in page
    assert visitor.get("/mine/next").json() == {"count": 0}


@pytest.mark.parametrize("accepts", [True, False])
def test_an_invitation_is_accepted_or_declined_with_one_tap(site: Site, accepts: bool) -> None:
    ada, bruno, *rest = site.people(FEWEST)
    site.table([ada, bruno, *rest])
    table_id = ada.form("/new", game=GAME.id).headers["location"].rpartition("/")[2]
    lobby = ada.get(f"/t/{table_id}").text
    number = next(n for n in range(8) if f'value="invite:{n}">{bruno.name}<' in lobby)
    assert ada.form(f"/t/{table_id}/lobby", do=f"invite:{number}").status_code == 303
    asked = bruno.get("/mine").text
    assert "h-asked" in asked
    assert f'action="/t/{table_id}/sit"' in asked
    assert f"<b>{ada.name} invites you</b>" in bruno.get(f"/t/{table_id}").text
    if accepts:
        assert bruno.form(f"/t/{table_id}/sit").headers["location"] == f"/t/{table_id}"
        assert bruno.see(table_id)["me"] == 1
    else:
        assert bruno.form(f"/t/{table_id}/lobby", do="decline").headers["location"] == "/mine"
    assert "h-asked" not in bruno.get("/mine").text
    assert f"<b>{ada.name} invites you</b>" not in bruno.get(f"/t/{table_id}").text


def test_a_finished_game_tells_who_won_from_the_rows_alone(site: Site) -> None:
    people = site.people(FEWEST)
    table_id = site.table(people)
    play(people, table_id, Random(4))
    seen = people[0].see(table_id)
    best = max(seen["scores"])
    assert any(f"with {best}." in person.get("/mine").text for person in people)
    loaded = site.tables.loaded_tables.cached.pop(table_id, None)
    assert loaded is not None
    people[0].get("/mine")
    assert table_id not in site.tables.loaded_tables.cached, "a list needs no replay of a game"


def test_an_offer_is_asked_on_my_page(site: Site) -> None:
    people = site.people(FEWEST)
    table_id = site.table(people)
    asker = site.tables.people.by_token(people[0].token)
    assert asker is not None
    site.tables.offers.offer_end(table_id, asker)
    page = people[1].get("/mine").text
    assert f"{people[0].name} asks: shall the game end here" in page
    assert "h-asked" not in people[0].get("/mine").text
    offer = re.search(r'name="offer" value="([^"]+)"', page)
    assert offer is not None
    answered = people[1].form(f"/t/{table_id}/run", do="answer", offer=offer[1], back="mine", answer="no")
    assert answered.headers["location"] == "/mine"
    assert "h-asked" not in people[1].get("/mine").text


def test_my_games_are_shown_although_i_was_asked_something_at_a_table_that_is_closed(site: Site) -> None:
    ada, bruno, *rest = site.people(FEWEST)
    table_id = site.table([ada, bruno, *rest])
    owner = site.tables.people.by_token(ada.token)
    assert owner is not None
    site.tables.offers.offer_end(table_id, owner)
    assert f'href="/t/{table_id}"' in bruno.get("/mine").text
    Moderator(site.tables.store).close(table_id)
    page = bruno.get("/mine")
    assert page.status_code == 200
    assert table_id not in page.text
