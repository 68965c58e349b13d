"""A second scorer, written apart from the rules: what a deal's actions come to at its end.

It reads the actions of one deal (the pack, what was put out, what was said, the cards played) and
knows nothing else; of the rules it uses only the words in which actions are told. Where the rules
enter line after line as things are said, this one looks back when all is over, and what is done
without a right is a wrong record; the two must agree.

Written from the description and the laws; where they are silent, from the numbered house choices.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from rules.piquet.actions import (
    Action,
    AnnounceCarteBlanche,
    Answer,
    AnswerConcession,
    Ask,
    AskMaking,
    Call,
    ClaimLate,
    Concede,
    Correct,
    Deal,
    Exchange,
    LetGo,
    Look,
    NameSuit,
    Play,
    TellMaking,
    Withhold,
)
from rules.piquet.options import Options
from rules.piquet.talk.questions import ShowKind
from tests.rules.second_holdings import (
    RANKS,
    SUITS,
    Cards,
    Strength,
    best,
    found,
    has_court,
    must,
    of,
    of_all,
    parts,
    strength,
    texts,
    value,
    whole_of,
    worth,
)

ELDER, YOUNGER = 0, 1
CLASSES = ("carte-blanche", "point", "sequence", "set")  # law 67


@dataclass
class Claim:
    """Elder's first call of a kind, the last correction of it, and what became of it."""

    cards: Cards
    reply: str | None = None
    equal: Cards = frozenset()  # what younger had equal to it
    laid: bool = True  # whether it was shown, where that was agreed
    kept_back: bool = False


@dataclass
class Score:
    """What each counted of each class, and all lines in the order of reckoning."""

    points: tuple[Counter[str], Counter[str]]
    lines: list[tuple[int, int]]

    def total(self, seat: int) -> int:
        return sum(self.points[seat].values())


