"""A world that fits a view. Values that somebody else knows are dealt from those
this seat cannot place; what nobody knows stays undecided (14.1)."""

from __future__ import annotations

from random import Random

from tafelrunde.core.data import Fields, Json
from tafelrunde.core.state import State
from tafelrunde.core.view import View

from ..rules.numbers import TYPES
from ..rules.setup import MonsterSetup


def guess(view: View, random: Random) -> State:
    setup = view.setup
    assert isinstance(setup, MonsterSetup)
    facts = Fields(view.facts, "facts")
    deal = Deal(setup, facts, random)
    graves = facts.items("graves", setup.graves)
    players = facts.items("players", setup.seats)
    turn = facts.number("turn", -1, setup.seats)
    starter = facts.number("starter", -1, setup.seats)
    data: Json = {
        "turn": turn,
        "starter": starter,
        "played": played(setup, facts, turn, starter),
        "idle": facts.take("idle"),
        "deeds": facts.take("deeds"),
        "graves": [
            {"unseen": one.take("unseen"), "cards": deal.texts(one, "cards")} for one in graves
        ],
        "gallows": deal.texts(facts, "gallows"),
        "players": [player_data(deal, one) for one in players],
        "robbers": [seat for seat, one in enumerate(players) if one.flag("robs")],
        "choices": [choice(one, setup.graves, random) for one in players],
        "bids": bids(facts, view.seat, setup.seats),
        "roll": facts.take("roll"),
        "steps": steps(setup, facts, deal),
    }
    return setup.from_dict(data)


def played(setup: MonsterSetup, facts: Fields, turn: int, starter: int) -> int:
    """The turns before this round, and those of this round that are over."""
    if turn < 0:
        return 0
    rounds = facts.number("round", 1, setup.most_turns + 1)
    after = (turn - starter) % setup.seats
    if after == 0 and facts.text("phase") == "over" and facts.take("reviver") == -1:
        after = setup.seats
    return (rounds - 1) * setup.seats + after


class Deal:
    """Values for cards that are fixed but unknown to this seat, drawn by type."""

    def __init__(self, setup: MonsterSetup, facts: Fields, random: Random) -> None:
        self.left = [values[:] for values in setup.values]
        for card in all_cards(facts, setup):
            if card.take("value") is not None:
                self.left[card.one_of("type", list(TYPES))].remove(card.number("value", 0, 7))
        for values in self.left:
            random.shuffle(values)

    def texts(self, fields: Fields, key: str) -> list[str]:
        return [self.text(card) for card in fields.items(key)]

    def text(self, card: Fields) -> str:
        """As fields.py writes a card."""
        name = card.text("id")
        seats = card.numbers("known", 0, 9)
        if not seats:
            return name
        value = card.take("value")
        if value is None:
            value = self.left[card.one_of("type", list(TYPES))].pop()
        known = "*" if card.flag("public") else "".join([str(seat) for seat in seats])
        return f"{name}={value}:{known}"


def all_cards(facts: Fields, setup: MonsterSetup) -> list[Fields]:
    """Every card in the facts."""
    out = facts.items("gallows")
    for grave in facts.items("graves", setup.graves):
        out += grave.items("cards")
    for player in facts.items("players", setup.seats):
        out += player.items("store")
        out += sewn(player)
    laid = laid_card(facts)
    return out if laid is None else [*out, laid]


def sewn(player: Fields) -> list[Fields]:
    rows = [card for card in player.array("sewn") if card is not None]
    return Fields({"sewn": rows}).items("sewn")


def laid_card(facts: Fields) -> Fields | None:
    if facts.take("operation") is None:
        return None
    operation = facts.fields("operation")
    return None if operation.take("laid") is None else operation.fields("laid")


def player_data(deal: Deal, player: Fields) -> Json:
    return {
        "die": player.take("die"),
        "store": deal.texts(player, "store"),
        "sewn": [deal.text(card) for card in sewn(player)],
        "open": player.take("open"),
    }


def choice(player: Fields, graves: int, random: Random) -> int:
    """A sealed choice may be any face-down robbery card."""
    chosen = player.number("choice", -1, graves)
    return chosen if chosen >= 0 else random.choice(player.numbers("hidden", 1, graves))


