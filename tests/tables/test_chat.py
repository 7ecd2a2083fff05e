"""The chat, and how far people have read the log."""

from functools import partial

import pytest

from kaiserhof.engine import Words
from kaiserhof.storage.rows import ReadPosition
from kaiserhof.tables import Missing, Person, Refused, TablePlan, Tables
from kaiserhof.tables.service.chat import LONGEST_MESSAGE, PHRASES
from tests.tables.party import GAME, ME, OPEN, fresh, least, seated, someone
from tests.tables.together import outcomes


def said(tables: Tables, table: str) -> list[tuple[str, str]]:
    return [(row.name, row.text) for row in tables.views.view(table, None).chat]


def test_everyone_at_the_table_and_every_spectator_can_say_something(tables: Tables) -> None:
    party = seated(tables)
    stranger = someone(tables, "Wang")
    tables.chat.say(party.table, party.owner, "你好")
    tables.chat.say(party.table, stranger, "hello  to\nyou ")
    assert said(tables, party.table) == [(party.owner.name, "你好"), ("Wang", "hello to you")]
    assert [row.number for row in party.view().chat] == [0, 1]
    assert said(fresh(tables.store), party.table) == said(tables, party.table)


def test_nothing_is_not_said(tables: Tables) -> None:
    party = seated(tables)
    for text in ("", " ", "\n\t", "\u3000", "\0", "\u200b\u202e", "\ud800"):
        with pytest.raises(Refused, match="error-nothing-said"):
            tables.chat.say(party.table, party.owner, text)
    assert said(tables, party.table) == []


def test_a_long_message_is_cut(tables: Tables) -> None:
    party = seated(tables)
    tables.chat.say(party.table, party.owner, "話" * 100_000)
    assert said(tables, party.table) == [(party.owner.name, "話" * LONGEST_MESSAGE)]


def test_someone_without_a_name_says_nothing(tables: Tables) -> None:
    party = seated(tables)
    with pytest.raises(Refused, match="error-name"):
        tables.chat.say(party.table, someone(tables, ""), "hello")


def test_markup_and_odd_characters_are_plain_text(tables: Tables) -> None:
    party = seated(tables)
    text = "<script>alert(1)</script> & {$x} '; DROP TABLE chat; -- 😀"
    tables.chat.say(party.table, party.owner, f"\0{text}\x1b\ud800")
    assert said(tables, party.table) == [(party.owner.name, text)]


def test_only_the_latest_messages_are_shown(tables: Tables) -> None:
    party = seated(tables)
    for number in range(103):
        tables.chat.say(party.table, party.owner, f"message {number}")
    assert [text for _, text in said(tables, party.table)] == [f"message {number}" for number in range(3, 103)]


def test_messages_said_at_the_same_moment_are_all_kept(doors: list[Tables]) -> None:
    party = seated(doors[0])
    deeds = [
        partial(door.chat.say, party.table, party.owner, f"message {number}") for number, door in enumerate(doors * 2)
    ]
    assert outcomes(deeds) == [None] * 4
    assert sorted(text for _, text in said(doors[0], party.table)) == [f"message {number}" for number in range(4)]
    assert [row.number for row in party.view().chat] == [0, 1, 2, 3]


def test_a_ready_phrase_is_kept_as_a_key_and_in_the_speakers_words(tables: Tables) -> None:
    party = seated(tables)
    for phrase in PHRASES:
        tables.chat.say_phrase(party.table, party.owner, phrase)
    assert [line.phrase for line in party.view().chat] == list(PHRASES)
    assert [line.text for line in party.view().chat] == [Words("en")(f"phrase-{phrase}") for phrase in PHRASES]
    for other in ("", "hello ", "error-muted", "x" * 50):
        with pytest.raises(Refused):
            tables.chat.say_phrase(party.table, party.owner, other)


