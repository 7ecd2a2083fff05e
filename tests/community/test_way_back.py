"""Someone who has lost all devices comes back by a link to their confirmed mail address."""

from __future__ import annotations

import pytest

from kaiserhof.errors import Missing, Refused, TooMany
from kaiserhof.people.identity import hash_token
from kaiserhof.storage.person import BY_MAIL
from kaiserhof.tables import Limits, Person, Tables
from tests.community.office import Office, open_office
from tests.community.receivers import MailBox
from tests.community.test_channels import links_in
from tests.tables.test_passkeys import way_of


@pytest.fixture
def office(tables: Tables, box: MailBox) -> Office:
    return open_office(tables, box)


@pytest.fixture
def ada(tables: Tables) -> Person:
    return tables.people.add("Ada", "en")[0]


def way_back(box: MailBox) -> str:
    """Returns the secret of the link in the latest mail."""
    return links_in(box.mails[-1])[0].removeprefix("/me/link/")


def test_a_link_to_the_confirmed_address_signs_in_once(
    office: Office, tables: Tables, ada: Person, box: MailBox
) -> None:
    office.mailed(ada)
    box.mails.clear()
    office.notices.send_way_back("ada@EXAMPLE.org")
    office.pass_time(1)
    (mail,) = box.mails
    assert "Ada" in mail["subject"]
    person, token = tables.people.follow_personal_link(way_back(box))
    assert person == ada
    assert way_of(tables, token) == BY_MAIL
    with pytest.raises(Missing, match="error-link"):
        tables.people.follow_personal_link(way_back(box))


def test_an_address_that_nobody_has_confirmed_gets_no_mail(office: Office, ada: Person, box: MailBox) -> None:
    office.notices.set_mail(ada, "ada@example.org")
    box.mails.clear()
    for address in ("ada@example.org", "nobody@example.org"):
        office.notices.send_way_back(address)
    office.pass_time(1)
    assert box.mails == []
    with pytest.raises(Refused, match="error-notice-address"):
        office.notices.send_way_back("no address")


def test_everyone_with_the_address_gets_a_link_of_their_own(office: Office, tables: Tables, box: MailBox) -> None:
    names = ["Ada", "Ben"]
    for name in names:
        person = tables.people.add(name, "en")[0]
        made = office.notices.set_mail(person, "family@example.org")
        office.notices.confirm(made.id, office.notices._delivery.signed("confirm", made.id))
    box.mails.clear()
    office.notices.send_way_back("family@example.org")
    office.pass_time(1)
    links = [links_in(mail)[0].removeprefix("/me/link/") for mail in box.mails]
    assert sorted(tables.people.follow_personal_link(link)[0].name for link in links) == names


def test_a_mail_that_could_not_be_sent_for_an_hour_is_not_sent_any_more(
    office: Office, ada: Person, box: MailBox
) -> None:
    office.mailed(ada)
    box.mails.clear()
    office.notices.send_way_back("ada@example.org")
    office.pass_time(3700)
    assert box.mails == []


def test_an_address_given_on_a_stolen_device_goes_with_it(office: Office, tables: Tables, box: MailBox) -> None:
    ada, mine = tables.people.add("Ada", "en")
    _, stolen = tables.people.follow_personal_link(tables.people.personal_link(ada, mine))
    made = office.notices.set_mail(ada, "thief@example.org", stolen)
    office.notices.confirm(made.id, office.notices._delivery.signed("confirm", made.id))
    device = next(each for each in tables.people.devices(ada) if hash_token(stolen).startswith(each.id))
    tables.people.revoke_device(ada, device.id)
    box.mails.clear()
    office.notices.send_way_back("thief@example.org")
    office.pass_time(1)
    assert box.mails == []


def test_nobody_floods_an_address_with_links(tables: Tables, box: MailBox) -> None:
    limited = Tables(tables.store, limits=Limits())
    office = open_office(limited, box)
    for _ in range(4):
        office.notices.send_way_back("ada@example.org")
    with pytest.raises(TooMany):
        office.notices.send_way_back("ada@example.org")
