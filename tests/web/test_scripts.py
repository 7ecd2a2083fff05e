"""Pages load bundles of their scripts, or the modules themselves if there are no current bundles."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from kaiserhof.web.rendering import assets
from tests.web.site import Site

TOOL = Path(__file__).parents[2] / "tools" / "bundle.js"


@pytest.fixture
def bundles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """New bundles, which the server finds."""
    subprocess.run([Path(sys.executable).with_name("node"), TOOL, tmp_path], cwd=TOOL.parents[1], check=True)
    monkeypatch.setattr(assets, "_BUNDLES", tmp_path)
    _forget()
    yield tmp_path
    monkeypatch.undo()
    _forget()


def _forget() -> None:
    for cached in (assets.are_bundled, assets._static, assets._packed, assets._all_digest):
        cached.cache_clear()


def _script(site: Site, name: str) -> str:
    return site.request("GET", assets.asset_url(name)).text


def test_a_page_gets_the_bundle_of_its_script(bundles: Path, site: Site) -> None:
    for name in ("table.js", "table.js.map", "editor/main.js"):
        assert _script(site, name) == (bundles / name).read_text(encoding="utf-8")
    assert _script(site, "zoom.js") == assets.static_text("zoom.js"), "no page's script"


def test_a_bundle_of_modules_that_have_changed_is_not_used(bundles: Path, site: Site) -> None:
    (bundles / "digest").write_text("0")
    assert _script(site, "table.js") == assets.static_text("table.js")
    assert site.request("GET", assets.asset_url("table.js.map")).status_code == 404


def test_every_page_begins_with_what_all_pages_do() -> None:
    imports = {name: re.findall(r'^import .*?"\./([\w/-]+\.js)";', text, re.MULTILINE) for name, text in _modules()}
    later = {name for _, text in _modules() for name in re.findall(r'import\(new URL\("([^"]+)"', text)}
    pages = imports.keys() - {name for needed in imports.values() for name in needed} - later - {"worker.js"}
    assert "table.js" in pages
    assert {imports[name][0] for name in pages} == {"page.js"}


def _modules() -> Iterator[tuple[str, str]]:
    for name in assets.modules():
        if "/" not in name:
            yield name, assets.static_text(name)
