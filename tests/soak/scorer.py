"""Both scorers over random parties: the rules' ledger and the second scorer must agree.

Those who play like to call, answer as they please, concede where they may; some parties begin late
and with few points, so that last deals come soon. A game to a hundred is played on beside the table
when it is over, with everything that the loser might still have said: whatever came, nothing may
have preceded the line that ended it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

from msgspec.structs import replace

from rules.core.cards import SUITS, Card, Rank
from rules.core.seats import Player
from rules.piquet.actions import Action, Call, ClaimLate, Concede, Correct, Deal, Exchange, Play
from rules.piquet.choices import MayCall, MayExchange, choices
from rules.piquet.combinations import Kind
from rules.piquet.options import HAND, HUNDRED, Length, Options
from rules.piquet.pack import PACK, height
from rules.piquet.partie import apply, start_deal
from rules.piquet.record.notation import write_action
from rules.piquet.record.options_text import EDITION, NAMES, values_of, with_value
from rules.piquet.rights import MayClaimLate, doer, rights
from rules.piquet.scoring import Ledger, item_of
from rules.piquet.seats import ELDER
from rules.piquet.state import DealState, Phase, State
from tests.rules.luck import any_action, eager_action
from tests.rules.second_end import cut_at_a_hundred, second_end
from tests.rules.second_scorer import second_score
from tests.rules.table import pack_of

ITEMS = {"lead": "play", "trick": "play", "last-trick": "play", "conceded": "play"}


Playing = Callable[[State, Random], Action]
"""How both play: the action of the one on turn, by chance."""


_TOPS = (Rank.ACE, Rank.KING, Rank.QUEEN)


class DisagreementError(AssertionError):
    """The two scorers differ; says where, with the actions of the deal."""


def random_options(luck: Random) -> Options:
    """Any options at all, by any edition of the rules."""
    options = Options()
    for name in (*NAMES, EDITION):
        options = with_value(options, name, luck.choice(values_of(name)))
    return options


def lively_action(state: State, luck: Random) -> Action:
    """One who likes to call his best, sometimes calls anything, and concedes when he may.

    Half of the packs give one of the two most of what is high; what is put out is mostly low.
    """
    if state.phase is Phase.DEAL and luck.random() < 0.5:
        return Deal(one_sided(luck, state.options.packets))
    may = choices(state)
    if isinstance(may, MayCall) and may.concede and luck.random() < 0.4:
        return Concede()
    if isinstance(may, MayExchange) and luck.random() < 0.7:
        hand = sorted(state.current.hands[state.current.turn], key=height)
        return Exchange(frozenset(hand[: luck.randint(may.least, may.most)]))
    return eager_action(state, luck) if luck.random() < 0.8 else any_action(state, luck)


def silent_action(state: State, luck: Random) -> Action:
    """One who as elder calls no quatorze or trio, though his calls may show it, or claims it late.

    He is dealt the tops of three suits or four, and younger knaves or tens.
    """
    if state.phase is Phase.DEAL:
        return Deal(tops_against_knaves(luck, state.options.packets))
    may = choices(state)
    if isinstance(may, MayExchange):
        hand = sorted(state.current.hands[state.current.turn], key=height)
        return Exchange(frozenset(hand[: luck.randint(may.least, may.most)]))
    if isinstance(may, MayCall) and state.phase is Phase.CALLS and luck.random() < 0.95:
        calls = [call for call in may.calls if call.kind is not Kind.SET]
        return Call(calls[0]) if calls else Play(luck.choice(sorted(may.cards)))
    reckoning = state.phase is Phase.RECKONING
    for right in rights(state, state.current.player(ELDER)) if reckoning else ():
        if isinstance(right, MayClaimLate):
            sets = [call for call in right.calls if call.kind is Kind.SET]
            if sets and luck.random() < 0.3:
                return ClaimLate(luck.choice(sets))
    return lively_action(state, luck)


def tops_against_knaves(luck: Random, packets: int) -> tuple[Card, ...]:
    """A pack that deals elder ace, king and queen of three suits or four, younger three alike."""
    suits = luck.sample(SUITS, luck.choice((3, 3, 3, 4)))
    elder = {card for card in PACK if card.suit in suits and card.rank in _TOPS}
    rank = luck.choice((Rank.KNAVE, Rank.TEN))
    younger = set(luck.sample([card for card in PACK if card.rank is rank], 3))
    rest = [card for card in PACK if card not in elder | younger]
    luck.shuffle(rest)
    for held in (elder, younger):
        while len(held) < HAND:
            held.add(rest.pop())
    return pack_of(frozenset(elder), frozenset(younger), tuple(rest), packets)


def one_sided(luck: Random, packets: int) -> tuple[Card, ...]:
    """A pack that deals high cards, mostly of two suits, to one of the two."""
    suits = luck.sample(SUITS, 2)
    good = {card: height(card) + 3 * (card.suit in suits) + 4 * luck.random() for card in PACK}
    ranked = sorted(PACK, key=good.__getitem__, reverse=True)
    hands, talon = [ranked[:HAND], ranked[HAND : 2 * HAND]], ranked[2 * HAND :]
    luck.shuffle(hands)
    luck.shuffle(talon)
    return pack_of(frozenset(hands[0]), frozenset(hands[1]), tuple(talon), packets)


def compare(
    deals: int,
    seed: int,
    options: Options | None,
    *,
    tell: Callable[[Counter[str]], None] | None = None,
) -> Counter[str]:
    """Play parties until so many deals were compared; None: other options in each."""
    figures: Counter[str] = Counter()
    while figures["deals"] < deals:
        number = seed + figures["parties"]
        luck, play = Random(number), silent_action if number % 7 == 3 else lively_action
        chosen = random_options(luck) if options is None else options
        try:
            figures += _partie(chosen, luck, play)
        except Exception as wrong:
            raise DisagreementError(f"seed {seed + figures['parties']}: {wrong}") from wrong
        if tell is not None:
            tell(figures)
    return figures


def _partie(options: Options, luck: Random, play: Playing) -> Counter[str]:
    figures: Counter[str] = Counter({"parties": 1})
    state = start_deal(options, luck.choice((Player.A, Player.B)))
    if options.deals is not None and luck.random() < 0.3:
        few = ((luck.randrange(12), luck.randrange(12)) for _ in range(options.deals - 1))
        state = replace(state, results=tuple(few))
    while state.turn is not None:
        state = _deal(state, luck, play, figures)
    figures["rubicons"] += state.settlement is not None and state.settlement.rubicon
    figures["drawn"] += state.settlement is not None and state.settlement.winner is None
    return figures


def _deal(state: State, luck: Random, play: Playing, figures: Counter[str]) -> State:
    """One deal at the table; where a hundred may end it, played on beside it."""
    before, options = state.totals, state.options
    hundred = options.length is Length.TO_A_HUNDRED
    first = state.deal.dealer.other if state.deal is not None else state.first_dealer
    assert first is not None
    endless = replace(options, length=Length.SIX_DEALS)
    beside = start_deal(endless, first) if hundred else state
    over, actions, number = len(beside.results), [], len(state.results)
    while len(beside.results) == over:
        going_on = len(state.results) == number
        action = play(beside, luck)
        while hundred and not going_on and _adds_to_a_won_game(state, beside, action):
            action = play(beside, luck)
        if hundred and going_on:
            state = apply(state, action)[-1].state
            if isinstance(action, Call) and _was_laid_down_instead(state, action):
                action = Play(min(beside.current.hands[ELDER]))  # which lays it down as well
        actions.append(action)
        beside = apply(beside, action)[-1].state
    if not hundred:
        state = beside
    figures["deals"] += 1
    try:
        _agree(state, beside.current, actions, before, figures)
    except AssertionError as wrong:
        told = "\n".join(map(write_action, actions))
        raise DisagreementError(f"{wrong}\n{options}\n{told}") from wrong
    return state


def _adds_to_a_won_game(over: State, beside: State, action: Action) -> bool:
    """Whether the winner of a game to a hundred goes on calling, which changes nothing of it."""
    if over.phase is not Phase.OVER or not isinstance(action, Call | ClaimLate | Correct):
        return False
    winner = Player.A if over.totals[Player.A] >= HUNDRED else Player.B
    return doer(beside, action) is winner


def _was_laid_down_instead(state: State, action: Call) -> bool:
    """Whether a call was not made, since what it made elder lay down decided the game."""
    item, cards = item_of(action.what.kind), action.what.cards  # a point may be a sequence as well
    counted = any((line.item, line.cards) == (item, cards) for line in state.current.ledger)
    return state.phase is Phase.OVER and not counted


def _agree(
    state: State,
    deal: DealState,
    actions: list[Action],
    before: tuple[int, int],
    figures: Counter[str],
) -> None:
    second = second_score(state.options, actions)
    ledger = by_class(deal.ledger)
    for seat in (0, 1):
        assert +second.points[seat] == ledger[seat], f"{seat}: {second.points[seat]} {ledger[seat]}"
        figures.update(f"{item} ({'elder' if seat == 0 else 'younger'})" for item in ledger[seat])
    figures["withdrawn"] += any(line.withdraws for line in deal.ledger)
    figures["shown by implication"] += deal.talk.implied is not None
    figures["conceded"] += deal.table.conceded is not None
    elder = int(deal.dealer.other)
    points = (second.total(elder), second.total(1 - elder))  # player A's seat is `elder` away
    if state.options.length is Length.TO_A_HUNDRED:
        points = cut_at_a_hundred(before, elder, second.lines) or points
    assert state.results[-1] == points, f"{state.results[-1]} by the rules, second {points}"
    end = second_end(state.options, state.results)
    assert (state.phase is Phase.OVER) == (end is not None), "only one of them ends the partie"
    its = state.settlement
    if end is not None and its is not None:
        figures["settled"] += 1
        told = (its.totals, its.winner, its.points, its.rubicon)
        assert told == (end.totals, end.winner, end.points, end.rubicon), f"{told} {end}"


def by_class(ledger: Ledger) -> tuple[Counter[str], Counter[str]]:
    """The ledger's points of each seat by class, as the second scorer names them."""
    counted: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
    for line in ledger:
        counted[line.seat][ITEMS.get(line.item.value, line.item.value)] += line.points
    return counted
