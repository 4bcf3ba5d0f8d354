"""The drawing kit: from a view to a picture, for pages, files and notebooks. It knows no game.

A game's `board.py` turns what an observer may know into a `Scene`:

    from tafelrunde.draw import Layer, Region, Scene, hexes, marks, pieces

    GRID = hexes.Grid(radius=45)

    def draw(view, words) -> Scene:
        cells, discs = {}, {}
        for cell in hexes.by_row(GRID, view.cells):             # nearer cells later
            x, y = GRID.center(cell)
            cells[f"c-{cell.name}"] = hexes.cell(cell.terrain, x, y, cell.name, words(...), 45)
            for level, disc in enumerate(cell.discs):           # one id per disc: so it can fly
                discs[f"d{disc.id}"] = pieces.disc(disc.seat, x, y, level, disc.crowned)
        layers = [Layer("cells", cells), Layer("pieces", discs)]
        board = Region("board", GRID.bounds(view.cells, 40), layers,
                       static=hexes.slabs(GRID, view.tiles), label=words("board"))
        return Scene([board])

    scene.svg("dark"); scene.png("light", scale=2); scene       # a notebook shows it

**Markup.** Everything is made by `el()` (and the shapes in `shape`), which escapes all but Markup
and refuses scripts, styles, handlers and filters. Draw leaves (one disc, one cell, one card) as
functions of few hashable arguments under `@leaf`: memoised, a view costs a few milliseconds.

**Ids.** A layer's keys are the ids; they are put on the items' roots. One namespace per scene,
checked when it is made. A piece keeps its id wherever it is; what is hidden gets an anonymous one.
What changes its place flies there, also under another id if both have the same `data-kin` (or
are one `<use>` of the same symbol); what changes its `data-side` turns over.

**Places.** Regions fill rows of twelve columns: `Region(span=4, narrow=12)` takes four on a wide
page and a whole row on a phone. All rows together fit on a screen, but for those `below`.

**Definitions.** Refer to symbols (`use("s-disc-0")`) and gradients (`url(#gr-gold)`); a scene finds
what it needs in the kit or in its own `defs`. They travel as the layer `l-defs` of `flat()` and
`order()`, into the place that `defs.shell()` makes on the page.

**Colours** are tokens, `fill="var(--sand-0)"`; `palette` has the values for light and dark,
`player(seat, "dark")` those of seats. A game declares its own once, for all it will ever draw:
`PAINT = {"meadow": dimmed("#9ecb6a")}` in `board.py`, and `Scene(tokens=PAINT)`. Pages have them
before anything is drawn. Printed matter is `dimmed` in the evening.

**States.** `marks` draws them hidden, with `data-mark="<token>"`; the page sets `data-live` and
`data-chosen` on every element whose `data-token` or `data-mark` is that token. Layers, from below:
cells, marks, shadows, pieces, counts, badges.

**Text** in SVG does not wrap: `text.paragraph`, `text.fitting`, `text.shorten`. Weights 400, 700.

`python -m tafelrunde.draw.gallery out.png` shows every component.
"""

from tafelrunde.draw.el import Child, Value, el, join, leaf
from tafelrunde.draw.errors import (
    BadMarkup,
    DrawError,
    DuplicateId,
    MissingExtra,
    UnknownReference,
    UnknownToken,
)
from tafelrunde.draw.palette import PLAYERS, Shade, Theme, css_tokens, dimmed, player
from tafelrunde.draw.scene import Layer, Region, Scene

__all__ = [
    "PLAYERS", "BadMarkup", "Child", "DrawError", "DuplicateId", "Layer", "MissingExtra", "Region",
    "Scene", "Shade", "Theme", "UnknownReference", "UnknownToken", "Value", "css_tokens", "dimmed",
    "el", "join", "leaf", "player",
]  # fmt: skip
