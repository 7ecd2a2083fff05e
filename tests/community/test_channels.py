"""Push, mail and webhook, each with a real server: what arrives, and what happens without a response."""

import json
import re
import time
from dataclasses import replace
from urllib.parse import urlsplit

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from kaiserhof.community.notifications.channels.mail import address_of, shortened
from kaiserhof.community.notifications.channels.webhook import payload, style_of
from kaiserhof.community.notifications.texts import NotificationLine, together
from kaiserhof.engine import LANGUAGES
from kaiserhof.tables import Forbidden, Missing, Person, Refused, Tables
from tests.community.office import SITE, Office, open_office
from tests.community.receivers import MailBox, PushBrowser, WebServer, free_port, mail_server, unbase64
from tests.tables.party import Party, seated, someone

HOUR = 3600.0


@pytest.fixture
def person(tables: Tables) -> Person:
    return someone(tables, "Axel")


@pytest.fixture
def waiting(tables: Tables) -> tuple[Party, Person]:
    """Returns a table, and the person everyone waits for."""
    party = seated(tables)
    person = party.awaited()
    assert person is not None
    return party, person


def go_once_round(party: Party, person: Person) -> None:
    """Plays until it is the same person's turn again."""
    while party.awaited() == person:
        party.go_on()
    while party.awaited() != person:
        party.go_on()


def links_in(mail: object) -> list[str]:
    return re.findall(rf"{SITE}(/\S+)", mail.get_body(("plain",)).get_content())  # type: ignore[attr-defined]


# ---------------------------------------------------------------------- push


def test_a_push_message_is_signed_for_its_service_and_read_only_by_its_browser(
    office: Office, person: Person, web: WebServer
) -> None:
    browser = PushBrowser(web)
    added = office.notices.add_browser(person, browser.subscription)
    assert office.notices.try_out(person, added.id).state == "sent"
    assert browser.received == [
        {
            "title": "This is a trial",
            "body": "Notices from Kaiserhof arrive here.",
            "path": "/me/notices",
            "tag": "/me/notices",
            "lang": "en",
        }
    ]
    request = web.requests[0]
    assert b"trial" not in request.body
    assert request.headers["content-encoding"] == "aes128gcm"
    assert int(request.headers["ttl"]) > 0
    assert re.fullmatch(r"[A-Za-z0-9_-]{1,32}", request.headers["topic"])
    token, key = re.fullmatch(r"vapid t=([^,]+), ?k=(.+)", request.headers["authorization"]).groups()  # type: ignore[union-attr]
    assert key == office.notices.push_key()
    head, claims, signature = token.split(".")
    raw = unbase64(signature)
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unbase64(key))
    signed = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    point.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    said = json.loads(unbase64(claims))
    assert said["aud"] == web.address
    assert said["sub"] == SITE
    assert time.time() < said["exp"] <= time.time() + 24 * HOUR


def test_the_key_of_the_site_is_made_once(office: Office) -> None:
    key = office.notices.push_key()
    office.open()
    assert office.notices.push_key() == key


def test_a_browser_that_has_ended_its_subscription_is_forgotten(office: Office, person: Person, web: WebServer) -> None:
    added = office.notices.add_browser(person, PushBrowser(web).subscription)
    web.answers.append((410, {}))
    assert office.notices.try_out(person, added.id).state == "gone"
    assert office.notices.destinations(person) == []


@pytest.mark.parametrize("status", [429, 500, 503])
def test_a_service_that_is_busy_is_asked_again(
    office: Office, waiting: tuple[Party, Person], web: WebServer, status: int
) -> None:
    party, person = waiting
    browser = office.subscribed(person, web, "turn")
    go_once_round(party, person)
    web.answers += [(status, {"retry-after": "120"}), (status, {})]
    office.pass_time(70)
    assert office.notices.destinations(person)[0].state == "later"
    office.pass_time(100)
    assert len(web.requests) == 1
    office.pass_time(30)
    assert len(web.requests) == 2
    office.pass_time(400)
    assert [told["title"] for told in browser.received[2:]] == ["Your turn in Der Kaiser von China"]
    assert office.notices.destinations(person)[0].state == "sent"


