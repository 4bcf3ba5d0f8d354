"""The trays beside the village: what is on offer, and the reader's own blueprints.

On a desk the offers stand in a column beside the village and the other trays, all equally high,
in a row below it; on a phone they come one after another.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.draw import Layer, Region, table, things
from tafelrunde.draw.el import Drawn, leaf
from tafelrunde.draw.shape import at, g, rect, use
from tafelrunde.draw.text import SANS, SERIF, text

from ..rules.layout import ActionRow, Arrange
from ..rules.numbers import HAND
from . import cards
from .paint import INK
from .pictures.goods import RAW
from .sight import Sight
from .village.map import Items, pieces_built
from .words import (
    blueprint_label,
    order_label,
    say,
    trade_label,
)

HIGH: Final = 190.0
TOP: Final = 45.0  # of the cards in a tray
EDGE: Final = 11.0
STEP: Final = cards.WIDE + 8
OFFERS: Final = 366.0  # width of the column of offers
HAND_WIDE: Final = 362.0


def panels(*tops: float, width: float = OFFERS) -> Drawn:
    return g([table.panel(4, top + 4, width - 8, HIGH - 12, 14) for top in tops])


def tray(
    key: str, width: float, items: Items, label: str, span: int, more: Drawn | None = None
) -> Region:
    fixed = g(panels(0, width=width), more)
    box = (0, 0, width, HIGH)
    return Region(key, box, [Layer(key, items)], static=fixed, label=label, span=span)


@leaf
def heading(words: str, aside: str, width: float, top: float = 0) -> Drawn:
    """A title, and at the right end what is left."""
    right = width - EDGE - 4
    return g(
        text(EDGE + 4, 26, words, 15.5, "var(--ink)", SERIF, 700),
        text(right, 26, aside, 12.5, "var(--mute)", SANS, 700, "end") if aside else None,
        transform=at(0, top),
    )


def offers_tray(sight: Sight) -> Region:
    """Blueprints, church orders, trade tiles; on a phone first when they are asked for."""
    items: Items = {}
    add_row(items, sight, 0)
    add_church(items, sight, HIGH)
    add_market(items, sight, 2 * HIGH)
    asked = any(sight.offers(kind) for kind in ("take", "sell", "deliver"))
    return Region(
        "offers",
        (0, 0, OFFERS, 3 * HIGH),
        [Layer("offers", items)],
        static=panels(0, HIGH, 2 * HIGH),
        label=say(sight.words, "offers"),
        span=4,
        first=asked,
    )


def add_row(items: Items, sight: Sight, top: float) -> None:
    """The blueprint row with the price of each place (7.2) and the gold that lies on it."""
    state, words = sight.state, sight.words
    y = top + TOP
    for place, tile in enumerate(state.row):
        x, gold = EDGE + 6 + place * STEP, state.row_gold[place]
        name = state.setup.names[tile]
        label = blueprint_label(sight, tile, gold, place)
        items[f"bp-{name}"] = cards.blueprint(tile, words.token(name), label, x, y, name, gold)
        items[f"price-{place}"] = price(place, x + cards.WIDE / 2, y)
    bag = say(words, "bag", state.bag.bit_count())
    items["row-title"] = heading(say(words, "row"), bag, OFFERS, top)


@leaf
def price(number: int, x: float, y: float) -> Drawn:
    return g(
        rect(-17, -8.5, 34, 17, 8.5, fill="#fff9ea", stroke="#8a5b2c"),
        text(-5, 4.4, str(number), 12.5, INK, SERIF, 700, "middle"),
        use("s-hv-gold", 7.5, 0, 0.5),
        transform=at(x, y - 1),
        pointer_events="none",
    )


def add_church(items: Items, sight: Sight, top: float) -> None:
    """The orders, and where there is room the church as it stands."""
    state, words = sight.state, sight.words
    orders = state.setup.orders
    columns = (len(orders) + 1) // 2
    wide, high = cards.ORDER
    arranged = isinstance(state.decision, (Arrange, ActionRow))  # an action is called like an order
    filled = 0
    for number, data in enumerate(orders):
        x = EDGE + 6 + number % columns * (wide + 8)
        y = top + TOP - 6 + number // columns * (high + 8)
        owner = next((s for s, side in enumerate(state.sides) if side.orders >> number & 1), -1)
        filled += owner >= 0
        colour = sight.colour(owner) if owner >= 0 else None
        discount = data.botrik if state.setup.solo else None
        label = order_label(sight, number)
        token = None if arranged else data.name
        items[f"order-{data.name}"] = cards.order(data.name, label, x, y, colour, discount, token)
    if columns == 2:
        items["church-model"] = model(pieces_built(sight), 282, top + 152)
    done = f"{filled} / {len(orders)}"
    items["church-title"] = heading(say(words, "church"), done, OFFERS, top)


@leaf
def model(pieces: int, x: float, y: float) -> Drawn:
    return g(use(f"s-hv-church-{pieces}", x, y, 0.62), aria_hidden=True)


def add_market(items: Items, sight: Sight, top: float) -> None:
    """Trade tiles, what is left of the raw materials, and the prices of free trade (5.7)."""
    state, words = sight.state, sight.words
    y = top + TOP
    step = cards.NARROW + 8
    for place, number in enumerate(state.open_trades):
        data = state.setup.trades[number]
        label = trade_label(sight, number)
        items[f"trade-{data.name}"] = cards.trade(data.name, label, EDGE + 6 + place * step, y)
    left = sum(state.setup.tiers) - state.drawn_trades.bit_count()
    items["market-title"] = heading(say(words, "market"), say(words, "left", left), OFFERS, top)
    supply = tuple(state.supply)
    label = say(words, "supply", *supply)
    items["supply"] = stock(supply, 228, y, say(words, "supply-title"), label)
    prices = (state.setup.raw_price, state.setup.good_price)
    free = say(words, "free-trade", *prices)
    items["free-trade"] = free_trade(*prices, 228, y + 68, say(words, "free-trade-title"), free)


@leaf
def stock(supply: tuple[int, ...], x: float, y: float, title: str, label: str) -> Drawn:
    """Raw tokens that are left."""
    rows = [
        g(use(f"s-hv-{raw}", 22 + i * 38, 38, 0.8), things.amount(supply[i], 33 + i * 38, 46))
        for i, raw in enumerate(RAW)
    ]
    return g(
        rect(0, 0, 122, 62, 9, fill="var(--panel-2)", stroke="var(--line)"),
        text(9, 17, title, 12.5, "var(--mute)", SANS, 700),
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
        text(9, 18, title, 12.5, "var(--mute)", SANS, 700),
        parts,
        transform=at(x, y),
        role="img",
        aria_label=label,
    )


def hand_tray(sight: Sight) -> Region:
    """The blueprints of the reader, or for a spectator of the side whose turn it is."""
    state, words = sight.state, sight.words
    side = sight.side
    names = state.setup.names
    items: Items = {}
    held = state.sides[side].blueprints
    gap = STEP + 30
    first = EDGE + 19
    for place, tile in enumerate(held):
        x = first + place * gap
        label = blueprint_label(sight, tile)
        items[f"bp-{names[tile]}"] = cards.blueprint(
            tile, words.token(names[tile]), label, x, TOP, names[tile]
        )
    mine = side == sight.view.seat
    title = say(words, "hand") if mine else say(words, "hand-of", sight.name(side))
    items["hand-title"] = heading(title, f"{len(held)} / {HAND}", HAND_WIDE)
    places = g([empty(first + i * gap) for i in range(HAND)])
    return Region(
        "hand",
        (0, 0, HAND_WIDE, HIGH),
        [Layer("hand", items)],
        static=g(panels(0, width=HAND_WIDE), places),
        label=title,
        span=4,
        first=bool(sight.offers("build")),
    )


@leaf
def empty(x: float) -> Drawn:
    return rect(
        x, TOP, cards.WIDE, cards.HIGH, 9, fill="none", stroke="var(--line)",
        stroke_dasharray="5 5", stroke_width=1.4,
    )  # fmt: skip
