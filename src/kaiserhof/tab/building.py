"""Builds a folder of static files with all of Kaiserhof, which any web server can serve at any address."""

from __future__ import annotations

import gzip
import hashlib
import json
import shutil
import struct
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

from kaiserhof.engine import LANGUAGES, KaiserhofError, Words
from kaiserhof.web.rendering.pwa import manifest

PYODIDE = "314.0.7"
"""The version of the package `pyodide` in npm."""

PLATFORMS = ("pyemscripten_2026_0_wasm32", "manylinux_2_17_x86_64", "manylinux_2_28_x86_64")
"""Platforms of wheels in order of preference. Of wheels for Linux, only the Python modules are used."""

COMPILED = ("librt", "msgspec")
"""Packages that need a wheel for Pyodide's platform."""

RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
"""The files of Pyodide that a tab loads as they are; `preparing` compiles its standard library."""

LARGE = ("pyodide/pyodide.asm.wasm", "pyodide/pyodide.asm.mjs", "site.gz")
"""Files whose download progress is shown."""

ICONS = ("icon.svg", "icon-192.png", "icon-512.png", "icon-maskable.png", "icon-apple.png")
"""Icons of the page and of the installed application."""

SCRIPTS = (
    "application.js",
    "files.js",
    "image.js",
    "imaging.js",
    "python.js",
    "shell.css",
    "shell.js",
    "thinker.js",
)
"""What the page folder has beside the page, the service worker and the script that prepares the build."""

LEFT_OUT = (
    *(
        "*.so",
        "*.pyi",
        "*.pyx",
        "*.pxd",
        "*.c",
        "*.h",
        "*.dist-info/[!M]*",
        "*.data",
        "*.libs",
        "py.typed",
        "__pycache__",
    ),
    *("alembic/templates", "alembic/testing", "babel/messages", "jinja2/ext.py", "mako/ext"),
    *("mako/testing", "pytz/zoneinfo", "segno/cli.py"),
    *(f"litestar/{name}" for name in ("channels", "cli", "contrib", "repository", "security", "testing")),
    *(f"litestar/plugins/{name}" for name in ("mako", "minijinja", "opentelemetry", "prometheus")),
    *(f"sqlalchemy/dialects/{name}" for name in ("mssql", "mysql", "oracle")),
    *("sqlalchemy/ext/[!_c]*", "sqlalchemy/orm", "sqlalchemy/testing"),
    *("kaiserhof/cli", "kaiserhof/compiled", "kaiserhof/compiling/build.py", "kaiserhof/envs", "kaiserhof/lab"),
    *("kaiserhof/testing", "kaiserhof/games/*/network.npz", "kaiserhof/web/api/[!_s]*", "kaiserhof/web/static/*.png"),
    *("kaiserhof/web/bundles/**/*.map",),
    *("kaiserhof/tab/page", "kaiserhof/tab/building.py", "kaiserhof/tab/wheels.txt", "kaiserhof/games/*/anchors.json"),
)
"""Files and folders of packages that a tab does not need."""

LIBRARY_LEFT_OUT = (
    *("_pydatetime.py", "_pyio.py", "antigravity.py", "cProfile.py", "compileall.py", "doctest.py"),
    *("fileinput.py", "ftplib.py", "imaplib.py", "mailbox.py", "modulefinder.py", "pickletools.py", "plistlib.py"),
    *("poplib.py", "profile.py", "pstats.py", "pty.py", "pyclbr.py", "pydoc.py", "sched.py", "tabnanny.py", "this.py"),
    *("trace.py", "unittest/*", "wave.py", "webbrowser.py", "xml/dom/*", "xml/etree/*", "xmlrpc/*", "zipapp.py"),
    *("_pyrepl/[!_tu]*", "_pyrepl/unix*", "asyncio/proactor_events.py", "asyncio/windows*", "http/cookiejar.py"),
    *("multiprocessing/managers.py", "multiprocessing/pool.py", "optparse.py", "tarfile.py", "xml/sax/expatreader.py"),
    *(
        f"encodings/{name}*.py"
        for name in ("big5", "cp[02-35-9]", "cp1[013-9]", "euc", "gb", "hz", "iso", "johab", "koi8")
    ),
    *(f"encodings/{name}*.py" for name in ("kz", "mac", "ptcp", "shift", "tis", "cp12[013-9]")),
)
"""Modules of the standard library that a tab does not need."""

