"""The OpenAPI document of the API. Its texts are the docstrings of handlers, types and fields."""

from __future__ import annotations

import ast
from functools import cache
from importlib import resources
from itertools import pairwise
from typing import Any

from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin


class ApiDocument(JsonRenderPlugin):
    """Renders the document. Litestar uses the docstrings of handlers, but not those of types and fields."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Returns the document as JSON."""
        texts = docstrings()
        for name, schema in openapi_schema["components"]["schemas"].items():
            schema["description"], fields = texts[name]
            for field, text in fields.items():
                schema["properties"][field]["description"] = text
        return super().render(request, openapi_schema)


@cache
def docstrings() -> dict[str, tuple[str, dict[str, str]]]:
    """Returns the docstring of each class of this package, and those of its fields, by name."""
    found = {}
    for file in resources.files(__package__).iterdir():
        if file.name.endswith(".py"):
            for node in ast.parse(file.read_text("utf-8")).body:
                if isinstance(node, ast.ClassDef):
                    found[node.name] = ast.get_docstring(node) or "", _of_fields(node)
    return found


def _of_fields(node: ast.ClassDef) -> dict[str, str]:
    texts = {}
    for field, text in pairwise(node.body):
        match field, text:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(content))):
                texts[name] = content
    return texts
