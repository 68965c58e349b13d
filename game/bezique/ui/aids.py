"""What the table can do for a player who asked for it, and how a suggestion is told."""

from __future__ import annotations

from msgspec.structs import replace

from game.bezique.ui.choosing import offered
from game.bezique.ui.hand_state import HandState
from game.bezique.ui.keys import DRAW, SEVEN, beside
from game.bezique.ui.prompts import FIRST_OF_LAST
from game.bezique.ui.reasons import before_marriage, why, wins_game
from game.bezique.words import brief, combination_name, say
from game.preferences import Preferences
from game.table.state import TableState
from game.table.ui_parts import Aids
from game.words.terms import capital, card_name
from rules.bezique import actions
from rules.bezique.choices import MayDeclare, MayPlay
from rules.bezique.combinations import made_of, worth
from rules.bezique.pack import face
from rules.bezique.view import View
from rules.core.cards import Hand


def _instead(seen: View, action: actions.Action) -> actions.Action | None:
    """A suggestion that Enter is to do instead of declaring; None for another."""
    return action if isinstance(seen.choices, MayDeclare) and not _declares(action) else None


def _declares(action: actions.Action) -> bool:
    return isinstance(action, actions.Declare | actions.Announce)


class BeziqueAids(Aids[View, HandState, actions.Action]):
    """What the table can do for a player at Bezique."""

    def automatic(
        self, seen: View, likes: Preferences, suggested: actions.Action | None
    ) -> actions.Action | None:
        """The only card that may be played, or the draw where there is nothing else to do."""
        if not likes.play_forced:
            return None
        deal = seen.deal
        first = deal is not None and not deal.left and len(deal.tricks) in FIRST_OF_LAST
        match seen.choices:
            case MayPlay(cards, False) if len(cards) == 1 and not first:  # the new rule is read
                return actions.Play(min(cards))
            case MayDeclare((), (), exchange, show) if not (exchange or show):
                return actions.Draw()
        return None

    def reason(self, seen: View, action: actions.Action) -> str:
        """The suggestion and why."""
        match action:
            case actions.Play(card):
                return say("suggest.play", card=capital(card_name(face(card))), why=why(seen, card))
            case actions.Declare(cards) | actions.Announce(cards):
                deal = seen.deal
                kind = made_of(cards, deal.trumps, seen.options) if deal is not None else None
                name = combination_name(kind, cards) if kind is not None else ""
                points = worth(kind) if kind is not None else 0
                if wins_game(seen, action):
                    return say("suggest.declare.game", name=name)
                sooner = ".sooner" if before_marriage(seen, action) else ""
                return say(f"suggest.declare{sooner}", name=name, points=points)
            case actions.ExchangeSeven() | actions.ShowSeven() if wins_game(seen, action):
                return say("suggest.seven.game", key=beside(SEVEN))
            case actions.ExchangeSeven():
                return say("suggest.seven", key=beside(SEVEN))
            case actions.ShowSeven():
                return say("suggest.show", key=beside(SEVEN))
            case actions.Draw():
                waits = isinstance(seen.choices, MayDeclare) and bool(offered(seen))
                return say("suggest.draw" if waits else "suggest.draw.only", key=beside(DRAW))
            case actions.ChooseDeal(deal=first):
                return say("suggest.deal" if first else "suggest.lead")
            case actions.ShowCarteBlanche():
                return say("suggest.carte-blanche")
            case actions.PickCard(card):
                return say("suggest.take", card=brief(card))
            case actions.CallCard(card) if card is not None:
                return say("suggest.take", card=brief(card))
        return say("suggest.none")

    def cards(self, action: actions.Action | None) -> Hand:
        """The own cards that a suggestion is about."""
        match action:
            case actions.Declare(cards) | actions.Announce(cards):
                return cards
            case actions.Play(card) | actions.ExchangeSeven(card) | actions.ShowSeven(card):
                return frozenset((card,))
        return frozenset()

    def mark(self, top: TableState[View, HandState], action: actions.Action) -> HandState:
        """The hand state with the cards of a suggestion marked; what to declare stands ready."""
        if _declares(action):
            ready = self.ready(top, action)
            return super().mark(top, action) if ready is None else self.cleared(ready)
        return replace(super().mark(top, action), advised=_instead(top.seen, action))

    def unasked(self, top: TableState[View, HandState], action: actions.Action) -> HandState:
        """Of the list only words and a button tell: the row that stands ready has its cards up."""
        if _declares(action) and offered(top.seen):
            return top.hand_state
        return self.mark(top, action)

    def cleared(self, hand_state: HandState) -> HandState:
        return replace(super().cleared(hand_state), advised=None)

    def ready(
        self, top: TableState[View, HandState], action: actions.Action | None
    ) -> HandState | None:
        """With a suggestion standing ready, so that Enter takes it; None where it cannot."""
        hand_state = top.hand_state
        match action:
            case actions.Declare(cards) | actions.Announce(cards):
                every = [one.cards for one in offered(top.seen)]
                if cards in every:
                    return replace(
                        hand_state, offered=every.index(cards), preview=None, advised=None
                    )
            case actions.ExchangeSeven() | actions.ShowSeven() | actions.Draw():
                return replace(hand_state, advised=_instead(top.seen, action))
            case actions.Play(card) if hand_state.focus is None:
                return replace(hand_state, focus=card)
        return None
