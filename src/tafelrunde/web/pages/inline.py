"""A rulebook's words as markup: bold, italic and references to paragraphs; all else is text."""

from __future__ import annotations

import re

from markupsafe import Markup

from tafelrunde.draw.el import Child, el, join
from tafelrunde.words.rulebook import Rulebook

EMPHASIS = re.compile(r"\*\*([^*]+)\*\*|\*([^*]+)\*|(?<!\w)_([^_]+)_(?!\w)")
NUMBER = re.compile(r"(?<![\w.,])(\d+\.\d+)(?![\w,]|\.\d)")


def inline(text: str, book: Rulebook | None = None, address: str = "") -> Markup:
    """One paragraph; numbers that are paragraphs of the book lead to them."""
    out: list[Child] = []
    end = 0
    for found in EMPHASIS.finditer(text):
        out.append(linked(text[end : found.start()], book, address))
        bold = found[1]
        inner = linked(bold or found[2] or found[3], book, address)
        out.append(el("strong" if bold else "em", inner))
        end = found.end()
    out.append(linked(text[end:], book, address))
    return join(*out)


def linked(text: str, book: Rulebook | None, address: str) -> Markup:
    out: list[Child] = []
    for place, part in enumerate(NUMBER.split(text)):
        if place % 2 and book is not None and part in book.paragraphs:
            out.append(el("a", part, href=f"{address}#{part}", data_rule=part))
        else:
            out.append(part)
    return join(*out)


def paragraphs(text: str) -> list[Markup]:
    """Blocks divided by blank lines."""
    return [el("p", inline(block.replace("\n", " "))) for block in text.split("\n\n") if block]
