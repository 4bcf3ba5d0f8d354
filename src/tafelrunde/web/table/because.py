"""The answer to “why not?”, in the words of whoever clicked."""

from __future__ import annotations

from tafelrunde.core.objection import Objection
from tafelrunde.core.reason import MOMENT, Reason
from tafelrunde.desks import lacks
from tafelrunde.table.match.table import OVER, Table
from tafelrunde.web.table import labels
from tafelrunde.web.table.labels import TableTexts
from tafelrunde.web.table.protocol import Because
from tafelrunde.words.words import Words


def because(id: str, found: Objection, table: Table, told: Words, site: TableTexts) -> Because:
    reason = found.reason
    if reason is None:
        return not_asked(id, table, told, site)
    text = reason_text(found, reason, told, site)
    rule_text = told.rules[reason.rule].first_sentence
    out: Because = {"t": "why", "id": id, "text": text, "rule": reason.rule}
    lack = lacks(told.game, reason)
    if lack is not None:
        icon, needed, there = lack
        out["numbers"] = [(icon, needed, site("why-needed")), (icon, there, site("why-there"))]
    if rule_text != text:
        out["rule_text"] = rule_text
    return out


def reason_text(found: Objection, reason: Reason, told: Words, site: TableTexts) -> str:
    """Of a game that names only a paragraph, at least what cannot be done now."""
    if reason.code or found.possible or reason.near > MOMENT:
        return told.reason(reason)
    return site("why-not-now", told.kind(found.kind)) if found.kind else site("why-nothing")


def not_asked(id: str, table: Table, told: Words, site: TableTexts) -> Because:
    return {"t": "why", "id": id, "rule": None, "text": whose_turn(table, told, site)}


def watching(id: str, table: Table, told: Words, site: TableTexts) -> Because:
    text = f"{site('why-watching')} {whose_turn(table, told, site)}"
    return {"t": "why", "id": id, "rule": None, "text": text}


def whose_turn(table: Table, told: Words, site: TableTexts) -> str:
    if table.state == OVER:
        return site("why-over")
    people = [told.seat(seat) for seat in table.waits if seat >= 0]
    if not people:
        return site("why-not-asked")
    return site("why-turn-of", labels.listed(people, site), len(people))