LICENCES = f"""The folders beside this file hold the licences of the packages that Kaiserhof uses.

Pyodide {PYODIDE} is under the Mozilla Public License 2.0 (https://mozilla.org/MPL/2.0/). Its sources are at
https://github.com/pyodide/pyodide. It contains CPython, whose licence is that in typing_extensions/LICENSE.

fluent.runtime and fluent.syntax are under the Apache License 2.0, which is in multidict/LICENSE. Their sources are at
https://github.com/projectfluent/python-fluent.
"""
"""What no package says about itself."""

LOCALES = {"root", *LANGUAGES, "en_001", "en_GB", "en_US", "de_DE", "zh_Hans", "zh_Hans_CN"}
"""The locales of Babel that a tab needs."""

KEPT_SOURCES = (
    "anyio/**/*.py",
    "anyio/*.py",
    "kaiserhof/engine/core/bits.py",
    "kaiserhof/storage/migrations/versions/*.py",
)
"""Modules that are read as text, so their sources are kept."""


class NotBuilt(KaiserhofError):
    """Raised when the folder could not be built."""


def build(folder: Path) -> None:
    """Writes the static files into a folder, which must be new or empty. Raises `KaiserhofError` with a sentence."""
    if folder.exists() and any(folder.iterdir()):
        raise NotBuilt("error-tab-folder", folder=str(folder))
    with tempfile.TemporaryDirectory() as name:
        work = Path(name)
        _fetch_pyodide(work)
        _fetch_wheels(work / "wheels")
        _unpack(work / "wheels", work / "site")
        (work / "answers").mkdir()
        (work / "lib").mkdir()
        patterns = json.dumps({"kept": KEPT_SOURCES, "left_out": LIBRARY_LEFT_OUT})
        _run("node", str(_page("prepare.mjs")), str(work), patterns)
        _assemble(work, folder)


def _page(name: str) -> Path:
    return Path(str(resources.files("kaiserhof.tab") / "page" / name))


def _run(*command: str, away: str = "error-tab-program", cwd: Path | None = None) -> None:
    """Runs a program. Raises an error with the last line of its output."""
    program = shutil.which(command[0])
    if program is None:
        raise NotBuilt("error-tab-missing", program=command[0])
    done = subprocess.run([program, *command[1:]], capture_output=True, text=True, check=False, cwd=cwd)
    if done.returncode:
        lines = [line for line in (done.stderr or done.stdout).splitlines() if line.strip()]
        raise NotBuilt(away, program=Path(command[0]).name, detail=lines[-1] if lines else "?")


def _fetch_pyodide(work: Path) -> None:
    """Fetches Pyodide from npm's registry into the folder `package`."""
    _run("npm", "pack", "--silent", f"pyodide@{PYODIDE}", away="error-tab-registry", cwd=work)
    shutil.unpack_archive(work / f"pyodide-{PYODIDE}.tgz", work, filter="data")


def _fetch_wheels(folder: Path) -> None:
    wheels = str(resources.files("kaiserhof.tab") / "wheels.txt")
    options = ("--only-binary=:all:", "--no-deps", "--python-version", "314", "--implementation", "cp")
    platforms = [part for platform in PLATFORMS for part in ("--platform", platform)]
    pip = (sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check")
    where = ("--abi", "cp314", "--abi", "none", "-d", str(folder), "-r", wheels)
    _run(*pip, *options, *platforms, *where, away="error-tab-registry")
    for name in COMPILED:
        if not list(folder.glob(f"{name}-*-{PLATFORMS[0]}.whl")):
            raise NotBuilt("error-tab-registry", program="pip", detail=f"{name}: {PLATFORMS[0]}")


def _unpack(wheels: Path, site: Path) -> None:
    """Unpacks the wheels and our own package, except what a tab does not need."""
    for wheel in sorted(wheels.glob("*.whl")):
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(site)
    for library in site.rglob("*.so"):
        if "wasm32" in library.name:
            library.rename(library.with_suffix(".kept"))
    package = Path(str(resources.files("kaiserhof")))
    shutil.copytree(package, site / "kaiserhof", ignore=shutil.ignore_patterns("__pycache__", "compiled"))
    licences = site.parent / "licences"
    for file in sorted([*site.glob("*.dist-info/licenses/**/*"), *site.glob("*.dist-info/LICEN[CS]E*")]):
        if file.is_file():
            name = file.relative_to(site).parts[0].partition("-")[0]
            to = licences / name / file.name
            to.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, to)
    for pattern in LEFT_OUT:
        for found in list(site.rglob(pattern) if "/" not in pattern else site.glob(pattern)):
            if found.is_dir():
                shutil.rmtree(found)
            elif found.exists():
                found.unlink()
    for locale in (site / "babel" / "locale-data").iterdir():
        if locale.stem not in LOCALES:
            locale.unlink()
    for library in site.rglob("*.kept"):
        library.rename(library.with_suffix(".so"))


