"""What is said aloud at the table when something happens, in the books' words.

Seats see the same conversation: everything spoken is public.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.piquet.ui.celebrations import celebrations
from game.piquet.words import say
from game.piquet.words.terms import brief, sequence_name, set_name
from game.table.spoken import Saying, Spoken
from game.table.timing import Occasion, added, joined
from game.table.ui_parts import Happened
from game.words.terms import capital, card_name, listed, number, suit_name
from rules.core.cards import Card
from rules.core.seats import Player
from rules.piquet import events
from rules.piquet.actions import Reply
from rules.piquet.pack import in_order
from rules.piquet.scoring import PLAYED, Item, Line
from rules.piquet.seats import ELDER, YOUNGER, Seat
from rules.piquet.state import Phase
from rules.piquet.talk.questions import (
    CalledLeft,
    NotReckoned,
    PointLeft,
    Question,
    RankLeft,
    ShowKind,
    ShowSet,
    SuitLeft,
)


def spoken(
    event: events.Event, before: events.Event | None, after: events.Event | None
) -> Saying | None:
    """The words that go with an event, or None; its neighbours decide how a count is put."""
    match event:
        case events.CarteBlancheAnnounced(seat, None):
            return Saying(seat, say("say.carte-blanche"))
        case events.CarteBlancheAnnounced(seat, take):
            return Saying(seat, say("say.carte-blanche.take", number=number(take or 0)))
        case events.TookIn(seat=seat, count=count, left=left) if left:
            if seat is ELDER:
                return Saying(seat, say("say.takes", number=number(count)))
            key = "say.leaves.one" if left == 1 else "say.leaves"
            return Saying(seat, say(key, number=number(left)))
        case events.PointCalled(seat=seat) if seat is YOUNGER and isinstance(
            after, events.SuitTold
        ):
            return None  # its count names it
        case events.PointCalled(seat=seat, count=count):
            return Saying(seat, say("say.point", number=number(count)))
        case events.MakingAsked(equal):
            return Saying(YOUNGER, say("say.equal-number" if equal else "say.making-asked"))
        case events.MakingTold(value):
            return Saying(ELDER, say("say.making", Number=capital(number(value))))
        case events.PointLetGo():
            return Saying(ELDER, say("say.let-go"))
        case events.SequenceCalled(seat=seat, length=length, top=top):
            return Saying(seat, say("say.sequence", Name=capital(sequence_name(length, top))))
        case events.SetCalled(seat=seat, count=count, rank=rank):
            return Saying(seat, say("say.set", Name=capital(set_name(count, rank))))
        case events.CallWithdrawn(seat):
            return Saying(seat, say("say.withdrawn"))
        case events.ShowingDeclined(seat):
            return Saying(seat, say("say.kept-back"))
        case events.Answered(reply=reply):
            return Saying(YOUNGER, say("say." + reply.value.replace(" ", "-")))
        case events.Asked(seat, question):
            return Saying(seat, question_words(question), passing=True)
        case events.NumberTold(seat, left):
            told = "say.told.number" if left else "say.told.none"
            return Saying(seat, say(told, Number=capital(number(left))), passing=True)
        case events.CardsTold(seat, cards) | events.CardsShown(seat, cards):
            names = [brief(card) for card in in_order(cards)]
            words = say("say.told.cards", cards=listed(names))
            return Saying(seat, words if names else say("say.told.none"), passing=True)
        case events.NotReckonedTold(seat, rank, suit):
            named = capital(card_name(Card.of(rank, suit)))
            return Saying(seat, say("say.told.not-reckoned", Card=named), passing=True)
        case events.SuitTold(seat, kind, suit) if not isinstance(after, events.Counted):
            key = "say.suit" if seat is ELDER else f"say.suit.{kind.value}"
            return Saying(seat, say(key, suit=suit_name(suit)))
        case events.Counted(line, running):
            return Saying(line.seat, _count(line, running, before))
        case events.SuitNamed(suit):
            return Saying(ELDER, say("say.name-suit", suit=suit_name(suit)))
        case events.PlayConceded(seat):
            return Saying(seat, say("say.concede"))
        case events.ConcessionAnswered(seat, accepted):
            return Saying(seat, say("say.count-the-play" if accepted else "say.play-for-capot"))
        case events.LeavingsShown():
            return Saying(YOUNGER, say("say.look"))
        case events.LeavingsDeclined():
            return Saying(YOUNGER, say("say.no-look"))
    return None


def question_words(question: Question) -> str:
    """A question as it is put aloud; a button that puts it says the same."""
    match question:
        case PointLeft():
            return say("say.ask.point")
        case SuitLeft(suit):
            return say("say.ask.suit", suit=suit_name(suit))
        case RankLeft(rank):
            return say("say.ask.rank", ranks=say("ranks." + rank.value))
        case CalledLeft():
            return say("say.ask.called")
        case NotReckoned(rank):
            return say(f"say.ask.which.{rank.value}")
        case ShowKind(kind):
            return say(f"say.ask.show-{kind.value}")
        case ShowSet(rank):
            return say("say.ask.show-rank", ranks=say("ranks." + rank.value))


def _count(line: Line, running: int, before: events.Event | None) -> str:
    if line.withdraws:
        points = number(-line.points)
        return say("say.taken-back", Number=capital(points), number=points)
    jumps = {Item.REPIQUE: "repique", Item.PIQUE: "pique", Item.CAPOT: "capot", Item.CARDS: "cards"}
    if line.item is Item.CARTE_BLANCHE:
        return say("say.carte-blanche-counted")
    if line.item in jumps:
        return say("say." + jumps[line.item], Number=capital(number(running)))
    if line.item in (Item.LEAD, Item.TRICK, Item.LAST_TRICK):
        return say("say.count", Number=capital(number(running)))
    if running != line.points:
        return say("say.count-more", number=number(line.points), running=number(running))
    if isinstance(before, events.SuitTold):
        # Younger reckons while a card lies led, and of her words only the last stays to be read.
        of_what = "" if line.seat is ELDER else f".{before.kind.value}"
        suit = suit_name(before.suit)
        return say(f"say.count-in-suit{of_what}", suit=suit, number=number(line.points))
    return say("say.count", Number=capital(number(running)))


_ANSWERS = {
    Reply.GOOD: Occasion.GOOD,
    Reply.EQUAL: Occasion.EQUAL,
    Reply.NOT_GOOD: Occasion.NOT_GOOD,
}


def in_ones_manner(said: Saying | None, happened: Happened) -> tuple[Saying, ...]:
    """The saying of an event as whoever sits opposite puts it, and what he or she says to yours."""
    deal = happened.seen.deal
    plain = () if said is None else (said,)
    if deal is None or not (happened.opposite and happened.likes.habits):
        return plain
    theirs = deal.seat.other
    occasion = _occasion(happened, theirs)
    if occasion is None:
        return plain
    more = added(happened.opposite, occasion, deal.number + len(deal.history))
    if occasion is Occasion.STRUCK:
        return (*plain, Saying(theirs, more)) if more else plain
    return () if said is None else (replace(said, words=joined(said.words, more)),)


def _occasion(happened: Happened, theirs: Seat) -> Occasion | None:
    """What an event is to whoever sits in that seat."""
    event: events.Event = happened.event
    match event:
        case (
            events.PointCalled(seat=seat)
            | events.SequenceCalled(seat=seat)
            | events.SetCalled(seat=seat)
        ):
            answered = happened.seen.phase is Phase.ANSWER  # after a good one nobody is asked
            return Occasion.CALL if seat is theirs and answered else None
        case events.Answered(reply=reply) if theirs is YOUNGER:
            return _ANSWERS[reply]
        case events.Counted(line=line) if celebrations(event, happened.before, happened.seen):
            return Occasion.FEAT if line.seat is theirs else Occasion.STRUCK
    return None


def heard(before: Spoken, happened: Happened) -> Spoken:
    """The sayings after an event."""
    event = happened.event
    if isinstance(event, events.TrickWon):
        before = before.without_passing().last_of_each()
    if isinstance(event, events.TookIn) and event.seat is YOUNGER:
        before = Spoken()  # what elder took is over, and the calls are no answer to it
    if opens(event):
        before = Spoken()
    said = spoken(event, happened.before_it, happened.after_it)
    if said is not None and not _of_play(event):  # a call is over with the trick that follows it
        said = replace(said, passing=True)
    for each in in_ones_manner(said, happened):
        before = before.heard(each)
    return before


def _of_play(event: events.Event) -> bool:
    """Whether it is a count of the play, which stays till there is another."""
    return isinstance(event, events.Counted) and event.line.item in (*PLAYED, Item.PIQUE)


def opens(event: events.Event) -> bool:
    """Whether elder calls anew: what was said to the call before is over, and answers nothing."""
    match event:
        case (
            events.PointCalled(seat=seat)
            | events.SequenceCalled(seat=seat)
            | events.SetCalled(seat=seat)
        ):
            return seat is ELDER
    return isinstance(event, events.PointLetGo)


def laid(happened: Happened) -> Sequence[tuple[Player, Card]]:
    """The card that was played by an event, and by whom."""
    event, seen = happened.event, happened.seen
    if not isinstance(event, events.CardPlayed) or seen.deal is None:
        return ()
    own = event.seat is seen.deal.seat
    return ((seen.player if own else seen.player.other, event.card),)
