"""A second scorer, written apart from the rules by the specification alone.

It takes the actions of one deal as lines of text, deals the cards by the places printed in row ZA5,
keeps its own hands, tricks and records, and enters what each action counts. What is done without a
right is a wrong record. Of the rules it knows nothing but the words of options and actions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations

RANKS = "789JQKTA"
NAMES = {"A": "four-aces", "K": "four-kings", "Q": "four-queens", "J": "four-knaves"}
POINTS = {
    "marriage": 20,
    "royal-marriage": 40,
    "plain-sequence": 150,
    "sequence": 250,
    "bezique": 40,
    "double-bezique": 500,
    "triple-bezique": 1500,
    "quadruple-bezique": 4500,
    "four-aces": 100,
    "four-kings": 80,
    "four-queens": 60,
    "four-knaves": 40,
}
FIRST = {  # the places of N's cards in the pack, from 1
    "323": (1, 2, 3, 7, 8, 11, 12, 13),
    "2222": (1, 2, 5, 6, 9, 10, 13, 14),
    "threes": (1, 2, 3, 7, 8, 9, 13, 14, 15),
    "singly": (1, 3, 5, 7, 9, 11, 13, 15, 17),
}
Cards = frozenset[str]
Served = tuple[int, str, Cards]


class WrongRecordError(ValueError):
    """An action that nobody had the right to."""


def must(right: bool, what: str) -> None:
    if not right:
        raise WrongRecordError(what)


def rank(card: str) -> str:
    return card[0]


def suit(card: str) -> str:
    return card[1]


def takes(led: str, reply: str, trumps: str | None) -> bool:
    """Whether the second card wins (ZB3)."""
    if suit(led) == suit(reply):
        return RANKS.index(rank(reply)) > RANKS.index(rank(led))
    return suit(reply) == trumps


class Second:
    """One deal. Players are 0 for A and 1 for B; `lines` is what was counted, in order."""

    def __init__(self, agreed: Mapping[str, object], dealer: int, before: tuple[int, int]) -> None:
        self.agreed = agreed
        self.rubicon = agreed["game"] == "rubicon"
        self.dealer = dealer
        self.before = before
        self.lines: list[tuple[int, str, int]] = []
        self.hand: list[set[str]] = [set(), set()]
        self.lying: list[set[str]] = [set(), set()]
        self.played: list[str] = []
        self.leader = 1 - dealer
        self.stock: list[str] = []
        self.trumps: str | None = None
        self.served: list[Served] = []
        self.won: list[list[str]] = [[], []]
        self.takers: list[int] = []
        self.in_window = False
        self.scored_now = self.seven_now = False
        self.just_taken: str | None = None
        self.shown: set[str] = set()
        self.to_show: list[set[str] | None] = [None, None]
        self.announced: list[set[Cards]] = [set(), set()]
        self.winner: int | None = None

    # Counting

    def total(self, who: int) -> int:
        return sum(points for one, _, points in self.lines if one == who)

    def count(self, who: int, what: str, points: int) -> None:
        if self.winner is not None:
            return  # the play has stopped
        self.lines.append((who, what, points))
        if self.rubicon or self.agreed["target_when"] == "end-of-deal":
            return
        target = self.agreed["target"]
        assert isinstance(target, int)
        if self.before[who] + self.total(who) >= target:
            self.winner = who

    # Actions

    def take(self, line: str) -> None:
        """One action."""
        must(self.winner is None, "nothing is done after the end")
        verb, _, rest = line.partition(" ")
        match verb:
            case "deal":
                self.deal(rest.split())
            case "play":
                self.play(rest)
            case "draw":
                self.draw()
            case "declare":
                self.declare(frozenset(rest.split()))
            case "announce":
                self.announce(frozenset(rest.split()))
            case "exchange":
                self.exchange(rest)
            case "show":
                self.show(rest)
            case "carte":
                self.blanche()
            case _:
                raise WrongRecordError(line)

    def deal(self, pack: list[str]) -> None:
        size = 9 if self.rubicon else 8
        how = str(self.agreed["rubicon_packets" if self.rubicon else "packets"])
        for place, card in enumerate(pack[: 2 * size], 1):
            who = 1 - self.dealer if place in FIRST[how] else self.dealer
            self.hand[who].add(card)
        must([len(held) for held in self.hand] == [size, size], "equal hands")
        rest = pack[2 * size :]
        if self.rubicon:
            must(len(rest) == 110, "a stock of 110")
            for who in (0, 1):
                if not any(rank(card) in "KQJ" for card in self.hand[who]):
                    self.to_show[who] = set(self.hand[who])
            self.stock = rest
            return
        turned, *stock = rest
        must(len(stock) == 47, "a stock of 47")
        self.trumps = suit(turned)
        self.stock = [*stock, turned]
        if rank(turned) == "7":
            self.count(self.dealer, "turned-seven", 10)

    def play(self, card: str) -> None:
        must(not self.in_window, "he draws first")
        who = self.leader if len(self.played) % 2 == 0 else 1 - self.leader
        must(card in self.hand[who], "his own card")
        if len(self.played) % 2 and not self.stock:
            must(card in self.may_reply(who, self.played[-1]), "the duties of the last tricks")
        self.hand[who].discard(card)
        self.lying[who].discard(card)
        if self.to_show[who]:
            self.to_show[who] = None
        self.played.append(card)
        seven = card[:2] == f"7{self.trumps}" and bool(self.stock) and not self.rubicon
        if seven and self.agreed["seven"] == "played":
            self.count(who, "seven", 10)
        if len(self.played) % 2 == 0 and self.winner is None:
            self.trick(self.played[-2], card)

    def may_reply(self, who: int, led: str) -> list[str]:
        held = self.hand[who]
        same = [card for card in held if suit(card) == suit(led)]
        if self.agreed["last_eight"] == "follow-only":
            return same or list(held)
        better = [card for card in same if takes(led, card, self.trumps)]
        trumps = [card for card in held if suit(card) == self.trumps]
        return better or same or trumps or list(held)

    def trick(self, led: str, reply: str) -> None:
        who = 1 - self.leader if takes(led, reply, self.trumps) else self.leader
        self.won[who] += [led, reply]
        self.takers.append(who)
        self.leader = who
        rounds, tricks = (55, 64) if self.rubicon else (24, 32)
        number = len(self.takers)
        good = sum(rank(card) in "AT" for card in (led, reply))
        if good and self.agreed["brisques"] == "at-once" and not self.rubicon:
            self.count(who, "brisques", 10 * good)
        early = self.agreed["last_trick"] == "of-the-stock" and not self.rubicon
        if number == rounds and early:
            self.count(who, "last-trick", 10)
        if number == tricks:
            if not early:
                self.count(who, "last-trick", 50 if self.rubicon else 10)
            self.count_brisques()
        self.in_window = bool(self.stock)
        self.scored_now = self.seven_now = False
        self.just_taken = None

    def count_brisques(self) -> None:
        if self.rubicon or self.agreed["brisques"] == "at-once":
            return
        for who in (1 - self.dealer, self.dealer):
            if count := self.brisques(who):
                self.count(who, "brisques", 10 * count)

    def brisques(self, who: int) -> int:
        return sum(rank(card) in "AT" for card in self.won[who])

    def draw(self) -> None:
        must(self.in_window, "one draws after a trick")
        first = 1 - self.dealer if self.agreed["draw_order"] == "non-dealer-first" else self.leader
        for who in (first, 1 - first):
            card = self.stock.pop(0)
            self.hand[who].add(card)
            if self.to_show[who] is not None:
                self.to_show[who] = None if rank(card) in "KQJ" else {card}
        self.in_window = False
        if not self.stock:
            self.lying = [set(), set()]

    def blanche(self) -> None:
        must(not self.in_window, "before a card is played")
        who = self.leader if len(self.played) % 2 == 0 else 1 - self.leader
        must(bool(self.to_show[who]), "a carte blanche")
        self.to_show[who] = set()
        self.count(who, "carte-blanche", 50)

    # The window

    def seven_right(self, card: str) -> None:
        must(self.in_window and not self.rubicon, "in a window")
        must(card[:2] == f"7{self.trumps}", "the seven of trumps")
        must(card in self.hand[self.leader], "his own seven")
        must(not self.seven_now, "once in a window")
        if self.agreed["seven_turn"] == "uses-declaration":
            must(not self.scored_now, "in the place of a declaration")
        self.seven_now = True

    def exchange(self, card: str) -> None:
        self.seven_right(card)
        turned = self.stock[-1]
        must(rank(turned) != "7", "no seven is turned")
        self.stock[-1] = card
        self.hand[self.leader].discard(card)
        self.hand[self.leader].add(turned)
        self.just_taken = turned
        self.count(self.leader, "exchange", 10)

    def show(self, card: str) -> None:
        self.seven_right(card)
        must(self.agreed["seven"] == "declared", "where sevens are declared")
        must(rank(self.stock[-1]) == "7", "the first seven is exchanged")
        must(card not in self.shown, "once for each card")
        self.shown.add(card)
        self.lying[self.leader].add(card)
        self.count(self.leader, "seven", 10)

    def may_score(self) -> bool:
        """Whether the winner of the trick has his declaration still."""
        used = self.agreed["seven_turn"] == "uses-declaration" and self.seven_now
        return self.in_window and not self.scored_now and not used

    def declare(self, cards: Cards) -> None:
        must(self.may_score(), "one declaration a trick")
        what = self.what_may(cards)
        must(what is not None, "what may be declared")
        assert what is not None
        if self.trumps is None and what in {"royal-marriage", "sequence"}:
            self.trumps = suit(next(iter(cards)))
        self.lying[self.leader] |= cards
        self.served.append((self.leader, what, cards))
        self.scored_now = True
        self.count(self.leader, what, POINTS[what])

    def announce(self, cards: Cards) -> None:
        must(self.in_window and self.scored_now, "after one that was scored")
        must(self.rubicon or self.agreed["held_over"] is True, "where it was agreed")
        must(self.what_may(cards) is not None, "what could be scored")
        self.lying[self.leader] |= cards

    def what_may(self, cards: Cards) -> str | None:
        """What these cards of the leader's may be scored as now."""
        if not cards <= self.hand[self.leader] or self.just_taken in cards:
            return None
        what = self.what_is(cards)
        if what is None:
            return None
        fits = self.formed_anew(what, cards) if self.rubicon else self.upward(what, cards)
        return what if fits else None

    def what_is(self, cards: Iterable[str]) -> str | None:
        """What cards make (sections D, ZK6)."""
        printed = Counter(card[:2] for card in cards)
        ranks = Counter(card[0] for card in cards)
        suits = {card[1] for card in cards}
        size = sum(printed.values())
        one_suit = suits.pop() if len(suits) == 1 else None
        royal = one_suit is not None and (one_suit == self.trumps or self.trumps is None)
        if one_suit and dict(ranks) == {"K": 1, "Q": 1}:
            return "royal-marriage" if royal else "marriage"
        if one_suit and dict(ranks) == dict.fromkeys("ATKQJ", 1):
            return "sequence" if royal else ("plain-sequence" if self.rubicon else None)
        if size == 4 and len(ranks) == 1:
            return NAMES.get(next(iter(ranks)))
        queen, knave = "QS", "JD"
        if not self.rubicon and self.trumps in ("S", "D"):
            pairs = {"clubs-and-hearts": ("QC", "JH"), "diamonds-and-spades": ("QD", "JS")}
            queen, knave = pairs.get(str(self.agreed["bezique_pair"]), (queen, knave))
        half = size // 2
        if size in ((2, 4, 6, 8) if self.rubicon else (2, 4)) and dict(printed) == {
            queen: half,
            knave: half,
        }:
            return ["bezique", "double-bezique", "triple-bezique", "quadruple-bezique"][half - 1]
        return None

    def code(self, what: str) -> str:
        if what.endswith("marriage"):
            return "A1"
        if what.endswith("sequence"):
            return "A2"
        for level, prefix in enumerate(("bezique", "double", "triple", "quadruple"), 1):
            if what.startswith(prefix):
                return f"B{level}"
        return "C1"

    def marks(self, card: str) -> set[str]:
        return {self.code(what) for _, what, cards in self.served if card in cards}

    def upward(self, what: str, cards: Cards) -> bool:
        """Section F."""
        code = self.code(what)
        marks = [self.marks(card) for card in cards]
        for mine in marks:
            if any(one[0] == code[0] and one[1] >= code[1] for one in mine):
                return False
        if all(any(one[0] == code[0] for one in mine) for mine in marks):
            return False
        if self.agreed["fresh_card"] == "from-hand" and all(marks):
            return False
        closed = bool(self.agreed["bezique_closes"]) and code[0] != "B"
        if closed and any(one[0] == "B" for mine in marks for one in mine):
            return False
        married = any("A1" in mine for mine in marks)
        return self.agreed["marriage_before_sequence"] is True or code != "A2" or not married

    def formed_anew(self, what: str, cards: Cards) -> bool:
        """Rows ZK8 to ZK10."""
        code = self.code(what)
        for card in cards:
            if any(one[0] == code[0] and one[1] > code[1] for one in self.marks(card)):
                return False
        earlier = [held for _, one, held in self.served if self.code(one) == code and held & cards]
        if code == "C1":
            earlier = [
                held for held in earlier if {rank(c) for c in held} == {rank(c) for c in cards}
            ]
        broken = [not held <= self.hand[self.leader] for held in earlier]
        if code != "A1":
            return all(broken)
        if cards in earlier:
            return False
        if self.agreed["rubicon_marriages"] == "each-pair" or not earlier:
            return True
        free = []
        for card in cards:
            with_it = [gone for held, gone in zip(earlier, broken, strict=True) if card in held]
            if with_it:
                free.append(all(with_it))
        return any(free)

    def all_that_may(self) -> Iterator[tuple[str, tuple[str, ...]]]:
        """Everything that could be scored now, tried set by set: what, and the printed cards."""
        held = sorted(self.hand[self.leader])
        for size in (2, 4, 5, 6, 8):
            for cards in combinations(held, size):
                what = self.what_may(frozenset(cards))
                if what is not None:
                    yield what, tuple(sorted(card[:2] for card in cards))


