"""The words of a package: each message is parsed on first use, with everything it refers to."""

import sys
from pathlib import Path

import pytest

from kaiserhof.engine.words import Words

pytestmark = pytest.mark.shown

FILE = """# A file as Fluent allows it.
-town = Luoyang
yes = never said: the shared word comes first
far = { near } and on to { -town }
near = from { -river }
  past two bridges

  = and a gate
# What stands between messages belongs to none.
many = { $number ->
[one] one boat
*[other] { $number } boats
}
round = { about }
about = { round }
broken = { $number
    .title = A title
about-boats = Boats
about-broken = {
late = { far }
late = said twice
-river = the Luo
"""


@pytest.fixture
def words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Words:
    package = f"words_of_{abs(hash(request.node.nodeid))}"
    (tmp_path / package / "words").mkdir(parents=True)
    (tmp_path / package / "__init__.py").touch()
    (tmp_path / package / "words" / "en.ftl").write_text(FILE, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    return Words("en", (package,))


def test_a_message_is_said_with_the_messages_and_terms_it_uses(words: Words) -> None:
    near = "from the Luo\npast two bridges\n\n= and a gate"
    assert words("late") == f"{near} and on to Luoyang"
    assert words("near") == near


def test_what_stands_at_the_beginning_of_a_line_belongs_to_its_message(words: Words) -> None:
    assert [words("many", number=number) for number in (1, 3)] == ["one boat", "3 boats"]


def test_the_first_of_two_messages_is_said_and_a_shared_one_before_all(words: Words) -> None:
    assert words("yes") == "yes"
    assert words("late") != "said twice"


def test_a_message_that_is_written_wrong_is_as_if_it_were_not_there(words: Words) -> None:
    for name in ("broken", "not-there"):
        with pytest.raises(LookupError, match=f"the message “{name}” is missing or malformed in words/en.ftl of"):
            words(name)
    assert words.beginning("about-") == {"boats": "Boats"}


def test_messages_that_use_each_other_are_read_once(words: Words) -> None:
    with pytest.raises(RecursionError):  # Fluent's, when they are said
        words("round")
