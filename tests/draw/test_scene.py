from __future__ import annotations

import struct
import sys
from xml.etree import ElementTree

import pytest
from markupsafe import Markup

from tafelrunde.draw import (
    BadMarkup,
    DuplicateId,
    Layer,
    MissingExtra,
    Region,
    Scene,
    UnknownReference,
    dimmed,
    el,
)  # fmt: skip
from tafelrunde.draw.el import Drawn
from tafelrunde.draw.shape import circle, g, rect, symbol, use

BOX = (0, 0, 200, 100)


def small(**items: Drawn) -> Scene:
    return Scene([Region("board", BOX, [Layer("pieces", items)], rect(0, 0, 9, 9), label="Brett")])


def size(png: bytes) -> tuple[int, int]:
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def test_layers_put_the_ids_on() -> None:
    assert small(d1=circle(1, 2, 3)).flat()["d1"] == '<circle id="d1" cx="1" cy="2" r="3"/>'


def test_an_item_may_carry_its_id_already() -> None:
    assert small(d1=circle(1, 2, 3, id="d1")).flat()["d1"].count("id=") == 1


@pytest.mark.parametrize("item", [circle(1, 2, 3, id="d2"), Markup("words"), Markup("")])
def test_an_item_is_one_element_with_this_id(item: Drawn) -> None:
    with pytest.raises(BadMarkup):
        small(d1=item).check()


@pytest.mark.parametrize("name", ["s-disc-0", "gr-x", "l-x", "r-x", "1", "a b", 'a"b', "ä"])
def test_ids_that_items_may_not_have(name: str) -> None:
    with pytest.raises(BadMarkup):
        small(**{name: circle(1, 2, 3)}).check()


def test_the_same_id_twice_is_an_error() -> None:
    one, two = Layer("a", {"d1": circle(1, 1, 1)}), Layer("b", {"d1": circle(2, 2, 2)})
    with pytest.raises(DuplicateId, match="d1") as caught:
        Scene([Region("board", BOX, [one, two])]).check()
    assert caught.value.code == "duplicate-id"
    with pytest.raises(DuplicateId):
        Scene([Region("board", BOX, [one]), Region("tray", BOX, [Layer("c", *one.parts)])]).check()
    with pytest.raises(DuplicateId):
        Scene([Region("board", BOX, [one], static=rect(0, 0, 1, 1, id="d1"))]).check()
    with pytest.raises(DuplicateId):
        Scene([Region("board", BOX, [one]), Region("tray", BOX, [Layer("a", {})])]).check()
    with pytest.raises(DuplicateId):
        small(x=g(circle(0, 0, 1, id="y")), y=circle(1, 1, 1)).check()


def test_definitions_are_found_with_what_they_need() -> None:
    names = list(small(d1=use("s-crowned-3")).definitions)
    assert names == sorted(names)
    assert {"s-crowned-3", "gr-gold", "gr-gloss", "gr-side"} == set(names)


def test_a_reference_that_leads_nowhere_is_an_error() -> None:
    with pytest.raises(UnknownReference, match="s-nothing"):
        small(d1=use("s-nothing")).check()
    with pytest.raises(UnknownReference):
        small(d1=circle(1, 1, 1, fill="url(#gr-nothing)")).check()


def test_a_game_brings_its_own_symbols_and_colours() -> None:
    tree = symbol("s-tree", circle(0, 0, 5, fill="var(--meadow)"))
    region = Region("board", BOX, [Layer("trees", {"t1": use("s-tree")})])
    scene = Scene([region], defs={"s-tree": tree}, tokens={"meadow": dimmed("#9ecb6a")})
    assert 'fill="#9ecb6a"' in scene.svg("light")
    assert f'fill="{dimmed("#9ecb6a")[1]}"' in scene.svg("dark")
    with pytest.raises(DuplicateId):
        Scene([], defs={"s-disc-0": symbol("s-disc-0")}).check()


def test_order_lists_all_layers_and_flat_all_elements(desert: Scene) -> None:
    order, flat = desert.order(), desert.flat()
    assert list(order)[:3] == ["l-defs", "l-cells", "l-marks"]
    assert [name for names in order.values() for name in names] == list(flat)
    assert Scene([Region("board", BOX, [Layer("empty", {})])]).order()["l-empty"] == []


