"""The toy on a terminal, and as a sheet of paper."""

from tafelrunde.core.state import canonical
from tafelrunde.core.view import View
from tafelrunde.draw import Layer, Region, Scene, dimmed
from tafelrunde.draw.shape import rect
from tafelrunde.words.words import Words
from toy.fault import planted

PAINT = {"toy-paper": dimmed("#f3ead6")}


def text(view: View, words: Words) -> str:
    return canonical(view.facts)


def draw(view: View, words: Words) -> Scene:
    own = {"toy-late": dimmed("#ead7b0")} if planted("colour") else PAINT
    sheet = rect(0, 0, 40, 30, fill=f"var(--{next(iter(own))})")
    board = Region("board", (0, 0, 40, 30), [Layer("sheets", {"sheet": sheet})])
    return Scene([board], title=words.title, tokens=own)
