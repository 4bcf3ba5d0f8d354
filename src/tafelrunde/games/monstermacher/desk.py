"""What a player wants to know before a click: grades, what a roll needs, what a bid is worth.

Values of parts that lie face down are told nowhere here, remembered or not (14.3).
"""

from __future__ import annotations

from typing import Final

from tafelrunde.core.action import Action
from tafelrunde.core.event import Event
from tafelrunde.core.view import View
from tafelrunde.desks import Icon, Plate, Price, Value
from tafelrunde.draw.defs import by_id
from tafelrunde.draw.files import icons
from tafelrunde.words.words import Words

from .drawing import paint
from .drawing.odds import needed
from .rules.numbers import COUNTS, FACES, KINDS, PREPARE, WORST, turned
from .rules.operation import operation_bonus
from .rules.revival import revival_bonus
from .rules.scoring import monster_points
from .rules.state import Monsters
from .rules.theft import is_exposed
from .rules.trade import Trade
from .view import round_of

DEFS: Final = {**by_id(paint.gradients()), **icons("tafelrunde.games.monstermacher.drawing", "mm")}
ICONS: Final = {
    "grade": Icon("s-mm-grade", 24),
    "body": Icon("s-mm-body", 100, y=5),
    "store": Icon("s-mm-store", 24),
    "shovel": Icon("s-mm-shovel", 76, y=2),
    "points": Icon("s-worth", 27),
}
VERBS: Final = (
    *(
        "rob",
        "gallows",
        "steal",
        "prepare",
        "study",
        "study-one",
        "operate",
        "revive",
        "offer",
        "pick-up",
    ),
    *("join", "choose", "hand", "show", "call", "add", "points", "bid", "accept", "waive"),
    *("stay", "skip", "pass", "decline"),
)
QUIET: Final = ("stay", "skip", "pass", "decline", "call")
MAIN: Final = {
    "revives": 9, "burns": 8, "sews": 7, "botches": 7, "steals": 6, "steals-gallows": 6,
    "accepts": 6, "robs": 5, "clash": 5, "finds-nothing": 4, "hands-own": 4, "hands-other": 4,
    "no-bids": 4, "declines": 4, "bids": 3, "studies": 3, "calls-robbery": 3, "operates": 3,
    "offers": 3, "joins": 2, "stays": 2, "picks-up": 2, "prepares": 2, "passes": 1, "skips": 1,
}  # fmt: skip
GRADED: Final = (  # events that end with the grade before and after
    *("calls-robbery", "joins", "bluff-pays", "robs", "steals-gallows", "steals", "studies"),
    *("sews", "botches", "burns", "pays-points", "takes-points"),
)


def position(view: View) -> Monsters:
    state = view.position
    assert isinstance(state, Monsters)
    return state


def seat_of(view: View) -> int:
    assert view.seat is not None
    return view.seat


def plate(view: View, side: int, words: Words) -> Plate:
    state = position(view)
    player = state.players[side]
    sewn = sum(card >= 0 for card in player.sewn)
    parts, robbed = len(player.store), COUNTS[player.open]
    values = (
        Value("grade", player.die, words.say("desk-grade")),
        Value("body", f"{sewn}/{KINDS}", words.say("desk-sewn")),
        Value("store", parts, words.say("desk-store-exposed" if is_exposed(player) else
                                        "desk-store", parts)),
        Value("shovel", robbed, words.say("desk-robbed", robbed)),
    )  # fmt: skip
    points = monster_points(state, side)
    line = words.say("desk-line-exposed" if is_exposed(player) else "desk-line-safe", parts)
    return Plate(values, line, Value("points", points, words.say("desk-points", points)))


# prices


def grade(before: int, pips: int, words: Words) -> tuple[Value, ...]:
    """4.2, 4.3: how the study die would be turned; nothing where it stays."""
    return changed(before, turned(before, pips), words)


def changed(before: int, after: int, words: Words) -> tuple[Value, ...]:
    told = words.say("desk-grade")
    return () if before == after else (Value("grade", f"{before} → {after}", told),)


