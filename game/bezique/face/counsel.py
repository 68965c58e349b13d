"""What the choices are worth, told while one chooses: the best, why, and what the others cost.

A slip at the right of the trick has a line for each choice, the best first; where something may be
declared the lines of that list have their prices instead. The sentence stands below what now.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.bezique.face.aids import ready
from game.bezique.face.choosing import offered
from game.bezique.face.desk import Desk
from game.bezique.face.measures import measures, slip
from game.bezique.mind.last_nine import both_known
from game.bezique.mind.reading import readable
from game.bezique.words.names import brief, kind_name
from game.bezique.words.say import say
from game.pages.history.why import clause_in
from game.players.judgement import SETTLEMENT, Judgement, Weighed
from game.players.reasoning import DOUBTFUL
from game.stage.basics import Align, Font, Paint, Rect, Tone
from game.stage.lines import fitted
from game.stage.picture import Box, Item, Shadow, Text
from game.stage.places import WIDE, Places
from game.table.offers import Prompt
from game.table.tableau import Tableau
from game.table.tabletop import Tabletop
from game.words.terms import capital, card_name
from rules.bezique.actions import Action, Declare, ExchangeSeven, Play, ShowSeven
from rules.bezique.choices import MayDeclare, MayPlay
from rules.bezique.combinations import Combination, made_of
from rules.bezique.pack import face
from rules.bezique.view import View

_ROWS, _COLUMNS = 3, 2
_LEAST = 5
"""Points below which it is not said what a choice may cost, where that is not sure."""


def weighable(seen: View) -> bool:
    """Whether something can be said of a choice, and there is one."""
    match seen.choices:
        case MayPlay(cards, False) if len(cards) > 1:
            return readable(seen) or both_known(seen)
        case MayDeclare(declarations, _, exchange, show) if declarations or exchange or show:
            return readable(seen)
        case _:
            return False


def laid(top: Tabletop, action: Action) -> Desk:
    """The desk with a choice standing ready."""
    return ready(top, action) or top.desk


def unchanged(top: Tabletop) -> Desk:
    """The desk as it lies: what is told has a place of its own."""
    desk: Desk = top.desk
    return desk


def counselled(prompt: Prompt, top: Tabletop) -> Prompt:
    """What now, with the best and its reason in the second line once that is known."""
    if top.weighed is None or not top.may_act or not weighable(top.seen):
        return prompt
    return Prompt(prompt.sentence, _sentence(top.weighed, top.seen), prompt.offers)


def _sentence(weighed: Weighed, seen: View) -> str:
    best, reason = weighed.analysis.candidates[0], weighed.analysis.reason
    deed = _deed(best.action, seen)
    if reason is None:
        return say("counsel.alike", deed=capital(deed))
    if reason.part == SETTLEMENT:
        return say("counsel.score", deed=capital(deed))
    return say("counsel.with", deed=deed, why=clause_in(say, reason))


def _deed(action: Action, seen: View) -> str:
    """A choice as a thing: "the king of hearts", "the draw"."""
    match action:
        case Play(card):
            return card_name(face(card))
        case Declare(cards) if seen.deal is not None:
            kind = made_of(cards, seen.deal.trumps, seen.options)
            return say("counsel.declare", name=kind_name(kind)) if kind is not None else ""
        case ExchangeSeven() | ShowSeven():
            return say("counsel.seven")
        case _:
            return say("counsel.draw")


@dataclass(frozen=True, slots=True)
class Price:
    """What a choice costs against the best, in points of this deal; `sure`: beyond doubt.

    `best`: it is the best itself.
    """

    points: int
    sure: bool
    best: bool

    @property
    def words(self) -> str:
        """For the end of its line."""
        if self.best:
            return say("counsel.best")
        if self.points < 1 or (self.points < _LEAST and not self.sure):
            return say("counsel.even")
        return say("counsel.price" if self.sure else "counsel.about", number=self.points)


def price_of(weighed: Weighed, one: Judgement) -> Price:
    """The price of a choice that was weighed."""
    best = weighed.analysis.candidates[0]
    lost = best.settlement - one.settlement
    return Price(round(best.points - one.points), lost > DOUBTFUL * one.doubt, one is best)


def price_in_list(table: Tableau, one: Combination) -> str:
    """What stands beside a line of what may be declared; nothing where it costs nothing surely."""
    if table.weighed is None or not weighable(table.seen):
        return ""
    judged = table.weighed.analysis.of(Declare(one.cards))
    price = None if judged is None else price_of(table.weighed, judged)
    return price.words if price is not None and price.sure and not price.best else ""


def counsel_items(table: Tableau, places: Places) -> list[Item]:
    """The slip: each choice by its card, and what it costs."""
    seen: View = table.seen
    weighed = table.weighed
    hidden = table.desk.concealed or table.dealing or table.celebrated is not None
    if weighed is None or hidden or not weighable(seen) or offered(seen):
        return []
    shown = weighed.analysis.candidates[: _ROWS * _COLUMNS]
    m = measures(places)
    columns = _COLUMNS if all(isinstance(one.action, Play) for one in shown) else 1
    rows = -(-len(shown) // columns)
    place = slip(places, rows)
    head = Font(20 if places.sizes is WIDE else 16, True, True)
    ink = Paint(Tone.INK)
    items: list[Item] = [
        Box(place, 8, fill=Paint(Tone.IVORY), shadow=Shadow.PAPER),
        Text(say("counsel.title"), place.x + 20, place.y + m.row * 0.74, head, ink),
    ]
    width = (place.width - 8 - 8 * columns) / columns
    for at, one in enumerate(shown):
        column, row = divmod(at, rows)
        x, y = place.x + 8 + column * (width + 8), place.y + m.row * (row + 1)
        items += _line(weighed, one, Rect(x, y, width, m.row), places)
    return items


def _line(weighed: Weighed, one: Judgement, band: Rect, places: Places) -> list[Item]:
    """A choice and its price."""
    price, room = price_of(weighed, one), places.room
    font, small = Font(16, bold=price.best), Font(16 if price.best or price.sure else 14)
    paint = Paint(Tone.INK if price.best or price.sure else Tone.INK_SOFT)
    words, y = price.words, band.centre[1] + 6
    most = band.width - 28 - room.ruler.width(words, small)
    return [
        *([Box(band, 5, fill=Paint(Tone.BRASS, 0.3))] if price.best else []),
        Text(fitted(_name(one.action), font, most, room), band.x + 10, y, font, Paint(Tone.INK)),
        Text(words, band.right - 10, y, small, paint, Align.RIGHT),
    ]


def _name(action: Action) -> str:
    """A choice in its line: "♠K"."""
    match action:
        case Play(card):
            return brief(card)
        case ExchangeSeven() | ShowSeven():
            return capital(say("counsel.seven"))
        case _:
            return capital(say("counsel.draw"))
