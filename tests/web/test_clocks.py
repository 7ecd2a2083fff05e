"""Clocks on the page: chosen in the lobby, shown to those who join and in lists; holidays on their own page."""

import re
from datetime import UTC, datetime, timedelta

import pytest

from kaiserhof.engine import LANGUAGES
from kaiserhof.tables import ClockRule
from tests.web.site import FEWEST, GAME, Browser, Site

DAY = 86_400.0


def gathering(site: Site) -> tuple[Browser, str]:
    host = site.person("Ada")
    return host, host.form("/new", game=GAME.id, seats=str(FEWEST)).headers["location"].rpartition("/")[2]


def test_the_host_chooses_a_clock_by_the_buttons_of_the_lobby_and_a_friend_sees_it(site: Site) -> None:
    host, table_id = gathering(site)
    lobby = f"/t/{table_id}"
    assert "When the time is up" not in host.get(lobby).text
    for chosen in ("live 30 20 turn", "live 45 20 turn", "live 45 60 turn", "live 45 60 show", "daily 2 3 turn"):
        assert f'value="clock:{chosen}" aria-pressed="false"' in host.get(lobby).text
        assert host.form(f"{lobby}/lobby", do=f"clock:{chosen}").status_code == 303
        assert f'value="clock:{chosen}" aria-pressed="true"' in host.get(lobby).text
        assert site.tables.views.view(table_id, None).clock == ClockRule.parse(chosen)
    friend = site.visitor().get(lobby).text
    assert "2 days a turn, 3 in reserve" in friend
    assert "A bot plays that one turn" in friend
    assert 'value="clock:' not in friend
    assert site.person("Bo").form(f"{lobby}/lobby", do="clock:none").status_code == 403
    assert host.form(f"{lobby}/lobby", do="clock:daily 99").status_code == 422
    assert host.form(f"{lobby}/lobby", do="begin").status_code == 303
    assert site.tables.views.view(table_id, None).times
    assert host.form(f"{lobby}/lobby", do="clock:none").status_code == 422


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lists_say_how_much_time_is_left_and_the_least_comes_first(site: Site, lang: str) -> None:
    people = site.people(FEWEST)
    calm, slow, quick = (site.table(people, clock=clock) for clock in ("none", "daily 3", "live 30"))
    mover = people[people[0].see(calm)["waiting_for"]]
    mover.cookies["kaiserhof_lang"] = lang
    page = mover.get("/mine").text
    assert page.index(f'href="/t/{quick}"') < page.index(f'href="/t/{slow}"') < page.index(f'href="/t/{calm}"')
    left = [int(found) for found in re.findall(r'data-left="(\d+)"', page)]
    assert left == sorted(left)
    assert left[0] == pytest.approx(1820, abs=5)
    assert left[-1] == pytest.approx(6 * DAY, abs=5)
    assert 'data-left="' in mover.get("/").text


def test_holidays_are_taken_from_a_day_to_a_day_and_given_back(site: Site) -> None:
    people = site.people(FEWEST)
    table_id = site.table(people, clock="daily 1 0")
    seat = people[0].see(table_id)["waiting_for"]
    mover, other = people[seat], people[(seat + 1) % len(people)]
    today = datetime.fromtimestamp(site.tables.store.database.clock(), UTC).date()
    days = {"first": str(today), "last": str(today + timedelta(days=4)), "zone": "UTC"}
    assert mover.form("/me/holidays", **days).status_code == 303
    ((begins, ends),) = site.tables.holidays.of(site.tables.people.by_token(mover.token))  # type: ignore[arg-type]
    assert ends == datetime.combine(today + timedelta(days=5), datetime.min.time(), UTC).timestamp()
    assert "your clocks stand still" in mover.get("/me/holidays").text
    assert f'data-day="{int(begins)}"' in mover.get("/mine").text
    assert ">holiday<" in other.get("/mine").text
    assert mover.form("/me/holidays", **days).status_code == 422
    assert other.form("/me/holidays/end", number="0").status_code == 404
    assert mover.form("/me/holidays/end", number="0").status_code == 303
    assert ">holiday<" not in other.get("/mine").text


@pytest.mark.parametrize(
    ("first", "last"), [("", ""), ("2020-01-01", "2020-01-03"), ("9999-12-31", "9999-12-31"), ("x", "y")]
)
def test_odd_holidays_are_refused_with_one_sentence(site: Site, first: str, last: str) -> None:
    answer = site.person().form("/me/holidays", first=first, last=last, zone="../etc")
    assert answer.status_code == 422
    assert "A holiday has 1 to 30 days" in answer.text
    assert site.visitor().form("/me/holidays", first=first, last=last).status_code == 403
