"""Writes `static/table/protocol.d.ts`, the types of `protocol.py` for the page's scripts.

python -m tafelrunde.web.table.declare
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tafelrunde.web.site import STATIC

SOURCE: Final = Path(__file__).with_name("protocol.py")
TARGET: Final = STATIC / "table" / "protocol.d.ts"
HEAD: Final = "// Written from web/table/protocol.py by `python -m tafelrunde.web.table.declare`."
NAMES: Final = {
    "str": "string",
    "int": "number",
    "float": "number",
    "bool": "boolean",
    "TypedDict": "",
}


def declarations() -> str:
    """The whole file."""
    source = SOURCE.read_text(encoding="utf-8")
    lines = source.splitlines()
    blocks = [HEAD]
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            blocks.append("\n".join(interface(node, lines)))
        elif isinstance(node, ast.Assign):
            name, told = ast.unparse(node.targets[0]), remark(lines[node.lineno - 1])
            blocks.append(f"export type {name} = {written(node.value)};{told}")
    return "\n\n".join(blocks) + "\n"


def interface(node: ast.ClassDef, lines: list[str]) -> Iterator[str]:
    yield f"/** {ast.get_docstring(node)} */"
    above = ", ".join(filter(None, map(written, node.bases)))
    yield f"export interface {node.name} " + (f"extends {above} {{" if above else "{")
    for field in node.body:
        if isinstance(field, ast.AnnAssign):
            yield member(field, lines[field.lineno - 1])
    yield "}"


def member(field: ast.AnnAssign, line: str) -> str:
    type, mark = field.annotation, ""
    if isinstance(type, ast.Subscript) and ast.unparse(type.value) == "NotRequired":
        type, mark = type.slice, "?"
    return f"  {ast.unparse(field.target)}{mark}: {written(type)};{remark(line)}"


def remark(line: str) -> str:
    """The comment at a line's end."""
    _, _, told = line.partition("  # ")
    return f" // {told}" if told else ""


def written(node: ast.expr) -> str:
    """A type of ours as TypeScript writes it."""
    match node:
        case ast.Name(id):
            return NAMES.get(id, id)
        case ast.Constant(None):
            return "null"
        case ast.Constant(str(text)):  # a type that names itself
            return written(ast.parse(text, mode="eval").body)
        case ast.BinOp(left, ast.BitOr(), right):
            return f"{written(left)} | {written(right)}"
        case ast.Subscript(ast.Name("Literal"), ast.Constant(value)):
            return f'"{value}"' if isinstance(value, str) else str(value)
        case ast.Subscript(ast.Name("list"), item):
            return f"Array<{written(item)}>"
        case ast.Subscript(ast.Name("tuple"), ast.Tuple(items)):
            return f"[{', '.join(map(written, items))}]"
        case ast.Subscript(ast.Name("dict" | "Mapping"), ast.Tuple([_, item])):
            return f"{{ [key: string]: {written(item)} }}"
    raise TypeError(f"protocol.py has a type that no script knows: {ast.unparse(node)}")


if __name__ == "__main__":
    TARGET.write_text(declarations(), encoding="utf-8")
