"""Leduc poker: what can be said without its rules."""

from tafelrunde.core.meta import Meta

META = Meta(
    key="leduc",
    title={"de": "Leduc-Poker", "en": "Leduc poker"},
    seats=(2, 2),
    rules_version=1,
    secrets=True,
    hidden=True,
)
