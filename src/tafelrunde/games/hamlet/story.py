"""Whose events are: Botrik's sentences mostly name him without an argument."""

from __future__ import annotations

from typing import Final

BOTRIK: Final = (
    *("botrik-begins", "botrik-lays", "marker", "scores-for-gold", "hire-skipped", "hire-fails"),
    *("hire-succeeds", "hire-buys", "hire-buys-none", "order-fails", "order-succeeds"),
    *("sale-fails", "sale-succeeds", "tries", "raw-fails", "blueprint-fails-hand"),
    *("blueprint-fails-row", "goods-fail", "place-fails", "place-chosen", "road-fails"),
    *(
        "all-fail",
        "because",
        "chosen-for-botrik",
        "chosen-lie",
        "chosen-road",
        "row-shifts",
        "row-stays",
        "row-loses",
    ),
    *("bowl-refills", "support", "support-closed", "support-given", "support-closes"),
    *("support-opens", "support-stays", "discount", "ignores-row", "ignores-cost", "loses"),
)
NOBODY: Final = ("village", "layout", "action-row", "stops")
BY: Final = dict.fromkeys(BOTRIK, "botrik") | dict.fromkeys(NOBODY, "")
ASIDE: Final = ("counts-landmark", "counts", "total")
ROUNDS: Final = {"begins": 1}
