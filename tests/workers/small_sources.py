"""Sources that compile in a few seconds: a clone whose package has one module to compile."""

import shutil
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent

MODULE = (
    '"""A module."""\n\n\ndef double(number: int) -> int:\n    """Return twice the number."""\n    return 2 * number\n'
)


def write_small_sources(folder: Path) -> Path:
    """Writes the sources; returns the path of their package."""
    shutil.copy(ROOT / "setup.py", folder / "setup.py")
    package = folder / "src" / "kaiserhof"
    core = package / "engine" / "core"
    core.mkdir(parents=True)
    shutil.copytree(ROOT / "src" / "kaiserhof" / "compiling", package / "compiling")
    shutil.copy(ROOT / "src" / "kaiserhof" / "system.py", package / "system.py")
    for path in (package / "__init__.py", package / "engine" / "__init__.py", core / "__init__.py"):
        path.write_text('"""A package."""\n', encoding="utf-8")
    (core / "double.py").write_text(MODULE, encoding="utf-8")
    return package
