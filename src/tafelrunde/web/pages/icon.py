"""Small drawings of the site itself, its mark and signs on buttons: `icons/*.svg`."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from tafelrunde.draw.el import Drawn, el, leaf
from tafelrunde.draw.files import picture

HERE: Final = "tafelrunde.web.pages"


@leaf
def logo() -> Drawn:
    tiles = picture(HERE, "tiles")
    return el("svg", *tiles, class_="logo", viewBox="0 0 40 44", aria_hidden=True)


@leaf
def favicon(turn: bool = False) -> Drawn:
    """With a dot where somebody's turn it is."""
    tiles = (*picture(HERE, "tiles"), *(picture(HERE, "turn") if turn else ()))
    return el("svg", *tiles, xmlns="http://www.w3.org/2000/svg", viewBox="-2 0 44 44")


@leaf
def face(name: str) -> Drawn:
    """Of a bot, as `icons/face-NAME.svg` has it; a page cuts it round."""
    drawn = picture(HERE, f"face-{name}")
    return el("svg", *drawn, class_="face", viewBox="0 0 48 48", aria_hidden=True)


def has_face(name: str) -> bool:
    return (files(HERE) / "icons" / f"face-{name}.svg").is_file()


@leaf
def sign(name: str) -> Drawn:
    """One of `icons/`, in the colour of the words beside it."""
    return el(
        "svg",
        *picture(HERE, name),
        class_="icon",
        viewBox="0 0 24 24",
        fill="none",
        stroke="currentColor",
        stroke_width=2.2,
        stroke_linecap="round",
        stroke_linejoin="round",
        aria_hidden=True,
    )
