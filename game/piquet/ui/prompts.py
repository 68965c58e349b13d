"""What now: one sentence, a second line, and the buttons that act, for what a player sees.

Every button carries the action it does: an action of the rules, or a wish about one's own hand.
"""

from __future__ import annotations

from msgspec.structs import replace

from game.piquet.ui.hand_state import HandState
from game.piquet.ui.kept_best import kept_gilt
from game.piquet.ui.keys import LESS, NAME, SINK, HandWish
from game.piquet.ui.said.answering import answering, telling
from game.piquet.ui.said.calling import (
    describe,
    kind_in_turn,
    looked_down,
    offered_call,
    possible,
    worth,
)
from game.piquet.ui.said.leads import barred_words, jump_words, objection_words
from game.piquet.ui.sheet.counting import towards
from game.piquet.words import say
from game.piquet.words.terms import brief, call_name
from game.stage.widgets import Button
from game.table.cut import tied, who_deals
from game.table.offers import Offer, Prompt, main_offer, side_offer
from game.words.terms import capital, listed, number, sign, suit_name, the_rank
from rules.core.cards import Hand, Suit
from rules.core.tricks import reply_wins
from rules.piquet import actions, choices
from rules.piquet.combinations import Combination, Kind
from rules.piquet.events import PointCalled, SequenceCalled, SetCalled
from rules.piquet.options import HUNDRED, CarteBlanche, FirstDealer, Leavings, Length, Options
from rules.piquet.pack import height, in_order
from rules.piquet.scoring import worth as scored
from rules.piquet.seats import ELDER, Seat
from rules.piquet.state import Phase, Table
from rules.piquet.view import DealView, View


def prompt(seen: View, hand_state: HandState, other: str) -> Prompt:
    """What the viewer may do now; `other` is the adversary's name."""
    may = seen.choices
    match may:
        case None:
            found = Prompt(_waiting(seen, other), _waiting_more(seen, other))
            wished = found.sentence == say("now.chosen.wished", other=other)
            return replace(found, says=say("hear.wished", other=other)) if wished else found
        case choices.MayCut():
            return Prompt(
                say("now.cut"),
                say(f"now.cut.{seen.options.cutting.value}"),
                (main_offer(say("do.cut"), actions.Cut(_cut_at(may, hand_state))),),
            )
        case choices.MayChooseDeal():
            offers = (
                side_offer("elder", say("do.elder-first"), actions.ChooseDeal(False)),
                main_offer(say("do.deal-first"), actions.ChooseDeal(True)),
            )
            more = "now.cut-won.more" if seen.options.deals else "now.cut-won.hundred"
            return Prompt(say("now.cut-won"), say(more), offers)
    if seen.deal is None:
        raise ValueError("there is no deal to act in")
    deal = seen.deal
    match may:
        case choices.MayAnnounce():
            return _announce(may, hand_state, seen.options, other)
        case choices.MayExchange():
            return _exchange(may, seen, deal, hand_state)
        case choices.MayCall():
            if hand_state.naming and may.suits:
                return _name(may, other)
            ready = _call(seen, deal, hand_state, other)
            return ready or _ready_to_play(may, deal, seen.options, other)
        case choices.MayAnswer():
            return answering(may, deal, other)
        case choices.MayTell():
            return telling(may, other)
        case choices.MayLook():
            return _look(deal, seen.options, other)
        case choices.MayAnswerConcession():
            return _call(seen, deal, hand_state, other) or _concession(other)
        case choices.MayPlay():
            return _play(may, deal, seen.options, other)


def _concession(other: str) -> Prompt:
    """The other conceded the play: count it, or play for the capot."""
    offers = (
        side_offer("capot", say("do.play-for-capot"), actions.AnswerConcession(False)),
        main_offer(say("do.count-the-play"), actions.AnswerConcession(True)),
    )
    return Prompt(say("now.conceded", other=other), say("now.conceded.more"), offers)


def _waiting(seen: View, other: str) -> str:
    """What is waited for, and before the first deal what the cut came to."""
    if seen.phase is Phase.SPREAD and (words := tied(seen.cut)):
        return words
    if seen.phase is Phase.DEAL and seen.deal is None and seen.first_dealer is not None:
        return _chosen(seen, other)
    if seen.phase is Phase.DEAL and seen.deal is not None:
        whole = seen.options.length is Length.TO_A_HUNDRED and max(towards(seen)) >= HUNDRED
        return say("now.wait.over" if whole else "now.deal-over")
    if seen.deal is not None and not any(seen.deal.hand_sizes):
        return ""  # the last cards are played, and what they brought is counted
    return say(f"now.wait.{seen.phase.value}", other=other)


