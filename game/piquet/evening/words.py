"""How an evening is put into words: who sits how, what was cut, who pays whom."""

from __future__ import annotations

from game.piquet.words.say import say
from game.words.terms import card_name, listed
from rules.piquet.club.chouette import THREE, Cuts, Payment, Roles, Three
from rules.piquet.club.stakes import HUNDRED, SHILLING, Stake


def roles_words(roles: Roles, called: tuple[str, ...], you: Three | None) -> tuple[str, str, str]:
    """Who plays alone, against whom, and who advises, a line each."""
    lines = (
        ("single", roles.single),
        ("opponent", roles.opponent),
        ("adviser", roles.adviser),
    )
    a, b, c = (
        say(f"evening.{key}.you" if who is you else f"evening.{key}", name=called[who])
        for key, who in lines
    )
    return a, b, c


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
