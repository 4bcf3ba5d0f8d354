"""What can be said of the toy without its rules."""

from tafelrunde.core.meta import Meta

META = Meta(
    key="toy",
    title={"de": "Spielzeug", "en": "Toy"},
    seats=(3, 3),
    rules_version=1,
    secrets=True,
    hidden=True,
)
