"""What can be said without its rules."""

from tafelrunde.core.meta import Meta, Option

META = Meta(
    key="monstermacher",
    title={"de": "Die Monstermacher", "en": "Die Monstermacher"},
    seats=(3, 5),
    rules_version=3,
    options=(
        Option("memory", "hidden", choices=("hidden", "shown")),
        Option("one_always_succeeds", True),
        Option("brain_penalty", False),
        Option("bluff_pays", False),
        Option("fleeting_letters", False),  # 1.9
        Option("idle_rounds", 3, low=0, high=20),  # 0: no such end
        Option("round_limit", 60, low=0, high=1000),  # 0: no such end
        Option("box", ""),
    ),
    author="Henning Poehl",
    publisher="Sphinx Spieleverlag",
    year=2002,
    minutes=45,
    age=16,
    secrets=True,
    reconstructed=True,
)
