"""What each choice of a view is expected to come to, for both sides and for the partie, and why.

Everything follows from the view and the seed, by the same beliefs and tables that Master plays by;
nothing here can know more than the seat that is asked. What one might learn about the other's hand,
or give away about one's own, is weighed no further than Master does.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from game.piquet.ai.belief.beliefs import Beliefs
from game.piquet.ai.belief.known_cards import deal_of
from game.piquet.ai.calls_judged import answers, calls, concessions, looks, worth_telling
from game.piquet.ai.discards_judged import discards
from game.piquet.ai.discards_weighed import DiscardsWeighed
from game.piquet.ai.estimates import Prospect, reason_of
from game.piquet.ai.given_away import costs
from game.piquet.ai.levels import MASTER
from game.piquet.ai.master import Depth, beliefs, worth_of
from game.piquet.ai.sums import parts
from game.piquet.ai.sums.cardplay import Judged, alike, judged
from game.piquet.ai.sums.outcome import moment, outcome, pending_points, rest
from game.piquet.ai.sums.reckoner import Ending, Reckoner
from game.piquet.ai.values.masks import bit_of, card_of
from game.piquet.ai.values.play_table import play_values
from game.players.judgement import Analysis, Judgement, Weighed
from rules.core.cards import Card, Hand, Suit
from rules.piquet import choices
from rules.piquet.actions import Action, NameSuit, Play
from rules.piquet.combinations import Kind
from rules.piquet.pack import suit_of
from rules.piquet.scoring import PIQUE
from rules.piquet.seats import ELDER
from rules.piquet.view import View

_CHANCES = (
    Prospect.CARDS,
    Prospect.CAPOT,
    Prospect.DIVIDED,
    Prospect.CARDS_LOST,
    Prospect.CAPOT_LOST,
)


def cards(
    view: View, allowed: Hand, believed: Beliefs, depth: Depth, also: Action | None = None
) -> list[Judgement]:
    """Each card worth a thought, the best first; of cards that are alike the lowest, or `also`."""
    deal = deal_of(view)
    now = moment(deal, allowed, believed)
    same = alike(now)
    named = {bit: bit for bit in same.values()}
    if isinstance(also, Play):
        named[same[bit_of(also.card)]] = bit_of(also.card)
    end = outcome(view, believed, worth_of(depth, view))
    found = judged(now, believed.left, believed.weights, end, play_values(), believed.may_pique)
    pending = pending_points(deal, believed)
    return [_told(view, one, named[one.card], pending) for one in found]


def _told(view: View, found: Judged, card: int, pending: parts.Pending) -> Judgement:
    deal = deal_of(view)
    mine, theirs = parts.so_far(deal, deal.seat), parts.so_far(deal, deal.seat.other)
    for kind, points in pending.items():
        theirs[parts.OF_KIND[kind]] += points
    chances = dict.fromkeys(_CHANCES, 0.0)
    piques = 0.0
    for (value, pique), share in found.spread.items():
        left = rest(deal, value)
        won, lost = parts.for_tricks(left.tricks)
        parts.add(mine, parts.played(left.mine, won), share)
        parts.add(theirs, parts.played(left.theirs, lost), share)
        chances[parts.trick_chance(left.tricks)] += share
        piques += share * pique
    elder = deal.seat is ELDER
    (mine if elder else theirs)[parts.PIQUES] += PIQUE * piques
    chances[Prospect.PIQUE if elder else Prospect.PIQUE_LOST] = piques
    both = parts.points(mine), parts.points(theirs)
    told = {chance: parts.rounded(share) for chance, share in chances.items()}
    return Judgement(Play(card_of(card)), *both, found.worth, told)


def analyse(
    view: View, seed: int = 0, depth: Depth = MASTER, also: Action | None = None
) -> Analysis:
    """What the choices of this view come to; ValueError when it leaves nothing to choose.

    `also`: a choice that is to be among them whatever it is worth, if the view offers it.
    """
    chance = Random(seed)
    match view.choices:
        case None:
            raise ValueError("this view leaves nothing to choose")
        case choices.MayCut() | choices.MayChooseDeal() | choices.MayAnnounce(_, 0):
            return Analysis(())
        case choices.MayExchange() if not play_values().degraded:
            found = list(DiscardsWeighed(view, seed, depth).settled(also))
        case choices.MayExchange() | choices.MayAnnounce():
            found = discards(view, chance, depth, also)
        case _:
            reckoner = Reckoner(
                view, beliefs(depth, view, chance), worth_of(depth, view), _costs(view, depth)
            )
            found = _after_exchange(view, reckoner, depth, also)
    found.sort(key=lambda one: -one.settlement)  # of equal ones those stay first that come first
    every = tuple(found)
    return Analysis(every, reason_of(every), play_values().degraded)


def judge(view: View, action: Action, seed: int = 0, depth: Depth = MASTER) -> Judgement | None:
    """What one choice comes to; None where nothing can be said of it."""
    return analyse(view, seed, depth, action).of(action)


def _after_exchange(
    view: View, reckoner: Reckoner, depth: Depth, also: Action | None
) -> list[Judgement]:
    match view.choices:
        case choices.MayPlay(allowed):
            return cards(view, allowed, reckoner.believed, depth, also)
        case choices.MayCall(_, allowed, suits) as may:
            played = cards(view, allowed, reckoner.believed, depth, also)
            said = list(calls(reckoner, may, [_card(one) for one in played], also))
            return [*said, *_named(said, suits)]
        case choices.MayAnswer() as may:
            return list(answers(reckoner, may))
        case choices.MayAnswerConcession() as may:
            return list(concessions(reckoner, may, also))
        case choices.MayLook():
            return list(looks(reckoner, _ending(view, reckoner, depth)))
        case _:
            return []


def _costs(view: View, depth: Depth) -> dict[Kind, float]:
    """What each kind's call costs in the play, where one may be made."""
    if not isinstance(view.choices, choices.MayCall):
        return {}
    return costs(view, worth_telling(view, view.choices.calls, None), depth.odd)


