"""Metrics in the Prometheus text format."""

from __future__ import annotations

from litestar import Response, get
from litestar.exceptions import NotFoundException
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

from kaiserhof.server.settings import is_among
from kaiserhof.web.context import Services
from kaiserhof.web.headers import PRIVATE
from kaiserhof.web.requests import AnyRequest

MOVES = frozenset({"/t/{table_id}/move", "/api/tables/{table_id}/moves"})
"""The routes on which people move."""

BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Upper bounds of the histogram buckets in seconds."""


class Metrics:
    """The metrics of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "kaiserhof_requests", "Completed requests.", ("route", "method", "status"), registry=self.registry
        )
        self.seconds = Histogram(
            "kaiserhof_request_seconds",
            "Time to the complete response, excluding streams.",
            ("route",),
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.errors = Counter("kaiserhof_errors", "Responses with a status of 500 or above.", registry=self.registry)
        self.streams = Gauge("kaiserhof_streams", "Open streams.", registry=self.registry)
        self.moves = Counter("kaiserhof_moves", "Moves made.", ("by",), registry=self.registry)
        self.bot_seconds = Histogram(
            "kaiserhof_bot_seconds", "Time a bot took per decision.", buckets=BUCKETS, registry=self.registry
        )
        self.late_bots = Counter(
            "kaiserhof_late_bots",
            "Decisions made by a faster bot because a bot was late.",
            registry=self.registry,
        )
        ProcessCollector(registry=self.registry)

    def answered(self, route: str, method: str, status: int, seconds: float, *, stream: bool) -> None:
        """Records a finished request."""
        self.requests.labels(route, method, str(status)).inc()
        if not stream:
            self.seconds.labels(route).observe(seconds)
        if status >= 500:
            self.errors.inc()
        if status == 200 and route in MOVES:
            self.moves.labels("person").inc()

    def bot_decided(self, seconds: float, late: bool) -> None:
        """Records a bot's decision."""
        self.moves.labels("bot").inc()
        self.bot_seconds.observe(seconds)
        if late:
            self.late_bots.inc()

    def text(self) -> bytes:
        """Returns all metrics in text format."""
        return generate_latest(self.registry)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def show_metrics(request: AnyRequest, metrics: Metrics, services: Services) -> Response[bytes]:
    """Returns the metrics to clients that may read them."""
    if request.client is None or not is_among(request.client.host, services.settings.metrics_for):
        raise NotFoundException
    return Response(metrics.text(), media_type=CONTENT_TYPE_LATEST, headers=PRIVATE)
