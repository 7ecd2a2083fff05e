"""A page gets one script: the modules it is made of, joined."""

import json
import re

import pytest

from kaiserhof.web.rendering.assets import static_names, static_text
from kaiserhof.web.rendering.scripts import CannotJoinError, imports_of, joined, source_map

DIAMOND = {
    "main.js": 'import { left } from "./left.js";\nimport "./sub/right.js";\nconsole.log(left);\n',
    "left.js": 'import { name as called } from "./sub/below.js";\nexport const left = called();\n',
    "sub/right.js": 'import { name } from "./below.js"; // again\n\nimport { left } from "../left.js";\nname(left);\n',
    "sub/below.js": "let count = 0;\nexport function name() {\n  count += 1;\n  return `name ${count}`;\n}\n",
}


def test_a_module_comes_once_and_after_all_it_imports() -> None:
    text = joined("main.js", DIAMOND.__getitem__)
    assert re.findall(r"// (\S+\.js)$", text, re.MULTILINE) == ["sub/below.js", "left.js", "sub/right.js", "main.js"]
    assert text.endswith("console.log(left);\n}\n//# sourceMappingURL=main.js.map\n")


@pytest.mark.parametrize(
    "line",
    [
        "export default function a() {}",
        "export { a };",
        'export * from "./b.js";',
        "export let a = 1;",
        'import b from "./b.js";',
        'import * as b from "./b.js";',
        'import { a } from "b";',
        'import { a } from "https://example.org/b.js";',
        "import {",
        'const later = () => import("./b.js");',
        "const here = import.meta.url;",
    ],
)
@pytest.mark.parametrize("place", ["main.js", "b.js"])
def test_what_is_not_known_is_refused(line: str, place: str) -> None:
    modules = {"main.js": 'import "./b.js";\n', "b.js": "export const a = 1;\n"}
    modules[place] += f"{line}\n"
    with pytest.raises(CannotJoinError, match=re.escape(line)):
        joined("main.js", modules.__getitem__)


def test_a_circle_of_imports_is_refused() -> None:
    modules = {"a.js": 'import "./b.js";\n', "b.js": 'import "./c.js";\n', "c.js": 'import "./b.js";\n'}
    with pytest.raises(CannotJoinError, match=re.escape("b.js > c.js > b.js")):
        joined("a.js", modules.__getitem__)


def test_the_source_map_leads_every_line_back_to_its_module() -> None:
    lines = joined("main.js", DIAMOND.__getitem__).splitlines()
    sections = json.loads(source_map("main.js", DIAMOND.__getitem__))["sections"]
    assert [section["map"]["sources"] for section in sections] == [
        ["sub/below.js"],
        ["left.js"],
        ["sub/right.js"],
        ["main.js"],
    ]
    for section in sections:
        start = section["offset"]["line"]
        (text,) = section["map"]["sourcesContent"]
        assert section["map"]["mappings"].count(";") == text.count("\n") - 1
        for number, line in enumerate(text.splitlines()):
            if not line.startswith("import"):
                assert lines[start + number] == line.removeprefix("export ")


def test_every_page_begins_with_what_all_pages_do() -> None:
    scripts = {name: imports_of(name, static_text(name)) for name in static_names() if name.endswith(".js")}
    imported = {name for needed in scripts.values() for name in needed}
    pages = scripts.keys() - imported - {"worker.js"}
    assert "table.js" in pages
    assert {scripts[name][0] for name in pages} == {"page.js"}


def test_comments_are_left_out_and_lines_stay_lines() -> None:
    text = (
        "// a\n/** @type {A} */\nlet a;\n  /**\n   * b\n   *\n   */\n/** @type {A} */ (a).b();\nlet c = 2 // c\n* 3;\n"
    )
    kept = joined("main.js", {"main.js": text}.__getitem__).split("\n")[1:11]
    assert kept == ["", "", "let a;", "", "", "", "", "/** @type {A} */ (a).b();", "let c = 2 // c", "* 3;"]
