"""Connect four: what can be said without its rules."""

from tafelrunde.core.meta import Meta

META = Meta(
    key="connect4",
    title={"de": "Vier gewinnt", "en": "Connect four"},
    seats=(2, 2),
    rules_version=1,
    hidden=True,
)
