"""The table at which the stories of Bezique are told: deals, tricks and windows in short words.

Cards are named as printed; where several copies are held an open one is taken first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from rules.bezique.actions import (
    Action,
    Announce,
    Deal,
    Declare,
    Draw,
    ExchangeSeven,
    Play,
    ShowCarteBlanche,
    ShowSeven,
)
from rules.bezique.events import Event
from rules.bezique.options import Options
from rules.bezique.pack import face, pack_of
from rules.bezique.partie import apply, check, start_deal
from rules.bezique.play import may_reply
from rules.bezique.refusals import Refusal
from rules.bezique.scoring import scores
from rules.bezique.state import Dealing, DealState, InWindow, Phase, State
from rules.bezique.window import may_declare
from rules.core.cards import Card, Hand, Suit, card
from rules.core.seats import Player

N, D = Player.A, Player.B

SIGNS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}


def printed(text: str) -> list[str]:
    """The cards of a printed text, "♦K ♥A" or "KD AH", as ours: "KD", "AH"."""
    return [word[1] + SIGNS[word[0]] if word[0] in SIGNS else word for word in text.split()]


def copies_of(words: Iterable[str]) -> tuple[Card, ...]:
    """Cards as printed, the first of each from the first pack, the next from the second."""
    seen: Counter[str] = Counter()
    found = []
    for word in words:
        found.append(card(word + "'" * seen[word]))
        seen[word] += 1
    return tuple(found)


def some(text: str) -> Hand:
    """Cards of several packs, in any order, as printed."""
    return frozenset(copies_of(printed(text)))


def faces(cards: Iterable[Card]) -> list[str]:
    """Cards as printed, sorted."""
    return sorted(str(face(one)) for one in cards)


def pack_with(
    first: str, second: str, turn_up: str = "", stock: str = "", options: Options | None = None
) -> tuple[Card, ...]:
    """A pack that deals these hands (N's, D's), turns this up, and begins the stock with these.

    Whatever is left out is filled up from what remains, in the order of the pack.
    """
    options = options or Options()
    words = [printed(text) for text in (first, second, turn_up, stock)]
    named = copies_of([word for group in words for word in group])
    rest = [one for one in pack_of(options) if one not in named]
    parts = []
    start = 0
    for group in words:
        parts.append(list(named[start : start + len(group)]))
        start += len(group)
    sizes = (options.sizes.hand, options.sizes.hand, 0 if options.rubicon else 1)
    for part, size in zip(parts, sizes, strict=False):
        while len(part) < size:
            part.append(rest.pop())
    from rules.bezique.dealing import places_of_first  # noqa: PLC0415  (told by the rules' order)

    firsts = places_of_first(options.rubicon_packets if options.rubicon else options.packets)
    hands: list[Card | None] = [None] * (2 * options.sizes.hand)
    for place, one in zip(firsts, parts[0], strict=True):
        hands[place] = one
    others = iter(parts[1])
    dealt = tuple(one if one is not None else next(others) for one in hands)
    return (*dealt, *parts[2], *parts[3], *rest)


class Table:
    """A deal that is played; every action goes through `check` and `apply`."""

    def __init__(
        self,
        pack: tuple[Card, ...],
        options: Options | None = None,
        before: tuple[int, int] = (0, 0),
        dealer: Player = D,
    ) -> None:
        """`before` is what N and D have from earlier deals; no deal, where it is nothing."""
        results = () if before == (0, 0) else (before if dealer is D else before[::-1],)
        self.state: State = start_deal(options or Options(), dealer, results)
        self.events: list[Event] = []
        self.does(Deal(pack))

    @property
    def deal(self) -> DealState:
        return self.state.current

    @property
    def n(self) -> Player:
        return self.deal.dealer.other

    def does(self, action: Action) -> Table:
        moments = apply(self.state, action)
        self.events = [moment.event for moment in moments]
        self.state = moments[-1].state
        return self

    def refuses(self, action: Action) -> Refusal:
        """Why an action is refused."""
        refused = check(self.state, action)
        assert refused is not None, f"{action} is allowed"
        assert isinstance(refused.reason, Refusal)
        return refused.reason

    def held(self, words: Iterable[str], player: Player | None = None) -> Hand:
        """Cards of the one on turn as printed; open ones first."""
        deal = self.deal
        player = deal.turn if player is None else player
        found: set[Card] = set()
        for word in words:
            copies = [one for one in deal.hands[player] if str(face(one)) == word]
            free = sorted(set(copies) - found, key=lambda one: (one not in deal.open[player], one))
            assert free, f"{player.name} does not hold {word}"
            found.add(free[0])
        return frozenset(found)

    def plays(self, *words: str) -> Table:
        """Cards are led and played in turn."""
        for word in words:
            (one,) = self.held(printed(word))
            self.does(Play(one))
        return self

    def declares(self, text: str) -> int:
        """The points of a declaration; AssertionError where nobody offers it."""
        before = self.scores
        wanted = sorted(printed(text))
        found = [one.cards for one in may_declare(self.deal) if faces(one.cards) == wanted]
        assert found, f"{text} cannot be declared"
        self.does(Declare(found[0]))
        return sum(self.scores) - sum(before)

    def announces(self, text: str) -> Table:
        return self.does(Announce(self.held(printed(text))))

    def exchanges(self) -> Table:
        (seven,) = self.held([f"7{self.deal.trumps}"])
        return self.does(ExchangeSeven(seven))

    def shows_seven(self) -> Table:
        (seven,) = self.held([f"7{self.deal.trumps}"])
        return self.does(ShowSeven(seven))

    def shows_blanche(self) -> Table:
        return self.does(ShowCarteBlanche())

    def draws(self) -> Table:
        return self.does(Draw())

    def goes_on(self) -> Table:
        """The lowest playable cards and no declarations until the deal is over."""
        while self.state.phase in {Phase.PLAY, Phase.WINDOW} and not self.over:
            self.one_more()
        return self

    def one_more(self) -> Table:
        if self.state.phase is Phase.WINDOW:
            return self.draws()
        from rules.bezique.play import playable  # noqa: PLC0415  (as above)

        return self.does(Play(min(playable(self.deal))))

    def reaches(self, trick: int) -> Table:
        """So many tricks are taken, and all is drawn that may be."""
        while len(self.deal.tricks) < trick or self.state.phase is Phase.WINDOW:
            self.one_more()
        return self

    @property
    def over(self) -> bool:
        return len(self.state.standing.results) >= self.deal.number

    @property
    def scores(self) -> tuple[int, int]:
        """Points of the deal, N's first."""
        a, b = scores(self.deal.ledger)
        return (a, b) if self.deal.dealer is D else (b, a)

    def ledger(self, player: Player) -> list[str]:
        """A player's lines: "bezique 40"."""
        lines = self.deal.ledger
        return [f"{line.item} {line.points}" for line in lines if line.player is player]

    def hand(self, player: Player) -> list[str]:
        return faces(self.deal.hands[player])

    def opened(self, player: Player) -> list[str]:
        return faces(self.deal.open[player])


