"""What both players know of a deal because it was said, answered or shown at the table.

It is read from the public part of what a seat saw happen; what nobody said stands nowhere here.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from game.piquet.words import say
from game.piquet.words.terms import sequence_name, set_name
from game.stage.basics import Align, Font, Paint, Rect, Tone
from game.stage.lines import fitted
from game.stage.picture import Box, Item, Shadow, Stroke, Text, live
from game.stage.places import Places
from game.words.terms import capital, number, sign, suit_name
from rules.core.cards import Card, Hand, Suit
from rules.piquet import events
from rules.piquet.actions import Reply
from rules.piquet.combinations import Kind
from rules.piquet.pack import in_order
from rules.piquet.scoring import HELD
from rules.piquet.seats import ELDER, Seat
from rules.piquet.talk.questions import (
    CalledLeft,
    NotReckoned,
    PointLeft,
    Question,
    RankLeft,
    ShowKind,
    ShowSet,
    SuitLeft,
)
from rules.piquet.view import DealView


class Known(Struct, frozen=True):
    """Something a seat said or showed, and what became of it or was answered.

    `counted` says that the ledger tells of it too.
    """

    seat: Seat
    words: str
    answer: str = ""
    kind: Kind | None = None
    counted: bool = False


def known(deal: DealView) -> tuple[Known, ...]:
    """All that was said and shown, in the order in which it first came up."""
    found: list[Known] = []
    asked: tuple[Seat, Question] | None = None
    for event in deal.history:
        match event:
            case events.CarteBlancheAnnounced(seat):
                found.append(Known(seat, say("publics.carte-blanche")))
            case events.CarteBlancheShown(seat):
                found = _told(found, seat, None, say("publics.shown"))
            case events.PointCalled(seat, count):
                words = say("publics.point", number=count)
                found.append(Known(seat, words, kind=Kind.POINT))
            case events.MakingTold(value):
                found[-1] = replace(found[-1], words=say(
                    "publics.making", point=found[-1].words, value=value
                ))  # fmt: skip
            case events.PointLetGo():
                found = _told(found, ELDER, Kind.POINT, answer_words(Reply.NOT_GOOD))
            case events.SequenceCalled(seat, length, top):
                words = capital(sequence_name(length, top))
                found.append(Known(seat, words, kind=Kind.SEQUENCE))
            case events.SetCalled(seat, count, rank):
                found.append(Known(seat, capital(set_name(count, rank)), kind=Kind.SET))
            case events.CallWithdrawn(seat, kind):
                found = _told(found, seat, kind, say("publics.withdrawn"))
            case events.ShowingDeclined(seat, kind):
                found = _told(found, seat, kind, say("publics.kept-back"))
            case events.Answered(kind, reply):
                found = _told(found, ELDER, kind, answer_words(reply))
            case events.SuitTold(seat, kind, suit):
                found = _in_suit(found, seat, kind, sign(suit))
            case events.SetImplied(seat, count, rank):
                name = set_name(count, rank)
                found.insert(-1, Known(seat, say("publics.implied", name=name)))
            case events.Counted(line) if line.withdraws:
                found = _taken_back(found, line.seat)
            case events.Counted(line) if (
                line.item in HELD and found and found[-1].seat is line.seat
            ):
                found[-1] = replace(found[-1], counted=True)
            case events.CardsShown(seat, cards):
                found.append(Known(seat, say("publics.cards", cards=_cards(cards))))
            case events.SuitNamed(suit):
                found.append(Known(ELDER, say("publics.leads", suit=suit_name(suit))))
            case events.LeavingsSeen(seat):
                found.append(Known(seat, say("publics.looked")))
            case events.PlayConceded(seat):
                found.append(Known(seat, say("publics.concedes")))
            case events.Asked(seat, question):
                asked = seat.other, question
            case events.NumberTold(_, left) if asked is not None:
                found, asked = _answered(found, asked, number(left)), None
            case events.CardsTold(_, cards) if asked is not None:
                words = _cards(cards) if cards else number(0)
                found, asked = _answered(found, asked, words), None
            case events.NotReckonedTold(_, rank, suit) if asked is not None:
                words = _cards(frozenset({Card.of(rank, suit)}))
                found, asked = _answered(found, asked, words), None
    return tuple(found)


def exchanged(deal: DealView, seat: Seat) -> str:
    """What a seat took and left, and its tricks: "took 3, left 2 · 4 tricks"."""
    parts = [took_in(deal, seat)]
    if deal.table.tricks:
        parts.append(say("publics.tricks", count=deal.table.won(seat)))
    return say("publics.join").join(filter(None, parts))


def took_in(deal: DealView, seat: Seat) -> str:
    """What a seat took and left: "took 3, left 2"; empty before its exchange."""
    for event in deal.history:
        match event:
            case events.TookIn(owner, count, left) if owner is seat:
                key = "publics.exchanged.left" if left else "publics.exchanged"
                return say(key, number=count, left=left)
    return ""


def answer_words(reply: Reply) -> str:
    """What younger said to a call, as it stands beside it."""
    return say("publics." + reply.value.replace(" ", "-"))


def _told(found: list[Known], seat: Seat, kind: Kind | None, answer: str) -> list[Known]:
    """With an answer to the last call of a kind by a seat."""
    for index in reversed(range(len(found))):
        if found[index].seat is seat and found[index].kind is kind:
            return [*found[:index], replace(found[index], answer=answer), *found[index + 1 :]]
    return found


def _taken_back(found: list[Known], seat: Seat) -> list[Known]:
    """With all that a seat counted of quatorzes and trios withdrawn."""
    return [
        replace(each, answer=say("publics.taken-back"))
        if each.seat is seat and each.kind is Kind.SET
        else each
        for each in found
    ]


def _in_suit(found: list[Known], seat: Seat, kind: Kind, suit: str) -> list[Known]:
    """With the suit that was named for the last call of a kind."""
    for index in reversed(range(len(found))):
        if found[index].seat is seat and found[index].kind is kind:
            words = f"{found[index].words} {suit}"
            return [*found[:index], replace(found[index], words=words), *found[index + 1 :]]
    return found


def _answered(found: list[Known], asked: tuple[Seat, Question], answer: str) -> list[Known]:
    """With the answer to a question; put again later, the later answer stands."""
    seat, question = asked
    words = _asked_words(question)
    kept = [each for each in found if each.seat is not seat or each.words != words]
    return [*kept, Known(seat, words, answer)]


def _asked_words(question: Question) -> str:
    """What a question was about, in few words."""
    match question:
        case PointLeft():
            return say("publics.left.point")
        case SuitLeft(suit):
            return say("publics.left.suit", Suit=capital(suit_name(suit)))
        case RankLeft(rank) | ShowSet(rank):
            return say("publics.left.rank", Ranks=capital(say(f"ranks.{rank.value}")))
        case CalledLeft() | ShowKind():
            return say("publics.left.called")
        case NotReckoned():
            return say("publics.not-reckoned")


def _cards(cards: Hand) -> str:
    """Cards in the fewest letters, suit by suit: "♠ A K  ♥ 7"."""
    suits: dict[Suit, list[str]] = {}
    for card in in_order(cards):
        suits.setdefault(card.suit, []).append(say(f"publics.rank.{card.rank.value}"))
    return "  ".join(" ".join((sign(suit), *ranks)) for suit, ranks in suits.items())


TOLD = "told"
"""The place on the pad that brings the slip when it is pointed at or pressed."""

_INK = Paint(Tone.INK)
_NAME, _WORDS = Font(16, serif=True, bold=True), Font(16, serif=True)
_WIDTH, _INSET, _STEP, _APART = 330.0, 18.0, 23.0, 8.0
_EDGE = 8.0


def is_anything_told(deal: DealView) -> bool:
    """Whether there is something to read."""
    return bool(known(deal)) or any(exchanged(deal, seat) for seat in Seat)


def slip_items(
    deal: DealView, seats: tuple[Seat, Seat], names: Sequence[str], beside: Rect, places: Places
) -> list[Item]:
    """The slip right of a place on the pad, clear of the hand.

    `seats` and `names` are those of the pad's columns.
    """
    told, room = known(deal), places.room
    lines = len(told) + len(seats)
    most = room.height - 2 * (_EDGE + _INSET) - _APART
    step = min(_STEP, most / lines)
    height = lines * step + _APART + 2 * _INSET
    x = places.baize.x + _EDGE
    y = max(_EDGE, min(beside.y, places.hand_top - _EDGE - height))
    left, right = x + _INSET, x + _WIDTH - _INSET
    paper = Rect(x, y, _WIDTH, height)
    items: list[Item] = [Box(paper, 4, fill=Paint(Tone.IVORY), shadow=Shadow.PAPER)]
    y += _INSET + step * 0.7
    for index, (seat, name) in enumerate(zip(seats, names, strict=True)):
        if index:
            items.append(
                Stroke(left, y - step * 0.9, right, y - step * 0.9, Paint(Tone.PRINT, 0.4))
            )
            y += _APART
        items += _line(Known(seat, name, exchanged(deal, seat)), left, right, y, _NAME, places)
        y += step
        for each in told:
            if each.seat is seat:
                items += _line(each, left + 12, right, y, _WORDS, places)
                y += step
    return items


def _line(
    each: Known, left: float, right: float, y: float, font: Font, places: Places
) -> list[Item]:
    width = places.room.ruler.width(each.answer, _WORDS)
    words = fitted(each.words, font, right - left - width - 10, places.room)
    items: list[Item] = [Text(words, left, y, font, _INK)]
    if each.answer:
        items.append(Text(each.answer, right, y, _WORDS, _INK, Align.RIGHT))
    return live(f"{each.words} {each.answer}".strip(), items)
