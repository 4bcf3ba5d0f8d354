"""`games` and `rules`: what there is to play, and how."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated

import typer
from rich.markdown import Markdown
from rich.table import Table

from tafelrunde.cli.argument import AsJson, Key, Lang
from tafelrunde.cli.given import game_of
from tafelrunde.cli.screen import Texts, say, show, show_json
from tafelrunde.core.errors import BadInput
from tafelrunde.core.meta import Meta, Option
from tafelrunde.core.meta import show as show_value
from tafelrunde.core.registry import metas
from tafelrunde.words.rulebook import Paragraph, Rulebook, rulebook


def games(
    everything: Annotated[bool, typer.Option("--all", help="Reference games too.")] = False,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """List the installed games."""
    found = metas(hidden=everything)
    if as_json:
        show_json([asdict(meta) for meta in found.values()])
        return
    texts = Texts(lang)
    table = Table(*texts.each(["key", "title", "seats", "options"]))
    for key, meta in found.items():
        options = ", ".join(option_text(option) for option in meta.options)
        table.add_row(key, meta.title.get(texts.lang, meta.title["en"]), seat_text(meta), options)
    if found:
        show(table)
    else:
        say(texts("no-games"))


def seat_text(meta: Meta) -> str:
    low, high = meta.seats
    return str(low) if low == high else f"{low}–{high}"


def option_text(option: Option) -> str:
    """`storms=false`, with what else it takes."""
    if option.choices:
        return f"{option.key}={'|'.join(option.choices)}"
    if isinstance(option.default, int) and not isinstance(option.default, bool):
        return f"{option.key}={option.low}…{option.high}"
    return f"{option.key}={show_value(option.default) or '@file'}"


def rules(
    key: Key,
    paragraph: Annotated[str | None, typer.Argument(help="Such as 4.2, or a section: 4.")] = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Read a game's rulebook, or one paragraph of it."""
    book = rulebook(game_of(key).package, Texts(lang).lang)
    number = (paragraph or "").removeprefix("§").strip()
    chosen = part(book, number) if number else list(book.paragraphs.values())
    if as_json:
        data = {"title": book.title, "intro": book.intro, "sections": book.sections}
        listed = [asdict(each) for each in chosen]
        show_json(listed[0] if number in book.paragraphs else {**data, "paragraphs": listed})
    elif number in book.paragraphs:
        show(Markdown(markdown(chosen[0])))
    else:
        show(Markdown(whole(book, chosen)))


def part(book: Rulebook, number: str) -> list[Paragraph]:
    """One paragraph, or a section's; an unknown one is answered with what its section has."""
    if number in book.paragraphs:
        return [book.paragraphs[number]]
    section = number.partition(".")[0]
    if section not in book.sections:
        listed = ", ".join(f"{n} {title}" for n, title in book.sections.items())
        raise BadInput(f"“{book.title}” has no section {section}; it has: {listed}.")
    if number != section:
        listed = ", ".join(each.number for each in book.section(section))
        raise BadInput(
            f"“{book.title}” has no paragraph {number}; section {section} has: {listed}."
        )
    return book.section(section)


def markdown(paragraph: Paragraph) -> str:
    marks = f" *({', '.join(paragraph.rulings)})*" if paragraph.rulings else ""
    return f"**{paragraph.number}** {paragraph.text}{marks}"


def whole(book: Rulebook, chosen: list[Paragraph]) -> str:
    """Markdown of these paragraphs under their headings."""
    blocks = [f"# {book.title}"]
    if len(chosen) == len(book.paragraphs):
        blocks.append(book.intro)
    for number, title in book.sections.items():
        inside = [markdown(each) for each in chosen if each.number.partition(".")[0] == number]
        if inside:
            blocks += [f"## {number} {title}", *inside]
    return "\n\n".join(blocks)
