"""Whose events are: in a robbery, an operation, a bargain one calls and others answer."""

from __future__ import annotations

from typing import Final

NOBODY: Final = ("top", "hangs", "round", "value", "stops-idle", "stops-round-limit")
BY: Final = dict.fromkeys(NOBODY, "")
ASIDE: Final = (
    *("cannot-join", "joins", "stays", "chooses", "your-choice", "plays", "clash"),
    *("finds-nothing", "robs", "steals-gallows", "steals", "hands-wish", "hands-other"),
    *("hands-own", "cannot-bid", "bids", "bids-shown", "bids-unseen", "passes", "pays-part"),
    *("pays-points", "takes-points", "you-add-shown", "you-add-unseen", "you-add-points"),
    *("waives", "scores"),
)
ROUNDS: Final = {"round": 0}
