"""A piece that is not in the list: the set grows in mid-match, what was played is read again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.table.conftest import Party

from tafelrunde.core.box import OPTION, set_name
from tafelrunde.core.record import read_record
from tafelrunde.table.match.entry import Kind
from tafelrunde.table.match.message import Accepted, Answer, Bring, Enter, Refusal
from tafelrunde.table.match.piece import Piece
from tafelrunde.table.plan import Plan, Source

if TYPE_CHECKING:
    from tests.table.conftest import Hall

    from tafelrunde.table.house import House
    from tafelrunde.table.match.table import Table

LAKE = {"name": "Lake", "group": "bag", "kind": "landmark", "edges": "4F 5F 0F 1R 2F 3F",
        "cost": {"wood": 1}, "points": 3, "scoring": "forest", "each": 1}  # fmt: skip


async def party(house: House, position: dict[str, object] | None = None) -> Party:
    luck = Source(True, ("marker",))
    created = await house.create_table("hamlet", [Plan("friend")], {}, "p0", luck=luck,
                                       position=position)  # fmt: skip
    out = Party(house, created.id, created.host_key, created.invites)
    await out.sit(0)
    return out


async def enter(party: Party, text: str) -> Answer:
    number = len((await party.table()).match.entries)
    message = Enter(party.next_id(), party.keys[0], 0, number, text)
    return await party.house.handle(party.id, message)


async def bring(party: Party, old: str, key: str = "", **changed: object) -> Answer:
    piece = Piece("tile", old, LAKE | changed)
    message = Bring(party.next_id(), key or party.keys[0], 0, piece)
    return await party.house.handle(party.id, message)


async def on_display(party: Party) -> None:
    """The village lies, and something is on display: another tile is asked for."""
    while not (await party.table()).match.state.to_dict()["row"]:
        table = await party.table()
        outcomes = [str(outcome) for outcome, _ in table.match.state.odds()]
        wanted = "draw orchard" if "draw orchard" in outcomes else outcomes[0]
        assert isinstance(await enter(party, wanted), Accepted)


def drawn(table: Table) -> list[object]:
    row = table.match.state.to_dict()["row"]
    assert isinstance(row, list)
    return [one["tile"] for one in row]


async def test_a_tile_that_is_not_in_the_list_is_added_and_drawn(hall: Hall) -> None:
    """Issue 18, point 9: what was entered before stands; the record brings the grown set."""
    async with hall.house() as house:
        here = await party(house)
        await on_display(here)
        before = (await here.table()).match.setup
        assert isinstance(await bring(here, "pond"), Accepted)
        table = await here.table()
        assert table.match.setup is not before
        assert set_name(str(table.header.options[OPTION])) == "Person 0"
        assert drawn(table) == ["orchard"]
        outcomes = [str(outcome) for outcome, _ in table.match.state.odds()]
        assert "draw Lake" in outcomes
        assert "draw pond" not in outcomes
        assert isinstance(await enter(here, "draw Lake"), Accepted)
        assert drawn(await here.table()) == ["orchard", "Lake"]
        record = (await here.table()).record()
        assert record.luck == {"luck": "entered"}  # it was bound to another box
        again = read_record(record.text()).replay()
        assert [str(entry) for entry in again.entries] == record.entries
    async with hall.house() as house:  # another process reads the same
        table = await house.load(here.id)
        assert table.reason is None
        assert drawn(table) == ["orchard", "Lake"]
        assert [entry.kind for entry in table.entries].count(Kind.BRING) == 1


async def test_a_tile_has_another_shape_in_ones_own_box(hall: Hall) -> None:
    async with hall.house() as house:
        here = await party(house)
        await on_display(here)
        assert isinstance(await bring(here, "pond", name="pond"), Accepted)
        assert isinstance(await bring(here, "woodland", name="Lake"), Accepted)  # grown again
        outcomes = [str(o) for o, _ in (await here.table()).match.state.odds()]
        assert {"draw pond", "draw Lake"} <= set(outcomes)


async def test_what_cannot_be_is_refused_and_changes_nothing(hall: Hall) -> None:
    async with hall.house() as house:
        here = await party(house)
        await on_display(here)
        table = await here.table()
        entries, match = len(table.entries), table.match
        for old, changed, code in (
            ("orchard", {}, "stale"),  # it lies there already
            ("church", {}, "stale"),
            ("pond", {"edges": "4F 5F"}, "bad-box"),
            ("pond", {"name": "orchard"}, "bad-box"),
            ("pond", {"colour": "red"}, "bad-box"),
            ("pond", {"name": "x" * 5000}, "limit"),
        ):
            answer = await bring(here, old, **changed)
            assert isinstance(answer, Refusal), (old, changed)
            assert answer.code == code
        stranger = await bring(here, "pond", "nonsense")
        assert isinstance(stranger, Refusal)
        assert stranger.code == "auth"
        table = await here.table()
        assert (len(table.entries), table.match) == (entries, match)


async def test_also_in_a_match_that_began_with_a_position(hall: Hall) -> None:
    async with hall.house() as house:
        first = await party(house)
        await on_display(first)
        position = (await first.table()).match.state.to_dict()
        here = await party(house, position)
        assert isinstance(await bring(here, "pond"), Accepted)
        assert isinstance(await enter(here, "draw Lake"), Accepted)
        assert drawn(await here.table()) == ["orchard", "Lake"]
