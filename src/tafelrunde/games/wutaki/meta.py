"""What can be said without its rules."""

from tafelrunde.core.meta import Meta, Option

META = Meta(
    key="wutaki",
    title={"de": "Wutaki", "en": "Wutaki"},
    seats=(2, 4),
    rules_version=3,
    options=(
        Option("extreme", False),
        Option("boards", "symmetric", choices=("symmetric", "asymmetric", "masters", "abilities")),
        Option("memory", "hidden", choices=("hidden", "shown"), before="shown"),
        Option("box", "", was="cards"),
    ),
    author="David Rimbach",
    publisher="Hodari Spiele",
    year=2021,
    minutes=120,
    age=14,
    secrets=True,
    reconstructed=True,
)
