"""Playing a deal again: which of its hands, and against whom."""

from __future__ import annotations

from game.pages.grid import grid_in, page_foot, page_name
from game.pages.history.partie import Archive, DealAgain, OpenDeal, PastPartie
from game.pages.history.past import Chair, past_of
from game.pages.page import Page
from game.pages.people import level_words
from game.pages.scene import Pop, Reset, Transition
from game.players.mind import mind_of
from game.stage.basics import Font, Paint, Pose, Rect, Room, Tone
from game.stage.intents import Intent, Key
from game.stage.lines import paragraph
from game.stage.picture import Backdrop, CardItem, Item, Picture, Shadow, Text
from game.stage.widgets import Button, draw_button
from game.words.catalogue import say
from game.words.terms import capital

_BOLD, _PLAIN = Font(16, bold=True), Font(16)
_BUTTON = 220.0


class PlayAgain(Page):
    """One of the two hands is chosen, and the deal is on the table."""

    def __init__(self, archive: Archive, partie: PastPartie, deal: OpenDeal) -> None:
        self.game = partie.header.game
        redeal = past_of(self.game).redeal
        self._chairs = () if redeal is None else redeal.chairs(deal, partie.header.options)
        super().__init__(self._chairs[0].key if self._chairs else "back")
        self._archive, self._partie, self._deal = archive, partie, deal
        self.level = archive.opponent(partie)

    def obey(self, intent: Intent) -> Transition | None:
        if intent == Key("l"):
            return self.press("level")
        return super().obey(intent)

    def press(self, key: str) -> Transition | None:
        if key == "back":
            return Pop()
        if key == "level":
            levels = mind_of(self.game).opponents
            at = levels.index(self.level) if self.level in levels else -1
            self.level = levels[(at + 1) % len(levels)]
            self.touch()
            return None
        self._archive.dismiss()
        wish = DealAgain(self._partie, self._deal, key, self.level)
        return Reset(self._archive.again(wish))

    # -- what is seen

    def draw(self, room: Room) -> Picture:
        grid = grid_in(room)
        left, width = grid.body.x, grid.body.width
        y, soft = grid.body.y, Paint(Tone.SOFT)
        items: list[Item] = [
            *page_name(grid, say("history.again.title"), room),
            *paragraph(say("history.again.note"), left, y + 14, _PLAIN, width, 24, room, soft),
        ]
        y += 44
        for chair in self._chairs:
            items += self._hand(chair, Rect(left, y, width, 164), room)
            y += 172
        against = level_words(self.level, self.game)
        level = Button("level", say("history.again.against", level=against), "L")
        back = Button("back", say("history.back"), "Esc")
        items += page_foot(grid, (level, back), room)
        return Picture.of(Backdrop.SHEET, items)

    def _hand(self, chair: Chair, place: Rect, room: Room) -> list[Item]:
        """A hand, who held it, and the button that takes it."""
        name = capital(self._partie.names[chair.player])
        x = place.x + room.ruler.width(name, _BOLD) + 10
        items: list[Item] = [
            Text(name, place.x, place.y + 22, _BOLD),
            Text(chair.role, x, place.y + 22, Font(14), Paint(Tone.SOFT)),
        ]
        main = chair.key == self.main
        button = Button(chair.key, chair.take, "Enter" if main else "", primary=main)
        box = Rect(place.right - _BUTTON, place.y + 64, _BUTTON, 52)
        step = min(58.0, (place.width - _BUTTON - 32 - 72) / max(1, len(chair.cards) - 1))
        for index, card in enumerate(chair.cards):
            pose = Pose(place.x + 36 + index * step, place.y + 88, 72)
            items.append(CardItem(str(card), str(card), pose, Shadow.HAND))
        return [*items, draw_button(button, box, room)]
