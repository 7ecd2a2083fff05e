"""Logging: each entry is a line of text or a JSON object, with the id of its request.

Instead of paths the log contains route patterns (`/t/{table_id}/move`), because table ids, personal links and moves
are secrets.
"""

from __future__ import annotations

import json
import logging
import sys
from contextvars import ContextVar

request_id: ContextVar[str] = ContextVar("request_id", default="")
"""The id of the current request."""

NOT_OURS = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class _WithRequest(logging.Filter):
    def filter(self, record: logging.LogRecord) -> bool:
        record.request = request_id.get()
        return True


class TextFormatter(logging.Formatter):
    """Formats an entry as one line, followed by its traceback if there is one."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - the library's name
        more = (f" {name}={value}" for name, value in _more(record).items() if value != "")
        return super().formatMessage(record) + "".join(more)


class JsonFormatter(logging.Formatter):
    """Formats an entry as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        entry = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S") + f".{int(record.msecs):03}",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **{name: value for name, value in _more(record).items() if value != ""},
        }
        if record.exc_info:
            entry["error"] = self.formatException(record.exc_info)
        return json.dumps(entry, ensure_ascii=False, default=str)


def _more(record: logging.LogRecord) -> dict[str, object]:
    return {name: value for name, value in vars(record).items() if name not in NOT_OURS}


def set_up_logs(level: str, form: str) -> None:
    """Sends log entries of this level or above to standard error, in this format."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter() if form == "json" else TextFormatter())
    handler.addFilter(_WithRequest())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
