"""What now, with all that is offered besides: what the law gives a right to, sure tricks."""

from __future__ import annotations

from msgspec.structs import replace

from game.piquet.ai.belief.known_cards import card_at, running, sight, unseen
from game.piquet.ai.heuristic import thumb
from game.piquet.ai.saying import that_stand
from game.piquet.preferences import DECLARE_FOR_ME
from game.piquet.ui.guiding import guide
from game.piquet.ui.hand_state import HandState
from game.piquet.ui.keys import CLAIM, HandWish
from game.piquet.ui.prompts import prompt
from game.piquet.ui.report.discards import with_rows
from game.piquet.ui.said.answering import MAKING, answered_for
from game.piquet.ui.said.besides import with_rights
from game.piquet.words import say
from game.preferences import Preferences
from game.table.cut import settled
from game.table.offers import Prompt, Wish, side_offer
from game.table.state import TableState
from rules.core.cards import Card
from rules.core.seats import Player
from rules.piquet.actions import Action, Answer, Play
from rules.piquet.choices import MayAnswer, MayCall, MayChooseDeal, MayPlay, MayTell
from rules.piquet.pack import height
from rules.piquet.rights import MayAsk
from rules.piquet.scoring import counts_in_play
from rules.piquet.view import View


def automatic(seen: View, likes: Preferences, suggested: Action | None) -> Action | None:
    """The action that is done without asking, by what the player likes; None: he is asked."""
    if likes.play_forced and (card := forced(seen)) is not None:
        return Play(card)
    if likes.play_forced and likes.take_suggestion and (card := alike(seen)) is not None:
        return Play(card)
    if likes.claim_sure and likes.take_suggestion and runs_on(seen, suggested):
        return suggested
    if likes.claim_sure and (card := sure_winner(seen)) is not None:
        return Play(card)
    if likes.value(DECLARE_FOR_ME):
        return _declared(seen)
    return None


def _declared(seen: View) -> Action | None:
    """What is said for a player who sinks nothing."""
    match seen.choices:
        case MayAnswer() | MayTell():
            return thumb.choose(seen, 0)
        case MayCall(calls):
            return thumb.call(MayCall(that_stand(seen, calls), frozenset()))
    return None


def forced(seen: View) -> Card | None:
    """The only card that may be played, where nothing else can be done."""
    match seen.choices:
        case MayPlay(cards) if len(cards) == 1 and not _may_speak(seen):
            (card,) = cards
            return card
        case MayCall(calls=(), cards=cards, suits=(), concede=False) if len(
            cards
        ) == 1 and not _may_speak(seen):
            (card,) = cards
            return card
    return None


def alike(seen: View) -> Card | None:
    """The lowest card that may follow, where all of them come to the same or none can win.

    They do when nothing that is still out lies between them, and none of them counts more. A player
    who takes what is suggested need not be asked for these.
    """
    if not isinstance(seen.choices, MayPlay) or seen.deal is None or _may_speak(seen):
        return None
    cards = sorted(seen.choices.cards, key=height)
    led = seen.deal.table.led
    if led is None or any(card.suit is not led.suit for card in cards):
        return None
    low, high = height(cards[0]), height(cards[-1])
    if high < height(led):
        return cards[0]
    out = {height(card) for card in (*unseen(seen.deal), led) if card.suit is led.suit}
    between = any(low < at < high for at in out)
    counts = {counts_in_play(card, seen.options) for card in cards}
    return cards[0] if not between and len(counts) == 1 else None


def runs_on(seen: View, suggested: Action | None) -> bool:
    """Whether the card suggested goes on with a suit one has begun to run and that wins to its end.

    Whoever has led its first winner at a suggestion means the others too.
    """
    if not (isinstance(suggested, Play) and isinstance(seen.choices, MayPlay)):
        return False
    if seen.deal is None or _may_speak(seen):
        return False
    return running(seen.deal) is suggested.card.suit


def sure_winner(seen: View) -> Card | None:
    """The card to lead when every trick that is left is one's own, whatever the other holds."""
    deal = seen.deal
    if deal is None or deal.table.led is not None or not isinstance(seen.choices, MayPlay):
        return None
    suits = [suit for suit in sight(deal).values() if suit.mine]
    if _may_speak(seen) or not all(suit.all_win for suit in suits):
        return None
    # The longest suit first, as one would lay the cards down.
    first = max(suits, key=lambda suit: len(suit.mine))
    return card_at(deal.hand, first.suit, first.mine[0])


def claimable(seen: View) -> bool:
    """Whether more than one trick is left, and all of them are surely one's own."""
    return seen.deal is not None and len(seen.deal.hand) > 1 and sure_winner(seen) is not None


def _may_speak(seen: View) -> bool:
    """Whether something may be put in that would be lost with the next card.

    A question is none of it: it may be put as well after a card.
    """
    return any(not isinstance(right, MayAsk) for right in seen.rights)


_LATER = frozenset({HandWish.LESS, HandWish.ASK, MAKING})
"""The keys of buttons that nobody needs in a first deal: one's point is longer than what `MAKING`
asks of.
"""


def what_now(top: TableState) -> Prompt:
    """The sentence and the offers for what lies on the table."""
    hand_state: HandState = top.hand_state
    seen: View = top.seen
    found = prompt(seen, hand_state, top.other)
    if hand_state.handed:
        found = replace(found, says="", note="", goes=True)
    if hand_state.concealed:
        return found
    if top.partner is not None or top.whispers is not None:
        found = _second_cut(found, seen, top)
    if answered_for(seen):
        detail = "" if top.holder else say("now.answer.for-you")
        return replace(found, detail=detail, offers=())
    if not top.at_rest:
        return found
    found = with_rights(found, seen, hand_state, top.other)
    if top.guiding:
        told = top.taught or hand_state.silent
        later = _LATER if told else _LATER | {HandWish.SINK}
        offers = (each for each in found.offers if each.button.key not in later)
        found = replace(found, offers=tuple(offers))
    found = with_rows(found, top)
    if hand_state.talk is None and claimable(seen):
        claim = side_offer(CLAIM, say("do.claim"), Wish.CLAIM)
        found = replace(found, offers=(*found.offers, claim))
    return found


def _second_cut(found: Prompt, seen: View, top: TableState) -> Prompt:
    """Who of three deals first: they had cut for their places before, and an adviser holds none."""
    if isinstance(seen.choices, MayChooseDeal):
        return replace(found, sentence=say("evening.cut.won"))
    if not settled(seen) or seen.player is Player.A:
        return found
    deals = seen.first_dealer is Player.A
    key = "evening.cut.deals" if deals else "evening.cut.elder"
    detail = say("now.younger", other=top.holder) if top.holder and deals else found.detail
    return replace(found, sentence=say(key, name=top.names[Player.A]), detail=detail)


def explained(top: TableState) -> str:
    """What a newcomer is told; nothing where he is not even asked."""
    return "" if answered_for(top.seen) else guide(top.seen, top.hand_state, top.holder)


def only_answer(seen: View) -> Action | None:
    """A person whose only true answer is "good" is not asked for it."""
    may = seen.choices
    return Answer(may.replies[0]) if isinstance(may, MayAnswer) and answered_for(seen) else None
