"""Requests go only to the public internet, whatever address people enter."""

import ipaddress
import socket
import time
from pathlib import Path
from queue import Queue
from threading import Thread
from typing import Any

import pytest

from kaiserhof.community.notifications.channels import outgoing
from kaiserhof.community.notifications.channels.outgoing import Answer, OutgoingClient, Unreachable, is_public
from kaiserhof.tables import Refused
from tests.community.office import NEAR
from tests.community.receivers import WebServer, dripping_server

PRIVATE = [
    "127.0.0.1",
    "127.8.8.8",
    "0.0.0.0",
    "10.0.0.1",
    "172.16.0.1",
    "192.168.1.1",
    "100.64.0.1",
    "169.254.169.254",
    "192.0.0.192",
    "198.18.0.1",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "fe80::1",
    "fc00::1",
    "fd00:ec2::254",
    "ff02::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "64:ff9b::a9fe:a9fe",
    "2002:7f00:1::",
    "2001:0:0:0:0:0:80ff:fffe",
    "2001:db8::1",
    "fec0::1",
    "3fff:fff::1",
    "5f00::1",
    "192.88.99.1",
]


@pytest.mark.parametrize("address", PRIVATE)
def test_private_addresses_are_not_public(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize("address", ["93.184.215.14", "8.8.8.8", "2606:4700:4700::1111", "::ffff:8.8.8.8"])
def test_public_addresses_are(address: str) -> None:
    assert is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize("address", PRIVATE)
def test_a_name_that_leads_to_a_private_address_is_refused_before_any_request(
    monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    asked(monkeypatch, ["93.184.215.14", address])
    with pytest.raises(Refused) as refused:
        OutgoingClient().post("https://example.org/x", b"", {})
    assert refused.value.message.id == "error-notice-private"


def test_the_address_that_was_checked_is_the_one_that_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that resolves differently a moment later (DNS rebinding) changes nothing."""
    looked_up = asked(monkeypatch, ["93.184.215.14"], ["127.0.0.1"])
    connected: list[Any] = []

    def connect(address: Any, *_: object) -> socket.socket:
        connected.append(address)
        raise OSError

    monkeypatch.setattr(socket, "create_connection", connect)
    with pytest.raises(Unreachable):
        OutgoingClient().post("https://example.org/x", b"", {})
    assert connected == [("93.184.215.14", 443)]
    assert looked_up == ["example.org"]


def asked(monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> list[str]:
    """Makes names resolve to these addresses, one answer after the other; returns the list of names looked up."""
    names: list[str] = []
    left = list(answers)

    def look_up(host: str, port: int, **_: object) -> list[Any]:
        names.append(host)
        return [(2, 1, 6, "", (address, port)) for address in (left.pop(0) if len(left) > 1 else left[0])]

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    return names


@pytest.mark.parametrize(
    "url",
    [
        "",
        "example.org",
        "http://example.org/",
        "ftp://example.org/",
        "file:///etc/passwd",
        "https://",
        "https://localhost/",
        "https://metadata/",
        "https://2130706433/",
        "https://user@example.org/",
        "https://user:word@example.org/",
        "https://example.org:8080/",
        "https://example.org:0/",
        "https://example.org:99999/",
        "https://exam ple.org/",
        "https://example.org/\r\nx: y",
        "https://example.org\\@127.0.0.1/",
        "https://exämple.org/",
        "https://[::1/",
        "https://example.org/" + "x" * 1000,
    ],
)
def test_what_is_no_plain_address_by_https_is_refused(url: str) -> None:
    with pytest.raises(Refused):
        OutgoingClient().vet(url)


@pytest.mark.parametrize("url", ["https://127.0.0.1/", "https://127.1/", "https://[::1]/", "https://0x7f.0.0.1/"])
def test_this_machine_is_refused_in_whatever_form_it_is_named(url: str) -> None:
    with pytest.raises(Refused):
        OutgoingClient().vet(url)


def test_a_certificate_that_is_not_trusted_ends_the_request(web: WebServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SSL_CERT_FILE")
    with pytest.raises(Unreachable):
        NEAR.post(f"{web.address}/x", b"secret", {})
    assert web.requests == []


def test_a_server_that_sends_a_byte_now_and_then_does_not_hold_a_request_up(
    certificate: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    monkeypatch.setattr(outgoing, "PATIENCE", 0.5)
    ends: Queue[bool] = Queue()

    def ask() -> None:
        with pytest.raises(Unreachable):
            NEAR.post(f"{address}/x", b"", {})
        ends.put(True)

    with dripping_server(certificate) as address:
        Thread(target=ask, daemon=True).start()
        assert ends.get(timeout=3)


def test_an_answer_counts_as_soon_as_its_head_is_there(certificate: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    with dripping_server(certificate, head=b"HTTP/1.1 429 -\r\nretry-after: 7\r\n\r\n") as address:
        begun = time.monotonic()
        assert NEAR.post(f"{address}/x", b"", {}) == Answer(429, 7.0)
        assert time.monotonic() - begun < outgoing.PATIENCE / 2


def test_only_the_hosts_of_the_setting_are_asked_if_there_are_any(monkeypatch: pytest.MonkeyPatch) -> None:
    asked(monkeypatch, ["93.184.215.14"])
    chosen = OutgoingClient(hosts=("googleapis.com", "push.apple.com"))
    for host in ("fcm.googleapis.com", "web.push.apple.com", "push.apple.com"):
        chosen.vet(f"https://{host}/x")
    for host in ("example.org", "evilgoogleapis.com", "googleapis.com.evil.org"):
        with pytest.raises(Refused):
            chosen.vet(f"https://{host}/x")
