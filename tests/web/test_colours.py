"""Own colours on the page: chosen in the lobby, kept as a wish, and shown wherever the seat is."""

import re

import pytest

from kaiserhof.drawing import artist_of
from kaiserhof.drawing.palette import SEAT_COLOURS
from kaiserhof.drawing.terminal import SEAT_COLOURS as SEAT_COLOURS_IN_A_TERMINAL
from kaiserhof.engine import find_game, game_ids
from kaiserhof.storage.rows import COLOURS
from tests.web.site import FEWEST, GAME, Browser, Site


def lobby(site: Site, *others: str) -> tuple[Browser, str, list[Browser]]:
    host = site.person("Ada")
    table_id = host.form("/new", game=GAME.id, seats=str(FEWEST)).headers["location"].rpartition("/")[2]
    friends = [site.person(name) for name in others]
    for friend in friends:
        assert friend.api("POST", f"/tables/{table_id}/seat").status_code == 200
    return host, table_id, friends


def colours(browser: Browser, table_id: str) -> list[str]:
    return [seat["colour"] for seat in browser.see(table_id)["seats"]]


def test_the_names_of_colours_are_those_of_the_palette_and_of_a_terminal() -> None:
    assert len(COLOURS) == len(SEAT_COLOURS)
    assert COLOURS == SEAT_COLOURS_IN_A_TERMINAL


def test_a_colour_chosen_in_the_lobby_is_also_that_of_the_next_table(site: Site) -> None:
    host, table_id, _ = lobby(site)
    assert "hue-" not in host.get(f"/t/{table_id}").text, "the usual colours change nothing in the page"
    assert host.form(f"/t/{table_id}/lobby", do="colour:red").status_code == 303
    page = host.get(f"/t/{table_id}").text
    assert "hue-0-red" in page
    assert re.search(r'value="colour:red" aria-pressed="true"', page)
    following = host.form("/new", game=GAME.id, seats=str(FEWEST)).headers["location"].rpartition("/")[2]
    assert colours(host, following)[0] == "red"
    host.form("/me/habits", colour="")
    again = host.form("/new", game=GAME.id, seats=str(FEWEST)).headers["location"].rpartition("/")[2]
    assert colours(host, again)[0] == "blue"


def test_the_second_person_with_the_same_wish_sees_who_has_it(site: Site) -> None:
    host, table_id, (friend,) = lobby(site, "Ben")
    host.form(f"/t/{table_id}/lobby", do="colour:red")
    offered = re.search(
        r'<button[^>]*value="colour:red"[^>]*>.*?</button>', friend.get(f"/t/{table_id}").text, re.DOTALL
    )
    assert offered is not None
    assert " disabled" in offered[0]
    assert "<small>Ada</small>" in offered[0]
    assert "error-colour-taken" in friend.api("PUT", f"/tables/{table_id}/colour", json={"colour": "red"}).text
    assert friend.api("PUT", f"/tables/{table_id}/colour", json={"colour": "yellow"}).status_code == 200
    assert colours(friend, table_id)[:2] == ["red", "yellow"]


@pytest.mark.parametrize("what", ["colour:mauve", "colour:", "colour"])
def test_another_colour_is_refused(site: Site, what: str) -> None:
    host, table_id, _ = lobby(site)
    assert 400 <= host.form(f"/t/{table_id}/lobby", do=what).status_code < 500
    assert colours(host, table_id)[0] == "blue"


def test_table_replay_and_result_show_the_colours(site: Site) -> None:
    host = site.person("Ada")
    host.api("PUT", "/me", json={"name": "Ada"})
    host.form("/me/habits", colour="yellow")
    table_id = site.table([host], bots=FEWEST - 1)
    for path in (f"/t/{table_id}", f"/t/{table_id}/replay"):
        assert "hue-0-yellow" in host.get(path).text, path


@pytest.mark.parametrize("game_id", game_ids())
def test_the_empty_board_exchanges_the_tints_of_seats_whose_colours_people_have_chosen(
    site: Site, game_id: str
) -> None:
    host = site.person("Ada")
    game = find_game(game_id)
    host.form("/me/habits", colour="yellow")
    seats = ["me", *["random"] * (game.players[0] - 1)]
    table_id = host.api("POST", "/tables", json={"game": game_id, "seats": seats}).json()["id"]
    found = re.search(r'src="(/board/[^"]*light\.svg)\?colours=(\d+)"', host.get(f"/t/{table_id}").text)
    assert found is not None
    order = [int(number) for number in found[2]]
    assert order[0] == COLOURS.index("yellow")
    usual, chosen = (site.request("GET", path).text for path in (found[1], f"{found[1]}?colours={found[2]}"))
    tints = artist_of(game).seat_tints(dark=False)
    for tint, other in zip(tints[0], tints[order[0]], strict=True):
        assert usual.lower().count(tint.lower()) == chosen.lower().count(other.lower())
    assert (usual == chosen) == all(tint.lower() not in usual.lower() for tint in SEAT_COLOURS)


@pytest.mark.parametrize("colours", ["0", "00000", "01235", "abcde", "-1234", "012345"])
def test_another_order_of_colours_is_no_picture(site: Site, colours: str) -> None:
    host = site.person("Ada")
    page = host.get(f"/t/{site.table([host], bots=FEWEST - 1)}").text
    found = re.search(r'src="(/board/[^"]*light\.svg)"', page)
    assert found is not None
    assert 400 <= site.request("GET", f"{found[1]}?colours={colours}").status_code < 500
