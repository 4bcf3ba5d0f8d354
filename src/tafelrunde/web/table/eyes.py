"""Who looks at a table, and what is asked of them."""

from __future__ import annotations

from dataclasses import dataclass

from tafelrunde.companions import companion_of
from tafelrunde.core.match import Entry
from tafelrunde.core.registry import find
from tafelrunde.draw.canvas import Canvas
from tafelrunde.table import limit
from tafelrunde.table.match import standing
from tafelrunde.table.match.consent import way_back
from tafelrunde.table.match.policy import Way
from tafelrunde.table.match.table import RUNNING, Table
from tafelrunde.web.piece.draft import asked_table
from tafelrunde.web.table import labels, offers
from tafelrunde.web.table.protocol import Question, UndoOffer
from tafelrunde.words.words import Words


@dataclass(frozen=True, slots=True)
class Eyes:
    """Who looks: their seats, the one whose view they get, whether that is behind a curtain."""

    mine: tuple[int, ...]
    seat: int | None  # whose view is shown
    acts: int | None  # who is asked, if it is one of mine
    curtain: int | None = None  # to whom the device is to be passed

    @property
    def several(self) -> bool:
        return len(self.mine) > 1


def eyes(table: Table, mine: tuple[int, ...], open_to: int | None) -> Eyes:
    """Several people at one device: the one who is asked looks, after a curtain if need be."""
    if not mine:
        return Eyes(mine, None, None)
    asked = [seat for seat in table.waits if seat in mine and table.holders[seat].is_human]
    if len(mine) == 1:
        return Eyes(mine, mine[0], asked[0] if asked else None)
    if not find(table.header.game).meta.secrets:
        seat = asked[0] if asked else mine[0]
        return Eyes(mine, seat, seat if asked else None)
    if open_to in mine and (open_to in asked or not asked):
        return Eyes(mine, open_to, open_to if asked else None)
    return Eyes(mine, None, None, asked[0] if asked else None)


def is_alone(table: Table, looks: Eyes) -> bool:
    """Whether nobody else plays but bots."""
    persons = [seat for seat, holder in enumerate(table.holders) if holder.is_person]
    return bool(looks.mine) and set(persons) <= set(looks.mine)


def question(table: Table, looks: Eyes, canvas: Canvas, lang: str) -> Question:
    """What is asked of this observer, with all choices, and what they may take back."""
    told, site = labels.words(table, lang), labels.table_texts(lang)
    seat = looks.acts
    out: Question = {
        "prompt": labels.prompt(table, told, site, seat, looks.several),
        "seat": seat,
        "state": table.state,
        "waits": list(table.waits),
        "mine": list(looks.mine),
        "paint": [canvas.paint.get(side, side) for side in range(len(labels.sides(table)))],
        "undo": undo(table, looks.mine),
    }
    if how_far := offers.standing(table, looks.seat, lang).round:
        out["round"] = how_far
    if is_alone(table, looks):
        out["pace"] = table.speed
    if looks.curtain is not None:
        out["curtain"] = looks.curtain
        out["prompt"] = site("pass-to", told.names[looks.curtain])
    if seat is not None:
        legal = table.match.legal(seat)
        out["decision"] = table.match.decision(seat)
        offers.add_choices(out, table, seat, lang)
        out["labels"] = labels.labels(legal, told, canvas.tokens)
        out["picks"] = labels.picks(legal)
        if table.may_hint and len(legal) > 1:
            out["hints"] = True
        ask = table.match.asked(seat)
        if ask is not None:
            out["code"] = ask.code
        if ask is not None and find(table.header.game).takes_phrase(ask):
            out["phrase"] = told.say(f"phrase-{ask.code}")
        found = standing.asked(table, seat)
        if found is not None and found.ask not in table.orders[seat]:
            out["order"] = {"ask": found.ask, "words": told.say(f"standing-{found.ask}")}
    elif table.enters:
        ask_luck(out, table, looks, told)
    return out


def ask_luck(out: Question, table: Table, looks: Eyes, told: Words) -> None:
    """Ask what the box on somebody's table has given."""
    human = [seat for seat in looks.mine if table.holders[seat].is_human]
    outcomes = [action for action, _ in table.match.state.odds()]
    asked = companion_of(told.game).question(table.view(None), told)
    out["prompt"] = asked or told.site("table-enter", told.kind(outcomes[0].kind))
    if human:
        out["seat"] = human[0]
        out["luck"] = True
        if asked_table(table):
            out["piece"] = f"/t/{table.header.id}/piece"
        out["decision"] = len(table.match.entries)
        out["acts"] = labels.trie(outcomes, told.action, few=0)  # the prompt says what it is about
        out["labels"] = labels.labels(outcomes, told, ())  # a phone may not show what is drawn


def was_entered(table: Table, entry: Entry) -> bool:
    """Whether somebody entered this piece of luck: what the program drew it would draw again."""
    header = table.header
    return header.companion and entry.action is not None and entry.action.kind not in header.left


def sent_last(table: Table, seat: int) -> list[int]:
    """The first act of this seat's last message: what was sent as one is taken back as one."""
    acts = table.undoable(seat)
    same = [act for act in acts if table.entries[act].message == table.entries[acts[0]].message]
    return same[-1:]


def undo(table: Table, mine: tuple[int, ...]) -> UndoOffer | None:
    """What the undo button takes back: at once, or after asking the others."""
    if table.state != RUNNING or table.reason is not None or table.halted:
        return None
    if len(table.match.entries) > limit.ENTRIES:
        return None
    human = [seat for seat in mine if table.holders[seat].is_human]
    free = [(entry, seat) for seat in human for entry in sent_last(table, seat)]
    if free:
        entry, seat = max(free)
        return {"seat": seat, "entry": entry, "free": True}
    match = table.match
    for number in reversed(match.line):
        seat = match.entries[number].seat
        if seat < 0 and human and was_entered(table, match.entries[number]):
            seat = human[0]
        if seat in human:
            return offer(table, seat, number)
    return None


def offer(table: Table, seat: int, number: int) -> UndoOffer | None:
    """The button, unless it would be refused."""
    way = way_back(table, seat, number)
    if way == Way.NO_WAY or (way == Way.ASKS and table.asking is not None):
        return None
    return {"seat": seat, "entry": table.places[number], "free": way == Way.AT_ONCE}
