"""The stylesheets that drawings on a page need: fonts, tokens of both themes, states."""

from __future__ import annotations

from collections.abc import Mapping

from tafelrunde.draw import fonts, marks
from tafelrunde.draw.palette import Shade, css_tokens, kit_tokens
from tafelrunde.draw.text import SANS, SERIF


def themed(light: str, dark: str) -> str:
    """Light by default, dark by the reader's system, and either by `<html data-theme=…>`."""
    return (
        f":root{{{light}}}\n"
        f"@media(prefers-color-scheme:dark){{:root:not([data-theme=light]){{{dark}}}}}\n"
        f":root[data-theme=dark]{{{dark}}}\n"
    )


def colours(shades: Mapping[str, Shade]) -> str:
    """These tokens alone: what a game adds to the kit's is a sheet of its own."""
    return themed(css_tokens("light", shades), css_tokens("dark", shades))


def stylesheet(font_base: str = "/fonts/") -> str:
    """For a file served to the page: everything but the colours of single games."""
    schemes = themed(f"color-scheme:light;--serif:{SERIF};--sans:{SANS};", "color-scheme:dark;")
    hidden = ".defs{position:absolute;width:0;height:0}\n"
    return fonts.css_faces(font_base) + schemes + colours(kit_tokens()) + hidden + marks.CSS
