"""Why another discard is better: the action, one reason in the game's words, and a line of numbers.

The reason is the part of the points in which the best is most ahead of one's own, on the very same
deals; the cards are those by which the two discards differ. Twelve words at most.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.piquet.ai.estimates import Holding, Prospect, reason_of
from game.piquet.ui.report.discards import DiscardTold, put_out
from game.piquet.words import say
from game.piquet.words.terms import brief, sequence_name
from game.players.judgement import SETTLEMENT, Judgement, Reason
from game.words.terms import capital, listed, number, sign
from rules.core.cards import Hand, Rank, Suit
from rules.piquet.combinations import QUATORZE, TRIO, sequences
from rules.piquet.pack import in_order

_TRICK = 1.5  # points of play from which on it is more than a trick
_GOOD = (Prospect.POINT, Prospect.SEQUENCE, Prospect.SET)
_LOST = (
    Prospect.CARDS_LOST,
    Prospect.CAPOT_LOST,
    Prospect.PIQUE_LOST,
    Prospect.REPIQUE_LOST,
)
_SURE = 0.99
_NAMED = 2  # cards that are named one by one
_QUINT = 5  # cards of a sequence that one would not throw but for good reason


def sentence(known: DiscardTold) -> str:
    """The action and the reason; that there is nothing better, or that both are as good."""
    best = known.best[0]
    if known.chosen and known.own is None:
        return ""  # it is still weighed
    if known.at == 0:
        return say("report.best")
    if known.alike:
        return say("report.alike")
    other = known.own or _worse(known.best)
    reason = None if other is None else reason_of((best, other))
    if other is None or reason is None:
        return say("report.several")
    keep = put_out(other) - put_out(best)
    return say("report.why", action=_action(best, other, reason), why=_clause(reason, keep))


def numbers(known: DiscardTold) -> str:
    """How likely what the reason speaks of is with the best, and with one's own."""
    other = known.own or _worse(known.best)
    if other is None or known.at == 0 or known.alike or (known.chosen and known.own is None):
        return ""
    reason = reason_of((known.best[0], other))
    if reason is None or reason.part == SETTLEMENT:
        return ""
    best, less = round(reason.best * 100), round(reason.next * 100)
    if best == less or (best < less) is not (reason.chance in _LOST):
        return ""
    if reason.hope is not None:
        what = _hope(*reason.hope)
    elif reason.chance is not None:
        what = say(f"report.what.{reason.chance.value}")
    else:
        return ""
    return say("report.numbers", What=capital(what), best=best, next=less)


def _worse(best: Sequence[Judgement]) -> Judgement | None:
    """The next of the best that is surely worse."""
    first = best[0]
    found = (one for one in best[1:] if first.settlement - one.settlement > 2 * one.doubt)
    return next(found, None)


def _action(best: Judgement, other: Judgement, reason: Reason) -> str:
    return discard_words(put_out(best), put_out(other), reason)


def discard_words(ours: Hand, theirs: Hand, reason: Reason) -> str:
    """What to put out, and what to keep instead, of two discards the first of which is better."""
    throw, keep = ours - theirs, theirs - ours
    if not keep:
        return say("report.too", cards=_names(throw)) if len(throw) <= _NAMED else _count(ours)
    alike = _of(reason, keep)
    if alike:
        return say("report.keep", cards=alike)
    if (runs := sequences(throw)) and runs[0].length >= _QUINT:
        name = sequence_name(runs[0].length, runs[0].top)
        return say("report.lets-go", name=name, sign=sign(runs[0].suit))
    if len(ours) != len(theirs):
        return _count(ours)
    if len(keep) == 1:
        return say("report.instead", throw=_names(throw), keep=_names(keep))
    if len(keep) <= _NAMED:
        return say("report.keep", cards=_names(keep))
    return say("report.others")


def _count(out: Hand) -> str:
    return say("report.count", number=number(len(out)))


def _of(reason: Reason, keep: Hand) -> str:
    """The rank that the reason speaks of, where a card of it is what is kept."""
    if reason.hope is None or not isinstance(reason.hope[1], Rank):
        return ""
    rank = reason.hope[1]
    return say(f"report.ranks.{rank.value}") if any(card.rank is rank for card in keep) else ""


def _names(cards: Hand) -> str:
    return listed([brief(card) for card in in_order(cards)])


def _clause(reason: Reason, keep: Hand) -> str:
    """What for."""
    if reason.part == SETTLEMENT:
        return say("report.for.settlement")
    if reason.hope is not None and reason.mine:
        what, of = reason.hope
        if isinstance(of, Rank):
            sure, kept = reason.best > _SURE, bool(_of(reason, keep))
            if what is Holding.QUATORZE and kept:
                return say("report.for.four" if sure else "report.for.fourth")
            return say("report.for.set", set=_hope(what, of))
        return say(f"report.for.{what.value}.suit", sign=sign(of))
    if reason.chance in _GOOD and reason.best > reason.next:
        return say(f"report.for.good.{reason.part}")
    who = "mine" if reason.mine else "theirs"
    if reason.part == "play" and reason.mine:
        return say("report.for.trick" if reason.more < _TRICK else "report.for.tricks")
    return say(f"report.for.{who}.{reason.part}")


def _hope(what: Holding, of: Suit | Rank) -> str:
    if isinstance(of, Rank):
        return say(f"set.{QUATORZE if what is Holding.QUATORZE else TRIO}.{of.value}")
    return say(f"report.what.{what.value}.suit", sign=sign(of))
