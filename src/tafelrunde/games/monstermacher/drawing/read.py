"""The facts of a view, read for the drawing."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tafelrunde.core.data import Fields
from tafelrunde.core.view import View

from ..rules.numbers import FACES, REVIVAL, TYPES, VALUES
from .sight import (
    SEATS,
    Bid,
    Card,
    Grave,
    Operation,
    Player,
    Roll,
    Sight,
    Trade,
)

NOBODY: Final = -1
MANY: Final = 1_000_000


def read(view: View) -> Sight:
    """14.3: what the reader remembers of cards that lie face down is left out, unless the option
    `memory` shows it."""
    sight = whole(view)
    if view.setup.options["memory"] == "shown":
        return sight
    return replace(
        sight,
        graves=tuple(replace(grave, cards=face_down(grave.cards)) for grave in sight.graves),
        gallows=face_down(sight.gallows),
        players=tuple(
            player if seat == sight.reader else replace(player, store=face_down(player.store))
            for seat, player in enumerate(sight.players)
        ),
    )


def face_down(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(replace(card, value=-1) for card in cards)


def whole(view: View) -> Sight:
    facts = Fields(view.facts)
    seats = view.setup.seats
    values: dict[str, int] = {}
    reviver = facts.number("reviver", NOBODY, seats - 1)
    graves = tuple(
        Grave(grave.number("unseen", 0, MANY), cards_of(grave, "cards", values))
        for grave in facts.items("graves")
    )
    return Sight(
        reader=view.seat,
        phase=facts.text("phase"),
        asked=tuple(facts.numbers("asked", 0, seats - 1)),
        turn=facts.number("turn", NOBODY, seats - 1),
        round=facts.number("round", 0, MANY),
        deeds=tuple(facts.texts("deeds")),
        graves=graves,
        gallows=cards_of(facts, "gallows", values),
        players=tuple(
            player_of(fields, values, REVIVAL if seat == reviver else 0)
            for seat, fields in enumerate(facts.items("players"))
        ),
        operation=operation_of(facts, values),
        roll=roll_of(facts),
        trade=trade_of(facts),
        draft=draft_of(facts, view.seat),
        reviver=reviver,
        values=values,
        tokens=frozenset(token for action in view.legal for token in action.tokens),
    )


def card_of(fields: Fields, values: dict[str, int]) -> Card:
    """A card; its value is noted if the reader knows it."""
    id, value = fields.text("id"), fields.take("value")
    if isinstance(value, int) and 0 <= value < VALUES:
        values[id] = value
    known = tuple(fields.numbers("known", 0, SEATS - 1))
    return Card(id, fields.text("type"), values.get(id, -1), known, fields.flag("public"))


def cards_of(fields: Fields, key: str, values: dict[str, int]) -> tuple[Card, ...]:
    return tuple(card_of(card, values) for card in fields.items(key))


def player_of(fields: Fields, values: dict[str, int], bonus: int) -> Player:
    """13.4: with the points for a revival, once it has succeeded."""
    sewn = [card for card in fields.array("sewn", len(TYPES)) if card is not None]
    return Player(
        die=fields.number("die", 1, FACES),
        store=cards_of(fields, "store", values),
        sewn=tuple(card_of(Fields(card), values) for card in sewn),
        hidden=tuple(fields.numbers("hidden", 1, SEATS)),
        open=tuple(fields.numbers("open", 1, SEATS)),
        robs=fields.flag("robs"),
        choice=fields.number("choice", -1, SEATS),
        points=fields.number("points", 0, MANY) + bonus,
    )


def operation_of(facts: Fields, values: dict[str, int]) -> Operation | None:
    if facts.take("operation") is None:
        return None
    fields = facts.fields("operation")
    laid = None if fields.take("laid") is None else card_of(fields.fields("laid"), values)
    return Operation(
        fields.number("operator", 0, SEATS - 1),
        fields.number("assistant", 0, SEATS - 1),
        fields.text("wish"),
        laid,
    )


def roll_of(facts: Fields) -> Roll | None:
    if facts.take("roll") is None:
        return None
    fields = facts.fields("roll")
    return Roll(
        fields.number("seat", 0, SEATS - 1),
        fields.text("for") == "revival",
        fields.text("card"),
        fields.number("white", 1, FACES),
        fields.number("bonus", -MANY, MANY),
        fields.number("die", 1, FACES),
        fields.flag("success"),
    )


def picks(fields: Fields) -> tuple[tuple[str, bool], ...]:
    return tuple((card.text("id"), card.flag("shown")) for card in fields.items("cards"))


def trade_of(facts: Fields) -> Trade | None:
    if facts.take("trade") is None:
        return None
    fields = facts.fields("trade")
    bids = tuple(
        Bid(
            bid.number("seat", 0, SEATS - 1),
            bid.text("status"),
            picks(bid),
            bid.number("points", 0, FACES),
        )
        for bid in fields.items("bids")
    )
    return Trade(
        fields.number("seller", 0, SEATS - 1),
        fields.text("offer"),
        tuple(fields.numbers("shown", 0, SEATS - 1)),
        bids,
    )


def draft_of(facts: Fields, seat: int | None) -> Bid | None:
    if seat is None or facts.take("draft") is None:
        return None
    fields = facts.fields("draft")
    return Bid(seat, "asked", picks(fields), fields.number("points", 0, FACES))
