"""Parts of a form that are put away; closed, they still say what is chosen in them."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from tafelrunde.draw.el import Child, el


def fold(
    title: str,
    values: Sequence[str],
    *children: Child,
    class_: str,
    usual: str = "",
    no: str = "",
    open: bool = False,
) -> Markup:
    """`usual` is said where nothing was changed; a script keeps the values true."""
    told = [el("span", value, class_="tag") for value in values] or usual
    head = el("summary", el("span", title), " ", el("span", told, class_="chosen"))
    return el("details", head, el("div", *children, role="group", aria_label=title),
              class_=f"fold {class_}", open=open, data_usual=usual or None,
              data_no=no or None)  # fmt: skip
