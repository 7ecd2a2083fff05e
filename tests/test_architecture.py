"""The architecture: dependencies point one way, compiled code stands alone, and nothing outside a game names it."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

from kaiserhof.compiling.loader import source_files
from kaiserhof.engine import game_ids

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "kaiserhof"
BELOW_THE_WEB = {
    *("server", "community", "workers", "tables", "people", "storage"),
    *("compiling", "bots", "drawing", "engine"),
}
MAY_IMPORT = {
    "engine": {"engine"},
    "drawing": {"drawing", "engine"},
    "games": {"games", "drawing", "engine"},
    "bots": {"bots", "engine"},
    "testing": {"testing", "compiling", "drawing", "engine"},
    "compiling": {"compiling"},
    "storage": {"storage", "engine"},
    "people": {"people", "storage", "engine"},
    "tables": {"tables", "people", "storage", "bots", "engine"},
    "community": {"community", "tables", "people", "storage", "bots", "engine"},
    "workers": {"workers", "tables", "people", "storage", "bots", "engine"},
    "server": {"server", "community", "engine"},
    "envs": {"envs", "bots", "drawing", "engine"},
    "lab": {"lab", "envs", "workers", "compiling", "bots", "drawing", "engine"},
    "web": BELOW_THE_WEB | {"web"},
    "tab": BELOW_THE_WEB | {"web", "tab"},
    "cli": BELOW_THE_WEB | {"web", "tab", "lab", "cli"},
}
"""For each package, the packages that its modules may import."""

FOLDERS = {"board", "drawing", "rules", "teaching", "words"}
NEEDED = {
    "": {"__init__.py", "game.py", "estimate.toml"},
    "rules": {
        f"{name}.py"
        for name in ("components", "encoding", "estimate", "hidden", "lookup", "moves", "position", "state")
    },
    "words": {"en.ftl", "de.ftl", "zh.ftl", "score_sheet.py", "standings.py"},
    "teaching": {"rules.toml", "lesson.toml"},
}
"""The files of every game with a drawing, by folder; a minimal game may omit some."""

BY_PLAY = {"network.npz", "anchors.json"}
"""Files that a game has only if a network was trained for it, or the league has measured bots in it."""

THE_GAME = "kaiserhof.engine.game"
"""The module of the game that a search asks; the search need not know where words and data come from."""

NOT_IN_RULES = ("jinja2", "fluent", "tomllib", "importlib.resources", "pathlib", "json", "sqlite3", "sqlalchemy")
"""Modules that rules and search may not import, because they draw, format words or read files."""


def module_name(path: Path) -> str:
    parts = ("kaiserhof", *path.relative_to(SOURCE).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module_name(path): path for path in SOURCE.rglob("*.py") if "compiled" not in path.parts}
COMPILED = [module_name(path) for path in source_files()]


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def nodes(module: str) -> list[ast.AST]:
    """Returns every node of a module, functions and `TYPE_CHECKING` included."""
    return list(ast.walk(tree(MODULES[module])))


def absolute(module: str, node: ast.ImportFrom) -> str:
    """Returns the full name of the module in a `from ... import`."""
    if not node.level:
        return node.module or ""
    package = module if MODULES[module].name == "__init__.py" else module.rpartition(".")[0]
    base = package.split(".")[: len(package.split(".")) - node.level + 1]
    return ".".join([*base, *filter(None, [node.module])])


def imports(module: str, among: Iterable[ast.AST] | None = None) -> Iterator[tuple[str, str | None]]:
    """Yields the imports among some nodes of a module, or among all: a module and a name in it."""
    for node in nodes(module) if among is None else among:
        if isinstance(node, ast.Import):
            yield from ((alias.name, None) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from ((absolute(module, node), alias.name) for alias in node.names)


@cache
def imported_modules(module: str) -> set[str]:
    """Returns the full names of a module's imports; a name imported from a package may be a module."""
    return {f"{name}.{part}" if f"{name}.{part}" in MODULES else name for name, part in imports(module)}


# ---------------------------------------------------------------------- one way


def test_every_package_has_its_place() -> None:
    packages = {path.parent.name for path in SOURCE.glob("*/__init__.py")}
    assert packages - {"compiled"} <= set(MAY_IMPORT)


def test_dependencies_point_one_way() -> None:
    for module in MODULES:
        package = module.split(".")[1] if module.count(".") else ""
        if package in MAY_IMPORT:
            ours = {name.split(".")[1] for name in imported_modules(module) if name.startswith("kaiserhof.")}
            assert {name for name in ours if name in MAY_IMPORT} <= MAY_IMPORT[package], module


