"""The page of settings: a column of tabs, and what is chosen on the one that is open.

Each change holds at once and is stored by the house. By keyboard: up and down go from line to line
or from tab to tab, left and right change a line, Page Up and Page Down turn to another tab.
"""

from __future__ import annotations

from msgspec.structs import replace

from game.apart.line.wire import PUBLIC
from game.pages.grid import grid_in, sheet
from game.pages.house import House
from game.pages.keys import (
    ALWAYS,
    FIXED,
    PAD,
    Shortcut,
    assigned,
    cap,
    keys_of,
    may_take,
    pad_of,
    shortcut_of,
    taking,
)
from game.pages.lists import ListOf, ListWindow, blank_form
from game.pages.page import Page
from game.pages.scene import Pop, Transition
from game.pages.settings.rows import TABS, PreferenceRow, obstacle, row_of, rows_of
from game.pages.settings.rows_drawn import HEIGHT, preview, rows
from game.preferences import LONGEST_ADDRESS, Preferences
from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.blocks import BOLD, SOFT, Block, Drawn, Fill, Inset, Sized, WordBlock
from game.stage.controls import ListLine, PressButton, Pressed, tab_ground
from game.stage.field import Field, WrittenField
from game.stage.intents import Intent, Key, PadButton, Press, TextTyped
from game.stage.layout import Boxed, Column, Grid, Row
from game.stage.picture import Box, Picture, Role
from game.stage.widgets import Button
from game.words.caps import cap_words, key_words, on_buttons
from game.words.catalogue import say, say_of

_GAP, _CELL, _LINE = 32.0, 52.0, 24.0
_WIDEST = 600.0
_SERVERS = ("mailbox", "relay")
_SHOWN = ("table", "window")
"""Tabs of what cards show too."""


def _keys_note(game: str, waiting: Shortcut | None) -> str:
    """How a key is changed; which one is waited for."""
    if waiting is not None:
        return say("settings.keys.wait", does=say_of(game, waiting.action), keep=_keep())
    return say("settings.keys.how")


def _keep() -> str:
    """What leaves all as it was."""
    return _shown(f"{PAD}start" if on_buttons() else "escape")


def _shown(key: str) -> str:
    """What stands on a key, or on a button of a controller."""
    return cap_words(key) if key.startswith(PAD) else key_words(cap(key))


def _key(game: str, shortcut: Shortcut, key: str, *, waiting: bool) -> ListLine:
    """What a key does, and which it is; or that it is waited for."""
    words = _shown(key) or say("settings.keys.none")
    words = say("settings.keys.press") if waiting else words
    fill = Paint(Tone.BRASS, 0.4) if waiting else Paint(Tone.CLOTH, 0.4)
    box = Box(Rect(0, 0, 0, 0), 6, fill=fill, outline=Paint(Tone.IVORY, 0.62))
    shown = Boxed(WordBlock(words, BOLD, align=Align.CENTRE), box, 34)
    action, line = say_of(game, shortcut.action), f"key:{shortcut.name}"
    return ListLine(
        Row((Fill(WordBlock(action)), shown)), line, action, words, Role.SETTING, aside=8
    )


def _tab(name: str, *, chosen: bool) -> Pressed:
    """The name of a tab, the open one marked by a bar and heavier words."""
    words = say(f"settings.tab.{name}")
    part = Sized(Inset(WordBlock(words, Font(16, bold=chosen)), left=16), high=48)
    return Pressed(part, f"tab:{name}", words, Role.TAB, chosen, ground=tab_ground)


