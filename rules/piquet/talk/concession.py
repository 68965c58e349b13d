"""Conceding the play of a lost last deal: the other counts thirteen for it and ten for the cards.

A loser below a hundred gives his points away with the rubicon, so one who cannot save it may keep
from making more. The adversary may refuse and play for the capot; then the play goes on, and the
conceder counts nothing of it. Who would rather divide the cards plays on. Source: Cavendish,
"Scoring" (rules K9, K10), and the treatise.

House choice 21: elder concedes instead of leading, younger instead of playing to the first lead,
each when his calls are done, which is the last moment before play begins for him. Whether his
rubicon is lost he judges himself: in a last deal with a rubicon to lose he may concede while his
total, with what he has counted, is below a hundred. (By the first edition only what could not be
saved by any cards was conceded.) What is conceded makes no pique; one that elder's first lead made
stays. Refused, the conceder does not count the cards either, should he win them after all.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from rules.core.cards import Hand
from rules.core.game import Refused
from rules.piquet.actions import AnswerConcession, Reply
from rules.piquet.chain import Chain
from rules.piquet.combinations import KINDS, Kind, holdings
from rules.piquet.events import ConcessionAnswered, PlayConceded
from rules.piquet.options import EXTRA_DEALS, FIRST_EDITION, RUBICON, Options, Rubicon
from rules.piquet.pique import seek_pique, seek_repique
from rules.piquet.refusals import Refusal
from rules.piquet.scoring import (
    CAPOT,
    CARDS,
    PIQUE,
    PLAYED,
    Item,
    Ledger,
    Line,
    earns_pique,
    earns_repique,
    has,
    item_of,
    repique_of,
    total,
    worth,
)
from rules.piquet.seats import ELDER, YOUNGER, Seat
from rules.piquet.settlement import weight
from rules.piquet.state import DealState, Phase, State, twelve_of

WHOLE_PLAY = 13
"""One for each of twelve leads and one more for the last trick (K9)."""


def may_concede(state: State) -> bool:
    """Whether the one on turn may concede the play now, that is, while he may call or lead."""
    options, deal = state.options, state.current
    if not _is_last_deal(state) or options.rubicon is Rubicon.NONE:
        return False
    if deal.table.conceded is not None:
        return False
    seat = deal.turn
    judged = options.edition != FIRST_EDITION
    points = total(deal.ledger, seat) if judged else most_possible(deal, seat)
    return state.totals[deal.player(seat)] + points * weight(deal.number, options) < RUBICON


def _is_last_deal(state: State) -> bool:
    deals = state.options.deals
    return deals is not None and state.current.number in (deals, deals + EXTRA_DEALS)


def most_possible(deal: DealState, seat: Seat) -> int:
    """The most that a seat can have in a deal whose play has not begun, for all that it knows.

    It counts all it holds of the classes not yet lost to it, and makes capot.
    """
    claims = {kind: deal.declarations.claim(kind) for kind in KINDS}
    replies = {kind: claim.reply for kind, claim in claims.items() if claim is not None}
    hand = twelve_of(deal, seat)
    return most_with(hand, deal.ledger, replies, seat, deal.options, WHOLE_PLAY + CAPOT)


def most_with(
    hand: Hand,
    ledger: Ledger,
    replies: Mapping[Kind, Reply | None],
    seat: Seat,
    options: Options,
    after: int,
) -> int:
    """The most that a seat with these twelve cards can have, `after` being what the play may bring.

    `replies` are the answers to elder's calls so far. Told so, it can be reckoned from a view too.
    """
    still = _still_to_count(hand, ledger, replies, seat, options)
    lines = (*ledger, *still)
    points = total(lines, seat) + after
    if has(ledger, seat, Item.REPIQUE):
        return points
    if earns_repique(lines, seat, (), options):
        return points + repique_of(seat, options)
    played = (*lines, Line(seat, Item.CONCEDED, WHOLE_PLAY))
    if seat is ELDER and earns_pique(played, options=options):
        return points + PIQUE
    return points


def _still_to_count(
    hand: Hand,
    ledger: Ledger,
    replies: Mapping[Kind, Reply | None],
    seat: Seat,
    options: Options,
) -> Iterator[Line]:
    """A line for each class in which a seat may count more: all it holds, less what it has."""
    lost = (Reply.NOT_GOOD, Reply.EQUAL) if seat is ELDER else (Reply.GOOD, Reply.EQUAL)
    for kind in KINDS:
        if replies.get(kind) in lost:
            continue
        values = [worth(held, options) for held in holdings(hand, kind)]
        most = max(values, default=0) if kind is Kind.POINT else sum(values)
        item = item_of(kind)
        had = total((line for line in ledger if line.item is item), seat)
        yield Line(seat, item, most - had)


def why_not_concede(state: State) -> Refused | None:
    """Only a last deal is conceded, by one below a hundred, and only before its play."""
    return None if may_concede(state) else Refused(Refusal.NOT_LOST, (RUBICON,))


def concede(chain: Chain) -> None:
    """Concede the play; the adversary answers, younger after what she has to reckon."""
    deal = chain.deal
    chain.then(PlayConceded(deal.turn), table=replace(deal.table, conceded=deal.turn))
    chain.awaits(Phase.CONCESSION, deal.turn.other)


def answer_concession(chain: Chain, action: AnswerConcession) -> bool:
    """Count the play and the cards, or play on for the capot; True if the deal is over with it."""
    seat = chain.deal.turn
    chain.then(ConcessionAnswered(seat, action.accept))
    if not action.accept:
        chain.awaits(Phase.PLAY if seat is YOUNGER else Phase.RECKONING, seat.other)
        return False
    seek_repique(chain, ELDER, calls_over=True)
    seek_pique(chain)  # what the first lead made stays; what is given makes none
    played = sum(line.points for line in chain.deal.ledger if line.item in PLAYED)
    chain.count(seat, Item.CONCEDED, WHOLE_PLAY - played)
    if chain.deal.options.edition == FIRST_EDITION:
        seek_pique(chain)
    chain.count(seat, Item.CARDS, CARDS)
    return True