def test_the_package_needs_nothing_that_is_not_shipped() -> None:
    not_shipped = {"benchmarks", "tests", "training", "tools"}
    for module in MODULES:
        assert {name.split(".")[0] for name in imported_modules(module)}.isdisjoint(not_shipped), module


def test_a_module_is_imported_by_its_full_name() -> None:
    for module in MODULES:
        for node in nodes(module):
            assert not isinstance(node, ast.ImportFrom) or not node.level, f"{module}: {ast.unparse(node)}"


def test_nobody_uses_another_modules_private_names() -> None:
    for module in MODULES:
        names = {name.rpartition(".")[2] for name in imported_modules(module) if name in MODULES}
        for name, part in imports(module):
            assert not name.startswith("kaiserhof") or not re.match("_[^_]", part or ""), f"{module}: {name}.{part}"
        for node in nodes(module):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in names:
                assert not re.match("_[^_]", node.attr), f"{module}: {ast.unparse(node)}"


WITHOUT_CYCLES = ("engine", "drawing", "games")
"""The packages whose modules may not import each other in a cycle."""


def cycles(graph: dict[str, set[str]]) -> list[list[str]]:
    """Returns the groups of modules that import each other in cycles of any length (Tarjan's algorithm)."""
    numbers: dict[str, int] = {}
    lowest: dict[str, int] = {}
    path: list[str] = []
    found: list[list[str]] = []

    def visit(module: str) -> None:
        numbers[module] = lowest[module] = len(numbers)
        path.append(module)
        for other in sorted(graph[module]):
            if other not in numbers:
                visit(other)
            if other in path:
                lowest[module] = min(lowest[module], lowest[other])
        if lowest[module] == numbers[module]:
            group = path[path.index(module) :]
            del path[path.index(module) :]
            if len(group) > 1:
                found.append(sorted(group))

    for module in graph:
        if module not in numbers:
            visit(module)
    return found


def test_a_cycle_is_found_however_long_it_is() -> None:
    graph = {"a": {"b", "d"}, "b": {"c"}, "c": {"a"}, "d": set[str](), "e": {"d", "f"}, "f": {"e", "a"}}
    assert sorted(cycles(graph)) == [["a", "b", "c"], ["e", "f"]]


def test_no_modules_import_each_other_in_a_circle() -> None:
    """Imports inside functions and for type checking count; a package stands for its `__init__`."""
    modules = [name for name in MODULES if name.split(".")[1:2] and name.split(".")[1] in WITHOUT_CYCLES]
    graph = {name: {origin(*found) for found in imports(name)} & set(modules) - {name} for name in modules}
    assert cycles(graph) == []


@pytest.mark.parametrize("game", game_ids())
def test_a_game_imports_no_other_game(game: str) -> None:
    for module in MODULES:
        if module.startswith(f"kaiserhof.games.{game}"):
            games = {name.split(".")[2] for name in imported_modules(module) if name.startswith("kaiserhof.games.")}
            assert games <= {game}, module


def test_upkeep_uses_services_and_services_use_what_tables_share() -> None:
    service, upkeep = "kaiserhof.tables.service", "kaiserhof.tables.upkeep"
    for module in MODULES:
        needs = imported_modules(module)
        if module.startswith("kaiserhof.tables."):
            assert upkeep not in needs, module
        if module.startswith("kaiserhof.tables.") and module != upkeep and not module.startswith(service):
            assert not any(name.startswith(service) for name in needs), module


def test_only_repositories_write_to_the_database() -> None:
    def calls(among: Iterable[ast.AST]) -> int:
        return sum(isinstance(node, ast.Attribute) and node.attr == "writing" for node in among)

    for module in MODULES.keys() - {"kaiserhof.storage.database"}:
        repositories = [each for each in classes(module).values() if "Repository" in map(ast.unparse, each.bases)]
        assert calls(nodes(module)) == sum(calls(ast.walk(each)) for each in repositories), module


# ---------------------------------------------------------------------- what is compiled


@cache
def exported(package: str) -> dict[str, str]:
    """Returns the module of origin of each name that a package re-exports."""
    return {part: name for name, part in imports(package) if part}


def origin(name: str, part: str | None) -> str:
    """Returns the module that an import needs, resolving re-exports."""
    if f"{name}.{part}" in MODULES:
        return f"{name}.{part}"
    if name in MODULES and MODULES[name].name == "__init__.py" and part in exported(name):
        return origin(exported(name)[part], part)
    return name


@cache
def at_run_time(module: str) -> set[str]:
    """Returns what a module imports when it is imported: nothing inside functions or below `TYPE_CHECKING`."""
    return {origin(name, part) for name, part in imports(module, tree(MODULES[module]).body)}


