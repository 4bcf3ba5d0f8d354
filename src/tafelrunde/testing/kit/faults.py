"""Planted faults: small changes to the source of a function, one at a time, for `mutants`."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
COUNTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv, ast.BitOr: ast.BitAnd, ast.BitAnd: ast.BitOr, ast.LShift: ast.RShift,
    ast.RShift: ast.LShift, ast.BitXor: ast.BitOr,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Fault:
    """A function with one thing changed in it."""

    path: Path
    function: str  # qualified name
    line: int
    before: str  # the changed part
    after: str
    place: tuple[int, int]  # which node of the function, which change of that node
    again: int  # so many of the same words come before it in the function

    def name(self, root: Path) -> str:
        """One line that names it, also after lines have moved."""
        where = self.path.relative_to(root).as_posix()
        count = f" ({self.again + 1})" if self.again else ""
        return f"{where} {self.function}: {self.before} → {self.after}{count}"

    def tree(self) -> ast.Module:
        """The whole module with the change in it."""
        tree = read(self.path)
        function = dict(functions(tree))[self.function]
        node, change = self.place
        replace(function, *list(changes(list(inside(function))[node]))[change])
        return tree


def faults(path: Path) -> Iterator[Fault]:
    """Every fault that can be planted in the functions of a module."""
    for function, node in functions(read(path)):
        same: Counter[tuple[str, str]] = Counter()
        for at, inner in enumerate(inside(node)):
            for number, pair in enumerate(changes(inner)):
                before, after = map(short, pair)
                line: int = getattr(inner, "lineno", node.lineno)
                again = same[before, after]
                same[before, after] += 1
                yield Fault(path, function, line, before, after, (at, number), again)


def read(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """Functions of the module and methods of its classes, by qualified name."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef) and not inner.decorator_list:
                    yield f"{node.name}.{inner.name}", inner


def inside(node: ast.AST) -> Iterator[ast.AST]:
    """Everything in a function that is run: no annotations."""
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield child
                yield from inside(child)


def changes(node: ast.AST) -> Iterator[tuple[ast.AST, ast.AST]]:
    """A node and what may stand in its place."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARED:
        ops = [COMPARED[type(node.ops[0])](), *node.ops[1:]]
        yield node, ast.Compare(node.left, ops, node.comparators)
    elif isinstance(node, ast.BinOp) and type(node.op) in COUNTED:
        yield node, ast.BinOp(node.left, COUNTED[type(node.op)](), node.right)
    elif isinstance(node, ast.BoolOp):
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield node, ast.BoolOp(other, node.values)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node, node.operand
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield node, ast.Constant(not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield node, ast.Constant(node.value + 1)
    elif isinstance(node, ast.AugAssign) and type(node.op) in COUNTED:
        yield node, ast.AugAssign(node.target, COUNTED[type(node.op)](), node.value)
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield node, ast.Pass()
    elif isinstance(node, (ast.Break, ast.Continue)):
        yield node, ast.Continue() if isinstance(node, ast.Break) else ast.Break()
    if isinstance(node, (ast.If, ast.IfExp)) and not isinstance(node.test, ast.Compare):
        yield node.test, ast.UnaryOp(ast.Not(), node.test)


def replace(root: ast.AST, old: ast.AST, new: ast.AST) -> None:
    """Put another node in the place of one below `root`."""
    ast.copy_location(new, old)
    for parent in ast.walk(root):
        for field, value in ast.iter_fields(parent):
            if value is old:
                setattr(parent, field, new)
            elif isinstance(value, list):
                value[:] = [new if item is old else item for item in value]
    ast.fix_missing_locations(root)


def short(node: ast.AST) -> str:
    text = " ".join(ast.unparse(node).split())
    return text if len(text) <= 70 else f"{text[:69]}…"
