"""The ledgers of a record as text: each deal line by line, and how it ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from game.piquet.words import say
from game.piquet.words.terms import call_name
from game.words.catalogue import spoken
from game.words.terms import card_name, number, suit_name
from rules.core.cards import Card, Hand, write_cards
from rules.core.letters import cards_of
from rules.core.seats import Player
from rules.piquet.combinations import RankSet, Sequence
from rules.piquet.events import CardPlayed, ConcessionAnswered, Counted
from rules.piquet.hundred import hundred_reached, in_order_of_reckoning
from rules.piquet.options import HUNDRED, Length
from rules.piquet.pack import in_order, makes
from rules.piquet.partie import deal_scores
from rules.piquet.record.reckoning import ReckonedDeal, ReckonedRecord
from rules.piquet.scoring import TRICKS, Item, Line
from rules.piquet.seats import ELDER, YOUNGER
from rules.piquet.settlement import Pair, totals
from rules.piquet.state import DealState

Names = tuple[str, str]


class LedgerEntry(Struct, frozen=True):
    """A line of the ledger: whose, what, the score then, the card played last before it.

    `counts` is False for what comes after the line that ended a game to a hundred, in the order of
    reckoning (law 67), although it was said before.
    """

    player: Player
    line: Line
    running: int
    card: Card | None
    counts: bool = True


class End(Struct, frozen=True):
    """How a game to a hundred ended: who reached it, and the lines counted until then."""

    winner: Player
    lines: tuple[Line, ...]


class Concession(Struct, frozen=True):
    """Who conceded the play of a deal, and what the other answered: None if nothing yet."""

    player: Player
    accepted: bool | None


def entries(deal: DealState, end: End | None) -> Iterator[LedgerEntry]:
    """The ledger of a deal in the order counted; `end` is how a game to a hundred ended in it."""
    card = None
    counting = Counter(deal.ledger) if end is None else Counter(end.lines)
    for event in deal.history:
        match event:
            case CardPlayed(card=played):
                card = played
            case Counted(line, running):
                counts = counting[line] > 0
                counting[line] -= 1
                yield LedgerEntry(deal.player(line.seat), line, running, card, counts)


def end_of(reckoned: ReckonedRecord, deal: ReckonedDeal) -> End | None:
    """Who reached his hundred in a deal and ended the game, if it was for that."""
    options = reckoned.record.options
    if options.length is not Length.TO_A_HUNDRED or not deal.finished:
        return None
    earlier = totals(reckoned.state.results[: deal.deal.number - 1], options)
    end = hundred_reached(earlier, deal.deal)
    if end is None:
        return None
    lines: list[Line] = []
    points = earlier[end.winner]
    for _, line in in_order_of_reckoning(deal.deal.ledger):
        lines.append(line)
        points += line.points if deal.deal.player(line.seat) is end.winner else 0
        if points >= HUNDRED:
            break
    return End(end.winner, tuple(lines))


def score_of(reckoned: ReckonedRecord, deal: ReckonedDeal) -> Pair:
    """The points of a deal, A's first, as they stand in the partie when it is finished."""
    return reckoned.state.results[deal.deal.number - 1] if deal.finished else deal_scores(deal.deal)


def concession_of(deal: DealState) -> Concession | None:
    """Whether the play was conceded."""
    seat = deal.table.conceded
    if seat is None:
        return None
    answers = (event.accepted for event in deal.history if isinstance(event, ConcessionAnswered))
    return Concession(deal.player(seat), next(answers, None))


def deal_text(reckoned: ReckonedRecord, which: ReckonedDeal, names: Names) -> str:
    """A deal: who dealt, what was supplied, the lines, the end, the score."""
    deal = which.deal
    dealer, elder = names[deal.dealer], names[deal.dealer.other]
    lines = [say("score.deal", number=deal.number, dealer=dealer, elder=elder)]
    if which.supplied:
        lines += _supplied(which, names)
    lines.append("")
    counted = list(entries(deal, end_of(reckoned, which)))
    lines += _rows(counted, deal, names)
    lines += [""] if counted else [say("score.nothing-yet")]
    lines += _remarks(reckoned, which, counted, names)
    key = "score.deal-scores" if which.finished else "score.so-far"
    a, b = score_of(reckoned, which)
    lines.append(say(key, a=names[Player.A], a_points=a, b=names[Player.B], b_points=b))
    return "\n".join(lines)


def _remarks(
    reckoned: ReckonedRecord, which: ReckonedDeal, counted: list[LedgerEntry], names: Names
) -> Iterator[str]:
    """What the lines do not say of the end of a deal."""
    concession = concession_of(which.deal)
    if concession is not None and concession.accepted is not True:
        key = "score.concession.refused" if concession.accepted is False else "score.concession"
        loser, other = names[concession.player], names[concession.player.other]
        yield say(key, loser=loser, other=other)
    end = end_of(reckoned, which)
    if end is not None:
        all_count = all(entry.counts for entry in counted)
        key = "score.reached" if all_count else "score.reached.before-all"
        yield say(key, winner=names[end.winner])
    if which.beyond:
        yield say("score.beyond")


def _rows(counted: list[LedgerEntry], deal: DealState, names: Names) -> Iterator[str]:
    cells = [(names[entry.player], item_text(entry, deal, names)) for entry in counted]
    who = max((len(name) for name, _ in cells), default=0)
    what = max((len(text) for _, text in cells), default=0)
    for (name, text), entry in zip(cells, counted, strict=True):
        row = f"  {name:<{who}}  {text:<{what}}  {entry.line.points:>3}  {entry.running:>4}"
        yield row if entry.counts else f"{row}  {say('score.not-counted')}"


def item_text(entry: LedgerEntry, deal: DealState, names: Names) -> str:
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
        case Item.SET if line.withdraws:
            return say("score.line.withdrawn", name=call_name(RankSet(cards)))
        case Item.SET:
            return say(key, name=call_name(RankSet(cards)))
        case Item.LEAD | Item.TRICK if entry.card is not None:
            return say(key, card=card_name(entry.card))
        case Item.CONCEDED:
            return say(key, loser=names[entry.player.other])
        case Item.CARDS if len(deal.table.tricks) < TRICKS:
            return say("score.line.cards.conceded")
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
    return cards_of(spoken(), write_cards(in_order(cards)))
