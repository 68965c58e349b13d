"""One deal told from end to end, with the score after each trick (section U).

Trumps are clubs; it shows the scoring and is no model of play.
"""

from __future__ import annotations

import pytest

from rules.bezique.options import Brisques, Options, Seven, TargetWhen
from rules.bezique.play import playable
from rules.bezique.state import Phase
from rules.core.cards import Card
from rules.core.seats import Player
from tests.bezique.table import D, N, Table, copies_of, faces, printed

PACK = copies_of(
    printed(
        "♦K ♥A ♠J ♥Q ♣8 ♦J ♠9 ♦7 ♥7 ♦9 ♠7 ♣9 ♣T ♠Q ♣J ♣Q ♣T "
        "♦T ♥K ♦9 ♥J ♥9 ♣8 ♣K ♣7 ♦7 ♣K ♠T ♥8 ♦Q ♥J ♦K ♣Q ♦8 ♦Q ♦T ♣A ♠K ♠7 ♠9 ♥T ♠T ♣7 ♦A ♥7 ♣J ♥K "
        "♥9 ♥8 ♥Q ♦8 ♠Q ♠8 ♥T ♠8 ♣A ♠K ♥A ♠A ♦J ♠J ♣9 ♦A ♠A"
    )
)

TRICKS = """
N ♦7 ♦9 D | bezique ♠Q ♦J | ♦T ♥K | 0-40
D ♥7 ♠7 D | | ♦9 ♥J | 0-40
D ♦9 ♠9 D | | ♥9 ♣8 | 0-40
D ♥9 ♥A N | | ♣K ♣7 | 0-40
N ♥J ♣8 D | exchange | ♦7 ♣K | 0-50
D ♦7 ♣8 N | four-kings ♣K ♣K ♦K ♥K | ♠T ♥8 | 80-50
N ♠J ♥8 N | | ♦Q ♥J | 80-50
N ♥K ♣T D | | ♦K ♣Q | 80-50
D ♦K ♣9 N | royal-marriage ♣K ♣Q | ♦8 ♦Q | 120-50
N ♦8 ♦T D | four-queens ♣Q ♦Q ♥Q ♠Q | ♦T ♣A | 120-110
D ♦Q ♣K N | marriage ♦K ♦Q | ♠K ♠7 | 140-110
N ♦K ♦T D | | ♠9 ♥T | 140-110
D ♠7 ♠T N | | ♠T ♣7 | 140-110
N ♠K ♠9 N | | ♦A ♥7 | 140-110
N ♦Q ♥7 N | | ♣J ♥K | 140-110
N ♥T ♣Q D | marriage ♥K ♥Q | ♥9 ♥8 | 140-130
D ♥9 ♥8 D | | ♥Q ♦8 | 140-130
D ♥Q ♦8 D | | ♠Q ♠8 | 140-130
D ♥Q ♠8 D | | ♥T ♠8 | 140-130
D ♥K ♠8 D | | ♣A ♠K | 140-130
D ♥T ♠K D | | ♥A ♠A | 140-130
D ♥J ♠T D | | ♦J ♠J | 140-130
D ♣7 ♠J D | double-bezique ♠Q ♠Q ♦J ♦J | ♣9 ♦A | 140-640
D ♦J ♦A N | sequence ♣A ♣T ♣K ♣Q ♣J | ♠A ♣7 | 390-640
"""
LAST_EIGHT = """
N ♣A ♣7 N
N ♣J ♣A D
D ♣9 ♣K N
N ♣Q ♣J N
N ♣T ♦J N
N ♦A ♥A N
N ♠A ♠Q N
N ♠A ♠Q N
"""


def player(letter: str) -> Player:
    return N if letter == "N" else D


def plays(table: Table, words: list[str]) -> None:
    leader, lead, reply, winner = words
    assert table.state.turn is player(leader)
    table.plays(lead)
    if not table.over:
        table.plays(reply)
    if not table.over:
        assert table.deal.tricks[-1].winner is player(winner)


def the_first_stage(table: Table, *, check: bool = True) -> Table:
    """All of it as printed; the score is compared after each trick."""
    for row in TRICKS.split("\n")[1:-1]:
        trick, action, drawn, score = (cell.strip() for cell in row.split("|"))
        plays(table, trick.split())
        if table.over:
            return table
        match action.split(maxsplit=1):
            case ["exchange"]:
                table.exchanges()
            case [kind, cards]:
                table.declares(cards)
                if table.over:
                    return table
                assert table.deal.declared[-1].kind == kind
        if check:
            n, d = table.scores
            assert f"{n}-{d}" == score, row
        first, second = printed(drawn)
        winner = table.deal.turn
        before = table.hand(winner), table.hand(winner.other)
        table.draws()
        assert table.hand(winner) == sorted([*before[0], first])
        assert table.hand(winner.other) == sorted([*before[1], second])
    return table


