"""The ledgers of a record as text: each deal line by line, then the table of the partie."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.words.catalogue import say
from game.words.notation import shown
from game.words.terms import call_name, card_name, number, suit_name
from rules.core.cards import Card, Hand, write_cards
from rules.core.seats import Player
from rules.piquet.combinations import RankSet, Sequence
from rules.piquet.events import CardPlayed, Counted
from rules.piquet.pack import in_order, makes
from rules.piquet.partie import deal_scores
from rules.piquet.reckoning import Reckoned, ReckonedDeal
from rules.piquet.scoring import Item, Line
from rules.piquet.seats import ELDER, YOUNGER
from rules.piquet.settlement import Settlement
from rules.piquet.state import DealState

Names = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the ledger: whose, what, the score then, the card played last before it."""

    player: Player
    line: Line
    running: int
    card: Card | None


def entries(deal: DealState) -> Iterator[Entry]:
    """The ledger of a deal in the order counted."""
    card = None
    for event in deal.history:
        match event:
            case CardPlayed(card=played):
                card = played
            case Counted(line, running):
                yield Entry(deal.player(line.seat), line, running, card)


def ledger_text(reckoned: Reckoned) -> str:
    """All there is to say of a record."""
    a, b = map(shown, reckoned.record.names)
    parts = [_deal_text(deal, (a, b)) for deal in reckoned.deals]
    if not parts:
        parts = [say("score.cut-only")]
    if len(parts) > 1 or reckoned.state.settlement is not None:
        parts.append(_partie_text(reckoned, (a, b)))
    return "\n\n".join(parts)


def _deal_text(reckoned: ReckonedDeal, names: Names) -> str:
    deal = reckoned.deal
    dealer, elder = names[deal.dealer], names[deal.dealer.other]
    lines = [say("score.deal", number=deal.number, dealer=dealer, elder=elder)]
    if reckoned.supplied:
        lines += _supplied(reckoned, names)
    lines.append("")
    counted = list(entries(deal))
    lines += _rows(counted, deal, names)
    lines += [""] if counted else [say("score.nothing-yet")]
    key = "score.deal-scores" if reckoned.finished else "score.so-far"
    a, b = deal_scores(deal)
    lines.append(say(key, a=names[Player.A], a_points=a, b=names[Player.B], b_points=b))
    return "\n".join(lines)


def _rows(counted: list[Entry], deal: DealState, names: Names) -> Iterator[str]:
    cells = [(names[entry.player], item_text(entry, deal)) for entry in counted]
    who = max((len(name) for name, _ in cells), default=0)
    what = max((len(text) for _, text in cells), default=0)
    for (name, text), entry in zip(cells, counted, strict=True):
        yield f"  {name:<{who}}  {text:<{what}}  {entry.line.points:>3}  {entry.running:>4}"


def item_text(entry: Entry, deal: DealState) -> str:
    """What a line of the ledger is for, in the books' words."""
    line = entry.line
    key = f"score.line.{line.item}"
    cards: Hand = line.cards or frozenset()
    match line.item:
        case Item.POINT:
            suit = suit_name(next(iter(cards)).suit)
            return say(key, number=number(len(cards)), suit=suit, value=sum(map(makes, cards)))
        case Item.SEQUENCE:
            sequence = Sequence(cards)
            return say(key, name=call_name(sequence), suit=suit_name(sequence.suit))
        case Item.SET:
            return say(key, name=call_name(RankSet(cards)))
        case Item.LEAD | Item.TRICK if entry.card is not None:
            return say(key, card=card_name(entry.card))
        case _:
            return say(key, number=number(deal.table.won(line.seat)))


def _supplied(reckoned: ReckonedDeal, names: Names) -> Iterator[str]:
    """Which cards were made up, where they were put, and whether it matters."""
    deal, supplied = reckoned.deal, reckoned.supplied
    yield say("score.supplied.doubtful" if reckoned.doubtful else "score.supplied")
    for player in Player:
        name, seat = names[player], deal.seat(player)
        if cards := deal.dealt[seat] & supplied:
            yield say("score.supplied.dealt", player=name, cards=_cards(cards))
        if cards := deal.exchanged.discards[seat] & supplied:
            yield say("score.supplied.put-out", player=name, cards=_cards(cards))
    if cards := supplied - deal.dealt[ELDER] - deal.dealt[YOUNGER]:
        yield say("score.supplied.talon", cards=_cards(cards))


def _cards(cards: Hand) -> str:
    return write_cards(in_order(cards))


def _partie_text(reckoned: Reckoned, names: Names) -> str:
    results = reckoned.state.results
    settlement = reckoned.state.settlement
    last = say("score.table.total" if settlement else "score.table.so-far")
    rows = [(say("score.table.deal"), *names)]
    rows += [(str(deal), str(a), str(b)) for deal, (a, b) in enumerate(results, 1)]
    a, b = reckoned.state.totals
    rows.append((last, str(a), str(b)))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = [
        f"  {first:<{widths[0]}}  {second:>{widths[1]}}  {third:>{widths[2]}}"
        for first, second, third in rows
    ]
    if settlement is not None:
        lines += ["", settlement_text(settlement, names)]
    return "\n".join(lines)


def settlement_text(settlement: Settlement, names: Names) -> str:
    """Who wins the partie, and how the points come about."""
    winner = settlement.winner
    if winner is None:
        return say("score.drawn")
    return say(
        "score.rubicon" if settlement.rubicon else "score.won",
        winner=names[winner],
        loser=names[winner.other],
        won=settlement.totals[winner],
        lost=settlement.totals[winner.other],
        points=settlement.points,
    )
