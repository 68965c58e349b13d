"""The road to thirty: as far as a seat knows, no farther, and never missed when it is walked."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.pages.narrator import Narrator
from game.pages.scene import Scene
from game.pages.stack import Stack
from game.piquet.ui.hand_state import HandState
from game.piquet.ui.panel.panel import road_words
from game.piquet.ui.pique_meter import Road, road, road_of
from game.piquet.ui.table_ui import UI
from game.piquet.words import say
from game.stage.basics import Rect, Room
from game.stage.intents import Hover
from game.stage.ornaments import Beads, Legend
from game.stage.picture import Backdrop, Item, Picture, Text, marked, painted
from game.table.offers import Prompt
from game.table.render_context import RenderContext
from game.table.spoken import Spoken
from game.window.ornaments import NOTCH_TOP
from game.words.catalogue import speak
from rules.core.cards import Card
from rules.core.seats import Player
from rules.piquet.events import Counted
from rules.piquet.options import LateClaims, Options, PiqueBar
from rules.piquet.partie import apply, start
from rules.piquet.presets import FOUR_DEALS, MODERN, RUBICON, TO_A_HUNDRED
from rules.piquet.scoring import EXTRAORDINARY
from rules.piquet.scoring import Item as For
from rules.piquet.seats import ELDER, YOUNGER, Seat
from rules.piquet.state import Phase, State
from rules.piquet.view import View, view
from tests.game.pilot import SIZES, EstimatingRuler
from tests.rules.laws import WHOLE_PACK, _dealt_anew
from tests.rules.luck import any_action, eager_action
from tests.rules.table import Table, given

AGREED = (
    RUBICON,
    FOUR_DEALS,
    TO_A_HUNDRED,
    MODERN,
    Options(pique_bar=PiqueBar.TAKES_TRICK, younger_repique=90),
    Options(late_claims=LateClaims.OWN_FIRST_CARD, low_cards_count=False),
)

# Elder: point, quint and quatorze, thirty-four in hand.
THIRTY_FOUR = "AS KS QS JS TS  AH 8H  AD 8D  AC 8C 7C"
AGAINST_34 = "9S 8S 7S  KH QH JH 7H  KD QD JD 7D  KC"

# Elder: point, quint major and three aces, twenty-three in hand.
TWENTY_THREE = "AS KS QS JS TS  AH 8H  AD 9D  QC 9C 8C"
AGAINST_23 = "9S 8S 7S  KH QH JH 7H  KD QD 7D  KC 7C"


def of(deal: Table, seat: Seat) -> View:
    return view(deal.state, deal.state.current.player(seat))


def way(deal: Table, viewer: Seat, seat: Seat) -> Road | None:
    seen = of(deal, viewer)
    assert seen.deal is not None
    return road_of(seen, seen.deal, seat)


# ---- which road there is


def test_elder_sees_his_repique_before_anything_is_called_and_younger_does_not() -> None:
    deal = given(THIRTY_FOUR, AGAINST_34)
    bars = (For.POINT, For.SEQUENCE, For.SET)
    assert road(of(deal, ELDER)) == Road(ELDER, For.REPIQUE, 0, bars)
    assert road(of(deal, YOUNGER)) is None


def test_it_fills_as_he_counts_and_what_was_good_bars_it_no_more() -> None:
    deal = given(THIRTY_FOUR, AGAINST_34).elder_calls("point of five").answered("good")
    assert road(of(deal, ELDER)) == Road(ELDER, For.REPIQUE, 5, (For.SEQUENCE, For.SET))
    assert road(of(deal, YOUNGER)) is None  # the other's is told from half of it on
    deal.elder_calls("quint major").answered("good")
    for viewer in Seat:
        found = road(of(deal, viewer))
        assert found == Road(ELDER, For.REPIQUE, 20, (For.SET,))
        assert found.more == 10


def test_it_has_come_when_the_sixty_is_counted() -> None:
    deal = given(THIRTY_FOUR, AGAINST_34).elder_calls("point of five").answered("good")
    deal.elder_calls("quint major").answered("good").elder_calls("quatorze of aces")
    deal.answered("good")
    for viewer in Seat:
        found = road(of(deal, viewer))
        assert found is not None
        assert (found.come, found.jump, found.more) == (True, For.REPIQUE, 0)


def test_with_twenty_three_the_play_leads_to_a_pique_till_younger_counts() -> None:
    deal = given(TWENTY_THREE, AGAINST_23).elder_calls("point of five").answered("good")
    deal.elder_calls("quint major").answered("good").elder_calls("trio of aces").answered("good")
    deal.elder_leads("AS")
    for viewer in Seat:
        assert road(of(deal, viewer)) == Road(ELDER, For.PIQUE, 24)
    deal.younger_plays("7S").elder_leads("AH")
    assert road(of(deal, YOUNGER)) == Road(ELDER, For.PIQUE, 25)
    deal.younger_plays("7H").elder_leads("8H").younger_plays("JH")
    for viewer in Seat:
        assert road(of(deal, viewer)) is None


def test_a_better_point_of_youngers_ends_both_roads_till_she_has_not_counted_it() -> None:
    """At 29 of 30 a card was led for a pique that her point, called better before, barred."""
    deal = given(TWENTY_THREE, "9S 8S  KH QH JH TH 9H 7H  KD QD JD  TC")
    deal.elder_calls("point of five").answered("not good")
    barred = road(of(deal, ELDER))
    assert barred is not None, "where it was it is told why it is no more"
    assert barred.barred
    words = road_words(barred, of(deal, ELDER).options, ELDER, "Toby")
    assert words == ("No pique", "Toby has better, which counts first.")
    deal.elder_calls("quint major").answered("good").elder_calls("trio of aces").answered("good")
    deal.elder_leads("AS")
    for viewer in Seat:
        assert road(of(deal, viewer)) is None
    deal.younger_plays("8S")
    for viewer in Seat:
        assert road(of(deal, viewer)) == Road(ELDER, For.PIQUE, 19)


def test_what_younger_holds_tells_her_how_far_elder_can_come() -> None:
    """With all queens and nines, and one of each other rank, she leaves him no run and no four."""
    deal = given("KS JS TS  AH JH TH  AD KD TD  AC KC JC", "AS QS 9S  KH QH 9H  QD JD 9D  QC TC 9C")
    assert way(deal, YOUNGER, ELDER) == Road(ELDER, For.PIQUE, 0)
    open_still = way(given(THIRTY_FOUR, AGAINST_34), YOUNGER, ELDER)
    assert open_still is not None
    assert open_still.jump is For.REPIQUE


def test_a_better_point_of_elders_ends_the_repique_of_younger() -> None:
    deal = given(AGAINST_34, THIRTY_FOUR)
    assert way(deal, YOUNGER, YOUNGER) == Road(
        YOUNGER, For.REPIQUE, 0, (For.POINT, For.SEQUENCE, For.SET)
    )
    other = given("9S 8S 7S  KH QH JH TH 9H 7H  KD QD JD", THIRTY_FOUR)
    other.elder_calls("point of six").answered("good")
    assert way(other, YOUNGER, YOUNGER) is None


def test_where_any_trick_bars_hers_ends_it() -> None:
    tricks = Options(pique_bar=PiqueBar.TAKES_TRICK)
    assert "trick" in road_words(Road(ELDER, For.PIQUE, 24), tricks, ELDER, "Ada")[1]
    assert "point" in road_words(Road(ELDER, For.PIQUE, 24), Options(), ELDER, "Ada")[1]


# ---- laws


@pytest.mark.parametrize("agreed", range(len(AGREED)))
def test_no_pique_and_no_repique_comes_off_a_road_that_was_told_to_be_closed(agreed: int) -> None:
    """Whatever is played: the moment before, both knew that it might come."""
    luck, found = Random(agreed), Counter[For]()
    for draw in (eager_action, any_action, eager_action, eager_action):
        state = start(AGREED[agreed])
        while state.turn is not None:
            for moment in apply(state, draw(state, luck)):
                event = moment.event
                if isinstance(event, Counted) and event.line.item in EXTRAORDINARY:
                    for player in Player:
                        seen = view(state, player)
                        assert seen.deal is not None
                        before = road_of(seen, seen.deal, event.line.seat)
                        assert before is not None, (event, seen)
                        after = view(moment.state, player)
                        assert after.deal is not None
                        come = road_of(after, after.deal, event.line.seat)
                        assert come is not None
                        assert (come.come, come.jump) == (True, event.line.item)
                    found[event.line.item] += 1
                state = moment.state


def test_dealing_the_unseen_again_changes_no_road() -> None:
    luck, roads = Random(5), 0
    for _ in range(3):
        state = start()
        while len(state.results) < 2:
            state = apply(state, eager_action(state, luck))[-1].state
            if state.deal is None or state.phase in (Phase.DEAL, Phase.OVER):
                continue
            for player in Player:
                before = road(view(state, player))
                roads += before is not None
                assert road(view(dealt_anew(state, player, luck), player)) == before
    assert roads > 10


def dealt_anew(state: State, player: Player, luck: Random) -> State:
    """The same table with all that this player has not seen dealt to other places."""
    deal = state.current
    seat = deal.seat(player)
    mine = deal.hands[seat] | deal.exchanged.discards[seat] | set(deal.exchanged.elder_saw)
    seen = mine | deal.table.played(ELDER) | deal.table.played(YOUNGER)
    theirs = deal.hands[seat.other] - seen
    hidden: list[Card] = sorted(WHOLE_PACK - seen - theirs)
    # The other's hand is what calls were made from: what lies elsewhere changes places.
    anew = dict(zip(hidden, luck.sample(hidden, len(hidden)), strict=True))
    fresh: State = _dealt_anew(state, {card: anew[card] for card in hidden})
    return fresh


# ---- how it is seen and told


def panel(seen: View, room: Room, *, concealed: bool = False) -> list[Item]:
    table = RenderContext(
        seen=seen,
        names=("Ada", "Maximilian"),
        hand_state=HandState(concealed=concealed),
        cards=(),
        spoken=Spoken(),
        prompt=Prompt(""),
    )
    return list(UI.panel(table, room))


def called() -> Table:
    deal = given(THIRTY_FOUR, AGAINST_34).elder_calls("point of five").answered("good")
    return deal.elder_calls("quint major").answered("good")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES)
def test_the_beads_stand_in_the_panel_with_one_word(size: tuple[int, int], language: str) -> None:
    speak(language)
    for seat in Seat:
        items = panel(of(called(), seat), Room(*size, EstimatingRuler()))
        beads = next(item for item in items if isinstance(item, Beads))
        assert (beads.count, beads.filled, beads.lit) == (30, 20, False)
        (word,) = (i for i in items if isinstance(i, Text) and i.words == say("road.repique"))
        width = EstimatingRuler().width(word.words, word.font)
        assert word.x + width < beads.x
        words = [i for i in painted(items) if isinstance(i, Text)]
        figures = [i.x for i in words if i.turn and i.y < beads.y]
        assert word.x + width < min(figures) - 24, "under the other's it read as hers"
        assert beads.notch is not None


@pytest.mark.parametrize("size", SIZES)
def test_the_notch_stands_clear_of_the_figures_it_points_at(size: tuple[int, int]) -> None:
    """It lay against the foot of the digits on a small table."""
    items = panel(of(called(), ELDER), Room(*size, EstimatingRuler()))
    beads = next(item for item in items if isinstance(item, Beads))
    figures = [
        item.y
        for item in painted(items)
        if isinstance(item, Text) and item.turn and item.y < beads.y
    ]
    assert beads.y - NOTCH_TOP - max(figures) >= 2


def test_behind_a_hidden_hand_no_road_tells_what_is_in_it() -> None:
    room = Room(1280, 800, EstimatingRuler())
    seen = of(given(THIRTY_FOUR, AGAINST_34), ELDER)
    assert any(isinstance(item, Beads) for item in panel(seen, room))
    assert not any(isinstance(item, Beads) for item in panel(seen, room, concealed=True))


class Still(Scene):
    """A scene that shows one picture."""

    game, moving, changed = "piquet", False, 0

    def __init__(self, shown: Picture) -> None:
        self.shown = shown

    def picture(self, _room: Room) -> Picture:
        return self.shown

    def on_intent(self, _intent: object) -> None:
        return None

    def tick(self, _seconds: float) -> None:
        return None


def test_a_pointer_that_rests_on_it_is_told_how_far_it_is_and_what_bars_it() -> None:
    room = Room(1280, 800, EstimatingRuler())
    items = panel(of(called(), YOUNGER), room)
    legend = next(item for item in painted(items) if isinstance(item, Legend))
    assert "10" in legend.head
    stack = Stack(Still(Picture.of(None, items)))  # type: ignore[arg-type]
    stack.picture(room)
    stack.on_intent(Hover(*legend.place.centre))
    assert legend.head not in words(stack.picture(room))
    stack.tick(1.0)
    told = words(stack.picture(room))
    assert legend.head in told
    assert say("road.better.set") in " ".join(told)


def words(seen: Picture) -> list[str]:
    return [item.words for item in seen.items if isinstance(item, Text)]


def test_a_voice_tells_a_mark_without_words_once() -> None:
    mark = marked(Rect(0, 0, 10, 10), "Pique: 3 more for you", "")
    narrator = Narrator()
    shown = Picture.of(Backdrop.TABLE, (mark,))
    assert [each.words for each in narrator.see(shown)] == ["Pique: 3 more for you"]
    assert list(narrator.see(shown)) == []