def the_last_eight(table: Table) -> Table:
    for row in LAST_EIGHT.split("\n")[1:-1]:
        if table.state.phase is Phase.PLAY:
            plays(table, row.split())
    return table


def whole(options: Options | None = None, before: tuple[int, int] = (0, 0)) -> Table:
    return the_last_eight(the_first_stage(Table(PACK, options, before), check=options is None))


def after(trick: int, options: Options | None = None) -> Table:
    """The deal when so many tricks are taken and drawn for."""
    table = Table(PACK, options)
    rows = TRICKS.split("\n")[1:-1]
    for row in rows[:trick]:
        cells = [cell.strip() for cell in row.split("|")]
        plays(table, cells[0].split())
        if cells[1] == "exchange":
            table.exchanges()
        elif cells[1]:
            table.declares(cells[1].split(maxsplit=1)[1])
        table.draws()
    for row in LAST_EIGHT.split("\n")[1 : max(0, trick - len(rows)) + 1]:
        plays(table, row.split())
    return table


def test_it_is_dealt_by_three_two_and_three_and_clubs_are_turned() -> None:
    table = Table(PACK)
    assert table.hand(N) == sorted(printed("♦K ♥A ♠J ♠9 ♦7 ♠7 ♣9 ♣T"))
    assert table.hand(D) == sorted(printed("♥Q ♣8 ♦J ♥7 ♦9 ♠Q ♣J ♣Q"))
    assert faces([turned for turned in [table.deal.turn_up] if isinstance(turned, Card)]) == ["TC"]


def test_the_score_after_each_of_the_first_twenty_four_tricks() -> None:
    table = the_first_stage(Table(PACK))
    assert table.scores == (390, 640)
    assert table.ledger(N) == ["four-kings 80", "royal-marriage 40", "marriage 20", "sequence 250"]
    assert table.ledger(D) == [
        "bezique 40",
        "exchange 10",
        "four-queens 60",
        "marriage 20",
        "seven 10",
        "double-bezique 500",
    ]


def test_n_makes_490_and_d_710() -> None:
    table = whole()
    assert table.scores == (490, 710)  # ZU1, ZU2
    assert table.ledger(N)[-2:] == ["last-trick 10", "brisques 90"]
    assert table.ledger(D)[-1] == "brisques 70"


def test_what_may_be_played_in_the_last_eight_tricks() -> None:
    legal = []
    for trick in range(24, 32):
        table = after(trick)
        lead = LAST_EIGHT.split("\n")[1 + trick - 24].split()[1]
        table.plays(lead)
        legal.append(faces(playable(table.deal)))
    void = [sorted(printed("♦J ♥A ♠Q ♠Q")), sorted(printed("♥A ♠Q ♠Q"))]
    assert legal[0] == sorted(printed("♣A ♣J ♣9 ♣7"))  # ZU5
    assert legal[1] == ["AC"]
    assert legal[2] == sorted(printed("♣T ♣K ♣Q"))
    assert legal[3] == ["JC"]
    assert legal[4:] == [*void, ["QS", "QS"], ["QS"]]


def test_where_brisques_are_counted_at_once_the_score_is_420_to_700_after_the_stock() -> None:
    at_once = Options(brisques=Brisques.AT_ONCE)
    table = the_first_stage(Table(PACK, at_once), check=False)
    assert table.scores == (420, 700)  # ZU6
    assert the_last_eight(table).scores == (490, 710)


def test_where_sevens_are_declared_and_nobody_shows_his_the_dealer_makes_700() -> None:
    table = whole(Options(seven=Seven.DECLARED))
    assert table.scores == (490, 700)  # ZU6


@pytest.mark.parametrize(
    ("before", "winner", "trick", "totals"),
    [
        ((920, 0), N, 6, (1000, 50)),
        ((480, 360), D, 23, (620, 1000)),
        ((620, 250), N, 24, (1010, 890)),
        ((510, 290), N, 32, (1000, 930)),
    ],
)
def test_who_reaches_a_thousand_first_has_won_and_the_play_stops(
    before: tuple[int, int], winner: Player, trick: int, totals: tuple[int, int]
) -> None:
    table = whole(Options(), before)  # ZU7, ZU8
    settlement = table.state.standing.settlement
    assert settlement is not None
    assert settlement.winner is winner
    assert settlement.totals == totals
    assert len(table.deal.tricks) == trick


def test_at_the_end_of_the_deal_equal_totals_are_decided_without_the_brisques() -> None:
    table = whole(Options(target_when=TargetWhen.END_OF_DEAL), (510, 290))
    settlement = table.state.standing.settlement
    assert settlement is not None
    assert settlement.totals == (1000, 1000)
    assert settlement.winner is D  # ZU8: 910 and 930 without
