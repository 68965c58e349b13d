"""Moments at the table in pictures, each in a party in which it is known to come.

The road to thirty, whoever sits opposite, each right, two people at one screen, celebrations.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from game.demo.album import Album
from game.demo.house import LineLog, Showcase, played, programs
from game.demo.sitting import TICK, log_until, rest, sit, turns
from game.pages.people import against
from game.pages.scene import Push
from game.pages.settlement import SettlementScene
from game.pages.stack import Stack
from game.piquet.ai.heuristic import thumb
from game.piquet.ai.programs import AI
from game.piquet.ui.celebrations import Feat, celebrations
from game.piquet.ui.keys import HandWish
from game.piquet.ui.pique_meter import road
from game.piquet.ui.sheet.page import DealSheet
from game.players.mind import Choose
from game.session.dealer import Dealer
from game.session.juncture import Juncture
from game.session.session import Session
from game.stage.director import Motion
from game.stage.intents import Hover, Key
from game.stage.ornaments import Beads, Mood
from game.table.advance import AtOnce
from game.table.celebrations import STILL
from game.table.offers import Wish
from game.table.table import TableScene
from game.table.timing import Occasion
from game.words.catalogue import sentence, spoken
from game.words.files import GENERAL
from rules.core.cards import Card
from rules.core.seats import Player
from rules.piquet.actions import Action, Call, Deal, Play
from rules.piquet.choices import MayCall
from rules.piquet.exchange import dealt_hands
from rules.piquet.options import Length, Options
from rules.piquet.pack import COURTS, in_order
from rules.piquet.record.notation import parse_action, write_action
from rules.piquet.seats import ELDER
from rules.piquet.state import Phase
from rules.piquet.view import View, seen_by, view

_SIX, _HUNDRED = Options(), Options(length=Length.TO_A_HUNDRED)
_FEATS: dict[Feat, tuple[int, Options]] = {
    Feat.CARTE_BLANCHE: (1, _SIX),  # of a pack that is laid out for it
    Feat.REPIQUE: (28, _SIX),
    Feat.PIQUE: (8, _SIX),
    Feat.CAPOT: (14, _SIX),
    Feat.RUBICON: (1, _SIX),
    Feat.HUNDRED: (4, _HUNDRED),
}
"""The seed of a partie of rules of thumb in which each is to be seen, and its rules."""
_WON = 2
"""That of one the first player wins."""


def show_feats(album: Album, house: Showcase) -> None:
    """Each celebration when everything in it has arrived; then a partie that was won."""
    for feat, (seed, options) in _FEATS.items():
        album.take(f"celebration-{feat.value}", _celebrating(album, house, feat, seed, options))
    state, _ = played(_WON)
    header = replace(house.header, seats=against(AI.usual))
    album.take("partie-won", SettlementScene(house, state, header))


def _celebrating(
    album: Album, house: Showcase, feat: Feat, seed: int, options: Options
) -> TableScene:
    """A table at which this is celebrated."""
    if feat is Feat.CARTE_BLANCHE:
        lines: Sequence[str] = _blank_deal(seed, options)
    else:
        lines = _before(feat, seed, options)
    table = sit(album, house, seed, options=options, lines=lines, by=seed * 2 + 1)
    until_celebrated(table, feat, seed * 2)
    return table


def until_celebrated(
    table: TableScene, feat: Feat, seed: int, plays: Choose = thumb.choose
) -> None:
    """Play on until all that belongs to a celebration has arrived."""
    for _ in turns(table, seed, plays):
        now = table.board.feast.now
        if now is not None and now.feat is feat and table.board.feast.share >= STILL:
            return


def _before(feat: Feat, seed: int, options: Options) -> tuple[str, ...]:
    """The log of a partie of programs as far as it goes before this is celebrated."""
    log = LineLog()
    session = Session(programs(seed), Dealer(seed), options, log)
    before = view(session.state, Player.A)
    while True:
        known = tuple(log.lines)
        moments = session.advance()
        if not moments:
            raise RuntimeError(f"there is no {feat.value} in the partie {seed}")
        for moment in moments:
            after = view(moment.state, Player.A)
            event = seen_by(moment.event, moment.state, Player.A)
            if any(one.feat is feat for one in celebrations(event, before, after)):
                return known
            before = after


def _blank_deal(seed: int, options: Options) -> tuple[str, ...]:
    """A partie whose first pack gives elder no court."""
    *cut, dealt = log_until(seed, lambda state: state.deal is not None, options)
    deal = parse_action(dealt)
    if not isinstance(deal, Deal):
        raise TypeError("a deal begins with its pack")
    pack: list[Card] = list(deal.pack)
    elder = dealt_hands(deal.pack, options.packets)[ELDER]
    plain = (card for card in deal.pack if card not in elder and card not in COURTS)
    for court in sorted(elder & COURTS):
        one, other = pack.index(court), pack.index(next(plain))
        pack[one], pack[other] = pack[other], pack[one]
    return (*cut, write_action(Deal(tuple(pack))))


_MINE, _THEIRS = 26, 4
"""Seeds of parties of rules of thumb in which one's own road is walked, and the other's."""
_FAR = 20  # points of a road that is worth a picture
_REST = 0.6


def show_road(album: Album, house: Showcase) -> None:
    """Both roads; on the other's the pointer rests."""
    album.take("road-of-ones-own", _walked(album, house, _MINE, mine=True))
    theirs = Stack(_walked(album, house, _THEIRS, mine=False))
    beads = next(item for item in album.look(theirs).items if isinstance(item, Beads))
    theirs.on_intent(Hover(beads.x + 20, beads.y))
    theirs.tick(_REST)
    album.take("road-of-the-other", theirs)


