"""A hint at the table of All-Fours: the best choice, why, and what the others cost."""

from __future__ import annotations

from functools import partial

import pytest
from msgspec.structs import replace

from game.all_fours.ai.weighing import weigh
from game.all_fours.ui.aids import AllFoursAids
from game.all_fours.ui.counsel import price_in_hundredths, weighable
from game.all_fours.ui.gestures import key
from game.all_fours.ui.guiding import coached, explained
from game.all_fours.ui.prompts import prompt
from game.all_fours.words import say
from game.demo.report import WeighsHere
from game.preferences import Coach
from game.stage.basics import Align, Rect
from game.stage.intents import Key
from game.stage.picture import Text, painted, widgets
from game.stage.places import Places
from game.table.counsel import Price, SlipLine, slip_items
from game.words.catalogue import speak
from game.words.terms import suit_name
from rules.all_fours.actions import (
    Action,
    AnswerBunch,
    Beg,
    ClaimPoints,
    Give,
    LayAway,
    Play,
    ProposeBunch,
    Run,
    Stand,
    TrumpQuestion,
)
from rules.all_fours.choices import (
    Choices,
    MayAnswerBeg,
    MayAsk,
    MayBeg,
    MayClaim,
    MayConsent,
    MayCut,
    MayLayAway,
    MayPlay,
    MayPropose,
)
from rules.all_fours.options import AfterRun, Options
from rules.all_fours.presets import PRESETS, Preset
from rules.all_fours.state import Answer
from rules.all_fours.view import DealView, View, view
from rules.core.cards import Suit
from rules.core.seats import Player
from tests.all_fours.table import Table, options, pack_with, printed, some
from tests.game.all_fours.sitting import Sitting
from tests.game.pilot import SIZES

AIDS = AllFoursAids()

SEED = 3
"""Of a game in which the other begs first, and the cards are run."""
KINDS = {"answer": MayAnswerBeg, "lay-away": MayLayAway, "card": MayPlay, "beg": MayBeg}


def sitting(agreed: Options | None = None, seed: int = SEED, *, weighs: bool = True) -> Sitting:
    weigher = WeighsHere(partial(weigh, effort=40)) if weighs else None
    return Sitting(seed, agreed, weighs=weigher)


def at(table: Sitting, kind: str) -> None:
    """Where the person has such a choice, and can be counselled."""

    def there() -> bool:
        may = table.seen.choices
        return table.asked and isinstance(may, KINDS[kind]) and weighable(table.seen)

    table.plays_on("mouse", there)


def hinted(sitting: Sitting) -> None:
    sitting.press("h")
    sitting.until(lambda: sitting.table.board.top.suggested is not None)
    sitting.press("h")
    sitting.wait(0.3)


@pytest.mark.parametrize("kind", list(KINDS))
@pytest.mark.parametrize(("code", "best"), [("en", "best"), ("fr", "le mieux")])
def test_a_hint_tells_the_best_choice_its_reason_and_the_price_of_the_others(
    code: str, best: str, kind: str
) -> None:
    speak(code)
    pilot = sitting()
    at(pilot, kind)
    assert best not in pilot.words
    hinted(pilot)
    weighed = pilot.table.board.top.weighed
    assert weighed is not None
    assert weighed.settled
    assert say("counsel.title") in pilot.words
    one, *others = [price_in_hundredths(weighed, one) for one in weighed.analysis.candidates[:4]]
    prices = [one, *others] if best in pilot.words else others
    is_best = {price.words(say) for price in others} != {say("counsel.even")}
    assert is_best is (best in pilot.words), "of several as good none is"
    assert all(price.words(say) in pilot.words for price in prices)
    told = pilot.table.acting.prompt.detail
    assert told.startswith(AIDS.reason(pilot.seen, weighed.analysis.candidates[0].action))


def test_a_word_that_costs_much_has_its_price_in_hundredths_of_the_game() -> None:
    speak("en")
    pilot = sitting(seed=2)
    at(pilot, "beg")
    hinted(pilot)
    weighed = pilot.table.board.top.weighed
    assert weighed is not None
    best, other = weighed.analysis.candidates
    price = price_in_hundredths(weighed, other)
    assert price.cost == round(best.settlement - other.settlement)
    assert price.sure
    assert price.words(say).endswith("%")


