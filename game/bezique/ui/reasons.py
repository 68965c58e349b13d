"""Why a suggestion is a good one, for the score as it stands and for what winning would allow."""

from __future__ import annotations

from msgspec.structs import replace

from game.bezique.ui.choosing import offered
from game.bezique.ui.marks import hopes, may_serve
from game.bezique.words import combination_name, say
from game.words.terms import uncapital
from rules.bezique.actions import Action, Announce, Declare, ExchangeSeven, Play, ShowSeven
from rules.bezique.combinations import Combination, Kind
from rules.bezique.options import Brisques, Seven, TargetWhen
from rules.bezique.pack import BRISQUES, height
from rules.bezique.scoring import BRISQUE, SEVEN
from rules.bezique.view import DealView, View
from rules.core.cards import Card, Rank
from rules.core.seats import Player
from rules.core.tricks import reply_wins

_CLOSE = 40
"""Points below the target at which the other may win by what is declared every day."""


def why(seen: View, card: Card) -> str:
    """The reason to play a card."""
    deal = seen.deal
    if deal is None:
        return say("why.leads")
    wins = _wins(deal, card)
    if _at_once(seen, deal, card, wins=wins) >= _lacking(seen, seen.player):
        return say("why.game")
    if deal.left and (hoped := _hoped(seen, deal, card)) is not None:
        return _for(hoped, seen, deal, card, wins=wins)
    if wins and deal.left and _lacking(seen, seen.player.other) <= _CLOSE:
        return say("why.stops", points=_lacking(seen, seen.player.other))
    return say(f"why.{_plain(seen, deal, card, wins=wins)}")


def wins_game(seen: View, action: Action) -> bool:
    """Whether what is scored by an action ends the game, or may after the trick it surely wins."""
    deal = seen.deal
    match action:
        case Play(card) if deal is not None:
            wins = _wins(deal, card)
            hoped = _hoped(seen, deal, card) if wins and deal.left else None
            after = hoped.points if hoped is not None else 0
            points = max(_at_once(seen, deal, card, wins=wins), after)
        case Declare(cards) | Announce(cards):
            points = next((one.points for one in offered(seen) if one.cards == cards), 0)
        case ExchangeSeven() | ShowSeven():
            points = SEVEN
        case _:
            return False
    return points >= _lacking(seen, seen.player)


def before_marriage(seen: View, action: Action) -> bool:
    """Whether a sequence is declared though the marriage in it may be, which is lost by that."""
    if not isinstance(action, Declare):
        return False
    every = offered(seen)
    sequence = any(one.kind is Kind.SEQUENCE and one.cards == action.cards for one in every)
    return sequence and any(one.kind is Kind.ROYAL_MARRIAGE for one in every)


def _lacking(seen: View, player: Player) -> float:
    """Points by which a player would win at once; without end where nothing wins at once."""
    deal, options = seen.deal, seen.options
    if deal is None or options.rubicon or options.target_when is not TargetWhen.AT_ONCE:
        return float("inf")
    scored = sum(line.points for line in deal.ledger if line.player is player)
    return options.target - seen.totals[player] - scored


def _wins(deal: DealView, card: Card) -> bool:
    """Whether a card surely takes the trick: it is the reply."""
    return deal.led is not None and reply_wins(deal.led, card, height, deal.trumps)


def _at_once(seen: View, deal: DealView, card: Card, *, wins: bool) -> int:
    """What a card scores as it is played: a seven of trumps, and what it surely wins at once."""
    options, points = seen.options, 0
    if options.rubicon:
        return 0
    if card.rank is Rank.SEVEN and card.suit is deal.trumps and deal.left:
        points += SEVEN * (options.seven is not Seven.DECLARED)
    if wins and deal.led is not None and options.brisques is Brisques.AT_ONCE:
        points += BRISQUE * len(BRISQUES.intersection((deal.led, card)))
    return points


def _hoped(seen: View, deal: DealView, card: Card) -> Combination | None:
    """The dearest that could be declared after a trick without the card."""
    found = hopes(seen, replace(deal, hand=deal.hand - {card}))
    return found[0] if found else None


def _for(hoped: Combination, seen: View, deal: DealView, card: Card, *, wins: bool) -> str:
    """That the trick is won for what may be declared then, or that this is kept for another."""
    name = uncapital(combination_name(hoped.kind, hoped.cards))
    strong = card in BRISQUES or card.suit is deal.trumps
    if not (wins or (deal.led is None and strong)):
        return say("why.keeps", name=name)
    end = ".game" if hoped.points >= _lacking(seen, seen.player) else ""
    key = "takes" if wins else "leads"
    return say(f"why.{key}.then{end}", name=name, points=hoped.points)


def _plain(seen: View, deal: DealView, card: Card, *, wins: bool) -> str:
    """The reason by its name, where nothing can be declared after the trick."""
    brisques = BRISQUES.intersection(each for each in (deal.led, card) if each is not None)
    gained = "brisque.fall" if seen.options.brisques is Brisques.AT_ONCE else "brisque"
    if not deal.left:
        if deal.led is None:
            return "last.leads"
        return gained if wins and brisques else "last.takes" if wins else "last.thrown"
    serves = card.suit is deal.trumps or may_serve(seen, deal, card)
    if deal.led is None:
        takes = "leads.takes" if _stronger(seen, deal, card) else "leads"
        return "leads.brisque" if brisques else takes if serves else "leads.nothing"
    if wins:
        return gained if brisques else "takes"
    if card in BRISQUES:
        return "thrown.brisque"
    return "thrown.spared" if serves else "thrown"


def _stronger(seen: View, deal: DealView, card: Card) -> bool:
    """Whether a card is led to win: a trump, or higher than one that might be spared instead."""
    if card.suit is deal.trumps:
        return True
    kept = {one for one in deal.hand - BRISQUES if one.suit is deal.trumps}
    free = [one for one in deal.hand - BRISQUES - kept if not may_serve(seen, deal, one)]
    return any(height(card) > height(one) for one in free)
