"""Names of the things of the game in the language spoken: cards, calls, numbers in words."""

from __future__ import annotations

from collections.abc import Sequence as Listed

from game.words.catalogue import LANGUAGES, grammar, say
from rules.core.cards import Card, Rank, Suit
from rules.piquet.combinations import Combination, Point, RankSet, Sequence
from rules.piquet.options import Options
from rules.piquet.pack import ORDER
from rules.piquet.presets import PRESETS, differences, nearest_preset

_MINOR_TOPS = {3: Rank.NINE, 4: Rank.TEN, 5: Rank.KNAVE, 6: Rank.QUEEN, 7: Rank.KING}
_WHOLE_SUIT = len(ORDER)


def game_name(options: Options) -> str:
    """For example "Rubicon", or "Modern, two changes": the named game that is nearest."""
    preset = nearest_preset(options)
    game, count = say(f"preset.{preset.value}"), len(differences(options, PRESETS[preset]))
    return say("preset.changed", game=game, count=count, number=number(count)) if count else game


def player_name(name: str, kind: str) -> str:
    """A stored name as it is said now: that of a level may have been stored in another language."""
    key = f"level.{kind}"
    return say(key) if any(words.get(key) == name for words in LANGUAGES.values()) else name


def number(value: int) -> str:
    """A whole number in words, from 0 to 999."""
    return grammar().number_words(value)


def capital(words: str) -> str:
    """The same words with a capital first letter."""
    return words[:1].upper() + words[1:]


def uncapital(words: str) -> str:
    """The same words with a small first letter, for the middle of a sentence."""
    return words[:1].lower() + words[1:]


def suit_name(suit: Suit) -> str:
    """For example "hearts"."""
    return say(f"suit.{suit.value}")


def sign(suit: Suit) -> str:
    """The sign of a suit; the window draws it as our own shape."""
    return say(f"sign.{suit.value}")


def card_name(card: Card) -> str:
    """For example "the king of hearts"."""
    return say("card", rank=the_rank(card.rank), suit=suit_name(card.suit))


def the_rank(rank: Rank) -> str:
    """For example "the king"."""
    return say(f"the-rank.{rank.value}")


def sequence_name(length: int, top: Rank) -> str:
    """For example "tierce major", "quart to the king", "quint minor"."""
    name = say(f"sequence.{length}")
    if length == _WHOLE_SUIT:
        return name
    if top is Rank.ACE:
        return say("sequence.major", name=name)
    if _MINOR_TOPS[length] is top:
        return say("sequence.minor", name=name)
    return say(f"sequence.to.{top.value}", name=name)


def set_name(count: int, rank: Rank) -> str:
    """For example "four tens", "three queens"."""
    return say(f"set.{count}.{rank.value}")


def call_name(call: Combination) -> str:
    """What a combination is called by: "point of five", "quart major", "three knaves"."""
    match call:
        case Point():
            return say("name.point", number=number(call.count))
        case Sequence():
            return sequence_name(call.length, call.top)
        case RankSet():
            return set_name(call.count, call.rank)


def listed(words: Listed[str], key: str = "list.and") -> str:
    """For example "a, b and c"; with "list.or": "a, b or c"."""
    if len(words) < 2:
        return "".join(words)
    return say(key, first=say("list.comma").join(words[:-1]), last=words[-1])
