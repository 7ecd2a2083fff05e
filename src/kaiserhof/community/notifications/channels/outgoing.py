"""Requests to URLs that people gave us, restricted to the public internet.

Nobody may use this server to reach its private network (SSRF). So a request uses HTTPS and connects only to a public
address: the name is resolved once, and the connection goes to the address that was checked. It follows no redirects,
reads only the head of the response, and ends in time even if the other side sends slowly.
"""

from __future__ import annotations

import http.client
import ipaddress
import re
import socket
import ssl
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from threading import Timer
from urllib.parse import SplitResult, urlsplit

from kaiserhof.tables import Refused

PATIENCE = 10.0
"""Timeout of a whole request in seconds, from connecting to the end of the response's head."""

LONGEST_URL = 1000
PORT = 443
_HOST = re.compile(r"[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})+\.?|\[[0-9a-f:.]+\]")


class Unreachable(Exception):
    """Raised when the address does not respond; the request may be retried."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The head of a response."""

    status: int
    retry_after: float | None


@dataclass(frozen=True, slots=True)
class OutgoingClient:
    """Sends requests. `networks` are allowed although they are not public; if `hosts` is not empty, only those are
    allowed."""

    networks: Sequence[str] = ()
    hosts: Sequence[str] = ()

    def check(self, url: str) -> SplitResult:
        """Parses a URL and checks it without resolving its name.

        Raises `Refused` if it is not allowed.
        """
        parts = _parts_of(url)
        if self.hosts and not any(_is_within(parts.hostname or "", host) for host in self.hosts):
            raise Refused("error-notice-host", host=parts.hostname or "?")
        if self.networks:
            return parts
        if (parts.port or PORT) != PORT:
            raise Refused("error-notice-url")
        return parts

    def vet(self, url: str) -> None:
        """Raises `Refused` for a URL that is not allowed, or whose name does not resolve."""
        parts = self.check(url)
        try:
            self._public_address(parts.hostname or "", parts.port or PORT)
        except Unreachable:
            raise Refused("error-notice-nobody", host=parts.hostname or "?") from None

    def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> Answer:
        """Sends a POST request. Raises `Refused` if the URL is not allowed, and `Unreachable` if there is no
        response."""
        parts = self.check(url)
        host, port = parts.hostname or "", parts.port or PORT
        connection = _Connection(host, port, self._public_address(host, port))
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        deadline = Timer(PATIENCE, connection.abort)
        deadline.daemon = True
        deadline.start()
        try:
            connection.request("POST", path, body, {"content-length": str(len(body)), **headers})
            answer = connection.getresponse()
            if connection.aborted:
                raise TimeoutError  # otherwise a truncated head would look complete
            after = answer.getheader("retry-after") or ""
            return Answer(answer.status, float(after) if after.isascii() and after.isdecimal() else None)
        except (OSError, http.client.HTTPException) as error:
            raise Unreachable(type(error).__name__) from None
        finally:
            deadline.cancel()
            connection.close()

    def _public_address(self, host: str, port: int) -> str:
        """Resolves a name. All of its addresses must be allowed."""
        try:
            found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError):
            raise Unreachable("no such host") from None
        addresses = [str(entry[4][0]) for entry in found]
        if not all(self._may_ask(address) for address in addresses):
            raise Refused("error-notice-private")
        return addresses[0]

    def _may_ask(self, address: str) -> bool:
        ip = ipaddress.ip_address(address.partition("%")[0])
        return is_public(ip) or any(ip in ipaddress.ip_network(network) for network in self.networks)


class _Connection(http.client.HTTPSConnection):
    """A connection to a fixed address that verifies the certificate of the original host name."""

    def __init__(self, host: str, port: int, address: str) -> None:
        self._context_of_name = ssl.create_default_context()
        super().__init__(host, port, timeout=PATIENCE, context=self._context_of_name)
        self._address = address
        self._connected: socket.socket | None = None
        """The socket, even after the response has taken it over from the connection."""
        self.aborted = False
        """Whether the request timed out."""

    def connect(self) -> None:
        """Connects to the checked address without resolving the name again."""
        plain = socket.create_connection((self._address, self.port), self.timeout)
        self.sock = self._context_of_name.wrap_socket(plain, server_hostname=self.host, do_handshake_on_connect=False)
        self._connected = self.sock
        if self.aborted:
            raise TimeoutError
        self.sock.do_handshake()

    def abort(self) -> None:
        """Interrupts a blocked request. Called from another thread.

        The socket's own timeout is not enough: it starts again with every byte.
        """
        self.aborted = True
        if self._connected is not None:
            with suppress(OSError):  # it is already closed
                socket.socket.shutdown(self._connected, socket.SHUT_RDWR)


def is_public(ip: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Returns whether an address is on the public internet, including an IPv4 address embedded in an IPv6 one.

    >>> from ipaddress import ip_address
    >>> [is_public(ip_address(each)) for each in ("93.184.215.14", "10.1.2.3", "169.254.169.254", "::ffff:127.0.0.1")]
    [True, False, False, False]
    """
    if isinstance(ip, ipaddress.IPv6Address):
        inside = ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)
        if inside is None and ip in _TRANSLATED:
            inside = ipaddress.IPv4Address(ip.packed[-4:])
        if inside is not None:
            return is_public(inside)
    special = any(ip in network for network in _SPECIAL)
    return ip.is_global and not ip.is_multicast and not ip.is_reserved and not special


_SPECIAL = tuple(
    ipaddress.ip_network(each) for each in ("192.0.0.0/24", "192.88.99.0/24", "fec0::/10", "3fff::/20", "5f00::/16")
)
"""Networks that some versions of Python treat as public and that are not."""

_TRANSLATED = ipaddress.IPv6Network("64:ff9b::/96")
"""IPv6 addresses that map to IPv4 ones (NAT64)."""


def _parts_of(url: str) -> SplitResult:
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise Refused("error-notice-url") from None
    plain = len(url) <= LONGEST_URL and url.isascii() and url.isprintable() and " " not in url and "\\" not in url
    named = _HOST.fullmatch(f"[{host}]" if ":" in host else host)
    if not plain or parts.scheme != "https" or "@" in parts.netloc or not named or port == 0:
        raise Refused("error-notice-url")
    return parts


def _is_within(host: str, domain: str) -> bool:
    """Returns whether a host is a domain or one of its subdomains.

    >>> _is_within("fcm.googleapis.com", "googleapis.com"), _is_within("notgoogleapis.com", "googleapis.com")
    (True, False)
    """
    return host == domain or host.endswith(f".{domain}")