def _walked(album: Album, house: Showcase, seed: int, mine: bool) -> TableScene:
    """A table at which one is asked something while such a road is alive."""
    lines = log_until(seed, lambda state: _leads_far(view(state, Player.A), mine))
    table = sit(album, house, seed, lines=lines)
    rest(table)
    return table


def _leads_far(seen: View, mine: bool) -> bool:
    found = road(seen)
    asked = seen.choices is not None and seen.phase is not Phase.ANSWER  # which may be done for one
    if found is None or found.come or seen.deal is None or not asked:
        return False
    return found.points >= _FAR and found.more > 0 and (found.seat is seen.deal.seat) is mine


_SEED, _TICK = 3, 0.1


def show_opposite(album: Album, house: Showcase) -> None:
    """Each of the six once: in the one mood, in the other, or while something is added."""
    for kind, shows in zip(
        AI.opponents, (_adds, _pleased, _vexed, _adds, _vexed, _pleased), strict=True
    ):
        album.take(f"opposite-{AI.portraits[kind]}", _table(album, house, kind, shows))


def _pleased(table: TableScene) -> bool:
    return table.board.top.mood is Mood.PLEASED


def _vexed(table: TableScene) -> bool:
    return table.board.top.mood is Mood.VEXED


def _adds(table: TableScene) -> bool:
    """Whether the last words end with some that are no words of the game."""
    top = table.board.top
    more = [
        sentence(spoken(), GENERAL, f"manner.{top.opposite.kind}.{occasion.value}")
        for occasion in Occasion
    ]
    last = [saying.words for saying in top.spoken.said[-1:]]
    return any(words.endswith(each) for words in last for each in more if each)


def _table(
    album: Album, house: Showcase, kind: str, shows: Callable[[TableScene], bool]
) -> TableScene:
    """A table against somebody, as soon as that is to be seen there."""
    table = sit(album, house, _SEED, level=kind)
    for _ in turns(table, _SEED, tick=_TICK):
        if table.board.director.idle and shows(table) and table.board.voiced == 1:
            break
    return table


_RIGHTS_SEED = 15
"""A partie in which all of them come up."""
_PICTURES = {
    HandWish.ASK: "right-to-ask",
    HandWish.CORRECT: "right-to-correct",
    HandWish.LATE: "right-to-claim-late",
    HandWish.WITHHOLD: "right-to-keep-back",
    HandWish.NAME: "naming-a-suit",
    Wish.CLAIM: "sure-tricks",
}


class _Slow(AtOnce):
    """An opponent who leaves time to put something in."""

    def pause(self, now: Juncture, motion: Motion) -> float:  # noqa: ARG002 - the port's signature
        return 0.5


def show_rights(album: Album, house: Showcase) -> None:
    """Each of them once, in the order in which they come up."""
    options = Options(show_to_score=True)
    seed = _RIGHTS_SEED
    table = sit(album, house, seed, options=options, motion=Motion.FAST, opponent=_Slow())
    wanted = dict(_PICTURES)
    for going in turns(table, seed, _carelessly):
        if isinstance(going, Push) and isinstance(going.scene, DealSheet):
            going.scene.press("next")
        offered = {offer.action for offer in table.acting.prompt.offers}
        for wish in [wish for wish in wanted if wish in offered]:
            if wish is not Wish.CLAIM:  # its button does it at once
                table.acting.wish(wish)
                rest(table)
            album.take(wanted.pop(wish), table)
            table.acting.wish(HandWish.BACK)
        if not wanted:
            return


def _carelessly(seen: View, seed: int) -> Action:
    """Calls the least there is in one deal, nothing in the next, and so on."""
    may = seen.choices
    if isinstance(may, MayCall) and may.calls and may.cards:
        if len(seen.results) % 3 == 2:
            return Play(in_order(may.cards)[0])
        least = [call for call in may.calls if type(call) is type(may.calls[0])]
        return Call(least[-1])
    return thumb.choose(seen, seed)


_CURTAINS = 3
"""At the third, calls and answers stand on it."""


def show_two(album: Album, seed: int, house: Showcase) -> None:
    """The curtain, the hand of the one who lifts it, and the question whether to take back."""
    table = sit(album, house, seed, two=True, motion=Motion.OFF)
    drawn = 0
    for _ in turns(table, seed):
        drawn += table.curtain
        if drawn == _CURTAINS:
            break
    album.take("curtain", table)
    table.lift_curtain()
    table.tick(TICK)
    album.take("curtain-lifted", table)
    going = table.on_intent(Key("z", ctrl=True))
    if not isinstance(going, Push):
        raise TypeError("nothing can be taken back")
    album.take("take-back-question", going.scene)
