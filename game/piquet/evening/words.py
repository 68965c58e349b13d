"""How an evening is put into words: who sits how, what was cut, who pays whom."""

from __future__ import annotations

from game.piquet.evening.club import Club, leaders
from game.piquet.evening.match import MatchForm, MatchOfTwo, MatchTerms
from game.piquet.words import say
from game.saves.partie import EveningPlace
from game.words.terms import capital, card_name, listed, signed
from game.words.terms import number as number_words
from rules.piquet.club.chouette import (
    THREE,
    Cuts,
    PartieEntry,
    Payment,
    Roles,
    Three,
    in_tens,
    next_roles,
)
from rules.piquet.club.stakes import HUNDRED, SHILLING, Stake

_POUND = 20 * SHILLING
_FRACTIONS = (25, 50)
"""Points that are full steps of a stake by the hundred."""
_FORM_KEYS = {MatchForm.CARD: "card", MatchForm.BEST_OF: "best-of", MatchForm.FIRST_TO: "first-to"}


def outcome_words(roles: Roles, called: tuple[str, ...], you: Three | None) -> tuple[str, str]:
    """Who pays if the one alone wins, and who if he loses, a line each."""
    side = (roles.opponent, roles.adviser)
    if you is None:
        who, partner = "", ""
    elif you is roles.single:
        who, partner = ".you", ""
    else:
        who, partner = ".side", called[side[1] if you is side[0] else side[0]]
    won, lost = (
        say(
            f"evening.{key}{who}",
            single=called[roles.single],
            opponent=called[roles.opponent],
            adviser=called[roles.adviser],
            partner=partner,
        )
        for key in ("if-won", "if-lost")
    )
    return won, lost


def outcome_rows(
    roles: Roles, called: tuple[str, ...], you: Three | None
) -> tuple[tuple[str, str, str], tuple[str, str, str]]:
    """If the one alone wins, and if not: who pays, in few words, then all of it in sentences.

    What is good for `you` stands first.
    """
    who = "" if you is None else ".you" if you is roles.single else ".side"
    means = outcome_words(roles, called, you)
    won, lost = (
        (
            say(f"evening.row.{key}{who}", single=called[roles.single]),
            say(f"evening.pay.{key}{who}", single=called[roles.single]),
            f"{words} {then_words(roles, called, single_won=key == 'won')}",
        )
        for key, words in zip(("won", "lost"), means, strict=True)
    )
    return (lost, won) if who == ".side" else (won, lost)


def only_person(place: EveningPlace) -> Three | None:
    """The one of the three who is "you"; None where several are people."""
    people = [who for who in THREE if place.guests[who].is_person]
    return people[0] if len(people) == 1 else None


def who_pays(roles: Roles, called: tuple[str, ...], you: Three | None) -> str:
    """In few words what the one alone plays for."""
    if you is roles.single:
        return say("evening.slip.you")
    return say("evening.slip", single=called[roles.single])


def cut_words(
    cuts: tuple[Cuts, ...], called: tuple[str, ...], you: Three | None
) -> tuple[str, ...]:
    """Who cut what, and what it decides, a sentence each."""
    told = [
        say(
            "evening.cut.you" if who is you else "evening.cut",
            name=called[who],
            card=listed([card_name(each) for each in cuts[who]]),
        )
        for who in THREE
    ]
    again = (say("evening.cuts.again"),) if any(len(each) > 1 for each in cuts) else ()
    return say("evening.cuts", told=listed(told)), *again, say("evening.cuts.why")


def stake_words(stake: Stake) -> str:
    """What is staked: "ten shillings a hundred"."""
    if not stake.pence:
        return say("evening.stake.none")
    if stake.step == 1:
        return say("evening.stake.point", money=money_words(stake.pence))
    if stake.step not in _FRACTIONS:
        return say("evening.stake.step", money=money_words(stake.pence), step=stake.step)
    pence = stake.pence * HUNDRED // stake.step
    shillings, rest = divmod(pence, SHILLING)
    if rest or pence >= _POUND:
        return say("evening.stake", money=money_words(pence))
    return say("evening.stake", money=say("evening.shillings", count=shillings, number=shillings))


def form_words(terms: MatchTerms) -> str:
    """What two play: a card of six, the best of five, the first to a thousand."""
    return say(f"evening.form.{_FORM_KEYS[terms.form]}", number=terms.number)


def standing_words(match: MatchOfTwo, names: tuple[str, str], *, you: bool) -> str:
    """Who is ahead, or has won; `you` are the first of the two, if nobody else is a person."""
    leader = match.leader
    if leader is None:
        return say("evening.even")
    own, other = match.standing[leader], match.standing[leader.other]
    unit = "parties" if match.terms.form is MatchForm.BEST_OF else "points"
    done = "wins" if match.over else "leads"
    whose = ".you" if you and names[leader] == say("you") else ""
    return say(f"evening.{done}.{unit}{whose}", name=names[leader], own=own, other=other)


