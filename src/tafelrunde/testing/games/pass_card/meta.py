"""Pass the card: what can be said without its rules."""

from tafelrunde.core.meta import Meta, Option

META = Meta(
    key="pass_card",
    title={"de": "Karte weiter", "en": "Pass the card"},
    seats=(2, 4),
    rules_version=1,
    options=(Option("rounds", 4, low=1, high=9),),
    secrets=True,
    hidden=True,
)