def _chosen(seen: View, other: str) -> str:
    """Who deals first, and what the cut had to do with it."""
    mine = seen.first_dealer is seen.player
    theirs = seen.cut is not None and seen.cut.winner is seen.player.other
    chooses = seen.options.cutting is FirstDealer.HIGH_CHOOSES
    if theirs and not mine and chooses and seen.options.deals:
        return say("now.chosen.wished", other=other)
    how = "lower" if seen.options.cutting is FirstDealer.LOW_DEALS else "higher"
    return who_deals(mine=mine, theirs=theirs, other=other, how=how, left=chooses)


def _waiting_more(seen: View, other: str) -> str:
    """What the choice of the deal means, what elder may object to, what he saw of those he left."""
    if seen.phase is Phase.DEAL and seen.deal is None and seen.first_dealer is not None:
        younger = seen.first_dealer is seen.player
        return say("now.younger" if younger else "now.elder", other=other)
    if words := objection_words(seen, other):
        return words
    left = seen.deal.left_seen if seen.deal is not None and seen.phase is Phase.EXCHANGE else ()
    names = [brief(card) for card in left]
    return say("now.left-seen", cards=listed(names)) if names else ""


def _cut_at(may: choices.MayCut, hand_state: HandState) -> int:
    return min(may.places, key=lambda place: abs(place - hand_state.cut_place))


def _announce(
    may: choices.MayAnnounce, hand_state: HandState, options: Options, other: str
) -> Prompt:
    if not may.most:
        offer = main_offer(say("do.carte-blanche"), actions.AnnounceCarteBlanche())
        at_once = options.carte_blanche is CarteBlanche.AT_ONCE
        key = "now.carte-blanche.at-once" if at_once else "now.carte-blanche.younger"
        return Prompt(say("now.carte-blanche"), say(key, other=other), (offer,))
    take = may.most - hand_state.offered % (may.most - may.least + 1)
    offers = (
        side_offer("fewer", say("do.take-fewer"), HandWish.FEWER, LESS.cap),
        main_offer(
            say("do.carte-blanche.take", number=number(take)), actions.AnnounceCarteBlanche(take)
        ),
    )
    return Prompt(say("now.carte-blanche"), say("now.carte-blanche.elder", other=other), offers)


def _exchange(
    may: choices.MayExchange, seen: View, deal: DealView, hand_state: HandState
) -> Prompt:
    if may.least == may.most:
        key = "now.exchange.exact.one" if may.most == 1 else "now.exchange.exact"
        sentence = say(key, most=number(may.most))
    else:
        sentence = say("now.exchange", least=number(may.least), most=number(may.most))
    chosen = frozenset(hand_state.chosen) & deal.hand
    offers: tuple[Offer, ...] = ()
    if may.least <= len(chosen) <= may.most:
        label = say("do.exchange", number=number(len(chosen)))
        offers = (main_offer(label, actions.Exchange(chosen)),)
    gilt, says = kept_gilt(seen, hand_state), f"{sentence} {say('hear.exchange')}"
    return Prompt(sentence, worth(deal.hand - chosen), offers, gilt=gilt, says=says)


def _name(may: choices.MayCall, other: str) -> Prompt:
    """Which suit to name before leading it."""
    named = [
        Offer(
            Button(f"name-{suit}", f"{sign(suit)} {capital(suit_name(suit))}", lit=True),
            actions.NameSuit(suit),
        )
        for suit in may.suits
    ]
    back = side_offer("back", say("do.back"), HandWish.BACK, "Esc")
    more = say("now.name.more", other=other)
    return Prompt(say("now.name"), more, (back, *named), among=(more,))


def _call(seen: View, deal: DealView, hand_state: HandState, other: str) -> Prompt | None:
    """The call that stands ready, with what else may be done about it; None if nothing does."""
    call = offered_call(seen, hand_state)
    kind = kind_in_turn(seen, hand_state)
    if call is None or kind is None:
        return None
    first = deal.seat is ELDER and not _called(deal, kind)
    verb = "call" if first else "reckon"
    again = not first and kind is not Kind.POINT and _called(deal, kind)
    sentence = say(f"now.{'again' if again else verb}.{kind.value}")
    calls = possible(seen, hand_state)
    offers = [side_offer("sink", say("do.sink"), HandWish.SINK, SINK.cap)]
    if len(calls) > 1:
        last = hand_state.offered % len(calls) == len(calls) - 1
        both = (say("do.less"), say("do.best"))
        offers.append(side_offer("less", both[last], HandWish.LESS, LESS.cap, both))
    labels = tuple(capital(call_name(each)) for each in calls)
    offers.append(main_offer(capital(call_name(call)), actions.Call(call), labels))
    details = tuple(_call_worth(each, seen.options, first=first) for each in calls)
    shown = offered_call(seen, looked_down(hand_state)) or call
    detail = _call_worth(shown, seen.options, first=first)
    if kind is Kind.SET and (words := barred_words(seen, other)):
        detail, details = words, (words,) * len(details)
    return Prompt(sentence, detail, tuple(offers), among=details)


