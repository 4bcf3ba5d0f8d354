"""Signs of what a place or a card does, and the two kinds of hired workers.

A loyal worker is the kit's; a hired one is smaller and wears a straw hat, the special one wears a
star and a crown: the kinds differ in shape, not only in size.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tafelrunde.draw.el import Drawn
from tafelrunde.draw.emblems import CROWN, emblem
from tafelrunde.draw.palette import NEUTRAL, player
from tafelrunde.draw.pieces import WORKER
from tafelrunde.draw.shape import at, circle, ellipse, g, path, rect, symbol, use

SEATS: Final = (0, 1, 2, 3, NEUTRAL)
WOOD: Final = "#5a2f16"
STAR: Final = "M0-6 1.8-1.6 6.4-1.4 2.8 1.6 4 6 0 3.4-4 6-2.8 1.6-6.4-1.4-1.8-1.6z"


def line(data: str, width: float = 2.4, colour: str = WOOD) -> Drawn:
    return path(
        data,
        fill="none",
        stroke=colour,
        stroke_width=width,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def figure(seat: int) -> list[Drawn]:
    return [
        path(WORKER, fill=player(seat, "deep"), transform=at(1.6, 2.6)),
        path(WORKER, fill=player(seat), stroke="#fff6df", stroke_width=1.4),
        path(WORKER, fill="url(#gr-figure)"),
    ]


def helper(seat: int) -> Drawn:
    """An additional worker: a straw hat."""
    return symbol(
        f"s-helper-{seat}",
        g(
            figure(seat),
            emblem(seat, 0, 1.5, 0.46),
            path("M-5.4-11.4C-5-17.4 5-17.4 5.4-11.4z", fill="#e2b45a", stroke="#7a4c0c"),
            ellipse(0, -11.2, 9.6, 2.9, fill="#f0cd7a", stroke="#7a4c0c"),
            path("M-5.2-12.4C-3-11 3-11 5.2-12.4", fill="none", stroke="#b3261e", stroke_width=1.5),
            transform="scale(.82)",
        ),
    )


def special(seat: int) -> Drawn:
    """The special worker: a golden star and a crown."""
    return symbol(
        f"s-special-{seat}",
        g(
            figure(seat),
            path(STAR, fill="#ffe07a", stroke="#6b430a", stroke_width=0.7, transform=at(0, 1.6)),
            path(CROWN, fill="url(#gr-gold)", stroke="#6b430a", transform=at(0, -12, 0.86)),
            transform="scale(.9)",
        ),
    )


def signs() -> Iterator[Drawn]:
    yield from (make(seat) for seat in SEATS for make in (helper, special))
    yield from working_signs()
    yield from dealing_signs()
    yield from card_signs()


def working_signs() -> Iterator[Drawn]:
    boot = "M-7-10h8v10l8 4v5H-7z"
    yield symbol(
        "s-wu-chase",
        path(boot, fill="#7c3f1d", stroke="#2b1608"),
        path("M-7 9H9v2.4H-7z", fill="#2b1608"),
        line("M-11.5-4h3M-12.5 0h4M-11.5 4h3", 1.6),
    )
    yield symbol("s-wu-upgrade", path("M0-11l10 11h-5v10h-10V0h-5z", fill="#b8661b", stroke=WOOD))
    yield symbol(
        "s-wu-hire",
        use(f"s-helper-{NEUTRAL}", -2.4, 1, 0.84),
        circle(8, 7, 5.2, fill="#0a7d5f", stroke="#ffffff", stroke_width=1.2),
        line("M5.4 7h5.2M8 4.4v5.2", 1.7, "#ffffff"),
    )
    yield symbol("s-wu-worker", use(f"s-worker-{NEUTRAL}", 0, 0, 0.74))
    yield symbol("s-wu-helper", use(f"s-helper-{NEUTRAL}", 0, 1, 0.9))
    yield symbol(
        "s-wu-marker",
        ellipse(1, 6, 11, 5, fill="#000000", fill_opacity=0.25),
        path("M-10 0v4a10 7 0 0 0 20 0V0z", fill="#6f6558"),
        ellipse(0, 0, 10, 7, fill="#b7ab99", stroke="#fff6df"),
        line("M0 3V-3M-2.6-.6 0-3.2 2.6-.6", 1.5, "#2b1d12"),
    )
    yield symbol(
        "s-wu-tower",
        path("M-6 10V-4H6v14z", fill="#e7d3ac", stroke="#7a5410"),
        path("M-8-4 0-12 8-4z", fill="#b3261e", stroke="#6d0d0d", stroke_width=0.8),
        path("M-2 10V4a2 2 0 0 1 4 0v6z", fill="#3b2616"),
    )
    yield symbol(
        "s-wu-pyramid",
        path("M-3.4-10h6.8l1.6 5H-5z", fill="#e2b86e", stroke="#6b4219"),
        path("M-6.4-4.6H6.4L8.4 2H-8.4z", fill="#d0a055", stroke="#6b4219"),
        path("M-9.4 2.4H9.4L11.6 9.6h-23.2z", fill="#bb8943", stroke="#6b4219"),
    )
    yield symbol(
        "s-wu-start",
        line("M-6 11V-11", 2.4),
        path("M-5-11h15l-4 5 4 5H-5z", fill="#c8371f", stroke="#6d0d0d", stroke_width=0.8),
    )
    yield symbol(
        "s-wu-dismiss",
        use("s-wu-helper", 3.4, 0, 0.86),
        line("M-4-2h-6.6M-7.6-5.4-11-2-7.6 1.4", 2),
    )
    yield symbol("s-wu-again", use("s-wu-worker", 0, 0, 0.8),
                 line("M10-2A10 10 0 1 0 8.4 6.4M11-8v6H5.4", 2))  # fmt: skip
    yield symbol("s-wu-squeeze", use("s-wu-worker", -4, 1, 0.8), use("s-wu-worker", 4, 1, 0.8))
    yield symbol(
        "s-wu-wages",
        use("s-wu-helper", -4, 0, 0.8),
        use("s-wu-cost", 7, 5, 0.5),
    )


def dealing_signs() -> Iterator[Drawn]:
    yield symbol("s-wu-trade", line("M-10-4H7l-4-4M10 4H-7l4 4", 2.6))
    yield symbol(
        "s-wu-monster",
        path("M-9-3C-10-9-6-8-4-5 -2-6.4 2-6.4 4-5 6-8 10-9 9-3 13 5 6 11 0 11S-13 5-9-3z",
             fill="#5f3aa3", stroke="#1a0f2b"),
        path("M-6-1.6Q-3-3.6-1 0-4 1.4-6-1.6zM6-1.6Q3-3.6 1 0 4 1.4 6-1.6z", fill="#ffe36b"),
        path("M-6.4 4Q0 1.4 6.4 4 3 9.4 0 9.4T-6.4 4z", fill="#2b0a12"),
        path("M-4.4 3.4l1.2 2.4 1.2-2.8zM2 3l1.2 2.8 1.2-2.4z", fill="#fff6df"),
    )  # fmt: skip
    yield symbol(
        "s-wu-plunder",
        use("s-wu-monster", -3, -2, 0.8),
        use("s-wu-any", 7, 6, 0.52),
    )
    yield symbol(
        "s-wu-gift-pact", use("s-wu-pact", -5, -1, 0.86), line("M3 1h8M8-2.4 11.4 1 8 4.4", 2)
    )
    yield symbol(
        "s-wu-renew",
        line("M8.6-3.4A9 9 0 0 0-8.4-2.6M-9-7.6v5h5M-8.6 3.4A9 9 0 0 0 8.4 2.6M9 7.6v-5H4", 2.2),
        use("s-wu-pact", 0, 0, 0.5),
    )
    yield symbol(
        "s-wu-return-revenge",
        use("s-wu-revenge", 3, 0, 0.86),
        line("M-3-4H-9.6M-6.6-7.4-10-4-6.6-.6", 2),
    )
    yield symbol(
        "s-wu-rob",
        use("s-wu-worker", 4, 1, 0.86),
        line("M-2-2h-8.6M-7.6-5.4-11-2-7.6 1.4", 2),
    )
    yield symbol("s-wu-buy", use("s-worth", -5, -2, 0.7), line("M-2 8h9M4 5l3.4 3L4 11", 1.8),
                 use("s-wu-any", 7, 0, 0.55))  # fmt: skip
    yield symbol(
        "s-wu-gift-revenge",
        use("s-wu-revenge", -5, -1, 0.86),
        line("M3 1h8M8-2.4 11.4 1 8 4.4", 2),
    )


def card_signs() -> Iterator[Drawn]:
    yield symbol("s-wu-draw-omen", use("s-wu-omen", 0, -2, 0.88), line("M-3.4 9 0 12 3.4 9", 2.2))
    yield symbol(
        "s-wu-play-omen", use("s-wu-omen", -5, 0, 0.9), line("M4 0h8M8.6-3.4 12 0 8.6 3.4", 2)
    )
    yield symbol(
        "s-wu-fulfil",
        use("s-wu-pact", 0, 0, 0.9),
        circle(5, 6, 5.4, fill="#0a7d5f", stroke="#ffffff", stroke_width=1.2),
        line("M2.6 6.2 4.4 8.2 7.6 4", 1.7, "#ffffff"),
    )
    yield symbol(
        "s-wu-sacrifice",  # into the maw: a square box as on the cards
        rect(-11, -11, 22, 22, 3, fill="none", stroke="#5f3aa3", stroke_width=1.8),
        use("s-wu-monster", 0, 1, 0.72),
    )
    yield symbol("s-wu-everyone", use("s-wu-worker", -6, 2, 0.7), use("s-wu-worker", 6, 2, 0.7),
                 use("s-wu-worker", 0, -1, 0.86))  # fmt: skip
    yield symbol(
        "s-wu-end",
        path("M-7-10H7L1.4 0 7 10H-7L-1.4 0z", fill="#fff6df", stroke=WOOD, stroke_width=1.6),
        path("M-4.4 8.4Q0 3.4 4.4 8.4zM-2.6-4.4H2.6L0 0z", fill="#c98f1e"),
        line("M-8.4-10.4H8.4M-8.4 10.4H8.4", 2.2),
    )
    yield symbol("s-wu-per", path("M6-9-6 9", stroke=WOOD, stroke_width=2.2))
    yield symbol("s-wu-or", path("M0-9V9", stroke=WOOD, stroke_width=2, stroke_dasharray="3 2.6"))
    yield symbol("s-wu-multiply", line("M-6-6 6 6M6-6-6 6", 3.4))
    yield symbol(
        "s-wu-most",
        path(CROWN, fill="url(#gr-gold)", stroke="#6b430a", transform=at(0, 5, 1.3)),
    )
    yield symbol(
        "s-wu-fewest",
        path(CROWN, fill="#b7ab99", stroke="#5a2f16", transform="translate(0 -5) scale(1.3 -1.3)"),
    )
    yield symbol("s-wu-check", circle(0, 0, 10, fill="#0a7d5f", stroke="#ffffff", stroke_width=2),
                 line("M-4.6.4-1.2 4 4.8-3.6", 2.6, "#ffffff"))  # fmt: skip
