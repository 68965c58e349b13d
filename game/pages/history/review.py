"""The review of a deal: one choice after the other is weighed, and the costliest are listed.

Somebody in a process of his own does the weighing; here he is only asked, once in a frame, whether
he is done, so that no picture ever waits for him.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.games import rules_of
from game.pages.history.archive import Analyst
from game.pages.history.partie import OpenDeal, PastPartie
from game.pages.history.past import Step, past_of
from game.pages.history.words import better, decimal, mark_words
from game.pages.page import Page
from game.pages.scene import Pop, Transition
from game.players.review import Grade, Reviewed, costliest, grade, reviewed
from game.stage.lines import around, fitted, marked_row, paragraph, ring
from game.stage.picture import (
    Align,
    Backdrop,
    Box,
    Font,
    Item,
    Paint,
    Picture,
    Rect,
    Room,
    Shadow,
    Stroke,
    Target,
    Text,
    Tone,
)
from game.stage.widgets import Button, button_row
from game.words.catalogue import say
from game.words.terms import capital
from rules.core.game import Action, View
from rules.core.seats import Player

MOST = 3
"""How many of the costliest choices are listed."""

Choice = tuple[int, View, Action]
"""The number of its step, what was seen, and what was done."""


class DealReview:
    """The choices of one player in one deal, weighed one after the other.

    `found` has those that are done, by the number of their step.
    """

    def __init__(self, player: Player, choices: Sequence[Choice], analyst: Analyst | None) -> None:
        self.player = player
        self._analyst = analyst
        self._open = list(choices) if analyst is not None else []
        self.count = len(self._open)
        self._asked = False
        self.found: dict[int, Reviewed] = {}

    @property
    def done(self) -> int:
        """How many choices were weighed."""
        return self.count - len(self._open)

    @property
    def over(self) -> bool:
        """Whether nothing is left to weigh."""
        return not self._open

    def rest(self) -> None:
        """Another review is asked about meanwhile: what was under way is asked again later."""
        self._asked = False

    def tick(self) -> bool:
        """Ask, or hear what came; True when something more is known."""
        if self._analyst is None or not self._open:
            return False
        step, seen, action = self._open[0]
        if not self._asked:
            self._analyst.ask_analysis(seen, action)
            self._asked = True
        analysis = self._analyst.analysis()
        if analysis is None:
            return False
        del self._open[0]
        self._asked = False
        one = reviewed(seen, action, analysis)
        if one is not None:
            self.found[step] = one
        return True


def choices_of(game: str, deal: OpenDeal, player: Player, steps: Sequence[Step]) -> list[Choice]:
    """The free choices of a player in a deal of these steps, in their order."""
    rules = rules_of(game)
    numbers = [at for at, step in enumerate(steps) if step.who is player]
    his = [deed for deed in deal.deeds if rules.doer(deed.before, deed.action) is player]
    return [
        (at, rules.view(deed.before, player), deed.action)
        for at, deed in zip(numbers, his, strict=True)
        if deed.before.turn is player and rules.is_free(deed.before)
    ]


def dearest(review: DealReview) -> list[tuple[int, Reviewed]]:
    """The costliest choices with the numbers of their steps, those that cost something."""
    steps = {id(one): at for at, one in review.found.items()}
    dear = [one for one in costliest(review.found.values()) if grade(one) is not Grade.GOOD]
    return [(steps[id(one)], one) for one in dear[:MOST]]


def _sum(review: DealReview) -> str:
    """What all choices cost; and how much of it those that are not listed, so that it adds up."""
    lost = sum(one.settlement_lost for one in review.found.values() if one.is_clear)
    listed = sum(round(one.settlement_lost * 10) for _, one in dearest(review))
    small = round(lost * 10) - listed
    count = int(lost)  # French counts what is less than two in the singular
    if small < 1:
        return say("history.review.sum", count=count, lost=decimal(lost))
    return say("history.review.small", count=count, lost=decimal(lost), small=decimal(small / 10))


_HEAD, _BOLD, _PLAIN, _SMALL = Font(28, True, True), Font(16, bold=True), Font(16), Font(14)
_INK, _SOFT = Paint(Tone.INK), Paint(Tone.INK_SOFT)
_ROW = 110.0


class CostliestChoices(Page):
    """A sheet with the costliest choices; pressing one shows its step."""

    def __init__(
        self,
        review: DealReview,
        partie: PastPartie,
        deal: OpenDeal,
        steps: int,
        show: Callable[[int], None],
    ) -> None:
        """`steps` is how many the deal has; `show` is told which is to be seen after this sheet."""
        super().__init__("back")
        self._review, self._deal, self._show = review, deal, show
        self._name = capital(partie.names[review.player])
        self.game = partie.header.game
        self._past = past_of(self.game)
        self._count_of_steps = steps

    def tick(self, seconds: float) -> Transition | None:
        if self._review.tick():
            self.touch()
        return super().tick(seconds)

    def stops(self) -> tuple[str, ...]:
        return (*(f"choice-{at}" for at, _ in dearest(self._review)), "back")

    def escape(self) -> Transition | None:
        return Pop()

    def press(self, key: str) -> Transition | None:
        if key.startswith("choice-"):
            self._show(int(key.removeprefix("choice-")))
        return Pop()

    def draw(self, room: Room) -> Picture:
        width, height = min(720.0, room.width - 96), min(530.0, room.height - 136)
        paper = Rect((room.width - width) / 2, (room.height - height - 64) / 2, width, height)
        left, right, y = paper.x + 40, paper.right - 40, paper.y
        where = say("history.review.of", name=self._name, number=self._deal.number)
        title = say("history.review.title")
        most = right - left - room.ruler.width(title, _HEAD) - 24
        items: list[Item] = [
            Box(paper, 6, fill=Paint(Tone.IVORY), shadow=Shadow.PAPER),
            Text(title, left, y + 56, _HEAD, _INK),
            Text(fitted(where, _PLAIN, most, room), right, y + 56, _PLAIN, _SOFT, Align.RIGHT),
            Stroke(left, y + 74, right, y + 74, Paint(Tone.BRASS_DARK), 1.5),
        ]
        targets: list[Target] = []
        found = dearest(self._review)
        self.main = f"choice-{found[0][0]}" if found else "back"
        y += 80
        for at, one in found:
            place = Rect(left - 12, y, right - left + 24, _ROW)
            items += self._choice(at, one, place, room)
            targets.append(Target(f"choice-{at}", place))
            y += _ROW
        if not found and self._review.over:
            key = "clean" if self._review.found else "nothing"
            items += paragraph(
                say(f"history.review.{key}"), left, y + 40, _PLAIN, right - left, 24, room, _INK
            )
        items += self._foot(paper, room)
        row, touch = button_row(
            (Button("back", say("history.back"), "Esc"),),
            paper.right,
            paper.bottom + 44,
            48,
            room,
            self.focus,
        )
        return Picture(Backdrop.SHEET, (*items, *row), (*targets, *touch))

    def _choice(self, at: int, one: Reviewed, place: Rect, room: Room) -> list[Item]:
        left, right, key = place.x + 12, place.right - 12, f"choice-{at}"
        row = Rect(left, place.y, right - left, place.height)
        inner = around(row, 12, 3, 3)
        items = marked_row(row, inner, hovered=self.hover == key, tone=Tone.INK, hover=0.06)
        if self.focus == key:
            items.append(ring(Rect(place.x, place.y + 4, place.width, place.height - 8), True))
        tone = Tone.BRASS_DARK if grade(one) is Grade.SLIP else Tone.RED
        mark = mark_words(one)
        items.append(Box(Rect(left, place.y + 19, 10, 10), 5, fill=Paint(tone)))
        items.append(Text(mark, left + 20, place.y + 30, _BOLD, Paint(tone)))
        step = say("history.at", number=at + 1, count=self._count_of_steps)
        items.append(Text(step, right, place.y + 30, _SMALL, _SOFT, Align.RIGHT))
        most = right - left - 20
        done = fitted(capital(self._past.deed(one.action)), _PLAIN, most, room)
        items.append(Text(done, left + 20, place.y + 54, _PLAIN, _INK))
        for line, words in ((76, better(self._past, one)), (97, self._past.why(one))):
            shown = fitted(words, _PLAIN, most, room)
            items.append(Text(shown, left + 20, place.y + line, _PLAIN, _SOFT))
        return items

    def _foot(self, paper: Rect, room: Room) -> list[Item]:
        """The sum, or how far it is; and by what is judged."""
        review = self._review
        left, most = paper.x + 40, paper.width - 80
        if review.over:
            words = _sum(review) if review.found else ""
        else:
            words = say("history.review.wait", done=review.done, count=review.count)
        y = paper.bottom - 78
        how = say("history.review.how")
        return [
            *paragraph(words, left, y, _BOLD, most, 22, room, _INK),
            *paragraph(how, left, y + 30, _SMALL, most, 20, room, _SOFT),
        ]
