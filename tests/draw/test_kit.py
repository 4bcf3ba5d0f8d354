"""Every drawing of the kit, on the gallery, on a full board and each definition alone."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tafelrunde.draw import Scene, gallery, hexes, marks, pieces, style
from tafelrunde.draw.defs import catalogue, shell
from tafelrunde.draw.palette import NEUTRAL, THEMES, Theme, kit_tokens
from tafelrunde.draw.things import die
from tafelrunde.testing.helpers.drawing import references

FORBIDDEN = re.compile(r"<filter|<script|<style|\sstyle=|\son\w+=|<image|<foreignObject|data:")
TOKENS = re.compile(r"var\(--([\w-]+)\)")


@pytest.mark.parametrize("name", sorted(catalogue()))
def test_definitions_are_well_formed_and_lead_somewhere(name: str) -> None:
    markup = catalogue()[name]
    root = ElementTree.fromstring(markup)
    assert root.attrib["id"] == name
    assert name.startswith("gr-" if "Gradient" in root.tag else "s-")
    assert not FORBIDDEN.search(markup)
    assert references(markup) == markup.needs <= set(catalogue())
    assert set(TOKENS.findall(markup)) <= set(kit_tokens())


def test_drawings_keep_to_the_content_policy(scene: Scene) -> None:
    for markup in (*scene.flat().values(), *(region.shell() for region in scene.regions)):
        ElementTree.fromstring(markup)
        assert not FORBIDDEN.search(markup)


@pytest.mark.parametrize("theme", THEMES)
def test_standalone_files(scene: Scene, theme: Theme) -> None:
    drawn = scene.svg(theme)
    root = ElementTree.fromstring(drawn)
    assert "var(" not in drawn
    assert not FORBIDDEN.search(drawn)
    names = Counter(node.attrib["id"] for node in root.iter() if "id" in node.attrib)
    assert names.most_common(1)[0][1] == 1
    assert references(drawn) <= set(names)


def test_the_gallery_shows_every_symbol() -> None:
    shown = set(gallery.scene().definitions)
    assert {name for name in catalogue() if name.startswith("s-")} <= shown


def test_gallery_as_files(tmp_path: Path) -> None:
    for name in ("out.html", "out.svg", "out.png"):
        gallery.write(tmp_path / name)
        assert (tmp_path / name).stat().st_size > 20_000
    assert (tmp_path / "out.html").read_text().count("<svg") >= 2


def test_drawing_twice_costs_nothing() -> None:
    assert pieces.disc(0, 1.5, 2, 1) is pieces.disc(0, 1.5, 2, 1)
    assert die(3, 0, 0) is die(3, 0, 0)
    assert hexes.cell("reg", 1, 2, "c4", "words") is hexes.cell("reg", 1, 2, "c4", "words")


def test_pieces_take_no_clicks_and_cells_do() -> None:
    assert 'pointer-events="none"' in pieces.disc(NEUTRAL, 0, 0)
    field = ElementTree.fromstring(hexes.cell("reg", 1, 2, "c4", "C4, Fels"))
    assert field.attrib["data-token"] == "c4"
    assert field.attrib["aria-label"] == "C4, Fels"
    assert field.attrib["role"] == "img"


@pytest.mark.parametrize("kind", marks.KINDS)
def test_marks_are_hidden_until_their_token_is_live(kind: marks.Kind) -> None:
    drawn = [
        marks.hex_mark(kind, 0, 0, "c4"),
        marks.badge(kind, 0, 0, "c4"),
        marks.round_mark(kind, 0, 0, 15, "c4"),
        marks.card_mark(kind, 0, 0, 90, 120, "c4"),
    ]
    for markup in drawn:
        root = ElementTree.fromstring(markup)
        assert root.attrib["data-mark"] == "c4"
        assert [part.attrib["visibility"] for part in root] == ["hidden"] * len(root)
    shown = ElementTree.fromstring(marks.hex_mark(kind, 0, 0, "c4", state="live"))
    assert [part.get("visibility") for part in shown] == [None, "hidden"]


def test_stylesheet_has_both_themes_and_the_states() -> None:
    css = style.stylesheet("/f/")
    assert css.count("--ink:#2a211b") == 1
    assert css.count("--ink:#f4eadb") == 2
    assert "[data-live]>.when-live" in css
    assert css.count("@font-face") == 4
    assert css.count("{") == css.count("}")


def test_the_place_for_definitions() -> None:
    assert ElementTree.fromstring(shell())[0].attrib["id"] == "l-defs"


def test_neighbours_share_an_edge() -> None:
    grid = hexes.Grid(45, (3, 4))
    for side, other in enumerate(hexes.neighbours((2, -1))):
        mine = {hexes.near(grid.corner((2, -1), (side + k) % 6)) for k in (1, 2)}
        theirs = {hexes.near(grid.corner(other, (side + k) % 6)) for k in (4, 5)}
        assert mine == theirs


def test_outlines_of_a_flower_and_of_a_ring() -> None:
    grid = hexes.Grid()
    flower = ((0, 0), *hexes.neighbours((0, 0)))
    assert [len(rim) for rim in grid.outlines(flower)] == [18]
    assert sorted(len(rim) for rim in grid.outlines(flower[1:])) == [6, 18]
    assert len(grid.outlines([(0, 0), (5, 5)])) == 2


def test_bounds_hold_the_whole_board() -> None:
    grid = hexes.Grid(10)
    x, y, width, height = grid.bounds([(0, 0)], 1)
    assert (round(x, 2), round(y, 2)) == (-9.66, -9.6)
    assert round(width, 2) == 19.32
    assert round(height, 2) == round(19.2 + hexes.THICK * grid.scale, 2)


def test_an_update_is_small(desert: Scene) -> None:
    flat = desert.flat()
    moved = [markup for name, markup in flat.items() if name[:2] in ("c-", "m-", "d-", "n-")]
    assert max(map(len, moved)) < 600


def test_the_package_ships_the_table_of_widths() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())
    assert "*.txt" in project["tool"]["setuptools"]["package-data"]["*"]
