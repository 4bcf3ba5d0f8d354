"""Every component of a set: drawn or told, where we know it from, how often it is there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from markupsafe import Markup

from tafelrunde.boards import board_of
from tafelrunde.core.box import OPTION, SOURCES, Row, Table
from tafelrunde.core.errors import TafelrundeError
from tafelrunde.core.game import Game
from tafelrunde.core.parts import BOX
from tafelrunde.core.registry import find
from tafelrunde.draw import defs
from tafelrunde.draw.el import Drawn, el, join
from tafelrunde.draw.piece import Piece, Pieces
from tafelrunde.sheets import box_of, shown
from tafelrunde.words.words import Words

NO_PIECES = Pieces((), {})


@dataclass(frozen=True, slots=True)
class Shelf:
    sections: tuple[tuple[str, str, int, Markup], ...]  # key, name, how many, its pieces
    definitions: Drawn
    counts: Mapping[str, int]  # by source

    @property
    def all(self) -> int:
        return sum(self.counts.values())


@lru_cache(maxsize=16)
def shelf(key: str, text: str, lang: str) -> Shelf:
    game = find(key)
    part, words = box_of(game), Words(game, lang)
    tables = part.tables(text)
    found = pieces_of(game, text, words)
    drawn = {(piece.table, piece.row): piece for piece in found.pieces}
    sections = []
    for table in part.TABLES:
        rows = tables[table.key]
        figures = [
            figure(table, row, drawn.get((table.key, number)), words)
            for number, row in enumerate(rows)
        ]
        total = sum(table.many(row) for row in rows)
        sections.append((table.key, words.table(table.key), total, join(*figures)))
    needs = [need for piece in found.pieces for need in piece.drawn.needs]
    own = defs.needed(needs, found.defs).values()
    whole = el("svg", el("defs", *own), class_="defs", width=0, height=0, aria_hidden=True)
    return Shelf(tuple(sections), whole, counted(game, text))


def counted(game: Game, text: str) -> Mapping[str, int]:
    """How many pieces of a set are from where, `partly` those of which some columns are ours."""
    part = box_of(game)
    tables = part.tables(text)
    out = dict.fromkeys((*SOURCES, "partly"), 0)
    for table in part.TABLES:
        for row in tables[table.key]:
            out[kind_of(row)] += table.many(row)
    return out


def beside(game: Game, text: str, words: Words) -> Markup | None:
    """What whoever has the box before them should know of ours, before they begin."""
    if not game.has(BOX):
        return None
    try:
        counts = counted(game, text)
    except TafelrundeError:
        return None  # the form tells what is wrong with it
    if not counts["reconstructed"] + counts["partly"]:
        return None
    said = words.site("box-beside", counts["reconstructed"], sum(counts.values()), counts["partly"])
    link = el("a", words.site("box-link"), href=f"/g/{game.key}/components", target="_blank")
    return el("p", said, " ", link, class_="hint beside")


def pieces_of(game: Game, text: str, words: Words) -> Pieces:
    """Drawn for the largest table: nothing is missing there."""
    draw = board_of(game).pieces
    if draw is None:
        return NO_PIECES
    return draw(game.setup(game.meta.seats[1], {OPTION: text}), words)


def kind_of(row: Row) -> str:
    """Where it is from; a row of the book with columns of ours is both."""
    return "partly" if row["reconstructed"] else str(row["source"])


def figure(table: Table, row: Row, piece: Piece | None, words: Words) -> Markup:
    title = title_of(table, row, words)
    told = [join(el("dt", name), el("dd", value)) for name, value in facts(table, row, words)]
    seen = el("p", piece.told, class_="told") if piece is not None and piece.told else None
    details = el("details", el("summary", title), seen, el("dl", *told))
    head = picture(piece, title) if piece is not None else el("dl", *told, class_="numbers")
    caption = el(
        "figcaption",
        details if piece is not None else el("strong", title),
        times(table, row, words),
        tag(row, words),
    )
    return el("figure", head, caption, class_="piece" if piece is not None else "piece plain-piece",
              data_source=kind_of(row))  # fmt: skip


def picture(piece: Piece, title: str) -> Markup:
    return el(
        "svg",
        piece.drawn,
        viewBox=f"0 0 {piece.width:g} {piece.height:g}",
        width=f"{piece.width:g}",
        role="img",
        aria_label=piece.told or title,
    )


def title_of(table: Table, row: Row, words: Words) -> str:
    if table.id:
        return words.token(str(row[table.id]))
    first = table.columns[0].key
    return words.token(str(row[first])) if isinstance(row[first], str) else words.table(table.key)


def facts(table: Table, row: Row, words: Words) -> list[tuple[str, str]]:
    """What its columns say, but for those that say nothing."""
    return [
        (words.column(column.key), words.token(shown(column, row[column.key], words)))
        for column in table.columns
        if column.key not in (table.id, table.copies) and row[column.key] not in ("", [], {})
    ]


def times(table: Table, row: Row, words: Words) -> Markup | None:
    if table.many(row) == 1:
        return None
    return el("span", words.site("box-times", table.many(row)), class_="times")


def tag(row: Row, words: Words) -> Markup:
    """Never only a colour; which columns are ours is said in words."""
    source = words.site(f"box-source-{row['source']}")
    ours = row["reconstructed"]
    if isinstance(ours, list) and ours:
        named = ", ".join(words.column(str(one)) for one in ours)
        source = words.site("box-partly", source, named)
    return el("span", source, class_=f"tag from-{kind_of(row)}")
