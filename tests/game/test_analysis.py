"""What is said of each choice: it adds up, it is what Master does, and it knows nothing hidden."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Literal

import pytest
from msgspec.structs import replace

from game.piquet.ai.analysis import analyse, judge
from game.piquet.ai.drawing import Effort
from game.piquet.ai.estimates import Holding, Points, Prospect, reason_of
from game.piquet.ai.levels import MASTER
from game.piquet.ai.master import choose
from game.piquet.history.steps import advice
from game.piquet.ui.suggesting import PiquetAids
from game.players.judgement import Analysis, Hope, Judgement, Reason
from rules.core.cards import Rank
from rules.core.seats import Player
from rules.piquet.actions import (
    AnnounceCarteBlanche,
    Answer,
    AnswerConcession,
    AskMaking,
    Call,
    Concede,
    Exchange,
    Look,
    NameSuit,
    Play,
    Reply,
)
from rules.piquet.choices import MayAnnounce, MayCall, MayLook, MayTell, every_action
from rules.piquet.options import Options
from rules.piquet.pack import PACK
from rules.piquet.record.notation import parse_action
from rules.piquet.view import View, view
from tests.game.watched import Moment, dealt_again, random_deal
from tests.rules.table import ELDER, YOUNGER, dealt, given

QUICK = replace(MASTER, effort=Effort(((12, 10), (4, 30))), hands=60)
QUICKEST = replace(MASTER, effort=Effort(((8, 4), (3, 8))), hands=20)
MINE = "AS 9S 7S  AH 9H 7H  KD 9D 7D  KC 9C 7C"
HERS = "KS QS JS TS  KH QH JH TH  AD QD  AC QC"


def decisions(luck: Random) -> Iterator[tuple[Moment, View]]:
    """The moments of a random deal at which somebody has something to choose, as he sees them."""
    for moment in random_deal(luck):
        player = moment.state.turn
        if isinstance(player, Player):
            yield moment, view(moment.state, player)


def best(found: Analysis) -> Judgement:
    return found.candidates[0]


def test_what_is_said_of_a_choice_adds_up() -> None:
    luck, kinds, looked = Random(2), set(), Counter[type]()
    for _ in range(12):
        for _, seen in decisions(luck):
            looked[type(seen.choices)] += 1
            if looked[type(seen.choices)] > 12:
                continue
            found = analyse(seen, 3, QUICKEST).candidates
            assert [one.settlement for one in found] == sorted(
                (one.settlement for one in found), reverse=True
            )
            for one in found:
                kinds.add(type(one.action))
                assert one.points == pytest.approx(one.mine.total - one.theirs.total)
                assert all(-1e-9 <= chance <= 1 + 1e-9 for chance in one.chances.values())
                played = {Prospect.CARDS, Prospect.CAPOT, Prospect.DIVIDED}
                played |= {Prospect.CARDS_LOST, Prospect.CAPOT_LOST}
                if played & one.chances.keys():
                    happens = sum(one.chances.get(chance, 0.0) for chance in played)
                    assert happens == pytest.approx(1)
    assert kinds >= {Exchange, AnnounceCarteBlanche, Call, Play, Answer, AskMaking, Look}


def test_the_settlement_of_points_alone_is_the_points() -> None:
    """Where a point is worth a point, what is said of both must be one thing."""
    by_points = replace(QUICKEST, settles=False)
    luck = Random(2)
    for _ in range(3):
        for _, seen in decisions(luck):
            if isinstance(seen.choices, MayAnnounce) or not seen.deal:
                continue
            for one in analyse(seen, 3, by_points).candidates:
                if not isinstance(one.action, (Exchange, AnnounceCarteBlanche)):
                    assert one.settlement == pytest.approx(one.points, abs=1e-6)


def test_the_best_is_what_master_does() -> None:
    luck, looked = Random(3), 0
    for _ in range(4):
        for moment, seen in decisions(luck):
            if isinstance(seen.choices, MayCall) and seen.choices.calls:
                continue  # he may keep silent, and not always
            chosen = choose(QUICK, seen, looked)
            found = analyse(seen, looked, QUICK, chosen)
            if len(found.candidates) > 1:
                told = found.of(chosen)
                assert told is not None, (moment.state.phase, chosen)
                most = 4 * told.doubt if isinstance(chosen, Exchange) else 0  # by deals of his own
                assert best(found).settlement - told.settlement <= most + 1e-9
                looked += 1
    assert looked > 25


def test_the_hidden_cards_change_nothing_that_is_said() -> None:
    luck, looked = Random(4), 0
    while looked < 50:
        for moment, mine in decisions(luck):
            if luck.random() < 0.3 and mine.deal is not None:
                other = view(dealt_again(moment, mine.deal.seat, luck), mine.player)
                assert mine == other
                assert analyse(mine, looked, QUICK) == analyse(other, looked, QUICK)
                looked += 1


def test_every_choice_can_be_asked_about() -> None:
    luck, asked = Random(5), 0
    for _ in range(3):
        for _, seen in decisions(luck):
            assert seen.choices is not None
            if seen.deal is None or isinstance(seen.choices, MayAnnounce | MayTell):
                continue  # neither is weighed
            every = list(every_action(seen.choices, seen.deal.hand))
            action = every[luck.randrange(len(every))]
            one = judge(seen, action, 1, QUICK)
            assert one is not None
            assert one.action == action
            asked += 1
    assert asked > 60


def test_a_quatorze_left_uncalled_is_lost_to_the_sets() -> None:
    holds = "AS KS QS JS  AH KH 9H  AD KD  AC 8C 7C"
    seen = given(holds, "TS 9S 8S 7S  QH JH TH 8H 7H  QD JD TD").view(ELDER)
    found = analyse(seen, 1, QUICK)
    call, lead = best(found), next(one for one in found.candidates if isinstance(one.action, Play))
    assert isinstance(call.action, Call)
    assert call.mine.sets == 14 + 3
    assert lead.mine.sets == 0
    assert call.chances[Prospect.GOOD] <= 1


def test_the_reason_is_the_part_that_weighs_most() -> None:
    holds = "AS KS QS JS TS 9S  AH KH QH  AD KD  AC"
    told = analyse(given(holds, "8S 7S  JH TH 9H 8H 7H  QD JD TD 9D 8D").view(ELDER), 1, QUICK)
    reason = told.reason
    assert reason is not None
    first = best(told)
    other = next(one for one in told.candidates if first.settlement - one.settlement > 0.05)
    side = (first.mine, other.mine) if reason.mine else (other.theirs, first.theirs)
    assert reason.more == pytest.approx(
        getattr(side[0], reason.part) - getattr(side[1], reason.part)
    )
    gains = {
        part: getattr(first.mine, part) - getattr(other.mine, part)
        + getattr(other.theirs, part) - getattr(first.theirs, part)
        for part in Points.__struct_fields__
    }  # fmt: skip
    assert gains[reason.part] == max(gains.values())


@pytest.mark.parametrize(
    ("holds", "keeps_it"),
    [
        ("AS KS QS JS 7S  JH TH 9H 8H 7H  KD 9C", "7S KD 9C"),
        ("KS QS  JH TH 9H 8H 7H  KD  KC QC JC 8C", "KD KC QC JC 8C"),
    ],
)
def test_a_quint_that_is_better_thrown_goes_by_its_name_and_for_what_weighs_most(
    holds: str, keeps_it: str
) -> None:
    """The quint's own suit was the point that was said to be kept, and three kings the reason."""
    rest = [card for card in PACK if str(card) not in holds.split()]
    Random(1).shuffle(rest)
    hers, talon = (" ".join(map(str, cards)) for cards in (rest[:12], rest[12:]))
    own = parse_action(f"exchange {keeps_it}")
    seen = dealt(holds, hers, talon).view(ELDER)
    found = analyse(seen, 1, QUICK, own)
    first, kept = best(found), found.of(own)
    assert kept is not None
    assert first.action == parse_action("exchange JH TH 9H 8H 7H")
    reason = reason_of((first, kept))
    assert reason is not None
    assert reason.chance is Prospect.CARDS
    assert reason.best > reason.next + 0.3
    assert advice(first.action, own, reason) == "Let the quint minor in ♥ go"
    hint = PiquetAids().reason(seen, first.action)
    assert hint.endswith("The quint minor goes: the higher cards you keep win more tricks.")
    assert "point" in PiquetAids().reason(seen, own)


