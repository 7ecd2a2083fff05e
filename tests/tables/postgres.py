"""A PostgreSQL server for the tests: started from installed programs in a new folder, removed at the end."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

import psycopg

from tests.debian import Unavailable, apt, install_once, may_install

CLUSTERS = Path("/etc/postgresql-common/createcluster.conf")
SETTINGS = {
    "listen_addresses": "",
    "fsync": "off",
    "synchronous_commit": "off",
    "full_page_writes": "off",
    "shared_buffers": "16MB",
    "max_connections": "80",
}


class Server:
    """A running server, which listens on a socket in its folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._schemas = 0

    def address(self) -> str:
        """Returns the address of a new database without tables."""
        self._schemas += 1
        name = f"place{self._schemas}"
        with self._connect() as connection:
            connection.execute(f"CREATE SCHEMA {name}".encode())
        where = quote(str(self.folder), safe="")
        return f"postgresql+psycopg://postgres@/postgres?host={where}&options={quote(f'-csearch_path={name}')}"

    def ready(self) -> bool:
        """Returns whether the server answers."""
        try:
            self._connect().close()
        except psycopg.OperationalError:
            return False
        return True

    def _connect(self) -> psycopg.Connection[Any]:
        return psycopg.connect(host=str(self.folder), user="postgres", dbname="postgres", autocommit=True)


@contextmanager
def running_server() -> Iterator[Server]:
    """Yields a running server and stops it afterwards; raises `Unavailable`."""
    programs = programs_here()
    account = _account()
    folder = Path(tempfile.mkdtemp(prefix="kaiserhof-postgresql-"))
    try:
        if account:
            shutil.chown(folder, account["user"], account["group"])
        data = folder / "data"
        make = ["-D", str(data), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"]
        made = subprocess.run(
            [programs / "initdb", *make], cwd=folder, capture_output=True, text=True, check=False, **account
        )
        if made.returncode:
            raise Unavailable(made.stderr.strip())
        settings = [f"-c{name}={value}" for name, value in SETTINGS.items()]
        with (folder / "log").open("wb") as log:
            process = subprocess.Popen(
                [programs / "postgres", "-D", data, "-k", folder, *settings],
                cwd=folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                **account,
            )
        try:
            server = Server(folder)
            _await(server, process, folder / "log")
            yield server
        finally:
            process.send_signal(signal.SIGQUIT)  # at once: nothing of it is kept
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def programs_here() -> Path:
    """Returns the folder of PostgreSQL's programs; installs them if allowed, else raises `Unavailable`."""
    return find_programs() or _install()


def find_programs() -> Path | None:
    """Returns the folder of PostgreSQL's programs: on the search path, or Debian's newest."""
    found = [Path(os.path.realpath(program)).parent for program in [shutil.which("postgres")] if program]
    debian = Path("/usr/lib/postgresql").glob("*/bin")
    found += sorted(debian, key=lambda folder: float(folder.parent.name), reverse=True)
    return next((folder for folder in found if (folder / "initdb").exists() and (folder / "postgres").exists()), None)


def _await(server: Server, process: "subprocess.Popen[bytes]", log: Path) -> None:
    patience = time.monotonic() + 30
    while not server.ready():
        if process.poll() is not None or time.monotonic() > patience:
            raise Unavailable(log.read_text(errors="replace")[-500:])
        time.sleep(0.05)


def _account() -> Mapping[str, Any]:
    """Returns the user that PostgreSQL runs as, because it refuses to run as root."""
    if os.geteuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        try:
            entry = pwd.getpwnam(name)
        except KeyError:
            continue
        return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}
    raise Unavailable("there is no account that it could run as")


def _install() -> Path:
    if not may_install():
        raise Unavailable("its programs were not found, and only root on Debian can install them here")
    install_once(lambda: find_programs() is None, _install_without_cluster)
    found = find_programs()
    if found is None:
        raise Unavailable("the package postgresql has no programs")
    return found


def _install_without_cluster() -> None:
    """Installs the package without the cluster that it would otherwise start."""
    apt("install", "-y", "--no-install-recommends", "postgresql-common")
    _make_no_cluster()
    apt("install", "-y", "--no-install-recommends", "postgresql")


def _make_no_cluster() -> None:
    rows = CLUSTERS.read_text().splitlines() if CLUSTERS.exists() else []
    kept = [row for row in rows if "create_main_cluster" not in row]
    CLUSTERS.write_text("\n".join([*kept, "create_main_cluster = false", ""]))
