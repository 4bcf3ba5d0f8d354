"""Parts of a form that are put away; closed, they still say what is chosen in them."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from tafelrunde.core.meta import Option
from tafelrunde.draw.el import Child, el
from tafelrunde.words.words import Words


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


def changed(option: Option, value: object, words: Words) -> str:
    """How a setting that is not the usual one is told in a word or two."""
    name = words.option(option)
    if value == option.default or (option.choices and value not in option.choices):
        return ""
    if value is True:
        return name
    if isinstance(option.default, bool):
        return f"{name}: {words.site('no')}"
    if isinstance(option.default, int):
        return f"{name}: {str(value)[:20]}"
    chosen = next((one for one in option.choices if one == value), None)
    return name if chosen is None else f"{name}: {words.option_value(option, chosen)}"
