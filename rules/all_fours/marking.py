"""The four points: who made them, and how they are marked (sections E, F, QG2, QG3).

House choices 6 to 8.
"""

from __future__ import annotations

from collections.abc import Mapping

from rules.all_fours.actions import ClaimPoints, Point
from rules.all_fours.chain import Chain
from rules.all_fours.ending import end_deal
from rules.all_fours.events import PipsCounted, PointsChecked, PointsClaimed
from rules.all_fours.options import Marking, Revoke, Tie, WrongMark
from rules.all_fours.pack import KNAVES, height, pips
from rules.all_fours.scoring import ITEM_OF, Item, Pair
from rules.all_fours.state import DealState, Phase
from rules.core.cards import ALL_OF_SUIT, Card, Hand
from rules.core.seats import Player, with_his

Made = Mapping[Point, tuple[Player, Hand]]
"""Who made a point, and with what card; a point that nobody made is left out."""


def made(deal: DealState, counted: Pair) -> Made:
    """The points of a deal that was played, with the pips of both in it (QE1 to QE7)."""
    found: dict[Point, tuple[Player, Hand]] = {}
    trumps = (deal.kept[0] | deal.kept[1]) & ALL_OF_SUIT[deal.trumps]
    if trumps:
        high, low = max(trumps, key=height), min(trumps, key=height)
        found[Point.HIGH] = _holder(deal, high), frozenset((high,))
        found[Point.LOW] = _holder(deal, low), frozenset((low,))
    knave = KNAVES[deal.trumps]
    for trick in deal.tricks:
        if knave in (trick.led, trick.reply) and _may_mark(deal, trick.winner):
            found[Point.JACK] = trick.winner, frozenset((knave,))
    winner = _of_game(deal, *counted)
    if winner is not None and _may_mark(deal, winner):
        found[Point.GAME] = winner, frozenset()
    return found


def pips_of(deal: DealState) -> Pair:
    """What both have in their tricks for Game, A's first (QE4)."""
    return pips(deal.won(Player.A)), pips(deal.won(Player.B))


def begin(chain: Chain) -> None:
    """All cards are played: the points are marked, or claimed by hand."""
    _fine_revokes(chain)
    deal = chain.deal
    if deal.options.marking is Marking.BY_HAND:
        chain.follows(Phase.CLAIM, turn=deal.elder)
        return
    counted = pips_of(deal)
    chain.then(PipsCounted(counted))
    for point, (player, cards) in made(deal, counted).items():
        chain.count(player, ITEM_OF[point], 1, cards)
    end_deal(chain)


def claim(chain: Chain, action: ClaimPoints) -> None:
    """Elder claims, then the dealer; then the truth is shown (QG2)."""
    deal, player = chain.deal, chain.deal.turn
    claims = with_his(deal.claims, player, action.points)
    chain.then(PointsClaimed(player, action.points), claims=claims, turn=player.other)
    if player is deal.dealer:
        _check_claims(chain)


def _check_claims(chain: Chain) -> None:
    deal = chain.deal
    counted = pips_of(deal)
    rightly = made(deal, counted)
    chain.then(PipsCounted(counted))
    a, b = (
        frozenset(point for point, (owner, _) in rightly.items() if owner is player)
        for player in Player
    )
    chain.then(PointsChecked((a, b)))
    standing = deal.options.wrong_mark is WrongMark.LEFT_STANDING
    wrong: list[Player] = []
    for point in Point:
        owner, cards = rightly.get(point, (None, frozenset()))
        for player in (deal.elder, deal.dealer):
            if point not in (deal.claims[player] or ()):
                continue
            if player is not owner:
                wrong.append(player)
            if player is owner or standing:
                chain.count(player, ITEM_OF[point], 1, cards)
    fine = 4 if deal.options.wrong_mark is WrongMark.DOWN_AND_FOUR else 1
    for player in sorted(wrong, key=lambda one: one is deal.dealer):
        chain.count(player.other, Item.WRONG_MARK, fine)
    end_deal(chain)


def _fine_revokes(chain: Chain) -> None:
    """Foster: one for each revoke, two if the knave of trumps was in play (QH7)."""
    deal = chain.deal
    if deal.options.revoke is not Revoke.FOSTER:
        return
    knave = KNAVES[deal.trumps]
    points = 2 if knave in deal.kept[0] | deal.kept[1] else 1
    for player in (deal.elder, deal.dealer):
        for _ in range(deal.revokes[player]):
            chain.count(player.other, Item.REVOKE, points)


def _holder(deal: DealState, card: Card) -> Player:
    return Player.A if card in deal.kept[Player.A] else Player.B


def _of_game(deal: DealState, a: int, b: int) -> Player | None:
    if a == b:
        return deal.elder if deal.options.tie is Tie.ELDER else None
    return Player.A if a > b else Player.B


def _may_mark(deal: DealState, player: Player) -> bool:
    """Foster: who has revoked marks neither Jack nor Game (QH7)."""
    return deal.options.revoke is not Revoke.FOSTER or not deal.revokes[player]