def _named(judged: list[Judgement], suits: tuple[Suit, ...]) -> Iterator[Judgement]:
    """To name a suit is worth what its best card is worth: it is led next."""
    for suit in suits:
        of_suit = [
            one for one in judged if isinstance(one.action, Play) and one.action.card.suit is suit
        ]
        yield replace(max(of_suit, key=lambda one: one.settlement), action=NameSuit(suit))


def _ending(view: View, reckoner: Reckoner, depth: Depth) -> Ending:
    """How the play ends from here by the best reply, or from its start."""
    deal = deal_of(view)
    if deal.table.led is None:
        return reckoner.whole_play()
    allowed = frozenset(suit_of(deal.hand, deal.table.led.suit)) or deal.hand
    return reckoner.card(allowed, _card(cards(view, allowed, reckoner.believed, depth)[0]))


def _card(judged: Judgement) -> Card:
    """The card of a judgement of a card."""
    if not isinstance(judged.action, Play):
        raise TypeError("this is no card")
    return judged.action.card


class Weigher:
    """Weighs the choices of a view. Of the exchange asked about last it keeps what was tried."""

    def __init__(self, depth: Depth = MASTER) -> None:
        self._depth = depth
        self._about: tuple[View, int] | None = None
        self._known: DiscardsWeighed | None = None

    def __call__(
        self, view: View, seed: int, *, also: Action | None = None
    ) -> Iterator[Weighed | None]:
        """What is known of the choices, ever better; None where one may stop in between.

        The last analysis is the settled one. `also` is among them whatever it is worth.
        """
        if not isinstance(view.choices, choices.MayExchange) or play_values().degraded:
            yield Weighed(analyse(view, seed, self._depth, also), settled=True)
            return
        if self._known is None or self._about != (view, seed):
            self._about = view, seed
            self._known = DiscardsWeighed(view, seed, self._depth)
        yield from self._known.weigh(also)
