"""Who gets which notifications, and when: once per turn, not while they are there, not in their quiet hours."""

from datetime import UTC, datetime, timedelta
from typing import get_args
from zoneinfo import ZoneInfo

import pytest

from kaiserhof.community.notifications import KINDS, NotificationPreferences, Notifications
from kaiserhof.community.notifications.event_recorder import HEARD
from kaiserhof.community.notifications.preferences import (
    CHAT,
    DAILY,
    FINISHED,
    INVITED,
    NAMED,
    NOTHING,
    ONLY_TURN,
    TIME,
    TURN,
    USUAL,
)
from kaiserhof.community.notifications.texts import DESCRIBED, words_of
from kaiserhof.storage.rows import OfferAnswer, OfferRow
from kaiserhof.tables import ClockRule, Missing, Person, Refused, TablePlan, Tables
from kaiserhof.tables.meeting.person_events import Kind, PersonEvent
from tests.community.office import Office
from tests.community.receivers import MailBox, PushBrowser, WebServer
from tests.tables.party import GAME, ME, OPEN, Party, least, seated, someone

HOUR = 3600.0
TITLE = "Your turn in Der Kaiser von China"


@pytest.fixture
def party(tables: Tables) -> Party:
    return seated(tables)


@pytest.fixture
def browsers(office: Office, party: Party, web: WebServer) -> dict[str, PushBrowser]:
    """Browsers of everyone at the table that get everything except the daily list, by the person's id."""
    people = [person for person in party.people if person is not None]
    kinds = [kind for kind in KINDS if kind != DAILY]
    return {person.id: office.subscribed(person, web, *kinds, name=person.id) for person in people}


def next_turn(party: Party) -> Person:
    """Plays until everyone waits for another person; returns that person."""
    before = party.awaited()
    while party.awaited() in (before, None):
        party.go_on()
    person = party.awaited()
    assert person is not None
    return person


def titles(browser: PushBrowser) -> list[str]:
    return [told["title"] for told in browser.received]


# ---------------------------------------------------------------------- turns


def test_a_person_who_is_away_is_told_of_their_turn_after_a_minute_and_once(
    office: Office, party: Party, browsers: dict[str, PushBrowser]
) -> None:
    mover = next_turn(party)
    office.pass_time(30)
    assert titles(browsers[mover.id]) == []
    office.pass_time(31)
    for _ in range(5):
        office.pass_time(HOUR)
    assert {person: titles(browser) for person, browser in browsers.items()} == {
        person: [TITLE] if person == mover.id else [] for person in browsers
    }
    told = browsers[mover.id].received[0]
    assert told["path"] == f"/t/{party.table}"
    assert {person.name for person in party.people if person and person != mover} <= set(
        told["body"].replace("with ", "").split(", ")
    )


def test_each_turn_is_told_anew(office: Office, party: Party, browsers: dict[str, PushBrowser]) -> None:
    for _ in range(4):
        mover = next_turn(party)
        before = len(browsers[mover.id].received)
        office.pass_time(70)
        assert len(browsers[mover.id].received) == before + 1


def test_what_someone_does_within_a_turn_makes_no_second_notice(
    office: Office, party: Party, browsers: dict[str, PushBrowser]
) -> None:
    mover = next_turn(party)
    office.pass_time(70)
    while party.awaited() == mover:
        assert titles(browsers[mover.id]) == [TITLE]
        party.go_on()
        office.pass_time(70)
    assert titles(browsers[mover.id]) == [TITLE]


def test_a_turn_that_is_over_is_told_to_nobody(office: Office, party: Party, browsers: dict[str, PushBrowser]) -> None:
    first = next_turn(party)
    office.look(first, party.table)
    office.pass_time(1)
    next_turn(party)
    office.late += 300
    office.notices.work()
    assert titles(browsers[first.id]) == []


