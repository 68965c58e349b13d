"""A partie at the table in pictures: the first of everything, with what can be asked for there."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from game.demo.album import Album, over
from game.demo.house import Showcase
from game.demo.sitting import TICK, asked, rest, sit, turns
from game.games import PIQUET, rules_of
from game.pages.help.book import help_at_table
from game.pages.pause import Pause
from game.pages.scene import Pop, Reset, Transition
from game.pages.settings.page import SettingsPage
from game.pages.settlement import SettlementScene
from game.pages.stack import Stack
from game.pages.start.title import Title
from game.piquet.ai.foresight import foresee
from game.piquet.preferences import LINE, READING, UNSEEN_CARDS
from game.piquet.ui.sheet.page import DealSheet
from game.piquet.words import say
from game.session.sealing import fingerprint, sealed_text, short
from game.stage.director import Motion
from game.stage.intents import Key
from game.table.cut import SealedPacks
from game.table.table import TableScene
from rules.piquet.choices import MayAnswer, MayCall, MayCut, MayExchange, MayPlay

_SECRET = "1882" * 8
_REST = 0.6
"""Seconds after which a note about a term has come."""


def show_table(album: Album, seed: int, house: Showcase) -> None:
    """Play a partie at the table, with a picture of the first of everything, to its settlement."""
    header = replace(house.header, secret=_SECRET)
    begins = short(fingerprint(sealed_text(rules_of(PIQUET), _SECRET)))
    sealed = SealedPacks(begins, lambda: house.fair(header))
    table = sit(album, house, seed, sealed=sealed, foresees=partial(foresee, seed=seed))
    wanted = dict(_WANTED)
    flying = 0
    for going in turns(table, seed):
        ready = asked(table)
        flying = flying + 1 if "deal-in-flight" in wanted and _just_dealt(table) else 0
        for name in [n for n, (shows, _) in wanted.items() if shows(table)]:
            if (name == "deal-in-flight" and flying > 1 / TICK) or ready:
                wanted.pop(name)[1](album, name, table)
        if going is not None and _after(album, going, table):
            break
    album.take("settlement", SettlementScene(house, table.session.state, header))
    album.take("fair-before", house.fair(header))
    page = house.fair(header, "over")
    page.tick(_REST)
    album.look(page)
    page.on_intent(Key("enter"))
    album.take("fair", page)


def _after(album: Album, going: Transition, table: TableScene) -> bool:
    """A scene that comes after the table: the first sheet is taken, the settlement ends it."""
    if isinstance(going, Reset):
        return True
    scene = getattr(going, "scene", None)
    if isinstance(scene, DealSheet):
        if len(table.session.state.results) == 1:
            scene.tick(TICK)
            album.take("deal-sheet", scene)
            table.board.director.motion = Motion.FAST
        if not isinstance(scene.press("next"), Pop):
            raise TypeError("the sheet leads nowhere")
    return False


# ---- when a picture is taken


def _just_dealt(table: TableScene) -> bool:
    deal = table.board.seen.deal
    return deal is not None and len(deal.history) == 1 and table.board.director.moving


def _calling(table: TableScene) -> bool:
    may = table.board.seen.choices
    return isinstance(may, MayCall) and bool(may.calls)


def _exchanging(table: TableScene) -> bool:
    return isinstance(table.board.seen.choices, MayExchange)


def _led(table: TableScene) -> bool:
    deal = table.board.seen.deal
    return deal is not None and deal.table.led is not None


def _playing(table: TableScene, after: int, led: bool) -> bool:
    deal = table.board.seen.deal
    if deal is None or not isinstance(table.board.seen.choices, MayPlay):
        return False
    return _led(table) is led and len(deal.table.tricks) >= after


def _later(table: TableScene) -> bool:
    return bool(table.session.state.results)


# ---- how it is taken


def _plainly(album: Album, name: str, table: TableScene) -> None:
    album.take(name, table)


def _settled(album: Album, name: str, table: TableScene) -> None:
    """When the hand, which was seen last with holes for what was put out, has moved together."""
    album.look(table)
    rest(table)
    album.take(name, table)


def _explained(album: Album, name: str, table: TableScene) -> None:
    """With the words for a first deal."""
    table.acting.explain()
    album.take(name, table)
    table.acting.guided()


def _hinting(album: Album, name: str, table: TableScene) -> None:
    table.aiding.hint()
    rest(table)
    album.take(name, table)


def _leafing(album: Album, name: str, table: TableScene) -> None:
    """Everything that can be looked at besides: tricks, own discard, unseen cards, a term."""
    album.take(name, table)
    table.acting.leaf()
    album.take("all-tricks", table)
    table.acting.leaf()
    table.on_intent(Key("d"))
    rest(table)
    album.take("own-discard", table)
    table.on_intent(Key("d"))
    rest(table)
    _show_unseen(album, table)
    stack = Stack(table)
    stack.on_intent(over(album.look(stack), say("panel.rubicon")))
    stack.tick(_REST)
    album.take("term-explained", stack)
    _pausing(album, table)


def _show_unseen(album: Album, table: TableScene) -> None:
    likes = table.around.preferences()
    table.around.prefer(likes.having(UNSEEN_CARDS, True))
    album.take("unseen-cards", table)
    table.around.prefer(likes.having(READING, True).having(LINE, True))
    rest(table)
    album.take("line-and-reading", table)
    table.around.prefer(likes)


def _pausing(album: Album, table: TableScene) -> None:
    house = table.around
    if not isinstance(house, Showcase):
        raise TypeError("this is no table of the tour")
    pause = Pause(
        table.board.director,
        lambda: help_at_table(table.board.seen),
        lambda: Title(house),
        lambda _motion: None,
        settings=lambda: SettingsPage(house),
    )
    album.take("pause", pause)
    album.take("help-at-the-table", help_at_table(table.board.seen))


def _taking_back(album: Album, name: str, table: TableScene) -> None:
    """The last card is taken back."""
    table.on_intent(Key("z", ctrl=True))
    rest(table)
    album.take(name, table)


_Shows = Callable[[TableScene], bool]
_Takes = Callable[[Album, str, TableScene], None]
_WANTED: dict[str, tuple[_Shows, _Takes]] = {
    "cut": (lambda t: isinstance(t.board.seen.choices, MayCut), _plainly),
    "deal-in-flight": (lambda t: t.board.director.moving and _just_dealt(t), _plainly),
    "first-deal-explained": (_exchanging, _explained),
    "calls": (
        lambda t: _calling(t) and not _led(t) and len(t.board.top.spoken.said) > 1,
        _settled,
    ),
    "answer": (lambda t: isinstance(t.board.seen.choices, MayAnswer), _plainly),
    "reckoning": (lambda t: _calling(t) and _led(t), _plainly),
    "trick": (lambda t: _playing(t, 4, led=True), _plainly),
    "lead": (lambda t: _playing(t, 6, led=False), _leafing),
    "hint": (lambda t: _later(t) and _exchanging(t), _hinting),
    "taken-back": (lambda t: _later(t) and _playing(t, 2, led=False), _taking_back),
}
"""The first time that something is to be seen, and how the picture of it comes about."""
