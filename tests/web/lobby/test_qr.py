"""An invitation as a QR code: of this server's address, and only of an invitation that works."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import segno

from tafelrunde.table.match.entry import By
from tafelrunde.table.match.message import LeaveSeat

if TYPE_CHECKING:
    from tests.web.hall import Hall

FINDER = ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"]


def seen(svg: str) -> list[str]:
    """What the strokes of a picture show, a sign for each module."""
    size = int(re.findall(r'viewBox="0 0 (\d+) \1"', svg)[0])
    out = [["."] * size for _ in range(size)]
    for x, y, length in re.findall(r"M(\d+) (\d+)h(\d+)v1h", svg):
        out[int(y)][int(x) : int(x) + int(length)] = "#" * int(length)
    return ["".join(row) for row in out]


def test_the_picture_shows_the_address_of_the_invitation(hall: Hall) -> None:
    created = hall.create("friend", "friend")
    path = f"/j/{created.id}/{created.invites[1]}"
    answer = hall.browser(home="https://table.local").get(f"{path}/qr.svg")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.headers["cache-control"] == "no-store"
    rows = seen(answer.text)
    assert all(set(row) == {"."} for row in [*rows[:4], *rows[-4:]])  # paper around it
    inside = [row[4:-4] for row in rows[4:-4]]
    assert [row[:7] for row in inside[:7]] == FINDER
    assert [row[-7:] for row in inside[:7]] == FINDER
    assert [row[:7] for row in inside[-7:]] == FINDER
    meant = segno.make_qr(f"https://table.local{path}", error="m").matrix
    assert inside == ["".join(".#"[one] for one in row) for row in meant]


def test_only_an_invitation_that_works_has_one(hall: Hall) -> None:
    created, other = hall.create("friend", "friend"), hall.create("friend", "friend")
    client = hall.browser()
    for invite in ("nonsense", other.invites[0], created.host_key):
        assert client.get(f"/j/{created.id}/{invite}/qr.svg").status_code == 404
    assert client.get(f"/j/none/{created.invites[0]}/qr.svg").status_code == 404
    hall.sit(created, 0, "Anna")
    gone = LeaveSeat("m", created.host_key, 0)
    hall.portal.call(hall.house.handle, created.id, gone)
    assert hall.table(created.id).holders[0].kind == By.NOBODY
    assert client.get(f"/j/{created.id}/{created.invites[0]}/qr.svg").status_code == 404