def price(view: View, action: Action, words: Words) -> Price | None:
    state = position(view)
    die = state.players[seat_of(view)].die
    if action.kind in ("rob", "join", "steal"):
        return Price(grade(die, 1, words))
    if action.kind == "gallows":
        return Price(changed(die, WORST, words))
    if action.kind in ("study", "study-one"):
        pips = 2 if action.kind == "study" and is_prepared(state) else 1  # 7.1, 7.2
        return Price((), grade(die, -pips, words))
    if action.kind == "points":
        return Price(grade(die, action.a + 1, words))
    if action.kind == "pick-up":
        open = COUNTS[state.players[seat_of(view)].open]
        return Price((), (Value("shovel", open, words.say("desk-taken", open)),))
    if action.kind in ("accept", "waive"):
        return deal(state, die, action, words)
    return None


def is_prepared(state: Monsters) -> bool:
    return state.deeds[:1] == (PREPARE,)


def deal(state: Monsters, die: int, action: Action, words: Words) -> Price:
    """11.9 to 11.12: the offer for what was bid."""
    bid = state.bids[action.a]
    gain: tuple[Value, ...] = ()
    if bid.parts:
        gain += (Value("store", len(bid.parts), words.say("desk-parts", len(bid.parts))),)
    if action.kind == "accept" and bid.points:
        gain += grade(die, -bid.points, words)
    return Price((Value("store", 1, words.say("desk-parts", 1)),), gain)


# rolls


def least(state: Monsters, seat: int, action: Action) -> int:
    """The least roll with which it succeeds (9.1, 10.2)."""
    player = state.players[seat]
    if action.kind == "revive":
        return needed(state.setup, player.die, revival_bonus(state, player))
    kind = state.setup.type_of[action.a]
    return needed(state.setup, player.die, operation_bonus(state, player, kind))


def loss(view: View, action: Action, words: Words) -> str | None:
    """10.4: a revival that no roll can bring about only burns the brain."""
    if action.kind != "revive":
        return None
    roll = least(position(view), seat_of(view), action)
    return words.say("desk-cannot-live", roll) if roll > FACES else None


def sentence(view: View, action: Action, words: Words) -> str | None:
    state, seat = position(view), seat_of(view)
    if action.kind == "revive":
        return roll_told("desk-revives", least(state, seat, action), words)
    if action.kind == "operate":
        roll = least(state, seat, action)
        return roll_told("desk-operates", roll, words, *action.tokens[1:2], action.b)
    if action.kind in ("rob", "join"):  # what it costs stands beside it
        return words.kind(action.kind)
    if action.kind == "steal":
        return words.say("desk-steals", state.owner(action.a), action.tokens[1])
    if action.kind == "accept" and isinstance(state.decision, Trade):
        offer = state.setup.names[state.decision.offer]
        return words.say("desk-accepts", action.a, offer)
    return None


def roll_told(id: str, roll: int, words: Words, *args: str | int) -> str:
    need = "sure" if roll <= 1 else "never" if roll > FACES else "roll"
    return words.say(id, *args, need, roll)


def follows(view: View, action: Action, words: Words) -> str:
    if action.kind == "operate":
        return words.say("desk-assistant")
    if action.kind == "revive":
        return words.say("desk-burns")
    if action.kind == "rob":
        return words.say("desk-others-asked")
    return words.say("desk-prepared") if action.kind == "prepare" else ""


def hint(view: View, words: Words) -> str:
    assert view.ask is not None
    state = position(view)
    code = view.ask.code
    if code == "second":
        die = state.players[seat_of(view)].die
        return words.say("desk-hint-prepared" if is_prepared(state) else "desk-hint-grade", die)
    return words.say(f"desk-hint-{code}") if code in ("first", "choose", "assist", "bid") else ""


def round(view: View, words: Words) -> str:
    number = round_of(position(view))
    return words.say("desk-round", number) if number else ""


def gains(event: Event, words: Words) -> tuple[Value, ...]:
    """The grade that somebody has from now on, where it has changed."""
    if event.code not in GRADED or event.args[-1] == event.args[-2]:
        return ()
    return (Value("grade", f"→ {event.args[-1]}", words.say("desk-grade")),)
