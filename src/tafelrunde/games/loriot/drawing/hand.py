"""The reader's own cards, in two rows; those that have left the game leave their places."""

from __future__ import annotations

from typing import Final

from tafelrunde.draw import Layer, Region, marks
from tafelrunde.draw.defs import by_id
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.part import NOTHING, Items, Part, each, part
from tafelrunde.draw.shape import at, g, path, rect, symbol, use
from tafelrunde.draw.table import panel
from tafelrunde.draw.text import SANS, SERIF, measure, shorten, text
from tafelrunde.words.words import Words

from ..position.write import ranks_of
from ..rules.numbers import RANKS
from .cards import (
    HIGH,
    SHAPES,
    WIDE,
    ink_of,
    letter_of,
    suit_of,
    worth,
)
from .look import Look
from .words import letter, ranks_told, say

BOX: Final = (0.0, 0.0, 690.0, 214.0)
PITCH: Final = 96.0
TOP: Final = 31.0
ROW: Final = 78.0
FIRST: Final = 7  # cards in the upper row


def hand_region(look: Look, words: Words) -> Region:
    seat, hands = look.seat, tuple([player.hand for player in look.state.players])
    if seat is None:
        drawn = [all_head(words), NOTHING, all_hands(hands, words)]
    else:
        regain = look.offered("regain")
        head = own_head(hands[seat].bit_count(), words)
        drawn = [head, frames(hands[seat], regain), own_hand(seat, hands[seat], regain, words)]
    layers = [Layer(key, one) for key, one in zip(("hand-head", "hand-marks", "hand"), drawn)]
    title = say(words, "all-hands" if seat is None else "hand")
    return Region("hand", BOX, layers, static=paper(), label=title, span=8, first=look.wants_cards,
                  kind="shelf")  # fmt: skip


@part
def own_head(count: int, words: Words) -> Items:
    return {"hand-head": heading(say(words, "hand"), say(words, "hand-hint", count))}


@part
def all_head(words: Words) -> Items:
    return {"hand-head": heading(say(words, "all-hands"), say(words, "all-hands-hint"))}


@leaf
def paper() -> Drawn:
    return panel(4, 2, BOX[2] - 8, BOX[3] - 4)


@leaf
def heading(title: str, more: str) -> Drawn:
    begin = 20 + measure(title, 17, SERIF, 700) + 10
    return g(
        text(20, 23, title, 17, "var(--ink)", SERIF, 700),
        text(begin, 22.5, shorten(more, BOX[2] - begin - 16, 13), 13, "var(--mute)"),
    )


def place(rank: str) -> tuple[float, float]:
    number = RANKS.index(rank)
    if number < FIRST:
        return 13 + number * PITCH, TOP
    return 13 + PITCH / 2 + (number - FIRST) * PITCH, TOP + ROW


@part
def frames(hand: int, regain: tuple[str, ...]) -> Items:
    """Around cards that can be chosen, hidden until the page shows them."""
    held = ranks_of(hand)
    return {
        f"m-{rank}": marks.card_mark(
            "pick" if rank in held else "free", *place(rank), WIDE, HIGH, rank
        )
        for rank in RANKS
        if rank in held or rank in regain
    }


@part
def own_hand(seat: int, hand: int, regain: tuple[str, ...], words: Words) -> Part:
    """Cards that can be played, discarded or regained are clicked here."""
    rows = [(rank, hand >> i & 1, rank in regain) for i, rank in enumerate(RANKS)]
    return each(own_card, rows, seat, words)


def own_card(rank: str, has: int, regains: bool, seat: int, words: Words) -> Items:
    suit, sign, (x, y) = suit_of(seat), letter(words, rank), place(rank)
    if has:
        return {f"k-{seat}-{rank}": held_card(rank, suit, sign, x, y, words.token(rank))}
    label = say(words, "gone", words.token(rank))
    return {f"slot-{rank}": slot(rank, suit, sign, x, y, rank if regains else None, label)}