def club_words(club: Club, names: tuple[str, ...], *, you: bool) -> str:
    """Who is ahead at a club evening, or has won it; `you` are the first, if alone a person."""
    ahead = leaders(club)
    if not ahead:
        return say("evening.club.none")
    done = "leads" if club.due is not None else "wins"
    if len(ahead) > 1:
        told = listed([names[one.guest] for one in ahead])
        return say(f"evening.club.level.{done}", names=told, won=ahead[0].won)
    (best,) = ahead
    whose = ".you" if you and best.guest == 0 else ""
    parties = say("evening.club.parties", count=best.won, number=number_words(best.won))
    return say(
        f"evening.club.{done}{whose}",
        name=names[best.guest],
        parties=parties,
        points=signed(best.points),
    )


def to_pay_words(match: MatchOfTwo, names: tuple[str, str], *, you: bool) -> str:
    """What who is behind pays for the difference in points."""
    ahead, points = match.ahead
    if ahead is None or not match.pence:
        return say("evening.quits")
    payer, payee = names[ahead.other], names[ahead]
    whose = ""
    if you:
        whose = ".yours" if payee == say("you") else ".mine"
    money = money_words(match.pence)
    return say(
        f"evening.difference{whose}",
        points=points,
        reckoned=match.reckoned,
        payer=payer,
        payee=payee,
        money=money,
    )


def payment_words(
    payment: Payment, called: tuple[str, ...], stake: Stake, you: Three | None
) -> str:
    """Who pays whom what for how many points."""
    payer, payee = called[payment.payer], called[payment.payee]
    whose = (
        {payment.payer: ".mine", payment.payee: ".yours"}.get(you, "") if you is not None else ""
    )
    if not stake.pence:
        return say(f"evening.owes{whose}", payer=payer, payee=payee, points=payment.points)
    money = money_words(payment.pence)
    return say(f"evening.pays{whose}", payer=payer, payee=payee, points=payment.points, money=money)


def then_words(roles: Roles, called: tuple[str, ...], *, single_won: bool) -> str:
    """Who does what in the partie after one that was won, or lost."""
    after, called = next_roles(roles, single_won), within(called)
    return say(
        "evening.then",
        single=called[after.single],
        opponent=called[after.opponent],
        adviser=called[after.adviser],
    )


def within(called: tuple[str, ...]) -> tuple[str, ...]:
    """What all are called in the middle of a sentence, where one is "you"."""
    return tuple(say("you.lower") if name == say("you") else name for name in called)


def _changes(entry: PartieEntry) -> tuple[tuple[str, Three, Three], ...]:
    """What is done by somebody else after a partie: by whom till then, and by whom now."""
    before, after = entry.roles, next_roles(entry.roles, entry.outcome.single_won)
    pairs = (
        ("single", before.single, after.single),
        ("opponent", before.opponent, after.opponent),
        ("adviser", before.adviser, after.adviser),
    )
    return tuple((duty, was, now) for duty, was, now in pairs if was is not now)


def place_rows(entry: PartieEntry, called: tuple[str, ...]) -> tuple[tuple[str, str, str], ...]:
    """Who takes whose place after a partie, in rows: what is done, who for whom, all as a rule."""
    inside, rule = within(called), places_words(entry, called)
    return tuple(
        (
            say(f"evening.seat.{duty}"),
            say("evening.seat.changed", before=inside[was], after=inside[now]),
            rule,
        )
        for duty, was, now in _changes(entry)
    )


def places_words(entry: PartieEntry, called: tuple[str, ...]) -> str:
    """Who takes whose place after a partie."""
    called = within(called)
    told = [
        say(f"evening.place.{duty}", before=called[was], after=called[now])
        for duty, was, now in _changes(entry)
    ]
    if not told:
        return say("evening.places.same")
    kind = "won" if entry.outcome.single_won else "lost"
    return say(
        f"evening.places.{kind}",
        told=say("evening.places.join").join((capital(told[0]), *told[1:])),
    )


def entry_words(number: int, entry: PartieEntry, called: tuple[str, ...], you: Three | None) -> str:
    """How the figures of a partie came about: who won how many points, and what tens they are."""
    outcome, single = entry.outcome, entry.roles.single
    if outcome.single_won is None:
        return say("evening.entry.drawn", number=number)
    key = "evening.entry.won" if outcome.single_won else "evening.entry.lost"
    whose = "" if you is None else ".you" if single is you else ".side"
    partner = "".join(
        called[who] for who in (entry.roles.opponent, entry.roles.adviser) if you not in (None, who)
    )
    tens = in_tens(outcome.points)
    return say(
        f"{key}{whose}",
        number=number,
        name=called[single],
        points=outcome.points,
        tens=tens,
        double=2 * tens,
        partner=partner,
    )


def fraction_words(stake: Stake) -> tuple[str, ...]:
    """What is not paid for, where a stake pays for whole steps of points only."""
    if not stake.pence or stake.step == 1:
        return ()
    return (say("evening.fraction", step=stake.step),)


def money_words(pence: int) -> str:
    """£4 10s, 10s, 6d."""
    pounds, rest = divmod(pence, _POUND)
    shillings, pence = divmod(rest, SHILLING)
    found = []
    if pounds:
        found.append(say("evening.pounds", number=pounds))
    if shillings:
        found.append(say("evening.shillings.brief", number=shillings))
    if pence or not found:
        found.append(say("evening.pence", number=pence))
    return " ".join(found)
