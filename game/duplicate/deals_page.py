"""The page of one code: what you, Master and your friends made of the same cards, deal by deal.

While a datum is still being played the page says so and may be left. A line leads to the deal in
the history, from where Master's can be looked at as well.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from game.duplicate.around import CodedMatch, DealingHouse
from game.duplicate.code import Code, write_code
from game.duplicate.deals_drawn import DealsShown, deals_picture
from game.duplicate.spoken import (
    better_words,
    datum_name,
    deals_words,
    friend_words,
    invitation,
    measure_words,
    result,
    rules_words,
    taken,
    told_name,
)
from game.duplicate.told import ToldResult
from game.pages.page import Page
from game.pages.scene import Pop, Push, Reset, Scene, Transition
from game.pages.start.names import Names
from game.players.player import HUMAN, Seats, seated
from game.stage.basics import Room
from game.stage.intents import Intent, Key
from game.stage.picture import Picture
from game.stage.widgets import Button
from game.words.catalogue import say

_POLL_SECONDS = 0.25
_KEYS = {"c": "copy", "v": "paste"}


class DealsPage(Page):
    """All deals of a code; Enter plays the next, C copies what a friend needs, V takes his."""

    def __init__(
        self, house: DealingHouse, code: Code, away: Callable[[], Scene] | None = None
    ) -> None:
        """`away` makes the page that comes after it where none lies below."""
        super().__init__("play")
        self.game, self._house, self._code, self._away = code.game, house, code, away
        self._match = CodedMatch(code, ("", ""))
        self._news = ""
        self._waited = 0.0
        self._read()

    def _read(self) -> None:
        dealings = self._house.dealings
        dealings.poll()
        self._match = dealings.match(self._code)
        for deal in self._match.lacks_datum:
            dealings.think(self._code, deal)
        self._set_main()

    def _set_main(self) -> None:
        self.main = "play" if self._match.next is not None else "copy"
        self.touch()

    def appear(self) -> None:
        self._read()

    def tick(self, seconds: float) -> Transition | None:
        going = super().tick(seconds)
        self._waited += seconds
        if self._waited >= _POLL_SECONDS:
            self._waited = 0.0
            self._look()
        return going

    def _look(self) -> None:
        """Take in what Master has played meanwhile."""
        dealings = self._house.dealings
        if dealings.poll():
            self._match = dealings.match(self._code)
            number = dealings.failed(self._code)
            if number is not None:
                self._news = say("deals.failed", level=datum_name(self.game), number=number)
            self._set_main()

    def obey(self, intent: Intent) -> Transition | None:
        match intent:
            case Key(name) if name in _KEYS and _KEYS[name] in self.stops():
                return self.press(_KEYS[name])
        return super().obey(intent)

    def escape(self) -> Transition | None:
        return Pop() if self._away is None else Reset(self._away())

    def press(self, key: str) -> Transition | None:
        match key:
            case "play":
                return self._play()
            case "copy":
                self._copy()
            case "paste":
                return self._paste()
            case "back":
                return self.escape()
            case _:
                return Push(self._house.history(key.removeprefix("deal:")))
        self.touch()
        return None

    def _play(self) -> Transition | None:
        deal, match = self._match.next, self._match
        if deal is None:
            return None
        begun = match.keys or match.running
        if self._code.for_two and not begun:
            return Push(Names(self._house, self._begin))
        seats = seated(match.names, (HUMAN, HUMAN)) if self._code.for_two else None
        return self._went(self._begin_with(seats))

    def _begin(self, seats: Seats) -> Scene:
        """The table of the first deal of two people who have said their names."""
        scene = self._begin_with(seats)
        if isinstance(scene, str):
            self._news = scene
            return self
        return scene

    def _begin_with(self, seats: Seats | None) -> Scene | str:
        deal = self._match.next
        if deal is None:
            raise ValueError("all deals are played")
        return self._house.dealings.play(self._code, deal, seats)

    def _went(self, scene: Scene | str) -> Transition | None:
        if isinstance(scene, str):
            self._news = scene
            self.touch()
            return None
        return Reset(scene)

    def _copy(self) -> None:
        told = self._match.complete and not self._code.for_two
        name = self._house.last_names()[0]
        name = "" if name == say("player.one") else name  # as it is where nobody has said his own
        text = result(self._match, name) if told else invitation(self._code)
        if not self._house.dealings.copy(text):
            self._news = say("deals.copied.not", code=write_code(self._code))
        else:
            self._news = say("deals.copied.told" if told else "deals.copied")

    def _paste(self) -> Transition | None:
        found = taken(self._house.dealings.pasted(), self.game)
        self.touch()
        match found:
            case str():
                self._news = found
            case ToldResult() if found.code == self._code:
                self.take(found)
            case ToldResult():
                page = DealsPage(self._house, found.code)
                page.take(found)
                return Push(page)
            case Code() if found != self._code:
                return Push(DealsPage(self._house, found))
        return None

    def take(self, told: ToldResult) -> None:
        """Take a friend's result in, and say what came of it."""
        kept = self._house.dealings.add(told)
        if isinstance(kept, str):
            self._news = kept
            return
        self._match = self._house.dealings.match(self._code)
        self._news = "" if kept else say("deals.taken.before", name=told_name(told))
        if kept and self._match.next is not None:
            self._news = say("deals.friend.hidden", name=told_name(told))
        elif kept and self._match.complete and not _same_datum(told, self._match):
            level = datum_name(self.game)
            self._news = say("deals.other-datum", name=told_name(told), level=level)
        self.touch()

    # -- what is seen

    def draw(self, room: Room) -> Picture:
        return deals_picture(
            DealsShown(
                match=self._match,
                title=say("deals.two") if self._code.for_two else deals_words(self._code),
                about=f"{write_code(self._code)} · {rules_words(self._code)}",
                said=better_words(self._match),
                news=self._told(),
                buttons=self._buttons(),
            ),
            room,
        )

    def _told(self) -> str:
        number = self._house.dealings.thinking(self._code)
        if not self._news and number is not None and number in self._match.results:
            return say("deals.thinking", level=datum_name(self.game), number=number)
        return self._news or friend_words(self._match) or measure_words(self._match)

    def _buttons(self) -> tuple[Button, ...]:
        match, two = self._match, self._code.for_two
        told = match.complete and not two
        copy = Button(
            "copy",
            say("deals.copy.told" if told else "deals.copy"),
            "C",
            primary=match.next is None,
        )
        paste = () if two else (Button("paste", say("deals.paste"), "V"),)
        back = Button("back", say("deals.back"), "Esc")
        if match.next is None:
            return (*paste, back, copy)
        key = "deals.on" if match.next.number in match.running else "deals.play"
        number = match.next.board if match.code.for_two else match.next.number  # its row
        play = Button("play", say(key, number=number), "Enter", primary=True)
        return (copy, *paste, back, play)


def _same_datum(told: ToldResult, match: CodedMatch) -> bool:
    ours = (match.datum[deal.number] for deal in match.deals)
    return all(
        replace(one, helped=False) == replace(other, helped=False)
        for one, other in zip(told.datum, ours, strict=True)
    )
