"""Tables with people who want notifications, and real servers that receive them."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from kaiserhof.tables import Limits, Store, Tables
from tests.community.office import Office, open_office
from tests.community.receivers import MailBox, WebServer, mail_server, make_certificate, web_server


@pytest.fixture(scope="session")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_certificate(tmp_path_factory.mktemp("certificate"))


@pytest.fixture(scope="module")
def module_web(certificate: Path) -> Iterator[WebServer]:
    with web_server(certificate) as server:
        yield server


@pytest.fixture
def web(module_web: WebServer, certificate: Path, monkeypatch: pytest.MonkeyPatch) -> WebServer:
    """A push service and chat server that our requests trust."""
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    module_web.requests.clear()
    module_web.answers.clear()
    return module_web


@pytest.fixture(scope="module")
def module_box() -> Iterator[MailBox]:
    with mail_server() as box:
        yield box


@pytest.fixture
def box(module_box: MailBox) -> MailBox:
    module_box.mails.clear()
    module_box.refuse = ""
    return module_box


@pytest.fixture
def tables() -> Iterator[Tables]:
    store = Store("sqlite://")
    yield Tables(store, limits=Limits(enabled=False))
    store.close()


@pytest.fixture
def office(tables: Tables, web: WebServer, box: MailBox) -> Office:
    """Notifications that may be sent to this machine, with a clock that a test controls."""
    return open_office(tables, box)