def states() -> list[Drawn]:
    """What a card of the hand looks like while it is chosen, and where the keyboard is."""
    box = (-3, -3, WIDE + 6, HIGH + 6, 11)
    around = (-2, -2, WIDE + 4, HIGH + 4, 10)
    return [
        symbol(
            "s-lo-card-chosen",
            rect(*box, fill="none", stroke="var(--live)", stroke_width=4),
            use("s-badge-pick", WIDE - 8, 8),
        ),
        symbol(
            "s-lo-card-focus", rect(*around, fill="none", stroke="var(--focus)", stroke_width=5)
        ),
    ]


SYMBOLS: Final = by_id(states())


def hidden(state: str) -> Drawn:
    """Until the page shows it."""
    return use(f"s-lo-card-{state}", class_=f"when-{state}", visibility="hidden")


@leaf
def held_card(rank: str, suit: str, sign: str, x: float, y: float, label: str) -> Drawn:
    return g(
        use(f"s-lo-{suit}-{rank}"),
        letter_of(suit, sign) if sign else None,
        rect(-6, -3, PITCH, HIGH + 3, fill="var(--white)", fill_opacity=0, pointer_events="all"),
        hidden("chosen"),
        hidden("focus"),
        class_="cell card hand",
        transform=at(x, y),
        data_token=rank,
        role="img",
        aria_label=label,
    )


@leaf
def slot(
    rank: str, suit: str, sign: str, x: float, y: float, token: str | None, label: str
) -> Drawn:
    """Where a card was; it can be taken back only with a chance card."""
    ink = ink_of(suit)
    return g(
        rect(
            *(1, 1, WIDE - 2, HIGH - 2, 8),
            fill="var(--panel-2)",
            stroke="var(--line)",
            stroke_width=1.6,
            stroke_dasharray="5 4",
            pointer_events="all",
        ),
        g(
            text(10, 34, f"{worth(rank)}{sign and ' ' + sign}", 24, "var(--mute)", SERIF, 700),
            path(SHAPES[suit], fill=ink, transform=at(20, 52, 0.7)),
            opacity=0.45,
        ),
        hidden("focus"),
        class_="cell card hand",
        transform=at(x, y),
        data_token=token,
        role="img",
        aria_label=label,
    )


# for those who only watch: all hands


@part
def all_hands(hands: tuple[int, ...], words: Words) -> Part:
    return each(hand_row, list(enumerate(hands)), len(hands), words)


def hand_row(seat: int, hand: int, seats: int, words: Words) -> Items:
    columns = 1 if seats <= 4 else 2
    lines = -(-seats // columns)
    column, line = divmod(seat, lines)
    wide = (BOX[2] - 30) / columns
    high = (BOX[3] - 42) / lines
    label = ", ".join(ranks_told(words, hand))
    where = (15 + column * wide, 34 + line * high + high / 2, min(1.0, wide / 334))
    return {f"row-{seat}": small_cards(seat, hand, *where, f"{words.seat(seat)}: {label}")}


@leaf
def small_cards(seat: int, hand: int, x: float, y: float, scale: float, label: str) -> Drawn:
    suit = suit_of(seat)
    return g(
        use(f"s-bell-{seat}", 14, 10, 0.95),
        [mini(rank, suit, 34 + i * 22.5, -15, hand >> i & 1 > 0) for i, rank in enumerate(RANKS)],
        transform=at(x, y, scale),
        role="img",
        aria_label=label,
    )


@leaf
def mini(rank: str, suit: str, x: float, y: float, has: bool) -> Drawn:
    """A card the size of a finger nail, or its empty place."""
    if not has:
        return rect(*(x, y, 20, 29, 4), fill="none", stroke="var(--line)", stroke_dasharray="3 3")
    ink = ink_of(suit)
    return g(
        rect(x, y, 20, 29, 4, fill="var(--paper)", stroke="var(--paper-edge)"),
        text(x + 10, y + 15, str(worth(rank)), 13.5, ink, SANS, 700, "middle"),
        path(SHAPES[suit], fill=ink, transform=at(x + 10, y + 22, 0.42)),
    )
