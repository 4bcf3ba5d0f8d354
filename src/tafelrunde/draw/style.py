"""The stylesheet that drawings on a page need: fonts, tokens of both themes, states."""

from __future__ import annotations

from collections.abc import Mapping

from tafelrunde.draw import fonts, marks
from tafelrunde.draw.palette import Shade, css_tokens
from tafelrunde.draw.text import SANS, SERIF


def tokens(extra: Mapping[str, Shade] | None = None) -> str:
    """Light by default, dark by the reader's system, and either by `<html data-theme=…>`."""
    light, dark = css_tokens("light", extra), css_tokens("dark", extra)
    type_stacks = f"--serif:{SERIF};--sans:{SANS};"
    return (
        f":root{{color-scheme:light;{type_stacks}{light}}}\n"
        f"@media(prefers-color-scheme:dark){{"
        f":root:not([data-theme=light]){{color-scheme:dark;{dark}}}}}\n"
        f":root[data-theme=dark]{{color-scheme:dark;{dark}}}\n"
    )


def stylesheet(font_base: str = "/fonts/", extra: Mapping[str, Shade] | None = None) -> str:
    """For a file served to the page; `extra` are the tokens of its game."""
    hidden = ".defs{position:absolute;width:0;height:0}\n"
    return fonts.css_faces(font_base) + tokens(extra) + hidden + marks.CSS
