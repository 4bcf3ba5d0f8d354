"""The own cards with a text: slips for omens, revenge, secrets, abilities and master boards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from tafelrunde.draw import Layer, Region
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.part import Items, kept, part
from tafelrunde.draw.shape import at, circle, g, path, rect, use

from ..cards import chosen_frame
from ..desk import Book, Desk
from ..ground import tip
from ..words import Held, card_label, slip_picture
from .sheet import HEAD, HEIGHT, WIDTH, nothing, sheet, title

SLIP: Final = 150.0  # width of a slip
SHEET: Final = 6  # slips on a sheet
GAP: Final = 4.0
ANSWERS: Final = frozenset({"keep", "master", "play", "discard", "return", "pass-revenge"})
Lying: TypeAlias = tuple[str, str | None, Held]  # id, token, card


def hand_regions(desk: Desk, seat: int) -> list[Region]:
    """Slips on a sheet of six; more sheets lie below, so that the board stays as large as it is."""
    slips = [(desk.unique(id), token, held) for id, token, held in hand(desk, seat)]
    first = 4 if "master" in desk.kinds else SHEET  # master boards have much to say
    sheets = [slips[:first]]
    sheets += [slips[at : at + SHEET] for at in range(first, len(slips), SHEET)]
    omens, asked = len(desk.state.players[seat].omens), bool(desk.kinds & ANSWERS)
    return [
        hand_sheet(index, tuple(some), omens, asked, desk.book) for index, some in enumerate(sheets)
    ]


@kept
def hand_sheet(index: int, slips: tuple[Lying, ...], omens: int, first: bool, book: Book) -> Region:
    key = f"hand-{index + 1}" if index else "hand"
    label = book.say("hand-more", index + 1) if index else book.say("hand", omens)
    layers = [
        Layer(f"{key}-head", head(key, label, not slips, book)),
        Layer(key, lying(slips, 2 if len(slips) <= 4 and index == 0 else 3, book)),
    ]
    return Region(
        key, (0, 0, WIDTH, HEIGHT), layers, static=sheet(), label=label, span=15, columns=50,
        first=first, below=index > 0,
    )  # fmt: skip


def hand(desk: Desk, seat: int) -> Iterator[Lying]:
    """Id, token and face of everything with a text that lies before its owner."""
    setup, player = desk.book.setup, desk.state.players[seat]
    if "keep" in desk.kinds:
        for face in player.offer:
            yield clicked("secret", setup.secrets[face].id)
    if "master" in desk.kinds:
        for action in desk.view.legal:
            if action.kind == "master":
                yield clicked("master", action.tokens[1])
    if player.ability >= 0:
        ability = setup.abilities[player.ability].id
        yield "own-ability", None, Held("ability", ability, player.ability_used)
    if player.permanent >= 0:
        id = setup.omens[player.permanent].id
        yield f"omen-{id}", None, Held("omen", id, lies=True)
    for face in player.omens:
        yield clicked("omen", setup.omens[face].id)
    for card in player.revenge:
        yield clicked("revenge", setup.revenges[card.face].id)
    for face in player.secrets:
        yield clicked("secret", setup.secrets[face].id)


def clicked(kind: str, id: str) -> Lying:
    return f"{kind}-{id}", id, Held(kind, id)


@part
def head(key: str, label: str, empty: bool, book: Book) -> Items:
    out = {f"{key}-title": title(label)}
    return {**out, "hand-none": nothing(book.say("no-cards"))} if empty else out


@part
def lying(slips: tuple[Lying, ...], rows: int, book: Book) -> Iterator[Items]:
    for place, (id, token, held) in enumerate(slips):
        yield own_slip(id, token, held, place, rows, book)


@part
def own_slip(id: str, token: str | None, held: Held, place: int, rows: int, book: Book) -> Items:
    deep = (HEIGHT - HEAD - 8) / rows - GAP
    x, y = 8 + (SLIP + GAP) * (place % 2), HEAD + 4 + (deep + GAP) * (place // 2)
    high = round(deep, 1)
    shown = slip_picture(book, held, SLIP, high)
    return {id: slip(shown, token, x, y, high, card_label(book, held), held.used)}


@leaf
def slip(
    shown: str, token: str | None, x: float, y: float, high: float, label: str, used: bool
) -> Drawn:
    return g(
        tip(label),
        use(shown),
        done(SLIP, high) if used else None,
        chosen_frame(SLIP, high),
        data_token=token,
        role="img",
        aria_label=label,
        transform=at(x, y),
    )


def done(w: float, h: float) -> tuple[Drawn, ...]:
    """Over a card that has been used."""
    tick = f"M{w - 18:g} {h - 14:g}l3 4 6-8"
    return (
        rect(0, 0, w, h, 9, fill="var(--panel)", fill_opacity=0.62),
        circle(w - 14, h - 14, 9, fill="var(--used)"),
        path(tick, stroke="var(--white)", stroke_width=2, fill="none"),
    )
