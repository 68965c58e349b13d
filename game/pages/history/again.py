"""Playing a deal again: which seat, against whom; and the sheet at its end."""

from __future__ import annotations

from collections.abc import Callable

from game.pages.history.archive import Again, Archive
from game.pages.page import Page
from game.pages.scene import Pop, Reset, Scene, Transition
from game.piquet.face.sheet.page import DealSheet
from game.piquet.face.sorting import Sort, sorted_hand
from game.piquet.opponents import LEVELS
from game.piquet.past.record import pack_of
from game.piquet.past.story import Told, ToldDeal
from game.stage.intents import Intent, Key
from game.stage.lines import paragraph
from game.stage.picture import (
    Backdrop,
    CardItem,
    Font,
    Item,
    Paint,
    Picture,
    Pose,
    Rect,
    Room,
    Shadow,
    Stroke,
    Target,
    Text,
    Tone,
)
from game.stage.widgets import Button, button_row, draw_button
from game.words.catalogue import say
from game.words.terms import capital
from rules.core.seats import Player
from rules.piquet.exchange import dealt_hands
from rules.piquet.seats import ELDER, YOUNGER, Seat
from rules.piquet.view import View

_HEAD, _BOLD, _PLAIN = Font(28, True, True), Font(16, bold=True), Font(16)
_BUTTON = 220.0
_SEATS = {"elder": ELDER, "younger": YOUNGER}


class PlayAgain(Page):
    """One of the two hands is chosen, and the deal is on the table."""

    def __init__(self, archive: Archive, told: Told, deal: ToldDeal) -> None:
        super().__init__("elder")
        self._archive, self._told, self._deal = archive, told, deal
        self.level = archive.opponent(told)
        self._hands = dealt_hands(pack_of(deal).pack, told.header.options.packets)

    def stops(self) -> tuple[str, ...]:
        return ("elder", "younger", "level", "back")

    def obey(self, intent: Intent) -> Transition | None:
        if intent == Key("l"):
            return self.press("level")
        return super().obey(intent)

    def escape(self) -> Transition | None:
        return Pop()

    def press(self, key: str) -> Transition | None:
        if key == "back":
            return Pop()
        if key == "level":
            at = LEVELS.index(self.level) if self.level in LEVELS else -1
            self.level = LEVELS[(at + 1) % len(LEVELS)]
            self.touch()
            return None
        self._archive.dismiss()
        wish = Again(self._told, self._deal, _SEATS[key], self.level)
        return Reset(self._archive.again(wish))

    # -- what is seen

    def draw(self, room: Room) -> Picture:
        width = min(760.0, room.width - 128)
        left = (room.width - width) / 2
        y = max(40.0, room.height / 2 - 280)
        items: list[Item] = [
            Text(say("history.again.title"), left, y + 24, _HEAD),
            Stroke(left, y + 44, left + width, y + 44, Paint(Tone.BRASS), 1.5),
            *paragraph(
                say("history.again.note"), left, y + 76, _PLAIN, width, 24, room, Paint(Tone.SOFT)
            ),
        ]
        targets: list[Target] = []
        y += 104
        for key, seat in _SEATS.items():
            drawn, touch = self._seat(key, seat, Rect(left, y, width, 164), room)
            items += drawn
            targets += touch
            y += 172
        level = Button("level", say("history.again.against", level=say(f"level.{self.level}")), "L")
        row, touch = button_row(
            (level, Button("back", say("history.back"), "Esc")),
            left + width,
            y + 36,
            48,
            room,
            self.focus,
            width,
        )
        return Picture(Backdrop.SHEET, (*items, *row), (*targets, *touch))

    def _seat(
        self, key: str, seat: Seat, place: Rect, room: Room
    ) -> tuple[list[Item], list[Target]]:
        """A hand of twelve, who held it, and the button that takes it."""
        told, deal = self._told, self._deal
        before = deal.before
        dealer = before.first_dealer if before.deal is None else before.deal.dealer.other
        items: list[Item] = []
        if dealer is not None:
            player: Player = dealer.other if seat is ELDER else dealer
            name = capital(told.names[player])
            items.append(Text(name, place.x, place.y + 22, _BOLD))
            role = say(f"seat.{'elder' if seat is ELDER else 'younger'}")
            x = place.x + room.ruler.width(name, _BOLD) + 10
            items.append(Text(role, x, place.y + 22, Font(14), Paint(Tone.SOFT)))
        main = key == self.main
        button = Button(key, say(f"history.again.{key}"), "Enter" if main else "", primary=main)
        box = Rect(place.right - _BUTTON, place.y + 64, _BUTTON, 52)
        drawn, target = draw_button(button, box, room, self.focus == key)
        step = min(40.0, (place.width - _BUTTON - 32 - 72) / 11)
        for index, card in enumerate(sorted_hand(self._hands[seat], Sort.SUITS)):
            pose = Pose(place.x + 36 + index * step, place.y + 88, 72)
            items.append(CardItem(str(card), str(card), pose, Shadow.HAND))
        return [*items, *drawn], [target]


class AgainSheet(DealSheet):
    """The sheet of a deal that was played again; then one looks at it, and nothing is dealt."""

    def __init__(
        self,
        seen: View,
        names: tuple[str, str],
        you: Player | None,
        then: Callable[[], Scene],
        pause: Callable[[], Scene] | None = None,
        book: Callable[[], Scene] | None = None,
    ) -> None:
        super().__init__(seen, names, you, pause, book)
        self._then = then

    def press(self, key: str) -> Transition | None:
        return Reset(self._then()) if key == "next" else super().press(key)

    def escape(self) -> Transition | None:
        return self.press("next")

    def _next_label(self) -> str:
        return say("history.again.done")

    def _next_words(self) -> str:
        return say("history.again.sheet")
