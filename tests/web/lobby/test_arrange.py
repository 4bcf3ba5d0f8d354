"""The page on which a host changes what will be played, and what guests are asked then."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.testclient import TestClient
    from tests.web.hall import Hall

PLAN = ("host", "friend", "friend")


def test_a_host_changes_options_and_lists_the_table(
    hall: Hall, who: Callable[[TestClient], str]
) -> None:
    host, guest = hall.browser("en"), hall.browser("en")
    host.get("/")
    guest.get("/")
    created = hall.create(*PLAN, game="eko", host=who(host))
    hall.sit(created, 0, "Anna", who(host))
    hall.sit(created, 1, "Ben", who(guest))
    address = f"/t/{created.id}/settings"
    assert 'name="option-portals"' in host.get(address).text
    assert guest.get(address).status_code == 403
    assert guest.post(address, data={"option-portals": "yes"}).status_code == 403
    form = {"option-portals": "yes", "open": "yes", "undo": "freely"}
    options = hall.table(created.id).match.setup.game.meta.options
    kept = {f"option-{o.key}": o.default for o in options if not isinstance(o.default, bool)}
    answer = host.post(address, data={**kept, **form})
    assert answer.headers["location"] == f"/t/{created.id}"
    table = hall.table(created.id)
    assert table.header.options["portals"] is True
    assert (table.header.is_open, table.header.undo) == (True, "freely")
    assert table.unaware == {1}
    assert guest.post(f"/t/{created.id}/confirm").status_code == 303
    assert not table.unaware


def test_what_cannot_be_played_is_said_beside_the_form(
    hall: Hall, who: Callable[[TestClient], str]
) -> None:
    host = hall.browser("en")
    host.get("/")
    created = hall.create(*PLAN, game="eko", host=who(host))
    answer = host.post(f"/t/{created.id}/settings", data={"undo": "sometimes"})
    assert answer.status_code == 422
    assert 'role="alert"' in answer.text
