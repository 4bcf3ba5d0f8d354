"""Single controls of the form for a table, each with its words."""

from __future__ import annotations

from markupsafe import Markup

from tafelrunde.core.box import OPTION
from tafelrunde.core.meta import Option
from tafelrunde.draw.el import Child, el
from tafelrunde.words.words import Words


def group(title: str, *children: Child, class_: str = "") -> Markup:
    return el("fieldset", el("legend", title), *children, class_=class_ or None)


def switch(
    name: str,
    value: str,
    label: str,
    checked: bool,
    help: str = "",
    kind: str = "radio",
    usual: str | None = None,
) -> Markup:
    """A radio button or check box with its words."""
    id = f"{name}-{value}"
    hint = f"{id}-help" if help else None
    return el(
        "div",
        el(
            *("input",),
            type=kind,
            id=id,
            name=name,
            value=value,
            checked=checked,
            aria_describedby=hint,
            data_usual=usual,
        ),
        el("label", label, for_=id),
        el("p", help, id=hint, class_="hint") if help else None,
        class_="switch",
    )


def own_set(option: Option, value: str, words: Words) -> Markup:
    """Which components are played with; they are brought on a page of their own."""
    id, address = f"option-{option.key}", f"/g/{words.game.key}/components"
    kept = el("input", type="hidden", name=id, value=value)
    link = el("a", words.site("box-link"), href=address)
    if not value:
        return el("div", el("p", words.option(option)), kept,
                  el("p", words.option_help(option), " ", link, class_="hint"),
                  class_="field")  # fmt: skip
    without = switch(f"no-{option.key}", "yes", words.site("box-without"), False, kind="checkbox")
    named = el("p", el("strong", words.own_set({option.key: value})))
    return el("div", named, kept, without, class_="field own")


def option_field(option: Option, value: object, words: Words) -> Markup:
    """A setting of a game, with what is usual for it."""
    if option.key == OPTION:
        return own_set(option, str(value), words)
    name, help = words.option(option), words.option_help(option)
    id = f"option-{option.key}"
    usual = str(option.default)
    if isinstance(option.default, bool):
        usual = "yes" if option.default else ""
        return switch(id, "yes", name, bool(value), help, "checkbox", usual)
    if isinstance(option.default, int):
        control = el("input", type="number", id=id, name=id, value=str(value)[:20],
                     min=option.low, max=option.high, required=True, data_usual=usual,
                     aria_describedby=f"{id}-help")  # fmt: skip
        help = f"{help} ({words.site('lobby-range', option.low, option.high)})"
    elif option.choices:
        choices = [
            el("option", words.option_value(option, one), value=one, selected=one == value)
            for one in option.choices
        ]
        control = el("select", *choices, id=id, name=id, aria_describedby=f"{id}-help",
                     data_usual=usual)  # fmt: skip
    else:
        control = el("textarea", str(value), id=id, name=id, rows=3, spellcheck="false",
                     aria_describedby=f"{id}-help", data_usual=usual,
                     data_file=words.site("lobby-text-file"))  # fmt: skip
    label = el("label", name, for_=id)
    return el("div", label, control, el("p", help, id=f"{id}-help", class_="hint"),
              class_="field")  # fmt: skip
