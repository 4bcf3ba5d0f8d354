"""Newgame: what can be said without its rules. Lobbies read this and nothing else."""

from tafelrunde.core.meta import Meta, Option

META = Meta(
    key="newgame",
    title={"de": "Newgame", "en": "Newgame"},
    seats=(2, 4),  # fewest and most
    rules_version=1,  # raise it when, and only when, a recorded match could play out differently
    # what a table may choose; `default` is what it gets unless it asks
    options=(Option("heap", default="small", choices=("small", "large")),),
    # `secrets=True` as soon as one seat may know what another does not
)
