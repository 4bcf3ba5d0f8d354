"""Reasons of refusals, as they are written in the rules: each has words, and no words are left."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable

from tafelrunde.core.game import Game
from tafelrunde.testing.report import Report
from tafelrunde.words.catalogue import LANGUAGES, catalogue
from tafelrunde.words.rulebook import rulebook


def check_reasons(game: Game, report: Report) -> None:
    codes: set[str] = set()  # of every `no(rule, near, code, …)`
    texts: set[str] = set()  # a code may also come to it by a name
    book = rulebook(game.package, LANGUAGES[0])
    for node in nodes(files(game.package)):
        match node:
            case ast.Call(ast.Name("no"), [rule, _, ast.Constant(str(code)), *_]):
                codes.add(code)
                if isinstance(rule, ast.Constant) and rule.value not in book.paragraphs:
                    report.fault("missing paragraph", f"{rule.value!r}, of a refusal")
            case ast.Constant(str(text)):
                texts.add(text)
    for lang in LANGUAGES:
        told = {id[3:] for id in catalogue(game.package, lang).ids if id.startswith("no-")}
        for code in sorted(codes - told):
            report.fault("missing text", f"no-{code} in {lang}")
        for code in sorted(told - codes - texts):
            report.fault("text without a use", f"no-{code} in {lang}")


def nodes(folder: Traversable) -> Iterator[ast.AST]:
    """What a game's own modules are made of."""
    for path in folder.iterdir():
        if path.is_dir() and path.name != "tests":
            yield from nodes(path)
        elif path.name.endswith(".py"):
            yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))