class SettingsPage(Page):
    """What the player likes, in tabs.

    Targets: `tab:` and its name; `row:`, `less:`, `more:` and a preference's, `set:NAME:INDEX`;
    `key:` and a shortcut's; `reset`, `report` and `back`.
    """

    def __init__(self, house: House, tab: str = TABS[0], game: str = "") -> None:
        """Keys and preferences are those of the `game` on the table, or of the last."""
        super().__init__(f"tab:{tab}")
        self._house, self._game = house, game or house.game()
        self._tab = tab
        self._waiting: Shortcut | None = None  # for the next key, which becomes its
        self._told = ""  # what came of it
        likes = house.preferences()
        self._fields = {name: Field(getattr(likes, name)) for name in _SERVERS}

    @property
    def writes(self) -> bool:
        """Whether the next key is wanted, whatever it does elsewhere."""
        return self._waiting is not None or self.focus in _SERVERS

    @property
    def _likes(self) -> Preferences:
        return self._house.preferences()

    @property
    def _shortcuts(self) -> tuple[Shortcut, ...]:
        """What keys do, or the buttons of a controller where it was used last."""
        return pad_of(self._game) if on_buttons() else keys_of(self._game).shortcuts

    @property
    def wants_button(self) -> bool:
        """Whether the next button is wanted, whatever it does elsewhere."""
        return self._waiting is not None

    @property
    def _key_rows(self) -> int:
        """Rows of keys, two side by side."""
        return -(-len(self._shortcuts) // 2)

    def step(self, by: int) -> None:
        super().step(by)
        lines = [f"key:{each.name}" for each in self._shortcuts]
        if self.window.count and self.focus in lines:
            self.window.show(lines.index(self.focus) % self._key_rows)

    def _rows(self) -> tuple[PreferenceRow, ...]:
        """The lines of the open tab that can be chosen."""
        around = self._house.surroundings()
        return tuple(row for row in rows_of(self._tab, self._game) if not obstacle(row, around))

    def stops(self) -> tuple[str, ...]:
        lines = tuple(f"row:{row.name}" for row in self._rows())
        if self._tab == "keys":
            lines = (*(f"key:{each.name}" for each in self._shortcuts), "reset")
        if self._tab == "friend":
            lines = (*lines, *_SERVERS)
        if self._tab == "report":
            lines = ("report",)
        return (f"tab:{self._tab}", *lines, "back")

    # -- what is done

    def obey(self, intent: Intent) -> Transition | None:
        if self._waiting is not None and isinstance(intent, Key | PadButton):
            pad = PAD if isinstance(intent, PadButton) else ""
            self._take(self._waiting, f"{pad}{intent.name}")
            return None
        if isinstance(intent, Press):
            self._waiting = None
        if self.focus in _SERVERS and self._write(self.focus, intent):
            return None
        kind, _, name = (self.focus or "").partition(":")
        match intent:
            case Key("left" | "right" as side) if kind == "row":
                row = row_of(name)
                self._choose(row, row.stepped(self._likes, 1 if side == "right" else -1))
            case Key("right") if kind == "tab":
                self.step(1)
            case Key("up" | "down" as way) if kind == "tab":
                self._turn(1 if way == "down" else -1)
            case Key("pageup" | "pagedown" as way):
                self._turn(1 if way == "pagedown" else -1)
            case _:
                return super().obey(intent)
        return None

    def _write(self, name: str, intent: Intent) -> bool:
        """Write where a server is found; False for what is no writing."""
        match intent:
            case TextTyped(text):
                field = self._fields[name].typed(text)
            case Key("left" | "right" | "home" | "end" | "backspace" | "delete" as key):
                field = self._fields[name].key(key)
            case _:
                return False
        if len(field.text) <= LONGEST_ADDRESS:
            self._fields[name] = field
            self._house.prefer(replace(self._likes, **{name: field.text.strip()}))
            self.touch()
        return True

    def press(self, key: str) -> Transition | None:
        kind, _, name = key.partition(":")
        match kind:
            case "tab" if name == self._tab and self.focus == key:
                self.step(1)
            case "tab":
                self._open(name)
            case "row":
                row = row_of(name)
                self._choose(row, row.stepped(self._likes, 1, around=True))
            case "set":
                name, _, index = name.partition(":")
                self._choose(row_of(name), row_of(name).values[int(index)])
            case "less" | "more":
                row = row_of(name)
                self._choose(row, row.stepped(self._likes, 1 if kind == "more" else -1))
            case "key":
                self._waiting = next(each for each in self._shortcuts if each.name == name)
                self._told = ""
            case "mailbox" | "relay":
                self.focus = key
            case "reset":
                self._house.prefer(replace(self._likes, keys={}))
                self._told = say("settings.keys.done")
            case "report":
                self._told = self._house.report()
            case _:
                return Pop()
        return None

    def _choose(self, row: PreferenceRow, value: object) -> None:
        changed = row.chosen(self._likes, value)  # type: ignore[arg-type]  # one of its own values
        if changed != self._likes:
            self._house.prefer(changed)
            self.touch()

    def _turn(self, by: int) -> None:
        """To the next tab, which then has the focus."""
        at = min(max(TABS.index(self._tab) + by, 0), len(TABS) - 1)
        self._open(TABS[at])
        self.focus = f"tab:{self._tab}"

    def _open(self, tab: str) -> None:
        self._tab, self.main, self.window = tab, f"tab:{tab}", ListWindow()
        self._waiting, self._told = None, ""
        self.touch()

    def _take(self, shortcut: Shortcut, key: str) -> None:
        """A key went down that is to be a shortcut's, unless it is another's or always the same.

        Of buttons there are few: they change places.

        Then one goes on waiting for another.
        """
        self.touch()
        likes = self._likes
        owner = shortcut_of(key, likes.keys, self._game)
        other = key.startswith(PAD) != shortcut.name.startswith(PAD)
        if other or key in ("escape", f"{PAD}start"):
            self._waiting, self._told = None, say("settings.keys.kept")
        elif (key in FIXED or key in ALWAYS) and key != shortcut.key:
            self._told = say("settings.keys.fixed", key=_shown(key), keep=_keep())
        elif not may_take(shortcut, owner, likes.keys, self._game):
            does = self._does(owner or shortcut)
            self._told = say("settings.keys.taken", key=_shown(key), does=does, keep=_keep())
        else:
            self._house.prefer(replace(likes, keys=taking(shortcut, key, likes.keys, self._game)))
            does = self._does(shortcut)
            self._waiting = None
            self._told = say("settings.keys.now", does=does, key=_shown(key))

    def _does(self, shortcut: Shortcut) -> str:
        """What a shortcut does, in words."""
        return say_of(self._game, shortcut.action)

    # -- what is seen

    def draw(self, room: Room) -> Picture:
        tabs = Column([_tab(name, chosen=name == self._tab) for name in TABS], 4)
        across, gap = (200.0, 24.0) if room.small else (240.0, 40.0)
        body = grid_in(room).body
        pane = Rect(0, 0, body.width - across - gap, body.height)
        waiting = self._waiting
        reset = (Button("reset", say("settings.keys.reset")),) if self._tab == "keys" else ()
        back = Button("back", say("open.back"), "" if waiting else "Esc")
        note = (self._told or _keys_note(self._game, waiting)) if reset else ""
        around, of = self._house.surroundings(), self._shortcuts
        fields, focus = tuple(self._fields.values()), self.focus if self.focus in _SERVERS else ""
        key = self._tab, self._likes, waiting, fields, focus, self._told, around, pane, of, _keep()
        chosen = self.kept("pane", key, lambda: self._pane(pane, room))
        whole = Row((Sized(tabs, across), Fill(chosen)), gap)
        return sheet(say("settings"), whole, (*reset, back), room, note)

    def _server(self, name: str) -> Column:
        """Where a server is found, in a field; the public one stands there while it is empty."""
        words = say(f"settings.{name}")
        field = WrittenField(name, self._fields[name], PUBLIC[name], words, 48)
        return Column((WordBlock(words, BOLD), field), 6)

    def _pane(self, pane: Rect, room: Room) -> Block:
        """What is chosen on the open tab."""
        likes = self._likes
        if self._tab == "keys":
            keys, listed = assigned(likes.keys, self._game), self._shortcuts
            every = [
                _key(self._game, each, keys[each.name], waiting=each is self._waiting)
                for each in listed
            ]
            half = self._key_rows
            high = min(_CELL, pane.height / half)
            if high >= HEIGHT:
                return Grid(every, 2, _GAP, down=True, high=high)
            self.window.count = half
            self.window.kept.clear()
            pairs = [Grid(every[at::half], 2, _GAP, high=HEIGHT) for at in range(half)]
            return ListOf(self.window, HEIGHT, pairs.__getitem__)
        if self._tab == "report":
            told = ("report.what", "report.without", "report.cards")
            words = [WordBlock(say(key), lines=0, step=_LINE) for key in told]
            button = Row((PressButton(Button("report", say("report.write"), primary=True)),))
            done = WordBlock(self._told, paint=SOFT, lines=0, step=_LINE)
            told_so = Column((*words, Inset(button, top=8), done), 16)
            return Row(
                (Fill(Sized(told_so, most=_WIDEST)), Inset(Column((blank_form(),)), right=56)), 48
            )
        lines = rows(rows_of(self._tab, self._game), likes, self._house.surroundings(), pane, room)
        if self._tab == "friend":
            when = WordBlock(say("settings.friend.when"), paint=SOFT, lines=0, step=_LINE)
            return Column((*lines, *(self._server(name) for name in _SERVERS), when), 20)
        return Column((*lines, *((Fill(Drawn(0, 0, preview)),) if self._tab in _SHOWN else ())))
