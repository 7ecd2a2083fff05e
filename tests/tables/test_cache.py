"""A value that is invalidated during its lookup is not cached."""

from collections.abc import Callable

import pytest

from kaiserhof.people.cache import Cache


@pytest.fixture
def cache() -> Cache[str]:
    return Cache(most=3)


def never() -> str:
    pytest.fail("it was looked up again")


def test_what_was_looked_up_is_known(cache: Cache[str]) -> None:
    assert cache.get("a") is None
    assert cache.look_up("a", lambda: "first") == "first"
    assert cache.look_up("a", never) == cache.get("a") == "first"
    cache.invalidate("a")
    assert cache.look_up("a", lambda: "second") == "second"


def test_what_is_not_there_is_looked_up_again(cache: Cache[str]) -> None:
    assert cache.look_up("a", lambda: None) is None
    assert cache.look_up("a", lambda: "here by now") == "here by now"


@pytest.mark.parametrize(
    "invalidate",
    [
        lambda cache: cache.invalidate("a"),
        lambda cache: cache.invalidate_if(lambda value: value == "old"),
        lambda cache: cache.invalidate_all(),
    ],
)
def test_what_is_doubted_while_it_is_looked_up_is_not_kept(
    cache: Cache[str], invalidate: Callable[[Cache[str]], None]
) -> None:
    def read() -> str:
        invalidate(cache)  # it has been read, and is changed before it is kept
        return "old"

    assert cache.look_up("a", read) == "old"
    assert cache.get("a") is None
    assert cache.look_up("a", lambda: "new") == "new"
    assert cache.get("a") == "new"


def test_a_lookup_that_began_after_the_doubt_is_kept_although_an_older_one_ends_later(cache: Cache[str]) -> None:
    def read() -> str:
        cache.invalidate("a")
        assert cache.look_up("a", lambda: "new") == "new"
        return "old"

    assert cache.look_up("a", read) == "old"
    assert cache.get("a") == "new"


def test_doubt_about_one_entry_leaves_the_lookup_of_another_alone(cache: Cache[str]) -> None:
    def read() -> str:
        cache.invalidate("b")
        return "kept"

    cache.look_up("a", read)
    assert cache.get("a") == "kept"


def test_of_two_lookups_at_once_the_first_that_ends_is_kept_for_both(cache: Cache[str]) -> None:
    def read() -> str:
        assert cache.look_up("a", lambda: "first") == "first"
        return "second"

    assert cache.look_up("a", read) == cache.get("a") == "first"


def test_a_lookup_that_fails_leaves_nothing_behind(cache: Cache[str]) -> None:
    def fail() -> str:
        raise ConnectionError

    with pytest.raises(ConnectionError):
        cache.look_up("a", fail)
    assert cache.look_up("a", lambda: "found") == "found"
    assert cache._lookups == {}


def test_there_are_so_many_entries_and_no_more(cache: Cache[str]) -> None:
    for key in "abcd":
        cache.look_up(key, lambda: "something")
    assert len(cache) == 3
    assert cache.get("a") is None
