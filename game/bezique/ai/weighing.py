"""What the choices of a view are worth while there is a stock, tried on possible deals.

First figures come from few deals, settled ones from many. Which deals they are follows from the
seed alone, and the work is counted and never timed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from game.bezique.ai.beliefs import Beliefs
from game.bezique.ai.estimates import PARTS, Points, Prospect, reason_of, so_far
from game.bezique.ai.reading import Table
from game.bezique.ai.search import Step, in_window, played, served
from game.bezique.ai.swift.deal import KINDS, SwiftDeal
from game.bezique.ai.swift.numbers import CARD, NUMBER, bits_of
from game.bezique.ai.swift.rollout import use_window
from game.bezique.ai.trying import DealT, TriedChoice, Trying, TryingAny, chances, points
from game.bezique.ai.worths import by_game
from game.players.judgement import Analysis, Weighed
from game.players.tried import Row, judged
from rules.bezique.actions import Action, Declare, Draw, ExchangeSeven, Play, ShowSeven
from rules.bezique.choices import MayDeclare, MayPlay
from rules.bezique.combinations import Combination
from rules.bezique.pack import face
from rules.bezique.view import View
from rules.core.cards import Card, Hand

EFFORT = 40_000
"""Tricks of possible deals that are played out for the settled figures."""
_FIRST = 2_000  # ... and for the first


def weighed(
    seen: View, now: Table, seed: int, also: Action | None, effort: int = EFFORT
) -> Iterator[Weighed | None]:
    """What the choices come to, twice; None where one may stop in between.

    `also`: a choice that is to be among the last, if the view offers it.
    """
    trying = Trying(seen.options, now, Beliefs(now, seen, 1.0), by_game(seen))
    yield from stages(seen, trying, list(_tried(seen, now, also)), seed, also, effort)


def stages(
    seen: View,
    trying: TryingAny[DealT],
    every: Sequence[TriedChoice[DealT]],
    seed: int,
    also: Action | None,
    effort: int,
) -> Iterator[Weighed | None]:
    """Choices tried on few deals and then, if more may be spent, anew on many; one is not tried."""
    for spent in sorted({min(_FIRST, effort), effort}) if len(every) > 1 else ():
        fresh = [TriedChoice(one.action, step=one.step) for one in every]
        for _ in trying.stages(fresh, also, spent, Random(seed)):
            yield None
        yield Weighed(_told(seen, fresh), spent == effort)
    if len(every) < 2:
        yield Weighed(Analysis(()), settled=True)


def _told(seen: View, tried: Sequence[TriedChoice[DealT]]) -> Analysis:
    """The judgements of what was tried, the best first."""
    deal = seen.deal
    if deal is None:
        return Analysis(())
    mine, theirs = (so_far(deal, player) for player in (seen.player, seen.player.other))
    parts = len(PARTS)

    def read(row: Row) -> tuple[Points, Points, dict[Prospect, float]]:
        own, others, rest = row[:parts], row[parts : 2 * parts], row[2 * parts :]
        return points(own, mine), points(others, theirs), chances(rest)

    return judged(tried, read, reason_of)


def _tried(seen: View, now: Table, also: Action | None) -> Iterator[TriedChoice[SwiftDeal]]:
    """Every choice that comes to something of its own; of equal ones that which is asked about."""
    me = now.player
    match seen.choices:
        case MayPlay():
            wish = NUMBER[also.card] if isinstance(also, Play) else -1
            for card in _different(now.public, me, wish):
                yield TriedChoice(Play(CARD[card]), step=played(me, card))
        case MayDeclare(declarations, _, exchange, show):
            wanted = meant(declarations, also)
            for one in declarations:
                cards = also.cards if one is wanted and isinstance(also, Declare) else one.cards
                step = in_window(me, (KINDS.index(one.kind), bits_of(cards)))
                yield TriedChoice(Declare(cards), step=step)
            for seven in _one_of(exchange, also):
                yield TriedChoice(ExchangeSeven(seven), step=_turned(me, bits_of((seven,))))
            for seven in _one_of(show, also):
                yield TriedChoice(ShowSeven(seven), step=_shown(me, bits_of((seven,))))
            yield TriedChoice(Draw(), step=_drawn)


def meant(offered: Sequence[Combination], also: Action | None) -> Combination | None:
    """The combination that a declaration is, or which it equals."""
    if not isinstance(also, Declare):
        return None
    alike = [one for one in offered if _faces(one.cards) == _faces(also.cards)]
    return next((one for one in alike if one.cards == also.cards), alike[0] if alike else None)


def _faces(cards: Hand) -> list[Card]:
    return sorted(map(face, cards))


def _one_of(sevens: Hand, also: Action | None) -> list[Card]:
    """One seven, that which is asked about if it is among them; none where there is none."""
    wish = also.seven if isinstance(also, ExchangeSeven | ShowSeven) else None
    return sorted(sevens, key=lambda one: (one != wish, one))[:1]


def _drawn(deal: SwiftDeal) -> None:
    deal.draw()


def _different(deal: SwiftDeal, player: int, wish: int) -> list[int]:
    """One card of those that come to the same: the one wished for, or the lowest."""
    known: dict[tuple[int, ...], int] = {}
    for card in sorted(deal.hands[player], key=lambda one: (one != wish, one)):
        known.setdefault((card & 31, *served(deal, player, card)), card)
    return sorted(known.values())


def _turned(player: int, seven: int) -> Step:
    """To exchange the seven, and then what the rule does."""

    def step(deal: SwiftDeal) -> None:
        deal.exchange(player, seven)
        _rest(deal, player)

    return step


def _shown(player: int, seven: int) -> Step:
    """To show the seven, and then what the rule does."""

    def step(deal: SwiftDeal) -> None:
        deal.show(player, seven)
        _rest(deal, player)

    return step


def _rest(deal: SwiftDeal, player: int) -> None:
    if deal.won < 0:
        use_window(deal, player)
    if deal.won < 0:
        deal.draw()
