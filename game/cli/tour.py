"""A picture of every scene, numbered in the order a player meets them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from game.cli.showcase import LEVEL, TODAY, Showcase, played
from game.cli.wishes import looks_of
from game.piquet.helping import Topic
from game.piquet.standing import HUMAN
from game.players.dealer import Dealer
from game.players.human import Human
from game.players.piquet import thumb
from game.players.player import Seated
from game.players.program import Program
from game.saves.cards import Header, Running, ScoreCard
from game.saves.preferences import Preferences
from game.scenes.deal_sheet import DealSheet
from game.scenes.hands import toggled
from game.scenes.help import Help
from game.scenes.names import Names
from game.scenes.new_partie import NewPartie
from game.scenes.scene import Pop, Reset
from game.scenes.scoresheet import ScoreCards
from game.scenes.settings import SettingsPage
from game.scenes.settings_rows import TABS
from game.scenes.settlement import SettlementScene
from game.scenes.table import TableScene
from game.scenes.title import Title
from game.session import Session
from game.stage.director import Motion
from game.window.desktop import dress, make_painter
from game.window.offscreen import Pictured, render, save_png
from game.window.window import open_screen
from game.words.catalogue import say, spoken
from rules.core.seats import Player
from rules.piquet.choices import MayAnswer, MayCall, MayCut, MayExchange, MayPlay
from rules.piquet.options import Options
from rules.piquet.state import State

_TICK = 1 / 30
_MOST_TICKS = 60_000
_CHOSEN = 3


class _Album:
    """Numbers and writes pictures."""

    def __init__(self, folder: Path, size: tuple[int, int], likes: Preferences) -> None:
        open_screen()
        self._folder, self._size = folder, size
        self._painter = make_painter()
        dress(self._painter, looks_of(likes, spoken()))
        self.paths: list[Path] = []

    def take(self, name: str, shown: Pictured) -> None:
        """Write what a scene shows now."""
        path = self._folder / f"{len(self.paths) + 1:02}-{name}.png"
        save_png(render(shown, self._size, self._painter), path)
        self.paths.append(path)

    def enter(self, shown: Pictured) -> None:
        """Let a scene know its room without a picture."""
        render(shown, self._size, self._painter)


def take_pictures(folder: Path, seed: int, size: tuple[int, int], likes: Preferences) -> list[Path]:
    """Play parties of the seed and write a picture of every scene. Raises OSError."""
    album = _Album(folder, size, likes)
    house = Showcase(seed, watched=False, likes=likes)
    house.finished = tuple(_card(seed + 1 + n) for n in range(4))
    house.parties = (_running(seed + 9),)
    album.take("title", Title(house))
    album.take("new-partie", NewPartie(house))
    album.take("names", Names(house))
    state = _table(album, seed, house)
    album.take("settlement", SettlementScene(house, state, house.header))
    album.take("score-cards", ScoreCards(house))
    _curtain(album, seed, house)
    for tab in TABS:
        album.take(f"settings-{tab}", SettingsPage(house, tab))
    for topic in (Topic.COMBINATIONS, Topic.KEYS):
        album.take(f"help-{topic.value}", Help(Options(), topic))
    return album.paths


def _card(seed: int) -> ScoreCard:
    state, _ = played(seed)
    if state.settlement is None or state.first_dealer is None:
        raise ValueError("the partie is not over")
    header = Header((say("you"), say("level.thumb")), (HUMAN, LEVEL), Options(), seed, TODAY)
    finished = f"1887-11-{20 + seed % 9:02}T21:{seed % 60:02}:00"
    return ScoreCard(
        f"{seed:016}", header, state.results, state.first_dealer, finished, state.settlement
    )


def _running(seed: int) -> Running:
    _, lines = played(seed, deals=2)
    header = Header((say("you"), say("level.thumb")), (HUMAN, LEVEL), Options(), seed, TODAY)
    return Running(f"{seed:016}", header, lines, "1887-11-20T20:30:00")


def _table(album: _Album, seed: int, house: Showcase) -> State:
    """Play a partie at the table, with a picture of the first of everything."""
    human = Human()
    seats: dict[Player, Seated] = {Player.A: human, Player.B: Program(thumb.choose, seed)}
    session = Session(seats, Dealer(seed))
    table = TableScene(session, (say("you"), say("level.thumb")), {Player.A: human}, house)
    album.enter(table)
    wanted: dict[str, Callable[[TableScene], bool]] = {
        "cut": lambda t: isinstance(t.board.seen.choices, MayCut),
        "deal-in-flight": lambda t: t.board.director.moving and _just_dealt(t),
        "exchange": lambda t: isinstance(t.board.seen.choices, MayExchange),
        "calls": lambda t: _calling(t) and not _led(t) and len(t.board.spoken.said) > 1,
        "answer": lambda t: isinstance(t.board.seen.choices, MayAnswer),
        "reckoning": lambda t: _calling(t) and _led(t),
        "trick": lambda t: _following(t, 4),
        "lead": lambda t: _leading(t, 6),
    }
    flying = 0
    for _ in range(_MOST_TICKS):
        going = table.tick(_TICK)
        ready = table.asks and human.idle
        flying = flying + 1 if "deal-in-flight" in wanted and _just_dealt(table) else 0
        for name in [n for n, shows in wanted.items() if shows(table)]:
            if (name == "deal-in-flight" and flying > 1 / _TICK) or ready:
                if name == "exchange":
                    _choose_some(table)
                album.take(name, table)
                del wanted[name]
        if ready:
            human.answer(thumb.choose(table.board.seen, seed))
        if going is not None and _after(album, going, table):
            return session.state
    raise RuntimeError("the partie did not end")


def _after(album: _Album, going: object, table: TableScene) -> bool:
    """A scene that comes after the table: the first sheet is taken, the settlement ends it."""
    if isinstance(going, Reset):
        return True
    scene = getattr(going, "scene", None)
    if isinstance(scene, DealSheet):
        if len(table.session.state.results) == 1:
            scene.tick(_TICK)
            album.take("deal-sheet", scene)
            table.board.director.motion = Motion.FAST
        if not isinstance(scene.press("next"), Pop):
            raise TypeError("the sheet leads nowhere")
    return False


def _just_dealt(table: TableScene) -> bool:
    deal = table.board.seen.deal
    return deal is not None and len(deal.history) == 1 and table.board.director.moving


def _calling(table: TableScene) -> bool:
    may = table.board.seen.choices
    return isinstance(may, MayCall) and bool(may.calls)


def _led(table: TableScene) -> bool:
    deal = table.board.seen.deal
    return deal is not None and deal.table.led is not None


def _following(table: TableScene, after: int) -> bool:
    deal = table.board.seen.deal
    if deal is None or not isinstance(table.board.seen.choices, MayPlay):
        return False
    return deal.table.led is not None and len(deal.table.tricks) >= after


def _leading(table: TableScene, after: int) -> bool:
    deal = table.board.seen.deal
    if deal is None or not isinstance(table.board.seen.choices, MayPlay):
        return False
    return deal.table.led is None and len(deal.table.tricks) >= after


def _choose_some(table: TableScene) -> None:
    """Put some cards out, as a player would who is still thinking."""
    hand = table.board.seen.deal.hand if table.board.seen.deal else frozenset()
    low = sorted(hand, key=lambda card: (card % 13, card))[:_CHOSEN]
    for card in low:
        table.board.arrange(toggled(table.board.desk, card))
    for _ in range(20):
        table.tick(_TICK)


def _curtain(album: _Album, seed: int, house: Showcase) -> None:
    """Two people at one screen: the curtain, then the hand of the one who lifts it."""
    people = {player: Human() for player in Player}
    session = Session(dict(people), Dealer(seed))
    names = house.last_names()
    table = TableScene(session, names, people, house, Motion.OFF)
    album.enter(table)
    turned = 0
    for _ in range(_MOST_TICKS):
        table.tick(_TICK)
        if table.curtain:
            turned += 1
            if turned == 3:
                album.take("curtain", table)
                return
            table.lift_curtain()
        human = people[table.board.viewer]
        if table.board.lingering:
            table.hide_hand()
        elif table.asks and human.idle:
            human.answer(thumb.choose(table.board.seen, seed))
