"""A second scorer, written apart from the rules by the specification alone.

It takes the actions of one deal as lines of text, deals the cards by the places printed in QA4 and
QB4, keeps its own hands and tricks, and enters what each action counts. Of the rules it knows
nothing but the words of options and actions. Players are 0 for A and 1 for B.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

RANKS = "23456789TJQKA"
COUNTING = {"A": 4, "K": 3, "Q": 2, "J": 1, "T": 10}
ORDER = ("high", "low", "jack", "game")


class WrongRecordError(ValueError):
    """An action that nobody had the right to."""


def must(right: bool, what: str) -> None:
    if not right:
        raise WrongRecordError(what)


def value(cards: Iterable[str]) -> int:
    """What cards count for Game (QE4)."""
    return sum(COUNTING.get(one[0], 0) for one in cards)


class Second:
    """One deal; `lines` is what was marked, in order, and `bunched` how it may end early."""

    def __init__(self, agreed: Mapping[str, object], dealer: int, before: tuple[int, int]) -> None:
        self.agreed = agreed
        self.dealer, self.elder = dealer, 1 - dealer
        self.before = before
        self.lines: list[tuple[int, str, int]] = []
        self.pack: list[str] = []
        self.hand: list[set[str]] = [set(), set()]
        self.played: list[set[str]] = [set(), set()]
        self.won: list[list[str]] = [[], []]
        self.turned = ""
        self.next = self.first = 0  # the card that comes next; the one after the first turn-up
        self.laying = [self.elder, self.dealer]
        self.void = False  # a misdeal: nothing of it counts
        self.begs = 0
        self.suit_stays = self.bunched = False
        self.contents = 0  # how many were content with the deal
        self.on_lead = self.elder
        self.on_table: str | None = None
        self.laid = ("", 0)  # the card laid last, and whose it was
        self.wrong = [0, 0]
        self.claimed: list[set[str] | None] = [None, None]
        self.winner: int | None = None
        self.over = False

    # Marking

    def score(self, who: int) -> int:
        if self.void:
            return self.before[who]
        return self.before[who] + sum(points for one, _, points in self.lines if one == who)

    def mark(self, who: int, what: str, points: int = 1) -> None:
        """A line, unless the game is over; Foster's culprit stops one short."""
        if self.winner is not None:
            return
        target = self.target
        if self.agreed["revoke"] == "foster" and self.wrong[who]:
            points = min(points, target - 1 - self.score(who))
        if points < 1:
            return
        self.lines.append((who, what, points))
        if self.score(who) >= target:
            self.winner, self.over = who, True

    @property
    def target(self) -> int:
        target = self.agreed["target"]
        assert isinstance(target, int)
        return target

    # Actions

    def take(self, line: str) -> None:
        """One action."""
        must(not self.over, "nothing is done after the end")
        verb, _, rest = line.partition(" ")
        match verb:
            case "deal":
                self.deal(rest.split())
            case "play":
                self.play(rest)
            case "lay":
                self.lay(set(rest.split()))
            case "claim":
                self.claim(set(rest.split()))
            case "ask":
                pass
            case "announce":
                self.announce()
            case "demand":
                self.misdeal()
            case "abide":
                self.turned_up()
            case "draw":
                self.draw(int(rest))
            case _:
                self.say(verb)

    def deal(self, words: list[str]) -> None:
        self.pack = pack = words[:52]
        slip = "".join(words[52:])
        must(len(set(pack)) == 52, "a pack has fifty-two cards")
        must(not slip or self.agreed["strict"] is True, "nothing slips")
        wrong = 1 if slip.endswith("over") else -1 if slip.endswith("short") else 0
        elders = 6 + wrong * slip.startswith("elder")
        dealt = elders + 6 + wrong * slip.startswith("dealer")
        # p1-3 E, p4-6 D, p7-9 E, p10-12 D, and what goes wrong in the second round
        self.hand[self.elder] = {*pack[:3], *pack[6 : 3 + elders]}
        self.hand[self.dealer] = {*pack[3:6], *pack[3 + elders : dealt]}
        self.turned, self.next = pack[dealt], dealt + 1
        self.first = self.next
        if slip != "elder-shown":
            self.turned_up()

    def turned_up(self) -> None:
        if self.agreed["turned_jack"] == "each":
            self.knave()

    # What goes wrong in strict play (section H)

    def announce(self) -> None:
        sizes = [len(hand) for hand in self.hand]
        must(sizes[0] != sizes[1] or self.on_table is not None, "the numbers are right")
        begun = self.played[0] or self.played[1]
        if begun or self.first < 14:  # found too late, or a card too few
            self.misdeal()
            return
        knaves = sum(points for _, what, points in self.lines if what == "turned-knave")
        if knaves:
            self.lines.append((self.dealer, "turned-knave", -knaves))

    def misdeal(self) -> None:
        if self.winner is not None:  # he has won before it was found
            return
        self.void = self.bunched = self.over = True

    def draw(self, place: int) -> None:
        large = max(self.hand, key=len)
        large.remove([one for one in self.pack if one in large][place])

    def knave(self) -> None:
        if self.turned[0] == "J":
            self.mark(self.dealer, "turned-knave")

    def say(self, word: str) -> None:
        must(not self.suit_stays, f"{word}: nothing more is said")
        match word:
            case "stand":
                self.contents += 1
                if not self.may_bunch() or self.contents == 2:
                    self.stays()
            case "beg":
                self.begs += 1
                most = 2 if self.agreed["second_beg"] == "by-agreement" else 1
                must(self.begs <= most, "nobody begs so often")
            case "give":
                must(self.score(self.elder) + 1 < self.target, "no gift may win the game")
                self.stays()
                self.mark(self.elder, "gift")
            case "run":
                self.run()
            case "refuse":
                must(self.begs == 2, "only a second beg is refused")
                self.stays()
            case "bunch":
                must(self.may_bunch(), "no new deal is proposed")
            case "agree":
                self.bunched = self.over = True
            case "disagree":
                self.stays()
            case _:
                raise WrongRecordError(word)

    def may_bunch(self) -> bool:
        return self.agreed["second_beg"] == "bunch" and self.next > self.first

    def run(self) -> None:
        refused = self.turned[1]
        while self.turned[1] == refused:
            if 52 - self.next < 7:
                self.bunched = self.over = True
                return
            at = self.next
            self.hand[self.elder] |= set(self.pack[at : at + 3])
            self.hand[self.dealer] |= set(self.pack[at + 3 : at + 6])
            self.turned, self.next = self.pack[at + 6], at + 7
        if self.agreed["turned_jack"] == "each":
            self.knave()
        again = self.agreed["second_beg"] == "by-agreement" and self.begs < 2
        if not again and self.agreed["second_beg"] != "bunch":
            self.stays()

    def stays(self) -> None:
        self.suit_stays = True
        if self.agreed["turned_jack"] == "final":
            self.knave()

    def to_keep(self, held: int) -> int:
        """How many of so many cards are kept (QC1)."""
        kept = self.agreed["after_run"]
        if kept == "play-all" or (kept == "keep-nine" and held <= 9):
            return held
        return 6

    def lay(self, cards: set[str]) -> None:
        who = self.laying.pop(0)
        must(cards <= self.hand[who], "one lays away one's own")
        left = self.to_keep(len(self.hand[who]))
        self.hand[who] -= cards
        must(len(self.hand[who]) == left, "six are kept")

    # Tricks

    def may_play(self) -> set[str]:
        """What the one on turn may lead or reply by right (QD2, QD3)."""
        led = self.on_table
        if led is None:
            return set(self.hand[self.on_lead])
        hand = self.hand[1 - self.on_lead]
        follow = {one for one in hand if one[1] == led[1]}
        if not follow:
            return set(hand)
        return {one for one in hand if one[1] in (led[1], self.turned[1])}

    def play(self, card: str) -> None:
        must(self.suit_stays, "first the trump is settled")
        led = self.on_table
        who = self.on_lead if led is None else 1 - self.on_lead
        must(card in self.hand[who], "one plays one's own card")
        may = self.may_play()
        self.hand[who].remove(card)
        self.played[who].add(card)
        self.laid = card, who
        if led is None:
            self.on_table = card
            return
        if card not in may:
            must(self.agreed["revoke"] != "impossible", "one follows or trumps")
            self.wrong[who] += 1
            if self.agreed["revoke"] == "one-point":
                self.mark(1 - who, "revoke")
        elif self.agreed["discard_point"] and card[1] not in (led[1], self.turned[1]):
            self.mark(1 - who, "not-followed")
        if card[1] == led[1]:
            wins = RANKS.index(card[0]) > RANKS.index(led[0])
        else:
            wins = card[1] == self.turned[1]
        taker = who if wins else 1 - who
        self.won[taker] += [led, card]
        self.on_lead, self.on_table = taker, None
        if not self.hand[0] and not self.hand[1]:
            self.all_played()
        elif not self.hand[0] or not self.hand[1]:
            self.misdeal()

    def answer(self, question: str) -> bool:
        """Whether the trump laid last is high, or low (QG1)."""
        card, who = self.laid
        others = self.hand[1 - who] | self.played[1 - who]
        ranks = [RANKS.index(one[0]) for one in others if one[1] == self.turned[1]]
        own = RANKS.index(card[0])
        return not any(one > own if question == "high" else one < own for one in ranks)

    # Points

    def owners(self) -> dict[str, int]:
        """Who made which point (QE1 to QE7)."""
        trumps = [
            (RANKS.index(one[0]), who)
            for who in (0, 1)
            for one in self.played[who]
            if one[1] == self.turned[1]
        ]
        found: dict[str, int] = {}
        if trumps:
            found["high"], found["low"] = max(trumps)[1], min(trumps)[1]
        a, b = value(self.won[0]), value(self.won[1])
        for who in (0, 1):
            if "J" + self.turned[1] in self.won[who]:
                found["jack"] = who
        if a != b:
            found["game"] = 0 if a > b else 1
        elif self.agreed["tie"] == "elder":
            found["game"] = self.elder
        if self.agreed["revoke"] == "foster":
            for what in ("jack", "game"):
                if what in found and self.wrong[found[what]]:
                    del found[what]
        return found

    def all_played(self) -> None:
        if self.agreed["revoke"] == "foster":
            out = "J" + self.turned[1] in self.played[0] | self.played[1]
            for who in (self.elder, self.dealer):
                for _ in range(self.wrong[who]):
                    self.mark(1 - who, "revoke", 2 if out else 1)
        if self.agreed["marking"] == "by-hand":
            return
        owners = self.owners()
        for what in ORDER:
            if what in owners:
                self.mark(owners[what], what)
        self.over = True

    def claim(self, points: set[str]) -> None:
        if self.claimed[self.elder] is None:
            self.claimed[self.elder] = points
            return
        self.claimed[self.dealer] = points
        owners = self.owners()
        faults: list[int] = []
        for what in ORDER:
            for who in (self.elder, self.dealer):
                if what in (self.claimed[who] or ()):
                    right = owners.get(what) == who
                    if right or self.agreed["wrong_mark"] == "left-standing":
                        self.mark(who, what)
                    if not right:
                        faults.append(who)
        fine = 4 if self.agreed["wrong_mark"] == "down-and-four" else 1
        for culprit in (self.elder, self.dealer):
            for _ in range(faults.count(culprit)):
                self.mark(1 - culprit, "wrong-mark", fine)
        self.over = True
