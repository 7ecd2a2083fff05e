"""Records: a game as a readable text file.

    kaiserhof record 1
    game: (its id)
    rules: 1
    seat 1: Axel
    seat 2: Barbara
    seat 3: Chris
    option side: 3-4
    commitment: 5f3c…

    ? deal r
    …
    1 house wei-3
    1 pay r

The header names the game, the version of its rules, seats and options. After an empty line there is one move in each
line: `?` for chance or the number of the seat, then the move's text. Empty lines and lines that begin with `#` are
ignored.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from kaiserhof.engine.core.state import CHANCE, OVER, State, UnknownMove
from kaiserhof.engine.errors import KaiserhofError
from kaiserhof.engine.fair_dice import CommittedDice, commitment
from kaiserhof.engine.game import Game, OptionValue
from kaiserhof.engine.match import Match
from kaiserhof.engine.message import Event, Message, Value
from kaiserhof.engine.registry import as_game

FIRST_LINE = "kaiserhof record 1"
LARGEST_FILE = 4_000_000
"""Largest record file that is read, in bytes; no real record comes near it."""

_HEADER = re.compile(r"(?P<key>[a-z]+)(?: (?P<name>[a-z0-9-]+))?: (?P<value>.*)")
_MOVE = re.compile(r"(?P<who>\?|[1-9][0-9]?) (?P<text>\S.*)")
_CONTROL = re.compile(r"[\x00-\x08\x0e-\x1f\x7f-\x9f]")
"""What a terminal could take for a command."""
_HEX64 = re.compile(r"[0-9a-f]{64}")


class BadRecord(KaiserhofError):
    """An invalid record, or one that breaks a rule; `line` is the number of the line (0: the file as a whole)."""

    def __init__(self, line: int, reason: str, **values: Value) -> None:
        self.line = line
        if line:
            super().__init__("error-record", line=line, reason=Message(reason, values))
        else:
            super().__init__(reason, **values)


@dataclass(frozen=True, slots=True)
class Line:
    """One move of a record: who moved (a seat or `CHANCE`), the move's text, and the number of its line."""

    mover: int
    text: str
    number: int = 0


@dataclass(frozen=True, slots=True)
class Record:
    """A match as text."""

    game: str
    rules: int
    names: tuple[str, ...]
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    board: str | None = None
    """The digest of the custom board."""
    commitment: str | None = None
    secret: str | None = None
    result: tuple[int, ...] | None = None
    given: int = 0
    """Number of given moves, such as those of a lesson; the dice did not draw them."""
    lines: tuple[Line, ...] = ()

    @staticmethod
    def of(match: Match) -> Record:
        """Returns the record of a match. It includes the secret of committed dice only if the match is finished."""
        state = match.game.start(len(match.names), match.options)
        lines = []
        for entry in match.entries:
            lines.append(Line(entry.mover, state.text(entry.move)))
            state.push(entry.move)
        dice = match.dice if isinstance(match.dice, CommittedDice) else None
        finished = match.finished()
        return Record(
            game=match.game.id,
            rules=match.game.rules_version,
            names=match.names,
            options=match.options,
            board=match.game.data_digest,
            commitment=dice.commitment if dice else None,
            secret=dice.secret if dice and finished else None,
            result=tuple(state.scores()) if finished else None,
            given=match.given,
            lines=tuple(lines),
        )

    def write(self) -> str:
        """Returns the record as text; the inverse of `parse`."""
        head = [FIRST_LINE, f"game: {self.game}", f"rules: {self.rules}"]
        head += [f"seat {number}: {_one_line(name)}" for number, name in enumerate(self.names, 1)]
        head += [f"option {name}: {value}" for name, value in self.options.items()]
        for key in ("board", "commitment", "secret"):
            value = getattr(self, key)
            if value is not None:
                head.append(f"{key}: {value}")
        if self.given:
            head.append(f"given: {self.given}")
        if self.result is not None:
            head.append(f"result: {' '.join(map(str, self.result))}")
        body = []
        last = CHANCE
        for line in self.lines:
            if line.mover not in (CHANCE, last):
                body.append("")
                last = line.mover
            body.append(f"{'?' if line.mover == CHANCE else line.mover + 1} {line.text}")
        return "\n".join([*head, "", *body]) + "\n"

    def save(self, path: str | Path) -> None:
        """Writes the record to a file, which `load_record` reads."""
        Path(path).write_text(self.write(), encoding="utf-8")

    @staticmethod
    def parse(text: str) -> Record:
        """Parses a record; raises `BadRecord` with line and reason. Only `replay` checks whether moves are legal."""
        rows = text.splitlines()
        for number, row in enumerate(rows, 1):
            if _CONTROL.search(row):
                raise BadRecord(number, "error-record-control")
        if not rows or rows[0].strip() != FIRST_LINE:
            raise BadRecord(1, "error-record-first-line", expected=FIRST_LINE)
        blank = next((index for index, row in enumerate(rows) if not row.strip()), len(rows))
        header: dict[str, tuple[int, str]] = {}
        for number, row in enumerate(rows[1:blank], 2):
            match = _HEADER.fullmatch(row.strip())
            if match is None:
                raise BadRecord(number, "error-record-header", text=row[:80])
            key = match["key"] + (f" {match['name']}" if match["name"] else "")
            if key in header:
                raise BadRecord(number, "error-record-twice", key=key)
            header[key] = (number, match["value"].strip())
        return _from_header(header, parse_lines(rows[blank:], blank + 1))


