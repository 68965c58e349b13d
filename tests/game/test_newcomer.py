"""What somebody who never saw the game stumbled over at the table, and does no more."""

from __future__ import annotations

from math import inf
from random import Random

import pygame
import pytest
from msgspec.structs import replace

from game.piquet.preferences import DECLARE_FOR_ME, Sort
from game.piquet.ui.hand_state import HandState, arranged
from game.piquet.ui.keys import ASK
from game.piquet.ui.said.answering import MAKING, answered_for
from game.piquet.ui.said.speech import spoken as spoken_words
from game.piquet.ui.sheet.page import DealSheet
from game.piquet.ui.suggesting import PiquetAids
from game.piquet.words import say
from game.preferences import Coach
from game.stage.basics import Room
from game.stage.director import Motion
from game.stage.intents import Hover, Key
from game.stage.ornaments import Legend
from game.stage.picture import Box, IconOf, Picture, Text
from game.stage.places import Places
from game.table.offers import Wish
from game.table.picture import ICONS
from game.window.text import Writer
from game.words.catalogue import speak
from game.words.terms import capital, number, uncapital
from rules.core.cards import SUITS
from rules.core.seats import Player
from rules.piquet.actions import Action
from rules.piquet.choices import MayAnswer, MayExchange, MayPlay
from rules.piquet.combinations import Kind
from rules.piquet.events import Counted, SuitTold
from rules.piquet.options import FirstDealer, Options
from rules.piquet.pack import PACK
from rules.piquet.scoring import Item, Line
from rules.piquet.seats import YOUNGER, Seat
from rules.piquet.state import Phase
from rules.piquet.view import View, view
from tests.game.hand import Manner, Person, click, spot
from tests.game.partie import NAMES, USUAL, Play, around, at_table, suggestion
from tests.game.parties import after_deals
from tests.game.pilot import EstimatingRuler
from tests.game.plain import PlainArt, window_room
from tests.game.tongues import LANGUAGES

AIDS = PiquetAids()


def playing(seed: int, motion: Motion = Motion.OFF) -> Play:
    """A person at the table who is told about the game."""
    table = at_table(seed, motion=motion)
    table.acting.explain(taught=True)
    return Play(table, Person(Manner.KEYS, seed), Room(1280, 800, EstimatingRuler()))


@pytest.mark.parametrize("taught", [False, True])
def test_what_no_lesson_has_told_of_is_not_offered_while_the_table_explains(
    taught: bool,
) -> None:
    """ "Ask about calls" stood on every trick, "Sink it, unsaid" and "Call less" from the first."""
    offered: set[str] = set()
    for seed in (3, 4):
        table = at_table(seed, motion=Motion.OFF)
        table.acting.explain(taught=taught)
        play = Play(table, Person(Manner.KEYS, seed), Room(1280, 800, EstimatingRuler()))
        while not table.session.state.results:
            play.turn()
            offered |= {each.button.key for each in table.acting.prompt.offers}
    assert offered & {"sink", "less", "ask"} == ({"sink"} if taught else set())


def test_with_a_longer_point_a_newcomer_is_not_offered_to_ask_what_the_other_makes() -> None:
    table = playing(34).table
    play = Play(table, Person(Manner.KEYS, 34), USUAL)
    play.run(until=lambda: table.asks and isinstance(table.board.seen.choices, MayAnswer))
    assert [each.button.key for each in table.acting.prompt.offers] == ["say-good", "do"]
    table.acting.guided()
    assert MAKING in {each.button.key for each in table.acting.prompt.offers}


def test_who_has_only_good_to_say_is_told_so_and_offered_no_answer() -> None:
    heard: set[str] = set()
    for seed in range(4):
        play = playing(seed, Motion.NORMAL)
        for _ in range(900):
            play.turn()
            table = play.table
            if table.board.top.at_rest and answered_for(table.board.seen):
                kept = table.board.top.headway.kept
                offers = table.acting.prompt.offers
                assert [each.action for each in offers] == [Wish.GO_ON] * kept
                heard.add(table.acting.prompt.detail)
        if heard:
            break
    assert heard == {say("now.answer.for-you")}


def test_while_the_other_answers_it_is_told_what_the_answers_mean() -> None:
    heard: set[str] = set()
    for seed in (7, 2):
        play = playing(seed, Motion.NORMAL)
        for _ in range(700):
            play.turn()
            prompt = play.table.acting.prompt
            if prompt.guide:
                heard.add(prompt.detail)
            if {say("guide.wait.answer"), say("guide.wait.left")} <= heard:
                return
    raise AssertionError(f"only {heard}")


