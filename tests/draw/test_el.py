"""Nothing unescaped gets into a drawing, whatever players call themselves."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st
from markupsafe import Markup

from tafelrunde.draw import BadMarkup, el, join, leaf
from tafelrunde.draw.cards import face
from tafelrunde.draw.el import Drawn, number
from tafelrunde.draw.scene import Layer, Region, Scene
from tafelrunde.draw.text import paragraph, text

HOSTILE = [
    '<img src=x onerror="alert(1)">',
    '"><script>alert(1)</script>',
    "</text></svg><script>",
    "' onload='alert(1)",
    "]]><!-- &amp; &lt;",
    "var(--ink) url(#gr-gold)",
    "a\x00b\x08c\ud800d\uffff",
]


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_text_is_shown_as_text(name: str) -> None:
    drawn = el("g", text(0, 0, name), aria_label=name, data_token=name)
    root = ElementTree.fromstring(drawn)
    shown = "".join(root.itertext())
    assert [child.tag for child in root.iter()] == ["g", "text"]
    assert shown == root.attrib["aria-label"]
    assert set(root.attrib) == {"aria-label", "data-token"}
    if name.isprintable():
        assert shown == name


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_names_survive_standalone_output(name: str) -> None:
    items = {
        "n": text(0, 20, name),
        "c": face(name, "#123456", None, name),
        "p": el("g", title=name),
    }
    region = Region("board", (0, 0, 100, 100), [Layer("names", items)], label=name, seat=0)
    drawn = Scene([region], title=name).svg("dark", prefix="x1-")
    tags = {node.tag.rpartition("}")[2] for node in ElementTree.fromstring(drawn).iter()}
    assert not tags & {"script", "img", "style"}


@given(st.text())
def test_any_text_gives_well_formed_markup(words: str) -> None:
    ElementTree.fromstring(el("g", text(1, 2, words), paragraph(0, 0, words, 60), title=words))


def test_markup_is_content_but_never_an_attribute() -> None:
    assert el("g", Markup("<b/>")) == "<g><b/></g>"
    assert el("g", title=Markup('"><b/>')) == '<g title="&#34;&gt;&lt;b/&gt;"></g>'.replace(
        "></g>", "/>"
    )


@pytest.mark.parametrize(
    "tag", ["script", "style", "filter", "feBlend", "a b", "x>", "", "foreignObject"]
)
def test_tags_that_may_not_be_drawn(tag: str) -> None:
    with pytest.raises(BadMarkup):
        el(tag)


@pytest.mark.parametrize("name", ["onclick", "ONLOAD", "style", "filter", "a b", 'x"', "srcdoc"])
def test_attributes_that_may_not_be_used(name: str) -> None:
    with pytest.raises(BadMarkup):
        el("g", **{name: "x"})


@pytest.mark.parametrize(
    "address", ["javascript:x", " java\nscript:x", "data:text/html,x", "VBScript:x"]
)
def test_addresses_that_run_code(address: str) -> None:
    with pytest.raises(BadMarkup):
        el("a", "x", href=address)


def test_harmless_addresses() -> None:
    for address in ("#s-disc-0", "/rules/eko#4.2", "https://example.org/", "page?a=b:c"):
        assert "href" in el("a", "x", href=address)


def test_attribute_names_and_values() -> None:
    drawn = el(
        "rect", class_="a", data_token="c4", stroke_width=1.50, viewBox="0", x=None, hidden=True
    )
    assert drawn == '<rect class="a" data-token="c4" stroke-width="1.5" viewBox="0" hidden=""/>'
    assert el("g", aria_hidden=False, hidden=False) == '<g aria-hidden="false"/>'


@pytest.mark.parametrize(
    ("value", "short"),
    [
        (3.0, "3"),
        (2.50, "2.5"),
        (-0.001, "0"),
        (1 / 3, "0.33"),
        (12, "12"),
        (1e-9, "0"),
        (100.0, "100"),
    ],
)
def test_numbers_are_short(value: float, short: str) -> None:
    assert number(value) == short


def test_no_number_to_draw_with() -> None:
    with pytest.raises(BadMarkup):
        el("rect", x=float("nan"))


def test_children_are_flattened_and_none_left_out() -> None:
    assert el("p", "a", None, ["b", ("c", False)], 1.0) == "<p>abc1</p>"
    assert join(el("g"), "<") == "<g/>&lt;"


def test_leaves_are_memoised() -> None:
    calls = []

    @leaf
    def dot(x: float) -> Drawn:
        calls.append(x)
        return el("circle", cx=x)

    assert dot(3) is dot(3)
    assert calls == [3]
