"""Receivers of notifications in tests: a mail server, and a web server with its own certificate."""

from __future__ import annotations

import base64
import datetime
import json
import os
import socket
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

HERE = "127.0.0.1"


def url_base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unbase64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Request:
    """A request that a web server has received."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class WebServer:
    """A local HTTPS server that records its requests."""

    address: str
    requests: list[Request] = field(default_factory=list)
    answers: list[tuple[int, dict[str, str]]] = field(default_factory=list)
    """The next responses; 201 when the list is empty."""


@contextmanager
def web_server(certificate: Path) -> Iterator[WebServer]:
    """A web server with this certificate; its clients must trust it."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            noted.requests.append(Request(self.path, headers, body))
            status, more = noted.answers.pop(0) if noted.answers else (201, {})
            self.send_response(status)
            for name, value in more.items():
                self.send_header(name, value)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer((HERE, 0), Handler)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    server.socket = context.wrap_socket(server.socket, server_side=True)
    noted = WebServer(f"https://{HERE}:{server.server_address[1]}")
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True)
    thread.start()
    try:
        yield noted
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


@contextmanager
def dripping_server(certificate: Path, head: bytes = b"HTTP/1.1 200 OK\r\n") -> Iterator[str]:
    """Runs a server that sends the head of a response and then single bytes without end; yields its address."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    listening = socket.create_server((HERE, 0))
    ended = threading.Event()

    def drip() -> None:
        connection, _ = listening.accept()
        with suppress(OSError):
            connection = context.wrap_socket(connection, server_side=True)
            connection.recv(1000)
            connection.sendall(head)
            while not ended.wait(0.1):
                connection.sendall(b"x")
        connection.close()

    thread = threading.Thread(target=drip, daemon=True)
    thread.start()
    try:
        yield f"https://{HERE}:{listening.getsockname()[1]}"
    finally:
        ended.set()
        thread.join(5)
        listening.close()


def make_certificate(folder: Path) -> Path:
    """Writes a key and a certificate for this machine into one file."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "tests")])
    now = datetime.datetime.now(datetime.UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address(HERE))]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = folder / "certificate.pem"
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    file.write_bytes(private + certificate.public_bytes(serialization.Encoding.PEM))
    return file


class PushBrowser:
    """A subscribed browser, with the keys that decrypt its messages."""

    def __init__(self, service: WebServer, name: str = "a") -> None:
        self.service = service
        self.path = f"/push/{name}"
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._secret = os.urandom(16)

    @property
    def subscription(self) -> dict[str, Any]:
        """Returns what the browser's script sends us."""
        point = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        keys = {"p256dh": url_base64(point), "auth": url_base64(self._secret)}
        return {"endpoint": self.service.address + self.path, "keys": keys}

    @property
    def received(self) -> list[dict[str, Any]]:
        """Returns the messages for this browser, decrypted with its keys."""
        return [
            json.loads(
                http_ece.decrypt(request.body, private_key=self._key, auth_secret=self._secret, version="aes128gcm")
            )
            for request in self.service.requests
            if request.path == self.path
        ]


@dataclass
class MailBox:
    """A local mail server, and the mails it has accepted."""

    port: int
    mails: list[EmailMessage] = field(default_factory=list)
    sent: list[bytes] = field(default_factory=list)
    """The same mails as bytes."""
    refuse: str = ""
    """The response to every recipient; empty to accept them."""

    async def handle_RCPT(self, _server: object, _session: object, envelope: Any, address: str, _: object) -> str:  # noqa: N802
        """Called for each recipient."""
        if self.refuse:
            return self.refuse
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: object, _session: object, envelope: Any) -> str:  # noqa: N802
        """Called for each mail."""
        self.sent.append(envelope.content)
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        return "250 OK"


@contextmanager
def mail_server(port: int | None = None) -> Iterator[MailBox]:
    box = MailBox(port or free_port())
    controller = Controller(box, hostname=HERE, port=box.port)
    controller.start()
    try:
        yield box
    finally:
        controller.stop()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HERE, 0))
        return int(probe.getsockname()[1])