def test_a_message_says_whose_it_is_and_what_it_is_about(tables: Tables) -> None:
    party = seated(tables)
    stranger, other = someone(tables, party.owner.name), party.people[1]
    assert other is not None
    tables.chat.say(party.table, other, "this one", quote="3-0")
    tables.chat.say(party.table, stranger, "I am not at the table")
    for reader in (*party.people, stranger, None):
        told = [(line.seat, line.mine, line.quote) for line in party.view(reader).chat]
        assert told == [(1, reader == other, "3-0"), (None, reader == stranger, "")]
    for quote in ("x", "1", "1-2-3", "<b>", "9" * 30 + "-1"):
        with pytest.raises(Refused):
            tables.chat.say(party.table, other, "hello", quote=quote)


def test_a_player_who_is_muted_is_not_read_here_or_anywhere_until_they_are_heard_again(tables: Tables) -> None:
    party = seated(tables)
    bob = party.people[1]
    assert bob is not None
    second = tables.creation.create(party.owner, TablePlan(GAME.id, [ME, *[OPEN] * (least() - 1)]))
    for table in (party.table, second):
        tables.chat.say(table, bob, "blah")
        tables.chat.say(table, party.owner, "hm")

    def heard(reader: Person | None) -> list[list[str]]:
        return [[line.text for line in tables.views.view(table, reader).chat] for table in (party.table, second)]

    both = ["blah", "hm"]
    tables.chat.mute(party.table, party.owner, 0)
    assert heard(party.owner) == [["hm"], both]
    assert heard(bob) == heard(None) == [both, both], "nobody else notices"
    assert party.view(party.owner).muted == ((0, bob.name),)
    tables.chat.mute(second, party.owner, 0, everywhere=True)
    assert heard(party.owner) == [["hm"], ["hm"]]
    assert [line.text for line in fresh(tables.store).views.view(party.table, party.owner).chat] == ["hm"]
    tables.chat.unmute(party.table, party.owner, 0)
    assert heard(party.owner) == [both, both]
    assert party.view(party.owner).muted == ()
    with pytest.raises(Refused, match="error-mute-self"):
        tables.chat.mute(party.table, bob, 0)
    with pytest.raises(Missing):
        tables.chat.mute(party.table, bob, 99)


def test_how_much_of_the_chat_was_read_is_known_on_every_device(tables: Tables) -> None:
    party = seated(tables)
    tables.views.note_read(party.table, party.owner, 2, chat=3)
    tables.views.note_read(party.table, party.owner, 0, chat=1)
    tables.views.note_read(party.table, party.owner, 5)
    look = fresh(tables.store).views.last_read(party.table, party.owner)
    assert (look.number, look.chat) == (5, 3)


def test_a_table_remembers_how_far_each_person_has_looked(tables: Tables) -> None:
    party = seated(tables)
    other = party.people[1]
    number = party.view().number
    assert tables.views.last_read(party.table, party.owner) == ReadPosition()
    tables.views.note_read(party.table, party.owner, number)
    assert tables.views.last_read(party.table, party.owner).number == number
    assert tables.views.last_read(party.table, other) == tables.views.last_read(party.table, None) == ReadPosition()
    assert fresh(tables.store).views.last_read(party.table, party.owner).number == number


def test_nobody_looks_further_than_the_log_goes_and_what_was_seen_stays_seen(tables: Tables) -> None:
    party = seated(tables)
    number = party.view().number
    for looked, kept in ((-5, 0), (2, 2), (10**30, number), (1, number), (-5, number), (2**31, number)):
        tables.views.note_read(party.table, party.owner, looked)
        assert tables.views.last_read(party.table, party.owner).number == kept


def test_looking_is_no_change_of_the_table(tables: Tables) -> None:
    party = seated(tables)
    before = party.view(party.owner)
    tables.views.note_read(party.table, party.owner, before.number)
    assert party.view(party.owner).revision == before.revision


def test_two_pages_of_one_person_look_at_the_same_moment(tables: Tables) -> None:
    party = seated(tables)
    number = party.view().number
    assert outcomes([partial(tables.views.note_read, party.table, party.owner, number)] * 6) == [None] * 6
    assert tables.views.last_read(party.table, party.owner).number == number
