"""The lessons of All-Fours.

Their record played through, what was counted, what is to be tapped, and why an action is better
than another.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.all_fours.points import trumps_of
from game.all_fours.ui.panel import Sides, grid, pad_items
from game.all_fours.words import say
from game.school.deal_record import PLACES, actions_in, actions_told, played_through
from game.school.lesson import Lessons
from game.stage.basics import Rect, Room
from game.stage.picture import Item
from game.stage.places import Places
from game.table.offers import Prompt
from game.table.render_context import RenderContext
from game.words.terms import card_name
from rules.all_fours import actions, partie
from rules.all_fours.choices import MayAsk, MayPlay
from rules.all_fours.dealing import PACKET
from rules.all_fours.options import Ask, Options
from rules.all_fours.pack import PACK, height
from rules.all_fours.state import State
from rules.all_fours.view import View
from rules.core.cards import ALL_OF_SUIT, Card, Hand, Rank, cards
from rules.core.seats import Player

_ASKS = "asks"
_SAID: dict[str, actions.Action] = {
    "stands": actions.Stand(),
    "begs": actions.Beg(),
    "gives": actions.Give(),
    "runs": actions.Run(),
}


def played(text: str) -> tuple[tuple[actions.Action, ...], tuple[State, ...]]:
    """The actions of a record, that of the pack first, and all states; ValueError for no record."""
    dealer, pack = _dealt(text)
    asks = any(words[1] == _ASKS for words in actions_told(text))
    state = partie.start_deal(Options(ask=Ask.ON if asks else Ask.OFF), dealer)
    return played_through(text, state, actions.Deal(pack), _action, partie.apply)


def _dealt(text: str) -> tuple[Player, tuple[Card, ...]]:
    """Who deals, and the pack that deals what is told; the rest in the order of the pack."""
    places: dict[str, tuple[Card, ...]] = dict.fromkeys(("A", "B", *PLACES), ())
    dealer = Player.B
    for line in text.splitlines():
        who, *rest = line.split()
        if rest == ["deals"]:
            dealer = Player[who]
        elif rest and (rest[0] == "holds" or who in PLACES):
            places[who] = cards(" ".join(rest[1:] if rest[0] == "holds" else rest))
    first, second = places[dealer.other.name], places[dealer.name]
    rounds = (first[:PACKET], second[:PACKET], first[PACKET:], second[PACKET:])
    told = [card for each in (*rounds, places["turned"], places["stock"]) for card in each]
    return dealer, (*told, *(card for card in PACK if card not in told))


def _action(words: list[str], state: State) -> actions.Action:
    """An action out of its words."""
    who, verb, *named = words
    if state.turn is not Player[who]:
        raise ValueError(f"it is not the turn of {who}")
    if verb in _SAID:
        return _SAID[verb]
    if verb == _ASKS:
        return actions.AskTrump(actions.TrumpQuestion(*named))
    held = cards(" ".join(named))
    if not set(held) <= state.current.hands[Player[who]]:
        raise ValueError(f"{who} does not hold {' '.join(named)}")
    match verb:
        case "plays":
            return actions.Play(held[0])
        case "lays":
            return actions.LayAway(frozenset(held))
    raise ValueError(f"{verb!r} is no action")


def ledger(
    table: RenderContext, place: Rect, room: Room, rows: frozenset[str] | None
) -> Sequence[Item]:
    """The lines that were counted, the learner's column first; nothing before anything was."""
    seen: View = table.seen
    deal = seen.deal
    if deal is None or not deal.ledger or (rows is not None and not rows):
        return ()
    g = grid(Places.of(room))
    g = replace(g, ledger=place.y + (64 if g.wide else 52))
    players = seen.player, seen.player.other
    return pad_items(seen, Sides(players, table.names), deal.ledger, g, room)[0]


def held(seen: View, what: str) -> Hand:
    """The own cards of something: the highest trump, the lowest, all trumps, the tens."""
    deal = seen.deal
    if deal is None:
        return frozenset()
    suit = trumps_of(deal)
    trumps = deal.hand & ALL_OF_SUIT[suit] if suit is not None else frozenset()
    match what:
        case "trumps":
            return trumps
        case "high":
            return frozenset((max(trumps, key=height),)) if trumps else frozenset()
        case "low":
            return frozenset((min(trumps, key=height),)) if trumps else frozenset()
        case "tens":
            return frozenset(card for card in deal.hand if card.rank is Rank.TEN)
    return frozenset()


def title(what: str) -> str:
    """What its place is called, in a word."""
    return say(f"school.title.{what}")


def stray(_seen: View, what: str, _card: Card) -> str:
    """Why a card does not belong to it."""
    return say(f"school.stray.{what}")


def why(_seen: View, wanted: actions.Action, _done: actions.Action) -> str:
    """What is meant, where another action was done."""
    match wanted:
        case actions.Play(card):
            return say("school.why.play", card=card_name(card))
        case actions.LayAway():
            return say("school.why.lay")
        case actions.Stand():
            return say("school.why.stand")
        case actions.Beg():
            return say("school.why.beg")
        case actions.Give():
            return say("school.why.give")
        case actions.Run():
            return say("school.why.run")
        case actions.AskTrump(question):
            return say("school.why.ask", question=say(f"do.ask.{question.value}"))
    return say("school.why.other")


def meant(seen: View, offered: Prompt, _wishes: Sequence[str]) -> Prompt:
    """What is offered: nothing besides a question, no card is told of, no word says what it brings.

    The teacher says all that.
    """
    if isinstance(seen.choices, MayAsk):
        asked = (replace(one, button=replace(one.button, primary=True)) for one in offered.beside)
        return Prompt("", beside=tuple(asked))
    plain = (replace(one, button=replace(one.button, note="")) for one in offered.offers)
    detail = "" if isinstance(seen.choices, MayPlay) else offered.detail
    return replace(offered, detail=detail, offers=tuple(plain))


LESSONS = Lessons(
    names=("points", "beg"),
    enough="beg",
    played=played,
    actions_in=actions_in,
    held=held,
    title=title,
    stray=stray,
    why=why,
    offers=meant,
    ledger=ledger,
)