def test_choices_that_are_alike_have_no_reason() -> None:
    luck = Random(6)
    looked = 0
    while not looked:
        for _, seen in decisions(luck):
            if isinstance(seen.choices, MayLook):
                told = analyse(seen, 1, QUICK)
                assert [one.action for one in told.candidates] == [Look(False), Look(True)]
                assert told.reason is None
                looked += 1


def test_younger_sinks_what_a_truthful_answer_would_count() -> None:
    deal = given(MINE, HERS).elder_calls("point of three")
    found = analyse(deal.view(YOUNGER), 1, QUICK)
    assert best(found).action == Answer(Reply.NOT_GOOD)
    sunk = found.of(Answer(Reply.GOOD))
    assert sunk is not None
    assert best(found).mine.point == 4
    assert sunk.mine.point == 0
    assert sunk.theirs.point == 3


def test_conceding_is_set_beside_playing_on() -> None:
    lost = given(MINE, HERS).after(*((0, 60),) * 5)
    found = analyse(lost.view(ELDER), 1, QUICK)
    given_up = found.of(Concede())
    assert given_up is not None
    assert given_up.theirs.play == 13
    assert given_up.theirs.cards == 10
    assert given_up.mine.play == 0
    lost.does(Concede())
    found = analyse(lost.view(YOUNGER), 1, QUICK)
    accepted = found.of(AnswerConcession(True))
    assert accepted is not None
    assert accepted.mine.play == 13
    assert accepted.mine.cards == 10
    assert found.of(AnswerConcession(False)) is not None


