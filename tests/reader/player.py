"""Somebody who cannot see: goes by roles, names and what is announced, and plays.

What is pressed has a name that was read before. When nothing comes of it, for the program was just
at something else, it is pressed again.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Sequence
from random import Random

from tests import waiting
from tests.reader.client import Client, Thing

_AROUND = frozenset({"Menu", "The book of help", "Sort your hand", "Take back", "Hint", "Got it"})
"""Buttons of every table that are no part of the game."""
_LEFT_ALONE = ("Sealed packs", "Card of the evening", "Read what was said", "Leave", "Concede")
"""How others begin that lead away from the play, or end it before it is heard."""
_AWAY = frozenset({"Back", "Leave"})
_HELD = ("Your hand", "Your open cards")
_FOR_CARDS = ("Discard", "Lay away", "Lead", "Follow", "No ", "Play")
"""How a sentence begins that asks for cards."""
_OTHERS = (" is playing", " is answering", " reckons")
"""What is in a sentence while the other one is at it."""
_CARD, _OTHER, _TRIED = 0.75, 0.3, 0.05
"""How often a card is pressed although something is offered; something else than what is offered
first; a card although none is asked for."""
_AGAIN = 40
"""Looks in which nothing has changed before something is pressed again."""
_LONG = 300
"""Looks after which it is pressed once more although something has changed."""
_TRIES = 2
"""How often; then something else is thought of."""
_BARRED = "Not now"
"""What is noted of a card that may not be played."""
Seen = Sequence[Thing]


class Player:
    """Reads what is there and presses; `done` counts what was pressed, and what was heard."""

    def __init__(self, client: Client, seed: int, alive: Callable[[], bool]) -> None:
        """`alive` tells whether the program still runs."""
        self._alive = alive
        self.client, self._chance = client, Random(seed)
        self.done: Counter[str] = Counter()
        self.said: list[str] = []
        self.story: list[str] = []
        self._last: Thing | None = None  # what was pressed by its name

    # ---- what there is

    def see(self) -> Seen:
        """All there is now; what was announced meanwhile is kept in `said`."""
        assert self._alive(), "the program has ended by itself"
        seen = self.client.things()
        for words in self.client.heard():
            self.said.append(words)
            self.story.append(f"  {words}")
        return seen

    def until(self, so: Callable[[Seen], bool]) -> Seen:
        """Look until something is so."""
        found: list[Seen] = []

        def look() -> bool:
            found[:] = [self.see()]
            return so(found[0])

        waiting.until(look, lambda: "\n".join(map(str, found[0])))
        return found[0]

    def until_there(self, name: str) -> Thing:
        """Wait for something whose name begins so; what was to lead there is pressed once more.

        It may have been lost, and something else have changed meanwhile.
        """
        looks = itertools.count(1)

        def there(seen: Seen) -> bool:
            if next(looks) % _LONG == 0 and self._last is not None and self._last in seen:
                self.client.press(self._last)
            return find(seen, name) is not None

        found = find(self.until(there), name)
        assert found is not None
        return found

    # ---- what is done

    def press(self, name: str) -> Seen:
        """Press what has a name that begins so; gives what there is then."""
        found = self.until_there(name)
        self._last = found
        if "checked" in found.states or (found.role == "tab" and "selected" in found.states):
            return self.see()
        for _ in waiting.rounds(lambda: f"nothing comes of {found}"):
            if self.do(found):
                return self.see()
        raise AssertionError  # not reached: the rounds end by one

    def do(self, thing: Thing) -> bool:
        """Press something, again where nothing came of it; whether anything has.

        What has gone before it could be pressed was done by the program.
        """
        self.done[f"{thing.role} {thing.name}"] += 1
        self.story.append(f"> {thing.name}")
        seen = self.see()
        before = told(seen)
        for _ in range(_TRIES):
            if thing not in seen:
                return True
            self.client.press(thing)
            for _ in range(_AGAIN):
                seen = self.see()
                if told(seen) != before:
                    return True
        return False

    # ---- the table

    def plays(
        self, over: Callable[[Seen], bool], pages: Sequence[str] = (), tried: float = _TRIED
    ) -> Seen:
        """Play until something is so; `pages` are the names of buttons that lead on from a page.

        `tried` is how often a card is pressed although none is asked for.
        """
        for _ in waiting.rounds(lambda: f"no end: {self.story[-20:]}"):
            seen = self.see()
            if over(seen):
                return seen
            self.one(seen, pages, tried)
        raise AssertionError  # as above

    def wanders(self, over: Callable[[Seen], bool]) -> Seen:
        """Press one button after the other until something is so, never what leads away."""
        for _ in waiting.rounds(lambda: f"no end: {self.story[-20:]}"):
            seen = self.see()
            if over(seen):
                return seen
            buttons = [each for each in seen if each.role == "button" and each.name not in _AWAY]
            on = find(seen, "Go on")
            if on is not None:
                self.do(on)
            elif buttons:
                self.do(self._chance.choice(buttons))
        raise AssertionError  # as above

    def one(self, seen: Seen, pages: Sequence[str], tried: float) -> None:
        """One deed, if there is one to do."""
        leads_on = next((each for name in pages if (each := find(seen, name))), None)
        if leads_on is not None:
            self.do(leads_on)
            return
        now = next((each.name for each in seen if each.role == "status"), "")
        if not now:
            return
        offers = [each for each in seen if is_offer(each)]
        cards = [each for each in seen if each.inside in _HELD and each.note != _BARRED]
        if any(words in now for words in _OTHERS):
            return
        asks = now.startswith(_FOR_CARDS)
        if cards and (asks or not offers) and (not offers or self._chance.random() < _CARD):
            if asks or self._chance.random() < tried:
                self.do(self._chance.choice(cards))
        elif offers:
            other = self._chance.random() < _OTHER
            self.do(self._chance.choice(offers) if other else offers[0])


def find(seen: Seen, name: str) -> Thing | None:
    """The first thing to press whose name begins so."""
    roles = ("button", "radio button", "list item", "tab", "switch")
    return next((each for each in seen if each.role in roles and each.name.startswith(name)), None)


def named(seen: Seen, name: str) -> bool:
    """Whether something is called so."""
    return any(each.name == name for each in seen)


def is_offer(thing: Thing) -> bool:
    """Whether a button is a part of the game."""
    if thing.role != "button" or thing.name in _AROUND:
        return False
    return not thing.name.startswith(_LEFT_ALONE)


def told(seen: Seen) -> list[tuple[object, ...]]:
    """All of it but where it is on the bus: what a person would take for the same."""
    return [(each.role, each.name, each.note, each.states, each.inside) for each in seen]
