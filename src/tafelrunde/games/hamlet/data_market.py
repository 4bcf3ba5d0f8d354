"""Trade tiles, church orders and prices, read from `data/market.toml`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from .data import table


@dataclass(frozen=True)
class Trade:
    name: str
    tier: int
    cost: dict[str, int]
    points: int
    gold: int
    source: str


@dataclass(frozen=True)
class Order:
    """A church order: so many of these kinds, or gold."""

    name: str
    kinds: list[str]
    count: int
    botrik: int  # what Botrik delivers instead (17.6)
    points: int
    seats: int  # takes part from this number of people on
    source: str


@dataclass(frozen=True)
class Price:
    """Free trade by number of seats, from one on (5.7)."""

    raw: list[int]
    good: list[int]
    source: str


@dataclass(frozen=True)
class Purse:
    """Gold at the start (2.6, 15.2)."""

    seats: list[int]
    botrik: int
    source: str
    reconstructed: list[str]


@cache
def trades() -> tuple[Trade, ...]:
    return tuple([Trade(**entry) for entry in table("market")["trade"]])  # type: ignore[arg-type]


@cache
def orders(seats: int) -> tuple[Order, ...]:
    found = [Order(**entry) for entry in table("market")["order"]]  # type: ignore[arg-type]
    return tuple([order for order in found if order.seats <= seats])


@cache
def price() -> Price:
    return Price(**table("market")["price"][0])  # type: ignore[arg-type]


@cache
def purse() -> Purse:
    return Purse(**table("market")["purse"][0])  # type: ignore[arg-type]


def tiers(seats: int) -> list[int]:
    """2.5: how many trade tiles of each tier take part."""
    tiers: list[list[int]] = table("market")["stack"][0]["tiers"]  # type: ignore[assignment]
    return tiers[seats - 1]
