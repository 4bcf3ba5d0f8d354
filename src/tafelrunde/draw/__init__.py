"""The drawing kit: from a view to a picture, for pages, files and notebooks. It knows no game.

A game's `board.py` turns what an observer may know into a `Scene`:

    from tafelrunde.draw import Layer, Region, Scene, hexes, marks, pieces

    GRID = hexes.Grid(radius=45)

    def draw(view, words) -> Scene:
        state = view.position                                   # of a game without secrets
        layers = [Layer("cells", cells(state.on, words)), Layer("pieces", discs(state.on))]
        return Scene([Region("board", BOX, layers, static=SLABS, label=words("board"))])

    @part
    def discs(on: bytes) -> Iterator[Items]:
        for cell in hexes.by_row(GRID, CELLS):                  # nearer cells later
            yield stack(cell, on[cell.index])

    @part
    def stack(cell: Cell, piece: int) -> Items: ...             # id → element, one id per disc

    scene.svg("dark"); scene.png("light", scale=2); scene       # a notebook shows it

**Drawn.** Everything is made by `el()` (and the shapes in `shape`), which escapes all but Drawn
and refuses scripts, styles, handlers and filters. Draw leaves (one disc, one cell, one card) as
functions of few hashable arguments under `@leaf`: memoised for all tables.

**Parts.** What a layer holds is made by functions under `@part`. Their arguments are all they
depend on, and never change by themselves: numbers, texts, tuples, frozen records; no state, no
event. A page that is kept up to date (`canvas`) calls them again only with other arguments, and is
sent only what comes out differently. Parts may be made of parts: one for a whole layer and one for
each of its places costs little when nothing happens and little when one place changes.

**Ids.** A layer's keys are the ids; they are put on the items' roots. One namespace per scene,
checked when it is made. A piece keeps its id wherever it is; what is hidden gets an anonymous one.
What changes its place flies there, also under another id if both have the same `data-kin` (or
are one `<use>` of the same symbol); what changes its `data-side` turns over.

**Places.** Regions fill rows of twelve columns: `Region(span=4, narrow=12)` takes four on a wide
page and a whole row on a phone. All rows together fit on a screen, but for those `below`. On an
upright tablet `tall` columns count instead, and a region that `lies` is a row of its layers.

**Definitions.** Refer to symbols (`use("s-disc-0")`) and gradients (`url(#gr-gold)`); a scene finds
what it needs in the kit or in its own `defs`. They travel as the layer `l-defs` of `flat()` and
`order()`, into the place that `defs.shell()` makes on the page.

**Colours** are tokens, `fill="var(--paper)"`; `paint.toml` has the values for light and dark,
`player(seat, "dark")` those of seats. A game declares its own once, for all it will ever draw, in
`drawing/paint.toml`: `PAINT = files.colours(__package__)`, named in `board.py`, and
`Scene(tokens=PAINT)`. Pages have them before anything is drawn. Symbols that never change are files
as well: `files.icons`.

**States.** `marks` draws them hidden, with `data-mark="<token>"`; the page sets `data-live` and
`data-chosen` on every element whose `data-token` or `data-mark` is that token. Layers, from below:
cells, marks, shadows, pieces, counts, badges.

**Text** in SVG does not wrap: `text.paragraph`, `text.fitting`, `text.shorten`. Weights 400, 700.

`python -m tafelrunde.draw.gallery out.png` shows every component.
"""

from tafelrunde.draw.el import Child, Drawn, Value, el, join, leaf
from tafelrunde.draw.errors import (
    BadMarkup,
    BadPaint,
    DrawError,
    DuplicateId,
    MissingExtra,
    UnknownReference,
    UnknownToken,
)
from tafelrunde.draw.palette import PLAYERS, Shade, Theme, css_tokens, dimmed, player
from tafelrunde.draw.part import Items, Part, part
from tafelrunde.draw.scene import Layer, Region, Scene

__all__ = [
    "PLAYERS", "BadMarkup", "BadPaint", "Child", "DrawError", "Drawn", "DuplicateId", "Items",
    "Layer", "MissingExtra", "Part", "Region", "Scene", "Shade", "Theme", "UnknownReference",
    "UnknownToken", "Value", "css_tokens", "dimmed", "el", "join", "leaf", "part", "player",
]  # fmt: skip
