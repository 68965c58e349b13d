"""What a discard is worth while one chooses: the rows, the reason, who may see it and who asks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pytest
from msgspec.structs import replace

from game.demo.report import WeighsHere
from game.pages.narrator import Narrator
from game.piquet.ai.analysis import Weigher
from game.piquet.ai.drawing import Effort
from game.piquet.ai.estimates import Holding, Points, Prospect
from game.piquet.ai.levels import MASTER
from game.piquet.ui.measures import coach_place, slots
from game.piquet.ui.panel.form import grid
from game.piquet.ui.report.chances import chance_items, chances
from game.piquet.ui.report.discards import DiscardTold, told
from game.piquet.ui.report.row import form_of, marked, signed
from game.piquet.ui.report.why import numbers, sentence
from game.piquet.words import say
from game.players.counsel import NOTHING
from game.players.judgement import Analysis, Hope, Judgement, Weighed
from game.players.player import Human
from game.preferences import Coach, Preferences
from game.session.session import NoLog
from game.stage.basics import Font, Paint, Pose, Rect, Room, Tone
from game.stage.director import Motion
from game.stage.intents import Hover, Key
from game.stage.picture import Box, CardItem, Picture, Text
from game.stage.places import WIDE, Places
from game.words.catalogue import speak
from game.words.terms import card_name
from rules.core.cards import Rank, Suit, hand
from rules.core.game import Action, View
from rules.core.seats import Player
from rules.piquet.actions import Exchange
from rules.piquet.choices import MayExchange
from tests.game.hand import Manner, Person, click
from tests.game.partie import Play, at_table, suggestion
from tests.game.pilot import EstimatingRuler
from tests.game.plain import window_room
from tests.game.sitting import session_of
from tests.game.test_weighing import exchange, worst

QUICK = replace(MASTER, effort=Effort(((12, 30), (8, 60)), prior=5.0))
ROWS = [f"row-{number}" for number in range(1, 6)]


def play_at(
    coach: Coach,
    seed: int = 1,
    people: tuple[Player, ...] = (Player.A,),
    nothing: bool = False,
    explained: bool = False,
) -> Play:
    """A table at which somebody is to put cards out."""
    weighs = (lambda _seen, _action: NOTHING) if nothing else WeighsHere(Weigher(QUICK))
    table = at_table(seed, people=people, weighs=weighs)
    if explained:
        table.acting.explain()
    table.around.prefer(replace(table.around.preferences(), coach=coach))
    play = Play(table, Person(Manner.KEYS, seed), Room(1280, 800, EstimatingRuler()))
    play.run(
        until=lambda: table.asks and isinstance(table.board.seen.choices, MayExchange),
    )
    play.wait(0.5)
    return play


def asked_at(explained: bool = False) -> Play:
    """The same, and he asks what it is worth."""
    play = play_at(Coach.ASKED, explained=explained)
    key(play, "h", "h")
    return play


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1024, 1400)])
def test_beside_the_chances_stands_which_bar_is_ones_own(
    size: tuple[int, int], language: str
) -> None:
    """In French there was no room for it, and nobody knew what the marks were."""
    speak(language)
    room = window_room(size)
    drawn, _ = chance_items((), grid(Places.of(room)), 300.0, room)
    said = [item.words for item in drawn if isinstance(item, Text)]
    assert said == [say(f"report.{key}") for key in ("chances", "key.best", "key.yours")]


def words(picture: Picture) -> list[str]:
    return [item.words for item in picture.items if isinstance(item, Text)]


def rows(play: Play) -> list[str]:
    return [str(target.key) for target in play.picture().targets if target.key in ROWS]


def weighed(play: Play) -> Weighed:
    found = play.table.board.top.weighed
    assert found is not None
    return found


def key(play: Play, *names: str) -> None:
    for name in names:
        play.table.on_intent(Key(name))
        play.wait(0.3)


def out(play: Play) -> frozenset[object]:
    return frozenset(play.table.board.hand_state.chosen)


def test_the_best_five_are_told_and_count_as_help() -> None:
    play = asked_at()
    assert rows(play) == ROWS
    told_points = [signed(one.points) for one in weighed(play).analysis.candidates]
    assert set(told_points) <= set(words(play.picture()))
    assert play.table.session.assisted == {1}


def test_ones_own_discard_is_told_as_soon_as_it_lies_there() -> None:
    play = asked_at()
    before = words(play.picture())
    deal = play.table.board.seen.deal
    assert deal is not None
    own = worst(play.table.board.seen, 2)
    play.table.board.arrange(replace(play.table.board.hand_state, chosen=tuple(own.cards)))
    play.wait(0.3)
    mine = weighed(play).analysis.of(own)
    assert mine is not None
    assert signed(mine.points) in set(words(play.picture())) - set(before)


def test_the_cards_themselves_say_which_had_better_go_out_and_which_stay() -> None:
    play = asked_at()
    own = worst(play.table.board.seen, 2)
    play.table.board.arrange(replace(play.table.board.hand_state, chosen=tuple(own.cards)))
    play.wait(0.3)
    best = weighed(play).analysis.candidates[0].action
    assert isinstance(best, Exchange)
    told = words(play.picture())
    assert told.count("out") == len(best.cards - own.cards)
    assert told.count("keep") == len(own.cards - best.cards)
    play.table.board.arrange(replace(play.table.board.hand_state, chosen=tuple(best.cards)))
    play.wait(0.3)
    assert not {"out", "keep"} & set(words(play.picture())), "nothing is better"


def test_the_report_stays_while_a_chosen_card_is_on_its_way() -> None:
    play = asked_at()
    play.table.around.prefer(replace(play.table.around.preferences(), motion=Motion.NORMAL))
    board, card = play.table.board, min(worst(play.table.board.seen, 1).cards)
    board.director.motion = Motion.NORMAL
    board.arrange(replace(board.hand_state, chosen=(card,)))
    play.table.tick(0.02)
    assert board.director.moving
    assert rows(play) == ROWS


def test_an_unasked_hint_is_a_sentence_and_the_report_comes_for_who_asks() -> None:
    play = play_at(Coach.TALKATIVE)
    assert rows(play) == []
    advice = play.table.acting.prompt
    assert advice.coach
    assert advice.detail
    key(play, "h")
    assert rows(play) == ROWS
    assert play.table.acting.prompt.detail != advice.detail
    key(play, "escape")
    assert play.table.acting.prompt == advice, "its button too"


def test_asked_a_hint_is_a_sentence_asked_again_the_report_and_then_it_closes() -> None:
    play = play_at(Coach.ASKED)
    assert rows(play) == []
    assert play.table.session.assisted == frozenset()
    key(play, "h")
    told = play.table.board.top.news.words
    assert told.startswith("Discard")
    assert rows(play) == []
    assert play.table.session.assisted == {1}
    key(play, "h")
    assert rows(play) == ROWS
    assert not out(play)
    assert play.table.board.top.news.words == "", "it would stand before what is weighed"
    key(play, "h")
    assert rows(play) == []
    assert play.table.board.top.news.words == told


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_best_is_not_offered_where_it_lies_put_out_already(language: str) -> None:
    speak(language)
    play = asked_at()

    def offered() -> list[str]:
        return [each.button.key for each in play.table.acting.prompt.offers]

    assert "best" not in offered(), "the hint's button is there"
    assert "hinted" in offered()
    for intent in click(play.picture(), ROWS[0]):
        play.stack.on_intent(intent)
    play.wait(0.3)
    best, second = (one.action for one in weighed(play).analysis.candidates[:2])
    assert Exchange(frozenset(play.table.board.hand_state.chosen)) == best
    assert "best" not in offered()
    assert say("report.take-best") not in words(play.picture())
    assert rows(play) == ROWS
    assert isinstance(second, Exchange)
    play.table.board.arrange(replace(play.table.board.hand_state, chosen=tuple(second.cards)))
    play.wait(0.3)
    assert "best" in offered(), "another lies there"
    for intent in click(play.picture(), "best"):
        play.stack.on_intent(intent)
    play.wait(0.3)
    key(play, "enter")
    play.wait(1.0)
    assert play.table.board.top.weighed is None, "and Enter exchanges the best"


def test_a_silent_coach_tells_nothing() -> None:
    play = play_at(Coach.SILENT)
    key(play, "h")
    assert rows(play) == []
    assert play.table.session.assisted == frozenset()


def test_a_row_is_laid_by_a_click_or_by_the_keys_and_by_nothing_else() -> None:
    play = asked_at()
    second, third = (one.action for one in weighed(play).analysis.candidates[1:3])
    for intent in click(play.picture(), ROWS[1]):
        play.stack.on_intent(intent)
    play.wait(0.3)
    assert Exchange(frozenset(play.table.board.hand_state.chosen)) == second
    assert play.table.session.now.turn is Player.A  # it is not exchanged yet
    key(play, "down", "down", "down", "enter")
    assert Exchange(frozenset(play.table.board.hand_state.chosen)) == third


@pytest.mark.parametrize("way", ["pointer", "keys"])
def test_a_row_that_is_pointed_at_has_its_numbers(way: str) -> None:
    play = asked_at()
    best = weighed(play).analysis.candidates[0]
    play_points = signed(best.mine.play - best.theirs.play)
    before = words(play.picture()).count(play_points)
    if way == "keys":
        key(play, "down")
    else:
        place = next(t.place for t in play.picture().targets if t.key == ROWS[0])
        assert isinstance(place, Rect)
        play.stack.on_intent(Hover(*place.centre, at=ROWS[0]))
    assert words(play.picture()).count(play_points) > before


def test_what_the_hollow_bar_means_stands_over_the_rows_that_have_one() -> None:
    play = asked_at()
    assert "lost most" in words(play.picture())
    bars = sum(
        isinstance(each, Box) and each.outline == Paint(Tone.BRASS) and each.line == 1.5
        for each in play.picture().items
    )
    assert bars >= 2, "that of the key, and one in a row at the least"


def test_it_goes_with_the_exchange() -> None:
    play = asked_at()
    key(play, "enter")
    play.wait(1.0)
    assert play.table.board.top.weighed is None
    assert rows(play) == []
    assert not play.table.board.hand_state.weighed


def test_a_picture_of_the_moment_after_the_exchange_offers_nothing_of_it() -> None:
    play = asked_at()
    play.table.on_intent(Key("enter"))
    for _ in range(10):
        play.picture()
        prompt = play.table.acting.prompt
        assert not prompt.guide or prompt.detail
        play.table.tick(0.05)
    assert play.table.board.top.weighed is None


class TurningDisk(NoLog):
    """Stores at once, but while it turns every line is on its way."""

    turning = False

    def store(self, number: int, line: str) -> bool:
        return cast(bool, None) if self.turning else super().store(number, line)


def test_what_comes_while_the_exchange_is_being_stored_is_not_told_any_more() -> None:
    disk, weigher = TurningDisk(), WeighsHere(Weigher(QUICK))
    late = False

    def weighs(seen: View, action: Action | None) -> Weighed | None:
        return weigher(seen, action) if late else None

    table = at_table(1, weighs=weighs, log=disk)
    table.around.prefer(replace(table.around.preferences(), coach=Coach.TALKATIVE))
    play = Play(table, Person(Manner.KEYS, 1), Room(1280, 800, EstimatingRuler()))
    play.run(until=lambda: table.asks and isinstance(table.board.seen.choices, MayExchange))
    human = session_of(table).players[Player.A]
    assert isinstance(human, Human)
    disk.turning = True
    human.answer(worst(table.board.seen, 2))
    play.wait(0.3)
    assert table.session.storing
    late = True
    play.wait(0.5)
    assert table.board.top.weighed is None
    assert table.session.assisted == set()
    disk.turning = False
    play.wait(0.5)
    assert not table.session.storing
    assert not isinstance(table.board.seen.choices, MayExchange)


def test_where_nothing_can_be_weighed_a_hint_is_given_as_ever() -> None:
    play = play_at(Coach.ASKED, nothing=True)
    key(play, "h", "h")
    assert rows(play) == []
    assert play.table.board.hand_state.hinted or play.table.board.hand_state.chosen


def test_two_people_hear_it_only_when_one_asks_before_his_open_hand() -> None:
    play = play_at(Coach.TALKATIVE, people=(Player.A, Player.B))
    assert rows(play) == []
    key(play, "h", "h")
    assert rows(play) == ROWS
    shown = {card for card in play.picture().faces() if len(card) == 2}
    deal = play.table.board.seen.deal
    assert deal is not None
    assert shown <= {str(card) for card in deal.hand}
    board = play.table.board
    board.arrange(replace(board.hand_state, concealed=True))
    assert rows(play) == []
    assert "Take the best" not in words(play.picture())


def test_who_takes_back_his_exchange_is_told_again_when_he_asks() -> None:
    play = play_at(Coach.ASKED)
    key(play, "h", "h", "enter")
    play.wait(1.0)
    key(play, "u")
    play.wait(0.5)
    if isinstance(play.table.board.seen.choices, MayExchange):
        assert rows(play) == []
        key(play, "h", "h")
        assert rows(play) == ROWS


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
def test_a_ten_stands_within_its_little_card(size: tuple[int, int]) -> None:
    """ "10♠" reached from edge to edge."""
    room = window_room(size)
    wide = Places.of(room).sizes is WIDE
    ten = room.ruler.width("10♠", Font(14, bold=wide))
    assert form_of(Places.of(room)).chip >= ten + (5 if wide else 2)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1516, 853), (1024, 1300)])
@pytest.mark.parametrize("most", [3, 5])
def test_coach_and_discards_lie_beside_each_other_on_the_baize(
    size: tuple[int, int], most: int
) -> None:
    places = Places.of(Room(*size, EstimatingRuler()))
    coach, place = coach_place(places), slots(places, most, aside=True)
    assert place.right < coach.x
    assert coach.right <= places.baize.right - 20
    assert place.x >= places.baize.x + 20
    assert coach.y > places.sizes.name_line
    assert coach.bottom < places.hand_top


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1516, 853), (1024, 1300)])
def test_the_words_on_the_cards_stand_clear_of_the_report(size: tuple[int, int]) -> None:
    """One lay across the lower edge of the report."""
    places = Places.of(Room(*size, EstimatingRuler()))
    best, own = judged("8H 9D", 20.0, BASE), judged("7C 7S", 15.0, BASE)
    width = places.sizes.hand
    middle = places.hand_top + Pose(0, 0, width).height / 2
    cards = [
        CardItem(key, key, Pose(places.centre, middle + down, width))
        for key, down in (("8H", 0.0), ("9D", 8.0))
    ]
    pills = [item for item in marked(known(best, own), cards, places) if isinstance(item, Box)]
    assert len(pills) == 2
    for pill, card in zip(pills, cards, strict=True):
        assert pill.rect.y >= coach_place(places).bottom + 2
        left, top = card.pose.x - width / 2, card.pose.y - card.pose.height / 2
        assert pill.rect.bottom <= top + 4 or pill.rect.x > left + width * 0.15, "on its index"


# ---- the reason


def judged(
    text: str,
    worth: float,
    mine: Points,
    chances: dict[Prospect, float] | None = None,
    hopes: tuple[Hope, ...] = (),
) -> Judgement:
    return Judgement(Exchange(hand(text)), mine, Points(), worth, chances or {}, 0.1, hopes)


def known(best: Judgement, own: Judgement) -> DiscardTold:
    return DiscardTold((best,), own, None, True, True)


BASE = Points(play=10.0)


@pytest.mark.parametrize(
    ("best", "own", "says", "counts"),
    [
        (
            judged("8H 9D 8D", 20.0, replace(BASE, play=11.0)),
            judged("KS 9D 8D", 15.0, BASE),
            "Discard ♥8, keep ♠K: a trick.",
            "",
        ),
        (
            judged("8H 9D", 20.0, replace(BASE, cards=3.0), {Prospect.CARDS: 0.81}),
            judged("KS 9D", 15.0, BASE, {Prospect.CARDS: 0.67}),
            "Discard ♥8, keep ♠K: you win the cards more often.",
            "You win the cards 81% of the time, not 67%.",
        ),
        (
            judged(
                "8H 9D",
                20.0,
                replace(BASE, sets=4.0),
                hopes=(Hope(Holding.QUATORZE, Rank.KNAVE, 0.27),),
            ),
            judged("JC 9D", 15.0, BASE, hopes=(Hope(Holding.QUATORZE, Rank.KNAVE, 0.02),)),
            "Keep the knaves: the fourth comes often enough.",
            "Four knaves 27% of the time, not 2%.",
        ),
        (
            judged(
                "8H 9D 7C",
                20.0,
                replace(BASE, point=4.0),
                hopes=(Hope(Holding.POINT, Suit.SPADES, 0.5),),
            ),
            judged("8H 9D", 15.0, BASE, hopes=(Hope(Holding.POINT, Suit.SPADES, 0.3),)),
            "Discard ♣7 too: a ♠ point counts more often.",
            "A ♠ point counts 50% of the time, not 30%.",
        ),
        (
            judged(
                "8H 9D",
                20.0,
                replace(BASE, sets=14.0),
                hopes=(Hope(Holding.QUATORZE, Rank.ACE, 1.0),),
            ),
            judged("AC 9D", 15.0, BASE),
            "Keep the aces: all four count.",
            "Four aces 100% of the time, not 0%.",
        ),
        (
            judged("8H 9D 7C", 20.0, BASE),
            judged("8H 9D 7S", 15.0, replace(BASE, play=12.0)),
            "Discard ♣7, keep ♠7: the partie needs it.",
            "",
        ),
    ],
)
def test_the_action_and_one_reason(best: Judgement, own: Judgement, says: str, counts: str) -> None:
    assert sentence(known(best, own)) == says
    assert numbers(known(best, own)) == counts


def test_what_is_best_and_what_is_as_good_have_their_words() -> None:
    best = judged("8H 9D", 20.0, BASE)
    near = judged("8H 7D", 19.9, BASE)
    assert sentence(DiscardTold((best, near), best, 0, True, True)) == "No other discard is better."
    assert sentence(DiscardTold((best,), near, None, True, True)) == "Both are as good."
    assert sentence(DiscardTold((best,), None, None, True, True)) == ""  # it is still weighed


def test_rows_that_are_alike_stand_by_the_figures_that_are_shown() -> None:
    best = judged("8H 9D", 20.0, Points(play=29.2))
    less = judged("8H 7D", 19.0, Points(play=25.6))
    alike = judged("8H TD", 18.9, Points(play=25.7))
    dear = judged("8H JD", 15.0, Points(play=27.0))  # it loses settlement for its points
    found = told(Weighed(Analysis((best, less, alike, dear)), settled=True), None)
    assert found.best == (best, alike, less, dear)
    assert told(Weighed(Analysis((best, less)), settled=True), None).best == (best, less)


def samples() -> Iterator[DiscardTold]:
    for seed in range(1, 9):
        for who in ("elder", "younger"):
            seen = exchange(who, seed)
            weigher = Weigher(QUICK)
            may = seen.choices
            assert isinstance(may, MayExchange)
            for count in range(may.least, may.most + 1):
                own = worst(seen, count)
                *_, found = (one for one in weigher(seen, 3, also=own) if one is not None)
                yield told(found, own)
            yield told(found, None)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_sentence_has_more_than_twelve_words(language: str) -> None:
    speak(language)
    said = set()
    try:
        for one in samples():
            said.add(sentence(one))
            assert len([word for word in sentence(one).split() if word != ":"]) <= 12, sentence(one)
            assert all(0 <= line.best <= 1 for line in chances(one))
    finally:
        speak("en")
    assert len(said) > 20


def test_escape_closes_what_is_told_and_the_lamp_opens_it_again() -> None:
    play = asked_at()
    assert rows(play)
    chosen = out(play)
    play.stack.on_intent(Key("escape"))
    play.wait(1.0)
    assert rows(play) == []
    assert not play.table.board.hand_state.weighed
    assert out(play) == chosen
    assert play.stack.top is play.table, "and no menu"
    key(play, "h")
    play.wait(1.0)
    assert rows(play) == list(ROWS)
    play.stack.on_intent(Key("escape"))
    play.stack.on_intent(Key("escape"))
    assert play.stack.top is not play.table, "where nothing is open Escape leads to the menu"


@pytest.mark.parametrize("code", ["en", "fr"])
def test_a_voice_hears_all_of_a_row(code: str) -> None:
    speak(code)
    play = asked_at()
    best = weighed(play).analysis.candidates[0]
    narrator = Narrator()
    list(narrator.see(play.picture()))
    key(play, "down")
    heard = " ".join(one.words for one in narrator.see(play.picture()))
    assert isinstance(best.action, Exchange)
    for card in best.action.cards:
        assert card_name(card) in heard
    assert signed(best.points) in heard
    play_points = signed(best.mine.play - best.theirs.play)
    assert f"{say('report.part.play')} {play_points}" in heard


@pytest.mark.parametrize("asked", [False, True])
def test_where_the_game_is_explained_there_is_a_sentence_and_no_report(asked: bool) -> None:
    """Two newcomers asked at their first discard, and understood nothing of its figures."""
    play = play_at(Coach.TALKATIVE, explained=True)
    key(play, *(("h",) if asked else ("right", "space")))
    play.wait(1.5)
    assert rows(play) == []
    told = play.table.board.top.news.words if asked else play.table.acting.prompt.detail
    assert told.startswith("Discard") or not asked


def test_a_hint_that_comes_late_is_noted_once_while_suggestions_are_taken_too() -> None:
    """The disk has not yet stored that it was asked for when the suggestion is to stand ready."""
    disk, late = TurningDisk(), False

    def suggests(seen: View) -> Action | None:
        return suggestion(seen) if late else None

    table = at_table(1, suggests=suggests, log=disk)
    play = Play(table, Person(Manner.KEYS, 1))
    play.run(until=lambda: table.asks and isinstance(table.board.seen.choices, MayExchange))
    table.around.prefer(Preferences(take_suggestion=True, trick_pause=0))
    table.on_intent(Key("h"))
    play.wait(0.3)
    disk.turning = late = True
    play.wait(0.3)
    assert table.session.storing
    disk.turning = False