def _assemble(work: Path, folder: Path) -> None:
    """Puts everything in its place. Everything but the page and the service worker is in a folder named after the
    content's hash.
    """
    files = {f"pyodide/{name}": (work / "package" / name).read_bytes() for name in RUNTIME}
    files["pyodide/pyodide-lock.json"] = _lock(work / "package" / "pyodide-lock.json")
    files["site.gz"] = gzip.compress(_archive(work), 9, mtime=0)
    prepared: dict[str, dict[str, str]] = json.loads((work / "answers" / "answers.json").read_text())
    for file in _files(work / "answers"):
        name = file.relative_to(work / "answers").as_posix()
        if name != "answers.json":
            files[name] = file.read_bytes()
    for name in SCRIPTS:
        files[name] = _page(name).read_bytes()
    files["words.js"] = _words().encode()
    for name in ICONS:
        files[name] = (Path(str(resources.files("kaiserhof.web"))) / "static" / name).read_bytes()
    files |= {f"{lang}.webmanifest": _manifest(lang) for lang in LANGUAGES}
    files["sizes.json"] = json.dumps({"sizes": {name: len(files[name]) for name in LARGE}}).encode()
    page, worker = (_page(name).read_text(encoding="utf-8") for name in ("index.html", "worker.js"))
    digest = hashlib.sha256((page + worker).encode())
    for name in sorted(files):
        digest.update(f"{name}\0{hashlib.sha256(files[name]).hexdigest()}\0".encode())
    version = digest.hexdigest()[:12]
    first = [name for name in files if "/" not in name and name not in LARGE]
    told = {
        "version": version,
        "first": ["index.html", *(f"tab/{version}/{name}" for name in first)],
        "files": ["index.html", *(f"tab/{version}/{name}" for name in files)],
        **prepared,
    }
    for name, content in files.items():
        to = folder / "tab" / version / name
        to.parent.mkdir(parents=True, exist_ok=True)
        to.write_bytes(content)
    (folder / "index.html").write_text(page.replace("VERSION", version), encoding="utf-8")
    (folder / "worker.js").write_text(f"const BUILD = {json.dumps(told)};\n\n{worker}", encoding="utf-8")
    shutil.copytree(work / "licences", folder / "licences")
    (folder / "licences" / "README.txt").write_text(LICENCES, encoding="utf-8")


def _files(folder: Path) -> Iterator[Path]:
    return (file for file in sorted(folder.rglob("*")) if file.is_file())


def _lock(file: Path) -> bytes:
    """Returns Pyodide's list of packages without the packages: a tab loads none from elsewhere."""
    return json.dumps({**json.loads(file.read_text()), "packages": {}}).encode()


def _archive(work: Path) -> bytes:
    """Returns the modules and the standard library as one file: a length, the names and sizes as JSON, and the contents
    one after the other. It is compressed as a whole, and a script unpacks it faster than Python would unpack a zip
    file. Files of one kind lie side by side, because they share most.
    """
    files = sorted([*_files(work / "site"), *_files(work / "lib")], key=lambda file: (file.suffix, str(file)))
    contents = [file.read_bytes() for file in files]
    names = [[file.relative_to(work).as_posix(), len(content)] for file, content in zip(files, contents, strict=True)]
    head = json.dumps(names, separators=(",", ":")).encode()
    return struct.pack("<I", len(head)) + head + b"".join(contents)


def _manifest(lang: str) -> bytes:
    """Returns the application's manifest in a language, with addresses relative to the folder of the build. Without an
    `id`, it is the address at which the application starts.
    """
    made = json.loads(manifest(lang))
    del made["id"]
    for icon in made["icons"]:
        icon["src"] = icon["src"].rpartition("/")[2]
    return json.dumps({**made, "start_url": "../../", "scope": "../../"}, ensure_ascii=False).encode()


def _words() -> str:
    """Returns the shell's texts in all languages, as a script."""
    told = {lang: Words(lang, ("kaiserhof.tab",)).beginning("tab-") for lang in LANGUAGES}
    return f"export const WORDS = {json.dumps(told, ensure_ascii=False)};\n"
