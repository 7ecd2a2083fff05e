"""Play in the terminal: the board, the prompt, numbered moves, undo, and the final score sheet."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from kaiserhof.bots import all_levels, ask, bot_name, make_bot, replaced
from kaiserhof.cli.columns import MAX_WIDTH, in_a_line, in_columns, score_table, width
from kaiserhof.drawing import artist_of
from kaiserhof.drawing.terminal import paint
from kaiserhof.engine import (
    CommittedDice,
    Dice,
    Game,
    KaiserhofError,
    Match,
    Message,
    NotAllowed,
    Record,
    Seat,
    UnknownMove,
    Words,
)

ME = "me"


def seat_names(count: int) -> list[str]:
    """Returns the default seats for a number of players: one person and bots."""
    return [ME, *["regular"] * (count - 1)]


class Quit(Exception):
    """Raised when the person quits the game."""


class Playing:
    """A game at one terminal. Seats are `me` (or `me:NAME` for several people who share the screen) or a bot."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[str],
        *,
        options: Mapping[str, str],
        words: Words,
        dice: CommittedDice,
        record: Path | None = None,
    ) -> None:
        seats = [seat.strip() for seat in seats]
        self.people = [seat for seat, who in enumerate(seats) if who.partition(":")[0] == ME]
        for who in seats:
            if who.partition(":")[0] != ME and who not in all_levels():
                raise KaiserhofError("error-unknown-seat", name=who[:40], known=", ".join((ME, *all_levels())))
        for level in dict.fromkeys(who for seat, who in enumerate(seats) if seat not in self.people):
            if (other := replaced(level, game)) is not None:
                print(words(other))
        names = [self._name(who, seat, seats, words) for seat, who in enumerate(seats)]
        self.bots = {seat: make_bot(who, game) for seat, who in enumerate(seats) if seat not in self.people}
        self.words = words.named(names)
        self.match = Match(game, names, options, dice, self.people)
        self.record = record
        self.colour = sys.stdout.isatty() and not os.environ.get("NO_COLOR")
        self._dice = Dice(dice.secret)
        self._told = 0
        self._shown = -1
        """Number of moves when the board was printed last."""
        self._last_person = self.people[0] if len(self.people) == 1 else None

    @staticmethod
    def _name(who: str, seat: int, seats: Sequence[str], words: Words) -> str:
        kind, _, name = who.partition(":")
        if kind == ME:
            return name[:40] or words("seat-number", number=seat + 1)
        return f"{bot_name(kind, words)} {seat + 1}" if seats.count(who) > 1 else bot_name(kind, words)

    # ------------------------------------------------------------------ the game

    def run(self) -> None:
        """Plays until the game ends or the person quits."""
        dice = self.match.dice
        assert isinstance(dice, CommittedDice)
        print(self.words("cli-commitment", hash=dice.commitment))
        try:
            self._play()
        except (Quit, KeyboardInterrupt):
            self._save()
            saved = self.words("cli-saved", file=str(self.record)) if self.record else ""
            print("\n" + self.words("cli-left", saved=saved))
            return
        self._save()
        self._tell()
        state = self.match.state
        print(f"\n{artist_of(self.match.game).board_text(state, self.words, colour=self.colour)}\n")
        print(f"{self.words('cli-final')}\n")
        print(score_table(self.match.game, state, self.words))
        if self.record:
            print("\n" + self.words("cli-written", file=str(self.record)))

    def _play(self) -> None:
        match = self.match
        match.advance()
        while not match.finished():
            waiting = match.to_confirm()
            if waiting is not None:
                self._ask_confirmation(waiting)
            else:
                seat = match.state.to_move()
                if seat in self.bots:
                    view = match.state.seen_by(seat)
                    match.play(seat, ask(self.bots[seat], view, match.state.legal_moves(), self._dice))
                else:
                    self._ask_move(seat)
            match.advance()

    def _save(self) -> None:
        """Writes the record once the game is over; earlier it would reveal hidden cards."""
        if self.record is None:
            return
        try:
            self.record.write_text(Record.of(self.match).write(), encoding="utf-8")
        except OSError as error:
            raise KaiserhofError("error-file-write", file=str(self.record), detail=error.strerror or "?") from None

    # ------------------------------------------------------------------ showing

    def _tell(self, seat: int | None = None) -> None:
        """Prints what has happened since the last call, as far as the person at the screen may know.

        Each finished turn is one line; the turn in progress is printed in full.
        """
        reader = seat if seat is not None else self._last_person
        lines = list(self.match.story().read_by(reader))
        for line in lines:
            if line.start >= self._told and (line is not lines[-1] or line.actor != seat):
                print("  " + in_a_line(line, self.words))
            else:
                for event in line.events:
                    if event.at > self._told:
                        print("  " + self.words(event.message))
        self._told = len(self.match.entries)

    def _show(self, seat: int) -> None:
        view = self.match.state.seen_by(seat)
        text = artist_of(self.match.game).board_text(view, self.words, colour=self.colour)
        columns, needed = shutil.get_terminal_size().columns, max(map(width, text.splitlines()))
        if sys.stdout.isatty() and self._shown < 0 and min(needed, MAX_WIDTH) > columns:
            print("\n" + self.words("cli-too-narrow", wide=min(needed, MAX_WIDTH), columns=columns))
        print("\n" + text)
        self._shown = len(self.match.entries)

    def _only_own_moves(self, seat: int) -> bool:
        """Checks if only this seat has moved since the board was printed, so that the log says what has changed."""
        return 0 <= self._shown <= len(self.match.entries) and all(
            entry.mover == seat for entry in self.match.entries[self._shown :]
        )

    def _show_moves(self) -> None:
        state = self.match.state
        labels = [
            f"{number:>3}  {self.words(state.move_words(move))}" for number, move in enumerate(state.legal_moves(), 1)
        ]
        print(f"\n{paint(self.words(state.prompt()), 'bold' if self.colour else None)} {self.words('cli-legal-moves')}")
        print(in_columns(labels))

    # ------------------------------------------------------------------ asking

    def _ask_move(self, seat: int) -> None:
        self._change_person(seat)
        self._tell(seat)
        if not self._only_own_moves(seat):
            self._show(seat)
        self._show_moves()
        while True:
            answer = self._answer("cli-your-move", example=self.match.state.text(self.match.state.legal_moves()[0]))
            if answer == "u":
                if self._undo(seat):
                    return
            elif answer == "b":
                self._show(seat)
                self._show_moves()
            elif answer in ("h", "help"):
                print(self.words("cli-keys"))
            elif answer.startswith("?"):
                self._explain(answer[1:].strip() or self._answer("cli-why"))
            elif answer and self._try(seat, answer):
                return

    def _ask_confirmation(self, seat: int) -> None:
        self._tell(seat)
        while True:
            answer = self._answer("cli-confirm")
            if answer == "":
                self.match.confirm(seat)
                return
            if answer == "u" and self._undo(seat):
                return

    def _answer(self, question: str, **values: str) -> str:
        print(self.words(Message(question, values)), end=" ", flush=True)
        line = sys.stdin.readline()
        if not line or line.strip() == "q":
            raise Quit
        return line.strip()

    def _change_person(self, seat: int) -> None:
        """If several people share the screen, waits until the next one has taken over."""
        if self._last_person != seat:
            self._last_person = seat
            print(self.words("cli-handover", seat=Seat(seat)), end=" ", flush=True)
            if not sys.stdin.readline():
                raise Quit

    def _try(self, seat: int, answer: str) -> bool:
        """Makes the move that the answer names by number or text, or prints in one line why it cannot."""
        state = self.match.state
        moves = state.legal_moves()
        try:
            if answer.isascii() and answer.isdigit():
                if not 1 <= int(answer) <= len(moves):
                    raise KaiserhofError("error-number", value=answer[:20], least=1, most=len(moves))
                move = moves[int(answer) - 1]
            else:
                move = state.parse(answer)
            self.match.play(seat, move)
        except KaiserhofError as error:
            print(self.words(error.message))
            return False
        return True

    def _undo(self, seat: int) -> bool:
        try:
            self.match.undo(seat)
        except NotAllowed as error:
            print(self.words(error.message))
            return False
        self._told = min(self._told, len(self.match.events))
        print(self.words("cli-undone"))
        return True

    def _explain(self, text: str) -> None:
        """Prints which rule forbids a move, and the source of the rule."""
        state, game = self.match.state, self.match.game
        try:
            refusal = state.why_not(state.parse(text))
        except UnknownMove as error:
            print(self.words(error.message))
            return
        if refusal is None:
            print(self.words("cli-legal", move=text))
            return
        rule = game.rulebook[refusal.rule]
        print(rule.sentence[self.words.lang], self.words(refusal.detail) if refusal.detail else "")
        sources = "; ".join(
            f"{game.rulebook.texts[source.text][self.words.lang]}, {source.section}" for source in rule.sources
        )
        if sources:
            print(self.words("cli-source", sources=sources))
