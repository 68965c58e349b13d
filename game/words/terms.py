"""Names of things that any game has, in the language spoken: cards, players, numbers, days."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import datetime

from game.words.catalogue import say, say_of, sentence, spoken, tongue
from game.words.files import codes
from rules.core.cards import Card, Rank, Suit


def player_name(name: str, kind: str, game: str) -> str:
    """A stored name as it is said now: that of a level may have been stored in another language.

    An opponent of before there were people keeps what he was called then, `level.KIND.former`.
    """
    for key in (f"level.{kind}", f"level.{kind}.former"):
        now = sentence(spoken(), game, key)
        if now and (name == now or any(sentence(code, game, key) == name for code in codes())):
            return say_of(game, key)
    return name


def number(value: int) -> str:
    """A whole number in words, from 0 to 999."""
    return tongue().number_words(value)


def signed(value: float) -> str:
    """A number with its sign, to the whole; nought has none, and a minus is as long as a plus."""
    whole = round(value)
    return f"+{whole}" if whole > 0 else f"−{-whole}" if whole else "0"


def capital(words: str) -> str:
    """The same words with a capital first letter."""
    return words[:1].upper() + words[1:]


def stopped(told: str) -> str:
    """A sentence with the stop it has after quoted words that ask: not every language has one."""
    asked = _ASKED.search(told) is not None
    return say("quoted.asked", told=told[:-1]) if asked else told


_ASKED = re.compile(r"\?\s?[”“»]\.$")


def uncapital(words: str) -> str:
    """The same words for the middle of a sentence: with a small first letter, if it may be one."""
    return tongue().formed("low", words)


def suit_name(suit: Suit) -> str:
    """For example "hearts"."""
    return say(f"suit.{suit.value}")


def sign(suit: Suit) -> str:
    """The sign of a suit; the window draws it as our own shape."""
    return say(f"sign.{suit.value}")


def takes_words(name: str) -> str:
    """Who takes a trick that is looked back on, as it is said at the table."""
    if name.casefold() == say("you.lower").casefold():
        return say("history.takes.you")
    return say("history.takes", who=capital(name))


def card_name(card: Card) -> str:
    """For example "the king of hearts"."""
    return say("card", rank=the_rank(card.rank), suit=suit_name(card.suit))


class _Now:
    """How cards are told."""

    suit_first = False


def suit_first(*, first: bool) -> None:
    """From now on cards are told by their suit first, or by their rank."""
    _Now.suit_first = first


def told_card(card: Card) -> str:
    """A card's name as whoever cannot see it likes to hear it."""
    if not _Now.suit_first:
        return card_name(card)
    return say("card.suit-first", suit=suit_name(card.suit), ranks=say(f"rank.{card.rank.value}"))


def told_cards(cards: Sequence[Card]) -> str:
    """Cards suit by suit, as they lie: "king, ten of spades; ace of hearts"."""
    found = []
    for suit in dict.fromkeys(card.suit for card in cards):
        ranks = [say(f"rank.{card.rank.value}") for card in cards if card.suit is suit]
        found.append(named_cards(suit_name(suit), say("list.comma").join(ranks)))
    return "; ".join(found)


def is_suit_first() -> bool:
    """Whether cards are named so now."""
    return _Now.suit_first


def named_cards(suit: str, ranks: str) -> str:
    """Cards of a suit: "king, ten of spades", or by the suit first."""
    key = "card.suit-first" if _Now.suit_first else "cards.of-suit"
    return say(key, suit=suit, ranks=ranks)


def the_rank(rank: Rank) -> str:
    """For example "the king"."""
    return say(f"the-rank.{rank.value}")


def listed(words: Sequence[str], key: str = "list.and") -> str:
    """For example "a, b and c"; with "list.or": "a, b or c"."""
    if len(words) < 2:
        return "".join(words)
    return say(key, first=say("list.comma").join(words[:-1]), last=words[-1])


def date_words(iso: str, year: bool = True) -> str:
    """The day of a date and time in ISO form, nothing if it is none."""
    try:
        day = datetime.fromisoformat(iso)
    except ValueError:
        return ""
    key = "date" if year else "date.no-year"
    return say(key, day=day.day, month=say(f"month.{day.month}"), year=str(day.year))


_LONGEST = 30


def shown(found: int | str) -> str:
    """A piece of a foreign text, fit to be quoted: no control characters, not too long."""
    text = printable(str(found))
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"


def printable(text: str) -> str:
    """A foreign text with a question mark for each letter that would do something to a terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)
