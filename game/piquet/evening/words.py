"""How an evening is put into words: who sits how, what was cut, who pays whom."""

from __future__ import annotations

from game.piquet.words.say import say
from game.saves.evenings import EveningPlace
from game.words.terms import card_name, listed
from rules.piquet.club.chouette import (
    THREE,
    Cuts,
    PartieEntry,
    Payment,
    Roles,
    Three,
    in_tens,
)
from rules.piquet.club.stakes import HUNDRED, SHILLING, Stake


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


def only_person(place: EveningPlace) -> Three | None:
    """The one of the three who is "you"; None where several are people."""
    people = [who for who in THREE if place.guests[who].is_person]
    return people[0] if len(people) == 1 else None


def who_pays(roles: Roles, called: tuple[str, ...], you: Three | None) -> str:
    """In few words what the one alone plays for."""
    if you is roles.single:
        return say("evening.slip.you")
    return say("evening.slip", single=called[roles.single])


def cut_words(cuts: tuple[Cuts, ...], called: tuple[str, ...], you: Three | None) -> str:
    """Who cut what."""
    told = [
        say(
            "evening.cut.you" if who is you else "evening.cut",
            name=called[who],
            card=listed([card_name(each) for each in cuts[who]]),
        )
        for who in THREE
    ]
    return say("evening.cuts", told=listed(told))


def stake_words(stake: Stake) -> str:
    """What is staked: "ten shillings a hundred"."""
    if not stake.pence:
        return say("evening.stake.none")
    pence = stake.pence * HUNDRED // stake.step
    return say("evening.stake", money=money_words(pence))


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


def entry_words(number: int, entry: PartieEntry, called: tuple[str, ...], you: Three | None) -> str:
    """How the figures of a partie came about: who won how many points, and what tens they are."""
    outcome, single = entry.outcome, entry.roles.single
    if outcome.single_won is None:
        return say("evening.entry.drawn", number=number)
    key = "evening.entry.won" if outcome.single_won else "evening.entry.lost"
    whose = ".you" if single is you else ""
    tens = in_tens(outcome.points)
    return say(
        f"{key}{whose}",
        number=number,
        name=called[single],
        points=outcome.points,
        tens=tens,
        double=2 * tens,
    )


def fraction_words(stake: Stake) -> tuple[str, ...]:
    """What is not paid for, where a stake pays for whole steps of points only."""
    if not stake.pence or stake.step == 1:
        return ()
    return (say("evening.fraction", step=stake.step),)


def signed(tens: int) -> str:
    """With its sign, a minus as long as a plus."""
    return f"+{tens}" if tens > 0 else f"−{-tens}" if tens < 0 else "0"


def money_words(pence: int) -> str:
    """£4 10s, 10s, 6d."""
    pounds, rest = divmod(pence, 20 * SHILLING)
    shillings, pence = divmod(rest, SHILLING)
    found = []
    if pounds:
        found.append(f"£{pounds}")
    if shillings:
        found.append(f"{shillings}s")
    if pence or not found:
        found.append(f"{pence}d")
    return " ".join(found)