def test_whoever_led_all_of_the_first_deal_is_told_how_to_follow_in_the_second() -> None:
    for seed in range(6):
        play = playing(seed)
        play.run_deals(1)
        heard: set[str] = set()
        while len(play.table.session.state.results) < 2:
            heard.add(play.table.acting.prompt.detail)
            play.turn()
        if say("guide.follow") in heard:
            return
    raise AssertionError("nobody ever had to follow")


@pytest.mark.parametrize("cutting", FirstDealer)
@pytest.mark.parametrize("code", LANGUAGES)
def test_after_the_cut_it_is_said_why_somebody_deals(code: str, cutting: FirstDealer) -> None:
    speak(code)
    heard: dict[str, str] = {}
    for seed in range(12):
        table = at_table(seed, motion=Motion.NORMAL, options=Options(cutting=cutting))
        play = Play(table, Person(Manner.KEYS, seed, whims=0.9))
        for _ in range(300):
            play.turn()
            seen = table.board.seen
            if seen.phase is Phase.DEAL and seen.deal is None:
                prompt = table.acting.prompt
                heard[prompt.sentence] = prompt.detail
            if seen.deal is not None:
                break
    theirs = {FirstDealer.LOW_DEALS: "lower", FirstDealer.HIGH_DEALS: "higher"}
    names = {"other": NAMES[1]}
    wanted = {
        say(f"now.chosen.{theirs.get(cutting, 'wished')}", **names): say("now.elder"),
        say("now.chosen.own"): say("now.younger", **names),
    }
    assert wanted.items() <= heard.items()


def note_at(play: Play, x: float, y: float) -> str:
    """The words of the note that comes when the pointer rests there."""
    play.stack.on_intent(Hover(0, 0))
    without = words_of(play.picture())
    play.stack.on_intent(Hover(x, y))
    play.wait(0.8)
    return " ".join(words for words in words_of(play.picture()) if words not in without)


def said_for(play: Play) -> bool:
    top = play.table.board.top
    return top.headway.kept and answered_for(top.seen)


def test_a_call_answered_for_a_newcomer_waits_until_he_has_read_it() -> None:
    play = playing(1, Motion.NORMAL)
    play.run(until=lambda: said_for(play))
    assert play.table.acting.prompt.detail == say("now.answer.for-you")
    state = play.table.session.state
    play.wait(20.0)
    assert play.table.session.state is state
    play.stack.on_intent(Key("enter"))
    play.wait(5.0)
    assert play.table.session.state is not state


@pytest.mark.parametrize("seed", range(3))
def test_what_the_cut_came_to_waits_until_a_newcomer_has_read_it(seed: int) -> None:
    """It stood there for a second; who is elder, and what that means, nobody had read."""
    play = playing(seed, Motion.NORMAL)
    play.run(until=lambda: play.table.board.top.headway.kept)
    seen, told = play.table.board.seen, play.table.acting.prompt.detail
    assert seen.deal is None
    own = seen.first_dealer is Player.A
    assert told == (say("now.younger", other=NAMES[1]) if own else say("now.elder"))
    play.wait(20.0)
    assert play.table.board.seen.deal is None
    for key in ("tab", "enter"):
        play.stack.on_intent(Key(key))
    play.wait(2.0)
    assert play.table.board.seen.deal is not None
    assert play.table.board.top.focus is None, "what was pointed at is gone"


def test_who_needs_no_explanations_is_not_kept_waiting_by_words() -> None:
    play = playing(1, Motion.NORMAL)
    play.table.acting.guided()
    play.run(until=lambda: answered_for(play.table.board.seen))
    state = play.table.session.state
    play.wait(20.0)
    assert play.table.session.state is not state


def test_a_hint_stays_until_something_is_done() -> None:
    play = playing(1)
    play.run(until=lambda: play.table.asks and isinstance(play.table.board.seen.choices, MayPlay))
    play.wait(3.0)
    play.stack.on_intent(Key("h"))
    told = play.table.board.top.news.words
    assert told == AIDS.reason(play.table.board.seen, suggestion(play.table.board.seen))
    play.wait(60.0)
    assert play.table.board.top.news.words == told
    play.run(until=lambda: play.table.board.top.news.words != told)


