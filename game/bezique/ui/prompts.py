"""The sentence that says what now, a second line, and what is offered."""

from __future__ import annotations

from msgspec.structs import replace

from game.bezique.ui.choosing import announces, chosen, legal_cards, offered, sevens
from game.bezique.ui.hand_state import HandState
from game.bezique.ui.keys import DRAW, SEVEN
from game.bezique.ui.strictly import is_strict, window_prompt
from game.bezique.words import brief, combination_name, say
from game.stage.picture import joined
from game.table.cut import nearest, tied, who_deals, who_leads
from game.table.offers import Offer, Prompt, main_offer, side_offer
from game.table.state import TableState
from game.table.tricks import last_taken
from game.words.catalogue import say as say_general
from game.words.terms import card_name, suit_name
from rules.bezique import actions
from rules.bezique.choices import (
    MayCall,
    MayChooseDeal,
    MayCut,
    MayDeclare,
    MayPick,
    MayPlay,
    MayTakeForfeit,
)
from rules.bezique.options import FirstDeal, LastEight
from rules.bezique.pack import height, in_order
from rules.bezique.scoring import CARTE_BLANCHE
from rules.bezique.scoring import SEVEN as SEVEN_POINTS
from rules.bezique.state import Phase
from rules.bezique.view import DealView, View
from rules.core.cards import Card, Hand, Suit
from rules.core.tricks import reply_wins


def prompt(top: TableState) -> Prompt:
    """What now, for what lies on the table."""
    hand_state: HandState = top.hand_state
    seen: View = top.seen
    deal = seen.deal
    match seen.choices:
        case None:
            return _chosen(seen, top.other) or Prompt(_waiting(seen, top.other))
        case MayCut(places):
            high = seen.options.first_deal is FirstDeal.HIGHEST_DEALS
            detail = say("now.cut.deals" if high else "now.cut.chooses")
            return Prompt(
                say("now.cut"),
                detail,
                (main_offer(say("do.cut"), actions.Cut(nearest(places, hand_state.cut_place))),),
            )
        case MayChooseDeal():
            offers = (
                side_offer("deal", say("do.deal-first"), actions.ChooseDeal(deal=True)),
                main_offer(say("do.lead-first"), actions.ChooseDeal(deal=False)),
            )
            return Prompt(say("now.cut-won"), say("now.cut-won.more"), offers)
        case MayPlay() as may if deal is not None:
            return _play(may, seen, deal, goes=top.likes.play_forced and not top.unaided)
        case MayDeclare() if deal is not None:
            return (
                window_prompt(seen, hand_state, _shows(seen))
                if is_strict(seen)
                else _window(seen, hand_state, goes=top.likes.play_forced and not top.unaided)
            )
        case MayPick(cards):
            return Prompt(say("now.pick"), "", _each("pick", cards))
        case MayCall(cards):
            none = main_offer(say("do.call-none"), actions.CallCard(None))
            return Prompt(say("now.call", other=top.other), "", (*_each("call", cards), none))
        case MayTakeForfeit():
            offers = (
                side_offer(
                    "subtract", say("do.subtract", other=top.other), actions.TakeForfeit(True)
                ),
                main_offer(say("do.add"), actions.TakeForfeit(False)),
            )
            return Prompt(say("now.forfeit", other=top.other), "", offers)
    return Prompt("")


def _each(name: str, cards: Hand) -> tuple[Offer, ...]:
    """A button for each of some cards."""
    action = actions.PickCard if name == "pick" else actions.CallCard
    return tuple(
        side_offer(f"{name}:{card}", brief(card), action(card)) for card in in_order(cards)
    )