def test_a_person_who_is_at_the_table_is_not_disturbed_until_they_have_left_it_for_a_minute(
    office: Office, party: Party, browsers: dict[str, PushBrowser]
) -> None:
    mover = next_turn(party)
    for _ in range(10):
        office.look(mover, party.table)
        office.pass_time(50)
    assert titles(browsers[mover.id]) == []
    office.pass_time(20)
    assert titles(browsers[mover.id]) == [TITLE]


def test_being_at_another_table_silences_nothing(
    office: Office, tables: Tables, party: Party, browsers: dict[str, PushBrowser]
) -> None:
    mover = next_turn(party)
    other = seated(tables)
    office.late += 70
    office.look(mover, other.table)
    office.notices.work()
    assert titles(browsers[mover.id]) == [TITLE]


def test_a_bot_that_plays_for_someone_takes_the_notice_away(
    office: Office, tables: Tables, party: Party, browsers: dict[str, PushBrowser]
) -> None:
    mover = next_turn(party)
    tables.stand_ins.hand_over(party.table, mover, "random")
    office.pass_time(70)
    assert titles(browsers[mover.id]) == []


def test_nothing_is_lost_when_the_server_is_down_meanwhile(
    office: Office, party: Party, browsers: dict[str, PushBrowser]
) -> None:
    office.notices.work()
    mover = next_turn(party)
    office.late += 5 * HOUR
    office.open()
    office.notices.work()
    assert titles(browsers[mover.id]) == [TITLE]


def test_two_processes_tell_it_once(office: Office, party: Party, browsers: dict[str, PushBrowser]) -> None:
    mover = next_turn(party)
    office.late += 70
    second = Office(office.tables, office.config, office.signs, office.late)
    for each in (office, second, office, second):
        each.notices.work()
    assert titles(browsers[mover.id]) == [TITLE]


# ---------------------------------------------------------------------- several things at once


def test_several_notices_for_one_browser_are_one_message(office: Office, tables: Tables, web: WebServer) -> None:
    person = someone(tables, "Axel")
    browser = office.subscribed(person, web, TURN)
    made: list[str] = []
    while len(made) < 2:
        table = tables.creation.create(person, TablePlan(GAME.id, [ME, *[OPEN] * (least() - 1)]))
        for _ in range(least() - 1):
            tables.lobby.sit(table, someone(tables, "Bea"))
        if tables.views.view(table, person).waiting_for == 0:
            made.append(table)
    office.pass_time(70)
    assert titles(browser) == ["Kaiserhof: 2 notices"]
    assert browser.received[0]["body"].count(TITLE) == 2
    assert browser.received[0]["path"] == "/"


def test_the_end_of_a_game_is_told_with_its_winner(
    office: Office, party: Party, browsers: dict[str, PushBrowser], box: MailBox
) -> None:
    owner = party.owner
    office.mailed(owner, FINISHED)
    party.finish()
    office.pass_time(70)
    places = party.view(owner).state.ranking()
    for person, place in zip(party.people, places, strict=True):
        assert person is not None
        told = browsers[person.id].received[-1]
        assert told["title"] == "Der Kaiser von China is over"
        assert ("You have won." in told["body"]) is (place == 1)
        assert told["path"] == f"/t/{party.table}/score"
    assert box.mails[-1]["subject"] == "Der Kaiser von China is over"


def test_a_person_who_saw_the_end_is_not_told_of_it(
    office: Office, party: Party, browsers: dict[str, PushBrowser]
) -> None:
    party.finish()
    office.late += 10
    office.look(party.owner, party.table)
    office.pass_time(200)
    assert titles(browsers[party.owner.id]) == []


# ---------------------------------------------------------------------- chat


