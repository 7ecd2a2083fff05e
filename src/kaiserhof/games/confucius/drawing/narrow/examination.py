"""Draws the Imperial Examination: two students, the prize between them, and cards that lie face down."""

from __future__ import annotations

from collections.abc import Mapping

from kaiserhof.drawing.labels import SIGNS
from kaiserhof.games.confucius.drawing.board.spots import Spot, piece
from kaiserhof.games.confucius.drawing.labels import ConfuciusLabels
from kaiserhof.games.confucius.drawing.narrow.targets import face, pieces_in, symbol, target
from kaiserhof.games.confucius.rules.components import STUDENT_PRICE, STUDENTS
from kaiserhof.games.confucius.rules.moves import all_texts
from kaiserhof.games.confucius.rules.phases import TUTORING
from kaiserhof.games.confucius.rules.state import ConfuciusState


class Examination:
    """The view of the examination in one language."""

    def __init__(self, labels: ConfuciusLabels) -> None:
        self._labels = labels

    def key(self, view: ConfuciusState) -> tuple[object, ...]:
        laid = tuple(zip(view.tutored, view.laid_count, strict=True))
        left = int(view.named_left).bit_count() + view.any_left
        return (
            tuple(view.students),
            view.forced,
            view.candidate,
            left,
            laid,
            view.before_court(),
            view.phase == TUTORING,
        )

    def draw(self, view: ConfuciusState, spots: Mapping[str, Spot]) -> tuple[str, ...]:
        """Draws students and prize in one row, then what will happen, then the cards laid for each student."""
        red, orange = (self._student(view, spots, place) for place in (0, 1))
        return (
            f'<div class="cf-exam">{red}{self._prize(view)}{orange}</div>',
            f'<p class="cf-note">{self._labels.say(self.outlook(view))}</p>',
            *(self._laid(view, place) for place in (0, 1)),
        )

    def outlook(self, view: ConfuciusState) -> str:
        """Returns the message about whether there will be an examination."""
        count = sum(seat >= 0 for seat in view.students)
        if view.forced and view.before_court():
            return "exam-forced"
        return ("exam-none", "exam-one", "exam-held")[count]

    def _student(self, view: ConfuciusState, spots: Mapping[str, Spot], place: int) -> str:
        name, seat, say = STUDENTS[place], view.students[place], self._labels.say
        drawn = symbol("do-nominate", "cf-empty-student")
        below = f"{say('exam-free')} · {STUDENT_PRICE}{symbol('coin')}"
        if seat >= 0:
            label = say("piece-student", seat=SIGNS[seat])
            marker = piece(f"student-{place}", seat, f"seat-{seat}", label, f'<use href="#stand-{seat}"/>')
            drawn = pieces_in("0 0 24 31", marker)
            below = SIGNS[seat]
        content = f'{drawn}<b>{self._labels.students[place]}</b><span class="cf-own num">{below}</span>'
        return target(spots[f"student-{name}"], all_texts(view.seats), f"cf-student {name}", content)

    def _prize(self, view: ConfuciusState) -> str:
        if view.candidate < 0:
            return '<div class="cf-prize" id="next-candidate"></div>'
        left = int(view.named_left).bit_count() + view.any_left
        return (
            f'<div class="cf-prize" id="next-candidate" data-about="candidate">'
            f"{symbol(f'candidate-{view.candidate}')}<b>{self._labels.say('exam-prize')}</b>"
            f'<span class="cf-own">{self._labels.say("exam-left", left=left)}</span></div>'
        )

    def _laid(self, view: ConfuciusState, place: int) -> str:
        laid = [
            (seat, view.laid_count[seat])
            for seat in range(view.seats)
            if view.laid_count[seat] and view.tutored[seat] == place
        ]
        if not laid:
            return ""
        piles = "".join(
            f'<li class="piece seat-{seat}" id="laid-{seat}" data-from="seat-{seat}" data-about="tutoring" '
            f'aria-label="{self._labels.say("piece-laid", seat=SIGNS[seat], cards=count)}">'
            f'{face(seat)}<span class="cf-backs">{symbol("card-back") * count}</span><b class="num">{count}</b></li>'
            for seat, count in laid
        )
        heading = self._labels.say("exam-laid", student=self._labels.students[place])
        return f'<section class="cf-box cf-laid {STUDENTS[place]}"><h2>{heading}</h2><ul>{piles}</ul></section>'
