"""`make mutation` makes small changes inside functions, and replaces a function's code with the changed code."""

import ast
from pathlib import Path

import pytest

from tools import mutation
from tools.mutation import Mutant, changed_code, interval, living_functions, mutants_of, variants


def changes(text: str) -> list[str]:
    """Returns the mutants of the outermost node of an expression or a statement."""
    statement = ast.parse(text).body[0]
    node = statement.value if isinstance(statement, ast.Expr) else statement
    return [ast.unparse(each) for each in variants(node)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a < b", ["a <= b"]),
        ("a not in b", ["a in b"]),
        ("a < b < c", ["a <= b < c", "a < b <= c", "a < b", "b < c"]),
        ("a and b", ["a or b"]),
        ("not a", ["a"]),
        ("3", ["4"]),
        ("True", ["False"]),
        ("'text'", []),
        ("a - b", ["a + b"]),
        ("max(a, b)", ["min(a, b)"]),
        ("a += 1", ["a -= 1", "pass"]),
        ("a.b = 1", ["pass"]),
        ("b = 1", []),
        ("return a", ["return None"]),
        ("return False", []),
    ],
)
def test_a_node_has_these_mutants(text: str, expected: list[str]) -> None:
    assert changes(text) == expected


SOURCE = '''
LIMIT = 3 + 4

def fits(number: int = 5) -> bool:
    """Whether 1 < number."""
    assert number > 0
    return number < LIMIT
'''


@pytest.fixture
def sample(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file with a function."""
    monkeypatch.setattr(mutation, "SOURCE", tmp_path)
    path = tmp_path / "sample.py"
    path.write_text(SOURCE)
    return path


def only_comparison(path: Path) -> Mutant:
    [mutant] = [each for each in mutants_of(path) if "<" in each.text and "return" not in each.text]
    return mutant


def test_only_what_a_function_does_is_changed_and_no_assert(sample: Path) -> None:
    assert [(each.function, each.line, each.text) for each in mutants_of(sample)] == [
        ("fits", 7, "`return number < LIMIT` → `return None`"),
        ("fits", 7, "`number < LIMIT` → `number <= LIMIT`"),
    ]


def test_a_living_function_gets_the_changed_code(sample: Path) -> None:
    names: dict[str, object] = {}
    exec(compile(SOURCE, str(sample), "exec"), names)
    fits = names["fits"]
    assert callable(fits)
    assert not fits(7)
    mutant = only_comparison(sample)
    [function] = living_functions()[mutant.place]
    function.__code__ = changed_code(mutant)
    assert fits(7)


def test_what_is_written_to_a_file_during_a_run_changes_nothing(sample: Path) -> None:
    mutant = only_comparison(sample)
    sample.write_text("def other() -> None: ...")
    assert changed_code(mutant).co_qualname == "fits"


def test_a_statement_that_is_left_out_keeps_what_it_closes_over(sample: Path) -> None:
    """A method without its call of `super()` still has the cell of its class, so its code can be exchanged."""
    sample.write_text("class Child(list):\n    def clear(self):\n        super().clear()\n")
    [mutant] = mutants_of(sample)
    assert mutant.text == "without `super().clear()`"
    code = changed_code(mutant)
    assert code.co_freevars == ("__class__",)


def test_the_interval_holds_the_share_and_is_narrower_with_more_mutants() -> None:
    assert [round(end, 3) for end in interval(8, 10)] == [0.49, 0.943]
    assert [round(end, 3) for end in interval(80, 100)] == [0.711, 0.867]
    assert interval(0, 0) == (0, 1)
    assert interval(10, 10)[1] == 1


def test_the_chained_comparison_of_house_scoring_is_among_the_mutants() -> None:
    texts = [each.text for each in mutants_of(mutation.SOURCE / "games/china/rules/scoring.py")]
    assert "`own < other < above` → `own < other`" in texts