def test_chat_is_told_to_the_others_with_who_wrote_and_never_what(
    office: Office, tables: Tables, party: Party, web: WebServer
) -> None:
    author, named, other = (person for person in party.people[:3] if person is not None)
    mine = office.subscribed(author, web, CHAT, NAMED, name="author")
    of_named = office.subscribed(named, web, NAMED, name="named")
    of_other = office.subscribed(other, web, CHAT, name="other")
    tables.chat.say(party.table, author, f"hurry up, {named.name.lower()}, the password is 4711")
    tables.chat.say(party.table, author, "please")
    office.pass_time(70)
    assert mine.received == []
    assert titles(of_named) == [f"{author.name} wrote to you in Der Kaiser von China"]
    assert titles(of_other) == [f"2 new messages from {author.name} in Der Kaiser von China"]
    assert "4711" not in str(of_named.received + of_other.received)
    tables.chat.mute(party.table, other, tables.views.view(party.table, other).chat[0].number, everywhere=False)
    tables.chat.say(party.table, author, "nobody reads this")
    office.pass_time(70)
    assert len(of_other.received) == 1, "a muted person is not heard in a notice either"


# ---------------------------------------------------------------------- preferences


def test_nothing_is_sent_that_was_not_wished(office: Office, party: Party, browsers: dict[str, PushBrowser]) -> None:
    for person in party.people:
        assert person is not None
        office.notices.wish(person, {"push": [FINISHED]})
    mover = next_turn(party)
    office.pass_time(70)
    assert titles(browsers[mover.id]) == []


@pytest.mark.parametrize(("chosen", "told"), [(USUAL, 2), (ONLY_TURN, 1), (NOTHING, 0)])
def test_a_table_may_have_wishes_of_its_own(
    office: Office, tables: Tables, party: Party, browsers: dict[str, PushBrowser], chosen: str, told: int
) -> None:
    mover = next_turn(party)
    office.notices.choose_for_table(mover, party.table, chosen)
    office.pass_time(70)
    author = next(person for person in party.people if person and person != mover)
    tables.chat.say(party.table, author, "hello")
    office.pass_time(70)
    assert len(browsers[mover.id].received) == told


def test_nobody_chooses_for_a_table_of_others(office: Office, tables: Tables, party: Party) -> None:
    with pytest.raises(Missing):
        office.notices.choose_for_table(someone(tables), party.table, NOTHING)
    with pytest.raises(Missing):
        office.notices.choose_for_table(party.owner, "nowhere", NOTHING)


@pytest.mark.parametrize("wrong", [{"push": ["everything"]}, {"pigeon": [TURN]}])
def test_only_kinds_and_ways_that_exist_are_taken(office: Office, party: Party, wrong: dict[str, list[str]]) -> None:
    with pytest.raises(Refused):
        office.notices.wish(party.owner, wrong)


def test_quiet_hours_hold_a_notice_back_until_they_end(
    office: Office, party: Party, browsers: dict[str, PushBrowser]
) -> None:
    mover = next_turn(party)
    here = datetime.fromtimestamp(office.now(), UTC)
    begin, end = here - timedelta(hours=1), here + timedelta(hours=2)
    minutes = (begin.hour * 60 + begin.minute, end.hour * 60 + end.minute)
    office.notices.keep_quiet(mover, minutes, "UTC", 480)
    office.pass_time(70)
    office.pass_time(1.5 * HOUR)
    assert titles(browsers[mover.id]) == []
    office.pass_time(HOUR)
    assert titles(browsers[mover.id]) == [TITLE]


@pytest.mark.parametrize(("zone", "minute"), [("Nowhere/Land", 0), ("../../etc/passwd", 0), ("", 0), ("UTC", 1440)])
def test_zones_and_times_that_do_not_exist_are_refused(office: Office, party: Party, zone: str, minute: int) -> None:
    with pytest.raises(Refused):
        office.notices.keep_quiet(party.owner, (minute, 60), zone, 480)


def test_quiet_hours_follow_the_clock_on_the_wall_also_when_it_is_put_back() -> None:
    berlin = ZoneInfo("Europe/Berlin")
    preferences = NotificationPreferences(quiet=(22 * 60, 7 * 60), zone="Europe/Berlin")
    evening = datetime(2026, 10, 24, 23, 0, tzinfo=berlin).timestamp()
    until = datetime.fromtimestamp(preferences.quiet_until(evening), berlin)
    assert (until.day, until.hour, until.minute) == (25, 7, 0)
    assert preferences.quiet_until(evening) - evening == 9 * HOUR  # one hour more than on other nights


