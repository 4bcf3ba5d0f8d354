"""What can be said without its rules."""

from tafelrunde.core.meta import Meta, Option

META = Meta(
    key="eko",
    title={"de": "Ekö", "en": "Ekö"},
    seats=(2, 4),
    rules_version=1,
    options=(
        Option("portals", False),
        Option("wind_temple", False),
        Option("storms", False),
        Option("pyramids", False),
        Option("both_pyramids", False, seats=(2, 2)),
        Option("small_tiles", "outside", choices=("outside", "between")),  # 10.4
        Option("win_before_exchange", True),  # False: a house rule
        Option("open_sites", False),  # 4.13
        Option("last_disc", False),  # 13.12
        Option("colours", "drawn", choices=("drawn", "listed")),
        Option("turn_limit", 300, low=10, high=1000),
        Option("repetitions", 3, low=2, high=10),
        Option("box", ""),
    ),
    author="Henri Kermarrec",
    publisher="Sit Down!",
    year=2015,
    minutes=45,
    age=10,
    reconstructed=True,
)