def chooses_who_deals(play: Play) -> bool:
    play.run(until=lambda: play.table.asks and play.table.session.state.phase is not Phase.CUT)
    return play.table.session.state.phase is Phase.CHOICE


def test_a_note_on_a_word_of_the_second_line_leaves_the_sentence_to_be_read() -> None:
    play = next(play for play in map(playing, range(8)) if chooses_who_deals(play))
    play.wait(1.0)
    play.stack.on_intent(Hover(0, 0))
    before = play.picture()
    line = Places.of(play.room).sentence_line
    told = [item for item in before.items if isinstance(item, Text) and item.y > line - 20]
    word = next(item for item in told if item.words.startswith("Elder") and item.y > line)
    play.stack.on_intent(Hover(word.x + 4, word.y - 4))
    play.wait(0.8)
    slip = next(
        item for item in play.picture().items if isinstance(item, Box) and item not in before.items
        and item.rect.height > 20
    )  # fmt: skip
    assert all(slip.rect.bottom < item.y - item.font.size * 0.9 for item in told)


def sheet_of(play: Play) -> Picture:
    sheet = play.table.deal_sheet(Player.A)
    assert sheet is not None
    return sheet.picture(play.room)


def words_of(picture: Picture) -> list[str]:
    return [item.words for item in picture.items if isinstance(item, Text)]


def test_a_hint_asked_for_too_early_comes_with_the_question() -> None:
    play = playing(2, Motion.NORMAL)
    play.run(until=lambda: play.table.session.state.phase is Phase.EXCHANGE)
    while play.table.asks:
        play.turn()
    play.stack.on_intent(Key("h"))
    assert play.table.board.top.news.words == say("suggest.waits")
    assert play.table.session.assisted == set()
    for _ in range(400):
        if play.table.asks:
            break
        play.wait(0.1)
    play.wait(0.2)
    board = play.table.board
    assert play.table.board.top.news.words == AIDS.reason(board.seen, suggestion(board.seen))
    assert play.table.session.assisted == {1}


def test_a_hint_that_is_thought_over_comes_when_it_is_ready_and_goes_with_the_action() -> None:
    ready: list[bool] = []

    def suggests(seen: View) -> Action | None:
        return suggestion(seen) if ready else None

    table = at_table(2, suggests=suggests)
    play = Play(table, Person(Manner.KEYS, 2), Room(1280, 800, EstimatingRuler()))
    play.run(until=lambda: table.session.state.phase is Phase.EXCHANGE and table.asks)
    play.wait(1.0)
    play.stack.on_intent(Key("h"))
    assert table.board.top.news.words == say("suggest.thinks")
    play.wait(1.0)
    assert table.session.assisted == set()
    ready.append(True)
    play.wait(0.3)
    told = AIDS.reason(table.board.seen, suggestion(table.board.seen))
    assert table.board.top.news.words == told
    assert table.session.assisted == {1}
    play.stack.on_intent(Key("h"))
    play.stack.on_intent(Key("enter"))
    play.wait(0.5)
    assert told not in words_of(play.picture()), "it is done, and no news any more"
    assert table.board.top.news.words == ""


@pytest.mark.parametrize("name", ICONS)
def test_a_sign_at_the_upper_right_says_what_it_does(name: str) -> None:
    play = playing(1)
    play.picture()
    play.wait(1.0)
    assert note_at(play, *spot(play.picture(), IconOf(name))).startswith(say(f"icon.{name}"))


def test_the_lamp_gives_the_hint() -> None:
    play = playing(1)
    play.run(until=lambda: play.table.session.state.phase is Phase.EXCHANGE and play.table.asks)
    play.wait(1.0)
    for intent in click(play.picture(), IconOf("hint")):
        play.stack.on_intent(intent)
    play.wait(0.3)
    board = play.table.board
    assert play.table.board.top.news.words == AIDS.reason(board.seen, suggestion(board.seen))
    assert play.table.session.assisted == {1}


@pytest.mark.parametrize("sort", Sort)
def test_what_is_put_out_leaves_the_others_in_their_order(sort: Sort) -> None:
    for seed in range(8):
        hand_state, hand = HandState(sort=sort), frozenset(Random(seed).sample(PACK, 12))
        order = arranged(hand, hand_state)
        for suit in SUITS:
            out = tuple(card for card in order if card.suit is suit)
            left = arranged(hand - frozenset(out), replace(hand_state, chosen=out))
            assert left == tuple(card for card in order if card not in out)