@pytest.mark.parametrize("hour", range(24))
def test_quiet_hours_end_at_their_end_whatever_the_hour(hour: int) -> None:
    preferences = NotificationPreferences(quiet=(22 * 60, 7 * 60 + 30))
    now = datetime(2026, 5, 5, hour, 15, tzinfo=UTC).timestamp()
    until = preferences.quiet_until(now)
    quiet = hour >= 22 or (hour < 8 and not (hour == 7 and 15 >= 30))
    assert (until > now) is quiet
    assert not quiet or datetime.fromtimestamp(until, UTC).strftime("%H:%M") == "07:30"
    assert preferences.quiet_until(until) == until


# ---------------------------------------------------------------------- the daily list


def test_once_a_day_the_games_that_wait_are_named(office: Office, party: Party, box: MailBox) -> None:
    mover = next_turn(party)
    office.mailed(mover, DAILY)
    here = datetime.fromtimestamp(office.now(), UTC) + timedelta(minutes=30)
    office.notices.keep_quiet(mover, None, "UTC", here.hour * 60 + here.minute)
    box.mails.clear()
    office.pass_time(1)
    assert box.mails == []
    for _ in range(8):
        office.pass_time(HOUR)
    assert [mail["subject"] for mail in box.mails] == ["One game is waiting for you"]
    for _ in range(24):
        office.pass_time(HOUR)
    assert len(box.mails) == 2


def test_there_is_no_daily_list_when_nothing_waits(office: Office, party: Party, box: MailBox) -> None:
    next_turn(party)
    idle = next(person for person in party.people if person and person != party.awaited())
    office.mailed(idle, DAILY)
    box.mails.clear()
    for _ in range(26):
        office.pass_time(HOUR)
    assert box.mails == []


# ---------------------------------------------------------------------- what is heard of


def test_an_offer_is_told_at_once_to_those_who_are_asked_while_it_is_open(
    office: Office, tables: Tables, party: Party, browsers: dict[str, PushBrowser]
) -> None:
    now, asked = office.now(), [person.id for person in party.people[1:] if person is not None]
    for kind in ("end", "hand-over", "rematch"):
        answers: dict[str, OfferAnswer] = {asked[0]: "yes"} if kind == "rematch" else {}
        offer = OfferRow(
            kind, party.table, kind, party.owner.id, 1, None, tuple(asked), answers, "open", now, now + HOUR
        )
        tables.store.offers.add(offer)
        for person in asked:
            tables.events.publish(PersonEvent("asked", party.table, person, 7, party.owner.id, kind))
    office.pass_time(1)
    first, second = (browsers[person].received[0]["body"] for person in asked)
    assert "whether a bot may play for you" in first
    assert "whether a bot may play for someone" in second
    assert ("rematch" in first, "rematch" in second) == (False, True)
    assert "end Der Kaiser von China early" in first
    assert titles(browsers[party.owner.id]) == []


def test_a_reminder_is_sent_beside_the_notice_of_the_turn(
    office: Office, tables: Tables, party: Party, browsers: dict[str, PushBrowser]
) -> None:
    mover = next_turn(party)
    office.pass_time(70)
    other = next(person for person in party.people if person and person != mover)
    nudge = PersonEvent("nudged", party.table, mover.id, tables.views.view(party.table, None).number, other.id)
    tables.events.publish(nudge)
    tables.events.publish(nudge)
    office.pass_time(1)
    assert titles(browsers[mover.id]) == [TITLE, f"{other.name} reminds you of your turn in Der Kaiser von China"]
    next_turn(party)
    tables.events.publish(PersonEvent("nudged", party.table, mover.id, 10_000, other.id))
    office.pass_time(1)
    assert len(browsers[mover.id].received) == 2


