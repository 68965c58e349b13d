"""Why the action of a lesson is better than the legal one that was done, by what the rules count.

Only what the learner sees himself is looked at.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.piquet.lessons.played import actions_in, ledger, offers, played
from game.piquet.ui.hand_state import HandState
from game.piquet.ui.said.answering import held_against
from game.piquet.ui.said.calling import describe
from game.piquet.words import say
from game.piquet.words.terms import call_name
from game.school.lesson import Lessons
from game.words.terms import capital, card_name, listed, number, sign, the_rank
from rules.core.cards import Card, Hand, Rank
from rules.core.tricks import reply_wins
from rules.piquet import combinations
from rules.piquet.actions import Action, Answer, AskMaking, Call, Exchange, Play, Reply
from rules.piquet.choices import MayCall
from rules.piquet.pack import ORDER, PACK, height, in_order
from rules.piquet.view import DealView, View


def why(seen: View, wanted: Action, done: Action) -> str:
    """The reason as a sentence."""
    deal = seen.deal
    assert deal is not None  # lessons begin with a pack dealt
    match wanted, done:
        case Exchange(cards), Exchange(others):
            return _thrown(deal.hand, cards, others)
        case ((Answer() | AskMaking()), (Answer() | AskMaking())):
            return _answered(deal, wanted, done)
        case Call(what), Call(other) if what.kind is other.kind:
            return say("school.call.whole", Call=capital(call_name(what)))
        case Call(what), _:
            return say("school.call.first", call=call_name(what))
        case Play(card), Play(other):
            return (
                _led(deal, card, other)
                if deal.table.led is None
                else _followed(deal.table.led, card, other)
            )
    return say("school.not-this")


def spoilt(seen: View, wanted: Action, hand_state: HandState) -> tuple[Card, str] | None:
    """A card put out that is better kept, and what for."""
    if not isinstance(wanted, Exchange) or seen.deal is None:
        return None
    thrown = frozenset(hand_state.chosen)
    if thrown <= wanted.cards:
        return None
    return in_order(thrown - wanted.cards)[0], _thrown(seen.deal.hand, wanted.cards, thrown)


def as_good(seen: View, wanted: Action, done: Action) -> bool:
    """Whether a card comes to the same as another: of one suit, with no card out between them."""
    match wanted, done:
        case Play(card), Play(other) if seen.deal is not None and card.suit is other.suit:
            low, high = sorted((height(card), height(other)))
            gone = {each for trick in seen.deal.table.tricks for each in (trick.led, trick.reply)}
            known = seen.deal.hand | gone | seen.deal.discard
            between = (each for each in PACK if each.suit is card.suit)
            return all(each in known for each in between if low < height(each) < high)
    return False


def readied(
    seen: View, hand_state: HandState, wanted: Action | None, wishes: Sequence[str]
) -> HandState:
    """The hand with no call standing ready where none comes next, and silence is not taught."""
    if wishes or not (isinstance(seen.choices, MayCall) and isinstance(wanted, Play | None)):
        return hand_state
    return replace(hand_state, sunk=frozenset(combinations.Kind))


def _thrown(hand: Hand, wanted: Hand, thrown: Hand) -> str:
    """A card that should be kept and what for; or how many more may go."""
    kept = hand - wanted
    spoiled = in_order(thrown - wanted)
    if not spoiled:
        missing = len(wanted - thrown)
        key = "school.throw.more.one" if missing == 1 else "school.throw.more"
        return say(key, number=number(missing), most=number(len(wanted)))
    card = spoiled[0]
    runs = [run for run in combinations.sequences(kept) if card in run.cards]
    alike = [each for each in combinations.sets(kept) if card in each.cards]
    suit = combinations.points(kept)
    if alike:
        return say("school.keep.set", card=card_name(card), ranks=say(f"ranks.{card.rank.value}"))
    if runs:
        return say("school.keep.sequence", card=card_name(card))
    if suit and card in suit[0].cards:
        return say("school.keep.point", card=card_name(card), sign=sign(card.suit))
    return say("school.keep", card=card_name(card))


def _answered(deal: DealView, wanted: Action, done: Action) -> str:
    """What one holds against the call, said as what it makes true."""
    mine = held_against(deal)
    holds = describe(mine) if mine is not None else say("now.answer.none")
    match wanted, done:
        case AskMaking(), _:
            return say("school.answer.ask", call=holds)
        case Answer(Reply.NOT_GOOD), _:
            return say("school.answer.mine", call=holds)
        case Answer(Reply.GOOD), _:
            return say("school.answer.theirs", call=holds)
        case _:
            return say("school.answer.equal", call=holds)


def _led(deal: DealView, wanted: Card, led: Card) -> str:
    """What still lies out over the card that was led; or that the other one is for sure."""
    gone = {each for trick in deal.table.tricks for each in (trick.led, trick.reply)}
    known = deal.hand | gone | deal.discard
    over = [
        each
        for each in PACK
        if each.suit is led.suit and height(each) > height(led) and each not in known
    ]
    if over:
        higher = capital(card_name(in_order(over)[0]))
        return say("school.lead.over", Card=higher, led=card_name(led))
    return say("school.lead.rather", card=card_name(wanted))


def _followed(led: Card, wanted: Card, played: Card) -> str:
    """Whether the trick could be won, or won for less, or lost for less."""
    wins, won = (reply_wins(led, each, height) for each in (wanted, played))
    if wins and not won:
        return say("school.follow.win", Card=capital(card_name(wanted)))
    if won and not wins:
        return say("school.follow.spare", card=card_name(played))
    if not won:
        return say("school.follow.lost", card=card_name(wanted))
    return say("school.follow.lower", Card=capital(card_name(wanted)))


def holding(seen: View, what: str) -> combinations.Combination:
    """The best of a kind ("set"), or the second ("set 2"). ValueError where there is none."""
    kind, _, place = what.partition(" ")
    found = (
        combinations.holdings(seen.deal.hand, combinations.Kind(kind))
        if seen.deal is not None
        else ()
    )
    at = int(place or 1)
    if len(found) < at:
        raise ValueError(f"no {what} is held")
    return found[at - 1]


def held(seen: View, what: str) -> Hand:
    """The cards of what one holds of a kind."""
    return holding(seen, what).cards


def worth(seen: View, what: str) -> int:
    """What that counts if it is good."""
    return holding(seen, what).points


def title(what: str) -> str:
    """The kind by its name."""
    return say(f"school.{what.split(maxsplit=1)[0]}")


def stray(seen: View, what: str, card: Card) -> str:
    """Why a card does not belong to what one holds of a kind."""
    if what.endswith(" 2") and card in held(seen, what.removesuffix(" 2")):
        return say("school.stray.counted")
    hand: Hand = seen.deal.hand if seen.deal is not None else frozenset()
    match holding(seen, what):
        case combinations.Point() as point:
            count = sum(each.suit is card.suit for each in hand)
            key = "school.stray.point.one" if count == 1 else "school.stray.point"
            return say(key, sign=sign(card.suit), number=number(count), best=number(point.count))
        case combinations.Sequence() as run:
            return _out_of_row(run, card)
        case combinations.RankSet() as alike:
            return _not_alike(alike, card, hand)


def _out_of_row(run: combinations.Sequence, card: Card) -> str:
    if card.suit is not run.suit:
        return say("school.stray.suit", sign=sign(card.suit))
    between = _between(run, card)
    missing = listed([the_rank(rank) for rank in between])
    key = "school.stray.gap.one" if len(between) == 1 else "school.stray.gap"
    return say(key, missing=missing)


def _between(run: combinations.Sequence, card: Card) -> tuple[Rank, ...]:
    """The ranks that part a card from a row of its suit, from high to low."""
    heights = sorted(map(height, run.cards))
    low, high = heights[0], heights[-1]
    found = range(height(card) + 1, low) if height(card) < low else range(high + 1, height(card))
    return tuple(ORDER[each] for each in reversed(found))


def _not_alike(alike: combinations.RankSet, card: Card, hand: Hand) -> str:
    count = sum(each.rank is card.rank for each in hand)
    ranks = say(f"ranks.{card.rank.value}")
    if height(card) < height(Card.of(Rank.TEN, card.suit)):
        return say("school.stray.low", ranks=ranks)
    if count < 3:
        return say("school.stray.few", ranks=ranks, number=number(count))
    return say("school.stray.less", best=say(f"ranks.{alike.rank.value}"))


LESSONS = Lessons(
    names=("trick", "counts", "exchange", "talk", "pique", "rubicon", "deal"),
    enough="pique",
    played=played,
    actions_in=actions_in,
    held=held,
    worth=worth,
    title=title,
    stray=stray,
    as_good=as_good,
    why=why,
    spoilt=spoilt,
    readied=readied,
    offers=offers,
    ledger=ledger,
)
