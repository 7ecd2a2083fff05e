"""People block each other and report nuisances; hosts deal with them, with a reason that the person reads."""

from __future__ import annotations

import pytest

from kaiserhof.people.hosts import Hosts
from kaiserhof.storage.host_store import LINK_AGE, SESSION_AGE
from kaiserhof.storage.moderation_store import DISMISS, MUTE, RENAME
from kaiserhof.tables import Forbidden, Missing, Refused, TablePlan, Tables, TooMany
from kaiserhof.tables.service.conduct import AROUND, kept_messages
from tests.tables.party import GAME, ME, OPEN, fresh, least, seated, someone


@pytest.fixture
def tables(quick_tables: Tables) -> Tables:
    return quick_tables


# ---------------------------------------------------------------------- blocks


def test_who_is_blocked_is_not_read_any_more(tables: Tables) -> None:
    party = seated(tables, people=least())
    owner, nuisance = party.people[0], party.people[1]
    assert owner is not None
    assert nuisance is not None
    tables.chat.say(party.table, nuisance, "an insult")
    assert [line.text for line in tables.views.view(party.table, owner).chat] == ["an insult"]
    tables.conduct.block_author(party.table, owner, 0)
    assert tables.views.view(party.table, owner).chat == ()
    assert [line.text for line in tables.views.view(party.table, nuisance).chat] == ["an insult"]
    assert tables.conduct.blocked_by(owner) == [(nuisance.id, nuisance.name)]
    tables.conduct.unblock(owner, nuisance.id)
    assert [line.text for line in tables.views.view(party.table, owner).chat] == ["an insult"]


def test_who_is_blocked_cannot_sit_down_at_my_table(tables: Tables) -> None:
    owner, nuisance = someone(tables), someone(tables, "Barbara")
    table = tables.creation.create(owner, TablePlan(GAME.id, [ME, *[OPEN] * (least() - 1)]))
    tables.conduct.block(owner, nuisance.id)
    with pytest.raises(Forbidden, match="error-not-taken-in"):
        tables.lobby.sit(table, nuisance)
    tables.conduct.unblock(owner, nuisance.id)
    tables.lobby.sit(table, nuisance)


def test_neither_of_two_who_are_apart_can_invite_the_other(tables: Tables) -> None:
    party = seated(tables, people=least())
    owner, nuisance = party.people[0], party.people[1]
    assert owner is not None
    assert nuisance is not None
    lobby = tables.creation.create(nuisance, TablePlan(GAME.id, [ME, *[OPEN] * (least() - 1)]))
    partners = [person for person, _ in tables.store.lobby.partners_of(nuisance.id)]
    tables.lobby.invite(lobby, nuisance, partners.index(owner.id))
    assert [each.table for each in tables.store.lobby.invitations_of(owner.id)] == [lobby]
    tables.conduct.block(owner, nuisance.id)
    assert tables.store.lobby.invitations_of(owner.id) == []
    for one, other in ((owner, nuisance), (nuisance, owner)):
        assert other.id not in [person for person, _ in tables.store.lobby.partners_of(one.id)]


def test_nobody_blocks_or_reports_themselves(tables: Tables) -> None:
    person = someone(tables)
    with pytest.raises(Refused, match="error-block-self"):
        tables.conduct.block(person, person.id)
    with pytest.raises(Refused, match="error-report-self"):
        tables.conduct.report_person(person, person.id, "me")
    with pytest.raises(Missing):
        tables.conduct.block(person, "nobody")


# ---------------------------------------------------------------------- reports


def test_a_report_keeps_the_messages_around_the_reported_one(tables: Tables) -> None:
    party = seated(tables, people=least())
    owner, nuisance = party.people[0], party.people[1]
    assert owner is not None
    assert nuisance is not None
    for number in range(AROUND + 3):
        tables.chat.say(party.table, owner, f"before {number}")
    tables.chat.say(party.table, nuisance, "an insult")
    tables.chat.say(party.table, owner, "after")
    tables.conduct.report_message(party.table, owner, AROUND + 3, "he insults me")
    tables.moderator.close(party.table, "over")
    report = tables.moderator.reports()[0]
    assert (report.person, report.subject, report.place) == (owner.id, nuisance.id, party.table)
    kept = kept_messages(report)
    assert [each.text for each in kept] == [
        *(f"before {number}" for number in range(3, AROUND + 3)),
        "an insult",
        "after",
    ]
    assert [each.text for each in kept if each.reported] == ["an insult"]


def test_a_report_about_a_person_needs_a_word(tables: Tables) -> None:
    person, nuisance = someone(tables), someone(tables, "Barbara")
    with pytest.raises(Refused, match="error-report-word"):
        tables.conduct.report_person(person, nuisance.id, " ")
    tables.conduct.report_person(person, nuisance.id, "writes to me everywhere")
    assert [each.word for each in tables.moderator.reports()] == ["writes to me everywhere"]


