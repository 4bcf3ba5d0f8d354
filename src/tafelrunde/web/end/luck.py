"""What was promised before the match, and where it can be seen that it was kept."""

from __future__ import annotations

from tafelrunde.draw import el
from tafelrunde.draw.el import Drawn
from tafelrunde.table.match.table import Table
from tafelrunde.web.table.labels import TableTexts


def luck(table: Table, site: TableTexts) -> Drawn | None:
    if table.header.companion and not table.header.left:
        return None  # all of it came out of the box
    facts = table.luck()
    rows = []
    for name in ("commitment", "numbers", "secret"):
        if facts.get(name):
            rows += [el("dt", site(f"luck-{name}")), el("dd", facts[name])]
    check = el("a", site("luck-check"), href=f"/t/{table.header.id}/replay#check")
    return el(
        "details",
        el("summary", site("luck")),
        el("p", site("luck-verify"), " ", check),
        el("dl", *rows),
        class_="paper luck",
    )
