"""How much ground buildings cover, and how large they are drawn."""

from __future__ import annotations

from typing import Final

Box = tuple[float, float, float, float]  # left, top, right, bottom around an anchor

# what a building covers on the ground, and how large it is drawn
FEET: Final[dict[str, Box]] = {
    "town-hall": (-24, -26, 64, 10),
    "market": (-44, -18, 46, 14),
    "woodcutter": (-36, -14, 46, 18),
    "quarry": (-40, -20, 40, 18),
    "farm": (-22, -12, 34, 6),
    "sawmill": (-38, -18, 60, 18),
    "stonemason": (-44, -14, 50, 12),
    "dairy-farm": (-42, -14, 46, 10),
    "flour-mill": (-22, -10, 22, 10),
    "mountain-range": (-46, -22, 50, 24),
    "pond": (-48, -22, 48, 24),
    "mountain-pond": (-50, -30, 50, 26),
    "hermitage": (-30, -12, 36, 10),
    "orchard": (-44, -22, 46, 20),
    "master-stonemason": (-46, -16, 54, 16),
    "barn": (-32, -14, 50, 8),
    "warehouse": (-36, -16, 50, 16),
    "master-sawmill": (-44, -18, 62, 26),
    "manor-house": (-46, -22, 80, 16),
    "great-mountain-range": (-70, -26, 72, 28),
    "master-dairy": (-42, -14, 56, 18),
    "inn": (-44, -14, 50, 14),
    "guild-hall": (-32, -16, 50, 14),
    "master-mill": (-36, -12, 70, 16),
    "stables": (-46, -12, 48, 18),
    "chapel": (-20, -10, 38, 8),
}
BODY: Final = 32.0  # so far above its feet a building hides what lies behind it
BODIES: Final = {"town-hall": 76.0, "flour-mill": 62.0, "master-mill": 62.0, "chapel": 50.0}
SIZE: Final = 0.86
SIZES: Final = {"town-hall": 0.92, "flour-mill": 0.76, "master-mill": 0.76, "quarry": 0.78}
# what else stands where a large tile has room: symbol, what it covers, how large it is drawn
EXTRAS: Final[dict[str, tuple[str, Box, float]]] = {
    "town-hall": ("well", (-16, -10, 16, 8), 0.86),
    "church": ("cottage", (-4, -10, 50, 6), 0.8),
    "stonemason": ("cottage", (-4, -10, 50, 6), 0.74),
    "great-mountain-range": ("at-mountain-range", (-46, -22, 50, 24), 0.8),
    "mountain-pond": ("at-mountain-range", (-46, -22, 50, 24), 0.7),
    "master-mill": ("cow", (-16, -10, 20, 4), 0.9),
    "dairy-farm": ("cow", (-16, -10, 20, 4), 0.9),
    "manor-house": ("apple", (-10, -8, 12, 4), 0.9),
    "orchard": ("crate", (-10, -8, 10, 4), 0.8),
}
CHURCH_FOOT: Final[Box] = (-60, -34, 120, 14)
CHURCH_SIZE: Final = 0.86
