"""Rate limits (token buckets) of people and networks."""

from __future__ import annotations

import hashlib
import hmac
import time
from collections import OrderedDict
from contextvars import ContextVar
from ipaddress import IPv6Address, ip_address, ip_network
from threading import Lock

from kaiserhof.errors import TooMany
from kaiserhof.storage.budgets import RATES, Rate, RateKind, Scope
from kaiserhof.storage.rate_limits import SharedRateLimits

LARGEST = 50_000
"""Number of buckets kept; the oldest are dropped first."""

NETWORK_PREFIX = 64
"""Length in bits of the part of an IPv6 address that counts: anyone who has one address has the rest of it, too."""

present_network: ContextVar[str] = ContextVar("present_network", default="")
"""The network from which the present request comes; empty for what the server does by itself."""


def network_of(address: str) -> str:
    """Returns the network that limits count for an address: an IPv4 address itself, or the /64 of an IPv6 address.

    >>> network_of("192.0.2.7"), network_of("::ffff:192.0.2.7"), network_of("2001:db8:1:2:3::4")
    ('192.0.2.7', '192.0.2.7', '2001:db8:1:2::')
    """
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is None:
            return str(ip_network((int(found), NETWORK_PREFIX), strict=False).network_address)
        found = found.ipv4_mapped
    return str(found)


class Limits:
    """Counts what each person and network does. Disabled limits never refuse (for load tests)."""

    def __init__(self, *, enabled: bool = True) -> None:
        self.enabled = enabled
        self._key = b""
        self._shared: SharedRateLimits | None = None
        self._buckets: OrderedDict[tuple[RateKind, str], tuple[float, float]] = OrderedDict()
        self._lock = Lock()

    def use_key(self, key: str) -> None:
        """Sets the key of hashes; it is the same in all processes that share a database."""
        self._key = key.encode()

    def share(self, shared: SharedRateLimits) -> None:
        """Counts together with other processes from now on."""
        self._shared = shared

    def expire(self) -> None:
        """Forgets those who have done nothing for a day. Call it now and then."""
        if self._shared is not None:
            self._shared.expire()

    def spend(self, kind: RateKind, person: str = "", subject: str = "", *, new: bool = False) -> None:
        """Counts one more; raises `TooMany` if a limit is exceeded. The network is that of the present request. `new`
        says that the person is a newcomer."""
        if not self.enabled:
            return
        limit = RATES[kind]
        who: dict[Scope, str] = {"person": person, "subject": subject, "network": present_network.get(), "all": "all"}
        counted = [(f"{scope} {who[scope]}", rate) for scope, rate in limit.rates(new=new).items() if who[scope]]
        if self._shared is not None and not limit.here:
            within = self._shared.spend(kind, [(self._hashed(each), rate) for each, rate in counted])
        else:
            within = all(self._spend(kind, each, rate) for each, rate in counted)
        if not within:
            raise TooMany("error-too-many")

    def network_tag(self) -> str:
        """Returns a short pseudonym of the present request's network, to be stored; empty if there is none."""
        return self._hashed(present_network.get())[:16] if present_network.get() else ""

    def _hashed(self, who: str) -> str:
        return hmac.new(self._key, who.encode(errors="surrogatepass"), hashlib.sha256).hexdigest()

    def _spend(self, kind: RateKind, who: str, rate: Rate) -> bool:
        now = time.monotonic()
        with self._lock:
            left, then = self._buckets.pop((kind, who), (float(rate.at_once), now))
            left = min(rate.at_once, left + (now - then) * rate.per_second)
            self._buckets[kind, who] = (left - 1 if left >= 1 else left, now)
            if len(self._buckets) > LARGEST:
                self._buckets.popitem(last=False)
        return left >= 1