# The end


def second_end(agreed: Mapping[str, object], totals: tuple[int, int], deal: Second) -> int | None:
    """Who has won a game of the common kind after a deal (ZH2, ZH3); None where nobody has."""
    if agreed["target_when"] == "at-once":
        return deal.winner
    target = agreed["target"]
    assert isinstance(target, int)
    a, b = totals
    if a < target and b < target:
        return None
    if a != b:
        return int(b > a)
    plain = list(totals)
    for who, what, points in deal.lines:
        if what == "brisques":
            plain[who] -= points
    if plain[0] != plain[1]:
        return int(plain[1] > plain[0])
    return deal.takers[-1]


def second_settlement(
    agreed: Mapping[str, object], scores: tuple[int, int], brisques: tuple[int, int]
) -> tuple[int | None, int]:
    """Section L: who wins a game of Rubicon Bezique, and how many points; nobody where void."""
    full = (scores[0] + 10 * brisques[0], scores[1] + 10 * brisques[1])

    def ahead(pair: tuple[int, int]) -> int | None:
        return None if pair[0] == pair[1] else int(pair[1] > pair[0])

    if agreed["brisque_tie"] == "only-equal":
        by_brisques = scores[0] == scores[1]
    else:
        by_brisques = ahead(scores) != ahead(full) or scores[0] == scores[1]
    winner = ahead(full) if by_brisques else ahead(scores)
    if winner is None:
        return None, 0
    if scores[1 - winner] < 1000 <= full[1 - winner]:
        by_brisques = True
        winner = ahead(full)
        if winner is None:
            return None, 0
    loser = 1 - winner
    if scores[loser] < 1000 and full[loser] < 1000:
        extra = agreed["rubicon_brisques"]
        assert isinstance(extra, int)
        low = 100 if scores[loser] < 100 else 0
        return winner, 100 * (scores[winner] // 100 + scores[loser] // 100) + 1000 + extra + low
    used = full if by_brisques else scores
    return winner, 500 + max(100, 100 * (used[winner] // 100 - used[loser] // 100))