def test_no_word_is_brighter_until_it_was_advised_and_then_enter_says_it() -> None:
    speak("en")
    pilot = sitting()
    at(pilot, "beg")
    offers = pilot.table.acting.prompt.offers
    assert [one.action for one in offers] == [Beg(), Stand()]
    assert not any(one.button.primary for one in offers)
    assert all(one.button.bright for one in offers)
    pilot.press("enter")
    assert say("now.enter.word") in pilot.words
    hinted(pilot)
    weighed = pilot.table.board.top.weighed
    assert weighed is not None
    best = weighed.analysis.candidates[0].action
    after = pilot.table.acting.prompt.offers
    assert [one.action for one in after] == [Beg(), Stand()], "none changes its place"
    assert [one.action for one in after if one.button.primary] == [best]
    assert [one.action for one in after if one.button.bright] == [best]
    count = pilot.session.count
    pilot.press("enter")
    pilot.until(lambda: pilot.session.count > count)
    said = pilot.session.state.current.begs
    assert (said > 0) == (best == Beg())


def test_without_an_engine_the_adviser_s_word_stands_ready_too() -> None:
    pilot = sitting(weighs=False)
    at(pilot, "answer")
    assert not any(one.button.primary for one in pilot.table.acting.prompt.offers)
    pilot.press("h")
    pilot.until(lambda: any(one.button.primary for one in pilot.table.acting.prompt.offers))
    (ready,) = [one.action for one in pilot.table.acting.prompt.offers if one.button.primary]
    assert ready in (Give(), Run())
    assert ready == pilot.suggested()


def test_standing_has_a_key_of_its_own() -> None:
    pilot = sitting()
    at(pilot, "beg")
    count = pilot.session.count
    pilot.press("s")
    pilot.until(lambda: pilot.session.count > count)
    assert pilot.session.state.current.begs == 0


def test_where_only_running_is_left_its_button_is_the_main_one() -> None:
    pilot = sitting()
    at(pilot, "answer")
    top = pilot.table.board.top
    seen = replace(pilot.seen, choices=MayAnswerBeg(give=False, refuse=False))
    (offer,) = prompt(replace(top, edition=replace(top.edition, view=seen))).offers
    assert offer.action == Run()
    assert offer.button.primary


@pytest.mark.parametrize("kind", ["card", "lay-away"])
def test_the_best_is_marked_and_enter_does_it_until_another_card_is_chosen(kind: str) -> None:
    pilot = sitting()
    at(pilot, kind)
    hinted(pilot)
    weighed = pilot.table.board.top.weighed
    assert weighed is not None
    best = weighed.analysis.candidates[0].action
    if kind == "lay-away":
        assert best == pilot.suggested(), "it is as good as the best: the sentence held"
    marked = pilot.table.board.hand_state.hinted
    assert marked == (best.cards if isinstance(best, LayAway) else {best.card})
    count = pilot.session.count
    pilot.press("enter")
    pilot.until(lambda: pilot.session.count > count)
    pilot.wait(0.3)
    assert pilot.seen.deal is not None
    assert not marked & pilot.seen.deal.hand
    assert pilot.table.board.top.weighed is None


def test_asked_a_third_time_it_closes_and_the_sentence_of_the_hint_stands_again() -> None:
    pilot = sitting()
    at(pilot, "card")
    pilot.press("h")
    pilot.until(lambda: pilot.table.board.top.suggested is not None)
    told = pilot.table.board.top.news.words
    assert told
    assert say("counsel.title") not in pilot.words
    pilot.press("h")
    pilot.wait(0.3)
    assert say("counsel.title") in pilot.words
    assert pilot.table.board.top.news.words != told
    pilot.press("h")
    assert say("counsel.title") not in pilot.words
    assert pilot.table.board.top.news.words == told


def seen_of(table: Table) -> View:
    return view(table.state, table.state.current.turn)


def test_what_cannot_be_played_out_is_not_weighed() -> None:
    nine = replace(options(), after_run=AfterRun.PLAY_ALL)
    hands = "♠9 ♠8 ♦7 ♦6 ♣5 ♣4", "♥A ♥J ♥2 ♦9 ♣9 ♣8"
    table = Table(pack_with(*hands, "♥5", "♠A ♠K ♠Q ♦A ♦K ♦Q ♣2"), nine).begs()
    assert weighable(seen_of(table)), "the answer to the beg"
    table.runs()
    assert len(table.deal.hands[Player.A]) == 9
    assert not weighable(seen_of(table))


@pytest.mark.parametrize("kind", [MayCut, MayAsk])
def test_the_coach_is_silent_where_there_is_nothing_to_teach(kind: type) -> None:
    pilot = sitting()
    pilot.plays_on("mouse", lambda: pilot.asked and isinstance(pilot.seen.choices, kind))
    assert not coached(pilot.seen)
    assert not weighable(pilot.seen)


