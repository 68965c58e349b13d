"""What a voice says: the difference of two pictures in words.

It is read off the tree of widgets: what was said at the table, the sentence that says what now, the
page one has come to, and what has the focus.
"""

from __future__ import annotations

import re
from collections import Counter, deque
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from game.stage.ornaments import Lettering
from game.stage.picture import CAME, Backdrop, Bubble, Item, Picture, Role, Widget, joined
from game.words.caps import cap_beside
from game.words.catalogue import say
from game.words.catalogue import spoken as code
from game.words.languages import language
from game.words.terms import is_suit_first, named_cards

_CARDS = re.compile(r"([♠♥♦♣])((?: ?(?:[A-Z]\b|[2-9]\b|10\b))+)( (?=[♠♥♦♣]))?")
_KEYS = {"↑": "key.up", "↓": "key.down"}
_SIGNS = {"♠": "suit.S", "♥": "suit.H", "♦": "suit.D", "♣": "suit.C"}
ToldT = TypeVar("ToldT")
_REMEMBERED = 4
"""Sentences, and explanations below them."""
_OFTEN = 2
"""Times that a button is told, with a new sentence."""


class Utterance(Struct, frozen=True):
    """Words for a voice; what is `urgent` is heard instead of what was still being said."""

    words: str
    urgent: bool = False


_Told: TypeAlias = tuple[str, str]
"""Words, after what tells them from the same words about another thing."""
_NOWHERE: _Told = ("", "")


class _Heard(Struct, frozen=True):
    """What a picture says, part by part."""

    heads: tuple[_Told, ...] = ()
    said: tuple[_Told, ...] = ()
    now: tuple[str, ...] = ()
    more: tuple[str, ...] = ()  # the line below that explains it
    ways: tuple[Widget, ...] = ()  # what may be pressed for it
    row: tuple[Item, ...] = ()  # the buttons side by side
    focus: _Told = _NOWHERE
    marks: tuple[_Told, ...] = ()
    answers: tuple[_Told, ...] = ()
    leafing: bool = False  # the second line is gone round by keys
    over: tuple[_Told, ...] = ()  # in letters of gold: what lies under it is not told again after
    main: tuple[str, ...] = ()  # what the bright button says, also where that has the focus

    def over_that_of(self, under: _Heard) -> _Heard:
        """The same with what lies under it."""
        kept = {
            name: (*getattr(self, name), *_without(getattr(under, name), getattr(self, name)))
            for name in ("heads", "said", "marks")
        }
        return replace(self, **kept)