def test_a_person_who_is_at_the_table_sees_there_what_is_asked(
    office: Office, tables: Tables, party: Party, browsers: dict[str, PushBrowser]
) -> None:
    office.look(party.owner, party.table)
    tables.events.publish(PersonEvent("asked", party.table, party.owner.id, 7, None, "rematch"))
    office.late += 1
    office.look(party.owner, party.table)
    office.pass_time(200)
    assert titles(browsers[party.owner.id]) == []


def test_someone_whose_page_is_open_and_used_is_present(office: Office, tables: Tables, party: Party) -> None:
    notices = Notifications(tables, office.config)
    person = party.owner
    assert notices._last_seen(person.id, party.table) == 0.0
    tables.presence.heartbeat(person.id, "tab", party.table)
    office.late += 100
    assert notices._last_seen(person.id, party.table) == pytest.approx(office.now(), abs=5)
    office.late += 100
    tables.presence.step()
    assert office.now() - notices._last_seen(person.id, party.table) >= 100


def test_an_invitation_is_told_with_who_invites(office: Office, tables: Tables, party: Party, web: WebServer) -> None:
    guest = party.people[1]
    assert guest is not None
    browser = office.subscribed(guest, web, INVITED)
    party.finish()
    invited = tables.creation.create(party.owner, TablePlan(GAME.id, [ME, *[OPEN] * (least() - 1)]))
    number = [each[0] for each in tables.store.lobby.partners_of(party.owner.id)].index(guest.id)
    tables.lobby.invite(invited, party.owner, number)
    office.pass_time(70)
    assert titles(browser) == [f"{party.owner.name} invites you to a game of Der Kaiser von China"]
    assert browser.received[0]["path"] == f"/t/{invited}"
    assert [(answer["path"], answer["deed"]) for answer in browser.received[0]["answers"]] == [
        (f"/t/{invited}/sit", ""),
        (f"/t/{invited}/lobby", "decline"),
    ]


# ---------------------------------------------------------------------- time


def test_a_live_game_does_not_wait_for_the_morning_and_says_how_much_time_is_left(
    office: Office, tables: Tables, web: WebServer
) -> None:
    tables.clocks.uptime.running, tables.clocks.uptime.gap = office.now, 1e9
    party = seated(tables, clock=ClockRule.live(30))
    mover = next_turn(party)
    browser = office.subscribed(mover, web, TURN, TIME)
    here = datetime.fromtimestamp(office.now(), UTC)
    minute = here.hour * 60 + here.minute
    office.notices.keep_quiet(mover, ((minute - 60) % 1440, (minute + 600) % 1440), "UTC", 480)
    office.notices.work()
    other = next(person for person in party.people if person and person != mover)
    tables.offers.nudge(party.table, other)
    office.pass_time(70)
    assert browser.received[-1]["title"].endswith("reminds you of your turn in Der Kaiser von China")
    assert "· 29 minutes left" in browser.received[-1]["body"]
    office.late += 22.5 * 60
    tables.clocks.check_clocks()
    office.pass_time(70)
    assert titles(browser)[-1] == "A quarter of your time is left in Der Kaiser von China"
    assert "· 5 minutes left" in browser.received[-1]["body"]
    office.late += 10 * 60
    tables.clocks.check_clocks()
    while party.awaited() == mover and party.bot_goes_on():
        pass
    office.pass_time(70)
    assert titles(browser)[-1] == "Your time is up in Der Kaiser von China", "also when a bot has played meanwhile"


# ---------------------------------------------------------------------- texts


@pytest.mark.parametrize("kind", get_args(Kind))
def test_every_event_at_a_table_becomes_a_notification_with_a_text(kind: str) -> None:
    assert kind in HEARD
    assert kind in {detail.split()[0] for detail in DESCRIBED}


@pytest.mark.parametrize("detail", sorted(DESCRIBED))
def test_every_text_says_in_which_game(detail: str) -> None:
    assert "Confucius" in words_of("en")(f"notice-{detail.replace(' ', '-')}", name="Axel", game="Confucius")
