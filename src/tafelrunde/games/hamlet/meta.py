"""What can be said without its rules."""

from tafelrunde.core.meta import Meta, Option

SOLO = (
    "easier_donkeys", "easier_landmarks", "easier_payments",
    "harder_villagers", "harder_support", "harder_chaplain", "harder_merchant",
    "harder_landmarks", "harder_goods", "arrange_row",
)  # fmt: skip

META = Meta(
    key="hamlet",
    title={"de": "Hamlet", "en": "Hamlet"},
    seats=(1, 4),
    rules_version=2,
    options=(
        Option("layout", "picture", choices=("picture", "drawn")),
        Option("final_round", False),
        Option("longest_road", False),
        Option("parallel_roads", False),
        Option("round_limit", 100, low=5, high=300),
        *[Option(key, False, seats=(1, 1)) for key in SOLO],
        Option("unscored_gold", False, seats=(1, 1)),
        Option("box", ""),
    ),
    excludes=({"easier_landmarks": True, "harder_landmarks": True},),
    author="David Chircop",
    publisher="Mighty Boards",
    year=2022,
    minutes=90,
    age=12,
    companion=("marker",),
    reconstructed=True,
)