def needed_by(module: str) -> dict[str, str]:
    """Returns all modules that are imported with a module, each with its importer."""
    found = {module: ""}
    waiting = [module]
    while waiting:
        current = waiting.pop()
        if current in MODULES and current != THE_GAME:
            for name in at_run_time(current) - set(found):
                found[name] = current
                waiting.append(name)
    return found


def test_a_compiled_module_needs_nothing_that_draws_or_words_or_reads_files() -> None:
    for module in COMPILED:
        for name, by in needed_by(module).items():
            assert ".drawing" not in name, by
            assert not name.startswith(NOT_IN_RULES), f"{by} imports {name}"


IMPORT_ALL = """
import importlib, sys, types
from pathlib import Path
import kaiserhof.games
for folder in Path(kaiserhof.games.__path__[0]).iterdir():
    if (folder / "__init__.py").exists():  # the rules alone, not the whole game
        bare = types.ModuleType(f"kaiserhof.games.{folder.name}")
        bare.__path__ = [str(folder)]
        sys.modules[bare.__name__] = bare
for name in sys.argv[1:]:
    importlib.import_module(name)
print(*sys.modules)
"""


def test_rules_and_search_load_nothing_that_draws_or_serves() -> None:
    ran = subprocess.run([sys.executable, "-c", IMPORT_ALL, *COMPILED], capture_output=True, text=True, check=True)
    loaded = set(ran.stdout.split())
    assert set(COMPILED) <= loaded
    heavy = ("jinja2", "litestar", "uvicorn", "sqlalchemy", "kaiserhof.web", "kaiserhof.tables", "kaiserhof.drawing")
    assert [name for name in loaded if name.startswith(heavy) or ".drawing" in name] == []


# ---------------------------------------------------------------------- games


@pytest.mark.parametrize("game", game_ids())
def test_nothing_outside_a_games_folder_names_the_game(game: str) -> None:
    own = SOURCE / "games" / game
    kinds = {".py", ".ftl", ".toml", ".html", ".js", ".json", ".css", ".svg"}
    files = [path for path in SOURCE.rglob("*") if path.suffix in kinds and own not in path.parents]
    files += [ROOT / name for name in ("Makefile", "pyproject.toml", "setup.py")]
    files += [path for path in (ROOT / "tools").iterdir() if path.is_file()]
    for path in files:
        assert not re.search(rf"\b{game}\b", path.read_text(encoding="utf-8")), path


WORD = r"[A-Za-z][\w-]*"
BEGINNING = rf"({WORD}-)(?:\$?{{|' ?[~+])"
"""The prefix of a class name that is composed, such as `seat-{seat}`."""


def strings(path: Path) -> Iterator[str]:
    """Yields the strings of a file that may contain classes of its markup; of docstrings, only quoted classes."""
    if path.suffix == ".py":
        documented = {id(node.value) for node in ast.walk(tree(path)) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.JoinedStr):
                yield "".join(str(part.value) if isinstance(part, ast.Constant) else "{" for part in node.values)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                found = re.findall('class="[^"]*"', node.value) if id(node) in documented else [node.value]
                yield from found
    elif path.suffix == ".js":
        yield from re.findall('"[^"\n]*"|`[^`]*`', path.read_text(encoding="utf-8"))
    else:
        yield path.read_text(encoding="utf-8")


def writes(folders: Iterable[Path]) -> tuple[set[str], tuple[str, ...]]:
    """Returns the words that may be classes in the markup of some folders, and the prefixes of such words."""
    files = [path for folder in folders for path in folder.rglob("*") if path.suffix in {".py", ".html", ".js", ".svg"}]
    text = "\n".join(each for path in files for each in strings(path))
    return set(re.findall(WORD, text)), tuple(re.findall(BEGINNING, text))


def classes_of(sheet: Path) -> set[str]:
    """Returns the classes in the selectors of a style sheet."""
    rules = re.sub(r"(?s)/\*.*?\*/", "", sheet.read_text(encoding="utf-8"))
    return {name for selector in re.findall(r"([^{}]*)\{", rules) for name in re.findall(rf"\.({WORD})", selector)}


def test_the_pages_style_sheets_have_no_class_of_a_single_game_or_of_nobody() -> None:
    house, beginnings = writes(SOURCE / package for package in ("web", "drawing", "bots"))
    contract = (ROOT / "docs" / "front-end.md").read_text(encoding="utf-8")
    house |= {word for given in re.findall('class="[^"]*"', contract) for word in re.findall(WORD, given)}
    beginnings = tuple(each for each in beginnings if len(each) > 3)  # ids are put together of single letters, too
    games = [writes([SOURCE / "games" / game / "drawing", SOURCE / "games" / game / "teaching"]) for game in game_ids()]
    for sheet in (SOURCE / "web" / "static").rglob("*.css"):
        for name in classes_of(sheet) - house:
            users = sum(name in words or name.startswith(begun) for words, begun in games)
            assert users > 1 or name.startswith(beginnings), f"{sheet.name}: .{name} is for {users} games"


