"""Puts docstrings and types into compiled modules: mypyc leaves both out of the C files that it writes.

A compiled function then answers `help()` with its types in the first line and its docstring below, like functions of
other extension modules. A method without a docstring has that of the method it overrides.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

_BLOCK = re.compile(r"^static (?:PyMethodDef|PyGetSetDef) (\w+)_(?:methods|getseters)\[\] = \{\n.*?^\};", re.M | re.S)
_CLASS = re.compile(r'\.tp_doc = PyDoc_STR\("((\w+)\((?:[^"\\]|\\.)*)"\)')
_METHOD = re.compile(r'PyDoc_STR\("((\w+)\((?:[^"\\]|\\.)*)"\)')
_ATTRIBUTE = re.compile(r'(\{"(\w+)",\s*\(getter\)\w+,(?:\s*\(setter\)\w+,)?\s*(?:NULL, )??)NULL, NULL\}')


@dataclass(slots=True)
class _Class:
    bases: list[tuple[str, str]] = field(default_factory=list)
    """The modules and names of the classes that it derives from."""
    text: str = ""
    members: dict[str, tuple[str, str]] = field(default_factory=dict)
    """The signature and the docstring of every method and attribute."""


class Docstrings:
    """The docstrings of the modules of one group."""

    def __init__(self, sources: Mapping[str, str]) -> None:
        """`sources` are the texts of the modules by their full names."""
        self._classes: dict[tuple[str, str], _Class] = {}
        self._functions: dict[str, dict[str, tuple[str, str]]] = {}
        for module, source in sources.items():
            tree = ast.parse(source)
            origins = {
                alias.asname or alias.name: (node.module or "", alias.name)
                for node in tree.body
                if isinstance(node, ast.ImportFrom)
                for alias in node.names
            }
            self._functions[module] = dict(_members(tree.body))
            for node in tree.body:
                if isinstance(node, ast.ClassDef):
                    names = [_plain(base) for base in node.bases]
                    bases = [origins.get(name, (module, name)) for name in names]
                    text = ast.get_docstring(node) or ""
                    self._classes[module, node.name] = _Class(bases, text, dict(_members(node.body)))

    @classmethod
    def of(cls, files: Iterable[str]) -> Docstrings:
        """Reads the docstrings of files, which are named by their paths relative to Python's path."""
        return cls({module_of(file): Path(file).read_text(encoding="utf-8") for file in files})

    def added_to(self, c_file: str, module: str) -> str:
        """Returns the text of the C file of a module with its docstrings."""

        def class_documented(found: re.Match[str]) -> str:
            made = self._classes.get((module, found[2]))
            return found[0] if made is None else f'.tp_doc = PyDoc_STR("{found[1]}{_escaped(made.text)}")'

        def block_documented(found: re.Match[str]) -> str:
            owner = found[1].rpartition("___")[2]
            is_class = (module, owner) in self._classes

            def method_documented(inner: re.Match[str]) -> str:
                return f'PyDoc_STR("{inner[1]}{_escaped(text(inner[2]))}")'

            def attribute_documented(inner: re.Match[str]) -> str:
                documented = text(inner[2])
                return f'{inner[1]}PyDoc_STR("{_escaped(documented)}"), NULL}}' if documented else inner[0]

            def text(name: str) -> str:
                signature, doc = self._member(module, owner, name) if is_class else functions.get(name, ("", ""))
                return "\n\n".join(filter(None, (signature, doc)))

            functions = self._functions[module] if owner.endswith("module") else {}
            return _ATTRIBUTE.sub(attribute_documented, _METHOD.sub(method_documented, found[0]))

        return _BLOCK.sub(block_documented, _CLASS.sub(class_documented, c_file))

    def _member(self, module: str, owner: str, name: str) -> tuple[str, str]:
        made = self._classes.get((module, owner))
        if made is None:
            return "", ""
        signature, doc = made.members.get(name, ("", ""))
        for base in made.bases:
            if not (signature and doc):
                of_base = self._member(*base, name)
                signature, doc = signature or of_base[0], doc or of_base[1]
        return signature, doc


def module_of(file: str) -> str:
    """Returns the full name of the module in a file.

    >>> module_of("kaiserhof/engine/core/__init__.py"), module_of("nim/rules.py")
    ('kaiserhof.engine.core', 'nim.rules')
    """
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _members(body: list[ast.stmt]) -> Iterator[tuple[str, tuple[str, str]]]:
    """Yields the signature and the docstring of everything that is defined here."""
    for node, after in zip(body, [*body, None][1:], strict=True):
        if isinstance(node, ast.FunctionDef):
            yield node.name, (_signature(node), ast.get_docstring(node) or "")
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            text = after.value.value if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) else ""
            signature = f"{node.target.id}: {_type(node.annotation)}"
            yield node.target.id, (signature, text if isinstance(text, str) else "")


def _signature(function: ast.FunctionDef) -> str:
    """Returns a function's name, parameters and types.

    >>> _signature(ast.parse("def pay(self, number: i64 = 1) -> list[i64]: ...").body[0])
    'pay(number: int = 1) -> list[int]'
    """
    arguments = ast.unparse(function.args)
    first, _, rest = arguments.partition(", ")
    if first in ("self", "cls"):
        arguments = rest
    result = f" -> {_type(function.returns)}" if function.returns else ""
    decorators = {_plain(each) for each in function.decorator_list}
    if decorators & {"property", "cached_property"}:
        return f"{function.name}: {_type(function.returns)}" if function.returns else ""
    # Fixed-width integers are how a value is stored; callers pass any int.
    return re.sub(r"\bi64\b", "int", f"{function.name}({_spaced(arguments)}){result}")


def _spaced(arguments: str) -> str:
    """Puts spaces around the default values of annotated parameters, which `ast.unparse` leaves out."""
    return re.sub(r"(: [^=,()]+)=", r"\1 = ", arguments)


def _type(annotation: ast.expr | None) -> str:
    return re.sub(r"\bi64\b", "int", ast.unparse(annotation)) if annotation else ""


def _plain(expression: ast.expr) -> str:
    """Returns the name of a class or decorator without its parameters."""
    while isinstance(expression, ast.Subscript | ast.Call):
        expression = expression.value if isinstance(expression, ast.Subscript) else expression.func
    return ast.unparse(expression)


def _escaped(text: str) -> str:
    """Returns a text as the content of a C string in UTF-8.

    >>> _escaped("“a”") == '\\\\342\\\\200\\\\234a\\\\342\\\\200\\\\235'
    True
    """
    plain = {ord("\n"): "\\n", ord('"'): '\\"', ord("\\"): "\\\\"}
    return "".join(
        plain.get(byte) or (chr(byte) if 32 <= byte < 127 and byte != 63 else f"\\{byte:03o}") for byte in text.encode()
    )
