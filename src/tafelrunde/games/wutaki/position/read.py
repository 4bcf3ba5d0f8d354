"""A state from data, every field checked; decks are what lies nowhere else."""

from __future__ import annotations

from tafelrunde.core.cards import Card, settle
from tafelrunde.core.data import Fields, Json
from tafelrunde.core.event import EVERYONE

from ..rules.effects.omens import carried_out
from ..rules.numbers import (
    AREAS,
    ELEMENTS,
    LETTERS,
    LOCATIONS,
    LOYAL_WORKERS,
    ONE,
    REASONS,
    RESOURCES,
    SLOTS,
    TOP,
)
from ..rules.places.fulfilling import Paid, Spare
from ..rules.player import Player
from ..rules.setup import WutakiSetup
from ..rules.state import Wutaki, empty_table
from ..rules.turn.dealing import Starter
from .steps import read_steps

MANY = 9_999


def read(setup: WutakiSetup, data: Json) -> Wutaki:
    fields = Fields(data)
    out = empty_table(setup)
    last = setup.seats - 1
    out.round = fields.number("round", 0, MANY)
    out.start = fields.number("start", -1, last)
    out.claimed = fields.number("claimed", -1, last)
    out.counter = fields.number("counter", 0, len(setup.counter) - 1)
    out.ender = fields.number("ender", -1, last)
    out.reason = fields.one_of("reason", list(REASONS))
    out.monster = read_resources(fields.fields("monster"), setup)
    out.supply = read_resources(fields.fields("supply"), setup)
    out.card_used = fields.flag("card_used")
    out.free_upgrades = fields.number("free_upgrades", 0, MANY)
    read_row(out, fields)
    read_markers(out, fields.fields("locations"))
    out.cards = [card_of(fields, "cards", t, ids(out, "round")) for t in fields.texts("cards")]
    players = fields.items("players", setup.seats)
    out.players = [read_player(out, f, seat) for seat, f in enumerate(players)]
    out.decision = read_steps(out, fields)
    read_decks(out, fields)
    fields.done()
    check(out, fields)
    return out


def ids(state: Wutaki, deck: str) -> list[str]:
    setup = state.setup
    if deck == "pact":
        return [p.id for p in setup.pacts]
    if deck == "omen":
        return [o.id for o in setup.omens]
    if deck == "secret":
        return [s.id for s in setup.secrets]
    return [r.id for r in setup.rounds]


def card_of(fields: Fields, key: str, text: str, names: list[str]) -> int:
    if text not in names:
        raise fields.bad(key, f"must not name “{text[:20]}”, there is no such card")
    return names.index(text)


def read_resources(fields: Fields, setup: WutakiSetup) -> list[int]:
    out = [fields.number(name, 0, setup.supply[i]) for i, name in enumerate(RESOURCES)]
    fields.done()
    return out


def read_row(out: Wutaki, fields: Fields) -> None:
    """From left to right, null for an empty slot; empty slots are on the left."""
    names = ids(out, "pact")
    out.row = []
    gap = False
    for entry in reversed(fields.array("row", SLOTS)):
        if entry is None:
            gap = True
        elif gap or not isinstance(entry, str):
            raise fields.bad("row", "must hold pacts, with empty slots (null) only on the left")
        else:
            out.row.append(card_of(fields, "row", entry, names))


def read_markers(out: Wutaki, fields: Fields) -> None:
    for i, name in enumerate(LOCATIONS):
        owners = fields.numbers(name, 0, out.setup.seats - 1)
        if len(owners) > 2:
            raise fields.bad(name, "must have two markers at most")
        for level, owner in enumerate(owners):
            out.markers[2 * i + level] = owner
    fields.done()


def optional(fields: Fields, key: str, names: list[str]) -> int:
    """A name, or null for -1."""
    value = fields.take(key)
    if value is None:
        return -1
    if not isinstance(value, str) or value not in names:
        raise fields.bad(key, f"must be null or one of {', '.join(names[:40])}")
    return names.index(value)


def read_player(state: Wutaki, fields: Fields, seat: int) -> Player:
    setup = state.setup
    out = Player(True)
    out.points = fields.number("points", 0, MANY)
    out.cost = optional(fields, "cost", list(RESOURCES))
    out.resources = read_resources(fields.fields("resources"), setup)
    out.element = optional(fields, "element", list(ELEMENTS))
    out.permanent = optional(fields, "permanent", ids(state, "omen"))
    out.permanent_used = fields.flag("permanent_used")
    out.towers = [
        card_of(fields, "towers", text, [t.id for t in setup.towers])
        for text in fields.texts("towers")
    ]
    out.upgraded = len(out.towers) + state.markers.count(seat)  # those that can be seen
    if fields.has("upgraded"):
        out.upgraded = fields.number("upgraded", 0, MANY)
    out.pyramid = fields.number("pyramid", 0, TOP)
    out.master = optional(fields, "master", [m.id for m in setup.masters])
    out.multiplier = fields.number("multiplier", 0, 9)
    out.ability = optional(fields, "ability", [a.id for a in setup.abilities])
    out.ability_used = fields.flag("ability_used")
    out.passed = fields.flag("passed")
    read_hands(state, fields, out)
    read_workers(state, fields, out)
    fields.done()
    return out