def test_to_give_up_what_might_be_saved_is_judged_only_where_somebody_did() -> None:
    saved = given(MINE, HERS).after((62, 120), *((0, 0),) * 4).view(ELDER)
    assert isinstance(saved.choices, MayCall)
    assert saved.choices.concede
    assert analyse(saved, 1, QUICK).of(Concede()) is None
    assert analyse(saved, 1, QUICK, Concede()).of(Concede()) is not None


@pytest.mark.parametrize(("edition", "pique"), [(1, 30), (2, 0)])
def test_what_is_conceded_makes_no_pique_since_the_second_edition(
    edition: Literal[1, 2], pique: int
) -> None:
    quint = "AS KS QS JS TS  AH KH  AD KD  9C 8C 7C"  # twenty in hand
    options = Options(edition=edition)
    lost = given(quint, "9S 8S 7S  9H 8H 7H  QD 8D 7D  KC QC TC", options=options)
    lost.after(*((60, 0),) * 5).elder_calls("point of five").answered("good")
    lost.elder_calls("quint major").answered("good").elder_leads("AS").does(Concede())
    accepted = analyse(lost.view(ELDER), 1, QUICK).of(AnswerConcession(True))
    assert accepted is not None
    assert accepted.mine.pique == pique


def test_a_suit_that_may_be_named_is_worth_its_best_card() -> None:
    elder = dealt(MINE, HERS, "8S 8H JD TD 8D JC TC 8C")
    elder.does(parse_action("exchange 7S 7H 7D 7C 9C")).does(parse_action("exchange QD QC"))
    found = analyse(elder.view(ELDER), 1, QUICK)
    named = [one for one in found.candidates if isinstance(one.action, NameSuit)]
    assert named
    cards = [one for one in found.candidates if isinstance(one.action, Play)]
    assert max(one.settlement for one in named) == max(one.settlement for one in cards)


def test_a_call_is_good_or_equal_in_a_share_of_the_hands() -> None:
    found = analyse(given(MINE, HERS).view(ELDER), 1, QUICK).candidates
    of_calls = [one for one in found if isinstance(one.action, Call)]
    assert of_calls
    for one in of_calls:
        assert 0 <= one.chances[Prospect.GOOD] + one.chances[Prospect.EQUAL] <= 1 + 1e-9


def test_a_discard_is_told_with_what_it_keeps_a_chance_of() -> None:
    elder = dealt(MINE, HERS, "8S 8H JD TD 8D JC TC 8C").view(ELDER)
    found = analyse(elder, 5, QUICK)
    assert len({one.action for one in found.candidates}) == len(found.candidates) > 1
    for one in found.candidates:
        assert one.chances[Prospect.QUATORZE] <= one.chances[Prospect.SET]
        of_point = [hope.chance for hope in one.hopes if hope.what is Holding.POINT]
        assert sum(of_point) <= one.chances[Prospect.POINT] + 1e-9


def test_three_aces_are_kept_in_hope_of_the_fourth() -> None:
    mine = "AS 9S 8S  AH 9H 7H  AD 8D 7D  KC TC 7C"
    elder = dealt(mine, "KS QS JS TS 7S  KH QH JH TH  KD QD JD", "8H TD 9D AC QC JC 9C 8C").view(
        ELDER
    )
    found = analyse(elder, 5, MASTER, parse_action("exchange AS AH AD 9S 8S"))
    keeps, gives = best(found), found.candidates[-1]
    (aces,) = (hope for hope in keeps.hopes if (hope.what, hope.of) == (Holding.QUATORZE, Rank.ACE))
    five_of_twenty = 5 / 20
    assert aces.chance == pytest.approx(five_of_twenty, abs=0.05)
    assert not [hope for hope in gives.hopes if hope.of is Rank.ACE]
    assert list(keeps.hopes) == sorted(keeps.hopes, key=lambda hope: -hope.chance)
    told = reason_of((keeps, gives))
    assert told is not None
    assert told.more > 0


def of(hopes: tuple[Hope, ...], settlement: float, sets: float, quatorze: float = 0.0) -> Judgement:
    """A discard that is judged so."""
    points = Points(sets=sets)
    chances = {Prospect.QUATORZE: quatorze}
    return Judgement(Exchange(frozenset()), points, Points(), settlement, chances, hopes=hopes)


