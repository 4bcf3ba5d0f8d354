"""Sealed bids: what can be said without its rules."""

from tafelrunde.core.meta import Meta, Option

META = Meta(
    key="sealed_bids",
    title={"de": "Verdeckte Gebote", "en": "Sealed bids"},
    seats=(2, 5),
    rules_version=1,
    options=(
        Option("rounds", 5, low=1, high=9),
        Option("ties", "lost", choices=("lost", "carried")),
    ),
    excludes=({"rounds": 1, "ties": "carried"},),  # there is no next round to carry it to
    secrets=True,
    hidden=True,
)
