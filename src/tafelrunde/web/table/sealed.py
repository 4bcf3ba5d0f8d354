"""What pages are told of luck, so that they can keep it, open their numbers, and compare."""

from __future__ import annotations

from tafelrunde.core.seals import PROTOCOL, Sealed, Share, terms_of
from tafelrunde.table.match.table import Table
from tafelrunde.web.table import protocol


def has_seals(table: Table) -> bool:
    """Whether pages add to its luck."""
    header = table.header
    return header.protocol == PROTOCOL and not header.companion and table.reason is None


def luck(table: Table) -> protocol.Luck | None:
    if not has_seals(table):
        return None
    id, found, held = table.header.id, table.luck_of, table.shares
    if isinstance(found, Sealed):
        commitment, played, terms = found.commitment, found.played, found.terms
    else:
        commitment, played = table.header.commitment, table.played()
        terms = terms_of(id, played, commitment, held) if table.opening else ""
    return {
        "match": id,
        "commitment": commitment,
        "played": played,
        "shares": [shown(table, share) for share in held],
        "terms": terms,
        "phase": "begun" if table.started else "opening" if table.opening else "sealing",
    }


def shown(table: Table, share: Share) -> protocol.Share:
    """Numbers stay with the server until all are open."""
    out: protocol.Share = {"seats": list(share.seats), "seal": share.seal}
    if table.started and share.number:
        out["number"] = share.number
    elif table.started and share.is_sealed:
        out["missing"] = True
    return out