@pytest.mark.parametrize("game", game_ids())
def test_the_folders_of_games_are_alike(game: str) -> None:
    folder = SOURCE / "games" / game
    assert {path.name for path in folder.iterdir() if path.is_dir()} - {"__pycache__"} <= FOLDERS
    assert {path.name for path in folder.iterdir() if path.is_file()} - BY_PLAY == NEEDED[""]
    if (folder / "drawing").is_dir():
        for part, names in NEEDED.items():
            assert names <= {path.name for path in (folder / part).iterdir()}, part


def test_no_file_is_longer_than_one_subject_needs() -> None:
    for path in MODULES.values():
        own = re.sub(r"(?s)# <fields>.*# </fields>", "", path.read_text(encoding="utf-8"))
        assert len(own.splitlines()) <= 600, path


# ---------------------------------------------------------------------- classes


@cache
def classes(module: str) -> dict[str, ast.ClassDef]:
    """Returns the classes of a module by name."""
    return {node.name: node for node in nodes(module) if isinstance(node, ast.ClassDef)}


@cache
def private_names(module: str, name: str) -> set[str]:
    """Returns the private names that a class defines: methods, and attributes of the class or of `self`."""
    found = {node.name for node in ast.walk(classes(module)[name]) if isinstance(node, ast.FunctionDef)}
    for node in ast.walk(classes(module)[name]):
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        )
        for target in (part for each in targets for part in ast.walk(each)):
            if isinstance(target, ast.Name):
                found.add(target.id)
            elif isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name) and target.value.id == "self":
                found.add(target.attr)
    return {each for each in found if re.match("_[^_]", each)}


@cache
def ancestors(module: str, name: str) -> set[tuple[str, str]]:
    """Returns our own classes that a class inherits from, each with its module."""
    there = {part: origin(source, part) for source, part in imports(module) if part}
    found: set[tuple[str, str]] = set()
    for base in classes(module)[name].bases:
        word = base.value if isinstance(base, ast.Subscript) else base
        if isinstance(word, ast.Name):
            source = module if word.id in classes(module) else there.get(word.id, "")
            if source in MODULES and word.id in classes(source):
                found |= {(source, word.id)} | ancestors(source, word.id)
    return found


def inherited_private_names(module: str, name: str) -> set[str]:
    """Returns the private names that a class uses through `self` but that only a class of another file defines."""
    used = {
        node.attr
        for node in ast.walk(classes(module)[name])
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "self"
    }
    elsewhere = {
        each for source, base in ancestors(module, name) if source != module for each in private_names(source, base)
    }
    here = {each for own in classes(module) for each in private_names(module, own)}
    return used & (elsewhere - here)


@pytest.mark.parametrize("package", ["tables", "storage", "people", "community", "workers", "web"])
def test_no_class_uses_private_names_that_another_file_defines(package: str) -> None:
    for module in MODULES:
        if module.startswith(f"kaiserhof.{package}"):
            for name in classes(module):
                assert inherited_private_names(module, name) == set(), f"{module}: {name}"


def in_a_cycle(package: str) -> set[str]:
    """Returns the modules of a package that import themselves through others, including imports for type checking."""
    names = {name for name in MODULES if name.startswith(f"kaiserhof.{package}.")}
    needs = {name: {origin(source, part) for source, part in imports(name)} & names for name in names}
    reached = {name: set(needs[name]) for name in names}
    while True:
        more = {name: {far for near in found for far in needs[near]} - found for name, found in reached.items()}
        if not any(more.values()):
            return {name for name, found in reached.items() if name in found}
        for name, far in more.items():
            reached[name] |= far


@pytest.mark.parametrize("package", ["tables", "storage", "people", "community", "workers", "web"])
def test_no_module_imports_itself_by_way_of_others(package: str) -> None:
    assert in_a_cycle(package) == set()


def test_a_condition_that_a_page_is_polled_for_is_a_function() -> None:
    """The content security policy lets a page evaluate a text only once, so polling fails if it is not true at once."""
    for folder in ("tests", "benchmarks", "tools"):
        for path in (ROOT / folder).rglob("*.py"):
            for text in re.findall(r'wait_for_function\(\s*f?"([^"]*)"', path.read_text(encoding="utf-8")):
                assert "=>" in text, f"{path}: {text}"