@dataclass
class Second:
    """The actions of one deal, taken in one by one."""

    options: Options
    dealt: list[Cards] = field(default_factory=list)
    talon: list[str] = field(default_factory=list)
    out: list[Cards] = field(default_factory=lambda: [frozenset(), frozenset()])
    blanche: int | None = None
    takes: int | None = None
    exchanged: list[int] = field(default_factory=list)
    claims: dict[str, Claim] = field(default_factory=dict)
    counted: list[tuple[int, str, Cards]] = field(default_factory=list)
    asked: bool = False
    value_told: bool = False  # what the point that stands makes
    untold: bool = False  # she asked, and elder has still to tell
    let_go: bool = False  # or let his point go as not good
    barred: bool = False  # younger barred her longer point by asking
    named: bool = False
    equal_told: bool = False  # younger has named the suit of her equal point
    repique_of_younger: bool = False
    on_demand: Cards = frozenset()  # elder's point as younger had it shown
    sixty_at_lead: bool = False  # elder's pique was counted before younger had played
    once_laid: list[Cards] = field(default_factory=list)  # points he laid down and then corrected
    implied: tuple[int, str] | None = None  # what his calls had shown when she first counted a set
    conceded: int | None = None
    accepted: bool = False
    played: list[str] = field(default_factory=list)

    # The exchange

    def held(self, seat: int) -> Cards:
        """The twelve that are called from and played."""
        counts = [len(cards) for cards in self.out]
        start = 0 if seat == ELDER else counts[ELDER]
        drawn = self.talon[start : start + counts[seat]]
        return (self.dealt[seat] - self.out[seat]) | frozenset(drawn)

    def deal(self, pack: Sequence[str]) -> None:
        hands: list[list[str]] = [[], []]
        for place, card in enumerate(pack[:24]):
            hands[place // self.options.packets % 2].append(card)
        self.dealt = [frozenset(hand) for hand in hands]
        self.talon = list(pack[24:])
        if self.options.carte_blanche != "not-counted":
            blank = [seat for seat in (ELDER, YOUNGER) if not has_court(self.dealt[seat])]
            self.blanche = blank[0] if blank else None

    def exchange(self, cards: Cards) -> None:
        seat = YOUNGER if self.takes is not None else ELDER
        if self.exchanged:
            seat = 1 - self.exchanged[0]
        self.exchanged.append(seat)
        must(cards <= self.dealt[seat], "only what was dealt is put out")
        if seat == ELDER:
            must(1 <= len(cards) <= 5, "elder exchanges one to five")
            must(self.takes in (None, len(cards)), "elder exchanges what he said")
        else:
            taken = len(self.out[ELDER]) if self.takes is None else self.takes
            must(self.options.younger_least <= len(cards) <= 8 - taken, "what is left is hers")
        self.out[seat] = cards

    # What is said

    def say(self, action: Action) -> None:
        seat = YOUNGER if self.played or self.conceded == ELDER else ELDER
        if seat == ELDER and isinstance(action, Call | NameSuit | Concede | Play):
            self._lay_down()
        match action:
            case Call(what) if seat == YOUNGER:
                self._younger_counts(what.kind, texts(what.cards))
            case Call(what):
                must(not self.named, "a suit that was named ends the calls")
                self._elder_claims(what.kind, texts(what.cards))
            case ClaimLate(what):
                self._elder_claims_late(what.kind, texts(what.cards))
            case Correct(what):
                self._elder_corrects(what.kind, texts(what.cards))
            case Withhold(kind):
                claim = self.claims[kind]
                must(not claim.laid, "nothing is to be shown")
                claim.laid = claim.kept_back = True
            case AskMaking():
                must(
                    self._waiting()[0] == "point" and not self.asked, "a point is asked about once"
                )
                self._younger_asks()
            case Answer("equal", None) if self._waiting()[0] == "point" and not self.asked:
                self._younger_asks()  # "equal" to the number (choice 5)
            case TellMaking(what):
                must(self.untold, "nobody asked")
                claim = self._waiting()[1]
                must(len(what.cards) == len(claim.cards), "another number")
                whole_of(self.held(ELDER), texts(what.cards), "point")
                claim.cards, self.untold, self.value_told = texts(what.cards), False, True
            case LetGo():
                must(self.untold, "nobody asked")
                self._waiting()[1].reply = "not good"
                self.untold, self.let_go = False, True
            case Answer(reply, meant):
                must(not self.untold, "elder has not told yet")
                self._younger_answers(reply, texts(meant.cards) if meant else None)
            case NameSuit():
                self.named = True
            case _:
                pass

    def seek_sixty_at_lead(self) -> None:
        """Choice 34: the first lead alone may make it where nothing is open to younger."""
        closed = [kind for kind, claim in self.claims.items() if claim.reply in ("good", "equal")]
        closed = [kind for kind in closed if not self.claims[kind].kept_back]
        if self.options.edition == 1 or len(self.played) != 1 or len(closed) < 3:
            return
        held = [sum(self._in_hand(ELDER, kind)) for kind in CLASSES]
        hers = any(self._in_hand(YOUNGER, kind) for kind in CLASSES)
        if self._has_repique(ELDER) or hers or self._bars(YOUNGER):
            return
        self.sixty_at_lead |= sum(held) + self._counts(self.played[0]) >= 30

    def _waiting(self) -> tuple[str, Claim]:
        return next((kind, claim) for kind, claim in self.claims.items() if claim.reply is None)

    def _lay_down(self) -> None:
        for kind, claim in self.claims.items():
            if not claim.laid:
                claim.laid = True
                if claim.reply == "good":
                    self.counted.append((ELDER, kind, claim.cards))

    def _elder_claims(self, kind: str, cards: Cards) -> None:
        whole = whole_of(self.held(ELDER), cards, kind)
        if self.options.order_of_calls == "fixed":
            later = CLASSES[CLASSES.index(kind) + 1 :]
            must(not any(one in self.claims for one in later), "calls in their order")
        if kind not in self.claims:
            must(kind != "point" or not self.claims, "the point first or not at all")
            must(kind != "sequence" or not self._barred_by_showing(ELDER), "hers is shown")
            self.claims[kind] = Claim(cards)
            return
        first = self.claims[kind]
        must(first.reply == "good" and not first.kept_back, "only what is good carries more")
        must(kind != "point", "there is one point")
        must(not whole & self._counted(ELDER, kind), "a holding is reckoned once")
        if strength(cards, kind) > strength(first.cards, kind):
            must(not self.options.strict_miscall, "an under-call binds")
            must(self._good_against_the_cards(first.cards, kind), "the first call binds")
        self.counted.append((ELDER, kind, cards))

    def _elder_claims_late(self, kind: str, cards: Cards) -> None:
        must(len(self.played) < 2, "younger has played")
        must(bool(self.played) or self.named, "elder simply calls")
        if self.options.late_claims == "own-first-card":
            must(not self.played, "elder has played")
        number, rank = self.implied or (9, "")
        objects = kind == "set" and len(cards) >= number and all(one[0] == rank for one in cards)
        closed = kind not in self.claims and bool(self._counted(YOUNGER, kind))
        must(not closed or objects, "younger has counted")
        self._elder_claims(kind, cards)

    def _elder_corrects(self, kind: str, cards: Cards) -> None:
        claim = self.claims[kind]
        whole_of(self.held(ELDER), cards, kind)
        must(not self.options.strict_miscall, "an under-call binds")
        must(strength(cards, kind) > strength(claim.cards, kind), "only by a better one")
        self.value_told = self.value_told and kind != "point"
        if claim.reply is None:
            if kind == "point":  # choice 12: asked and barred no more
                self.asked = self.barred = self.untold = False
        else:
            good = claim.reply == "good" and kind == "point" and not claim.kept_back
            must(good and not self.played, "only a good point is corrected after its answer")
            if self.options.show_to_score and claim.laid:
                self.once_laid.append(claim.cards)
        self.counted = [
            (seat, one, cards if (seat, one) == (ELDER, kind) else old)
            for seat, one, old in self.counted
        ]
        claim.cards = cards

    def _younger_asks(self) -> None:
        number, longest = len(self._waiting()[1].cards), best(self.held(YOUNGER), "point")
        own = longest[0] if longest else 0
        only_equal = self.options.asking == "equal-only"
        must(own == number if only_equal else own >= number, "hers is shorter")
        self.asked, self.barred = True, own > number
        self.value_told = self.options.edition == 1
        self.untold = not self.value_told

    def _elder_counts(self) -> bool:
        """Whether his point counts where she barred hers and has none better of its number."""
        return self.options.barred_point == "elder-counts" or self.options.edition == 1

    def _younger_answers(self, reply: str, meant: Cards | None) -> None:
        kind, claim = self._waiting()
        called = strength(claim.cards, kind)
        mine = {cards: strength(cards, kind) for cards in parts(self.held(YOUNGER), kind)}
        better = any(own > called for own in mine.values())
        alike = {cards for cards, own in mine.items() if own == called}
        if kind == "point" and not self.asked:  # she has not heard what his makes
            better, alike = any(own[0] > called[0] for own in mine.values()), set()
        elif kind == "point" and self._elder_counts():
            better = any(own > called for own in mine.values() if own[0] == called[0])
        shown = self._shown(ELDER) if kind == "sequence" else None
        if kind == "set" and (implied := self._implied()) is not None:
            shown = implied[0], 8 - RANKS.index(implied[1])
        if shown is not None and shown > called:
            better, alike = any(own > shown for own in mine.values()), set()
        must(reply != "not good" or better, "it is good")
        must(reply == "equal" or meant is None, "only what is equal is meant")
        if reply == "equal":
            must(kind != "set" and bool(alike), "it is not equal")
            must(meant is None or meant in alike, "that is not equal")
            whole = [cards for cards in alike if cards in found(self.held(YOUNGER), kind)]
            order = whole or list(alike)
            claim.equal = meant or min(order, key=self._place)
        claim.reply = reply
        late = bool(self.played) or self.named
        claim.laid = late or kind == "set" or not self.options.show_to_score or reply == "not good"
        if reply == "good" and kind == "set":  # hers, that he objects to, is as if never counted
            self.counted = [one for one in self.counted if one[:2] != (YOUNGER, "set")]
        if reply == "good" and claim.laid:
            self.counted.append((ELDER, kind, claim.cards))
        self.repique_of_younger |= self._has_repique(YOUNGER)  # his late claim may bar no more

    def _place(self, cards: Cards) -> list[tuple[int, int]]:
        """Where a holding stands among equal ones: spades first, and the higher cards of a suit."""
        return sorted((SUITS.index(card[1]), RANKS.index(card[0])) for card in cards)

    def _younger_counts(self, kind: str, cards: Cards) -> None:
        whole = whole_of(self.held(YOUNGER), cards, kind)
        mine, claim = self._counted(YOUNGER, kind), self.claims.get(kind)
        must(not mine & whole and not (mine and kind == "point"), "she has counted it")
        if self.options.order_of_calls == "fixed":
            later = CLASSES[CLASSES.index(kind) + 1 :]
            must(not any(self._counted(YOUNGER, one) for one in later), "calls in their order")
        if claim is None:
            must(kind != "sequence" or not self._barred_by_showing(YOUNGER), "his is shown")
        elif claim.kept_back:
            if kind == "point" and not self.asked:  # of his she has heard the number only
                let_pass = len(whole) > len(claim.cards)
            else:
                let_pass = strength(whole, kind) > strength(claim.cards, kind)
            must(not let_pass, "what is better she has let pass")
        else:
            must(claim.reply == "not good", "elder's is good or equal")
            if kind == "point":
                number = len(claim.cards)
                must(not self.asked or len(cards) <= number, "she barred the number by asking")
                beats = strength(cards, kind) > strength(claim.cards, kind)
                beats = beats or (self.let_go and len(cards) == number)
                must(beats if self.asked else len(cards) > number, "hers is not better")
        if kind == "set" and not mine and claim is None:
            self._note_implied()
        self.counted.append((YOUNGER, kind, cards))
        self.repique_of_younger |= self._has_repique(YOUNGER)

    def _counted(self, seat: int, kind: str) -> Cards:
        all_of = [cards for one, its, cards in self.counted if (one, its) == (seat, kind)]
        claim = self.claims.get(kind)
        if seat == ELDER and claim is not None and not claim.laid:
            all_of.append(claim.cards)
        return frozenset().union(*all_of)

    def _good_against_the_cards(self, cards: Cards, kind: str) -> bool:
        """Law 49: younger's hand and discard together can hold nothing as good."""
        rival = best(frozenset(of_all() - self.held(ELDER) - self.out[ELDER]), kind)
        return rival is None or rival < strength(cards, kind)

    # Calling is showing (rule H6, choice 14)

    def _shown(self, seat: int) -> Strength | None:
        """The best sequence in a point that was told so well that it can be but one holding."""
        claim = self.claims.get("point")
        told: Cards | None = None
        worth_told = False
        if claim is not None and claim.reply == "equal" and claim.laid and not claim.kept_back:
            worth_told = self.value_told
            if seat == ELDER:
                told = claim.cards
            elif self.played:
                told = claim.equal
        else:
            told = next((c for s, k, c in self.counted if (s, k) == (seat, "point")), None)
            worth_told = self.value_told and seat == ELDER
        seen = best(self.on_demand, "sequence") if seat == ELDER else None
        if told is None:
            return seen
        if self.options.show_to_score:  # laid down: there is nothing to conclude
            return best(told, "sequence")
        other = 1 - seat
        suit = next(iter(told))[1]
        unknown = of(RANKS, suit) - self.held(other) - self.out[other]
        possible = [
            frozenset(cards)
            for cards in combinations(sorted(unknown), len(told))
            if not worth_told or value(frozenset(cards)) == value(told)
        ]
        only = best(possible[0], "sequence") if len(possible) == 1 else None
        return max((one for one in (seen, only) if one is not None), default=None)

    def point_of_elder(self) -> Cards:
        claim = self.claims.get("point")
        equal = claim is not None and claim.reply == "equal"
        return claim.cards if claim is not None and equal else self._counted(ELDER, "point")

    def _barred_by_showing(self, seat: int) -> bool:
        """Whether the other's shown sequence bars all of a seat's; a better one is free."""
        if "sequence" in self.claims:
            return False
        shown, own = self._shown(1 - seat), best(self.held(seat), "sequence")
        return shown is not None and own is not None and own <= shown

    def _note_implied(self) -> None:
        """What elder's calls show when she first counts a set, if it bars hers (choice 35)."""
        if len(self.played) != 1 or self.options.late_claims == "own-first-card":
            return
        own, its = best(self.held(YOUNGER), "set"), self._implied()
        if its is not None and own is not None and own <= (its[0], 8 - RANKS.index(its[1])):
            self.implied = its

    def _implied(self) -> tuple[int, str] | None:
        """The number and rank of the best set in every holding his calls can have been made of."""
        if self.options.edition == 1:
            return None
        unknown = of_all() - self.held(YOUNGER) - self.out[YOUNGER]
        holdings: list[Cards] = [self.on_demand.union(*self.once_laid)]
        for kind, cards, told_suit in self._calls_of_elder():
            words = [cards] if told_suit and self.options.show_to_score else []
            if not words:
                suits = next(iter(cards))[1] if told_suit else SUITS
                words = [way for suit in suits for way in self._ways(kind, cards, suit, unknown)]
            holdings = [held | way for held in holdings for way in words]
        for number in (4, 3):
            for rank in "AKQJT":
                if all(sum(card[0] == rank for card in held) >= number for held in holdings):
                    return number, rank
        return None

    def _calls_of_elder(self) -> Iterator[tuple[str, Cards, bool]]:
        """His point and sequences, and whether their suit was named."""
        for kind in ("point", "sequence"):
            claim = self.claims.get(kind)
            if claim is not None:
                named = claim.reply in ("good", "equal") and claim.laid and not claim.kept_back
                yield kind, claim.cards, named
                for seat, its, cards in self.counted:
                    if (seat, its) == (ELDER, "sequence") == (ELDER, kind) and cards != claim.cards:
                        yield kind, cards, True

    def _ways(self, kind: str, cards: Cards, suit: str, unknown: Cards) -> Iterator[Cards]:
        """The cards of a suit with which this call could have been made, for all she knows."""
        for some in map(frozenset, combinations(sorted(unknown & of(RANKS, suit)), len(cards))):
            if kind == "sequence":
                if {card[0] for card in some} == {card[0] for card in cards}:
                    yield some
            elif not self.value_told or value(some) == value(cards):
                yield some

    def _bars(self, seat: int) -> set[str]:
        """The classes in which a seat has something that stops the other's repique."""
        bars = {kind for one, kind, _ in self.counted if one == seat}
        if self.blanche == seat:
            bars.add("carte-blanche")
        point = self.claims.get("point")
        barred = seat == YOUNGER and self.barred and point is not None
        if barred and point and (self._elder_counts() or point.reply == "not good"):
            bars.add("point")
        claim = self.claims.get("sequence")
        idle = not any(kind == "sequence" for _, kind, _ in self.counted)
        unheard = claim is None or (seat == YOUNGER and claim.reply == "not good")
        if idle and unheard and self._shown(seat) is not None:
            bars.add("sequence")
        if seat == YOUNGER and self._barred_by_showing(YOUNGER):
            bars.add("sequence")
        return bars

    # What it comes to

    def _in_hand(self, seat: int, kind: str) -> list[int]:
        if kind == "carte-blanche":
            return [10] if self.blanche == seat else []
        mine = [cards for one, its, cards in self.counted if (one, its) == (seat, kind)]
        return [worth(cards, kind, self.options) for cards in mine]

    def _has_repique(self, seat: int) -> bool:
        bars = self._bars(1 - seat)
        if bars and self.options.pique_bar == "takes-trick":
            return False
        points = 0
        for kind in CLASSES:
            if kind in bars:
                break
            points += sum(self._in_hand(seat, kind))
        return points >= 30

    def tricks(self) -> Iterator[tuple[int, str, str, int]]:
        """Leader, card led, reply and winner of each whole trick."""
        leader = ELDER
        for led, reply in zip(self.played[::2], self.played[1::2], strict=False):
            beaten = reply[1] == led[1] and RANKS.index(reply[0]) < RANKS.index(led[0])
            winner = 1 - leader if beaten else leader
            yield leader, led, reply, winner
            leader = winner

    def score(self) -> Score:
        """Everything, now that the deal is over."""
        points: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
        lines: list[tuple[int, int]] = []
        running = [0, 0]

        def count(seat: int, item: str, number: int) -> None:
            points[seat][item] += number
            running[seat] += number
            lines.append((seat, number))

        his = self._has_repique(ELDER) and not self.sixty_at_lead
        repiques = {ELDER: his, YOUNGER: self.repique_of_younger}
        for kind in CLASSES:
            for seat in (ELDER, YOUNGER):
                for number in self._in_hand(seat, kind):
                    count(seat, kind, number)
                    if repiques[seat] and running[seat] >= 30:
                        repiques[seat] = False
                        jump = 60 if seat == ELDER else self.options.younger_repique
                        count(seat, "repique", jump)
        open_for_pique = not points[ELDER]["repique"] and not self._bars(YOUNGER)
        won, taken_in_play = [0, 0], 0
        for leader, led, reply, winner in self.tricks():
            for seat, card, stage in ((leader, led, 0), (winner, reply, 1)):
                if stage and winner == leader:
                    pass
                elif seat != self.conceded and self._counts(card):
                    count(seat, "play", 1)
                    taken_in_play += seat == YOUNGER
                if stage:
                    won[winner] += 1
                    if sum(won) == 12 and winner != self.conceded:
                        count(winner, "play", 1)
                        taken_in_play += winner == YOUNGER
                strict = self.options.pique_bar == "takes-trick"
                stopped = won[YOUNGER] if strict else taken_in_play
                if open_for_pique and not stopped and running[ELDER] >= 30:
                    open_for_pique = False
                    count(ELDER, "pique", 30)
        if self.accepted and self.conceded is not None:
            taker = 1 - self.conceded
            by_lead = sum(map(self._counts, self.played))  # of one card at most: elder's
            first_edition = self.options.edition == 1
            count(taker, "play", 13 if first_edition else by_lead)
            if taker == ELDER and open_for_pique and running[ELDER] >= 30:
                count(ELDER, "pique", 30)
            if not first_edition:  # what is given makes no pique any more
                count(taker, "play", 13 - by_lead)
            count(taker, "cards", 10)
        for seat in (ELDER, YOUNGER):
            if won[seat] > 6 and seat != self.conceded:
                item, number = ("capot", 40) if won[seat] == 12 else ("cards", 10)
                count(seat, item, number)
        return Score(points, lines)

    def _counts(self, card: str) -> bool:
        return self.options.low_cards_count or card[0] in "AKQJT"


def second_score(options: Options, actions: Iterable[Action]) -> Score:
    """What one deal comes to by its actions, from the pack to the last card."""
    second = Second(options)
    for action in actions:
        match action:
            case Deal(pack):
                second.deal([str(card) for card in pack])
            case AnnounceCarteBlanche(take):
                must(second.blanche is not None, "there is a king, queen or knave")
                second.takes = take
            case Exchange(cards):
                second.exchange(texts(cards))
            case Concede():
                second.say(action)
                second.conceded = YOUNGER if second.played else ELDER
            case AnswerConcession(accept):
                second.accepted = accept
            case Play(card):
                if not second.played:
                    second.say(action)
                second.played.append(str(card))
                second.seek_sixty_at_lead()
            case Ask(ShowKind("point")) if len(second.played) < 2:
                second.on_demand |= second.point_of_elder()
            case Ask() | Look():
                pass
            case _:
                second.say(action)
                second.seek_sixty_at_lead()
    return second.score()
