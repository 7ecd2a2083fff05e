"""Optional dependencies, such as `pip install 'kaiserhof[web]'`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from kaiserhof.engine import KaiserhofError

EXTRAS = {
    "jinja2": "web",
    "litestar": "web",
    "markupsafe": "web",
    "msgspec": "web",
    "prometheus_client": "web",
    "sqlalchemy": "web",
    "uvicorn": "web",
    "psycopg": "postgres",
    "numpy": "lab",
    "ray": "cluster",
    "torch": "learn",
    "gymnasium": "gymnasium",
    "open_spiel": "openspiel",
    "pyspiel": "openspiel",
    "pettingzoo": "pettingzoo",
    "mypy": "compile",
    "mypyc": "compile",
    "setuptools": "compile",
}
"""The extra that installs a package, by the name of its module."""


class NotInstalled(KaiserhofError, ModuleNotFoundError):
    """A command or an import needs an extra that is not installed."""

    def __init__(self, extra: str) -> None:
        super().__init__("error-extra", command=f"pip install 'kaiserhof[{extra}]'")


def not_installed(error: ModuleNotFoundError) -> NotInstalled | None:
    """Returns the error that says how to install a missing module, if it belongs to an extra.

    >>> print(not_installed(ModuleNotFoundError(name="litestar.di")))
    This needs more than the rules and the bots. Install it with: pip install 'kaiserhof[web]' (error-extra)
    """
    extra = EXTRAS.get((error.name or "").partition(".")[0])
    return NotInstalled(extra) if extra else None


@contextmanager
def needing_extras() -> Iterator[None]:
    """Turns import errors in a block into `NotInstalled`."""
    try:
        yield
    except ModuleNotFoundError as error:
        missing = not_installed(error)
        if missing is None:
            raise
        raise missing from None
