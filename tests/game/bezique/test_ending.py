"""The last tricks worked out: the printed endings, and plain minimax over the rules themselves."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest
from msgspec.structs import replace

from game.bezique.ai.ending import BothKnown
from rules.bezique.options import LastEight, Options
from rules.bezique.pack import BRISQUES, height, pack_of
from rules.bezique.play import may_reply
from rules.bezique.presets import PRESETS, Preset
from rules.core.cards import Card, Hand, Rank, Suit, card
from rules.core.tricks import reply_wins


def two(first: str, second: str) -> tuple[Hand, Hand]:
    """Two hands written with suit before rank, as the specification has them; copies in order."""
    taken: set[Card] = set()
    hands = []
    for text in (first, second):
        cards = set()
        for word in text.split():
            name = word[1] + "SHDC"["♠♥♦♣".index(word[0])]
            one = next(each for each in (card(name), card(name + "'")) if each not in taken)
            taken.add(one)
            cards.add(one)
        hands.append(frozenset(cards))
    return hands[0], hands[1]


@pytest.mark.parametrize(
    ("trumps", "first", "second", "worth"),
    [
        (Suit.CLUBS, "♠A ♠A ♦A ♣A ♣T ♣K ♣Q ♣J", "♠Q ♠Q ♥A ♦J ♣A ♣J ♣9 ♣7", 60),
        (Suit.HEARTS, "♠Q ♠Q ♠J ♦A ♦T ♦K ♦J ♦J", "♥A ♥T ♥K ♥Q ♥J ♥J ♥7 ♣A", -60),
        (Suit.HEARTS, "♠K ♥A ♥K ♥Q ♥Q ♦K ♦Q ♦9", "♠Q ♠Q ♠9 ♥7 ♦J ♦J ♣T ♣Q", 30),
    ],
    ids=["ZV32", "ZV33", "ZV34"],
)
def test_the_printed_endings_come_out(trumps: Suit, first: str, second: str, worth: int) -> None:
    hands = two(first, second)
    assert BothKnown(Options(), trumps, None, 10).value(hands, 0) == worth
    without = worth - 10 if worth > 0 else worth + 10
    assert BothKnown(Options(), trumps, None, 0).value(hands, 0) == without


def minimax(options: Options, trumps: Suit | None, hands: tuple[Hand, Hand], last: int) -> float:
    """The same by trying everything, with the rules' own duties and tricks."""

    @cache
    def lead(a: Hand, b: Hand, leader: int) -> float:
        if not a:
            return 0.0
        found = [reply(a - {led}, b - {led}, leader, led) for led in (a, b)[leader]]
        return max(found) if leader == 0 else min(found)

    def reply(a: Hand, b: Hand, leader: int, led: Card) -> float:
        found = []
        other = (b, a)[leader]
        for one in may_reply(other, led, trumps, options):
            winner = 1 - leader if reply_wins(led, one, height, trumps) else leader
            sign = 1 if winner == 0 else -1
            gain = 10 * len(BRISQUES & {led, one})
            rest = a - {one}, b - {one}
            gain += last if not rest[0] and not rest[1] else 0
            found.append(sign * gain + lead(*rest, winner))
        return min(found) if leader == 0 else max(found)

    return lead(*hands, 0)


@pytest.mark.parametrize("game", ["common", "follow-only", "rubicon", "no-trumps"])
def test_what_is_worked_out_is_what_trying_everything_finds(game: str) -> None:
    luck = Random(game)
    options = PRESETS[Preset.RUBICON_1887] if game != "common" else Options()
    if game == "follow-only":
        options = replace(Options(), last_eight=LastEight.FOLLOW_ONLY)
    for _ in range(30):
        size = luck.choice((2, 3, 4)) if game == "follow-only" else luck.choice((3, 4, 5))
        # Few suits and ranks, so that duties meet and cards are equal.
        pack = [one for one in pack_of(options) if one.suit in "SH" or luck.random() < 0.2]
        luck.shuffle(pack)
        hands = frozenset(pack[:size]), frozenset(pack[size : 2 * size])
        trumps = None if game == "no-trumps" else luck.choice((Suit.SPADES, Suit.CLUBS))
        last = luck.choice((0, 10, 50))
        found = BothKnown(options, trumps, None, last).value(hands, 0)
        assert found == minimax(options, trumps, hands, last)


def test_every_choice_is_told_with_what_it_comes_to_for_the_one_on_turn_the_best_first() -> None:
    luck, options = Random(2), Options()
    for turn in (0, 1):
        pack = list(pack_of(options))
        luck.shuffle(pack)
        hands = frozenset(pack[:6]), frozenset(pack[6:12])
        found = BothKnown(options, Suit.HEARTS, None, 10).choices(hands, turn, None)
        assert {each.card for each in found} == hands[turn]
        assert found[0].worth == BothKnown(options, Suit.HEARTS, None, 10).value(hands, turn)
        worths = [each.worth for each in found]
        assert worths == sorted(worths, reverse=turn == 0)


def test_a_reply_is_chosen_among_what_duty_leaves() -> None:
    luck, options = Random(6), Options()
    for _ in range(20):
        pack = list(pack_of(options))
        luck.shuffle(pack)
        led, hands = pack[0], (frozenset(pack[1:5]), frozenset(pack[5:10]))
        found = BothKnown(options, Suit.CLUBS, None, 10).choices(hands, 1, led)
        assert {each.card for each in found} == may_reply(hands[1], led, Suit.CLUBS, options)
        after = []
        for each in found:
            winner = int(reply_wins(led, each.card, height, Suit.CLUBS))
            sign = 1 if winner == 0 else -1
            rest = hands[0], hands[1] - {each.card}
            gain = sign * 10 * len(BRISQUES & {led, each.card})
            after.append(gain + BothKnown(options, Suit.CLUBS, None, 10).value(rest, winner))
        assert [each.worth for each in found] == after


def test_where_a_worth_is_given_the_last_tricks_are_played_for_it() -> None:
    """Whoever needs two aces or tens plays for two, whatever the points."""
    luck, options = Random(9), Options()

    @cache
    def lead(a: Hand, b: Hand, leader: int, won: int, took: int) -> float:
        if not a:
            return float(won >= 2 and took == 0)
        found = []
        for led in (a, b)[leader]:
            replies = []
            for reply in may_reply((b, a)[leader] - {led}, led, Suit.HEARTS, options):
                winner = 1 - leader if reply_wins(led, reply, height, Suit.HEARTS) else leader
                more = len(BRISQUES & {led, reply}) if winner == 0 else 0
                gone = {led, reply}
                replies.append(lead(a - gone, b - gone, winner, won + more, winner))
            found.append(min(replies) if leader == 0 else max(replies))
        return max(found) if leader == 0 else min(found)

    seen = set()
    for _ in range(25):
        pack = [one for one in pack_of(options) if one.rank in {Rank.ACE, Rank.TEN, Rank.NINE}]
        luck.shuffle(pack)
        hands = frozenset(pack[:4]), frozenset(pack[4:8])
        ending = BothKnown(options, Suit.HEARTS, lambda won, last: float(won >= 2 and last), 10)
        found = ending.value(hands, 0)
        assert found == lead(*hands, 0, 0, 0)
        seen.add(found)
    assert seen == {0.0, 1.0}
