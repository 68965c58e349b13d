"""Packs sealed before the cut: who noted their fingerprint can look afterwards if they stayed.

A secret is drawn, and every pack of the partie from it. The sealed text holds the secret and all of
these packs, one a line from the top card on; its fingerprint is the SHA-256 of its bytes, so any
tool that reckons one can check it. The fingerprint is shown before the cut, the text when the
partie is over: nobody finds another text with the same fingerprint.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from enum import StrEnum

from msgspec import Struct

from game.digests import sha256
from game.session.dealer import Dealer, is_secret
from rules.core.cards import Card
from rules.core.game import Action, Options, Rules
from rules.core.seats import Chance

HEAD = "sealed packs 1"
LONGEST = 1_000_000
"""Bytes of a sealed text: a hundred times what one has."""
_SHOWN = 16


class SealFault(StrEnum):
    """Why a text is no sealed text. The sentences live in the catalogue."""

    HEAD = "head"
    SECRET = "secret"
    PACK = "pack"


class SealError(ValueError):
    """A text that is no sealed text: what is wrong with it, and in which line, from 1."""

    def __init__(self, fault: SealFault, line: int) -> None:
        super().__init__(fault.value)
        self.fault, self.line = fault, line


class Sealed(Struct, frozen=True):
    """What a sealed text says: the game, the secret, and the cards of each pack as text."""

    game: str
    secret: str
    packs: Mapping[str, tuple[str, ...]]


def sealed_text(rules: Rules, secret: str) -> str:
    """The text that is sealed: ASCII, each line ended by one LF."""
    dealer = Dealer(secret)
    packs = (f"{name}: {_cards(dealer.shuffled(rules.pack, name))}" for name in rules.packs)
    return "".join(f"{line}\n" for line in (f"{rules.name} {HEAD}", f"secret: {secret}", *packs))


def fingerprint(text: str | bytes) -> str:
    """The SHA-256 of a text: 64 digits, 0 to 9 and a to f."""
    return sha256(text.encode() if isinstance(text, str) else text).hexdigest()


def grouped(digits: str, size: int = 4) -> str:
    """A fingerprint as it is read aloud: in groups."""
    return " ".join(digits[at : at + size] for at in range(0, len(digits), size))


def short(digits: str) -> str:
    """As much of a fingerprint as one notes: sixteen digits, which nobody meets by trying."""
    return grouped(digits[:_SHOWN])


def ungrouped(written: str) -> str | None:
    """The digits of a fingerprint as somebody noted them, or of its beginning; None for none."""
    digits = re.sub(r"[\s:.…-]+", "", written).lower()
    return digits if re.fullmatch(r"[0-9a-f]{8,64}", digits) else None


def read_sealed(text: str) -> Sealed:
    """Read back what `sealed_text` wrote; `SealError` for anything else.

    Whether the packs are those of the secret is not asked: see `drawn_otherwise`.
    """
    head, secret, *lines = [*text.split("\n"), "", ""]
    found = re.fullmatch(rf"([a-z-]+) {HEAD}", head)
    if found is None:
        raise SealError(SealFault.HEAD, 1)
    if not is_secret(secret.removeprefix("secret: ")):
        raise SealError(SealFault.SECRET, 2)
    packs: dict[str, tuple[str, ...]] = {}
    for number, line in enumerate(filter(None, lines), start=3):
        name, colon, cards = line.partition(": ")
        if not colon or name in packs:
            raise SealError(SealFault.PACK, number)
        packs[name] = tuple(cards.split(" "))
    return Sealed(found[1], secret.removeprefix("secret: "), packs)


def drawn_otherwise(rules: Rules, sealed: Sealed) -> str:
    """The name of the first pack that the secret does not give; "" when it gives them all."""
    dealer = Dealer(sealed.secret)
    for name, cards in sealed.packs.items():
        if tuple(map(str, dealer.shuffled(rules.pack, name))) != cards:
            return name
    return ""


class PacksUsed(Struct, frozen=True):
    """What came of a look at a partie: how many packs it used, and the first that is another."""

    packs: int
    other: str = ""


def dealt(rules: Rules, sealed: Sealed, options: Options, actions: Iterable[Action]) -> PacksUsed:
    """Whether a partie used the packs of a sealed text, each where it belongs.

    Raises Illegal for actions that the rules refuse.
    """
    state, before, count = rules.start(options), list[Action](), 0
    for action in actions:
        if isinstance(state.turn, Chance):
            name = rules.shuffle(state, before)
            cards = sealed.packs.get(name)
            if cards is None or not _brings(rules, state, cards, action):
                return PacksUsed(count, name)
            count += 1
        state = rules.apply(state, action)[-1].state
        before.append(action)
    return PacksUsed(count)


def _brings(rules: Rules, state: object, cards: tuple[str, ...], action: Action) -> bool:
    known = {str(card): card for card in rules.pack}
    if any(card not in known for card in cards):
        return False
    brought: object = rules.bring(state, tuple(known[card] for card in cards))
    return bool(brought == action)


def _cards(pack: Iterable[Card]) -> str:
    return " ".join(map(str, pack))
