"""Damaged records are refused with line and reason."""

from pathlib import Path
from random import Random

import pytest

from kaiserhof.engine import (
    BadRecord,
    CommittedDice,
    KaiserhofError,
    Match,
    Record,
    Words,
    find_game,
    game_ids,
    load_record,
    replay,
    verify,
)

GAME = find_game(game_ids()[0])
SECRET = "11" * 32


def whole_game() -> str:
    rng = Random(1)
    match = Match(GAME, ["Axel", "Bärbel <b>", "张三"], None, CommittedDice(SECRET))
    match.advance()
    while not match.finished():
        match.play(match.state.to_move(), rng.choice(match.state.legal_moves()))
        match.advance()
    return Record.of(match).write()


TEXT = whole_game()
ROWS = TEXT.splitlines()
FIRST_MOVE = ROWS.index("") + 1


def refused(text: str) -> tuple[int, str]:
    """Returns the line and the English reason of a refusal while parsing or replaying."""
    with pytest.raises(BadRecord) as error:
        for _ in replay(Record.parse(text), GAME):
            pass
    for lang in ("en", "de", "zh"):
        assert "\n" not in GAME.words(lang)(error.value.message)
    return error.value.line, GAME.words("en")(error.value.message)


def changed(number: int, row: str) -> str:
    return "\n".join([*ROWS[: number - 1], row, *ROWS[number:]]) + "\n"


def test_a_whole_record_replays() -> None:
    assert sum(1 for _ in replay(Record.parse(TEXT), GAME)) == len(Record.parse(TEXT).lines)


def test_names_of_any_script_survive() -> None:
    assert Record.parse(TEXT).names == ("Axel", "Bärbel <b>", "张三")


def test_an_empty_file_is_no_record() -> None:
    assert refused("") == (1, "Line 1: the file must begin with “kaiserhof record 1”.")


def test_a_foreign_file_is_no_record() -> None:
    assert refused("%PDF-1.4\n")[0] == 1


def test_a_line_that_is_no_move_is_named() -> None:
    line, reason = refused(changed(FIRST_MOVE + 1, "hello"))
    assert line == FIRST_MOVE + 1
    assert "“hello” is not a line of a record" in reason


def test_a_move_that_does_not_exist_is_named() -> None:
    row = ROWS[FIRST_MOVE]
    line, reason = refused(changed(FIRST_MOVE + 1, f"{row.split()[0]} fly to-the-moon"))
    assert line == FIRST_MOVE + 1
    assert reason == f"Line {line}: “fly to-the-moon” is not a move."


def test_the_wrong_mover_is_named() -> None:
    line, reason = refused(changed(FIRST_MOVE + 1, "2 " + ROWS[FIRST_MOVE].split(" ", 1)[1]))
    assert line == FIRST_MOVE + 1
    assert "“?”" in reason


def test_an_illegal_move_is_refused_by_its_rule() -> None:
    number = next(n for n, row in enumerate(ROWS, 1) if row.startswith("1 "))
    state = GAME.start(3, Record.parse(TEXT).options)
    for line in Record.parse(TEXT).lines:
        if line.number == number:
            break
        state.push(state.parse(line.text))
    legal = set(state.legal_moves())
    illegal = next(state.text(move) for move in state.vocabulary() if move not in legal)
    refusal = state.why_not(state.parse(illegal))
    assert refusal is not None
    line_number, reason = refused(changed(number, f"1 {illegal}"))
    assert line_number == number
    assert GAME.rulebook[refusal.rule].sentence["en"] in reason


def test_moves_after_the_end_are_refused() -> None:
    line, reason = refused(TEXT + "1 " + ROWS[-1].split(" ", 1)[1] + "\n")
    assert line == len(ROWS) + 1
    assert "already over" in reason


def test_a_wrong_result_is_refused() -> None:
    result = next(row for row in ROWS if row.startswith("result"))
    assert "not what the moves give" in refused(TEXT.replace(result, "result: 1 2 3"))[1]


def test_a_result_of_an_unfinished_game_is_refused() -> None:
    assert "not what the moves give" in refused("\n".join(ROWS[:-1]))[1]


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        ("colour: green", "“colour” does not belong in the header."),
        ("seat 1: Otto", "“seat 1” appears twice in the header."),
        ("what is this", "“what is this” does not belong in the header."),
        ("secret: xyz", "“secret: xyz” does not belong in the header."),
    ],
)
def test_a_strange_header_is_refused(row: str, reason: str) -> None:
    text = TEXT.replace(f"secret: {SECRET}\n", "").replace("\nseat 1", f"\n{row}\nseat 1", 1)
    assert reason in refused(text)[1]


@pytest.mark.parametrize("row", [1, 4, FIRST_MOVE + 1, len(ROWS)])
@pytest.mark.parametrize("control", ["\x1b]0;title\x07", "\x1b[2J", "\x9b2J", "\x08", "\x7f", "\x00"])
def test_a_command_to_the_terminal_is_refused_and_not_repeated(row: int, control: str) -> None:
    line, reason = refused(changed(row, ROWS[row - 1] + control))
    assert (line, reason.isprintable()) == (row, True)


def test_other_versions_of_the_rules_are_refused() -> None:
    assert "version 99" in refused(TEXT.replace("\nrules: 1\n", "\nrules: 99\n"))[1]


def test_a_record_of_another_board_says_so() -> None:
    assert "--map" in refused(TEXT.replace("\nseat 1", f"\nboard: {'0' * 64}\nseat 1", 1))[1]


def test_wrong_seats_and_options_are_refused() -> None:
    with pytest.raises(KaiserhofError):
        list(replay(Record.parse(TEXT.replace("seat 3: 张三\n", "")), GAME))
    with pytest.raises(KaiserhofError):
        list(replay(Record.parse(TEXT.replace("\nseat 1", "\noption dragons: many\nseat 1", 1)), GAME))


@pytest.mark.parametrize(
    ("content", "reason"),
    [(b"\xff\xfe\x00", "is not a text file"), (b"a" * 5_000_000, "is too large")],
    ids=["bytes", "huge"],
)
def test_files_that_are_no_text_are_refused(tmp_path: Path, content: bytes, reason: str) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(content)
    with pytest.raises(BadRecord) as error:
        load_record(path)
    assert reason in Words("en")(error.value.message)


def test_missing_files_and_folders_are_refused(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "none"):
        with pytest.raises(BadRecord) as error:
            load_record(path)
        assert "cannot be read" in Words("en")(error.value.message)


def test_a_name_with_a_line_break_cannot_forge_a_header() -> None:
    match = Match(GAME, ["a\ncommitment: 00", "b", "c"])
    assert Record.parse(Record.of(match).write()).names[0] == "a commitment: 00"


def test_a_damaged_record_never_ends_in_anything_but_a_refusal() -> None:
    rng = Random(2)
    for _ in range(300):
        text = list(TEXT[:3000])
        for _ in range(rng.randrange(1, 4)):
            text[rng.randrange(len(text))] = rng.choice("?1 \nabc:é\x00")
        try:
            for _ in replay(Record.parse("".join(text)), GAME):
                pass
        except KaiserhofError:
            pass


def test_a_game_that_was_left_has_a_seal_but_no_secret_yet() -> None:
    match = Match(GAME, ["Ada", "Bo", "Cy"], dice=CommittedDice(SECRET))
    match.advance()
    with pytest.raises(BadRecord, match="error-record-unfinished"):
        verify(Record.of(match))
