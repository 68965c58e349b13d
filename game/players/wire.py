"""A player's view and reply as plain data for JSON, and back, exactly.

The shape of the data follows the types of `rules` themselves, so there is no second list of fields
here: a record is an object of its fields; one of several records says its name under "type"; cards
are text ("KS"), a hand its cards parted by blanks; a name of an enumeration is its word; what is
absent or hidden is null. Reading trusts nothing: what is wrong is told with the field it stands in.
"""

from __future__ import annotations

import re
import types
from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from functools import cache
from typing import Any, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from msgspec import Struct, ValidationError, convert
from msgspec.json import encode

from game.digests import blake2b
from game.games import PIQUET, rules_of
from rules.core.cards import Card, card, write_cards
from rules.core.game import Event, View

_WHOLE_NUMBERS = (
    10**6
)  # nothing in a partie comes near; keeps hostile numbers out of the arithmetic


_Value = TypeVar("_Value")
_Record = TypeVar("_Record", bound=Struct)


class WireError(ValueError):
    """Data that is no view: the field it stands in ("view.deal.hand") and what is wrong."""

    def __init__(self, says: str, field: str = "") -> None:
        super().__init__(f"{field}: {says}" if field else says)
        self.says = says
        self.field = field

    def within(self, outer: str) -> WireError:
        """The same complaint, one level further out."""
        dot = "" if not (self.field and outer) or self.field.startswith("[") else "."
        return WireError(self.says, f"{outer}{dot}{self.field}")


def typed(kind: type[_Value], data: object, name: str = "") -> _Value:
    """Plain data as a value of a type; WireError with its place in what has this name."""
    try:
        return convert(data, kind)
    except ValidationError as error:
        raise complaint(error).within(name) from None


_COMPLAINT = re.compile(r"(.*?)(?: - at `\$\.?(.*)`)?", re.DOTALL)
_KINDS = {
    "int": "a whole number",
    "float": "a number",
    "str": "a text",
    "bool": "true or false",
    "array": "a list",
    "object": "an object",
}


def complaint(error: ValidationError) -> WireError:
    """What the library finds wrong, in our words and with the place it names."""
    found = _COMPLAINT.fullmatch(str(error))
    says, field = (found[1], found[2] or "") if found else (str(error), "")
    if lacking := re.fullmatch(r"Object missing required field `(.*)`", says):
        return WireError("is missing", lacking[1]).within(field)
    says = re.sub("`(.*?)`", lambda kind: _KINDS.get(kind[1], kind[1]), says)
    return WireError(says.replace("Expected", "should be").replace(", got", ", but is"), field)


class _Plan(Struct, frozen=True):
    """How values of one type are written and read."""

    write: Callable[[Any], Any]
    read: Callable[[Any], Any]


def view_to_data(view: View) -> dict[str, Any]:
    """A view of any game as objects, lists, texts, numbers, booleans and null."""
    return record_to_data(view)


def view_from_data(data: object, game: str = PIQUET) -> View:
    """The view that was written; WireError names the field that is not as it should be."""
    return record_from_data(rules_of(game).view_type, data, "view", game)


def wire_text(seen: View) -> str:
    """The one text that stands for a view: sent to engines, and the ground of a question's seed."""
    return encode(view_to_data(seen)).decode("ascii")  # no view holds a letter beyond


def record_to_data(record: Struct) -> dict[str, Any]:
    """Any record of cards, words and numbers, as a view is written."""
    return cast(dict[str, Any], _plans(None).of(type(record)).write(record))


def record_from_data(kind: type[_Record], data: object, name: str, game: str) -> _Record:
    """A record of this type that was written, with cards of a game; WireError as above."""
    try:
        return cast(_Record, _plans(game).of(kind).read(data))
    except WireError as error:
        raise error.within(name) from None


def event_to_data(event: Event, game: str) -> dict[str, Any]:
    """What a seat may know of an event, as a view is written."""
    return cast(dict[str, Any], _plans(game).of(rules_of(game).event_type).write(event))


def event_from_data(data: object, game: str) -> Event:
    """The event that was written; WireError as above."""
    try:
        return _plans(game).of(rules_of(game).event_type).read(data)
    except WireError as error:
        raise error.within("event") from None