def parse_lines(rows: Sequence[str], first: int = 1) -> tuple[Line, ...]:
    """Parses the moves of a record, one in each row; raises `BadRecord`. The first row has the number `first`.

    >>> parse_lines(["? deal r", "", "1 house wei-3"])[1]
    Line(mover=0, text='house wei-3', number=3)
    """
    lines = []
    for number, row in enumerate(rows, first):
        if not row.strip() or row.startswith("#"):
            continue
        match = _MOVE.fullmatch(row.strip())
        if match is None:
            raise BadRecord(number, "error-record-move", text=row[:80])
        mover = CHANCE if match["who"] == "?" else int(match["who"]) - 1
        lines.append(Line(mover, match["text"], number))
    return tuple(lines)


def _one_line(name: str) -> str:
    return " ".join(name.split()) or "-"


def _from_header(header: dict[str, tuple[int, str]], lines: tuple[Line, ...]) -> Record:
    def take(key: str, pattern: str) -> str | None:
        number, value = header.pop(key, (0, None))
        if value is not None and re.fullmatch(pattern, value) is None:
            raise BadRecord(number, "error-record-header", text=f"{key}: {value}"[:80])
        return value

    game, rules = take("game", r"\S{1,40}"), take("rules", r"[0-9]{1,6}")
    if game is None or rules is None:
        raise BadRecord(0, "error-record-missing", key="game" if game is None else "rules")
    names: list[str] = []
    while (name := take(f"seat {len(names) + 1}", ".{1,200}")) is not None:
        names.append(name)
    options = {key.split(" ", 1)[1]: take(key, ".*") or "" for key in list(header) if key.startswith("option ")}
    board, committed, secret = (take(key, _HEX64.pattern) for key in ("board", "commitment", "secret"))
    given = take("given", r"[1-9][0-9]{0,4}")
    result = take("result", r"-?[0-9]{1,6}( -?[0-9]{1,6}){0,19}")
    for key, (number, _) in header.items():
        raise BadRecord(number, "error-record-key", key=key)
    return Record(
        game=game,
        rules=int(rules),
        names=tuple(names),
        options=options,
        board=board,
        commitment=committed,
        secret=secret,
        result=None if result is None else tuple(map(int, result.split())),
        given=int(given or 0),
        lines=lines,
    )


def load_record(path: str | Path) -> Record:
    """Reads a record file; raises `BadRecord`."""
    try:
        with Path(path).open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
        if len(data) > LARGEST_FILE:
            raise BadRecord(0, "error-file-large", file=str(path))
        return Record.parse(data.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise BadRecord(0, "error-file-text", file=str(path)) from None
    except OSError as error:
        raise BadRecord(0, "error-file", file=str(path), detail=error.strerror or "?") from None


@dataclass(frozen=True, slots=True)
class Step:
    """One move of a replay: its line, the move, its events, and the state after it (read only)."""

    line: Line
    move: int
    events: list[Event]
    state: State


def _check_header(record: Record, game: Game) -> None:
    if record.rules != game.rules_version:
        raise BadRecord(0, "error-record-rules", rules=record.rules, ours=game.rules_version)
    if record.board != game.data_digest:
        raise BadRecord(0, "error-record-other-board" if record.board else "error-record-our-board")


def replay(record: Record, game: Game | str | None = None) -> Iterator[Step]:
    """Replays a record and checks every move; raises `BadRecord` with line and reason where it breaks a rule.

    `game` is needed only for a record on a custom board.
    """
    game = as_game(record.game if game is None else game)
    _check_header(record, game)
    state = game.start(len(record.names), record.options)
    for line in record.lines:
        mover = state.to_move()
        if mover == OVER:
            raise BadRecord(line.number, "error-record-over")
        if mover != line.mover:
            who = "?" if mover == CHANCE else str(mover + 1)
            raise BadRecord(line.number, "error-record-mover", expected=who)
        try:
            move = state.parse(line.text)
        except UnknownMove as error:
            raise BadRecord(line.number, error.message.id, **error.message.values) from None
        refusal = state.why_not(move)
        if refusal is not None:
            raise BadRecord(
                line.number, "error-illegal-move", move=line.text, rule=game.rulebook[refusal.rule].sentence
            )
        yield Step(line, move, state.tell(move), state)
    if record.result is not None and (state.to_move() != OVER or tuple(state.scores()) != record.result):
        raise BadRecord(0, "error-record-result", result=" ".join(map(str, state.scores())))


def verify(record: Record, game: Game | str | None = None) -> int:
    """Checks that every move of chance that was not given follows from the secret; raises `BadRecord`.

    Returns the number of moves checked.
    """
    if record.commitment is None or record.secret is None:
        raise BadRecord(0, "error-record-no-secret" if record.commitment is None else "error-record-unfinished")
    if commitment(record.secret) != record.commitment:
        raise BadRecord(0, "error-record-secret")
    game = as_game(record.game if game is None else game)
    dice = CommittedDice(record.secret)
    number = checked = 0
    before = game.start(len(record.names), record.options)
    for index, step in enumerate(replay(record, game)):
        if step.line.mover == CHANCE:
            if index >= record.given:
                expected = dice.pick(before, number)
                if expected != step.move:
                    raise BadRecord(step.line.number, "error-record-chance", expected=before.text(expected))
                checked += 1
            number += 1
        before = step.state.copy()
    return checked
