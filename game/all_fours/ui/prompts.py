"""The sentence that says what now, and the buttons that go with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from game.all_fours.points import last_card, numbers_right, open_questions, trumps_of
from game.all_fours.ui.hand_state import HandState, to_lay_away
from game.all_fours.ui.keys import BEG, GIVE, HIGH, LOW, RUN, STAND
from game.all_fours.words import say
from game.stage.lines import untitled
from game.table.cut import nearest, settled, tied, who_deals, who_leads
from game.table.offers import (
    Offer,
    Prompt,
    equal_offer,
    equally_bright,
    main_offer,
    side_offer,
)
from game.table.state import TableState
from game.words.terms import capital, number, suit_name
from rules.all_fours import choices
from rules.all_fours.actions import (
    Abide,
    Action,
    AnnounceNumber,
    AnswerBunch,
    AskTrump,
    Beg,
    ClaimPoints,
    Cut,
    DemandDeal,
    DrawOut,
    Give,
    GoOn,
    LayAway,
    Point,
    ProposeBunch,
    RefuseBeg,
    Run,
    Stand,
    TrumpQuestion,
)
from rules.all_fours.options import CutOrder
from rules.all_fours.state import Phase
from rules.all_fours.view import DealView, View
from rules.core.seats import Player


def mending(may: choices.MayMend, other: str) -> Prompt:
    """A card was shown, or the other has one too many: draw a back of his, or any by the button."""
    demand = equal_offer("demand", say("do.bunch"), DemandDeal(), advised=False)
    if may.abide:
        stands = equal_offer("abide", say("do.abide"), Abide(), advised=False)
        offers = equally_bright((demand, stands))
        return Prompt(say("now.mend.shown"), say("now.mend.shown.more"), offers)
    drawn = DrawOut(may.places - 1)
    draw = equal_offer("draw-out", say("do.draw-out"), drawn, advised=False)
    offers = equally_bright((demand, draw))
    return Prompt(say("now.mend.number", other=other), say("now.mend.number.more"), offers)


def announcing(seen: View) -> tuple[Offer, ...]:
    """That a number of cards is wrong, where both can see it and it may be said."""
    if seen.choices is None or numbers_right(seen):
        return ()
    return (side_offer("announce", say("do.announce"), AnnounceNumber()),)


_CAPS = {TrumpQuestion.HIGH: HIGH.cap, TrumpQuestion.LOW: LOW.cap}


def prompt(top: TableState) -> Prompt:
    """What now, for what lies on the table."""
    found = _asked(top)
    return replace(found, offers=(*announcing(top.seen), *found.offers))


def _asked(top: TableState) -> Prompt:
    hand_state: HandState = top.hand_state
    seen: View = top.seen
    deal = seen.deal
    match seen.choices:
        case None:
            return _chosen(seen, top.other) or _waiting(seen, top)
        case choices.MayCut(places):
            detail = say(f"now.cut.{_cut_order(seen)}")
            return Prompt(
                say("now.cut"),
                detail,
                (main_offer(say("do.cut"), Cut(nearest(places, hand_state.cut_place))),),
            )
        case choices.MayBeg() if deal is not None:
            return _beg(top, deal)
        case choices.MayAnswerBeg() as may if deal is not None:
            return _answer(may, top, deal)
        case choices.MayPropose():
            offers = _words(top, {"bunch": ProposeBunch(), "play-on": Stand()})
            return Prompt(say("now.propose"), say("now.propose.more"), offers)
        case choices.MayConsent():
            words = {"disagree": AnswerBunch(agree=False), "agree": AnswerBunch(agree=True)}
            return Prompt(say("now.consent", other=top.other), "", _words(top, words))
        case choices.MayLayAway():
            return _lay_away(seen, hand_state)
        case choices.MayPlay() if deal is not None:
            return _play(deal, top)
        case choices.MayAsk():
            return _ask(seen, hand_state.advised, top.other)
        case choices.MayClaim():
            return _claim(hand_state)
        case choices.MayMend() as may:
            return mending(may, top.other)
    return Prompt("")


def _cut_order(seen: View) -> str:
    order: CutOrder = seen.options.cut
    return order.value


def _chosen(seen: View, other: str) -> Prompt | None:
    """Before the first deal: who deals, and who leads then."""
    if not settled(seen):
        return None
    mine = seen.first_dealer is seen.player
    how = {"highest": "higher", "lowest": "lower"}.get(_cut_order(seen), "")
    deals = who_deals(mine=mine, theirs=not mine, other=other, how=how)
    return Prompt(deals, who_leads(mine=mine, other=other))


def _waiting(seen: View, top: TableState) -> Prompt:
    """What is waited for, whether the other has a choice or none; nothing once he has answered."""
    deal, other = seen.deal, top.other
    if seen.phase is Phase.ANSWER and any(one.seat is seen.turn for one in top.spoken.said[-1:]):
        return Prompt("")
    if deal is not None and deal.tricks and not any(deal.hand_sizes):
        return Prompt(say("now.wait.counted"))
    match seen.phase:
        case Phase.SPREAD:
            return Prompt(tied(seen.cut) or say("now.wait.spread"))
        case Phase.DEAL | Phase.OVER:
            return Prompt(say(f"now.wait.{seen.phase.value}"))
        case Phase.PLAY if deal is not None and deal.tricks and deal.led is None:
            return Prompt(say("now.wait.lead", other=other), says="")  # told with the trick
        case Phase.ASK | Phase.PLAY:
            return Prompt(say("now.wait.play", other=other))
        case Phase.CONSENT:
            return Prompt(say("now.wait.bunch", other=other))
    return Prompt(say(f"now.wait.{seen.phase.value}", other=other))


def _trumps(deal: DealView) -> str:
    suit = trumps_of(deal)
    return "" if suit is None else suit_name(suit)


def advised(top: TableState) -> Action | None:
    """The word that a hint or a coach has advised, once that is settled."""
    hand_state: HandState = top.hand_state
    if top.weighed is not None and top.weighed.settled:
        return next((one.action for one in top.weighed.analysis.candidates), None)
    return hand_state.advised


def _words(top: TableState, words: Mapping[str, Action]) -> tuple[Offer, ...]:
    """Words of which none is brighter than the others until one was advised."""
    best = advised(top)
    return equally_bright(
        equal_offer(name, say(f"do.{name}"), action, advised=best == action)
        for name, action in words.items()
    )


def _beg(top: TableState, deal: DealView) -> Prompt:
    """Both buttons are bright: one alone would be read as advice, and is, once it is asked for."""
    best = advised(top)
    key = "do.beg.run" if gift_wins(top.seen, deal) else "do.beg.note"
    begging = say(key, other=untitled(top.other))
    offers = (
        equal_offer("beg", say("do.beg"), Beg(), BEG.cap, advised=best == Beg(), note=begging),
        equal_offer("stand", say("do.stand"), Stand(), STAND.cap, advised=best == Stand()),
    )
    sentence = say("now.beg", Suit=capital(_trumps(deal)), suit=_trumps(deal))
    return Prompt(sentence, _held(deal), equally_bright(offers))


def _held(deal: DealView) -> str:
    """How many trumps one has."""
    held = sum(card.suit is trumps_of(deal) for card in deal.hand)
    key = ("none", "one")[held] if held < 2 else "many"
    return say(f"now.beg.{key}", number=number(held))


def gift_wins(seen: View, deal: DealView) -> bool:
    """Whether elder is one short of the target, so that nobody may give him one."""
    return lacking(seen, deal, deal.dealer.other) <= 1


def lacking(seen: View, deal: DealView, player: Player) -> int:
    """Points a player is short of the target, with what is marked of this deal."""
    marked = sum(line.points for line in deal.ledger if line.player is player)
    return seen.options.target - seen.totals[player] - marked


def _answer(may: choices.MayAnswerBeg, top: TableState, deal: DealView) -> Prompt:
    """As with the beg; where running is all that is left, that is the main one."""
    best = advised(top) if may.give or may.refuse else Run()
    offers: list[Offer] = []
    if may.refuse:
        refused = RefuseBeg()
        offers.append(equal_offer("refuse", say("do.refuse"), refused, advised=best == refused))
    if may.give:
        note = say("do.give.note", other=untitled(top.other))
        give = say("do.give")
        offers.append(
            equal_offer("give", give, Give(), GIVE.cap, advised=best == Give(), note=note)
        )
    brings = say("do.run.note")
    run = equal_offer("run", say("do.run"), Run(), RUN.cap, advised=best == Run(), note=brings)
    offers.append(run)
    detail = _held(deal) if may.give else say("now.answer.run")
    begs = say("now.answer", other=top.other)
    return Prompt(begs, detail, equally_bright(offers), says="")


def _lay_away(seen: View, hand_state: HandState) -> Prompt:
    """The button comes when as many are chosen as must go."""
    count = to_lay_away(seen)
    lacking = count - len(hand_state.chosen)
    words = say("do.lay-away", count=count, number=number(count))
    offers = () if lacking else (main_offer(words, LayAway(hand_state.chosen)),)
    detail = say("now.lay-away.more") if lacking == count else ""
    if 0 < lacking < count:
        detail = capital(say("now.lay-away.left", count=lacking, number=number(lacking)))
    sentence = say("now.lay-away", count=count, number=number(count))
    return Prompt(sentence, detail, offers)


def _play(deal: DealView, top: TableState) -> Prompt:
    if deal.led is None:
        if deal.tricks:
            goes = len(deal.hand) == 1 and top.likes.play_forced  # the last card, by itself
            return Prompt(say("now.lead.won"), says="" if goes else say("now.lead"))
        return Prompt(say("now.lead"), say("now.lead.more"))
    suit = suit_name(deal.led.suit)
    if deal.led.suit is trumps_of(deal):
        held = any(card.suit is deal.led.suit for card in deal.hand)
        return Prompt(say("now.follow" if held else "now.any.trumps", suit=suit))
    if any(card.suit is deal.led.suit for card in deal.hand):
        trumps = any(card.suit is trumps_of(deal) for card in deal.hand)
        return Prompt(say("now.follow.or-trump" if trumps else "now.follow", suit=suit))
    return Prompt(say("now.any", suit=suit))


def _ask(seen: View, best: Action | None, other: str) -> Prompt:
    """Questions stand beside the trump; what was answered is told here.

    To go on is the main thing, as long as no hint has advised a question.
    """
    left = open_questions(seen)
    questions = [one for one in _CAPS if one in left]
    asks = any(best == AskTrump(question) for question in questions)
    beside = tuple(
        equal_offer(
            question.value,
            say(f"do.ask.{question.value}"),
            AskTrump(question),
            _CAPS[question],
            advised=best == AskTrump(question),
        )
        for question in questions
    )
    told = answered(seen, other)
    no_more = say("do.ask-no-more")
    offer = side_offer("do", no_more, GoOn()) if asks else main_offer(no_more, GoOn())
    if not questions:  # what was told last is what now
        return _told(told, offer)
    return Prompt(say("now.ask"), " ".join(told) or say("now.ask.more"), (offer,), beside=beside)


def _told(answers: Sequence[str], *offers: Offer) -> Prompt:
    """The last answer, and below it what was told before."""
    return Prompt(answers[-1] if answers else "", " ".join(answers[:-1]), offers)


def answered(seen: View, other: str) -> list[str]:
    """What the viewer was told of the trump laid last, each answer a short sentence."""
    deal = seen.deal
    laid = None if deal is None else last_card(deal)
    return [
        say(f"answer.{one.question.value}.{'yes' if one.yes else 'no'}", other=other)
        for one in (deal.answers if deal is not None else ())
        if one.card == laid and one.yes is not None
    ]


def _claim(hand_state: HandState) -> Prompt:
    """Four ticks and "I say so"; to claim nothing is bright only once it was advised."""
    ticks = tuple(
        side_offer(
            f"claim:{point.value}",
            say("do.ticked" if point in hand_state.ticked else "do.tick", point=_point(point)),
            point,
            among=(say("do.ticked", point=_point(point)),),
        )
        for point in Point
    )
    words = say("do.claim") if hand_state.ticked else say("do.claim-none")
    both = (say("do.claim"), say("do.claim-none"))
    action = ClaimPoints(hand_state.ticked)
    bright = bool(hand_state.ticked) or hand_state.advised == action
    said = (
        main_offer(words, action, both) if bright else side_offer("do", words, action, among=both)
    )
    return Prompt(say("now.claim"), say("now.claim.more"), (*ticks, said))


def _point(point: Point) -> str:
    return capital(say(f"item.{point.value}"))


def trick_prompt(seen: View, other: str) -> Prompt:
    """A finished trick lies until somebody has read it, and so do answers."""
    deal = seen.deal
    if told := answered(seen, other):
        return _told(told)
    if deal is None or deal.led is None or deal.reply is None:
        return Prompt("")
    return Prompt(say("now.trick"))
