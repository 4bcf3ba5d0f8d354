"""The trays beside the village: what is on offer, and the reader's own blueprints.

On a desk the offers stand in a column beside the village and the other trays, all equally high,
in a row below it; on a tablet the village has the whole width and offers and trays are two rows
below it; on a phone they come one after another.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tafelrunde.core.view import View
from tafelrunde.draw import Layer, Region, table, things
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.part import Items, each, part
from tafelrunde.draw.shape import at, g, rect, use
from tafelrunde.draw.text import SANS, SERIF, text
from tafelrunde.words.words import Words

from ..data import Tile
from ..rules.layout import ActionRow, Arrange
from ..rules.numbers import HAND
from ..rules.setup import HamletSetup
from ..rules.state import Hamlet
from . import cards
from .faces import HIGH as TALL
from .faces import NARROW, ORDER, WIDE
from .paint import INK
from .pictures.goods import RAW
from .sight import colour_of, owner_of, pieces_built
from .words import blueprint_label, order_label, say, side_name, trade_label

HIGH: Final = 190.0
LOW: Final = 142.0
COLUMNS: Final = 100  # of the page
VILLAGE: Final = 73  # of them are the village's
TOP: Final = 45.0  # of the cards in a tray
EDGE: Final = 11.0
STEP: Final = WIDE + 8
OFFERS: Final = 366.0  # width of the column of offers
HAND_WIDE: Final = 362.0
FIRST: Final = EDGE + 19  # of the cards in the hand
GAP: Final = STEP + 30  # from one to the next


@leaf
def panels(*tops: float, width: float = OFFERS, high: float = HIGH) -> Drawn:
    return g([table.panel(4, top + 4, width - 8, high - 12, 14) for top in tops])


def tray(key: str, width: float, items: Items, label: str, span: int) -> Region:
    """A low one, below the village."""
    box, fixed = (0, 0, width, LOW), panels(0, width=width, high=LOW)
    return Region(
        key, box, [Layer(key, items)], static=fixed, label=label, span=span, columns=COLUMNS
    )


@leaf
def heading(words: str, aside: str, width: float, top: float = 0) -> Drawn:
    """A title, and at the right end what is left."""
    right = width - EDGE - 4
    return g(
        text(EDGE + 4, 26, words, 15.5, "var(--ink)", SERIF, 700),
        text(right, 26, aside, 13.8, "var(--mute)", SANS, 700, "end") if aside else None,
        transform=at(0, top),
    )


def offers_tray(state: Hamlet, words: Words, asked: bool) -> Region:
    """Blueprints, church orders, trade tiles; on a phone first when they are asked for."""
    setup = state.setup
    arranged = isinstance(state.decision, (Arrange, ActionRow))  # an action is called like an order
    orders = tuple([side.orders for side in state.sides])
    left = sum(setup.tiers) - state.drawn_trades.bit_count()
    row = blueprints(plans(state.setup, state.row, state.row_gold), state.bag.bit_count(), words)
    built = church(orders, pieces_built(state), not arranged, setup, words)
    trades = market(tuple(state.open_trades), left, setup, words)
    stock = supply(tuple(state.supply), setup.raw_price, setup.good_price, words)
    sheets = [{f"sheet-{i}": panels(i * HIGH)} for i in range(3)]
    return Region(
        "offers",
        (0, 0, OFFERS, 3 * HIGH),
        [
            Layer("offers", sheets[0], row),
            Layer("offers-church", sheets[1], built),
            Layer("offers-market", sheets[2], trades, stock),
        ],
        label=say(words, "offers"),
        span=COLUMNS - VILLAGE,
        columns=COLUMNS,
        first=asked,
        tall=COLUMNS,
        lies=True,
    )


def plans(setup: HamletSetup, row: list[int], gold: list[int]) -> tuple[tuple[Tile, int], ...]:
    return tuple([(setup.tiles[tile], coins) for tile, coins in zip(row, gold)])


def held_plans(state: Hamlet, side: int) -> tuple[Tile, ...]:
    return tuple([state.setup.tiles[tile] for tile in state.sides[side].blueprints])


@part
def blueprints(row: tuple[tuple[Tile, int], ...], bag: int, words: Words) -> Iterator[Items]:
    """The row: tiles, with the gold that lies on them."""
    yield each(offered, [(place, *card) for place, card in enumerate(row)], words)
    yield {"row-title": heading(say(words, "row"), say(words, "bag", bag), OFFERS)}


def offered(place: int, tile: Tile, gold: int, words: Words) -> Items:
    """7.2: each place has its price."""
    x, name = EDGE + 6 + place * STEP, tile.name
    label = blueprint_label(words, tile, gold, place)
    return {
        f"bp-{name}": cards.blueprint(tile, words.token(name), label, x, TOP, gold),
        f"price-{place}": price(place, x + WIDE / 2, TOP),
    }


@leaf
def price(number: int, x: float, y: float) -> Drawn:
    return g(
        rect(-17, -8.5, 34, 17, 8.5, fill="var(--tag)", stroke="var(--tag-edge)"),
        text(-5, 4.6, str(number), 13.8, INK, SERIF, 700, "middle"),
        use("s-hv-gold", 7.5, 0, 0.5),
        transform=at(x, y - 1),
        pointer_events="none",
    )


@part
def church(
    filled: tuple[int, ...], pieces: int, live: bool, setup: HamletSetup, words: Words
) -> Iterator[Items]:
    """The orders, filled by sides, and where there is room the church as it stands."""
    owners = [owner_of(filled, number) for number in range(len(setup.orders))]
    yield each(order, [(*pair, live) for pair in enumerate(owners)], setup, words)
    if columns_of(setup) == 2:
        yield {"church-model": model(pieces, 282, HIGH + 152)}
    done = f"{sum([owner >= 0 for owner in owners])} / {len(owners)}"
    yield {"church-title": heading(say(words, "church"), done, OFFERS, HIGH)}


def columns_of(setup: HamletSetup) -> int:
    return (len(setup.orders) + 1) // 2


def order(number: int, owner: int, live: bool, setup: HamletSetup, words: Words) -> Items:
    data = setup.orders[number]
    wide, high = ORDER
    row, column = divmod(number, columns_of(setup))
    x, y = EDGE + 6 + column * (wide + 8), HIGH + TOP - 6 + row * (high + 8)
    colour = colour_of(setup, owner) if owner >= 0 else None
    discount = data.botrik if setup.solo else None
    label = order_label(words, setup, number, owner)
    token = data.name if live else None
    return {f"order-{data.name}": cards.order(data.name, label, x, y, colour, discount, token)}


@leaf
def model(pieces: int, x: float, y: float) -> Drawn:
    return g(use(f"s-hv-church-{pieces}", x, y, 0.62), aria_hidden=True)


@part
def market(trades: tuple[int, ...], left: int, setup: HamletSetup, words: Words) -> Iterator[Items]:
    """Trade tiles."""
    yield each(on_sale, list(enumerate(trades)), setup, words)
    aside = say(words, "left", left)
    yield {"market-title": heading(say(words, "market"), aside, OFFERS, 2 * HIGH)}


def on_sale(place: int, number: int, setup: HamletSetup, words: Words) -> Items:
    name = setup.trades[number].name
    x = EDGE + 6 + place * (NARROW + 8)
    drawn = cards.trade(name, trade_label(words, setup, number), x, 2 * HIGH + TOP)
    return {f"trade-{name}": drawn}


@part
def supply(left: tuple[int, ...], raw: int, good: int, words: Words) -> Items:
    """What is left of the raw materials, and the prices of free trade (5.7)."""
    y = 2 * HIGH + TOP
    label, free = say(words, "supply", *left), say(words, "free-trade", raw, good)
    return {
        "supply": stock(left, 228, y, say(words, "supply-title"), label),
        "free-trade": free_trade(raw, good, 228, y + 68, say(words, "free-trade-title"), free),
    }


@leaf
def stock(supply: tuple[int, ...], x: float, y: float, title: str, label: str) -> Drawn:
    """Raw tokens that are left."""
    rows = [
        g(use(f"s-hv-{raw}", 22 + i * 38, 38, 0.8), things.amount(supply[i], 33 + i * 38, 46, 9))
        for i, raw in enumerate(RAW)
    ]
    return g(
        rect(0, 0, 122, 62, 9, fill="var(--panel-2)", stroke="var(--line)"),
        text(9, 17, title, 13.8, "var(--mute)", SANS, 700),
        rows,
        transform=at(x, y),
        role="img",
        aria_label=label,
    )


@leaf
def free_trade(raw: int, good: int, x: float, y: float, title: str, label: str) -> Drawn:
    """What a missing resource costs."""
    parts = []
    for i, (kind, cost) in enumerate((("s-hv-wheat", raw), ("s-hv-sign-timber", good))):
        left = 16 + i * 58
        parts += [
            use(kind, left, 42, 0.66),
            text(left + 21, 47, str(cost), 14.5, "var(--ink)", SANS, 700, "end"),
            use("s-hv-gold", left + 31, 42, 0.56),
        ]
    box = rect(0, 0, 122, 64, 9, fill="none", stroke="var(--line)", stroke_dasharray="4 4")
    return g(
        box,
        text(9, 18, title, 13.8, "var(--mute)", SANS, 700),
        parts,
        transform=at(x, y),
        role="img",
        aria_label=label,
    )


def hand_tray(view: View, state: Hamlet, words: Words, asked: bool) -> Region:
    """The blueprints of the reader, or for a spectator of the side whose turn it is."""
    side = view.seat
    if side is None:
        side = 0 if state.turn == state.setup.botrik else state.turn
        title = say(words, "hand-of", side_name(words, state.setup, side))
    else:
        title = say(words, "hand")
    return Region(
        "hand",
        (0, 0, HAND_WIDE, HIGH),
        [Layer("hand", hand(held_plans(state, side), title, words))],
        static=empty_hand(),
        label=title,
        span=COLUMNS - VILLAGE,
        columns=COLUMNS,
        first=asked,
    )


@part
def hand(held: tuple[Tile, ...], title: str, words: Words) -> Iterator[Items]:
    yield each(in_hand, list(enumerate(held)), words)
    yield {"hand-title": heading(title, f"{len(held)} / {HAND}", HAND_WIDE)}


def in_hand(place: int, tile: Tile, words: Words) -> Items:
    name, label = tile.name, blueprint_label(words, tile)
    x = FIRST + place * GAP
    return {f"bp-{name}": cards.blueprint(tile, words.token(name), label, x, TOP)}


@leaf
def empty_hand() -> Drawn:
    return g(panels(0, width=HAND_WIDE), g([empty(FIRST + i * GAP) for i in range(HAND)]))


def empty(x: float) -> Drawn:
    return rect(
        x, TOP, WIDE, TALL, 9, fill="none", stroke="var(--line)",
        stroke_dasharray="5 5", stroke_width=1.4,
    )  # fmt: skip