def test_a_reason_names_the_hope_that_the_best_discard_keeps() -> None:
    aces = of((Hope(Holding.QUATORZE, Rank.ACE, 0.2), Hope(Holding.TRIO, Rank.TEN, 0.4)), 5, 4)
    tens = of((Hope(Holding.TRIO, Rank.TEN, 0.5),), 4, 2)
    told = reason_of((aces, tens))
    assert told == Reason(
        "sets", mine=True, more=2, best=0.2, next=0.0, hope=(Holding.QUATORZE, Rank.ACE)
    )


def test_without_such_a_hope_a_reason_names_a_chance_and_without_both_the_part_alone() -> None:
    told = reason_of((of((), 5, 4, 0.3), of((), 4, 2, 0.1)))
    assert told == Reason("sets", mine=True, more=2, chance=Prospect.QUATORZE, best=0.3, next=0.1)
    assert reason_of((of((), 5, 4), of((), 4, 2))) == Reason("sets", mine=True, more=2)


def test_what_one_would_rather_not_have_is_no_reason_for_the_best() -> None:
    """A capot was escaped, and the review said: play this, you lose the cards more often."""
    lost = Prospect.CARDS_LOST, Prospect.CAPOT_LOST
    best, other = (
        replace(
            of((), 5, 0), theirs=Points(cards=cards), chances=dict(zip(lost, chances, strict=True))
        )
        for cards, chances in ((10, (1.0, 0.0)), (25, (0.5, 0.4)))
    )
    told = reason_of((best, replace(other, settlement=1)))
    assert told is not None
    assert (told.chance, told.best, told.next) == (Prospect.CAPOT_LOST, 0.0, 0.4)


def test_where_the_points_speak_against_the_best_the_partie_is_the_reason() -> None:
    told = reason_of((of((), 5, 1), of((), 3, 2)))
    assert told == Reason("settlement", mine=True, more=2)
    assert reason_of((of((), 5, 1), of((), 5, 2))) is None
    assert reason_of(()) is None


def test_a_discard_that_is_asked_about_is_tried_on_the_same_deals() -> None:
    elder = dealt(MINE, HERS, "8S 8H JD TD 8D JC TC 8C").view(ELDER)
    asked = parse_action("exchange AS AH KD KC")
    found = analyse(elder, 5, QUICK, asked)
    assert found.candidates[-1].action == asked
    assert found.candidates[:-1] == analyse(elder, 5, QUICK).candidates
    worst = found.candidates[-1]
    assert worst.settlement < best(found).settlement - 5
    assert best(found).doubt == 0
    assert all(one.doubt > 0 for one in found.candidates[1:])


def test_the_more_deals_the_less_doubt() -> None:
    elder = dealt(MINE, HERS, "8S 8H JD TD 8D JC TC 8C").view(ELDER)
    asked = parse_action("exchange AS AH KD KC")
    doubts = []
    for deals in (20, 500):
        mind = replace(MASTER, effort=Effort(((4, deals),)))
        found = analyse(elder, 5, mind, asked).of(asked)
        assert found is not None
        doubts.append(found.doubt)
    assert doubts[1] < doubts[0] / 2


def test_a_number_that_is_announced_is_worth_its_best_discard() -> None:
    hers = "KS QS JS  KH QH JH 7H  KD QD JD  KC QC"
    blanche = dealt("AS TS 9S 8S  AH TH 9H 8H  AD TD 9D 8D", hers, "JC 7S 7D AC TC 9C 8C 7C")
    assert isinstance(blanche.view(ELDER).choices, MayAnnounce)
    found = analyse(blanche.view(ELDER), 5, QUICK)
    assert {one.action for one in found.candidates} == {
        AnnounceCarteBlanche(count) for count in range(1, 6)
    }
    assert best(found).action == choose(QUICK, blanche.view(ELDER), 5)
    assert all(one.mine.carte_blanche == 10 for one in found.candidates)


def test_a_sure_capot_is_played_for_though_the_play_was_conceded() -> None:
    whole, nothing = (
        "AS KS QS JS TS 9S  AH KH QH  AD  AC KC",
        "8S 7S  9H 8H 7H  KD 9D 8D 7D  9C 8C 7C",
    )
    lost = given(whole, nothing).after(*((60, 0),) * 5).elder_leads("AS").does(Concede())
    first, second = analyse(lost.view(ELDER), 1, QUICK).candidates
    assert first.action == AnswerConcession(False)
    assert (first.mine.play, first.mine.cards) == (13, 40)
    assert (second.mine.play, second.mine.cards) == (13, 10)
    assert first.theirs.total == second.theirs.total == 0


def test_nothing_to_choose_is_refused() -> None:
    with pytest.raises(ValueError, match="nothing to choose"):
        analyse(given(MINE, HERS).view(YOUNGER))
