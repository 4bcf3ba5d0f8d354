"""The types of what page and server say to each other: complete, and the same in both languages."""

from __future__ import annotations

import ast
import re
from typing import Final, get_args, get_type_hints, is_typeddict

import pytest

from tafelrunde.core.data import Fields
from tafelrunde.web.table import declare, protocol
from tafelrunde.web.table.messages import READERS, said
from tafelrunde.web.table.protocol import FromPage, FromServer

PATHS: Final = [["drop", "a"]]
FULL: Final[dict[str, object]] = {  # every field that some message has
    "seat": 0, "decision": 0, "paths": PATHS, "path": ["drop"], "text": "a", "ask": 0, "on": True,
    "entry": 0, "name": "Zoe", "seal": "", "number": "00", "invite": "x", "hotseat": True,
    "level": "random", "lang": "de", "speed": "calm",
}  # fmt: skip


def kind_of(message: type) -> str:
    (kind,) = get_args(get_type_hints(message)["t"])
    return str(kind)


def test_the_scripts_have_the_types_of_today() -> None:
    """If not: python -m tafelrunde.web.table.declare."""
    assert declare.TARGET.read_text(encoding="utf-8") == declare.declarations()


def test_every_message_of_a_page_is_read() -> None:
    assert sorted(map(kind_of, get_args(FromPage))) == sorted(READERS)


@pytest.mark.parametrize("message", get_args(FromPage), ids=kind_of)
def test_what_is_read_has_all_its_fields(message: type) -> None:
    kind = kind_of(message)
    ask: object = "x" if kind == "order" else 0
    read = said(Fields({**FULL, "t": kind, "ask": ask}, "message"))
    assert set(read) == set(get_type_hints(message))


def test_every_type_belongs_to_a_message() -> None:
    source = declare.SOURCE.read_text(encoding="utf-8")
    types = [name for name, found in vars(protocol).items() if is_typeddict(found)]
    assert len(get_args(FromServer)) + len(get_args(FromPage)) < len(types)
    for name in {*types} - {one.__name__ for one in get_args(FromPage | FromServer)}:
        assert len(re.findall(rf"\b{name}\b", source)) > 1, name


def test_every_message_is_explained() -> None:
    for block in re.findall(r"(.*)\nexport interface", declare.declarations()):
        assert re.fullmatch(r"/\*\* [A-Z].+\. \*/", block), block


def test_a_type_that_no_script_knows_is_refused() -> None:
    with pytest.raises(TypeError, match=r"set\[int\]"):
        declare.written(ast.parse("set[int]", mode="eval").body)
