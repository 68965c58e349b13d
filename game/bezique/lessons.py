"""Bezique's lessons.

Their record played through, what was counted, what is to be tapped, and why an action is better
than another.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from game.bezique.ai.heuristic import could_declare
from game.bezique.ui.choosing import offered
from game.bezique.ui.hand_state import HandState
from game.bezique.ui.marks import TAUGHT
from game.bezique.ui.panel.ledger import ledger_items
from game.bezique.ui.panel.marker import grid
from game.bezique.ui.panel.panel import LEGEND_LINES, legend
from game.bezique.words import combination_name, say
from game.school.deal_record import PLACES, actions_in, played_through
from game.school.lesson import Lessons
from game.stage.basics import Rect, Room
from game.stage.picture import Item
from game.stage.places import Places
from game.table.offers import Prompt
from game.table.render_context import RenderContext
from game.words.terms import card_name
from rules.bezique import partie
from rules.bezique.actions import Action, Deal, Declare, Draw, ExchangeSeven, Play
from rules.bezique.choices import MayPlay
from rules.bezique.combinations import Combination, made_of
from rules.bezique.dealing import places_of_first
from rules.bezique.options import Options
from rules.bezique.pack import face, pack_of
from rules.bezique.state import State
from rules.bezique.view import View
from rules.core.cards import Card, Hand, card
from rules.core.seats import Player


def played(text: str) -> tuple[tuple[Action, ...], tuple[State, ...]]:
    """The actions of a record, that of the pack first, and all states; ValueError for no record."""
    dealer, pack = _dealt(text)
    state = partie.start_deal(Options(), dealer)
    return played_through(text, state, Deal(pack), _action, partie.apply)


def _dealt(text: str) -> tuple[Player, tuple[Card, ...]]:
    """Who deals, and the pack that deals what is told; the rest in the order of the pack."""
    named: Counter[str] = Counter()
    places: dict[str, list[Card]] = {"A": [], "B": [], "turned": [], "stock": []}
    dealer = Player.B
    for line in text.splitlines():
        words = line.split()
        if words[1:] == ["deals"]:
            dealer = Player[words[0]]
        elif words[1] == "holds" or words[0] in PLACES:
            for word in words[2 if words[1] == "holds" else 1 :]:
                places[words[0]].append(card(word + "'" * named[word]))
                named[word] += 1
    options = Options()
    firsts = places_of_first(options.packets)
    hands = {True: iter(places[dealer.other.name]), False: iter(places[dealer.name])}
    top = [next(hands[place in firsts]) for place in range(2 * options.sizes.hand)]
    told = [*top, *places["turned"], *places["stock"]]
    return dealer, (*told, *(one for one in pack_of(options) if one not in told))


def _action(words: list[str], state: State) -> Action:
    """An action out of its words, with the copies that are held."""
    who, verb, *cards = words
    deal = state.current
    player = Player[who]
    if deal.turn is not player:
        raise ValueError(f"it is not the turn of {who}")
    found: set[Card] = set()
    for word in cards:
        held = [one for one in deal.hands[player] - found if str(face(one)) == word]
        if not held:
            raise ValueError(f"{who} does not hold {word}")
        found.add(min(held, key=lambda one: (one not in deal.open[player], one)))
    match verb:
        case "plays":
            return Play(min(found))
        case "declares":
            return Declare(Hand(found))
        case "exchanges":
            return ExchangeSeven(min(found))
        case "draws":
            return Draw()
    raise ValueError(f"{verb!r} is no action")


def ledger(
    table: RenderContext, place: Rect, room: Room, rows: frozenset[str] | None
) -> Sequence[Item]:
    """The lines that were counted, the learner's column first; nothing before anything was.

    Where "marks" is among the rows, the marks under open cards are explained below them.
    """
    seen: View = table.seen
    deal = seen.deal
    if deal is None or not deal.ledger or (rows is not None and not rows):
        return ()
    g = grid(Places.of(room))
    g = replace(g, ledger=place.y + (64 if g.wide else 52))
    players = seen.player, seen.player.other
    items, foot = ledger_items(seen, deal, table.names, players, g, room)
    if rows is not None and TAUGHT in rows:
        top = max(foot, g.ledger + 2 * g.row) + 34
        below = Rect(place.x, top, place.width, place.bottom - top)
        items += legend(below, min(26.0, below.height / LEGEND_LINES), room)
    return items


def holding(seen: View, what: str) -> Combination | None:
    """What one could declare of a kind ("royal-marriage"); None as long as one holds none."""
    found = (one for one in could_declare(seen) if one.kind == what)
    return min(found, key=lambda one: sorted(one.cards), default=None)


def held(seen: View, what: str) -> Hand:
    """The cards of it; none before the deal."""
    one = holding(seen, what)
    return frozenset() if one is None else one.cards


def worth(seen: View, what: str) -> int:
    """What it counts."""
    one = holding(seen, what)
    return 0 if one is None else one.points


def title(what: str) -> str:
    """What its place is called, in a word."""
    return say(f"school.title.{what}")


def stray(_seen: View, what: str, _card: Card) -> str:
    """Why a card does not belong to it."""
    return say(f"school.stray.{what}")


def as_good(_seen: View, wanted: Action, done: Action) -> bool:
    """Whether only another copy of the same cards is meant."""
    match wanted, done:
        case (Play(one), Play(other)) | (ExchangeSeven(one), ExchangeSeven(other)):
            return face(one) == face(other)
        case Declare(some), Declare(others):
            return sorted(map(face, some)) == sorted(map(face, others))
    return False


def readied(
    seen: View, hand_state: HandState, wanted: Action | None, _wishes: Sequence[str]
) -> HandState:
    """The hand state with what is to be declared standing ready, whatever would be dearer."""
    every = [one.cards for one in offered(seen)]
    if not isinstance(wanted, Declare) or wanted.cards not in every:
        return hand_state
    return replace(hand_state, offered=every.index(wanted.cards), preview=None)


def why(seen: View, wanted: Action, _done: Action) -> str:
    """What is meant, where another action was done."""
    deal = seen.deal
    match wanted:
        case Play(card):
            return say("school.why.play", card=card_name(face(card)))
        case Declare(cards) if deal is not None:
            kind = made_of(cards, deal.trumps, seen.options)
            name = combination_name(kind, cards) if kind is not None else ""
            return say("school.why.declare", name=name)
        case ExchangeSeven():
            return say("school.why.seven")
        case Draw():
            return say("school.why.draw")
    return say("school.why.other")


def one_card(seen: View, offered: Prompt, _wishes: Sequence[str]) -> Prompt:
    """What is offered; the teacher says which card, so nothing tells of any other."""
    return replace(offered, detail="") if isinstance(seen.choices, MayPlay) else offered


LESSONS = Lessons(
    names=("trick", "bezique", "again", "seven"),
    enough="seven",
    played=played,
    actions_in=actions_in,
    held=held,
    worth=worth,
    title=title,
    stray=stray,
    as_good=as_good,
    why=why,
    offers=one_card,
    readied=readied,
    ledger=ledger,
)
