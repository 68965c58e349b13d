"""The values of the play table by looking ahead to the end: slower, and without the asset.

Leads and replies are positions of `positions`: four codes, seen from the side on lead.
"""

from __future__ import annotations

from game.piquet.ai.values.positions import EMPTY, Codes, length, owned, turned, without


class Search:
    """The same values as the table's; what was found is kept."""

    degraded = True
    _MOST_KEPT = 400_000  # positions, some 60 MB

    def __init__(self) -> None:
        self._known: dict[Codes, int] = {}

    def value(self, first: int, second: int, third: int, fourth: int) -> int:
        if len(self._known) > self._MOST_KEPT:
            self._known.clear()
        first, second, third, fourth = sorted((first, second, third, fourth))
        return self._value((first, second, third, fourth))

    def _value(self, codes: Codes) -> int:
        known = self._known.get(codes)
        if known is None:
            if codes == (EMPTY,) * 4:
                return 1  # the one on lead has taken the last trick
            known = self._known[codes] = max(
                self._lead(codes, at, place)
                for at in range(4)
                if at == 0 or codes[at] != codes[at - 1]
                for place in leads(codes[at])
            )
        return known

    def _lead(self, codes: Codes, at: int, place: int) -> int:
        """The value of leading the card at a place of one suit, the follower choosing."""
        cards = sum(map(owned, codes))
        return min(
            2 + self.value(*after) if keeps else 2 * cards - 1 - self.value(*after)
            for after, keeps in replies(codes, at, place)
        )


def leads(code: int) -> list[int]:
    """The places of the cards that need be led: owned, and not touching a higher owned one."""
    mine = code ^ 1 << length(code)
    return [place for place in range(length(code)) if mine >> place & 1 and not mine >> place & 2]


def replies(codes: Codes, at: int, place: int) -> list[tuple[Codes, bool]]:
    """The positions after a lead and each reply worth a thought, with who leads next.

    True: the leader took the trick and the codes are his still; False: they are the follower's.
    The cheapest card that wins, the lowest that loses, and of each suit thrown from the lowest are
    enough (tested against all replies).
    """
    code = codes[at]
    found = []
    winner, loser = cheapest_winner(code, place), lowest(code)
    if winner is not None:
        one, two, three, four = with_code(codes, at, without(without(code, winner), place))
        found.append(((turned(one), turned(two), turned(three), turned(four)), False))
    if loser is not None and loser < place:
        found.append((with_code(codes, at, without(without(code, place), loser)), True))
    if loser is None:
        left = with_code(codes, at, without(code, place))
        for other, suit in enumerate(left):
            thrown = lowest(suit)
            if thrown is not None:
                found.append((with_code(left, other, without(suit, thrown)), True))
    return found


def cheapest_winner(code: int, place: int) -> int | None:
    """The place of the follower's lowest card above a place."""
    return next((at for at in range(place + 1, length(code)) if not code >> at & 1), None)


def lowest(code: int) -> int | None:
    """The place of the follower's lowest card."""
    return next((at for at in range(length(code)) if not code >> at & 1), None)


def with_code(codes: Codes, at: int, code: int) -> Codes:
    """The position with another code for one suit."""
    first, second, third, fourth = codes
    match at:
        case 0:
            return code, second, third, fourth
        case 1:
            return first, code, third, fourth
        case 2:
            return first, second, code, fourth
        case _:
            return first, second, third, code
