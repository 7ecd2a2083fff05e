"""A running game leaves the tab for a server, by link or by file."""

from __future__ import annotations

import asyncio
import re
import zlib
from base64 import urlsafe_b64decode
from html import unescape
from pathlib import Path

from kaiserhof.engine import Record
from kaiserhof.tab.start import start
from tests.tab.test_bridge import ORIGIN, OWN, Answer, ask, run
from tests.web.site import Site, open_site


def unpacked(text: str) -> str:
    return zlib.decompress(urlsafe_b64decode(text + "=" * (-len(text) % 4)), wbits=-15).decode()


def test_a_table_goes_on_at_a_server_where_it_was(tmp_path: Path) -> None:
    async def leave() -> str:
        (tmp_path / "tab").mkdir()
        bridge = await start(str(tmp_path / "tab"), ORIGIN)
        table = (await ask(bridge, "POST", "/play", "game=china")).headers["location"]
        assert f'href="{table}/take"' in (await ask(bridge, "GET", table)).text
        asked = Answer()
        await bridge.answer("GET", f"{table}/take", "to=https://kaiserhof.example/", OWN, "", b"", asked.send)
        found = re.search(r'href="(https://kaiserhof.example/watch)#record=([\w-]+)"', unescape(asked.text))
        assert found is not None
        record = (await ask(bridge, "GET", f"{table}/take/file")).text
        assert unpacked(found[2]) == record
        return record

    record = asyncio.run(leave())
    assert Record.parse(record).result is None
    (tmp_path / "server").mkdir()
    with open_site(tmp_path / "server") as site:
        goes_on(site, record)


def goes_on(site: Site, record: str) -> None:
    host = site.person("Ada")
    place = host.form("/watch", text=record).headers["location"]
    at = str(len(Record.parse(record).lines))
    table = host.form(place, at=at, seat="1", others="open").headers["location"].rpartition("/")[2]
    with site.tables.loaded_tables.open(table) as opened:
        texts = [line.text for line in Record.of(opened.match).lines]
    assert texts == [line.text for line in Record.parse(record).lines]


def test_what_is_no_address_of_a_server_makes_no_link(tmp_path: Path) -> None:
    async def leave() -> None:
        bridge = await start(str(tmp_path), ORIGIN)
        table = (await ask(bridge, "POST", "/play", "game=china")).headers["location"]
        for to in ("javascript:alert(1)", "//elsewhere", "https://a b", "https://x/<script>"):
            answer = Answer()
            await bridge.answer("GET", f"{table}/take", f"to={to}", OWN, "", b"", answer.send)
            assert answer.status == 422, to

    run(leave())


def test_a_server_gives_no_record_of_a_running_game(tmp_path: Path) -> None:
    with open_site(tmp_path) as site:
        people = site.people(3)
        table = site.table(people)
        assert people[0].get(f"/t/{table}/take").status_code == 404
        assert people[0].get(f"/t/{table}/take/file").status_code == 404