@pytest.mark.parametrize("kind", [Kind.POINT, Kind.SEQUENCE])
def test_who_reckons_in_play_says_what_it_is_that_counts(kind: Kind) -> None:
    """Of younger's words only the last can be read then: "in diamonds, seven" is no card."""
    told = SuitTold(YOUNGER, kind, SUITS[0])
    item = Item.POINT if kind is Kind.POINT else Item.SEQUENCE
    counted = Counted(Line(YOUNGER, item, 7), 7)
    for words in (spoken_words(told, None, None), spoken_words(counted, told, None)):
        assert words is not None
        assert kind.value in words.words.lower()


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
def test_the_first_sheet_says_how_to_look_at_it(code: str, size: tuple[int, int]) -> None:
    speak(code)
    pygame.font.init()
    seen = view(next(after_deals(3)), Player.A)
    page = DealSheet(seen, NAMES, Player.A, guiding=True)
    words = words_of(page.picture(Room(*size, Writer(PlainArt()))))
    assert say("guide.sheet") in words
    plain = words_of(DealSheet(seen, NAMES, Player.A).picture(Room(*size, Writer(PlainArt()))))
    assert say("guide.sheet") not in plain
    assert set(plain) <= set(words), "nothing is left out for it, and nothing cut"


def test_only_the_first_sheet_of_a_partie_explains_itself() -> None:
    play = playing(1)
    play.run_deals(1)
    assert say("guide.sheet") in words_of(sheet_of(play))
    play.table.acting.guided()
    assert say("guide.sheet") not in words_of(sheet_of(play))


def test_two_people_are_told_in_turn_and_nothing_behind_the_curtain() -> None:
    table = at_table(4, people=tuple(Player))
    table.acting.explain()
    play = Play(table, Person(Manner.KEYS, 4), Room(1280, 800, EstimatingRuler()))
    heard: dict[Player, set[str]] = {player: set() for player in Player}
    while len(table.session.state.results) < 2:
        prompt = table.acting.prompt
        if table.curtain or table.board.hand_state.concealed:
            assert not prompt.guide
        elif prompt.guide:
            heard[table.board.viewer].add(prompt.detail)
        play.turn()
    for told in heard.values():
        assert any("comes back" in words for words in told)
        assert any(words == say("guide.follow") or words == say("guide.lead") for words in told)


@pytest.mark.parametrize(("what", "key"), [(MayExchange, "exchange"), (MayPlay, "play")])
def test_enter_without_a_card_pointed_at_says_how_it_is_done(what: type, key: str) -> None:
    play = playing(1)

    def choosing() -> bool:
        may = play.table.board.seen.choices if play.table.asks else None
        return isinstance(may, what) and not (isinstance(may, MayPlay) and len(may.cards) == 1)

    play.run(until=choosing)
    play.wait(3.0)  # nothing is left that a press would hurry
    board, state = play.table.board, play.table.session.state
    play.table.acting.put(replace(board.top, focus=None))  # no button either
    board.arrange(replace(board.hand_state, focus=None))
    play.stack.on_intent(Key("enter"))
    assert play.table.board.top.hint.words == say(f"now.enter.{key}")
    assert play.table.session.state is state
    play.stack.on_intent(Key("h"))
    assert play.table.board.top.hint.words == "", "what is suggested can be read at once"
    assert play.table.board.top.news.words == AIDS.reason(board.seen, suggestion(board.seen))


def test_enter_plays_the_only_card_that_may_be_played() -> None:
    play = playing(1)

    def only_one() -> bool:
        may = play.table.board.seen.choices if play.table.asks else None
        return isinstance(may, MayPlay) and len(may.cards) == 1

    play.run(until=only_one)
    play.wait(1.0)
    before = len(play.table.session.state.current.hands[play.table.board.seen.deal.seat])
    play.table.board.arrange(replace(play.table.board.hand_state, focus=None))
    play.stack.on_intent(Key("enter"))
    play.wait(1.0)
    deal = play.table.session.state.current
    assert len(deal.hands[play.table.board.seen.deal.seat]) < before


def signs(play: Play) -> set[str]:
    return {item.words for item in play.picture().items if isinstance(item, Text)}


def test_the_lamp_has_its_words_while_the_game_is_explained() -> None:
    play = playing(1)
    assert say("place.hint") in signs(play)
    play.table.acting.guided()
    assert say("place.hint") not in signs(play)