def question_seed(partie_seed: int, text: str) -> int:
    """The seed of one question: the same for the same partie and the same view on the wire."""
    digest = blake2b(f"{partie_seed} {text}".encode(), digest_size=6).digest()
    return int.from_bytes(digest, "big")  # 48 bits: exact in every reader of JSON


class _Plans:
    """How values are written, and read with the cards of one pack; each type is planned once."""

    def __init__(self, pack: frozenset[Card]) -> None:
        self._pack = pack
        self._known: dict[Any, _Plan] = {}

    def of(self, kind: Any) -> _Plan:  # noqa: ANN401  (a type or a special form of typing)
        """The plan for a type; TypeError for one that does not travel."""
        if kind not in self._known:
            self._known[kind] = self._plan(kind)
        return self._known[kind]

    def _plan(self, kind: Any) -> _Plan:  # noqa: ANN401  (as above)
        if get_origin(kind) in (Union, types.UnionType):
            return _union(self, get_args(kind))
        if get_origin(kind) is Literal:
            return _one_of({value: value for value in get_args(kind)}, lambda value: value)
        if get_origin(kind) is frozenset:
            return self._set(*get_args(kind))
        if get_origin(kind) is tuple:
            return self._tuple(get_args(kind))
        if kind is Card:
            return _Plan(str, self._card)
        if kind is int:
            return _Plan(int, _whole_number)
        if kind is bool:
            return _Plan(bool, _truth)
        if kind is str:
            return _Plan(str, _text)
        if kind is Any:
            return _Plan(lambda value: value, lambda data: data)
        if isinstance(kind, type) and issubclass(kind, Enum):
            return _one_of({_word(member): member for member in kind}, _word)
        if isinstance(kind, type) and issubclass(kind, Struct):
            return _record(self, kind)
        raise TypeError(f"no plan for {kind}")

    def _set(self, member: Any) -> _Plan:  # noqa: ANN401  (as above)
        if member is Card:
            return _Plan(
                lambda held: write_cards(sorted(held)), lambda data: frozenset(self._cards(data))
            )
        each = self.of(member)
        return _Plan(
            lambda values: [each.write(value) for value in sorted(values)],
            lambda data: frozenset(_items(_list(data), lambda _: each)),
        )

    def _tuple(self, members: tuple[Any, ...]) -> _Plan:
        if members == (Card, ...):
            return _Plan(write_cards, self._cards)
        if members[-1] is ...:
            each = self.of(members[0])
            return _Plan(
                lambda values: [each.write(value) for value in values],
                lambda data: _items(_list(data), lambda _: each),
            )
        plans = [self.of(member) for member in members]
        count = len(plans)
        return _Plan(
            lambda values: [plan.write(value) for plan, value in zip(plans, values, strict=True)],
            lambda data: _items(_list(data, count), lambda place: plans[place]),
        )

    def _card(self, data: object) -> Card:
        try:
            found = card(data) if isinstance(data, str) else None
        except ValueError:
            found = None
        if found not in self._pack:
            raise WireError(f"should be a card such as KS, but is {named(data)}")
        return found

    def _cards(self, data: object) -> tuple[Card, ...]:
        if not isinstance(data, str):
            raise WireError(f"should be cards such as 'KS QS', but is {named(data)}")
        found = tuple(self._card(word) for word in data.split())
        if len(set(found)) != len(found):
            raise WireError("a card stands there twice")
        return found


@cache
def _plans(game: str | None) -> _Plans:
    """How the values of a game travel; None: for writing alone, whatever the game."""
    return _Plans(frozenset() if game is None else frozenset(rules_of(game).pack))