def test_a_notice_is_not_tried_for_ever(office: Office, waiting: tuple[Party, Person], web: WebServer) -> None:
    party, person = waiting
    office.subscribed(person, web, "turn")
    office.notices.work()
    go_once_round(party, person)
    web.answers += [(500, {})] * 100
    for _ in range(100):
        office.pass_time(HOUR)
    assert 5 < len(web.requests) < 12


def test_a_redirect_is_not_followed(office: Office, person: Person, web: WebServer) -> None:
    added = office.notices.add_browser(person, PushBrowser(web).subscription)
    web.answers.append((307, {"location": f"{web.address}/elsewhere"}))
    assert office.notices.try_out(person, added.id).state == "refused"
    assert [request.path for request in web.requests] == ["/push/a"]


def test_a_person_has_at_most_eight_browsers_and_each_once(office: Office, person: Person, web: WebServer) -> None:
    browsers = [PushBrowser(web, str(number)) for number in range(12)]
    for browser in (*browsers, browsers[-1]):
        office.notices.add_browser(person, browser.subscription)
    assert len(office.notices.destinations(person)) == 8
    assert office.notices.has_browser(person, browsers[-1].subscription["endpoint"])
    assert not office.notices.has_browser(person, browsers[0].subscription["endpoint"])
    office.notices.remove_browser(person, browsers[-1].subscription["endpoint"])
    assert len(office.notices.destinations(person)) == 7


def broken(change: dict[str, object], **keys: object) -> dict[str, object]:
    good = {"p256dh": "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM"}
    return {"endpoint": "https://127.0.0.1/x", "keys": good | {"auth": "tBHItJI5svbpez7KI4CCXg"} | keys, **change}


@pytest.mark.parametrize(
    "subscription",
    [
        None,
        [],
        "x",
        {},
        broken({"endpoint": 3}),
        broken({"keys": None}),
        broken({}, auth="short"),
        broken({}, auth="*" * 22),
        broken({}, p256dh="BNcR"),
        broken({}, p256dh="A" * 87),
        broken({"endpoint": "http://127.0.0.1/x"}),
        broken({"endpoint": "https://user:word@127.0.0.1/x"}),
        broken({"endpoint": "https://127.0.0.1/" + "x" * 2000}),
    ],
)
def test_what_is_no_subscription_is_refused(office: Office, person: Person, subscription: object) -> None:
    with pytest.raises(Refused):
        office.notices.add_browser(person, subscription)
    assert office.notices.destinations(person) == []


# ---------------------------------------------------------------------- mail


def test_an_address_gets_one_mail_that_asks_to_confirm_it_and_nothing_else_before(
    office: Office, waiting: tuple[Party, Person], box: MailBox
) -> None:
    party, person = waiting
    made = office.notices.set_mail(person, "Axel@Example.org")
    assert (made.state, made.confirmed) == ("sent", None)
    go_once_round(party, person)
    office.pass_time(70)
    assert [mail["to"] for mail in box.mails] == ["Axel@example.org"]
    confirm, stop = links_in(box.mails[0])
    assert confirm.startswith("/notices/confirm/")
    office.notices.confirm(*confirm.split("/")[-2:])
    go_once_round(party, person)
    office.pass_time(70)
    assert [mail["subject"] for mail in box.mails[1:]] == ["Your turn in Der Kaiser von China"]
    assert links_in(box.mails[1]) == [f"/t/{party.table}", stop]


