"""A fixed sensible player by rules of thumb: the first measure by which others are judged.

He begs without a trump or with a middling one alone, gives on good trumps, keeps trumps, tens and
aces, makes his knave and his tens where he can and throws what counts nothing. He answers at once,
whatever is asked, and is not to be changed: figures of other players are told against him.
"""

from __future__ import annotations

from random import Random

from game.all_fours import points
from game.all_fours.points import made_in, open_questions
from rules.all_fours import actions, choices
from rules.all_fours.pack import PIPS, height, pips
from rules.all_fours.view import DealView, View
from rules.core.cards import ALL_OF_SUIT, Card, Hand, Rank, Suit
from rules.core.seats import Player
from rules.core.tricks import reply_wins

_FOUR, _NINE, _TEN = 2, 7, 8  # how high they are
_KEPT = {Rank.TEN: 5, Rank.ACE: 4, Rank.KING: 2, Rank.QUEEN: 1}
_TRUMP = 10


def choose(seen: View, seed: int) -> actions.Action:
    """What to do in this view, which must have choices (ValueError otherwise)."""
    match seen.choices:
        case choices.MayPlay(cards):
            return actions.Play(card(deal_of(seen), cards))
        case choices.MayAsk():
            questions = open_questions(seen)
            return actions.AskTrump(min(questions)) if questions else actions.GoOn()
        case choices.MayBeg():
            deal = deal_of(seen)
            return actions.Beg() if begs(deal.hand, trumps_of(deal)) else actions.Stand()
        case choices.MayAnswerBeg(give):
            deal = deal_of(seen)
            return actions.Give() if give and gives(deal.hand, trumps_of(deal)) else actions.Run()
        case choices.MayLayAway(cards, number):
            return actions.LayAway(laid_away(cards, trumps_of(deal_of(seen)), number))
        case choices.MayClaim():
            return actions.ClaimPoints(made(seen))
        case choices.MayCut(places):
            return actions.Cut(Random(seed).choice(places))
        case choices.MayPropose():
            return actions.Stand()
        case choices.MayConsent():
            return actions.AnswerBunch(agree=False)
        case choices.MayMend(abide):
            return actions.Abide() if abide else actions.DrawOut(0)
        case None:
            raise ValueError("there is nothing to choose")


def begs(held: Hand, trumps: Suit) -> bool:
    """Whether elder rather begs than stands."""
    own = held & ALL_OF_SUIT[trumps]
    return not own or (len(own) == 1 and _FOUR <= height(min(own)) <= _NINE)


def gives(held: Hand, trumps: Suit) -> bool:
    """Whether the dealer rather gives one than runs the cards."""
    own = held & ALL_OF_SUIT[trumps]
    return len(own) > 2 or (len(own) == 2 and height(max(own)) >= _TEN)


def laid_away(held: Hand, trumps: Suit, number: int) -> Hand:
    """The cards one needs least."""
    return frozenset(sorted(held, key=lambda one: (use(one, trumps), one))[:number])


def use(card: Card, trumps: Suit) -> float:
    """How much one would like to keep a card."""
    if card.suit is trumps:
        return _TRUMP + height(card)
    return _KEPT.get(card.rank, 0) + height(card) / 100


def card(deal: DealView, may: Hand) -> Card:
    """The card to lead, or to play to the lead."""
    trumps = trumps_of(deal)
    cheap = sorted(may, key=lambda one: (_price(one, trumps), one))
    if deal.led is None:
        return _led(deal, cheap, trumps)
    led = deal.led
    winning = [one for one in cheap if reply_wins(led, one, height, trumps)]
    knave = Card.of(Rank.KNAVE, trumps)
    if not winning:
        return cheap[0]
    if knave in winning and led.suit is not trumps:
        return knave
    best = max(winning, key=lambda one: (pips((one,)), -_price(one, trumps)))
    if best.suit is not trumps and pips((best,)):
        return best  # a ten or a court card comes home
    if pips((led,)) > 1 or led == knave:
        return winning[0]
    return cheap[0]


def _led(deal: DealView, cheap: list[Card], trumps: Suit) -> Card:
    """A trump that nothing beats, an ace, else what counts least."""
    gone = {one for trick in deal.tricks for one in (trick.led, trick.reply)}
    gone |= deal.hand | set(deal.set_aside) | deal.laid_away
    if deal.turn_up is not None:
        gone.add(deal.turn_up)
    of_trumps = [one for one in deal.hand if one.suit is trumps]
    if len(of_trumps) > 1:
        top = max(of_trumps, key=height)
        higher = [one for one in ALL_OF_SUIT[trumps] if not one.pack and height(one) > height(top)]
        if all(one in gone for one in higher):
            return top
    aces = [one for one in cheap if one.rank is Rank.ACE and one.suit is not trumps]
    return aces[0] if aces else cheap[0]


def _price(card: Card, trumps: Suit) -> float:
    """What it would cost to lose a card."""
    own = 6 + height(card) / 4 if card.suit is trumps else 0
    knave = 12 if card.suit is trumps and card.rank is Rank.KNAVE else 0
    return PIPS.get(card.rank, 0) + own + knave + height(card) / 20


def made(seen: View) -> frozenset[actions.Point]:
    """The points that one has made, once all cards are played."""
    every = made_in(seen).items()
    return frozenset(point for point, one in every if one.player is seen.player)


def deal_of(seen: View) -> DealView:
    """The deal on the table; ValueError when there is none."""
    if seen.deal is None:
        raise ValueError("no deal is on the table")
    return seen.deal


def trumps_of(deal: DealView) -> Suit:
    """The suit that is trumps; ValueError where nothing is turned up."""
    found = points.trumps_of(deal)
    if found is None:
        raise ValueError("nothing is turned up")
    return found


def has(seen: View, player: Player) -> int:
    """What a player has in the game, the running deal counted."""
    deal, has_ = seen.deal, seen.totals[player]
    if deal is not None and deal.number > len(seen.results):
        has_ += sum(line.points for line in deal.ledger if line.player is player)
    return has_