class Narrator:
    """Remembers what was told of the last picture, and the sentences told last.

    While cards move, a sentence gives way to another and comes back: it is told once. On another
    page, or back on one, all of that is news, but what lies there: of a page its head is told
    again, and what now, which says enough at a table.
    """

    def __init__(self) -> None:
        self._before = _Heard()
        self._under: list[_Heard] = []
        self._lately: deque[str] = deque(maxlen=_REMEMBERED)
        self._owed: Sequence[str] = ()  # what came back, told before what makes it true again
        self._explained: deque[str] = deque(maxlen=_REMEMBERED)
        self._times_told = Counter[str]()  # buttons
        self._keys = dict[str, str]()  # told with the buttons they press
        self._pressed = 0

    def see(self, picture: Picture) -> Iterator[Utterance]:
        """What is new in a picture, in the order in which one wants to hear it."""
        heard, before = _heard(picture), self._known(picture)
        self._before = heard.over_that_of(before) if heard.over else heard
        fresh_heads = _without(heard.heads, before.heads)
        come = {among for among, _ in before.said if among.startswith(CAME)}  # in any order
        said = _added(heard.said, before.said)
        fresh = fresh_heads + [each for each in said if each[0] not in come]
        moved = bool(heard.focus[1]) and heard.focus != before.focus
        # what one has come to, then what there is to say of it
        first = moved and all(among == heard.focus[0] for among, _ in fresh)
        in_full = " ".join(words for _, words in heard.said).casefold()
        if fresh_heads:
            self._forget()
        brief = _without((*heard.over, *heard.marks), (*before.over, *before.marks))
        fresh += [each for each in brief if each[1].casefold() not in in_full]
        for answer in heard.answers:
            if answer not in before.answers:
                yield Utterance(spoken(answer[1]), urgent=True)
        changed = moved and heard.focus[0] == before.focus[0]  # a card that goes, or goes back
        left = before.leafing and not heard.leafing  # a small choice, for what it lay over
        if fresh or changed or left:
            self._lately.clear()  # something has happened: what now may be as it was before that
        if changed or heard.leafing or left:
            self._explained.clear()
        told = list(dict.fromkeys(words for _, words in fresh if words.strip()))
        leafs = heard.leafing and before.leafing
        owed = self._owed if fresh else ()  # it came back before what makes it true again
        known = [each for each in before.now if each not in owed]
        now = _without(heard.now, (*known, *(() if leafs else self._lately), *told))
        stood = [each for each in before.now if each not in self._owed]
        gone = [each for each in heard.now if each not in (*stood, *now)]
        self._owed = [each for each in gone if each in self._lately]
        happened = [words for _, words in heard.said]
        more = _without(heard.more, (*before.more, *self._explained, *happened))
        for was in (*before.more, *self._explained):  # where it goes on, its beginning was told
            more = [each.removeprefix(f"{was}. ") for each in more]
        self._lately.extend(now)
        self._explained.extend(more)
        lines, ways = self._fresh_ways(
            heard,
            again=heard.now != before.now or bool(fresh_heads or (more and not heard.leafing)),
            changed=heard.main != before.main,
        )
        told = [*_by_speaker(told), *lines, *now, *more, *ways]
        focus = heard.focus[1]
        if changed and before.focus[1] == joined((focus, say("cards.chosen"))):
            focus = joined((focus, say("cards.back-in-hand")))
        if first:
            yield Utterance(spoken(focus), urgent=True)
        if told:
            yield Utterance(spoken(joined(told)))
        if moved and not first:
            yield Utterance(spoken(focus))
        silent = not (told or moved or heard.answers)
        closed = bool(before.more and before.focus[1]) and not (heard.more or focus)
        if silent and closed and heard.now == before.now:  # one needs no more explanations
            yield Utterance(spoken(joined(heard.now)))
        elif silent and focus and picture.pressed != self._pressed:  # one still is there
            yield Utterance(spoken(focus), urgent=True)
        self._pressed = picture.pressed

    def _forget(self) -> None:
        """What was told on another page is news here."""
        self._lately.clear()
        self._explained.clear()
        self._times_told.clear()
        self._keys.clear()

    def _fresh_ways(
        self, heard: _Heard, *, again: bool, changed: bool
    ) -> tuple[list[str], list[str]]:
        """Lines that can be pressed, and buttons: those not told yet, all a second time `again`.

        The main one each time, and where it has `changed`. On a page only those in ivory, and the
        way back.
        """
        asked, main, back = heard.now or heard.more, cap_beside("Enter"), cap_beside("Esc")
        ways = [way for way in heard.ways if asked or way.main or (back and way.cap == back)]
        named = " ".join((heard.focus[1], *(way.told for way in ways if way.cap)))
        ways = [way for way in ways if way.cap or way in heard.row or not _is_in(way, named)]
        fresh = [way for way in ways if self._times_told[way.called] < (_OFTEN if again else 1)]
        self._times_told.update(way.called for way in fresh)
        repeats = main if again or changed else ""
        told = [way for way in ways if way in fresh or (repeats and way.cap == repeats)]
        keyless = [way for way in told if way in heard.row and not way.cap]
        others = say("list.comma").join(way.called.rstrip(".") for way in keyless)
        by_tab = [say("hear.by-tab", buttons=others)] * bool(keyless)
        lines = [way.told for way in told if not way.cap and way not in heard.row]
        buttons = list[str]()
        for way in (way for way in told if way.cap):
            renamed = not again and self._keys.get(way.cap, way.called) != way.called
            buttons.append(replace(way, cap="").told if renamed and not way.main else way.told)
            self._keys[way.cap] = way.called
        return lines, [*buttons, *by_tab]

    def _known(self, picture: Picture) -> _Heard:
        """What was told before this picture, or of the same page before others lay over it."""
        under, before = self._under, self._before
        if picture.depth > len(under):
            under.append(before)
            self._forget()
        elif picture.depth < len(under):
            known = under[picture.depth]
            heads = known.heads if picture.backdrop is Backdrop.TABLE else ()
            before = replace(known, heads=heads, now=(), more=(), focus=_NOWHERE)
            del under[picture.depth :]
            self._forget()
        return before


def _is_in(line: Widget, named: str) -> bool:
    """Whether the first words of a line are in what a button is called that takes it."""
    return line.called.partition(". ")[0] in named


def _by_speaker(told: Iterable[str]) -> list[str]:
    """What was told, a name once before what one says or does in a row."""
    found, last = list[str](), ""
    for words in told:
        who, colon, said = words.partition(": ")
        found.append(said if colon and who == last else words)
        last = who if colon else ""
    return found


def chosen(part: Widget) -> str:
    """What is told of what has the focus: a card that is chosen is said to be."""
    lifted = part.chosen and part.role is Role.CARD
    return joined((part.told, say("cards.chosen"))) if lifted else part.told


