"""Wutaki: the question a seat is asked, with the paragraph behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tafelrunde.core.event import Ask
from tafelrunde.games.wutaki.numbers import AREAS
from tafelrunde.games.wutaki.paragraph import discard_rule
from tafelrunde.games.wutaki.step import (
    KINDS,
    S_ACCEPT,
    S_AGAIN,
    S_BUY,
    S_CHASE,
    S_CHOOSE,
    S_DISCARD,
    S_DISMISS,
    S_EXCHANGE,
    S_FULFIL,
    S_GET,
    S_GIVE,
    S_HIRE,
    S_KEEP,
    S_MASTER,
    S_MAY,
    S_MOVE,
    S_PASS,
    S_PAY,
    S_PICK,
    S_PLACE,
    S_PLAY,
    S_RAID,
    S_REMOVE,
    S_REPLACE,
    S_RETURN,
    S_ROB,
    S_SECOND,
    S_SPARE,
    S_TAKE,
    S_TIE,
    S_UPGRADE,
    area_of,
    worker_of,
)  # fmt: skip

if TYPE_CHECKING:
    from tafelrunde.games.wutaki.state import Wutaki

RULES: Final = {
    S_KEEP: "2.3", S_MASTER: "2.8", S_PICK: "2.10", S_PLACE: "3.2", S_AGAIN: "4.3", S_CHASE: "6.1",
    S_MOVE: "6.3", S_ACCEPT: "7.1", S_GIVE: "7.5", S_UPGRADE: "8.1", S_HIRE: "4.4",
    S_CHOOSE: "1.10", S_PAY: "1.8", S_EXCHANGE: "10.5", S_GET: "10.5", S_BUY: "10.5", S_ROB: "12.4",
    S_TAKE: "12.4", S_REPLACE: "12.5", S_REMOVE: "12.5", S_PASS: "10.1", S_RETURN: "12.11",
    S_DISCARD: "11.2", S_PLAY: "12.1", S_DISMISS: "15.6", S_RAID: "15.5", S_MAY: "14.3",
    S_FULFIL: "12.6", S_SPARE: "12.6", S_SECOND: "3.3", S_TIE: "17.11",
}  # fmt: skip
NUMBERED: Final = (S_PICK, S_HIRE, S_PAY, S_EXCHANGE, S_GET, S_BUY)


def question(state: Wutaki, seat: int) -> Ask:
    step = state.step
    kind = step.kind
    code = KINDS[kind]
    rule = RULES[kind]
    if kind == S_PLACE and step.a:
        return Ask("last", "17.2")
    if kind == S_PAY and step.b:
        return Ask("sacrifice", rule, (step.a,))
    if kind == S_DISCARD and step.b >= 0:
        return Ask("swap-omens", "16.5", (step.a, step.b))
    if kind == S_DISCARD:
        return Ask(code, discard_rule(step.b), (step.a,))
    if kind == S_TAKE:
        return Ask("loot", "12.10", (step.a,)) if step.b < 0 else Ask(code, rule, (step.a, step.b))
    if kind == S_ACCEPT and step.a:
        return Ask("accept-plain", "7.6")
    if kind == S_AGAIN and worker_of(step.c) < 2:
        return Ask("twice", "16.2", (AREAS[area_of(step.c)],))
    if kind == S_AGAIN:
        return Ask(code, rule, (AREAS[area_of(step.c)],))
    if kind == S_MOVE:
        return Ask(code, rule, (AREAS[step.a],))
    if kind == S_SPARE:
        return Ask(code, rule, (step.c, state.setup.pacts[step.a].id))
    if kind == S_DISMISS and step.a:
        return Ask("fate", "15.7")
    if kind == S_PLAY and step.a:
        return Ask("may-play", "18.2")
    if kind == S_PASS and step.a:
        return Ask("may-pass", "18.2")
    return Ask(code, rule, (step.a,) if kind in NUMBERED else ())
