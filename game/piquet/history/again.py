"""A deal dealt once more: its two hands, the actions that lead to it, the sheet at its end."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from game.pages.history.partie import OpenDeal
from game.pages.history.past import Chair, Redeal
from game.pages.scene import Reset, Scene, Transition
from game.piquet.history.record import cut_for, dealer_of, pack_of
from game.piquet.preferences import Sort
from game.piquet.ui.hand_state import sorted_hand
from game.piquet.ui.sheet.page import DealSheet
from game.piquet.words import say
from rules.core.cards import Hand
from rules.core.seats import Player
from rules.piquet import partie
from rules.piquet.actions import Action
from rules.piquet.exchange import dealt_hands
from rules.piquet.options import Length, Options
from rules.piquet.seats import ELDER, YOUNGER, Seat
from rules.piquet.settlement import Pair
from rules.piquet.state import DealState, ExchangeState, State
from rules.piquet.view import View


def chairs(deal: OpenDeal, options: Options) -> tuple[Chair, ...]:
    """Both hands of twelve as they were dealt, elder's first."""
    hands = dealt_hands(pack_of(deal).pack, options.packets)
    dealer = dealer_of(deal)
    return tuple(
        Chair(
            key=_key(seat),
            player=dealer.other if seat is ELDER else dealer,
            role=say(f"seat.{_key(seat)}"),
            take=say(f"history.again.{_key(seat)}"),
            cards=tuple(sorted_hand(hands[seat], Sort.SUITS)),
        )
        for seat in (ELDER, YOUNGER)
    )


def _key(seat: Seat) -> str:
    return "elder" if seat is ELDER else "younger"


def actions(
    deal: OpenDeal, options: Options, chair: str, person: Player
) -> tuple[Options, tuple[Action, ...]]:
    """A cut after which the person has this chair, and the pack.

    The length is that of six deals: nothing that one deal brings ends the partie.
    """
    agreed = replace(options, length=Length.SIX_DEALS)
    dealer = person.other if chair == _key(ELDER) else person
    return agreed, (*cut_for(agreed, dealer), pack_of(deal))


class AgainSheet(DealSheet):
    """The sheet of a deal that was played again; then one looks at it, and nothing is dealt."""

    def __init__(
        self,
        seen: View,
        names: tuple[str, str],
        you: Player | None,
        then: Callable[[], Scene],
        tried: str = "",
        pause: Callable[[], Scene] | None = None,
        book: Callable[[], Scene] | None = None,
    ) -> None:
        super().__init__(seen, names, you, pause, book)
        self._alone = True
        self.sheet = replace(self.sheet, number=tried)
        self._then = then

    def press(self, key: str) -> Transition | None:
        return Reset(self._then()) if key == "next" else super().press(key)

    def escape(self) -> Transition | None:
        return self.press("next")

    def way_on(self) -> str:
        return say("history.again.done")

    def _next_words(self) -> str:
        return say("history.again.sheet")


REDEAL = Redeal(chairs=chairs, actions=actions, sheet=AgainSheet)


def resumed(options: Options, first_dealer: Player, results: tuple[Pair, ...]) -> State:
    """The state that awaits the deal after these results; the last of them was dealt by nobody."""
    start = partie.start_deal(options, first_dealer)
    if not results:
        return start
    number = len(results)
    dealer = first_dealer if number % 2 else first_dealer.other
    empty: tuple[Hand, Hand] = (frozenset(), frozenset())
    gone = DealState(
        number=number,
        dealer=dealer,
        hands=empty,
        dealt=empty,
        turn=ELDER,
        exchanged=ExchangeState(()),
        options=options,
    )
    return replace(start, results=results, deal=gone)