def bids(facts: Fields, reader: int | None, seats: int) -> list[Json]:
    """What others put together in secret is taken for empty."""
    if facts.take("trade") is None:
        return []
    trade = facts.fields("trade")
    out: list[Json] = [bid_data("waiting", [], 0) for _ in range(seats)]
    for bid in trade.items("bids", seats - 1):
        seat = bid.number("seat", 0, seats - 1)
        out[seat] = bid_data(bid.text("status"), bid.items("cards"), bid.take("points"))
    if facts.take("draft") is not None and reader is not None:
        draft = facts.fields("draft")
        out[reader] = bid_data("asked", draft.items("cards"), draft.take("points"))
    return out


def bid_data(status: str, cards: list[Fields], points: object) -> Json:
    return {
        "status": status,
        "shown": [card.text("id") for card in cards if card.flag("shown")],
        "unseen": [card.text("id") for card in cards if not card.flag("shown")],
        "points": points,
    }


def steps(setup: MonsterSetup, facts: Fields, deal: Deal) -> list[Json]:
    """The stack, from the phase and what lies on the table."""
    phase = facts.text("phase")
    turn = facts.number("turn", -1, setup.seats)
    if phase == "over":
        return [{"step": "over", "reason": reason(facts, setup), "reviver": facts.take("reviver")}]
    if phase == "lay" or (phase == "value" and turn < 0):
        return laying(setup, facts)
    if phase == "start":
        return [{"step": "start"}]
    count = len(facts.texts("deeds"))
    bottom: Json = {"step": ("first", "second", "third", "end")[count], "seat": turn}
    if phase in ("first", "second", "third"):
        return [bottom]
    if phase == "letters":
        return [bottom, letters(facts.fields("letters"))]
    if phase in ("top", "value"):
        return [bottom, *drawing(setup, facts)]
    return [bottom, question(facts, phase, deal)]


def letters(one: Fields) -> Json:
    """1.9: whose parts of which type get new letters."""
    seat, kind, settled = one.take("seat"), one.take("type"), one.take("settled")
    return {"step": "letters", "seat": seat, "type": kind, "settled": settled}


def question(facts: Fields, phase: str, deal: Deal) -> Json:
    if phase == "choose":
        return {"step": "choose"}
    if phase == "roll":
        laid = laid_card(facts)
        if laid is None:
            return {"step": "wake", "seat": facts.take("turn")}
        one = facts.fields("operation")
        assistant, wish = one.take("assistant"), one.take("wish")
        return {"step": "sew", "laid": deal.text(laid), "card": wish, "assistant": assistant}
    out: Json = {"step": phase, "seat": facts.numbers("asked", 0, 9)[0]}
    if phase == "assist":
        out["card"] = facts.fields("operation").take("wish")
    elif phase != "join":
        trade = facts.fields("trade")
        out["card"], out["shown"] = trade.take("offer"), trade.take("shown")
    return out


def reason(facts: Fields, setup: MonsterSetup) -> str:
    if facts.number("reviver", -1, setup.seats) >= 0:
        return "revived"
    return "idle" if facts.take("idle") == setup.most_idle else "round-limit"


def laying(setup: MonsterSetup, facts: Fields) -> list[Json]:
    """How far the layout is, and the card that its owner is about to look at."""
    tops = [one for one in facts.items("graves", setup.graves) if one.array("cards")]
    stores = [one.items("store") for one in facts.items("players", setup.seats)]
    laid = len(tops) + sum([len(store) for store in stores])
    return [{"step": "lay", "laid": laid}, *undrawn(stores)]


def undrawn(stores: list[list[Fields]]) -> list[Json]:
    """Cards in stores whose values chance has not drawn yet."""
    return [
        {"step": "value", "seat": seat, "card": card.text("id")}
        for seat, store in enumerate(stores)
        for card in store
        if not card.array("known")
    ]


def drawing(setup: MonsterSetup, facts: Fields) -> list[Json]:
    """Chance draws the values of loot in the order of the robbed graves, then the new tops."""
    players = facts.items("players", setup.seats)
    values = undrawn([one.items("store") for one in players])
    values.sort(key=lambda step: players[seat_of(step)].number("choice", 0, setup.graves))
    graves = facts.items("graves", setup.graves)
    tops: list[Json] = [
        {"step": "top", "grave": number + 1}
        for number, one in enumerate(graves)
        if one.take("unseen") and not one.array("cards")
    ]
    return [*reversed(tops), *reversed(values)]


def seat_of(step: Json) -> int:
    seat = step["seat"]
    assert isinstance(seat, int)
    return seat