def test_a_mail_has_both_forms_and_ends_with_one_click(
    office: Office, waiting: tuple[Party, Person], box: MailBox
) -> None:
    party, person = waiting
    office.mailed(person, "turn")
    go_once_round(party, person)
    office.pass_time(70)
    mail = box.mails[-1]
    html = mail.get_body(("html",))
    assert html is not None
    assert f'href="{SITE}/t/{party.table}"' in html.get_content()
    stop = f"{SITE}{links_in(mail)[-1]}"
    assert mail["list-unsubscribe"] == f"<{stop}>"
    assert f"\r\nList-Unsubscribe: <{stop}>\r\n".encode() in box.sent[-1]
    assert mail["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    assert mail["auto-submitted"] == "auto-generated"
    assert stop in html.get_content()
    office.notices.stop(*urlsplit(stop).path.split("/")[-2:])
    assert office.notices.destinations(person) == []
    box.mails.clear()
    go_once_round(party, person)
    office.pass_time(70)
    assert box.mails == []
    office.notices.stop(*urlsplit(stop).path.split("/")[-2:])  # once more does no harm


def test_what_someone_calls_themselves_is_only_text_in_a_mail(office: Office, tables: Tables, box: MailBox) -> None:
    party = seated(tables)
    for person in party.people:
        assert person is not None
        tables.store.people.change(person)
    with tables.store.database.writing() as connection:
        connection.exec_driver_sql("UPDATE seats SET name = '<b onclick=x>&' WHERE seat > 0")
    owner = party.owner
    office.mailed(owner, "turn")
    go_once_round(party, owner)
    office.pass_time(70)
    html = box.mails[-1].get_body(("html",))
    assert html is not None
    assert "<b onclick" not in html.get_content()
    assert "&lt;b onclick=x&gt;&amp;" in html.get_content()


def test_a_mail_server_that_is_down_loses_nothing(office: Office, person: Person) -> None:
    assert office.config.mail is not None
    port = free_port()
    office.config = replace(office.config, mail=replace(office.config.mail, port=port))
    office.open()
    made = office.notices.set_mail(person, "axel@example.org")
    assert made.state == "later"
    office.pass_time(70)
    assert office.notices.destinations(person)[0].state == "later"
    with mail_server(port) as box:
        office.pass_time(HOUR)
        assert [mail["to"] for mail in box.mails] == ["axel@example.org"]
    assert office.notices.destinations(person)[0].state == "sent"


def test_an_address_that_the_mail_server_refuses_is_not_tried_again(
    office: Office, person: Person, box: MailBox
) -> None:
    box.refuse = "550 no such mailbox"
    assert office.notices.set_mail(person, "axel@example.org").state == "refused"
    box.refuse = ""
    office.pass_time(HOUR)
    assert box.mails == []


def test_a_mail_server_that_asks_for_patience_gets_it(office: Office, person: Person, box: MailBox) -> None:
    box.refuse = "451 try again later"
    assert office.notices.set_mail(person, "axel@example.org").state == "later"
    box.refuse = ""
    office.pass_time(HOUR)
    assert len(box.mails) == 1


@pytest.mark.parametrize(
    "text",
    [
        "",
        "axel",
        "axel@",
        "@example.org",
        "axel@localhost",
        "a@b.c\r\nBcc: all@example.org",
        "axel@example.org, b@example.org",
        "Axel <axel@example.org>",
        "axel@exämple.org",
        "a" * 250 + "@example.org",
        "ax el@example.org",
        '"axel"@example.org',
        "axel@example..org",
    ],
)
def test_what_is_no_mail_address_is_refused(office: Office, person: Person, text: str) -> None:
    with pytest.raises(Refused):
        office.notices.set_mail(person, text)


def test_an_address_is_shown_shortened() -> None:
    assert shortened(address_of("someone@EXAMPLE.org")) == "s…@example.org"


def test_forged_links_do_nothing(office: Office, person: Person, tables: Tables, box: MailBox) -> None:
    made = office.notices.set_mail(person, "axel@example.org")
    confirm, stop = (link.split("/")[-1] for link in links_in(box.mails[0]))
    other = office.notices.set_mail(someone(tables), "bea@example.org")
    for destination, signature in ((made.id, stop), (other.id, confirm), (made.id, ""), (made.id, "ä"), ("x", confirm)):
        with pytest.raises(Forbidden):
            office.notices.confirm(destination, signature)
    for destination, signature in ((made.id, confirm), (other.id, stop), (made.id, "0" * 40)):
        with pytest.raises(Forbidden):
            office.notices.stop(destination, signature)
    assert office.notices.destinations(person)[0].confirmed is None


def test_a_link_that_confirms_is_valid_for_a_week(office: Office, person: Person, box: MailBox) -> None:
    office.notices.set_mail(person, "axel@example.org")
    office.late += 8 * 24 * HOUR
    with pytest.raises(Missing):
        office.notices.confirm(*links_in(box.mails[0])[0].split("/")[-2:])


# ---------------------------------------------------------------------- webhook


def test_a_webhook_gets_one_json_object(office: Office, person: Person, web: WebServer) -> None:
    made = office.notices.set_webhook(person, f"{web.address}/hook?key=1")
    assert office.notices.try_out(person, made.id).state == "sent"
    assert web.requests[0].path == "/hook?key=1"
    assert web.requests[0].headers["content-type"].startswith("application/json")
    text = f"This is a trial (Notices from Kaiserhof arrive here.) {SITE}/me/notices"
    assert web.requests[0].json == {"text": text, "msgtype": "m.text", "username": "Kaiserhof"}


def test_a_webhook_of_discord_mentions_nobody() -> None:
    said = together([NotificationLine("Your turn", "with Axel", "/t/x")], "en")
    assert payload(style_of("discord.com"), said, SITE) == {
        "content": f"Your turn (with Axel) {SITE}/t/x",
        "allowed_mentions": {"parse": []},
    }


@pytest.mark.parametrize("host", ["discord.com", "matrix.org"])
@pytest.mark.parametrize(
    "name", ["@everyone", "/kick Axel", "!ban Axel", "<!channel>", "[prize](https://x.example)", "evil.example", "#all"]
)
def test_a_name_is_no_command_mention_or_link_for_a_chat_service(host: str, name: str) -> None:
    said = together([NotificationLine(f"{name} has joined", "", "/t/x")], "en")
    sent = str(payload(style_of(host), said, SITE))
    assert name not in sent
    assert "https://x" not in sent
    assert f"{SITE}/t/x" in sent


def test_only_the_latest_webhook_and_address_are_kept(office: Office, person: Person, web: WebServer) -> None:
    for number in range(3):
        office.notices.set_webhook(person, f"{web.address}/{number}")
        office.notices.set_mail(person, f"axel{number}@example.org")
    targets = [each.target for each in office.notices.destinations(person)]
    assert len(targets) == 2
    assert all("2" in target for target in targets)


def test_nobody_touches_what_belongs_to_another(office: Office, person: Person, tables: Tables, web: WebServer) -> None:
    made = office.notices.set_webhook(person, f"{web.address}/hook")
    other = someone(tables)
    for act in (office.notices.try_out, office.notices.remove):
        with pytest.raises(Missing):
            act(other, made.id)
    assert web.requests == []


def test_a_site_without_an_address_sends_push_only(tables: Tables, person: Person) -> None:
    office = open_office(tables, site="")
    assert office.config.channels() == ("push",)
    with pytest.raises(Refused):
        office.notices.set_mail(person, "axel@example.org")
    with pytest.raises(Refused):
        office.notices.set_webhook(person, "https://127.0.0.1/x")


# ---------------------------------------------------------------------- for everyone


@pytest.mark.parametrize("lang", LANGUAGES)
def test_notices_speak_the_language_of_the_one_who_gets_them(
    office: Office, tables: Tables, web: WebServer, lang: str
) -> None:
    person, _ = tables.people.add("Axel", lang)
    browser = office.subscribed(person, web)
    office.notices.try_out(person, office.notices.destinations(person)[0].id)
    expected = {"en": "This is a trial", "de": "Das ist ein Versuch", "zh": "这是一条测试通知"}
    assert (browser.received[0]["title"], browser.received[0]["lang"]) == (expected[lang], lang)


def test_deleting_a_person_deletes_where_they_were_reached(
    office: Office, waiting: tuple[Party, Person], tables: Tables, web: WebServer
) -> None:
    party, person = waiting
    office.subscribed(person, web)
    office.mailed(person)
    go_once_round(party, person)
    office.late += 70
    office.notices._watch.look(office.now())
    tables.store.people.delete(person.id)
    assert office.notices.destinations(person) == []
    office.pass_time(HOUR)
    assert web.requests == []
