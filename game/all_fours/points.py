"""Who made the four points of a deal that was played, by its tricks: both have seen them all."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from rules.all_fours.actions import Point, TrumpQuestion
from rules.all_fours.choices import MayAsk
from rules.all_fours.misdeals import ANNOUNCED
from rules.all_fours.options import Revoke, Tie
from rules.all_fours.pack import PACK, height, pips
from rules.all_fours.view import DealView, View
from rules.core.cards import Card, Rank, Suit
from rules.core.seats import Player
from rules.core.tricks import WonTrick


class Made(Struct, frozen=True):
    """A point that is out: whose it is, and the card that made it; Game has none."""

    player: Player
    card: Card | None


def trumps_of(deal: DealView) -> Suit | None:
    """The suit that is trumps; None while nothing is turned up."""
    return None if deal.turn_up is None else deal.turn_up.suit


def last_card(deal: DealView) -> Card | None:
    """The card laid last."""
    if deal.led is not None:
        return deal.led
    return deal.tricks[-1].reply if deal.tricks else None


def open_questions(seen: View) -> frozenset[TrumpQuestion]:
    """What may be asked of the trump laid last: whether it is High, or Low, where it still may be.

    Nothing where one can answer oneself.
    """
    deal = seen.deal
    laid = None if deal is None else last_card(deal)
    if deal is None or laid is None or not isinstance(seen.choices, MayAsk):
        return frozenset()
    return frozenset(
        question for question in seen.choices.questions if not _is_known(question, laid, deal, seen)
    )


def _is_known(question: TrumpQuestion, laid: Card, deal: DealView, seen: View) -> bool:
    """Whether a trump beyond it is known of, or no card that is unknown can be one."""
    sign = 1 if question is TrumpQuestion.HIGH else -1

    def beyond(card: Card, other: Card) -> bool:
        """Whether a trump is above another; below it where that is asked."""
        return card.suit is other.suit and sign * height(card) > sign * height(other)

    out = {*deal.hand, laid, *(card for one in Player for card in played_by(deal.tricks, one))}
    if deal.led is not None:
        out.add(deal.led)
    if any(beyond(card, laid) for card in out):
        return True
    if seen.options.revoke is Revoke.IMPOSSIBLE and any(
        trick.leader is seen.player
        and trick.led.suit is laid.suit
        and trick.reply.suit is not laid.suit
        for trick in deal.tricks
    ):
        return True
    known = {*out, *deal.laid_away, *deal.set_aside, deal.turn_up}
    return not any(beyond(card, laid) and card not in known for card in PACK)


def numbers_right(seen: View) -> bool:
    """Whether both hold as many cards, one that was led counted: else it was misdealt.

    It is looked at where it may be announced.
    """
    deal = seen.deal
    if deal is None or seen.phase not in ANNOUNCED:
        return True
    sizes = [*deal.hand_sizes]
    if deal.led is not None:
        sizes[deal.leader] += 1
    return sizes[0] == sizes[1]


def played_by(tricks: Sequence[WonTrick], player: Player) -> tuple[Card, ...]:
    """The cards that a player has played to these tricks."""
    return tuple(trick.led if trick.leader is player else trick.reply for trick in tricks)


def won_by(tricks: Sequence[WonTrick], player: Player) -> tuple[Card, ...]:
    """The cards in a player's tricks, in the order in which they came."""
    taken = (trick for trick in tricks if trick.winner is player)
    return tuple(card for trick in taken for card in (trick.led, trick.reply))


def made_in(seen: View) -> dict[Point, Made]:
    """The points of a deal whose cards are all played; one that nobody made is left out."""
    deal = seen.deal
    trumps = None if deal is None else trumps_of(deal)
    if deal is None or trumps is None:
        return {}
    found: dict[Point, Made] = {}
    holders = {card: player for player in Player for card in played_by(deal.tricks, player)}
    out = [card for card in holders if card.suit is trumps]
    if out:
        for point, card in ((Point.HIGH, max(out, key=height)), (Point.LOW, min(out, key=height))):
            found[point] = Made(holders[card], card)
    knave = Card.of(Rank.KNAVE, trumps)
    for player in Player:
        if knave in won_by(deal.tricks, player):
            found[Point.JACK] = Made(player, knave)
    a, b = (pips(won_by(deal.tricks, player)) for player in Player)
    if a != b:
        found[Point.GAME] = Made(Player.A if a > b else Player.B, None)
    elif seen.options.tie is Tie.ELDER:
        found[Point.GAME] = Made(deal.dealer.other, None)
    return found
