"""A finished deal as rows: what either side made of each thing that counts, and the cards behind.

All of it is read from the deal's one ledger; nothing here counts points again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct

from game.piquet.words import say
from game.piquet.words.terms import sequence_name, set_name
from game.words.terms import capital, listed, number, suit_name
from rules.core.cards import Card
from rules.piquet.actions import Reply
from rules.piquet.combinations import Kind, Point, RankSet, Sequence
from rules.piquet.pack import in_order, suit_of
from rules.piquet.scoring import HELD, PLAYED, TRICKS, Item, Line, total
from rules.piquet.seats import ELDER, Seat
from rules.piquet.state import DealState


class Shown(Struct, frozen=True):
    """Cards behind a number, in groups. A pair is a trick: the card that took it, the other."""

    groups: tuple[tuple[Card | tuple[Card, Card], ...], ...]
    caption: str


class Side(Struct, frozen=True):
    """What one seat made of a row; `detail` in full, `brief` for a narrow column."""

    points: int
    detail: str
    brief: str
    shown: Shown


class SheetRow(Struct, frozen=True):
    """A row of the sheet, elder's side and then younger's; `note` says why neither counts."""

    key: str
    label: str
    sides: tuple[Side | None, Side | None]
    note: str = ""


def rows(deal: DealState) -> tuple[SheetRow, ...]:
    """The rows of a deal in the order of reckoning, those without points included."""
    return (
        _row(deal, "carte-blanche", (Item.CARTE_BLANCHE,)),
        _row(deal, "point", (Item.POINT,), _equal(deal, Kind.POINT)),
        _row(deal, "sequence", (Item.SEQUENCE,), _equal(deal, Kind.SEQUENCE)),
        _row(deal, "set", (Item.SET,), _equal(deal, Kind.SET)),
        _jump(deal),
        _row(deal, "play", PLAYED),
        _row(deal, "cards", (Item.CARDS,), _even(deal)),
        _row(deal, "capot", (Item.CAPOT,)),
    )


def _row(deal: DealState, key: str, items: tuple[Item, ...], note: str = "") -> SheetRow:
    elder, younger = (_side(deal, seat, items) for seat in Seat)
    return SheetRow(key, say(f"sheet.row.{key}"), (elder, younger), note)


def _jump(deal: DealState) -> SheetRow:
    """A repique or a pique; a deal has one of them at most."""
    for item in (Item.REPIQUE, Item.PIQUE):
        if any(line.item is item for line in deal.ledger):
            return _row(deal, item.value, (item,))
    return _row(deal, "repique-pique", ())


def _equal(deal: DealState, kind: Kind) -> str:
    claim = deal.declarations.claim(kind)
    return say("sheet.equal") if claim is not None and claim.reply is Reply.EQUAL else ""


def _even(deal: DealState) -> str:
    even = deal.table.won(ELDER) * 2 == TRICKS
    return say("sheet.even", number=capital(number(TRICKS // 2))) if even else ""


def _side(deal: DealState, seat: Seat, items: tuple[Item, ...]) -> Side | None:
    every = [line for line in deal.ledger if line.seat is seat and line.item in items]
    if not every:
        return None
    points = total(every, seat)
    counted = say("sheet.points", count=points, number=number(points))
    lines = [line for line in every if not line.withdraws]
    detail, brief, groups = _made(deal, seat, lines)
    if len(lines) < len(every):  # all of them were withdrawn: she counts no more of the kind
        detail, brief = (say("sheet.withdrawn", what=words) for words in (detail, brief))
    played = lines[0].item in PLAYED
    told = say("sheet.shown", detail=_play_words(lines) if played else detail, points=counted)
    return Side(points, detail, brief, Shown(groups, told))


_Groups = tuple[tuple[Card | tuple[Card, Card], ...], ...]


def _made(deal: DealState, seat: Seat, lines: list[Line]) -> tuple[str, str, _Groups]:
    """Full words, brief words and cards for the lines of one row and seat."""
    held = tuple(in_order(line.cards) for line in lines if line.cards)
    tricks = tuple(
        (t.reply, t.led) if t.winner is not t.leader else (t.led, t.reply)
        for t in deal.table.tricks
        if t.winner is seat
    )
    match lines[0].item:
        case Item.CARTE_BLANCHE:
            words = say("sheet.no-court")
            return words, words, held
        case Item.POINT:
            point = Point(frozenset(held[0]))
            count = capital(number(point.count))
            words = say("sheet.point", count=count, suit=suit_name(point.suit), value=point.value)
            return words, words, (suit_of(held[0], point.suit),)
        case Item.SEQUENCE:
            runs = [Sequence(frozenset(cards)) for cards in held]
            words = _listed(sequence_name(run.length, run.top) for run in runs)
            brief = say("sheet.sequences", number=capital(number(len(runs))))
            return words, words if len(runs) == 1 else brief, held
        case Item.SET:
            alike = [RankSet(frozenset(cards)) for cards in held]
            words = _listed(set_name(each.count, each.rank) for each in alike)
            brief = say("sheet.sets", number=capital(number(len(alike))))
            return words, words if len(alike) == 1 else brief, held
        case Item.REPIQUE | Item.PIQUE as item:
            before = [line for line in deal.ledger if line.seat is seat and line.item in HELD]
            cards = in_order({card for line in before for card in line.cards or ()})
            return say(f"sheet.{item.value}.why"), say(f"sheet.{item.value}"), (cards,)
        case Item.LEAD | Item.TRICK | Item.LAST_TRICK | Item.CONCEDED:
            count = capital(number(total(lines, seat)))
            given = any(line.item is Item.CONCEDED for line in lines)
            words = say("sheet.conceded") if given else say("sheet.played", number=count)
            return words, words, (_scored(deal, seat),)
        case Item.CARDS if len(deal.table.tricks) < TRICKS:
            words = say("sheet.conceded")
            return words, words, ()
        case Item.CARDS:
            won = deal.table.won(seat)
            words = say("sheet.tricks", won=capital(number(won)), lost=number(TRICKS - won))
            return words, words, (tricks,)
        case Item.CAPOT:
            words = say("sheet.all-tricks")
            return words, words, (tricks,)


def _play_words(lines: list[Line]) -> str:
    """What was counted in play: "Seven led, two won in reply and the last trick"."""
    parts = []
    for item in PLAYED:
        found = sum(line.item is item for line in lines)
        if found:
            parts.append(say(f"sheet.play.{item.value}", number=number(found)))
    if all(line.item is Item.CONCEDED for line in lines):
        return say("sheet.conceded")
    return capital(listed(parts))


def _scored(deal: DealState, seat: Seat) -> tuple[Card | tuple[Card, Card], ...]:
    """The cards that counted in play: each led, each that won in reply, with the other under it."""
    found: list[Card | tuple[Card, Card]] = []
    for trick in deal.table.tricks:
        if trick.leader is seat:
            found.append((trick.led, trick.reply) if trick.winner is seat else trick.led)
        elif trick.winner is seat:
            found.append((trick.reply, trick.led))
    return tuple(found)


def _listed(names: Iterable[str]) -> str:
    """Each name once, with how often it was counted."""
    times = Counter(names)
    told = [
        name if often == 1 else say("sheet.alike", name=name, number=often)
        for name, often in times.items()
    ]
    return capital(say("list.comma").join(told))


def headline(deal: DealState, names: tuple[str, str], you: Seat | None, times: int = 1) -> str:
    """Who won a deal that counts so often, and by how much; `names` are elder's and younger's."""
    elder, younger = (total(deal.ledger, seat) * times for seat in Seat)
    if elder == younger:
        return say("sheet.headline.even")
    winner = Seat.ELDER if elder > younger else Seat.YOUNGER
    by = number(abs(elder - younger))
    if winner is you:
        return say("sheet.headline.yours", number=by)
    return say("sheet.headline", name=names[winner], number=by)