def test_the_shell_holds_what_never_changes() -> None:
    scene = small(d1=use("s-disc-0"))
    shell = scene.regions[0].shell()
    root = ElementTree.fromstring(shell)
    assert root.attrib["viewBox"] == "0 0 200 100"
    assert "aria-label" not in root.attrib  # it may change
    assert scene.regions[0].manner == ("Brett", False)
    assert "<rect" in shell
    assert '<g id="l-pieces"></g>' in shell
    assert "d1" not in shell


def test_equal_views_give_the_same_objects() -> None:
    one, two = small(d1=use("s-disc-0")), small(d1=use("s-disc-0"))
    assert one.flat() == two.flat()
    assert one.definitions["s-disc-0"] is two.definitions["s-disc-0"]


def test_standalone_files_prefix_ids_and_references() -> None:
    drawn = small(d1=use("s-disc-0")).svg(prefix="x1-")
    root = ElementTree.fromstring(drawn)
    names = {node.attrib["id"] for node in root.iter() if "id" in node.attrib}
    assert {"x1-d1", "x1-s-disc-0", "x1-r-board"} <= names
    assert all(name.startswith("x1-") for name in names)
    assert 'href="#x1-s-disc-0"' in drawn
    assert "url(#gr-" not in drawn


def test_notebooks_get_ids_of_their_own() -> None:
    one, two = small(d1=use("s-disc-0")), small(d1=use("s-disc-1"))
    assert one._repr_svg_() == one._repr_svg_()
    assert one._repr_svg_().split('id="')[1][:9] != two._repr_svg_().split('id="')[1][:9]


@pytest.mark.parametrize("scale", [1, 1.5, 2])
def test_png_has_the_size_of_the_picture(scale: float) -> None:
    png = small(d1=use("s-disc-0", 50, 50)).png("dark", scale)
    assert size(png) == (round(248 * scale), round(148 * scale))


def test_themes_differ(desert: Scene) -> None:
    assert desert.png("light", 0.3) != desert.png("dark", 0.3)


def test_png_says_which_extra_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(MissingExtra, match=r"pip install 'tafelrunde\[draw\]'") as caught:
        small().png()
    assert caught.value.params == {"package": "resvg_py"}


def test_seats_get_panels_beside_the_board(desert: Scene) -> None:
    assert ">Zeynep</text>" in desert.svg()
    alone = Scene([Region("own", (0, 0, 900, 90), [], el("g"), label="Anna", seat=3)])
    assert ElementTree.fromstring(alone.svg()).attrib["width"] == "368"


def test_regions_lie_side_by_side_in_twelve_columns() -> None:
    wide = Region("wide", (0, 0, 300, 100), span=8)
    slim = Region("slim", (0, 0, 100, 70), span=4, narrow=6, first=True)
    whole = Region("whole", (0, 0, 200, 50))
    tree = ElementTree.fromstring(Scene([wide, slim, whole]).svg())
    drawn = {one.get("id"): one for one in tree.iter() if one.get("class") == "region"}
    place = {key: float(drawn["r-slim"].get(key, "")) for key in ("x", "y", "width", "height")}
    first = {key: float(drawn["r-wide"].get(key, "")) for key in ("x", "y", "width", "height")}
    assert place["x"] > first["x"] + first["width"]
    assert place["y"] + place["height"] / 2 == pytest.approx(first["y"] + first["height"] / 2)
    assert float(drawn["r-whole"].get("y", "")) > first["y"] + first["height"]
    assert drawn["r-whole"].get("width") == "200"


def test_the_shell_says_where_a_region_lies() -> None:
    slim = Region("slim", BOX, span=4, narrow=6, first=True)
    assert 'data-span="4" data-narrow="6"' in slim.shell()
    assert "data-first" not in slim.shell()  # it comes and goes
    assert 'data-first=""' in slim.svg()
    assert Region("whole", BOX).shell().count("data-") == 1  # its kind
    upright = Region("upright", BOX, tall=12, lies=True)
    assert 'data-tall="12" data-lies=""' in upright.shell()
    assert upright.fixed != Region("upright", BOX, tall=12).fixed
