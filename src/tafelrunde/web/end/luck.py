"""What was promised before the match, and where it can be seen that it was kept."""

from __future__ import annotations

from tafelrunde.draw import el
from tafelrunde.draw.el import Drawn
from tafelrunde.table.match.table import Table
from tafelrunde.web.table import sealed
from tafelrunde.web.table.labels import TableTexts


def luck(table: Table, site: TableTexts) -> Drawn | None:
    if table.header.companion and not table.header.left:
        return None  # all of it came out of the box
    here = f"/t/{table.header.id}"
    address = f"{here}/luck" if sealed.has_seals(table) else f"{here}/replay#check"
    return el(
        "details",
        el("summary", site("luck")),
        el("p", site("luck-verify"), " ", el("a", site("luck-check"), href=address)),
        class_="paper luck",
    )
