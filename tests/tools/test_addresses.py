"""A release names its repository: in the metadata, in README, and in the citation."""

import re
import shutil
import tomllib
from datetime import date
from pathlib import Path

from tools.addresses import ROOT, write

ADDRESS = "https://example.org/kaiserhof/kaiserhof"


def test_a_release_leads_to_its_repository_from_everywhere(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "README.md", "CITATION.cff"):
        shutil.copy(ROOT / name, tmp_path)
    write(tmp_path, ADDRESS, "v1.0.0", date(2026, 12, 24))
    project = tomllib.loads((tmp_path / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["urls"]["Repository"] == ADDRESS
    assert "web" in project["optional-dependencies"]
    readme = (tmp_path / "README.md").read_text(encoding="utf-8")
    assert f"]({ADDRESS}/raw/v1.0.0/docs/pictures/table.jpg)" in readme
    targets = re.findall(r"\]\(([^)]+)\)", readme)
    assert len(targets) > 20
    assert [target for target in targets if not target.startswith("https://")] == []
    citation = (tmp_path / "CITATION.cff").read_text(encoding="utf-8")
    assert citation.endswith(f'date-released: "2026-12-24"\nrepository-code: "{ADDRESS}"\n')
