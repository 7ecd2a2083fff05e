"""Sources that are compiled in a few seconds: our `setup.py` with a package of one module."""

import shutil
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent

MODULE = (
    '"""A module."""\n\n\ndef double(number: int) -> int:\n    """Return twice the number."""\n    return 2 * number\n'
)


def write_small_sources(folder: Path, module: str = MODULE) -> Path:
    """Writes the sources; returns the path of their package."""
    for name in ("setup.py", "pyproject.toml"):
        shutil.copy(ROOT / name, folder / name)
    package = folder / "src" / "kaiserhof"
    core = package / "engine" / "core"
    core.mkdir(parents=True)
    shutil.copy(ROOT / "src" / "kaiserhof" / "compilation.py", package / "compilation.py")
    for path in (package / "__init__.py", package / "engine" / "__init__.py", core / "__init__.py"):
        path.write_text('"""A package."""\n', encoding="utf-8")
    (core / "double.py").write_text(module, encoding="utf-8")
    return package