def read_hands(state: Wutaki, fields: Fields, out: Player) -> None:
    pacts, omens, secrets = ids(state, "pact"), ids(state, "omen"), ids(state, "secret")
    out.offer = sorted([card_of(fields, "offer", t, secrets) for t in fields.texts("offer")])
    out.secrets = sorted([card_of(fields, "secrets", t, secrets) for t in fields.texts("secrets")])
    out.omens = sorted([card_of(fields, "omens", t, omens) for t in fields.texts("omens")])
    out.accepted = [card_of(fields, "accepted", t, pacts) for t in fields.texts("accepted")]
    out.fulfilled = [card_of(fields, "fulfilled", t, pacts) for t in fields.texts("fulfilled")]
    cards = [read_revenge(state, fields, text) for text in fields.texts("revenge")]
    out.revenge = settle(cards, state.setup.seats)


def read_revenge(state: Wutaki, fields: Fields, text: str) -> Card:
    """`RV01:02` or `RV01:*`."""
    name, _, known = text.partition(":")
    face = card_of(fields, "revenge", name, [r.id for r in state.setup.revenges])
    if known == "*":
        return Card(face, EVERYONE)
    seats = [seat for seat in range(state.setup.seats) if str(seat) in known]
    if "".join([str(seat) for seat in seats]) != known:
        raise fields.bad("revenge", "must hold cards like “RV01:02” or “RV01:*”")
    return Card(face, sum([1 << seat for seat in seats]))


def read_workers(state: Wutaki, fields: Fields, out: Player) -> None:
    """Who is placed; the others who are hired, and all other loyal ones, are in stock."""
    placed = fields.fields("workers")
    counts = [0, 0, 0]
    for area, name in enumerate(AREAS):
        if placed.has(name):
            for letter in placed.text(name):
                if letter not in LETTERS:
                    raise placed.bad(name, "must be made of the letters l, a and s")
                worker = LETTERS.index(letter)
                counts[worker] += 1
                out.spots[area] += ONE[worker]
    placed.done()
    hired = fields.number("additional", 0, state.setup.most_additional)
    special = int(fields.flag("special"))
    out.loyal = LOYAL_WORKERS - counts[0]
    out.idle = hired - counts[1]
    out.special = special - counts[2]
    if out.loyal < 0 or out.idle < 0 or out.special < 0:
        raise fields.bad("workers", "must not hold more workers than there are")


def read_decks(out: Wutaki, fields: Fields) -> None:
    """What is face up is listed; the rest is undecided."""
    setup = out.setup
    discard = fields.fields("discard")
    out.pact_discard = counted(discard, "pact", ids(out, "pact"))
    out.omen_discard = counted(discard, "omen", ids(out, "omen"))
    out.round_discard = counted(discard, "round", ids(out, "round"))
    discard.done()
    pacts = out.row[:]
    omens = carried_out(out)
    secrets: list[int] = []
    revenges: list[int] = []
    for player in out.players:
        pacts += player.accepted + player.fulfilled
        omens += player.omens
        if player.permanent >= 0:
            omens.append(player.permanent)
        secrets += player.secrets + player.offer
        revenges += [card.face for card in player.revenge]
    out.pact_bag = rest(fields, "pact", setup.pact_counts, out.pact_discard, pacts)
    out.omen_bag = rest(fields, "omen", setup.omen_counts, out.omen_discard, omens)
    out.round_bag = rest(fields, "round", setup.round_counts, out.round_discard, out.cards)
    none = [0] * len(setup.secrets)
    out.secret_bag = rest(fields, "secret", setup.secret_counts, none, secrets)
    none = [0] * len(setup.revenges)
    out.revenge_bag = rest(fields, "revenge", setup.revenge_counts, none, revenges)


def counted(fields: Fields, key: str, names: list[str]) -> list[int]:
    out = [0] * len(names)
    for text in fields.texts(key):
        out[card_of(fields, key, text, names)] += 1
    return out


def rest(
    fields: Fields, deck: str, counts: list[int], discard: list[int], held: list[int]
) -> list[int]:
    out = [number - discard[face] for face, number in enumerate(counts)]
    for face in held:
        out[face] -= 1
    if min(out) < 0:
        raise fields.bad("players", f"and piles must not hold more cards “{deck}” than there are")
    return out


def check(out: Wutaki, fields: Fields) -> None:
    """What must hold besides the form of each field."""
    for i, name in enumerate(RESOURCES):
        held = sum([player.resources[i] for player in out.players])
        if out.supply[i] + out.monster[i] + held != out.setup.supply[i]:
            raise fields.bad("supply", f"must leave {out.setup.supply[i]} {name} altogether")
    for seat, player in enumerate(out.players):
        if out.markers_left(seat) < 0:
            raise fields.bad("players", "must not have more upgrade markers than six each")
        board = out.setup.masters[max(0, player.master)]
        if player.multiplier >= len(board.multipliers):
            raise fields.bad("players", "must not have a multiplier beyond its board")
        for card in player.revenge:
            if not (card.known >> seat) & 1:
                raise fields.bad("players", "must hold no card that its own seat does not know")
    check_stack(out, fields)


def check_stack(out: Wutaki, fields: Fields) -> None:
    """Nothing on the stack lacks what it needs, and what is asked can be answered."""
    steps = out.stack()
    if out.start < 0 and not any(isinstance(step, Starter) for step in steps):
        raise fields.bad("start", "must be a seat, unless it is still to be drawn")
    for step in steps:
        if not isinstance(step, (Paid, Spare)):
            continue
        if step.pact not in out.players[step.seat].accepted:
            raise fields.bad("steps", "must fulfil pacts that are accepted")
    for seat in out.actors():
        if not (out.legal(seat) if seat >= 0 else out.odds()):
            raise fields.bad("steps", "must end with a question that can be answered")
