"""Action spaces: dense, readable, and strict about what is declared."""

from __future__ import annotations

import pytest

from tafelrunde.core.action import ActionSpace
from tafelrunde.core.data import Fields
from tafelrunde.core.errors import BadAction, BadData
from tafelrunde.core.registry import find

CELLS = ["a1", "a2", "b1"]


def test_blocks_fill_two_dense_ranges() -> None:
    space = ActionSpace()
    move = space.block("move", CELLS, CELLS)
    roll = space.block("roll", list("123456"), chance=True)
    stop = space.block("stop")
    assert (space.size, space.chance_size) == (10, 6)
    assert [space.action(i).index for i in range(10)] == list(range(10))
    assert str(move.at(0, 2)) == "move a1 b1"
    assert move.at(0, 2) is space.read("move a1 b1") is space.action(2)
    assert stop.at().tokens == ("stop",)
    assert space.action(3, chance=True) is roll.at(3)
    assert bytes(space.mask([move.at(1, 0), stop.at()])) == bytes([0, 0, 0, 1, 0, 0, 0, 0, 0, 1])
    with pytest.raises(BadAction, match="no action has the index 10"):
        space.action(10)


def test_a_large_block_makes_its_actions_on_first_use() -> None:
    space = ActionSpace()
    cells = [str(i) for i in range(100)]
    block = space.block("move", cells, cells)
    assert block.actions[0] is None
    assert block.at(99, 99).index == 9999
    assert block.nth(9999) is block.at(99, 99)


@pytest.mark.parametrize(
    ("kind", "args", "says"),
    [
        ("move", (["a", "a"],), "names a value twice"),
        ("move", ([],), "without any value"),
        ("move", (["a b"],), "one word"),
        ("two words", (), "one word"),
        ("move", (["a"],) * 5, "more than four"),
    ],
)
def test_wrong_declarations(kind: str, args: tuple[list[str], ...], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        ActionSpace().block(kind, *args)


def test_a_kind_is_declared_once() -> None:
    space = ActionSpace()
    space.block("pass")
    with pytest.raises(ValueError, match="declared twice"):
        space.block("pass", chance=True)


@pytest.mark.parametrize(
    ("data", "says"),
    [
        ({}, r"state\.columns is missing"),
        ({"columns": "abc"}, "must be a list"),
        ({"columns": [""] * 6}, "must have 7 entries, not 6"),
        ({"columns": [""] * 6 + [3]}, r"columns\[6\] must be a text"),
        ({"columns": ["0101010"] + [""] * 6}, "at most 6 digits"),
        ({"columns": ["2"] + [""] * 6}, "digits 0 or 1"),
        ({"columns": ["11"] + [""] * 6}, "as many discs 0 as 1"),
        ({"columns": ["0000", "111"] + [""] * 5, "x": 1}, "unknown field “x”"),
        ({"columns": ["0000", "1111"] + [""] * 5}, "four"),
    ],
)
def test_a_wrong_dict_says_what_is_wrong(data: dict[str, object], says: str) -> None:
    with pytest.raises(BadData, match=says):
        find("connect4").setup(2).from_dict(data)


def test_a_state_must_be_an_object() -> None:
    with pytest.raises(BadData, match="must be an object"):
        Fields([])