def test_got_it_ends_the_explanations_and_leaves_the_coach() -> None:
    play = playing(1)
    table = play.table
    table.around.prefer(replace(table.around.preferences(), coach=Coach.TALKATIVE))
    play.run(until=lambda: play.table.asks and play.table.acting.prompt.guide)
    play.table.acting.alone()
    assert not play.table.board.top.guiding
    assert play.table.board.top.coached


@pytest.mark.parametrize("key", ["left", "right"])
def test_the_arrows_point_only_at_cards_that_may_be_played(key: str) -> None:
    play = playing(1)

    def must_follow() -> bool:
        seen = play.table.board.seen
        may = seen.choices if play.table.asks else None
        return (
            isinstance(may, MayPlay)
            and seen.deal is not None
            and 1 < len(may.cards) < len(seen.deal.hand)
        )

    play.run(until=must_follow)
    play.wait(1.0)
    may, pointed = play.table.board.seen.choices, set()
    assert isinstance(may, MayPlay)
    for _ in range(2 * len(may.cards)):
        play.stack.on_intent(Key(key))
        pointed.add(play.table.board.hand_state.focus)
    assert pointed == may.cards


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_curtain_says_what_one_is_called_for_in_one_line(code: str) -> None:
    speak(code)
    pygame.font.init()
    room = Room(1024, 640, Writer(PlainArt()))
    table = at_table(3, people=tuple(Player))
    play = Play(table, Person(Manner.KEYS, 3), room)
    wanted = {Phase.EXCHANGE, Phase.CALLS, Phase.ANSWER, Phase.RECKONING, Phase.PLAY}
    for _ in range(1500):
        if table.curtain and table.session.state.phase in wanted:
            task = say(f"curtain.to.{table.session.state.phase.value}")
            (line,) = (
                item
                for item in play.picture().items
                if isinstance(item, Text) and item.words.startswith(task)
            )
            baize = Places.of(room).baize
            assert room.ruler.width(line.words, line.font) < baize.width - 24
            wanted.discard(table.session.state.phase)
        if not wanted:
            return
        play.turn()
    raise AssertionError(f"the curtain never fell before {wanted}")


def test_what_elder_took_does_not_hang_over_the_calls() -> None:
    took = say("say.takes", number="")[:-2].strip()
    heard = 0
    for seed in range(3):
        play = playing(seed, Motion.NORMAL)
        board = play.table.board
        for _ in range(400):
            play.turn()
            hangs = any(said.words.startswith(took) for said in board.top.spoken.said)
            heard += hangs
            assert not (hangs and board.seen.phase in (Phase.CALLS, Phase.ANSWER))
            if board.seen.phase is Phase.PLAY:
                break
    assert heard


def test_what_was_taken_back_is_not_done_again_for_one_who_waits_for_advice() -> None:
    thinks = [0]  # how often it has no answer yet

    def suggests(seen: View) -> Action | None:
        thinks[0] -= 1
        return suggestion(seen) if thinks[0] < 0 else None

    table = at_table(2, suggests=suggests)
    around(table).likes = around(table).likes.having(DECLARE_FOR_ME, True)
    play = Play(table, Person(Manner.KEYS, 2), Room(1280, 800, EstimatingRuler()))
    play.run(until=lambda: table.session.state.phase is Phase.CALLS and table.asks)
    for _ in range(200):
        if table.session.state.phase not in (Phase.CALLS, Phase.ANSWER):
            break
        play.wait(0.1)
    play.wait(1.0)
    thinks[0] = 3
    play.stack.on_intent(Key("u"))
    play.wait(0.1)
    state = table.session.state
    play.wait(3.0)
    assert table.session.jumps == 1
    assert table.session.state is state, "it waits for the one who took it back"


def test_younger_is_told_of_as_many_cards_as_may_be_taken() -> None:
    """Beside the talon stood "three for you" where elder had left one and four might be had."""
    found = set[tuple[Seat, int]]()
    for seed in range(12):
        if seed > 3 and {most for seat, most in found if seat is YOUNGER} > {3}:
            return
        play = Play(at_table(seed), Person(Manner.KEYS, seed, whims=1.0), USUAL)
        for _ in range(200):
            play.turn()
            may, deal = play.table.board.seen.choices, play.table.board.seen.deal
            if isinstance(may, MayExchange) and deal is not None and play.table.asks:
                told = {each.head for each in play.picture().items if isinstance(each, Legend)}
                assert say("pile.for.own", Number=capital(number(may.most))) in told
                found.add((deal.seat, may.most))
            if deal is not None and deal.number > 1:
                break
    raise AssertionError("elder left no card")