def _chosen(seen: View, other: str) -> Prompt | None:
    """Before the first deal: who deals, and who leads then."""
    high = seen.options.first_deal is FirstDeal.HIGHEST_DEALS
    dealer = seen.cut.winner if high and seen.cut is not None else seen.first_dealer
    if seen.deal is not None or dealer is None:
        return None
    mine = dealer is seen.player
    deals = who_deals(
        mine=mine,
        theirs=seen.cut is not None and seen.cut.winner is seen.player.other,
        other=other,
        how="higher",
        left=not high,
    )
    return Prompt(deals, who_leads(mine=mine, other=other))


def _waiting(seen: View, other: str) -> str:
    """What is waited for: the same whether the other has a choice or none (ZO7)."""
    deal = seen.deal
    if deal is not None and deal.tricks and not any(deal.hand_sizes):
        return say("now.wait.counted")
    match seen.phase:
        case Phase.SPREAD:
            return tied(seen.cut) or say("now.wait.spread")
        case Phase.DEAL:
            return say("now.wait.deal")
        case Phase.OVER:
            return say("now.wait.over")
        case Phase.CUT | Phase.CHOICE | Phase.WINDOW:
            return say(f"now.wait.{seen.phase.value}", other=other)
    return say("now.wait.play", other=other)


def _play(may: MayPlay, seen: View, deal: DealView, *, goes: bool) -> Prompt:
    """Lead or answer; a last card `goes` by itself."""
    offers: tuple[Offer, ...] = ()
    if may.carte_blanche:
        words = say("do.carte-blanche", number=CARTE_BLANCHE)
        offers = (side_offer("carte-blanche", words, actions.ShowCarteBlanche()),)
    if deal.led is None:
        mine = deal.tricks and deal.tricks[-1].winner is seen.player  # both cards still lie
        sentence = say("now.lead.won" if mine else "now.lead")
        goes &= len(may.cards) == 1 and not offers
        return Prompt(sentence, _leading(deal), offers, says="" if goes else say("now.lead"))
    if deal.left or len(may.cards) == len(deal.hand) or is_strict(seen):
        free = say("now.any.free", suit=suit_name(deal.led.suit))
        held = any(card.suit is deal.led.suit for card in deal.hand)
        last = _last(deal) or ("" if held or is_strict(seen) else free)
        detail = _winning(deal.led, deal.hand, deal.trumps) if deal.left else last
        return Prompt(say("now.answer", card=card_name(deal.led)), detail, offers)
    return Prompt(*_bound(may.cards, deal.led, seen, deal), offers)


def _winning(led: Card, hand: Hand, trumps: Suit | None) -> str:
    """While the stock lies: that any card may be played, and what of the hand wins (ZE4)."""
    wins = {card.suit for card in hand if reply_wins(led, card, height, trumps)}
    higher, trump = led.suit in wins, bool(wins - {led.suit})
    key = ("both" if trump else "suit") if higher else "trump" if trump else "none"
    return say(f"now.any.{key}", suit=suit_name(led.suit))


def _leading(deal: DealView) -> str:
    if deal.trumps is None:
        return say("guide.rubicon")
    return _last(deal) if not deal.left else say("now.lead.more") if not deal.tricks else ""


def _last(deal: DealView) -> str:
    """What the last tricks change besides the rule that stands on the cloth, at the first."""
    first = not deal.left and len(deal.tricks) in FIRST_OF_LAST
    return say("now.last-eight") if first else ""


FIRST_OF_LAST = (24, 55)
"""Tricks before the stock is gone, in the common game and in Rubicon Bezique."""


def _bound(cards: Hand, led: Card, seen: View, deal: DealView) -> tuple[str, str]:
    """Which duty binds the second player when the stock is gone (ZG2)."""
    suit = suit_name(led.suit)
    if any(card.suit is led.suit for card in cards):
        held = [card for card in deal.hand if card.suit is led.suit]
        wins = seen.options.last_eight is LastEight.FOLLOW_AND_WIN and len(held) > len(cards)
        return say("now.follow.win" if wins else "now.follow", suit=suit), _last(deal)
    return say("now.trump", suit=suit), _last(deal)