def _call_worth(call: Combination, options: Options, *, first: bool) -> str:
    """What a call is and what it may score, or scores for sure once a first one was good."""
    points = scored(call, options)
    worth_of = say("points", count=points, number=number(points))
    return say("call.worth" if first else "call.sure", call=describe(call), points=worth_of)


def _called(deal: DealView, kind: Kind) -> bool:
    """Whether the viewer has called something of a kind already."""
    for event in deal.history:
        match event, kind:
            case (
                (PointCalled(seat=seat), Kind.POINT)
                | (SequenceCalled(seat=seat), Kind.SEQUENCE)
                | (SetCalled(seat=seat), Kind.SET)
            ) if seat is deal.seat:
                return True
    return False


def _ready_to_play(may: choices.MayCall, deal: DealView, options: Options, other: str) -> Prompt:
    if deal.table.led is not None:
        return _follow(may.cards, deal, options, other)
    short = (say("do.name.brief"),)
    name = side_offer("name", say("do.name"), HandWish.NAME, NAME.cap, brief=short)
    offers = (name,) if may.suits else ()
    return Prompt(say("now.lead"), _how_to_lead(deal), offers)


def _look(deal: DealView, options: Options, other: str) -> Prompt:
    sentence = say("now.look", count=deal.talon, number=number(deal.talon))
    later = options.leavings is Leavings.AFTER_PLAYED
    look = "do.look.after-played" if later else "do.look"
    offers = (
        side_offer("look", say(look), actions.Look(True)),
        main_offer(say("do.no-look"), actions.Look(False)),
    )
    return Prompt(sentence, say(f"now.look.{options.leavings.value}", other=other), offers)


def _play(may: choices.MayPlay, deal: DealView, options: Options, other: str) -> Prompt:
    if deal.table.led is not None:
        return _follow(may.cards, deal, options, other)
    if deal.named is not None and not deal.table.tricks:
        return Prompt(say("now.lead.named", suit=suit_name(deal.named)), _how_to_lead(deal))
    told = jump_words(deal, options, other) if deal.table.tricks else _how_to_lead(deal)
    return Prompt(say("now.last" if len(deal.hand) == 1 else "now.lead"), told)


def _how_to_lead(deal: DealView) -> str:
    """How a card is played: once one has played a deal, nobody asks."""
    return say("now.lead.more") if deal.number == 1 else ""


def _follow(cards: Hand, deal: DealView, options: Options, other: str) -> Prompt:
    led = deal.table.led
    if led is None:
        raise ValueError("nothing was led")
    suit: Suit = led.suit
    following = [card for card in in_order(cards) if card.suit is suit]
    if len(deal.hand) == 1:
        sentence = say("now.last")
    elif not following:
        sentence = say("now.discard", suit=suit_name(suit))
    elif len(following) <= 3:
        names = [the_rank(card.rank) for card in following]
        sentence = say("now.follow.one", suit=suit_name(suit), cards=listed(names, "list.or"))
    else:
        sentence = say("now.follow", suit=suit_name(suit))
    return Prompt(sentence, jump_words(deal, options, other, only_theirs=True))


def took(seen: View) -> str:
    """Two people at one screen: the new cards that are looked at before the hand is hidden."""
    taken = in_order(seen.deal.taken) if seen.deal is not None else ()
    names = [brief(card) for card in taken]
    return say("now.took", cards=listed(names)) if names else ""


def last_taken(table: Table) -> tuple[int, Seat]:
    """How many tricks there are with one that lies complete, and whose the last is."""
    number, winner = len(table.tricks), table.tricks[-1].winner if table.tricks else table.leader
    if table.led is None or table.reply is None:
        return number, winner
    won = reply_wins(table.led, table.reply, height)
    return number + 1, table.leader.other if won else table.leader


def trick_prompt(seen: View, other: str) -> Prompt:
    """A finished trick lies until somebody has read it."""
    table = seen.deal.table if seen.deal is not None else Table()
    if seen.deal is None or table.led is None or table.reply is None:
        return Prompt("")
    mine = last_taken(table)[1] is seen.deal.seat
    sentence = say("now.trick.mine" if mine else "now.trick", other=other)
    return Prompt(sentence, say("now.trick.more"))
