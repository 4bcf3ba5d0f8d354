"""Die Monstermacher: what a position is worth and which actions look promising."""

from tafelrunde.games.monstermacher.reference import prior, value

__all__ = ["prior", "value"]
