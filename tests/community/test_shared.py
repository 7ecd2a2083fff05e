"""Several processes share one database: each notification is sent once and a league advances once, even if a process
dies.
"""

from collections.abc import Callable
from functools import partial

import pytest

from kaiserhof.community.leagues import Leagues
from kaiserhof.community.leagues.store import LeagueStore
from kaiserhof.community.notifications.delivery import LEASE
from kaiserhof.community.notifications.preferences import NotificationPreferences
from kaiserhof.community.notifications.queue import Notification, NotificationStore
from kaiserhof.tables import Store
from kaiserhof.tables.service.moderation import Moderator
from tests.tables.conftest import address, open_store, postgresql, shared_address  # noqa: F401 - fixtures
from tests.tables.party import GAME, NAMES, fresh, someone
from tests.tables.together import outcomes

Opened = Callable[[], Store]


@pytest.fixture
def processes(open_store: Opened) -> list[Store]:  # noqa: F811
    """Two processes, or the same one twice if only one may write."""
    first = open_store()
    return [first, open_store() if first.database.shared else first]


@pytest.fixture
def books(processes: list[Store]) -> list[NotificationStore]:
    return [NotificationStore(store.database) for store in processes]


def test_a_notice_is_taken_by_one_process_until_its_time_is_over(
    processes: list[Store], books: list[NotificationStore]
) -> None:
    here, there = books
    store = processes[0]
    person = someone(fresh(store))
    place = here.add_destination(person.id, "webhook", "{}", confirmed=True, most=1)
    now = store.database.clock()
    told = [Notification(place.id, f"turn x {number}", "turn", "x", number, now, now - number) for number in range(3)]
    assert here.add(told) == 3
    assert there.add(told) == 0
    taken = here.take(LEASE)
    assert taken is not None
    assert [notice.number for notice in taken[1]] == [0, 1, 2]
    assert there.take(LEASE) is None
    here.put_off(taken[1][:1], now - 1, tried=True)
    here.settle(taken[1][1:], "sent")
    again = there.take(0.0)  # a process that dies at once
    assert again is not None
    assert [(notice.number, notice.tries) for notice in again[1]] == [(0, 2)]
    last = here.take(LEASE)
    assert last is not None
    assert last[1][0].tries == 3
    here.settle(last[1], "sent")
    assert there.take(LEASE) is None
    assert here.add(told) == 0


def test_one_persons_destinations_are_served_one_after_the_other(
    processes: list[Store], books: list[NotificationStore]
) -> None:
    here, there = books
    store = processes[0]
    slow, other = someone(fresh(store)), someone(fresh(store))
    now = store.database.clock()
    places = [here.add_destination(slow.id, "push", f"{n}", confirmed=True, most=3) for n in range(3)]
    places.append(here.add_destination(other.id, "mail", "axel@example.org", confirmed=True, most=1))
    here.add([Notification(place.id, "turn x", "turn", "x", 0, now, now - 10 + n) for n, place in enumerate(places)])
    first, second = here.take(LEASE), there.take(LEASE)
    assert first is not None
    assert first[0].id == places[0].id
    assert second is not None
    assert second[0].id == places[3].id
    assert there.take(LEASE) is None
    here.settle(first[1], "sent")
    third = there.take(LEASE)
    assert third is not None
    assert third[0].id == places[1].id


def test_a_destination_that_did_not_answer_comes_after_the_others(
    processes: list[Store], books: list[NotificationStore]
) -> None:
    here, _ = books
    store = processes[0]
    now = store.database.clock()
    people = [someone(fresh(store)) for _ in range(2)]
    places = [here.add_destination(person.id, "webhook", "{}", confirmed=True, most=1) for person in people]
    here.note(places[0].id, "later")
    here.add([Notification(place.id, "turn x", "turn", "x", 0, now, now - 10 + n) for n, place in enumerate(places)])
    taken = here.take(LEASE)
    assert taken is not None
    assert taken[0].id == places[1].id


def test_first_wishes_that_come_at_the_same_moment_are_both_taken(
    processes: list[Store], books: list[NotificationStore]
) -> None:
    for _ in range(10):
        person = someone(fresh(processes[0]))
        kept = [
            partial(books[number % 2].keep_preferences, person.id, NotificationPreferences(daily_at=number))
            for number in range(4)
        ]
        assert outcomes(kept) == [None] * len(kept)
        assert books[0].preferences(person.id) in [NotificationPreferences(daily_at=number) for number in range(4)]


def test_a_key_of_the_site_is_made_once_no_matter_who_asks_first(processes: list[Store]) -> None:
    here, there = (store.facts for store in processes)
    assert here.key("name", lambda: "first") == there.key("name", lambda: "second") == "first"
    here.set_fact("name", "third")
    assert there.fact("name") == "third"


def test_a_league_goes_on_once_whichever_process_looks_first(open_store: Opened) -> None:  # noqa: F811
    first = open_store()
    doors = [fresh(first), fresh(open_store() if first.database.shared else first)]
    here, there = map(Leagues, doors)
    people = [someone(doors[0], name) for name in NAMES[:6]]
    league = here.create(people[0], "Autumn", GAME.id, GAME.players[0], 2)
    for person in people[1:]:
        there.join(league, person)
    before = there.view(league, None).row
    here.begin(league, people[0])
    assert not LeagueStore(doors[1].store.database).begin_round(before, [["x"]])
    for leagues in (there, here):
        leagues.step()
        view = leagues.view(league, None)
        assert [table.status for table in view.tables] == ["playing"] * len(view.tables)
        assert sorted(each for table in view.tables for each in table.people) == sorted(each.id for each in people)
    there.leave(league, people[1])
    assert [member.name for member in here.view(league, None).present] == [NAMES[0], *NAMES[2:6]]
    there.close(league, people[0], 1)
    assert here.view(league, None).tables[0].closed
    Moderator(doors[0].store).delete(people[0].id)
    assert there.view(league, people[2]).runs
