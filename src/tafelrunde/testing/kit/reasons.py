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
    calls = list(reasons(files(game.package)))
    codes = {code for _, code in calls}
    book = rulebook(game.package, LANGUAGES[0])
    for rule in sorted({rule for rule, _ in calls if rule and rule not in book.paragraphs}):
        report.fault("missing paragraph", f"{rule}, of a refusal")
    for lang in LANGUAGES:
        told = {id[3:] for id in catalogue(game.package, lang).ids if id.startswith("no-")}
        for code in sorted(codes - told):
            report.fault("missing text", f"no-{code} in {lang}")
        for code in sorted(told - codes):
            report.fault("text without a use", f"no-{code} in {lang}")


def reasons(folder: Traversable) -> Iterator[tuple[str, str]]:
    """The paragraph, if it is written out, and the code of every `no(rule, near, code, …)`."""
    for path in folder.iterdir():
        if path.is_dir() and path.name != "tests":
            yield from reasons(path)
        elif path.name.endswith(".py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                match node:
                    case ast.Call(ast.Name("no"), [rule, _, ast.Constant(str(code)), *_]):
                        yield (str(rule.value) if isinstance(rule, ast.Constant) else ""), code
