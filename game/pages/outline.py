"""What a screen reader is told of a picture: the tree of widgets, and the words beside them.

What is painted and has no words is left out; cards that lie among each other are a list.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from msgspec.structs import replace

from game.pages.narrator import spoken
from game.stage.ornaments import Legend, Lettering
from game.stage.outline import Node
from game.stage.picture import Bubble, CardItem, Item, Picture, Role, Text, Widget, joined

_TOGETHER = (Role.LIST, Role.ROW)
"""What has no words of its own."""
_CHOSEN = (Role.CHOICE, Role.TAB, Role.CARD)
_LIVE = (Role.HEADING, Role.LIVE, Role.STATUS, Role.ANSWER)
"""What is told when it comes."""
_VALUES = (Role.SETTING, Role.SLIDER)
_RUNS = {Role.CHOICE: Role.GROUP, Role.TAB: Role.TABS, Role.SCORE: Role.TABLE}
"""What some of a kind, side by side, are together."""
_COUNTED = (*_RUNS, Role.CARD, Role.COLUMN, Role.LABEL, Role.CELL)


def outline(picture: Picture) -> tuple[Node, ...]:
    """All of it, in the order it is read in."""
    return _numbered(_nodes(picture.tree or picture.items))


def nodes(some: Iterable[Node]) -> Iterator[Node]:
    """Some nodes and all below them."""
    for each in some:
        yield each
        yield from nodes(each.children)


def _nodes(parts: Iterable[Item]) -> list[Node]:
    """The nodes of parts that lie side by side; their paths are what tells them from each other."""
    found: list[Node] = []
    lists: dict[str, list[Node]] = {}
    line: Text | None = None
    for part in parts:
        match part:
            case Widget(role=Role.CARD, among=among) if among and part.name:
                if among not in lists:
                    found.append(Node(f"cards {among}", Role.LIST, spoken(among)))
                lists.setdefault(among, []).append(_card(part))
            case Widget():
                found += _widget(part)
            case Text(words) if words.strip():
                if line is not None and line.y == part.y:  # the same line goes on
                    words = f"{found.pop().says} {words}"
                found.append(_words(words))
                line = part
                continue
            case Bubble(words=words) if words:
                found.append(_words(part.told, live=part.fresh))
            case Lettering(words):
                found.append(_words(words, live=not words.isdigit()))  # no sum that is counted up
            case Legend(_, head, more):
                found.append(replace(_words(head), note=spoken(more)))
            case _:
                continue
        line = None
    return _gathered(
        replace(each, children=_numbered(lists[each.says]))
        if each.says in lists and each.path == f"cards {each.says}"
        else each
        for each in found
    )


def _gathered(found: Iterable[Node]) -> list[Node]:
    """The same with choices side by side as a group, and the rows of a score as a table."""
    told: list[Node] = []
    for (role, head), run in groupby(found, lambda each: (each.role, _head(each))):
        some = [*run]
        if role in _RUNS and (len(some) > 1 or role is Role.SCORE):
            rows = [replace(head, path="head"), *some] if head else some
            told.append(Node(f"{_RUNS[role]}", _RUNS[role], children=_numbered(rows)))
        else:
            told += some
    return told


def _head(row: Node) -> Node | None:
    """The row of heads over a row of a score; none over all else."""
    if row.role is not Role.SCORE:
        return None
    columns = [replace(each, role=Role.COLUMN, says=each.note, note="") for each in row.children]
    return Node("head", Role.SCORE, children=_numbered(columns))


def _words(words: str, *, live: bool = False) -> Node:
    """Words that stand there, or are said."""
    says = spoken(words)
    return Node(f"said {says}" if live else "words", Role.TEXT, says, live=live)


def _widget(part: Widget) -> list[Node]:
    """What a widget says, and what can be pressed in it."""
    inner = _nodes(part.parts)
    if part.role in _TOGETHER and part.key is None:
        if part.role is Role.ROW or len(inner) < 2:
            return inner
        return [Node("list", Role.LIST, spoken(part.name), children=_numbered(inner))]
    if part.role is Role.DIALOG:
        head = next((each.says for each in inner if each.role is Role.HEADING), "")
        return [Node("dialog", Role.DIALOG, head, children=_numbered(inner))]
    if part.role is Role.STATUS:
        now = replace(_plain(part), note="")
        told = [_words(part.note, live=True)] if part.note else []
        return [now, *told] if now.says else told
    node = _card(part) if part.role is Role.CARD else _plain(part)
    pressed = [each for each in nodes(inner) if each.key is not None]
    if part.role is Role.SCORE:
        cells = [
            Node("label", Role.LABEL, spoken(part.name)),
            *(Node("cell", Role.CELL, spoken(figure), name) for name, figure in part.figures),
        ]
        return [replace(node, path=f"row {part.name}", children=_numbered(cells))]
    if part.role is Role.SWITCH:
        return [replace(node, chosen=pressed[-1].chosen)] if pressed else [node]
    if part.role in _VALUES and pressed:
        of_choices = all(each.role is Role.CHOICE for each in pressed)
        role = Role.GROUP if of_choices else part.role
        share = int("0" + "".join(filter(str.isdigit, part.value)))
        return [replace(node, role=role, share=share, children=_numbered(pressed))]
    return [node, *pressed] if node.says else pressed


def _plain(part: Widget) -> Node:
    live = part.role in _LIVE and not part.silent
    says = spoken(joined((part.called, part.value)))
    legend = next((each.words for each in part.parts if isinstance(each, Legend)), "")
    what = f" {part.key}" if part.key is not None else f" {part.among}{says}" if live else ""
    return Node(
        f"{part.role}{what}", part.role, says, spoken(part.note or legend), part.cap, part.key,
        part.place, focused=part.focused, chosen=part.chosen and part.role in _CHOSEN, live=live,
    )  # fmt: skip


def _card(part: Widget) -> Node:
    dimmed = any(each.dimmed for each in part.parts if isinstance(each, CardItem))
    return replace(_plain(part), path=f"card {part.key or part.name}", barred=dimmed)


def _numbered(some: Sequence[Node]) -> tuple[Node, ...]:
    """The same with paths that no other has, each with its number among others of its kind."""
    seen, found = Counter[str](), list[Node]()
    of = len(some) if all(each.role in _COUNTED for each in some) else 0
    for at, each in enumerate(some, 1):
        seen[each.path] += 1
        path = f"/{each.path}" + (f" {seen[each.path]}" if seen[each.path] > 1 else "")
        inner = tuple(_under(path, one) for one in each.children)
        found.append(replace(each, path=path, children=inner, at=at if of else 0, of=of))
    return tuple(found)


def _under(path: str, node: Node) -> Node:
    inner = tuple(_under(path, one) for one in node.children)
    return replace(node, path=f"{path}{node.path}", children=inner)