def spoken(words: str) -> str:
    """Words as they are said: a sign of a suit by its name, the letters of ranks after it, keys."""
    return _spoken(words, code(), is_suit_first())


@lru_cache(2048)
def _spoken(words: str, _language: str, _suit_first: bool) -> str:
    """The same as cards are named now: most of a picture is what it was in the last."""
    words = _CARDS.sub(_cards, words)
    words = re.sub(r"(?<=[♠♥♦♣]) ?(?=[♠♥♦♣])", say("list.comma"), words)
    for sign, key in _SIGNS.items():
        words = words.replace(f"{sign}:", f" {say(key)}:").replace(sign, f" {say(key)} ")
    for sign, key in _KEYS.items():
        words = words.replace(sign, say(key))
    words = re.sub(rf"(?<=\. ){say('cap.Bksp')}(?=$|\.)", say("key.backspace"), words)
    words = re.sub(r" +(?=[,.;])", "", " ".join(words.split()))
    return re.sub(r"(?<=[^\W\d]{2}[.?!] )\w", lambda first: first[0].upper(), words)


def _cards(found: re.Match[str]) -> str:
    """Cards written in short, as cards are told."""
    ranks = say("list.comma").join(map(_rank, found[2].split()))
    others = say("list.comma") if found[3] else ""
    return named_cards(say(_SIGNS[found[1]]), ranks) + others


def _rank(letter: str) -> str:
    """A rank by the letter it has in the language spoken."""
    ranks = {**dict(zip((*language(code()).courts, "A"), "KQJA", strict=True)), "10": "T"}
    rank = ranks.get(letter, letter)
    return say(f"rank.{rank}") if rank in "KQJAT" or rank.isdigit() else letter


def _heard(picture: Picture) -> _Heard:
    parts = list(_parts(picture.tree or picture.items))
    by_role: dict[Role, list[_Told]] = {role: [] for role in (Role.HEADING, Role.LIVE, Role.MARK)}
    now, more, ways = list[str](), list[str](), list[Widget]()
    over, row = list[_Told](), list[Item]()  # what is written over the table; buttons
    hung, main = list[_Told](), list[str]()  # bubbles
    focus, answers, leafing = _NOWHERE, list[_Told](), False
    for part in parts:
        match part:
            case Widget(role=Role.STATUS):
                now += [joined((part.name,))] * bool(part.name and not part.silent)
                more += [joined((part.note,))] * bool(part.note)
                leafing = bool(part.among)
            case Widget(role=Role.BUTTON, key=str(), silent=False):
                ways += [part] * (not part.focused)
                main += [part.called] * part.main
            case Widget(role=Role.ROW):
                row += part.parts
            case Widget(role=Role.ANSWER):
                answers.append((part.among, part.name))
            case Widget(role=Role.LINE, key=None, silent=False):
                ways.append(part)
            case Widget(role=Role.MARK, silent=True):
                pass
            case Widget(role=role) if role in by_role:
                by_role[role].append((part.among, part.told))
            case Lettering(words) if not words.isdigit():  # no sum that is counted up
                over.append(("", words))
            case Bubble(fresh=True):
                hung.append(("", joined((part.told,))))
        if isinstance(part, Widget) and part.focused:
            focus = str(part.key), chosen(part)
    by_role[Role.LIVE] += _without(hung, by_role[Role.LIVE])
    heads, said, marks = map(tuple, by_role.values())
    marks = tuple(each for each in marks if each[1] != focus[1])
    told = (tuple(now), tuple(more), tuple(ways), tuple(row))
    return _Heard(
        heads, said, *told, focus, marks, tuple(answers), leafing, tuple(over), tuple(main)
    )


def _parts(parts: Iterable[Item]) -> Iterator[Item]:
    """All that a tree is made of, what is whole before what is in it.

    Of what can be pressed, or is told as a whole, only what has the focus.
    """
    for part in parts:
        yield part
        if isinstance(part, Widget):
            inner = _parts(part.parts)
            whole = part.key is not None or part.name
            yield from inner if not whole else (each for each in inner if _is_focused(each))


def _is_focused(part: Item) -> bool:
    return isinstance(part, Widget) and part.focused


def _added(told: Sequence[_Told], before: Sequence[_Told]) -> list[_Told]:
    """What came: the same words may be said again while the first are still remembered."""
    stood, found = Counter(before), list[_Told]()
    for each in told:
        if not stood[each]:
            found.append(each)
        stood[each] = max(0, stood[each] - 1)
    return found


def _without(told: Sequence[ToldT], before: Sequence[ToldT]) -> list[ToldT]:
    """What was not there before."""
    return [each for each in told if each not in before]