def test_a_question_that_was_advised_is_bright_beside_the_trump_and_enter_asks_it() -> None:
    pilot = sitting(weighs=False)
    pilot.plays_on("mouse", lambda: pilot.asked and isinstance(pilot.seen.choices, MayAsk))
    (go_on,) = pilot.table.acting.prompt.offers
    assert go_on.button.primary
    pilot.press("h")
    pilot.until(lambda: any(one.button.primary for one in pilot.table.acting.prompt.beside))
    (go_on,) = pilot.table.acting.prompt.offers
    assert not go_on.button.primary
    pilot.press("enter")
    pilot.until(lambda: bool(pilot.seen.deal and pilot.seen.deal.answers))


@pytest.mark.parametrize("code", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_words_of_a_question_stand_within_its_button(
    size: tuple[float, float], code: str
) -> None:
    speak(code)
    pilot = Sitting(SEED, size=size)
    pilot.plays_on("mouse", lambda: pilot.asked and isinstance(pilot.seen.choices, MayAsk))
    pilot.press("h")
    pilot.until(lambda: any(one.button.primary for one in pilot.table.acting.prompt.beside))
    asked = {one.button.key for one in pilot.table.acting.prompt.beside}
    found = [one for one in widgets(pilot.picture.tree) if one.key in asked]
    assert len(found) == len(asked)
    for button in found:
        assert isinstance(button.place, Rect)
        for line in painted(button.parts):
            if isinstance(line, Text):
                width = pilot.room.ruler.width(line.words, line.font)
                left = line.x - (width / 2 if line.align is Align.CENTRE else 0.0)
                assert button.place.x + 4 < left
                assert left + width < button.place.right - 4


def test_what_is_answered_of_a_trump_is_not_what_a_coach_says() -> None:
    pilot = sitting(weighs=False)
    likes = pilot.house.preferences()
    pilot.house.prefer(replace(likes, guided=False, coach=Coach.TALKATIVE.value))
    pilot.plays_on("mouse", lambda: pilot.asked and isinstance(pilot.seen.choices, MayAsk))
    assert pilot.table.board.top.coached
    asked = pilot.table.acting.prompt
    assert asked.beside
    assert asked.detail
    assert not asked.guide
    assert not asked.coach


@pytest.mark.parametrize(("code", "yes"), [("en", "Toby has none"), ("fr", "Toby n’a pas")])
def test_an_answer_says_what_it_means(code: str, yes: str) -> None:
    speak(code)
    assert yes in say("answer.high.yes", other="Toby")
    told = {
        say(f"answer.{point}.{word}", other="Toby")
        for point in ("high", "low")
        for word in ("yes", "no")
    }
    assert len(told) == 4


HINTS: dict[str, tuple[Choices, Action, str]] = {
    "play on": (MayPropose(), Stand(), "Play on"),
    "no new deal": (MayConsent(), AnswerBunch(agree=False), "Play on"),
    "a new deal": (MayConsent(), AnswerBunch(agree=True), "Agree"),
    "proposed": (MayPropose(), ProposeBunch(), "New deal"),
}


@pytest.mark.parametrize("which", list(HINTS))
def test_of_a_new_deal_only_the_word_is_bright_that_was_advised(which: str) -> None:
    speak("en")
    may, advised, label = HINTS[which]
    pilot = sitting(weighs=False)
    at(pilot, "beg")
    top = pilot.table.board.top
    top = replace(top, edition=replace(top.edition, view=replace(pilot.seen, choices=may)))
    assert not any(one.button.primary for one in prompt(top).offers)
    entered = key(Key("enter"), top)
    assert entered is not None
    assert entered.say == say("now.enter.word")
    hinted_top = replace(top, hand_state=AIDS.mark(top, advised))
    (bright,) = [one for one in prompt(hinted_top).offers if one.button.primary]
    assert (bright.action, bright.button.label) == (advised, label)
    assert key(Key("enter"), hinted_top) is None, "the bright button has it"


def test_a_hint_to_play_on_does_not_tell_of_begging() -> None:
    speak("en")
    pilot = sitting(weighs=False)
    at(pilot, "beg")
    assert AIDS.reason(replace(pilot.seen, choices=MayPropose()), Stand()).startswith("Play on")
    assert AIDS.reason(pilot.seen, AnswerBunch(agree=False)).startswith("Play on")


def test_points_that_a_hint_names_are_ticked_and_enter_claims_them() -> None:
    speak("en")
    pilot = Sitting(SEED, PRESETS[Preset.DICTIONARY])
    pilot.plays_on("mouse", lambda: pilot.asked and isinstance(pilot.seen.choices, MayClaim))
    made = pilot.suggested()
    assert isinstance(made, ClaimPoints)
    assert made.points
    pilot.press("h")
    pilot.until(lambda: bool(pilot.table.board.hand_state.ticked))
    assert pilot.table.board.hand_state.ticked == made.points
    (bright,) = [one.action for one in pilot.table.acting.prompt.offers if one.button.primary]
    assert bright == made
    named = pilot.table.board.top.news.words
    assert named.startswith("You made ")
    assert all(say(f"item.{point.value}") in named for point in made.points)


def test_enter_claims_nothing_only_once_that_was_advised() -> None:
    speak("en")
    pilot = Sitting(SEED, PRESETS[Preset.DICTIONARY])
    pilot.plays_on("mouse", lambda: pilot.asked and isinstance(pilot.seen.choices, MayClaim))
    assert not any(one.button.primary for one in pilot.table.acting.prompt.offers)
    count = pilot.session.count
    pilot.press("enter")
    assert pilot.table.board.top.hint.words == say("now.enter.claim")
    assert pilot.session.count == count
    top = pilot.table.board.top
    (bright,) = [
        one
        for one in prompt(replace(top, hand_state=AIDS.mark(top, ClaimPoints(frozenset())))).offers
        if one.button.primary
    ]
    assert bright.action == ClaimPoints(frozenset())


def test_who_made_nothing_is_told_so() -> None:
    speak("en")
    pilot = sitting(weighs=False)
    at(pilot, "beg")
    assert AIDS.reason(pilot.seen, ClaimPoints(frozenset())) == "You made nothing: claim nothing."


@pytest.mark.parametrize(
    ("held", "led", "told"),
    [
        ("♠K ♥3", None, "The higher card"),
        ("♠K ♥3", "♠9", "Catch tens"),
        ("♠K ♥3", "♥9", "Catch tens"),
        ("♠K ♥3", "♦9", "A trump takes the trick"),
        ("♠K ♣3", "♦9", "Whatever you play loses the trick"),
        ("♠K ♣3", "♥9", "Whatever you play loses the trick"),
    ],
)
def test_a_newcomer_is_told_what_his_cards_can_do_to_the_one_led(
    held: str, led: str | None, told: str
) -> None:
    speak("en")
    pilot = sitting(weighs=False)
    at(pilot, "card")
    top, deal = pilot.table.board.top, pilot.seen.deal
    assert deal is not None
    deal = replace(
        deal,
        hand=some(held),
        led=printed(led)[0] if led else None,
        turn_up=printed("♥2")[0],
        number=2,
        tricks=(),
    )
    seen = replace(pilot.seen, deal=deal, choices=MayPlay(some(held)))

    def said(deal: DealView) -> str:
        there = replace(seen, deal=deal)
        return explained(replace(top, edition=replace(top.edition, view=there)))

    assert said(deal).startswith(told)
    if led is not None:
        asked = Answer(seen.player.other, printed(led)[0], TrumpQuestion.LOW, None)
        assert said(replace(deal, answers=(asked,))) == say("hear.table-answers", other="Rival")
    first = replace(deal, number=1, dealer=seen.player)
    assert say("guide.four") in said(first), "he could not beg, and was told of no point"
    trump, other = printed("♥5")[0], seen.player.other
    told_her = Answer(other, printed("♥Q")[0], TrumpQuestion.HIGH, None)
    laid = replace(deal, led=trump, answers=(told_her,), turn=seen.player)
    seen = replace(seen, choices=MayAsk(frozenset(TrumpQuestion)))
    assert said(laid).startswith("Ask"), "of the other's own question one was told nothing"
    seen = replace(seen, choices=MayPlay(some(held)))
    kept = say("guide.stood", other="Rival", suit=suit_name(Suit.HEARTS))
    assert said(replace(first, begs=0)).startswith(kept), "what “I stand” means"
    assert said(replace(first, begs=1)) == say("guide.four")


def test_how_many_more_must_go_begins_a_sentence() -> None:
    speak("en")
    pilot = sitting(weighs=False)
    at(pilot, "lay-away")
    assert isinstance(pilot.seen.choices, MayLayAway)
    pilot.press("right", "space")
    left = pilot.seen.choices.number - 1
    assert pilot.table.acting.prompt.detail == {1: "One more.", 2: "Two more."}[left]


@pytest.mark.parametrize(
    ("held", "led", "played", "short", "told"),
    [
        ("♥J ♠3", "♥9", "♥J", (10, 10), "why.jack"),
        ("♥J ♠3", "♥9", "♥J", (1, 10), "why.jack.game"),
        ("♥J ♠3", "♥Q", "♥J", (1, 10), "why.low"),
        ("♥J ♠3", None, "♥J", (1, 10), "why.draws"),
        ("♥A ♥K ♥Q ♥J", None, "♥J", (10, 10), "why.jack"),
        ("♠A ♠K ♠Q ♠J ♠T ♠9", None, "♠9", (10, 10), "why.high"),
        ("♠A ♠K ♠Q ♠J ♠9 ♠8", None, "♠9", (10, 10), "why.low"),
        ("♠A ♥3", "♠T", "♠A", (10, 10), "why.pips"),
        ("♠A ♥3", "♠T", "♠A", (10, 1), "why.pips.stops"),
        ("♠9 ♥3", "♠8", "♠9", (10, 1), "why.takes"),
    ],
)
def test_the_reason_to_play_a_card_is_the_true_one_for_the_score(
    held: str, led: str | None, played: str, short: tuple[int, int], told: str
) -> None:
    speak("en")
    pilot = sitting(weighs=False)
    at(pilot, "card")
    deal = pilot.seen.deal
    assert deal is not None
    deal = replace(
        deal,
        hand=some(held),
        led=printed(led)[0] if led else None,
        turn_up=printed("♥2")[0],
        tricks=(),
        ledger=(),
    )
    seen = replace(lacking(pilot.seen, *short), deal=deal, choices=MayPlay(some(held)))
    assert AIDS.reason(seen, Play(printed(played)[0])).endswith(say(told))


def test_where_a_point_would_win_for_the_other_that_is_why_the_cards_are_run() -> None:
    speak("en")
    pilot = sitting(weighs=False)
    at(pilot, "answer")
    assert AIDS.reason(lacking(pilot.seen, 10, 1), Run()) == say("suggest.run.must")
    assert AIDS.reason(lacking(pilot.seen, 10, 2), Run()) == say("suggest.run")


def test_who_lacks_one_point_stands_for_that() -> None:
    speak("en")
    pilot = sitting(weighs=False)
    at(pilot, "beg")
    assert AIDS.reason(lacking(pilot.seen, 1, 5), Stand()) == say("suggest.stand.game")
    assert AIDS.reason(lacking(pilot.seen, 2, 5), Stand()) != say("suggest.stand.game")


@pytest.mark.parametrize(
    ("held", "told"),
    [
        ("♥8 ♠A ♠K ♣A", "suggest.stand.even"),
        ("♥J ♠A ♠K ♣A", "suggest.stand.even"),
        ("♥8 ♥5 ♠K ♣A", "suggest.stand"),
        ("♥K ♠8 ♠5 ♣9", "suggest.stand"),
        ("♥A ♠8 ♠5 ♣9", "suggest.stand.high"),
        ("♥K ♥2 ♠5 ♣9", "suggest.stand.low"),
        ("♥A ♥2 ♠5 ♣9", "suggest.stand.high.low"),
    ],
)
def test_trumps_are_praised_only_where_they_may_make_a_point(held: str, told: str) -> None:
    speak("en")
    pilot = sitting(weighs=False)
    at(pilot, "beg")
    seen = lacking(pilot.seen, 5, 5)
    assert seen.deal is not None
    deal = replace(seen.deal, hand=some(held), turn_up=printed("♥7")[0])
    assert AIDS.reason(replace(seen, deal=deal), Stand()) == say(told)
    run = replace(deal, turn_up=printed("♥2")[0], set_aside=printed("♥A"))
    own = replace(run, hand=some("♥K ♥3 ♠5 ♣9"))
    assert AIDS.reason(replace(seen, deal=own), Stand()) == say("suggest.stand.high.low")


def lacking(seen: View, own: int, others: int) -> View:
    """The same sight with so many points to go for oneself and for the other."""
    assert seen.deal is not None
    short = (own, others) if seen.player is Player.A else (others, own)
    totals = (seen.options.target - short[0], seen.options.target - short[1])
    return replace(seen, totals=totals, deal=replace(seen.deal, ledger=()))


def test_where_all_are_as_good_none_is_called_the_best() -> None:
    speak("en")
    room = Sitting(SEED).room

    def words(*prices: Price) -> list[str]:
        lines = [SlipLine("I beg", prices[0]), SlipLine("I stand", prices[1])]
        places = Places.of(room)
        items = slip_items(say, lines, Rect(400, 200, 240, 90), 28, 1, places)
        return [item.words for item in items if isinstance(item, Text)]

    best, even = Price(0, sure=False, best=True), Price(0, sure=False, best=False)
    assert words(best, even) == ["I beg", "=", "I stand", "="]
    assert say("counsel.best") in words(best, Price(5, sure=True, best=False))
