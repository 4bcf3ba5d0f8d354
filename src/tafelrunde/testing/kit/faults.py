"""Planted faults: small changes to the source of a function, one at a time, for `mutants`."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from copy import deepcopy
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
    tree: ast.Module  # of the whole changed module

    def name(self, root: Path) -> str:
        """One line that names it, also after lines have moved."""
        where = self.path.relative_to(root).as_posix()
        return f"{where} {self.function}: {self.before} → {self.after}"


def faults(path: Path) -> Iterator[Fault]:
    """Every fault that can be planted in the functions of a module."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for function, node in functions(tree):
        for at, inner in enumerate(inside(node)):
            for number, (before, after) in enumerate(changes(inner)):
                copy = deepcopy(tree)
                same = dict(functions(copy))[function]
                change = list(changes(list(inside(same))[at]))[number]
                replace(same, *change)
                line: int = getattr(inner, "lineno", node.lineno)
                yield Fault(path, function, line, short(before), short(after), copy)


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
