"""The page of notifications and the links in mails: what is stored, what is refused, and what works without a
cookie.
"""

import os
import re
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from kaiserhof.community.notifications import Notifications, OutgoingClient
from kaiserhof.community.notifications.channels.outgoing import Answer
from tests.community.receivers import MailBox, PushBrowser, WebServer, mail_server, make_certificate, web_server
from tests.web.site import FEWEST, HERE, Browser, Site, behind, open_site

PAGE = "/me/notices"


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebServer]:
    certificate = make_certificate(tmp_path_factory.mktemp("certificate"))
    before = os.environ.get("SSL_CERT_FILE")
    os.environ["SSL_CERT_FILE"] = str(certificate)
    with web_server(certificate) as server:
        yield server
    if before is None:
        del os.environ["SSL_CERT_FILE"]
    else:
        os.environ["SSL_CERT_FILE"] = before


@pytest.fixture(scope="module")
def box() -> Iterator[MailBox]:
    with mail_server() as server:
        yield server


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, box: MailBox) -> Iterator[Site]:
    """A site that sends mails and reaches this machine."""
    with open_site(
        tmp_path_factory.mktemp("data"),
        site=HERE,
        mail_host="127.0.0.1",
        mail_port=box.port,
        mail_security="none",
        mail_from="kaiserhof@example.org",
        notice_networks=("127.0.0.0/8",),
        notice_seconds=0.0,
    ) as opened:
        yield opened


@pytest.fixture
def person(site: Site) -> Browser:
    return site.person()


def notices_of(site: Site) -> Notifications:
    found = behind(site.app, "notifications")
    assert isinstance(found, Notifications)
    return found


def checked(page: str) -> set[str]:
    return set(re.findall(r'name="([a-z]+-[a-z]+)" checked', page))


def links_in(box: MailBox) -> list[str]:
    body = box.mails[-1].get_body(("plain",))
    assert body is not None
    return re.findall(rf"{HERE}(/\S+)", body.get_content())


# ---------------------------------------------------------------------- the page


def test_a_visitor_sees_the_page_and_becomes_a_person_by_their_first_wish(site: Site) -> None:
    visitor = site.visitor()
    assert "push-turn" in checked(visitor.get(PAGE).text)
    assert visitor.token is None
    assert visitor.form(f"{PAGE}/wishes", **{"mail-turn": "on"}).status_code == 303
    assert visitor.token is not None
    assert checked(visitor.get(PAGE).text) == {"mail-turn"}


def test_quiet_hours_and_single_tables_are_kept(site: Site, person: Browser) -> None:
    table = site.table([person, *site.people(FEWEST - 1)])
    asked = {"quiet": "on", "begin": "21:15", "end": "06:45", "daily": "09:30", "zone": "Asia/Shanghai"}
    assert person.form(f"{PAGE}/quiet", **asked).status_code == 303
    assert person.form(f"{PAGE}/table", table=table, choice="nothing").status_code == 303
    page = person.get(PAGE).text
    for shown in ("21:15", "06:45", "09:30", "Asia/Shanghai", '<option value="nothing" selected>'):
        assert shown in page


@pytest.mark.parametrize(
    ("path", "form"),
    [
        ("/quiet", {"begin": "25:00", "end": "06:45", "daily": "09:30", "zone": "UTC", "quiet": "on"}),
        ("/quiet", {"daily": "09:30", "zone": "Nowhere"}),
        ("/quiet", {}),
        ("/table", {"table": "nowhere", "choice": "nothing"}),
        ("/mail", {"address": "nobody"}),
        ("/mail", {}),
        ("/webhook", {"url": "http://127.0.0.1/"}),
        ("/webhook", {"url": "https://10.0.0.1/"}),
        ("/webhook", {"url": "https://169.254.169.254/latest/meta-data"}),
        ("/webhook", {}),
        ("/remove", {"id": "x"}),
        ("/trial", {"id": "x"}),
    ],
)
@pytest.mark.parametrize("lang", ["en", "de", "zh"])
def test_what_cannot_be_is_refused_with_one_sentence(
    person: Browser, path: str, form: dict[str, str], lang: str
) -> None:
    person.cookies["kaiserhof_lang"] = lang
    answer = person.form(PAGE + path, **form)
    assert answer.status_code in (404, 422)
    assert len(re.findall(r"<p>([^<]+)</p>", answer.text)) == 1


