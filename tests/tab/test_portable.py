"""All games of a tab as one file."""

from __future__ import annotations

import asyncio
import io
import zipfile
from pathlib import Path

import pytest

from kaiserhof.storage import migrations
from kaiserhof.tab.portable import DATABASE, INCOMING, JAR, NotGames, bring_in, export, take_in
from kaiserhof.tab.start import start
from tests.tab.test_bridge import ORIGIN, OWN, Answer, ask, run


async def a_game(folder: Path) -> str:
    folder.mkdir()
    bridge = await start(str(folder), ORIGIN)
    return (await ask(bridge, "POST", "/play", "game=china")).headers["location"]


def changed(content: bytes, **replaced: bytes) -> bytes:
    """An archive with other contents."""
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        parts = {name: archive.read(name) for name in (DATABASE, JAR)}
    parts |= {DATABASE if name == "database" else JAR: value for name, value in replaced.items()}
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        for name, value in parts.items():
            archive.writestr(name, value)
    return made.getvalue()


def test_games_go_on_in_another_browser(tmp_path: Path) -> None:
    async def play() -> None:
        table, other = await a_game(tmp_path / "here"), await a_game(tmp_path / "there")
        bring_in(tmp_path / "there", export(tmp_path / "here"))
        again = await start(str(tmp_path / "there"), ORIGIN)
        mine = (await ask(again, "GET", "/mine")).text
        assert table in mine
        assert other not in mine
        assert not (tmp_path / "there" / INCOMING).exists()

    run(play())


def test_a_visitor_who_has_not_played_saves_a_file_all_the_same(tmp_path: Path) -> None:
    async def visit() -> None:
        for name in ("here", "there"):
            (tmp_path / name).mkdir()
            await start(str(tmp_path / name), ORIGIN)
        bring_in(tmp_path / "there", export(tmp_path / "here"))
        again = await start(str(tmp_path / "there"), ORIGIN)
        assert (await ask(again, "GET", "/")).status == 200

    run(visit())


def test_a_page_sends_the_file_and_the_application_starts_again(tmp_path: Path) -> None:
    async def play() -> None:
        await a_game(tmp_path / "here")
        restarted: list[bool] = []
        (tmp_path / "there").mkdir()
        bridge = await start(str(tmp_path / "there"), ORIGIN, lambda: restarted.append(True))
        kind = ("content-type", "multipart/form-data; boundary=part")
        head = b'--part\r\ncontent-disposition: form-data; name="games"; filename="games.zip"\r\n\r\n'
        for content, status in ((export(tmp_path / "here"), 303), (b"nothing", 422)):
            answer = Answer()
            body = head + content + b"\r\n--part--\r\n"
            sent = memoryview(body)  # as a script sends it
            await bridge.answer("POST", "/me/games/file", "", [OWN[0], kind], "", sent, answer.send)
            assert answer.status == status
        assert restarted == [True]

    run(play())


def test_a_file_that_was_not_stored_as_a_whole_changes_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        table = await a_game(tmp_path / "here")
        content = export(tmp_path / "here")
        (tmp_path / "here" / INCOMING).write_bytes(content[: len(content) // 2])
        assert table in (await ask(await start(str(tmp_path / "here"), ORIGIN), "GET", "/mine")).text

    run(play())


def test_a_file_that_holds_no_games_or_is_newer_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(a_game(tmp_path / "here"))
    content = export(tmp_path / "here")
    for bad in (
        b"",
        b"PK",
        changed(content, database=b""),
        changed(content, database=b"SQLite format 3\0" + b"x" * 5000),
    ):
        with pytest.raises(NotGames):
            bring_in(tmp_path / "here", bad)
    monkeypatch.setattr(migrations, "HEAD", "0000")
    with pytest.raises(NotGames):
        bring_in(tmp_path / "here", content)
    take_in(tmp_path / "here")
