"""All the ways in which one module of the rules can be changed in one place.

A mutant is one small change of meaning: `<` for `<=`, `and` for `or`, one more for a number, a
condition dropped, a guard left out, nothing returned. Words, types and messages are left alone,
since no rule lies in them. The changes of a module are numbered in the order of its text, so a
mutant is named by its module and number, and found again by what it changes.
"""

from __future__ import annotations

import ast
import copy
from collections import Counter
from collections.abc import Callable, Iterator

from msgspec import Struct

ORDERED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}
NAMES = {"any": "all", "all": "any", "min": "max", "max": "min"}

Edit = Callable[[], ast.AST]
"""Makes the changed node from a copy; the original tree stays as it was."""


class Mutant(Struct, frozen=True):
    """One change: where it is made, and the line before and after it."""

    module: str
    number: int
    line: int
    where: str
    before: str
    after: str

    @property
    def name(self) -> tuple[str, str, str, str]:
        """What stays the same when lines are moved about; `where` counts equal changes in it."""
        return self.module, self.where, self.before, self.after


def mutants_of(module: str, source: str) -> tuple[Mutant, ...]:
    """Every mutant of a module, in the order of its text."""
    found: list[Mutant] = []
    same: Counter[tuple[str, str, str]] = Counter()
    for number, site in enumerate(_sites(ast.parse(source))):
        before, after = ast.unparse(site.node), ast.unparse(site.edit())
        same[site.where, before, after] += 1
        again = same[site.where, before, after]
        where = site.where if again == 1 else f"{site.where} ({again})"
        found.append(Mutant(module, number, site.node.lineno, where, before, after))
    return tuple(found)


def changed(source: str, number: int) -> ast.Module:
    """The module with the change of this number made."""
    tree = ast.parse(source)
    for at, site in enumerate(_sites(tree)):
        if at == number:
            setattr_at(site, site.edit())
            return ast.fix_missing_locations(tree)
    raise ValueError(f"there is no mutant {number} of this module")


class Site(Struct, frozen=True):
    """A node, where it hangs (`index` is None where no list holds it), and its change."""

    parent: ast.AST
    field: str
    index: int | None
    node: ast.expr | ast.stmt
    where: str
    edit: Edit


def setattr_at(site: Site, node: ast.AST) -> None:
    """Hang another node where the site's node hung."""
    if site.index is None:
        setattr(site.parent, site.field, node)
    else:
        getattr(site.parent, site.field)[site.index] = node


def _sites(tree: ast.Module) -> Iterator[Site]:
    yield from _below(tree, "")


def _below(parent: ast.AST, where: str) -> Iterator[Site]:
    for field, index, node in _children(parent):
        if _is_without_rule(parent, field, node):
            continue
        inside = where
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            inside = f"{where}.{node.name}".lstrip(".")
        if isinstance(node, ast.expr):
            for edit in _edits(node, parent, field):
                yield Site(parent, field, index, node, inside or "module", edit)
        elif isinstance(node, ast.Return) and node.value is not None:
            for edit in _returns(node):
                yield Site(parent, field, index, node, inside or "module", edit)
        yield from _below(node, inside)


def _children(parent: ast.AST) -> Iterator[tuple[str, int | None, ast.AST]]:
    for field, value in ast.iter_fields(parent):
        if isinstance(value, list):
            for index, node in enumerate(value):
                if isinstance(node, ast.AST):
                    yield field, index, node
        elif isinstance(value, ast.AST):
            yield field, None, value


def _is_without_rule(parent: ast.AST, field: str, node: ast.AST) -> bool:
    """Types, decorators, imports, raised messages, enumerations' words: no rule lies in them."""
    if field in {"annotation", "returns", "decorator_list", "bases", "type_params", "slice"}:
        return field != "slice" or not isinstance(parent, ast.Subscript) or _is_type(parent)
    return isinstance(node, ast.Import | ast.ImportFrom | ast.Raise | ast.JoinedStr | ast.Assert)


def _is_type(node: ast.Subscript) -> bool:
    """Whether a subscript belongs to a type, as in `tuple[int, int]`."""
    return isinstance(node.value, ast.Name) and (
        node.value.id in {"tuple", "dict", "list", "set", "type", "Literal", "frozenset"}
        or node.value.id[0].isupper()
    )


def _edits(node: ast.expr, parent: ast.AST, field: str) -> Iterator[Edit]:
    match node:
        case ast.Compare(ops=[comparison]):
            yield lambda: _with(node, ops=[ORDERED[type(comparison)]()])
        case ast.BoolOp(op=op, values=values):
            other = ast.Or() if isinstance(op, ast.And) else ast.And()
            yield lambda: _with(node, op=other)
            for dropped in range(len(values)):
                yield lambda at=dropped: _without(node, at)  # type: ignore[misc]
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield lambda: copy.deepcopy(operand)
        case ast.BinOp(op=operator) if type(operator) in ARITHMETIC:
            yield lambda: _with(node, op=ARITHMETIC[type(operator)]())
        case ast.Constant(value=bool(truth)):
            yield lambda: ast.copy_location(ast.Constant(not truth), node)
        case ast.Constant(value=int(number)):
            yield lambda: ast.copy_location(ast.Constant(number + 1), node)
        case ast.Call(func=ast.Name(id=name)) if name in NAMES:
            yield lambda: _with(node, func=ast.Name(NAMES[name], ast.Load()))
        case ast.IfExp(test=test, body=body, orelse=orelse):
            yield lambda: _with(node, test=test, body=orelse, orelse=body)
        case _:
            pass
    if field in {"test", "guard", "ifs"} and not isinstance(parent, ast.While | ast.IfExp):
        yield lambda: ast.copy_location(ast.Constant(True), node)
        if field == "test":
            yield lambda: ast.copy_location(ast.Constant(False), node)


def _returns(node: ast.Return) -> Iterator[Edit]:
    """What is returned, left out; where it is a plain yes or no the other changes see to it."""
    if not isinstance(node.value, ast.Constant | ast.Compare | ast.BoolOp):
        yield lambda: ast.copy_location(ast.Return(ast.Constant(None)), node)


def _with(node: ast.AST, **fields: object) -> ast.AST:
    new = copy.deepcopy(node)
    for field, value in fields.items():
        setattr(new, field, copy.deepcopy(value))
    return new


def _without(node: ast.BoolOp, at: int) -> ast.AST:
    left = [copy.deepcopy(value) for index, value in enumerate(node.values) if index != at]
    return left[0] if len(left) == 1 else ast.copy_location(ast.BoolOp(node.op, left), node)