def test_newcomers_report_less_often(tables: Tables) -> None:
    tables.limits.enabled = True
    person, nuisance = someone(tables), someone(tables, "Barbara")
    for _ in range(3):
        tables.conduct.report_person(person, nuisance.id, "again")
    with pytest.raises(TooMany):
        tables.conduct.report_person(person, nuisance.id, "again")
    assert len(tables.moderator.reports()) == 3


def test_what_hosts_order_settles_the_reports(tables: Tables) -> None:
    person, nuisance, other = someone(tables), someone(tables, "Barbara"), someone(tables, "Chris")
    for each in (nuisance, other):
        tables.conduct.report_person(person, each.id, "x")
    tables.moderator.sanction(MUTE, nuisance.id, "Be kind", "Hanna")
    assert [each.subject for each in tables.moderator.reports()] == [other.id]
    tables.moderator.dismiss(other.id, "Hanna")
    assert tables.moderator.reports() == []
    log = tables.moderator.log()
    assert [(each.kind, each.subject, each.by) for each in log] == [
        (DISMISS, other.id, "Hanna"),
        (MUTE, nuisance.id, "Hanna"),
    ]


# ---------------------------------------------------------------------- what the person reads


def test_a_muted_person_reads_the_reason(tables: Tables) -> None:
    party = seated(tables)
    tables.moderator.sanction(MUTE, party.owner.id, "Be kind")
    tables.read_orders()
    with pytest.raises(Forbidden) as refused:
        tables.chat.say(party.table, party.owner, "hello")
    assert refused.value.message.values == {"word": "Be kind"}
    assert [(each.kind, each.word) for each in tables.store.moderation.about(party.owner.id)] == [(MUTE, "Be kind")]


def test_who_comes_to_a_closed_table_reads_the_reason(tables: Tables) -> None:
    party = seated(tables)
    tables.moderator.close(party.table, "It was an advertisement")
    tables.read_orders()
    with pytest.raises(Missing) as refused:
        tables.views.view(party.table, party.owner)
    assert refused.value.message.id == "error-closed-by-host"
    assert refused.value.message.values == {"word": "It was an advertisement"}


def test_a_renamed_person_has_the_new_name_everywhere(tables: Tables) -> None:
    party = seated(tables, people=least())
    nuisance = party.people[1]
    assert nuisance is not None
    tables.chat.say(party.table, nuisance, "hello")
    tables.moderator.rename(nuisance.id, "Benny", "No insults in names", "Hanna")
    tables.read_orders()
    later = fresh(tables.store)
    for server in (tables, later):
        view = server.views.view(party.table, party.owner)
        assert "Benny" in [seat.name for seat in view.seats]
        assert [line.name for line in view.chat] == ["Benny"]
    assert tables.store.moderation.about(nuisance.id)[0][:3] == (RENAME, nuisance.id, "No insults in names")


def test_a_quick_match_does_not_bring_two_together_who_are_apart(tables: Tables) -> None:
    from kaiserhof.community.quick_match import QuickMatch, Wish

    quick, wish = QuickMatch(tables), Wish(GAME.id, least(), "daily", rated=False, bots=False)
    owner, nuisance, other = someone(tables), someone(tables, "Barbara"), someone(tables, "Chris")
    table = quick.seek(owner, wish)
    tables.conduct.block(nuisance, owner.id)
    assert quick.seek(nuisance, wish) != table
    assert quick.seek(other, wish) == table


# ---------------------------------------------------------------------- hosts


def test_a_host_link_signs_one_browser_in(tables: Tables) -> None:
    hosts = Hosts(tables.store)
    link = hosts.make_link("Hanna")
    with pytest.raises(Forbidden):
        hosts.by_token(link)  # the link itself is no token
    session = hosts.follow_link(link)
    assert hosts.by_token(session) == "Hanna"
    with pytest.raises(Missing, match="error-link"):
        hosts.follow_link(link)
    hosts.sign_out(session)
    with pytest.raises(Forbidden, match="error-no-host"):
        hosts.by_token(session)


@pytest.mark.parametrize("age", [LINK_AGE, SESSION_AGE])
def test_links_and_sessions_of_hosts_end(tables: Tables, age: float) -> None:
    hosts, clock = Hosts(tables.store), tables.store.database.clock
    link, session = hosts.make_link(), hosts.make_token()
    now = clock()
    tables.store.database.clock = lambda: now + age + 1
    with pytest.raises(Missing):
        hosts.follow_link(link)
    if age == SESSION_AGE:
        with pytest.raises(Forbidden):
            hosts.by_token(session)


def test_blocks_and_reports_go_with_a_deleted_person(tables: Tables) -> None:
    party = seated(tables, people=least())
    owner, nuisance = party.people[0], party.people[1]
    assert owner is not None
    assert nuisance is not None
    tables.chat.say(party.table, nuisance, "an insult")
    tables.conduct.report_message(party.table, owner, 0, "x")
    tables.conduct.block(owner, nuisance.id)
    tables.delete_person(nuisance.id)
    assert tables.moderator.reports() == []
    assert tables.conduct.blocked_by(owner) == []
