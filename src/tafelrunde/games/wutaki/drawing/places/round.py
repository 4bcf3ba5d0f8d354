"""This round's card with its place, the decks, the common supply."""

from __future__ import annotations

from typing import Final, TypeAlias

from tafelrunde.draw import Layer, Region
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.part import Items, Part, each, kept, part
from tafelrunde.draw.shape import Point, at, g, rect, use
from tafelrunde.draw.text import SANS, text

from ...rules.numbers import CARD, RESOURCES
from ..cards import deck, slip
from ..desk import Book, Desk
from ..ground import field, icon, jungle, tip
from ..people import crowd, fields_words, workers_at
from ..words import round_icons, round_text
from .areas import place

BOX: Final = (0.0, 0.0, 212.0, 236.0)
CARD_SIZE: Final = (192.0, 98.0)
CORNER: Final = (10.0, 12.0)
DECKS: Final = ("pact", "omen", "revenge", "round")
Visited: TypeAlias = tuple[tuple[int, ...], bool]  # who is there, whether a visit is to be chosen
KINDS: Final = {"pact": "secret", "omen": "omen", "revenge": "revenge", "round": "round"}


def round_region(desk: Desk) -> Region:
    state, faces = desk.state, desk.book.setup.rounds
    cards = tuple([(desk.unique(f"round-{faces[card].id}"), card) for card in state.cards])
    bags = (state.pact_bag, state.omen_bag, state.revenge_bag, state.round_bag)
    decks = tuple([sum(bag) for bag in bags])
    place = (desk.standing[CARD], desk.visits)
    return this_round(cards, state.round, place, decks, tuple(state.supply), desk.book)


@kept
def this_round(
    cards: tuple[tuple[str, int], ...],
    number: int,
    place: Visited,
    decks: tuple[int, ...],
    goods: tuple[int, ...],
    book: Book,
) -> Region:
    layers = [
        Layer("round", round_cards(cards, number, *place, book)),
        Layer("decks", piles(decks, book)),
        Layer("supply", supply(goods, book)),
        Layer("round-workers", workers(cards[-1][1] if cards else -1, place[0], book)),
    ]
    label = book.say("round-region")
    static = jungle(BOX[2], BOX[3], 6)
    return Region("round", BOX, layers, static=static, label=label, span=10, narrow=25, columns=50)


@part
def round_cards(
    cards: tuple[tuple[str, int], ...],
    number: int,
    there: tuple[int, ...],
    visits: bool,
    book: Book,
) -> Items:
    """The last one is this round's, others have been followed by it."""
    if not cards:
        return {"no-round": waiting(book.say("no-round"))}
    out = {}
    for index, (id, card) in enumerate(cards[:-1]):
        x = CORNER[0] + 150 - 24 * (len(cards) - 2 - index)
        out[id] = earlier(x, round_text(book.lang, book.setup, book.setup.rounds[card].id))
    id, card = cards[-1]
    return {**out, id: round_card(card, number, there, visits, book)}


def card_spots(fields: int, standing: int) -> tuple[Point, ...]:
    many = max(fields, standing)
    return tuple((CARD_SIZE[0] - 20 - 28 * (many - 1 - i), CARD_SIZE[1] - 17) for i in range(many))


def fields_of(card: int, book: Book) -> int:
    """None if this card is not a place."""
    return book.setup.fields[CARD] if book.setup.place_card(book.setup.rounds[card].id) else 0


def round_card(
    card: int, number: int, there: tuple[int, ...], visits: bool, book: Book
) -> Drawn:  # fmt: skip
    id, fields = book.setup.rounds[card].id, fields_of(card, book)
    standing = crowd(there) if fields else 0
    title = book.say("round-title", number)
    words = round_text(book.lang, book.setup, id)
    label = f"{title}: {words}"
    if fields:
        label += "\n" + fields_words(book, there, fields)
    spots = card_spots(fields, standing)
    icons = round_icons(book.lang, book.setup, id)
    shown = book.album.picture(
        f"round-{id}-{number}-{len(spots)}",
        lambda: (
            slip("round", title, words, "round", icons, *CARD_SIZE, "", 28.0 * len(spots)),
            [field(*spot, 0.8) for spot in spots[:fields]],
        ),
    )
    token = "card" if fields else None
    free = spots[standing:fields] if visits else ()
    return place(token, label, shown, CORNER, CARD_SIZE, free, 0.8)


@part
def workers(card: int, there: tuple[int, ...], book: Book) -> Items:
    fields = fields_of(card, book) if card >= 0 else 0
    return (
        workers_at("card", there, card_spots(fields, crowd(there)), *CORNER, 0.8) if fields else {}
    )


def earlier(x: float, label: str) -> Drawn:
    """A round card that was followed by another one."""
    return g(
        tip(label), use("s-wu-round", x + 12, CORNER[1] + 14, 0.8), role="img", aria_label=label
    )


def waiting(label: str) -> Drawn:
    w, h = CARD_SIZE
    return g(
        rect(
            *(0, 0, w, h, 9),
            fill="var(--black)",
            fill_opacity=0.18,
            stroke="var(--chalk)",
            stroke_opacity=0.5,
            stroke_dasharray="5 5",
        ),
        text(w / 2, h / 2 + 4, label, 13, "var(--chalk)", SANS, 700, "middle"),
        transform=at(*CORNER),
    )


@part
def piles(numbers: tuple[int, ...], book: Book) -> Part:
    return each(pile, list(enumerate(numbers)), book)


def pile(index: int, number: int, book: Book) -> Items:
    name = DECKS[index]
    drawn = deck(KINDS[name], name, number, book.say(f"deck-{name}", number))
    return {f"deck-{name}": g(drawn, transform=at(11 + 47.5 * index, 122))}


@part
def supply(numbers: tuple[int, ...], book: Book) -> Part:
    return each(store, list(enumerate(numbers)), book)


def store(index: int, number: int, book: Book) -> Items:
    kind = RESOURCES[index]
    label = book.say("supply-has", book.thing(kind, number))
    return {f"supply-{kind}": stored(kind, number, 14 + 38.5 * index, label)}


@leaf
def stored(kind: str, number: int, x: float, label: str) -> Drawn:
    return g(
        tip(label),
        rect(x - 4, 200, 37, 26, 8, fill="var(--soil)", fill_opacity=0.42),
        icon(kind, x + 7, 213, 0.66, label),
        text(x + 17, 218, str(number), 13, "var(--chalk)", SANS, 700),
        role="img",
        aria_label=label,
    )