def _record(plans: _Plans, kind: Any, tag: str | None = None) -> _Plan:  # noqa: ANN401  (any dataclass)
    hints = get_type_hints(kind)
    each = {name: plans.of(hints[name]) for name in kind.__struct_fields__}
    names = frozenset(each) | ({"type"} if tag else set())
    tagged = {"type": tag} if tag else {}
    untold = getattr(kind, "UNTOLD", {})
    # of fields that came later: what they meant who wrote a record without them

    writes = [(name, plan.write) for name, plan in each.items()]

    def write(value: object) -> dict[str, Any]:
        return tagged | {name: written(getattr(value, name)) for name, written in writes}

    def read(data: object) -> object:
        if not isinstance(data, Mapping):
            raise WireError(f"should be an object, but is {named(data)}")
        if untold:
            data = untold | dict(data)
        if data.keys() != names:
            raise _wrong_fields(data.keys(), names)
        values = {}
        for name, plan in each.items():
            try:
                values[name] = plan.read(data[name])
            except WireError as error:
                raise error.within(name) from None
        return kind(**values)

    return _Plan(write, read)


def _union(plans: _Plans, members: tuple[Any, ...]) -> _Plan:
    """One of several types: null, records told apart by "type", or words of enumerations."""
    may_be_absent = type(None) in members
    kinds = [member for member in members if member is not type(None)]
    if len(kinds) == 1:
        only = plans.of(kinds[0])
    elif all(issubclass(kind, Struct) for kind in kinds):
        only = _tagged(
            {kind.__name__: (kind, _record(plans, kind, kind.__name__)) for kind in kinds}
        )
    else:
        words = {_word(word): word for kind in kinds for word in kind}
        only = _one_of(words, _word)
    if not may_be_absent:
        return only
    return _Plan(
        lambda value: None if value is None else only.write(value),
        lambda data: None if data is None else only.read(data),
    )


def _tagged(kinds: dict[str, tuple[Any, _Plan]]) -> _Plan:
    def write(value: object) -> Any:  # noqa: ANN401  (plain data)
        return kinds[type(value).__name__][1].write(value)

    def read(data: object) -> object:
        if not isinstance(data, Mapping):
            raise WireError(f"should be an object, but is {named(data)}")
        name = data.get("type")
        if not isinstance(name, str) or name not in kinds:
            raise WireError(f"should be one of {', '.join(kinds)}, but is {named(name)}", "type")
        return kinds[name][1].read(data)

    return _Plan(write, read)


def _items(data: list[Any], plan_at: Callable[[int], _Plan]) -> tuple[Any, ...]:
    values = []
    for place, item in enumerate(data):
        try:
            values.append(plan_at(place).read(item))
        except WireError as error:
            raise error.within(f"[{place}]") from None
    return tuple(values)


def _one_of(words: Mapping[Any, Any], write: Callable[[Any], Any]) -> _Plan:
    def read(data: object) -> object:
        if type(data) not in (str, int) or data not in words:
            raise WireError(f"should be one of {', '.join(map(str, words))}, but is {named(data)}")
        return words[data]

    return _Plan(write, read)


def _word(member: Enum) -> str:
    return member.value if isinstance(member.value, str) else member.name.lower()


def _list(data: object, count: int | None = None) -> list[Any]:
    if not isinstance(data, list):
        raise WireError(f"should be a list, but is {named(data)}")
    if count is not None and len(data) != count:
        raise WireError(f"should have {count} items, but has {len(data)}")
    return data


def _whole_number(data: object) -> int:
    if type(data) is not int or abs(data) > _WHOLE_NUMBERS:
        raise WireError(f"should be a whole number, but is {named(data)}")
    return data


def _truth(data: object) -> bool:
    if not isinstance(data, bool):
        raise WireError(f"should be true or false, but is {named(data)}")
    return data


def _text(data: object) -> str:
    if not isinstance(data, str):
        raise WireError(f"should be a text, but is {named(data)}")
    return data


def _wrong_fields(found: Iterable[Any], wanted: Iterable[str]) -> WireError:
    missing = sorted(set(wanted) - set(found))
    if missing:
        return WireError("is missing", missing[0])
    strange = min(str(name) for name in set(found) - set(wanted))
    return WireError("is not known here", strange[:40])


def named(data: object) -> str:
    """What was found instead, short enough for a sentence."""
    if data is None:
        return "null"
    if isinstance(data, Mapping):
        return "an object"
    if isinstance(data, list):
        return "a list"
    text = repr(data) if not isinstance(data, int) or abs(data) < 10**9 else "a huge number"
    return text if len(text) <= 40 else f"{text[:37]}..."
