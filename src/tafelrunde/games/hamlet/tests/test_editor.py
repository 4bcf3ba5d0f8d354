"""Positions set up by hand: every change that is on offer gives one that can be drawn."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING

import pytest

from tafelrunde.boards import board_of
from tafelrunde.core.errors import BadData
from tafelrunde.core.luck import Seeded
from tafelrunde.core.match import Match
from tafelrunde.core.parts import VIEW
from tafelrunde.editors import Choice, Desk, Hand, Number, Thing, editor_of
from tafelrunde.games.hamlet.game import GAME
from tafelrunde.words.words import Words

if TYPE_CHECKING:
    from tafelrunde.core.data import Json
    from tafelrunde.core.state import Setup

PART = editor_of(GAME)
assert PART is not None
WORDS = {lang: Words(GAME, lang, ("Anna", "Ben", "Carl", "Dora")) for lang in ("de", "en")}


def laid_out(setup: Setup) -> Json:
    """As it is laid out, with a turn that begins."""
    assert PART is not None
    data = PART.opening(setup, {})
    return PART.edited(setup, data, Hand(), ["set", "turn", "0"])[0]


def put(setup: Setup, data: Json, edit: str, tool: str = "", who: str = "0") -> Json:
    assert PART is not None
    return PART.edited(setup, data, Hand(tool, who), edit.split())[0]


def refusal(setup: Setup, data: Json, edit: str, tool: str = "", who: str = "0") -> tuple[str, str]:
    with pytest.raises(BadData) as caught:
        put(setup, data, edit, tool, who)
    return caught.value.where, WORDS["en"].error(caught.value)


def desk(setup: Setup, data: Json, tool: str = "", at: str = "", lang: str = "en") -> Desk:
    assert PART is not None
    return PART.desk(setup, data, Hand(tool, "0", at), WORDS[lang])


def offered(found: Desk) -> list[str]:
    """All that can be clicked."""
    out = [edit for mark in found.marks for edit in re.findall(r'data-edit="([^"]*)"', mark)]
    for sheet in found.sheets:
        for line in sheet.lines:
            if isinstance(line, Number):
                out += [f"set {line.field} {line.value + by}" for by in (-1, 1)]
            elif isinstance(line, Choice):
                out += [f"set {line.field} {value}" for value, _ in line.options]
            elif isinstance(line, Thing):
                out.append(line.away.edit)
    place = found.place
    if place is not None:
        out += [change.edit for change in place.changes]
    return [*out, *[change.edit for change in found.changes]]


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_whatever_is_clicked_it_can_be_drawn_and_told(seats: int) -> None:
    """Random clicks from the middle of a match; without faults the position can be played."""
    assert PART is not None
    setup, random = GAME.setup(seats), Random(seats)
    match = Match(setup, Seeded(seats))
    for _ in range(150):
        match.play(match.actors[0], random.choice(match.legal(match.actors[0])))
    data, hand, refused, played = match.state.to_dict(), Hand(), 0, 0
    for number in range(120):
        lang = ("de", "en")[number % 2]
        found = PART.desk(setup, data, hand, WORDS[lang])
        assert board_of(GAME).draw is not None
        if not found.troubles:
            state = setup.from_dict(data)
            assert setup.from_dict(state.to_dict()).to_dict() == state.to_dict()
            GAME.part(VIEW).view(state, None)
            played += 1
        edits = [edit for edit in offered(found) if not edit.startswith("at ")]
        tools = [tool.key for tray in found.trays for tool in tray.tools]
        names = [str(entry["tile"]) for entry in data["village"]]  # type: ignore[attr-defined]
        hand = Hand(random.choice(["", *tools]), random.choice(setup.sides)[-1],
                    random.choice(names))  # fmt: skip
        try:
            after, hand = PART.edited(setup, data, hand, random.choice(edits).split())
            if not PART.desk(setup, after, hand, WORDS[lang]).troubles:
                data = after
        except BadData as error:
            assert error.text, error
            assert WORDS[lang].error(error)
            refused += 1
    assert played > 10
    assert 0 < refused < 110


def test_a_first_refinery_brings_its_milestone_and_takes_it_along() -> None:
    """12.3: carpenter hangs on a sawmill; without it nobody holds it."""
    setup = GAME.setup(2)
    data = put(setup, laid_out(setup), first_lay(setup, laid_out(setup), "sawmill"), "tile sawmill")
    assert data["sides"][0]["milestones"] == ["carpenter"]  # type: ignore[index]
    assert not desk(setup, data).troubles
    moved = put(setup, data, "set milestone.carpenter 1")
    assert setup.from_dict(moved).to_dict()["sides"][1]["milestones"] == ["carpenter"]  # type: ignore[index]
    lost = put(setup, data, "set milestone.carpenter")
    assert [trouble.where for trouble in desk(setup, lost).troubles] == [
        "state.milestone.carpenter"
    ]
    gone = put(setup, data, "away sawmill")
    assert not desk(setup, gone).troubles


def first_lay(setup: Setup, data: Json, tile: str, host: str = "") -> str:
    found = offered(desk(setup, data, f"tile {tile}"))
    return next(edit for edit in found if edit.startswith(f"lay {host}"))


def test_a_turned_tile_stays_at_its_edge_until_it_lies_as_before() -> None:
    """3.2: all ways to lie at the edge of the tile that was there first."""
    setup, start = GAME.setup(2), laid_out(GAME.setup(2))
    data = put(setup, start, first_lay(setup, start, "hermitage", "church"), "tile hermitage")
    seen, now = [data["village"][-1]], data  # type: ignore[index]
    for _ in range(20):
        now = put(setup, now, "turn hermitage")
        lies = next(one for one in now["village"] if one["tile"] == "hermitage")  # type: ignore[attr-defined]
        if lies == seen[0]:
            break
        seen.append(lies)
    assert lies == seen[0]
    assert len(seen) > 1


def test_what_a_tile_takes_along() -> None:
    """People, tokens, flag and roads go with it; what others hang on stays."""
    setup, start = GAME.setup(2), laid_out(GAME.setup(2))
    data = put(setup, start, "put farm", "standing")
    data = put(setup, data, "away farm")
    assert "farm" not in data["sides"][0]["standing"]  # type: ignore[index]
    assert "farm" not in data["tokens"]  # type: ignore[operator]
    where, sentence = refusal(setup, start, "away church")
    assert (where, sentence) == ("state.village", "The church stays where it is.")


@pytest.mark.parametrize(
    ("edit", "tool", "who", "where", "sentence"),
    [
        ("put quarry", "wood", "0", "state.tokens.quarry", "Quarry: only stone lies here."),
        ("put church", "wood", "0", "state.tokens.church",
         "Church: there is no space for raw materials or goods here."),
        ("put church", "flag", "0", "state.sides[0].landmarks",
         "Flags stand on landmarks only, one on each, at most 6 of one colour."),
        ("put church", "donkeys", "botrik", "state.sides[1].donkeys",
         "Nobody has more than 6 donkeys, and Botrik has none."),
        ("take standing botrik church", "", "0", "state.sides[1].standing",
         "Every side has at least one villager. Put another one down first."),
        ("set sides.0.points 501", "", "0", "state.sides[0].points",
         "A whole number from 0 to 500 belongs here."),
        ("set botrik.bowl.0 4", "", "0", "state.botrik.bowl[0]", ""),
        ("row", "tile church", "0", "state.row", ""),
    ],
)  # fmt: skip
def test_refusals_name_the_field(edit: str, tool: str, who: str, where: str, sentence: str) -> None:
    setup = GAME.setup(1)
    found = refusal(setup, laid_out(setup), edit, tool, who)
    assert found[0].startswith(where)
    assert found[1] == sentence or not sentence


def test_steps_stay_while_they_fit() -> None:
    """What was to be decided is kept through small changes; whoever was acting lies down."""
    setup = GAME.setup(1)
    state = setup.from_dict(laid_out(setup))
    act = next(a for a in state.legal(0) if str(a) == "go church farm")
    state.apply(0, act)
    data = state.to_dict()
    richer = put(setup, data, "set sides.0.gold 9")
    assert richer["steps"] == data["steps"]
    begun = put(setup, data, "set turn 0")
    assert "steps" not in begun
    assert begun["sides"][0]["lying"] == ["farm"]  # type: ignore[index]
    assert not desk(setup, begun).troubles


def test_botriks_row_loses_the_road_with_his_last_one() -> None:
    """15.3, 22.8: before that what is missing comes to its end."""
    setup = GAME.setup(1)
    data = laid_out(setup)
    assert data["botrik"]["row"] == ["raw", "blueprint", "goods", "place", "road"]  # type: ignore[index]
    moved = put(setup, data, "set action.0 road")
    assert moved["botrik"]["row"] == ["road", "blueprint", "goods", "place", "raw"]  # type: ignore[index]
    for tile in ("sawmill", "pond", "woodland", "hermitage", "orchard", "mountain-range"):
        moved = put(setup, moved, first_lay(setup, moved, tile), f"tile {tile}")
    for _ in range(5):
        spots = offered(desk(setup, moved, "road"))
        moved = put(
            setup, moved, next(one for one in spots if one[:5] == "road "), "road", "botrik"
        )
    assert "road" not in moved["botrik"]["row"]  # type: ignore[index]
    back = put(setup, moved, "take road 0")
    assert back["botrik"]["row"][-1] == "road"  # type: ignore[index]


def broken(setup: Setup, kind: str) -> Json:
    """A position in which one thing does not go together."""
    data = laid_out(setup)
    if kind == "owner":
        data = put(setup, data, first_lay(setup, data, "pond"), "tile pond")
        return put(setup, data, "take landmarks 0 pond")
    if kind == "planner":
        road = next(one for one in offered(desk(setup, data, "road")) if one[:5] == "road ")
        return put(setup, put(setup, data, road, "road"), "set milestone.planner")
    if kind == "milestone":
        return put(setup, data, "set milestone.carpenter botrik")
    if kind == "locked":
        names = setup.names  # type: ignore[attr-defined]
        locked = next(names[t] for t in range(len(names)) if setup.groups[2] >> t & 1)  # type: ignore[attr-defined]
        return put(setup, data, "row", f"tile {locked}")
    if kind == "starting":
        return put(setup, data, "away farm")
    if kind == "last-early":
        return {**data, "last": 1}
    for circle in range(3):
        data = put(setup, data, f"set botrik.bowl.{circle} 0")
    return data


@pytest.mark.parametrize(
    ("kind", "names"),
    [
        ("owner", ["Pond: flag of Anna", "Pond: flag of Botrik"]),
        ("planner", ["Planner: Anna", "Planner: Botrik"]),
        ("milestone", ["Carpenter: nobody"]),
        ("locked", ["Take away: "]),
        ("starting", ["Pick up Farm"]),
        ("last-early", ["Without a last round"]),
        ("bowl-empty", ["Fill the bowl"]),
    ],
)
def test_a_fault_comes_with_what_mends_it(kind: str, names: list[str]) -> None:
    """One tap, whatever is in hand, and the fault is gone."""
    setup = GAME.setup(1)
    data = broken(setup, kind)
    [trouble] = desk(setup, data).troubles
    assert len(trouble.mends) == len(names)
    for mend, name in zip(trouble.mends, names, strict=True):
        assert mend.name.startswith(name)
        if kind != "starting":
            after = put(setup, data, mend.edit, "wood")
            assert not desk(setup, after).troubles
    german = [mend.name for mend in desk(setup, data, lang="de").troubles[0].mends]
    assert not set(german) & {mend.name for mend in trouble.mends}