@pytest.mark.parametrize("code", LANGUAGES)
def test_two_people_are_called_to_the_cut_in_one_sentence(code: str) -> None:
    """Two colons and a capital: "Anne: Cut for the deal: turn up a card"."""
    speak(code)
    table = at_table(2, people=tuple(Player))
    play = Play(table, Person(Manner.KEYS, 2), Room(1280, 800, EstimatingRuler()))
    play.run(until=lambda: table.session.state.phase is Phase.CUT)
    sentence = table.acting.prompt.sentence
    assert sentence.count(":") == 1
    said = sentence.partition(":")[2].strip()
    assert said == uncapital(said)


def dots_under(picture: Picture, line: Text) -> list[Box]:
    return [
        item
        for item in picture.items
        if isinstance(item, Box) and item.rect.height < 2 and 0 < item.rect.y - line.y < 8
    ]


def line_with(picture: Picture, words: str) -> Text:
    return next(item for item in picture.items if isinstance(item, Text) and words in item.words)


def test_words_at_the_foot_that_explain_themselves_are_dotted_for_a_newcomer() -> None:
    play = next(play for play in map(playing, range(8)) if chooses_who_deals(play))
    play.wait(1.0)
    picture = play.picture()
    line = line_with(picture, "Elder exchanges")
    dots = dots_under(picture, line)
    assert dots
    x, y = dots[0].rect.centre
    assert note_at(play, x, y - 6), "what is dotted explains itself"
    play.table.acting.guided()
    assert not [item for item in play.picture().items if item in dots]


def test_words_of_the_score_that_explain_themselves_are_dotted_for_a_newcomer() -> None:
    play = playing(1)
    play.run(until=lambda: play.table.session.state.phase is Phase.EXCHANGE and play.table.asks)
    play.wait(1.0)
    for words in ("Partie", "Rubicon"):
        line = line_with(play.picture(), words)
        dots = dots_under(play.picture(), line)
        assert dots, words
        x, y = dots[0].rect.centre
        assert note_at(play, x, y - 6), "what is dotted explains itself"
        play.stack.on_intent(Hover(0, 0))
    play.table.acting.guided()
    assert not dots_under(play.picture(), line_with(play.picture(), "Rubicon"))


def test_the_words_of_a_hint_are_dotted_for_everybody() -> None:
    play = playing(2)
    play.table.acting.guided()
    play.run(until=lambda: play.table.asks and play.table.session.state.phase is Phase.EXCHANGE)
    play.wait(3.0)
    assert not [i for i in play.picture().items if isinstance(i, Box) and i.rect.height < 2]
    play.stack.on_intent(Key("h"))
    picture = play.picture()
    assert dots_under(picture, line_with(picture, "point of"))


def test_a_newcomer_reads_that_a_card_played_for_him_was_the_only_one() -> None:
    """The other's card was answered at once, and nothing said why; then it hid what came next."""
    play = playing(4)
    table = play.table
    around(table).likes = replace(around(table).likes, play_forced=True)
    told: set[str] = set()
    explained = 0
    while not table.session.state.results:
        play.turn()
        told.add(table.board.top.news.words)
        until = table.board.top.news.yields
        if until < inf and table.asks and not table.acting.prompt.goes:
            play.wait(max(0.0, until - table.board.clock.now) + 0.1)
            explained += table.acting.prompt.guide
            assert bool(table.board.top.news.words) is not table.acting.prompt.guide
    assert explained
    assert {words.partition(":")[0] for words in told if "the only card" in words} == {
        "Played for you"
    }


def test_what_a_question_comes_to_is_told_beside_it_and_not_how_to_play() -> None:
    """Three long buttons stood beside a sentence of the guide, and cut it."""
    speak("fr")
    play = Play(
        at_table(0, motion=Motion.OFF), Person(Manner.KEYS, 0), Room(1280, 800, EstimatingRuler())
    )
    play.run(until=lambda: "ask" in {each.button.key for each in play.table.acting.prompt.offers})
    play.table.on_intent(Key(ASK.key))
    play.table.acting.explain(taught=True)
    picture = play.table.picture(window_room((1024, 640)))
    assert {say("now.ask"), say("now.ask.more")} <= set(words_of(picture))