def _window(seen: View, hand_state: HandState, *, goes: bool) -> Prompt:
    """After a trick: declare, exchange, draw, which `goes` by itself where it is all."""
    one, later = chosen(seen, hand_state), announces(seen)
    exchange, _ = sevens(seen)
    draw = side_offer("draw", say("do.draw"), actions.Draw(), DRAW.cap)
    if one is None:
        sentence = say("now.window.seven" if exchange else "now.window.draw")
        shown = _with_main((*_shows(seen), draw), seen, hand_state)
        window = seen.deal.window if seen.deal is not None else None
        done = window is not None and (window.declared or window.exchanged)
        won = "" if done else say("now.trick.mine")  # it was told before what was declared
        return Prompt(sentence, "", shown, says=won if goes and len(shown) == 1 else None)
    if later:
        label, action = say("do.announce", number=one.points), actions.Announce(one.cards)
        sentence = say("now.window.announce")
    else:
        label, action = say("do.declare", number=one.points), actions.Declare(one.cards)  # type: ignore[assignment]
        sentence = say("now.window.both" if exchange else "now.window.declare")
    every = tuple(
        say("do.announce" if later else "do.declare", number=each.points) for each in offered(seen)
    )
    lays = side_offer("declare", label, action, among=every)
    told = say_general("hear.cards", among=label, cards=combination_name(one.kind, one.cards))
    lays = replace(lays, button=replace(lays.button, called=told))
    names = (combination_name(each.kind, each.cards) for each in offered(seen))
    lines = say_general("list.comma").join(names)
    says = joined((sentence, say("hear.choose", lines=lines))) if len(every) > 1 else None
    shown = _with_main((*_shows(seen), draw, lays), seen, hand_state)
    return Prompt(sentence, "", shown, says=says)


def _with_main(offers: tuple[Offer, ...], seen: View, hand_state: HandState) -> tuple[Offer, ...]:
    """What was advised is the main one, else the last of them; each stays where it is.

    The exchange stands under the stock: once it is advised it comes first.
    """
    exchange = exchange_offer(seen)
    every = offers if exchange is None else (exchange, *offers)
    main = next((one for one in every if one.action == hand_state.advised), offers[-1])
    button = main.button
    lit = main_offer(button.label, main.action, button.among)
    lit = replace(lit, button=replace(lit.button, called=button.called))
    row = offers if main in offers else every
    return tuple(lit if one is main else one for one in row)


def _shows(seen: View) -> tuple[Offer, ...]:
    """The seven to be shown, where that is the rule."""
    _, show = sevens(seen)
    if not show:
        return ()
    words = say("do.show-seven", number=SEVEN_POINTS)
    return (side_offer("seven", words, actions.ShowSeven(min(show)), SEVEN.cap),)


def exchange_offer(seen: View) -> Offer | None:
    """The exchange of the seven for the turn-up; it stands under the stock."""
    exchange, _ = sevens(seen)
    if not exchange:
        return None
    words = say("do.exchange", number=SEVEN_POINTS)
    return side_offer("exchange", words, actions.ExchangeSeven(min(exchange)), SEVEN.cap)


def name_of(seen: View, hand_state: HandState) -> str:
    """What stands ready, by its name."""
    one = chosen(seen, hand_state)
    return combination_name(one.kind, one.cards) if one is not None else ""


def trick_prompt(seen: View, other: str) -> Prompt:
    """A finished trick of the last ones lies until somebody has read it."""
    deal = seen.deal
    if deal is None or deal.led is None or deal.reply is None:
        return Prompt("")
    mine = last_taken(deal, height, deal.trumps)[1] is seen.player
    return Prompt(say("now.trick.mine" if mine else "now.trick", other=other))


def playable_only(seen: View) -> Card | None:
    """The one card that may be played, where it is only one."""
    legal = legal_cards(seen)
    return next(iter(legal)) if legal is not None and len(legal) == 1 else None