def test_what_goes_out_has_threads_of_its_own(person: Browser, web: WebServer, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[str] = []

    def post(*_: object) -> Answer:
        threads.append(threading.current_thread().name)
        return Answer(200, None)

    monkeypatch.setattr(OutgoingClient, "post", post)
    assert person.form(f"{PAGE}/webhook", url=f"{web.address}/hook").status_code == 303
    place = re.search(
        r'action="/me/notices/trial"><input type="hidden" name="id" value="([^"]+)"', person.get(PAGE).text
    )
    assert place is not None
    assert person.form(f"{PAGE}/trial", id=place[1]).status_code == 303
    assert [name.partition("_")[0] for name in threads] == ["senders"]


def test_a_browser_subscribes_gets_a_trial_and_goes(site: Site, person: Browser, web: WebServer) -> None:
    browser = PushBrowser(web, "one")
    assert person.send(f"{PAGE}/push", browser.subscription).status_code == 204
    page = person.get(PAGE).text
    assert browser.subscription["endpoint"] in page
    assert browser.subscription["keys"]["auth"] not in page
    place = re.search(r'action="/me/notices/trial"><input type="hidden" name="id" value="([^"]+)"', page)
    assert place is not None
    assert person.form(f"{PAGE}/trial", id=place[1]).status_code == 303
    assert browser.received[0]["title"] == "This is a trial"
    assert 'class="state state-sent"' in person.get(PAGE).text
    assert site.person("Bea").form(f"{PAGE}/trial", id=place[1]).status_code == 404
    assert person.send(f"{PAGE}/push/stop", {"endpoint": browser.subscription["endpoint"]}).status_code == 204
    assert browser.subscription["endpoint"] not in person.get(PAGE).text


@pytest.mark.parametrize(
    "endpoint", ["https://10.0.0.1/x", "https://[::1]/x", "http://127.0.0.1/x", "https://localhost/"]
)
def test_a_push_endpoint_in_a_private_network_is_refused(person: Browser, web: WebServer, endpoint: str) -> None:
    subscription = PushBrowser(web).subscription | {"endpoint": endpoint}
    answer = person.site.request("POST", f"{PAGE}/push", person.headers() | {"accept": "*/*"}, json=subscription)
    assert answer.status_code == 422
    assert answer.json()["sentence"]


def test_another_site_changes_nothing(person: Browser) -> None:
    for path in ("/wishes", "/mail", "/webhook", "/remove", "/trial", "/quiet", "/table", "/push", "/push/stop"):
        headers = person.headers() | {"origin": "https://evil.example"}
        assert person.site.request("POST", PAGE + path, headers, data={"a": "b"}).status_code == 403


# ---------------------------------------------------------------------- links in mails


def test_a_mail_address_is_confirmed_by_its_link_and_forgotten_by_one_click(
    site: Site, person: Browser, box: MailBox
) -> None:
    assert person.form(f"{PAGE}/mail", address="axel@example.org").status_code == 303
    page = person.get(PAGE).text
    assert "a…@example.org" in page
    assert "axel@example.org" not in page
    assert "not confirmed yet" in page
    confirm, stop = links_in(box)
    assert site.request("GET", confirm, {"accept": "text/html"}).status_code == 200
    assert "not confirmed yet" in person.get(PAGE).text  # a program that follows every link confirms nothing
    assert "is confirmed" in site.request("POST", confirm, {"accept": "text/html"}).text
    assert "not confirmed yet" not in person.get(PAGE).text
    assert site.request("GET", stop, {"accept": "text/html"}).status_code == 200
    assert "a…@example.org" in person.get(PAGE).text
    one_click = {"content-type": "application/x-www-form-urlencoded"}
    answer = site.request("POST", stop, one_click, content="List-Unsubscribe=One-Click")
    assert answer.status_code == 200
    assert "set-cookie" not in answer.headers
    assert "a…@example.org" not in person.get(PAGE).text


@pytest.mark.parametrize("lang", ["en", "de", "zh"])
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_a_forged_link_is_answered_with_one_sentence_and_does_nothing(
    site: Site, person: Browser, box: MailBox, lang: str, method: str
) -> None:
    person.form(f"{PAGE}/mail", address="axel@example.org")
    confirm, stop = links_in(box)
    place = stop.split("/")[3]
    forged = [f"/notices/stop/{place}/{'0' * 40}", stop.replace("stop", "confirm"), confirm.replace("confirm", "stop")]
    for link in (*forged, f"/notices/stop/{place}/%ff%00", "/notices/stop/x/y"):
        answer = site.request(method, link, {"accept": "text/html", "accept-language": lang})
        assert answer.status_code == 403
        assert len(re.findall(r"<p>([^<]+)</p>", answer.text)) == 1
    assert "not confirmed yet" in person.get(PAGE).text


# ---------------------------------------------------------------------- secrets


def test_a_site_that_has_set_up_nothing_offers_push_only(tmp_path: Path) -> None:
    with open_site(tmp_path) as bare:
        page = bare.person().get(PAGE).text
        assert "push-turn" in page
        assert "mail-turn" not in page
        assert "webhook-turn" not in page
        assert bare.person().form(f"{PAGE}/mail", address="a@example.org").status_code == 422


# ---------------------------------------------------------------------- by program


def test_a_program_changes_wishes_and_tries_a_webhook(site: Site, person: Browser, web: WebServer) -> None:
    assert site.visitor().api("GET", "/me/notices").status_code == 403
    first = person.api("GET", "/me/notices").json()
    assert first["ways"] == ["push", "mail", "webhook"]
    changed = person.api("PUT", "/me/notices/wishes", json={"kinds": {"webhook": ["chat"]}}).json()
    assert changed["kinds"] == first["kinds"] | {"webhook": ["chat"]}
    table = site.table([person, *site.people(FEWEST - 1)])
    chosen = person.api("PUT", "/me/notices/tables", json={"table": table, "choice": "nothing"}).json()
    assert chosen["tables"] == {table: "nothing"}
    place = person.api("PUT", "/me/notices/webhook", json={"url": f"{web.address}/program"}).json()
    assert person.api("POST", f"/me/notices/places/{place['id']}/trial").json()["state"] == "sent"
    assert web.requests[-1].path == "/program"
    assert person.api("DELETE", f"/me/notices/places/{place['id']}").status_code == 204
    assert person.api("GET", "/me/notices").json()["places"] == []
    for path, wrong in (("wishes", {"kinds": {"pigeon": []}}), ("webhook", {"url": "http://x.org"}), ("tables", {})):
        assert person.api("PUT", f"/me/notices/{path}", json=wrong).status_code in (400, 422)
