"""What is said of codes and results: the texts for a friend, who is ahead, why a text is none."""

from __future__ import annotations

from game.duplicate.around import CodedMatch
from game.duplicate.code import Code, CodeError, brought, find_code, write_code
from game.duplicate.schedule import against, both_sides
from game.duplicate.told import ToldError, ToldResult, holds_told, read_told, write_told
from game.pages.people import level_words
from game.pages.variants import variants_of
from game.words.catalogue import say


def taken(text: str, game: str) -> Code | ToldResult | str:
    """What somebody typed or pasted: a code, a friend's result, or why it is neither."""
    try:
        return read_told(text, game) if holds_told(text) else find_code(text, game)
    except (ToldError, CodeError) as error:
        return say(f"deals.wrong.{error.fault}" if text.strip() else "deals.wrong.empty")


def datum_name(game: str) -> str:
    """What the one is called who is the measure."""
    return level_words(brought(game).datum, game)


def measure_words(match: CodedMatch) -> str:
    """Against whom the measure played, where that is somebody else; else nothing."""
    code = match.code
    if code.for_two or not match.datum.keys() & match.results.keys():
        return ""
    if code.opposite == brought(code.game).datum:
        return ""
    other = level_words(code.opposite, code.game)
    return say("deals.measure", level=datum_name(code.game), other=other)


def deals_words(code: Code) -> str:
    """How many deals, and against whom: "Six deals, against Master"."""
    count = say(f"deals.count.{code.deals}")
    if code.for_two:
        return count
    level = level_words(code.opposite, code.game)
    return say("deals.invitation.against", count=count, level=level)


def rules_words(code: Code) -> str:
    """The rules of a code by their name."""
    return variants_of(code.game).name(code.options)


def invitation(code: Code) -> str:
    """What a friend is sent so that he plays the same deals."""
    rules = rules_words(code)
    words = say("deals.invitation", deals=deals_words(code), rules=rules, code=write_code(code))
    return words + "\n"


def result(match: CodedMatch, name: str) -> str:
    """What a friend is sent when all is played. ValueError before."""
    if not match.complete or match.code.for_two:
        raise ValueError("the result is not complete")
    numbers = [deal.number for deal in match.deals]
    told = ToldResult(
        match.code,
        name,
        tuple(match.results[number] for number in numbers),
        tuple(match.datum[number] for number in numbers),
    )
    code = match.code
    return say(
        "deals.result", deals=deals_words(code), rules=rules_words(code), told=write_told(told)
    )


def better_words(match: CodedMatch) -> str:
    """Who made more on the same cards, of what is known."""
    if match.code.for_two:
        return _two_words(match)
    level = datum_name(match.code.game)
    known = [number for number in match.results if number in match.datum]
    if not known:
        return say("deals.none", level=level)
    more = sum(against(match.results[number], match.datum[number]) for number in known)
    key = "deals.more" if more > 0 else "deals.less" if more else "deals.equal"
    return say(key, count=abs(more), level=level) if more else say(key, level=level)


def row_words(match: CodedMatch) -> str:
    """How far a match is, or what came of it, on a short line."""
    if match.next is not None:
        number, count = match.next.number, len(match.deals)
        return say("deals.row.next", number=number, count=count)
    if match.code.for_two:
        known = (each.better for each in both_sides(match.deals, match.results))
        more = sum(better for better in known if better is not None)
        name = match.names[0 if more >= 0 else 1]
        return say("deals.row.two", name=name, count=abs(more))
    known_deals = match.datum.keys() & match.results.keys()
    more = sum(against(match.results[number], match.datum[number]) for number in known_deals)
    return _beside(more, datum_name(match.code.game))


def friend_words(match: CodedMatch) -> str:
    """Who of you and the friend heard of last made more on the same cards; nothing before."""
    if match.code.for_two or match.next is not None or not match.friends:
        return ""
    told, name = match.friends[-1], told_names(match)[-1]
    more = sum(
        against(match.results[deal.number], told.points[deal.number - 1]) for deal in match.deals
    )
    return _beside(more, name)


def _beside(more: int, name: str) -> str:
    """So many points more or less than somebody."""
    if not more:
        return say("deals.friend.equal", name=name)
    key = "deals.friend.more" if more > 0 else "deals.friend.less"
    return say(key, count=abs(more), name=name)


def _two_words(match: CodedMatch) -> str:
    known = [each.better for each in both_sides(match.deals, match.results)]
    if all(better is None for better in known):
        return say("deals.two.none")
    more = sum(better for better in known if better is not None)
    if not more:
        return say("deals.two.equal")
    name = match.names[0 if more > 0 else 1]
    return say("deals.two.more", count=abs(more), name=name)


def told_names(match: CodedMatch) -> tuple[str, ...]:
    """What the friends are called over their columns."""
    return tuple(map(told_name, match.friends))


def told_name(told: ToldResult) -> str:
    """What a friend is called; many never say their names to the program."""
    return told.name or say("deals.friend")
