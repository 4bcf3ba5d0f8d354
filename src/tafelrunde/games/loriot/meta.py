"""What can be said without its rules."""

from tafelrunde.core.meta import Meta, Option, Standing

META = Meta(
    key="loriot",
    title={"de": "Loriot – Der Weg zum Erfolg", "en": "Loriot – The Road to Success"},
    seats=(2, 8),
    rules_version=3,
    options=(
        Option("targets", "open", choices=("open", "new", "random")),
        Option("cunning", False),
        Option("calculation", "engine", choices=("engine", "player")),
        Option("remove_waiting", False),
        Option("round_limit", 500, low=20, high=500),
        Option("patience", 60, low=0, high=60),  # seconds; the table's affair, not the rules'
        Option("box", ""),
    ),
    standing=(Standing("intervene", "decline", "patience"),),
    publisher="Altenburg-Stralsunder Spielkarten",
    minutes=90,
    age=10,
    secrets=True,
    reconstructed=True,
)