def options(**values: Any) -> Options:
    return Options(**values)


class Declarer:
    """One who wins every trick, has whatever card he wants, and declares: `laid` tells the points.

    Cards are of the first pack, or as many strokes further: `KH'` is the second king of hearts.
    """

    def __init__(self, options: Options | None = None, trumps: str | None = "H") -> None:
        options = options or Options(target=4000)
        suit = None if trumps is None else Suit(trumps)
        dealing = Dealing(1, D, pack_of(options), options, options.sizes)
        deal = DealState(dealing, (frozenset(), frozenset()), N, N, trumps=suit)
        self.state = State(options, Phase.WINDOW, deal=deal)

    def laid(self, text: str) -> int:
        """The points of a declaration after a trick that was won; 0 where it is refused."""
        return self.says(text)[0]

    def why_not(self, text: str) -> Refusal | None:
        return self.says(text)[1]

    def says(self, text: str) -> tuple[int, Refusal | None]:
        cards = frozenset(card(word) for word in text.split())
        deal = self.state.current
        held = (deal.hands[N] | cards, deal.hands[D])
        kept = InWindow()
        fresh = State(
            self.state.options, Phase.WINDOW, deal=replace(deal, hands=held, window=kept, turn=N)
        )
        refused = check(fresh, Declare(cards))
        if refused is not None:
            assert isinstance(refused.reason, Refusal)
            self.state = fresh
            return 0, refused.reason
        moments = apply(fresh, Declare(cards))
        self.state = moments[-1].state
        before, after = scores(deal.ledger), scores(self.state.current.ledger)
        return sum(after) - sum(before), None

    def plays(self, text: str) -> Declarer:
        """Cards leave his hand in tricks."""
        gone = frozenset(card(word) for word in text.split())
        deal = self.state.current
        assert gone <= deal.hands[N]
        left = replace(
            deal,
            hands=(deal.hands[N] - gone, deal.hands[D]),
            open=(deal.open[N] - gone, deal.open[D]),
            known=(deal.known[N] - gone, deal.known[D]),
        )
        self.state = State(self.state.options, Phase.WINDOW, deal=left)
        return self


def replies(held: str, led: str, trumps: str, **values: Any) -> list[str]:
    """What may be played to a lead when the stock is gone, as printed."""
    return faces(may_reply(some(held), some_other(led), Suit(trumps), Options(**values)))


def some_other(word: str) -> Card:
    """A card of the second pack: it is nobody's who holds the first."""
    return card(f"{printed(word)[0]}'")


def tally(values: Mapping[str, int]) -> dict[str, int]:
    return {name: count for name, count in values.items() if count}
