"""Where the cards of the last tricks lie: both hands, the trick, and what was taken."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from game.school.ending import LastTricks
from game.school.trainer_frame import Extent
from game.stage.basics import CARD_RATIO, Pose
from game.stage.picture import CardItem, Shadow
from rules.core.cards import Card

_MEANT = 18.0
"""Units by which cards that would have been right stand out."""

_APART = 8.0  # from the middle to either card of a trick that is looked at again


class Cloth(Struct, frozen=True):
    """What lies there besides the hands.

    `before` are the tricks that either side had when it began, one's own first; `mine` and `theirs`
    the cards of the trick on the table, `won` whether it is one's own once both are there; `taken`
    the tricks since, with whose they are; `moved` the cards that were moved last. `shown`: all is
    over, and those tricks lie there open again, in the order of play.
    """

    before: tuple[int, int] = (0, 0)
    mine: Card | None = None
    theirs: Card | None = None
    won: bool = False
    taken: tuple[tuple[Card, Card, bool], ...] = ()
    moved: tuple[str, ...] = ()
    shown: bool = False

    @property
    def full(self) -> bool:
        """Whether a whole trick lies there."""
        return self.mine is not None and self.theirs is not None

    @property
    def tricks(self) -> tuple[int, int]:
        """The tricks in the piles, one's own first; the one on the table is in neither yet."""
        mine = sum(won for _, _, won in self.taken)
        return self.before[0] + mine, self.before[1] + len(self.taken) - mine

    @property
    def winners(self) -> tuple[str, ...]:
        """The cards that took the tricks since."""
        return tuple(str(mine if won else theirs) for mine, theirs, won in self.taken)

    def with_card(self, card: Card, *, mine: bool, won: bool) -> Cloth:
        """The same with a card laid down; `won`: whether one has a trick more by it."""
        moved = (str(card),)
        if mine:
            return replace(self, mine=card, won=won, moved=moved)
        return replace(self, theirs=card, won=won, moved=moved)

    def swept(self) -> Cloth:
        """The same with the trick taken away."""
        if self.mine is None or self.theirs is None:
            return self
        taken = (*self.taken, (self.mine, self.theirs, self.won))
        moved = (str(self.mine), str(self.theirs))
        return replace(self, mine=None, theirs=None, taken=taken, moved=moved)

    def opened(self) -> Cloth:
        """The same with what was played laid open, to be looked at."""
        moved = tuple(str(card) for mine, theirs, _ in self.taken for card in (theirs, mine))
        return replace(self, moved=moved, shown=True)


class EndingForm(Struct, frozen=True):
    """Measures in units, heights from the top of the composition."""

    theirs: float  # the middles of the hands and of the trick
    trick: float
    mine: float
    their_card: float
    card: float
    step: float
    apart: float  # of the two cards of a trick, from the middle
    taken: float  # cards that were taken
    taken_step: float


_WIDE = EndingForm(242, 390, 542, 84, 104, 116, 62, 44, 15)
_TIGHT = EndingForm(184, 290, 424, 64, 82, 94, 50, 34, 12)


def form_of(frame: Extent) -> EndingForm:
    """The measures for a composition."""
    return _TIGHT if frame.small else _WIDE


def lying_cards(ending: LastTricks, cloth: Cloth, frame: Extent) -> dict[str, CardItem]:
    """Every card by its key, in the order of painting."""
    form, found = form_of(frame), dict[str, CardItem]()
    for mine, row in zip((False, True), rows_of(form, opened=cloth.shown), strict=True):
        piled, y = 0, frame.top + row
        for _ in range(cloth.before[0 if mine else 1]):
            key = f"taken:{mine}:{piled}"
            found[key] = CardItem(key, None, _pile(piled, form, frame.right, y), Shadow.REST)
            piled += 1
        for one, other, won in cloth.taken:
            if won is mine and not cloth.shown:
                pose = _pile(piled, form, frame.right, y)
                piled += 1
                for key in (str(one), str(other)):
                    found[key] = CardItem(key, None, pose, Shadow.REST)
    if cloth.shown:
        return found | played_cards(cloth, frame)
    found |= _hands(ending, form, frame)
    for card, side in ((cloth.theirs, -1), (cloth.mine, 1)):
        if card is not None:
            x = frame.middle + side * form.apart
            pose = Pose(x, frame.top + form.trick + side * 8, form.their_card, side * 2.0)
            found[str(card)] = CardItem(str(card), str(card), pose, Shadow.LIFT)
    return found


def rows_of(form: EndingForm, *, opened: bool) -> tuple[float, float]:
    """The middles of what is the other's and one's own: of the hands, or of tricks laid open."""
    apart = form.their_card * CARD_RATIO / 2 + _APART
    return (form.trick - apart, form.trick + apart) if opened else (form.theirs, form.mine)


def played_cards(cloth: Cloth, frame: Extent) -> dict[str, CardItem]:
    """The tricks side by side, one's own cards below."""
    form, found = form_of(frame), dict[str, CardItem]()
    rows = rows_of(form, opened=True)
    for index, (mine, theirs, _) in enumerate(cloth.taken):
        x = frame.middle + (index - (len(cloth.taken) - 1) / 2) * form.step
        for card, row in zip((theirs, mine), rows, strict=True):
            pose = Pose(x, frame.top + row, form.their_card)
            found[str(card)] = CardItem(str(card), str(card), pose, Shadow.REST)
    return found


def _hands(ending: LastTricks, form: EndingForm, frame: Extent) -> dict[str, CardItem]:
    now, found = ending.now, dict[str, CardItem]()
    for index, card in enumerate(now.theirs):
        x = frame.middle + (index - (len(now.theirs) - 1) / 2) * form.step * 0.82
        pose = Pose(x, frame.top + form.theirs, form.their_card)
        found[str(card)] = CardItem(str(card), str(card), pose)
    for index, card in enumerate(now.mine):
        x = frame.middle + (index - (len(now.mine) - 1) / 2) * form.step
        pose = Pose(x, frame.top + form.mine, form.card)
        lit = ending.wrong is not None and card in ending.best
        found[str(card)] = CardItem(
            str(card),
            str(card),
            pose.raised(_MEANT) if lit else pose,
            Shadow.LIFT if lit else Shadow.HAND,
            dimmed=ending.waits and card not in now.allowed,
            unlit=ending.wrong is not None and not lit,
        )
    return found


def _pile(index: int, form: EndingForm, right: float, y: float) -> Pose:
    return Pose(right - form.taken / 2 - index * form.taken_step, y, form.taken)
